/**
 * Load shedding: limits how many requests are processed concurrently and answers the rest with 503 immediately. Without
 * it, under overload the queue grows faster than it is served and every request times out. Each network, and each
 * provider's block of networks, may hold half of what is free, and some places are left for those that hold hardly any. All of
 * one provider's blocks together leave the last third to others: one customer can rent dozens of blocks.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { StandAside } from "#server/db/caller.ts";
import { blockOf, providerOf } from "#server/networks/network.ts";
import { createCounts } from "#server/queues/counts.ts";
import { declaredBytes } from "./declared-bytes.ts";
import { sendRefusal } from "./send-refusal.ts";

export type ConcurrencyLimiter = {
  /**
   * Admits a request, or answers 503 and returns undefined. A request counts from when its body was received until its
   * answer was written, so that slow clients occupy no slot, but not while it stands aside.
   */
  admit(request: IncomingMessage, response: ServerResponse, network: string): StandAside | undefined;
};

/** A fraction of a second's work on a small machine, and far above ordinary concurrency. */
const MAX_CONCURRENT = 210;
/** A page's requests at once; of a network, and of a block, whose customers could else take the places of all others by turns. */
const FEW = 8;
/** The share of the places that is left for networks that hold few, and of these for networks that hold none. */
const LEFT_FOR_FEW = 1 / 3;
const LEFT_FOR_NONE = 1 / 6;
/** From this share of the places on a provider holds many: thousands of people may be its customers, and most of our readers are. */
const MANY_OF_PROVIDER = 1 / 3;
const RETRY_AFTER_SECONDS = 2;
/** Health and metrics are cheap and matter most under overload. */
export const HOUSEKEEPING = /^\/(?:healthz|readyz|metrics|config\.json)(?:\?|$)/;

export function createConcurrencyLimiter(maxConcurrent = MAX_CONCURRENT): ConcurrencyLimiter {
  let active = 0;
  const held = createCounts();
  const add = (network: string, count: number) => {
    active += count;
    for (const name of new Set([network, blockOf(network), providerOf(network)])) held.add(name, count);
  };
  const forFew = Math.round(maxConcurrent * (1 - LEFT_FOR_NONE));
  const forAll = Math.round(maxConcurrent * (1 - LEFT_FOR_FEW));
  const many = Math.round(maxConcurrent * MANY_OF_PROVIDER);

  function isFull(network: string): boolean {
    const isFullForProvider = active >= forAll && held.of(providerOf(network)) >= many;
    return isFullForProvider || isFullFor(held.of(network)) || isFullFor(held.of(blockOf(network)));
  }

  function isFullFor(own: number): boolean {
    if (own === 0) return active >= maxConcurrent;
    if (own < FEW) return active >= forFew;
    return own >= forAll - active;
  }

  return {
    admit(request, response, network) {
      if (HOUSEKEEPING.test(request.url ?? "")) return (wait) => wait();
      if (isFull(network)) {
        refuse(response);
        return undefined;
      }
      let state: "receiving" | "active" | "aside" | "done" = "receiving";
      const begin = (from: "receiving" | "aside") => {
        if (state !== from) return;
        state = "active";
        add(network, 1);
      };
      const end = (to: "aside" | "done") => {
        if (state === "active") add(network, -1);
        state = to;
      };
      const done = () => end("done");
      response.once("prefinish", done).once("close", done);
      // A request whose body never arrives costs nothing and must not occupy a slot.
      if (declaredBytes(request) > 0) request.once("end", () => begin("receiving"));
      else begin("receiving");
      return async (wait) => {
        if (state !== "active") return wait();
        end("aside");
        try {
          return await wait();
        } finally {
          begin("aside");
        }
      };
    },
  };
}

function refuse(response: ServerResponse): void {
  sendRefusal(response, {
    status: 503,
    errorCode: "over_capacity",
    message: `Many people are here right now. Please try again in ${RETRY_AFTER_SECONDS} seconds.`,
    headers: { "retry-after": String(RETRY_AFTER_SECONDS) },
  });
}
