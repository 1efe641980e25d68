import { expect, test } from "vitest";
import { citation, vocabularyFaults } from "./catalogue.ts";
import { coverage, coverageFaults } from "./coverage.ts";
import { readCatalogue } from "./load.ts";

const { value: catalogue } = await readCatalogue();

test("the shared files hold together", () => {
  expect(vocabularyFaults(catalogue)).toEqual([]);
});

test("a phrase, a day or an id that stands twice is told", () => {
  const [phrase] = catalogue.lexicon;
  if (!phrase) throw new Error("the lexicon is empty");
  const faults = vocabularyFaults({ ...catalogue, lexicon: [...catalogue.lexicon, phrase] });
  expect(faults).toContain(`content/lexicon.yaml: "${phrase.say[0]}" is there twice`);
});

test("a condition must list every complaint that feeds it", () => {
  const conditions = catalogue.conditions.map((condition) =>
    condition.slug === "diabetes" ? { ...condition, complaints: ["gout"] } : condition,
  );
  expect(vocabularyFaults({ ...catalogue, conditions })).toEqual([
    'content/conditions.yaml: diabetes: does not list "diabetes", which feeds it',
  ]);
});

test("a reference to nothing is told with its place", () => {
  const lexicon = [
    { say: ["the vapours"], means: { illness: "vapours" }, region: "nowhere", seen: "nobody" },
  ];
  expect(vocabularyFaults({ ...catalogue, lexicon })).toEqual([
    'content/lexicon.yaml: the vapours: "vapours" is not a known illness',
  ]);
});

test("missing plants and thin pages are told; what nobody documented is not asked for", () => {
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

test("a work without a year is cited without one", () => {
  expect(
    citation({
      key: "tramil",
      authors: "TRAMIL network",
      title: "Caribbean Herbal Pharmacopoeia",
      kind: "monograph",
    }),
  ).toBe("TRAMIL network. Caribbean Herbal Pharmacopoeia");
});
