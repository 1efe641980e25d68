import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { helplinesSchema } from "#catalogue/helpline.ts";
import { numbersOf } from "#herbalist/compose/place-numbers.ts";
import { callButtons, placeOf, places, regionOfLanguage, regionOfZone } from "./place.ts";

describe("the region of a language", () => {
  test.each([
    ["en-GY", "GY"],
    ["en-Latn-gb", "GB"],
    ["en", undefined],
    ["es-419", undefined],
    ["not a tag", undefined],
    ["", undefined],
  ])("%s", (language, region) => expect(regionOfLanguage(language)).toBe(region));
});

describe("the region of a time zone", () => {
  test.each([
    ["America/Guyana", "GY"],
    ["America/New_York", "US"],
    ["America/Indiana/Indianapolis", "US"],
    ["America/Toronto", "CA"],
    ["Europe/London", "GB"],
    ["Europe/Paris", undefined],
    ["America/Paramaribo", "SR"],
    ["America/Boa_Vista", "BR"],
    ["Asia/Kolkata", "IN"],
    ["Asia/Tokyo", undefined],
    ["UTC", undefined],
  ])("%s", (zone, region) => expect(regionOfZone(zone)).toBe(region));
});

describe("the numbers offered", () => {
  const numbers = (region: string | undefined, level: "emergency" | "crisis" = "emergency") =>
    callButtons(region, level).map(({ number }) => number);
  test.each([
    ["GY", ["912", "911"]],
    [undefined, ["911"]],
    ["US", ["911"]],
    ["GB", ["999", "911"]],
    ["NL", ["112", "911"]],
    ["SR", ["115", "911"]],
    ["BR", ["192", "190", "911"]],
    ["VE", ["911"]],
    ["IN", ["112", "911"]],
  ])("%s", (region, expected) => expect(numbers(region)).toEqual(expected));
  test("begin with the place's crisis line in a crisis", () => {
    expect(numbers("GY", "crisis")).toEqual(["915", "912", "911"]);
    expect(numbers("CA", "crisis")).toEqual(["988", "911"]);
    expect(numbers("FR", "crisis")).toEqual(["112", "911"]);
  });
  test("of the crisis lines are verified helplines", () => {
    const { helplines } = helplinesSchema.parse(
      parse(readFileSync(new URL("../../../content/helplines.yaml", import.meta.url), "utf8")),
    );
    for (const id of [...places.map((place) => place.id), "BR", "IN"]) {
      const line = numbersOf(id).crisis;
      if (line)
        expect(helplines).toContainEqual(expect.objectContaining({ number: line.number, verified: true }));
    }
  });
});

test("an unknown region is elsewhere", () => {
  expect(placeOf("GY")).toBe("GY");
  expect(placeOf("SR")).toBe("other");
  expect(placeOf(undefined)).toBe("other");
});
