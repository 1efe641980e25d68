/** The rate limiter against a table in memory that counts queries. */
import { describe, expect, test } from "vitest";
import type { Queryable, QueryResult, Row } from "#server/db/database.ts";
import { createRateLimiter, type LimitRule } from "./rate-limiter.ts";

/** Behaves like the rate limit table and counts its queries. */
function countingTable(now: () => number) {
  const buckets = new Map<string, { hits: number; ends: number }>();
  let queries = 0;
  const db = {
    async query<T extends Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
      queries += 1;
      const names = params[0] as string[];
      if (sql.startsWith("update")) {
        for (const name of names) {
          const bucket = buckets.get(name);
          if (bucket) bucket.hits = Math.max(0, bucket.hits - 1);
        }
        return { rows: [], rowCount: names.length };
      }
      const seconds = params[1] as number[];
      const weights = params[3] as number[];
      const rows = names.map((bucket, i) => {
        const known = buckets.get(bucket);
        const weight = weights[i] ?? 1;
        const fresh = { hits: weight, ends: now() + (seconds[i] ?? 0) * 1000 };
        const next = known && known.ends > now() ? { hits: known.hits + weight, ends: known.ends } : fresh;
        buckets.set(bucket, next);
        return { bucket, hits: next.hits, window_ends_at: new Date(next.ends) };
      });
      return { rows: rows as unknown as T[], rowCount: rows.length };
    },
  } as Queryable;
  return { db, names: () => [...buckets.keys()], queries: () => queries };
}

const rule: LimitRule = { name: "tries", limit: 3, windowSeconds: 60 };

describe("rate limiter", () => {
  test("counts a hit as many as it weighs, and refuses from memory once the bucket is full", async () => {
    const table = countingTable(() => 0);
    const limiter = createRateLimiter(table.db, () => 0);
    expect(await limiter.hit([{ rule, key: "someone", weight: 3 }])).toEqual({ allowed: true });
    expect(await limiter.hit([{ rule, key: "someone" }])).toMatchObject({ allowed: false });
    const before = table.queries();
    expect(await limiter.hit([{ rule, key: "someone" }])).toMatchObject({ allowed: false });
    expect(table.queries()).toBe(before);
  });

  test("allows hits up to the limit, then returns the seconds to wait, and starts again with the next window", async () => {
    let at = 1_000_000;
    const limiter = createRateLimiter(countingTable(() => at).db, () => at);
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await limiter.hit([{ rule, key: "someone" }])).toEqual({ allowed: true });
    }
    at += 20_000;
    expect(await limiter.hit([{ rule, key: "someone" }])).toEqual({
      allowed: false,
      rule,
      retryAfterSeconds: 40,
    });
    expect(await limiter.hit([{ rule, key: "someone else" }])).toEqual({ allowed: true });
    at += 41_000;
    expect(await limiter.hit([{ rule, key: "someone" }])).toEqual({ allowed: true });
  });

  test("refuses hits on a full bucket without querying the database", async () => {
    const table = countingTable(() => 0);
    const limiter = createRateLimiter(table.db, () => 0);
    for (let turn = 0; turn < 1000; turn += 1) await limiter.hit([{ rule, key: "flood" }]);
    expect(table.queries()).toBe(4);
  });

  test("counts several buckets in one statement and returns the longest wait", async () => {
    const table = countingTable(() => 0);
    const limiter = createRateLimiter(table.db, () => 0);
    const short = { name: "short", limit: 0, windowSeconds: 10 };
    const long = { name: "long", limit: 0, windowSeconds: 100 };
    const verdict = await limiter.hit([
      { rule: short, key: "x" },
      { rule: long, key: "x" },
    ]);
    expect(verdict).toMatchObject({ allowed: false, rule: long, retryAfterSeconds: 100 });
    expect(table.queries()).toBe(1);
  });

  test("allows another hit after a refund", async () => {
    const limiter = createRateLimiter(countingTable(() => 0).db, () => 0);
    const hit = [{ rule: { ...rule, limit: 1 }, key: "x" }];
    await limiter.hit(hit);
    expect((await limiter.hit(hit)).allowed).toBe(false);
    await limiter.refund(hit);
    await limiter.refund(hit);
    expect((await limiter.hit(hit)).allowed).toBe(true);
  });

  test("stores hashed keys only", async () => {
    const table = countingTable(() => 0);
    await createRateLimiter(table.db, () => 0).hit([{ rule, key: "ann@example.org" }]);
    expect(table.names()).toEqual([expect.stringMatching(/^tries:[\w-]{22}$/)]);
  });
});
