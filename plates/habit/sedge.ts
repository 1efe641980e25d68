// Sedges: bare three-edged stems out of a tuft of leaves, an umbel above its leafy bracts, and below ground wiry runners
// with tubers in a row, from which new tufts rise.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  ellipse,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  through,
} from "../drawing/geometry.ts";
import { mix, type Tone, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { sedgeUmbel } from "../flower/sedge-umbel.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { grassBlade } from "./culm.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

type Blade = readonly [lean: number, length: number, bend: number];

type Tuft = {
  foot: Point;
  blades: readonly Blade[];
  stem?: {
    knots: readonly Point[];
    width: number;
    reach: number;
    spikelet: number;
    bracts: readonly Blade[];
  };
};

/** From the back to the front. */
const tufts: readonly Tuft[] = [
  {
    foot: [276, 40],
    blades: [
      [0.06, 200, 0.3],
      [-0.3, 170, -0.7],
      [0.5, 180, 1.1],
      [0.9, 130, 1],
    ],
  },
  {
    foot: [-20, 0],
    blades: [
      [0.24, 330, 0.7],
      [-0.2, 350, -0.5],
      [0.6, 330, 1.3],
      [-0.62, 360, -1.2],
      [0.86, 300, 1],
      [-0.9, 320, -1.1],
      [0.4, 240, 1.9],
      [-0.42, 230, -1.9],
      [1.1, 210, 0.8],
      [-1.16, 230, -0.7],
    ],
    stem: {
      knots: [
        [-12, -6],
        [40, -190],
        [120, -340],
        [206, -430],
      ],
      width: 11,
      reach: 112,
      spikelet: 60,
      bracts: [
        [0.9, 210, 0.8],
        [-0.9, 130, -0.9],
        [1.6, 120, 0.6],
      ],
    },
  },
  {
    foot: [-20, 0],
    blades: [],
    stem: {
      knots: [
        [-24, -6],
        [-54, -200],
        [-60, -370],
        [-92, -510],
      ],
      width: 13,
      reach: 168,
      spikelet: 74,
      bracts: [
        [-0.86, 330, -1],
        [1, 300, 1.1],
        [-1.5, 190, -0.7],
        [1.56, 150, 0.6],
        [0.5, 170, 0.7],
      ],
    },
  },
];

/** The runners: their course, and where along them tubers swell. */
const runners: readonly {
  knots: readonly Point[];
  tubers: readonly (readonly [t: number, size: number])[];
}[] = [
  {
    knots: [
      [-16, 20],
      [50, 62],
      [160, 78],
      [276, 56],
    ],
    tubers: [
      [0.5, 1],
      [0.97, 1.15],
    ],
  },
  {
    knots: [
      [-24, 20],
      [-90, 56],
      [-170, 50],
      [-250, 84],
    ],
    tubers: [
      [0.46, 1.1],
      [0.97, 0.9],
    ],
  },
  {
    knots: [
      [-20, 24],
      [-10, 80],
      [30, 120],
      [90, 138],
    ],
    tubers: [
      [0.5, 0.86],
      [0.97, 1.08],
    ],
  },
];

export const drawSedge = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const tuber = toneOf(traits.root?.colour ?? "dark-brown");
  drawRunners(layers, tuber, side);
  for (const tuft of tufts) {
    const foot: Point = [side * tuft.foot[0], tuft.foot[1]];
    tuft.blades.forEach((blade, i) => {
      const one = new Sketch(page);
      note(layers, side * blade[0], foot);
      drawBlade(one, traits, [foot[0] + side * blade[0] * 14, foot[1] + 4], -Math.PI / 2, blade, side, 15);
      (i > 5 ? layers.front : layers.behind).lay(one);
    });
    if (tuft.stem !== undefined) drawStalk(layers, traits, tuft.stem, side);
    basalBulb(layers.front, tuber, foot, tuft.blades.length > 4 ? 1 : 0.7);
  }
  return layers.merged();
};

const drawBlade = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  axis: number,
  [lean, length, bend]: Blade,
  side: number,
  width: number,
): void =>
  grassBlade(sketch, traits.leaf, {
    at: from,
    angle: axis + side * lean * sketch.random.between(0.94, 1.06),
    length: length * sketch.random.between(0.94, 1.06),
    width,
    bend: side * bend,
    knee: sketch.random.between(0.3, 0.5),
    age: sketch.random.between(0.7, 1.1),
  });

