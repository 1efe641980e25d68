/** Writes a backup: a consistent snapshot, while other transactions continue. */
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Queryable } from "#server/db/database.ts";
import { BackupError, Checksum, FORMAT, type Header, MAX_LINE_LENGTH } from "./format.ts";
import { readKeyFiles } from "./key-files.ts";
import { readSequences, readTables } from "./tables.ts";

const ROW_BATCH = 500;
/** The limit for a stalled disk, because the embedded database waits meanwhile. */
const STALL_TIMEOUT_MS = 60_000;

/**
 * One transaction with a snapshot of the database. On PostgreSQL it blocks no one; the embedded database runs one
 * transaction at a time, so that other requests wait while it is read.
 */
export async function writeBackup(
  db: Database,
  options: { dataDir: string; file: string; now: number },
): Promise<void> {
  const part = `${options.file}.part`;
  try {
    await db.transaction(
      "owner",
      async (tx) => {
        if (db.kind === "postgres") {
          await tx.query("set transaction isolation level repeatable read");
          // A disk that stalls must not fail the backup.
          await tx.query("set local idle_in_transaction_session_timeout = 0");
        }
        await pipeline(
          Readable.from(lines(tx, options)),
          createGzip(),
          createWriteStream(part, { mode: 0o600, flags: "w", flush: true }),
        );
      },
      { readOnly: true, idleTimeoutMs: STALL_TIMEOUT_MS },
    );
    renameSync(part, options.file);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

async function* lines(
  tx: Queryable,
  { dataDir, now }: { dataDir: string; now: number },
): AsyncGenerator<string> {
  const sum = new Checksum();
  let count = 0;
  const line = (value: unknown) => {
    const text = JSON.stringify(value);
    // Verified now rather than when the backup is needed.
    if (text.length > MAX_LINE_LENGTH) throw new BackupError("A row is too large to be backed up.");
    return sum.add(text);
  };
  yield line({
    backup: "bush-tea",
    format: FORMAT,
    made: new Date(now).toISOString(),
    migrations: await readMigrations(tx),
  } satisfies Header);
  for (const { name, columns } of await readTables(tx)) {
    yield line({ table: name, columns: columns.map((column) => column.name) });
    // One array per row, so that column names cannot be confused.
    const values = columns.map((column) => `${column.name}::text`).join(", ");
    await tx.query(`declare backup_rows no scroll cursor for select array[${values}] as row from ${name}`);
    for (;;) {
      const { rows } = await tx.query<{ row: (string | null)[] }>(`fetch ${ROW_BATCH} from backup_rows`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => line(row)).join("");
    }
    await tx.query("close backup_rows");
  }
  // Sequences are not transactional: read last, they are never behind the rows.
  for (const { name, last } of await readSequences(tx)) yield line({ sequence: name, last });
  for (const keyFile of readKeyFiles(dataDir)) yield line(keyFile);
  yield `${JSON.stringify({ end: true, rows: count, sha256: sum.digest() })}\n`;
}

async function readMigrations(tx: Queryable): Promise<Header["migrations"]> {
  const { rows: found } = await tx.query(
    "select to_regclass('supabase_migrations.applied_checksums') as found",
  );
  if (!found[0]?.found)
    throw new BackupError("There is no database here yet. Start the server once: npm start");
  const { rows } = await tx.query<Header["migrations"][number]>(
    "select version, checksum from supabase_migrations.applied_checksums order by version",
  );
  return rows;
}
