/**
 * One-time tokens sent by mail: a link with a long token and a code of six digits, each valid for one hour and one use.
 * Five wrong codes invalidate the code but not the link, so that an attacker cannot lock the owner out.
 */

import type { AuthContext } from "#server/auth/context.ts";
import { hashCode, newCode, newToken, sameText, sha256 } from "#server/auth/credentials/secrets.ts";
import type { Queryable } from "#server/db/database.ts";
import { bucketName } from "#server/limits/bucket-name.ts";
import { lockUser } from "./locks.ts";
import type { Json } from "./users.ts";

export type OneTimeKind =
  | "signup"
  /** What sign-in answers to a sign-up's password, see `rememberSignup`. It has no link or code, and no endpoint accepts it. */
  | "decoy_signup"
  | "invite"
  | "magiclink"
  | "recovery"
  | "email_change_new"
  | "email_change_current"
  | "reauthentication"
  | UndoKind;

/** What the owner of a mailbox can undo if somebody else did it. */
export type UndoKind = "two_step_undo" | "passkey_undo" | "address_undo";

export const isUndo = (kind: string): kind is UndoKind => kind.endsWith("_undo");

export type OneTimeToken = {
  id: string;
  user_id: string;
  token_type: OneTimeKind;
  token_hash: string;
  code_hash: string | null;
  relates_to: string;
  attempts: number;
  pending_password: string | null;
  pending_metadata: Json | null;
  flow_state_id: string | null;
  expires_at: Date;
  created_at: Date;
};

export const ONE_TIME_SECONDS = 3600;
const MAX_ATTEMPTS = 5;

export async function createOneTimeToken(
  ctx: AuthContext,
  tx: Queryable,
  given: {
    userId: string;
    kind: OneTimeKind;
    /** What the token is for: an address, the id of the factor or passkey that it undoes, or of the session that proves itself. */
    email: string;
    seconds?: number;
    pendingPassword?: string | undefined;
    pendingMetadata?: Json | undefined;
    flowId?: string | undefined;
    hasCode?: boolean;
    /** For a token that stands in for an earlier one. */
    createdAt?: Date | undefined;
  },
): Promise<{ code: string; token: string; expiresAt: number }> {
  const code = newCode();
  const token = newToken();
  const expiresAt = ctx.now() + (given.seconds ?? ONE_TIME_SECONDS) * 1000;
  await tx.query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, pending_password, pending_metadata, flow_state_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)`,
    [
      given.userId,
      given.kind,
      sha256(token),
      given.hasCode === false ? null : hashCode(given.kind, given.userId, given.email, code),
      given.email,
      given.pendingPassword ?? null,
      given.pendingMetadata ?? null,
      given.flowId ?? null,
      new Date(expiresAt),
      given.createdAt ?? new Date(ctx.now()),
    ],
  );
  // A newer mail ends no older one: strangers may ask for mails, and the owner would never get to use one. The mails' own limits
  // bound how many there are; a wrong code counts against all of them, and using one ends the others.
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = $2 and expires_at <= $3",
    [given.userId, given.kind, new Date(ctx.now())],
  );
  return { code, token, expiresAt };
}

/**
 * For a change of address that is not mailed, because the address has an account or got all its mails: wrong codes count as they
 * do where one is out, and no code or link is the right one.
 */
export async function createDecoyOfChange(
  ctx: AuthContext,
  tx: Queryable,
  { userId, email }: Record<"userId" | "email", string>,
): Promise<void> {
  const at = ctx.now();
  await tx.query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, expires_at, created_at, updated_at)
     values ($1, 'email_change_new', $2, $3, $4, $5, $6, $6)`,
    [
      userId,
      sha256(newToken()),
      sha256(newToken()),
      email,
      new Date(at + ONE_TIME_SECONDS * 1000),
      new Date(at),
    ],
  );
}

/** Not the form of a token's hash: no link has it. */
const signupKey = (email: string, network: string) => bucketName("signup", `${network} ${email}`);

/**
 * Signing in with the password of a sign-up that waits for its mail asks to confirm it, for an hour, whatever became of the
 * mail: the answer must not show whether the address has an account or got all its mails. Each network has its own newest
 * sign-up: the answer must not show that somebody else signed up with the address either.
 */
export async function rememberSignup(
  ctx: AuthContext,
  tx: Queryable,
  { userId, email, network, passwordHash }: Record<"userId" | "email" | "network" | "passwordHash", string>,
): Promise<void> {
  const at = new Date(ctx.now());
  await tx.query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, relates_to, pending_password, expires_at, created_at, updated_at)
     values ($1, 'decoy_signup', $2, $3, $4, $5, $6, $6)
     on conflict (token_hash) do update set user_id = excluded.user_id, pending_password = excluded.pending_password,
       expires_at = excluded.expires_at, created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [
      userId,
      signupKey(email, network),
      email,
      passwordHash,
      new Date(at.getTime() + ONE_TIME_SECONDS * 1000),
      at,
    ],
  );
}

