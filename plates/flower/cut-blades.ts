// Petals, sepals and tepals of a flower that is cut along the plane of the sheet. They stand around its axis in space, so
// those at the sides are seen from their inner face and foreshortened, and what lies before the cut is gone.
import { clamp, degrees, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, glazeWash } from "../drawing/wash.ts";

/** To the right, away from the reader, and upwards along the flower's axis; in shares of its radius. */
export type Space = readonly [x: number, away: number, z: number];

/** The flower is seen a little from above. */
const tilt = degrees(22);
const [flatness, rise] = [Math.sin(tilt), Math.cos(tilt)];

/** Where a place in the flower is seen on the sheet. */
export const seenAt =
  (radius: number) =>
  ([x, away, z]: Space): Point => [x * radius, -(z * rise + away * flatness) * radius];

/** A place at this distance from the axis, `around` it: 0 is right, a quarter turn is away from the reader. */
export const onRing = (around: number, far: number, z: number): Space => [
  Math.cos(around) * far,
  Math.sin(around) * far,
  z,
];

/** The half width along a blade, as places and shares of the widest. */
export type BladeShape = { width: readonly (readonly [number, number])[]; notch?: number; crisped?: number };

export type Blade = {
  around: number;
  /** The foot's distance from the axis, and its height. */
  foot: readonly [far: number, z: number];
  /** The angle above the horizontal at the foot, and by how much it turns outwards towards the tip. */
  rise: number;
  turn: number;
  /** Above 1 it turns near its tip alone. */
  late?: number;
  length: number;
  /** As a share of the length. */
  width: number;
  shape: BladeShape;
  /** How far its sides are raised, as a share of its half width. */
  cup?: number;
};

type Spine = { far: number; z: number; angle: number };

const spineOf = ({ foot, rise: start, turn, late = 1, length }: Blade): Spine[] => {
  let [far, z] = foot;
  const count = 16;
  return steps(count + 1).map((t): Spine => {
    const angle = start - turn * t ** late;
    const here = { far, z, angle };
    far += (Math.cos(angle) * length) / count;
    z += (Math.sin(angle) * length) / count;
    return here;
  });
};

const halfWidth = ({ length, width, shape }: Blade, s: number): number => {
  const next = Math.max(
    1,
    shape.width.findIndex(([place]) => place >= s),
  );
  const [[a, from], [b, to]] = [shape.width[next - 1] ?? [0, 0], shape.width[next] ?? [1, 0]];
  return lerp(from, to, clamp((s - a) / Math.max(0.001, b - a), 0, 1)) * length * width * 0.5;
};

const places = [0, 0.12, 0.26, 0.4, 0.54, 0.68, 0.8, 0.89, 0.95, 0.985, 1];

/** The surface of a blade: a place along it and to its side, `u` in shares of the radius. */
const surfaceOf = (blade: Blade) => {
  const spine = spineOf(blade);
  const [cos, sin] = [Math.cos(blade.around), Math.sin(blade.around)];
  const widest = (blade.length * blade.width) / 2;
  const at = (s: number): Spine => {
    const place = clamp(s, 0, 1) * (spine.length - 1);
    const i = Math.min(Math.floor(place), spine.length - 2);
    const [a, b] = [spine[i], spine[i + 1]];
    if (a === undefined || b === undefined) return { far: 0, z: 0, angle: 0 };
    const t = place - i;
    return { far: lerp(a.far, b.far, t), z: lerp(a.z, b.z, t), angle: lerp(a.angle, b.angle, t) };
  };
  /** How far to either side it reaches before the cut takes it off. */
  const limits = (s: number): [number, number] => {
    const half = halfWidth(blade, s);
    if (Math.abs(cos) < 0.001) return [-half, half];
    const cut = (-at(s).far * sin) / cos;
    return cos > 0 ? [Math.max(-half, cut), half] : [-half, Math.min(half, cut)];
  };
  const point = (s: number, u: number): Space => {
    const { far, z, angle } = at(s);
    const raised = ((blade.cup ?? 0) * u * u) / Math.max(0.01, widest);
    const r = far - Math.sin(angle) * raised;
    return [r * cos - u * sin, Math.max(0, r * sin + u * cos), z + Math.cos(angle) * raised];
  };
  return { limits, point };
};

/**
 * Draws a blade from its inner face, with its veins, darker towards its foot and on the side away from the light; `eye` is the
 * colour of its foot where that is another.
 */
