// Fetches how often a plant was viewed. Read by hand to keep a schema library out of the plant's page, which has its text.
import { getTables } from "#app/lib/supabase.ts";

/** @returns null when there is no such plant */
export async function fetchViews(id: string): Promise<{ view_count: number | null } | null> {
  const tables = await getTables();
  const { data, error } = await tables
    .from("plants")
    .select("view_count")
    .eq("id", id)
    .maybeSingle<{ view_count: unknown }>()
    // No retries: the page shows at once that the server is unreachable, and the query tries again.
    .retry(false);
  if (error) throw error;
  return data && { view_count: typeof data.view_count === "number" ? data.view_count : null };
}
