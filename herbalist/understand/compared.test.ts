import { describe, expect, it } from "vitest";
import { sharedAnswers, sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { comparesTwo } from "./compared.ts";

const withNotes = await sharedAnswers(sharedHerbalist);

describe("a plant set against a medicine", () => {
  it.each([
    "is sorrel stronger than losartan",
    "is ginger as strong as aspirin",
    "does garlic thin the blood like Plavix",
  ])("is compared: %s", (source) => expect(comparesTwo(source)).toBe(true));
  it.each([
    "I feel better than yesterday, ginger tea with amlodipine?",
    "does she like sorrel with losartan",
  ])("is not: %s", (source) => expect(comparesTwo(source)).toBe(false));
  it.each([
    ["is sorrel stronger than losartan", /^\*\*Not in the same sure way: \[Sorrel\]\S+ and losartan/],
    [
      "does turmeric capsules thin the blood like aspirin",
      /^Turmeric capsules: \*\*Not in the same sure way/,
    ],
  ])("is answered as a comparison: %s", (question, words) =>
    expect(withNotes.first(question)).toMatch(words),
  );
  it("and the pair is judged after it", () =>
    expect(withNotes.all("is ginger as strong as aspirin")).toMatch(
      /Taken together:\s+\*\*Take care: Ginger with aspirin/,
    ));
});
