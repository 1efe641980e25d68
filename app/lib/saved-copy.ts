// Reads copies from the service worker's library cache, with the time they were saved. Makes no requests.
import { libraryCache, savedAtHeader, versionHeader } from "#app/service-worker/protocol.ts";

export type SavedCopy = { savedAt: Date; version: string; response: Response };

export async function savedCopy(path: string): Promise<SavedCopy | null> {
  if (!("caches" in globalThis)) return null;
  const response = await caches.match(path, { cacheName: libraryCache, ignoreSearch: true });
  if (!response) return null;
  const savedAt = new Date(response.headers.get(savedAtHeader) ?? "");
  if (Number.isNaN(savedAt.getTime())) return null;
  return { savedAt, version: response.headers.get(versionHeader) ?? "", response };
}

/**
 * Fetches, and falls back to the saved copy when the request fails; while offline the saved copy comes first.
 */
export async function withSavedFallback<T>(
  ask: () => Promise<T>,
  saved: () => Promise<T | null>,
): Promise<T> {
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
