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
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { cutOvary, cutStamen, cutStyle } from "./cut-organs.ts";
import { type FlowerPaint, paintOf } from "./flower-paint.ts";
import { cutLantern } from "./lantern-flowers.ts";
import { cutHead } from "./section-heads.ts";
import { cutLips } from "./section-lips.ts";
import { cutSpecial } from "./section-special.ts";
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
  "four-petal": { ...open, behind: 1, stamens: 0.5, count: 8 },
  "three-petal": { ...open, rise: 40, turn: 36, width: 0.8, behind: 1, stamens: 0.5, count: 6 },
  "six-petal": { ...open, rise: 50, turn: 50, width: 0.34, behind: 2, stamens: 0.66, count: 6 },
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
  tiny: { ...open, rise: 40, turn: 24, width: 0.36, behind: 3, stamens: 0.7, count: 5 },
  "orchid-tree": { ...open, rise: 40, turn: 46, width: 0.6, behind: 3, stamens: 1.3, count: 10 },
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

/** What the shape of the petals changes in the plan. */
const poses: Partial<Record<FlowerTraits["petal"], Partial<Plan>>> = {
  clawed: { rise: 44, turn: 40, width: 0.66 },
  strap: { rise: 26, turn: 62, width: 0.34 },
  upright: { rise: 78, turn: 92, width: 0.36 },
  heart: { rise: 20, turn: -30, width: 0.62 },
  crinkled: { rise: 52, turn: 48, width: 0.86 },
  thick: { rise: 50, turn: 34, width: 0.52 },
  spoon: { rise: 14, turn: 14, width: 0.4 },
  none: { rise: 28, turn: 30, width: 0.4 },
};

const planOf = (flower: FlowerTraits): Plan | undefined => {
  if (flower.form === "pinwheel" && flower.throat === "wide") return funnelPlan;
  const plan = plans[flower.form];
  const free = plan !== undefined && plan.tube === 0 && plan.column !== true;
  return free ? { ...plan, ...poses[flower.petal] } : plan;
};

/**
 * Whether this form is drawn in section. The plans are of flowers whose petals stand evenly around their axis, or of peas
 * whose wings and keel are of the usual size.
 */
export const hasSection = (flower: FlowerTraits): boolean =>
  flower.form !== "none" &&
  flower.keel !== "hidden" &&
  !(flower.form === "orchid-tree" && (flower.petals ?? 5) < 5);

/** Draws the cut flower: the families with a plan of their own, then those that are open or a tube. */
export const flowerSection = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  if (flower.calyx === "inflated") {
    cutLantern(sketch, paintOf(flower), radius);
    return;
  }
  // Culantro has the flowers of an umbellifer in its heads, and one of them is cut.
  if (flower.form === "button" && flower.cluster === "cyme") {
    openSection(
      sketch,
      {
        ...flower,
        form: "tiny",
        petal: "heart",
        placenta: "hanging",
        stigma: "two",
        ovules: "one",
        stamen_count: 5,
      },
      radius,
    );
    return;
  }
  if (
    !cutSpecial(sketch, flower, radius) &&
    !cutHead(sketch, flower, radius) &&
    !cutLips(sketch, flower, radius)
  )
    openSection(sketch, flower, radius);
};

