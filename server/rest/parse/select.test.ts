import { describe, expect, test } from "vitest";
import { RestError } from "../errors.ts";
import { parseSelect } from "./select.ts";

const plain = { kind: "field", alias: null, cast: null, aggregate: null, aggregateCast: null };
const field = (name: string) => ({ ...plain, field: { name, path: [] } });

const failure = (text: string): RestError => {
  try {
    parseSelect(text);
  } catch (error) {
    if (error instanceof RestError) return error;
    throw error;
  }
  throw new Error(`"${text}" was parsed`);
};

describe("parsing select lists", () => {
  test("parses columns, stars and an empty list", () => {
    expect(parseSelect("id, name")).toEqual([field("id"), field("name")]);
    expect(parseSelect("*")).toEqual([field("*")]);
    expect(parseSelect("")).toEqual([]);
  });

  test("parses names with spaces, dashes, dollars, Unicode and quotes", () => {
    expect(
      parseSelect('column name,a-b,$x,növény,"a,b","say \\"hi\\""').map(
        (item) => item.kind === "field" && item.field.name,
      ),
    ).toEqual(["column name", "a-b", "$x", "növény", "a,b", 'say "hi"']);
  });

  test("parses aliases, casts and JSON paths", () => {
    expect(parseSelect("n:data->a->0->>b::text")).toEqual([
      {
        ...plain,
        alias: "n",
        cast: "text",
        field: {
          name: "data",
          path: [
            { arrow: "->", key: "a", isIndex: false },
            { arrow: "->", key: "0", isIndex: true },
            { arrow: "->>", key: "b", isIndex: false },
          ],
        },
      },
    ]);
    expect(parseSelect('data->"a.b"->-1')).toMatchObject([
      {
        field: {
          path: [
            { key: "a.b", isIndex: false },
            { key: "-1", isIndex: true },
          ],
        },
      },
    ]);
    expect(parseSelect("x::double precision")).toMatchObject([{ cast: "double precision" }]);
  });

  test("treats only well-formed numbers as JSON array indexes", () => {
    expect(parseSelect("data->0xy1->23-xy-45->-2->xy-6")).toMatchObject([
      {
        field: {
          path: [
            { key: "0xy1", isIndex: false },
            { key: "23-xy-45", isIndex: false },
            { key: "-2", isIndex: true },
            { key: "xy-6", isIndex: false },
          ],
        },
      },
    ]);
    expect(failure("data->>--34")).toMatchObject({
      message: '"failed to parse select parameter (data->>--34)" (line 1, column 9)',
      details: 'unexpected "-" expecting digit',
    });
  });

  test("parses aggregates of all rows or of a column, with casts before and after", () => {
    expect(parseSelect("count(),n:count()::text,price.sum(),p:price::int.avg()::text")).toMatchObject([
      { field: { name: "*" }, aggregate: "count", alias: null },
      { aggregate: "count", alias: "n", aggregateCast: "text" },
      { field: { name: "price" }, aggregate: "sum" },
      { alias: "p", cast: "int", aggregate: "avg", aggregateCast: "text" },
    ]);
    expect(parseSelect("count")).toEqual([field("count")]);
  });

  test.each(["safety->\t", 'safety->>""', '"":name', '"":embed(id)'])(
    "refuses %j, whose column would have no name",
    (text) => {
      expect(() => parseSelect(text)).toThrow(/failed to parse select parameter/);
    },
  );

  test("parses embeds with alias, hint and join type in either order, nested and spread", () => {
    expect(parseSelect("a:rel!fk!inner(id,...other!left!x(*)),empty()")).toEqual([
      {
        kind: "embed",
        name: "rel",
        alias: "a",
        hint: "fk",
        join: "inner",
        spread: false,
        items: [
          field("id"),
          {
            kind: "embed",
            name: "other",
            alias: null,
            hint: "x",
            join: "left",
            spread: true,
            items: [field("*")],
          },
        ],
      },
      { kind: "embed", name: "empty", alias: null, hint: null, join: null, spread: false, items: [] },
    ]);
  });

  test.each([
    "id,",
    "id)",
    "rel(id",
    "a::",
    "*x",
    "name!hint",
    "...rel",
    "a b(c)d",
    "x.median()",
    "data->>-78xy",
    ":id",
  ])("refuses %s and reports the position", (text) => {
    const error = failure(text);
    expect([error.status, error.code]).toEqual([400, "PGRST100"]);
    expect(error.message).toBe(
      `"failed to parse select parameter (${text})" (line 1, column ${/column (\d+)/.exec(error.message)?.[1]})`,
    );
    expect(error.details).toMatch(/^unexpected .* expecting /);
  });

  test("refuses deeply nested and long lists", () => {
    expect(failure(`${"a(".repeat(9)}id${")".repeat(9)}`).details).toBe("At most 8 are allowed");
    expect(failure(Array.from({ length: 401 }, () => "id").join()).details).toBe("At most 400 are allowed");
  });
});