/** The password of the network's newest sign-up with this address. */
export async function pendingPasswordOf(
  ctx: AuthContext,
  email: string,
  network: string,
): Promise<string | null> {
  const { rows } = await ctx.db.query<{ pending_password: string | null }>(
    "select pending_password from auth.one_time_tokens where token_hash = $1 and expires_at > $2",
    [signupKey(email, network), new Date(ctx.now())],
  );
  return rows[0]?.pending_password ?? null;
}

/** The link of the earliest mailbox that the account left and that can still take it back. */
export async function openAddressUndo(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
): Promise<{ address: string; leftAt: Date; expiresAt: Date } | undefined> {
  const { rows } = await tx.query<{ address: string; leftAt: Date; expiresAt: Date }>(
    `select relates_to as address, created_at as "leftAt", expires_at as "expiresAt" from auth.one_time_tokens
     where user_id = $1 and token_type = 'address_undo' and expires_at > $2 order by created_at limit 1`,
    [userId, new Date(ctx.now())],
  );
  return rows[0];
}

export async function isAddressUndoOpen(ctx: AuthContext, tx: Queryable, userId: string): Promise<boolean> {
  return (await openAddressUndo(ctx, tx, userId)) !== undefined;
}

/** Finds and consumes the token of a link. */
export async function consumeLink(
  ctx: AuthContext,
  tx: Queryable,
  token: string,
  kinds: readonly OneTimeKind[],
): Promise<OneTimeToken | undefined> {
  const whose = await tx.query<{ user_id: string }>(
    "select user_id from auth.one_time_tokens where token_hash = $1",
    [sha256(token)],
  );
  if (whose.rows[0] === undefined) return undefined;
  await lockUser(tx, whose.rows[0].user_id);
  const { rows } = await tx.query<OneTimeToken>(
    `select * from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2::text[]) and expires_at > $3 for update`,
    [sha256(token), kinds, new Date(ctx.now())],
  );
  const found = rows[0];
  if (found !== undefined) await deleteTokensOfKind(tx, found);
  return found;
}

/**
 * The same for a code; the caller holds the user's lock. A wrong code counts against every live code of the user.
 * @returns "none" when there was no live code to compare it with
 */
export async function consumeCode(
  ctx: AuthContext,
  tx: Queryable,
  given: { userId: string; email: string; code: string; kinds: readonly OneTimeKind[] },
): Promise<OneTimeToken | "wrong" | "none"> {
  const { rows } = await tx.query<OneTimeToken>(
    `select * from auth.one_time_tokens
     where user_id = $1 and token_type = any($2::text[]) and relates_to = $3 and expires_at > $4 and attempts < $5
     order by created_at desc for update`,
    [given.userId, given.kinds, given.email, new Date(ctx.now()), MAX_ATTEMPTS],
  );
  const found = rows.find(
    (row) =>
      row.code_hash !== null &&
      sameText(row.code_hash, hashCode(row.token_type, given.userId, given.email, given.code)),
  );
  if (found === undefined) {
    await tx.query("update auth.one_time_tokens set attempts = attempts + 1 where id = any($1::uuid[])", [
      rows.map((row) => row.id),
    ]);
    return rows.some((row) => row.code_hash !== null) ? "wrong" : "none";
  }
  await deleteTokensOfKind(tx, found);
  return found;
}

async function deleteTokensOfKind(tx: Queryable, token: OneTimeToken): Promise<void> {
  await tx.query(
    "delete from auth.one_time_tokens where user_id = $1 and token_type = $2 and relates_to = $3",
    [token.user_id, token.token_type, token.relates_to],
  );
}

/**
 * A link that was requested with PKCE leads on only where it was requested, and anybody can request one for any address: the
 * mail's code stays usable after the link was pressed elsewhere, until the flow is completed.
 */
export async function keepCode(tx: Queryable, token: OneTimeToken): Promise<void> {
  await tx.query(
    `insert into auth.one_time_tokens
       (user_id, token_type, token_hash, code_hash, relates_to, attempts, flow_state_id, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [
      token.user_id,
      token.token_type,
      sha256(newToken()),
      token.code_hash,
      token.relates_to,
      token.attempts,
      token.flow_state_id,
      token.expires_at,
      token.created_at,
    ],
  );
}
