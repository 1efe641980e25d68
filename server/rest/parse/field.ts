/** A column with an optional path into its JSON: `data->address->>city`. */
import { tooMuch } from "../errors.ts";
import type { Cursor } from "./cursor.ts";
import { type Field, type JsonStep, LIMITS } from "./types.ts";

const INDEX = /-?\d+(?=->|::|[.,)]|$)/y;
const KEY = /[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y;

export function parseJsonPath(cursor: Cursor): JsonStep[] {
  const path: JsonStep[] = [];
  while (cursor.startsWith("->")) {
    const arrow = cursor.take("->>") ? "->>" : "->";
    if (arrow === "->") cursor.expect("->");
    path.push(parseStep(cursor, arrow));
    if (path.length > LIMITS.jsonPath) throw tooMuch("JSON path steps", LIMITS.jsonPath);
  }
  return path;
}

function parseStep(cursor: Cursor, arrow: JsonStep["arrow"]): JsonStep {
  const index = cursor.match(INDEX);
  if (index !== null) return { arrow, key: index, isIndex: true };
  // A dash can only start a number here, and no digits follow it.
  if (cursor.take("-")) {
    cursor.fail(cursor.match(/\d+/y) === null ? "digit" : 'digit, "->", "::", ".", "," or end of input');
  }
  const key = cursor.startsWith('"') ? cursor.quoted() : cursor.match(KEY)?.trim();
  if (key === undefined) cursor.fail("any non reserved character different from: .,>()");
  return { arrow, key, isIndex: false };
}

export function parseField(cursor: Cursor): Field {
  cursor.skipSpaces();
  const name = cursor.name();
  const path = parseJsonPath(cursor);
  cursor.skipSpaces();
  return { name, path };
}
