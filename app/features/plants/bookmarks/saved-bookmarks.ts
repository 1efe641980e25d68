// Reads and writes a user's bookmarks: in the database, in the copy on the device and in the outbox. Separate from the
// hook, because guests do without it.
import * as z from "zod/mini";
import { enqueue, pending } from "#app/lib/outbox.ts";
import { isSignedIn } from "#app/lib/stored-session.ts";
import { getSupabase } from "#app/lib/supabase.ts";
import { isUnreachable } from "#app/lib/unreachable.ts";
import { bookmarkKind, payloadSchema, saveBookmark, table } from "./save-bookmark.ts";
import { readStoredBookmarks, storeBookmarks } from "./stored-bookmarks.ts";

const rowsSchema = z.array(z.object({ plant_id: z.string() }));
const pageLength = 1000;

/**
 * The database's bookmarks, or the stored copy when it is unreachable, with pending changes applied on top.
 */
export async function getBookmarks(
  userId: string,
  shown: () => ReadonlySet<string> | undefined,
): Promise<ReadonlySet<string>> {
  const known = new Set(await fetchOrRead(userId, shown));
  for (const { id, payload } of await pending(userId, bookmarkKind)) {
    if (payloadSchema.parse(payload).bookmarked) known.add(id);
    else known.delete(id);
  }
  return known;
}

async function fetchOrRead(
  userId: string,
  shown: () => ReadonlySet<string> | undefined,
): Promise<ReadonlySet<string>> {
  if (navigator.onLine) {
    try {
      const answer = await fetchBookmarks(userId);
      if (isSignedIn(userId)) storeBookmarks(userId, answer);
      return answer;
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  return shown() ?? readStoredBookmarks(userId);
}

async function fetchBookmarks(userId: string): Promise<ReadonlySet<string>> {
  const supabase = await getSupabase();
  const found = new Set<string>();
  for (let from = 0; ; from += pageLength) {
    const { data, error } = await supabase
      .from(table)
      .select("plant_id")
      .eq("user_id", userId)
      .eq("bookmarked", true)
      .order("plant_id")
      .range(from, from + pageLength - 1);
    if (error) throw error;
    const page = rowsSchema.parse(data);
    for (const row of page) found.add(row.plant_id);
    if (page.length < pageLength) return found;
  }
}

/** Saves at once if possible; otherwise the change is queued in the outbox. */
export async function saveOrEnqueue(userId: string, plantId: string, bookmarked: boolean): Promise<void> {
  // A pending change for the same plant must not overtake this one: it is replaced.
  const isPending = (await pending(userId, bookmarkKind)).some(({ id }) => id === plantId);
  if (navigator.onLine && !isPending) {
    try {
      return await saveBookmark(userId, plantId, bookmarked);
    } catch (error) {
      if (!isUnreachable(error)) throw error;
    }
  }
  await enqueue({ kind: bookmarkKind, id: plantId, userId, payload: { bookmarked } });
}
