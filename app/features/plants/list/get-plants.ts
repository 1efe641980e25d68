// The plant list of a screen, from the database.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { importLater } from "#app/lib/idle.ts";
import { queryClient } from "#app/lib/query-client.ts";
import type { PlantCard } from "../card-row.ts";

type Known = Pick<PlantCard, "id">;

/** Most viewed first; among equals, the most familiar first. */
export function byPopularity(plants: readonly PlantCard[], byFamiliarity: readonly Known[]): PlantCard[] {
  const place = new Map(byFamiliarity.map((plant, index) => [plant.id, index]));
  const placeOf = (plant: PlantCard) => place.get(plant.id) ?? byFamiliarity.length;
  return plants.toSorted((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0) || placeOf(a) - placeOf(b));
}

/** The fresh rows in the displayed order; new ones come last. */
export function inShownOrder(fresh: readonly PlantCard[], shown: readonly PlantCard[]): PlantCard[] {
  const rows = new Map(fresh.map((plant) => [plant.id, plant]));
  const updated = shown.map((plant) => rows.get(plant.id) ?? plant);
  const known = new Set(shown.map((plant) => plant.id));
  return [...updated, ...fresh.filter((plant) => !known.has(plant.id))];
}

function plantsQuery(byFamiliarity: readonly Known[]) {
  return queryOptions({
    queryKey: ["plants"],
    meta: { isPublic: true },
    queryFn: async () => {
      const { fetchPlants } = await importLater(() => import("./fetch-plants.ts"));
      return byPopularity(await fetchPlants(), byFamiliarity);
    },
    // Offline, the saved copy answers; online, the database's list is used.
    networkMode: "offlineFirst",
    refetchOnReconnect: "always",
  });
}

/** @param byFamiliarity all plants known at the build, the most familiar first */
export function usePlants(byFamiliarity: readonly Known[]) {
  return useQuery(plantsQuery(byFamiliarity));
}

/**
 * Waits briefly for the database before the list is shown, so that its order need not change afterwards. A list that
 * was shown before is there at once, so that going back finds the place.
 */
export async function prefetchPlants(byFamiliarity: readonly Known[], milliseconds: number): Promise<void> {
  const query = plantsQuery(byFamiliarity);
  if (queryClient.getQueryData(query.queryKey)) return;
  const answer = queryClient.fetchQuery(query).then(
    () => undefined,
    () => undefined, // The list retries and shows the error.
  );
  await Promise.race([answer, new Promise<void>((resolve) => setTimeout(resolve, milliseconds))]);
}
