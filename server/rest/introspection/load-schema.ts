/** Loads the schema from the database as the owner, in the form that planning needs. */
import { z } from "zod";
import type { Database, Queryable } from "#server/db/database.ts";
import { CONSTRAINTS, FINGERPRINT, RELATIONS, ROUTINES, SETTINGS, TIME_ZONES, TYPES } from "./queries.ts";
import { type ForeignKey, relationshipsOf } from "./relationships.ts";
import {
  type ConstraintRow,
  constraintRow,
  type RelationRow,
  type RoutineRow,
  relationRow,
  routineRow,
  settingsRow,
  typeRow,
} from "./rows.ts";
import { typeNames } from "./type-names.ts";
import {
  type Column,
  type ComputedField,
  type ComputedRelationship,
  type DatabaseSchema,
  keyOf,
  type Relation,
  type Routine,
} from "./types.ts";
import { viewPrimaryKeys, viewsOf } from "./views.ts";

async function ask(tx: Queryable, sql: string, params: readonly unknown[] = []): Promise<unknown> {
  const { rows } = await tx.query<{ answer: string }>(sql, params);
  return JSON.parse(rows[0]?.answer ?? "[]");
}

export async function fingerprint(db: Database): Promise<string> {
  const { rows } = await db.query<{ answer: string }>(FINGERPRINT);
  return rows[0]?.answer ?? "";
}

export async function timeZones(db: Database): Promise<Set<string>> {
  return new Set(z.array(z.string()).parse(await ask(db, TIME_ZONES)));
}

export type SchemaOptions = {
  readonly schemas: readonly string[];
  /** PostgREST's `db-aggregates-enabled`, unless the database's owner has set it; off like PostgREST's. */
  readonly aggregates?: boolean;
};

export async function loadDatabaseSchema(
  db: Database,
  { schemas, aggregates = false }: SchemaOptions,
): Promise<DatabaseSchema> {
  const exposed = `{${schemas.map((name) => `"${name.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
  const read = async (tx: Queryable) => {
    await tx.query("set local search_path to ''");
    return {
      relations: z.array(relationRow).parse(await ask(tx, RELATIONS, [exposed])),
      constraints: z.array(constraintRow).parse(await ask(tx, CONSTRAINTS)),
      routines: z.array(routineRow).parse(await ask(tx, ROUTINES, [exposed])),
      types: z.array(typeRow).parse(await ask(tx, TYPES, [exposed])),
      settings: settingsRow.parse(await ask(tx, SETTINGS)),
    };
  };
  // Read only, because a full disk allows nothing else.
  const answers = await db.transaction("owner", read, { readOnly: true });
  return shapeDatabaseSchema(answers, aggregates);
}

type Answers = {
  relations: RelationRow[];
  constraints: ConstraintRow[];
  routines: RoutineRow[];
  types: { name: string; schema: string }[];
  settings: z.infer<typeof settingsRow>;
};

function shapeDatabaseSchema(answers: Answers, aggregates: boolean): DatabaseSchema {
  const byOid = new Map(answers.relations.map((row) => [row.oid, row]));
  const names = (oid: number, positions: readonly number[]) =>
    positions.map((position) => byOid.get(oid)?.attributes?.[position] ?? "");
  const tableKeys = new Map(
    answers.constraints
      .filter(({ type }) => type === "p")
      .flatMap((key) => {
        const table = byOid.get(key.table);
        return table ? [[keyOf(table), names(key.table, key.columns)] as const] : [];
      }),
  );
  const views = viewsOf(answers.relations, byOid);
  const primaryKeys = new Map([...tableKeys, ...viewPrimaryKeys(views, tableKeys)]);
  const computed = answers.routines.filter(({ rowOf }) => rowOf !== null);

  const relations = new Map<string, Relation>();
  for (const row of answers.relations) {
    if (!row.exposed) continue;
    relations.set(keyOf(row), {
      ...pick(row),
      columns: new Map(row.columns.map((column) => [column.name, column])),
      computed: computedFields(computed, row.oid),
      primaryKey: primaryKeys.get(keyOf(row)) ?? [],
    });
  }
  const relationships = relationshipsOf({
    keys: foreignKeys(answers.constraints, byOid, names),
    views,
    primaryKeys,
    viewKeys: new Set(answers.relations.filter(({ isView }) => isView).map(keyOf)),
    computed: computed.flatMap((row) => computedRelationship(row, byOid)),
  });
  for (const [key, list] of relationships) {
    const visible = list.filter(
      (r) =>
        relations.has(keyOf(r.foreignTable)) && (r.kind !== "junction" || relations.has(keyOf(r.junction))),
    );
    relationships.set(key, visible);
  }
  return {
    relations,
    relationships,
    routines: Map.groupBy(
      answers.routines.filter(isCallable).map((row) => routineOf(row, byOid)),
      keyOf,
    ),
    types: typeNames(answers.types),
    settings: {
      ...apiSettings(answers.settings.settings, aggregates),
      geoJsonSchema: answers.settings.geoJsonSchema,
    },
    readsRequest: answers.settings.readsRequest,
  };
}

