/** The commands `npm run backup` and `npm run restore`. */
import { copyFileSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { openDatabase } from "#server/db/open.ts";
import { askRunningServer } from "#server/operator/control-socket.ts";
import { draftName } from "./draft.ts";
import { BackupError } from "./format.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

type Where = { readonly dataDir: string; readonly databaseUrl: string | undefined };

const MIGRATIONS = join(import.meta.dirname, "..", "..", "supabase", "migrations");
/** Only the operator waits for these commands. */
const PATIENT = { statementTimeoutMs: 3_600_000, idleInTransactionTimeoutMs: 3_600_000 };

/** @param folder the base of relative file names @returns the message for the operator */
export async function backup(args: readonly string[], folder: string, where: Where): Promise<string> {
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith("-") || rest.length > 0) {
    throw new BackupError("Usage: npm run backup -- FILE");
  }
  const file = resolve(folder, name);
  await (where.databaseUrl === undefined ? backupEmbedded(file, where) : backupHere(file, where));
  return `${file}: ${statSync(file).size} bytes. It holds secrets and people's questions: keep it private.`;
}

export async function restore(args: readonly string[], folder: string, where: Where): Promise<string> {
  const force = args.includes("--force");
  const [name, ...rest] = args.filter((arg) => arg !== "--force");
  if (name === undefined || name.startsWith("-") || rest.length > 0) {
    throw new BackupError("Usage: npm run restore -- FILE [--force]");
  }
  const file = resolve(folder, name);
  // Checked before the database is opened, because opening creates one where there is none.
  await checkBackup(file, MIGRATIONS);
  const db = await openDatabase({ ...where, ...PATIENT });
  try {
    const { made, rows } = await restoreBackup(db, {
      file,
      dataDir: where.dataDir,
      migrationsFolder: MIGRATIONS,
      force,
    });
    return `Restored ${rows} rows as they were at ${made}. Start the server now.`;
  } finally {
    await db.close();
  }
}

async function backupEmbedded(file: string, where: Where): Promise<void> {
  const name = draftName();
  const answer = await askRunningServer(where.dataDir, ["backup", name]);
  if (answer === undefined) {
    if (!existsSync(join(where.dataDir, "db"))) {
      throw new BackupError(`There is no database in ${where.dataDir}.`);
    }
    await backupHere(file, where);
    return;
  }
  if (!answer.ok) throw new BackupError(answer.lines[0] ?? "The backup failed.");
  const draft = join(where.dataDir, name);
  try {
    move(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

async function backupHere(file: string, where: Where): Promise<void> {
  const db = await openDatabase({ ...where, ...PATIENT });
  try {
    await writeBackup(db, { dataDir: where.dataDir, file, now: Date.now() });
  } finally {
    await db.close();
  }
}

/** Also across file systems, and atomic. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  }
}
