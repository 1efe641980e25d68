// Notes found by a name that no record holds, and questions that only share a word with one.
import { describe, expect, it } from "vitest";
import { sharedAnswers, sharedHerbalist } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers(sharedHerbalist);

describe("a name of which only a note speaks", () => {
  it.each([
    ["what is reishi good for", /foreign fungi/],
    ["yerba mate benefits", /caffeine/],
    ["lemon balm", /mint-like garden herb/],
    ["lemon balm with thyroid tablets", /an hour or more after the thyroid tablet/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it.each([
    "gpl light bill how to pay online",
    "What is the price of paddy per bag this crop?",
    "what is javascript",
  ])("is not meant: %s", (question) => expect(first(question)).not.toMatch(/^\*\*/));
});
