import { expect, test } from "vitest";
import { citation, vocabularyFaults } from "./catalogue.ts";
import { coverage, coverageFaults } from "./coverage.ts";
import { loadCatalogueOnce } from "./load-once.ts";

const catalogue = await loadCatalogueOnce();

test("accepts the references of the shared content files", () => {
  expect(vocabularyFaults(catalogue)).toEqual([]);
});

test("reports a duplicate phrase, day or id", () => {
  const [phrase] = catalogue.lexicon;
  if (!phrase) throw new Error("the lexicon is empty");
  const faults = vocabularyFaults({ ...catalogue, lexicon: [...catalogue.lexicon, phrase] });
  expect(faults).toContain(`content/lexicon.yaml: "${phrase.say[0]}" is listed twice`);
});

test("requires a condition to list every complaint that feeds it", () => {
  const conditions = catalogue.conditions.map((condition) =>
    condition.slug === "diabetes" ? { ...condition, complaints: ["gout"] } : condition,
  );
  expect(vocabularyFaults({ ...catalogue, conditions })).toEqual([
    'content/conditions.yaml: diabetes: does not list "diabetes", which feeds it',
  ]);
});

test("reports an unknown reference with its position", () => {
  const lexicon = [
    { say: ["the vapours"], means: { illness: "vapours" }, region: "nowhere", seen: "nobody" },
  ];
  expect(vocabularyFaults({ ...catalogue, lexicon })).toEqual([
    'content/lexicon.yaml: the vapours: "vapours" is not a known illness',
  ]);
});

test("reports missing plants and short lists, but requires no more than is documented", () => {
  const scope = catalogue.scope.filter((entry) => entry.id === "neem" || entry.id === "ginger");
  const plants = catalogue.plants.filter((plant) => plant.id === "neem");
  expect(coverageFaults(coverage({ ...catalogue, scope, plants }))).toEqual([
    "content/plants/ginger.yaml: is in content/scope.yaml but not written",
    "condition flu-cold: has 1 of the 2 plants wanted",
    "condition digestive-issues: has 0 of the 1 plants wanted",
    "condition pain-inflammation: has 0 of the 1 plants wanted",
    "category Digestive Health: has 0 of the 1 plants wanted",
    "category Respiratory Support: has 0 of the 1 plants wanted",
    "category Pain Relief: has 0 of the 1 plants wanted",
    "category Immune Boosting: has 1 of the 2 plants wanted",
    "category Women's Health: has 0 of the 1 plants wanted",
  ]);
});

test("cites a work without a year", () => {
  expect(
    citation({
      key: "tramil",
      authors: "TRAMIL network",
      title: "Caribbean Herbal Pharmacopoeia",
      kind: "monograph",
    }),
  ).toBe("TRAMIL network. Caribbean Herbal Pharmacopoeia");
});
