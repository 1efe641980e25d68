// The last known bookmarks, stored for one user until they sign out, for offline reading.
import * as z from "zod/mini";

export const storageKey = "bookmarks";
const storedSchema = z.object({ userId: z.string(), plants: z.array(z.string()) });

/** Data of another user, another version or of an unknown shape is ignored. */
export function parseStoredBookmarks(text: string | null, userId: string): ReadonlySet<string> {
  if (text === null) return new Set();
  try {
    const stored = storedSchema.safeParse(JSON.parse(text));
    return new Set(stored.success && stored.data.userId === userId ? stored.data.plants : []);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Set();
  }
}

export function readStoredBookmarks(userId: string): ReadonlySet<string> {
  return parseStoredBookmarks(withStorage((storage) => storage.getItem(storageKey)) ?? null, userId);
}

export function storeBookmarks(userId: string, plants: ReadonlySet<string>): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ userId, plants: [...plants] })));
}

/** Storage can be full or forbidden; bookmarks then need a connection. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return undefined;
  }
}
