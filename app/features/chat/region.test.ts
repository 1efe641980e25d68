import { describe, expect, test } from "vitest";
import { emergencyNumbers, regionOf } from "./region.ts";

describe("regionOf", () => {
  test.each([
    ["en-GY", "GY"],
    ["en-Latn-gb", "GB"],
    ["en", undefined],
    ["es-419", undefined],
    ["not a tag", undefined],
    ["", undefined],
  ])("%s", (language, region) => expect(regionOf(language)).toBe(region));
});

describe("emergencyNumbers", () => {
  test.each([
    ["GY", ["911"]],
    [undefined, ["911"]],
    ["US", ["911"]],
    ["GB", ["999", "911"]],
    ["NL", ["112", "911"]],
  ])("%s", (region, numbers) => expect(emergencyNumbers(region)).toEqual(numbers));
});
