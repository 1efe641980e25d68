import { expect, test } from "vitest";
import { loadCatalogueOnce } from "./load-once.ts";
import { lookup, plantReferenceFaults } from "./plant-references.ts";

const catalogue = await loadCatalogueOnce();
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
    faultsAfter("neem", (plant) =>
      Object.assign(firstUse(plant), { complaint: "gout", known: "read", at: "abstract" }),
    ),
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
      Object.assign(firstUse(plant), { complaint: "head-lice", route: "drink" }),
    ),
  ).toContain('uses[0]: nothing may be swallowed for "head-lice"');
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
      Object.assign(plant, { sources: plant.sources.filter((key) => key !== "defilipps-2004") }),
    ),
  ).toEqual(['sources: does not list "defilipps-2004", which the file cites']);
});

test("requires a result that helped wherever evidence is clinical, and only there", () => {
  const fault = 'uses[0]: evidence is "clinical" exactly where a result in people says that it helped';
  const result = {
    outcome: "no effect" as const,
    text: "Nothing came out.",
    source: ["cochrane"],
    known: "recalled" as const,
  };
  const withUse = (change: object) =>
    faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { result: undefined, ...change }));
  expect(withUse({ evidence: "clinical" })).toContain(fault);
  expect(withUse({ evidence: "clinical", result })).toContain(fault);
  expect(withUse({ evidence: "preclinical", result })).not.toContain(fault);
  expect(withUse({ evidence: "preclinical", result: { ...result, outcome: "helped" } })).toContain(fault);
  expect(withUse({ evidence: "clinical", result: { ...result, outcome: "helped a little" } })).not.toContain(
    fault,
  );
});

test.each([
  "Ginger is an ordinary food in small amounts. Much of it thins the blood.",
  "The leaf tea is mild and gentle. Avoid it in pregnancy.",
])("rejects a first warning that reassures: %s", (warnings) => {
  expect(faultsAfter("ginger", (plant) => Object.assign(plant.safety, { warnings }))).toContain(
    "safety.warnings: must begin with what harms, not with reassurance",
  );
});

test("accepts a first warning that says what is not safe", () => {
  const warnings = "Strong ginger tea is not safe with warfarin. As food it is.";
  expect(faultsAfter("ginger", (plant) => Object.assign(plant.safety, { warnings }))).toEqual([]);
});

test("rejects a benefit tag on a dangerous plant, or from a complaint that needs a doctor", () => {
  expect(
    faultsAfter("allamanda", (plant) => Object.assign(plant, { category_tags: ["Pain Relief"] })),
  ).toContain('category_tags: no use of this plant feeds "Pain Relief"');
  const faults = faultsAfter("neem", (plant) => {
    plant.uses = [{ ...firstUse(plant), complaint: "malaria", known: "read", at: "abstract" }];
    plant.category_tags = ["Immune Boosting"];
  });
  expect(faults).toContain('category_tags: no use of this plant feeds "Immune Boosting"');
});

test("requires a place for what was read, and none for what was not", () => {
  expect(
    faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { known: "read", at: undefined })),
  ).toContain('uses[0]: is marked "known: read", but "at" does not say where in the work');
  expect(
    faultsAfter("neem", (plant) => Object.assign(firstUse(plant), { known: "recalled", at: "page 3" })),
  ).toContain('uses[0]: has "at", but is not marked "known: read"');
});
