import { expect, test } from "vitest";
import { claimsIn, filler, historyOnly } from "./claims.ts";
import { loadCatalogueOnce } from "./load-once.ts";
import { plantProseFaults, sharedProseFaults } from "./plant-prose.ts";
import { overlap, readingGrade, sentences, shingles } from "./prose.ts";

const { plants } = await loadCatalogueOnce();
const plantCopy = (id: string) => {
  const found = plants.find((plant) => plant.id === id);
  if (!found) throw new Error(`no plant ${id}`);
  return structuredClone(found);
};

test.each([
  "Neem cures diabetes.",
  "It has no side effects.",
  "The tea is safe for everyone.",
  "It is completely safe.",
  "A miracle herb of the yard.",
  "Soon you can stop taking your tablets.",
  "Drink it instead of your insulin.",
  "The tea boosts your immune system.",
  "It kills cancer.",
  "Trials have proven to lower sugar.",
])("finds the banned claim in: %s", (text) => {
  expect(claimsIn(text)).not.toEqual([]);
});

test.each([
  "It does not cure diabetes.",
  "Claims that soursop kills cancer come from cells in dishes.",
  "The cured leaf was traded for beads.",
  "Never take it instead of your insulin.",
  "People keep it in a dry place.",
])("accepts: %s", (text) => {
  expect(claimsIn(text)).toEqual([]);
});

test.each([
  "A poultice is tied on for snakebite.",
  "The tea is taken to bring on a period.",
  "It is given to babies for colds.",
  "The leaf tea stops fits.",
  "Women drink it to clean out the womb after a birth.",
])("finds the history-only use in: %s", (text) => {
  expect(claimsIn(text, historyOnly)).not.toEqual([]);
});

test("accepts a history-only use in the history and rejects it in the traditional uses", () => {
  const plant = plantCopy("ginger");
  const tale = "Long ago it was tied on for snakebite.";
  expect(plantProseFaults({ ...plant, history: `${plant.history} ${tale}` })).toEqual([]);
  expect(plantProseFaults({ ...plant, traditional_uses: `${plant.traditional_uses} ${tale}` })).toEqual([
    'content/plants/ginger.yaml: traditional_uses: "snakebite" is an emergency: it belongs to history only',
  ]);
});

test("reports filler with its reason", () => {
  expect(claimsIn("It is used for various ailments.", filler)).toEqual([
    { words: "various ailments", why: "is filler: name them" },
  ]);
});

test("gives plain words a lower reading grade than technical ones", () => {
  const plain = "The leaf is bitter. Boil it and pour the water on the skin. It may ease the itch.";
  const learned =
    "Phytochemical constituents demonstrate considerable antihyperglycaemic potentiality, notwithstanding methodological limitations inherent in contemporary pharmacological investigations.";
  expect(readingGrade(plain)).toBeLessThan(5);
  expect(readingGrade(learned)).toBeGreaterThan(20);
});

test("does not raise the reading grade for place names", () => {
  const text = (place: string) =>
    `The tree came from ${place} long ago. It grows by the sea in ${place} to this day.`;
  expect(readingGrade(text("Venezuela"))).toBe(readingGrade(text("Tobol")));
});

test("splits sentences", () => {
  expect(sentences('It is old. "Dye" stains! Does it? Yes.')).toHaveLength(4);
});

test("measures overlap from 0 (nothing shared) to 1 (contained)", () => {
  const one = shingles("the leaf is boiled and the water poured on the skin");
  expect(overlap(one, shingles("its root was carried by traders over the sea"))).toBe(0);
  expect(
    overlap(one, shingles("in the yard the leaf is boiled and the water poured on the skin at dusk")),
  ).toBe(1);
});

test("reports a banned claim and a dose for a child in one line each", () => {
  const plant = plantCopy("ginger");
  plant.history = `${plant.history} It cures colds.`;
  plant.preparation_methods["Small cup"] = {
    route: "drink",
    text: "Give a child half a cup at night.",
    limits: { amount: "half a cup", times_a_day: 1, days_at_most: "not recorded", keeps: "not recorded" },
  };
  expect(plantProseFaults(plant)).toEqual([
    'content/plants/ginger.yaml: history: "cures" promises a cure',
    "content/plants/ginger.yaml: preparation_methods.Small cup: speaks of children or pregnancy; it may only say that it is not for them",
  ]);
});

test("reports two plants with the same description", () => {
  const one = plantCopy("ginger");
  const other = { ...plantCopy("turmeric"), description: one.description };
  const faults = sharedProseFaults([one, other]);
  expect(faults[0]).toMatch(
    /^content\/plants\/ginger\.yaml: description: \d+ % the same as in turmeric\.yaml$/,
  );
  expect(faults.some((fault) => fault.includes("says word for word what ginger.yaml says"))).toBe(true);
});
