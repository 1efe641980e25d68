// Writes one bookmark to the database; also the outbox sender for bookmarks set offline.
import * as z from "zod/mini";
import { registerSender } from "#app/lib/outbox.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { getSupabase } from "#app/lib/supabase.ts";

export const table = "user_plant_interactions";
export const bookmarkKind = "bookmark";
export const payloadSchema = z.object({ bookmarked: z.boolean() });

export async function saveBookmark(userId: string, plantId: string, bookmarked: boolean): Promise<void> {
  const supabase = await getSupabase();
  const { error } = bookmarked
    ? await supabase
        .from(table)
        .upsert({ user_id: userId, plant_id: plantId, bookmarked }, { onConflict: "user_id,plant_id" })
    : await supabase.from(table).update({ bookmarked }).eq("user_id", userId).eq("plant_id", plantId);
  if (error) throw error;
}

/** Foreign key, permission and syntax errors: a retry would change nothing. */
const final = new Set(["23503", "42501", "22P02"]);

registerSender(bookmarkKind, async ({ userId, id, payload }) => {
  const parsed = payloadSchema.safeParse(payload);
  if (!parsed.success) return "refused";
  try {
    await saveBookmark(userId, id, parsed.data.bookmarked);
    void queryClient.invalidateQueries({ queryKey: ["bookmarks", userId] });
    return "sent";
  } catch (error) {
    if (typeof error === "object" && error !== null && "code" in error && final.has(String(error.code)))
      return "refused";
    throw error;
  }
});
