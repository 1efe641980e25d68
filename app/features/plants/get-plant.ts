// One plant with all its text.
import { useQuery } from "@tanstack/react-query";
import { getSupabase } from "#app/lib/supabase.ts";
import { detailColumns, type PlantDetail, plantSchema } from "./plant-row.ts";

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
