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
  const { data, error } = await supabase.from("plants").select(detailColumns).eq("id", id).maybeSingle();
  if (error) throw error;
  return data === null ? null : plantSchema.parse(data);
}

/** Begins with the text printed into the page, when there is one, and goes on with the database's. */
export function usePlant(id: string, printed: PlantDetail | null) {
  return useQuery({
    queryKey: ["plant", id],
    queryFn: () => getPlant(id),
    ...(printed ? { initialData: printed, initialDataUpdatedAt: 0 } : {}),
  });
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
