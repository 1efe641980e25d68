import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DatabaseError } from "#server/db/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const moment = new Date("2026-11-15T08:05:26.123Z");

describe.each(databaseKinds({ smoke: true }))("values on %s", (kind) => {
  let fixture: TestDatabase;
  beforeAll(async () => {
    fixture = await openTestDatabase(kind);
  });
  afterAll(() => fixture.close());

  const value = async (expression: string, params: readonly unknown[] = []) =>
    (await fixture.db.query<{ v: unknown }>(`select ${expression} as v`, params)).rows[0]?.v;

  it.each([
    ["true", true],
    ["42::int2", 42],
    ["42::int4", 42],
    ["9007199254740991::int8", 9007199254740991],
    ["9007199254740992::int8", "9007199254740992"],
    ["1.10::numeric", "1.10"],
    ["1.5::float8", 1.5],
    ["'NaN'::float8", Number.NaN],
    ["'grüße 🌿'::text", "grüße 🌿"],
    ["'7f3c1e0a-0000-4000-8000-000000000001'::uuid", "7f3c1e0a-0000-4000-8000-000000000001"],
    ["date '2026-11-15'", "2026-11-15"],
    ["time '08:05:26'", "08:05:26"],
    ["timestamptz '2026-11-15 08:05:26.123+00'", moment],
    ["timestamptz '2026-11-15 04:05:26.123-04'", moment],
    ["timestamp '2026-11-15 08:05:26.123'", moment],
    ["timestamptz 'infinity'", Number.POSITIVE_INFINITY],
    ["interval '1 day 02:00'", "1 day 02:00:00"],
    [`'{"a":[1,null]}'::json`, { a: [1, null] }],
    [`'{"a":[1,null]}'::jsonb`, { a: [1, null] }],
    ["'null'::jsonb", null],
    ["null::text", null],
    ["array[1,null,3]::int8[]", [1, null, 3]],
    [`array['a b','c"d','e\\f',null,'NULL','']`, ["a b", 'c"d', "e\\f", null, "NULL", ""]],
    [
      "array[[1,2],[3,4]]",
      [
        [1, 2],
        [3, 4],
      ],
    ],
    ["'{}'::text[]", []],
    ["array[true,false]", [true, false]],
    ["array[timestamptz '2026-11-15 08:05:26.123+00']", [moment]],
    [`array['{"a":1}'::jsonb]`, [{ a: 1 }]],
  ])("reads %s", async (expression, expected) => {
    expect(await value(expression)).toEqual(expected);
  });

  it("reads bytea values", async () => {
    expect([...((await value("'\\x00ff10'::bytea")) as Uint8Array)]).toEqual([0, 255, 16]);
  });

  it.each([
    ["$1::int", "42", 42],
    ["$1::jsonb", '{"a":[1]}', { a: [1] }],
    ["$1::text[]", '{a,"b c"}', ["a", "b c"]],
    ["($1)::uuid", "7f3c1e0a-0000-4000-8000-000000000001", "7f3c1e0a-0000-4000-8000-000000000001"],
    ["$1::timestamptz", "2026-11-15T08:05:26.123Z", moment],
    ["$1::boolean", "true", true],
    ["$1::numeric", "1.10", "1.10"],
    ["$1::text", "1.10", "1.10"],
    ["$1::bytea", "\\x6869", Buffer.from("hi")],
    ["$1::int", 42, 42],
    ["$1::int8", 42n, 42],
    ["$1::float8", 0.1, 0.1],
    ["$1::boolean", false, false],
    ["$1::timestamptz", moment, moment],
    ["$1::int[]", [1, null, 3], [1, null, 3]],
    ["$1::text[]", ["a b", 'c"d', "e\\f", null, ""], ["a b", 'c"d', "e\\f", null, ""]],
    ["$1::int[][]", [[1], [2]], [[1], [2]]],
    ["$1::timestamptz[]", [moment], [moment]],
    ["$1::bytea", new Uint8Array([0, 255, 16]), Buffer.from([0, 255, 16])],
    ["$1::jsonb", { a: "é", b: [1] }, { a: "é", b: [1] }],
    ["$1::text", null, null],
    ["$1::text", undefined, null],
    ["$1::text", "it's; -- \\ $2", "it's; -- \\ $2"],
  ])("binds %s from %o", async (expression, param, expected) => {
    expect(await value(expression, [param])).toEqual(expected);
  });

  it("binds the same value again once the statement is prepared", async () => {
    for (const given of [1, 2, 3, 4]) expect(await value("$1::int + 1", [String(given)])).toBe(given + 1);
  });

  it("transfers large values completely", async () => {
    const large = "grün ".repeat(200_000);
    expect(await value("$1::text", [large])).toBe(large);
    expect(await value("length($1)", [large])).toBe(1_000_000);
  });

  it("returns the number of affected rows", async () => {
    await fixture.db.script("create table counted (id int primary key, parent int check (parent > 0))");
    const inserted = await fixture.db.query("insert into counted select generate_series(1, 3) returning id");
    expect(inserted).toEqual({ rows: [{ id: 1 }, { id: 2 }, { id: 3 }], rowCount: 3 });
    expect((await fixture.db.query("update counted set parent = 1 where id > 1")).rowCount).toBe(2);
    expect((await fixture.db.query("select * from counted where id = 9")).rowCount).toBe(0);
  });

  it("errors have the same shape on both databases", async () => {
    await expect(fixture.db.query("insert into counted values (1)")).rejects.toMatchObject({
      name: "DatabaseError",
      code: "23505",
      message: 'duplicate key value violates unique constraint "counted_pkey"',
      detail: "Key (id)=(1) already exists.",
      constraint: "counted_pkey",
    });
    await expect(fixture.db.query("insert into counted values (7, 0)")).rejects.toMatchObject({
      code: "23514",
      constraint: "counted_parent_check",
    });
    await expect(fixture.db.query("select nam from counted")).rejects.toMatchObject({ code: "42703" });
    await expect(fixture.db.query("select lenght('a')")).rejects.toMatchObject({
      code: "42883",
      hint: expect.stringContaining("argument types"),
    });
  });

  it("rejects several statements at once and NUL characters", async () => {
    await expect(fixture.db.query("select 1; select 2")).rejects.toMatchObject({ code: "42601" });
    await expect(fixture.db.query("select 1\0; drop table counted")).rejects.toBeInstanceOf(DatabaseError);
    await expect(value("$1::text", ["a\0b"])).rejects.toMatchObject({ code: "22021" });
    expect(await value("1")).toBe(1);
  });
});
