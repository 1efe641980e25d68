// Writes a schema as the TypeScript types that supabase-js takes: Database["public"]["Tables"][name]["Row" | "Insert" | "Update"].
// Everything is sorted by name, so that the order of migrations and columns makes no difference.
import type { ColumnInfo, FunctionInfo, SchemaInfo, SqlType } from "./schema-queries.ts";

const header = `// Generated from supabase/migrations by \`npm run types\`; \`npm run types -- --check\` tells whether it is up to date.
// A text column whose check constraint lists its values has those values as its type. Types only: no code here.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];
`;

const footer = `
type Schema = Database["public"];

/** A row as it is read. */
export type Tables<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Row"];
/** A row as it is inserted: columns with a default are optional. */
export type TablesInsert<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Insert"];
export type TablesUpdate<Name extends keyof Schema["Tables"]> = Schema["Tables"][Name]["Update"];
`;

const numeric = new Set(["int2", "int4", "int8", "float4", "float8", "numeric", "oid"]);
const textual = new Set(
  "bpchar bytea char citext cidr date inet interval name text time timestamp timestamptz timetz uuid varchar".split(
    " ",
  ),
);

export function writeTypes(schema: SchemaInfo): string {
  const tables = groupBy(
    schema.columns.filter(({ isView }) => !isView),
    "relation",
  );
  const views = groupBy(
    schema.columns.filter(({ isView }) => isView),
    "relation",
  );
  return [
    header,
    "export type Database = {",
    "  public: {",
    ...block(
      "Tables",
      tables.map(([name, columns]) => tableLines(name, columns, schema)),
    ),
    ...block(
      "Views",
      views.map(([name, columns]) => [
        `      ${name}: {`,
        ...fields("Row", columns.map(readField)),
        "        Relationships: [];",
        "      };",
      ]),
    ),
    ...block(
      "Functions",
      groupBy(schema.functions, "name").map(([name, overloads]) => functionLines(name, overloads)),
    ),
    ...block(
      "Enums",
      schema.enums.map(({ name, values }) => [`      ${name}: ${union(values)};`]),
    ),
    "    CompositeTypes: { [name in never]: never };",
    "  };",
    "};",
    footer,
  ].join("\n");
}

function tableLines(name: string, columns: readonly ColumnInfo[], schema: SchemaInfo): string[] {
  const writable = columns.filter(({ generated }) => !generated);
  const keys = schema.foreignKeys.filter(({ table }) => table === name);
  return [
    `      ${name}: {`,
    ...fields("Row", columns.map(readField)),
    ...fields(
      "Insert",
      writable.map((column) => writeField(column, column.nullable || column.hasDefault)),
    ),
    ...fields(
      "Update",
      writable.map((column) => writeField(column, true)),
    ),
    ...(keys.length === 0
      ? ["        Relationships: [];"]
      : [
          "        Relationships: [",
          ...keys.flatMap((key) => [
            "          {",
            `            foreignKeyName: ${JSON.stringify(key.name)};`,
            `            columns: ${JSON.stringify(key.columns)};`,
            `            isOneToOne: ${key.isOneToOne};`,
            `            referencedRelation: ${JSON.stringify(key.referencedTable)};`,
            `            referencedColumns: ${JSON.stringify(key.referencedColumns)};`,
            "          },",
          ]),
          "        ];",
        ]),
    "      };",
  ];
}

function functionLines(name: string, overloads: readonly FunctionInfo[]): string[] {
  const types = overloads.map((overload) => {
    const given = overload.arguments.filter((argument) => argument.name !== "");
    const args = given.map(
      ({ name: argument, type, optional }) => `${argument}${optional ? "?" : ""}: ${typeName(type)}`,
    );
    const input = args.length === 0 ? "Record<PropertyKey, never>" : `{ ${args.join("; ")} }`;
    return `{ Args: ${input}; Returns: ${returnType(overload)} }`;
  });
  return [`      ${name}: ${types.join(" | ")};`];
}

function returnType({ returns, returnsSet, returnedColumns }: FunctionInfo): string {
  // PostgreSQL does not say whether a returned column can be null; like Supabase's own generator, take it as not null.
  const columns = returnedColumns.map(({ name, type }) => `${name}: ${typeName(type)}`);
  const single = columns.length > 0 ? `{ ${columns.join("; ")} }` : typeName(returns);
  return returnsSet ? `${single}[]` : single;
}

function readField(column: ColumnInfo): string {
  return `${column.name}: ${columnType(column)};`;
}

function writeField(column: ColumnInfo, optional: boolean): string {
  return `${column.name}${optional ? "?" : ""}: ${columnType(column)};`;
}

function columnType(column: ColumnInfo): string {
  const listed = column.type.name === "text" && !column.type.isArray ? listedValues(column.checks) : null;
  const type = listed ? union(listed) : typeName(column.type);
  return column.nullable ? `${type} | null` : type;
}

const literal = "'(?:[^']|'')*'::text";
const listCheck = new RegExp(
  `^CHECK \\(\\(\\w+ = (?:ANY \\(ARRAY\\[)?(${literal}(?:, ${literal})*)(?:\\]\\))?\\)\\)$`,
);

/** The values of `check (column in ('a', 'b'))` or `check (column = 'a')`, as PostgreSQL prints them back. */
function listedValues(checks: readonly string[]): string[] | null {
  for (const check of checks) {
    const [, list] = listCheck.exec(check) ?? [];
    if (list === undefined) continue;
    const values = list.match(new RegExp(literal, "g")) ?? [];
    return values.map((value) => value.slice(1, -"'::text".length).replaceAll("''", "'"));
  }
  return null;
}

function typeName({ name, kind, isArray }: SqlType): string {
  const single =
    kind === "enum"
      ? `Database["public"]["Enums"][${JSON.stringify(name)}]`
      : kind === "relation"
        ? `Database["public"]["Tables"][${JSON.stringify(name)}]["Row"]`
        : baseTypeName(name);
  return isArray ? `${single}[]` : single;
}

function baseTypeName(name: string): string {
  if (numeric.has(name)) return "number";
  if (textual.has(name)) return "string";
  if (name === "bool") return "boolean";
  if (name === "json" || name === "jsonb") return "Json";
  if (name === "void") return "undefined";
  return "unknown";
}

function union(values: readonly string[]): string {
  return values.map((value) => JSON.stringify(value)).join(" | ");
}

function fields(name: string, lines: readonly string[]): string[] {
  return [`        ${name}: {`, ...lines.map((line) => `          ${line}`), "        };"];
}

function block(name: string, entries: readonly (readonly string[])[]): string[] {
  if (entries.length === 0) return [`    ${name}: { [name in never]: never };`];
  return [`    ${name}: {`, ...entries.flat(), "    };"];
}

function groupBy<Item extends Record<Key, string>, Key extends string>(
  items: readonly Item[],
  key: Key,
): [string, Item[]][] {
  return [...Map.groupBy(items, (item) => item[key])];
}
