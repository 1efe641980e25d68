/** What a confirmed mail changes: the address is confirmed, a pending password or a new address takes effect. */

import type { Caller } from "#server/auth/caller.ts";
import type { AuthContext } from "#server/auth/context.ts";
import {
  AuthError,
  addressUsedAgain,
  banned,
  changeOnlyInAccount,
  emailTaken,
  expiredLink,
} from "#server/auth/errors.ts";
import {
  mailLoss,
  mailNotice,
  mailUndo,
  mailUndoAgain,
  renewUndos,
} from "#server/auth/mail/account-mails.ts";
import { arriveBare, removeConsent, restoreSecondSteps } from "#server/auth/storage/bare-arrival.ts";
import { endAccess, type Kept, removePlantedWaysIn } from "#server/auth/storage/end-access.ts";
import { removeFactorsSince } from "#server/auth/storage/factors.ts";
import { deleteKeptSince } from "#server/auth/storage/kept-since.ts";
import { isUndo, type OneTimeToken, openAddressUndo } from "#server/auth/storage/one-time-tokens.ts";
import { isAccountUsed } from "#server/auth/storage/unused-accounts.ts";
import { fitsUserMetadata } from "#server/auth/storage/user-metadata.ts";
import {
  addEmailIdentity,
  findUser,
  findUserByEmail,
  isBanned,
  isUnproven,
  refreshProviders,
  reloadUser,
  type User,
} from "#server/auth/storage/users.ts";
import { DatabaseError, type Queryable } from "#server/db/database.ts";
import { EARLIER_ADDRESS_TAKES_BACK, KEPT_SINCE_DELETED } from "#server/mail/templates.ts";

/**
 * "waiting": an email change that the other address has not confirmed yet. "changed": one that the old address confirmed
 * last, which opens no session because the account is the new address's from now on.
 */
export type Confirmed = { readonly userId: string } | "waiting" | "changed" | AuthError;

/** Bits of `email_change_confirm_status`. The last: the new address's code was entered in a session of the account. */
const AGREED = { newAddress: 1, currentAddress: 2, inOwnSession: 4 } as const;
const BOTH = AGREED.newAddress | AGREED.currentAddress;

/**
 * The caller holds the lock on the token's user: the second link of an email change sees what the first wrote.
 * @param session the caller's session, when they are signed in to an account
 */
export async function confirm(
  ctx: AuthContext,
  tx: Queryable,
  token: OneTimeToken,
  session?: Caller,
): Promise<Confirmed> {
  const user = await findUser(tx, token.user_id);
  if (user === undefined) return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  if (isBanned(user, ctx.now())) return banned();
  if (token.token_type === "email_change_new" || token.token_type === "email_change_current") {
    return changeAddress(ctx, tx, user, token, session?.user.id === user.id ? session.sessionId : undefined);
  }
  if (token.token_type === "two_step_undo" && !(await undoSecondStep(tx, token))) return expiredLink();
  if (token.token_type === "passkey_undo") await undoPasskey(tx, token);
  if (token.token_type === "address_undo") await undoEmailChange(ctx, tx, user, token);
  if (isUndo(token.token_type)) {
    await tellOfUndo(ctx, tx, user);
    await renewUndos(ctx, tx, user.id);
  }
  if (user.email_confirmed_at === null) await confirmAddress(ctx, tx, user, token);
  await endSignupMails(tx, user.id);
  if (token.token_type === "recovery" || token.token_type === "magiclink") await mailUndoAgain(ctx, tx, user);
  // These links are for setting a password: the session they open may set one without another code.
  if (["recovery", "invite"].includes(token.token_type) || isUndo(token.token_type)) {
    await tx.query("update auth.users set password_link_used_at = $2 where id = $1", [
      user.id,
      new Date(ctx.now()),
    ]);
  }
  return { userId: user.id };
}

/** Told to the mailbox that has the account now, and to the one that it left by the undo. */
async function tellOfUndo(ctx: AuthContext, tx: Queryable, before: User): Promise<void> {
  const now = await findUser(tx, before.id);
  if (now !== undefined) await mailLoss(ctx, tx, "change-undone", now);
  if (before.email && before.email_confirmed_at && now?.email !== before.email)
    // Not as a mail of the account: its export is another person's now.
    await mailNotice(ctx, tx, "email-changed", before.email, undefined, KEPT_SINCE_DELETED);
}

/**
 * With the factor go those that were added with its authority, also when it was exchanged for them since, and every way in
 * that its owner may have.
 * @returns false when there is nothing to undo and an earlier factor protects the account
 */
async function undoSecondStep(tx: Queryable, token: OneTimeToken): Promise<boolean> {
  const { user_id: userId, created_at: toldAt } = token;
  const { rows } = await tx.query<{ created_at: Date }>(
    "select created_at from auth.mfa_factors where id = $1 and user_id = $2",
    [token.relates_to, userId],
  );
  const since = typeof token.pending_metadata?.since === "string" ? token.pending_metadata.since : undefined;
  const addedAt = since === undefined ? toldAt : new Date(since);
  const removed = await removeFactorsSince(tx, userId, rows[0]?.created_at ?? addedAt);
  const left = await tx.query(
    "select 1 from auth.mfa_factors where user_id = $1 and status = 'verified' limit 1",
    [userId],
  );
  if (removed === 0 && left.rows.length > 0) return false;
  await endIntrusion(tx, userId);
  // The mails about the later factors have nothing left to undo.
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = 'two_step_undo' and created_at >= $2",
    [userId, toldAt],
  );
  return true;
}

