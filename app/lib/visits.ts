// Counts visits in this browser's local storage; nothing is sent to the server.

const storageKey = "visitCount";

type Store = Pick<Storage, "getItem" | "setItem">;

/** Where storage is unavailable, every visit counts as the first. */
export function countVisit(store: () => Store): void {
  try {
    const storage = store();
    storage.setItem(storageKey, String(visits(() => storage) + 1));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function visits(store: () => Store): number {
  try {
    const counted = Number.parseInt(store().getItem(storageKey) ?? "", 10);
    return counted > 0 ? counted : 0;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return 0;
  }
}
