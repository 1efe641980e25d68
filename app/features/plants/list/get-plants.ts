// The plant list of a screen: the prerendered one first, then the database's.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "#app/lib/query-client.ts";
import type { PlantCard } from "../plant-row.ts";

/** Most viewed first; equals keep the prerendered order, so that a site without views does not shuffle. */
export function byPopularity(plants: readonly PlantCard[], prerendered: readonly PlantCard[]): PlantCard[] {
  const place = new Map(prerendered.map((plant, index) => [plant.id, index]));
  const placeOf = (plant: PlantCard) => place.get(plant.id) ?? prerendered.length;
  return plants.toSorted((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0) || placeOf(a) - placeOf(b));
}

/** The fresh rows in the displayed order; new ones come last. */
export function inShownOrder(fresh: readonly PlantCard[], shown: readonly PlantCard[]): PlantCard[] {
  const rows = new Map(fresh.map((plant) => [plant.id, plant]));
  const updated = shown.map((plant) => rows.get(plant.id) ?? plant);
  const known = new Set(shown.map((plant) => plant.id));
  return [...updated, ...fresh.filter((plant) => !known.has(plant.id))];
}

function plantsQuery(prerendered: PlantCard[]) {
  return queryOptions({
    queryKey: ["plants"],
    meta: { isPublic: true },
    queryFn: async () => {
      const { fetchPlants } = await import("./fetch-plants.ts");
      return byPopularity(await fetchPlants(), prerendered);
    },
    // Offline, the saved copy answers; online, the database's list is used.
    networkMode: "offlineFirst",
    refetchOnReconnect: "always",
  });
}

export function usePlants(prerendered: PlantCard[]) {
  return useQuery(plantsQuery(prerendered));
}

/** Waits briefly for the database before the list is shown, so that its order need not change afterwards. */
export async function prefetchPlants(prerendered: PlantCard[], milliseconds: number): Promise<void> {
  const answer = queryClient.fetchQuery(plantsQuery(prerendered)).then(
    () => undefined,
    () => undefined, // The list retries and shows the error.
  );
  await Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
