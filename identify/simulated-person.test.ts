import { expect, test } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { createKey } from "./key.ts";
import { profileOf } from "./profile.ts";
import { simulateRun } from "./simulated-person.ts";

/** A fixed sequence, so that a run is the same each time. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

test("with one answer in ten wrong, a few answers lead to five plants with the right one among them", async () => {
  const plants = (await sharedCatalogue()).plants.map((plant) => ({
    id: plant.id,
    profile: profileOf(plant),
  }));
  const key = createKey(plants);
  const random = sequence(11);
  // Every third plant is enough here; the bench takes all of them, several times.
  const held = plants.filter((_, i) => i % 3 === 0);
  const runs = held.map((plant) => ({
    plant,
    ...simulateRun(key, plants, plant, { wrongAnswers: 0.1, random }),
  }));
  const found = runs.filter(({ plant, ranked }) => ranked.slice(0, 5).some((each) => each.plant === plant));
  const given = runs.map((run) => run.given).sort((a, b) => a - b);
  const answers = given.reduce((a, b) => a + b, 0);
  const wrong = runs.reduce((sum, run) => sum + run.wrong, 0);

  expect(wrong / answers).toBeGreaterThan(0.08);
  expect(found.length / held.length).toBeGreaterThanOrEqual(0.9);
  expect(given[given.length >> 1]).toBeLessThanOrEqual(7);
  expect(runs.some((run) => run.asked > run.given)).toBe(true);
});
