// Collects every feature's personal-data.ts, so that signing out also clears features that were not opened in this
// session. The app shell, the offline library, the theme, the list's layout and the accepted disclaimer belong to the device and stay.
import { logQuietly } from "./lib/log.ts";
import type { PersonalData } from "./lib/personal-data.ts";
import { queryClient } from "./lib/query-client.ts";

/** Matched by file name: a new feature is covered without a change here. */
export const registrations: readonly PersonalData[] = Object.values(
  import.meta.glob<PersonalData>("./features/**/personal-data.ts", { eager: true, import: "personalData" }),
);

export function clearPersonalData(): Promise<void> {
  return clearAll(registrations);
}

export function clearPreviousUser(): Promise<void> {
  for (const entry of registrations) {
    if (entry.onUserChange === "in-background")
      clearEntry(entry).catch((error: unknown) => logQuietly(`Could not clear ${entry.name}:`, error));
  }
  return clearAll(registrations.filter(({ onUserChange }) => onUserChange === undefined));
}

/** One failure does not keep the others from being cleared; it is reported afterwards. */
async function clearAll(entries: readonly PersonalData[]): Promise<void> {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.isPublic !== true });
  sessionStorage.clear();
  const results = await Promise.allSettled(entries.map(clearEntry));
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
}

/** Local storage is cleared before the first await, so that a page that is being left still clears it. */
async function clearEntry({ localStorage: keys = [], clear }: PersonalData): Promise<void> {
  for (const key of keys) {
    if (!key.endsWith("*")) localStorage.removeItem(key);
    else
      for (const stored of Object.keys(localStorage))
        if (stored.startsWith(key.slice(0, -1))) localStorage.removeItem(stored);
  }
  await clear?.();
}
