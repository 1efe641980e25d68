/** Places to back up from and restore into, and the two commands as the operator runs them. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { backup } from "#server/backup/command.ts";
import { BackupError } from "#server/backup/format.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { readSettings } from "#server/settings.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { createTestDatabase, HOUSE_TEMPLATE } from "#tests/support/postgres.ts";

export type Place = { DATA_DIR: string; DATABASE_URL: string };
type Said = { code: number | null; line: string };

export function backupPlaces() {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-backup-"));
    folders.push(folder);
    return folder;
  };
  const scratch = newFolder();

  return {
    /** A file in the folder that the commands are run in. */
    file: (name: string): string => join(scratch, name),

    async newPlace(kind: Database["kind"], content: "empty" | "house"): Promise<Place> {
      if (kind === "pglite") {
        const DATA_DIR = newDataDir(content);
        folders.push(DATA_DIR);
        return { DATA_DIR, DATABASE_URL: "" };
      }
      const template = content === "house" ? HOUSE_TEMPLATE : "template0";
      return {
        DATA_DIR: newFolder(),
        DATABASE_URL: await createTestDatabase(inject("postgresUrl"), { template }),
      };
    },

    /** The command as a program of its own, beside the server. */
    program: (script: "backup" | "restore", args: string[], place: Place): Promise<Said> =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
          env: { ...process.env, INIT_CWD: scratch, ...place },
          stdio: ["ignore", "pipe", "pipe"],
        });
        let line = "";
        for (const stream of [child.stdout, child.stderr]) {
          stream.on("data", (chunk) => {
            line += chunk;
          });
        }
        child.on("close", (code) => resolve({ code, line: line.trim() }));
      }),

    /** The same without the seconds a program takes to start. */
    async command(run: typeof backup, args: string[], place: Place): Promise<Said> {
      try {
        return { code: 0, line: await run(args, scratch, readSettings(place)) };
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        return { code: 1, line: error.message };
      }
    },

    clear(): void {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function openPlace({ DATA_DIR, DATABASE_URL }: Place): Promise<Database> {
  return openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
}
