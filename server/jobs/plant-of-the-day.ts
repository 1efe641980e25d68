/** Fills the plant of the day a month ahead, by Guyana's calendar. Existing days are not changed. */
import type { Catalogue } from "#catalogue/catalogue.ts";
import { rotation } from "#catalogue/plant-of-the-day.ts";
import type { Database } from "#server/db/database.ts";
import { sortedByKey } from "#server/seed/seed.ts";

const DAYS_AHEAD = 31;
/** Guyana has no daylight saving time. */
const HOURS_BEHIND_UTC = 4;

/** The date in Guyana at a moment, as YYYY-MM-DD. */
export function guyanaDate(now: number): string {
  return new Date(now - HOURS_BEHIND_UTC * 3_600_000).toISOString().slice(0, 10);
}

export async function fillPlantOfTheDay(
  db: Database,
  { plants, fixedDays }: Pick<Catalogue, "plants" | "fixedDays">,
  now: number,
): Promise<number> {
  const rows = rotation(guyanaDate(now), DAYS_AHEAD + 1, plants, fixedDays);
  const { rowCount } = await db.query(
    `insert into public.plant_of_the_day (featured_date, plant_id, special_content)
     select featured_date, plant_id, special_content
     from jsonb_populate_recordset(null::public.plant_of_the_day, $1::jsonb)
     on conflict (featured_date) do nothing`,
    // Each row locks its plant. Sorted like the seed, which another server may run meanwhile, to prevent deadlocks.
    [JSON.stringify(sortedByKey(rows, "plant_id"))],
  );
  return rowCount;
}
