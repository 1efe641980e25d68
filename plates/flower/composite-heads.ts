// Heads of composites without rays, from the side: each with the involucre of its species, whose bracts follow the round of
// the cup and end at its outline, and its own florets. The stalk ends at the origin, the head opens along +x.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { arc, degrees, lerp, type Point, polar, steps } from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import type { Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import type { FlowerPaint } from "./flower-paint.ts";

export type InvolucreForm = NonNullable<NonNullable<PlateTraits["flower"]>["involucre"]>;

/** A row of bracts: where it begins and ends along the cup, in radii, and how many stand on the side that is seen. */
type BractRow = { from: number; to: number; count: number };

type Involucre = {
  /** The length of the cup and half its width at foot, belly and mouth, in radii. */
  long: number;
  half: readonly [number, number, number];
  /** From the inner row to the outer one, which covers the others. */
  rows: readonly BractRow[];
  tip: "round" | "pointed" | "bristle";
  /** Nerves along each bract. */
  nerves: number;
  /** Florets seen, how far beyond the mouth they reach, the angle to which the outermost lean out. */
  florets: number;
  reach: number;
  spread: number;
  /** The width of a floret's lobes, and how far its style stands out; both in radii. */
  lobes: number;
  style: number;
};

const involucres: Record<Exclude<InvolucreForm, "leafy">, Involucre> = {
  // Ageratum: a shallow cup of two rows of equal narrow bracts, and a brush made of the styles.
  fringed: {
    long: 0.62,
    half: [0.2, 0.56, 0.64],
    rows: [
      { from: 0.1, to: 0.74, count: 8 },
      { from: 0.02, to: 0.7, count: 7 },
    ],
    tip: "pointed",
    nerves: 2,
    florets: 26,
    reach: 0.5,
    spread: 58,
    lobes: 0.07,
    style: 0.52,
  },
  // Chromolaena, Ayapana: a narrow cylinder of bracts laid over each other like tiles.
  tiled: {
    long: 1.16,
    half: [0.2, 0.36, 0.34],
    rows: [
      { from: 0.62, to: 1.22, count: 4 },
      { from: 0.4, to: 0.96, count: 5 },
      { from: 0.2, to: 0.7, count: 4 },
      { from: 0.06, to: 0.46, count: 3 },
      { from: 0, to: 0.26, count: 3 },
    ],
    tip: "round",
    nerves: 3,
    florets: 15,
    reach: 0.36,
    spread: 36,
    lobes: 0.09,
    style: 0.52,
  },
  // Emilia: a slender urn of one row of equal bracts, joined by their edges, with the florets just out of it.
  cylinder: {
    long: 1.34,
    half: [0.26, 0.34, 0.28],
    rows: [{ from: 0.02, to: 1.36, count: 5 }],
    tip: "pointed",
    nerves: 1,
    florets: 14,
    reach: 0.34,
    spread: 40,
    lobes: 0.11,
    style: 0.24,
  },
  // Cyanthillium: a bell of few rows of bracts drawn out to a bristle, the inner ones much the longest.
  bell: {
    long: 0.86,
    half: [0.16, 0.42, 0.5],
    rows: [
      { from: 0.26, to: 1.02, count: 6 },
      { from: 0.12, to: 0.7, count: 5 },
      { from: 0, to: 0.4, count: 4 },
    ],
    tip: "bristle",
    nerves: 1,
    florets: 14,
    reach: 0.52,
    spread: 50,
    lobes: 0.13,
    style: 0.3,
  },
  // Pluchea, Clibadium: broad round-tipped bracts around a low dome of florets.
  broad: {
    long: 0.78,
    half: [0.24, 0.54, 0.58],
    rows: [
      { from: 0.46, to: 1, count: 6 },
      { from: 0.2, to: 0.76, count: 5 },
      { from: 0, to: 0.48, count: 4 },
    ],
    tip: "round",
    nerves: 0,
    florets: 20,
    reach: 0.42,
    spread: 62,
    lobes: 0.12,
    style: 0.2,
  },
  // Mikania: four bracts around four florets.
  four: {
    long: 0.9,
    half: [0.16, 0.28, 0.32],
    rows: [
      { from: 0.06, to: 0.96, count: 2 },
      { from: 0, to: 0.9, count: 2 },
    ],
    tip: "pointed",
    nerves: 2,
    florets: 5,
    reach: 0.54,
    spread: 42,
    lobes: 0.2,
    style: 0.36,
  },
};

