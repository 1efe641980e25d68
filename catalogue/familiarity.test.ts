import { expect, test } from "vitest";
import { byFamiliarity } from "./familiarity.ts";
import { loadCatalogueOnce } from "./load-once.ts";

const catalogue = await loadCatalogueOnce();
const ordered = byFamiliarity(catalogue);
const ids = ordered.map(({ id }) => id);

test("the order begins with the numbered yard and kitchen plants, none of them dangerous", () => {
  const numbered = catalogue.scope
    .filter((entry) => entry.well_known !== undefined)
    .toSorted((a, b) => (a.well_known ?? 0) - (b.well_known ?? 0));
  expect(numbered.map((entry) => entry.well_known)).toEqual(numbered.map((_, place) => place + 1));
  expect(ids.slice(0, numbered.length)).toEqual(numbered.map(({ id }) => id));
});

test("dangerous plants come last, and every plant once", () => {
  const firstDangerous = ordered.findIndex(({ safety }) => safety.hazard === "dangerous");
  expect(ordered.slice(firstDangerous).every(({ safety }) => safety.hazard === "dangerous")).toBe(true);
  expect(ids.toSorted()).toEqual(catalogue.plants.map(({ id }) => id).toSorted());
});
