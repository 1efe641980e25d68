// Fetches the search words of all plants and builds the index.
import * as z from "zod/mini";
import { parseInSlices } from "#app/lib/parse-in-slices.ts";
import type { ParsedRow } from "#app/lib/parsed-row.ts";
import { withSavedFallback } from "#app/lib/saved-copy.ts";
import { getTables } from "#app/lib/supabase.ts";
import type { StoredPlant } from "#catalogue/plant-row.ts";
import { savedPlants } from "../saved-plants.ts";
import { createSearchIndex, type SearchIndex } from "./search-index.ts";

const pageLength = 1000;
const texts = z.nullish(z.array(z.string()));
const rowSchema = z.object({
  id: z.string(),
  common_name: z.string(),
  scientific_name: z.string(),
  creole_names: texts,
  synonyms: texts,
  symptoms_treated: texts,
  category_tags: texts,
  search_words: z.nullish(z.string()),
});
type Row = ParsedRow<typeof rowSchema, StoredPlant>;
const columns = Object.keys(rowSchema.shape).join(",");

async function getRows(): Promise<Row[]> {
  const tables = await getTables();
  const rows: Row[] = [];
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await tables
      .from("plants")
      .select(columns)
      .order("id")
      .range(from, from + pageLength - 1)
      .retry(false);
    if (error) throw error;
    const page = await parseInSlices(data, (row) => rowSchema.parse(row));
    rows.push(...page);
    if (page.length < pageLength) return rows;
  }
}

export async function fetchSearchIndex(): Promise<SearchIndex> {
  return searchIndexOf(await withSavedFallback<Row[]>(getRows, savedPlants));
}

export function searchIndexOf(rows: readonly Row[]): SearchIndex {
  return createSearchIndex(
    rows.map((row) => ({
      id: row.id,
      names: [row.common_name, row.scientific_name, ...(row.creole_names ?? []), ...(row.synonyms ?? [])],
      symptoms: [...(row.symptoms_treated ?? []), ...(row.category_tags ?? [])],
      text: row.search_words ?? "",
    })),
  );
}
