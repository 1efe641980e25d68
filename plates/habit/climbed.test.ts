import { describe, expect, it } from "vitest";
import { plateTraits } from "#catalogue/plate-traits.ts";
import { climbing, inFront } from "./climbed.ts";

const vine = (climbing: "twining" | "aerial-roots") =>
  plateTraits.parse({
    habit: "vine",
    leaf: { form: "simple", arrangement: "alternate", length_cm: 8 },
    stem: { climbing },
  });
const support = Array.from({ length: 30 }, (_, i) => [0, 400 - i * 27] as const);
const knots = [[-40, 420] as const, [-40, 360] as const, [80, -380] as const];
const climb = { after: 2, from: 0.1, to: 0.9, turns: 2, away: 20 };

describe("a climbing stem", () => {
  it("goes behind its support once in each turn, and is seen between these stretches", () => {
    const { line, behind, rooting } = climbing(vine("twining"), knots, 2, support, climb, 1);
    expect(behind).toHaveLength(2);
    expect(rooting).toEqual([]);
    const seen = inFront(behind, line.length - 1);
    expect(seen.map(([from]) => from)).toEqual([0, ...behind.map(([, to]) => to - 2)]);
    expect(seen.at(-1)?.[1]).toBe(line.length - 1);
  });

  it("stays on the face of its support where it roots into it", () => {
    const { behind, rooting } = climbing(vine("aerial-roots"), knots, 2, support, climb, 1);
    expect(behind).toEqual([]);
    expect(rooting.length).toBeGreaterThan(4);
  });
});
