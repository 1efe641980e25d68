/** Serves the built site from memory, before the API's router: pages, assets, and the fallback. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import type { ServeFiles } from "./listener.ts";
import { chooseEncoding, type SiteFile, type SiteFiles } from "./site-files.ts";

/** Paths of the API; the site has no page there, not even a "not found". */
const SERVER_PATHS = /^\/(?:(?:rest|auth|functions)\/v1|mailbox|healthz|readyz|metrics|plates)(?:\/|$)/;

export function createServeSite(files: SiteFiles, headers: Record<string, string>): ServeFiles {
  return async (request, response, path) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const found = files.find(path);
    if (found !== undefined) {
      await send(request, response, found, 200, headers);
      return true;
    }
    if (SERVER_PATHS.test(path) || extname(path) !== "") return false;
    if (path.length > 1 && path.endsWith("/")) {
      const target = path.replace(/\/+$/, "");
      if (files.find(target) === undefined) return notFound(request, response, files, headers);
      const query = request.url?.includes("?") ? request.url.slice(request.url.indexOf("?")) : "";
      response.writeHead(308, { ...headers, location: target + query, "content-length": 0 }).end();
      return true;
    }
    return notFound(request, response, files, headers);
  };
}

async function notFound(
  request: IncomingMessage,
  response: ServerResponse,
  files: SiteFiles,
  headers: Record<string, string>,
): Promise<boolean> {
  if (files.fallback === undefined) return false;
  await send(request, response, files.fallback, 404, headers);
  return true;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status: number,
  headers: Record<string, string>,
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
  response.writeHead(status, {
    ...base,
    "content-type": file.type,
    "content-length": bytes.length,
    ...(encoding === "identity" ? {} : { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*");
}
