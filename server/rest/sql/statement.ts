/** Builds SQL text together with its bound values. Values never become part of the text. */
import { jsonDepthExceeds, jsonHasHugeNumber } from "#server/db/json-depth.ts";
import { RestError } from "../errors.ts";
import { LIMITS, type Value } from "../parse/types.ts";

export type Parameter = { readonly value: Value; readonly isJson: boolean };

const quoted = new Map<string, string>();

/** Quotes an identifier; names come from the schema or are keys of the response. */
export function ident(name: string): string {
  const known = quoted.get(name);
  if (known !== undefined) return known;
  const sql = `"${name.replaceAll('"', '""')}"`;
  if (quoted.size < 5000 && name.length < 64) quoted.set(name, sql);
  return sql;
}

export function qualified(id: { schema: string; name: string }): string {
  return `${ident(id.schema)}.${ident(id.name)}`;
}

export class Statement {
  readonly parameters: Parameter[] = [];

  /** Binds a text and casts it to the given type. */
  bind(value: Value, type = "text"): string {
    const isJson = /^jsonb?(\[\])?$/.test(type);
    this.parameters.push({ value, isJson });
    const place = `$${this.parameters.length}::text`;
    return type === "text" ? place : `${place}::${type}`;
  }
}

/** The parameter values of one execution, with slots filled from the request. */
export function fill(
  parameters: readonly Parameter[],
  given: readonly (readonly [string, string])[],
): string[] {
  return parameters.map(({ value, isJson }) => {
    const text = typeof value === "string" ? value : slotText(given[value.slot]?.[1] ?? "");
    if (isJson) refuseCostlyJson(text);
    return text;
  });
}

/** The text after a filter's operator; for limit and offset the whole text. */
function slotText(text: string): string {
  const operator = /^(?:not\.)?[a-z]+\./.exec(text);
  return operator ? text.slice(operator[0].length) : text;
}

/** Deeply nested JSON, and numbers of a few characters that print a hundred thousand digits, can block the database for seconds. */
export function refuseCostlyJson(text: string): void {
  if (jsonHasHugeNumber(text)) {
    throw new RestError({
      status: 400,
      code: "PGRST102",
      message: "A number in the JSON is too large or too small",
      details: "Exponents may have at most two digits",
    });
  }
  if (jsonDepthExceeds(text, LIMITS.jsonDepth)) {
    throw new RestError({
      status: 400,
      code: "PGRST102",
      message: "JSON is nested too deeply",
      details: `At most ${LIMITS.jsonDepth} levels are allowed`,
    });
  }
}
