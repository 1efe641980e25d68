// Fetches one plant with all its text, and related ones. Separate from the hooks: a prerendered page has both.
import * as z from "zod/mini";
import { getTables } from "#app/lib/supabase.ts";
import {
  detailColumns,
  type PlantDetail,
  plantSchema,
  type RelatedPlant,
  relatedColumns,
  relatedSchema,
} from "../plant-row.ts";

export async function fetchPlant(id: string): Promise<PlantDetail | null> {
  const tables = await getTables();
  const { data, error } = await tables
    .from("plants")
    .select(detailColumns)
    .eq("id", id)
    .maybeSingle()
    // No retries: the page shows at once that the server is unreachable, and the query tries again.
    .retry(false);
  if (error) throw error;
  return data === null ? null : plantSchema.parse(data);
}

/** The plants with these ids, in the same order. */
export async function fetchRelated(ids: readonly string[]): Promise<RelatedPlant[]> {
  const tables = await getTables();
  const { data, error } = await tables.from("plants").select(relatedColumns).in("id", ids);
  if (error) throw error;
  const found = new Map(
    z
      .array(relatedSchema)
      .parse(data)
      .map((plant) => [plant.id, plant]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
