import { expect, test } from "vitest";
import { loadCatalogueOnce } from "./load-once.ts";
import { plantRelations } from "./related-plants.ts";

const catalogue = await loadCatalogueOnce();
const relations = plantRelations(catalogue);
const plantOf = (id: string) => {
  const plant = catalogue.plants.find((entry) => entry.id === id);
  if (!plant) throw new Error(`no plant ${id}`);
  return plant;
};
const isDangerous = (id: string) => plantOf(id).safety.hazard === "dangerous";

test("no page shows a dangerous plant as related", () => {
  for (const [id, { related }] of relations) expect(related.filter(isDangerous), id).toEqual([]);
});

test("only dangerous plants are among those not to mistake it for", () => {
  const all = [...relations.values()].flatMap(({ mistakenFor }) => mistakenFor);
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((id) => !isDangerous(id))).toEqual([]);
});

test("every plant has four related ones, each sharing a complaint, the family or a place", () => {
  for (const [id, { related }] of relations) {
    expect(related.length, id).toBeGreaterThanOrEqual(4);
    expect(new Set(related).size).toBe(related.length);
    expect(related).not.toContain(id);
  }
  const shares = (one: string, other: string) =>
    plantOf(one).names.family === plantOf(other).names.family ||
    plantOf(one).uses.some(({ complaint }) => plantOf(other).uses.some((use) => use.complaint === complaint));
  const offered = catalogue.plants.filter(({ uses }) => uses.length > 1);
  const related = offered.flatMap(({ id }) =>
    (relations.get(id)?.related ?? []).slice(0, 4).map((other) => [id, other] as const),
  );
  const sharing = related.filter(([one, other]) => shares(one, other));
  expect(sharing.length / related.length).toBeGreaterThan(0.97);
});

test("the alphabet does not decide: the first half of it is not preferred", () => {
  const ids = catalogue.plants.map(({ id }) => id);
  const firstHalf = new Set(ids.slice(0, ids.length / 2));
  const shown = [...relations.values()].flatMap(({ related }) => related.slice(0, 4));
  const share = shown.filter((id) => firstHalf.has(id)).length / shown.length;
  expect(share).toBeGreaterThan(0.35);
  expect(share).toBeLessThan(0.65);
});
