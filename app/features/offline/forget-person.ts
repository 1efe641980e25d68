// Somebody leaves: what this device kept about the person goes, in every tab. The shell, the library, the theme, and that the
// disclaimer was read belong to the device and stay.
import { forgetAskedLinks } from "#app/features/auth/asked-links.ts";
import { emptyList, saveMyList } from "#app/features/chat/my-list.ts";
import { forgetKeptBookmarks } from "#app/features/plants/bookmarks/kept-bookmarks.ts";
import { forgetKeptRounds } from "#app/features/quiz/dealt-rounds.ts";
import { forgetKeptMemories } from "#app/features/quiz/kept-memory.ts";
import { forgetDevice } from "#app/features/reminders/device.ts";
import { forgetKeptZone } from "#app/features/reminders/kept-zone.ts";
import { takePendingQuery } from "#app/features/sign-in/pending-query.ts";
import { logQuietly } from "#app/lib/log.ts";
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
  takePendingQuery();
  forgetAskedLinks();
  await forgetWhatIsKept();
  await forgetDevice();
}

/** For somebody who comes in over another person. The question that waits may be the newcomer's own. */
export async function makeWay(): Promise<void> {
  // The browser asks a server about it: nobody waits at the door for that.
  forgetDevice().catch((error: unknown) => logQuietly("This device still rings for another person:", error));
  await forgetWhatIsKept();
}

async function forgetWhatIsKept(): Promise<void> {
  queryClient.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  saveMyList(emptyList);
  forgetKeptBookmarks();
  forgetKeptMemories();
  forgetKeptRounds();
  forgetKeptZone();
  sessionStorage.clear();
  await forgetAllBut(null);
}
