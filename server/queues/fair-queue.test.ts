import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

it("serves groups in turn, and each group in the order in which it came", () => {
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

it("refuses a group that has its share, and everybody when it is full", () => {
  const queue = new FairQueue<number>({ most: 3, mostPerGroup: 2 });
  expect([queue.add("a", 1), queue.add("a", 2), queue.add("a", 3)]).toEqual([true, true, false]);
  expect([queue.add("b", 4), queue.add("c", 5)]).toEqual([true, false]);
  expect(queue.size).toBe(3);
  expect(queue.take()).toBe(1);
  expect(queue.add("c", 5)).toBe(true);
  expect(queue.takeAll().sort()).toEqual([2, 4, 5]);
  expect([queue.size, queue.take()]).toEqual([0, undefined]);
});
