// The broad blade of a tall grass, drawn singly: it clasps its stem, rises and arches over, turns a little about its pale
// midrib, and runs in waves along its edges.
import { along, at, evenly, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import type { BladePaint } from "./blade.ts";

export type Arching = {
  at: Point;
  angle: number;
  length: number;
  /** How far it turns over along its length. */
  bend: number;
  width: number;
  /** The width at its foot, as a share of the full one. */
  foot?: number;
  /** Its edges are even, its midrib thin and its nerves close together, as a ginger's are. */
  even?: boolean;
};

/** The midrib: nearly straight at first, then over in an arch. */
const midline = ({ at: from, angle, length, bend }: Arching): Point[] => {
  const points: Point[] = [from];
  let here = from;
  const count = 30;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    here = polar(here, angle + bend * t ** 1.35, length / count);
    points.push(here);
  }
  return evenly(points, 30);
};

const shade = (tone: Tone, lit: number): string =>
  lit > 0 ? mix(tone.mid, tone.light, lit) : mix(tone.mid, tone.dark, -lit);

export const archingBlade = (sketch: Sketch, place: Arching, paint: BladePaint): void => {
  const { random } = sketch;
  const line = midline(place);
  const { tone } = paint;
  const phase = random.between(0, 6);
  const turned = random.between(-0.9, 0.9);
  const twist = random.between(-2.4, 2.4);
  const whole = (t: number): number =>
    place.width *
    Math.min(1, lerp(place.foot ?? 0.4, 1, Math.min(1, t / 0.2) ** 0.7)) *
    (t > 0.34 ? Math.max(0, 1 - ((t - 0.34) / 0.66) ** 1.9) : 1);
  /** The share of the blade that is seen on one side of the midrib, as the blade turns. */
  const share = (side: 1 | -1, t: number): number => 0.5 + side * 0.26 * Math.sin(turned + twist * t);
  const edge = (side: 1 | -1, part: number): Point[] =>
    line.map((_, i) => {
      const t = i / (line.length - 1);
      const { point, angle } = along(line, t);
      const wave =
        part > 0.9 && place.even !== true
          ? 0.085 * Math.sin(t * 19 + phase + side) * Math.sin(t * Math.PI)
          : 0;
      return polar(point, angle + (side * Math.PI) / 2, whole(t) * (share(side, t) + wave) * part);
    });
  const [foot, tip] = [at(line, 0), at(line, -1)];
  const middle = along(line, 0.4);
  const halves = ([1, -1] as const).map((side) => {
    // Which way this half faces, where the blade is broadest.
    const out = middle.angle + (side * Math.PI) / 2;
    const lit = -(Math.cos(out) * 0.5 + Math.sin(out) * 0.86) * 0.55;
    return {
      points: [...edge(side, 1), ...[...line].reverse()],
      fill: litWash(
        sketch.page,
        [shade(tone, lit - 0.34), shade(tone, lit + 0.1), shade(tone, lit - 0.2)],
        foot,
        tip,
      ),
    };
  });
  sketch.halves(halves, tone.ink, 1.2);
  const nerves = ([1, -1] as const).flatMap((side) =>
    (place.even === true ? [0.22, 0.42, 0.62, 0.82] : [0.3, 0.55, 0.8]).map((part) => edge(side, part)),
  );
  sketch.lines(nerves, tone.dark, 0.8, { opacity: 0.4 });
  if (place.even !== true)
    sketch.lines(
      nerves.map((nerve) => nerve.map(([x, y]): Point => [x - 0.7, y - 0.8])),
      tone.pale,
      0.6,
      { opacity: 0.35 },
    );
  const rib = (t: number): number =>
    place.width * (place.even === true ? 0.065 : 0.13) * (1 - t) ** 0.8 + 0.5;
  sketch.patches([ribbon(line, rib)], { fill: paint.vein });
  sketch.lines(
    [
      steps(20).map((t) => {
        const { point, angle } = along(line, t);
        return polar(point, angle + Math.PI / 2, rib(t) / 2);
      }),
    ],
    tone.ink,
    0.7,
    { opacity: 0.55 },
  );
};