export const drawBlade = (
  sketch: Sketch,
  blade: Blade,
  tone: Tone,
  radius: number,
  veins = 4,
  eye?: string,
): void => {
  const see = seenAt(radius);
  const { limits, point } = surfaceOf(blade);
  const { notch = 0, crisped = 0 } = blade.shape;
  const wave = (s: number, u: number): number =>
    crisped === 0 ? 1 : 1 + crisped * Math.sin(s * 26 + Math.sign(u)) * clamp(s * 2 - 0.6, 0, 1);
  const edge = (side: 0 | 1): Point[] =>
    places.map((s) => {
      const u = limits(s)[side];
      return see(point(s, u * wave(s, u)));
    });
  const [left, right] = [edge(0), edge(1).reverse()];
  const middle = notch > 0 && limits(1)[0] < 0 && limits(1)[1] > 0 ? [see(point(1 - notch, 0))] : [];
  // Both corners of the foot are sharp, so that lobes meet at the mouth of their tube.
  sketch.body(
    [...left.slice(0, 1), ...left, ...middle, ...right, ...right.slice(-1)],
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
    true,
    // Its foot lies deep in the flower.
    glazeWash(
      sketch.page,
      [
        ...(eye === undefined
          ? ([[0, tone.dark, 0.5]] as const)
          : ([
              [0, mix(eye, "#40101a", 0.3), 0.9],
              [0.24, eye, 0.8],
              [0.36, eye, 0.2],
            ] as const)),
        [0.5, tone.dark, 0.1],
        [0.75, tone.pale, 0.12],
        [1, tone.pale, 0],
      ],
      see(point(0, 0)),
      see(point(0.9, 0)),
    ),
  );
  // The side that faces away from the light.
  const away = Math.cos(blade.around) < -0.2;
  const shade = (from: number, to: number, inner: number, outer: number): Point[] => {
    const some = places.filter((s) => s >= from && s <= to);
    const row = (share: number): Point[] =>
      some.map((s) => {
        const [low, high] = limits(s);
        return see(point(s, lerp(low, high, share)));
      });
    return [...row(inner), ...row(outer).reverse()];
  };
  // It ends below a notch in the rim.
  const end = notch > 0.1 ? 0.95 - notch : 1;
  sketch.patches([away ? shade(0, end, 0.06, 0.94) : shade(0, Math.min(0.98, end), 0.04, 0.42)], {
    fill: tone.dark,
    opacity: away ? 0.18 : 0.13,
  });
  const lines = steps(veins).flatMap((t) => {
    const v = veins === 1 ? 0 : lerp(-0.66, 0.66, t);
    const vein = places.slice(1, -3).flatMap((s) => {
      const u = v * halfWidth(blade, s);
      const [low, high] = limits(s);
      return u > low && u < high ? [see(point(s, u))] : [];
    });
    return vein.length > 3 ? [vein] : [];
  });
  sketch.lines(lines, tone.ink, 0.5, { opacity: 0.42 });
};

/** The edge of a blade that the cut has gone through, as thick as the blade is. */
export const drawCutEdge = (
  sketch: Sketch,
  blade: Blade,
  tone: Tone,
  radius: number,
  thickness: number,
): void => {
  const see = seenAt(radius);
  const side = Math.cos(blade.around) < 0 ? -1 : 1;
  const line = spineOf(blade)
    .filter((_, i) => i % 2 === 0)
    .map(({ far, z }): Point => see([side * far, 0, z]));
  sketch.body(
    ribbon(line, (t) => thickness * radius * lerp(1.1, 0.45, t)),
    mix(tone.pale, tone.mid, 0.35),
    tone.ink,
    0.8,
  );
};

const plain: BladeShape = {
  width: [
    [0, 0.28],
    [0.25, 0.68],
    [0.55, 1],
    [0.8, 0.88],
    [0.94, 0.52],
    [1, 0],
  ],
};

/** The shapes that a blade of a flower has. */
export const bladeShapes = {
  plain,
  strap: {
    width: [
      [0, 0.62],
      [0.2, 0.86],
      [0.6, 1],
      [0.86, 0.82],
      [0.95, 0.5],
      [1, 0],
    ],
  },
  pointed: {
    width: [
      [0, 0.6],
      [0.28, 1],
      [0.6, 0.78],
      [0.86, 0.34],
      [1, 0],
    ],
  },
  clawed: {
    width: [
      [0, 0.12],
      [0.26, 0.13],
      [0.42, 0.62],
      [0.66, 1],
      [0.86, 0.84],
      [0.95, 0.5],
      [1, 0.1],
    ],
    crisped: 0.07,
  },
  heart: {
    width: [
      [0, 0.2],
      [0.4, 0.7],
      [0.72, 1],
      [0.92, 0.8],
      [1, 0.36],
    ],
    notch: 0.16,
  },
  crinkled: {
    width: [
      [0, 0.24],
      [0.3, 0.64],
      [0.66, 1],
      [0.9, 0.84],
      [1, 0.36],
    ],
    crisped: 0.05,
    notch: 0.05,
  },
  spoon: {
    width: [
      [0, 0.34],
      [0.3, 0.3],
      [0.58, 0.9],
      [0.8, 1],
      [0.95, 0.6],
      [1, 0],
    ],
  },
  thick: {
    width: [
      [0, 0.86],
      [0.3, 1],
      [0.6, 0.8],
      [0.86, 0.42],
      [1, 0],
    ],
  },
  /** A lobe of a limb: as broad at its foot as its share of the mouth. */
  lobe: {
    width: [
      [0, 0.62],
      [0.3, 0.88],
      [0.6, 1],
      [0.84, 0.78],
      [0.95, 0.44],
      [1, 0],
    ],
  },
  /** A lobe of a wide mouth. */
  broad: {
    width: [
      [0, 0.94],
      [0.4, 1],
      [0.7, 0.92],
      [0.88, 0.66],
      [0.96, 0.36],
      [1, 0],
    ],
  },
} satisfies Record<string, BladeShape>;

/** How many blades stand around, and where: those whose middle lies on the cut or behind it, the furthest away first. */
export const behindCut = (count: number, shift = 0): number[] =>
  Array.from({ length: count }, (_, i) => shift + (i / count) * Math.PI * 2)
    .map((angle) => ((angle % (Math.PI * 2)) + Math.PI * 2) % (Math.PI * 2))
    .filter((angle) => angle <= Math.PI + 0.01 || angle >= Math.PI * 2 - 0.01)
    .sort((a, b) => Math.sin(b) - Math.sin(a));

/** Whether a blade is cut through its middle. */
export const isCut = (around: number): boolean => Math.abs(Math.sin(around)) < 0.02;
