/** Data folders with an embedded database in them. Making one from nothing takes seconds, so it is done once and copied. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import { openDatabase } from "#server/db/open.ts";

export async function makeTemplate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-template-"));
  const db = await openDatabase({ dataDir });
  await db.close();
  rmSync(join(dataDir, "db.lock"), { force: true });
  return dataDir;
}

/** A fresh data folder whose database is empty and ready to open. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-data-"));
  cpSync(join(inject("pgliteTemplate"), "db"), join(dataDir, "db"), { recursive: true });
  return dataDir;
}
