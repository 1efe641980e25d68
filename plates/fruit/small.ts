// Small and unusual fruits: parachutes, needles, burrs, beads, ears, bananas, mangrove seedlings.

import {
  along,
  arc,
  at,
  degrees,
  down,
  ellipse,
  lerp,
  type Point,
  polar,
  ribbon,
  ring,
  steps,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash, roundWash } from "../drawing/wash.ts";
import { berrySpike } from "./berry-spike.ts";
import { paintBody, profiles } from "./body.ts";
import { bananaHand, closedEar, ear } from "./maize-and-banana.ts";
import { cupOfNutlets, cupTone, mitreOfNutlets } from "./nutlets.ts";
import { paintRibs } from "./ribs.ts";
import type { FruitPaint, FruitTraits } from "./traits.ts";

/** What each drawing needs; `L` is the length of the fruit. */
type SmallFruit = {
  sketch: Sketch;
  fruit: FruitTraits;
  paint: FruitPaint;
  tone: FruitPaint["tone"];
  random: Sketch["random"];
  L: number;
};

/** The last fruits of a head on its bare receptacle: each a ribbed nut that carries a brush of bristles. */
const parachute = ({ sketch, random, L }: SmallFruit): void => {
  const bract = toneOf("#8f9a5c");
  const foot: Point = [0, L * 0.12];
  sketch.body(
    ribbon([[0, 0], [0, L * 0.05], foot], (t) => L * lerp(0.04, 0.075, t)),
    bract.mid,
    bract.ink,
    0.7,
  );
  for (const side of [-1, -0.62, 0.62, 1]) {
    const line = arc(foot, down - side * 1.9, L * 0.26, side * 0.5, 0, 6);
    sketch.body(
      ribbon(line, (t) => L * 0.06 * (1.05 - t)),
      bract.mid,
      bract.ink,
      0.7,
    );
  }
  const nut = toneOf("#4f3d2c");
  const close = L > 40;
  const fruits = steps(close ? 9 : 7)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of fruits) {
    const angle = down - way * 1.15;
    const root = polar(foot, angle, L * 0.05);
    const neck = polar(foot, angle, L * random.between(0.27, 0.31));
    const bristles = steps(close ? 13 : 7).map((t): Point[] => {
      const turn = angle + lerp(-0.62, 0.62, t);
      return [neck, polar(neck, turn, L * random.between(0.3, 0.36))];
    });
    // White silk is invisible on the paper unless each bristle has its shade.
    sketch.lines(bristles, "#8f866c", close ? 1.2 : 0.8, { opacity: 0.8 });
    sketch.lines(bristles, "#fffdf4", close ? 0.6 : 0.4);
    sketch.body(
      ribbon(
        [root, polar(root, angle, L * 0.1), polar(root, angle, L * 0.18), neck],
        (t) => L * (0.025 + 0.035 * Math.sin(t * Math.PI)),
      ),
      nut.mid,
      nut.ink,
      0.7,
    );
    if (close) sketch.lines([[root, neck]], nut.light, 0.6, { opacity: 0.7 });
  }
  sketch.body(ellipse(foot, L * 0.09, L * 0.055, 0, 14), bract.light, bract.ink, 0.8);
};

/** A small club with five ribs, sticky between them (hogweed). */
const clubbed = ({ sketch, fruit, tone, L }: SmallFruit): void => {
  paintRibs(
    sketch,
    {
      length: L,
      width: L * (fruit.width ?? 0.46),
      profile: (t) => (0.3 + 0.75 * t ** 1.3) * Math.min(1, Math.sqrt((1 - t) * 6), Math.sqrt(t * 30)),
      count: 5,
      depth: 0.3,
      sharp: false,
      turn: 0.2,
    },
    tone,
  );
  if (L > 40)
    sketch.dots(
      steps(14).map((t): Point => [Math.sin(t * 61) * L * 0.1 * (0.4 + t), L * (0.3 + 0.6 * t)]),
      tone.pale,
      L * 0.02,
      { opacity: 0.8 },
    );
};

