import { beforeAll, describe, expect, it } from "vitest";
import type { Helpline } from "#catalogue/helpline.ts";
import { herbalistWith } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "./herbalist.ts";

const lines: Helpline[] = [
  { name: "The line", number: "915", regions: ["GY"], how: "call 915", verified: true, source: "test" },
];
let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await herbalistWith(lines);
}, 180_000);

const question = "my chest is tight, what tea is good for cough?";
const heard = () => herbalist.answer(question).decisions.triage.dangers;

describe("the words of a danger", () => {
  it("are the person's own, in order", () => {
    expect(herbalist.answer("Sweating, and my CHEST feels tight").decisions.triage.dangers[0]).toMatchObject({
      id: "chest-pain",
      name: "chest pain or tightness",
      level: "emergency",
      aid: "heart",
      words: ["sweating", "chest feels tight"],
    });
  });
  it("are quoted in the answer, without markup and without signs that nobody named", () => {
    const { suggestion } = herbalist.answer("her **face** is [drooping](http://evil.example) since morning");
    expect(suggestion).toContain("You wrote: “face is drooping”");
    expect(suggestion).not.toContain("evil");
  });
});

describe("a dismissed danger", () => {
  it("does not count for the level and releases the latch it set", () => {
    const dismissed = heard().map(({ id }) => id);
    const answer = herbalist.answer(question, [], { latch: "emergency", dismissed, region: "GY" });
    expect(answer).toMatchObject({ triage: "routine", latch: "none" });
    expect(answer.suggestion).not.toContain("915");
  });
  it("does not silence another danger of the question", () => {
    const dismissed = heard().map(({ id }) => id);
    const answer = herbalist.answer(`${question} and I cannot breathe`, [], { dismissed });
    expect(answer).toMatchObject({ triage: "emergency", latch: "emergency" });
  });
  it("does not set the latch from the history", () => {
    const history = [{ role: "user" as const, content: question }];
    const dismissed = heard().map(({ id }) => id);
    expect(herbalist.answer("tea for gas", history, { dismissed }).latch).toBe("none");
  });
  it("of the urgent kind leaves the latch", () => {
    expect(herbalist.answer("tea for gas", [], { latch: "emergency", dismissed: ["fever"] }).latch).toBe(
      "emergency",
    );
  });
  it("that was a crisis keeps the help line in sight, in one kind line", () => {
    const answer = herbalist.answer("I want to die, lol. tea for cough", [], {
      latch: "crisis",
      dismissed: ["suicide"],
      region: "GY",
    });
    expect(answer).toMatchObject({ triage: "routine", latch: "none" });
    expect(answer.suggestion).toMatch(/^Thank you for telling me.*call 915\)\.\n\n/);
  });
});
