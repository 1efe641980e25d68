import { describe, expect, it } from "vitest";
import { CommitGroup } from "./commit-group.ts";

function waiting(told: string[], name: string) {
  return {
    resolve: () => void told.push(name),
    lost: (error: Error) => void told.push(`${name}: ${error.message}`),
  };
}

describe("CommitGroup", () => {
  it("flushes once nobody else is about to join", () => {
    const group = new CommitGroup();
    const told: string[] = [];
    group.starts();
    group.starts();
    group.ends(waiting(told, "a"));
    expect(group.take(false)).toBeUndefined();
    group.ends(waiting(told, "b"));
    expect(group.take(true)).toBeUndefined();
    const taken = group.take(false) ?? [];
    expect(told).toEqual([]);
    group.flushed(taken);
    expect(told).toEqual(["a", "b"]);
    expect(group.settled).toBe(true);
  });

  it("does not let a stream of writers hold the first one up", () => {
    const group = new CommitGroup();
    for (let count = 0; count < 64; count += 1) {
      group.starts();
      group.ends(waiting([], "x"));
    }
    expect(group.take(true)).toHaveLength(64);
  });

  it("tells nobody twice, and does not flush for a commit that failed", () => {
    const group = new CommitGroup();
    group.starts();
    group.ends(undefined);
    expect(group.take(false)).toBeUndefined();
    expect(group.settled).toBe(true);
  });

  it("waits behind a failed transaction, and tries again after it", () => {
    const group = new CommitGroup();
    const told: string[] = [];
    group.starts();
    group.ends(waiting(told, "a"));
    group.refused(group.take(false) ?? []);
    expect(group.take(false)).toBeUndefined();
    group.unblock();
    group.flushed(group.take(false) ?? []);
    expect(told).toEqual(["a"]);
  });

  it("says so when what was not flushed is lost", () => {
    const group = new CommitGroup();
    const told: string[] = [];
    group.starts();
    group.ends(waiting(told, "a"));
    group.lose(new Error("gone"));
    expect(told).toEqual(["a: gone"]);
    expect(group.settled).toBe(true);
  });
});
