// Porterweeds: a long stout wand in whose hollows the flowers sit behind bracts; a few open at a time in a ring that moves
// up it, above the cups of those that are over.
import {
  along,
  beside,
  clamp,
  degrees,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { paintOf } from "./flower-paint.ts";
import { stalkedFlower } from "./stalked.ts";
import type { FlowerTraits } from "./traits.ts";

/** One flower's place on the wand: a pointed bract at its foot, and above it the hollow with the calyx in it. */
type Seat = { point: Point; angle: number; across: number; wide: number; long: number };

/** An outline in the measures of a seat, `x` along the wand and `y` around it; it narrows towards the flanks. */
const onSeat = (
  { point, angle, across, wide, long }: Seat,
  outline: readonly (readonly [number, number])[],
): Point[] => {
  const root = polar(point, angle + Math.PI / 2, across * wide * 0.4);
  const half = wide * 0.25 * Math.max(0.36, Math.sqrt(1 - across * across));
  const heading = angle + across * 0.1;
  const on = beside(root, heading, long, half);
  return outline.map(([x, y]) => on(x, y));
};

const hollow = (seat: Seat): Point[] =>
  onSeat(seat, [
    [0.1, -0.5],
    [0.56, -1],
    [1.06, 0],
    [0.56, 1],
    [0.1, 0.5],
  ]);

const calyx = (seat: Seat): Point[] =>
  onSeat(seat, [
    [0.12, -0.4],
    [0.5, -0.7],
    [0.98, -0.2],
    [0.98, 0.2],
    [0.5, 0.7],
    [0.12, 0.4],
  ]);

/** It stands off a little, so that the edge of the wand is set with points. */
const bract = (seat: Seat): Point[] =>
  onSeat({ ...seat, angle: seat.angle + seat.across * 0.16 }, [
    [-0.22, -0.5],
    [0.16, -0.56],
    [0.62, 0],
    [0.16, 0.56],
    [-0.22, 0.5],
  ]);

/** The flowers that are open on one day, around the wand: their turn, and how high in their ring they sit. */
const openRing = [
  { turn: -1, up: 0.2 },
  { turn: 0.95, up: 0 },
  { turn: -0.62, up: 0.86 },
  { turn: 0.66, up: 0.66 },
  { turn: -0.1, up: 0.36 },
] as const;

export const wand = (
  sketch: Sketch,
  flower: FlowerTraits,
  line: Polyline,
  size: number,
  fruiting: boolean,
): void => {
  const { random } = sketch;
  const green = paintOf(flower).bracts;
  const over = toneOf(mix(green.mid, "#8d7a44", fruiting ? 0.6 : 0.3));
  const length = lengthOf(line);
  const width = clamp(length * 0.036, 7, 11);
  const wide = (t: number): number => width * (t < 0.06 ? 0.5 : lerp(1, 0.36, t ** 1.5));
  const zone = fruiting ? 1.2 : random.between(0.3, 0.62);
  const axis = toneOf(mix(green.mid, over.mid, 0.4));
  sketch.body(ribbon(line, wide), axis.mid, axis.ink, 0.9);
  const rows = clamp(Math.round(length / (width * 0.56)), 18, 64);
  const seats = { old: [] as Seat[], young: [] as Seat[] };
  for (let i = rows; i >= 0; i--) {
    const t = lerp(0.06, 0.98, i / rows);
    // Around the wand by the golden angle; those behind it are not seen.
    if (Math.cos(i * 2.4) < -0.4) continue;
    const { point, angle } = along(line, t);
    const seat = { point, angle, across: Math.sin(i * 2.4), wide: wide(t), long: width * lerp(1.7, 1, t) };
    (t < zone ? seats.old : seats.young).push(seat);
  }
  const ink = { stroke: axis.ink, "stroke-width": 0.5 };
  sketch.patches(seats.old.map(hollow), { fill: mix(axis.dark, axis.ink, 0.55) });
  sketch.patches(seats.old.map(calyx), { fill: over.light, ...ink });
  sketch.patches(seats.old.map(bract), { fill: over.mid, ...ink }, false);
  sketch.patches(seats.young.map(bract), { fill: mix(green.mid, green.light, 0.5), ...ink }, false);
  // The side away from the light.
  const shade = along(line, 0.5).angle;
  const dark = Math.cos(shade + Math.PI / 2) + Math.sin(shade + Math.PI / 2) > 0 ? 1 : -1;
  const bank = (share: number): Point[] =>
    line.map((point, i) => {
      const t = i / (line.length - 1);
      return polar(point, along(line, t).angle + Math.PI / 2, dark * share * wide(t));
    });
  sketch.patches([[...bank(0.5), ...bank(0.12).reverse()]], { fill: axis.dark, opacity: 0.36 });
  if (fruiting) return;
  for (const { turn, up } of openRing) {
    const { point, angle } = along(line, zone + up * ((width * 4.4) / length));
    const front = Math.abs(turn) < 0.5;
    stalkedFlower(
      sketch,
      flower,
      polar(point, angle + Math.PI / 2, turn * width * 0.3),
      angle + turn * degrees(front ? 50 : 72) + random.around(0, 0.12),
      2,
      size * random.between(1.4, 1.7) * (front ? 0.92 : 1.05),
      front ? "open" : "side",
    );
  }
  for (const turn of [-0.5, 0.6]) {
    const { point, angle } = along(line, zone + (width * 6) / length);
    stalkedFlower(sketch, flower, point, angle + turn, 2, size * 0.8, "bud");
  }
};
