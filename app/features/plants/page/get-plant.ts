// One plant with all its text, and a few like it.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";
import {
  detailColumns,
  type PlantDetail,
  plantSchema,
  type RelatedPlant,
  relatedColumns,
  relatedSchema,
} from "../plant-row.ts";

const relatedShown = 4;

async function getPlant(id: string): Promise<PlantDetail | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("plants")
    .select(detailColumns)
    .eq("id", id)
    .maybeSingle()
    // The page is told at once that nobody answers; the query below tries again.
    .retry(false);
  if (error) throw error;
  return data === null ? null : plantSchema.parse(data);
}

/** Begins with the text printed into the page, when there is one, and goes on with the database's. */
export function usePlant(id: string, printed: PlantDetail | null) {
  const query = useQuery({
    queryKey: ["plant", id],
    queryFn: () => getPlant(id),
    ...(printed ? { initialData: printed, initialDataUpdatedAt: 0 } : {}),
  });
  const { data, isPending, dataUpdatedAt, fetchStatus, failureCount } = query;
  /** The text is the printed one and the database could not be asked whether it still holds. */
  const unchecked = data != null && dataUpdatedAt === 0 && (fetchStatus === "paused" || failureCount > 0);
  return { data, isPending, unchecked };
}

async function getRelated(id: string, tag: string): Promise<RelatedPlant[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("plants")
    .select(relatedColumns)
    .contains("category_tags", [tag])
    .neq("id", id)
    .order("view_count", { ascending: false })
    .order("id")
    .limit(relatedShown);
  if (error) throw error;
  return z.array(relatedSchema).parse(data);
}

/** The printed ones stay where there are some: related plants that change while one reads are no help. */
export function useRelated(plant: PlantDetail | null | undefined, printed: readonly RelatedPlant[]) {
  const tag = plant?.category_tags[0];
  const { data } = useQuery({
    queryKey: ["related-plants", plant?.id, tag],
    queryFn: () => getRelated(plant?.id ?? "", tag ?? ""),
    enabled: plant != null && tag !== undefined && printed.length < relatedShown,
  });
  return data ?? printed;
}
