// Growing back and bearing.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers();

describe("how the plant grows comes first", () => {
  it.each([
    ["will fever grass grow back after the goat eat it", /^\*\*\[Fever Grass\].*yes, as long as/],
    ["how long does a breadfruit tree take to bear", /^\*\*\[Breadfruit\].*third to fifth year/],
    ["how many months before turmeric ready to dig", /eight to ten months/],
    ["how old must a mango tree be to fruit", /own time is not recorded.*three to seven years/],
    ["does a guava tree take long to bear", /^\*\*\[Guava\].*second or third year/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("what ails the plant comes first, and what it wants", () => {
  it.each([
    [
      "my fever grass plant is dying, leaf tips all brown",
      /^\*\*\[Fever Grass\].*brown tips.*What this plant wants: full sun/,
    ],
    ["why my mango tree dropping all the flowers", /^\*\*\[Mango\].*dropping is normal/],
    ["the leaves of my mango tree curling up", /curled leaves mostly mean sucking insects/],
    ["my calabash tree full of flower but no fruit", /all leaf and no fruit/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it.each([
    "dried neem leaves turn brown in the jar, can I use them",
    "is daisy the plant with yellow flowers",
    "spots on my face, does aloe leaf help",
  ])("is not told of what is taken or looked like: %s", (question) =>
    expect(first(question)).not.toMatch(/mostly/),
  );
});
