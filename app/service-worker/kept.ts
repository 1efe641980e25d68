// What the worker, the pages and the build must agree on: names, headers, and the words they say to each other.

/** The library: what is kept beyond the shell. The number moves when its form does, and then it is fetched anew. */
export const libraryCache = "bush-tea-library-1";

/** Every cache with this beginning is ours; one that no version uses any more is deleted. */
export const cachePrefix = "bush-tea-";

/** On every copy in the library: when it was fetched, and which version of the site it belongs to. */
export const savedAtHeader = "x-saved-at";
export const versionHeader = "x-saved-version";

/** The page that becomes any page; printed by the build. */
export const fallbackPage = "/__spa-fallback.html";

/** Public settings that the client library needs before it can read the session on the device. */
export const settingsPath = "/config.json";

/** One thing to keep; the revision changes when its content does. */
export type LibraryEntry = { url: string; revision: string };

/** From a page to the worker. */
export type Wish = { type: "check" } | { type: "fetch-batch" } | { type: "take-over" };

/** The worker's answer to `check` and `fetch-batch`. */
export type LibraryState = {
  version: string;
  total: number;
  left: number;
  /** Parts of the shell that were gone and have been fetched again. */
  mended: number;
  /** Why fetching should stop for now. */
  stopped?: "full" | "unreachable";
};
