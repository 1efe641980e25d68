/** Forgets what has been kept long enough, as the privacy page promises. Accounts have a sweep of their own. */
import type { Database } from "#server/db/database.ts";

const DAY_MS = 86_400_000;
export const GUEST_CONVERSATION_DAYS = 30;
export const QUESTION_EVENT_DAYS = 30;
export const EVENT_DAYS = 396;
/** Past due times of reminders: history and streak reach back so far. */
export const REMINDER_DELIVERY_DAYS = 90;
/** Who came by is known for as long as it takes to count each person once a day. */
export const DAILY_VISITOR_DAYS = 2;
/** Which network or person viewed which plant, as a hash, for as long as a second view must not count. */
export const PLANT_VIEWER_DAYS = 1;
/** A thread that was not continued for this long is over, and what it remembered with it. */
export const CHAT_MEMORY_DAYS = 2;

/** After a long pause there is much to forget at once; nobody waits for it. */
export const FORGET_WITHIN_MS = 120_000;

export async function forgetOldData(db: Database, now: number): Promise<void> {
  const ago = (days: number) => new Date(now - days * DAY_MS);
  const forget = (sql: string, params: readonly unknown[]) =>
    db.queryAs("owner", sql, params, { statementTimeoutMs: FORGET_WITHIN_MS });
  await forget("delete from public.conversations where user_id is null and created_at < $1", [
    ago(GUEST_CONVERSATION_DAYS),
  ]);
  await forget("delete from public.user_analytics_events where event_type = 'ai_query' and created_at < $1", [
    ago(QUESTION_EVENT_DAYS),
  ]);
  await forget("delete from public.user_analytics_events where created_at < $1", [ago(EVENT_DAYS)]);
  await forget("delete from public.reminder_deliveries where due_at < $1", [ago(REMINDER_DELIVERY_DAYS)]);
  await forget("delete from private.plant_viewers where day < $1::date", [ago(PLANT_VIEWER_DAYS)]);
  await forget("delete from private.daily_visitors where day < $1::date", [ago(DAILY_VISITOR_DAYS)]);
  // The number of conversations is a sum over all days; the other counts end with what they counted.
  await forget("select private.forget_counts($1::date)", [ago(EVENT_DAYS)]);
  await forget("delete from private.chat_sessions where updated_at < $1", [ago(CHAT_MEMORY_DAYS)]);
}
