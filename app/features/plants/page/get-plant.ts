// One plant with all its text, and related plants.
import { useQuery } from "@tanstack/react-query";
import type { PlantDetail, RelatedPlant } from "../plant-row.ts";
import { relatedIds } from "./related-ids.ts";

/** Starts with the prerendered text, if any, and continues with the database's. */
export function usePlant(id: string, prerendered: PlantDetail | null) {
  const query = useQuery({
    queryKey: ["plant", id],
    meta: { isPublic: true },
    queryFn: async () => (await import("./fetch-plant.ts")).fetchPlant(id),
    ...(prerendered ? { initialData: prerendered, initialDataUpdatedAt: 0 } : {}),
  });
  const { data, isPending, dataUpdatedAt, failureCount, refetch } = query;
  /** The text is the prerendered one and could not be checked against the database. */
  const unchecked = data != null && dataUpdatedAt === 0 && failureCount > 0;
  return { data, isPending, unchecked, refetch };
}

/** Related plants and those it could be mistaken for. Prerendered ones stay: they should not change while the user reads. */
export function useRelated(
  plant: PlantDetail | null | undefined,
  prerendered: readonly RelatedPlant[],
): readonly RelatedPlant[] {
  const ids = plant ? relatedIds(plant) : [];
  const { data } = useQuery({
    queryKey: ["related-plants", ids],
    meta: { isPublic: true },
    queryFn: async () => (await import("./fetch-plant.ts")).fetchRelated(ids),
    enabled: ids.length > 0 && prerendered.length === 0,
  });
  return data ?? prerendered;
}
