/**
 * The first to see every request: gives it an id and the headers that belong on every answer, sends the site's
 * files itself, hands the rest to the API, and writes one line about it: what and how long, never who or why.
 */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { describeError, type Log } from "#server/log.ts";

/** Sends a file if there is one at this path, and says whether it did. */
export type ServeFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
) => Promise<boolean>;

export type ListenerOptions = {
  readonly log: Log;
  readonly headers: Record<string, string>;
  readonly apiPolicy: string;
  /** Asked in turn; the first that has the file sends it. None at all when only the API is served. */
  readonly files: readonly ServeFiles[];
  /** Counts an API request; a number is how many seconds its network must wait instead. */
  readonly admit: (request: IncomingMessage) => number | undefined;
  readonly api: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
};

const MAX_LOGGED_PATH = 200;

export function createListener(options: ListenerOptions): RequestListener {
  const { log, headers, apiPolicy, files, admit, api } = options;

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
    if (path === undefined || namesTwoHosts(request)) {
      sendPlain(response, 400, "Bad request");
      return;
    }
    for (const serve of files) if (await serve(request, response, path)) return;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader("content-security-policy", apiPolicy);
    if (isApi(path)) {
      allowOtherOrigins(response);
      // What a token opened is its holder's: no cache in between may keep it, whichever header the token came in.
      response.setHeader("cache-control", "no-store");
      if (isPreflight(request)) {
        answerPreflight(request, response);
        return;
      }
      const wait = admit(request);
      if (wait !== undefined) {
        refuseFlood(response, wait);
        return;
      }
    }
    await api(request, response);
  }

  function sendPlain(response: ServerResponse, status: number, text: string): void {
    response.writeHead(status, { ...headers, "content-type": "text/plain; charset=utf-8" }).end(`${text}\n`);
  }
}

/** The decoded path, or nothing when it is not one a file or a route could have. */
export function pathOf(url: string | undefined): string | undefined {
  const raw = (url ?? "/").split(/[?#]/, 1)[0] ?? "/";
  if (!raw.startsWith("/") || raw.startsWith("//")) return undefined;
  try {
    const path = decodeURIComponent(raw);
    // Dots are walked by whoever reads the address next: "/./rest" would be an API call that is not counted as one.
    return path.includes("\0") || path.includes("\\") || /(^|\/)\.{1,2}(\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Whoever stands before us may have believed the other one. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts > 1;
}

function isApi(path: string): boolean {
  return /^\/(rest|auth|functions)\/v1(\/|$)/.test(path);
}

/** Any site may call: a request carries its own token and no cookie, so there is nothing to ride on. */
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
  // Named back one by one: a wildcard would not cover Authorization.
  const wanted = request.headers["access-control-request-headers"];
  response.writeHead(204, {
    "access-control-allow-methods": "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS",
    ...(wanted === undefined ? {} : { "access-control-allow-headers": wanted }),
    "access-control-max-age": "86400",
    vary: "access-control-request-headers",
  });
  response.end();
}

/** In every API's words at once: each client library reads the field it knows. */
function refuseFlood(response: ServerResponse, seconds: number): void {
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
