// Capsules, bolls, lanterns and other dry or opening fruits, hanging from the origin.
import { clamp, ellipse, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { brightness, mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { basket } from "./basket.ts";
import { type Body, onBody, paintBody, profiles } from "./body.ts";
import { lidded } from "./bursting.ts";
import { drawCalyx } from "./calyx.ts";
import { cotton } from "./cotton.ts";
import { fourValved } from "./four-valved.ts";
import { groovedWheel } from "./grooved-wheel.ts";
import { twinCapsule } from "./nutlets.ts";
import { calyxFruit, lantern, splitAril, woody } from "./opening.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

export const drawCapsule = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  length: number,
  ripe: boolean,
): boolean => {
  const { tone } = paint;
  const L = length;
  switch (fruit.form) {
    case "capsule":
      if (fruit.surface === "warty" && (fruit.width ?? 1) > 1.1) {
        twinCapsule(sketch, tone, L);
        return true;
      }
      if (fruit.surface === "angled") {
        winged(sketch, tone, L, fruit.width ?? 0.9);
        return true;
      }
      valved(sketch, fruit, paint, L, ripe);
      return true;
    case "capsule-basket":
      basket(sketch, tone, L, fruit.width ?? 0.45, ripe);
      return true;
    case "capsule-lid":
      lidded(sketch, fruit, paint, L);
      return true;
    case "capsule-spiny":
      paintBody(
        sketch,
        { length: L, width: L * (fruit.width ?? 0.84), profile: profiles.heart },
        tone,
        fruit.surface === "soft-spiny" || fruit.surface === "hairy" ? fruit.surface : "spiny",
        paint.accent,
      );
      return true;
    case "capsule-three":
      threeLobed(sketch, fruit, paint, L);
      if (fruit.calyx !== undefined)
        drawCalyx(
          sketch,
          fruit,
          paint,
          { length: L, width: L * (fruit.width ?? 1.04), profile: profiles.apple },
          ripe,
        );
      return true;
    case "pot":
      pyxidium(sketch, fruit, tone, L, ripe);
      return true;
    case "capsule-ribbed": {
      const body = {
        length: L,
        width: L * (fruit.width ?? 0.24),
        profile: (t: number) => Math.min(1, Math.sqrt(t * 7)) * (1 - t ** 2.2) ** 0.8,
      };
      if (fruit.surface === "hairy")
        sketch.lines(
          steps(16).flatMap((t) =>
            [-1, 1].map((side): Point[] => [
              onBody(body, t, side),
              [onBody(body, t, side)[0] + side * 4, t * L + 2],
            ]),
          ),
          tone.ink,
          0.6,
        );
      paintBody(sketch, body, tone, "angled");
      return true;
    }
    case "capsule-woody":
      if (fruit.length_cm >= 5) fourValved(sketch, paint, L, ripe);
      else if (ripe) woody(sketch, paint, L);
      else closedWoody(sketch, fruit, tone, L);
      return true;
    case "boll":
      cotton(sketch, L, ripe);
      return true;
    case "lantern":
      lantern(sketch, paint, L);
      return true;
    case "calyx-fruit":
      calyxFruit(sketch, paint, L);
      return true;
    case "pumpkin-segmented":
      groovedWheel(sketch, tone, L);
      return true;
    case "split-aril":
      splitAril(sketch, fruit, paint, L, ripe);
      return true;
    default:
      return false;
  }
};

const club = (t: number): number =>
  t < 0.34 ? lerp(0.36, 0.46, t / 0.34) : Math.sin(lerp(0.17, 0.98, (t - 0.34) / 0.66) * Math.PI) ** 0.6;

/** A dry capsule in what is left of its calyx; ripe, its valves part at the tip. */
const valved = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, L: number, ripe: boolean): void => {
  const { tone } = paint;
  const own = sketch.random.fork(`capsule ${sketch.page.parts.size}`);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.7) * own.between(0.94, 1.05),
    // The capsule of an acanth is a club on a narrow solid foot.
    profile: fruit.cut?.view === "hooks" ? club : profiles.egg,
    lean: own.around(0, 0.05),
  };
  // Fleshy capsules, those of which the pulp is shown, stay closed, and so do those that spring open all at once.
  const { view } = fruit.cut ?? { view: "across" };
  const dry = ripe && view === "across" && brightness(tone.mid) < 0.62;
  if (dry && L > 20) {
    // The teeth of the valves bend outwards around the dark mouth.
    const [x, y] = onBody(body, 0.95, 0);
    const wide = body.width * 0.2;
    for (const side of [-1, 1, 0.1]) {
      const tooth: Point[] = [
        [x + side * wide * 0.35 - wide * 0.5, y - L * 0.02],
        [x + side * wide * 1.15, y + L * 0.12],
        [x + side * wide * 1.15, y + L * 0.12],
        [x + side * wide * 0.35 + wide * 0.5, y - L * 0.02],
      ];
      sketch.body(tooth, side === 0.1 ? tone.dark : tone.light, tone.ink, 0.7);
    }
  }
  // In its calyx only the end of the capsule is seen, with the seam between its valves.
  const sheathed = fruit.calyx === "sheath";
  paintBody(sketch, body, tone, fruit.surface === "smooth" && !sheathed ? "ribbed" : fruit.surface);
  if (sheathed && L > 20)
    sketch.lines([steps(5).map((t) => onBody(body, lerp(0.4, 0.99, t), 0.08))], tone.ink, 0.9, {
      opacity: 0.7,
    });
  drawCalyx(sketch, fruit, paint, body, ripe);
};

