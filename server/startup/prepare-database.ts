/** Brings a database to the current schema and content, and refuses databases that are not ours to manage. */
import { join } from "node:path";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Database } from "#server/db/database.ts";
import { isDiskFull } from "#server/db/disk-full.ts";
import { isUpToDate, migrate } from "#server/db/migrate.ts";
import { fillPlantOfTheDay } from "#server/jobs/plant-of-the-day.ts";
import { describeError, type Log } from "#server/log.ts";
import { seedTables } from "#server/seed/content-tables.ts";
import { seed } from "#server/seed/seed.ts";
import { SettingsError } from "#server/settings-error.ts";

const MIGRATIONS = join(import.meta.dirname, "..", "..", "supabase", "migrations");

/** Applies pending migrations, seeds the content tables and fills the plant of the day. */
export async function prepareDatabase(
  db: Database,
  catalogue: Catalogue,
  say: (line: string) => void = () => undefined,
): Promise<void> {
  const applied = await migrate(db, MIGRATIONS);
  if (applied.length > 0) say(`Database: ${applied.length} migrations applied`);
  const { inserted, updated } = await seed(db, seedTables(catalogue));
  if (inserted + updated > 0) say(`Catalogue: ${inserted} rows added, ${updated} updated`);
  await fillPlantOfTheDay(db, catalogue, Date.now());
}

/** @returns false when the disk is too full to write, but the schema is current, so that everything can be read */
export async function prepareUnlessDiskFull(
  db: Database,
  catalogue: Catalogue,
  say: (line: string) => void,
  log: Log,
): Promise<boolean> {
  try {
    await prepareDatabase(db, catalogue, say);
    return true;
  } catch (error) {
    if (!isDiskFull(error) || !(await isUpToDate(db, MIGRATIONS))) throw error;
    log.error(describeError(error), "the disk is full");
    say("The disk is full: everything can be read, and nothing saved until there is room");
    return false;
  }
}

/** A hosted Supabase manages its users in tables of the same names: two services cannot share them. */
export async function refuseHostedDatabase(db: Database): Promise<void> {
  const { rows } = await db.query("select to_regclass('auth.schema_migrations') as theirs");
  if (rows[0]?.theirs) {
    throw new SettingsError(
      "DATABASE_URL names a hosted Supabase's database, whose accounts are not ours to keep: docs/supabase.md says what runs there",
    );
  }
}
