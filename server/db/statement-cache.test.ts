import { describe, expect, it } from "vitest";
import { StatementCache } from "./statement-cache.ts";

/** Uses a statement like a session whose server accepts everything. */
function use(cache: StatementCache<string>, sql: string): string {
  const use = cache.use(sql);
  if (use.kind === "prepare") cache.accept(use.prepared, `shape of ${sql}`);
  return use.kind;
}

describe("StatementCache", () => {
  it("prepares a statement on its second use and reuses it from then on", () => {
    const cache = new StatementCache<string>("s");
    expect([use(cache, "a"), use(cache, "a"), use(cache, "a")]).toEqual(["unnamed", "prepare", "ready"]);
  });

  it("does not prepare a statement twice while the server has not answered", () => {
    const cache = new StatementCache<string>("s");
    cache.use("a");
    expect(cache.use("a").kind).toBe("prepare");
    expect(cache.use("a").kind).toBe("unnamed");
  });

  it("prepares a discarded statement again under a new name and closes the old one", () => {
    const cache = new StatementCache<string>("s");
    cache.use("a");
    const first = cache.use("a");
    cache.discard("a");
    cache.use("a");
    const second = cache.use("a");
    expect(first.kind === "prepare" && first.prepared.name).toBe("s1");
    expect(second.kind === "prepare" && [second.prepared.name, second.close]).toEqual(["s2", "s1"]);
  });

  it("evicts the least recently used statement and closes it", () => {
    const cache = new StatementCache<string>("s", 2);
    for (const sql of ["a", "a", "b", "b", "a"]) use(cache, sql);
    use(cache, "c");
    expect(use(cache, "a")).toBe("ready");
    const again = cache.use("c");
    expect(again.kind === "prepare" && again.close).toBe("s2");
    expect(use(cache, "b")).toBe("unnamed");
  });

  it("does not prepare very long statements", () => {
    const cache = new StatementCache<string>("s");
    const long = `select '${"x".repeat(40_000)}'`;
    expect([use(cache, long), use(cache, long), use(cache, long)]).toEqual(["unnamed", "unnamed", "unnamed"]);
  });
});