/** Three round lobes with deep furrows between them, a fine seam along the back of each, the styles' end on top. */
const threeLobed = (sketch: Sketch, fruit: FruitTraits, paint: FruitPaint, L: number): void => {
  const { tone, accent } = paint;
  if ((fruit.width ?? 1) < 0.92) {
    fleshyThree(sketch, fruit, tone, L);
    return;
  }
  const spiny = fruit.surface === "spiny" || fruit.surface === "soft-spiny" || fruit.surface === "hairy";
  const own = sketch.random.fork(`lobes ${sketch.page.parts.size}`);
  const width = L * clamp(fruit.width ?? 1.04, 0.8, 1.15);
  const off = own.between(-0.09, 0.09);
  const scaled = (points: readonly (readonly [number, number])[]): Point[] =>
    points.map(([x, y]): Point => [x * width, y * L]);
  // The two lobes at the sides, and the one towards the reader before them; all meet in the hollow at the stalk.
  const lobes = [-1, 1].map((side) =>
    scaled([
      [off * 0.4, 0.05],
      [side * 0.2, -0.02],
      [side * 0.42, 0.13],
      [side * 0.5, 0.42],
      [side * 0.45, 0.72],
      [side * 0.26, 0.94],
      [off * 0.4, 0.86],
    ]),
  );
  const near = scaled([
    [off * 0.5, 0.03],
    [off - 0.16, 0.03],
    [off - 0.27, 0.27],
    [off - 0.28, 0.6],
    [off - 0.17, 0.92],
    [off, 0.97],
    [off + 0.17, 0.92],
    [off + 0.28, 0.6],
    [off + 0.27, 0.27],
    [off + 0.16, 0.03],
  ]);
  const seams = [
    scaled([
      [off * 0.6, 0.06],
      [off, 0.26],
      [off * 1.2, 0.5],
      [off * 1.1, 0.74],
      [off, 0.93],
    ]),
    ...[-1, 1].map((side) =>
      scaled([
        [side * 0.22, 0.04],
        [side * 0.34, 0.18],
        [side * 0.4, 0.42],
        [side * 0.37, 0.66],
        [side * 0.27, 0.86],
      ]),
    ),
  ];
  // The stub of the styles, behind the shoulders of the lobes.
  sketch.lines(
    [-0.05, 0.05].map((x): Point[] => [
      [0, L * 0.76],
      [x * L, L * 0.93],
    ]),
    tone.ink,
    Math.max(0.8, L * 0.03),
  );
  // Soft spines stand close, each on a broad foot; those towards the reader are foreshortened.
  const [around, across] = L > 40 ? [36, 64] : [24, 30];
  const spines = (rim: boolean): Point[][] =>
    steps(rim ? around : across).map((t, i): Point[] => {
      const angle = rim ? t * Math.PI * 2 : i * 2.4;
      const far = rim ? 0.46 : 0.45 * Math.sqrt((i + 0.5) / across);
      const foot: Point = [Math.cos(angle) * width * far, L / 2 + Math.sin(angle) * L * far];
      const long = L * (rim ? 0.16 : lerp(0.03, 0.14, far / 0.45)) * own.between(0.8, 1.15);
      const wide = L * 0.026;
      const side: Point = [-Math.sin(angle) * wide, Math.cos(angle) * wide];
      return [
        [foot[0] + side[0], foot[1] + side[1]],
        polar(foot, angle + own.around(0, 0.2) + 0.12, long),
        [foot[0] - side[0], foot[1] - side[1]],
      ];
    });
  const bristles = (rim: boolean): void =>
    sketch.patches(
      spines(rim),
      {
        fill: rim ? tone.mid : mix(tone.light, tone.mid, 0.3),
        stroke: tone.ink,
        "stroke-width": Math.max(0.45, L * 0.007),
        "stroke-linejoin": "round",
      },
      false,
    );
  if (spiny) bristles(true);
  for (const lobe of [...lobes, near])
    sketch.body(lobe, roundWash(sketch.page, tone), tone.ink, L > 40 ? 1.1 : 0.8);
  if (L > 20) sketch.lines(seams, tone.ink, Math.max(0.5, L * 0.007), { opacity: 0.5 });
  if (spiny) bristles(false);
  if (fruit.surface === "warty" && L > 18) {
    const warts = Array.from({ length: 34 }, (_, i) => {
      const far = 0.42 * Math.sqrt((i + 0.5) / 34);
      return ellipse(
        [Math.cos(i * 2.4) * width * far, L * 0.5 + Math.sin(i * 2.4) * L * far],
        L * 0.026,
        L * 0.026,
        0,
        7,
      );
    });
    sketch.patches(warts, {
      fill: accent === undefined ? tone.pale : mix(accent.light, tone.pale, 0.3),
      stroke: accent === undefined ? tone.ink : mix(accent.dark, tone.ink, 0.3),
      "stroke-width": 0.5,
      opacity: 0.85,
    });
  }
};

