/** Plans a mutation: columns checked against the relation, row conditions, and the columns to return. */

import { RestError } from "../errors.ts";
import type { Column, Relation } from "../introspection/types.ts";
import type { QueryParams } from "../parse/types.ts";
import { resolveLogic, targetOf } from "./read.ts";
import type { PlannedLogic, ReadPlan } from "./types.ts";

export type Representation = "full" | "headers-only" | "minimal";
export type Resolution = "merge-duplicates" | "ignore-duplicates";

export function columnsToWrite(relation: Relation, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = relation.columns.get(name);
    if (column) return column;
    throw new RestError({
      status: 400,
      code: "PGRST204",
      message: `Could not find the '${name}' column of '${relation.name}' in the schema cache`,
    });
  });
}

/** The conditions of an update or delete: those on the root, not on embeds. */
export function rootConditions(relation: Relation, params: QueryParams): PlannedLogic[] {
  const target = targetOf(relation);
  return [...params.filters, ...params.logic]
    .filter(({ path }) => path.length === 0)
    .map(({ value }) => resolveLogic(target, value, []));
}

/** The query without the parts applied by the mutation itself: the root's conditions, order and page. */
export function withoutRoot(params: QueryParams): QueryParams {
  const nested = <T extends { path: readonly string[] }>(list: readonly T[]) =>
    list.filter(({ path }) => path.length > 0);
  return {
    ...params,
    filters: nested(params.filters),
    logic: nested(params.logic),
    ranges: nested(params.ranges),
  };
}

export type Returned = { readonly columns: readonly string[] | "all"; readonly computed: readonly string[] };

/** The columns to return so that the response, its embeds and its Location header can be built. */
export function columnsNeeded(plan: ReadPlan, alsoKeys: readonly string[]): Returned {
  const fields = [
    ...plan.select.flatMap(({ field }) => (field ? [field] : [])),
    ...plan.order.flatMap(({ embed, field }) => (embed ? [] : [field])),
    ...fieldsOf(plan.where),
  ];
  const computed = new Set(fields.filter(({ fn }) => fn !== null).map(({ name }) => name));
  const wholeRow =
    plan.star ||
    plan.select.some(({ field }) => field === null) ||
    plan.embeds.some(({ relationship }) => relationship.kind === "computed");
  if (wholeRow) return { columns: "all", computed: [...computed] };
  const keys = plan.embeds.flatMap(({ relationship }) => {
    if (relationship.kind === "computed") return [];
    const pairs = relationship.kind === "key" ? relationship.columns : relationship.sourceColumns;
    return pairs.map(([own]) => own);
  });
  const own = fields.filter(({ fn }) => fn === null).map(({ name }) => name);
  return { columns: [...new Set([...own, ...keys, ...alsoKeys])], computed: [...computed] };
}

function fieldsOf(logic: readonly PlannedLogic[]): { name: string; fn: unknown }[] {
  return logic.flatMap((term) =>
    term.kind === "filter" ? [term.field] : term.kind === "logic" ? fieldsOf(term.terms) : [],
  );
}
