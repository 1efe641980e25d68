/**
 * The responses while the disk is too full to open the database: the API answers 503 with Retry-After, /healthz reports
 * the problem. Pages and plates are files and need no database.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { pathOf } from "./listener.ts";

export const DISK_FULL_HEALTH = {
  status: "degraded",
  problem: "The disk is full: only pages and pictures are served until there is room.",
} as const;

/** For the authentication API. */
export const SIGN_IN_UNAVAILABLE =
  "The server's disk is full, so nobody can sign in right now. Please try again later.";
const NOTHING_SAVED =
  "The server's disk is full, so nothing can be looked up or saved right now. Please try again later.";
const RETRY_AFTER_SECONDS = 30;

export type WithoutDatabase = {
  readonly version: string;
  /** The configuration the site reads when it starts, if the keys can be read. */
  readonly publicConfig: (host: string | undefined) => Record<string, unknown> | undefined;
};

export function answerWithoutDatabase(
  { version, publicConfig }: WithoutDatabase,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // The request's body is not read: the connection cannot carry another request.
  if (request.method !== "GET" && request.method !== "HEAD") response.setHeader("connection", "close");
  const path = pathOf(request.url) ?? "/";
  const config = path === "/config.json" ? publicConfig(request.headers.host) : undefined;
  response.setHeader("cache-control", "no-store");
  if (config !== undefined) sendJson(response, 200, config);
  else if (path === "/healthz") sendJson(response, 200, { ...DISK_FULL_HEALTH, version });
  else refuse(response, path);
}

function refuse(response: ServerResponse, path: string): void {
  response.setHeader("retry-after", String(RETRY_AFTER_SECONDS));
  const message = path.startsWith("/auth/v1/") ? SIGN_IN_UNAVAILABLE : NOTHING_SAVED;
  // Carries the fields of every API's error format: each client library reads the one it knows.
  const allFormats = { code: "53100", error_code: "disk_full", msg: message, message, error: message };
  sendJson(
    response,
    503,
    path === "/readyz" ? DISK_FULL_HEALTH : { ...allFormats, details: null, hint: null },
  );
}

function sendJson(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