/** Second steps that were added since go with it: a second step that was there before protects the account, and stays. */
async function undoPasskey(
  tx: Queryable,
  { user_id: userId, created_at: toldAt }: OneTimeToken,
): Promise<void> {
  await removeFactorsSince(tx, userId, toldAt);
  await endIntrusion(tx, userId);
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and token_type = 'passkey_undo'", [
    userId,
  ]);
}

/**
 * What every undo ends beside its own: all other ways in, the password, which may have been changed, all access, and the consent to keep
 * questions, which may be somebody else's.
 */
async function endIntrusion(tx: Queryable, userId: string, kept: Kept = {}): Promise<void> {
  await removePlantedWaysIn(tx, userId);
  await removeConsent(tx, userId);
  await tx.query("update auth.users set encrypted_password = null where id = $1", [userId]);
  await endAccess(tx, userId, kept);
}

/**
 * The account goes back to the mailbox that it left, whatever was changed since, without what was kept in it since. The second steps
 * that it had come back, but for those that this mailbox could still undo when it was left.
 */
async function undoEmailChange(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  { relates_to: oldAddress, created_at: leftAt, pending_metadata: metadata }: OneTimeToken,
): Promise<void> {
  await removeUnusedAccount(ctx, tx, user.id, oldAddress, leftAt);
  await setAddress(ctx, tx, user, oldAddress, null);
  await restoreSecondSteps(tx, user.id, leftAt);
  await deleteKeptSince(tx, user.id, { address: oldAddress, at: leftAt, metadata });
  await endIntrusion(tx, user.id, { leavesMailbox: true });
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = 'address_undo' and created_at >= $2",
    [user.id, leftAt],
  );
}

/**
 * Whoever lost an account usually tries to sign in first, and so gets a new one with the same address.
 * @param userId the account that is taken back; it may have returned to the address already
 */
async function removeUnusedAccount(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
  address: string,
  leftAt: Date,
): Promise<void> {
  const holder = await findUserByEmail(tx, address);
  if (holder === undefined || holder.id === userId || isUnproven(holder, ctx.now())) return;
  if (holder.created_at < leftAt) throw addressUsedAgain();
  // Stronger than the lock of a change: rows that refer to the account wait as well, so that none is added after the look.
  await tx.query("select from auth.users where id = $1 for update", [holder.id]);
  if (await isAccountUsed(tx, holder.id)) throw addressUsedAgain();
  await tx.query("delete from public.user_analytics_events where user_id = $1", [holder.id]);
  await tx.query("delete from auth.users where id = $1", [holder.id]);
  await mailNotice(ctx, tx, "account-replaced", address, userId);
}

async function confirmAddress(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  token: OneTimeToken,
): Promise<void> {
  const at = new Date(ctx.now());
  // The password and metadata of a sign-up come from the confirmed token only: anyone can sign up with any address.
  // The row's own values were set by an administrator, and its metadata takes precedence.
  const merged = { ...token.pending_metadata, ...user.raw_user_meta_data };
  await tx.query(
    `update auth.users set email_confirmed_at = $2, encrypted_password = coalesce($3, encrypted_password),
       is_anonymous = false, updated_at = $2, raw_user_meta_data = $4 where id = $1`,
    [user.id, at, token.pending_password, fitsUserMetadata(merged) ? merged : user.raw_user_meta_data],
  );
  await clearPendingChanges(tx, user.id);
  await tx.query(
    `update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = $2
     where user_id = $1 and provider = 'email'`,
    [user.id, at],
  );
}

/** The mailbox has answered: a sign-up mail or invitation that somebody else asked for, or kept, has nothing left to confirm. */
async function endSignupMails(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type in ('signup', 'invite')",
    [userId],
  );
}

/** Other mails of a user whose address is confirmed may still sign them in, but have no other effect. */
async function clearPendingChanges(tx: Queryable, userId: string): Promise<void> {
  await tx.query("delete from auth.one_time_tokens where user_id = $1 and token_type = 'decoy_signup'", [
    userId,
  ]);
  await tx.query(
    "update auth.one_time_tokens set pending_password = null, pending_metadata = null where user_id = $1",
    [userId],
  );
}

