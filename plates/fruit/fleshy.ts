// Berries, drupes, gourds and similar fruits.
import { ellipse, lerp, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, glazeWash } from "../drawing/wash.ts";
import { type Body, bodyOutline, onBody, type Profile, paintBody, profiles } from "./body.ts";
import { calyxOf, drawCalyx } from "./calyx.ts";
import { paintRibs, type Ribs } from "./ribs.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

type Plan = { profile: Profile; width: number; lean?: number };

const plans: Partial<Record<FruitTraits["form"], Plan>> = {
  berry: { profile: profiles.round, width: 0.95 },
  drupe: { profile: profiles.round, width: 0.85 },
  mango: { profile: profiles.mango, width: 0.66, lean: 0.13 },
  olive: { profile: profiles.olive, width: 0.6 },
  citrus: { profile: profiles.round, width: 0.98 },
  apple: { profile: profiles.apple, width: 1.02 },
  pear: { profile: profiles.pear, width: 0.72 },
  crowned: { profile: profiles.egg, width: 0.9 },
  "tube-tipped": { profile: profiles.egg, width: 0.84 },
  "lobed-cherry": { profile: profiles.apple, width: 1.15 },
  cucumber: { profile: profiles.cucumber, width: 0.34 },
  chilli: { profile: profiles.chilli, width: 0.3 },
  egg: { profile: profiles.egg, width: 0.5 },
  "gourd-round": { profile: profiles.apple, width: 1.02 },
  "gourd-bottle": { profile: profiles.bottle, width: 0.46 },
  "gourd-long": { profile: profiles.cucumber, width: 0.2 },
  "gourd-warty": { profile: profiles.spindle, width: 0.36 },
  papaya: { profile: profiles.papaya, width: 0.56 },
  nut: { profile: profiles.egg, width: 0.8 },
  "fibrous-nut": { profile: profiles.egg, width: 0.72 },
  "palm-fruit": { profile: profiles.round, width: 0.95 },
  "scaly-fruit": { profile: profiles.olive, width: 0.76 },
  aggregate: { profile: profiles.heart, width: 0.86 },
  multiple: { profile: profiles.round, width: 0.86 },
};

/** A stone fruit with two shoulders and a ridge across them (yellow oleander). */
const isKeeled = (fruit: FruitTraits): boolean => fruit.form === "drupe" && fruit.surface === "angled";

/** A flattened fruit with a keel all round its edge (Indian almond); a coconut has a drawing of its own. */
const isRimmed = (fruit: FruitTraits): boolean => fruit.form === "fibrous-nut" && fruit.surface === "angled";

/** The base shape of a fruit form, for whole and cut views. */
export const planOf = (fruit: FruitTraits): Plan | undefined => {
  const plan = plans[fruit.form];
  if (plan === undefined) return undefined;
  const profile = isKeeled(fruit) ? profiles.keeled : isRimmed(fruit) ? profiles.almond : plan.profile;
  return { ...plan, profile, width: fruit.width ?? plan.width };
};

