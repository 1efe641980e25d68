import { describe, expect, it, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createFloodGate } from "./network-rate-limiter.ts";

const never = () => Promise.reject(new Error("an embedded database is not asked"));
const alone: Database = {
  kind: "pglite",
  query: never,
  queryAs: never,
  script: never,
  transaction: never,
  load: () => ({ busy: 0, idle: 0, waiting: 0 }),
  close: () => Promise.resolve(),
};

describe("flood gate", () => {
  it("refuses one network past its limit, says for how long, and opens again", () => {
    let clock = 60_000 * 1000 + 15_000;
    const gate = createFloodGate({ db: alone, limit: 3, now: () => clock, onError: vi.fn() });
    expect([1, 2, 3].map(() => gate.admit("a"))).toEqual([undefined, undefined, undefined]);
    expect(gate.admit("a")).toBe(45);
    expect(gate.admit("b")).toBeUndefined();
    clock += 45_000;
    expect(gate.admit("a")).toBeUndefined();
  });

  it("lets everything through when there is no limit", () => {
    const gate = createFloodGate({ db: alone, limit: 0, now: Date.now, onError: vi.fn() });
    for (let i = 0; i < 10_000; i++) expect(gate.admit("a")).toBeUndefined();
  });

  it("names no network to the database that servers share", async () => {
    vi.useFakeTimers();
    const query = vi.fn(async () => ({ rows: [], rowCount: 0 }));
    const shared = { ...alone, kind: "postgres", query } satisfies Database;
    const gate = createFloodGate({ db: shared, limit: 3, now: Date.now, onError: vi.fn() });
    gate.admit("192.0.2.1");
    await vi.advanceTimersByTimeAsync(1_000);
    gate.stop();
    vi.useRealTimers();
    expect(query).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(query.mock.calls)).toMatch(/"flood:\d+:[\w-]{22}"/);
    expect(JSON.stringify(query.mock.calls)).not.toContain("192.0.2.1");
  });
});
