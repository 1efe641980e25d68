/** The limiter's memory: a full bucket is refused without asking the database, until its window ends. */
import { describe, expect, test } from "vitest";
import type { Queryable, QueryResult, Row } from "#server/db/database.ts";
import { createLimiter, type LimitRule } from "./rate-limiter.ts";

/** Counts as the table does, and how often it was asked. */
function countingTable(now: () => number) {
  const buckets = new Map<string, { hits: number; ends: number }>();
  let asked = 0;
  const db = {
    async query<T extends Row>(sql: string, params: readonly unknown[] = []): Promise<QueryResult<T>> {
      asked += 1;
      const names = params[0] as string[];
      if (sql.startsWith("update")) {
        for (const name of names) {
          const bucket = buckets.get(name);
          if (bucket) bucket.hits = Math.max(0, bucket.hits - 1);
        }
        return { rows: [], rowCount: names.length };
      }
      const seconds = params[1] as number[];
      const rows = names.map((bucket, i) => {
        const known = buckets.get(bucket);
        const fresh = { hits: 1, ends: now() + (seconds[i] ?? 0) * 1000 };
        const next = known && known.ends > now() ? { hits: known.hits + 1, ends: known.ends } : fresh;
        buckets.set(bucket, next);
        return { bucket, hits: next.hits, window_ends_at: new Date(next.ends) };
      });
      return { rows: rows as unknown as T[], rowCount: rows.length };
    },
  } as Queryable;
  return { db, names: () => [...buckets.keys()], asked: () => asked };
}

const rule: LimitRule = { name: "tries", limit: 3, windowSeconds: 60 };

describe("the limiter", () => {
  test("allows up to the limit, then says how long to wait, then starts afresh", async () => {
    let at = 1_000_000;
    const limiter = createLimiter(countingTable(() => at).db, () => at);
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

  test("a flood on a full bucket does not reach the database", async () => {
    const table = countingTable(() => 0);
    const limiter = createLimiter(table.db, () => 0);
    for (let turn = 0; turn < 1000; turn += 1) await limiter.hit([{ rule, key: "flood" }]);
    expect(table.asked()).toBe(4);
  });

  test("several buckets are counted in one statement and the longest wait is named", async () => {
    const table = countingTable(() => 0);
    const limiter = createLimiter(table.db, () => 0);
    const short = { name: "short", limit: 0, windowSeconds: 10 };
    const long = { name: "long", limit: 0, windowSeconds: 100 };
    const verdict = await limiter.hit([
      { rule: short, key: "x" },
      { rule: long, key: "x" },
    ]);
    expect(verdict).toMatchObject({ allowed: false, rule: long, retryAfterSeconds: 100 });
    expect(table.asked()).toBe(1);
  });

  test("a forgiven hit opens the bucket again", async () => {
    const limiter = createLimiter(countingTable(() => 0).db, () => 0);
    const hit = [{ rule: { ...rule, limit: 1 }, key: "x" }];
    await limiter.hit(hit);
    expect((await limiter.hit(hit)).allowed).toBe(false);
    await limiter.forgive(hit);
    await limiter.forgive(hit);
    expect((await limiter.hit(hit)).allowed).toBe(true);
  });

  test("names in the table do not give the key away", async () => {
    const table = countingTable(() => 0);
    await createLimiter(table.db, () => 0).hit([{ rule, key: "ann@example.org" }]);
    expect(table.names()).toEqual([expect.stringMatching(/^tries:[\w-]{22}$/)]);
  });
});
