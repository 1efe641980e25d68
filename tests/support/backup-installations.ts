/** Installations (data folder and database) to back up and restore, and the two commands as an operator runs them. */
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
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";

export type Installation = { DATA_DIR: string; DATABASE_URL: string };
type CommandResult = { code: number | null; line: string };

export function backupInstallations() {
  const folders: string[] = [];
  const newFolder = (): string => {
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-backup-"));
    folders.push(folder);
    return folder;
  };
  const scratch = newFolder();

  return {
    /** The path of a file in the commands' working folder. */
    file: (name: string): string => join(scratch, name),

    async newInstallation(kind: Database["kind"], content: "empty" | "app"): Promise<Installation> {
      if (kind === "pglite") {
        const DATA_DIR = newDataDir(content);
        folders.push(DATA_DIR);
        return { DATA_DIR, DATABASE_URL: "" };
      }
      const template = content === "app" ? APP_TEMPLATE : "template0";
      return {
        DATA_DIR: newFolder(),
        DATABASE_URL: await createTestDatabase(inject("postgresUrl"), { template }),
      };
    },

    /** Runs the command in a process of its own. */
    program: (script: "backup" | "restore", args: string[], place: Installation): Promise<CommandResult> =>
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

    /** Runs the command in this process, which saves the seconds a process takes to start. */
    async command(run: typeof backup, args: string[], place: Installation): Promise<CommandResult> {
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

export function openInstallation({ DATA_DIR, DATABASE_URL }: Installation): Promise<Database> {
  return openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });
}
