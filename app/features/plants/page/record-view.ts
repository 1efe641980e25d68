// Records once per visit that a signed-in user viewed this plant.
import { useEffect } from "react";
import { logQuietly } from "#app/lib/log.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";

const recorded = new Set<string>();

export function useRecordView(plantId: string, known: boolean, userId: string | null): void {
  useEffect(() => {
    if (!known || userId === null) return;
    const visit = `${userId} ${plantId}`;
    if (recorded.has(visit)) return;
    recorded.add(visit);
    recordView(userId, plantId).catch((error: unknown) => {
      // Failed: the next view tries again.
      recorded.delete(visit);
      if (!isUnreachable(error)) logQuietly("Error tracking plant interaction:", error);
    });
  }, [plantId, known, userId]);
}

async function recordView(userId: string, plantId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from("user_plant_interactions")
    .upsert(
      { user_id: userId, plant_id: plantId, viewed_at: new Date().toISOString() },
      { onConflict: "user_id,plant_id" },
    );
  if (error) throw error;
}
