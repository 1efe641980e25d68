/// <reference lib="webworker" />
// The service worker's entry: what is kept for times without a connection, and how requests are answered from it.
import { cleanupOutdatedCaches, precache } from "workbox-precaching";
import "./push.ts";

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

// The page's shell; the rest of what is kept comes later and in small portions.
precache(self.__WB_MANIFEST);
cleanupOutdatedCaches();

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
