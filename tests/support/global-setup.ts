/**
 * Starts one PostgreSQL and prepares template databases for all integration tests, empty and with the application's
 * schema and content; each test works on its own copy of a template.
 */
import { cpSync, renameSync, rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { loadCatalogue } from "#catalogue/load.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { prepareDatabase } from "#server/startup/prepare-database.ts";
import { makeTemplates, type PgliteTemplates } from "#tests/support/pglite.ts";
import { APP_TEMPLATE, startPostgres } from "#tests/support/postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    postgresUrl: string;
    pgliteTemplates: PgliteTemplates;
  }
}

/** The databases live for seconds: they need no recovery and no vacuum. */
const SHORT_LIVED = { wal_level: "minimal", max_wal_senders: "0", autovacuum: "off" };

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const catalogue = await loadCatalogue();
  const prepare = (db: Database) => prepareDatabase(db, catalogue);
  const [postgres, templates] = await Promise.all([
    startPostgres({ settings: SHORT_LIVED }),
    makeTemplates(prepare),
  ]);
  // For the server of the browser tests, which run beside these: preparing another would take it a quarter of a minute.
  const { PREPARED_DATABASE } = process.env;
  if (PREPARED_DATABASE !== undefined) copyWhole(templates.app, PREPARED_DATABASE);
  const db = await openDatabase({ databaseUrl: await postgres.createDatabase(APP_TEMPLATE), dataDir: "" });
  await prepare(db);
  await db.close();
  project.provide("postgresUrl", postgres.url);
  project.provide("pgliteTemplates", templates);
  return async () => {
    await postgres.stop();
    for (const folder of Object.values(templates)) rmSync(folder, { recursive: true, force: true });
  };
}

/** The copy appears under its name only when it is complete. */
function copyWhole(from: string, to: string): void {
  const partial = `${to}.partial`;
  cpSync(from, partial, { recursive: true });
  renameSync(partial, to);
}
