// A question asked before sign-in. It is stored in the browser and passed to the dashboard once, by whoever signs in within half an hour:
// later it may be another person at the same browser.

const storageKey = "pendingQuery";
const timeKey = "pendingQueryAt";
export const pendingQueryKeys = [storageKey, timeKey] as const;
const maxAgeMs = 30 * 60_000;

/** The navigation state of the dashboard. */
export type DashboardState = { pendingQuery: string } | null;

export function hasPendingQuery(now = Date.now()): boolean {
  return questionInTime(now) !== null;
}

export function takePendingQuery(now = Date.now()): DashboardState {
  const pendingQuery = questionInTime(now);
  clear();
  return pendingQuery === null ? null : { pendingQuery };
}

/** Without storage, the user has to ask the question again. */
export function storePendingQuery(query: string): void {
  if (query === "") return;
  const isStored = wasStored(() => {
    localStorage.setItem(timeKey, String(Date.now()));
    localStorage.setItem(storageKey, query);
  });
  if (!isStored) clear();
}

/** The question, unless it waits too long; then it is removed. One without a time was stored by another version: its time begins. */
function questionInTime(now: number): string | null {
  const query = localStorage.getItem(storageKey);
  if (query === null) return null;
  const at = localStorage.getItem(timeKey);
  const age = now - Number(at ?? now);
  const isTimed = at !== null || wasStored(() => localStorage.setItem(timeKey, String(now)));
  if (isTimed && age >= 0 && age < maxAgeMs) return query;
  clear();
  return null;
}

function clear(): void {
  for (const key of pendingQueryKeys) localStorage.removeItem(key);
}

/** False where the browser has no room or allows no storage. */
function wasStored(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}
