// A question somebody began before signing in. It waits in the browser and goes along to the dashboard, once.

const storageKey = "pendingQuery";

/** What the dashboard finds in the navigation's state. */
export type DashboardState = { pendingQuery: string } | null;

export function hasPendingQuery(): boolean {
  return localStorage.getItem(storageKey) !== null;
}

export function takePendingQuery(): DashboardState {
  const pendingQuery = localStorage.getItem(storageKey);
  if (pendingQuery === null) return null;
  localStorage.removeItem(storageKey);
  return { pendingQuery };
}

/** Where storage is forbidden, the question is asked again by hand. */
export function keepPendingQuery(query: string): void {
  if (query === "") return;
  try {
    localStorage.setItem(storageKey, query);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
