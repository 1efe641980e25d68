/** Inserts a backup's rows into prepared tables. */
import type { Queryable } from "#server/db/database.ts";
import { type BodyLine, damaged, type RowLine, type TableHeading, unexpectedEntry } from "./format.ts";
import type { Table } from "./tables.ts";

const ROW_BATCH = 500;
const CHARACTER_BATCH = 1_000_000;

export type Loader = {
  take(line: BodyLine): Promise<void>;
  /** Inserts the rows of the last batch. */
  finish(): Promise<void>;
};

export function createLoader(
  tx: Queryable,
  place: { readonly tables: readonly Table[]; readonly sequences: readonly string[] },
): Loader {
  // Removed once filled: no table is written twice.
  const tables = new Map(place.tables.map((table) => [table.name, table]));
  const sequences = new Set(place.sequences);
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
        if (insert === undefined || line.length !== width) throw damaged();
        rows.push(line);
        for (const value of line) characters += value?.length ?? 0;
        if (rows.length >= ROW_BATCH || characters >= CHARACTER_BATCH) await flush();
        return;
      }
      await flush();
      insert = undefined;
      width = 0;
      if ("table" in line) {
        insert = insertInto(line, tables.get(line.table));
        width = line.columns.length;
        tables.delete(line.table);
      } else if ("sequence" in line) {
        if (!sequences.delete(line.sequence)) throw unexpectedEntry(line.sequence);
        await tx.query("select setval($1::regclass, $2::bigint)", [line.sequence, line.last]);
      }
    },
    finish: flush,
  };
}

/** Names come from the database's own schema; the file only selects among them. */
function insertInto(heading: TableHeading, table: Table | undefined): string {
  if (table === undefined) throw unexpectedEntry(heading.table);
  const left = new Map(table.columns.map((column) => [column.name, column]));
  const columns = heading.columns.map((name) => {
    const column = left.get(name);
    if (column === undefined) throw unexpectedEntry(`${heading.table}.${name}`);
    left.delete(name);
    return column;
  });
  // The tables are as the backup's migrations made them: a missing column was removed from the file.
  if (left.size > 0) throw unexpectedEntry(`${heading.table} without ${[...left.keys()].join(", ")}`);
  const values = columns.map((column, at) => `v${at}::${column.type}`).join(", ");
  const sources = columns.map((_, at) => `$${at + 1}::text[]`).join(", ");
  const names = columns.map((_, at) => `v${at}`).join(", ");
  // Rows keep their identity values, also in columns that are generated always.
  return `insert into ${table.name} (${columns.map(({ name }) => name).join(", ")}) overriding system value
    select ${values} from unnest(${sources}) as given (${names})`;
}
