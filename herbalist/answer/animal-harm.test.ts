// Harm to animals.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers();

describe("the harm to the animal comes first", () => {
  it.each([
    ["is oleander poisonous to cows", /poison/],
    ["is castor bean plant poisonous to chickens", /^\*\*Yes: \[Castor Bean\].*poisonous to chickens/],
    ["could my dog eat onion", /^\*\*(?!Not known)/],
    ["is aloe vera toxic to cats", /^\*\*Yes, keep it from cats/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});
