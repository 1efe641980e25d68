/** Security headers: the content security policy and the headers of every response. */
import { createHash } from "node:crypto";

export type SecurityOptions = {
  readonly https: boolean;
  /** The API's origin, when it differs from the pages'. */
  readonly apiUrl?: string;
};

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const DATA_BLOCK = /\stype="(application\/(ld\+)?json|text\/plain)"/i;

/** The hashes of a page's inline scripts, which a strict policy must list. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = "", body = ""] of html.matchAll(INLINE_SCRIPT)) {
    if (DATA_BLOCK.test(attributes)) continue;
    hashes.add(`'sha256-${createHash("sha256").update(body).digest("base64")}'`);
  }
  return [...hashes];
}

export function contentSecurityPolicy(
  options: SecurityOptions,
  scriptHashes: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${options.apiUrl === undefined ? "" : ` ${options.apiUrl}`}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.https ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

export function securityHeaders(options: SecurityOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    // Not even to our own server: an address may hold what somebody searched for.
    "referrer-policy": "strict-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "cross-origin-opener-policy": "same-origin",
    ...(options.https ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
