// Reads what the service worker keeps, and when it was kept. Asks nobody: without a library there is no copy.
import { libraryCache, savedAtHeader, versionHeader } from "#app/service-worker/kept.ts";

export type SavedCopy = { savedAt: Date; version: string; response: Response };

export async function savedCopy(path: string): Promise<SavedCopy | null> {
  if (!("caches" in globalThis)) return null;
  const response = await caches.match(path, { cacheName: libraryCache, ignoreSearch: true });
  if (!response) return null;
  const savedAt = new Date(response.headers.get(savedAtHeader) ?? "");
  if (Number.isNaN(savedAt.getTime())) return null;
  return { savedAt, version: response.headers.get(versionHeader) ?? "", response };
}

/** Asks; takes the copy on the device where nobody answers, and at once where there is no connection to ask through. */
export async function orSaved<T>(ask: () => Promise<T>, saved: () => Promise<T | null>): Promise<T> {
  if (!navigator.onLine) {
    const copy = await saved();
    if (copy !== null) return copy;
  }
  try {
    return await ask();
  } catch (error) {
    const copy = await saved();
    if (copy === null) throw error;
    return copy;
  }
}
