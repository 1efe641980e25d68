/** Sessions and their tokens. Rows are written in a transaction, tokens are signed after it. */

import type { AuthContext } from "#server/auth/context.ts";
import { newToken, sha256 } from "#server/auth/credentials/secrets.ts";
import type { Visitor } from "#server/auth/request.ts";
import type { Queryable } from "#server/db/database.ts";
import { signToken } from "#server/tokens/sign.ts";
import { type Json, presentUser, reloadUser, type User } from "./users.ts";

export type Method =
  | "password"
  | "otp"
  | "oauth"
  | "totp"
  | "mfa/webauthn"
  | "web3"
  | "anonymous"
  | "passkey"
  | "email/signup"
  | "invite"
  | "recovery"
  | "email_change";

type Amr = { method: string; timestamp: number };

/** An opened session whose tokens are not signed yet. */
export type OpenedSession = {
  readonly user: User;
  readonly sessionId: string;
  readonly refreshToken: string;
  readonly aal: string;
  readonly amr: readonly Amr[];
};

/** Whether a device on the visitor's network address is signed in to the account. */
export async function hasSessionHere(
  { db }: AuthContext,
  userId: string | undefined,
  { ip }: Visitor,
): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from auth.sessions where user_id = $1 and ip = $2::inet limit 1",
    [userId ?? null, ip],
  );
  return rows.length > 0;
}

export async function openSession(
  ctx: AuthContext,
  tx: Queryable,
  userId: string,
  method: Method,
  visitor: Visitor,
): Promise<OpenedSession> {
  const at = new Date(ctx.now());
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.sessions (user_id, aal, ip, user_agent, created_at, updated_at)
     values ($1, 'aal1', $2, $3, $4, $4) returning id`,
    [userId, visitor.ip, visitor.userAgent, at],
  );
  const sessionId = rows[0]?.id;
  if (sessionId === undefined) throw new Error("inserting a session returned no row");
  await endOldestSessions(tx, userId, { newest: sessionId, aal: "aal1", at });
  await recordMethod(tx, sessionId, method, at);
  await tx.query(
    `update auth.users set last_sign_in_at = $2, updated_at = $2,
       first_sign_in_at = case when last_sign_in_at is null then $2 else first_sign_in_at end where id = $1`,
    [userId, at],
  );
  await tx.query("update auth.identities set last_sign_in_at = $2 where user_id = $1 and provider = $3", [
    userId,
    at,
    method === "password" || method === "otp" ? "email" : method,
  ]);
  const refreshToken = await addRefreshToken(tx, at, { sessionId, userId });
  return describeSession(tx, sessionId, refreshToken, userId);
}

/** More devices than a person has; a script that signs in again and again must not fill the table. */
const MAX_SESSIONS = 50;

/**
 * Sessions with and without the second step are counted apart: whoever only knows the password cannot sign in until the owner's
 * are the oldest. For the same reason the mailbox's own session stays, and the further sessions of a provider's block go before
 * those of another one: a customer has many networks of a block.
 */
export async function endOldestSessions(
  tx: Queryable,
  userId: string,
  { newest, aal, at }: { newest: string; aal: "aal1" | "aal2"; at: Date },
): Promise<void> {
  await tx.query(
    `delete from auth.sessions where id in (
       select id from auth.sessions where id in (
         select id from (
           select id, coalesce(refreshed_at, created_at) as used_at, private.fresh_mail_at(id, $4) as mail_at,
             row_number() over (partition by ${blockOf("ip")}
               order by coalesce(refreshed_at, created_at) desc, id) as of_block
           from auth.sessions where user_id = $1 and id <> $2 and (aal = 'aal1') = ($5 = 'aal1')) s
         order by mail_at desc nulls last, of_block, used_at desc, id offset $3::int)
       for update skip locked)`,
    [userId, newest, MAX_SESSIONS - 1, at, aal],
  );
}

/** The provider's block of a column with an address, as `blockOf` of server/networks/network.ts has it. */
const blockOf = (column: string): string =>
  `network(set_masklen(${column}, case family(${column}) when 6 then 48 else 24 end))`;

/** The network of a column with an address, as `networkOf` of server/networks/network.ts has it. */
export const networkOf = (column: string): string =>
  `network(set_masklen(${column}, case family(${column}) when 6 then 56 else 32 end))`;

export async function recordMethod(
  tx: Queryable,
  sessionId: string,
  method: Method,
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $3)
     on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
    [sessionId, method, at],
  );
}

/** Stores only a hash: a copy of the table does not open any session. */
export async function addRefreshToken(
  tx: Queryable,
  at: Date,
  given: { sessionId: string; userId: string; token?: string; parent?: string },
): Promise<string> {
  const token = given.token ?? newToken(24);
  await tx.query(
    `insert into auth.refresh_tokens (token, user_id, session_id, parent, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [sha256(token), given.userId, given.sessionId, given.parent ?? null, at],
  );
  return token;
}

export async function describeSession(
  tx: Queryable,
  sessionId: string,
  refreshToken: string,
  userId: string,
): Promise<OpenedSession> {
  const user = await reloadUser(tx, userId);
  const { rows } = await tx.query<{ aal: string; amr: { method: string; at: string }[] }>(
    `select s.aal, coalesce((select jsonb_agg(jsonb_build_object('method', a.authentication_method, 'at', a.updated_at)
       order by a.updated_at desc) from auth.mfa_amr_claims a where a.session_id = s.id), '[]') as amr
     from auth.sessions s where s.id = $1`,
    [sessionId],
  );
  const amr = (rows[0]?.amr ?? []).map(({ method, at }) => ({
    method,
    timestamp: Math.floor(new Date(at).getTime() / 1000),
  }));
  return { user, sessionId, refreshToken, aal: rows[0]?.aal ?? "aal1", amr };
}

export type SessionBody = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: Json;
};

/** The token is sent in a header with every request, and servers and proxies refuse large headers. */
const MAX_TOKEN_LENGTH = 4095;

/**
 * Metadata is what can make a token too large, and clients also get it from the user in the session body: what does not
 * fit is left out, user metadata first, so that stored metadata can never lock the account's owner out.
 */
async function signWithinLimit(ctx: AuthContext, claims: Json): Promise<string> {
  let token = await signToken(ctx.keyring, claims);
  let signed = claims;
  for (const claim of ["user_metadata", "app_metadata"]) {
    if (token.length <= MAX_TOKEN_LENGTH) return token;
    signed = { ...signed, [claim]: {} };
    token = await signToken(ctx.keyring, signed);
  }
  return token;
}

export async function signSession(ctx: AuthContext, opened: OpenedSession): Promise<SessionBody> {
  const { user } = opened;
  const issuedAt = Math.floor(ctx.now() / 1000);
  const expiresAt = issuedAt + ctx.settings.tokenSeconds;
  const accessToken = await signWithinLimit(ctx, {
    iss: ctx.apiUrl,
    sub: user.id,
    aud: user.aud,
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? "",
    phone: user.phone ?? "",
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    role: user.role,
    aal: opened.aal,
    amr: opened.amr,
    session_id: opened.sessionId,
    is_anonymous: user.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: ctx.settings.tokenSeconds,
    expires_at: expiresAt,
    refresh_token: opened.refreshToken,
    user: presentUser(user),
  };
}
