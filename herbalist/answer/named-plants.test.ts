import { beforeAll, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

it("names the plant in the reader's own word, then by its other names", () => {
  const [plant] = herbalist.answer("can I drink bitter melon with metformin").plants;
  expect(plant).toMatchObject({ id: "carilla", name: "Bitter Melon", scientific: "Momordica charantia" });
  expect(plant?.also).toContain("Carilla");
});

it("holds every plant of a list and each linked plant once, with its hazard", () => {
  const { blocks, plants } = herbalist.answer("something for a cough");
  const listed = blocks.flatMap((block) => (block.type === "plants" ? block.plants.map(({ id }) => id) : []));
  expect(listed.length).toBeGreaterThan(0);
  expect(plants.map(({ id }) => id)).toEqual(expect.arrayContaining(listed));
  expect(new Set(plants.map(({ id }) => id)).size).toBe(plants.length);
  expect(herbalist.answer("what is oleander").plants[0]?.hazard).toBe("dangerous");
});

it("is empty in an emergency", () =>
  expect(herbalist.answer("crushing chest pain down my left arm, ginger tea?").plants).toEqual([]));