const openSection = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  const plan = planOf(flower);
  if (plan === undefined) return;
  const drawn = paintOf(flower);
  // Castor has no petals: what is coloured there are the styles.
  const paint = flower.filaments === "branched" ? { ...drawn, tone: toneOf("light-green") } : drawn;
  const { tone } = paint;
  const green = toneOf(flower.bracts === undefined ? "light-green" : flower.bracts);
  const flesh = mix(green.light, "#f4efcf", 0.55);
  const below = flower.ovary === "inferior";
  const slim = flower.placenta === "marginal" || flower.placenta === "parietal";
  const [wide, high] = [radius * (slim ? 0.2 : 0.27), radius * (slim ? 0.52 : 0.44)];
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
    const cut = arc(
      [side * Math.max(half(1), radius * 0.08), mouth],
      heading,
      radius * 0.94,
      side * degrees(plan.turn),
      0,
      10,
    );
    // Behind the cut edge the half of the petal that is left, its inner face foreshortened.
    if (plan.joined !== true) {
      const inner = cut.map((point, i): Point => {
        const t = i / (cut.length - 1);
        const wide = radius * plan.width * 0.46 * Math.sin(Math.min(1, 0.12 + t * 0.88) * Math.PI) ** 0.75;
        return [point[0] - side * wide * 0.55, point[1] - wide * 0.75];
      });
      sketch.body([...cut, ...inner.reverse()], flatWash(sketch.page, tone), tone.ink, 0.8);
    }
    sketch.body(
      ribbon(cut, (t) => radius * 0.06 * (1.15 - t * 0.7)),
      mix(tone.pale, tone.mid, 0.6),
      tone.ink,
      0.8,
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
  const reach = plan.stamens * radius * (plan.column === true && !flower.long_stamens ? 0.7 : 1);
  if (plan.column === true) {
    const top = floor - reach;
    sketch.body(
      ribbon(
        [
          [0, floor],
          [0, lerp(floor, top, 0.5)],
          [0, top],
        ],
        (t) => radius * lerp(0.2, 0.08, t),
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
  } else if (!isFemale(flower))
    stamensOf(sketch, flower, plan, paint, { radius, floor, mouth, half: half(0.5) });
  const short = plan.stamens === 0;
  const low = plan.tube > 0.6 ? lerp(floor, mouth, 0.55) : floor;
  const centre: Point = below ? [0, floor * 0.5] : [0, floor - high * 0.42];
  if (flower.disc)
    for (const side of [-1, 1])
      sketch.body(
        ellipse([side * (wide + radius * 0.04), floor - radius * 0.04], radius * 0.09, radius * 0.065, 0, 10),
        toneOf("#d9a93a").mid,
        toneOf("#d9a93a").ink,
        0.7,
      );
  const top = short
    ? mouth + radius * 0.2
    : low - reach * (plan.column === true ? 1.1 : flower.long_stamens ? 0.7 : 0.95);
  // The style of a mallow runs within the column of stamens and divides above it.
  if (plan.column === true) cutStyle(sketch, flower, [0, floor - reach], top, radius * 0.7);
  else cutStyle(sketch, flower, [0, centre[1] - high * 0.44], Math.min(top, centre[1] - high * 0.7), radius);
  cutOvary(sketch, flower, { centre, wide, high });
};

type Room = { radius: number; floor: number; mouth: number; half: number };

/** Gourds and moonseeds have male and female flowers; the one that is cut is female, for the fruit comes from it. */
const isFemale = ({ filaments, ovary, form }: FlowerTraits): boolean =>
  filaments === "knot" &&
  (form === "tiny" ||
    (ovary === "inferior" && (form === "trumpet" || form === "bell" || form === "five-petal")));

/** The stamens of the half that is left, as they are joined. */
const stamensOf = (
  sketch: Sketch,
  flower: FlowerTraits,
  plan: Plan,
  paint: FlowerPaint,
  { radius, floor, mouth, half }: Room,
): void => {
  const faint = brightness(paint.stamen) > 0.82;
  const head: Tone = toneOf(faint && !paint.stamen.startsWith("#1") ? "#dcb54a" : paint.stamen);
  const low = plan.tube > 0.6 ? lerp(floor, mouth, 0.55) : floor;
  // Half of the stamens stay with this half of the flower.
  const shown = clamp(Math.round((flower.stamen_count ?? plan.count) / 2), 1, 26);
  const many = shown > 8;
  const long = flower.long_stamens ? 1.15 : plan.stamens;
  const reach = (plan.stamens === 0 ? 0.22 : long) * radius;
  const ways = shown === 1 ? [0.5] : steps(shown).map((t) => (t * 2 - 1) * (many ? 2.2 : 1));
  const size = radius * (many ? 0.05 : 0.085);
  const width = Math.max(1, radius * (many ? 0.02 : 0.035));
  const pale = toneOf(mix(paint.tone.pale, "#f1ecd0", 0.4));
  switch (flower.filaments ?? "free") {
    case "tube": {
      // The cut tube, a wall on either side, with the anthers inside its rim.
      const wall = (side: number): Point[] => [
        [side * radius * 0.2, low],
        [side * radius * 0.19, low - radius * 0.3],
        [side * radius * 0.23, low - radius * 0.58],
      ];
      sketch.body([...wall(-1), ...wall(1).reverse()], mix(pale.mid, pale.dark, 0.25), pale.ink, 0.8);
      for (const side of [-1, 1])
        sketch.body(
          ribbon(wall(side), () => radius * 0.055),
          pale.mid,
          pale.ink,
          0.8,
        );
      for (const t of steps(5))
        cutStamen(
          sketch,
          [
            [lerp(-0.17, 0.17, t) * radius, low - radius * 0.44],
            [lerp(-0.19, 0.19, t) * radius, low - radius * 0.53],
          ],
          head,
          width,
          radius * 0.06,
        );
      return;
    }
    case "bundles":
      for (const [i, way] of steps(Math.min(shown, 9))
        .map((t) => t * 2 - 1)
        .entries()) {
        const line = arc(
          [way * radius * 0.24, low],
          up + way * 0.14,
          radius * (0.6 + 0.06 * (i % 2)),
          -way * 0.1,
          0,
          6,
        );
        sketch.body(
          ribbon(line, (t) => radius * lerp(0.075, 0.03, t)),
          pale.mid,
          pale.ink,
          0.7,
        );
        cutStamen(sketch, line.slice(-2), head, width, radius * 0.07, pale.mid);
      }
      return;
    case "knot":
      for (const side of [-1, 0, 1]) {
        const foot: Point = [side * radius * 0.09, low - radius * 0.34];
        sketch.body(ellipse(foot, radius * 0.1, radius * 0.17, side * 0.25, 12), head.mid, head.ink, 0.8);
        sketch.lines(
          [
            steps(9).map(
              (t): Point => [
                foot[0] + Math.sin(t * 11) * radius * 0.05,
                foot[1] + lerp(-0.14, 0.14, t) * radius,
              ],
            ),
          ],
          head.ink,
          0.9,
        );
      }
      return;
    case "column": {
      const stalk: Point[] = [
        [radius * 0.24, low],
        [radius * 0.22, low - radius * 0.3],
        [radius * 0.23, low - radius * 0.5],
      ];
      sketch.body(
        ribbon(stalk, (t) => radius * lerp(0.1, 0.06, t)),
        pale.mid,
        pale.ink,
        0.8,
      );
      for (const [i, way] of ways.entries())
        cutStamen(
          sketch,
          arc(at(stalk, i % 2 === 0 ? 1 : 2), up + way * 1.1, radius * 0.2, 0, 0, 4),
          head,
          width,
          radius * 0.07,
        );
      return;
    }
    case "flaps":
      for (const way of ways.slice(0, 5)) {
        const line = arc([way * radius * 0.26, low], up + way * 0.4, radius * 0.42, 0, 0, 5);
        sketch.body(
          ribbon(line, (t) => radius * (t > 0.5 ? 0.11 : 0.05)),
          pale.mid,
          pale.ink,
          0.8,
        );
        sketch.dots(line.slice(3), head.mid, radius * 0.06);
      }
      sketch.dots(
        [-0.3, 0.3].map((x): Point => [x * radius, low - radius * 0.07]),
        "#c96f22",
        radius * 0.11,
      );
      return;
    case "branched":
      for (const way of ways) {
        const trunk = arc([way * radius * 0.2, low], up + way * 0.6, radius * 0.4, 0, 0, 4);
        sketch.lines([trunk], pale.ink, width + 1);
        for (const fork of [-0.4, 0, 0.4])
          cutStamen(
            sketch,
            arc(at(trunk, -1), up + way * 0.6 + fork, radius * 0.26, 0, 0, 4),
            head,
            width * 0.8,
            radius * 0.05,
          );
      }
      return;
    case "free":
      if (flower.form === "star" && flower.stamens !== undefined && !flower.long_stamens) {
        // Nightshades: anthers nearly without filaments stand together in a cone around the style.
        for (const way of [-1, 1, 0]) {
          const line = arc(
            [way * radius * 0.19, low - radius * 0.12],
            up - way * 0.16,
            radius * 0.5,
            0,
            0,
            6,
          );
          sketch.body(
            ribbon(line, (t) => radius * lerp(0.15, 0.09, t)),
            flatWash(sketch.page, head),
            head.ink,
            0.8,
          );
          sketch.lines([line.slice(0, -1)], head.ink, 0.6, { opacity: 0.6 });
        }
        return;
      }
      break;
  }
  const foot = Math.max(half * 0.8, radius * (flower.disc ? 0.24 : 0.17));
  for (const [i, way] of ways.entries())
    cutStamen(
      sketch,
      arc(
        [clamp(way, -1, 1) * foot, low],
        up + way * 0.3,
        reach * (many ? 0.82 + 0.18 * ((i * 7) % 4) * 0.33 : shown > 2 && i % 2 === 1 ? 0.86 : 1),
        -way * (many ? 0.05 : 0.2),
        0,
        6,
      ),
      head,
      width,
      size,
    );
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
