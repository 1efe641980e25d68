import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

it("serves groups round-robin, first in, first out within each group", () => {
  const queue = new FairQueue<string>({ most: 10, mostPerGroup: 10 });
  for (const [group, entry] of ["a1", "a2", "a3", "b1", "c1", "b2"].map(
    (name) => [name[0] ?? "", name] as const,
  ))
    expect(queue.add(group, entry)).toBe(true);
  expect(Array.from({ length: 7 }, () => queue.take())).toEqual([
    "a1",
    "b1",
    "c1",
    "a2",
    "b2",
    "a3",
    undefined,
  ]);
});

it("refuses entries beyond the limit per group and beyond the total limit", () => {
  const queue = new FairQueue<number>({ most: 3, mostPerGroup: 2 });
  expect([queue.add("a", 1), queue.add("a", 2), queue.add("a", 3)]).toEqual([true, true, false]);
  expect([queue.add("b", 4), queue.add("c", 5)]).toEqual([true, false]);
  expect(queue.size).toBe(3);
  expect(queue.take()).toBe(1);
  expect(queue.add("c", 5)).toBe(true);
  expect(queue.takeAll().sort()).toEqual([2, 4, 5]);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});

it("skips groups that are not eligible, and serves them once they are", () => {
  const queue = new FairQueue<string>();
  queue.add("a", "a1");
  queue.add("b", "b1");
  expect(queue.take((group) => group !== "a")).toBe("b1");
  expect(queue.take((group) => group !== "a")).toBeUndefined();
  expect(queue.size).toBe(1);
  expect(queue.take()).toBe("a1");
});

it("puts an entry back at the front of its group", () => {
  const queue = new FairQueue<string>({ most: 2, mostPerGroup: 1 });
  queue.add("a", "a2");
  queue.add("b", "b1");
  queue.putBack("a", "a1");
  expect(Array.from({ length: 3 }, () => queue.take())).toEqual(["a1", "b1", "a2"]);
});

it("serves the group with the lowest rank first, and groups of the same rank in turns", () => {
  const queue = new FairQueue<string>();
  for (const entry of ["a1", "b1", "c1", "b2", "c2"]) queue.add(entry[0] ?? "", entry);
  const rank = (group: string) => (group === "a" ? 1 : 0);
  expect(Array.from({ length: 6 }, () => queue.take(undefined, rank))).toEqual([
    "b1",
    "c1",
    "b2",
    "c2",
    "a1",
    undefined,
  ]);
});

it("gives up the newest entry of the group with the highest rank, but none for a group of the same rank", () => {
  const queue = new FairQueue<string>({ most: 3, mostPerGroup: 2 });
  for (const entry of ["a1", "b1", "b2"]) queue.add(entry[0] ?? "", entry);
  const rank = (group: string) => (group === "b" ? 5 : 1);
  expect([queue.giveUp(rank, 5), queue.giveUp(rank, 0), queue.size]).toEqual([undefined, "b2", 2]);
});

it("removes an entry that no longer waits", () => {
  const queue = new FairQueue<string>();
  for (const entry of ["a1", "a2", "b1"]) queue.add(entry[0] ?? "", entry);
  queue.remove("a", "a1");
  queue.remove("b", "b1");
  queue.remove("b", "b1");
  expect([queue.size, queue.some((group) => group === "b"), queue.take()]).toEqual([1, false, "a2"]);
});
