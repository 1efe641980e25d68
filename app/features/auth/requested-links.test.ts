import { expect, it } from "vitest";
import { readRequestedLinks, wasRequested } from "./requested-links.ts";

const stored = (value: string | null) => ({ getItem: () => value });
const one = { state: "s", email: "ann@example.org", at: 1_000 };

it("reads links requested within the last hour", () => {
  const storage = stored(JSON.stringify([one]));
  expect(readRequestedLinks(storage, 1_000)).toEqual([one]);
  expect(readRequestedLinks(storage, 3_600_999)).toEqual([one]);
  expect(readRequestedLinks(storage, 3_601_000)).toEqual([]);
  expect(readRequestedLinks(storage, 999)).toEqual([]);
});

it("ignores invalid stored values", () => {
  for (const value of [null, "", "{", "{}", '"s"', '[{"state":"s"}]', "[null]"]) {
    expect(readRequestedLinks(stored(value), 1_000), String(value)).toEqual([]);
  }
});

it("matches a link by its state and its address, ignoring case", () => {
  expect(wasRequested([one], { state: "s", email: " ANN@example.org" })).toBe(true);
  expect(wasRequested([one], { state: "t", email: "ann@example.org" })).toBe(false);
  expect(wasRequested([one], { state: "s", email: "bob@example.org" })).toBe(false);
  expect(wasRequested([{ ...one, state: "" }], { state: "", email: "ann@example.org" })).toBe(false);
});