/** A head in bud is a smaller closed cup; one that is over has spread, is dry, and holds its seeds. */
export type HeadAge = "bud" | "open" | "spent";

type Head = { sketch: Sketch; r: number; tone: Tone; green: Tone };

/** A floret: its slender tube, five spreading teeth, and the forked style far out of it. */
const floret = (
  { sketch, r, tone }: Head,
  from: Point,
  angle: number,
  long: number,
  { lobes, style }: Pick<Involucre, "lobes" | "style">,
  shaded: boolean,
): void => {
  const own = shaded ? { ...tone, mid: mix(tone.mid, tone.dark, 0.4), light: tone.mid } : tone;
  const tip = polar(from, angle, long);
  const w = lobes * r;
  const on = (x: number, y: number): Point => polar(polar(tip, angle, x), angle + Math.PI / 2, y);
  const forks = [-1, 1].map((side): Point[] => [
    on(0, 0),
    on(style * r * 0.5, side * style * r * 0.08),
    on(style * r, side * style * r * 0.3),
  ]);
  sketch.lines(forks, own.dark, Math.max(0.9, r * 0.045), { opacity: 0.75 });
  sketch.lines(forks, own.light, Math.max(0.5, r * 0.026));
  const foot = polar(from, angle + Math.PI / 2, w * 0.3);
  const foot2 = polar(from, angle - Math.PI / 2, w * 0.3);
  sketch.fill(
    [
      foot2,
      on(-w * 1.6, -w * 0.42),
      on(-w * 0.2, -w * 1.1),
      on(w * 0.9, -w * 1.7),
      on(w * 0.3, -w * 0.62),
      on(w * 1.2, -w * 0.66),
      on(w * 0.5, 0),
      on(w * 1.2, w * 0.66),
      on(w * 0.3, w * 0.62),
      on(w * 0.9, w * 1.7),
      on(-w * 0.2, w * 1.1),
      on(-w * 1.6, w * 0.42),
      foot,
    ],
    { fill: shaded ? own.mid : mix(own.mid, own.light, 0.45), stroke: own.ink, "stroke-width": 0.45 },
    false,
  );
};

const cup = ({ sketch, r, green }: Head, form: Involucre): void => {
  const { long, half, rows, tip, nerves } = form;
  /** Half the width of the cup at `x` radii; above the mouth its sides run on. */
  const wide = (x: number): number => {
    const t = x / long;
    if (t < 0.45) return lerp(half[0], half[1], Math.sin((t / 0.45) * (Math.PI / 2)));
    return lerp(half[1], half[2], (t - 0.45) / 0.55);
  };
  const on = (x: number, turn: number): Point => [x * r, Math.sin(turn) * wide(x) * r];
  const outline = [
    ...steps(8).map((t) => on(t * long * 0.94, -Math.PI / 2)),
    ...steps(8)
      .reverse()
      .map((t) => on(t * long * 0.94, Math.PI / 2)),
  ];
  sketch.body(outline, flatWash(sketch.page, green), green.ink, r > 22 ? 0.8 : 0.55);
  const lines: Point[][] = [];
  for (const [i, { from, to, count }] of rows.entries()) {
    // Half a bract is always turned away at each flank.
    const apart = Math.PI / count;
    const turns = steps(count + (i % 2 === 0 ? 0 : 1)).map((t) =>
      lerp(-Math.PI / 2 + (i % 2 === 0 ? apart / 2 : 0), Math.PI / 2 - (i % 2 === 0 ? apart / 2 : 0), t),
    );
    const bracts = turns.map((turn): Point[] => {
      const at = (s: number, y: number): Point => {
        const x = lerp(from, to, s);
        return on(x, Math.max(-Math.PI / 2, Math.min(Math.PI / 2, turn + y * apart * 0.62)));
      };
      for (const k of steps(nerves))
        lines.push([
          at(0.2, nerves === 1 ? 0 : lerp(-0.4, 0.4, k)),
          at(0.84, nerves === 1 ? 0 : lerp(-0.26, 0.26, k)),
        ]);
      const end = at(1, 0);
      const beyond: Point = [end[0] + r * (tip === "bristle" ? 0.12 : 0), end[1] * 1.06];
      const flank = tip === "round" ? ([0.74, 0.86] as const) : ([0.7, 0.56] as const);
      return [
        at(0, -0.7),
        at(0.4, -1),
        at(flank[0], -flank[1]),
        tip === "round" ? at(0.95, -0.42) : end,
        tip === "bristle" ? beyond : end,
        tip === "round" ? at(0.95, 0.42) : end,
        at(flank[0], flank[1]),
        at(0.4, 1),
        at(0, 0.7),
      ];
    });
    const lit = mix(green.mid, green.light, 0.2 + 0.5 * (1 - i / rows.length));
    sketch.patches(bracts, { fill: lit, stroke: green.ink, "stroke-width": r > 22 ? 0.7 : 0.45 });
  }
  if (lines.length > 0 && r > 12)
    sketch.lines(lines, green.dark, Math.max(0.4, r * 0.022), { opacity: 0.75 });
  // The flank away from the light, over all bracts.
  sketch.patches(
    [
      [
        ...steps(7).map((t) => on(t * long * 0.96, 0.35)),
        ...steps(7)
          .reverse()
          .map((t) => on(t * long * 0.96, Math.PI / 2)),
      ],
    ],
    { fill: green.dark, opacity: 0.32 },
  );
  sketch.patches(
    [
      [
        ...steps(5).map((t) => on(lerp(0.12, 0.9, t) * long, -0.95)),
        ...steps(5)
          .reverse()
          .map((t) => on(lerp(0.12, 0.9, t) * long, -0.6)),
      ],
    ],
    { fill: green.pale, opacity: 0.3 },
  );
};