/** A burst of slender nuts, each with its barbed awns, from a small receptacle with dry bracts turned back. */
const needles = ({ sketch, tone, random, L }: SmallFruit): void => {
  const foot: Point = [0, L * 0.12];
  const bract = toneOf("#8f9448");
  for (const turn of [-2.5, 2.4, -1.9, 1.95, -1.45, 1.4])
    sketch.body(
      ribbon(
        arc(foot, degrees(90) + turn, L * 0.24, turn * 0.22, 0, 6),
        (t) => L * 0.05 * Math.sin(lerp(0.3, 1, t) * Math.PI) + 0.4,
      ),
      bract.mid,
      bract.ink,
      0.6,
    );
  const far = { ...tone, mid: mix(tone.mid, "#8a7a64", 0.42), ink: mix(tone.ink, "#8a7a64", 0.3) };
  /** Nuts at these angles from the axis; those that come towards the reader are short and broad. */
  const burst = (turns: readonly number[], long: number, broad: number, own: Tone): void => {
    const nuts = turns.map((turn) => {
      const heading = degrees(90) + turn + random.around(0, 0.06);
      return arc(
        polar(foot, heading, L * 0.04),
        heading,
        L * long * random.between(0.92, 1.08),
        random.around(0, 0.12),
        0,
        4,
      );
    });
    const awns = nuts.flatMap((nut) => {
      const tip = along(nut, 1);
      return [-0.42, 0.04, 0.4].map((lean): Point[] => [
        tip.point,
        polar(tip.point, tip.angle + lean, L * 0.15),
      ]);
    });
    sketch.lines(awns, own.ink, Math.max(0.9, L * 0.013), { "stroke-linecap": "round" });
    sketch.patches(
      nuts.map((nut) => ribbon(nut, (t) => L * broad * (0.4 + 0.6 * Math.sin(lerp(0.1, 0.92, t) * Math.PI)))),
      { fill: own.mid, stroke: own.ink, "stroke-width": 0.6 },
    );
    if (L > 60) sketch.lines(nuts, own.light, Math.max(0.5, L * 0.006), { opacity: 0.8 });
  };
  sketch.body(
    ribbon([[0, -L * 0.02], [0, L * 0.05], foot], (t) => L * lerp(0.03, 0.08, t)),
    bract.mid,
    bract.ink,
    0.7,
  );
  burst([-1.9, -1.5, -1.1, -0.72, -0.36, 0, 0.34, 0.7, 1.08, 1.48, 1.88], 0.56, 0.024, far);
  burst([-1.66, -1.2, -0.8, -0.3, 0.16, 0.56, 1, 1.3, 1.7], 0.5, 0.03, tone);
  burst([-1, -0.46, 0.06, 0.44, 0.92], 0.3, 0.04, tone);
  sketch.body(ellipse(foot, L * 0.07, L * 0.05), bract.mid, bract.ink, 0.8);
};

const tiny = ({ sketch, fruit, paint, tone, L }: SmallFruit): void => {
  const cup = paint.accent ?? toneOf("light-green");
  sketch.body(
    [
      [0, 0],
      [-L * 0.3, L * 0.2],
      [-L * 0.36, L * 0.9],
      [-L * 0.1, L * 0.7],
      [0, L],
      [L * 0.1, L * 0.7],
      [L * 0.36, L * 0.9],
      [L * 0.3, L * 0.2],
    ],
    flatWash(sketch.page, fruit.form === "tiny" ? tone : cup),
    tone.ink,
    0.7,
  );
  if (fruit.form === "nutlets")
    sketch.dots(
      [
        [-L * 0.1, L * 0.62],
        [L * 0.1, L * 0.62],
      ],
      tone.dark,
      Math.max(1.6, L * 0.17),
    );
};

