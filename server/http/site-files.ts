/**
 * The built site in memory: each file with its type, cache rule, ETag and compressed variants. It maps paths to files and
 * does not handle HTTP.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { contentSecurityPolicy, inlineScriptHashes, type SecurityOptions } from "./content-security.ts";

export type Encoding = "br" | "gzip" | "identity";

export type SiteFile = {
  readonly type: string;
  readonly cacheControl: string;
  readonly etag: string;
  /** Present on pages only. */
  readonly policy: string | undefined;
  body(encoding: Encoding): Promise<{ bytes: Buffer; encoding: Encoding }>;
};

export type SiteFiles = {
  find(path: string): SiteFile | undefined;
  readonly fallback: SiteFile | undefined;
};

export type SiteOptions = SecurityOptions & { readonly siteUrl: string };

/** Pages are built before the site's address is known; this placeholder stands in their absolute URLs. */
export const PLACEHOLDER_ORIGIN = "https://site.invalid";
export const FALLBACK_PATH = "/__spa-fallback.html";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".csv": "text/csv; charset=utf-8",
  ".zip": "application/zip",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};
const COMPRESSED_ALREADY = new Set([".png", ".jpg", ".webp", ".woff2", ".ico", ".zip"]);
const CONTAINS_SITE_URL = new Set([".html", ".xml", ".txt", ".data"]);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function loadSiteFiles(folder: string, options: SiteOptions): SiteFiles {
  const files = new Map<string, SiteFile>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const full = join(folder, entry);
    const extension = extname(entry);
    if (extension === ".br" || extension === ".gz" || !statSync(full).isFile()) continue;
    const path = `/${relative(folder, full).split(sep).join("/")}`;
    const file = readSiteFile(full, path, extension, options);
    files.set(path, file);
    if (path.endsWith("/index.html")) files.set(path.slice(0, -"/index.html".length) || "/", file);
  }
  return { find: (path) => files.get(path), fallback: files.get(FALLBACK_PATH) };
}

function readSiteFile(full: string, path: string, extension: string, options: SiteOptions): SiteFile {
  const bytes = readSource(full, extension, options.siteUrl);
  const text = extension === ".html" ? bytes.toString("utf8") : undefined;
  const compressible = !COMPRESSED_ALREADY.has(extension) && bytes.length > 256;
  const bodies = new Map<Encoding, Promise<{ bytes: Buffer; encoding: Encoding }>>();

  return {
    type: TYPES[extension] ?? "application/octet-stream",
    cacheControl: cacheRule(path),
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
    policy: text === undefined ? undefined : contentSecurityPolicy(options, inlineScriptHashes(text)),
    body(wanted) {
      const encoding = compressible ? wanted : "identity";
      let body = bodies.get(encoding);
      if (body === undefined) {
        body = encode(full, bytes, encoding).then((encoded) => ({ bytes: encoded, encoding }));
        bodies.set(encoding, body);
      }
      return body;
    },
  };
}

function cacheRule(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // A service worker in an intermediate cache would keep the whole site outdated.
  return path === "/sw.js" ? "no-cache" : "public, max-age=0, must-revalidate";
}

function readSource(full: string, extension: string, siteUrl: string): Buffer {
  const bytes = readFileSync(full);
  if (!CONTAINS_SITE_URL.has(extension)) return bytes;
  return Buffer.from(bytes.toString("utf8").replaceAll(PLACEHOLDER_ORIGIN, siteUrl));
}

/** The build compresses hashed assets; files that contain the site's address are compressed once, here. */
async function encode(full: string, bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const prepared = readIfPresent(`${full}.${encoding === "br" ? "br" : "gz"}`);
  if (prepared !== undefined) return prepared;
  if (encoding === "gzip") return zip(bytes, { level: 6 });
  return brotli(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}

function readIfPresent(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The best variant the client accepts, by its Accept-Encoding. */
export function chooseEncoding(header: string | undefined): Encoding {
  let gzipTaken = false;
  for (const part of (header ?? "").toLowerCase().split(",")) {
    const [name, quality] = part.trim().split(/\s*;\s*q=/);
    if (quality !== undefined && Number(quality) === 0) continue;
    if (name === "br") return "br";
    if (name === "gzip") gzipTaken = true;
  }
  return gzipTaken ? "gzip" : "identity";
}
