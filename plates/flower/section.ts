// A flower cut lengthwise: the half that is left, its ovary, receptacle and tube in section, its petals behind the cut.
// The stalk's end is at the origin and the flower opens upwards; `radius` is half its width.
import { ellipse, lerp, type Point, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, glazeWash } from "../drawing/wash.ts";
import { type Blade, behindCut, drawBlade, drawCutEdge, isCut, onRing, seenAt } from "./cut-blades.ts";
import { cutOvary, cutStamen, cutStyle } from "./cut-organs.ts";
import { paintOf } from "./flower-paint.ts";
import { cutHemp, isHemp } from "./hemp-flower.ts";
import { drawJoinedCorolla } from "./joined-corolla.ts";
import { cutLantern } from "./lantern-flowers.ts";
import { cutLippedBell } from "./lipped-bell.ts";
import { cutPouch, isPouched } from "./pouched-bell.ts";
import { cutHead } from "./section-heads.ts";
import { cutLips } from "./section-lips.ts";
import { type Plan, planOf, type Stand } from "./section-plans.ts";
import { cutSpecial } from "./section-special.ts";
import { drawStamens, type Half, wallAt } from "./section-stamens.ts";
import { type FlowerTraits, isGlomerule, isLippedBell, isMinuteTrumpet } from "./traits.ts";
import { cutUrn } from "./urn-flowers.ts";

/**
 * Whether this form is drawn in section. The plans are of flowers whose petals stand evenly around their axis, or of peas
 * whose wings and keel are of the usual size.
 */
export const hasSection = (flower: FlowerTraits): boolean =>
  flower.form !== "none" &&
  !flower.uncut &&
  flower.keel !== "hidden" &&
  !(flower.form === "orchid-tree" && (flower.petals ?? 5) < 5);