/** A minute nut in a raised net whose knots are short prickles, on the sepals that stay below it (weak jumby pepper). */
const netted = ({ sketch, tone, L }: SmallFruit): void => {
  const centre: Point = [0, L * 0.5];
  const radius = L * 0.44;
  for (const [turn, bend] of [
    [0.62, 0.5],
    [Math.PI - 0.62, -0.5],
    [0.1, 0.5],
    [Math.PI - 0.1, -0.5],
  ] as const) {
    const line = arc([0, L * 0.05], turn, L * 0.62, bend, 0, 7);
    sketch.body(
      ribbon(line, (t) => L * 0.15 * Math.sin(lerp(0.2, 1, t) * Math.PI) + 0.6),
      mix(tone.light, "#ffffff", 0.45),
      tone.ink,
      0.8,
    );
  }
  // Two withered stigmas at its end.
  sketch.lines(
    [-1, 1].map((side): Point[] => [
      [0, centre[1] + radius * 0.9],
      [side * L * 0.03, L * 1.04],
      [side * L * 0.1, L * 1.1],
    ]),
    "#7d6a3c",
    L * 0.03,
    { "stroke-linecap": "round" },
  );
  const prickles = Array.from({ length: 26 }, (_, i): Point[] => {
    const turn = (i / 26) * Math.PI * 2;
    const out = radius * (i % 2 === 0 ? 1.16 : 1.1);
    return [
      polar(centre, turn - 0.09, radius * 0.96),
      polar(centre, turn, out),
      polar(centre, turn, out),
      polar(centre, turn + 0.09, radius * 0.96),
    ];
  });
  sketch.patches(prickles, { fill: tone.mid, stroke: tone.ink, "stroke-width": 0.7 });
  sketch.body(ellipse(centre, radius, radius, 0, 22), roundWash(sketch.page, tone), tone.ink, 1);
  // The knots of the net grow smaller towards the rim, where the surface turns away; each has its light and its shade.
  const spots = Array.from({ length: 64 }, (_, i) => {
    const far = Math.sqrt((i + 0.5) / 64) * 0.97;
    return { at: polar(centre, i * 2.4, radius * far), slim: Math.sqrt(1 - far * far * 0.92) };
  });
  const knots = (shift: number, size: number): Point[][] =>
    spots.map(({ at: [x, y], slim }) =>
      ellipse(
        [x + shift, y + shift],
        radius * size * (0.45 + 0.55 * slim),
        radius * size * (0.45 + 0.55 * slim),
        0,
        6,
      ),
    );
  sketch.patches(knots(radius * 0.025, 0.085), { fill: mix(tone.dark, tone.ink, 0.4), opacity: 0.6 });
  sketch.patches(knots(-radius * 0.01, 0.06), { fill: mix(tone.light, tone.pale, 0.5), opacity: 0.85 });
};

/** The same nut as it is seen on the plant: a rough ball between its sepals. */
const prickly = ({ sketch, tone, L }: SmallFruit): void => {
  const centre: Point = [0, L * 0.56];
  const radius = L * 0.42;
  sketch.patches(
    [-1, 1].map((side): Point[] => [
      [0, L * 0.04],
      [side * L * 0.34, L * 0.02],
      [side * L * 0.62, L * 0.26],
      [side * L * 0.62, L * 0.26],
      [side * L * 0.2, L * 0.3],
    ]),
    { fill: tone.pale, stroke: tone.ink, "stroke-width": 0.5 },
  );
  sketch.body(
    Array.from({ length: 22 }, (_, i) =>
      polar(centre, (i / 22) * Math.PI * 2, radius * (i % 2 === 0 ? 1.14 : 0.94)),
    ),
    roundWash(sketch.page, tone),
    tone.ink,
    0.6,
  );
  sketch.dots(
    Array.from({ length: 9 }, (_, i) => polar(centre, i * 2.4, radius * 0.8 * Math.sqrt((i + 0.5) / 9))),
    tone.ink,
    L * 0.08,
    { opacity: 0.55 },
  );
};

/** A narrow ribbed nut whose end carries four hooks, bent back (guinea hen weed). */
const hooked = ({ sketch, fruit, tone, L }: SmallFruit): void => {
  const body = { length: L, width: L * (fruit.width ?? 0.25), profile: profiles.cucumber };
  const hooks = [-1, -0.4, 0.4, 1].map((side): Point[] => [
    [side * body.width * 0.25, L * 0.95],
    [side * body.width * 0.5, L * 1.08],
    [side * body.width * 0.9, L * 1.02],
    [side * body.width * 0.95, L * 0.9],
  ]);
  sketch.lines(hooks, tone.ink, Math.max(1.1, L * 0.035));
  sketch.lines(hooks, mix(tone.mid, "#8a6a3a", 0.5), Math.max(0.5, L * 0.018));
  paintBody(sketch, body, tone, "striped");
};

