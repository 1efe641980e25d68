// The plants for prerendering, in the same rows that the database is seeded with. Never reaches a browser.

import { cutAtWord } from "#app/lib/site-meta.ts";
import { rowVocabulary } from "#catalogue/catalogue.ts";
import { byFamiliarity } from "#catalogue/familiarity.ts";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { type PlantRow, plantRow } from "#catalogue/plant-row.ts";
import { plateAltText } from "#plates/alt-text.ts";
import { type PlantCard, plantCardSchema } from "./card-row.ts";
import type { PlantName } from "./list/all-plants.tsx";
import { relatedIds } from "./page/related-ids.ts";
import { type PlantDetail, plantSchema, type RelatedPlant, relatedSchema } from "./plant-row.ts";
import { type SavedPlant, savedPlantSchema } from "./saved-plants.ts";

/** A card shows two lines; the list is sent over slow connections. */
const cardText = 160;
/** Three rows of a wide screen, more than a screen of a phone; all others are rendered as links. */
const cardsPrerendered = 12;

type PrerenderedRow = { row: PlantRow; alt: string };

/** The most familiar plants first. */
let rows: Promise<PrerenderedRow[]> | undefined;

function loadRows(): Promise<PrerenderedRow[]> {
  rows ??= loadCatalogueOnce().then((catalogue) => {
    const words = rowVocabulary(catalogue);
    return byFamiliarity(catalogue).map((plant) => ({
      row: plantRow(plant, words),
      alt: plateAltText(plant.plate),
    }));
  });
  return rows;
}

export async function prerenderedList(): Promise<{ plants: PlantCard[]; names: PlantName[] }> {
  const entries = await loadRows();
  return {
    plants: entries
      .slice(0, cardsPrerendered)
      .map(({ row }) => plantCardSchema.parse({ ...row, description: cutAtWord(row.description, cardText) })),
    names: entries.map(({ row }) => ({ id: row.id, common_name: row.common_name })),
  };
}

/** Every plant with what the list and its search need: the offline replacement of the database. */
export async function savedPlantList(): Promise<SavedPlant[]> {
  const entries = await loadRows();
  return entries.map(({ row }) =>
    savedPlantSchema.parse({
      ...row,
      description: cutAtWord(row.description, cardText),
      search_words: distinctWords([row.description, row.traditional_uses, row.plant_family].join(" ")),
    }),
  );
}

/** Each word once, as in the database's own column. */
function distinctWords(text: string): string {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}'’]+/u);
  return [...new Set(words.filter((word) => word.length > 1))].sort().join(" ");
}

export type PrerenderedPlant = { plant: PlantDetail; related: RelatedPlant[] };

export async function prerenderedPlant(id: string): Promise<PrerenderedPlant | null> {
  const entries = await loadRows();
  const found = entries.find(({ row }) => row.id === id);
  if (!found) return null;
  const related = relatedIds(found.row).flatMap((relatedId) => {
    const entry = entries.find(({ row }) => row.id === relatedId);
    return entry ? [relatedSchema.parse(entry.row)] : [];
  });
  return { plant: plantSchema.parse({ ...found.row, image_alt: found.alt }), related };
}
