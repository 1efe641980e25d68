// The plant list of a screen: the prerendered one first, then the database's.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/lib/query-client.ts";
import type { PlantCard } from "../plant-row.ts";

/** Most viewed first; equals keep the prerendered order, so that a site without views does not shuffle. */
export function byPopularity(plants: readonly PlantCard[], printed: readonly PlantCard[]): PlantCard[] {
  const place = new Map(printed.map((plant, index) => [plant.id, index]));
  const placeOf = (plant: PlantCard) => place.get(plant.id) ?? printed.length;
  return plants.toSorted((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0) || placeOf(a) - placeOf(b));
}

/** The fresh rows in the displayed order; new ones come last. */
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
    // Offline, the saved copy answers; online, the database's list is used.
    networkMode: "offlineFirst",
    refetchOnReconnect: "always",
  });
}

export function usePlants(printed: PlantCard[]) {
  return useQuery(plantsQuery(printed));
}

/** Waits briefly for the database before the list is shown, so that its order need not change afterwards. */
export async function awaitPlants(printed: PlantCard[], milliseconds: number): Promise<void> {
  const answer = queryClient.fetchQuery(plantsQuery(printed)).then(
    () => undefined,
    () => undefined, // The list retries and shows the error.
  );
  await Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
