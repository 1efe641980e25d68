// What a plant, a remedy or a mixture is for; of a poisonous plant, what it was once used for.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { all: answer } = await sharedAnswers();

describe("what a thing is for", () => {
  it.each([
    "cinnamon and clove tea what for",
    "what is neem and turmeric paste for",
    "wa tulsi and black pepper tea does do",
    "bay leaf and clove tea benefits",
    "nutmeg and honey what it does",
    "wha shame bush good fuh",
  ])("is told of two things together: %s", (question) =>
    expect(answer(question)).toMatch(/^\*\*Tradition uses (?!.*\n.*no clash)/),
  );
  it("is followed by what the two do together", () =>
    expect(answer("ginger and turmeric tea what for")).toMatch(
      /Ginger[\s\S]*Turmeric[\s\S]*Yes, most healthy/,
    ));
  it("comes before the amount where both were asked", () =>
    expect(answer("turmeric milk before bed what it does for you")).toMatch(
      /^\*\*Tradition uses [\s\S]*one cup at night/,
    ));
  it("is told beside what else a note answers", () =>
    expect(answer("what is capadulla for and can women drink it")).toMatch(
      /^\*\*Tradition uses .*Capadulla/,
    ));
  it("follows the verdict for a baby", () =>
    expect(answer("she does bathe she baby with daisy bush what for")).toMatch(
      /^\*\*Better not[\s\S]*Tradition uses/,
    ));
  it("announces no results where none follow", () =>
    expect(answer("can my baby have moringa what is it for")).not.toMatch(/found in people:\s*(?:\*For|$)/));
  it("is told of the skin where that is asked", () =>
    expect(answer("what does carilla do for the skin")).toMatch(
      /^\*\*Tradition uses .* for skin rash\.\*\*/,
    ));
  it("is no matter of a note on how it tastes in the pot", () =>
    expect(answer("what bay leaf tea do for you")).toContain(
      "Tradition uses the leaf of Bay Leaf for colds",
    ));
});

describe("what a poisonous plant was once used for", () => {
  it.each([
    ["physic nut leaf what do people use it for", "leaf bath in fever"],
    ["oleander leaf what people used it for long ago", "old medicines for the heart and for sores"],
    ["angel trumpet flower old people used to smoke it for what", "smoked for asthma"],
    ["my mother use to give us wild coffee bush, what is that for", "boiled for colds, fever"],
  ])("is history after the warning: %s", (question, told) =>
    expect(answer(question)).toMatch(
      new RegExp(`is dangerous: do not [\\s\\S]*\\*\\*History, not advice:\\*\\* [\\s\\S]*${told}`),
    ),
  );
  it("is not told where somebody means to take it", () =>
    expect(answer("can I drink oleander tea")).not.toContain("History"));
  it("is not told to a pregnant woman", () =>
    expect(answer("what is rue used for in pregnancy")).not.toContain("History"));
  it.each(["rue", "wormseed", "wild coffee", "frangipani"])(
    "says nothing of births and pregnancies: %s",
    (name) =>
      expect(answer(`${name} what did old people use it for`)).not.toMatch(
        /History, not advice:[^.]*(?:period|pregnanc|birth|labour)/,
      ),
  );
});
