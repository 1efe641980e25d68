// Starts an empty, migrated PostgreSQL for the duration of a measurement.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Database } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { startPostgres } from "#tests/support/postgres.ts";

export type OnPostgres = {
  /** Does what autovacuum would have done over time, after rows inserted within minutes. */
  vacuum(): Promise<void>;
};

export async function onPostgres<T>(
  work: (db: Database, more: OnPostgres) => Promise<T>,
  options: Parameters<typeof startPostgres>[0] = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-bench-"));
  const postgres = await startPostgres(options);
  try {
    const db = await openDatabase({ databaseUrl: postgres.url, dataDir });
    try {
      await migrate(db, join(import.meta.dirname, "..", "supabase", "migrations"));
      return await work(db, { vacuum: () => vacuum(postgres.url) });
    } finally {
      await db.close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Uses its own connection: the server's have statement timeouts and wrap each statement in a transaction. */
async function vacuum(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