/**
 * Elephantopus: a crowded group of slender four-flowered heads between leafy heart-shaped bracts, their florets split to
 * one side like open hands.
 */
const leafyGroup = (head: Head, age: HeadAge): void => {
  const { sketch, r, green } = head;
  const { random } = sketch;
  const leaf = (angle: number, long: number, wide: number): void => {
    const line = arc([0, 0], angle, r * long, angle * 0.16, 0, 8);
    const side = (s: 1 | -1): Point[] =>
      line.map((point, i) => {
        const t = i / (line.length - 1);
        return polar(
          point,
          angle + (s * Math.PI) / 2,
          r * wide * Math.min(1, 0.45 + t * 3.4) * (1 - t ** 2.2),
        );
      });
    sketch.body(
      [...side(-1), ...side(1).reverse()],
      flatWash(sketch.page, green),
      green.ink,
      r > 22 ? 0.9 : 0.6,
    );
    sketch.lines([line.slice(1, -1)], green.light, Math.max(0.6, r * 0.03));
    sketch.lines(
      [0.25, 0.5].flatMap((t) =>
        [-1, 1].map((s): Point[] => {
          const from = line[Math.round(t * 7)] ?? [0, 0];
          return [from, polar(from, angle + s * 0.7, r * wide * 0.7 * (1 - t * 0.6))];
        }),
      ),
      green.light,
      Math.max(0.4, r * 0.018),
      { opacity: 0.8 },
    );
  };
  leaf(-0.95, 1.3, 0.42);
  leaf(0.95, 1.3, 0.42);
  const straw = toneOf(mix(green.mid, age === "spent" ? "#b08a52" : "#cfc38a", age === "spent" ? 0.8 : 0.5));
  const heads = steps(6)
    .map((t) => t * 2 - 1)
    .sort((a, b) => Math.abs(b) - Math.abs(a));
  for (const way of heads) {
    const angle = way * 0.7 + random.around(0, 0.08);
    const from = polar([r * 0.14, 0], way * 1.3, r * 0.2);
    const long = r * lerp(0.92, 0.7, Math.abs(way)) * random.between(0.9, 1.1) * (age === "bud" ? 0.84 : 1);
    const mouth = polar(from, angle, long * 0.96);
    if (age === "open") {
      // Four florets to a head, their lobes split to one side; the hindmost in shade.
      for (const [k, fan] of [-0.95, 0.9, -0.36, 0.3].entries())
        floret(
          head,
          mouth,
          angle + fan + random.around(0, 0.12),
          r * random.between(0.24, 0.42),
          { lobes: 0.125, style: 0.3 },
          k < 2,
        );
    }
    if (age === "spent")
      sketch.lines(
        [-0.5, -0.25, 0, 0.25, 0.5].map((fan): Point[] => [mouth, polar(mouth, angle + fan, r * 0.26)]),
        straw.ink,
        Math.max(0.5, r * 0.02),
      );
    for (const turn of [-0.1, 0.1, 0])
      sketch.body(
        [
          from,
          polar(polar(from, angle, long * 0.4), angle - Math.PI / 2, r * 0.1),
          polar(from, angle + turn, long * 1.06),
          polar(from, angle + turn, long * 1.06),
          polar(polar(from, angle, long * 0.4), angle + Math.PI / 2, r * 0.1),
        ],
        straw.mid,
        straw.ink,
        0.5,
      );
  }
  leaf(0.06, 0.78, 0.44);
};

