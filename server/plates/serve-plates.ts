// Serves GET /plates/<file>.
import type { IncomingMessage, ServerResponse } from "node:http";
import { PoolClosed } from "#server/threads/worker-pool.ts";
import type { PlateCache } from "./plate-cache.ts";

/** True when the request was for a plate and has been answered. */
export type ServePlates = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

const prefix = "/plates/";

export const createServePlates = (cache: PlateCache, headers: Record<string, string>): ServePlates => {
  return async (request, response, path) => {
    if (!path.startsWith(prefix) || (request.method !== "GET" && request.method !== "HEAD")) return false;
    const found = await cache.file(path.slice(prefix.length)).catch((error: unknown) => {
      if (error instanceof PoolClosed) return error;
      throw error;
    });
    if (found === undefined) return false;
    if (found instanceof PoolClosed) {
      // The server is shutting down; its successor will draw the plate.
      response
        .writeHead(503, { ...headers, "retry-after": "2", "content-type": "text/plain; charset=utf-8" })
        .end("Stopping\n");
      return true;
    }
    // A plate can be redrawn under the same URL, so caches revalidate it after a day.
    const base = {
      ...headers,
      etag: found.etag,
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    };
    if (request.headers["if-none-match"]?.includes(found.etag)) {
      response.writeHead(304, base).end();
      return true;
    }
    response.writeHead(200, { ...base, "content-type": found.type, "content-length": found.bytes.length });
    response.end(request.method === "HEAD" ? undefined : found.bytes);
    return true;
  };
};
