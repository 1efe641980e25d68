// Signing out: what this device kept about the person goes, in every tab. The shell, the library, the theme, and that the
// disclaimer was read belong to the device and stay.
import { emptyList, saveMyList } from "#app/features/chat/my-list.ts";
import { forgetKeptBookmarks } from "#app/features/plants/bookmarks/kept-bookmarks.ts";
import { forgetKeptMemories } from "#app/features/quiz/kept-memory.ts";
import { forgetDevice } from "#app/features/reminders/device.ts";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { forgetAllBut } from "./outbox.ts";

/** Answers that are the same for everybody. All others are taken for somebody's. */
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
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  takePendingQuery();
  saveMyList(emptyList);
  forgetKeptBookmarks();
  forgetKeptMemories();
  sessionStorage.clear();
  await forgetAllBut(null);
  await forgetDevice();
}
