// The plants as they are printed into pages at build time, in the very rows that the database is seeded with.
// Never reaches a browser.

import { cutAtWord } from "#app/lib/site-meta.ts";
import { rowVocabulary } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { type PlantRow, plantRow } from "#catalogue/plant-row.ts";
import { type PlantCard, type PlantDetail, plantCardSchema, plantSchema } from "./plant-row.ts";

/** A card shows two lines; a page of cards is sent over slow connections. */
const cardText = 160;

let rows: Promise<PlantRow[]> | undefined;

function loadRows(): Promise<PlantRow[]> {
  rows ??= loadCatalogue().then((catalogue) => {
    const words = rowVocabulary(catalogue);
    return catalogue.plants.map((plant) => plantRow(plant, words));
  });
  return rows;
}

export async function printedCards(): Promise<PlantCard[]> {
  return (await loadRows()).map((row) =>
    plantCardSchema.parse({ ...row, description: cutAtWord(row.description, cardText) }),
  );
}

export async function printedPlant(id: string): Promise<PlantDetail | null> {
  const row = (await loadRows()).find((candidate) => candidate.id === id);
  return row ? plantSchema.parse(row) : null;
}
