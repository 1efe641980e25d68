/**
 * The entry point of every request: adds an id and the common headers, sends the site's files, passes the rest to the
 * API, and logs one line with the route and the duration, never the user or the content.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { SMALL_BODY_BYTES } from "#server/limits/body-space.ts";
import { describeError, type Log } from "#server/log.ts";
import { MAX_BODY_BYTES } from "./api-guards.ts";

/** Sends a file if there is one at this path, and returns whether it did. */
export type ServeFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

export type ListenerOptions = {
  readonly log: Log;
  readonly headers: Record<string, string>;
  readonly apiPolicy: string;
  /** Tried in order; the first that has the file sends it. Empty when only the API is served. */
  readonly files: readonly ServeFiles[];
  /** Waits until the request's network may begin one more. @returns false when too many are waiting */
  readonly turn: (request: IncomingMessage) => Promise<boolean>;
  /** Counts an API request. @returns the seconds its network must wait when over the limit */
  readonly admit: (request: IncomingMessage) => number | undefined;
  readonly api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const MAX_LOGGED_PATH = 200;

export function createListener(options: ListenerOptions): RequestListener {
  const { log, headers, apiPolicy, files, turn, admit, api } = options;

  return (request, response) => {
    const started = performance.now();
    const id = randomUUID();
    const path = pathOf(request.url);
    response.setHeader("x-request-id", id);
    response.on("close", () => {
      const line = {
        id,
        method: request.method,
        path: path === undefined ? undefined : path.slice(0, MAX_LOGGED_PATH),
        status: response.writableFinished ? response.statusCode : 499,
        ms: Math.round(performance.now() - started),
      };
      if (path !== undefined && isApi(path)) log.info(line);
      else log.debug(line);
    });
    handle(request, response, path).catch((error: unknown) => {
      log.error({ id, ...describeError(error) }, "request failed");
      if (response.headersSent) response.destroy();
      else sendPlain(response, 500, "Something went wrong. Please try again.");
    });
  };

  async function handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string | undefined,
  ): Promise<void> {
    if (path === undefined || hasSeveralHosts(request)) {
      sendPlain(response, 400, "Bad request");
      return;
    }
    for (const serve of files) if (await serve(request, response, path)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("content-security-policy", apiPolicy);
    // Refusals take their turn as well, so that a flood of them delays nobody else.
    if (!(await turn(request))) {
      refuseOverLimit(request, response, 1);
      return;
    }
    // The client may have given up and retried elsewhere while its request waited.
    if (request.socket.destroyed) return;
    if (isApi(path)) {
      allowOtherOrigins(response);
      // Responses to requests with a token are private: no shared cache may store them, whichever header held the token.
      response.setHeader("cache-control", "no-store");
      if (isPreflight(request)) {
        answerPreflight(request, response);
        return;
      }
      const wait = admit(request);
      if (wait !== undefined) {
        refuseOverLimit(request, response, wait);
        return;
      }
    }
    await api(request, response);
  }

  function sendPlain(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
  }
}

/** The decoded path; undefined when neither a file nor a route can have it. */
export function pathOf(url: string | undefined): string | undefined {
  const raw = (url ?? "/").split(/[?#]/, 1)[0] ?? "/";
  if (!raw.startsWith("/") || raw.startsWith("//")) return undefined;
  try {
    const path = decodeURIComponent(raw);
    // Later parsers resolve dot segments: "/./rest" would be an API request that is not counted as one.
    return path.includes("\0") || path.includes("\\") || /(^|\/)\.{1,2}(\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A proxy in front of this server may have used the other one (request smuggling). */
function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function isApi(path: string): boolean {
  return /^\/(rest|auth|functions)\/v1(\/|$)/.test(path);
}

/** CORS for any site: requests carry their own token and no cookie, so that there is no CSRF risk. */
function allowOtherOrigins(response: ServerResponse): void {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader(
    "access-control-expose-headers",
    "content-range, content-profile, location, preference-applied, proxy-status, retry-after, x-request-id, x-total-count, link, x-supabase-api-version",
  );
}

function isPreflight(request: IncomingMessage): boolean {
  return request.method === "OPTIONS" && request.headers["access-control-request-method"] !== undefined;
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  // Echoed individually: a wildcard does not cover Authorization.
  const wanted = request.headers["access-control-request-headers"];
  response.writeHead(204, {
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    ...(wanted === undefined ? {} : { "access-control-allow-headers": wanted }),
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  });
  response.end();
}

/** The size of the body as declared; without a declaration it may be as large as any. */
export function bodyBytes({ headers }: IncomingMessage): number {
  if (headers["transfer-encoding"] !== undefined) return MAX_BODY_BYTES;
  return Number(headers["content-length"] ?? 0);
}

/** Carries the fields of every API's error format: each client library reads the one it knows. */
function refuseOverLimit(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  // A large body is not worth receiving only to keep the connection.
  if (bodyBytes(request) > SMALL_BODY_BYTES) response.setHeader("connection", "close");
  const message = `Too many requests. Please wait ${seconds} seconds and try again.`;
  response.writeHead(429, {
    "content-type": "application/json; charset=utf-8",
    "retry-after": String(seconds),
  });
  response.end(
    JSON.stringify({
      code: "429",
      error_code: "over_request_rate_limit",
      msg: message,
      message,
      error: message,
      details: null,
      hint: null,
    }),
  );
}
