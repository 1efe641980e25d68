/** Writes a backup: everything as it stood at one moment, while others go on reading and writing. */
import { createWriteStream, renameSync, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Database, Queryable } from "#server/db/database.ts";
import { BackupError, FORMAT, type Header, LONGEST_LINE, Sum } from "./format.ts";
import { readKeyFiles } from "./key-files.ts";
import { readSequences, readTables } from "./tables.ts";

const ROWS_AT_ONCE = 500;
/** A disk that stalls for so long is not worth keeping the house waiting for. */
const STALLED_MS = 60_000;

/**
 * One transaction that sees the database as it was when it began. On PostgreSQL nobody waits for it; the embedded
 * database does one thing at a time, so that others wait while it is read.
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
          // A disk that stalls must not cost the backup.
          await tx.query("set local idle_in_transaction_session_timeout = 0");
        }
        await pipeline(
          Readable.from(lines(tx, options)),
          createGzip(),
          createWriteStream(part, { mode: 0o600, flags: "w", flush: true }),
        );
      },
      { readOnly: true, idleTimeoutMs: STALLED_MS },
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
  const sum = new Sum();
  let count = 0;
  const line = (value: unknown) => {
    const text = JSON.stringify(value);
    // Better to hear of it now than when the copy is needed.
    if (text.length > LONGEST_LINE) throw new BackupError("A row is too large to be backed up.");
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
    // As one array a row, so that a name can never be taken for another.
    const values = columns.map((column) => `${column.name}::text`).join(", ");
    await tx.query(`declare backup_rows no scroll cursor for select array[${values}] as row from ${name}`);
    for (;;) {
      const { rows } = await tx.query<{ row: (string | null)[] }>(`fetch ${ROWS_AT_ONCE} from backup_rows`);
      if (rows.length === 0) break;
      count += rows.length;
      yield rows.map(({ row }) => line(row)).join("");
    }
    await tx.query("close backup_rows");
  }
  // Sequences stand outside every transaction: read last, they are never behind the rows.
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
