/** Parses conditions such as `eq.3`, `not.in.(a,"b,c")`, `fts(english).tea`, and and/or trees of them. */
import { tooMuch } from "../errors.ts";
import { Cursor } from "./cursor.ts";
import { parseField, parseJsonPath } from "./field.ts";
import {
  type At,
  type Field,
  type Filter,
  IS_VALUES,
  LIMITS,
  type Logic,
  type Operation,
  QUANTIFIED_OPERATORS,
  SEARCH_OPERATORS,
  SIMPLE_OPERATORS,
  type Value,
} from "./types.ts";

const OPERATOR = "operator (eq, gt, ...)";
const WORD = /[a-z_]+/y;
const LANGUAGE = /\(([\p{L}\p{N}_ $]+)\)/uy;
const QUANTIFIER = /\((?:any|all)\)/y;
const LIST_TEXT = /[^,)]*/y;
const IS_WORD = /[A-Za-z_]+/y;

const owns = <T extends object>(table: T, key: string): key is keyof T & string => Object.hasOwn(table, key);

/** A key like `channels.data->>slug`: the path of embeds, then the column. */
export function parseTreePath(key: string): { path: string[]; field: Field } {
  const cursor = new Cursor(key, "tree path");
  const names = [cursor.name()];
  while (cursor.take(".")) names.push(cursor.name());
  const steps = parseJsonPath(cursor);
  cursor.end('letter, digit, "-", "->>", "->", delimiter (.) or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? "", path: steps } };
}

export function parseFilter(key: string, text: string, slot?: number): At<Filter> {
  const { path, field } = parseTreePath(key);
  const cursor = new Cursor(text, "filter");
  const value: (c: Cursor) => Value = slot === undefined ? restOfText : () => ({ slot });
  const condition = parseCondition(cursor, value);
  return { path, value: { kind: "filter", field, ...condition } };
}

function restOfText(cursor: Cursor): string {
  const rest = cursor.text.slice(cursor.position);
  cursor.position = cursor.text.length;
  return rest;
}

function parseCondition(
  cursor: Cursor,
  value: (cursor: Cursor) => Value,
): { negated: boolean; operation: Operation } {
  const negated = cursor.take("not.");
  return { negated, operation: parseOperation(cursor, value, negated) };
}

function parseOperation(cursor: Cursor, value: (cursor: Cursor) => Value, negated: boolean): Operation {
  const start = cursor.position;
  const refuse = (): never => {
    cursor.position = start;
    return cursor.fail(negated ? OPERATOR : `"not" or ${OPERATOR}`);
  };
  const word = cursor.match(WORD) ?? refuse();
  if (owns(SEARCH_OPERATORS, word)) {
    const language = cursor.match(LANGUAGE)?.slice(1, -1) ?? null;
    if (!cursor.take(".")) refuse();
    return { kind: "search", operator: word, language, value: value(cursor) };
  }
  if (owns(QUANTIFIED_OPERATORS, word)) {
    const quantifier = cursor.match(QUANTIFIER);
    if (!cursor.take(".")) refuse();
    return {
      kind: "quantified",
      operator: word,
      quantifier: quantifier === null ? null : quantifier === "(any)" ? "any" : "all",
      value: value(cursor),
    };
  }
  if (!cursor.take(".")) refuse();
  if (word === "in") return { kind: "in", values: parseList(cursor) };
  if (word === "is") return parseIs(cursor);
  if (word === "isdistinct") return { kind: "distinct", value: value(cursor) };
  if (owns(SIMPLE_OPERATORS, word)) return { kind: "simple", operator: word, value: value(cursor) };
  return refuse();
}

function parseIs(cursor: Cursor): Operation {
  const start = cursor.position;
  const word = cursor.match(IS_WORD)?.toLowerCase() ?? "";
  if (owns(IS_VALUES, word)) return { kind: "is", value: word };
  cursor.position = start;
  return cursor.fail("isVal: (null, not_null, true, false, unknown)");
}

/** `(a,"b,c",d)`: a quoted element ends at its closing quote, any other at the next comma or bracket. */
function parseList(cursor: Cursor): string[] {
  cursor.skipSpaces();
  cursor.expect("(");
  cursor.skipSpaces();
  const values: string[] = [];
  do {
    values.push(parseElement(cursor));
    if (values.length > LIMITS.listValues) throw tooMuch("values in a list", LIMITS.listValues);
  } while (cursor.take(","));
  cursor.skipSpaces();
  cursor.expect(")");
  cursor.skipSpaces();
  return values;
}

function parseElement(cursor: Cursor): string {
  return tryQuoted(cursor) ?? cursor.match(LIST_TEXT) ?? "";
}

/** A quoted element must be followed by a comma or bracket, otherwise the quote is part of an unquoted text. */
function tryQuoted(cursor: Cursor): string | null {
  if (!cursor.startsWith('"')) return null;
  const closing = /"(?:[^"\\]|\\[\s\S])*"(?=[,)]|$)/y;
  closing.lastIndex = cursor.position;
  return closing.test(cursor.text) ? cursor.quoted() : null;
}

/** Inside and/or a value ends at a comma or bracket, unless it is quoted or an array literal. */
function logicValue(cursor: Cursor): string {
  return tryQuoted(cursor) ?? cursor.match(/\{[^{}]*\}/y) ?? cursor.match(LIST_TEXT) ?? "";
}

/** `or=(a.eq.1,b.lt.2)`, `not.and=(…)`, `embed.or=(…)`. */
export function parseLogic(key: string, text: string): At<Logic> {
  const pathCursor = new Cursor(key, "logic path");
  const names = [pathCursor.name()];
  while (pathCursor.take(".")) names.push(pathCursor.name());
  const operator = names.at(-1) === "or" ? "or" : "and";
  const negated = names.includes("not");
  const path = names.slice(0, -1).filter((name) => name !== "not");
  const cursor = new Cursor(`${operator}${text}`, "logic tree", text);
  cursor.expect(operator);
  // Text after the closing bracket is ignored, which existing clients rely on.
  const terms = parseTerms(cursor, 1, { conditions: 0 });
  return { path, value: { kind: "logic", operator, negated, terms } };
}

function parseTerms(cursor: Cursor, depth: number, count: { conditions: number }): Logic[] {
  if (depth > LIMITS.logicDepth) throw tooMuch("levels of and/or", LIMITS.logicDepth);
  cursor.skipSpaces();
  cursor.expect("(");
  const terms: Logic[] = [];
  do {
    count.conditions += 1;
    if (count.conditions > LIMITS.conditions) throw tooMuch("conditions", LIMITS.conditions);
    terms.push(parseTerm(cursor, depth, count));
    cursor.skipSpaces();
  } while (cursor.take(","));
  cursor.expect(")");
  cursor.skipSpaces();
  return terms;
}

const BRANCH = /(not\.)?(and|or)(?=[ \t]*\()/y;

function parseTerm(cursor: Cursor, depth: number, count: { conditions: number }): Logic {
  cursor.skipSpaces();
  const branch = cursor.match(BRANCH);
  if (branch !== null) {
    const terms = parseTerms(cursor, depth + 1, count);
    return {
      kind: "logic",
      operator: branch.endsWith("or") ? "or" : "and",
      negated: branch.startsWith("not."),
      terms,
    };
  }
  if (cursor.startsWith(")")) {
    cursor.fail("field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
  }
  const field = parseField(cursor);
  if (!cursor.take(".")) cursor.fail("delimiter (.)");
  return { kind: "filter", field, ...parseCondition(cursor, logicValue) };
}
