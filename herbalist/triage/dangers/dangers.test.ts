import { beforeAll, describe, expect, it } from "vitest";
import { firstAid } from "#herbalist/compose/first-aid.ts";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { dangers } from "./dangers.ts";
import { attendedTo } from "./order.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);
const found = (question: string) => herbalist.answer(question).decisions.triage.dangers.map(({ id }) => id);

describe.each(dangers)("$id", ({ id, hears, ignores }) => {
  it("hears every example", () =>
    expect(hears.filter((question) => !found(question).includes(id))).toEqual([]));
  it("ignores every near miss", () =>
    expect(ignores.filter((question) => found(question).includes(id))).toEqual([]));
});

describe("the table of dangers", () => {
  it("names each danger once, with five examples and five near misses", () => {
    expect(new Set(dangers.map(({ id }) => id)).size).toBe(dangers.length);
    for (const { id, hears, ignores } of dangers) {
      expect(hears.length, id).toBeGreaterThanOrEqual(5);
      expect(ignores.length, id).toBeGreaterThanOrEqual(5);
    }
  });
  it("has a turn for every emergency", () => {
    const emergencies = dangers.filter(({ level }) => level === "emergency").map(({ id }) => id);
    expect(attendedTo.toSorted()).toEqual(emergencies.toSorted());
  });
  it.each([
    ["the left hand just hanging so and me tongue heavy", "stroke"],
    ["my boy fell off the bike, hit his head, vomited and now he is sleepy", "head-injury"],
    ["child choking on a guinep seed coughing and turning blue", "choking"],
    ["they pull him out the creek he wasn't breathing, now he breathing but coughing", "drowning"],
    ["baby 5 weeks old hot like fire, temperature 38.6", "newborn-fever"],
    ["she had a fit and is not waking up", "fits"],
    ["sister took insulin, pale, sweaty, can't answer properly", "low-sugar"],
    ["severe tearing pain between the shoulder blades, came on suddenly, one arm feels weak", "tearing-pain"],
    ["daddy throw up bright red blood in de basin", "vomiting-blood"],
    ["gran cant ketch she breath even sitting down, lips lookin blue", "breathing"],
    ["battery acid splash in me eye", "eye-chemical"],
    ["we pull the baby out the trench and he not breathing", "drowning"],
    ["my diabetic father drink gramoxone, he sweating and shaking", "poison"],
    ["cord round the neck, baby out, baby pale and not breathing", "newborn-breath"],
    ["legs weak since monday, now the arms and i having trouble swallowing", "spreading-weakness"],
    ["cutlass chop he foot till i could see bone", "deep-wound"],
    ["generator was running inside, whole family got headache and one can't wake", "bad-air"],
  ])("attends first to the cause: %s", (question, id) => expect(found(question)[0]).toBe(id));
  it("has first aid for every emergency", () => {
    const without = dangers.filter(({ level, firstAid: key }) => level === "emergency" && !(key in firstAid));
    expect(without.map(({ id }) => id)).toEqual([]);
  });
});
