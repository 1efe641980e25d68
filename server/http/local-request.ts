/**
 * Whether a request comes from the machine the server runs on, and the server is not reachable by others. Behind a proxy
 * every request looks local, so any sign of a proxy makes it false.
 */
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

export const FORWARDING_HEADERS = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-real-ip",
  "x-client-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

export function isLocalRequest(c: Context, options: { siteUrl: string; production: boolean }): boolean {
  if (options.production) return false;
  if (FORWARDING_HEADERS.some((name) => c.req.header(name) !== undefined)) return false;
  const host = c.req.header("host") ?? "";
  if (!URL.canParse(`http://${host}`)) return false;
  return (
    isLoopback(new URL(options.siteUrl).hostname) &&
    isLoopback(new URL(`http://${host}`).hostname) &&
    isLoopback(getConnInfo(c).remote.address ?? "")
  );
}

export function isLoopback(name: string): boolean {
  const bare = name
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/^::ffff:(?=\d)/, "");
  return bare === "localhost" || bare === "::1" || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(bare);
}
