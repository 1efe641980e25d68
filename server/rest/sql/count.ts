/** Generates SQL that counts the rows of a read without pagination: the same conditions, no columns, no JSON. */
import type { Embed, PlannedLogic, ReadPlan } from "../plan/types.ts";
import type { RowSource } from "./fields.ts";
import { embedFrom, joinConditions, logicSql, rootFrom } from "./read.ts";
import type { Statement } from "./statement.ts";

export function countSql(statement: Statement, plan: ReadPlan, source?: string): string {
  const row: RowSource = {
    alias: plan.alias,
    computedAreColumns: source !== undefined,
    ...(source === undefined ? {} : { columns: [...plan.target.columns.keys()] }),
  };
  const from = rootFrom(plan, source === undefined ? { maxRows: null } : { maxRows: null, source });
  return `select 1 from ${from}${whereSql(conditionsOf(statement, plan, row))}`;
}

const whereSql = (conditions: readonly string[]) =>
  conditions.length > 0 ? ` where ${conditions.join(" and ")}` : "";

function conditionsOf(statement: Statement, plan: ReadPlan, row: RowSource): string[] {
  return [
    ...plan.where.map((term) => withoutJoins(statement, term, row)),
    ...plan.embeds.filter(({ inner }) => inner).map((embed) => existsSql(statement, embed, row)),
  ];
}

/** Null checks on embeds are expressed with exists, since nothing is joined here. */
function withoutJoins(statement: Statement, logic: PlannedLogic, row: RowSource): string {
  if (logic.kind === "embed-null") {
    return `${logic.isNull ? "not " : ""}${existsSql(statement, logic.embed, row)}`;
  }
  if (logic.kind === "filter") return logicSql(statement, logic, row);
  const terms = logic.terms.map((term) => withoutJoins(statement, term, row));
  return `${logic.negated ? "not " : ""}(${terms.join(` ${logic.operator} `)})`;
}

function existsSql(statement: Statement, embed: Embed, parent: RowSource): string {
  const row: RowSource = { alias: embed.plan.alias, computedAreColumns: false };
  const conditions = [
    ...joinConditions(embed.plan, { embed, row: parent }),
    ...conditionsOf(statement, embed.plan, row),
  ];
  return `exists (select 1 from ${embedFrom(embed.plan, { embed, row: parent })}${whereSql(conditions)})`;
}
