/** Generates SQL for inserts, updates and deletes. The body is one bound JSON text that PostgreSQL unpacks. */

import { RestError } from "../errors.ts";
import type { Column, Relation } from "../introspection/types.ts";
import type { Resolution, Returned } from "../plan/mutation.ts";
import type { PlannedLogic, PlannedOrder, PlannedRange, Target } from "../plan/types.ts";
import type { RowSource } from "./fields.ts";
import { logicSql, orderSql } from "./read.ts";
import { ident, qualified, type Statement } from "./statement.ts";

export type Body = { readonly text: string; readonly isArray: boolean };

const TARGET: RowSource = { alias: "t", computedAreColumns: false };

const list = (columns: readonly Column[], prefix = "") =>
  columns.map(({ name }) => `${prefix}${ident(name)}`).join(", ");

/** The rows of the body as `body`, each value cast to its column's type. */
export function bodyRows(
  statement: Statement,
  body: Body,
  columns: readonly Pick<Column, "name" | "type" | "defaultSql">[],
  defaults: boolean,
): string {
  if (columns.length === 0) {
    return body.isArray
      ? `json_array_elements(${statement.bind(body.text, "json")}) as body`
      : "(values (1)) as body";
  }
  const shape = columns.map(({ name, type }) => `${ident(name)} ${type}`).join(", ");
  const reader = body.isArray ? "to_recordset" : "to_record";
  if (!defaults) return `json_${reader}(${statement.bind(body.text, "json")}) as body(${shape})`;
  const given = columns
    .filter(({ defaultSql }) => defaultSql !== null)
    .map(({ name, defaultSql }) => `${statement.bind(name)}, ${defaultSql}`);
  const fallback = `jsonb_build_object(${given.join(", ")})`;
  const document = statement.bind(body.text, "jsonb");
  const filled = body.isArray
    ? `(select jsonb_agg(${fallback} || element) from jsonb_array_elements(${document}) as element)`
    : `(${fallback} || ${document})`;
  return `jsonb_${reader}(${filled}) as body(${shape})`;
}

export function returningSql(relation: Relation, returned: Returned | null): string {
  if (returned === null) return "returning 1";
  const columns = returned.columns === "all" ? ["t.*"] : returned.columns.map((name) => `t.${ident(name)}`);
  const computed = returned.computed.map((name) => {
    const fn = relation.computed.get(name)?.fn;
    return fn ? `${qualified(fn)}(t) as ${ident(name)}` : "";
  });
  const all = [...columns, ...computed.filter((sql) => sql !== "")];
  return `returning ${all.length > 0 ? all.join(", ") : "1"}`;
}

/** Increments on insert and decrements on update, so that an upsert can distinguish new rows from merged ones. */
const tally = (step: 1 | -1) =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${step > 0 ? "+ 1" : "- 1"})::text, true) is not null`;

export function insertSql(
  statement: Statement,
  input: {
    relation: Relation;
    columns: readonly Column[];
    body: Body;
    defaults: boolean;
    conflict: { resolution: Resolution; columns: readonly string[] } | null;
    /** Conditions on the body itself, for PUT. */
    only: readonly PlannedLogic[];
    returned: Returned | null;
  },
): string {
  const { relation, columns, conflict } = input;
  const rows = bodyRows(statement, input.body, columns, input.defaults);
  const merging = conflict?.resolution === "merge-duplicates" && conflict.columns.length > 0;
  const onBody: RowSource = { alias: "body", computedAreColumns: false };
  const conditions = [
    ...input.only.map((term) => logicSql(statement, term, onBody)),
    ...(merging ? [tally(1)] : []),
  ];
  return [
    `insert into ${qualified(relation)} as t`,
    columns.length > 0 ? `(${list(columns)})` : "",
    `select ${list(columns, "body.")} from ${rows}`,
    conditions.length > 0 ? `where ${conditions.join(" and ")}` : "",
    conflict && conflict.columns.length > 0 ? conflictSql(conflict, columns) : "",
    returningSql(relation, input.returned),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function conflictSql(
  conflict: { resolution: Resolution; columns: readonly string[] },
  columns: readonly Column[],
): string {
  const target = `on conflict (${conflict.columns.map(ident).join(", ")})`;
  if (conflict.resolution === "ignore-duplicates" || columns.length === 0) return `${target} do nothing`;
  const assignments = columns.map(({ name }) => `${ident(name)} = excluded.${ident(name)}`);
  return `${target} do update set ${assignments.join(", ")} where ${tally(-1)}`;
}

type Chosen = {
  readonly relation: Relation;
  readonly target: Target;
  readonly where: readonly PlannedLogic[];
  readonly order: readonly PlannedOrder[];
  readonly range: PlannedRange;
};

function chosenSql(statement: Statement, chosen: Chosen): string {
  const conditions = chosen.where.map((term) => logicSql(statement, term, TARGET));
  const where = conditions.length > 0 ? `where ${conditions.join(" and ")}` : "";
  const { limit, offset } = chosen.range;
  if (limit === null && offset === null) return where;
  const { relation } = chosen;
  const key = relation.isView
    ? relation.primaryKey.map((name) => `t.${ident(name)}`)
    : ["t.tableoid", "t.ctid"];
  if (key.length === 0) {
    throw new RestError({
      status: 400,
      code: "PGRST110",
      message: "A view without a primary key cannot be changed with a limit",
    });
  }
  const page = [
    `select ${key.join(", ")} from ${qualified(relation)} as t ${where}`,
    orderSql(statement, chosen.order, TARGET),
    limit === null ? "" : `limit ${statement.bind(limit, "bigint")}`,
    offset === null ? "" : `offset ${statement.bind(offset, "bigint")}`,
  ].join(" ");
  return `where (${key.join(", ")}) in (${page})`;
}

export function updateSql(
  statement: Statement,
  input: Chosen & {
    columns: readonly Column[];
    body: Body;
    defaults: boolean;
    returned: Returned | null;
  },
): string {
  const { relation, columns } = input;
  // Without columns to set, no update runs; the result is an empty set of the requested shape.
  if (columns.length === 0) {
    const nothing = returningSql(relation, input.returned).replace(/^returning/, "select");
    return `${nothing} from ${qualified(relation)} as t where false`;
  }
  const assignments = columns.map(({ name }) => `${ident(name)} = body.${ident(name)}`);
  const rows = bodyRows(statement, input.body, columns, input.defaults);
  return [
    `update ${qualified(relation)} as t set ${assignments.join(", ")} from ${rows}`,
    chosenSql(statement, input),
    returningSql(relation, input.returned),
  ].join(" ");
}

export function deleteSql(statement: Statement, input: Chosen & { returned: Returned | null }): string {
  const { relation } = input;
  return [
    `delete from ${qualified(relation)} as t`,
    chosenSql(statement, input),
    returningSql(relation, input.returned),
  ].join(" ");
}
