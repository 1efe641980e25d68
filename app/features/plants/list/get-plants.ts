// The list of plants: card fields only, most viewed first, page by page however many there are.
import { queryOptions, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { orSaved } from "#app/features/offline/saved-copy.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { cardColumns, type PlantCard, plantCardSchema } from "../plant-row.ts";
import { savedPlants } from "../saved-plants.ts";

const pageLength = 1000;

async function getPlants(): Promise<PlantCard[]> {
  const supabase = await getSupabase();
  const plants = new Map<string, PlantCard>();
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await supabase
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

/** Most viewed first; equals stay as the printed page had them, so that a quiet site does not shuffle. */
export function byPopularity(plants: readonly PlantCard[], printed: readonly PlantCard[]): PlantCard[] {
  const place = new Map(printed.map((plant, index) => [plant.id, index]));
  const placeOf = (plant: PlantCard) => place.get(plant.id) ?? printed.length;
  return plants.toSorted((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0) || placeOf(a) - placeOf(b));
}

/** The fresh rows in the order that is on the screen; what is new comes last. */
export function inShownOrder(fresh: readonly PlantCard[], shown: readonly PlantCard[]): PlantCard[] {
  const rows = new Map(fresh.map((plant) => [plant.id, plant]));
  const kept = shown.map((plant) => rows.get(plant.id) ?? plant);
  const known = new Set(shown.map((plant) => plant.id));
  return [...kept, ...fresh.filter((plant) => !known.has(plant.id))];
}

function plantsQuery(printed: PlantCard[]) {
  return queryOptions({
    queryKey: ["plants"],
    queryFn: async () => byPopularity(await orSaved<PlantCard[]>(getPlants, savedPlants), printed),
    // Without a connection there may still be the list on the device; with one, the database's is the right one.
    networkMode: "offlineFirst",
    refetchOnReconnect: "always",
  });
}

export function usePlants(printed: PlantCard[]) {
  return useQuery(plantsQuery(printed));
}

/** Gives the database a moment to answer before the list is shown, so that it need not change its order after. */
export async function awaitPlants(printed: PlantCard[], milliseconds: number): Promise<void> {
  const answer = queryClient.fetchQuery(plantsQuery(printed)).then(
    () => undefined,
    () => undefined, // The list asks again and tells the reader.
  );
  await Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
