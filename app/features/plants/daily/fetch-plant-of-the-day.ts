// Fetches a day's plant. Separate from the hook, so that it is loaded on demand.
import * as z from "zod/mini";
import { getTables } from "#app/lib/supabase.ts";
import { cardColumns, plantCardSchema } from "../card-row.ts";

const rowSchema = z.object({
  plant_id: z.string(),
  special_content: z.nullish(z.string()),
  plant: plantCardSchema,
});

type PlantOfTheDay = z.infer<typeof rowSchema>;

/** PostgREST's code when a single row was requested and there is none. */
const noRow = "PGRST116";

export async function fetchPlantOfTheDay(date: string): Promise<PlantOfTheDay | null> {
  const tables = await getTables();
  const { data, error } = await tables
    .from("plant_of_the_day")
    .select(`plant_id,special_content,plant:plants(${cardColumns})`)
    .eq("featured_date", date)
    .single();
  if (error?.code === noRow) return null;
  if (error) throw error;
  return rowSchema.parse(data);
}
