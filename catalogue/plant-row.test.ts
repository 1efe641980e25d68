import { expect, test } from "vitest";
import { rowVocabulary } from "./catalogue.ts";
import { loadCatalogueOnce } from "./load-once.ts";
import { plantRow } from "./plant-row.ts";

const catalogue = await loadCatalogueOnce();
const words = rowVocabulary(catalogue);
const row = (id: string) => {
  const plant = catalogue.plants.find((entry) => entry.id === id);
  if (!plant) throw new Error(`no plant ${id}`);
  return plantRow(plant, words);
};

test("maps a plant to the columns of the plants table", () => {
  const lemongrass = row("lemongrass");
  expect(lemongrass).toMatchObject({
    id: "lemongrass",
    common_name: "Lemongrass",
    scientific_name: "Cymbopogon citratus",
    creole_names: ["Fever Grass", "Lemon Grass"],
    images: ["/plates/lemongrass.webp"],
    plant_family: "Poaceae",
    hazard: "caution",
  });
  expect(lemongrass.preparation_methods["Fever-grass tea"]).toMatch(/^Wash three or four/);
  expect(Object.keys(lemongrass.growing_info)).toEqual(["light", "water", "soil", "propagation", "harvest"]);
  expect(lemongrass).not.toHaveProperty("view_count");
});

test("derives the symptoms from the uses, as labels without duplicates", () => {
  expect(row("lemongrass").symptoms_treated).toEqual([
    "Fever",
    "Colds and flu",
    "Indigestion",
    "Gas",
    "High blood pressure",
    "Trouble sleeping",
    "Nerves and stress",
  ]);
});

test("resolves labels in the safety document and cites sources in full", () => {
  const ginger = row("ginger");
  expect(ginger.safety.interactions[0]).toMatchObject({
    id: "warfarin",
    label: "Warfarin",
    part: null,
    severity: "caution",
  });
  expect(ginger.safety.with_plants[0]).toMatchObject({ id: "garlic", label: "Garlic" });
  expect(ginger.sources[0]?.citation).toBe(
    "DeFilipps, R. A., Maina, S. L. and Crepin, J. (2004). Medicinal Plants of the Guianas (Guyana, Surinam, French Guiana). Department of Botany, National Museum of Natural History, Smithsonian Institution, Washington, D.C.",
  );
});
