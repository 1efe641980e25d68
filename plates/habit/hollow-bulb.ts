// A bulb with hollow round leaves: they taper from a swollen foot, and among them stand stout stalks, swollen below their
// middle, each with a ball of flowers out of a papery spathe.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, clamp, lerp, type Point, type Polyline, ribbon } from "../drawing/geometry.ts";
import { mix, toneOf, vary } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { umbelBall } from "../flower/many-flowered.ts";
import { shutSpathe, tornSpathe } from "../flower/papery-spathe.ts";
import { leafTone } from "../leaf/leaf-tone.ts";
import { bulb } from "../root/bulb.ts";
import { drawTube, tubeMouth } from "../stem/tube.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

type HollowLeaf = {
  knots: readonly Point[];
  width: number;
  /** Cut across, so that it is seen to be hollow. */
  cut?: boolean;
  /** Its tip has dried. */
  dry?: boolean;
};

/** From the back to the front: those that leave the neck highest are the youngest. */
const leaves: readonly (readonly HollowLeaf[])[] = [
  [
    {
      knots: [
        [4, -90],
        [12, -160],
        [50, -360],
        [124, -560],
      ],
      width: 24,
    },
    {
      knots: [
        [-6, -90],
        [-18, -160],
        [-112, -380],
        [-236, -520],
      ],
      width: 27,
    },
  ],
  [
    {
      knots: [
        [6, -60],
        [22, -128],
        [150, -300],
        [352, -372],
      ],
      width: 28,
      dry: true,
    },
    {
      knots: [
        [-8, -60],
        [-24, -128],
        [-196, -292],
        [-402, -244],
      ],
      width: 29,
      dry: true,
    },
  ],
  [
    {
      knots: [
        [8, -20],
        [26, -84],
        [210, -196],
        [380, -60],
        [432, 60],
      ],
      width: 30,
      dry: true,
    },
    {
      knots: [
        [-8, -20],
        [-24, -80],
        [-120, -152],
        [-262, -136],
      ],
      width: 31,
      cut: true,
    },
  ],
];

const stalks: readonly { knots: readonly Point[]; width: number; open: boolean }[] = [
  {
    knots: [
      [4, -86],
      [36, -220],
      [156, -430],
      [276, -560],
    ],
    width: 20,
    open: false,
  },
  {
    knots: [
      [-4, -86],
      [-22, -270],
      [-40, -470],
      [-66, -640],
    ],
    width: 26,
    open: true,
  },
];

/** How high the sheaths of each rank of leaves reach, and how wide they are. */
const necks: readonly (readonly [height: number, width: number])[] = [
  [150, 34],
  [116, 40],
  [70, 46],
];

export const drawHollowBulb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const root = traits.root ?? { form: "bulb", colour: "reddish-brown" };
  for (const each of stalks) bearStalk(layers, traits, each, side);
  for (const [i, rank] of leaves.entries()) {
    for (const each of rank) bearLeaf(layers, traits, each, side, i);
    sheathedNeck(layers, traits, at(necks, i), side * (i % 2 === 0 ? 1 : -1));
  }
  bulb(layers.front, root, [0, 0], 1.56);
  return layers.merged();
};

/** The sheaths of one rank of leaves, with their slanting mouth. */
const sheathedNeck = (
  { page, front }: Layers,
  traits: PlateTraits,
  [height, width]: readonly [number, number],
  side: number,
): void => {
  const tone = toneOf(
    mix(toneOf(traits.root?.colour ?? "tan").light, "#bccf94", lerp(0.55, 0.9, height / 150)),
  );
  const half = width / 2;
  front.body(
    [
      [-half - 4, 30],
      [-half, -20],
      [-half + 2, -height + side * 9],
      [-half + 2, -height + side * 9],
      [0, -height + 14],
      [half - 2, -height - side * 9],
      [half - 2, -height - side * 9],
      [half, -20],
      [half + 4, 30],
    ],
    litWash(page, [tone.pale, tone.mid, tone.dark], [-half, -40], [half + 4, -40]),
    tone.ink,
    1.1,
  );
  front.lines(
    [-0.3, -0.08, 0.2, 0.36].map((x): Point[] => [
      [x * width * 1.1, 20],
      [x * width, -30],
      [x * width * 0.94, -height + 24],
    ]),
    tone.ink,
    0.7,
    { opacity: 0.45 },
  );
};

const bearLeaf = (
  layers: Layers,
  traits: PlateTraits,
  leaf: HollowLeaf,
  side: number,
  rank: number,
): void => {
  const { random } = layers;
  const line = stemThrough(layers, leaf.knots, side, 12);
  const tone = vary(leafTone(traits.leaf, 1, rank), "#c6d6c0", 0.16 - 0.06 * rank);
  const full = leaf.width * random.between(0.94, 1.06);
  const width = (t: number): number =>
    leaf.cut === true
      ? full * lerp(0.74, 1.06, Math.sin(Math.min(1, t * 1.3) * 1.5))
      : full * lerp(0.72, 1, Math.sin(Math.min(1, t * 2.6) * 1.57)) * clamp((1 - t) * 1.35, 0, 1) ** 0.72 +
        1.4;
  note(layers, Math.sign(along(line, 1).point[0]), along(line, 0).point);
  const one = new Sketch(layers.page);
  drawTube(one, line, width, tone, 1.1);
  if (leaf.cut === true) tubeMouth(one, line, width(1), tone);
  if (leaf.dry === true) {
    const tip = line.slice(-4);
    one.patches([ribbon(tip, (t) => width(lerp(0.9, 1, t)) * 0.96)], { fill: "#c39a55", opacity: 0.62 });
  }
  layers.front.lay(one);
};

const bearStalk = (
  layers: Layers,
  traits: PlateTraits,
  { knots, width, open }: (typeof stalks)[number],
  side: number,
): void => {
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  const line: Polyline = stemThrough(layers, knots, side, 6);
  const girth = (t: number): number =>
    width * (0.5 + 0.62 * Math.exp(-(((t - 0.34) / 0.24) ** 2))) * lerp(1.1, 0.9, t);
  const tone = vary(toneOf(traits.stem.colour), "#b9c795", 0.3);
  const one = new Sketch(layers.page);
  drawTube(one, line, girth, tone, 1.1);
  layers.behind.lay(one);
  const end = along(line, 1);
  putGroup(layers, (group) => {
    if (!open) {
      shutSpathe(group, end, 76, 0.34, side * 0.3);
      return;
    }
    tornSpathe(group, end, 104);
    umbelBall(group, flower, end.point, 122, 25);
  });
  layers.page.notes.push({ part: "flowers" });
};
