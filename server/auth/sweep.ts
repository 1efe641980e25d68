/** Forgets what has run out, as the privacy page promises: codes after an hour, idle sessions and mails later. */
import type { Database } from "#server/db/database.ts";
import { FORGET_WITHIN_MS } from "#server/jobs/retention.ts";

const DAY_MS = 86_400_000;
export const IDLE_SESSION_DAYS = 60;
export const MAIL_DAYS = 90;
/** Enough to answer "was it used before?" for a token that comes back. */
const USED_TOKEN_DAYS = 7;

export async function sweepAccounts(db: Database, now: number): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const forget = (sql: string, params: readonly unknown[]) =>
    db.queryAs("owner", sql, params, { statementTimeoutMs: FORGET_WITHIN_MS });
  await forget("delete from auth.one_time_tokens where expires_at <= $1", [new Date(now)]);
  await forget("delete from auth.flow_state where created_at < $1", [ago(1)]);
  await forget("delete from auth.webauthn_challenges where expires_at <= $1", [new Date(now)]);
  await forget("delete from auth.mfa_challenges where created_at < $1", [ago(1)]);
  await forget("delete from auth.sessions where coalesce(refreshed_at, created_at) < $1 or not_after < $2", [
    ago(IDLE_SESSION_DAYS),
    new Date(now),
  ]);
  await forget("delete from auth.refresh_tokens where revoked and revoked_at < $1", [ago(USED_TOKEN_DAYS)]);
  await forget("delete from private.mails where created_at < $1", [ago(MAIL_DAYS)]);
}
