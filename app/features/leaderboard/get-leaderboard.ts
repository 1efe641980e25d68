// Fetches the top of the leaderboard, the user's own rank and whether they are listed.
import { useMutation, useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { logQuietly } from "#app/lib/log.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase, getTables } from "#app/lib/supabase.ts";
import { toast } from "#app/ui/toast-store.ts";
import { leaderboardMessages } from "./messages.ts";
import { type RankedRow, rankRows } from "./ranks.ts";

const rowsShown = 100;
const rowsSchema = z.array(
  z.object({
    user_id: z.string(),
    display_name: z.nullable(z.string()),
    total_points: z.int(),
    achievements_count: z.int(),
    testimonials_count: z.int(),
  }),
);
const standingSchema = z.object({
  shown: z.boolean(),
  total_points: z.nullable(z.int()),
  rank: z.nullable(z.int()),
});
export type Standing = z.infer<typeof standingSchema>;

/** Weeks and months are Guyana's; the database knows which ones are running. */
export const periods = ["all", "month", "week"] as const;
export type Period = (typeof periods)[number];

const boardKey = ["leaderboard"] as const;

async function getBoard(period: Period): Promise<RankedRow[]> {
  const tables = await getTables();
  const { data, error } = await (period === "all"
    ? tables
        .from("leaderboard_scores")
        .select("user_id,display_name,total_points,achievements_count,testimonials_count")
        .order("total_points", { ascending: false })
        .order("user_id")
        .limit(rowsShown)
    : tables.rpc("leaderboard_top", { period }));
  if (error) throw error;
  return rankRows(rowsSchema.parse(data));
}

export function useBoard(period: Period) {
  return useQuery({
    queryKey: [...boardKey, "top", period],
    queryFn: () => getBoard(period),
    staleTime: 0,
  });
}

async function getStanding(period: Period): Promise<Standing> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("my_leaderboard_standing", { period });
  if (error) throw error;
  return standingSchema.parse(data);
}

export function useStanding(userId: string, period: Period) {
  return useQuery({
    queryKey: [...boardKey, "standing", userId, period],
    queryFn: () => getStanding(period),
    staleTime: 0,
    // The card keeps its height while another period's rank is fetched.
    placeholderData: (previous) => previous,
  });
}

/** Shows or hides the user. The switch changes optimistically and reverts if saving failed. */
export function useShowMe(userId: string) {
  return useMutation({
    mutationFn: async (shown: boolean) => {
      const supabase = await getSupabase();
      const { error } = await supabase.from("profiles").update({ on_leaderboard: shown }).eq("id", userId);
      if (error) throw error;
    },
    onError: (error) => {
      logQuietly("Error saving the choice for the leaderboard:", error);
      toast({ ...leaderboardMessages.switchFailed, variant: "destructive" });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: boardKey }),
  });
}
