// A question asked before sign-in. It is stored in the browser and passed to the dashboard once.

const storageKey = "pendingQuery";

/** The navigation state of the dashboard. */
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

/** Without storage, the user has to ask the question again. */
export function storePendingQuery(query: string): void {
  if (query === "") return;
  try {
    localStorage.setItem(storageKey, query);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
