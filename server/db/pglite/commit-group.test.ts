import { describe, expect, it } from "vitest";
import { CommitGroup } from "./commit-group.ts";

function waiting(notified: string[], name: string) {
  return {
    resolve: () => void notified.push(name),
    lost: (error: Error) => void notified.push(`${name}: ${error.message}`),
  };
}

describe("CommitGroup", () => {
  it("flushes when no other commit is about to join", () => {
    const group = new CommitGroup();
    const notified: string[] = [];
    group.starts();
    group.starts();
    group.ends(waiting(notified, "a"));
    expect(group.take(false)).toBeUndefined();
    group.ends(waiting(notified, "b"));
    expect(group.take(true)).toBeUndefined();
    const taken = group.take(false) ?? [];
    expect(notified).toEqual([]);
    group.flushed(taken);
    expect(notified).toEqual(["a", "b"]);
    expect(group.settled).toBe(true);
  });

  it("flushes a full group although more writers are coming", () => {
    const group = new CommitGroup();
    for (let count = 0; count < 64; count += 1) {
      group.starts();
      group.ends(waiting([], "x"));
    }
    expect(group.take(true)).toHaveLength(64);
  });

  it("does not flush for a commit that failed", () => {
    const group = new CommitGroup();
    group.starts();
    group.ends(undefined);
    expect(group.take(false)).toBeUndefined();
    expect(group.settled).toBe(true);
  });

  it("retries a refused flush after the failed transaction has ended", () => {
    const group = new CommitGroup();
    const notified: string[] = [];
    group.starts();
    group.ends(waiting(notified, "a"));
    group.refused(group.take(false) ?? []);
    expect(group.take(false)).toBeUndefined();
    group.unblock();
    group.flushed(group.take(false) ?? []);
    expect(notified).toEqual(["a"]);
  });

  it("rejects the commits that were lost before a flush", () => {
    const group = new CommitGroup();
    const notified: string[] = [];
    group.starts();
    group.ends(waiting(notified, "a"));
    group.lose(new Error("gone"));
    expect(notified).toEqual(["a: gone"]);
    expect(group.settled).toBe(true);
  });
});
