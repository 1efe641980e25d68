// Asks for the list of plants: card fields only, most viewed first, page by page however many there are. Apart from
// the hook, because a printed page has its plants and needs none of this to come alive.
import * as z from "zod/mini";
import { orSaved } from "#app/features/offline/saved-copy.ts";
import { getTables } from "#app/lib/supabase.ts";
import { cardColumns, type PlantCard, plantCardSchema } from "../plant-row.ts";
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
      // There may be a list on the device: nobody waits for a server that does not answer.
      .retry(false);
    if (error) throw error;
    const page = z.array(plantCardSchema).parse(data);
    // A plant that was viewed meanwhile may come on two pages; it is one plant.
    for (const plant of page) plants.set(plant.id, plant);
    if (page.length < pageLength) return [...plants.values()];
  }
}

/** From the database, or from the device where nobody answers. */
export function fetchPlants(): Promise<PlantCard[]> {
  return orSaved<PlantCard[]>(getPlants, savedPlants);
}
