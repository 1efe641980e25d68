// A flower cut lengthwise: the halves of receptacle, ovary and tube in section, the petals of the far half behind them.
// The stalk's end is at the origin and the flower opens upwards; `radius` is half its width.
import {
  arc,
  at,
  degrees,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { paintOf } from "./flower-paint.ts";
import type { FlowerTraits } from "./traits.ts";

type Plan = {
  /** The length of the tube in radii, and its width at foot and throat. */
  tube: number;
  foot: number;
  throat: number;
  /** The angle of the petals above the horizontal at their foot, and how far they turn outwards. */
  rise: number;
  turn: number;
  /** The width of a petal as a share of its length, and the petals seen behind the cut. */
  width: number;
  behind: number;
  /** The length of the stamens in radii; none are drawn at 0. */
  stamens: number;
  /** The stamens form a tube around the style (mallows). */
  column?: boolean;
};

const plans: Partial<Record<FlowerTraits["form"], Plan>> = {
  "five-petal": { tube: 0, foot: 0, throat: 0.12, rise: 34, turn: 34, width: 0.62, behind: 3, stamens: 0.5 },
  "four-petal": { tube: 0, foot: 0, throat: 0.12, rise: 34, turn: 34, width: 0.62, behind: 2, stamens: 0.5 },
  "three-petal": { tube: 0, foot: 0, throat: 0.12, rise: 40, turn: 36, width: 0.8, behind: 1, stamens: 0.5 },
  "six-petal": { tube: 0, foot: 0, throat: 0.12, rise: 50, turn: 50, width: 0.34, behind: 3, stamens: 0.66 },
  star: { tube: 0.1, foot: 0.16, throat: 0.24, rise: 22, turn: 40, width: 0.42, behind: 3, stamens: 0.45 },
  senna: { tube: 0, foot: 0, throat: 0.12, rise: 42, turn: 34, width: 0.62, behind: 3, stamens: 0.62 },
  mallow: {
    tube: 0,
    foot: 0,
    throat: 0.14,
    rise: 58,
    turn: 52,
    width: 0.8,
    behind: 3,
    stamens: 0.95,
    column: true,
  },
  pinwheel: { tube: 0.7, foot: 0.16, throat: 0.2, rise: 26, turn: 26, width: 0.5, behind: 3, stamens: 0 },
  salver: { tube: 1.05, foot: 0.14, throat: 0.18, rise: 22, turn: 22, width: 0.6, behind: 3, stamens: 0 },
  trumpet: { tube: 1, foot: 0.2, throat: 0.66, rise: 44, turn: 40, width: 0.9, behind: 3, stamens: 0.7 },
  bell: { tube: 0.9, foot: 0.5, throat: 0.86, rise: 62, turn: 30, width: 0.7, behind: 3, stamens: 0.7 },
  tube: { tube: 1.5, foot: 0.2, throat: 0.34, rise: 40, turn: 40, width: 0.6, behind: 3, stamens: 1.35 },
  brush: { tube: 0.1, foot: 0.3, throat: 0.4, rise: 30, turn: 30, width: 0.6, behind: 2, stamens: 1 },
};

/** Whether this form is drawn in section. */
export const hasSection = (flower: FlowerTraits): boolean => plans[flower.form] !== undefined;

export const flowerSection = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  const plan = plans[flower.form];
  if (plan === undefined) return;
  const paint = paintOf(flower);
  const { tone } = paint;
  const green = toneOf(flower.bracts === undefined ? "light-green" : flower.bracts);
  const flesh = mix(green.light, "#f4efcf", 0.55);
  const below = flower.ovary === "inferior";
  const [wide, high] = [radius * 0.19, radius * 0.34];
  // Below the petals stands the receptacle, with the ovary in it or on it.
  const floor = -(below ? high * 1.25 : radius * 0.14);
  const mouth = floor - plan.tube * radius;
  const half = (share: number): number => lerp(plan.foot, plan.throat, share) * radius * 0.5;
  const petal = (from: Point, angle: number, turn: number, width: number): Polyline =>
    ribbon(
      arc(from, angle, radius * 0.92, turn, 0, 9),
      (t) => radius * width * Math.sin(Math.min(1, 0.16 + t * 0.8) * Math.PI) ** 0.7 + 0.8,
    );
  // The petals of the far half, seen from inside.
  for (const way of steps(plan.behind).map((t) => (plan.behind === 1 ? 0 : t * 2 - 1))) {
    const outline = petal(
      [way * half(1) * 0.6, mouth],
      up + way * degrees(90 - plan.rise) * 0.62,
      way * degrees(plan.turn) * 0.6,
      plan.width,
    );
    sketch.body(outline, flatWash(sketch.page, tone), tone.ink, 0.9);
    sketch.patches(
      [
        outline
          .slice(0, 9)
          .concat(outline.slice(9).map(([x, y]): Point => [x * 0.5 + half(1) * way * 0.3, y])),
      ],
      {
        fill: tone.dark,
        opacity: 0.14,
      },
    );
  }
  if (plan.tube > 0) {
    const wall = (side: number): Point[] =>
      steps(6).map((t) => [side * half(t ** 1.4), lerp(floor, mouth, t)]);
    sketch.body([...wall(-1), ...wall(1).reverse()], mix(tone.light, "#f6f0d8", 0.35), tone.ink, 0.8);
    for (const side of [-1, 1])
      sketch.body(
        ribbon(wall(side), () => radius * 0.05),
        tone.mid,
        tone.ink,
        0.7,
      );
  }
  // The cut petals at either side, edge on, and the calyx outside them.
  for (const side of [-1, 1]) {
    const heading = up + side * degrees(90 - plan.rise);
    sketch.body(
      ribbon(
        arc(
          [side * Math.max(half(1), radius * 0.08), mouth],
          heading,
          radius * 0.94,
          side * degrees(plan.turn),
          0,
          10,
        ),
        (t) => radius * 0.075 * (1.1 - t * 0.7),
      ),
      tone.mid,
      tone.ink,
      0.9,
    );
    sketch.body(
      ribbon(
        arc(
          [side * radius * 0.1, floor + radius * 0.06],
          up + side * degrees(plan.tube > 0 ? 24 : 62),
          radius * 0.42,
          -side * 0.3,
          0,
          7,
        ),
        (t) => radius * 0.07 * (1.15 - t),
      ),
      green.mid,
      green.ink,
      0.8,
    );
  }
  const cup: Point[] = [
    [-radius * 0.05, 0],
    [-(below ? wide * 1.25 : radius * 0.15), floor * 0.75],
    [-(below ? wide * 0.9 : radius * 0.17), floor],
    [below ? wide * 0.9 : radius * 0.17, floor],
    [below ? wide * 1.25 : radius * 0.15, floor * 0.75],
    [radius * 0.05, 0],
  ];
  sketch.body(cup, flesh, green.ink, 1);
  // Stamens stand on the floor, or on the wall of the tube.
  const reach = plan.stamens * radius;
  if (plan.column === true) {
    const top = floor - reach;
    sketch.body(
      ribbon(
        [
          [0, floor],
          [0, lerp(floor, top, 0.5)],
          [0, top],
        ],
        (t) => radius * lerp(0.26, 0.1, t),
      ),
      mix(tone.light, "#f6ecd8", 0.4),
      tone.ink,
      0.9,
    );
    const heads = steps(16).map(
      (t, i): Point => [
        (i % 2 === 0 ? -1 : 1) * radius * (0.12 + 0.03 * (i % 3)),
        lerp(floor, top, lerp(0.35, 0.95, t)),
      ],
    );
    sketch.dots(heads, mix(paint.stamen, tone.ink, 0.7), radius * 0.085);
    sketch.dots(heads, paint.stamen, radius * 0.062);
  } else {
    const low = plan.tube > 0.6 ? lerp(floor, mouth, 0.55) : floor;
    const ways = plan.stamens === 0 ? [-0.5, 0.5] : [-1, -0.5, 0.5, 1];
    const lines = ways.map((way) =>
      arc(
        [way * Math.max(half(0.5) * 0.8, radius * 0.13), low],
        up + way * 0.3,
        plan.stamens === 0 ? radius * 0.22 : reach,
        -way * 0.2,
        0,
        6,
      ),
    );
    const width = Math.max(1.2, radius * 0.035);
    sketch.lines(lines, mix(paint.stamen, "#3a2c1f", 0.6), width + 0.8);
    sketch.lines(lines, mix(paint.stamen, "#fff6d0", 0.5), width);
    for (const line of lines) {
      const end = at(line, -1);
      sketch.body(
        ellipse(polar(end, up, radius * 0.03), radius * 0.045, radius * 0.085, 0.2, 10),
        paint.stamen,
        mix(paint.stamen, "#3a2c1f", 0.7),
        0.7,
      );
    }
  }
  pistil(
    sketch,
    radius,
    below ? [0, floor * 0.5] : [0, floor - high * 0.42],
    wide,
    high,
    plan.stamens === 0 ? mouth + radius * 0.2 : floor - reach * (plan.column === true ? 1.1 : 0.9),
  );
};

