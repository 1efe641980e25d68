import { expect, test } from "vitest";
import { createBodySpace, SMALL_BODY_BYTES } from "./body-space.ts";

test("a network's large bodies share a bounded space, small ones need none, and others have their own", () => {
  const space = createBodySpace(100_000);
  const first = space.reserve("a", 60_000);
  expect(first).toBeDefined();
  expect(space.reserve("a", 60_000)).toBeUndefined();
  expect(space.reserve("a", SMALL_BODY_BYTES)).toBeDefined();
  expect(space.reserve("b", 60_000)).toBeDefined();
  first?.();
  expect(space.reserve("a", 100_000)).toBeDefined();
});
