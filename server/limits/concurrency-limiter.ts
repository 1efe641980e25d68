/**
 * Keeps a crowd from making everybody wait: so many requests are worked on at once, and who comes on top of them is
 * told at once to come back. Without it a queue grows faster than it is served, and nobody is answered in time.
 */
import type { IncomingMessage, ServerResponse } from "node:http";

export type CrowdGate = {
  /**
   * Lets a request in, or refuses it when the house is full. It counts from when it has been heard to when it has been
   * answered: who speaks or listens slowly takes nobody's place.
   */
  enter(request: IncomingMessage, response: ServerResponse): boolean;
};

/** A fraction of a second's work on a small machine, and far more than a day of ordinary visits brings. */
const MOST_AT_ONCE = 150;
const COME_BACK_SECONDS = 2;
/** Whether the server lives, and how it fares, must be told in a crowd most of all; none of it is work. */
const ALWAYS_IN = /^\/(?:healthz|readyz|metrics|config\.json)(?:\?|$)/;

export function createCrowdGate(mostAtOnce = MOST_AT_ONCE): CrowdGate {
  let inside = 0;
  return {
    enter(request, response) {
      if (ALWAYS_IN.test(request.url ?? "")) return true;
      if (inside >= mostAtOnce) {
        refuse(response);
        return false;
      }
      let state: "outside" | "inside" | "gone" = "outside";
      const comeIn = () => {
        if (state !== "outside") return;
        state = "inside";
        inside += 1;
      };
      const leave = () => {
        if (state === "inside") inside -= 1;
        state = "gone";
      };
      response.once("prefinish", leave).once("close", leave);
      // Only what is being worked on counts: a body that never comes costs nothing, and must not keep others out.
      if (hasBody(request)) request.once("end", comeIn);
      else comeIn();
      return true;
    },
  };
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** In every API's words at once: each client library reads the field it knows. */
function refuse(response: ServerResponse): void {
  const message = `Many people are here right now. Please try again in ${COME_BACK_SECONDS} seconds.`;
  response.writeHead(503, {
    "content-type": "application/json; charset=utf-8",
    "retry-after": String(COME_BACK_SECONDS),
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
