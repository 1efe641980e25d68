// Long woody pods of forest trees (trysil): broadest towards the end, striped aslant, with a thick margin. When dry the valves
// burst apart from the tip and roll back. Hanging from the origin.
import { along, arc, clamp, down, ellipse, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash, roundWash } from "../drawing/wash.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** The share of the full width at each share of the length. */
const breadth = (t: number): number =>
  lerp(0.1, 1, Math.min(1, t / 0.62) ** 0.8) * (t < 0.78 ? 1 : (1 - ((t - 0.78) / 0.22) ** 2.4) ** 0.6);

type Valve = {
  at: (t: number, across: number) => Point;
  edge: (side: number, from?: number, to?: number) => Point[];
};

const valveOf = (line: readonly Point[], width: number): Valve => {
  const at = (t: number, across: number): Point => {
    const { point, angle } = along(line, t);
    return polar(point, angle + Math.PI / 2, across * Math.max(1, (width / 2) * breadth(t)));
  };
  return {
    at,
    edge: (side, from = 0, to = 1) => steps(20).map((t) => at(lerp(from, to, t), side)),
  };
};

export const woodyPod = (
  sketch: Sketch,
  fruit: FruitTraits,
  { tone }: FruitPaint,
  length: number,
  ripe: boolean,
): void => {
  const width = length * clamp(fruit.width ?? 0.14, 0.1, 0.3);
  const weight = length > 60 ? 1.1 : 0.7;
  if (ripe) {
    const inner = toneOf(mix(tone.light, "#e6cf9d", 0.6));
    // The far valve rolls back furthest; both show their lining, with the beds of the seeds.
    for (const side of [-1, 1] as const) {
      const line = arc(
        [0, 0],
        down - side * 0.2,
        length * (side < 0 ? 0.96 : 1),
        -side * (side < 0 ? 1.25 : 0.95),
        0,
        24,
      );
      const { at, edge } = valveOf(line, width);
      sketch.body(
        [...edge(-1), ...edge(1).reverse()],
        litWash(
          sketch.page,
          [inner.light, inner.mid, mix(inner.dark, tone.mid, 0.4)],
          at(0.6, -1),
          at(0.6, 1),
        ),
        tone.ink,
        weight,
        true,
        lightGlaze(sketch.page, inner),
      );
      // The thick margin stands up around the lining.
      for (const rim of [-1, 1] as const)
        sketch.patches([[...edge(rim, 0, 0.97), ...edge(rim * 0.76, 0.04, 0.95).reverse()]], {
          fill: mix(tone.mid, rim === side ? tone.light : tone.dark, 0.3),
          stroke: tone.ink,
          "stroke-width": weight * 0.5,
        });
      const beds = [0.46, 0.6, 0.74, 0.87].map((t): Point[] =>
        ellipse(at(t, 0), length * 0.055, width * 0.24, along(line, t).angle, 14),
      );
      sketch.patches(beds, { fill: mix(inner.dark, tone.mid, 0.5), opacity: 0.5 });
      sketch.lines(
        beds.map((bed) => bed.slice(0, 8)),
        tone.ink,
        0.6,
        { opacity: 0.5 },
      );
      if (side === 1) {
        const seed = toneOf(fruit.cut?.seeds ?? "reddish-brown");
        for (const t of [0.6, 0.74])
          sketch.body(
            ellipse(at(t, 0.05), length * 0.06, width * 0.29, along(line, t).angle + 0.1, 16),
            roundWash(sketch.page, seed),
            seed.ink,
            weight * 0.8,
          );
      }
    }
    return;
  }
  const sway = sketch.random.chance(0.5) ? 1 : -1;
  const line = arc([0, 0], down - sway * 0.12, length, sway * 0.26, 0, 24);
  const { at, edge } = valveOf(line, width);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.2), tone.mid, mix(tone.mid, tone.dark, 0.6)],
      at(0.6, 1),
      at(0.6, -1),
    ),
    tone.ink,
    weight,
    true,
    lightGlaze(sketch.page, tone),
  );
  // Stripes run aslant from seam to seam, each with its light.
  const stripes = steps(30).map((t) => {
    const from = lerp(0.02, 0.86, t);
    return [0.8, 0.3, -0.3, -0.8].map((across, i) => at(Math.min(0.97, from + i * 0.035), across));
  });
  sketch.lines(stripes, tone.ink, 0.7, { opacity: 0.5 });
  sketch.lines(
    stripes.map((stripe) => stripe.map(([x, y]): Point => [x - 1.2, y - 1.2])),
    tone.light,
    0.6,
    { opacity: 0.4 },
  );
  for (const side of [-1, 1] as const) {
    sketch.patches([[...edge(side), ...edge(side * 0.82).reverse()]], {
      fill: side === 1 ? tone.light : tone.dark,
      opacity: 0.45,
    });
    sketch.lines([edge(side * 0.82, 0.03, 0.96)], tone.ink, 0.7, { opacity: 0.6 });
  }
};
