// The library of the games: a file generated at build time, which the service worker stores for offline play.
import { logQuietly } from "#app/lib/log.ts";
import { paths } from "#app/lib/paths.ts";
import { queryClient } from "#app/lib/query-client.ts";
import { type Library, librarySchema } from "#games/library.ts";

export function getLibrary(): Promise<Library> {
  return queryClient.fetchQuery({
    queryKey: ["game-library"],
    meta: { isPublic: true },
    queryFn: async () => {
      const response = await fetch(paths.gameLibrary);
      if (!response.ok) throw new Error(`The games' library could not be read (${response.status})`);
      return librarySchema.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: "always",
    retry: false,
  });
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

/** Fetches the library before it is needed. */
export function prefetchLibrary(): void {
  getLibrary().catch((error: unknown) => logQuietly("Error loading the games' library:", error));
}
