/** Tests plans and their SQL from a parsed query and a fixed schema, without a database. */
import { describe, expect, test } from "vitest";
import type { Column, DatabaseSchema, Relation, Relationship } from "../introspection/types.ts";
import { keyOf } from "../introspection/types.ts";
import { parseQuery, splitQuery } from "../parse/query-string.ts";
import { ReadPlanner, targetOf } from "../plan/read.ts";
import { countSql } from "./count.ts";
import { readSql } from "./read.ts";
import { fill, Statement } from "./statement.ts";

const column = (name: string, type = "text"): [string, Column] => [
  name,
  {
    name,
    type,
    comparable: type,
    nullable: true,
    defaultSql: null,
    description: null,
    maxLength: null,
    enumValues: [],
  },
];

const relation = (name: string, columns: [string, Column][]): Relation => ({
  schema: "public",
  name,
  isView: false,
  hasRowSecurity: false,
  usableBy: ["anon"],
  description: null,
  columns: new Map(columns),
  computed: new Map([
    ["shout", { fn: { schema: "public", name: "shout" }, type: "text", comparable: "text" }],
  ]),
  primaryKey: ["id"],
  insertable: true,
  updatable: true,
  deletable: true,
});

const plants = relation("plants", [
  column("id"),
  column("bed_id", "bigint"),
  column("facts", "jsonb"),
  column('o"dd'),
]);
const beds = relation("beds", [column("id", "bigint"), column("label")]);
const key = { kind: "key" as const, constraint: "plants_bed_fkey", foreignIsView: false };
const toBed: Relationship = {
  ...key,
  cardinality: "many-to-one",
  table: plants,
  foreignTable: beds,
  columns: [["bed_id", "id"]],
};
const toPlants: Relationship = {
  ...key,
  cardinality: "one-to-many",
  table: beds,
  foreignTable: plants,
  columns: [["id", "bed_id"]],
};

const databaseSchema: DatabaseSchema = {
  relations: new Map([plants, beds].map((each) => [keyOf(each), each])),
  relationships: new Map([
    [keyOf(plants), [toBed]],
    [keyOf(beds), [toPlants]],
  ]),
  routines: new Map(),
  types: new Map([["int", "integer"]]),
  settings: { planEnabled: false, aggregatesEnabled: true, rollbackAllowed: false, geoJsonSchema: null },
  readsRequest: false,
};

function build(root: Relation, query: string, maxRows: number | null = null) {
  const pairs = splitQuery(query);
  const statement = new Statement();
  const plan = new ReadPlanner(databaseSchema, "public", "anon").plan(
    targetOf(root),
    parseQuery(pairs, { isCall: false }),
  );
  const sql = readSql(statement, plan, { maxRows });
  return { sql, params: fill(statement.parameters, pairs), plan };
}

describe("SQL of reads", () => {
  test("binds every value as text and casts it to its column's type", () => {
    const { sql, params } = build(
      plants,
      "select=id&bed_id=eq.3&id=like.a*&facts->>n=in.(1,2)&facts->m=cs.{}",
    );
    expect(sql).toBe(
      'select t0."id" as "id" from "public"."plants" as t0 where t0."bed_id" = $1::text::bigint' +
        " and t0.\"id\" like replace($2::text, '*', '%')" +
        ' and (t0."facts"->>$3::text) = any ($4::text::text[]) and (t0."facts"->$5::text) @> $6::text::jsonb',
    );
    expect(params).toEqual(["3", "a*", "n", '{"1","2"}', "m", "{}"]);
  });

  test("quotes every name", () => {
    const { sql } = build(plants, `select=${encodeURIComponent('"x\\"y":"o\\"dd"')}`);
    expect(sql).toBe('select t0."o""dd" as "x""y" from "public"."plants" as t0');
  });

  test("calls computed fields with the row", () => {
    expect(build(plants, "select=shout&order=shout.desc").sql).toBe(
      'select "public"."shout"(t0) as "shout" from "public"."plants" as t0 order by "public"."shout"(t0) desc',
    );
  });

  test("joins a to-one embed as an object and a to-many embed as a list", () => {
    expect(build(plants, "select=id,beds!inner(label)").sql).toBe(
      'select t0."id" as "id", row_to_json(e1.*) as "beds" from "public"."plants" as t0 inner join lateral' +
        ' (select t1."label" as "label" from "public"."beds" as t1 where t0."bed_id" = t1."id") as e1 on true',
    );
    expect(build(beds, "select=label,plants(id)&plants.limit=2", 100).sql).toBe(
      'select t0."label" as "label", coalesce(e1.rows, \'[]\') as "plants" from "public"."beds" as t0 left join lateral' +
        ' (select json_agg(r) as rows from (select t1."id" as "id" from "public"."plants" as t1' +
        ' where t0."id" = t1."bed_id" limit least($1::text::bigint, 100)) as r) as e1 on true limit 100',
    );
  });

  test("groups by the positions of the columns that are not aggregates", () => {
    expect(build(plants, "select=bed_id,count(),id.max()").sql).toMatch(
      /count\(\*\) as "count", max\(t0\."id"\) as "max" .* group by 1$/,
    );
  });

  test("counts with exists instead of joins", () => {
    const { plan } = build(beds, "select=label,plants!inner()&plants.id=eq.x");
    expect(countSql(new Statement(), plan)).toBe(
      'select 1 from "public"."beds" as t0 where exists (select 1 from "public"."plants" as t1' +
        ' where t0."id" = t1."bed_id" and t1."id" = $1::text)',
    );
  });

  test("refuses unknown names and deeply nested JSON", () => {
    expect(() => build(plants, "select=nope")).toThrow("column plants.nope does not exist");
    expect(() => build(plants, "select=id::nope")).toThrow('type "nope" does not exist');
    expect(() => build(plants, "select=nope(*)")).toThrow(
      "Could not find a relationship between 'plants' and 'nope'",
    );
    expect(() => build(plants, `facts=eq.${"[".repeat(65)}`)).toThrow("JSON is nested too deeply");
    expect(() => build(plants, 'facts=eq.{"a":1e131071}')).toThrow("A number in the JSON is too large");
    expect(() => build(plants, 'facts=eq.{"a":"1e131071 \\\\","b":1e99}')).not.toThrow();
  });

  test("fills slots with the request's values unchanged", () => {
    const statement = new Statement();
    statement.bind({ slot: 0 });
    statement.bind({ slot: 1 }, "bigint");
    expect(
      fill(statement.parameters, [
        ["a", "not.eq.eq.x.y"],
        ["limit", "5"],
      ]),
    ).toEqual(["eq.x.y", "5"]);
  });
});
