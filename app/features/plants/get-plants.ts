// The list of plants: card fields only, most viewed first.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";
import { cardColumns, type PlantCard, plantCardSchema } from "./plant-row.ts";

const pageLength = 1000;

async function getPlants(): Promise<PlantCard[]> {
  const supabase = await getSupabase();
  const plants: PlantCard[] = [];
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await supabase
      .from("plants")
      .select(cardColumns)
      .order("view_count", { ascending: false })
      .order("id")
      .range(from, from + pageLength - 1);
    if (error) throw error;
    const page = z.array(plantCardSchema).parse(data);
    plants.push(...page);
    if (page.length < pageLength) return plants;
  }
}

/** Most viewed first; equals stay as the printed page had them, so that a quiet site does not shuffle. */
export function byPopularity(plants: readonly PlantCard[], printed: readonly PlantCard[]): PlantCard[] {
  const place = new Map(printed.map((plant, index) => [plant.id, index]));
  const placeOf = (plant: PlantCard) => place.get(plant.id) ?? printed.length;
  return plants.toSorted((a, b) => (b.view_count ?? 0) - (a.view_count ?? 0) || placeOf(a) - placeOf(b));
}

/** Begins with the plants printed into the page and goes on with those of the database. */
export function usePlants(printed: PlantCard[]) {
  return useQuery({
    queryKey: ["plants"],
    queryFn: async () => byPopularity(await getPlants(), printed),
    initialData: printed,
    initialDataUpdatedAt: 0,
  });
}
