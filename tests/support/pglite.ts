/** Data folders with an embedded database in them. Making one takes seconds, so each kind is made once and copied. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";

export type PgliteTemplates = { readonly empty: string; readonly house: string };

/** @param prepare brings a copy of the empty database to what a house needs */
export async function makeTemplates(prepare: (db: Database) => Promise<void>): Promise<PgliteTemplates> {
  const empty = await makeTemplate(mkdtempSync(join(tmpdir(), "bush-tea-template-")));
  return { empty, house: await makeTemplate(copyOf(empty), prepare) };
}

async function makeTemplate(dataDir: string, prepare?: (db: Database) => Promise<void>): Promise<string> {
  const db = await openDatabase({ dataDir });
  await prepare?.(db);
  await db.close();
  rmSync(join(dataDir, "db.lock"), { force: true });
  return dataDir;
}

/** A fresh data folder whose database is ready to open: empty, or with a house's tables and content. */
export function newDataDir(kind: keyof PgliteTemplates = "empty"): string {
  return copyOf(inject("pgliteTemplates")[kind]);
}

function copyOf(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-data-"));
  cpSync(join(template, "db"), join(dataDir, "db"), { recursive: true });
  return dataDir;
}