const wingedSeed = ({ sketch, tone, L }: SmallFruit): void => {
  sketch.body(
    [
      [0, 0],
      [-L * 0.16, L * 0.16],
      [-L * 0.2, L * 0.6],
      [0, L],
      [L * 0.18, L * 0.65],
      [L * 0.12, L * 0.18],
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    0.9,
  );
  sketch.body(ellipse([0, L * 0.18], L * 0.09, L * 0.14), tone.dark, tone.ink, 0.8);
  sketch.lines(
    steps(5).map((t): Point[] => [
      [0, L * 0.25],
      [(t - 0.5) * L * 0.3, L * 0.6],
      [(t - 0.5) * L * 0.14, L * 0.92],
    ]),
    tone.ink,
    0.45,
    { opacity: 0.5 },
  );
};

/** A grain in its husk, with the nerves that run to its tip, or a ribbed half fruit of cumin. */
const grain = ({ sketch, fruit, tone, L }: SmallFruit): void => {
  const half = L * (fruit.width ?? 0.35) * 0.56;
  const near = L > 40;
  const across = (t: number): number => half * Math.sin(lerp(0.08, 1, t ** 0.86) * Math.PI) ** 0.72;
  const edge = (share: number): Point[] => steps(11).map((t): Point => [share * across(t), L * t]);
  const husked = near && (fruit.width ?? 0.35) >= 0.34;
  if (near)
    sketch.lines(
      [-1, 1].flatMap((side) =>
        steps(9).map((t): Point[] => {
          const at = lerp(0.4, 0.97, t);
          const root: Point = [side * across(at), L * at];
          return [root, [root[0] + side * L * 0.02, root[1] + L * 0.035]];
        }),
      ),
      tone.ink,
      0.7,
      { opacity: 0.7 },
    );
  sketch.body(
    [...edge(-1), [0, L * 1.05], [0, L * 1.05], ...edge(1).reverse()],
    flatWash(sketch.page, tone),
    tone.ink,
    0.8,
  );
  sketch.patches([[...edge(1), ...edge(0.34).reverse()]], { fill: tone.dark, opacity: 0.34 });
  sketch.lines((near ? [-0.66, -0.3, 0.06, 0.44, 0.76] : [0]).map(edge), tone.ink, near ? 0.8 : 0.5, {
    opacity: 0.7,
  });
  // The inner husk shows as a seam, and two small scales clasp the foot.
  if (!husked) return;
  sketch.lines([edge(0.6).slice(1)], tone.ink, 1.4, { opacity: 0.8 });
  const scale = toneOf(mix(tone.light, "#e9e2b4", 0.5));
  for (const side of [-1, 1])
    sketch.body(
      [
        [side * half * 0.1, -L * 0.02],
        [side * half * 0.6, L * 0.06],
        [side * half * 0.78, L * 0.24],
        [side * half * 0.78, L * 0.24],
        [side * half * 0.24, L * 0.12],
      ],
      scale.mid,
      scale.ink,
      0.8,
    );
};

/** The male spikelets of Job's tears: two or three boats on a thread out of the mouth of the bead, beside the styles. */
const maleSpikelets = (sketch: Sketch, L: number): void => {
  const husk = toneOf("#b7b874");
  const styles = [-0.5, 0.42].map((turn): Point[] => [
    [0, L * 0.95],
    polar([0, L * 0.95], down + turn, L * 0.2),
    polar([0, L * 0.95], down + turn * 1.5, L * 0.38),
  ]);
  sketch.lines(styles, "#8a4f5c", Math.max(0.8, L * 0.022));
  const thread = arc([0, L * 0.9], down + 0.1, L * 0.95, -0.3, 0, 8);
  sketch.line(thread, husk.ink, Math.max(1, L * 0.03));
  for (const [i, share] of [3, 5, 7].entries()) {
    const [x, y] = at(thread, share);
    const boat = arc([x, y - L * 0.14], down + (i % 2 === 0 ? 0.5 : -0.6), L * 0.4, 0, 0, 6);
    sketch.body(
      ribbon(boat, (t) => L * 0.15 * Math.sin(lerp(0.1, 0.97, t) * Math.PI) + 0.4),
      husk.mid,
      husk.ink,
      L > 40 ? 0.8 : 0.5,
    );
    sketch.lines(
      [
        [at(boat, -1), polar(at(boat, -1), down + 0.3, L * 0.12)],
        [at(boat, -2), polar(at(boat, -2), down - 0.5, L * 0.14)],
      ],
      "#d8b24a",
      Math.max(1, L * 0.035),
      { "stroke-linecap": "round" },
    );
  }
};

const catkinFruit = ({ sketch, fruit, tone, random, L }: SmallFruit): void => {
  const width = L * (fruit.width ?? 0.14);
  // Slender spikes are dense; on wide ones each berry is visible.
  if (width > L * 0.15) {
    berrySpike(sketch, fruit, tone, L);
    return;
  }
  const line = arc([0, 0], down, L, random.around(0, 0.4), 0, 12);
  sketch.body(
    ribbon(line, (t) => (t < 0.1 ? width * 0.3 : width * Math.min(1, (1 - t) * 7 + 0.4))),
    tone.dark,
    tone.ink,
    1,
  );
  const rows = Math.round(L / (width * 0.36));
  for (let i = 0; i < rows; i++) {
    const spot = at(line, Math.min(11, Math.round(lerp(1.4, 11, i / rows))));
    for (const side of i % 2 === 0 ? [-0.36, 0.36] : [0])
      sketch.body(
        ring([spot[0] + side * width, lerp(L * 0.12, L * 0.97, i / rows)], () => width * 0.23, 8),
        roundWash(sketch.page, tone),
        tone.ink,
        0.6,
      );
  }
};

const viviparous = ({ sketch, tone, L }: SmallFruit): void => {
  const seedling = arc([0, L * 0.2], down - 0.1, L * 0.8, 0.2, 0, 12);
  sketch.body(
    ribbon(
      seedling,
      (t) =>
        L *
        0.075 *
        (0.5 + 0.6 * Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.8)) *
        (t > 0.9 ? 1 - (t - 0.9) * 8 : 1),
    ),
    flatWash(sketch.page, toneOf("green")),
    tone.ink,
    1,
  );
  paintBody(sketch, { length: L * 0.25, width: L * 0.16, profile: profiles.pear }, tone, "smooth");
  for (const turn of [-60, 60, -25, 25])
    sketch.body(
      [
        [0, 0],
        polar([0, 0], degrees(90 + turn) - Math.PI, L * 0.1),
        polar([0, 0], degrees(90 + turn * 1.5) - Math.PI, L * 0.13),
        [turn * 0.02, L * 0.03],
      ],
      "#b9a05a",
      tone.ink,
      0.7,
    );
};

