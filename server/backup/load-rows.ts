/** Puts a backup's rows into tables that are ready for them. */
import type { Queryable } from "#server/db/database.ts";
import { BackupError, type BodyLine, damaged, type RowLine, type TableHeading } from "./format.ts";
import type { Table } from "./tables.ts";

const ROWS_AT_ONCE = 500;
const CHARACTERS_AT_ONCE = 1_000_000;

export type Loader = {
  take(line: BodyLine): Promise<void>;
  /** Writes what is still in hand. */
  finish(): Promise<void>;
};

export function createLoader(tx: Queryable, tables: readonly Table[]): Loader {
  const known = new Map(tables.map((table) => [table.name, table]));
  let insert: string | undefined;
  let width = 0;
  let rows: RowLine[] = [];
  let characters = 0;

  async function flush(): Promise<void> {
    if (insert === undefined || rows.length === 0) return;
    const columns = Array.from({ length: width }, (_, at) => rows.map((row) => row[at] ?? null));
    await tx.query(insert, columns);
    rows = [];
    characters = 0;
  }

  return {
    async take(line) {
      if (Array.isArray(line)) {
        if (line.length !== width) throw damaged();
        rows.push(line);
        for (const value of line) characters += value?.length ?? 0;
        if (rows.length >= ROWS_AT_ONCE || characters >= CHARACTERS_AT_ONCE) await flush();
        return;
      }
      await flush();
      insert = undefined;
      width = 0;
      if ("table" in line) {
        insert = insertInto(line, known.get(line.table));
        width = line.columns.length;
      } else if ("sequence" in line) {
        await tx.query("select setval($1::regclass, $2::bigint)", [line.sequence, line.last]);
      }
    },
    finish: flush,
  };
}

/** Names come from our own catalogue, never from the file: it only chooses among them. */
function insertInto(heading: TableHeading, table: Table | undefined): string {
  const columns = heading.columns.map((name) => table?.columns.find((column) => column.name === name));
  if (table === undefined || columns.includes(undefined)) {
    throw new BackupError(`This backup does not fit: the database has no ${heading.table} as it has.`);
  }
  const values = columns.map((column, at) => `v${at}::${column?.type}`).join(", ");
  const sources = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const names = columns.map((_, at) => `v${at}`).join(", ");
  // Rows keep the numbers they had, even where the database gives them out itself.
  return `insert into ${table.name} (${heading.columns.join(", ")}) overriding system value
    select ${values} from unnest(${sources}) as given (${names})`;
}
