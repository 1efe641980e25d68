// A clump of pale swollen shoots, such as lemongrass: out of the mouth of each a fan of long limp blades, of which the
// inner ones stand and the outer ones arch over and hang.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, type Point, polar, up } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { rootTuft } from "../root/fibrous-roots.ts";
import { grassBlade } from "./culm.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";
import { leekFoot } from "./leek-foot.ts";

/** A blade: how far it leans, its length, how far it bends over, and from where on, as a share of its length. */
type Limp = readonly [lean: number, length: number, bend: number, knee: number];

/** From the back to the front. */
const shoots: readonly {
  x: number;
  y: number;
  lean: number;
  height: number;
  width: number;
  blades: readonly Limp[];
}[] = [
  {
    x: -16,
    y: -10,
    lean: -0.06,
    height: 187,
    width: 40,
    blades: [
      [-0.5, 600, -2.3, 0.26],
      [0.5, 700, 2.0, 0.36],
      [-0.21, 650, -0.83, 0.4],
      [0.1, 917, 0.64, 0.5],
      [-0.04, 978, -0.46, 0.55],
      [0.3, 640, 1.4, 0.42],
    ],
  },
  {
    x: 24,
    y: -8,
    lean: 0.1,
    height: 180,
    width: 41,
    blades: [
      [0.62, 520, 2.3, 0.26],
      [-0.3, 720, -1.7, 0.4],
      [0.29, 603, 1.38, 0.36],
      [-0.07, 825, -0.83, 0.5],
      [0.14, 931, 0.74, 0.46],
    ],
  },
  {
    x: -50,
    y: 2,
    lean: -0.14,
    height: 176,
    width: 43,
    blades: [
      [-0.66, 560, -2.2, 0.24],
      [-0.2, 820, -1.8, 0.4],
      [0.14, 657, 0.46, 0.5],
      [-0.32, 650, -1.56, 0.34],
      [-0.11, 947, -1.1, 0.46],
      [-0.49, 499, -1.47, 0.28],
    ],
  },
  {
    x: 56,
    y: 6,
    lean: 0.16,
    height: 165,
    width: 43,
    blades: [
      [0.62, 520, 2.2, 0.24],
      [0.28, 800, 1.9, 0.38],
      [-0.17, 611, -0.37, 0.5],
      [0.21, 696, 1.2, 0.44],
      [0.42, 626, 1.93, 0.32],
      [0.04, 825, 0.83, 0.56],
    ],
  },
  {
    x: 2,
    y: 16,
    lean: 0.03,
    height: 198,
    width: 50,
    blades: [
      [-0.44, 640, -2.3, 0.3],
      [0.42, 660, 2.4, 0.3],
      [0.28, 499, 2.02, 0.3],
      [-0.28, 545, -1.93, 0.32],
      [0.11, 795, 1.47, 0.44],
      [-0.08, 855, -0.92, 0.52],
    ],
  },
  {
    x: -28,
    y: 22,
    lean: -0.16,
    height: 123,
    width: 32,
    blades: [
      [-0.56, 420, -2.1, 0.24],
      [-0.35, 383, -1.66, 0.3],
      [0.07, 458, 0.55, 0.5],
    ],
  },
];

export const drawSwollenTuft = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const roots = toneOf(traits.root?.colour ?? "tan");
  for (const { x, y, lean, height, width, blades } of shoots) {
    const foot: Point = [side * x, y];
    const line = arc(foot, up + side * lean, height, side * lean * 0.5, 0, 12);
    rootTuft(layers.behind, roots, [foot[0], foot[1] + 2], width * 1.1, 128, Math.PI / 2);
    const whole = new Sketch(page);
    const mouth = along(line, 1);
    for (const [i, [turn, length, bend, knee]] of blades.entries()) {
      const way = side * Math.sign(turn);
      // The oldest blade leaves the sheath lower down, the others follow from its mouth.
      const from = along(line, 0.78 + (0.2 * i) / blades.length);
      note(layers, way, from.point);
      const one = new Sketch(page);
      grassBlade(one, traits.leaf, {
        at: polar(from.point, from.angle + (way * Math.PI) / 2, width * 0.1),
        angle: mouth.angle + side * turn + random.around(0, 0.03),
        length: length * random.between(0.95, 1.06),
        width: 31,
        bend: side * bend * random.between(0.94, 1.06),
        knee,
        age: random.between(0.7, 1.1),
        far: y < 0 && i === 0,
      });
      whole.lay(one);
    }
    leekFoot(whole, traits, line, width);
    layers.front.lay(whole);
  }
  return layers.merged();
};
