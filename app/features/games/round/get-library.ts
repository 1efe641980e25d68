// The library of the games: a file generated at build time, which the service worker stores for offline play.
import { builtData } from "#app/lib/built-data.ts";
import { paths } from "#app/lib/paths.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { type Library, librarySchema } from "#games/library.ts";

export function getLibrary(): Promise<Library> {
  return queryClient.fetchQuery(builtData(paths.gameLibrary, librarySchema, "The games' library"));
}

export type PlayableLibrary = {
  readonly library: Library;
  /** Whether all plants are there: the server deals from all of them, so a round from fewer cannot be settled. */
  readonly complete: boolean;
};

/** Offline, only plants whose pictures are on the device. */
export async function getPlayableLibrary(): Promise<PlayableLibrary> {
  const library = await getLibrary();
  if (navigator.onLine) return { library, complete: true };
  const cached = await Promise.all(library.plants.map(({ picture }) => isCached(picture)));
  const plants = library.plants.filter((_, place) => cached[place]);
  return { library: { ...library, plants }, complete: plants.length === library.plants.length };
}

const seenPictures = new Set<string>();

/** Records that this page has shown a picture, so the browser has it cached. */
export function markPictureSeen(picture: string): void {
  seenPictures.add(picture);
}

async function isCached(picture: string): Promise<boolean> {
  if (seenPictures.has(picture)) return true;
  if (!("caches" in globalThis)) return false;
  // The service worker caches the small plates and serves them for every size.
  const small = picture.replace(/-640\.webp$/, "-320.webp");
  return (await caches.match(small, { ignoreSearch: true })) !== undefined;
}
