/** Parses the select parameter: columns, casts, aggregates and nested embedded relations. */
import { tooMuch } from "../errors.ts";
import { Cursor } from "./cursor.ts";
import { parseJsonPath } from "./field.ts";
import { type Aggregate, LIMITS, type SelectEmbed, type SelectField, type SelectItem } from "./types.ts";

const CAST = /[\p{L}\p{N}_ $]+/uy;
const AGGREGATE = /\.(sum|avg|count|max|min)\(\)/y;
const FIELD_END = 'letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input';
const AGGREGATES: ReadonlySet<string> = new Set(["sum", "avg", "count", "max", "min"] satisfies Aggregate[]);

const isAggregate = (name: string): name is Aggregate => AGGREGATES.has(name);

type Budget = { items: number };

export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, "select parameter");
  const items = parseItems(cursor, { items: 0 }, 0);
  cursor.end(FIELD_END);
  return items;
}

function parseItems(cursor: Cursor, budget: Budget, depth: number): SelectItem[] {
  if (depth > LIMITS.selectDepth) throw tooMuch("levels in select", LIMITS.selectDepth);
  const items: SelectItem[] = [];
  cursor.skipSpaces();
  if (cursor.done || cursor.startsWith(")")) return items;
  do {
    budget.items += 1;
    if (budget.items > LIMITS.selectItems) throw tooMuch("items in select", LIMITS.selectItems);
    items.push(parseItem(cursor, budget, depth));
    cursor.skipSpaces();
  } while (cursor.take(","));
  return items;
}

function parseItem(cursor: Cursor, budget: Budget, depth: number): SelectItem {
  cursor.skipSpaces();
  if (cursor.take("..."))
    return parseEmbed(cursor, { name: cursor.name(), alias: null, spread: true }, budget, depth);
  if (cursor.take("*")) {
    cursor.skipSpaces();
    return field("*");
  }
  const first = cursor.name();
  const aliased = cursor.startsWith(":") && !cursor.startsWith("::");
  if (!aliased) return parseNamed(cursor, first, null, budget, depth);
  if (first === "") cursor.fail("an alias that is not blank");
  cursor.expect(":");
  cursor.skipSpaces();
  return parseNamed(cursor, cursor.name(), first, budget, depth);
}

function parseNamed(
  cursor: Cursor,
  name: string,
  alias: string | null,
  budget: Budget,
  depth: number,
): SelectItem {
  if (name === "count" && cursor.take("()")) {
    const aggregateCast = parseCast(cursor);
    cursor.skipSpaces();
    return { ...field("*"), alias, aggregate: "count", aggregateCast };
  }
  if (cursor.startsWith("!") || cursor.startsWith("(")) {
    return parseEmbed(cursor, { name, alias, spread: false }, budget, depth);
  }
  const path = parseJsonPath(cursor);
  // PostgreSQL has no empty names.
  if ((alias ?? path.at(-1)?.key) === "") cursor.fail("a key that is not blank, or an alias");
  cursor.skipSpaces();
  const cast = parseCast(cursor);
  const aggregate = parseAggregate(cursor);
  const aggregateCast = aggregate === null ? null : parseCast(cursor);
  cursor.skipSpaces();
  if (!cursor.done && !cursor.startsWith(",") && !cursor.startsWith(")")) cursor.fail(FIELD_END);
  return { kind: "field", field: { name, path }, alias, cast, aggregate, aggregateCast };
}

function field(name: string): SelectField {
  return {
    kind: "field",
    field: { name, path: [] },
    alias: null,
    cast: null,
    aggregate: null,
    aggregateCast: null,
  };
}

function parseCast(cursor: Cursor): string | null {
  if (!cursor.take("::")) return null;
  return cursor.match(CAST)?.trim() ?? cursor.fail("letter or digit");
}

function parseAggregate(cursor: Cursor): Aggregate | null {
  const name = cursor.match(AGGREGATE)?.slice(1, -2);
  return name !== undefined && isAggregate(name) ? name : null;
}

function parseEmbed(
  cursor: Cursor,
  head: { name: string; alias: string | null; spread: boolean },
  budget: Budget,
  depth: number,
): SelectEmbed {
  let hint: string | null = null;
  let join: SelectEmbed["join"] = null;
  for (let taken = 0; taken < 2 && cursor.take("!"); taken += 1) {
    const word = cursor.name();
    if (word === "inner" || word === "left") join ??= word;
    else hint ??= word;
  }
  cursor.skipSpaces();
  cursor.expect("(");
  const items = parseItems(cursor, budget, depth + 1);
  cursor.skipSpaces();
  cursor.expect(")");
  cursor.skipSpaces();
  return { kind: "embed", ...head, hint, join, items };
}
