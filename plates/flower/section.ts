// A flower cut lengthwise: the halves of receptacle, ovary and tube in section, the petals of the far half behind them.
// The stalk's end is at the origin and the flower opens upwards; `radius` is half its width.
import {
  arc,
  at,
  clamp,
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
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
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
  /** The length of the stamens in radii; at 0 they are short and sit in the tube. */
  stamens: number;
  /** How many stamens a flower of this form usually has. */
  count: number;
  /** The stamens form a tube around the style (mallows). */
  column?: boolean;
  /** The petals are one funnel. */
  joined?: boolean;
};

const open = { tube: 0, foot: 0, throat: 0.12, rise: 34, turn: 34, width: 0.62 } as const;

const plans: Partial<Record<FlowerTraits["form"], Plan>> = {
  "five-petal": { ...open, behind: 3, stamens: 0.5, count: 10 },
  "four-petal": { ...open, behind: 2, stamens: 0.5, count: 8 },
  "three-petal": { ...open, rise: 40, turn: 36, width: 0.8, behind: 1, stamens: 0.5, count: 6 },
  "six-petal": { ...open, rise: 50, turn: 50, width: 0.34, behind: 3, stamens: 0.66, count: 6 },
  star: {
    tube: 0.1,
    foot: 0.16,
    throat: 0.24,
    rise: 22,
    turn: 40,
    width: 0.42,
    behind: 3,
    stamens: 0.45,
    count: 5,
  },
  senna: { ...open, rise: 42, behind: 3, stamens: 0.62, count: 10 },
  mallow: {
    ...open,
    throat: 0.14,
    rise: 58,
    turn: 52,
    width: 0.8,
    behind: 3,
    stamens: 0.95,
    count: 40,
    column: true,
  },
  pinwheel: {
    tube: 0.8,
    foot: 0.16,
    throat: 0.26,
    rise: 26,
    turn: 26,
    width: 0.56,
    behind: 3,
    stamens: 0,
    count: 5,
  },
  salver: {
    tube: 1.05,
    foot: 0.14,
    throat: 0.18,
    rise: 22,
    turn: 22,
    width: 0.6,
    behind: 3,
    stamens: 0,
    count: 5,
  },
  trumpet: {
    tube: 0.8,
    foot: 0.2,
    throat: 0.34,
    rise: 74,
    turn: 60,
    width: 0.9,
    behind: 3,
    stamens: 1,
    count: 5,
    joined: true,
  },
  bell: {
    tube: 0.3,
    foot: 0.4,
    throat: 0.6,
    rise: 82,
    turn: 20,
    width: 0.7,
    behind: 3,
    stamens: 0.7,
    count: 5,
    joined: true,
  },
  tube: {
    tube: 1.5,
    foot: 0.2,
    throat: 0.34,
    rise: 40,
    turn: 40,
    width: 0.6,
    behind: 3,
    stamens: 1.35,
    count: 5,
  },
  brush: {
    tube: 0.12,
    foot: 0.34,
    throat: 0.5,
    rise: 30,
    turn: 30,
    width: 0.6,
    behind: 2,
    stamens: 1.05,
    count: 60,
  },
};

/** The yellow oleander and its kin: a funnel on a narrow tube. */
const funnelPlan: Plan = {
  tube: 0.75,
  foot: 0.16,
  throat: 0.4,
  rise: 72,
  turn: 44,
  width: 0.8,
  behind: 3,
  stamens: 0,
  count: 5,
  joined: true,
};

const planOf = (flower: FlowerTraits): Plan | undefined =>
  flower.form === "pinwheel" && flower.throat === "wide" ? funnelPlan : plans[flower.form];

/** Whether this form is drawn in section. */
export const hasSection = (flower: FlowerTraits): boolean => planOf(flower) !== undefined;

