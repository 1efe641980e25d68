import { expect, test, vi } from "vitest";
import { createBodySpace, SMALL_BODY_BYTES } from "./body-space.ts";

const unused = () => expect.fail("a body was no longer waited for");
const MEBIBYTE = 1_048_576;

test("a network's large bodies share a bounded space, small ones have their own, and so have other networks", () => {
  const space = createBodySpace({ large: { total: MEBIBYTE, perNetwork: 100_000 } });
  const first = space.reserve("a", 60_000);
  expect(first).toBeTypeOf("function");
  expect(space.reserve("a", 60_000)).toBe("network full");
  expect(space.reserve("a", SMALL_BODY_BYTES)).toBeTypeOf("function");
  expect(space.reserve("b", 60_000)).toBeTypeOf("function");
  if (typeof first === "function") first();
  expect(space.reserve("a", 100_000)).toBeTypeOf("function");
});

test.each([
  ["large", MEBIBYTE, 32 * MEBIBYTE],
  ["small", SMALL_BODY_BYTES, 16 * MEBIBYTE],
])("%s bodies of all networks together are bounded, and one more network finds room", (_, bytes, total) => {
  const space = createBodySpace();
  let held = 0;
  for (let round = 0; round < 64; round += 1)
    for (let network = 0; network < 30; network += 1)
      if (typeof space.reserve(`flood ${network}`, bytes) === "function") held += bytes;
  expect(held).toBeGreaterThan(total / 2);
  expect(held).toBeLessThan(total);
  expect(space.reserve("flood 1", bytes)).not.toBeTypeOf("function");
  expect(space.reserve("newcomer", bytes)).toBeTypeOf("function");
});

test("the space is given back", () => {
  const space = createBodySpace({ large: { total: 40_000, perNetwork: 40_000 } });
  const first = space.reserve("a", 20_000);
  expect(space.reserve("b", 17_000)).toBe("server full");
  if (typeof first === "function") first();
  expect(space.reserve("b", 17_000)).toBeTypeOf("function");
});

test("few bodies of one network arrive at a time", () => {
  const space = createBodySpace({ arrivingPerNetwork: 2 });
  const first = space.begin("a", unused);
  expect(space.begin("a", unused)).toBeDefined();
  expect(space.begin("a", unused)).toBeUndefined();
  expect(space.begin("b", unused)).toBeDefined();
  first?.();
  expect(space.begin("a", unused)).toBeDefined();
});

test("the networks of one provider's block leave room for others", () => {
  const space = createBodySpace();
  for (let round = 0; round < 4; round += 1)
    for (let n = 0; n < 256; n += 1) space.reserve(`2001:db8:aaaa:${n.toString(16)}00::/56`, MEBIBYTE);
  const others = Array.from({ length: 4 }, (_, n) => space.reserve(`192.0.${n}.8`, MEBIBYTE));
  for (const other of others) expect(other).toBeTypeOf("function");
});

test("of one block as many bodies arrive at a time as of four networks", () => {
  const space = createBodySpace({ arrivingPerNetwork: 2 });
  const begun = Array.from({ length: 20 }, (_, n) => space.begin(`45.9.8.${n}`, unused));
  expect(begun.filter((arrived) => arrived !== undefined)).toHaveLength(8);
  expect(space.begin("192.0.2.8", unused)).toBeDefined();
});

test("when bodies of many blocks never arrive, the oldest of the block that sends most gives way", () => {
  const space = createBodySpace({ arriving: 20 });
  const oldest = vi.fn();
  space.begin("45.9.8.1", oldest);
  for (let n = 0; n < 9; n += 1) space.begin("45.9.8.1", unused);
  for (let n = 0; n < 10; n += 1) space.begin(`45.9.${9 + n}.1`, unused);
  expect(space.begin("192.0.2.8", unused)).toBeDefined();
  expect(oldest).toHaveBeenCalledOnce();
});
