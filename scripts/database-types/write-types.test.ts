import { expect, test } from "vitest";
import type { ColumnInfo } from "./schema-queries.ts";
import { writeTypes } from "./write-types.ts";

const column = (name: string, more: Partial<ColumnInfo> = {}): ColumnInfo => ({
  relation: "teas",
  isView: false,
  name,
  type: { name: "text", kind: "base", isArray: false },
  nullable: false,
  hasDefault: false,
  generated: false,
  checks: [],
  ...more,
});

const types = writeTypes({
  columns: [
    column("id", { type: { name: "int8", kind: "base", isArray: false }, generated: true, hasDefault: true }),
    column("kind", { type: { name: "tea_kind", kind: "enum", isArray: false } }),
    column("leaves", { type: { name: "text", kind: "base", isArray: true }, hasDefault: true }),
    column("note", { nullable: true, type: { name: "jsonb", kind: "base", isArray: false } }),
    column("strength", { checks: ["CHECK ((strength = ANY (ARRAY['mild'::text, 'it''s strong'::text])))"] }),
    column("title", { checks: ["CHECK ((length(title) > 0))"] }),
  ],
  foreignKeys: [],
  functions: [
    {
      name: "brew",
      arguments: [
        { name: "tea", type: { name: "int8", kind: "base", isArray: false }, optional: false },
        { name: "minutes", type: { name: "int4", kind: "base", isArray: false }, optional: true },
      ],
      returns: { name: "teas", kind: "relation", isArray: false },
      returnsSet: true,
      returnedColumns: [],
    },
  ],
  enums: [{ name: "tea_kind", values: ["green", "black"] }],
});
const line = (text: string) => `          ${text}\n`;

test("reads every column, with null where the column allows it", () => {
  expect(types).toContain(
    `        Row: {\n${[
      "id: number;",
      'kind: Database["public"]["Enums"]["tea_kind"];',
      "leaves: string[];",
      "note: Json | null;",
      'strength: "mild" | "it\'s strong";',
      "title: string;",
    ]
      .map(line)
      .join("")}        };`,
  );
});

test("inserts no generated column, and makes nullable columns and those with a default optional", () => {
  const insert = types.slice(types.indexOf("Insert: {"), types.indexOf("Update: {"));
  expect(insert).not.toContain("id:");
  expect(insert).toContain(line("leaves?: string[];"));
  expect(insert).toContain(line("note?: Json | null;"));
  expect(insert).toContain(line("title: string;"));
});

test("gives functions their arguments and the rows they return", () => {
  expect(types).toContain(
    'brew: { Args: { tea: number; minutes?: number }; Returns: Database["public"]["Tables"]["teas"]["Row"][] };',
  );
});
