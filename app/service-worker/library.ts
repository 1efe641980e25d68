// The offline library: prerendered data and small plates, fetched in batches and stored under their revision,
// so that a new version fetches only what changed and an evicted copy is fetched again.
import { type LibraryEntry, savedAtHeader, settingsPath, versionHeader } from "./protocol.ts";

export type LibraryStorage = Pick<Cache, "match" | "put" | "delete"> & {
  keys(address?: string, options?: CacheQueryOptions): Promise<readonly { url: string }[]>;
};

export type LibraryOptions = {
  cache: () => Promise<LibraryStorage>;
  entries: readonly LibraryEntry[];
  version: string;
  origin: string;
  fetch: (url: string) => Promise<Response>;
  now: () => Date;
};

export type BatchOutcome = { left: number; stopped?: "full" | "unreachable" };

export type Library = {
  has(path: string): boolean;
  /** The copy of this version, or an older one if that is all there is. */
  find(path: string): Promise<Response | undefined>;
  /** How many entries of this version are missing. */
  left(): Promise<number>;
  fetchBatch(size: number): Promise<BatchOutcome>;
  storeSettings(response: Response): Promise<void>;
  /** Deletes what this version no longer lists. */
  deleteUnlisted(): Promise<void>;
};

export function createLibrary({ cache, entries, version, origin, fetch, now }: LibraryOptions): Library {
  const revisions = new Map(entries.map(({ url, revision }) => [url, revision]));
  /** Files the server answered 404 for; not requested again during this worker's lifetime. */
  const unknown = new Set<string>();
  const keyOf = (path: string, revision: string) => `${origin}${path}?revision=${revision}`;

  async function missing(): Promise<LibraryEntry[]> {
    const stored = new Set((await (await cache()).keys()).map(({ url }) => url));
    return entries.filter(({ url, revision }) => !unknown.has(url) && !stored.has(keyOf(url, revision)));
  }

  async function store({ url, revision }: LibraryEntry, response: Response): Promise<void> {
    const storage = await cache();
    const copy = new Response(await response.blob(), {
      headers: {
        "content-type": response.headers.get("content-type") ?? "application/octet-stream",
        [savedAtHeader]: now().toISOString(),
        [versionHeader]: version,
      },
    });
    const key = keyOf(url, revision);
    await storage.put(key, copy);
    // Older copies are deleted only after the new one is stored.
    const all = await storage.keys(`${origin}${url}`, { ignoreSearch: true });
    await Promise.all(all.filter((each) => each.url !== key).map((each) => storage.delete(each.url)));
  }

  async function fetchOne(entry: LibraryEntry): Promise<void> {
    const response = await fetch(entry.url);
    if (response.status === 404) unknown.add(entry.url);
    else if (response.ok) await store(entry, response);
    else throw new TypeError(`Status ${response.status}`);
  }

  return {
    has: (path) => revisions.has(path),
    async find(path) {
      const storage = await cache();
      const revision = revisions.get(path);
      const exact = revision === undefined ? undefined : await storage.match(keyOf(path, revision));
      return exact ?? (await storage.match(`${origin}${path}`, { ignoreSearch: true }));
    },
    async left() {
      return (await missing()).length;
    },
    async fetchBatch(size) {
      const batch = (await missing()).slice(0, size);
      const results = await Promise.allSettled(batch.map(fetchOne));
      const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
      const left = (await missing()).length;
      if (failures.length === 0) return { left };
      return { left, stopped: failures.some(isQuotaError) ? "full" : "unreachable" };
    },
    async storeSettings(response) {
      const revision = revisions.get(settingsPath);
      if (revision !== undefined) await store({ url: settingsPath, revision }, response);
    },
    async deleteUnlisted() {
      const storage = await cache();
      const unlisted = (await storage.keys()).filter((key) => !revisions.has(new URL(key.url).pathname));
      await Promise.all(unlisted.map((key) => storage.delete(key.url)));
    },
  };
}

function isQuotaError(error: unknown): boolean {
  return error instanceof DOMException && error.name === "QuotaExceededError";
}
