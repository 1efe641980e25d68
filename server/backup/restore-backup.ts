/** Restores a backup into a database of either kind, in one transaction. */
import type { Database, Queryable } from "#server/db/database.ts";
import { type Migration, migrate, readMigrations } from "#server/db/migrate.ts";
import { BackupError, damaged, type Header, KEY_FILES, type KeyFile } from "./format.ts";
import { refuseBadKeyFiles, writeKeyFiles } from "./key-files.ts";
import { createLoader } from "./load-rows.ts";
import { readBackup } from "./read-backup.ts";
import { readForeignKeys, readSequenceNames, readTables, readTriggers } from "./tables.ts";

export type RestoreOptions = {
  readonly file: string;
  readonly dataDir: string;
  readonly migrationsFolder: string;
  /** Replaces existing users. */
  readonly force: boolean;
};

export type Restored = { readonly made: string; readonly rows: number };

const STATEMENT_TIMEOUT_MS = 3_600_000;
const WAIT_FOR_SERVERS_MS = 3_000;

/** The file is read twice: first completely, so that a damaged one changes nothing. */
export async function checkBackup(file: string, migrationsFolder: string): Promise<Header> {
  let header: Header | undefined;
  const keyFiles: KeyFile[] = [];
  await readBackup(
    file,
    (read) => {
      header = read;
    },
    (line) => {
      if ("file" in line) keyFiles.push(line);
      if (keyFiles.length > KEY_FILES.length) throw damaged();
    },
  );
  await refuseBadKeyFiles(keyFiles);
  if (header === undefined) throw new BackupError("This is not a backup of Bush Tea.");
  refuseUnknown(header, await readMigrations(migrationsFolder));
  return header;
}

export async function restoreBackup(db: Database, options: RestoreOptions): Promise<Restored> {
  const { file, dataDir, migrationsFolder, force } = options;
  const header = await checkBackup(file, migrationsFolder);
  await refuseRunningServer(db);
  const keyFiles: KeyFile[] = [];
  let rows = 0;
  await db.transaction(
    "owner",
    async (tx) => {
      await refuseDatabase(tx, header, force);
      await refuseGaps(header, migrationsFolder);
      const transactional = inside(db, tx);
      await migrate(
        transactional,
        migrationsFolder,
        new Set(header.migrations.map(({ version }) => version)),
      );
      const tables = await readTables(tx);
      const restoreScript = await prepareTables(tx, tables);
      const loader = createLoader(tx, { tables, sequences: await readSequenceNames(tx) });
      await readBackup(
        file,
        () => undefined,
        async (line) => {
          if (Array.isArray(line)) rows += 1;
          else if ("file" in line) keyFiles.push(line);
          await loader.take(line);
        },
      );
      await loader.finish();
      // Verified again: the file may have changed since the first check.
      await refuseBadKeyFiles(keyFiles);
      await tx.script(restoreScript);
      // Migrations newer than the backup run on the old rows, as in an upgrade.
      await migrate(transactional, migrationsFolder);
    },
    { statementTimeoutMs: STATEMENT_TIMEOUT_MS },
  );
  writeKeyFiles(dataDir, keyFiles);
  await db.script("analyze");
  return { made: header.made, rows };
}

function refuseUnknown(header: Header, known: readonly Migration[]): void {
  for (const { version, checksum } of header.migrations) {
    const here = known.find((migration) => migration.version === version);
    if (here === undefined) {
      throw new BackupError(
        `This backup was made by a newer Bush Tea (migration ${version} is not known here): update this one first.`,
      );
    }
    if (here.checksum !== checksum) {
      throw new BackupError(`This backup was made with another text of migration ${version} than is here.`);
    }
  }
}

/** A skipped migration would be applied after later ones, and could undo what they restrict. */
async function refuseGaps(header: Header, migrationsFolder: string): Promise<void> {
  const known = await readMigrations(migrationsFolder);
  if (header.migrations.some(({ version }, at) => known[at]?.version !== version)) {
    throw new BackupError("This backup does not fit: its list of migrations has gaps.");
  }
}

/** The embedded database's folder lock has verified this already. */
async function refuseRunningServer(db: Database): Promise<void> {
  if (db.kind !== "postgres") return;
  const until = Date.now() + WAIT_FOR_SERVERS_MS;
  for (;;) {
    const { rows } = await db.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and application_name = 'bush-tea' and pid <> pg_backend_pid()`,
    );
    if (rows[0]?.others === 0) return;
    // A server that was just stopped may still be disconnecting.
    if (Date.now() > until) {
      throw new BackupError("A Bush Tea server is using this database: stop it first, then restore.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function refuseDatabase(tx: Queryable, header: Header, force: boolean): Promise<void> {
  const { rows: found } = await tx.query<{ people: string | null; record: string | null }>(
    "select to_regclass('auth.users')::text as people, to_regclass('supabase_migrations.schema_migrations')::text as record",
  );
  if (found[0]?.people && !force) {
    const { rows } = await tx.query<{ some: boolean }>("select exists (select from auth.users) as some");
    if (rows[0]?.some) {
      throw new BackupError(
        "There are users in this database already. To replace them with the backup, add --force.",
      );
    }
  }
  if (!found[0]?.record) return;
  const { rows } = await tx.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  if (rows.some(({ version }) => !header.migrations.some((migration) => migration.version === version))) {
    throw new BackupError(
      "This backup is older than the database here: restore it into an empty one (a new DATA_DIR, or a new PostgreSQL database).",
    );
  }
}

/**
 * Empties the tables and removes what prevents inserting rows in any order: foreign keys, and triggers that would count
 * everything a second time. All of it is possible as the owner; no superuser is needed.
 * @returns the script that restores it all, which also validates every foreign key
 */
async function prepareTables(tx: Queryable, tables: readonly { name: string }[]): Promise<string> {
  const foreignKeys = await readForeignKeys(tx);
  const triggers = await readTriggers(tx);
  const script = [
    `truncate ${tables.map(({ name }) => name).join(", ")} restart identity`,
    ...foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...triggers.map(({ table, name }) => `alter table ${table} disable trigger ${name}`),
  ];
  await tx.script(script.join(";\n"));
  return [
    ...foreignKeys.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
    ...triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
  ].join(";\n");
}

/** The open transaction as a database, for code that would open its own. */
function inside(db: Database, tx: Queryable): Pick<Database, "kind" | "query" | "transaction"> {
  return {
    kind: db.kind,
    query: (sql, params) => tx.query(sql, params),
    transaction: (_as, fn) => fn(tx),
  };
}
