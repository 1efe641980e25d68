// Whether today's challenge was played, and the streak: from the account, or for guests from the device.
import { useQuery } from "@tanstack/react-query";
import * as z from "zod/mini";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { dayInGuyana } from "#games/daily-challenge.ts";
import { type DailyStanding, readGuestStreak, standingOn } from "./guest-streak.ts";

const standingSchema = z.object({ day: z.string(), played: z.boolean(), streak: z.int(), best: z.int() });
const queryKey = ["daily-challenge"] as const;

async function getStanding(userId: string | null): Promise<DailyStanding> {
  if (userId === null) return standingOn(readGuestStreak(), dayInGuyana(Date.now()));
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc("my_daily_challenge");
  if (error) throw error;
  return standingSchema.parse(data);
}

export function useDailyStanding(userId: string | null) {
  return useQuery({
    queryKey: [...queryKey, userId],
    queryFn: () => getStanding(userId),
    staleTime: 0,
    // A guest's standing is on the device.
    networkMode: userId === null ? "always" : "online",
  });
}

export function invalidateDailyStanding(): void {
  void queryClient.invalidateQueries({ queryKey });
}
