/**
 * Ends what has been given out to enter an account. Every path that ends access comes here (a new password, a new address,
 * signing out everywhere, an undone second step, an administrator), so that none of them can forget a kind of credential.
 * Push devices and calendar links belong to a session and end with it. SECURITY.md lists what ends each credential.
 */
import type { Queryable } from "#server/db/database.ts";
import { refreshProviders } from "./users.ts";

export type Kept = {
  /** The session that asks for it, and the PKCE flow of the link that is being answered, go on. */
  readonly sessionId?: string | undefined;
  readonly flowId?: string | null | undefined;
  /** What the mailbox's owner needs to choose a new password stays: the asking session has no proof from the mailbox. */
  readonly mailbox?: MailboxKept;
  /**
   * The account leaves its address: a link there that undoes a second step or passkey would open the account at its new one. The
   * mailbox that can take the account back does it with the link of the change, which removes what was added, too.
   */
  readonly leavesMailbox?: boolean;
};

export type MailboxKept = {
  /** Sessions that a mail opened in the ten minutes before `at` stay, unless a later mail opened this one. */
  readonly callerId: string;
  readonly at: Date;
  /** Links and codes mailed since then stay; those of a change of address never do. */
  readonly mailsSince: Date;
};

/** The caller holds the user's lock. @returns the sessions that ended */
export async function endAccess(tx: Queryable, userId: string, kept: Kept = {}): Promise<readonly string[]> {
  const session = kept.sessionId ?? null;
  const { mailbox } = kept;
  const { rows: ended } = await tx.query<{ id: string }>(
    `delete from auth.sessions where user_id = $1 and id is distinct from $2::uuid
       and ($3::uuid is null or private.may_end_session($3::uuid, id, $4)) returning id`,
    [userId, session, mailbox?.callerId ?? null, mailbox?.at ?? null],
  );
  // A change of address can be undone whatever was changed since. An undo of a second step or passkey stays as well, unless its
  // mailbox is left: whoever added it could prevent it with a new password (one by mail: `endUndos`). A decoy opens
  // nothing, and its end would tell whoever signed up with this address that it has an account in use.
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1 and token_type not in ('decoy_signup', 'address_undo')
       and (token_type not in ('two_step_undo', 'passkey_undo') or $2::boolean)
       and ($3::timestamptz is null or created_at < $3 or token_type like 'email_change%')`,
    [userId, kept.leavesMailbox ?? false, mailbox?.mailsSince ?? null],
  );
  // A link that stays keeps its flow: without it, it would open a session without the verifier.
  await tx.query(
    `delete from auth.flow_state where user_id = $1 and id is distinct from $2::uuid
       and id not in (select flow_state_id from auth.one_time_tokens where user_id = $1 and flow_state_id is not null)`,
    [userId, kept.flowId ?? null],
  );
  await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId]);
  // The mailbox's session may be at its second step.
  if (mailbox === undefined)
    await tx.query(
      "delete from auth.mfa_challenges where factor_id in (select id from auth.mfa_factors where user_id = $1)",
      [userId],
    );
  await tx.query("delete from auth.webauthn_challenges where user_id = $1", [userId]);
  // A change of address that waits for an answer could be mailed again by anybody (/resend) and would then complete.
  await tx.query(
    `update auth.users set email_change = '', email_change_confirm_status = 0, phone_change = '',
       password_link_used_at = case when $2::boolean then password_link_used_at end where id = $1`,
    [userId, session !== null || mailbox !== undefined],
  );
  return ended.map(({ id }) => id);
}

/**
 * Removes what somebody else may have added to come back later, whenever it was added: an intruder chooses the order. For a
 * proof by mail that the owner acts (a password reset, an undo). Second steps open nothing by themselves; their removal is
 * left to the undo that is theirs.
 * @returns whether there were any
 */
export async function removePlantedWaysIn(tx: Queryable, userId: string): Promise<boolean> {
  const passkeys = await tx.query("delete from auth.webauthn_credentials where user_id = $1", [userId]);
  const identities = await tx.query(
    "delete from auth.identities where user_id = $1 and provider <> 'email'",
    [userId],
  );
  await refreshProviders(tx, userId);
  return passkeys.rowCount + identities.rowCount > 0;
}

/**
 * Ends the links to undo something that the present mailbox holds: a password is chosen after a mail to it, and somebody who was
 * in it for a moment may have kept one. A link that takes the account back to another mailbox stays: whoever took the
 * account away could end it.
 */
export async function endUndos(
  tx: Queryable,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type in ('two_step_undo', 'passkey_undo')",
    [id],
  );
  await endAddressUndo(tx, { id, email });
}

/** Ends the link that takes the account back to the mailbox that has it again. */
export async function endAddressUndo(
  tx: Queryable,
  { id, email }: { id: string; email: string | null },
): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens
     where user_id = $1 and token_type = 'address_undo' and lower(relates_to) = lower($2)`,
    [id, email],
  );
}
