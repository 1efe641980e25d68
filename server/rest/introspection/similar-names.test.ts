import { expect, test } from "vitest";
import { bestMatch, likelyMeant } from "./similar-names.ts";

test("the nearest known name, if near enough", () => {
  expect(bestMatch("plnts", ["beds", "plants", "planters"])).toBe("plants");
  expect(bestMatch("plan", ["plants"])).toBeNull();
  expect(bestMatch("xyz", ["beds", "plants"])).toBeNull();
  expect(bestMatch("plant", ["plants"], 0.9)).toBeNull();
  expect(bestMatch("x".repeat(100_000), ["x"])).toBeNull();
});

test("columns as PostgreSQL would suggest them: at most three letters and half the name off, one or two", () => {
  expect(likelyMeant("usernam", ["username", "data"])).toEqual(["username"]);
  expect(likelyMeant("users", ["username"])).toEqual([]);
  expect(likelyMeant("nam1", ["nam2", "nam3", "x"])).toEqual(["nam2", "nam3"]);
  expect(likelyMeant("nam1", ["nam2", "nam3", "nam4"])).toEqual([]);
});
