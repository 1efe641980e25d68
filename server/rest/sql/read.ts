/** Generates SQL for a read plan: one select with lateral joins for its embeds, each aggregated to JSON by PostgreSQL. */
import type { Identifier, KeyRelationship } from "../introspection/types.ts";
import type { Value } from "../parse/types.ts";
import { spreadsAggregate } from "../plan/read.ts";
import {
  type Embed,
  isHidden,
  type PlannedField,
  type PlannedLogic,
  type PlannedOrder,
  type PlannedSelect,
  type ReadPlan,
} from "../plan/types.ts";
import { conditionSql, fieldSql, type RowSource } from "./fields.ts";
import { ident, qualified, type Statement } from "./statement.ts";

export type ReadOptions = {
  /** Read from the common table expression of this name instead of the relation. */
  readonly source?: string;
  /** The row limit of every level; null for rows that were just written. */
  readonly maxRows: number | null;
};

export function readSql(statement: Statement, plan: ReadPlan, options: ReadOptions): string {
  return nodeSql(statement, plan, { options, parent: null });
}

type Place = { readonly options: ReadOptions; readonly parent: { embed: Embed; row: RowSource } | null };

/** One output column of a level; part of GROUP BY unless it is an aggregate. */
type Output = { readonly sql: string; readonly aggregated: boolean };

