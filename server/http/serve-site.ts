/** Serves the built site from memory, before the API's router: pages, assets, and the fallback. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { type Refusal, sendRefusal } from "#server/limits/send-refusal.ts";
import { LARGE_ANSWER_BYTES, type UnfinishedSpace } from "#server/limits/unfinished-space.ts";
import type { ServeFiles } from "./listener.ts";
import { chooseEncoding, type SiteFile, type SiteFiles } from "./site-files.ts";

/** Paths of the API; the site has no page there, not even a "not found". */
const SERVER_PATHS = /^\/(?:(?:rest|auth|functions)\/v1|mailbox|healthz|readyz|metrics|plates)(?:\/|$)/;

export type SiteOptions = {
  readonly headers: Record<string, string>;
  readonly space: UnfinishedSpace;
  readonly networkFor: (request: IncomingMessage) => string;
};

export function createServeSite(files: SiteFiles, options: SiteOptions): ServeFiles {
  const { headers } = options;
  return async (request, response, path) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const found = files.find(path);
    if (found !== undefined) {
      await send(request, response, found, 200, options);
      return true;
    }
    if (SERVER_PATHS.test(path) || extname(path) !== "") return false;
    if (path.length > 1 && path.endsWith("/")) {
      const target = path.replace(/\/+$/, "");
      if (files.find(target) === undefined) return notFound(request, response, files, options);
      const query = request.url?.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
      response.writeHead(308, { ...headers, location: target + query, "content-length": 0 }).end();
      return true;
    }
    return notFound(request, response, files, options);
  };
}

async function notFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  options: SiteOptions,
): Promise<boolean> {
  if (files.fallback === undefined) return false;
  await send(request, response, files.fallback, 404, options);
  return true;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  { headers, space, networkFor }: SiteOptions,
): Promise<void> {
  const base = {
    ...headers,
    "cache-control": status === 404 ? "no-cache" : file.cacheControl,
    etag: file.etag,
    vary: "accept-encoding",
    ...(file.policy === undefined ? {} : { "content-security-policy": file.policy }),
  };
  if (status === 200 && matches(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, base).end();
    return;
  }
  const { bytes, encoding } = await file.body(chooseEncoding(request.headers["accept-encoding"]?.toString()));
  if (request.method === "GET" && bytes.length > LARGE_ANSWER_BYTES) {
    const ended = space.begin(networkFor(request), bytes.length, () => response.destroy());
    if (ended === undefined) {
      sendRefusal(response, TOO_MANY_UNFINISHED);
      return;
    }
    if (request.socket.destroyed) ended();
    else response.once("close", ended);
  }
  response.writeHead(status, {
    ...base,
    "content-type": file.type,
    "content-length": bytes.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

const TOO_MANY_UNFINISHED: Refusal = {
  status: 503,
  errorCode: "over_request_rate_limit",
  message: "Too many downloads at once. Please wait until one has finished.",
  headers: { "retry-after": "5" },
};

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
