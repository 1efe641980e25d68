/**
 * Which casts a request may ask for. Others are refused: a text read as JSON or as a number without bounds can print
 * millions of digits, in code that heeds no timeout, and names of objects read from text tell what exists.
 */
import { noSuchCast } from "../errors.ts";
import type { Aggregate, JsonStep } from "../parse/types.ts";

type Family = "text" | "integer" | "float" | "numeric" | "boolean" | "time" | "uuid" | "json";

const FAMILIES: Readonly<Record<Exclude<Family, "json">, readonly string[]>> = {
  text: ["text", "varchar", "character varying", "char", "character", "bpchar", "national character"],
  integer: ["int", "integer", "smallint", "bigint", "int2", "int4", "int8"],
  float: ["real", "float", "double precision", "float4", "float8"],
  numeric: ["numeric", "decimal", "dec"],
  boolean: ["boolean", "bool"],
  time: [
    "date",
    "interval",
    "timestamp",
    "timestamptz",
    "timestamp with time zone",
    "timestamp without time zone",
    "time",
    "timetz",
    "time with time zone",
    "time without time zone",
  ],
  uuid: ["uuid"],
};

const FAMILY_OF: ReadonlyMap<string, Family> = new Map([
  ...Object.entries(FAMILIES).flatMap(([family, names]) =>
    names.map((name) => [name, family] as [string, Family]),
  ),
  ["json", "json"],
  ["jsonb", "json"],
]);

const NUMBER: readonly Family[] = ["text", "integer", "float", "numeric", "boolean"];

const ALLOWED: Readonly<Record<Family, ReadonlySet<Family>>> = {
  // Not numeric: a text of eight characters can be a number of 131,072 digits.
  text: new Set(["text", "integer", "float", "boolean", "time", "uuid"]),
  integer: new Set(NUMBER),
  float: new Set(NUMBER),
  numeric: new Set(NUMBER),
  boolean: new Set(["text", "integer", "boolean"]),
  time: new Set(["text", "time"]),
  uuid: new Set(["text", "uuid"]),
  json: new Set(["text", "integer", "float", "numeric", "boolean"]),
};

/** The type of a column, or of the value that a path into its JSON leads to. */
export function valueTypeOf({ comparable, path }: { comparable: string; path: readonly JsonStep[] }): string {
  const last = path.at(-1);
  if (last === undefined) return comparable;
  return last.arrow === "->>" ? "text" : "jsonb";
}

/** The type of an aggregate of values of the given type. */
export function aggregateType(aggregate: Aggregate, type: string): string {
  if (aggregate === "count") return "bigint";
  return aggregate === "max" || aggregate === "min" ? type : "numeric";
}

/** Every type can be cast to text, and to itself. */
export function refuseCast(from: string, to: string): void {
  const [source, target] = [FAMILY_OF.get(from), FAMILY_OF.get(to)];
  if (from === to || target === "text") return;
  if (source === undefined || target === undefined || !ALLOWED[source].has(target))
    throw noSuchCast(from, to);
}
