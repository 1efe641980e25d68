/// <reference lib="webworker" />
// The service worker's entry: what is cached for offline use, and how requests are answered from it. The
// shell is cached on install; the library is downloaded later, when a page asks for it.
import { cacheNames } from "workbox-core";
import { cleanupOutdatedCaches, getCacheKeyForURL, matchPrecache, precache } from "workbox-precaching";
import { createLibrary } from "./library.ts";
import { setNavigationPreload } from "./navigation-preload.ts";
import { networkFirst } from "./network-first.ts";
import { handlingOf, smallPlate } from "./policy.ts";
import {
  cachePrefix,
  fallbackPage,
  type LibraryEntry,
  type LibraryState,
  libraryCache,
  type ShellEntry,
  settingsPath,
  type WorkerRequest,
} from "./protocol.ts";
import "./push.ts";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: this version's name and the entries of its library. */
declare const __VERSION__: string;
declare const __SHELL__: ShellEntry[];
declare const __LIBRARY__: LibraryEntry[];

/** Concurrent requests per batch: leaves bandwidth and the server free for the user. */
const batchSize = 12;
const networkTimeoutMs = 4_000;

const shell = __SHELL__;
const library = createLibrary({
  cache: () => caches.open(libraryCache),
  entries: __LIBRARY__,
  version: __VERSION__,
  origin: self.location.origin,
  // Revalidates the browser's own cached copy with the server.
  fetch: (url) => fetch(url, { cache: "no-cache" }),
  now: () => new Date(),
});

precache(shell);
cleanupOutdatedCaches();

self.addEventListener("activate", (event) => event.waitUntil(activate()));

/** The first version claims the open pages; a later one is activated only after the user has agreed. */
async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== libraryCache);
  await Promise.all(old.map((name) => caches.delete(name)));
  await library.deleteUnlisted();
  await setNavigationPreload(self.registration, navigator.userAgent);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const info = {
    method: request.method,
    mode: request.mode,
    url,
    authorised: request.headers.has("authorization"),
  };
  switch (
    handlingOf(info, {
      origin: self.location.origin,
      settings: settingsPath,
      isShell: (path) => getCacheKeyForURL(path) !== undefined,
      isInLibrary: (path) => library.has(path),
    })
  ) {
    case "page":
      return event.respondWith(page(event, url.pathname));
    case "shell":
      return event.respondWith(shellPart(request, url.pathname));
    case "data":
      return event.respondWith(
        networkFirst({ network: () => fetch(request), saved: () => library.find(url.pathname), timeout }),
      );
    case "settings":
      return event.respondWith(settings(event));
    case "plate":
      return event.respondWith(plate(request, url.pathname));
    case "untouched":
  }
});

function page(event: FetchEvent, path: string): Promise<Response> {
  return networkFirst({
    network: async () => (await preloaded(event)) ?? fetch(event.request),
    saved: async () => (await matchPrecache(path)) ?? (await matchPrecache(fallbackPage)),
    timeout,
  });
}

async function preloaded(event: FetchEvent): Promise<Response | undefined> {
  const response: unknown = await event.preloadResponse;
  return response instanceof Response ? response : undefined;
}

async function shellPart(request: Request, path: string): Promise<Response> {
  return (await matchPrecache(path)) ?? fetch(request);
}

function settings(event: FetchEvent): Promise<Response> {
  return networkFirst({
    network: async () => {
      const response = await fetch(event.request);
      if (response.ok) event.waitUntil(library.storeSettings(response.clone()));
      return response;
    },
    saved: () => library.find(settingsPath),
    timeout,
  });
}

async function plate(request: Request, path: string): Promise<Response> {
  const small = smallPlate(path);
  const cached = small === undefined ? undefined : await library.find(small);
  if (cached && small === path) return cached;
  try {
    return await fetch(request);
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

function timeout(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, networkTimeoutMs));
}

self.addEventListener("message", (event) => {
  const request: WorkerRequest | undefined = event.data;
  const [port] = event.ports;
  if (request?.type === "take-over") event.waitUntil(self.skipWaiting());
  if (request?.type === "check") event.waitUntil(check().then((state) => port?.postMessage(state)));
  if (request?.type === "fetch-batch")
    event.waitUntil(fetchBatch().then((state) => port?.postMessage(state)));
});

async function check(): Promise<LibraryState> {
  const restored = await restoreShell();
  return { version: __VERSION__, total: __LIBRARY__.length, left: await library.left(), restored };
}

async function fetchBatch(): Promise<LibraryState> {
  const outcome = await library.fetchBatch(batchSize);
  return { version: __VERSION__, total: __LIBRARY__.length, restored: 0, ...outcome };
}

/** Browsers short of storage may evict parts of the shell, too. */
async function restoreShell(): Promise<number> {
  const cached = await caches.open(cacheNames.precache);
  const present = new Set((await cached.keys()).map(({ url }) => url));
  let restored = 0;
  for (const { url, revision } of shell) {
    const key = getCacheKeyForURL(url);
    if (key === undefined || present.has(key)) continue;
    const response = await fetch(url, { cache: revision === null ? "default" : "reload" }).catch(
      () => undefined,
    );
    if (!response?.ok) continue;
    await cached.put(key, response);
    restored += 1;
  }
  return restored;
}
