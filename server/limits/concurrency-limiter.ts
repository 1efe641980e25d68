/**
 * Load shedding: limits how many requests are processed concurrently and answers the rest with 503 immediately. Without
 * it, under overload the queue grows faster than it is served and every request times out.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

export type ConcurrencyLimiter = {
  /**
   * Admits a request, or answers 503 and returns false. A request counts from when its body was received until its
   * answer was written, so that slow clients occupy no slot.
   */
  admit(request: IncomingMessage, response: ServerResponse): boolean;
};

/** A fraction of a second's work on a small machine, and far above ordinary concurrency. */
const MAX_CONCURRENT = 150;
const RETRY_AFTER_SECONDS = 2;
/** Health and metrics are cheap and matter most under overload. */
export const HOUSEKEEPING = /^\/(?:healthz|readyz|metrics|config\.json)(?:\?|$)/;

export function createConcurrencyLimiter(maxConcurrent = MAX_CONCURRENT): ConcurrencyLimiter {
  let active = 0;
  return {
    admit(request, response) {
      if (HOUSEKEEPING.test(request.url ?? "")) return true;
      if (active >= maxConcurrent) {
        refuse(response);
        return false;
      }
      let state: "receiving" | "active" | "done" = "receiving";
      const begin = () => {
        if (state !== "receiving") return;
        state = "active";
        active += 1;
      };
      const end = () => {
        if (state === "active") active -= 1;
        state = "done";
      };
      response.once("prefinish", end).once("close", end);
      // A request whose body never arrives costs nothing and must not occupy a slot.
      if (hasBody(request)) request.once("end", begin);
      else begin();
      return true;
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Carries the fields of every API's error format: each client library reads the one it knows. */
function refuse(response: ServerResponse): void {
  const message = `Many people are here right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`;
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "retry-after": String(RETRY_AFTER_SECONDS),
  });
  response.end(
    JSON.stringify({
      code: "503",
      error_code: "over_capacity",
      msg: message,
      message,
      error: message,
      details: null,
      hint: null,
    }),
  );
}
