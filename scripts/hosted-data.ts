/** For a hosted database: seeds the catalogue and runs the jobs that our own server runs at start and hourly. Run it daily. */
import { loadCatalogue } from "#catalogue/load.ts";
import type { Database } from "#server/db/database.ts";
import { fillPlantOfTheDay } from "#server/jobs/plant-of-the-day.ts";
import { deleteExpiredData } from "#server/jobs/retention.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { seedTables } from "#server/seed/content-tables.ts";
import { seed } from "#server/seed/seed.ts";

/** @returns a summary for the operator */
export async function refreshData(db: Database, now: number): Promise<string> {
  const { rows } = await db.query("select to_regclass('public.plants') as found");
  if (!rows[0]?.found) throw new Error("There are no tables here yet: run `supabase db push` first.");
  const catalogue = await loadCatalogue();
  const { inserted, updated } = await seed(db, seedTables(catalogue));
  const days = await fillPlantOfTheDay(db, catalogue, now);
  await deleteExpiredData(db, now);
  await createRateLimiter(db, () => now).purge();
  return `Catalogue: ${inserted} rows added, ${updated} updated. Plants of the day: ${days} added. Expired data deleted.`;
}
