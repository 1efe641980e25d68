import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  dueToday,
  isDue,
  type Memory,
  memorySchema,
  mergeMemories,
  missedFirst,
  newerThan,
  remember,
} from "./memory.ts";

const day = 24 * 60 * 60 * 1000;
const anyMemory = fc.dictionary(
  fc.constantFrom("neem", "ginger", "tulsi", "daisy"),
  fc.record({ box: fc.integer({ min: 0, max: 5 }), at: fc.integer({ min: 0, max: 1000 }) }),
);

describe("the memory of a game", () => {
  it("moves a plant up one box per correct answer and to box 0 on a wrong one", () => {
    let memory: Memory = {};
    for (let n = 1; n <= 9; n += 1) memory = remember(memory, "neem", true, n);
    expect(memory).toEqual({ neem: { box: 5, at: 9 } });
    expect(remember(memory, "neem", false, 10)).toEqual({ neem: { box: 0, at: 10 } });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 7],
    [4, 21],
    [5, 60],
  ])("repeats a plant of box %i after %i days", (box, days) => {
    expect(isDue({ box, at: 0 }, days * day)).toBe(true);
    if (days > 0) expect(isDue({ box, at: 0 }, days * day - 1)).toBe(false);
  });

  it("merges two devices commutatively and idempotently, and sends only newer entries", () => {
    const latest = (memory: Memory) =>
      Object.fromEntries(Object.entries(memory).map(([id, e]) => [id, e.at]));
    fc.assert(
      fc.property(anyMemory, anyMemory, (a, b) => {
        const both = mergeMemories(a, b);
        expect(latest(both)).toEqual(latest(mergeMemories(b, a)));
        expect(mergeMemories(both, b)).toEqual(both);
        expect(newerThan(both, both)).toEqual({});
        expect(latest(mergeMemories(b, newerThan(a, b)))).toEqual(latest(both));
        expect(memorySchema.parse(both)).toEqual(both);
      }),
    );
  });

  it("practises missed plants first, the longest ago at the front, then known ones that are due", () => {
    const now = 100 * day;
    const memory: Memory = {
      neem: { box: 0, at: now - 10 },
      ginger: { box: 0, at: now - 20 },
      tulsi: { box: 1, at: now - 2 * day },
      daisy: { box: 3, at: now - 2 * day },
    };
    expect(missedFirst(memory, now)).toEqual(["ginger", "neem"]);
    expect(dueToday(memory, now)).toEqual(["ginger", "neem", "tulsi"]);
  });
});
