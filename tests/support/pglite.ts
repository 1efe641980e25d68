/** Data folders with an embedded database. Creating one takes seconds, so each template is created once and copied. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";

export type PgliteTemplates = { readonly empty: string; readonly app: string };

/** @param prepare creates the application's schema and content in a copy of the empty database */
export async function makeTemplates(prepare: (db: Database) => Promise<void>): Promise<PgliteTemplates> {
  const empty = await makeTemplate(mkdtempSync(join(tmpdir(), "bush-tea-template-")));
  return { empty, app: await makeTemplate(copyOf(empty), prepare) };
}

async function makeTemplate(dataDir: string, prepare?: (db: Database) => Promise<void>): Promise<string> {
  const db = await openDatabase({ dataDir });
  await prepare?.(db);
  await db.close();
  rmSync(join(dataDir, "db.lock"), { force: true });
  return dataDir;
}

/** A new data folder whose database is ready to open: empty, or with the application's schema and content. */
export function newDataDir(kind: keyof PgliteTemplates = "empty"): string {
  return copyOf(inject("pgliteTemplates")[kind]);
}

function copyOf(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-data-"));
  cpSync(join(template, "db"), join(dataDir, "db"), { recursive: true });
  return dataDir;
}
