import { describe, expect, it } from "vitest";
import { isTypoOf } from "./typo-match.ts";

describe("isTypoOf", () => {
  it.each([
    ["gingr", "ginger", "a letter too few"],
    ["gingger", "ginger", "a letter too many"],
    ["jinger", "ginger", "the first letter wrong"],
    ["gignger", "ginger", "a letter slipped in"],
    ["igner", "inger", "two changed about"],
    ["tumeric", "turmeric", "the letter nobody hears"],
    ["turmeri", "turmeric", "not yet finished"],
    ["tumer", "turmeric", "a slip in the beginning"],
    ["gingers", "ginger", "one letter past the end"],
  ])("accepts %s for %s: %s", (typed, word) => {
    expect(isTypoOf(typed, word)).toBe(true);
  });

  it.each([
    ["gnigre", "ginger"],
    ["soup", "soursop"],
    ["neem", "noni"],
    ["gingerss", "ginger"],
  ])("rejects %s for %s", (typed, word) => {
    expect(isTypoOf(typed, word)).toBe(false);
  });
});
