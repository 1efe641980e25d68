/** What views show of tables: through views on views, down to the columns that keys speak of. */
import type { ViewOf } from "./relationships.ts";
import type { RelationRow } from "./rows.ts";
import { keyOf } from "./types.ts";
import { viewColumns } from "./view-columns.ts";

type Source = { readonly table: number; readonly column: number };

export function viewsOf(rows: readonly RelationRow[], byOid: ReadonlyMap<number, RelationRow>): ViewOf[] {
  const direct = new Map(
    rows
      .filter(({ rule }) => rule !== null)
      .map((row) => [row.oid, new Map(viewColumns(row.rule ?? "").map((c) => [c.position, c]))]),
  );
  /** Follows a column through views; every step is a candidate, since a key may be named at each. */
  const sources = (view: number, position: number, seen: ReadonlySet<number>): Source[] => {
    const source = direct.get(view)?.get(position);
    if (!source || seen.has(source.table)) return [];
    return [source, ...sources(source.table, source.column, new Set([...seen, source.table]))];
  };
  return rows.flatMap((row) => {
    const shownBy = new Map<number, Map<string, string[]>>();
    for (const position of direct.get(row.oid)?.keys() ?? []) {
      const shown = row.attributes?.[position];
      if (shown === undefined) continue;
      for (const { table, column } of sources(row.oid, position, new Set([row.oid]))) {
        const name = byOid.get(table)?.attributes?.[column];
        if (name === undefined) continue;
        const shows = shownBy.get(table) ?? new Map<string, string[]>();
        shows.set(name, [...(shows.get(name) ?? []), shown]);
        shownBy.set(table, shows);
      }
    }
    return [...shownBy].flatMap(([oid, shows]) => {
      const table = byOid.get(oid);
      if (!table) return [];
      const id = ({ schema, name }: RelationRow) => ({ schema, name });
      return [{ view: id(row), table: id(table), shows }];
    });
  });
}

/** A view that shows a table's whole primary key has it, too; the first column that shows each part is taken. */
export function viewPrimaryKeys(
  views: readonly ViewOf[],
  tableKeys: ReadonlyMap<string, readonly string[]>,
): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const { view, table, shows } of views) {
    const primaryKey = tableKeys.get(keyOf(table)) ?? [];
    const shown = primaryKey.flatMap((column) => shows.get(column)?.slice(0, 1) ?? []);
    if (primaryKey.length === 0 || shown.length < primaryKey.length) continue;
    keys.set(keyOf(view), [...(keys.get(keyOf(view)) ?? []), ...shown]);
  }
  return keys;
}
