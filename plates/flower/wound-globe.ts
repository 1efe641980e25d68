// Globes of thick petals wound over one another that hardly open (manni): from above the edges turn like a wheel, and the
// rays of the style stand out of the small mouth. The stalk's end is at the origin, the pole along +x.
import { lerp, type Point, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import type { FlowerView } from "./flower.ts";
import type { FlowerPaint } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

export const isWoundGlobe = ({ form, petal, filaments }: FlowerTraits): boolean =>
  form === "bell" && petal === "thick" && filaments === "tube";

/** How far the pole turns to the reader. */
const facing: Record<FlowerView, readonly number[]> = {
  face: [0.86],
  open: [0.62, 0.44, 0.26],
  side: [0.12, 0.3],
  half: [0.2],
  back: [-0.3],
  bud: [0.08],
};

type Spot = { point: Point; near: number };
type Globe = (latitude: number, azimuth: number, out?: number) => Spot;

/** A point of the globe from its latitude (the foot at -π/2, the pole at π/2) and its azimuth around the axis. */
const globeOf =
  (size: number, face: number, radius: number): Globe =>
  (latitude, azimuth, out = 1) => {
    const [axis, wide] = [Math.sin(latitude) * 0.92 * out, Math.cos(latitude) * out];
    const aside = Math.sqrt(1 - face * face);
    return {
      point: [
        size * (radius * 0.94 + radius * (axis * aside - Math.cos(azimuth) * wide * face)),
        size * radius * Math.sin(azimuth) * wide,
      ],
      near: axis * face + Math.cos(azimuth) * wide * aside,
    };
  };

const around = (turn: number): number[] => [0, 1, 2, 3, 4].map((i) => turn + (i / 5) * Math.PI * 2);

/** The runs of a line on the globe that face the reader. */
const seen = (spots: readonly Spot[]): Point[][] => {
  const runs: Point[][] = [[]];
  for (const { point, near } of spots) {
    if (near > 0.02) runs.at(-1)?.push(point);
    else if ((runs.at(-1)?.length ?? 0) > 0) runs.push([]);
  }
  return runs.filter((run) => run.length > 2);
};

export const woundGlobe = (
  sketch: Sketch,
  paint: FlowerPaint,
  wanted: number,
  view: FlowerView,
  variant: number,
): void => {
  const { tone } = paint;
  const isBud = view === "bud";
  const size = wanted * (isBud ? 0.66 : 1);
  const angles = facing[view];
  const face = angles[variant % angles.length] ?? 0.3;
  const globe = globeOf(size, face, 0.44);
  const turn = 0.3 + variant * 0.42;
  const weight = size > 44 ? 1.1 : 0.7;
  const sepals = (): void => calyx(sketch, paint, globe, turn, isBud, weight);
  if (face >= 0) sepals();
  const outline = steps(25)
    .slice(1)
    .map((t): Point => {
      const angle = t * Math.PI * 2;
      // In bud the petals are wound to a point.
      const beak = isBud ? 0.16 * Math.max(0, Math.cos(angle)) ** 8 : 0;
      return [
        size * 0.44 * (0.94 + Math.cos(angle) * (0.94 + beak)),
        size * 0.44 * Math.sin(angle) * (isBud ? 0.9 : 1),
      ];
    });
  sketch.body(outline, roundWash(sketch.page, tone), tone.ink, weight);
  const edge = (from: number, aside: number, low: number, high: number): Spot[] =>
    steps(14).map((t) => globe(lerp(low, high, t), from + aside * (1 - 0.35 * t) + lerp(0, 1.7, t ** 1.3)));
  const reach = isBud ? 1.5 : 1.32;
  for (const from of around(turn)) {
    const line = edge(from, 0, -1.3, reach);
    // Each petal shades the one that it lies over.
    const shade = edge(from, 0.3, -1.2, reach);
    const strip = line.flatMap((spot, i) => {
      const other = shade[i];
      return spot.near > 0.02 && other !== undefined && other.near > -0.1
        ? [[spot.point, other.point] as const]
        : [];
    });
    if (strip.length > 3)
      sketch.patches([[...strip.map(([a]) => a), ...strip.map(([, b]) => b).reverse()]], {
        fill: tone.dark,
        opacity: 0.46,
      });
    sketch.lines(seen(line), tone.ink, weight, { opacity: 0.9 });
    if (size > 34) sketch.lines(seen(edge(from, -0.1, -0.8, 1)), tone.pale, size * 0.014, { opacity: 0.34 });
  }
  if (!isBud && face > 0) mouth(sketch, paint, globe, turn, size);
  if (face < 0) sepals();
};

/** Five low round sepals around the foot. */
const calyx = (
  sketch: Sketch,
  paint: FlowerPaint,
  globe: Globe,
  turn: number,
  isBud: boolean,
  weight: number,
): void => {
  const green = toneOf(mix(paint.bracts.mid, paint.tone.mid, 0.34));
  const high = isBud ? -0.2 : -0.5;
  for (const from of around(turn + 0.5).sort((a, b) => Math.cos(a) - Math.cos(b))) {
    const lobe = [-0.6, -0.5, -0.25, 0, 0.25, 0.5, 0.6].map(
      (aside, i) =>
        globe(lerp(-1.5, high, [0, 0.6, 0.94, 1, 0.94, 0.6, 0][i] ?? 0), from + aside, 1.09).point,
    );
    sketch.body([globe(-1.56, from, 1.1).point, ...lobe], green.mid, green.ink, weight * 0.8);
  }
};

/** The tips of the petals around the small mouth, and the five rays of the style. */
const mouth = (sketch: Sketch, paint: FlowerPaint, globe: Globe, turn: number, size: number): void => {
  const { tone } = paint;
  const rim = steps(15)
    .slice(1)
    .map((t) => globe(1.3, t * Math.PI * 2).point);
  sketch.patches([rim], { fill: mix(tone.dark, tone.ink, 0.5) });
  const style = toneOf(mix(paint.centre, "#e7d9a0", 0.62));
  const heart = globe(Math.PI / 2, 0, 1.08).point;
  const wide = size > 34 ? 0.036 : 0.05;
  for (const from of around(turn + 0.3).sort((a, b) => Math.cos(b) - Math.cos(a))) {
    const tip = globe(1.22, from, 1.26).point;
    const [x, y] = [tip[0] - heart[0], tip[1] - heart[1]];
    const far = Math.max(1, Math.hypot(x, y));
    const across: Point = [(-y / far) * size * wide, (x / far) * size * wide];
    sketch.body(
      [
        [heart[0] - across[0], heart[1] - across[1]],
        [heart[0] + x * 0.5 - across[0] * 0.9, heart[1] + y * 0.5 - across[1] * 0.9],
        tip,
        [heart[0] + x * 0.5 + across[0] * 0.9, heart[1] + y * 0.5 + across[1] * 0.9],
        [heart[0] + across[0], heart[1] + across[1]],
      ],
      style.mid,
      style.ink,
      size > 34 ? 0.8 : 0.5,
    );
  }
  sketch.dots([heart], style.dark, Math.max(1.2, size * 0.05));
};
