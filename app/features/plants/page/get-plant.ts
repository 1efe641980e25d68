// One plant with all its text, and related plants.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { importLater } from "#app/lib/idle.ts";
import type { PlantDetail, RelatedPlant } from "../plant-row.ts";
import { relatedIds } from "./related-ids.ts";

/**
 * A printed plant is not fetched again: what a content file says reaches the pages and the database with the same start
 * of the server. Only its views are asked for, which also tells whether the plant is still there.
 */
export function usePlant(id: string, printed: PlantDetail | null) {
  const fetched = useQuery({
    queryKey: ["plant", id],
    meta: { isPublic: true },
    queryFn: async () => (await import("./fetch-plant.ts")).fetchPlant(id),
    enabled: printed === null,
  });
  const views = useQuery({ ...viewsQuery(id), enabled: printed !== null, select: (row) => row !== null });
  const gone = views.data === false;
  return {
    // Undefined while it is not known, null when there is no such plant.
    data: printed ? (gone ? null : printed) : fetched.data,
    isPending: !printed && fetched.isPending,
    /** The server could not be asked, so newer text may exist. */
    unchecked: printed !== null && views.data === undefined && views.failureCount > 0,
    refetch: fetched.refetch,
  };
}

/** How often a plant was viewed; undefined while it is not known. */
export function useViews({ id, view_count }: Pick<PlantDetail, "id" | "view_count">) {
  // A plant that was fetched came with its views.
  const { data } = useQuery({ ...viewsQuery(id), enabled: view_count == null });
  return view_count ?? data?.view_count;
}

function viewsQuery(id: string) {
  return queryOptions({
    queryKey: ["plant-views", id],
    meta: { isPublic: true },
    queryFn: async () => (await importLater(() => import("./fetch-views.ts"))).fetchViews(id),
  });
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
