// The bookmarks the database last told of, kept for one person until they sign out, so that they can be read offline.
import * as z from "zod/mini";

const storageKey = "bookmarks";
const keptSchema = z.object({ userId: z.string(), plants: z.array(z.string()) });

/** Nothing that was written by another hand, another version or for another person is believed. */
export function parseKept(text: string | null, userId: string): ReadonlySet<string> {
  if (text === null) return new Set();
  try {
    const kept = keptSchema.safeParse(JSON.parse(text));
    return new Set(kept.success && kept.data.userId === userId ? kept.data.plants : []);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return new Set();
  }
}

export function keptBookmarks(userId: string): ReadonlySet<string> {
  return parseKept(withStorage((storage) => storage.getItem(storageKey)) ?? null, userId);
}

export function keepBookmarks(userId: string, plants: ReadonlySet<string>): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ userId, plants: [...plants] })));
}

export function forgetKeptBookmarks(): void {
  withStorage((storage) => storage.removeItem(storageKey));
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