/** A three-edged stem: one face in the light, one in the shade, an edge between them. */
const drawStalk = (
  layers: Layers,
  traits: PlateTraits,
  { knots, width, reach, spikelet, bracts }: NonNullable<Tuft["stem"]>,
  side: number,
): void => {
  const { page } = layers;
  const line = stemThrough(layers, knots, side, 6);
  const tone = toneOf(traits.stem.colour);
  const girth = (t: number): number => lerp(width, width * 0.62, t);
  const last = line.length - 1;
  const edge = (share: number): Point[] =>
    line.map((point, i) => polar(point, along(line, i / last).angle + Math.PI / 2, share * girth(i / last)));
  const [left, middle, right] = [edge(-0.5), edge(0.12), edge(0.5)];
  layers.stems.body(ribbon(line, girth), mix(tone.light, tone.mid, 0.35), tone.ink, 1);
  layers.stems.patches([[...middle, ...right.reverse()]], { fill: tone.dark, opacity: 0.75 });
  layers.stems.lines([middle], tone.ink, 0.9, { opacity: 0.8 });
  layers.stems.lines([left.map(([x, y]): Point => [x + girth(0.5) * 0.2, y])], tone.pale, 1.4, {
    opacity: 0.7,
  });
  const end = along(line, 1);
  for (const [i, bract] of bracts.entries()) {
    const one = new Sketch(page);
    drawBlade(one, traits, end.point, end.angle, bract, side, 13);
    (i < 2 ? layers.behind : layers.front).lay(one);
  }
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  putGroup(layers, (group) => sedgeUmbel(group, flower, end, reach, spikelet));
  page.notes.push({ part: "flowers" });
};

/** The swollen foot of a tuft, in the dark shreds of its old sheaths. */
const basalBulb = (sketch: Sketch, tone: Tone, [x, y]: Point, size: number): void => {
  const on = (across: number, along: number): Point => [x + across * size, y + along * size];
  sketch.body(
    [
      on(-9, -44),
      on(-9, -44),
      on(-14, -18),
      on(-20, 6),
      on(-12, 26),
      on(0, 30),
      on(12, 26),
      on(20, 6),
      on(14, -18),
      on(9, -38),
      on(9, -38),
      on(3, -28),
      on(-3, -36),
    ],
    litWash(sketch.page, [mix(tone.light, "#b08a5c", 0.4), tone.mid, tone.dark], on(-18, 0), on(20, 4)),
    tone.ink,
    1.1,
  );
  sketch.lines(
    [-0.6, -0.2, 0.2, 0.6].map((share): Point[] => [
      on(share * 9, -30),
      on(share * 16, -8),
      on(share * 18, 8),
      on(share * 9, 24),
    ]),
    tone.ink,
    0.8,
    { opacity: 0.6 },
  );
};

const drawRunners = (layers: Layers, tone: Tone, side: number): void => {
  const { behind, page } = layers;
  const wire = toneOf(mix(tone.mid, "#a9855a", 0.45));
  for (const { knots, tubers } of runners) {
    const line: Polyline = through(
      knots.map(([x, y]): Point => [side * x, y]),
      8,
    );
    behind.line(line, wire.ink, 4.4);
    behind.line(line, wire.mid, 2.8);
    for (const [t, size] of tubers) {
      const { point, angle } = along(line, t);
      fibrousRoots(behind, toneOf("tan"), [point[0], point[1] + 10], 6, 46, 24);
      const tuber = ellipse(point, 25 * size, 17 * size, angle, 20).map(
        ([px, py], i): Point => [px + Math.sin(i * 2.1) * 1.2, py + Math.cos(i * 1.7) * 1.2],
      );
      behind.body(tuber, roundWash(page, tone), tone.ink, 1.2);
      // The rings that its scales have left.
      behind.lines(
        [-0.55, -0.18, 0.2, 0.56].map((far) =>
          [-0.86, -0.4, 0, 0.4, 0.86].map((across) =>
            polar(
              polar(point, angle, (far + 0.1 * (1 - across ** 2)) * 25 * size),
              angle + Math.PI / 2,
              across * 17 * size * Math.sqrt(1 - far ** 2),
            ),
          ),
        ),
        mix(tone.light, "#c9a878", 0.4),
        0.9,
        { opacity: 0.7 },
      );
    }
  }
  for (const { foot } of tufts.slice(0, 2))
    fibrousRoots(behind, toneOf("tan"), [side * foot[0], foot[1] + 24], 10, 78, 36);
};