const seedHead = ({ sketch, tone, L }: SmallFruit): void => {
  sketch.body(
    [
      [-L * 0.08, 0],
      [-L * 0.2, L * 0.4],
      [-L * 0.5, L * 0.75],
      [L * 0.5, L * 0.75],
      [L * 0.2, L * 0.4],
      [L * 0.08, 0],
    ],
    flatWash(sketch.page, tone),
    tone.ink,
    1.1,
  );
  sketch.body(ellipse([0, L * 0.76], L * 0.5, L * 0.17), tone.light, tone.ink, 1);
  sketch.dots(
    [
      [-0.3, 0.75],
      [-0.1, 0.7],
      [0.12, 0.71],
      [0.31, 0.76],
      [-0.18, 0.83],
      [0.04, 0.82],
      [0.22, 0.84],
    ].map(([x, y]): Point => [(x ?? 0) * L, (y ?? 0) * L]),
    tone.dark,
    Math.max(2, L * 0.075),
  );
};

/** Caesarweed: five carpels around one axis, on a small calyx, all over with stiff bristles that end in hooks. */
const partedBurr = ({ sketch, tone, random, L }: SmallFruit): void => {
  const centre: Point = [0, L * 0.54];
  const r = L * 0.42;
  const green = toneOf("#83934c");
  for (const turn of [-2.5, -0.64, -2, -1.14])
    sketch.body(
      [
        polar(centre, turn + 0.24, r * 0.9),
        polar(centre, turn, r * 1.42),
        polar(centre, turn, r * 1.42),
        polar(centre, turn - 0.24, r * 0.9),
      ],
      green.mid,
      green.ink,
      L > 30 ? 0.8 : 0.5,
    );
  const bristle = (from: Point, away: number, long: number): Point[] => {
    const tip = polar(from, away, long);
    return [from, tip, polar(tip, away + 2.3, long * 0.3)];
  };
  const rim = steps(L > 30 ? 38 : 20).map((t) => {
    const away = t * Math.PI * 2 + random.around(0, 0.06);
    return bristle(
      polar(centre, away, r * 0.94),
      away + random.around(0, 0.2),
      L * random.between(0.1, 0.15),
    );
  });
  sketch.lines(rim, tone.ink, Math.max(0.7, L * 0.014));
  const lobe = (i: number): number => -Math.PI / 2 + (i / 5) * Math.PI * 2 + 0.3;
  sketch.body(
    steps(41)
      .slice(1)
      .map((t) => {
        const away = t * Math.PI * 2;
        return polar(centre, away, r * (0.93 + 0.09 * Math.abs(Math.cos(((away - lobe(0)) * 5) / 2))));
      }),
    roundWash(sketch.page, tone),
    tone.ink,
    L > 30 ? 1 : 0.7,
  );
  if (L < 16) return;
  // The carpels meet in a point that faces the reader.
  const hub: Point = [centre[0] - r * 0.1, centre[1] - r * 0.04];
  const seams = steps(5).map((_, i): Point[] => [
    hub,
    polar(hub, lobe(i) + Math.PI / 5, r * 0.5),
    polar(centre, lobe(i) + Math.PI / 5, r * 0.94),
  ]);
  sketch.lines(seams, tone.dark, Math.max(1.4, L * 0.05), { opacity: 0.55 });
  sketch.lines(seams, tone.ink, Math.max(0.7, L * 0.016), { opacity: 0.8 });
  const over = Array.from({ length: L > 40 ? 46 : 22 }, (_, i) => {
    const far = r * 0.86 * Math.sqrt((i + 0.6) / (L > 40 ? 46 : 22));
    const away = i * 2.4;
    const from = polar(hub, away, far);
    // Those in the middle point at the reader and are foreshortened.
    return bristle(from, away, L * lerp(0.05, 0.12, far / r));
  });
  sketch.lines(over, mix(tone.ink, tone.dark, 0.3), Math.max(0.6, L * 0.013));
  sketch.lines(
    over.map(([from = hub, to = hub]) => [
      [from[0] - L * 0.008, from[1] - L * 0.008],
      [to[0] - L * 0.008, to[1] - L * 0.008],
    ]),
    tone.light,
    Math.max(0.4, L * 0.008),
    { opacity: 0.8 },
  );
};

