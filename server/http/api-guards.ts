/** The limits on request bodies for every API: type, size, JSON nesting depth and number of values. */
import type { Context, MiddlewareHandler } from "hono";
import { decodeJwt } from "jose";
import { currentCaller } from "#server/db/caller.ts";
import { jsonDepthExceeds, jsonValuesExceed } from "#server/db/json-depth.ts";
import { type BodySpace, SMALL_BODY_BYTES } from "#server/limits/body-space.ts";
import { type NetworkTurns, TURN_WEIGHT } from "#server/limits/network-turns.ts";
import { bearer } from "#server/tokens/verify.ts";

export const MAX_BODY_BYTES = 1_048_576;
/** Ten events with a kilobyte of metadata each. */
const MAX_EVENTS_BODY_BYTES = SMALL_BODY_BYTES;
/** A question with its whole history in three-byte characters, or the most moves of a round. */
const MAX_QUESTION_BODY_BYTES = 65_536;
export const MAX_JSON_DEPTH = 64;
/** The largest legitimate writes have 500 rows of four values. Parsing many more blocks the event loop. */
export const MAX_BODY_VALUES = 5_000;
/** Security keys, identity tokens and 4 KB of metadata fit several times over. */
export const AUTH_BODY = { maxBytes: 32_768, maxValues: 500 };

/** Every plant bookmarked at once, several times over. A large value costs the database a tenth of a second even where it is refused. */
const MAX_USER_BODY_BYTES = 131_072;

/** The largest body of a route of the data API. Another spelling of the path has the general limit. Guests send events and reports. */
export function maxRestBytes(path: string, token: string | undefined): number {
  const role = roleOf(token);
  if (path.endsWith("/user_analytics_events") || role === "anon") return MAX_EVENTS_BODY_BYTES;
  return role === "authenticated" ? MAX_USER_BODY_BYTES : MAX_BODY_BYTES;
}

/** By what the token says of itself: whoever forges another role is refused when it is verified, before the body is parsed. */
function roleOf(token: string | undefined): unknown {
  if (token === undefined) return "anon";
  try {
    return decodeJwt(token).role;
  } catch {
    return "anon";
  }
}

/** The other functions take ids and votes. */
export const maxFunctionBytes = (path: string): number =>
  /\/(?:herbal-chat|settle-round)$/.test(path) ? MAX_QUESTION_BODY_BYTES : SMALL_BODY_BYTES;

export type RefusedStatus = 400 | 413 | 429 | 503;

/** How an API answers a refusal: each has its own error format. */
export type Refuse = (c: Context, status: RefusedStatus, message: string) => Response;

/** What the networks share: the memory for bodies, and the main thread that checks and parses them. */
export type BodySharing = { readonly space: BodySpace; readonly turns: NetworkTurns };

export type BodyLimits = {
  /** For all routes of the API, or by path and token. */
  readonly maxBytes?: number | ((path: string, token: string | undefined) => number);
  readonly maxValues?: number;
  /** The types that the API reads, in lower case and without parameters; others are refused unread. */
  readonly types?: ReadonlySet<string> | ((path: string) => ReadonlySet<string>);
  /** Undefined in an edge function, which serves one request at a time. */
  readonly sharing?: BodySharing | undefined;
};

export function bodyGuard(
  refuse: Refuse,
  { maxBytes: most = MAX_BODY_BYTES, maxValues = MAX_BODY_VALUES, types, sharing }: BodyLimits = {},
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { body } = c.req.raw;
    if (body === null) return next();
    const refuseUnread = (status: RefusedStatus, message: string) => unread(refuse(c, status, message));
    const type = mediaType(c.req.header("content-type"));
    const known = typeof types === "function" ? types(c.req.path) : types;
    if (known !== undefined && !known.has(type))
      return refuseUnread(400, `Content-Type not acceptable: ${type}`);
    const maxBytes =
      typeof most === "number"
        ? most
        : most(c.req.path, bearer(c.req.header("authorization") ?? null) ?? c.req.header("apikey"));
    const declared = Number(c.req.header("content-length") ?? maxBytes);
    if (declared > maxBytes) return refuseUnread(413, tooLarge(maxBytes));
    const network = currentCaller()?.network ?? "unknown";
    const release = sharing === undefined ? () => undefined : sharing.space.reserve(network, declared);
    if (release === "network full") return inASecond(refuseUnread(429, TOO_MANY));
    if (release === "server full") return inASecond(refuseUnread(503, SERVER_FULL));
    try {
      const { promise: ended, resolve: end } = Promise.withResolvers<"ended">();
      const arrived =
        sharing === undefined ? () => undefined : sharing.space.begin(network, () => end("ended"));
      if (arrived === undefined) return inASecond(refuseUnread(429, TOO_MANY));
      const arriving = readAtMost(body, declared).catch(() => "broken off" as const);
      const bytes = await Promise.race([arriving, ended]).finally(arrived);
      if (bytes === "ended") return inASecond(refuseUnread(503, SERVER_FULL));
      // A client that disconnects midway gets no answer, and it is not an error to log.
      if (bytes === "broken off") return refuse(c, 400, "The body ended before it was complete");
      if (bytes === undefined) return refuseUnread(413, tooLarge(maxBytes));
      // Many bodies can be complete at once; each large one is checked and parsed in a turn of its own.
      const weight = bytes.length > SMALL_BODY_BYTES ? TURN_WEIGHT : 1;
      if ((await sharing?.turns.take(network, weight)) === false) return inASecond(refuse(c, 429, TOO_MANY));
      const text = new TextDecoder().decode(bytes);
      if (jsonDepthExceeds(text, MAX_JSON_DEPTH)) {
        return refuse(c, 400, `The body is nested more than ${MAX_JSON_DEPTH} levels deep`);
      }
      if (hasTooManyValues(text, type, maxValues)) {
        return refuse(c, 413, `The body holds more than ${maxValues} values`);
      }
      // The stream is consumed: handlers get a request with the bytes that were read.
      c.req.raw = new Request(c.req.url, { body: bytes, headers: c.req.raw.headers, method: c.req.method });
      await next();
    } finally {
      release();
    }
  };
}

const mediaType = (header: string | undefined): string =>
  (header ?? "application/json").split(";", 1)[0]?.trim().toLowerCase() || "application/json";

const tooLarge = (maxBytes: number) => `The body is larger than ${maxBytes} bytes`;

/** Forms and CSV are counted by their separators. */
function hasTooManyValues(text: string, type: string, max: number): boolean {
  if (type.includes("json")) return jsonValuesExceed(text, max);
  let count = 1;
  for (const _separator of text.matchAll(/[,&\n]/g)) {
    count += 1;
    if (count > max) return true;
  }
  return false;
}

const TOO_MANY = "Too many requests at once. Please try again in a second.";
const SERVER_FULL = "The server is receiving too much at once. Please try again in a second.";

function inASecond(response: Response): Response {
  response.headers.set("retry-after", "1");
  return response;
}

/** The rest of the body will not be read: the connection cannot carry another request. */
function unread(response: Response): Response {
  response.headers.set("connection", "close");
  return response;
}

/** Into one buffer: a list of the pieces of a body that arrives byte by byte would take a hundred times its size. */
async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const whole = new Uint8Array(limit);
  let size = 0;
  for await (const chunk of body) {
    if (size + chunk.length > limit) return undefined;
    whole.set(chunk, size);
    size += chunk.length;
  }
  return whole.subarray(0, size);
}
