// The saved copy of the plant list, with its search words.
import * as z from "zod/mini";
import type { ParsedRow } from "#app/lib/parsed-row.ts";
import { paths } from "#app/lib/paths.ts";
import { savedCopy } from "#app/lib/saved-copy.ts";
import type { StoredPlant } from "#catalogue/plant-row.ts";
import { plantCardSchema } from "./card-row.ts";

const texts = z.nullish(z.array(z.string()));

export const savedPlantSchema = z.extend(plantCardSchema, {
  synonyms: texts,
  search_words: z.nullish(z.string()),
});
export type SavedPlant = ParsedRow<typeof savedPlantSchema, StoredPlant>;

export async function savedPlants(): Promise<SavedPlant[] | null> {
  const copy = await savedCopy(paths.savedPlants);
  return copy && z.array(savedPlantSchema).parse(await copy.response.json());
}
