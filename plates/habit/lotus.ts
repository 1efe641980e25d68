// The lotus, drawn whole: round leaves and flowers on stalks that rise from a jointed rootstock through the water.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { at, ellipse, lerp, type Point, ribbon, ring, steps, through, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { flowerAt, flowerSize } from "../flower/flower.ts";
import { fruitAt, fruitLength } from "../fruit/fruit.ts";
import { bladePaint } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";

/** Where the rootstock lies, and its joints from left to right. */
const bed = 208;
const joints = [-150, -48, 52, 150];

export const ripples = (sketch: Sketch, y: number, width: number): void => {
  const lines = steps(7).map((t): Point[] => {
    const half = width * (0.55 - Math.abs(t - 0.4) * 0.5);
    const x = Math.sin(t * 11) * width * 0.16;
    return [
      [x - half, y + t * 44],
      [x - half * 0.4, y + t * 44 - 4],
      [x + half * 0.3, y + t * 44 + 3],
      [x + half, y + t * 44],
    ];
  });
  sketch.lines(lines, "#6f8fa0", 1.6, { opacity: 0.5 });
};

/** Swollen internodes with roots at the nodes; the last ends in a bud. */
const rootstock = (sketch: Sketch, traits: PlateTraits): void => {
  const tone = toneOf(traits.root?.colour ?? "tan");
  for (const x of joints) fibrousRoots(sketch, tone, [x, bed + 6], 6, 44, 18);
  const ends = [-226, ...joints, 222];
  for (let i = 0; i + 1 < ends.length; i++) {
    const [from, to] = [at(ends, i), at(ends, i + 1)];
    const tip = i + 2 === ends.length;
    sketch.body(
      ribbon(
        steps(10).map((t): Point => [lerp(from, to, t), bed + Math.sin(t * Math.PI) * 5]),
        (t) => (tip ? 22 * (1 - t) ** 0.7 + 2 : 12 + 19 * Math.sin(Math.PI * t) ** 0.7),
      ),
      flatWash(sketch.page, tone),
      tone.ink,
      1.2,
    );
  }
};

/** Large round leaves above the water, one floating, one still rolled. */
export const drawLotus = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const look = greenStem(traits.stem);
  rootstock(layers.behind, traits);
  ripples(layers.behind, 20, 720);
  const pad = (centre: Point, r: number, squash: number, turn: number): void => {
    const paint = bladePaint(traits.leaf, 1, false, Math.floor(page.random.between(0, 2.9)));
    const { tone } = paint;
    const disc = ring(centre, (a) => r * (1 + 0.035 * Math.sin(a * 5 + turn)), 30).map(
      ([x, y]): Point => [x, centre[1] + (y - centre[1]) * squash],
    );
    layers.page.notes.push({ part: "leaf", node: layers.joint++, side: centre[0] < 0 ? -1 : 1, at: centre });
    layers.front.body(disc, flatWash(page, tone), tone.ink, 1.4);
    layers.front.patches(
      [
        disc
          .slice(0, 16)
          .map(([x, y]): Point => [centre[0] + (x - centre[0]) * 0.98, centre[1] + (y - centre[1]) * 0.96]),
      ],
      { fill: tone.dark, opacity: 0.28 },
    );
    const veins = steps(17).map((t): Point[] => {
      const end = at(disc, Math.floor(t * 29));
      return [
        centre,
        [centre[0] + (end[0] - centre[0]) * 0.5, centre[1] + (end[1] - centre[1]) * 0.5 - 3],
        [centre[0] + (end[0] - centre[0]) * 0.93, centre[1] + (end[1] - centre[1]) * 0.93],
      ];
    });
    layers.front.lines(veins, paint.vein, 1.6, { opacity: 0.9 });
    layers.front.fill(ellipse(centre, r * 0.06, r * 0.06 * squash), { fill: paint.vein });
  };
  // Every stalk, including those of floating leaves, rises from a node of the rootstock.
  const stalk = (joint: number, to: Point): Point => {
    const from: Point = [at(joints, joint), bed];
    const bow = (to[0] - from[0]) * 0.16;
    const line = through([from, [lerp(from[0], to[0], 0.5) - bow, lerp(from[1], to[1], 0.5)], to], 9);
    drawStem(layers.stems, line, 8, 6, look);
    return to;
  };
  pad(stalk(1, [-178, -250]), 170, 0.5, 1);
  pad(stalk(2, [196, -170]), 150, 0.46, 3);
  const bloom = stalk(2, [34, -500]);
  const bud = stalk(3, [164, -392]);
  pad(stalk(0, [-176, 66]), 150, 0.3, 5);
  pad(stalk(3, [208, 72]), 120, 0.28, 2);
  if (traits.flower !== undefined) {
    flowerAt(layers.top, traits.flower, bloom, up, Math.max(190, flowerSize(traits.flower) * 1.25), "open");
    flowerAt(layers.top, traits.flower, bud, up + 0.1, 130, "bud");
  }
  if (traits.fruit !== undefined)
    fruitAt(
      layers.top,
      traits.fruit,
      traits.special,
      stalk(1, [-112, -410]),
      Math.PI,
      Math.min(96, fruitLength(traits.fruit)),
      true,
      1,
    );
  return layers.merged();
};
