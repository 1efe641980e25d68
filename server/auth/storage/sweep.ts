/** Deletes expired account data, as the privacy page states: codes, idle sessions, mails, unconfirmed accounts. */
import type { Database } from "#server/db/database.ts";
import { DELETE_TIMEOUT_MS } from "#server/jobs/retention.ts";
import { ADDRESS_UNDO_DAYS } from "./bare-arrival.ts";
import { USED_LINK_DAYS } from "./used-links.ts";

const DAY_MS = 86_400_000;
export const IDLE_SESSION_DAYS = 60;
export const MAIL_DAYS = 90;
/** An account whose address was never confirmed: the address may have been entered by someone else. */
export const UNCONFIRMED_DAYS = 30;
/** Long enough to detect that a refresh token is used again. */
const USED_TOKEN_DAYS = 7;

export async function sweepAccounts(db: Database, now: number): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS);
  // A concurrent change may delete the same rows in another order: locked rows are left for the next run.
  const forget = (table: string, old: string, params: readonly unknown[], key = "id") =>
    db.queryAs(
      "owner",
      `delete from ${table} where ${key} in (select ${key} from ${table} where ${old} for update skip locked)`,
      params,
      { statementTimeoutMs: DELETE_TIMEOUT_MS },
    );
  await forget("auth.one_time_tokens", "expires_at <= $1", [new Date(now)]);
  await forget("private.left_second_steps", "left_at <= $1", [ago(ADDRESS_UNDO_DAYS)]);
  await forget("private.used_links", "used_at < $1", [ago(USED_LINK_DAYS)], "token_hash");
  await forget("auth.flow_state", "created_at < $1", [ago(1)]);
  await forget("auth.webauthn_challenges", "expires_at <= $1", [new Date(now)]);
  await forget("auth.mfa_challenges", "created_at < $1", [ago(1)]);
  await forget("auth.sessions", "coalesce(refreshed_at, created_at) < $1 or not_after < $2", [
    ago(IDLE_SESSION_DAYS),
    new Date(now),
  ]);
  await forget("auth.refresh_tokens", "revoked and revoked_at < $1", [ago(USED_TOKEN_DAYS)]);
  // An account in use may have no address (wallet, anonymous); a banned account is kept until the ban ends.
  await forget(
    "auth.users",
    `confirmed_at is null and last_sign_in_at is null and not is_anonymous and deleted_at is null
       and created_at < $1 and (banned_until is null or banned_until < $2)
       and not exists (
         select from auth.one_time_tokens t where t.user_id = auth.users.id and t.expires_at > $2)`,
    [ago(UNCONFIRMED_DAYS), new Date(now)],
  );
  await forget("private.mails", "created_at < $1", [ago(MAIL_DAYS)]);
}
