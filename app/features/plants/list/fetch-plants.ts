// Fetches the plant list: card fields only, most viewed first, page by page. Separate from the hook, because
// a prerendered page has its plants and does not need this to hydrate.
import { parseInSlices } from "#app/lib/parse-in-slices.ts";
import { withSavedFallback } from "#app/lib/saved-copy.ts";
import { getTables } from "#app/lib/supabase.ts";
import { cardColumns, type PlantCard, plantCardSchema } from "../card-row.ts";
import { savedPlants } from "../saved-plants.ts";

const pageLength = 1000;

async function getPlants(): Promise<PlantCard[]> {
  const tables = await getTables();
  const plants = new Map<string, PlantCard>();
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await tables
      .from("plants")
      .select(cardColumns)
      .order("view_count", { ascending: false })
      .order("id")
      .range(from, from + pageLength - 1)
      // No retries, because a saved copy may be on the device.
      .retry(false);
    if (error) throw error;
    const page = await parseInSlices(data, (row) => plantCardSchema.parse(row));
    // A plant viewed meanwhile may appear on two pages.
    for (const plant of page) plants.set(plant.id, plant);
    if (page.length < pageLength) return [...plants.values()];
  }
}

/** From the database, or from the saved copy when the server is unreachable. */
export function fetchPlants(): Promise<PlantCard[]> {
  return withSavedFallback<PlantCard[]>(getPlants, savedPlants);
}
