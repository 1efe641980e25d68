// The list of plants as a screen has it: the printed one first, the database's after.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/lib/query-client.ts";
import type { PlantCard } from "../plant-row.ts";

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
    queryFn: async () => {
      const { fetchPlants } = await import("./fetch-plants.ts");
      return byPopularity(await fetchPlants(), printed);
    },
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
