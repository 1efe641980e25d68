// Sugar cane: thick jointed canes, each on its own roots, one cut off, one in leaf, one in flower; long arching blades out of green
// sheaths, the lowest of them withered.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, down, lerp, type Point, type Polyline, polar, steps } from "../drawing/geometry.ts";
import { hexOf, mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { plume } from "../flower/spikes-and-cones.ts";
import { fibrousRoots, rootTuft } from "../root/fibrous-roots.ts";
import { jointedCane } from "../stem/jointed-cane.ts";
import { drawTube } from "../stem/tube.ts";
import { stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { type CulmLeaf, drawSheathedCulm } from "./sheathed-culm.ts";

type Cane = {
  knots: readonly Point[];
  width: readonly [number, number];
  /** The bare jointed part ends here; nothing when the cane is cut off. */
  bare?: number;
  leaves: readonly CulmLeaf[];
  plume?: number;
};

/** From the back to the front. */
const canes: readonly Cane[] = [
  {
    knots: [
      [-22, 40],
      [-60, -36],
      [-98, -150],
      [-152, -300],
      [-206, -420],
    ],
    width: [44, 30],
    bare: 0.52,
    leaves: [
      [0.62, -0.9, 250, -2],
      [0.7, -0.66, 400, -1.9],
      [0.78, 0.46, 330, 1.6],
      [0.85, -0.5, 470, -1.7],
      [0.91, 0.3, 400, 1.3],
      [0.96, -0.2, 430, -1.2],
      [1, 0.1, 330, 0.7],
    ],
  },
  {
    knots: [
      [34, 46],
      [84, -8],
      [146, -112],
      [226, -256],
    ],
    width: [50, 46],
    leaves: [],
  },
  {
    knots: [
      [4, 58],
      [0, -10],
      [-6, -190],
      [16, -390],
      [50, -560],
    ],
    width: [52, 24],
    bare: 0.56,
    leaves: [
      [0.63, -0.8, 240, -2.1],
      [0.68, 0.72, 500, 2],
      [0.74, -0.5, 400, -1.9],
      [0.79, 0.6, 590, 1.6],
      [0.84, -0.44, 520, -1.5],
      [0.89, 0.46, 560, 1.3],
      [0.93, -0.34, 440, -1.1],
      [0.97, 0.3, 420, 0.9],
    ],
    plume: 350,
  },
];

export const drawThickCanes = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const straw = toneOf(traits.root?.colour ?? "tan");
  // Each cane stands on roots of its own, out of its lowest joints.
  for (const { knots } of canes) {
    const [x, y] = at(knots, 0);
    rootTuft(layers.behind, straw, [side * x, y + 2], 62, 118, down - side * x * 0.006);
  }
  for (const cane of canes) drawCane(layers, traits, cane, side);
  for (const { knots } of canes) {
    const [x, y] = at(knots, 0);
    fibrousRoots(layers.stems, straw, [side * x, y - 4], 8, 70, 84);
  }
  return layers.merged();
};

const drawCane = (layers: Layers, traits: PlateTraits, cane: Cane, side: number): void => {
  const line = stemThrough(layers, cane.knots, side, 8);
  const { bare } = cane;
  const whole = new Sketch(layers.page);
  if (bare === undefined) {
    jointedCane(whole, hexOf(traits.stem.colour), line, cane.width, { cut: true, rooted: true });
    layers.stems.lay(whole);
    return;
  }
  const part = (to: number): Polyline => line.slice(0, Math.ceil(line.length * to) + 1);
  const end = along(line, 1);
  if (cane.plume !== undefined && traits.flower !== undefined) {
    const { plume: long } = cane;
    const rising = (s: number): Point => polar(end.point, end.angle + side * 0.1 * s, s * (long + 100));
    const foot = 100 / (long + 100);
    drawTube(
      layers.behind,
      steps(7).map((s) => rising(s * (foot + 0.05))),
      (t) => lerp(13, 6, t),
      toneOf("#a3ae62"),
    );
    plume(
      layers.behind,
      traits.flower,
      steps(9).map((s) => rising(lerp(foot, 1, s))),
      long * 1.3,
    );
    layers.page.notes.push({ part: "flowers" });
  }
  jointedCane(
    whole,
    hexOf(traits.stem.colour),
    part(bare + 0.06),
    [cane.width[0], lerp(...cane.width, bare)],
    { rooted: true },
  );
  const [wide, narrow] = cane.width;
  drawSheathedCulm(layers, whole, traits, {
    line,
    girth: (t) => lerp(wide, narrow, t) * lerp(1, 0.6, Math.max(0, (t - bare) / (1 - bare))),
    leaves: cane.leaves,
    from: bare - 0.04,
    overlap: 0.05,
    blade: 34,
    colour: mix(hexOf(traits.leaf.colour), "#b5b06a", 0.36),
    withered: true,
    side,
  });
  layers.stems.lay(whole);
};
