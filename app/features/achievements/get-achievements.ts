// Fetches the achievement catalogue, the user's achievements and the progress towards the rest.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { type AchievementCard, achievementCards } from "./progress.ts";

const catalogueSchema = z.array(
  z.object({
    code: z.string(),
    name: z.string(),
    description: z.string(),
    icon: z.string(),
    points: z.int(),
    rule: z.catch(z.nullable(z.object({ kind: z.string(), threshold: z.int() })), null),
  }),
);
const heldSchema = z.array(z.object({ achievement_type: z.string() }));
const countsSchema = z.record(z.string(), z.number());

async function getAchievements(userId: string): Promise<AchievementCard[]> {
  const supabase = await getSupabase();
  const [catalogue, held, counts] = await Promise.all([
    supabase
      .from("achievement_catalog")
      .select("code,name,description,icon,points,rule")
      .order("points")
      .order("code"),
    supabase.from("user_achievements").select("achievement_type").eq("user_id", userId),
    supabase.rpc("my_achievement_progress"),
  ]);
  const error = catalogue.error ?? held.error ?? counts.error;
  if (error) throw error;
  return achievementCards(
    catalogueSchema.parse(catalogue.data),
    new Set(heldSchema.parse(held.data).map((row) => row.achievement_type)),
    countsSchema.parse(counts.data),
  );
}

export function useAchievements(userId: string) {
  return useQuery({
    queryKey: ["achievements", userId],
    queryFn: () => getAchievements(userId),
    // Almost any action on the site changes it.
    staleTime: 0,
  });
}

export function invalidateAchievements(): void {
  void queryClient.invalidateQueries({ queryKey: ["achievements"] });
}
