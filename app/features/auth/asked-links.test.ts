import { expect, it } from "vitest";
import { readAskedLinks, wasAsked } from "./asked-links.ts";

const stored = (value: string | null) => ({ getItem: () => value });
const one = { state: "s", email: "ann@example.org", at: 1_000 };

it("reads what was asked within the hour", () => {
  const storage = stored(JSON.stringify([one]));
  expect(readAskedLinks(storage, 1_000)).toEqual([one]);
  expect(readAskedLinks(storage, 3_600_999)).toEqual([one]);
  expect(readAskedLinks(storage, 3_601_000)).toEqual([]);
  expect(readAskedLinks(storage, 999)).toEqual([]);
});

it("takes anything else in the storage for nothing", () => {
  for (const value of [null, "", "{", "{}", '"s"', '[{"state":"s"}]', "[null]"]) {
    expect(readAskedLinks(stored(value), 1_000), String(value)).toEqual([]);
  }
});

it("knows a link by its secret and its address, in any case", () => {
  expect(wasAsked([one], { state: "s", email: " ANN@example.org" })).toBe(true);
  expect(wasAsked([one], { state: "t", email: "ann@example.org" })).toBe(false);
  expect(wasAsked([one], { state: "s", email: "bob@example.org" })).toBe(false);
  expect(wasAsked([{ ...one, state: "" }], { state: "", email: "ann@example.org" })).toBe(false);
});
