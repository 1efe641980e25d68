import { expect, test } from "vitest";
import { readCatalogue } from "./load.ts";
import { lookup, plantReferenceFaults } from "./plant-references.ts";

const { value: catalogue } = await readCatalogue();
const known = lookup(catalogue);

function faultsAfter(id: string, change: (plant: ReturnType<typeof plantCopy>) => void): string[] {
  const plant = plantCopy(id);
  change(plant);
  return plantReferenceFaults(plant, known).map((fault) => fault.replace(/^content\/plants\/[^:]+: /, ""));
}

function plantCopy(id: string) {
  const found = catalogue.plants.find((plant) => plant.id === id);
  if (!found) throw new Error(`no plant ${id}`);
  return structuredClone(found);
}

function firstUse(plant: ReturnType<typeof plantCopy>) {
  const [use] = plant.uses;
  if (!use) throw new Error("no use");
  return use;
}

test("requires a source that was read for an undocumented use", () => {
  const faults = faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { complaint: "gout" }));
  expect(faults).toContain(
    'uses[0]: "gout" is not documented for this plant in content/scope.yaml; it needs "known: read"',
  );
  expect(
    faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { complaint: "gout", known: "read" })),
  ).toEqual([]);
});

test("rejects an emergency as a complaint", () => {
  expect(
    faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { complaint: "snakebite" })),
  ).toContain('uses[0]: "snakebite" is not a known complaint');
});

test("rejects internal use for an external-only complaint", () => {
  expect(
    faultsAfter("neem", (plant) =>
      Object.assign(firstUse(plant), { complaint: "head-lice", route: "internal" }),
    ),
  ).toContain('uses[0]: nothing may be swallowed for "head-lice"; the route must be external');
});

test("rejects unknown drug classes, illnesses and plants", () => {
  const faults = faultsAfter("ginger", (plant) => {
    const { interactions, illnesses, with_plants } = plant.safety;
    for (const row of interactions.slice(0, 1)) row.drug_class = "pink-pills";
    for (const row of illnesses.slice(0, 1)) row.illness = "the-vapours";
    for (const row of with_plants.slice(0, 1)) row.plant = "ginger";
  });
  expect(faults).toEqual([
    'safety.interactions[0]: "pink-pills" is not a known drug class',
    'safety.illnesses[0]: "the-vapours" is not a known illness',
    'safety.with_plants[0]: "ginger" is not another plant of the catalogue',
  ]);
});

test("rejects a hazard below the minimum of scope.yaml", () => {
  expect(faultsAfter("neem", (plant) => Object.assign(plant.safety, { hazard: "none" }))).toEqual([
    'safety.hazard: must be at least "caution" (content/scope.yaml)',
  ]);
});

test("rejects a category that no use supports", () => {
  expect(faultsAfter("lemongrass", (plant) => plant.category_tags.push("Men's Health"))).toEqual([
    `category_tags: no use of this plant feeds "Men's Health"`,
  ]);
});

test("requires cited works to be listed, and a named work for known: read", () => {
  expect(
    faultsAfter("lemongrass", (plant) =>
      Object.assign(firstUse(plant), { source: ["general-knowledge"], known: "read" }),
    ),
  ).toEqual(['uses[0]: is marked "known: read", but names no work in which it was read']);
  expect(
    faultsAfter("lemongrass", (plant) =>
      Object.assign(plant, { sources: plant.sources.filter((key) => key !== "tramil") }),
    ),
  ).toEqual(['sources: does not list "tramil", which the file cites']);
});
