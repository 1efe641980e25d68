// How a plant is treated before it is taken.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { first } = await sharedAnswers();

describe("how a plant is treated comes first", () => {
  it.each([
    ["How many minutes do I boil neem for a bath?", /^\*\*\[Neem\].*bath: boiled, 15 minutes/],
    ["do I boil mint or just pour hot water on it", /^\*\*\[Mint\].*drawn in boiling water, off the fire/],
    ["should I boil guava leaf or crush it for an itchy skin bath", /^\*\*\[Guava\].*leaf bath: boiled/],
    ["How to make ginger tea for gas, with the skin on or off?", /^\*\*Either way: scrub/],
    ["do the seeds come out of carilla or stay in", /^\*\*Yes, take the seeds out: \[Carilla\]/],
    ["does dried thyme work the same as fresh", /^\*\*Either does: \[Thyme\]/],
    ["can I chew ginger instead of making tea", /^\*\*Yes, a little raw/],
    ["how long must I boil pawpaw leaf", /^\*\*No use of the leaf of \[Pawpaw\]/],
    ["how long do I boil soursop bark", /^\*\*No use of the bark of \[Soursop\]/],
    ["how long should simarupa bark stay on the fire", /^\*\*\[Simarupa\].*boiled, fifteen minutes/],
    ["is the skin of papaw good to eat", /^\*\*Peel it: the skin of \[Papaw\]/],
    ["is frozen soursop as good as fresh", /^\*\*Yes, frozen is nearly as good/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("is never a raw leaf or seed of a fruit tree", () =>
    expect(first("can I chew avocado seed instead of boiling it")).not.toMatch(/^\*\*Yes/));
  it("comes after what a medicine forbids", () =>
    expect(first("on Plavix, do I boil garlic or eat it raw")).toMatch(
      /^\*\*(?:No|Take care|In the food yes, as a remedy no)/,
    ));
});