/** The depth of the cup, and half its width at the belly and the mouth, in radii of the head. */
export const cupOf = (involucre: InvolucreForm): { long: number; belly: number; mouth: number } => {
  const { long, half } = involucres[involucre === "leafy" ? "four" : involucre];
  return { long, belly: half[1], mouth: half[2] };
};

/** The closed cup, with the tips of the florets between its bracts. */
const closedHead = (head: Head, form: Involucre): void => {
  const { sketch, r, tone } = head;
  const [foot, belly, mouth] = form.half;
  const tip = form.long * r;
  sketch.body(
    [
      [tip * 0.7, -mouth * 0.7 * r],
      [tip * 1.05, -mouth * 0.5 * r],
      [tip * 1.14, 0],
      [tip * 1.05, mouth * 0.5 * r],
      [tip * 0.7, mouth * 0.7 * r],
    ],
    tone.mid,
    tone.ink,
    0.6,
  );
  cup(head, { ...form, half: [foot, belly * 0.94, mouth * 0.62] });
};

/** The dry cup, spread wide, with black seeds between its bracts. */
const spentHead = (head: Head, form: Involucre): void => {
  const { sketch, r } = head;
  const [foot, belly, mouth] = form.half;
  const dry = toneOf(mix(head.green.mid, "#b39a62", 0.75));
  const seeds = steps(9).map((t): Point[] => {
    const way = t * 2 - 1;
    const root: Point = [form.long * r * 0.6, way * mouth * 0.7 * r];
    return [root, polar(root, way * 0.7, r * (0.62 - Math.abs(way) * 0.12))];
  });
  sketch.lines(seeds, "#2c2622", Math.max(1.4, r * 0.11), { "stroke-linecap": "round" });
  cup({ ...head, green: dry }, { ...form, half: [foot, belly * 1.05, mouth * 1.3], long: form.long * 0.8 });
};

/** Draws the head; `radius` is half the space that it takes. */
export const compositeHead = (
  sketch: Sketch,
  involucre: InvolucreForm,
  { tone, bracts }: FlowerPaint,
  radius: number,
  age: HeadAge = "open",
): void => {
  const head: Head = { sketch, r: radius, tone, green: bracts };
  if (involucre === "leafy") {
    leafyGroup(head, age);
    return;
  }
  const form = involucres[involucre];
  if (age !== "open") {
    if (age === "bud") closedHead(head, form);
    else spentHead(head, form);
    return;
  }
  const { random } = sketch;
  const mouth = form.half[2];
  // Seen a little from above: florets further away stand over the rim, those in front before it.
  const order = Array.from({ length: form.florets }, (_, i) => {
    const way = form.florets === 1 ? 0 : (i / (form.florets - 1)) * 2 - 1;
    return { way: i % 2 === 0 ? way : -way * 0.86, row: i % 3 };
  }).sort((a, b) => a.row - b.row);
  for (const { way, row } of order) {
    const angle = way * degrees(form.spread) * (row === 2 ? 0.8 : 1) + random.around(0, 0.07);
    const from: Point = [form.long * 0.86 * radius, way * mouth * 0.8 * radius];
    floret(
      head,
      from,
      angle,
      radius * (form.reach * lerp(1.12, 0.6, row / 2) + form.long * 0.14) * random.between(0.92, 1.06),
      form,
      row === 0,
    );
  }
  cup(head, form);
};
