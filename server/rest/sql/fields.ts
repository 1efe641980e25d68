/** Generates SQL for columns, JSON paths, and conditions on them. */
import { tooCostly } from "../errors.ts";
import {
  IS_VALUES,
  type JsonStep,
  type Operation,
  QUANTIFIED_OPERATORS,
  SEARCH_OPERATORS,
  SIMPLE_OPERATORS,
} from "../parse/types.ts";
import type { PlannedField } from "../plan/types.ts";
import { ident, qualified, type Statement } from "./statement.ts";

/** Rows returned by a mutation or call already contain computed fields as columns. */
export type RowSource = {
  readonly alias: string;
  readonly computedAreColumns: boolean;
  /** The relation's columns, for rows that do not have the relation's row type. */
  readonly columns?: readonly string[];
};

function columnSql(field: PlannedField, row: RowSource): string {
  if (field.fn && !row.computedAreColumns) return `${qualified(field.fn)}(${row.alias})`;
  return `${row.alias}.${ident(field.name)}`;
}

function stepSql(statement: Statement, step: JsonStep): string {
  return `${step.arrow}${statement.bind(step.key, step.isIndex ? "int" : "text")}`;
}

const isJsonType = (type: string) => type === "json" || type === "jsonb";

export function fieldSql(statement: Statement, field: PlannedField, row: RowSource): string {
  const column = columnSql(field, row);
  if (field.path.length === 0) return column;
  const json = isJsonType(field.comparable) ? column : `to_jsonb(${column})`;
  return `(${json}${field.path.map((step) => stepSql(statement, step)).join("")})`;
}

/** The type of a field's value, to which compared values are cast. */
function valueType(field: PlannedField): string {
  const last = field.path.at(-1);
  if (!last) return field.comparable;
  if (last.arrow === "->>") return "text";
  return field.comparable === "json" ? "json" : "jsonb";
}

const PATTERNS: ReadonlySet<string> = new Set(["like", "ilike", "match", "imatch"]);

export function conditionSql(
  statement: Statement,
  field: PlannedField,
  negated: boolean,
  operation: Operation,
  row: RowSource,
): string {
  const subject = fieldSql(statement, field, row);
  const condition = operationSql(statement, subject, valueType(field), operation);
  return negated ? `not (${condition})` : condition;
}

function operationSql(statement: Statement, subject: string, type: string, operation: Operation): string {
  switch (operation.kind) {
    case "simple":
      return `${subject} ${SIMPLE_OPERATORS[operation.operator]} ${statement.bind(operation.value, type)}`;
    case "quantified":
      return quantifiedSql(statement, subject, type, operation);
    case "is":
      return `${subject} is ${IS_VALUES[operation.value]}`;
    case "distinct":
      return `${subject} is distinct from ${statement.bind(operation.value, type)}`;
    case "in": {
      const { values } = operation;
      if (values.length === 1 && values[0] === "") return `${subject} = any ('{}'::${type}[])`;
      return `${subject} = any (${statement.bind(arrayLiteral(values), `${type}[]`)})`;
    }
    case "search":
      return searchSql(statement, subject, type, operation);
  }
}

function quantifiedSql(
  statement: Statement,
  subject: string,
  type: string,
  operation: Extract<Operation, { kind: "quantified" }>,
): string {
  const isPattern = PATTERNS.has(operation.operator);
  const base = isPattern && !type.endsWith("citext") ? "text" : type;
  const star = operation.operator === "like" || operation.operator === "ilike";
  const read = (wanted: string) => {
    if (!star) return statement.bind(operation.value, wanted);
    const text = `replace(${statement.bind(operation.value)}, '*', '%')`;
    return wanted === "text" ? text : `${text}::${wanted}`;
  };
  const operator = QUANTIFIED_OPERATORS[operation.operator];
  if (operation.quantifier === null) return `${subject} ${operator} ${read(base)}`;
  return `${subject} ${operator} ${operation.quantifier} (${read(`${base}[]`)})`;
}

function searchSql(
  statement: Statement,
  subject: string,
  type: string,
  operation: Extract<Operation, { kind: "search" }>,
): string {
  const language = () =>
    operation.language === null ? "" : `${statement.bind(operation.language, "regconfig")}, `;
  // Every text and number of every row would be parsed: seconds, where a column of text takes milliseconds.
  if (type === "json" || type === "jsonb")
    throw tooCostly("Full-text search in JSON is too costly", "Search a text in it, as in column->>key");
  const vector = type === "tsvector" ? subject : `to_tsvector(${language()}${subject})`;
  const query = `${SEARCH_OPERATORS[operation.operator]}(${language()}${statement.bind(operation.value)})`;
  return `${vector} @@ ${query}`;
}

/** A PostgreSQL array literal with every element quoted, so that NULL and braces are plain text. */
export function arrayLiteral(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replaceAll(/["\\]/g, "\\$&")}"`).join(",")}}`;
}
