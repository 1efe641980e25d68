// The heads of lippias: a short cone of overlapping bracts on its own stalk, and between the bracts a ring of small
// two-lipped flowers that moves up the cone as it ages.
import { along, arc, beside, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { paintOf } from "./flower-paint.ts";
import { stalk } from "./stalked.ts";
import type { ClusterPlace, FlowerTraits } from "./traits.ts";

/** Four lobes, as the direction, the reach and the breadth of each: a short upper lip, two sides, a broad lower lip. */
const lobes = [
  [Math.PI, 0.4, 0.3],
  [1.75, 0.46, 0.27],
  [-1.75, 0.46, 0.27],
  [0, 0.62, 0.4],
] as const;

type Blossom = {
  sketch: Sketch;
  tone: Tone;
  eye: string;
  /** Where its tube leaves the bracts, and the way it points. */
  foot: Point;
  heading: number;
  size: number;
  /** From 0, towards the reader, to 1, seen from the side. */
  aside: number;
};

/** One flower: its tube, as far as it shows, and the limb, foreshortened as it turns aside. */
const lippiaFlower = ({ sketch, tone, eye, foot, heading, size, aside }: Blossom): void => {
  const centre = polar(foot, heading, size * lerp(0.16, 0.62, aside));
  const tube = [foot, polar(foot, heading, size * 0.3), centre];
  sketch.body(
    ribbon(tube, (t) => size * lerp(0.16, 0.28, t)),
    mix(tone.mid, tone.dark, 0.25),
    tone.ink,
    0.6,
  );
  const flat = lerp(0.94, 0.42, aside);
  // The lower lip hangs towards the ground whichever way the flower points.
  const turn = Math.PI / 2 - heading;
  const on = (angle: number, reach: number): Point => {
    const [x, y] = [Math.cos(angle + turn) * reach * size * flat, Math.sin(angle + turn) * reach * size];
    return [
      centre[0] + x * Math.cos(heading) - y * Math.sin(heading),
      centre[1] + x * Math.sin(heading) + y * Math.cos(heading),
    ];
  };
  for (const [angle, reach, broad] of lobes) {
    const half = broad / reach;
    sketch.body(
      [
        on(angle, 0.04),
        on(angle - half * 0.8, reach * 0.62),
        on(angle - half * 0.8, reach * 0.96),
        on(angle - half * 0.2, reach * 1.06),
        on(angle + half * 0.2, reach * 1.06),
        on(angle + half * 0.8, reach * 0.96),
        on(angle + half * 0.8, reach * 0.62),
      ],
      flatWash(sketch.page, angle === 0 ? { ...tone, mid: mix(tone.mid, tone.light, 0.4) } : tone),
      tone.ink,
      size > 40 ? 0.9 : 0.6,
    );
  }
  // The yellow of the throat runs out on the lower lip.
  sketch.patches([[on(1.2, 0.16), on(0, 0.3), on(-1.2, 0.16), on(-2.4, 0.13), on(2.4, 0.13)]], {
    fill: eye,
    stroke: mix(eye, tone.ink, 0.4),
    "stroke-width": 0.5,
  });
  sketch.dots([on(0, 0.02)], mix(tone.ink, "#5a3a12", 0.5), size * 0.1);
};

export const bractedHead = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  length: number,
): void => {
  const { random } = sketch;
  const paint = paintOf(flower);
  const green = toneOf(flower.bracts ?? "#8aa06c");
  const fruiting = place.fruiting === true;
  const long = length * (fruiting ? 0.62 : 0.52);
  const wide = length * (fruiting ? 0.44 : 0.56);
  const line = arc(place.at, place.angle, length * random.between(0.75, 1.1), random.around(0, 0.5), 0, 8);
  stalk(sketch, flower, line, 4);
  const { point: foot, angle } = along(line, 1);
  const on = beside(foot, angle);
  const half = (t: number): number => wide * 0.5 * Math.sin(lerp(0.24, 0.9, t) * Math.PI) ** 0.8;
  sketch.body(
    [...steps(9).map((t) => on(t * long, -half(t))), ...steps(9).map((t) => on((1 - t) * long, half(1 - t)))],
    roundWash(sketch.page, { ...green, mid: mix(green.mid, green.dark, 0.5) }),
    green.ink,
    0.8,
  );
  const each = length * 0.5;
  const ringAt = random.between(0.3, 0.5);
  /** The flowers of the ring at these turns from the middle of the side towards the reader. */
  const ring = (turns: readonly number[], behind: boolean): void => {
    if (fruiting) return;
    for (const turn of turns) {
      const across = Math.sin(turn);
      const up = ringAt + (behind ? 0.2 : -0.24) * Math.cos(turn) + random.around(0, 0.05);
      lippiaFlower({
        sketch,
        tone: behind ? { ...paint.tone, mid: mix(paint.tone.mid, paint.tone.dark, 0.3) } : paint.tone,
        eye: hexOf(flower.centre ?? "yellow"),
        foot: on(up * long, across * half(up) * 0.86),
        heading: angle + across * 1.35,
        size: each * random.between(0.88, 1.1),
        aside: Math.min(1, Math.abs(across) * 1.05),
      });
    }
  };
  ring([-1.45, -0.85, -0.3, 0.25, 0.8, 1.4], true);
  // Bracts in close spirals, each over the foot of the next, broad with a drawn-out tip.
  const rows = 5;
  for (let row = rows; row >= 0; row--) {
    const t = row / rows;
    const scales = [-0.95, -0.32, 0.32, 0.95]
      .map((share) => share + (row % 2 === 0 ? 0.3 : 0))
      .filter((turn) => Math.abs(turn) < 1.26)
      .map((turn): Point[] => {
        const across = Math.sin(turn);
        const w = wide * 0.23 * Math.max(0.4, Math.cos(turn)) * lerp(1, 0.7, t);
        const [x, y] = [t * long * 0.86, across * half(t * 0.92)];
        const tip = on(x + long * 0.27, y * 1.1 + across * long * 0.05);
        return [
          on(x - long * 0.05, y - w * 0.6),
          on(x + long * 0.07, y - w),
          on(x + long * 0.16, y - w * 0.62),
          tip,
          tip,
          on(x + long * 0.16, y + w * 0.62),
          on(x + long * 0.07, y + w),
          on(x - long * 0.05, y + w * 0.6),
        ];
      });
    sketch.patches(scales, {
      fill: mix(green.mid, green.light, lerp(0.1, 0.75, t)),
      stroke: mix(green.ink, green.mid, 0.35),
      "stroke-width": 0.6,
    });
    sketch.lines(
      scales.map((scale) => [scale[0] ?? foot, scale[3] ?? foot]),
      green.ink,
      0.4,
      { opacity: 0.3 },
    );
    if (row === Math.round(ringAt * rows)) {
      // Buds that will open next, between the bracts above the ring.
      if (!fruiting)
        sketch.dots(
          [-0.8, -0.25, 0.3, 0.8].map((turn) => {
            const up = Math.min(0.92, ringAt + 0.2);
            return on(up * long, Math.sin(turn) * half(up));
          }),
          mix(paint.tone.mid, paint.tone.dark, 0.3),
          length * 0.07,
        );
      ring([-1.3, 1.26, -0.8, 0.76, -0.3, 0.24], false);
    }
  }
  // The side away from the light.
  const [dark] = Math.cos(angle + Math.PI / 2) + Math.sin(angle + Math.PI / 2) > 0 ? [1] : [-1];
  sketch.patches(
    [
      [
        ...steps(7).map((t) => on(t * long, (dark ?? 1) * half(t))),
        ...steps(7).map((t) => on((1 - t) * long, (dark ?? 1) * half(1 - t) * 0.5)),
      ],
    ],
    { fill: green.dark, opacity: fruiting ? 0.3 : 0.14 },
  );
};
