// The capsule of a Dutchman's pipe: six-ribbed and closed while it is green; ripe, it splits from the stalk, which splits
// with it, into a basket that hangs open by six strands. Hanging from the origin.
import { lerp, mixPoints, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { bodyOutline, onBody, profiles } from "./body.ts";

export const basket = (sketch: Sketch, tone: Tone, L: number, share: number, ripe: boolean): void => {
  if (ripe) openBasket(sketch, tone, L, share);
  else closed(sketch, tone, L, share);
};

const closed = (sketch: Sketch, tone: Tone, L: number, share: number): void => {
  const body = { length: L, width: L * share, profile: profiles.cucumber };
  sketch.body(bodyOutline(body), roundWash(sketch.page, tone), tone.ink, L > 40 ? 1.2 : 0.8);
  const along = (across: number, from = 0.02, to = 0.98): Point[] =>
    steps(9).map((t) => onBody(body, lerp(from, to, t), across));
  // Of six ribs three or four face the reader, each with its light and its shade.
  for (const across of [-0.74, -0.16, 0.46]) {
    sketch.lines([along(across)], tone.pale, Math.max(1, L * 0.026), { opacity: 0.5 });
    sketch.lines([along(across + 0.1)], tone.ink, Math.max(0.6, L * 0.01), { opacity: 0.55 });
  }
  sketch.lines(
    [-0.46, 0.16, 0.78].map((across) => along(across, 0.06, 0.94)),
    tone.dark,
    Math.max(0.6, L * 0.012),
    { opacity: 0.7 },
  );
  // The scar that the flower left.
  sketch.patches(
    [
      [
        [-L * 0.035, L * 0.985],
        [0, L * 1.03],
        [L * 0.035, L * 0.985],
      ],
    ],
    { fill: tone.dark, stroke: tone.ink, "stroke-width": 0.6 },
  );
};

const openBasket = (sketch: Sketch, tone: Tone, L: number, share: number): void => {
  const wide = L * share * 0.86;
  const top = L * 0.34;
  const bottom = L * 0.98;
  // A valve from the strand that holds it to the tip at which all six stay joined.
  const strand = (x: number): Point[] => [
    [0, 0],
    [x * wide * 0.24, top * 0.4],
    [x * wide * 0.74, top * 0.82],
    [x * wide * 0.86, top],
  ];
  const valve = (x: number, broad: number): Point[] => {
    const half = wide * broad;
    const centre = (t: number): number =>
      x * wide * (0.86 + 0.2 * Math.sin(t * Math.PI)) * Math.sqrt(1 - t ** 2.4);
    const edge = (side: number): Point[] =>
      steps(8).map((t) => [
        centre(t) + side * half * Math.sin(lerp(0.12, 0.96, t) * Math.PI) ** 0.8,
        lerp(top, bottom, t),
      ]);
    return [[x * wide * 0.86, top], ...edge(-1), [0, bottom], [0, bottom], ...edge(1).reverse()];
  };
  const cord = (x: number): void =>
    sketch.body(
      ribbon(strand(x), () => Math.max(1.4, L * 0.022)),
      tone.mid,
      tone.ink,
      0.6,
    );
  const inside = toneOf(mix(tone.pale, "#c9a86e", 0.5));
  for (const x of [-0.5, 0.55, 0.04]) {
    cord(x);
    sketch.body(valve(x, 0.2), flatWash(sketch.page, inside), inside.ink, 0.7);
  }
  // Flat seeds, stacked like coins, show between the valves.
  const seeds = steps(L > 60 ? 7 : 4).map((t): Point[] => {
    const y = lerp(top * 1.3, bottom * 0.82, t);
    const w = wide * lerp(0.5, 0.34, t);
    return [
      [-w, y],
      [-w * 0.5, y - L * 0.02],
      [w * 0.6, y - L * 0.014],
      [w, y + L * 0.01],
      [w * 0.4, y + L * 0.026],
      [-w * 0.6, y + L * 0.022],
    ];
  });
  sketch.patches(seeds, { fill: mix(tone.dark, "#2c1c12", 0.3), stroke: tone.ink, "stroke-width": 0.6 });
  for (const x of [-0.98, 0.98, -0.34, 0.4]) {
    cord(x);
    const outline = valve(x, Math.abs(x) > 0.9 ? 0.13 : 0.19);
    sketch.body(outline, flatWash(sketch.page, tone), tone.ink, L > 40 ? 1 : 0.7);
    if (L < 30) continue;
    // The rib along its back.
    const rib = steps(7).map((t): Point => {
      const i = 1 + Math.round(t * 7);
      return mixPoints(outline[i] ?? [0, 0], outline[outline.length - i] ?? [0, 0], 0.42);
    });
    sketch.lines([rib], tone.light, Math.max(0.8, L * 0.014), { opacity: 0.7 });
  }
};
