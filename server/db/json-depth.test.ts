import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jsonDepthExceeds, jsonHasHugeNumber, jsonValuesExceed } from "./json-depth.ts";

function depthOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

describe("jsonDepthExceeds", () => {
  it.each([
    ["1", 0, false],
    ["[]", 0, true],
    ["[]", 1, false],
    ['{"a":[{"b":1}]}', 2, true],
    ['{"a":[{"b":1}]}', 3, false],
    ["[[],[],[]]", 2, false],
    ['"[[[["', 0, false],
    ['["[[[[\\"[[["]', 1, false],
    ['{"\\\\":[1]}', 1, true],
    ['["unfinished [[[', 1, false],
    ["", 0, false],
  ])("compares the depth of %s with the limit %i: %s", (text, max, expected) => {
    expect(jsonDepthExceeds(text, max)).toBe(expected);
  });

  it("agrees with the depth of the parsed value for any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 8 }), (value, max) => {
        expect(jsonDepthExceeds(JSON.stringify(value), max)).toBe(depthOf(value) > max);
      }),
    );
  });

  it("stops early on a megabyte of brackets", () => {
    expect(jsonDepthExceeds("[".repeat(1_000_000), 64)).toBe(true);
  });
});

describe("jsonValuesExceed", () => {
  it.each([
    ["[]", 1, false],
    ["[1,2,3]", 3, false],
    ["[1,2,3,4]", 3, true],
    ['["a,b,c,d"]', 1, false],
    ['{"a\\",":1,"b":2}', 2, false],
    ['{"a":1,"b":2,"c":3}', 2, true],
  ])("of %s with a limit of %i is %s", (text, max, expected) => {
    expect(jsonValuesExceed(text, max)).toBe(expected);
  });
});

describe("numbers", () => {
  it.each(["1e131071", "[1,2E+100]", '{"a":"x","b":1e-0999}', '"\\\\" 1e100', '{"é":[0.1e400]}'])(
    "%s has a huge exponent",
    (text) => {
      expect(jsonHasHugeNumber(text)).toBe(true);
    },
  );

  it.each(["1e99", "1e0000099", '"1e131071"', '{"1e500":"a\\"1e500"}', "[1000000,true]", '"1e500'])(
    "%s has none",
    (text) => {
      expect(jsonHasHugeNumber(text)).toBe(false);
    },
  );
});
