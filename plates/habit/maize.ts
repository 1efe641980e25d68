// Maize, drawn whole: sheathing leaves in two ranks, ears shut in their husks in the axils, a tassel at the top.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  degrees,
  down,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { fruitAt } from "../fruit/fruit.ts";
import { archingBlade } from "../leaf/arching-blade.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

const thick = 26;

/** From the lowest: how far each leaf turns over, and how long it is. No two neighbours lie alike. */
const leaves: readonly (readonly [bend: number, long: number])[] = [
  [1.7, 0.72],
  [2.5, 0.68],
  [1.9, 1.04],
  [2.7, 0.92],
  [1.3, 1.02],
  [1.7, 1.06],
  [2.5, 0.96],
  [2.3, 0.86],
  [1.2, 1.04],
  [1.7, 0.94],
];

export const drawMaize = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const stem = arc([0, 4], up + 0.07, 690, -0.16, 0.05, 24);
  const width = (t: number): number => lerp(thick, thick * 0.42, t);
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, -2], thick);
  braceRoots(layers.stems, traits, stem);
  drawStem(layers.stems, stem, thick, thick * 0.42, { ...greenStem(traits.stem), form: "round" });
  const sheath = toneOf(mix(toneOf(traits.leaf.colour).mid, "#c8cf8a", 0.42));
  const joints = steps(leaves.length).map((k) => lerp(0.15, 0.9, k));
  for (const [k, t] of joints.entries()) {
    const side = k % 2 === 0 ? 1 : -1;
    const collar = along(stem, t);
    const edge = polar(collar.point, collar.angle + (side * Math.PI) / 2, width(t) * 0.16);
    note(layers, side, edge);
    const [bend, long] = at(leaves, k);
    const angle = collar.angle + side * degrees(lerp(44, 18, t) + random.around(0, 6));
    const blade = new Sketch(page);
    archingBlade(
      blade,
      {
        at: edge,
        angle,
        length: lerp(620, 390, t) * long * random.between(0.95, 1.05),
        // Some blades arch, some have given way and hang.
        bend: side * bend * random.between(0.94, 1.06),
        width: lerp(66, 46, t),
      },
      bladePaint(traits.leaf, lerp(1, 0.7, t), false, k % 3),
    );
    layers.behind.lay(blade);
    // The ears stand in the axils, each on its own side, their feet within the sheaths; the lower one is drawn open.
    if ((k === 3 || k === 6) && traits.fruit !== undefined)
      fruitAt(
        layers.among,
        traits.fruit,
        traits.special,
        polar(along(stem, t - 0.03).point, collar.angle + (side * Math.PI) / 2, width(t) * 0.3),
        collar.angle + side * (k === 3 ? 0.5 : 0.36) - Math.PI / 2,
        k === 3 ? 286 : 214,
        k === 3,
        4,
      );
  }
  // Each sheath comes out of the one below it, so the upper ones are drawn first; those that hold an ear lie before it.
  for (const [k, t] of [...joints.entries()].reverse())
    wrap(
      k === 3 || k === 6 ? layers.front : layers.stems,
      stem,
      [Math.max(0.02, (joints[k - 1] ?? 0.02) - 0.02), t],
      k % 2 === 0 ? 1 : -1,
      width,
      sheath,
    );
  tassel(layers.top, traits, stem);
  return layers.merged();
};

/** Stout roots from the lowest joint, which prop the stem. */
const braceRoots = (sketch: Sketch, traits: PlateTraits, stem: Polyline): void => {
  const { random } = sketch;
  const tone = toneOf(mix(toneOf(traits.root?.colour ?? "tan").mid, "#8f9a52", 0.2));
  const foot = along(stem, 0.055);
  for (const side of [-0.95, 0.9, -0.6, 0.62, -0.25, 0.3]) {
    const from = polar(foot.point, foot.angle + Math.PI / 2, side * thick * 0.5);
    const root = arc(from, down - side * 1.05, random.between(52, 74), side * 0.9, 0, 8);
    sketch.body(
      ribbon(root, (t) => lerp(6.5, 3, t)),
      tone.mid,
      tone.ink,
      0.9,
    );
  }
};

