// A PostgreSQL of its own, migrated and empty, for as long as a measurement takes.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { startPostgres } from "#tests/support/postgres.ts";

export async function onPostgres<T>(
  work: (db: Database) => Promise<T>,
  options: Parameters<typeof startPostgres>[0] = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-"));
  const postgres = await startPostgres(options);
  try {
    const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
    try {
      await migrate(db, join(import.meta.dirname, "..", "supabase", "migrations"));
      return await work(db);
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
