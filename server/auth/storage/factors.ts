/** Second factors in the database, and how adding or removing one affects the user's sessions. */

import type { AuthContext } from "#server/auth/context.ts";
import { AuthError } from "#server/auth/errors.ts";
import type { Queryable } from "#server/db/database.ts";
import { endOldestSessions, type Method, networkOf, recordMethod } from "./sessions.ts";
import type { Json } from "./users.ts";

export type FactorRow = {
  id: string;
  user_id: string;
  friendly_name: string | null;
  factor_type: "totp" | "webauthn" | "phone";
  status: "verified" | "unverified";
  secret: string | null;
  web_authn_credential: Json | null;
};

export type ChallengeRow = {
  id: string;
  factor_id: string;
  attempts: number;
  web_authn_session_data: Json | null;
  created_at: Date;
};

export const CHALLENGE_SECONDS = 300;
const MAX_ATTEMPTS = 5;
/** Of a factor from one network, and from all: whoever only knows the password must not push the owner's out. */
const MAX_CHALLENGES = { ofNetwork: 5, ofFactor: 50 };

export const factorNotFound = () => new AuthError(404, "mfa_factor_not_found", "Factor not found");

const challengeNotFound = () =>
  new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");

export async function findFactor(tx: Queryable, userId: string, factorId: string): Promise<FactorRow> {
  const { rows } = await tx.query<FactorRow>(
    `select id, user_id, friendly_name, factor_type, status, secret, web_authn_credential
     from auth.mfa_factors where id = $1 and user_id = $2`,
    [factorId, userId],
  );
  const factor = rows[0];
  if (factor === undefined) throw factorNotFound();
  return factor;
}

export async function addChallenge(
  ctx: AuthContext,
  tx: Queryable,
  factorId: string,
  ip: string | null,
  sessionData: Json | null,
): Promise<{ id: string; expiresAt: number }> {
  const at = ctx.now();
  // Updates the factor before inserting the challenge: a factor removed meanwhile is reported as not found.
  const { rowCount } = await tx.query("update auth.mfa_factors set last_challenged_at = $2 where id = $1", [
    factorId,
    new Date(at),
  ]);
  if (rowCount === 0) throw factorNotFound();
  await tx.query(
    `delete from auth.mfa_challenges where id in (
       select id from (
         select id, is_over, of_network, row_number() over (order by of_network, created_at desc) as of_factor
         from (
           select id, created_at, created_at < $2 as is_over,
             row_number() over (partition by ${networkOf("ip_address")} order by created_at desc) as of_network
           from auth.mfa_challenges where factor_id = $1) n) c
       where is_over or of_factor >= ${MAX_CHALLENGES.ofFactor} or of_network >= ${MAX_CHALLENGES.ofNetwork})`,
    [factorId, new Date(at - CHALLENGE_SECONDS * 1000)],
  );
  const { rows } = await tx.query<{ id: string }>(
    `insert into auth.mfa_challenges (factor_id, ip_address, web_authn_session_data, created_at)
     values ($1, $2, $3, $4) returning id`,
    [factorId, ip, sessionData, new Date(at)],
  );
  return { id: rows[0]?.id ?? "", expiresAt: Math.floor(at / 1000) + CHALLENGE_SECONDS };
}

/** Counts the attempt and returns the challenge, which allows five attempts, one success and five minutes. */
export async function tryChallenge(
  ctx: AuthContext,
  tx: Queryable,
  factorId: string,
  challengeId: string,
): Promise<ChallengeRow | AuthError> {
  const { rows } = await tx.query<ChallengeRow>(
    `update auth.mfa_challenges set attempts = attempts + 1
     where id = $1 and factor_id = $2 and verified_at is null returning *`,
    [challengeId, factorId],
  );
  const challenge = rows[0];
  if (challenge === undefined) return challengeNotFound();
  const isOver = challenge.created_at.getTime() + CHALLENGE_SECONDS * 1000 < ctx.now();
  if (isOver || challenge.attempts > MAX_ATTEMPTS) {
    await tx.query("delete from auth.mfa_challenges where id = $1", [challenge.id]);
    return new AuthError(
      422,
      "mfa_challenge_expired",
      `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
  return challenge;
}

/** The session has verified its second factor: it becomes aal2 and gets new refresh tokens. */
export async function elevateSession(
  ctx: AuthContext,
  tx: Queryable,
  given: {
    userId: string;
    sessionId: string;
    factor: FactorRow;
    challengeId: string;
    method: Method;
    provedAt: Date;
  },
): Promise<void> {
  const at = new Date(ctx.now());
  const { userId, sessionId, factor } = given;
  const { rowCount } = await tx.query(
    "update auth.mfa_challenges set verified_at = $2 where id = $1 and verified_at is null",
    [given.challengeId, at],
  );
  if (rowCount === 0) throw challengeNotFound();
  if (factor.status === "unverified") {
    await tx.query("update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1", [
      factor.id,
      at,
    ]);
    await tx.query("delete from auth.mfa_factors where user_id = $1 and status = 'unverified'", [userId]);
    // From now on the second step is required: sessions without it end. One that a mail has just opened may be about to take it.
    await tx.query(
      `delete from auth.sessions where user_id = $1 and id <> $2 and aal = 'aal1'
         and private.may_end_session($2, id, $3)`,
      [userId, sessionId, at],
    );
  }
  await tx.query("update auth.sessions set aal = 'aal2', factor_id = $2, updated_at = $3 where id = $1", [
    sessionId,
    factor.id,
    at,
  ]);
  await endOldestSessions(tx, userId, { newest: sessionId, aal: "aal2", at });
  await recordMethod(tx, sessionId, given.method, given.provedAt);
  // Refresh tokens of the aal1 session must not refresh the aal2 session.
  await tx.query("delete from auth.refresh_tokens where session_id = $1", [sessionId]);
}

/** Sessions that relied on a removed factor, and all of them when none is left, return to aal1. */
export async function downgradeSessions(tx: Queryable, userId: string, at: Date): Promise<void> {
  const { rows } = await tx.query<{ id: string }>(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = $2
     where user_id = $1 and aal <> 'aal1' and (factor_id is null
       or not exists (select from auth.mfa_factors where user_id = $1 and status = 'verified'))
     returning id`,
    [userId, at],
  );
  await tx.query(
    `delete from auth.mfa_amr_claims where session_id = any($1::uuid[])
       and authentication_method in ('totp', 'mfa/webauthn', 'mfa/phone')`,
    [rows.map((row) => row.id)],
  );
}

/** Factors added or verified since; `updated_at` is when one was verified. @returns how many */
export async function removeFactorsSince(tx: Queryable, userId: string, since: Date): Promise<number> {
  const { rowCount } = await tx.query(
    "delete from auth.mfa_factors where user_id = $1 and greatest(created_at, updated_at) >= $2",
    [userId, since],
  );
  return rowCount;
}
