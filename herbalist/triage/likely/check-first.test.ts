import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { readQuestions } from "#herbalist/evaluation/question-set.ts";
import { printModel, train } from "#herbalist/evaluation/training.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { dangers } from "../dangers/dangers.ts";
import { groupOfDanger, likelyGroups } from "./groups.ts";
import learned from "./learned.json" with { type: "json" };
import { classes, parseModel, probabilities } from "./model.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist((await readCatalogue()).value, [
    { name: "Line one", number: "915", regions: ["GY"], how: "call 915", verified: true, source: "test" },
  ]);
}, 60_000);

const suspected = "i feel so empty and alone, nobody would care, which bush for sleep";

describe("a check-first line", () => {
  it("stands above the ordinary answer, which keeps its level, its plants and no latch", () => {
    const answer = herbalist.answer(suspected, [], { region: "GY" });
    expect(answer.blocks[0]).toMatchObject({ type: "danger" });
    expect(answer.suggestion).toMatch(/^\*\*Check first:\*\*.*Line one: call 915/);
    expect(answer.decisions.triage.checkFirst).toMatchObject({
      group: "crisis",
      words: expect.arrayContaining(["alone"]),
    });
    expect(answer).toMatchObject({ triage: "routine", latch: "none", dangers: [] });
    expect(answer.suggested_herbs.length).toBeGreaterThan(0);
  });
  it("names the emergency number for a danger of the body", () => {
    const { suggestion, triage } = herbalist.answer("two of granny pressure pills in toddler mouth", [], {
      region: "GY",
    });
    expect(triage).toBe("routine");
    expect(suggestion).toMatch(/^\*\*Check first:\*\* if something harmful was swallowed.*call 912/);
  });
  it.each(["tea for cough", "how do I make ginger tea", "wa bush good fuh sugar", "hello"])(
    "is not shown for: %s",
    (question) => expect(herbalist.answer(question).suggestion).not.toContain("Check first"),
  );
  it("is not shown beside an alarm, and changes none", () => {
    const { suggestion, triage } = herbalist.answer("I want to die");
    expect(triage).toBe("crisis");
    expect(suggestion).not.toContain("Check first");
  });
});

describe("the groups", () => {
  it("hold every emergency and crisis but the two general ones once, and 30 to 60 stems", () => {
    const outside = dangers.filter(({ id, level }) => level !== "urgent" && !groupOfDanger(id));
    expect(outside.map(({ id }) => id)).toEqual(["several-signs", "asks-for-ambulance"]);
    const held = likelyGroups.flatMap((group) => group.dangers);
    expect(new Set(held).size).toBe(held.length);
    for (const id of held)
      expect(
        dangers.some((danger) => danger.id === id),
        id,
      ).toBe(true);
    for (const { id, vocabulary } of likelyGroups) {
      expect(vocabulary.size, id).toBeGreaterThanOrEqual(30);
      expect(vocabulary.size, id).toBeLessThanOrEqual(60);
    }
  });
});

describe("the learned weights", () => {
  it("give probabilities that sum to 1", () => {
    const sum = probabilities(["chest", "pain"], parseModel(learned)).reduce((total, one) => total + one, 0);
    expect(sum).toBeCloseTo(1);
    expect(classes).toHaveLength(14);
  });
  it("are what training on the taught questions gives, byte for byte, and weigh under 200 KB", async () => {
    const printed = printModel(train(herbalist, await readQuestions("taught")));
    const stored = await readFile(new URL("./learned.json", import.meta.url), "utf8");
    expect(printed === stored).toBe(true);
    expect(stored.length).toBeLessThan(200_000);
  }, 120_000);
});