/** The cut ovary with its ovules, the style and the stigma. */
const pistil = (
  sketch: Sketch,
  radius: number,
  centre: Point,
  wide: number,
  high: number,
  top: number,
): void => {
  const ovary = toneOf("#a9bd6a");
  const style: Point[] = [
    [centre[0], centre[1] - high * 0.4],
    [centre[0], lerp(centre[1], top, 0.6)],
    [centre[0], top],
  ];
  sketch.body(
    ribbon(style, () => Math.max(1.6, radius * 0.055)),
    ovary.light,
    ovary.ink,
    0.8,
  );
  sketch.body(
    ellipse([centre[0], top], radius * 0.075, radius * 0.05, 0, 10),
    mix(ovary.mid, "#c9b24a", 0.4),
    ovary.ink,
    0.8,
  );
  sketch.body(ellipse(centre, wide * 0.82, high * 0.52, 0, 16), ovary.light, ovary.ink, 1);
  sketch.fill(ellipse(centre, wide * 0.58, high * 0.38, 0, 14), {
    fill: mix(ovary.light, "#fbf6dc", 0.7),
    stroke: ovary.ink,
    "stroke-width": 0.6,
  });
  const ovules = [-1, 1].flatMap((side) =>
    [-0.2, 0, 0.2].map((y): Point => [centre[0] + side * wide * 0.26, centre[1] + y * high]),
  );
  sketch.dots(ovules, ovary.ink, radius * 0.085);
  sketch.dots(ovules, "#f2efcf", radius * 0.06);
};
