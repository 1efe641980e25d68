/** Parses the order parameter: `name.desc.nullslast`, `author(name).asc`. */
import { tooMuch } from "../errors.ts";
import { Cursor } from "./cursor.ts";
import { parseField } from "./field.ts";
import { LIMITS, type OrderTerm } from "./types.ts";

const ORDER_END = 'delimiter (.), "," or end of input';

export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, "order");
  const terms: OrderTerm[] = [];
  do {
    terms.push(parseTerm(cursor));
    if (terms.length > LIMITS.orderTerms) throw tooMuch("order terms", LIMITS.orderTerms);
  } while (cursor.take(","));
  cursor.end(ORDER_END);
  return terms;
}

function parseTerm(cursor: Cursor): OrderTerm {
  const outer = parseField(cursor);
  const related = outer.path.length === 0 && cursor.take("(");
  const field = related ? parseField(cursor) : outer;
  if (related) cursor.expect(")");
  const direction = cursor.take(".asc") ? "asc" : cursor.take(".desc") ? "desc" : null;
  const nulls = cursor.take(".nullsfirst") ? "first" : cursor.take(".nullslast") ? "last" : null;
  cursor.skipSpaces();
  if (cursor.startsWith(".")) {
    cursor.expect(".");
    if (direction === null && nulls === null) cursor.fail('"asc", "desc", "nullsfirst" or "nullslast"');
    if (nulls === null) cursor.fail('"nullsfirst" or "nullslast"');
  }
  if (!cursor.done && !cursor.startsWith(",")) cursor.fail(ORDER_END);
  return { relation: related ? outer.name : null, field, direction, nulls };
}
