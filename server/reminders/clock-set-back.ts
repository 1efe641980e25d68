/**
 * After a clock that was ahead is corrected: due times planned too far in the future are planned again, and deliveries
 * recorded for future days are deleted, or nothing would be sent on those days.
 */
import type { Database } from "#server/db/database.ts";

/** Later than a rule's next due time can be; a day may have 25 hours. */
const NEXT_DAY_MS = 26 * 3_600_000;
const NEXT_WEEK_MS = 8 * 24 * 3_600_000;

export async function replanAfterClockSetBack(db: Database, now: number): Promise<void> {
  await db.query(
    `with too_far as (
       update public.user_reminders set next_due_at = null
       where active and next_due_at > case frequency when 'weekly' then $3::timestamptz else $2::timestamptz end
       returning id
     )
     delete from public.reminder_deliveries d using too_far t where d.reminder_id = t.id and d.due_at > $1`,
    [new Date(now), new Date(now + NEXT_DAY_MS), new Date(now + NEXT_WEEK_MS)],
  );
  await db.query(
    `with too_far as (
       update public.reminder_settings set plant_next_at = null
       where plant_of_the_day and plant_next_at > $2
       returning user_id
     )
     delete from public.reminder_deliveries d using too_far t
     where d.user_id = t.user_id and d.kind = 'plant-of-the-day' and d.due_at > $1`,
    [new Date(now), new Date(now + NEXT_DAY_MS)],
  );
}
