// Fleshy fruit bodies with their surface: hanging from the stalk at the origin, `length` down the page, shaded as round.
import { apply, at, ellipse, frame, lerp, type Point, polar, ribbon, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { roundWash } from "../drawing/wash.ts";
import type { FruitTraits } from "./traits.ts";

/** Half width at depth `t` (0 at the stalk, 1 at the end), 1 where widest. */
export type Profile = (t: number) => number;

const hump = (t: number): number => Math.sqrt(Math.max(0, 1 - (2 * t - 1) ** 2));

export const profiles = {
  round: hump,
  apple: (t) => hump(t) ** 0.86,
  pear: (t) => hump(t) * lerp(0.48, 1.06, Math.min(1, t * 1.45) ** 1.5),
  egg: (t) => hump(t) * lerp(0.74, 1.08, t),
  olive: (t) => hump(t) ** 1.1,
  cucumber: (t) => hump(t) ** 0.5,
  chilli: (t) => Math.min(1, Math.sqrt(t * 9)) * (1 - t) ** 0.75 * 1.05,
  spindle: (t) => Math.sin(Math.PI * t) ** 0.9,
  bottle: (t) =>
    Math.max(
      hump(Math.min(1, Math.max(0, (t - 0.42) / 0.58))),
      0.42 * hump(Math.min(1, t * 1.25)) ** 0.7,
      t > 0.25 && t < 0.62 ? 0.34 + 0.5 * Math.max(0, t - 0.42) : 0,
    ),
  papaya: (t) => hump(t) ** 0.9 * lerp(0.66, 1.06, Math.sin(Math.min(1, t * 1.25) * Math.PI * 0.5)),
  /** Broad shoulders above a blunt keel. */
  keeled: (t) =>
    t < 0.4
      ? Math.sin((t / 0.4) * Math.PI * 0.5) ** 0.75
      : Math.cos(((t - 0.4) / 0.6) * Math.PI * 0.5) ** 0.62,
  /** Full at the shoulders, with a beak a little before the end. */
  mango: (t) => hump(t) ** 0.94 * lerp(1.04, 0.86, t) * (1 + 0.05 * Math.exp(-(((t - 0.82) / 0.08) ** 2))),
  /** Pointed at its end, a little less at its stalk. */
  almond: (t) => hump(t) ** (t < 0.5 ? 0.92 : 1.34) * lerp(0.98, 1.02, t),
  heart: (t) => hump(t) ** 0.75 * lerp(1.08, 0.78, t),
} satisfies Record<string, Profile>;

export type Body = { length: number; width: number; profile: Profile; lean?: number };

/** A point on the body's surface: `across` from -1 (left rim) to 1 (right rim). */
export const onBody = (body: Body, t: number, across: number): Point => [
  across * body.profile(t) * (body.width / 2) + (body.lean ?? 0) * Math.sin(t * Math.PI) * body.width,
  t * body.length,
];

export const bodyOutline = (body: Body, count = 15): Point[] => {
  const depths = steps(count).map((t) => (1 - Math.cos(t * Math.PI)) / 2);
  return [
    ...depths.map((t) => onBody(body, t, -1)),
    ...depths
      .slice(1, -1)
      .reverse()
      .map((t) => onBody(body, t, 1)),
  ];
};

export const paintBody = (
  sketch: Sketch,
  body: Body,
  tone: Tone,
  surface: FruitTraits["surface"],
  accent?: Tone,
): void => {
  const outline = bodyOutline(body, surface === "ribbed" ? 11 : 15);
  const large = body.length > 40;
  if (surface === "spiny" || surface === "soft-spiny" || surface === "hairy")
    rimSpines(sketch, outline, body, tone, surface);
  sketch.body(
    outline,
    roundWash(sketch.page, tone, accent),
    tone.ink,
    large ? 1.3 : body.length > 18 ? 1 : 0.7,
  );
  if (body.length < 14) return;
  shadowHatch(sketch, body, tone);
  if (body.length > 30 && body.width > body.length * 0.5 && surface !== "spiny" && surface !== "hairy")
    hollow(sketch, body, tone);
  decorate(sketch, body, tone, surface, accent);
  if (large && !["glossy", "smooth", "waxy"].includes(surface))
    sketch.patches([outline], { fill: turnedAway(sketch, tone) });
  shine(sketch, body, surface);
};

/** The shade over whatever stands on the skin, which would else be as bright on the far side as on the near one. */
const turnedAway = (sketch: Sketch, tone: Tone): string => {
  const [x, y] = lightOn(sketch);
  const share = (v: number): string => (0.5 + v * 0.2).toFixed(2);
  const id = sketch.page.define(`away ${tone.ink}${share(x)}${share(y)}`, (name) => {
    const stop = (offset: number, opacity: number): string =>
      `<stop offset="${offset}" stop-color="${tone.ink}" stop-opacity="${opacity}"/>`;
    return `<radialGradient id="${name}" cx="${share(x)}" cy="${share(y)}" r=".72">${stop(0.45, 0)}${stop(0.84, 0.22)}${stop(0.93, 0.18)}${stop(1, 0.08)}</radialGradient>`;
  });
  return `url(#${id})`;
};

/** How each skin answers the light: how bright, how far it spreads, how sharp its middle is, and in which colour. */
const lights: Partial<Record<FruitTraits["surface"], readonly [number, number, number, string]>> = {
  glossy: [0.86, 1.75, 0.5, "#fffdf2"],
  smooth: [0.36, 2.3, 0.16, "#fffaea"],
  // The wax is a bloom that lies over the whole shoulder, and dims what is under it.
  waxy: [0.36, 3.5, 0.4, "#d9dfe2"],
};

const shine = (sketch: Sketch, body: Body, surface: FruitTraits["surface"]): void => {
  const light = lights[surface];
  if (light === undefined) return;
  const [bright, reach, sharp, colour] = light;
  const [x, y] = lightOn(sketch);
  const spot = onBody(body, 0.5 + y * 0.3, x * 0.52);
  const lean = Math.atan2(y, x) + Math.PI / 2;
  const long = Math.min(body.width * 0.13, body.length * 0.16);
  sketch.patches([ellipse(spot, long * reach, long * 0.66 * reach, lean, 14)], {
    fill: glow(sketch, bright, sharp, colour),
  });
};

/** A light without an edge, which fades into the skin around it. */
const glow = (sketch: Sketch, bright: number, sharp: number, colour: string): string => {
  const id = sketch.page.define(`glow ${bright}${colour}`, (name) => {
    const stop = (offset: number, share: number): string =>
      `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${Math.round(bright * share * 100) / 100}"/>`;
    return `<radialGradient id="${name}">${stop(0, 1)}${stop(0.2, 0.7 + 0.26 * sharp)}${stop(0.5, 0.34)}${stop(1, 0)}</radialGradient>`;
  });
  return `url(#${id})`;
};

/** The hollow in which the stalk stands: its near rim catches the light. */
const hollow = (sketch: Sketch, body: Body, tone: Tone): void => {
  const [x, y] = onBody(body, 0.045, 0);
  // On the neck of a pear it is as wide as the neck allows.
  const neck = body.profile(0.045);
  const room = neck < 0.27 ? neck / 0.38 : 1;
  const [wide, high] = [body.width * 0.15 * room, body.length * 0.035 * room];
  sketch.patches([ellipse([x, y], wide, high)], { fill: tone.dark, opacity: 0.5 });
  sketch.patches([ellipse([x, y - high * 0.3], wide * 0.5, high * 0.55)], { fill: tone.ink, opacity: 0.55 });
  sketch.lines([ellipse([x, y + high * 0.25], wide * 1.06, high).slice(2, 8)], tone.light, 1, {
    opacity: 0.4,
  });
};

/** Where the light comes from, as the part is drawn before it is turned. */
const lightOn = (sketch: Sketch): Point => apply(frame([0, 0], -sketch.page.turn), [-0.68, -0.73]);

/** Fine curved hatching on the side away from the light. */
const shadowHatch = (sketch: Sketch, body: Body, tone: Tone): void => {
  if (body.length < 34) return;
  const [x] = lightOn(sketch);
  if (Math.abs(x) < 0.3) return;
  const lines = [0.62, 0.72, 0.81, 0.89].map((across, i) =>
    steps(6).map((t) => onBody(body, lerp(0.34 - i * 0.05, 0.86 + i * 0.02, t), -Math.sign(x) * across)),
  );
  sketch.lines(lines, tone.ink, 0.5, { opacity: 0.25 });
};

const grid = (rows: number, across: number): { t: number; across: number }[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_, i) => ({
      t: (row + 0.7) / (rows + 0.4),
      across: ((i + (row % 2) * 0.5 + 0.25) / across) * 1.9 - 0.95,
    })),
  ).flat();

