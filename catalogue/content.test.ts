// The content itself: every file in order, every claim allowed, all plants there, enough for each page.
import { expect, test } from "vitest";
import { rowVocabulary } from "./catalogue.ts";
import { proseFaults } from "./content-faults.ts";
import { coverage, coverageFaults } from "./coverage.ts";
import { readCatalogue } from "./load.ts";
import { plantRow } from "./plant-row.ts";
import { categories, conditionSlugs } from "./words.ts";

const { value: catalogue, faults } = await readCatalogue();

test("every content file is valid and every reference is known", () => {
  expect(faults).toEqual([]);
});

test("the prose has no banned claims, filler, difficult text or repetition", () => {
  expect(proseFaults(catalogue)).toEqual([]);
});

test("all plants of the scope are written, with enough for each condition and category", () => {
  expect(catalogue.scope.length).toBeGreaterThanOrEqual(258);
  expect(coverageFaults(coverage(catalogue))).toEqual([]);
});

test("the six conditions and eight categories are all fed by complaints", () => {
  expect(catalogue.conditions.map((condition) => condition.slug)).toEqual([...conditionSlugs]);
  const fed = new Set(catalogue.complaints.flatMap((complaint) => complaint.categories));
  expect(categories.filter((category) => !fed.has(category))).toEqual([]);
});

test("symptoms of a row come from known complaints only, never from history-only uses", () => {
  const words = rowVocabulary(catalogue);
  const labels = new Set(catalogue.complaints.map((complaint) => complaint.label));
  for (const plant of catalogue.plants)
    for (const symptom of plantRow(plant, words).symptoms_treated) expect(labels).toContain(symptom);
  const forbidden = /snake|scorpion|stingray|\bfits?\b|convuls|poison|abort|afterbirth|cleansing/i;
  expect([...labels].filter((label) => forbidden.test(label))).toEqual([]);
});

test("achievements include the perfect quiz and all six badges", () => {
  expect(catalogue.achievements.map((entry) => entry.code)).toContain("perfect_quiz");
  expect(catalogue.achievements.length).toBeGreaterThanOrEqual(30);
  const badges = catalogue.achievements.flatMap((entry) => entry.badge ?? []);
  expect(badges.toSorted()).toEqual([
    "collector",
    "daily_devotee",
    "enthusiast",
    "history_buff",
    "master",
    "seedling",
  ]);
});