/** The same before it opens: a rough globe or pear with a keel along the middle of each valve and a seam between two. */
const closedWoody = (sketch: Sketch, fruit: FruitTraits, tone: Tone, L: number): void => {
  const own = sketch.random.fork(`woody ${sketch.page.parts.size}`);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.9) * own.between(0.92, 1),
    profile: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * lerp(1.04, 0.95, t),
  };
  paintBody(sketch, body, tone, fruit.surface === "smooth" ? "bumpy" : fruit.surface);
  if (L < 18) return;
  const shift = own.between(-0.15, 0.15);
  const along = (across: number): Point[] => steps(9).map((t) => onBody(body, lerp(0.03, 0.98, t), across));
  const keels = [shift - 0.62, shift + 0.16, 0.84].map(along);
  sketch.lines(keels, tone.pale, Math.max(1.2, L * 0.035), { opacity: 0.45, "stroke-linecap": "round" });
  sketch.lines(
    keels.map((keel) => keel.map(([x, y]): Point => [x + L * 0.022, y])),
    tone.ink,
    Math.max(0.8, L * 0.016),
    { opacity: 0.55 },
  );
  sketch.lines([shift - 0.24, shift + 0.54].map(along), tone.ink, Math.max(0.6, L * 0.009), { opacity: 0.6 });
};

/** A fleshy capsule, egg-shaped with three shallow furrows, drying from the tip (physic nut). */
const fleshyThree = (sketch: Sketch, fruit: FruitTraits, tone: Tone, L: number): void => {
  const own = sketch.random.fork(`fleshy ${sketch.page.parts.size}`);
  const turn = own.between(-0.2, 0.2);
  const body: Body = {
    length: L,
    width: L * (fruit.width ?? 0.84) * own.between(0.95, 1.04),
    profile: (t) => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2)) * lerp(1.02, 0.94, t),
  };
  paintBody(sketch, body, tone, "smooth");
  if (L < 18) return;
  const furrows = [turn - 0.44, turn + 0.44].map((across) =>
    steps(9).map((t) => onBody(body, lerp(0.05, 0.95, t), across)),
  );
  sketch.patches(
    furrows.map((line) => ribbon(line, (t) => L * 0.075 * Math.sin(t * Math.PI))),
    { fill: tone.dark, opacity: 0.3 },
  );
  sketch.lines(furrows, tone.ink, Math.max(0.6, L * 0.009), { opacity: 0.5 });
  sketch.lines(
    furrows.map((line) => line.slice(1, -1).map(([x, y]): Point => [x + L * 0.035, y])),
    tone.pale,
    Math.max(0.6, L * 0.012),
    { opacity: 0.4 },
  );
  // The end of the style, and the dry brown skin around it.
  const tip = onBody(body, 0.975, 0);
  sketch.patches([ellipse(tip, L * 0.1, L * 0.035)], { fill: "#6b4a28", opacity: 0.35 });
  sketch.dots([tip], "#5a3d22", Math.max(1.4, L * 0.035));
};

/**
 * A woody pot hanging from its stalk: the scar of the calyx runs round it as a rim, and its end is a lid, which falls
 * and lets the seeds go.
 */
