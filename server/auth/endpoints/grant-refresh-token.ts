/**
 * POST /token?grant_type=refresh_token. A token is used once; reused within ten seconds (two tabs, a lost response) it
 * leads to the same successor; reused later it counts as stolen and the whole session ends.
 */
import type { Context } from "hono";
import { z } from "zod";
import type { AuthContext } from "#server/auth/context.ts";
import { newToken, sha256, successorOf } from "#server/auth/credentials/secrets.ts";
import { AuthError, banned, invalid } from "#server/auth/errors.ts";
import { limitRefreshes } from "#server/auth/limits.ts";
import { readBody, type Visitor, visitorOf } from "#server/auth/request.ts";
import { lockUser } from "#server/auth/storage/locks.ts";
import {
  addRefreshToken,
  describeSession,
  type OpenedSession,
  signSession,
} from "#server/auth/storage/sessions.ts";
import { isBanned } from "#server/auth/storage/users.ts";
import type { Queryable } from "#server/db/database.ts";

const REUSE_SECONDS = 10;

/** Used tokens that a session keeps, to notice that a stolen one is used again: a week of hourly refreshes. */
const MAX_USED_TOKENS = 200;

/** A first token or a successor; anything else costs no statement. */
const TOKEN = /^(?:[\w-]{32}|[\w-]{43})$/;

const body = z.object({ refresh_token: z.string().nullish() });

type TokenRow = {
  token: string;
  successor_salt: string | null;
  user_id: string;
  session_id: string;
  revoked: boolean;
  revoked_at: Date | null;
};

const notFound = () =>
  new AuthError(400, "refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");

const alreadyUsed = () =>
  new AuthError(400, "refresh_token_already_used", "Invalid Refresh Token: Already Used");

export async function grantRefreshToken(ctx: AuthContext, c: Context): Promise<Response> {
  const { refresh_token: token } = await readBody(c, body);
  if (!token) throw invalid("refresh_token required");
  if (!TOKEN.test(token)) throw notFound();
  const visitor = visitorOf(ctx, c);
  const limit = await limitRefreshes(ctx, visitor.network);
  if ((await findToken(ctx.db, token)) === undefined) {
    await limit.wasUnknown();
    throw notFound();
  }
  const outcome = await ctx.db.transaction("owner", (tx) => rotate(ctx, tx, token, visitor));
  if (outcome instanceof AuthError) throw outcome;
  return c.json(await signSession(ctx, outcome));
}

async function rotate(
  ctx: AuthContext,
  tx: Queryable,
  token: string,
  visitor: Visitor,
): Promise<OpenedSession | AuthError> {
  const at = new Date(ctx.now());
  const first = await findToken(tx, token);
  if (first === undefined) return notFound();
  const user = await lockUser(tx, first.user_id);
  if (user === undefined) return notFound();
  // The tokens of a session are rotated one at a time, across processes.
  const { rows: sessions } = await tx.query<{ not_after: Date | null }>(
    "select not_after from auth.sessions where id = $1 for update",
    [first.session_id],
  );
  const session = sessions[0];
  if (session === undefined) return notFound();
  if (session.not_after !== null && session.not_after <= at) {
    await endSession(tx, first.session_id);
    return new AuthError(400, "session_expired", "Invalid Refresh Token: Session Expired");
  }
  if (isBanned(user, ctx.now())) return banned();

  const fresh = await followToNewest(ctx, tx, token);
  if (fresh === "reused") {
    await endSession(tx, first.session_id);
    ctx.log.warn({ session: first.session_id }, "a refresh token was reused: its session was ended");
    return alreadyUsed();
  }
  let next = fresh.token;
  if (fresh.token === token) {
    const salt = newToken(16);
    next = successorOf(token, salt);
    await tx.query(
      `update auth.refresh_tokens set revoked = true, revoked_at = $2, successor_salt = $3, updated_at = $2 where token = $1`,
      [sha256(token), at, salt],
    );
    const { session_id: sessionId, user_id: userId } = first;
    await addRefreshToken(tx, at, { sessionId, userId, token: next, parent: sha256(token) });
    await forgetOldest(tx, sessionId);
  }
  await tx.query(
    `update auth.sessions set refreshed_at = $2, updated_at = $2, ip = coalesce($3::inet, ip), user_agent = $4 where id = $1`,
    [first.session_id, at, visitor.ip, visitor.userAgent],
  );
  return describeSession(tx, first.session_id, next, first.user_id);
}

async function forgetOldest(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query(
    `delete from auth.refresh_tokens where id in (
       select id from auth.refresh_tokens where session_id = $1 and revoked
       order by revoked_at desc, id desc offset $2::int)`,
    [sessionId, MAX_USED_TOKENS],
  );
}

/** Follows a token to the currently valid one: itself, or the last in a chain of recent successors. */
async function followToNewest(
  ctx: AuthContext,
  tx: Queryable,
  token: string,
): Promise<{ token: string } | "reused"> {
  let current = token;
  for (;;) {
    const row = await findToken(tx, current);
    if (row === undefined) return "reused";
    if (!row.revoked) return { token: current };
    const usedAt = row.revoked_at?.getTime() ?? 0;
    if (usedAt + REUSE_SECONDS * 1000 < ctx.now() || row.successor_salt === null) return "reused";
    current = successorOf(current, row.successor_salt);
  }
}

async function findToken(tx: Queryable, token: string): Promise<TokenRow | undefined> {
  const { rows } = await tx.query<TokenRow>(
    "select token, successor_salt, user_id, session_id, revoked, revoked_at from auth.refresh_tokens where token = $1",
    [sha256(token)],
  );
  return rows[0];
}

async function endSession(tx: Queryable, sessionId: string): Promise<void> {
  await tx.query("delete from auth.sessions where id = $1", [sessionId]);
}