/** Draws the cut flower: the families with a plan of their own, then those that are open or a tube. */
export const flowerSection = (sketch: Sketch, flower: FlowerTraits, radius: number): void => {
  if (flower.calyx === "inflated") {
    cutLantern(sketch, paintOf(flower), radius);
    return;
  }
  if (isPouched(flower)) {
    cutPouch(sketch, flower, paintOf(flower), radius);
    return;
  }
  if (isHemp(flower)) {
    cutHemp(sketch, flower, paintOf(flower), radius);
    return;
  }
  if (isLippedBell(flower)) {
    cutLippedBell(sketch, flower, radius);
    return;
  }
  if (flower.petal === "closed") {
    cutUrn(sketch, flower, radius);
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
  if (isMinuteTrumpet(flower)) {
    openSection(sketch, { ...flower, form: "salver" }, radius);
    return;
  }
  // On the plant they are specks in a knot; cut, each has its petals in a cup.
  if (isGlomerule(flower)) {
    openSection(sketch, { ...flower, form: "five-petal" }, radius);
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
  const paint = paintOf(flower);
  const ovary = ovaryOf(flower);
  const half: Half = {
    sketch,
    flower,
    plan,
    paint,
    radius,
    floor: flower.ovary === "inferior" ? ovary.high * 1.2 : 0.16,
  };
  const green = toneOf(flower.bracts === undefined ? "light-green" : flower.bracts);
  // Where the petals are small spoons, the sepals are the showy part.
  const spoons = flower.petal === "spoon" && flower.bracts === undefined;
  const [outer, inner] = spoons ? [paint.tone, toneOf(paint.centre)] : [green, paint.tone];
  if (plan.sepal !== undefined) drawRing(half, plan.sepal, outer, Math.PI / plan.petals, plan.seat * 1.05, 0);
  if (plan.tube === undefined) drawRing(half, plan.petal, inner, 0, plan.seat, 0);
  else if (plan.rim !== undefined) drawFunnel(half, plan.tube, plan.rim);
  else if (plan.joined !== undefined) drawJoinedCorolla(half, plan.tube, plan.petal, plan.joined);
  if (plan.column !== true && !isFemale(flower)) drawStamens(half);
  drawReceptacle(half, green, ovary);
  if (plan.column === true) drawColumn(half);
  if (flower.sex !== "male") drawPistil(half, ovary);
};

/** Gourds have male and female flowers; the one that is cut is female, for the fruit comes from it. */
const isFemale = ({ sex, filaments, ovary, form }: FlowerTraits): boolean =>
  sex === "female" ||
  (filaments === "knot" &&
    ovary === "inferior" &&
    (form === "trumpet" || form === "bell" || form === "five-petal"));

type Ovary = { wide: number; high: number };

/** Half the width and the height of the ovary, in radii: small in large flowers, slender in legumes. */
const ovaryOf = ({ ovary, placenta, size_cm, form, sex }: FlowerTraits): Ovary => {
  if (ovary === "inferior") return { wide: 0.27, high: form === "brush" ? 0.4 : 0.46 };
  if (placenta === "marginal") return { wide: 0.12, high: 0.62 };
  const tubular = form === "salver" || form === "pinwheel" || form === "tube";
  const share =
    (size_cm > 4 ? 0.74 : size_cm > 1.5 ? 0.88 : 1) * (tubular ? (sex === "female" ? 0.85 : 0.58) : 1);
  return placenta === "parietal" && form !== "tiny"
    ? { wide: 0.18 * share, high: 0.54 * share }
    : { wide: 0.24 * share, high: 0.46 * share };
};

/** The petals or sepals around the axis, those behind first; `shift` turns the ring. */
const drawRing = (
  { sketch, flower, plan, paint, radius, floor }: Half,
  { rise, turn, late = 1, length, width, shape, cup = 0 }: Stand,
  tone: Tone,
  shift: number,
  far: number,
  high: number,
): void => {
  const blade = (around: number): Blade => ({
    around,
    foot: [far, floor + high],
    rise,
    turn,
    late,
    length,
    width,
    shape,
    cup,
  });
  const ring = behindCut(plan.petals, shift).map(blade);
  // Mallows are darker at their foot.
  const eye = plan.column === true && shift === 0 && flower.centre !== undefined ? paint.centre : undefined;
  for (const each of ring) drawBlade(sketch, each, tone, radius, length > 0.6 ? 4 : 2, eye);
  for (const each of ring.filter(({ around }) => isCut(around)))
    drawCutEdge(sketch, each, tone, radius, length > 0.6 ? 0.05 : 0.04);
};

/** The far wall of a funnel whose rim is whole, from inside, hollow to the light, between its two cut edges. */
const drawFunnel = (
  half: Half,
  tube: NonNullable<Plan["tube"]>,
  wholeRim: NonNullable<Plan["rim"]>,
): void => {
  const { sketch, flower, paint, radius, floor } = half;
  const { tone } = paint;
  const see = seenAt(radius);
  const [mouth, top] = tube.at(-1) ?? [0, 0];
  const wall = (side: number): Point[] =>
    steps(11).map((t) => see([side * wallAt(tube, top * t), 0, floor + top * t]));
  const lip = limbOf(half, wholeRim, mouth, top);
  const left = see([-mouth, 0, floor + top * 0.6]);
  const right = see([mouth, 0, floor + top * 0.6]);
  sketch.body(
    [...wall(-1), ...lip, ...wall(1).reverse()],
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
    true,
    glazeWash(
      sketch.page,
      [
        [0, tone.dark, 0.5],
        [0.36, tone.dark, 0.1],
        [0.66, tone.pale, 0.25],
        [1, tone.dark, 0.22],
      ],
      left,
      right,
    ),
  );
  // The throat in its second colour fades towards the mouth.
  if (flower.centre !== undefined) {
    const throat = steps(7).map((t) => lerp(0.2, 1, t) * top);
    const edge = (side: number): Point[] =>
      throat.map((z) => see([side * 0.94 * wallAt(tube, z), 0, floor + z]));
    sketch.patches([[...edge(-1), ...edge(1).reverse()]], {
      fill: glazeWash(
        sketch.page,
        [
          [0, paint.centre, 0],
          [0.4, paint.centre, 0.5],
          [1, paint.centre, 0],
        ],
        see([0, 0, floor + top * 0.2]),
        see([0, 0, floor + top]),
      ),
    });
  }
  const veins = [0.16, 0.34, 0.5, 0.66, 0.84].map((t) =>
    steps(6).map((u) => {
      const high = lerp(0.1, 1, u) * top;
      return see(onRing(Math.PI * t, wallAt(tube, high), floor + high));
    }),
  );
  sketch.lines(veins, tone.ink, 0.5, { opacity: 0.35 });
  for (const side of [-1, 1])
    sketch.body(
      ribbon(wall(side), () => radius * 0.045),
      mix(tone.pale, tone.mid, 0.3),
      tone.ink,
      0.8,
    );
};

/** The limb of a funnel: from the mouth it spreads to a rim with corners, folds or points. */
const limbOf = (
  { radius, floor }: Half,
  { lobes, depth, pointed, flat }: NonNullable<Plan["rim"]>,
  mouth: number,
  top: number,
): Point[] => {
  const see = seenAt(radius);
  const far = 0.98;
  const high = top + flat;
  const spread = (side: number): Point[] =>
    steps(6).map((t) =>
      see([side * lerp(mouth, far, t ** 1.3), 0, floor + lerp(top, high, Math.sin(t * 1.9) / Math.sin(1.9))]),
    );
  const rim = steps(lobes * 6 + 1).map((t) => {
    const wave = Math.abs(((t * lobes) % 1) * 2 - 1);
    const out = pointed === true ? depth * wave ** 4 * 1.6 : depth * (1 - wave ** 3);
    return see(onRing(lerp(Math.PI, 0, t), far + out, floor + high + (pointed === true ? out * 0.7 : out)));
  });
  return [...spread(-1), ...rim, ...spread(1).reverse()];
};

/** The cut end of the stalk, which widens to the receptacle, or holds the ovary. */
const drawReceptacle = (
  { sketch, flower, plan, radius, floor }: Half,
  green: Tone,
  { wide }: Ovary,
): void => {
  const see = seenAt(radius);
  const flesh = mix(green.light, "#f4efcf", 0.6);
  const below = flower.ovary === "inferior";
  const seat = Math.max(plan.seat, below ? wide * 0.85 : 0);
  const side = (way: number): Point[] =>
    (below
      ? [
          [0.05, 0],
          [wide * 0.72, floor * 0.16],
          [wide * 1.12, floor * 0.46],
          [wide * 1.02, floor * 0.78],
          [seat, floor],
          [seat, floor],
        ]
      : [
          [0.05, 0],
          [seat * 0.72, floor * 0.3],
          [seat * 1.06, floor * 0.7],
          [seat * 1.06, floor],
          [seat * 1.06, floor],
        ]
    ).map(([x = 0, z = 0]) => see([way * x, 0, z]));
  sketch.body([...side(-1), see([0, 0, floor + 0.03]), ...side(1).reverse()], flesh, green.ink, 1);
  if (flower.disc) {
    const gold = toneOf("#d9a93a");
    const from = below ? 0.1 : seat * 1.1;
    for (const way of [-1, 1])
      sketch.body(
        ellipse(see([way * (from + 0.07), 0, floor + 0.04]), radius * 0.085, radius * 0.062, way * 0.2, 12),
        gold.mid,
        gold.ink,
        0.7,
      );
  }
};

/** The column of a mallow: its tube of filaments cut open at the foot, free stamens all along its upper part. */
const drawColumn = ({ sketch, flower, plan, paint, radius, floor }: Half): void => {
  const { tone } = paint;
  const see = seenAt(radius);
  const reach = plan.stamens.reach * (flower.long_stamens ? 1.5 : 1);
  const pale = toneOf(mix(tone.light, "#f6ecd8", 0.45));
  const head = toneOf(paint.stamen);
  const axis = steps(9).map((t) => see([0.02 * Math.sin(t * 3), 0, floor + 0.06 + reach * t]));
  const stamens = steps(20).map((t, i): Point[] => {
    const start = axis[0] ?? [0, 0];
    const end = axis.at(-1) ?? [0, 0];
    const share = lerp(0.36, 0.98, t);
    const from: Point = [lerp(start[0], end[0], share), lerp(start[1], end[1], share)];
    const way = i % 2 === 0 ? -1 : 1;
    const out = radius * (0.15 + 0.05 * ((i * 0.618) % 1));
    return [
      from,
      [from[0] + way * out * 0.6, from[1] - out * 0.16],
      [from[0] + way * out, from[1] - out * 0.5],
    ];
  });
  for (const line of stamens) cutStamen(sketch, line, head, Math.max(0.9, radius * 0.016), radius * 0.042);
  sketch.body(
    ribbon(axis, (t) => radius * lerp(0.17, 0.075, t ** 0.7)),
    flatWash(sketch.page, pale),
    tone.ink,
    0.9,
  );
};

/** The ovary with its style, in the middle of the cut. */
const drawPistil = ({ sketch, flower, plan, radius, floor }: Half, { wide, high }: Ovary): void => {
  const see = seenAt(radius);
  const below = flower.ovary === "inferior";
  const stalk = flower.placenta === "marginal" ? 0.1 : 0;
  const [cx, cy] = see([0, 0, below ? floor * 0.52 : floor + stalk + high * 0.47]);
  const tube = plan.tube?.at(-1)?.[1];
  const onWall = plan.stamens.onWall ?? 0;
  const reach = flower.long_stamens ? Math.max(1.2, plan.stamens.reach) : plan.stamens.reach;
  // The stigma stands among the anthers, or a little above them.
  const tip =
    plan.column === true
      ? plan.stamens.reach * (flower.long_stamens ? 1.5 : 1) + 0.3
      : tube === undefined || plan.stamens.onWall === undefined
        ? flower.sex === "female"
          ? high + stalk + 0.1
          : reach * (flower.long_stamens ? 0.7 : 0.96)
        : onWall * tube + reach * 0.8;
  const from: Point = [cx, cy - (below ? high * 0.42 : high * 0.5) * radius];
  const top = see([0, 0, floor + tip])[1];
  if (plan.column === true) cutStyle(sketch, flower, see([0, 0, floor + tip - 0.3]), top, radius * 0.7);
  else cutStyle(sketch, flower, from, Math.min(top, from[1] - 0.1 * radius), radius);
  cutOvary(sketch, flower, { centre: [cx, cy], wide: wide * radius, high: high * radius });
};