/** The sheath of a leaf around its stem, open along the side away from the blade, with the pale collar at its mouth. */
const wrap = (
  sketch: Sketch,
  stem: Polyline,
  [from, to]: readonly [number, number],
  side: 1 | -1,
  width: (t: number) => number,
  tone: ReturnType<typeof toneOf>,
): void => {
  const grown = (s: number): number => width(lerp(from, to, s)) * lerp(1.04, 1.3, s ** 1.6);
  const flank = (way: 1 | -1, s: number): Point => {
    const spot = along(stem, lerp(from, to, s));
    return polar(spot.point, spot.angle + (way * Math.PI) / 2, grown(s) / 2);
  };
  const top = along(stem, to);
  // The mouth slants: the sheath is drawn up into the blade on its own side.
  const lip = polar(
    polar(top.point, top.angle, width(to) * 0.5),
    top.angle + (side * Math.PI) / 2,
    grown(1) * 0.62,
  );
  const other: 1 | -1 = side === 1 ? -1 : 1;
  sketch.body(
    [
      ...steps(8).map((s) => flank(other, s * 0.96)),
      along(stem, lerp(from, to, 0.97)).point,
      lip,
      lip,
      ...steps(8).map((s) => flank(side, 1 - s)),
    ],
    litWash(
      sketch.page,
      [mix(tone.light, tone.pale, 0.3), tone.mid, mix(tone.mid, tone.dark, 0.8)],
      flank(-1, 0.5),
      flank(1, 0.5),
    ),
    tone.ink,
    1,
  );
  const rib = (share: number): Point[] =>
    steps(6).map((s) => {
      const spot = along(stem, lerp(from, to, s));
      return polar(
        spot.point,
        spot.angle + Math.PI / 2,
        share * width(lerp(from, to, s)) * lerp(1.06, 1.34, s),
      );
    });
  sketch.lines([rib(-0.2), rib(0.04), rib(0.26)], tone.ink, 0.5, { opacity: 0.4 });
  sketch.lines([rib(-side * 0.4)], tone.ink, 0.9, { opacity: 0.7 });
  // The pale collar where the blade leaves it.
  sketch.lines([[flank(other, 0.96), along(stem, lerp(from, to, 0.965)).point, lip]], tone.pale, 2.6, {
    "stroke-linecap": "round",
  });
};

/** The male flowers: a stiff middle spike and slender arching ones below it, hung with yellow anthers. */
const tassel = (sketch: Sketch, traits: PlateTraits, stem: Polyline): void => {
  if (traits.flower === undefined) return;
  const { random } = sketch;
  const tone = toneOf(traits.flower.colour);
  const foot = along(stem, 1);
  const axis = arc(foot.point, foot.angle, 250, random.around(0, 0.08), 0, 14);
  const green = greenStem(traits.stem).tone;
  sketch.body(
    ribbon(axis, (t) => lerp(thick * 0.42, 2, t)),
    green.mid,
    green.ink,
    0.8,
  );
  const spikes: Polyline[] = [
    ...steps(9).map((t, i) => {
      const spot = along(axis, lerp(0.24, 0.6, t));
      const side = i % 2 === 0 ? 1 : -1;
      return arc(
        spot.point,
        spot.angle + side * random.between(0.3, 0.7),
        random.between(150, 215),
        side * random.between(0.5, 1.1),
        0,
        12,
      );
    }),
    axis.slice(5),
  ];
  for (const spike of spikes) {
    sketch.line(spike, tone.dark, 1.5);
    const spikelets: Point[][] = [];
    const anthers: Point[] = [];
    for (let i = 2; i < 20; i++) {
      const spot = along(spike, i / 19);
      const side = i % 2 === 0 ? 1 : -1;
      const line = arc(spot.point, spot.angle + side * 0.42, 16, -side * 0.3, 0, 4);
      spikelets.push(ribbon(line, (t) => 6.4 * Math.sin(Math.PI * lerp(0.12, 1, t))));
      if (i % 3 !== 0) anthers.push(polar([spot.point[0], spot.point[1] + 8], spot.angle + side, 6));
    }
    sketch.patches(spikelets, {
      fill: mix(tone.mid, green.mid, 0.25),
      stroke: tone.ink,
      "stroke-width": 0.6,
    });
    sketch.lines(
      anthers.map(([x, y]): Point[] => [
        [x, y - 6],
        [x, y],
      ]),
      "#c9a63a",
      1.6,
      { "stroke-linecap": "round" },
    );
  }
};
