import { beforeAll, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { noteForDoctor } from "./for-doctor.ts";
import type { Herbalist } from "./herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);

it("names the medicine, the plant by all its names and the caution between the two", () => {
  const note = noteForDoctor("can I drink carilla, I take metformin", ["carilla"], herbalist);
  expect(note.medicines).toEqual([expect.stringMatching(/^Metformin/)]);
  expect(note.plants).toHaveLength(1);
  expect(note.plants[0]?.name).toMatch(/^Carilla.*\(Momordica charantia\)$/);
  expect(note.plants[0]?.cautions.join(" ")).toMatch(/With .*(?:diabetes|sugar).*: (?:caution|avoid)\./i);
});

it("names the person, and does not take the plants of one answer for a mixture", () => {
  const note = noteForDoctor(
    "which tea for a cough, I am pregnant",
    ["ginger", "carilla", "gone"],
    herbalist,
  );
  expect(note.about).toEqual(expect.arrayContaining([expect.stringMatching(/cough/i), "Pregnant"]));
  expect(note.plants).toHaveLength(2);
  for (const { cautions } of note.plants) expect(cautions.join(" ")).toContain("In pregnancy: ");
  expect(JSON.stringify(note)).not.toMatch(/With (?:ginger|carilla)/i);
});
