// What a thing is for besides a named use.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers();

describe("the other uses come first", () => {
  it.each([
    ["what is thyme good for besides cough", /^\*\*Besides cough, tradition uses \[Thyme\].*indigestion/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});