export const flowerSection = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  const plan = planOf(flower);
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
  if (plan.joined === true) farWall(sketch, plan, paint, radius, half(1), mouth);
  else
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
    // Every anther on a thread of its own.
    const threads = steps(18).map((t, i): Point[] => {
      const y = lerp(floor, top, lerp(0.4, 0.97, t));
      const side = i % 2 === 0 ? -1 : 1;
      return [
        [side * radius * 0.05, y],
        [side * radius * (0.17 + 0.035 * (i % 3)), y - radius * 0.06],
      ];
    });
    sketch.lines(threads, tone.ink, Math.max(1, radius * 0.03));
    const heads = threads.map((thread) => at(thread, 1));
    sketch.dots(heads, mix(paint.stamen, tone.ink, 0.7), radius * 0.085);
    sketch.dots(heads, paint.stamen, radius * 0.062);
  } else {
    const low = plan.tube > 0.6 ? lerp(floor, mouth, 0.55) : floor;
    // Half of the stamens stay with this half of the flower.
    const shown = clamp(Math.round((flower.stamen_count ?? plan.count) / 2), 1, 26);
    const many = shown > 8;
    const ways = shown === 1 ? [0.5] : steps(shown).map((t) => (t * 2 - 1) * (many ? 2.2 : 1));
    const foot = Math.max(half(0.5) * 0.8, radius * 0.13);
    const lines = ways.map((way, i) =>
      arc(
        [clamp(way, -1, 1) * foot, low],
        up + way * 0.3,
        (plan.stamens === 0 ? radius * 0.22 : reach) * (many ? 0.82 + 0.18 * ((i * 7) % 4) * 0.33 : 1),
        -way * (many ? 0.05 : 0.2),
        0,
        6,
      ),
    );
    const width = Math.max(1, radius * (many ? 0.02 : 0.035));
    sketch.lines(lines, mix(paint.stamen, "#3a2c1f", 0.6), width + 0.8);
    sketch.lines(lines, mix(paint.stamen, "#fff6d0", 0.5), width);
    for (const line of lines) {
      const end = at(line, -1);
      sketch.body(
        ellipse(
          polar(end, up, radius * 0.03),
          radius * (many ? 0.032 : 0.045),
          radius * (many ? 0.05 : 0.085),
          0.2,
          10,
        ),
        paint.stamen,
        mix(paint.stamen, "#3a2c1f", 0.7),
        0.7,
      );
    }
  }
  pistil(
    sketch,
    flower,
    radius,
    below ? [0, floor * 0.5] : [0, floor - high * 0.42],
    wide,
    high,
    plan.stamens === 0
      ? mouth + radius * 0.2
      : (plan.tube > 0.6 ? lerp(floor, mouth, 0.55) : floor) - reach * (plan.column === true ? 1.1 : 0.9),
  );
};

