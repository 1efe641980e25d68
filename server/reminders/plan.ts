/**
 * Finds due reminders and inserts each due time once. A row is locked while it is processed and skipped by other servers;
 * in addition, a unique constraint accepts each due time only once.
 */
import type { Database, Queryable } from "#server/db/database.ts";
import { isZone, localDay, type Plan, planDue, type Schedule } from "./schedule.ts";

/** A transaction of some 100 ms on the embedded database, for which everybody waits. */
export const PLANNING_BATCH = 500;

type DeliveryBase = {
  user_id: string;
  kind: "reminder" | "plant-of-the-day";
  reminder_id: string | null;
  title: string;
  time_zone: string;
};

type ReminderRow = {
  id: string;
  user_id: string;
  title: string;
  reminder_time: string;
  frequency: "daily" | "weekly";
  weekday: number | null;
  time_zone: string;
  next_due_at: Date | null;
  counts_from: Date;
};

/** @returns how many reminders were processed; as many as requested means that there may be more */
export function planReminders(db: Database, now: number, limit = PLANNING_BATCH): Promise<number> {
  return db.transaction("owner", async (tx) => {
    const { rows } = await tx.query<ReminderRow>(
      `select id, user_id, title, reminder_time, frequency, weekday, time_zone, next_due_at, counts_from
       from public.user_reminders
       where active and frequency <> 'as-needed' and coalesce(next_due_at, '-infinity'::timestamptz) <= $1
       order by coalesce(next_due_at, '-infinity'::timestamptz) limit $2
       for update skip locked`,
      [new Date(now), limit],
    );
    if (rows.length === 0) return 0;
    const unknown = rows.filter((row) => !isZone(row.time_zone));
    const planned = rows.filter((row) => isZone(row.time_zone)).map((row) => planRow(row, now));
    await insertDeliveries(
      tx,
      planned.flatMap(({ row, plan }) =>
        deliveryRows(plan, { ...row, kind: "reminder", reminder_id: row.id }),
      ),
    );
    await tx.query(
      `update public.user_reminders r set next_due_at = n.next
       from jsonb_to_recordset($1::jsonb) as n (id uuid, next timestamptz) where r.id = n.id`,
      [JSON.stringify(planned.map(({ row, plan }) => ({ id: row.id, next: timestamp(plan.next) })))],
    );
    // A zone that the database knows and this runtime does not: paused visibly rather than sent at a wrong time.
    if (unknown.length > 0) {
      await tx.query("update public.user_reminders set active = false where id = any($1::uuid[])", [
        unknown.map((row) => row.id),
      ]);
    }
    return rows.length;
  });
}

function planRow(row: ReminderRow, now: number): { row: ReminderRow; plan: Plan } {
  const schedule: Schedule = {
    time: row.reminder_time,
    frequency: row.frequency,
    weekday: row.weekday,
    zone: row.time_zone,
  };
  const known = { nextDue: row.next_due_at?.getTime() ?? null, countsFrom: row.counts_from.getTime() };
  return { row, plan: planDue(schedule, known, now) };
}

type PlantRow = {
  user_id: string;
  plant_time: string;
  time_zone: string;
  plant_next_at: Date | null;
  plant_counts_from: Date;
};

/** The same for subscribers of the plant of the day. A missed one is not recorded. */
export function planPlants(db: Database, now: number, limit = PLANNING_BATCH): Promise<number> {
  return db.transaction("owner", async (tx) => {
    const { rows } = await tx.query<PlantRow>(
      `select user_id, plant_time, time_zone, plant_next_at, plant_counts_from
       from public.reminder_settings
       where plant_of_the_day and coalesce(plant_next_at, '-infinity'::timestamptz) <= $1
       order by coalesce(plant_next_at, '-infinity'::timestamptz) limit $2
       for update skip locked`,
      [new Date(now), limit],
    );
    if (rows.length === 0) return 0;
    const planned = rows.map((row) => {
      const zone = isZone(row.time_zone) ? row.time_zone : "America/Guyana";
      const known = {
        nextDue: row.plant_next_at?.getTime() ?? null,
        countsFrom: row.plant_counts_from.getTime(),
      };
      const plan = planDue({ time: row.plant_time, frequency: "daily", weekday: null, zone }, known, now);
      return { row: { ...row, time_zone: zone }, plan: { ...plan, missed: [] } };
    });
    await insertDeliveries(
      tx,
      planned.flatMap(({ row, plan }) =>
        deliveryRows(plan, {
          ...row,
          kind: "plant-of-the-day",
          reminder_id: null,
          title: "Plant of the day",
        }),
      ),
    );
    await tx.query(
      `update public.reminder_settings s set plant_next_at = n.next
       from jsonb_to_recordset($1::jsonb) as n (id uuid, next timestamptz) where s.user_id = n.id`,
      [JSON.stringify(planned.map(({ row, plan }) => ({ id: row.user_id, next: timestamp(plan.next) })))],
    );
    return rows.length;
  });
}

type DeliveryRow = DeliveryBase & {
  due_at: string | null;
  local_day: string;
  status: "waiting" | "missed";
  missed_because: "late" | null;
};

function deliveryRows(
  plan: Plan,
  { user_id, kind, reminder_id, title, time_zone }: DeliveryBase,
): DeliveryRow[] {
  const row = (due: number, status: DeliveryRow["status"]): DeliveryRow => ({
    user_id,
    kind,
    reminder_id,
    title,
    time_zone,
    due_at: timestamp(due),
    local_day: localDay(due, time_zone),
    status,
    missed_because: status === "missed" ? "late" : null,
  });
  const missed = plan.missed.map((due) => row(due, "missed"));
  return plan.send === undefined ? missed : [...missed, row(plan.send, "waiting")];
}

async function insertDeliveries(tx: Queryable, rows: readonly DeliveryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.query(
    `insert into public.reminder_deliveries
       (user_id, kind, reminder_id, title, time_zone, due_at, local_day, status, missed_because, send_at)
     select user_id, kind, reminder_id, title, time_zone, due_at, local_day, status, missed_because, due_at
     from jsonb_to_recordset($1::jsonb) as d (
       user_id uuid, kind text, reminder_id uuid, title text, time_zone text, due_at timestamptz, local_day date,
       status text, missed_because text
     )
     -- One plant a day, however often its time is changed.
     where d.kind <> 'plant-of-the-day' or not exists (
       select from public.reminder_deliveries e
       where e.user_id = d.user_id and e.kind = d.kind and e.local_day = d.local_day
         and e.due_at > d.due_at - interval '2 days')
     on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}

function timestamp(moment: number | undefined): string | null {
  return moment === undefined ? null : new Date(moment).toISOString();
}
