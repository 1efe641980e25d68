// The heads of lippias: a short cone of overlapping bracts on its own stalk, and between the bracts a ring of small
// two-lipped flowers that moves up the cone as it ages.
import {
  along,
  arc,
  beside,
  frame,
  lerp,
  type Point,
  polar,
  ribbon,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "../drawing/palette.ts";
import { Sketch } from "../drawing/sketch.ts";
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

/** The size at which a flower is drawn. */
const drawnSize = 34;

/** The same, drawn once for each of a few directions, and placed. */
const placedFlower = ({ sketch, tone, eye, foot, heading, size, aside }: Blossom): void => {
  const turn = Math.round(heading / 0.45) * 0.45;
  const turnedAside = Math.round(aside * 3) / 3;
  sketch.reuse(
    `lippia ${turn.toFixed(2)} ${turnedAside.toFixed(2)} ${tone.mid}`,
    () => {
      const drawing = new Sketch(sketch.page);
      lippiaFlower({
        sketch: drawing,
        tone,
        eye,
        foot: [0, 0],
        heading: turn,
        size: drawnSize,
        aside: turnedAside,
      });
      return drawing;
    },
    frame(foot, 0, size / drawnSize),
  );
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
  const long = length * (fruiting ? 0.56 : 0.46);
  const wide = length * (fruiting ? 0.42 : 0.46);
  // The stalk bends towards the light, so that the head is nearly upright.
  const line = arc(
    place.at,
    place.angle,
    length * random.between(0.6, 0.85),
    turnTo(place.angle, up) * random.between(0.5, 0.8),
    0,
    8,
  );
  stalk(sketch, flower, line, 4);
  const { point: foot, angle } = along(line, 1);
  const on = beside(foot, angle);
  const half = (t: number): number => wide * 0.5 * Math.sin(lerp(0.3, 0.97, t) * Math.PI) ** 0.72;
  sketch.body(
    [...steps(9).map((t) => on(t * long, -half(t))), ...steps(9).map((t) => on((1 - t) * long, half(1 - t)))],
    roundWash(sketch.page, { ...green, mid: mix(green.mid, green.dark, 0.5) }),
    green.ink,
    0.8,
  );
  const each = length * 0.4;
  const ringAt = random.between(0.34, 0.44);
  /** The flowers of the ring at these turns from the middle of the side towards the reader. */
  const ring = (turns: readonly number[], behind: boolean): void => {
    if (fruiting) return;
    for (const turn of turns) {
      const across = Math.sin(turn);
      const rise = ringAt + (behind ? 0.3 : -0.16) * Math.cos(turn) + random.around(0, 0.05);
      placedFlower({
        sketch,
        tone: paint.tone,
        eye: hexOf(flower.centre ?? "yellow"),
        foot: on(rise * long, across * half(rise) * (behind ? 0.9 : 1.04)),
        heading: angle + across * 1.15,
        size: each * (behind ? 0.84 : 1) * random.between(0.9, 1.08),
        aside: Math.min(1, behind ? 0.8 : Math.abs(across) * 0.95),
      });
    }
  };
  ring([-1.2, -0.62, -0.1, 0.45, 1.1], true);
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
    if (row === rows - 1 && !fruiting)
      // Buds that will open next, between the bracts above the ring.
      sketch.dots(
        [-0.9, -0.3, 0.32, 0.88].map((turn) => {
          const rise = Math.min(0.9, ringAt + 0.26);
          return on(rise * long, Math.sin(turn) * half(rise));
        }),
        mix(paint.tone.mid, paint.tone.dark, 0.3),
        length * 0.06,
      );
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
  ring([-1.36, 1.3, -0.92, 0.86, -0.46, 0.4, -0.04], false);
};