const pyxidium = (sketch: Sketch, fruit: FruitTraits, tone: Tone, L: number, ripe: boolean): void => {
  const own = sketch.random.fork(`pot ${sketch.page.parts.size}`);
  const large = fruit.length_cm > 8;
  const half = (L * (fruit.width ?? 1) * own.between(0.96, 1.04)) / 2;
  // The rim lies above the middle of large balls and below that of small cups.
  const rim = large ? 0.34 : 0.48;
  const mouth = large ? 0.92 : 0.62;
  const profile = (t: number): number =>
    large
      ? Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2))
      : t < rim
        ? Math.sin((0.12 + 0.88 * (t / rim)) * Math.PI * 0.5) ** 0.8
        : Math.sqrt(Math.max(0, 1 - ((t - rim) / (1 - rim)) ** 2)) * (t > mouth ? 0.9 : 1);
  const body: Body = { length: L, width: half * 2, profile };
  const gone = ripe && !large && sketch.page.parts.size % 3 === 1;
  // A line round the fruit, seen a little from below where the fruit hangs above the eye.
  const around = (t: number, out: number, bow = 0.1): Point[] =>
    steps(13).map((s): Point => {
      const across = s * 2 - 1;
      return [across * profile(t) * half * out, t * L + bow * half * Math.sqrt(Math.max(0, 1 - across ** 2))];
    });
  const end = gone ? mouth : 1;
  const edge = (side: number): Point[] =>
    steps(15).map((s) =>
      onBody(body, (end * (1 - Math.cos((s * Math.PI) / (gone ? 2 : 1)))) / (gone ? 1 : 2), side),
    );
  const lip = around(mouth, 1, 0.24);
  sketch.body(
    [...edge(-1), ...(gone ? lip : []), ...edge(1).reverse()],
    roundWash(sketch.page, tone),
    tone.ink,
    L > 40 ? 1.3 : 1,
  );
  if (L < 16) return;
  const flecks = Array.from({ length: L > 60 ? 46 : 22 }, () =>
    onBody(body, own.between(0.08, end - 0.05), own.between(-0.85, 0.9)),
  );
  sketch.dots(flecks, tone.dark, Math.max(1, L * 0.02), { opacity: 0.5 });
  sketch.dots(flecks.slice(0, 12), tone.pale, Math.max(0.8, L * 0.013), { opacity: 0.5 });
  // The rim of the calyx: a ledge with its scars, light above and dark below.
  const ledge = around(rim, large ? 1.004 : 1.008);
  sketch.patches([[...ledge, ...around(rim + 0.06, 1).reverse()]], { fill: tone.ink, opacity: 0.42 });
  sketch.lines([ledge], mix(tone.light, tone.mid, 0.3), Math.max(1.2, L * (large ? 0.022 : 0.032)), {
    "stroke-linecap": "round",
  });
  sketch.lines([ledge.map(([x, y]): Point => [x, y + L * 0.03])], tone.ink, Math.max(0.7, L * 0.014));
  if (gone) {
    const inside = toneOf(mix(tone.dark, "#3a2517", 0.5));
    const seed = toneOf(fruit.accent ?? "#9a6a3c");
    sketch.body([...lip, ...around(mouth, 1, -0.16).reverse()], inside.mid, inside.ink, 1);
    for (const [x, turn] of [
      [-0.42, 0.5],
      [0.08, 0.1],
      [0.5, -0.4],
    ] as const)
      sketch.body(
        ellipse([x * half, mouth * L + half * 0.05], half * 0.2, half * 0.12, turn, 10),
        roundWash(sketch.page, seed),
        seed.ink,
        0.7,
      );
    return;
  }
  // The lid of a great pot lies beneath it, out of sight.
  if (fruit.form !== "pot" || large) return;
  // The groove of the lid, and its boss.
  const groove = around(mouth, 1, 0.16);
  sketch.lines([groove], tone.ink, Math.max(1, L * 0.022));
  sketch.lines([groove.map(([x, y]): Point => [x, y + L * 0.025])], tone.pale, Math.max(0.7, L * 0.014), {
    opacity: 0.5,
  });
  if (!large)
    sketch.body(
      ellipse([0, L * 0.985], half * 0.13, L * 0.05, 0, 10),
      flatWash(sketch.page, tone),
      tone.ink,
      0.8,
    );
};

/** A round capsule with narrow wavy wings from end to end (cassava). */
const winged = (sketch: Sketch, tone: Tone, L: number, width: number): void => {
  const body = { length: L, width: L * width * 0.78, profile: profiles.round };
  const wave = (t: number): number => L * (0.125 + 0.035 * Math.sin(t * 19)) * Math.sin(Math.PI * t) ** 0.4;
  const wing = (across: number, out: number): Point[] => {
    const seam = steps(13).map((t) => onBody(body, lerp(0.02, 0.98, t), across));
    return [...seam, ...seam.map(([x, y], i): Point => [x + out * wave(i / 12), y]).reverse()];
  };
  for (const side of [-1, 1] as const)
    sketch.body(wing(side * 0.96, side), side < 0 ? tone.light : tone.dark, tone.ink, 0.8);
  paintBody(sketch, body, tone, "smooth");
  for (const [across, out] of [
    [-0.42, -0.7],
    [0.34, 0.8],
  ] as const)
    sketch.body(wing(across, out), mix(tone.light, tone.mid, across < 0 ? 0.2 : 0.7), tone.ink, 0.8);
};
