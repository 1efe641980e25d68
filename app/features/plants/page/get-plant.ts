// One plant with all its text, and a few like it.
import { useQuery } from "@tanstack/react-query";
import type { PlantDetail, RelatedPlant } from "../plant-row.ts";

const relatedShown = 4;

/** Begins with the text printed into the page, when there is one, and goes on with the database's. */
export function usePlant(id: string, printed: PlantDetail | null) {
  const query = useQuery({
    queryKey: ["plant", id],
    queryFn: async () => (await import("./fetch-plant.ts")).fetchPlant(id),
    ...(printed ? { initialData: printed, initialDataUpdatedAt: 0 } : {}),
  });
  const { data, isPending, dataUpdatedAt, failureCount, refetch } = query;
  /** The text is the printed one and the database could not be asked whether it still holds. */
  const unchecked = data != null && dataUpdatedAt === 0 && failureCount > 0;
  return { data, isPending, unchecked, refetch };
}

/** The printed ones stay where there are some: related plants that change while one reads are no help. */
export function useRelated(plant: PlantDetail | null | undefined, printed: readonly RelatedPlant[]) {
  const tag = plant?.category_tags[0];
  const { data } = useQuery({
    queryKey: ["related-plants", plant?.id, tag],
    queryFn: async () => {
      const { fetchRelated } = await import("./fetch-plant.ts");
      return fetchRelated(plant?.id ?? "", tag ?? "", relatedShown);
    },
    enabled: plant != null && tag !== undefined && printed.length < relatedShown,
  });
  return data ?? printed;
}