const rimSpines = (
  sketch: Sketch,
  outline: readonly Point[],
  body: Body,
  tone: Tone,
  surface: FruitTraits["surface"],
): void => {
  const centre: Point = [0, body.length / 2];
  const long =
    surface === "hairy" ? body.length * 0.05 + 1.5 : body.length * (surface === "spiny" ? 0.13 : 0.085) + 1.5;
  const dense = outline.flatMap((point, i) => {
    const next = at(outline, (i + 1) % outline.length);
    const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return [point, middle];
  });
  const spines = (surface === "hairy" ? [] : dense).map((point): Point[] => {
    const out = Math.atan2(point[1] - centre[1], point[0] - centre[0]) + sketch.random.around(0, 0.2);
    const tip = polar(
      point,
      out + (surface === "soft-spiny" ? 0.35 : 0),
      long * sketch.random.between(0.75, 1.15),
    );
    const side = body.length * 0.018 + 0.8;
    return [polar(point, out + Math.PI / 2, side), tip, polar(point, out - Math.PI / 2, side)];
  });
  if (surface === "hairy") {
    // Fine, of uneven length, and each a little bent: a fringe of equal ones would look like tacks.
    const hairs = [0, 0.35, 0.7].flatMap((shift) =>
      dense.map((point, i): Point[] => {
        const next = at(dense, (i + 1) % dense.length);
        const foot: Point = [lerp(point[0], next[0], shift), lerp(point[1], next[1], shift)];
        const out = Math.atan2(foot[1] - centre[1], foot[0] - centre[0]) + sketch.random.around(0, 0.35);
        const far = long * sketch.random.between(0.4, 1);
        const knee = polar(foot, out, far * 0.55);
        return [foot, knee, polar(knee, out + sketch.random.around(0.2, 0.5), far * 0.45)];
      }),
    );
    sketch.lines(hairs, mix(tone.ink, "#8f8058", 0.55), 0.5, { opacity: 0.65 });
  } else
    sketch.patches(
      spines,
      { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.7, "stroke-linejoin": "round" },
      false,
    );
};

