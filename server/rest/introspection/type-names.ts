/** The type names that a cast may use, each with SQL that is independent of the search path. */
const SPELLINGS: Readonly<Record<string, string>> = {
  int: "integer",
  integer: "integer",
  smallint: "smallint",
  bigint: "bigint",
  real: "real",
  float: "double precision",
  "double precision": "double precision",
  decimal: "numeric",
  dec: "numeric",
  boolean: "boolean",
  char: "character",
  character: "character",
  "character varying": "character varying",
  "national character": "character",
  "bit varying": "bit varying",
  bit: "bit",
  timestamp: "timestamp without time zone",
  "timestamp with time zone": "timestamp with time zone",
  "timestamp without time zone": "timestamp without time zone",
  time: "time without time zone",
  "time with time zone": "time with time zone",
  "time without time zone": "time without time zone",
};

export function typeNames(types: readonly { name: string; schema: string }[]): Map<string, string> {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const names = new Map<string, string>();
  for (const { name, schema } of types) names.set(name, `${quote(schema)}.${quote(name)}`);
  for (const [spelling, sql] of Object.entries(SPELLINGS)) names.set(spelling, sql);
  return names;
}