/** The cut ovary with its ovules, the style and the stigma. */
const pistil = (
  sketch: Sketch,
  flower: FlowerTraits,
  radius: number,
  centre: Point,
  wide: number,
  high: number,
  top: number,
): void => {
  const ovary = toneOf("#a9bd6a");
  const from: Point = [centre[0], centre[1] - high * 0.4];
  // Umbellifers have two short styles that part above a cushion, the others one.
  const umbel = flower.cluster === "compound-umbel";
  const styles: Point[][] = umbel
    ? [-1, 1].map((side) => arc(from, up + side * 0.3, radius * 0.42, side * 0.5, 0, 5))
    : [[from, [centre[0], lerp(centre[1], top, 0.6)], [centre[0], top]]];
  for (const style of styles) {
    sketch.body(
      ribbon(style, () => Math.max(1.6, radius * 0.055)),
      ovary.light,
      ovary.ink,
      0.8,
    );
    sketch.body(
      ellipse(at(style, -1), radius * (umbel ? 0.05 : 0.075), radius * 0.05, 0, 10),
      mix(ovary.mid, "#c9b24a", 0.4),
      ovary.ink,
      0.8,
    );
  }
  if (umbel) sketch.body(ellipse(from, wide * 0.8, high * 0.16, 0, 12), ovary.light, ovary.ink, 0.8);
  sketch.body(ellipse(centre, wide * 0.82, high * 0.52, 0, 16), ovary.light, ovary.ink, 1);
  sketch.fill(ellipse(centre, wide * 0.58, high * 0.38, 0, 14), {
    fill: mix(ovary.light, "#fbf6dc", 0.7),
    stroke: ovary.ink,
    "stroke-width": 0.6,
  });
  if (flower.ovules === "one") {
    // One ovule hangs in each of the two chambers.
    for (const side of [-1, 1]) {
      const place: Point = [centre[0] + side * wide * 0.27, centre[1] + high * 0.02];
      sketch.lines(
        [
          [
            [place[0] - side * wide * 0.1, centre[1] - high * 0.3],
            [place[0], place[1] - high * 0.1],
          ],
        ],
        ovary.ink,
        0.7,
      );
      sketch.body(ellipse(place, wide * 0.19, high * 0.22, 0, 12), "#f2efcf", ovary.ink, 0.7);
    }
    sketch.lines(
      [
        [
          [centre[0], centre[1] - high * 0.36],
          [centre[0], centre[1] + high * 0.36],
        ],
      ],
      ovary.ink,
      0.7,
    );
    return;
  }
  const many = flower.ovules === "many";
  const rows = many ? [-0.27, -0.16, -0.05, 0.06, 0.17, 0.28] : [-0.2, 0, 0.2];
  const columns = many ? [-1.35, -0.6, 0.6, 1.35] : [-1, 1];
  const ovules = columns.flatMap((side) =>
    rows
      .filter((y) => Math.abs(side) < 1.2 || Math.abs(y) < 0.2)
      .map((y): Point => [centre[0] + side * wide * 0.26, centre[1] + y * high]),
  );
  sketch.dots(ovules, ovary.ink, radius * (many ? 0.052 : 0.085));
  sketch.dots(ovules, "#f2efcf", radius * (many ? 0.034 : 0.06));
};

/** The far half of a funnel: one piece from the tube to its lobed rim. */
const farWall = (
  sketch: Sketch,
  plan: Plan,
  { tone, centre }: FlowerPaint,
  radius: number,
  half: number,
  mouth: number,
): void => {
  const edge = (side: 1 | -1): Point[] =>
    arc(
      [side * half, mouth],
      up + side * degrees(90 - plan.rise),
      radius * 0.94,
      side * degrees(plan.turn),
      0,
      10,
    );
  const [left, right] = [edge(-1), edge(1)];
  const [a, b] = [at(left, -1), at(right, -1)];
  // Three lobes of the far rim show between the two cut edges.
  const rim = steps(13).map((t): Point => {
    const lobe = Math.abs(Math.sin(t * Math.PI * 3)) ** 0.7;
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t) - radius * (0.1 + 0.14 * Math.sin(t * Math.PI)) * lobe];
  });
  sketch.body([...left, ...rim, ...right.reverse()], flatWash(sketch.page, tone), tone.ink, 0.9);
  const folds = [0.17, 0.34, 0.5, 0.66, 0.83].map((t): Point[] => {
    const end = at(rim, Math.round(t * 12));
    const start: Point = [lerp(-half, half, t) * 0.8, mouth];
    return [start, [lerp(start[0], end[0], 0.38), lerp(start[1], end[1], 0.6)], end];
  });
  sketch.lines(folds, mix(tone.ink, tone.dark, 0.4), 0.6, { opacity: 0.5 });
  sketch.patches(
    [
      [
        [-half, mouth],
        [-half * 1.2, mouth - radius * 0.34],
        [0, mouth - radius * 0.5],
        [half * 1.2, mouth - radius * 0.34],
        [half, mouth],
      ],
    ],
    { fill: mix(centre, tone.dark, 0.4), opacity: 0.4 },
  );
};
