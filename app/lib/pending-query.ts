// A question asked before sign-in. It is stored in the browser and passed to the dashboard once, by whoever signs in within half an hour:
// later it may be another person at the same browser.

const storageKey = "pendingQuery";
const timeKey = "pendingQueryAt";
export const pendingQueryKeys = [storageKey, timeKey] as const;
const maxAgeMs = 30 * 60_000;

/** The navigation state of the dashboard. */
export type DashboardState = { pendingQuery: string } | null;

export function hasPendingQuery(now = Date.now()): boolean {
  return readPendingQuery(now) !== null;
}

export function takePendingQuery(now = Date.now()): DashboardState {
  const pendingQuery = readPendingQuery(now);
  for (const key of pendingQueryKeys) localStorage.removeItem(key);
  return pendingQuery === null ? null : { pendingQuery };
}

/** Without storage, the user has to ask the question again. */
export function storePendingQuery(query: string): void {
  if (query === "") return;
  try {
    localStorage.setItem(storageKey, query);
    localStorage.setItem(timeKey, String(Date.now()));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** A question without a time was stored by another version just now, as far as can be known: its time begins. */
function readPendingQuery(now: number): string | null {
  const query = localStorage.getItem(storageKey);
  if (query === null) return null;
  const at = localStorage.getItem(timeKey);
  if (at === null) localStorage.setItem(timeKey, String(now));
  const age = now - Number(at ?? now);
  if (age >= 0 && age < maxAgeMs) return query;
  for (const key of pendingQueryKeys) localStorage.removeItem(key);
  return null;
}
