// Berries, drupes, gourds and similar fruits.
import { ellipse, type Point, polar, ring, steps } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { onBody, type Profile, paintBody, profiles } from "./body.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

type Plan = { profile: Profile; width: number; lean?: number };

const plans: Partial<Record<FruitTraits["form"], Plan>> = {
  berry: { profile: profiles.round, width: 0.95 },
  drupe: { profile: profiles.round, width: 0.85 },
  mango: { profile: profiles.egg, width: 0.66, lean: 0.12 },
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
  pot: { profile: profiles.round, width: 1 },
};

/** A stone fruit with two shoulders and a ridge across them (yellow oleander). */
const isKeeled = (fruit: FruitTraits): boolean => fruit.form === "drupe" && fruit.surface === "angled";

/** The base shape of a fruit form, for whole and cut views. */
export const planOf = (fruit: FruitTraits): Plan | undefined => {
  const plan = plans[fruit.form];
  if (plan === undefined) return undefined;
  const profile = isKeeled(fruit) ? profiles.keeled : plan.profile;
  return { ...plan, profile, width: fruit.width ?? plan.width };
};

export const drawFleshy = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
): boolean => {
  const plan = planOf(fruit);
  if (plan === undefined) return false;
  // No fruit is turned on a lathe: each part drawn is a little fuller on one side, broader or narrower.
  const own = sketch.random.fork(`fruit ${sketch.page.parts.size}`);
  const [lean, broad, phase] = [own.around(0, 0.045), own.between(0.95, 1.04), own.between(0, 6)];
  const body = {
    length,
    width: length * plan.width * broad,
    profile: (t: number) => plan.profile(t) * (1 + 0.03 * Math.sin(t * 5 + phase)),
    lean: (plan.lean ?? 0) + lean,
  };
  const natural: Partial<Record<FruitTraits["form"], FruitTraits["surface"]>> = {
    citrus: "dotted",
    "lobed-cherry": "ribbed",
    "gourd-warty": "warty",
    "scaly-fruit": "scaly",
    aggregate: "bumpy",
    pot: "scurfy",
  };
  // A soft berry has shallow grooves; a cherry's ribs would make it look like a pumpkin.
  const grooved = fruit.form === "berry" && fruit.surface === "ribbed";
  const surface =
    grooved || isKeeled(fruit)
      ? "glossy"
      : fruit.surface === "smooth"
        ? (natural[fruit.form] ?? "smooth")
        : fruit.surface;
  paintBody(
    sketch,
    body,
    paint.tone,
    surface,
    paint.accent !== undefined &&
      ["mango", "apple", "drupe", "pear", "papaya", "fibrous-nut", "crowned"].includes(fruit.form)
      ? paint.accent
      : undefined,
  );
  if (length < 16) return true;
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
    case "crowned": {
      const end = onBody(body, 1, 0);
      const crown: Point[] = steps(5).flatMap((t, i): Point[] => {
        const x = end[0] + (t - 0.5) * body.width * 0.34;
        const tip: Point = [x * 1.25, end[1] + length * (0.12 + (i % 2) * 0.02)];
        return [tip, tip, [x + body.width * 0.04, end[1] + length * 0.04]];
      });
      sketch.body(
        [
          [end[0] - body.width * 0.15, end[1] - length * 0.03],
          ...crown,
          [end[0] + body.width * 0.15, end[1] - length * 0.03],
        ],
        mix(paint.tone.mid, "#8a7a3c", 0.3),
        paint.tone.ink,
        0.9,
      );
      break;
    }
    case "citrus":
    case "berry":
    case "drupe":
    case "olive":
      sketch.dots([onBody(body, 0.985, 0.04)], paint.tone.ink, Math.max(1.2, length * 0.025));
      break;
    case "egg":
    case "chilli":
    case "cucumber": {
      const green = toneOf(fruit.form === "egg" ? "light-green" : "green");
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
      sketch.lines(
        [-0.5, -0.1, 0.35].map((across) => steps(5).map((t) => onBody(body, 0.1 + t * 0.8, across))),
        paint.tone.ink,
        0.6,
        { opacity: 0.5 },
      );
      break;
    case "pot": {
      const lid = ellipse(onBody(body, 0.93, 0), body.width * 0.2, length * 0.05);
      sketch.body(lid, paint.tone.dark, paint.tone.ink, 0.9);
      break;
    }
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

/** A five-ribbed star fruit, seen from the side. */
export const starRibbed = (sketch: Sketch, paint: FruitPaint, length: number): void => {
  const { tone } = paint;
  const wing = (x: number, bulge: number, fill: string): void => {
    const half = length * 0.34;
    sketch.body(
      [
        [0, 0],
        [x * half * 0.8, length * 0.12],
        [x * half * (1 + bulge * 0.1), length * 0.45],
        [x * half * 0.85, length * 0.82],
        [0, length],
        [0, length],
        [x * half * 0.24, length * 0.8],
        [x * half * 0.34, length * 0.45],
        [x * half * 0.24, length * 0.15],
      ],
      fill,
      tone.ink,
      1.1,
    );
  };
  wing(-1, 1, tone.light);
  wing(1, 1, tone.dark);
  sketch.body(
    [
      [0, 0],
      [-length * 0.17, length * 0.16],
      [-length * 0.2, length * 0.5],
      [-length * 0.13, length * 0.85],
      [0, length],
      [length * 0.03, length * 0.85],
      [length * 0.06, length * 0.5],
      [length * 0.03, length * 0.16],
    ],
    mix(tone.light, tone.mid, 0.4),
    tone.ink,
    1.1,
  );
  sketch.body(
    [
      [0, 0],
      [length * 0.03, length * 0.16],
      [length * 0.06, length * 0.5],
      [length * 0.03, length * 0.85],
      [0, length],
      [length * 0.15, length * 0.82],
      [length * 0.21, length * 0.5],
      [length * 0.15, length * 0.14],
    ],
    mix(tone.mid, tone.dark, 0.3),
    tone.ink,
    1,
  );
  sketch.lines(
    [
      [
        [-length * 0.12, length * 0.2],
        [-length * 0.15, length * 0.5],
        [-length * 0.1, length * 0.78],
      ],
    ],
    tone.pale,
    2,
    { opacity: 0.8 },
  );
};

export const dotsAround = (centre: Point, radius: number, count: number, turn = 0): Point[] =>
  Array.from({ length: count }, (_, i) => polar(centre, turn + (i / count) * Math.PI * 2, radius));
