// Clears personal data from this device on sign-out, in every tab. The app shell, offline library, theme and
// accepted disclaimer belong to the device and stay.
import { emptyList, saveMyList } from "#app/features/chat/my-list.ts";
import { clearStoredBookmarks } from "#app/features/plants/bookmarks/stored-bookmarks.ts";
import { clearStoredMemories } from "#app/features/quiz/stored-memory.ts";
import { unsubscribeDevice } from "#app/features/reminders/device.ts";
import { clearHomeZone } from "#app/features/reminders/stored-home-zone.ts";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { logQuietly } from "#app/lib/log.ts";
import { deleteAllExcept } from "#app/lib/outbox.ts";
import { queryClient } from "#app/lib/query-client.ts";

/** Query keys whose results are the same for all users. Every other key is treated as personal. */
const everybodys = new Set([
  "plants",
  "plant",
  "plant-search",
  "plant-of-the-day",
  "related-plants",
  "mixture-data",
  "quiz-plants-printed",
]);

export function isPersonal(key: readonly unknown[]): boolean {
  return !everybodys.has(String(key[0]));
}

export async function forgetPerson(): Promise<void> {
  takePendingQuery();
  await forgetWhatIsKept();
  await unsubscribeDevice();
}

/**
 * For a sign-in that replaces another user's session. The pending query may belong to the new user, so it
 * stays.
 */
export async function makeWay(): Promise<void> {
  // Unsubscribing needs a request to the push service; sign-in does not wait for it.
  unsubscribeDevice().catch((error: unknown) =>
    logQuietly("This device still rings for another person:", error),
  );
  await forgetWhatIsKept();
}

async function forgetWhatIsKept(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  saveMyList(emptyList);
  clearStoredBookmarks();
  clearStoredMemories();
  clearHomeZone();
  sessionStorage.clear();
  await deleteAllExcept(null);
}
