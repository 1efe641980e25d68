// How much stands behind a "no", and what stays food all the same.
import { describe, expect, it } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import type { Caution } from "../check/check.ts";
import { isFineAsFood, weightOf } from "./reasons.ts";

describe("the weight of a reason", () => {
  it.each([
    ["A rise in INR above 10 was reported after a turmeric product.", "grave"],
    ["Two patients reached life-threatening levels.", "grave"],
    ["The juice raised carbamazepine in rats, and the fruit's own toxin causes fits.", "grave"],
    ["Drowsiness may add up.", "may add up"],
    ["Repeated use can be toxic to the liver; beside such tablets the harm may add up.", "may add up"],
    ["In rats it raised pressure, so it may work against them.", "little known"],
    ["No information found on what reaches the milk.", "little known"],
  ] as const)("%s", (effect, weight) => expect(weightOf(effect)).toBe(weight));

  it("is less where a plain statement is only recalled", () => {
    const effect = "It makes the bowel work harder.";
    expect(weightOf(effect, "read")).toBe("grave");
    expect(weightOf(effect, "recalled")).toBe("may add up");
  });

  it("is grave for every reason of the records that speaks of death", async () => {
    const { plants, others } = await sharedCatalogue();
    const rows = [...plants.map(({ safety }) => safety), ...others].flatMap(({ interactions, illnesses }) => [
      ...interactions,
      ...illnesses,
    ]);
    const deadly = rows.filter(({ effect }) => /\b(?:kills?|killed|deadly|deaths?|died)\b/i.test(effect));
    expect(deadly.length).toBeGreaterThan(20);
    expect(deadly.filter(({ effect, known }) => weightOf(effect, known) !== "grave")).toEqual([]);
  });
});

describe("what is avoided as a remedy", () => {
  const against = (effect: string, more: Partial<Caution> = {}): Caution[] => [
    {
      about: "medicine",
      id: "nsaids",
      label: "Painkillers",
      written: "ibuprofen",
      severity: "avoid",
      effect,
      ...more,
    },
  ];
  it("is fine as food where the row says so", () => {
    expect(isFineAsFood(against("Pills make bleeding more likely; cooking amounts only."), false)).toBe(true);
    expect(isFineAsFood(against("Pills make bleeding more likely."), false)).toBe(false);
  });
  it("is fine as food where a kitchen has it, unless the food itself does the harm", () => {
    expect(isFineAsFood(against("The leaf drives urine."), true)).toBe(true);
    expect(isFineAsFood(against("By itself the fruit has shut down healthy kidneys."), true)).toBe(false);
    expect(isFineAsFood(against("Potassium may climb too high."), true)).toBe(false);
    expect(isFineAsFood(against("Nothing is known; leave out tea and juice."), true)).toBe(true);
    expect(isFineAsFood(against("Muscles broke down after the juice."), true)).toBe(false);
  });
  it("is never fine for a baby, with an allergy, or where it is poisonous", () => {
    const effect = "A little in food is no worry; seasoning only.";
    expect(isFineAsFood(against(effect), true)).toBe(true);
    expect(isFineAsFood(against(effect, { about: "child", id: "baby" }), true)).toBe(false);
    expect(isFineAsFood(against(effect, { about: "illness", id: "plant-allergy" }), true)).toBe(false);
    expect(isFineAsFood(against(effect, { about: "hazard", id: "dangerous" }), true)).toBe(false);
  });
  it("follows the row of the medicine's own kind", () => {
    const own = against("No daily juice; a piece of fruit now and then is a small risk.", {
      id: "atorvastatin",
    });
    const all = against("More medicine reaches the blood.", { id: "cyp3a4-substrates" });
    expect(isFineAsFood([...own, ...all], false)).toBe(true);
    expect(isFineAsFood(all, false)).toBe(false);
  });
});