function pick(row: RelationRow) {
  const { schema, name, isView, hasRowSecurity, usableBy, description, insertable, updatable, deletable } =
    row;
  return { schema, name, isView, hasRowSecurity, usableBy, description, insertable, updatable, deletable };
}

function computedFields(routines: readonly RoutineRow[], oid: number): Map<string, ComputedField> {
  return new Map(
    routines
      .filter((row) => row.rowOf === oid && !row.returnsSet && !row.returnsVoid && row.relation === null)
      .map(({ schema, name, type, comparable }) => [name, { fn: { schema, name }, type, comparable }]),
  );
}

function computedRelationship(
  row: RoutineRow,
  byOid: ReadonlyMap<number, RelationRow>,
): ComputedRelationship[] {
  const table = byOid.get(row.rowOf ?? 0);
  const foreign = byOid.get(row.relation ?? 0);
  if (!table || !foreign) return [];
  const id = ({ schema, name }: RelationRow) => ({ schema, name });
  const fn = { schema: row.schema, name: row.name };
  return [{ kind: "computed", table: id(table), foreignTable: id(foreign), fn, toOne: row.singleRow }];
}

function foreignKeys(
  constraints: readonly ConstraintRow[],
  byOid: ReadonlyMap<number, RelationRow>,
  names: (oid: number, positions: readonly number[]) => string[],
): ForeignKey[] {
  const uniques = new Set(
    constraints
      .filter(({ type }) => type !== "f")
      .map(({ table, columns }) => `${table}:${columns.toSorted((a, b) => a - b).join(",")}`),
  );
  return constraints.flatMap((key) => {
    const table = byOid.get(key.table);
    const foreign = byOid.get(key.foreignTable);
    if (key.type !== "f" || !table || !foreign) return [];
    const own = names(key.table, key.columns);
    const referenced = names(key.foreignTable, key.foreignColumns);
    return [
      {
        table: { schema: table.schema, name: table.name },
        foreignTable: { schema: foreign.schema, name: foreign.name },
        constraint: key.name,
        columns: own.map((column, index) => [column, referenced[index] ?? ""] as const),
        unique: uniques.has(`${key.table}:${key.columns.toSorted((a, b) => a - b).join(",")}`),
      },
    ];
  });
}

/** Callable without unnamed parameters, or with exactly one whose type can take the whole body. */
function isCallable({ parameters }: RoutineRow): boolean {
  const unnamed = parameters.filter(({ name }) => name === "");
  if (unnamed.length === 0) return true;
  const [only] = unnamed;
  return unnamed.length === 1 && !!only && ["bytea", "json", "jsonb", "text", "xml"].includes(only.type);
}

function routineOf(row: RoutineRow, byOid: ReadonlyMap<number, RelationRow>): Routine {
  const relation = row.returnsComposite ? byOid.get(row.relation ?? 0) : undefined;
  const columns: [string, Column][] = row.columns.map((column) => [column.name, column]);
  return {
    schema: row.schema,
    name: row.name,
    usableBy: row.usableBy,
    description: row.description,
    parameters: row.parameters,
    volatility: row.volatility,
    returnsSet: row.returnsSet,
    returns: row.returnsVoid ? "void" : row.returnsComposite ? "composite" : "scalar",
    relation: relation ? { schema: relation.schema, name: relation.name } : null,
    columns: new Map(columns),
  };
}

function apiSettings(
  settings: readonly string[],
  aggregates: boolean,
): Omit<DatabaseSchema["settings"], "geoJsonSchema"> {
  const value = (name: string) =>
    settings
      .find((setting) => setting.startsWith(`pgrst.${name}=`))
      ?.split("=")[1]
      ?.toLowerCase();
  return {
    planEnabled: value("db_plan_enabled") === "true",
    aggregatesEnabled: (value("db_aggregates_enabled") ?? String(aggregates)) === "true",
    rollbackAllowed: value("db_tx_end")?.endsWith("-allow-override") ?? false,
  };
}