async function changeAddress(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  token: OneTimeToken,
  ownSessionId: string | undefined,
): Promise<Confirmed> {
  const at = new Date(ctx.now());
  const wanted = user.email_change;
  if (wanted === "") return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  const isNew = token.token_type === "email_change_new";
  const agreed =
    user.email_change_confirm_status |
    (isNew ? AGREED.newAddress : AGREED.currentAddress) |
    (isNew && ownSessionId !== undefined ? AGREED.inOwnSession : 0);
  const isFromElsewhere = (agreed & AGREED.newAddress) !== 0 && (agreed & AGREED.inOwnSession) === 0;
  // An earlier mailbox could take the account back from the person who agrees now. The undo itself cannot end here: a thief
  // would end the owner's in the same way. Thrown, so that the code stays valid for the account's own session.
  const earlier = await openAddressUndo(ctx, tx, user.id);
  if (isFromElsewhere && earlier !== undefined) throw changeOnlyInAccount();
  const bothNeeded =
    ctx.settings.secureEmailChange && user.email !== null && user.email_confirmed_at !== null;
  if (bothNeeded && (agreed & BOTH) !== BOTH) {
    await tx.query("update auth.users set email_change_confirm_status = $2, updated_at = $3 where id = $1", [
      user.id,
      agreed,
      at,
    ]);
    return "waiting";
  }
  if ((agreed & AGREED.newAddress) === 0)
    return new AuthError(403, "otp_expired", "Token has expired or is invalid");
  await setAddress(ctx, tx, user, wanted, token.pending_password);
  const mayKeepAccess = (agreed & AGREED.inOwnSession) !== 0;
  // The old mailbox opens nothing by itself: it may be the reason for leaving it.
  const opensSession = isNew || (mayKeepAccess && ownSessionId !== undefined);
  await endAccess(tx, user.id, {
    sessionId: mayKeepAccess ? ownSessionId : undefined,
    flowId: opensSession ? token.flow_state_id : undefined,
    leavesMailbox: true,
  });
  // An account that another person agreed to take is theirs: whoever made it must not get it back. Nor must whoever took an account
  // away from a mailbox that can take it back: only the earliest one gets a link.
  const canBeUndone = mayKeepAccess && earlier === undefined;
  await arriveBare(tx, user.id, at, canBeUndone);
  if (!mayKeepAccess) await removeEarlierAccess(tx, user.id, token.pending_password);
  await refreshProviders(tx, user.id);
  if (user.email !== null && user.email_confirmed_at !== null) {
    if (canBeUndone)
      await mailUndo(ctx, tx, "address_undo", {
        userId: user.id,
        to: user.email,
        of: user.email,
        createdAt: at,
        metadata: (await reloadUser(tx, user.id)).raw_user_meta_data,
      });
    else
      await mailNotice(ctx, tx, "email-changed", user.email, user.id, earlier && EARLIER_ADDRESS_TAKES_BACK);
  }
  return opensSession ? { userId: user.id } : "changed";
}

/** @param pendingPassword one that was chosen with the address; null leaves the present one */
async function setAddress(
  ctx: AuthContext,
  tx: Queryable,
  user: User,
  address: string,
  pendingPassword: string | null,
): Promise<void> {
  const at = new Date(ctx.now());
  await deleteUnprovenAccount(ctx, tx, address);
  try {
    await tx.query(
      `update auth.users set email = $2, email_change = '', email_change_confirm_status = 0, email_confirmed_at = $3,
         encrypted_password = coalesce($4, encrypted_password), is_anonymous = false, updated_at = $3 where id = $1`,
      [user.id, address, at, pendingPassword],
    );
  } catch (error) {
    // This error aborts the transaction; the answer is the same as for any taken address.
    if (error instanceof DatabaseError && error.code === "23505") throw emailTaken();
    throw error;
  }
  const identity = user.identities.find((known) => known.provider === "email");
  if (identity === undefined) {
    await addEmailIdentity(tx, at, user.id, address, true);
    return;
  }
  await tx.query(
    `update auth.identities set identity_data = identity_data || jsonb_build_object('email', $2::text, 'email_verified', true),
       updated_at = $3 where id = $1`,
    [identity.id, address, at],
  );
}

/** The address is proven now. Not locked beforehand: two accounts that take each other's address would wait for each other. */
async function deleteUnprovenAccount(ctx: AuthContext, tx: Queryable, email: string): Promise<void> {
  const holder = await findUserByEmail(tx, email);
  if (holder === undefined || !isUnproven(holder, ctx.now())) return;
  await tx.query(
    "delete from auth.users where id = $1 and confirmed_at is null and last_sign_in_at is null",
    [holder.id],
  );
}

/**
 * Anyone can ask to move their account to anyone's address, and its owner may agree by mistake. Whoever asked must not keep
 * a way into an account that is the address's owner's from now on.
 * @param guestsPassword the one an anonymous guest chose with the address; it came with the mail that was answered
 */
async function removeEarlierAccess(
  tx: Queryable,
  userId: string,
  guestsPassword: string | null,
): Promise<void> {
  await tx.query(
    "update auth.users set encrypted_password = $2, phone = null, phone_confirmed_at = null where id = $1",
    [userId, guestsPassword],
  );
  await removePlantedWaysIn(tx, userId);
  // The new mailbox did not ask for reminders, whose titles whoever had the account has written.
  await tx.query("update public.reminder_settings set channel = 'push' where user_id = $1", [userId]);
}
