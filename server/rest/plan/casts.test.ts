import { describe, expect, test } from "vitest";
import { aggregateType, refuseCast, valueTypeOf } from "./casts.ts";

describe("casts", () => {
  test.each([
    ["text", "int4"],
    ["text", "double precision"],
    ["text", "timestamptz"],
    ["numeric", "integer"],
    ["bigint", "numeric"],
    ["jsonb", "text"],
    ["jsonb", "int"],
    ["tsvector", "text"],
    ["text[]", "text"],
    ["timestamp with time zone", "date"],
    ["boolean", "int"],
    ["tsvector", "tsvector"],
  ])("from %s to %s are allowed", (from, to) => {
    expect(() => refuseCast(from, to)).not.toThrow();
  });

  test.each([
    ["text", "jsonb"],
    ["text", "json"],
    ["text", "numeric"],
    ["text", "xml"],
    ["text", "regclass"],
    ["integer", "regclass"],
    ["bigint", "regrole"],
    ["text", "jsonpath"],
    ["text", "tsvector"],
    ["text", "bit varying"],
    ["text[]", "jsonb"],
    ["record", "jsonb"],
  ])("from %s to %s are refused", (from, to) => {
    expect(() => refuseCast(from, to)).toThrow(`cannot cast type ${from} to ${to}`);
  });

  test("start from what a path or an aggregate gives", () => {
    expect(valueTypeOf({ comparable: "jsonb", path: [{ arrow: "->>", key: "n", isIndex: false }] })).toBe(
      "text",
    );
    expect(valueTypeOf({ comparable: "text", path: [{ arrow: "->", key: "n", isIndex: false }] })).toBe(
      "jsonb",
    );
    expect([
      aggregateType("count", "text"),
      aggregateType("max", "text"),
      aggregateType("sum", "text"),
    ]).toEqual(["bigint", "text", "numeric"]);
  });
});
