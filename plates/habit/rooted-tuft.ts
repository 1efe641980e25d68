// A tall tussock above a great mass of fragrant roots: stiff narrow blades that bend over towards their tips, and slender
// stems with airy panicles whose branches stand in whorls.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  down,
  lengthOf,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { drawTube } from "../stem/tube.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { grassBlade } from "./culm.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

/** Blades from the back to the front: where they stand, lean, how long they are, how far they bend over. */
const blades: readonly (readonly [x: number, lean: number, length: number, bend: number])[] = [
  [10, 0.06, 640, 0.3],
  [-16, -0.1, 660, -0.26],
  [24, 0.2, 620, 0.5],
  [-28, -0.24, 610, -0.6],
  [4, 0.14, 580, 0.9],
  [-8, -0.16, 570, -0.8],
  [36, 0.34, 600, 0.8],
  [-40, -0.38, 590, -0.9],
  [0, 0, 520, -0.5],
  [42, 0.46, 560, 1.3],
  [-46, -0.5, 560, -1.2],
  [16, 0.1, 480, 1.1],
  [-20, -0.12, 470, -1.2],
  [48, 0.6, 500, 1.2],
  [-52, -0.64, 490, -1.4],
  [30, 0.28, 430, 1.6],
  [-32, -0.3, 420, -1.7],
  [52, 0.78, 410, 1.3],
  [-56, -0.82, 420, -1.2],
  [8, 0.05, 360, 0.6],
  [-26, -0.4, 330, -1.8],
  [28, 0.42, 330, 1.9],
];

const stems: readonly {
  knots: readonly Point[];
  panicle: number;
  leaves: readonly (readonly [t: number, lean: number])[];
}[] = [
  {
    knots: [
      [26, 0],
      [60, -200],
      [110, -360],
      [176, -470],
    ],
    panicle: 230,
    leaves: [[0.56, 0.4]],
  },
  {
    knots: [
      [-28, 0],
      [-60, -220],
      [-100, -400],
      [-150, -520],
    ],
    panicle: 250,
    leaves: [[0.54, -0.4]],
  },
  {
    knots: [
      [-2, 0],
      [0, -260],
      [18, -440],
      [26, -600],
    ],
    panicle: 310,
    leaves: [
      [0.5, 0.36],
      [0.68, -0.3],
    ],
  },
];

export const drawRootedTuft = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  rootMass(layers.behind, toneOf(traits.root?.colour ?? "straw"), 130, 270);
  for (const [i, [x, lean, length, bend]] of blades.entries()) {
    note(layers, side * lean, [side * x, 0]);
    const one = new Sketch(page);
    blade(one, traits, [side * x, 6], up + side * lean * 0.86, length, side * bend, i < 4);
    (i < 13 ? layers.behind : layers.front).lay(one);
  }
  for (const each of stems) bearStem(layers, traits, each, side);
  sheathBases(layers, traits);
  return layers.merged();
};

const blade = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
  far: boolean,
): void =>
  grassBlade(sketch, traits.leaf, {
    at: from,
    angle: angle + sketch.random.around(0, 0.05),
    length: length * sketch.random.between(0.92, 1.08),
    width: 11,
    bend: bend * sketch.random.between(0.9, 1.1),
    knee: sketch.random.between(0.5, 0.7),
    age: sketch.random.between(0.7, 1.1),
    far,
  });

/** The roots: hundreds, long and wavy, that spread a little and go down together. */
const rootMass = (sketch: Sketch, tone: Tone, width: number, length: number): void => {
  const { random } = sketch;
  const root = (side: number, long: number): Point[] => {
    const leaving = down - side * random.between(0.5, 0.8);
    return arc(
      [side * width * 0.46, 20 - Math.abs(side) * 10],
      leaving,
      length * long * (1.02 - 0.3 * side ** 2),
      turnTo(leaving, down) * random.between(0.7, 1.1),
      random.around(0, 0.34),
      12,
    );
  };
  for (const [count, shade] of [
    [26, 0.5],
    [26, 0.15],
    [22, -0.3],
  ] as const) {
    const roots = steps(count).map((t) =>
      root(t * 2 - 1 + random.around(0, 0.08), random.between(0.6, 1.08)),
    );
    const shapes = (more: number): Point[][] =>
      roots.map((line) => ribbon(line, (t) => (3.4 + more) * (1 - t) ** 0.6 + 0.8));
    const hairs = roots.flatMap((line) =>
      [4, 6, 8, 9].map((i) => {
        const { point, angle } = along(line, i / 11);
        return arc(point, angle + random.around(0, 1.3), random.between(12, 30), random.around(0, 1), 0, 5);
      }),
    );
    sketch.lines(hairs, mix(tone.mid, tone.ink, 0.4), 0.8);
    sketch.patches(shapes(1.2), { fill: mix(tone.ink, tone.dark, 0.3) });
    sketch.patches(shapes(-0.6), {
      fill: shade > 0 ? mix(tone.mid, tone.dark, shade) : mix(tone.mid, tone.light, -shade * 2),
    });
  }
};