export const drawSmall = (
  sketch: Sketch,
  fruit: FruitTraits,
  paint: FruitPaint,
  L: number,
  ripe: boolean,
): boolean => {
  const { tone } = paint;
  const drawing: SmallFruit = { sketch, fruit, paint, tone, random: sketch.random, L };
  switch (fruit.form) {
    case "parachute":
      parachute(drawing);
      return true;
    case "needles":
      needles(drawing);
      return true;
    case "burr": {
      if (fruit.surface === "ribbed") {
        clubbed(drawing);
        return true;
      }
      partedBurr(drawing);
      return true;
    }
    case "hooked":
      hooked(drawing);
      return true;
    case "nutlets":
      if (L < 40) tiny(drawing);
      else if (fruit.surface === "ribbed" && fruit.unripe !== undefined)
        mitreOfNutlets(sketch, tone, cupTone, L);
      else cupOfNutlets(sketch, cupTone, tone, L, (fruit.width ?? 1) < 0.35);
      return true;
    case "tiny":
      if (fruit.surface === "netted") (L > 26 ? netted : prickly)(drawing);
      else tiny(drawing);
      return true;
    case "winged-seed":
      wingedSeed(drawing);
      return true;
    case "grain":
      grain(drawing);
      return true;
    case "beads":
      maleSpikelets(sketch, L);
      paintBody(sketch, { length: L, width: L * 0.72, profile: profiles.egg }, tone, "glossy");
      return true;
    case "catkin-fruit":
      catkinFruit(drawing);
      return true;
    case "ear":
      if (ripe) ear(sketch, paint, L);
      else closedEar(sketch, paint, L);
      return true;
    case "viviparous":
      viviparous(drawing);
      return true;
    case "seed-head":
      seedHead(drawing);
      return true;
    case "banana":
      bananaHand(sketch, paint, L);
      return true;
    default:
      return false;
  }
};
