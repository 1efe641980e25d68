// Harm to an organ, and readings that fall or rise.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers();

describe("the harm asked about comes first", () => {
  it.each([
    ["can too much noni hurt the liver", /^\*\*Yes, it can: \[Noni\].*liver\.\*\*/],
    ["does soursop tea make you sleepy", /^\*\*It may: \[Soursop\].*sleepiness/],
    ["can garlic damage your kidneys", /^\*\*No harm of \[Garlic\].*healthy kidney/],
    ["will coconut water raise my potassium", /^\*\*It can raise potassium: coconut water/],
    ["does coffee raise your blood pressure", /^\*\*It can raise pressure/],
    ["is it bad for your stomach to drink vinegar every day", /^\*\*Yes, it can: vinegar and the stomach/],
    ["can cinnamon every morning drop your sugar too low", /^\*\*In a healthy person/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});
