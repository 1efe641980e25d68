// Flowers of the Brazil nut and its kin, from the side: six thick cupped petals, and a fleshy helmet that rises from one side
// of the ring of stamens and bends over it until it touches the other. The stalk's end is at the origin, the flower opens
// along +x, the back of the helmet is -y, and it is `size` across.
import { arc, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { lightGlaze, litWash, roundWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";

type Drawing = { sketch: Sketch; paint: FlowerPaint; size: number };

/** A petal that leaves the foot of the flower at `angle` and curves forward. */
const petal = (
  { sketch, size }: Drawing,
  tone: Tone,
  angle: number,
  long: number,
  wide: number,
  from: Point = [0.13, 0],
): void => {
  const line = arc(
    [from[0] * size, from[1] * size],
    angle,
    size * long,
    -Math.sign(angle) * 0.75 * Math.min(1, Math.abs(angle)),
    0,
    12,
  );
  const half = (t: number): number => size * wide * Math.sin(Math.PI * lerp(0.1, 0.93, t ** 0.82)) ** 0.62;
  sketch.body(
    ribbon(line, half),
    litWash(
      sketch.page,
      [mix(tone.mid, tone.dark, 0.5), tone.mid, tone.light],
      line[0] ?? [0, 0],
      line.at(-1) ?? [0, 0],
    ),
    tone.ink,
    size > 40 ? 0.9 : 0.6,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (size < 44) return;
  const run = (share: number): Point[] =>
    steps(7).map((t) => {
      const i = Math.round(lerp(1, 10, t));
      const here = line[i] ?? [0, 0];
      const next = line[i + 1] ?? [0, 0];
      return polar(
        here,
        Math.atan2(next[1] - here[1], next[0] - here[0]) + Math.PI / 2,
        (share * half(i / 11)) / 2,
      );
    });
  sketch.lines([-0.55, -0.2, 0.2, 0.55].map(run), tone.ink, 0.5, { opacity: 0.28 });
};

/** The helmet; its lower end is set with short filaments without anthers. */
const helmet = ({ sketch, paint, size }: Drawing): void => {
  const p = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]) => [x * size, y * size]);
  const tone = toneOf(paint.centre);
  const back = arc([size * 0.24, -size * 0.17], -1.05, size * 0.92, 2.85, 0, 16);
  const fringe = steps(9).map((t): Point[] => {
    const root: Point = [size * lerp(0.5, 0.68, t), size * lerp(0.13, 0.11, t)];
    return [root, polar(root, lerp(2.2, 1.2, t), size * 0.075)];
  });
  sketch.lines(fringe, tone.ink, Math.max(1.2, size * 0.026));
  sketch.lines(fringe, tone.light, Math.max(0.8, size * 0.016));
  const outline = [
    ...back,
    ...p([
      [0.6, 0.15],
      [0.5, 0.13],
      [0.42, 0.07],
      [0.34, 0.08],
      [0.26, 0.06],
      [0.22, -0.06],
    ]),
  ];
  sketch.body(
    outline,
    litWash(
      sketch.page,
      [tone.pale, tone.mid, mix(tone.mid, tone.dark, 0.75)],
      [size * 0.36, -size * 0.34],
      [size * 0.64, size * 0.16],
    ),
    tone.ink,
    size > 40 ? 1 : 0.7,
    true,
    lightGlaze(sketch.page, tone),
  );
  if (size < 44) return;
  // Ridges run over its back from the ring to the fringe.
  const centre: Point = [size * 0.46, size * 0.02];
  const ridges = [0.82, 0.62, 0.42].map((share) =>
    back.slice(1, -1).map(([x, y]): Point => [lerp(centre[0], x, share), lerp(centre[1], y, share)]),
  );
  sketch.lines(ridges, tone.ink, 0.6, { opacity: 0.5 });
  sketch.patches([[...(ridges[1] ?? []), ...[...(ridges[2] ?? [])].reverse()]], {
    fill: tone.dark,
    opacity: 0.16,
  });
};

const calyx = ({ sketch, paint, size }: Drawing): void => {
  const green = paint.bracts;
  sketch.body(
    [
      [-size * 0.02, -size * 0.05],
      [size * 0.08, -size * 0.12],
      [size * 0.2, -size * 0.17],
      [size * 0.24, -size * 0.12],
      [size * 0.17, -size * 0.03],
      [size * 0.25, size * 0.06],
      [size * 0.22, size * 0.16],
      [size * 0.08, size * 0.12],
      [-size * 0.02, size * 0.05],
    ],
    litWash(sketch.page, [green.light, green.mid, green.dark], [0, -size * 0.14], [0, size * 0.14]),
    green.ink,
    size > 40 ? 0.9 : 0.6,
  );
};

const bud = (drawing: Drawing): void => {
  const { sketch, paint, size } = drawing;
  const radius = size * 0.2;
  sketch.body(
    ellipse([radius * 1.25, 0], radius * 1.1, radius, 0, 16),
    roundWash(sketch.page, paint.tone),
    paint.tone.ink,
    0.9,
  );
  sketch.lines(
    [
      [
        [radius * 0.9, -radius * 0.9],
        [radius * 1.5, -radius * 0.3],
        [radius * 2.3, radius * 0.1],
      ],
      [
        [radius * 0.9, radius * 0.5],
        [radius * 1.5, radius * 0.3],
        [radius * 2.2, radius * 0.25],
      ],
    ],
    paint.tone.ink,
    0.6,
    { opacity: 0.6 },
  );
  const green = paint.bracts;
  sketch.body(
    [
      [-radius * 0.1, -radius * 0.3],
      [radius * 0.5, -radius * 0.86],
      [radius * 1.15, -radius * 0.98],
      [radius * 0.95, -radius * 0.3],
      [radius * 1.2, radius * 0.3],
      [radius * 1.1, radius * 0.94],
      [radius * 0.5, radius * 0.86],
      [-radius * 0.1, radius * 0.3],
    ],
    litWash(sketch.page, [green.light, green.mid, green.dark], [0, -radius], [0, radius]),
    green.ink,
    0.8,
  );
};

export const helmetFlower = (
  sketch: Sketch,
  paint: FlowerPaint,
  size: number,
  view: FlowerView,
  variant: number,
): void => {
  const drawing: Drawing = { sketch, paint, size };
  if (view === "bud") {
    bud(drawing);
    return;
  }
  const { tone } = paint;
  const far = { ...tone, mid: mix(tone.mid, tone.dark, 0.2), light: mix(tone.light, tone.dark, 0.1) };
  const shut = view === "half" ? 0.55 : 1;
  // Petals behind the helmet, then it, then those before its foot.
  petal(drawing, far, -0.35 * shut, 0.8, 0.36);
  petal(drawing, far, 0.42 * shut, 0.72, 0.34);
  petal(drawing, tone, -1.32 * shut, 0.62, 0.36);
  petal(drawing, tone, 1.3 * shut, 0.66, 0.38);
  helmet(drawing);
  petal(drawing, { ...tone, light: tone.pale }, variant % 2 === 0 ? 0.84 : 0.66, 0.46, 0.34, [0.12, 0.04]);
  calyx(drawing);
};
