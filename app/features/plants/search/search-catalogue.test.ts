// Over the real catalogue: a few words of a plant's text find the plant.
import { beforeAll, expect, it } from "vitest";
import { rowVocabulary } from "#catalogue/catalogue.ts";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { plantRow } from "#catalogue/plant-row.ts";
import { savedPlantList } from "../prerendered-plants.server.ts";
import { searchIndexOf } from "./fetch-search-index.ts";
import type { SearchIndex } from "./search-index.ts";

let index: SearchIndex;
let plants: { id: string; names: string; text: string }[];

beforeAll(async () => {
  index = searchIndexOf(await savedPlantList());
  const catalogue = await loadCatalogueOnce();
  const words = rowVocabulary(catalogue);
  plants = catalogue.plants.map((plant) => {
    const { id, common_name, scientific_name, description, traditional_uses } = plantRow(plant, words);
    return { id, names: `${common_name} ${scientific_name}`, text: `${description} ${traditional_uses}` };
  });
}, 60_000);

/** Every other five consecutive words, with punctuation. */
function phrases(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((_, place) =>
    place % 10 === 0 && place + 5 <= words.length ? words.slice(place, place + 5).join(" ") : [],
  );
}

it("finds each plant by any five words of its description and uses", () => {
  expect(plants.length).toBeGreaterThanOrEqual(240);
  const notFound = plants.flatMap(({ id, text }) =>
    phrases(text)
      .filter((phrase) => !index.find(phrase)?.has(id))
      .map((phrase) => `${id}: ${phrase}`),
  );
  expect(notFound).toEqual([]);
});

it.each([
  ["blades by the standpipe", "lemongrass"],
  ["Allamanda is a poisonous ornamental", "allamanda"],
])("finds by %j the plant %s", (phrase, id) => {
  expect(index.find(phrase)?.has(id)).toBe(true);
});

it("finds by any two letters at least what a literal match in names, description and uses finds", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const texts = plants.map(({ id, names, text }) => ({ id, text: `${names}\n${text}`.toLowerCase() }));
  const notFound = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const found = index.find(first + second);
      return texts
        .filter(({ id, text }) => text.includes(first + second) && !found?.has(id))
        .map(({ id }) => `${first}${second}: ${id}`);
    }),
  );
  expect(notFound).toEqual([]);
});
