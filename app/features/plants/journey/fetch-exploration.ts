// Fetches a user's exploration progress. Separate from the hook, because guests do without it.
import * as z from "zod/mini";
import { getSupabase } from "#app/lib/supabase.ts";
import type { Explored } from "./badges.ts";

const countedSchema = z.object({ histories_read: z.int(), visit_streak: z.int() });

export async function fetchExploration(userId: string): Promise<Omit<Explored, "bookmarked">> {
  const supabase = await getSupabase();
  const [viewed, counted] = await Promise.all([
    supabase
      .from("user_plant_interactions")
      .select("plant_id", { count: "exact", head: true })
      .eq("user_id", userId)
      .not("viewed_at", "is", null),
    supabase.rpc("my_exploration"),
  ]);
  if (viewed.error) throw viewed.error;
  if (counted.error) throw counted.error;
  const more = countedSchema.parse(counted.data);
  return {
    viewed: viewed.count ?? 0,
    historiesRead: more.histories_read,
    visitStreak: more.visit_streak,
  };
}
