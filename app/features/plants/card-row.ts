// Parses rows of `plants` with the columns of a card: the list needs no more, and building the schema of a whole plant takes a
// phone as long as parsing the list. Null lists become empty, null texts become "".
import * as z from "zod/mini";
import type { ParsedRow } from "#app/lib/parsed-row.ts";
import type { StoredPlant } from "#catalogue/plant-row.ts";

export const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
export const texts = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((value) => value ?? []),
);

export const plantCardSchema = z.object({
  id: z.string(),
  common_name: z.string(),
  scientific_name: z.string(),
  description: text,
  creole_names: texts,
  images: texts,
  category_tags: texts,
  symptoms_treated: texts,
  difficulty_level: z.nullish(z.string()),
  availability: z.nullish(z.string()),
  /** A value that this version of the site does not know is treated as a caution. */
  hazard: z.catch(z.enum(["none", "caution", "dangerous"]), "caution"),
  /** Counted by the database; a prerendered page has none. */
  view_count: z.nullish(z.int()),
});

export type PlantCard = ParsedRow<typeof plantCardSchema, StoredPlant>;

/** The list shows two lines of a description, so it requests the shortened column. */
export const cardColumns = Object.keys(plantCardSchema.shape)
  .map((column) => (column === "description" ? "description:card_text" : column))
  .join(",");
