import { describe, expect, test } from "vitest";
import type { Job } from "./job.ts";
import { JobQueue } from "./job-queue.ts";

type Named = Job & { readonly name: string };

function job(name: string, network?: string, groups = false): Named {
  return {
    name,
    caller: network === undefined ? undefined : { network, databaseMs: 0 },
    groups,
    repeatable: true,
    start: () => undefined,
    refuse: () => undefined,
  };
}

function queueOf(...jobs: readonly Named[]): JobQueue {
  const queue = new JobQueue();
  for (const one of jobs) queue.push(one);
  return queue;
}

function all(queue: JobQueue): unknown[] {
  const names: unknown[] = [];
  for (let next = queue.shift(() => true); next; next = queue.shift(() => true)) {
    names.push("name" in next ? next.name : undefined);
  }
  return names;
}

describe("turns", () => {
  test("networks take turns, each in its own order; the server is one of them", () => {
    const queue = queueOf(
      job("a1", "a"),
      job("a2", "a"),
      job("a3", "a"),
      job("b1", "b"),
      job("s1"),
      job("b2", "b"),
    );
    expect(all(queue)).toEqual(["a1", "b1", "s1", "a2", "b2", "a3"]);
    expect(queue.size).toBe(0);
  });

  test("a network that may not start leaves its turn to the next", () => {
    const queue = queueOf(job("a1", "a"), job("b1", "b"));
    expect(queue.shift((network) => network !== "a")).toMatchObject({ name: "b1" });
    expect(queue.shift((network) => network !== "a")).toBeUndefined();
    expect(queue.size).toBe(1);
  });

  test("what lost its turn comes first in its network again, in the old order", () => {
    const queue = queueOf(job("a3", "a"), job("b1", "b"));
    queue.putBack([job("a1", "a"), job("a2", "a")]);
    expect(all(queue)).toEqual(["a1", "b1", "a2", "a3"]);
  });

  test("counts those whose commits can share a sync", () => {
    const queue = queueOf(job("a1", "a", true), job("b1", "b"));
    expect(queue.groupers).toBe(1);
    queue.shift(() => true);
    expect(queue.groupers).toBe(0);
    queue.push(job("a2", "a", true));
    expect(queue.drain()).toHaveLength(2);
    expect([queue.size, queue.groupers]).toEqual([0, 0]);
  });
});