const decorate = (
  sketch: Sketch,
  body: Body,
  tone: Tone,
  surface: FruitTraits["surface"],
  accent?: Tone,
): void => {
  const { random } = sketch;
  const wide = body.width;
  const density = body.length > 60 ? 1 : 0.65;
  const cells = grid(
    Math.round((body.length / wide) * 6 * density) + 1,
    Math.max(3, Math.round(6 * density)),
  );
  switch (surface) {
    case "spiny":
    case "soft-spiny": {
      const spines = cells.map((cell): Point[] => {
        const foot = onBody(body, cell.t, cell.across * 0.92);
        const out = Math.atan2(cell.t - 0.42, cell.across * 0.9);
        const long = wide * (surface === "spiny" ? 0.12 : 0.09) * random.between(0.8, 1.2);
        const tip = polar(foot, out + (surface === "soft-spiny" ? 0.5 : 0), long);
        return [
          polar(foot, out + Math.PI / 2, wide * 0.022),
          tip,
          polar(foot, out - Math.PI / 2, wide * 0.022),
        ];
      });
      sketch.patches(
        spines,
        {
          fill: mix(tone.mid, tone.light, 0.4),
          stroke: tone.ink,
          "stroke-width": 0.7,
          "stroke-linejoin": "round",
        },
        false,
      );
      return;
    }
    case "hairy": {
      const down = Array.from({ length: Math.round(density * 70) }, (): Point[] => {
        const [t, side] = [random.between(0.08, 0.94), Math.sin(random.around(0, 1.4))];
        const foot = onBody(body, t, side);
        return [
          foot,
          polar(
            foot,
            Math.atan2(t - 0.3, side * 0.9) + random.around(0, 0.4),
            wide * random.between(0.03, 0.07),
          ),
        ];
      });
      sketch.lines(down, mix(tone.pale, "#f6ecca", 0.5), 0.6, { opacity: 0.6 });
      return;
    }
    case "warty":
    case "bumpy": {
      const r = wide * (surface === "warty" ? 0.05 : 0.07);
      const bumps = cells.map((cell) => ({
        at: onBody(body, cell.t, cell.across * 0.95),
        squeeze: Math.sqrt(1 - (cell.across * 0.9) ** 2),
      }));
      sketch.patches(
        bumps.map(({ at: p, squeeze }) => ellipse([p[0] + r * 0.25, p[1] + r * 0.3], r * squeeze, r, 0, 7)),
        { fill: tone.dark, opacity: 0.55 },
      );
      sketch.patches(
        bumps.map(({ at: p, squeeze }) => ellipse(p, r * 0.85 * squeeze, r * 0.85, 0, 7)),
        { fill: mix(tone.mid, tone.light, 0.55) },
      );
      return;
    }
    case "ribbed":
    case "angled": {
      const ribs = [-0.72, -0.36, 0, 0.36, 0.72].map((across) =>
        steps(8).map((t) => onBody(body, lerp(0.02, 0.98, t), across)),
      );
      sketch.patches(
        ribs.map((rib) => ribbon(rib, (t) => wide * 0.06 * Math.sin(t * Math.PI))),
        { fill: tone.dark, opacity: 0.5 },
      );
      sketch.lines(ribs, tone.ink, 0.7, { opacity: 0.7 });
      return;
    }
    case "striped": {
      const bands = [-0.75, -0.4, -0.05, 0.3, 0.65].map((across) =>
        steps(8).map((t) => onBody(body, lerp(0.03, 0.97, t), across + Math.sin(t * 9) * 0.03)),
      );
      sketch.patches(
        bands.map((band) => ribbon(band, (t) => wide * 0.075 * Math.sin(t * Math.PI))),
        { fill: (accent ?? tone).pale, opacity: 0.65 },
      );
      return;
    }
    case "scaly": {
      // Shining scales over each other, in rows that narrow towards the outline as on a globe.
      const near = body.length > 60;
      const rows = near ? 13 : 6;
      const apart = near ? 0.44 : 0.7;
      const high = 0.92 / rows;
      const scales = Array.from({ length: rows + 1 }, (_, row) =>
        [-3, -2, -1, 0, 1, 2, 3].map((k) => ({ t: 0.05 + row * high, turn: (k + (row % 2) * 0.5) * apart })),
      )
        .flat()
        .filter(({ turn }) => Math.abs(turn) < 1.5);
      const on = (t: number, turn: number): Point =>
        onBody(
          body,
          Math.min(0.995, Math.max(0.005, t)),
          Math.sin(Math.max(-1.5, Math.min(1.5, turn))) * 0.985,
        );
      const scale = ({ t, turn }: { t: number; turn: number }, share: number): Point[] => [
        on(t - high * share, turn),
        on(t, turn - (apart / 2) * share),
        on(t + high * share, turn),
        on(t, turn + (apart / 2) * share),
      ];
      if (near) {
        sketch.patches(
          scales.map((each) => scale(each, 0.98)),
          { fill: tone.dark, opacity: 0.35 },
          false,
        );
        sketch.patches(
          scales.map((each) => scale(each, 0.8)),
          { fill: mix(tone.mid, tone.light, 0.35), opacity: 0.55 },
          false,
        );
      }
      sketch.patches(
        scales.map((each) => scale(each, 1)),
        { fill: "none", stroke: tone.ink, "stroke-width": near ? 0.7 : 0.45, opacity: 0.75 },
        false,
      );
      return;
    }
    case "netted": {
      const net = cells.map((cell): Point[] =>
        Array.from({ length: 7 }, (_, k) =>
          onBody(body, cell.t + Math.sin(k * 1.05) * 0.05, cell.across + Math.cos(k * 1.05) * 0.14),
        ),
      );
      sketch.lines(net, tone.ink, 0.6, { opacity: 0.5 });
      return;
    }
    case "dotted":
    case "speckled":
    case "scurfy":
    case "velvety": {
      // The pits of a rind are fine and many, closer towards the rim.
      const rind = surface === "dotted" && body.length > 50;
      const dots = Array.from({ length: rind ? 120 : surface === "velvety" ? 60 : 40 }, () =>
        onBody(
          body,
          random.between(0.05, 0.95),
          rind ? Math.sin(random.around(0, 1.35)) : random.between(-0.9, 0.95),
        ),
      );
      if (rind)
        sketch.dots(
          dots.map(([x, y]): Point => [x + wide * 0.006, y + wide * 0.008]),
          tone.pale,
          wide * 0.013,
          { opacity: 0.5 },
        );
      const colour =
        surface === "speckled" ? (accent?.dark ?? tone.dark) : surface === "scurfy" ? "#a87f4e" : tone.dark;
      const broad = surface === "velvety" ? 0.9 : Math.max(1, wide * (rind ? 0.013 : 0.024));
      // No two specks are of one size.
      const third = Math.ceil(dots.length / 3);
      for (const [i, share] of (rind || surface === "velvety" ? [1] : [1.15, 0.8, 0.5]).entries())
        sketch.dots(
          rind || surface === "velvety" ? dots : dots.slice(i * third, (i + 1) * third),
          colour,
          broad * share,
          {
            opacity: 0.55,
          },
        );
      return;
    }
    case "wrinkled": {
      sketch.lines(
        cells
          .filter((_, i) => i % 2 === 0)
          .map((cell): Point[] => [
            onBody(body, cell.t, cell.across - 0.14),
            onBody(body, cell.t + 0.03, cell.across),
            onBody(body, cell.t, cell.across + 0.16),
          ]),
        tone.ink,
        0.6,
        { opacity: 0.6 },
      );
      return;
    }
    default:
      return;
  }
};

/** The short stalk of a hanging fruit: a little bent, and wider where it enters the fruit. */
export const fruitStalk = (sketch: Sketch, length: number, width: number): void => {
  const tone = toneOf("#7d8a45");
  if (length < 8) {
    sketch.line(
      [
        [0, -length],
        [width * 0.1, -length * 0.6],
        [0, 0],
        [0, width * 0.3],
      ],
      tone.mid,
      width,
      { "stroke-linecap": "round" },
    );
    return;
  }
  const line: Point[] = [
    [-width * 0.7, -length],
    [-width * 0.15, -length * 0.66],
    [width * 0.12, -length * 0.3],
    [0, width * 0.4],
  ];
  sketch.body(
    ribbon(line, (t) => width * (0.95 + 0.75 * t ** 4 + 0.3 * (1 - t) ** 5)),
    tone.mid,
    tone.ink,
    Math.min(1, width * 0.22),
  );
};
