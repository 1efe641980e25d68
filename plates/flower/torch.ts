// The torch of an aloe: tubes that hang close together all round a stout axis, in upright buds towards the tip, the lowest
// withered.
import {
  along,
  apply,
  arc,
  clamp,
  degrees,
  down,
  frame,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  ribbon,
} from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** The half width of the tube from its foot to the ends of its lobes: round at the foot, swollen above the middle. */
const swelling = (t: number): number => 0.085 * Math.sin(lerp(0.2, 0.8, t) * Math.PI) ** 0.7;

/** One tube along its curved line; `open` parts its lobes and shows the stamens. */
const tube = (sketch: Sketch, tone: Tone, green: Tone, line: Polyline, open: boolean): void => {
  const long = lengthOf(line);
  const edge = (side: 1 | -1, to: number): Point[] =>
    Array.from({ length: 8 }, (_, i) => {
      const t = lerp(0, to, i / 7);
      const spot = along(line, t);
      return apply(frame(spot.point, spot.angle), [0, side * long * swelling(t) * 1.15]);
    });
  const mouth = along(line, open ? 0.8 : 0.9);
  const end = frame(mouth.point, mouth.angle, long);
  const [ax, ay] = along(line, 0).point;
  const [bx, by] = along(line, 1).point;
  const wash = litWash(
    sketch.page,
    [
      mix(tone.mid, green.light, 0.25),
      mix(tone.light, tone.mid, 0.4),
      mix(tone.mid, green.mid, open ? 0.12 : 0.4),
    ],
    [ax, ay],
    [bx, by],
  );
  if (open) {
    const threads = [-0.05, 0, 0.045].map((y, i): Point[] => [
      apply(end, [0, y * 0.4]),
      apply(end, [0.26 + i * 0.035, y]),
    ]);
    sketch.lines(threads, mix(tone.dark, "#8a5a20", 0.4), Math.max(0.9, long * 0.016));
    sketch.dots(
      threads.map((thread) => thread[1] ?? mouth.point),
      "#a8502a",
      Math.max(2, long * 0.05),
    );
    const lobe = (foot: number, tip: number): void =>
      sketch.body(
        [
          [-0.08, foot - 0.05],
          [0.1, foot - 0.045],
          [0.22, tip],
          [0.22, tip],
          [0.1, foot + 0.045],
          [-0.08, foot + 0.05],
        ].map(([x = 0, y = 0]) => apply(end, [x, y])),
        mix(tone.mid, tone.light, 0.3),
        tone.ink,
        0.6,
      );
    lobe(0, 0.01);
    lobe(-0.045, -0.1);
    lobe(0.045, 0.1);
  }
  const tip: Point[] = open ? [] : [along(line, 1).point, along(line, 1).point];
  sketch.body(
    [...edge(-1, open ? 0.84 : 0.94), ...tip, ...edge(1, open ? 0.84 : 0.94).reverse()],
    wash,
    tone.ink,
    long > 26 ? 0.9 : 0.6,
  );
  if (long < 22) return;
  // Each of the six parts has a green keel.
  const keel = (share: number): Point[] =>
    Array.from({ length: 6 }, (_, i) => {
      const t = lerp(0.12, open ? 0.8 : 0.9, i / 5);
      const spot = along(line, t);
      return apply(frame(spot.point, spot.angle), [0, share * long * swelling(t)]);
    });
  sketch.lines([keel(-0.4), keel(0.45)], mix(tone.dark, green.dark, 0.35), Math.max(0.6, long * 0.012), {
    opacity: 0.6,
  });
};

/** One flower as it hangs, its stalk's end at the origin, along +x. */
export const torchFlower = (sketch: Sketch, flower: FlowerTraits, size: number, view: FlowerView): void => {
  const { tone, bracts } = paintOf(flower);
  const line = arc([0, 0], 0.1, size, -0.2, 0, 10);
  tube(sketch, tone, bracts, line, view !== "bud" && view !== "half");
};

/** Tubes in the raceme that stands on its own stalk above a rosette of fleshy leaves. */
export const isTorch = ({ form, cluster, position, calyx }: FlowerTraits): boolean =>
  form === "tube" && cluster === "raceme" && position === "basal" && calyx === undefined;

export const torch = (sketch: Sketch, flower: FlowerTraits, axis: Polyline): void => {
  const { random } = sketch;
  const { tone, bracts: green } = paintOf(flower);
  const length = lengthOf(axis);
  stalk(sketch, flower, axis, clamp(length * 0.032, 6, 11));
  const full = clamp(length * 0.17, 34, 64);
  const rows = clamp(Math.round(length / (full * 0.27)), 14, 26);
  // The upper flowers hang over those below them.
  for (let i = 0; i < rows; i++) {
    const share = i / (rows - 1);
    const { point, angle } = along(axis, lerp(0.1, 1, share));
    const bud = clamp((share - 0.5) / 0.5, 0, 1);
    const size = full * lerp(1, 0.34, bud ** 1.1);
    // Those at the back first, the one that comes towards us last.
    for (const [k, turn] of [0.35, -1, 1, -0.34, 0.12].entries()) {
      const side = turn + random.around(0, 0.16) + (i % 2 === 0 ? 0.12 : -0.12);
      // Buds stand, open flowers hang.
      // What comes towards us hangs before the axis.
      const out =
        angle + (k > 2 ? Math.sign(turn) * degrees(lerp(172, 16, bud)) : side * degrees(lerp(96, 34, bud)));
      const toGround = Math.atan2(Math.sin(down - out), Math.cos(down - out));
      const nod = toGround * lerp(0.86, 0.1, bud);
      const from: Point = [point[0] + side * 3, point[1] + random.around(0, full * 0.06)];
      const line = arc(from, out, size * random.between(0.92, 1.06), nod, 0, 10);
      const pedicel = line.slice(0, 3);
      const one = new Sketch(sketch.page);
      if (k === 1 || k === 2)
        one.body(
          ribbon(pedicel, () => Math.max(1.6, size * 0.055)),
          green.mid,
          green.ink,
          0.6,
        );
      tube(one, tone, green, line.slice(1), share < 0.42 && random.chance(0.75));
      // Only what hangs before the others throws a shadow: one for each of a hundred tubes would be a large drawing.
      if (k > 2 && bud < 0.5) sketch.lay(one);
      else sketch.place(one);
    }
  }
};