/** The stacked pale sheaths at the foot of the tussock. */
const sheathBases = (layers: Layers, traits: PlateTraits): void => {
  const tone = toneOf(mix(toneOf(traits.stem.colour).light, "#efe6c4", 0.5));
  // Folded flat and one within the other, so that the clump is narrow; the outer ones are the shortest.
  for (const x of [-46, 45, -32, 33, -18, 19, -5, 7]) {
    const line = arc([x, 24], up + x * 0.007, 210 - Math.abs(x) * 1.9, x * 0.003, 0, 9);
    layers.front.body(
      ribbon(line, (t) => lerp(25, 3, t ** 1.5) * Math.min(1, 0.7 + t * 4)),
      litWash(
        layers.page,
        [mix(tone.mid, tone.dark, 0.16), tone.light, mix(tone.mid, "#8fa860", 0.75)],
        [x, 24],
        [x * 1.2, -140],
      ),
      tone.ink,
      1,
    );
    layers.front.lines([line.slice(0, -1).map(([px, py]): Point => [px + 3, py])], tone.ink, 0.6, {
      opacity: 0.5,
    });
  }
};

const bearStem = (
  layers: Layers,
  traits: PlateTraits,
  { knots, panicle, leaves }: (typeof stems)[number],
  side: number,
): void => {
  const { page } = layers;
  const line = stemThrough(layers, knots, side, 6);
  const one = new Sketch(page);
  drawTube(one, line, (t) => lerp(9, 4, t), toneOf(mix(toneOf(traits.stem.colour).mid, "#a9b060", 0.3)), 0.9);
  layers.stems.place(one);
  for (const [t, lean] of leaves) {
    const { point, angle } = along(line, t);
    const leaf = new Sketch(page);
    note(layers, side * lean, point);
    blade(leaf, traits, point, angle + side * lean, 190, side * lean * 1.6, false);
    layers.behind.lay(leaf);
  }
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  putGroup(layers, (group) => whorledPanicle(group, toneOf(flower.colour), along(line, 1), panicle));
  page.notes.push({ part: "flowers" });
};

/** Slender branches in whorls, each with its spikelets close along its upper part; the whole is a loose spindle. */
const whorledPanicle = (
  sketch: Sketch,
  tone: Tone,
  end: { point: Point; angle: number },
  length: number,
): void => {
  const { random } = sketch;
  const axis = arc(end.point, end.angle, length, random.around(0, 0.14), 0, 20);
  const green = toneOf(mix("#9aa860", tone.mid, 0.3));
  sketch.body(
    ribbon(axis, (t) => lerp(4, 1.2, t)),
    green.mid,
    green.ink,
    0.7,
  );
  const branches: Polyline[] = [];
  for (const [k, t] of steps(11).entries()) {
    const place = along(axis, lerp(0.02, 0.93, t));
    for (const across of k % 2 === 0 ? [-1, 0.9, 0.3] : [-0.86, 1, -0.26]) {
      const lean = across * random.between(0.66, 0.9);
      const reach = length * lerp(0.34, 0.12, t ** 1.2) * random.between(0.8, 1.14);
      // They leave the axis at a wide angle and turn up.
      branches.push(arc(place.point, place.angle + lean, reach, -across * random.between(0.2, 0.46), 0, 9));
    }
  }
  sketch.lines(branches, green.ink, 1.3, { opacity: 0.8 });
  sketch.lines(branches, green.mid, 0.8);
  const spikelets: Point[][][] = [[], [], []];
  const stigmas: Point[][] = [];
  for (const branch of branches) {
    const count = Math.max(4, Math.round(lengthOf(branch) * 0.11));
    for (let i = 0; i <= count; i++) {
      const spot = along(branch, lerp(0.26, 1, i / count));
      const turn = (i % 2 === 0 ? 1 : -1) * (i === count ? 0 : random.between(0.14, 0.34));
      const line = arc(spot.point, spot.angle + turn, random.between(9, 11), -turn * 0.5, 0, 5);
      spikelets[i % 3]?.push(ribbon(line, (s) => 2.9 * Math.sin(Math.PI * lerp(0.14, 1, s)) + 0.3));
      if (i % 3 === 1) {
        const tip = along(line, 0.7);
        for (const way of [-1, 1]) stigmas.push([tip.point, polar(tip.point, tip.angle + way * 1.1, 3.6)]);
      }
    }
  }
  const fills = [tone.mid, mix(tone.mid, green.light, 0.45), mix(tone.dark, tone.mid, 0.4)];
  for (const [i, shapes] of spikelets.entries())
    sketch.patches(shapes, { fill: fills[i] ?? tone.mid, stroke: tone.ink, "stroke-width": 0.5 });
  sketch.lines(stigmas, mix(tone.dark, "#6a2f55", 0.5), 0.7);
};
