/**
 * Backs up the embedded database while its server runs: only that server can read it, so it writes the file into DATA_DIR,
 * from where the command moves it. The server may not be allowed to write anywhere else.
 */
import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import type { CommandResult } from "#server/operator/admin-command.ts";
import { writeBackup } from "./write-backup.ts";

const DRAFT = /^backup-[0-9a-f]{12}\.gz(\.part)?$/;

export function draftName(): string {
  return `backup-${randomBytes(6).toString("hex")}.gz`;
}

export function isDraftCommand(args: readonly string[]): boolean {
  return args[0] === "backup";
}

export async function draftBackup(
  db: Database,
  dataDir: string,
  [, name = ""]: readonly string[],
  now: number,
): Promise<CommandResult> {
  if (!DRAFT.test(name)) return { ok: false, lines: ["The command was not understood."] };
  try {
    await writeBackup(db, { dataDir, file: join(dataDir, name), now });
    return { ok: true, lines: [] };
  } catch (error) {
    return { ok: false, lines: [error instanceof Error ? error.message : "The backup failed."] };
  }
}

/** Deletes the drafts of killed commands; called when the server starts, so that none can be in progress. */
export function clearDrafts(dataDir: string): void {
  for (const file of readdirSync(dataDir)) if (DRAFT.test(file)) rmSync(join(dataDir, file), { force: true });
}
