/** An empty database of either kind for one test file, without a server around it. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { type OpenOptions, openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

export type TestDatabase = { readonly db: Database; readonly dataDir: string; close(): Promise<void> };

export async function openTestDatabase(
  kind: Database["kind"],
  options: Partial<OpenOptions> = {},
): Promise<TestDatabase> {
  const dataDir = kind === "pglite" ? newDataDir() : mkdtempSync(join(tmpdir(), "bush-tea-db-"));
  const databaseUrl = kind === "postgres" ? await createTestDatabase(inject("postgresUrl")) : undefined;
  const db = await openDatabase({ dataDir, databaseUrl, ...options });
  await db.script(createRoles);
  return {
    db,
    dataDir,
    async close() {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** As a house has them; roles belong to the whole PostgreSQL server, which the tests share. */
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
