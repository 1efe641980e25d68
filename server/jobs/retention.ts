/** Deletes data after its retention period, as the privacy page states. Accounts: see server/auth/storage/sweep.ts. */
import type { Database } from "#server/db/database.ts";

const DAY_MS = 86_400_000;
export const GUEST_CONVERSATION_DAYS = 30;
export const QUESTION_EVENT_DAYS = 30;
export const EVENT_DAYS = 396;
/** The history of reminders: the history page and the streak use this many days. */
export const REMINDER_DELIVERY_DAYS = 90;
/** Needed to count each visitor once a day. */
export const DAILY_VISITOR_DAYS = 2;
/** Hashes of who viewed which plant, so that a second view on the same day is not counted. */
export const PLANT_VIEWER_DAYS = 1;
/** A chat thread that was not continued for this long has ended, and its memory is deleted. */
export const CHAT_MEMORY_DAYS = 2;

/** After a long downtime much is deleted at once; no request waits for it. */
export const DELETE_TIMEOUT_MS = 120_000;

export async function deleteExpiredData(db: Database, now: number): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const run = (sql: string, params: readonly unknown[]) =>
    db.queryAs("owner", sql, params, { statementTimeoutMs: DELETE_TIMEOUT_MS });
  await run("delete from public.conversations where user_id is null and created_at < $1", [
    ago(GUEST_CONVERSATION_DAYS),
  ]);
  await run("delete from public.user_analytics_events where event_type = 'ai_query' and created_at < $1", [
    ago(QUESTION_EVENT_DAYS),
  ]);
  await run("delete from public.user_analytics_events where created_at < $1", [ago(EVENT_DAYS)]);
  await run("delete from public.reminder_deliveries where due_at < $1", [ago(REMINDER_DELIVERY_DAYS)]);
  await run("delete from private.plant_viewers where day < $1::date", [ago(PLANT_VIEWER_DAYS)]);
  await run("delete from private.daily_visitors where day < $1::date", [ago(DAILY_VISITOR_DAYS)]);
  // The number of conversations is a sum over all days; the other counts expire with the events they count.
  await run("select private.forget_counts($1::date)", [ago(EVENT_DAYS)]);
  await run("select private.forget_past_boards()", []);
  await run("delete from private.chat_sessions where updated_at < $1", [ago(CHAT_MEMORY_DAYS)]);
}