export const drawFleshy = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  ripe: boolean,
): boolean => {
  const plan = planOf(fruit);
  if (plan === undefined) return false;
  // No fruit is turned on a lathe: each part drawn is a little fuller on one side, broader or narrower.
  const own = sketch.random.fork(`fruit ${sketch.page.parts.size}`);
  const [lean, broad, phase] = [own.around(0, 0.06), own.between(0.93, 1.05), own.between(0, 6)];
  const body = {
    length,
    width: length * plan.width * broad,
    profile: (t: number) => plan.profile(t) * (1 + 0.04 * Math.sin(t * 5 + phase)),
    lean: (plan.lean ?? 0) + lean,
  };
  const natural: Partial<Record<FruitTraits["form"], FruitTraits["surface"]>> = {
    citrus: "dotted",
    "lobed-cherry": "ribbed",
    "gourd-warty": "warty",
    "scaly-fruit": "scaly",
    aggregate: "bumpy",
  };
  // A soft berry has shallow grooves; a cherry's ribs would make it look like a pumpkin.
  const grooved = fruit.form === "berry" && fruit.surface === "ribbed";
  const surface =
    grooved || isKeeled(fruit) || isRimmed(fruit)
      ? "glossy"
      : fruit.surface === "smooth"
        ? (natural[fruit.form] ?? "smooth")
        : fruit.surface;
  const furrowed = fruit.form === "lobed-cherry" && fruit.surface === "ribbed" && length > 20;
  if (fruit.form === "cucumber" && fruit.cut?.view === "star" && length > 20)
    paintRibs(sketch, bilimbiRibs(length, plan.width * broad, own.between(0.1, 0.7)), paint.tone);
  else if (furrowed)
    paintRibs(
      sketch,
      {
        length,
        width: body.width,
        profile: profiles.apple,
        count: 8,
        depth: 0.16,
        sharp: false,
        turn: own.between(0, 0.8),
        dip: 0.04,
      },
      paint.tone,
    );
  else
    paintBody(
      sketch,
      body,
      paint.tone,
      surface,
      paint.accent !== undefined &&
        // Unripe it is green all over.
        (ripe || !isRimmed(fruit)) &&
        ["apple", "drupe", "pear", "papaya", "fibrous-nut", "crowned"].includes(fruit.form)
        ? paint.accent
        : undefined,
    );
  if (length < 16) return true;
  if (fruit.form === "mango") sunnedShoulder(sketch, body, paint, ripe);
  if (furrowed)
    for (const [share, opacity] of [
      [1, 0.25],
      [0.5, 0.75],
    ] as const)
      sketch.patches(
        [ellipse(onBody(body, 0.3, -0.36), body.width * 0.07 * share, length * 0.11 * share, 0.35, 12)],
        { fill: "#fffdf2", opacity },
      );
  if (grooved)
    sketch.lines(
      [-0.8, -0.48, -0.16, 0.16, 0.48, 0.8].map((across) =>
        steps(6).map((t) => onBody(body, 0.05 + t * 0.5, across * (0.3 + t * 0.7))),
      ),
      paint.tone.ink,
      0.8,
      { opacity: 0.35 },
    );
  if (isKeeled(fruit)) {
    const ridge = (lift: number): Point[] =>
      steps(9).map((t) => onBody(body, 0.44 + lift + 0.1 * Math.sin(t * Math.PI), t * 1.84 - 0.92));
    sketch.patches([[...ridge(0.02), ...ridge(0.12).reverse()]], { fill: paint.tone.ink, opacity: 0.4 });
    sketch.lines([ridge(0)], paint.tone.pale, Math.max(1, length * 0.022), { opacity: 0.7 });
    sketch.lines([ridge(0.02)], paint.tone.ink, Math.max(0.8, length * 0.014));
  }
  drawCalyx(sketch, fruit, paint, body, ripe);
  switch (fruit.form) {
    case "tube-tipped": {
      const end = onBody(body, 0.97, 0);
      const wide = body.width * 0.13;
      sketch.body(
        [
          [end[0] - wide, end[1] - length * 0.02],
          [end[0] - wide * 0.9, end[1] + length * 0.1],
          [end[0] - wide * 1.1, end[1] + length * 0.15],
          [end[0] + wide * 1.1, end[1] + length * 0.15],
          [end[0] + wide * 0.9, end[1] + length * 0.1],
          [end[0] + wide, end[1] - length * 0.02],
        ],
        flatWash(sketch.page, paint.tone),
        paint.tone.ink,
        1,
      );
      sketch.body(
        ellipse([end[0], end[1] + length * 0.145], wide, length * 0.028),
        paint.tone.dark,
        paint.tone.ink,
        0.8,
      );
      break;
    }
    case "citrus":
    case "berry":
    case "drupe":
    case "olive":
      if (!["crown", "incurved", "ring", "styles"].includes(calyxOf(fruit)))
        sketch.dots([onBody(body, 0.985, 0.04)], paint.tone.ink, Math.max(1.2, length * 0.025));
      break;
    case "chilli":
    case "cucumber": {
      const green = toneOf("green");
      const w = Math.max(body.width * 0.5, 5);
      sketch.body(
        [
          [-w * 0.3, -2],
          [-w * 0.8, length * 0.05],
          [-w * 0.62, length * 0.14],
          [-w * 0.2, length * 0.07],
          [0, length * 0.15],
          [w * 0.22, length * 0.07],
          [w * 0.62, length * 0.14],
          [w * 0.8, length * 0.05],
          [w * 0.3, -2],
        ],
        green.mid,
        green.ink,
        0.9,
      );
      break;
    }
    case "fibrous-nut":
      if (isRimmed(fruit)) {
        rim(sketch, body, paint);
        break;
      }
      sketch.lines(
        [-0.5, -0.1, 0.35].map((across) => steps(5).map((t) => onBody(body, 0.1 + t * 0.8, across))),
        paint.tone.ink,
        0.6,
        { opacity: 0.5 },
      );
      break;
    case "nut":
      // The dry fruits of an umbel are nuts without a cup.
      if (fruit.length_cm < 1) break;
      sketch.body(
        ring(onBody(body, 0.06, 0), (a) => body.width * 0.3 * (0.8 + 0.2 * Math.abs(Math.cos(a))), 12),
        flatWash(sketch.page, toneOf("light-green")),
        paint.tone.ink,
        0.8,
      );
      break;
    case "apple":
    case "gourd-round":
      sketch.patches([ellipse([0, length * 0.03], body.width * 0.14, length * 0.03)], {
        fill: paint.tone.dark,
        opacity: 0.7,
      });
      break;
    default:
      break;
  }
  return true;
};

