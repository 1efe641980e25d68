/**
 * Applies the pending files of supabase/migrations in order, each in its own transaction. Any number of
 * servers may start concurrently; a lock ensures that each file is applied once.
 */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Database, DatabaseError, type Queryable } from "./database.ts";

export class MigrationError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = "MigrationError";
  }
}

export type Migration = { version: string; name: string; file: string; sql: string; checksum: string };

const fileName = /^(\d{14})_([a-z0-9_-]+)\.sql$/;
/** The advisory lock's key: arbitrary, but used for nothing else in the database. */
const lockKey = 7_246_190_311;
const longestStatementMs = 600_000;

/**
 * @param only restricts the versions to apply, for restoring an older backup
 * @returns the files applied now, in order
 */
export async function migrate(
  db: Pick<Database, "kind" | "query" | "transaction">,
  folder: string,
  only?: ReadonlySet<string>,
): Promise<string[]> {
  const migrations = (await readMigrations(folder)).filter(({ version }) => only?.has(version) ?? true);
  const withLock = <T>(fn: (tx: Queryable) => Promise<T>) =>
    db.transaction(
      "owner",
      async (tx) => {
        await takeLock(tx, db.kind);
        return fn(tx);
      },
      { statementTimeoutMs: longestStatementMs },
    );
  await withLock(prepareRecord);
  const known = await readRecord(db);
  for (const migration of migrations) refuseChanged(migration, known.get(migration.version));

  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.version)?.checksum;
    if (checksum) continue;
    const isNew = await withLock((tx) => apply(tx, migration));
    if (isNew) applied.push(migration.file);
  }
  return applied;
}

/** Whether every file has been applied unchanged. Read-only, so that it works on a full disk. */
export async function isUpToDate(db: Pick<Database, "query">, folder: string): Promise<boolean> {
  const { rows } = await db.query(
    "select to_regclass('supabase_migrations.applied_checksums')::text as record",
  );
  if (!rows[0]?.record) return false;
  const known = await readRecord(db);
  const migrations = await readMigrations(folder);
  return migrations.every(({ version, checksum }) => known.get(version)?.checksum === checksum);
}

export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = fileName.exec(file) ?? [];
    if (!version || !name) {
      throw new MigrationError(
        `${file} is not named like a migration: 14 digits, an underscore, a name, .sql`,
      );
    }
    if (migrations.some((other) => other.version === version)) {
      throw new MigrationError(`two migrations have the number ${version}`);
    }
    const sql = (await readFile(join(folder, file), "utf8")).replaceAll("\r\n", "\n");
    migrations.push({ version, name, file, sql, checksum: createHash("sha256").update(sql).digest("hex") });
  }
  return migrations;
}

/** Locked until the transaction ends, without a timeout: another server's migration may take long. */
async function takeLock(tx: Queryable, kind: Database["kind"]): Promise<void> {
  if (kind === "pglite") return;
  await tx.query("select set_config('lock_timeout', '0', true)");
  await tx.query("select pg_advisory_xact_lock($1::bigint)", [lockKey]);
}

/** The Supabase CLI's own table, in its format, and a second table with checksums to detect changed files. */
async function prepareRecord(tx: Queryable): Promise<void> {
  const { rows } = await tx.query("select 1 from pg_tables where schemaname = $1 and tablename = $2", [
    "supabase_migrations",
    "applied_checksums",
  ]);
  if (rows.length > 0) return;
  await tx.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;
    create table supabase_migrations.applied_checksums (
      version text not null primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    );
  `);
}

type Recorded = { version: string; checksum: string | null };

const recordQuery = `
  select m.version, c.checksum
  from supabase_migrations.schema_migrations m
  left join supabase_migrations.applied_checksums c using (version)`;

async function readRecord(db: Pick<Queryable, "query">): Promise<Map<string, Recorded>> {
  const { rows } = await db.query<Recorded>(recordQuery);
  return new Map(rows.map((row) => [row.version, row]));
}

function refuseChanged(migration: Migration, recorded: Recorded | undefined): void {
  if (!recorded?.checksum || recorded.checksum === migration.checksum) return;
  throw new MigrationError(
    `${migration.file} was changed after it was applied to this database: restore it, and put the change into a new migration`,
  );
}

/** @returns false when another server, or the Supabase CLI, has applied it already */
async function apply(tx: Queryable, migration: Migration): Promise<boolean> {
  const { rows } = await tx.query<Recorded>(`${recordQuery} where m.version = $1`, [migration.version]);
  refuseChanged(migration, rows[0]);
  if (rows[0]?.checksum) return false;
  if (!rows[0]) await run(tx, migration);
  await tx.query("insert into supabase_migrations.applied_checksums (version, checksum) values ($1, $2)", [
    migration.version,
    migration.checksum,
  ]);
  return rows.length === 0;
}

async function run(tx: Queryable, migration: Migration): Promise<void> {
  try {
    await tx.script(migration.sql);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    throw new MigrationError(`${migration.file} failed: ${error.message} (${error.code})`, { cause: error });
  }
  await tx.query(
    "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
    [migration.version, migration.name, [migration.sql]],
  );
}
