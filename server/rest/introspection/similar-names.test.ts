import { expect, test } from "vitest";
import { bestMatch, likelyMeant } from "./similar-names.ts";

test("bestMatch returns the most similar known name above the threshold", () => {
  expect(bestMatch("plnts", ["beds", "plants", "planters"])).toBe("plants");
  expect(bestMatch("plan", ["plants"])).toBeNull();
  expect(bestMatch("xyz", ["beds", "plants"])).toBeNull();
  expect(bestMatch("plant", ["plants"], 0.9)).toBeNull();
  expect(bestMatch("x".repeat(100_000), ["x"])).toBeNull();
});

test("likelyMeant suggests one or two columns by PostgreSQL's rule: at most three edits and half the name", () => {
  expect(likelyMeant("usernam", ["username", "data"])).toEqual(["username"]);
  expect(likelyMeant("users", ["username"])).toEqual([]);
  expect(likelyMeant("nam1", ["nam2", "nam3", "x"])).toEqual(["nam2", "nam3"]);
  expect(likelyMeant("nam1", ["nam2", "nam3", "nam4"])).toEqual([]);
});
