/** A database of either kind for one test file, empty or with the application's schema and content, without a server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { type OpenOptions, openDatabase } from "#server/db/open.ts";
import { LONG_TIMEOUTS } from "#tests/support/long-timeouts.ts";
import { newDataDir, type PgliteTemplates } from "#tests/support/pglite.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";

export type TestDatabase = { readonly db: Database; readonly dataDir: string; close(): Promise<void> };

export async function openTestDatabase(
  kind: Database["kind"],
  options: Partial<OpenOptions> = {},
): Promise<TestDatabase> {
  const opened = await openCopy(kind, "empty", options);
  await opened.db.script(createRoles);
  return opened;
}

/** With the application's schema and content. */
export function openAppDatabase(kind: Database["kind"]): Promise<TestDatabase> {
  return openCopy(kind, "app", {});
}

async function openCopy(
  kind: Database["kind"],
  content: keyof PgliteTemplates,
  options: Partial<OpenOptions>,
): Promise<TestDatabase> {
  const dataDir = kind === "pglite" ? newDataDir(content) : mkdtempSync(join(tmpdir(), "bush-tea-db-"));
  const template = content === "app" ? APP_TEMPLATE : "template0";
  const databaseUrl =
    kind === "postgres" ? await createTestDatabase(inject("postgresUrl"), { template }) : undefined;
  const db = await openDatabase({ ...LONG_TIMEOUTS, dataDir, databaseUrl, ...options });
  return {
    db,
    dataDir,
    async close() {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application's roles. They belong to the whole PostgreSQL server, which the tests share, so they may exist already. */
const createRoles = `
  do $$
  declare wanted text;
  begin
    foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
      begin
        execute format('create role %I nologin', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end loop;
  end $$`;
