// The flower of Congo cane and its kin: the lip is rolled into a wide funnel with a crimped rim, and one stamen like a petal
// arches over its mouth. Drawn along +x from the bract, the foot at the origin, `size` long.
import { apply, arc, frame, lerp, type Point, polar, ribbon, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { paintOf } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

/** The funnel's mouth, tilted towards us, as seen from its own middle. */
const mouth = { x: 0.84, deep: 0.2, wide: 0.47 };

export const isFunnelLipped = ({ form, throat }: FlowerTraits): boolean =>
  form === "ginger" && throat === "wide";

export const funnelLip = (sketch: Sketch, flower: FlowerTraits, size: number): void => {
  const { tone, centre } = paintOf(flower);
  const inner = toneOf(centre);
  const weight = size > 40 ? 1 : 0.6;
  // Three narrow petals stand around the lip.
  for (const [turn, long] of [
    [-0.62, 0.86],
    [0.66, 0.8],
  ] as const) {
    const line = arc([size * 0.16, 0], turn, size * long, -turn * 0.7, 0, 9);
    sketch.body(
      ribbon(line, (t) => size * 0.2 * Math.sin(lerp(0.2, 1, t) * Math.PI) ** 0.8 + 0.6),
      mix(tone.mid, tone.dark, 0.22),
      tone.ink,
      weight * 0.9,
    );
  }
  const half = (t: number): number => size * lerp(0.06, mouth.wide, t ** 1.5);
  const wall = (side: 1 | -1): Point[] => steps(9).map((t) => [t * size * mouth.x, side * half(t)]);
  sketch.body(
    [...wall(-1), ...wall(1).reverse()],
    litWash(
      sketch.page,
      [mix(tone.light, inner.light, 0.25), tone.light, mix(tone.mid, tone.dark, 0.7)],
      [0, -size * 0.4],
      [size * 0.2, size * 0.4],
    ),
    tone.ink,
    weight,
  );
  sketch.lines(
    [-0.6, -0.2, 0.25, 0.66].map((share) =>
      steps(6).map((t): Point => [lerp(0.2, mouth.x, t) * size, share * half(lerp(0.24, 1, t))]),
    ),
    mix(tone.dark, inner.mid, 0.4),
    0.7,
    { opacity: 0.5 },
  );
  const centreOf: Point = [mouth.x * size, 0];
  const rim = (share: number, crimp: number): Point[] =>
    ring(
      [0, 0],
      (turn) => share * (1 + crimp * Math.sin(turn * 13) + crimp * 0.6 * Math.sin(turn * 7 + 1)),
      64,
    ).map(([x, y]): Point => [centreOf[0] + x * size * mouth.deep, centreOf[1] + y * size * mouth.wide]);
  sketch.body(
    rim(1.08, 0.045),
    litWash(
      sketch.page,
      [tone.light, mix(tone.light, inner.light, 0.25), mix(tone.mid, tone.dark, 0.4)],
      [centreOf[0] - size * 0.2, -size * 0.4],
      [centreOf[0] + size * 0.2, size * 0.4],
    ),
    tone.ink,
    weight,
  );
  // Looking in: the throat deepens to its own colour, with lines that run into it.
  const throat = frame([centreOf[0] - size * 0.05, size * 0.03], 0, size * mouth.deep, size * mouth.wide);
  sketch.body(
    ring([0, 0], () => 0.62, 24).map((point) => apply(throat, point)),
    roundWash(sketch.page, toneOf(mix(inner.mid, tone.mid, 0.2))),
    mix(inner.mid, tone.mid, 0.5),
    0.4,
  );
  sketch.lines(
    steps(15)
      .slice(1)
      .map((t): Point[] => {
        const turn = t * Math.PI * 2;
        return [0.4, 0.66, 0.94].map((far) => apply(throat, [Math.cos(turn) * far, Math.sin(turn) * far]));
      }),
    mix(inner.dark, tone.dark, 0.3),
    0.6,
    { opacity: 0.5 },
  );
  // The stamen: a broad petal-like blade, its anther in its middle.
  const stamen = arc([size * 0.52, -size * 0.16], -0.36, size * 0.5, 0.7, 0, 9);
  sketch.body(
    ribbon(stamen, (t) => size * 0.17 * Math.sin(lerp(0.25, 0.96, t) * Math.PI) ** 0.6),
    mix(tone.light, "#f4dfa8", 0.35),
    tone.ink,
    weight,
  );
  const tip = polar(stamen[5] ?? [0, 0], 0.1, 0);
  sketch.body(
    ring(tip, () => size * 0.05, 10).map(([x, y]): Point => [tip[0] + (x - tip[0]) * 1.9, y]),
    "#e9c86a",
    tone.ink,
    0.6,
  );
};
