// Today's plant, as the database has it ready.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { cardColumns, plantCardSchema } from "../plant-row.ts";
import { guyanaToday } from "./guyana-today.ts";

const rowSchema = z.object({
  plant_id: z.string(),
  special_content: z.nullish(z.string()),
  plant: plantCardSchema,
});

export type PlantOfTheDay = z.infer<typeof rowSchema>;

/** What the database answers when a single row is asked for and there is none. */
const noRow = "PGRST116";

async function getPlantOfTheDay(date: string): Promise<PlantOfTheDay | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from("plant_of_the_day")
    .select(`plant_id,special_content,plant:plants(${cardColumns})`)
    .eq("featured_date", date)
    .single();
  if (error?.code === noRow) return null;
  if (error) throw error;
  return rowSchema.parse(data);
}

export function usePlantOfTheDay() {
  const hydrated = useHydrated();
  const date = hydrated ? guyanaToday(Date.now()) : "";
  return useQuery({
    queryKey: ["plant-of-the-day", date],
    queryFn: () => getPlantOfTheDay(date),
    enabled: hydrated,
    staleTime: 10 * 60_000,
  });
}
