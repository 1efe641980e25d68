import { expect, it, vi } from "vitest";
import { createUnfinishedSpace } from "./unfinished-space.ts";

const unused = () => expect.fail("an answer was ended");

it("refuses what is over a network's share until an earlier answer has ended", () => {
  const space = createUnfinishedSpace({ perNetwork: 100, total: 1_000 });
  const first = space.begin("a", 60, unused);
  expect(space.begin("a", 60, unused)).toBeUndefined();
  expect(space.begin("b", 60, unused)).toBeTypeOf("function");
  first?.();
  first?.();
  expect(space.begin("a", 60, unused)).toBeTypeOf("function");
  expect(space.begin("a", 60, unused)).toBeUndefined();
});

it("sends a single answer that is larger than the share", () => {
  const space = createUnfinishedSpace({ perNetwork: 100, total: 1_000 });
  expect(space.begin("a", 500, unused)).toBeTypeOf("function");
});

it("ends the oldest answer of the network that holds most when all are full", () => {
  const space = createUnfinishedSpace({ perNetwork: 100, total: 200 });
  const oldest = vi.fn();
  space.begin("a", 50, oldest);
  space.begin("a", 50, unused);
  space.begin("b", 80, unused);
  const newcomers = space.begin("c", 60, unused);
  expect(oldest).toHaveBeenCalledOnce();
  newcomers?.();
  expect(space.begin("a", 50, unused)).toBeTypeOf("function");
});

it("ends an answer of the block that holds most, though each of its networks holds little", () => {
  const space = createUnfinishedSpace({ perNetwork: 100, total: 200 });
  const oldest = vi.fn();
  space.begin("45.9.8.0", 30, oldest);
  for (let n = 1; n < 4; n += 1) space.begin(`45.9.8.${n}`, 30, unused);
  space.begin("192.0.2.8", 60, unused);
  space.begin("198.51.100.8", 40, unused);
  expect(oldest).toHaveBeenCalledOnce();
});
