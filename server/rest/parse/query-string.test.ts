import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { RestError } from "../errors.ts";
import { parseQuery, splitQuery } from "./query-string.ts";

const parse = (query: string, isCall = false) => parseQuery(splitQuery(query), { isCall });
const operations = (query: string) =>
  parse(query).filters.map(({ value }) => ({ negated: value.negated, ...value.operation }));

describe("parsing query strings", () => {
  test("decodes leniently", () => {
    expect(splitQuery("a=1+2&b=%C3%A9&c=%ff&d&e=")).toEqual([
      ["a", "1 2"],
      ["b", "é"],
      ["c", "\ufffd"],
      ["e", ""],
    ]);
    expect(() => splitQuery("a=%00")).toThrow("0x00");
  });

  test("parses every operator, negated or not", () => {
    expect(operations("a=eq.1&a=not.neq.x.y&a=gte(any).{1,2}&a=like(all).{a*}&a=isdistinct.")).toEqual([
      { negated: false, kind: "quantified", operator: "eq", quantifier: null, value: "1" },
      { negated: true, kind: "simple", operator: "neq", value: "x.y" },
      { negated: false, kind: "quantified", operator: "gte", quantifier: "any", value: "{1,2}" },
      { negated: false, kind: "quantified", operator: "like", quantifier: "all", value: "{a*}" },
      { negated: false, kind: "distinct", value: "" },
    ]);
    for (const operator of ["neq", "cs", "cd", "ov", "sl", "sr", "nxr", "nxl", "adj"]) {
      expect(operations(`a=${operator}.[1,2)`)).toEqual([
        { negated: false, kind: "simple", operator, value: "[1,2)" },
      ]);
    }
    for (const value of ["null", "not_null", "true", "false", "unknown"]) {
      expect(operations(`a=is.${value.toUpperCase()}`)).toMatchObject([{ kind: "is", value }]);
    }
    expect(operations("a=wfts(english).tea&a=fts.tea")).toMatchObject([
      { kind: "search", operator: "wfts", language: "english", value: "tea" },
      { kind: "search", operator: "fts", language: null },
    ]);
  });

  test("splits lists at unquoted commas", () => {
    const values = (text: string) =>
      operations(`a=in.${encodeURIComponent(text)}`).map((op) => "values" in op && op.values)[0];
    expect(values('(a,"b,c","d\\"e","f\\\\g",h"i)')).toEqual(["a", "b,c", 'd"e', "f\\g", 'h"i']);
    expect(values("()")).toEqual([""]);
    expect(values("(1, 2)")).toEqual(["1", " 2"]);
  });

  test("parses keys with embed paths and JSON paths", () => {
    expect(parse("rel.other.data->a->>b=eq.1").filters).toMatchObject([
      {
        path: ["rel", "other"],
        value: { field: { name: "data", path: [{ key: "a" }, { key: "b", arrow: "->>" }] } },
      },
    ]);
    expect(parse('"a.b"=eq.1').filters).toMatchObject([{ path: [], value: { field: { name: "a.b" } } }]);
  });

  test("parses and/or trees, negated, nested and on embeds", () => {
    expect(parse('rel.not.or=(a.eq."x,y",not.and(b.is.null,c.in.(1,2)),d.not.cs.{a,b})').logic).toMatchObject(
      [
        {
          path: ["rel"],
          value: {
            kind: "logic",
            operator: "or",
            negated: true,
            terms: [
              { field: { name: "a" }, operation: { value: "x,y" } },
              {
                operator: "and",
                negated: true,
                terms: [{ field: { name: "b" } }, { operation: { values: ["1", "2"] } }],
              },
              { negated: true, operation: { operator: "cs", value: "{a,b}" } },
            ],
          },
        },
      ],
    );
  });

  test("parses order, pagination and columns", () => {
    const { order, ranges, columns, onConflict } = parse(
      'order=a.desc.nullslast,rel(b->c).asc&x.order=id&limit=5&x.limit=2&x.offset=1&columns=a,"b c"&on_conflict=id',
    );
    expect(order).toMatchObject([
      {
        path: [],
        value: [
          { relation: null, field: { name: "a" }, direction: "desc", nulls: "last" },
          { relation: "rel", field: { name: "b", path: [{ key: "c" }] }, direction: "asc", nulls: null },
        ],
      },
      { path: ["x"], value: [{ field: { name: "id" } }] },
    ]);
    expect(ranges).toEqual([
      { path: [], value: { limit: "5", offset: null } },
      { path: ["x"], value: { limit: "2", offset: "1" } },
    ]);
    expect([columns, onConflict]).toEqual([["a", "b c"], ["id"]]);
  });

  test("treats a parameter of a call that is not a condition as an argument", () => {
    const { args, filters } = parse("a=1&b=eq.2&c=in.x&limit=3&select=id", true);
    expect(args).toEqual([
      ["a", "1"],
      ["c", "in.x"],
    ]);
    expect(filters).toMatchObject([{ value: { field: { name: "b" } } }]);
  });

  test("keeps values of marked parameters as slots", () => {
    const { filters, ranges } = parseQuery(splitQuery("id=eq.7&limit=2"), {
      isCall: false,
      slots: new Set([0, 1]),
    });
    expect(filters).toMatchObject([{ value: { operation: { operator: "eq", value: { slot: 0 } } } }]);
    expect(ranges).toEqual([{ path: [], value: { limit: { slot: 1 }, offset: null } }]);
  });

  test.each([
    "a=1",
    "a=eq",
    "a=eq(some).1",
    "a=is.no",
    "a=in.1",
    "a=not.1",
    "or=a.eq.1",
    "or=(a)",
    "or=(a.eq.1",
    "order=",
    "order=a.b",
    "columns=",
    "=eq.1",
  ])("refuses %s", (query) => {
    expect(() => parse(query)).toThrow(RestError);
  });

  test("parses or refuses any input without another error", () => {
    const piece = fc.constantFrom(
      "eq.",
      "not.",
      "in.(",
      ")",
      "(",
      ",",
      '"',
      "\\",
      "->",
      "->>",
      "::",
      "!",
      "...",
      "and",
      "or",
      "*",
      ".",
      "a",
      "1",
      " ",
      ":",
      "{",
      "é",
      "count()",
      "\u{1f33f}",
    );
    const text = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(""));
    fc.assert(
      fc.property(fc.constantFrom("select", "order", "or", "a", "x.y", "columns"), text, (key, value) => {
        try {
          parseQuery([[key, value]], { isCall: false });
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
