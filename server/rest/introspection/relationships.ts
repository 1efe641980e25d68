/**
 * Derives relationships between relations: foreign keys in both directions, through views that expose the key's
 * columns, through junction tables, and by computed relationships. Pure: from loaded rows to lists of relationships.
 */
import type { ColumnPairs, Identifier, KeyRelationship, Relationship } from "./types.ts";
import { keyOf, sameIdentifier } from "./types.ts";

export type ForeignKey = {
  readonly table: Identifier;
  readonly foreignTable: Identifier;
  readonly constraint: string;
  readonly columns: ColumnPairs;
  readonly unique: boolean;
};

/** A view that exposes columns of a table: table column → the view's columns that expose it. */
export type ViewOf = {
  readonly view: Identifier;
  readonly table: Identifier;
  readonly shows: ReadonlyMap<string, readonly string[]>;
};

type Origin = { readonly id: Identifier; readonly isView: boolean; readonly columns: readonly string[] };

/** Every combination of view columns that exposes all given columns; a column exposed twice gives two combinations. */
function waysToShow(shows: ViewOf["shows"], columns: readonly string[]): string[][] {
  return columns.reduce<string[][]>(
    (ways, column) => ways.flatMap((way) => (shows.get(column) ?? []).map((shown) => [...way, shown])),
    [[]],
  );
}

function originsOf(table: Identifier, columns: readonly string[], views: readonly ViewOf[]): Origin[] {
  const shown = views
    .filter((candidate) => sameIdentifier(candidate.table, table))
    .flatMap(({ view, shows }) =>
      waysToShow(shows, columns).map((way) => ({ id: view, isView: true, columns: way })),
    );
  return [{ id: table, isView: false, columns }, ...shown];
}

function pairs(left: readonly string[], right: readonly string[]): ColumnPairs {
  return left.map((column, index) => [column, right[index] ?? ""] as const);
}

/** The foreign keys from the referencing side, for tables and views. */
function holdingSide(keys: readonly ForeignKey[], views: readonly ViewOf[]): KeyRelationship[] {
  return keys.flatMap((key) => {
    const own = originsOf(
      key.table,
      key.columns.map(([column]) => column),
      views,
    );
    const foreign = originsOf(
      key.foreignTable,
      key.columns.map(([, column]) => column),
      views,
    );
    return own.flatMap((from) =>
      foreign.map((to) => ({
        kind: "key" as const,
        cardinality: key.unique ? ("one-to-one" as const) : ("many-to-one" as const),
        table: from.id,
        foreignTable: to.id,
        foreignIsView: to.isView,
        constraint: key.constraint,
        columns: pairs(from.columns, to.columns),
      })),
    );
  });
}

function inverse(relationship: KeyRelationship, tableIsView: boolean): KeyRelationship {
  return {
    ...relationship,
    cardinality: relationship.cardinality === "one-to-one" ? "one-to-one" : "one-to-many",
    table: relationship.foreignTable,
    foreignTable: relationship.table,
    foreignIsView: tableIsView,
    columns: relationship.columns.map(([own, foreign]) => [foreign, own] as const),
  };
}

/** A table is a junction if two of its foreign keys consist of columns of its primary key. */
function throughJunctions(
  held: readonly KeyRelationship[],
  primaryKeys: ReadonlyMap<string, readonly string[]>,
): Relationship[] {
  const byTable = Map.groupBy(
    held.filter(({ cardinality }) => cardinality === "many-to-one"),
    ({ table }) => keyOf(table),
  );
  const junctions: Relationship[] = [];
  for (const [table, keys] of byTable) {
    const primaryKey = new Set(primaryKeys.get(table) ?? []);
    for (const source of keys) {
      for (const target of keys) {
        if (source.constraint === target.constraint) continue;
        const columns = [...source.columns, ...target.columns];
        if (!columns.every(([column]) => primaryKey.has(column))) continue;
        junctions.push({
          kind: "junction",
          table: source.foreignTable,
          foreignTable: target.foreignTable,
          foreignIsView: target.foreignIsView,
          junction: source.table,
          sourceConstraint: source.constraint,
          targetConstraint: target.constraint,
          sourceColumns: source.columns.map(([own, foreign]) => [foreign, own] as const),
          targetColumns: target.columns.map(([own, foreign]) => [foreign, own] as const),
        });
      }
    }
  }
  return junctions;
}

export function relationshipsOf(input: {
  readonly keys: readonly ForeignKey[];
  readonly views: readonly ViewOf[];
  readonly primaryKeys: ReadonlyMap<string, readonly string[]>;
  readonly viewKeys: ReadonlySet<string>;
  readonly computed: readonly Relationship[];
}): Map<string, Relationship[]> {
  const held = holdingSide(input.keys, input.views);
  const found: Relationship[] = [
    ...held,
    ...held.map((relationship) => inverse(relationship, input.viewKeys.has(keyOf(relationship.table)))),
    ...throughJunctions(held, input.primaryKeys),
  ];
  // A computed relationship overrides the key relationships to the table of the same name.
  const overridden = new Set(
    input.computed.map((r) =>
      r.kind === "computed"
        ? `${keyOf(r.table)}\u0000${keyOf({ schema: r.fn.schema, name: r.fn.name })}`
        : "",
    ),
  );
  const kept = found.filter((r) => !overridden.has(`${keyOf(r.table)}\u0000${keyOf(r.foreignTable)}`));
  return Map.groupBy([...kept, ...input.computed], ({ table }) => keyOf(table));
}
