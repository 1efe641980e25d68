/** The limits on request bodies for every API: size, JSON nesting depth and number of values. */
import type { Context, MiddlewareHandler } from "hono";
import { jsonDepthExceeds, jsonValuesExceed } from "#server/db/json-depth.ts";

export const MAX_BODY_BYTES = 1_048_576;
/** A question with its whole history in three-byte characters, twice over. */
export const MAX_FUNCTION_BODY_BYTES = 131_072;
export const MAX_JSON_DEPTH = 64;
/** The largest legitimate writes have 500 rows of four values. Parsing many more blocks the event loop. */
export const MAX_BODY_VALUES = 5_000;
/** Security keys, identity tokens and 4 KB of metadata fit several times over. */
export const AUTH_BODY = { maxBytes: 65_536, maxValues: 500 };

/** How an API answers a refusal: each has its own error format. */
export type Refuse = (c: Context, status: 400 | 413, message: string) => Response;

export function bodyGuard(
  refuse: Refuse,
  { maxBytes = MAX_BODY_BYTES, maxValues = MAX_BODY_VALUES } = {},
): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { body } = c.req.raw;
    if (body === null) return next();
    if (Number(c.req.header("content-length") ?? 0) > maxBytes) return tooLarge(c, refuse, maxBytes);
    const bytes = await readAtMost(body, maxBytes).catch(() => "broken off" as const);
    // A client that disconnects midway gets no answer, and it is not an error to log.
    if (bytes === "broken off") return refuse(c, 400, "The body ended before it was complete");
    if (bytes === undefined) return tooLarge(c, refuse, maxBytes);
    const text = new TextDecoder().decode(bytes);
    if (jsonDepthExceeds(text, MAX_JSON_DEPTH)) {
      return refuse(c, 400, `The body is nested more than ${MAX_JSON_DEPTH} levels deep`);
    }
    if (hasTooManyValues(text, c.req.header("content-type"), maxValues)) {
      return refuse(c, 413, `The body holds more than ${maxValues} values`);
    }
    // The stream is consumed: handlers get a request with the bytes that were read.
    c.req.raw = new Request(c.req.url, { body: bytes, headers: c.req.raw.headers, method: c.req.method });
    return next();
  };
}

/** Forms and CSV are counted by their separators. */
function hasTooManyValues(text: string, contentType: string | undefined, max: number): boolean {
  if (contentType === undefined || contentType.includes("json")) return jsonValuesExceed(text, max);
  let count = 1;
  for (const character of text) {
    if (character === "," || character === "&" || character === "\n") count += 1;
    if (count > max) return true;
  }
  return false;
}

function tooLarge(c: Context, refuse: Refuse, maxBytes: number): Response {
  const response = refuse(c, 413, `The body is larger than ${maxBytes} bytes`);
  // The rest of the body will not be read: the connection cannot carry another request.
  response.headers.set("connection", "close");
  return response;
}

async function readAtMost(
  body: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