/** The keel of an Indian almond, seen a little from the side: one edge of it stands out, the other lies on the near face. */
const rim = (sketch: Sketch, body: Body, { tone }: FruitPaint): void => {
  const edge = (across: number): Point[] => steps(15).map((t) => onBody(body, lerp(0.02, 0.99, t), across));
  sketch.patches([[...edge(0.44), ...edge(0.6).reverse()]], { fill: tone.ink, opacity: 0.3 });
  sketch.lines([edge(0.44)], tone.pale, Math.max(1.2, body.length * 0.02), { opacity: 0.75 });
  sketch.lines([edge(0.5)], tone.ink, Math.max(0.8, body.length * 0.009), { opacity: 0.8 });
  sketch.lines([edge(-0.9)], tone.pale, Math.max(1, body.length * 0.012), { opacity: 0.5 });
};

/** The blush of a mango on the shoulder that had the sun, and the fine pale pores of its skin. */
const sunnedShoulder = (sketch: Sketch, body: Body, { tone, accent }: FruitPaint, ripe: boolean): void => {
  if (accent !== undefined) {
    const full = ripe ? 0.86 : 0.5;
    sketch.patches([bodyOutline(body)], {
      fill: glazeWash(
        sketch.page,
        [
          [0, accent.dark, full],
          [0.3, accent.mid, full * 0.86],
          [0.58, accent.mid, full * 0.3],
          [0.8, accent.mid, 0],
        ],
        onBody(body, 0.1, 0.95),
        onBody(body, 0.86, -0.5),
      ),
    });
  }
  sketch.dots(
    Array.from({ length: 90 }, () =>
      onBody(body, sketch.random.between(0.06, 0.94), Math.sin(sketch.random.around(0, 1.3))),
    ),
    mix(tone.pale, "#fff6dc", 0.4),
    Math.max(0.8, body.length * 0.009),
    { opacity: 0.42 },
  );
};

/** The wings of a starfruit: broadest below the middle, and closing to a blunt tip. */
export const starRibs = (length: number, width: number, turn: number): Ribs => ({
  length,
  width: length * width,
  profile: (t) => Math.sin(Math.PI * t) ** 0.6 * lerp(0.84, 1.08, t),
  count: 5,
  depth: 0.62,
  sharp: true,
  turn,
  dip: 0.05,
});

/** The five shallow lobes of a bilimbi. */
export const bilimbiRibs = (length: number, width: number, turn: number): Ribs => ({
  length,
  width: length * width,
  profile: profiles.cucumber,
  count: 5,
  depth: 0.13,
  sharp: false,
  turn,
});

/** A fruit with five deep wings, seen from the side. */
export const starRibbed = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, length: number): void => {
  const own = sketch.random.fork(`star ${sketch.page.parts.size}`);
  const ribs = starRibs(length, (fruit.width ?? 0.64) * own.between(0.95, 1.06), own.between(0.46, 0.8));
  // The waxy wings let the light through, so that their shade is warm.
  const { tone } = paint;
  paintRibs(sketch, ribs, { ...tone, dark: mix(tone.mid, mix(tone.dark, "#c9761f", 0.7), 0.75) });
};

export const dotsAround = (centre: Point, radius: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => polar(centre, turn + (i / count) * Math.PI * 2, radius));
