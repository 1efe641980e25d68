// The plants as they are printed into pages at build time, in the very rows that the database is seeded with.
// Never reaches a browser.
import { rowVocabulary } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { type PlantRow, plantRow } from "#catalogue/plant-row.ts";
import { type PlantCard, type PlantDetail, plantCardSchema, plantSchema } from "./plant-row.ts";

let rows: Promise<PlantRow[]> | undefined;

function loadRows(): Promise<PlantRow[]> {
  rows ??= loadCatalogue().then((catalogue) => {
    const words = rowVocabulary(catalogue);
    return catalogue.plants.map((plant) => plantRow(plant, words));
  });
  return rows;
}

export async function printedCards(): Promise<PlantCard[]> {
  return (await loadRows()).map((row) => plantCardSchema.parse(row));
}

export async function printedPlant(id: string): Promise<PlantDetail | null> {
  const row = (await loadRows()).find((candidate) => candidate.id === id);
  return row ? plantSchema.parse(row) : null;
}
