import { describe, expect, it, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createNetworkRateLimiter } from "./network-rate-limiter.ts";

const never = () => Promise.reject(new Error("an embedded database must not be queried"));
const embedded: Database = {
  kind: "pglite",
  query: never,
  queryAs: never,
  script: never,
  transaction: never,
  load: () => ({ busy: 0, idle: 0, waiting: 0 }),
  close: () => Promise.resolve(),
};

describe("network rate limiter", () => {
  it("refuses a network over its limit, returns the seconds to wait, and admits it in the next minute", () => {
    let clock = 60_000 * 1000 + 15_000;
    const limiter = createNetworkRateLimiter({ db: embedded, limit: 3, now: () => clock, onError: vi.fn() });
    expect([1, 2, 3].map(() => limiter.admit("a"))).toEqual([undefined, undefined, undefined]);
    expect(limiter.admit("a")).toBe(45);
    expect(limiter.admit("b")).toBeUndefined();
    clock += 45_000;
    expect(limiter.admit("a")).toBeUndefined();
  });

  it("admits four times as many of a provider's block as of one network", () => {
    const limiter = createNetworkRateLimiter({ db: embedded, limit: 3, now: () => 0, onError: vi.fn() });
    const admitted = Array.from({ length: 256 }, (_, n) => limiter.admit(`45.9.8.${n}`));
    expect(admitted.filter((seconds) => seconds === undefined)).toHaveLength(12);
    expect(limiter.admit("192.0.2.8")).toBeUndefined();
  });

  it("admits everything when the limit is 0", () => {
    const limiter = createNetworkRateLimiter({ db: embedded, limit: 0, now: Date.now, onError: vi.fn() });
    for (let i = 0; i < 10_000; i++) expect(limiter.admit("a")).toBeUndefined();
  });

  it("shares counts under hashed names, without the network's address", async () => {
    vi.useFakeTimers();
    const query = vi.fn(async () => ({ rows: [], rowCount: 0 }));
    const shared = { ...embedded, kind: "postgres", query } satisfies Database;
    const limiter = createNetworkRateLimiter({ db: shared, limit: 3, now: Date.now, onError: vi.fn() });
    limiter.admit("192.0.2.1");
    await vi.advanceTimersByTimeAsync(1_000);
    limiter.stop();
    vi.useRealTimers();
    expect(query).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(query.mock.calls)).toMatch(/"flood:\d+:[\w-]{22}"/);
    expect(JSON.stringify(query.mock.calls)).not.toContain("192.0.2.1");
  });
});