function nodeSql(statement: Statement, plan: ReadPlan, place: Place): string {
  const spread = place.parent?.embed.spread ?? false;
  const isRoot = place.parent === null;
  const given = isRoot && place.options.source !== undefined;
  const row: RowSource = {
    alias: plan.alias,
    computedAreColumns: given,
    ...(given ? { columns: [...plan.target.columns.keys()] } : {}),
  };
  const grouped = !spread && levelAggregates(plan);
  const outputs = [
    ...(plan.star ? starOutputs(plan, spread) : []),
    ...plan.select.map((item, index) => selectOutput(statement, item, row, spread ? index : null)),
    ...plan.embeds.flatMap((embed) => embedOutputs(embed, grouped, spread)),
  ];
  const from = isRoot ? rootFrom(plan, place.options) : embedFrom(plan, place.parent);
  const joins = plan.embeds.map((embed) => joinSql(statement, embed, row, place.options));
  const conditions = [
    ...plan.where.map((term) => logicSql(statement, term, row)),
    ...(place.parent ? joinConditions(plan, place.parent) : []),
  ];
  return [
    `select ${outputs.map(({ sql }) => sql).join(", ")}`,
    `from ${from}`,
    ...joins,
    conditions.length > 0 ? `where ${conditions.join(" and ")}` : "",
    grouped ? groupBy(outputs) : "",
    orderSql(statement, plan.order, row),
    rangeSql(statement, plan, place),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

function levelAggregates(plan: ReadPlan): boolean {
  return plan.select.some(({ aggregate }) => aggregate !== null) || plan.embeds.some(spreadsAggregate);
}

function groupBy(outputs: readonly Output[]): string {
  const positions = outputs.flatMap(({ aggregated }, index) => (aggregated ? [] : [index + 1]));
  return positions.length > 0 ? `group by ${positions.join(", ")}` : "";
}

/** In a spread every column is listed, since the parent level refers to each by name. */
function starOutputs(plan: ReadPlan, spread: boolean): Output[] {
  if (!spread) return [{ sql: `${plan.alias}.*`, aggregated: false }];
  return [...plan.target.columns.keys()].map((name) => ({
    sql: `${plan.alias}.${ident(name)}`,
    aggregated: false,
  }));
}

function selectOutput(
  statement: Statement,
  item: PlannedSelect,
  row: RowSource,
  spreadIndex: number | null,
): Output {
  const { field, cast, aggregate } = item;
  const raw = field ? fieldSql(statement, field, row) : row.alias;
  const value = cast === null ? raw : `cast(${raw} as ${cast})`;
  if (aggregate === null) return { sql: `${value} as ${ident(item.output)}`, aggregated: false };
  if (spreadIndex !== null) return { sql: `${value} as a${spreadIndex}`, aggregated: false };
  const argument = field ? value : "*";
  return { sql: `${aggregateSql(item, argument)} as ${ident(item.output)}`, aggregated: true };
}

function aggregateSql(item: PlannedSelect, argument: string): string {
  const call = `${item.aggregate}(${argument})`;
  return item.aggregateCast === null ? call : `cast(${call} as ${item.aggregateCast})`;
}

function embedOutputs(embed: Embed, grouped: boolean, passThrough: boolean): Output[] {
  if (isHidden(embed.plan)) return [];
  if (embed.spread) return spreadOutputs(embed, embed.alias, passThrough);
  const json = grouped ? "::jsonb" : "";
  const value = embed.toOne
    ? `row_to_json(${embed.alias}.*)${json}`
    : `coalesce(${embed.alias}.rows, '[]')${json}`;
  return [{ sql: `${value} as ${ident(embed.output)}`, aggregated: false }];
}

/** The output of a spread embed in its parent: its columns, and its aggregates, which the parent computes. */
function spreadOutputs(embed: Embed, alias: string, passThrough: boolean): Output[] {
  return spreadColumns(embed.plan).map(({ column, item, output }) => {
    const value = embed.toOne ? `${alias}.${ident(column)}` : `coalesce(${alias}.${ident(column)}, '[]')`;
    if (!item) return { sql: `${value} as ${ident(output)}`, aggregated: false };
    if (passThrough) return { sql: `${value} as ${ident(column)}`, aggregated: false };
    return { sql: `${aggregateSql(item, value)} as ${ident(output)}`, aggregated: true };
  });
}

type SpreadColumn = { readonly column: string; readonly item: PlannedSelect | null; readonly output: string };

function spreadColumns(plan: ReadPlan): SpreadColumn[] {
  const plain = (name: string): SpreadColumn => ({ column: name, item: null, output: name });
  const own = plan.star
    ? [...plan.target.columns.keys()].map(plain)
    : plan.select.map((item, index) =>
        item.aggregate === null ? plain(item.output) : { column: `a${index}`, item, output: item.output },
      );
  const nested = plan.embeds
    .filter((embed) => !isHidden(embed.plan))
    .flatMap((embed) => (embed.spread ? spreadColumns(embed.plan) : [plain(embed.output)]));
  return [...own, ...nested];
}

export function rootFrom(plan: ReadPlan, options: ReadOptions): string {
  if (options.source !== undefined) return `${options.source} as ${plan.alias}`;
  const { relation } = plan.target;
  if (!relation) throw new Error("a plan without a relation needs a source to read from");
  return `${qualified(relation)} as ${plan.alias}`;
}

export function embedFrom(plan: ReadPlan, parent: Place["parent"]): string {
  const relationship = parent?.embed.relationship;
  if (relationship?.kind === "computed") {
    return `${qualified(relationship.fn)}(${rowSql(relationship.table, parent?.row)}) as ${plan.alias}`;
  }
  const { relation } = plan.target;
  if (!relation) throw new Error("an embed is always a relation");
  const from = `${qualified(relation)} as ${plan.alias}`;
  return relationship?.kind === "junction"
    ? `${from}, ${qualified(relationship.junction)} as ${junctionAlias(plan)}`
    : from;
}

/** The parent's row as a value of its relation's type; rows from a mutation are rebuilt column by column. */
function rowSql(table: Identifier, row: RowSource | undefined): string {
  if (!row) throw new Error("an embed has a parent");
  if (!row.columns) return `${row.alias}::${qualified(table)}`;
  const columns = row.columns.map((name) => `${row.alias}.${ident(name)}`);
  return `row(${columns.join(", ")})::${qualified(table)}`;
}

const junctionAlias = (plan: ReadPlan) => plan.alias.replace("t", "j");

export function joinConditions(plan: ReadPlan, parent: NonNullable<Place["parent"]>): string[] {
  const { relationship } = parent.embed;
  const equal = (left: string, right: string, pairs: KeyRelationship["columns"]) =>
    pairs.map(([own, foreign]) => `${left}.${ident(own)} = ${right}.${ident(foreign)}`);
  if (relationship.kind === "computed") return [];
  if (relationship.kind === "key") return equal(parent.row.alias, plan.alias, relationship.columns);
  const junction = junctionAlias(plan);
  return [
    ...equal(plan.alias, junction, relationship.targetColumns),
    ...equal(parent.row.alias, junction, relationship.sourceColumns),
  ];
}

function joinSql(statement: Statement, embed: Embed, row: RowSource, options: ReadOptions): string {
  const child = nodeSql(statement, embed.plan, { options, parent: { embed, row } });
  const join = embed.inner ? "inner join lateral" : "left join lateral";
  if (embed.toOne) return `${join} (${child}) as ${embed.alias} on true`;
  const on = embed.inner ? `${embed.alias}.rows is not null` : "true";
  const spread = embed.spread
    ? spreadColumns(embed.plan).map(({ column }) => `, json_agg(r.${ident(column)}) as ${ident(column)}`)
    : [];
  const rows = embed.spread ? "nullif(count(*), 0) as rows" : "json_agg(r) as rows";
  return `${join} (select ${rows}${spread.join("")} from (${child}) as r) as ${embed.alias} on ${on}`;
}

export function logicSql(statement: Statement, logic: PlannedLogic, row: RowSource): string {
  switch (logic.kind) {
    case "filter":
      return conditionSql(statement, logic.field, logic.negated, logic.operation, row);
    case "embed-null": {
      const subject = logic.embed.toOne ? logic.embed.alias : `${logic.embed.alias}.rows`;
      return `${subject} is ${logic.isNull ? "not " : ""}distinct from null`;
    }
    case "logic": {
      const terms = logic.terms.map((term) => logicSql(statement, term, row));
      return `${logic.negated ? "not " : ""}(${terms.join(` ${logic.operator} `)})`;
    }
  }
}

export function orderSql(statement: Statement, order: readonly PlannedOrder[], row: RowSource): string {
  if (order.length === 0) return "";
  const terms = order.map(({ embed, field, direction, nulls }) => {
    const subject = embed ? relatedFieldSql(statement, embed, field, row) : fieldSql(statement, field, row);
    return `${subject}${direction ? ` ${direction}` : ""}${nulls ? ` nulls ${nulls}` : ""}`;
  });
  return `order by ${terms.join(", ")}`;
}

/** A selected column of the embed is available in the join; any other is looked up through the same key. */
function relatedFieldSql(statement: Statement, embed: Embed, field: PlannedField, row: RowSource): string {
  const shown =
    embed.plan.star ||
    embed.plan.select.some(
      (item) =>
        item.output === field.name &&
        item.field?.name === field.name &&
        item.field.path.length === 0 &&
        item.cast === null &&
        item.aggregate === null,
    );
  if (shown && !field.fn) return fieldSql(statement, field, { alias: embed.alias, computedAreColumns: true });
  const alias = embed.plan.alias.replace("t", "o");
  const plan = { ...embed.plan, alias };
  const conditions = joinConditions(plan, { embed, row });
  const where = conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";
  const subject = fieldSql(statement, field, { alias, computedAreColumns: false });
  return `(select ${subject} from ${embedFrom(plan, { embed, row })}${where} limit 1)`;
}

function rangeSql(statement: Statement, plan: ReadPlan, place: Place): string {
  const { limit, offset } = plan.range;
  const { maxRows } = place.options;
  const single = place.parent?.embed.toOne ?? false;
  const parts: string[] = [];
  if (limit !== null) parts.push(`limit ${limitSql(statement, limit, maxRows)}`);
  else if (maxRows !== null && !single) parts.push(`limit ${maxRows}`);
  if (offset !== null) parts.push(`offset ${statement.bind(offset, "bigint")}`);
  return parts.join(" ");
}

function limitSql(statement: Statement, limit: Value, maxRows: number | null): string {
  const asked = statement.bind(limit, "bigint");
  return maxRows === null ? asked : `least(${asked}, ${maxRows})`;
}
