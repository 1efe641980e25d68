// A bulb with pleated leaves (Eleutherine): an oblong bulb in dark scales, out of its neck a few lances folded along strong ribs,
// each clasping the next at its foot, and wiry stalks with white flowers.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, at, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash, roundWash } from "../drawing/wash.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { note, scapes } from "./ground.ts";
import { Layers } from "./layers.ts";

/** A leaf from the back to the front: its lean, length, how far it arches over, its width. */
type Pleated = readonly [lean: number, length: number, bend: number, width: number];

const rear: readonly Pleated[] = [
  [-0.06, 560, -0.2, 46],
  [0.26, 520, 0.5, 50],
  [-0.34, 500, -0.6, 52],
];
const fore: readonly Pleated[] = [
  [0.5, 440, 1.1, 50],
  [-0.58, 390, -1.3, 46],
  [0.16, 330, 0.5, 40],
];

/** The foot is a sheath, the blade a lance that narrows to both ends. */
const breadth = (t: number): number =>
  t < 0.16
    ? lerp(0.44, 0.34, t / 0.16)
    : lerp(0.34, 1, Math.sin(Math.min(1, (t - 0.16) / 0.36) * Math.PI * 0.5)) *
      (t > 0.52 ? Math.max(0, 1 - ((t - 0.52) / 0.48) ** 1.8) : 1);

export const drawPleatedBulb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const bear = (leaves: readonly Pleated[], layer: Sketch): void => {
    for (const [i, [lean, length, bend, width]] of leaves.entries()) {
      const turn = side * lean + page.random.around(0, 0.03);
      const one = new Sketch(page);
      note(layers, turn, [turn * 16, 16]);
      pleatedLeaf(one, traits, {
        from: [turn * 14, 24],
        angle: up + turn * 0.72,
        length: length * page.tall * page.random.between(0.96, 1.04),
        bend: side * bend,
        width,
        age: i,
      });
      layer.lay(one);
    }
  };
  bear(rear, layers.behind);
  scapes(layers, traits, [side * 3, 10], 560 * page.tall, [side * 0.2, -side * 0.24]);
  bear(fore, layers.front);
  const bulb = new Sketch(page);
  scaledBulb(bulb, traits);
  layers.front.lay(bulb);
  return layers.merged();
};

type Leaf = { from: Point; angle: number; length: number; bend: number; width: number; age: number };

const pleatedLeaf = (sketch: Sketch, { leaf, root }: PlateTraits, place: Leaf): void => {
  const { page } = sketch;
  const { tone } = bladePaint(leaf, 0.9, false, place.age % 3);
  const points: Point[] = [place.from];
  for (const t of steps(27).slice(1))
    points.push(polar(at(points, -1), place.angle + place.bend * t ** 1.7, place.length / 26));
  const edge = (share: number): Point[] =>
    points.map((_, i) => {
      const t = i / (points.length - 1);
      const { point, angle } = along(points, t);
      return polar(point, angle + Math.PI / 2, (share * place.width * breadth(t)) / 2 + share * 0.3);
    });
  const [foot, tip] = [place.from, at(points, -1)];
  const dry = mix(tone.light, toneOf(root?.colour ?? "dark-red").light, 0.3);
  sketch.body(
    [...edge(-1), ...edge(1).reverse()],
    litWash(page, [dry, tone.mid, tone.mid], foot, tip),
    tone.ink,
    1.2,
  );
  // Each fold has a wall in the light and one in the shade.
  const folds = 6;
  for (let i = 0; i < folds; i++) {
    const [a, b] = [(i / folds) * 2 - 1, ((i + 1) / folds) * 2 - 1];
    const lit = i % 2 === 0;
    sketch.patches([[...edge(a * 0.98), ...edge(b * 0.98).reverse()]], {
      fill: lit ? tone.pale : tone.dark,
      opacity: lit ? 0.3 : 0.38,
    });
  }
  sketch.lines(
    [-2, -1, 0, 1, 2].map((i) => edge((i / folds) * 2).slice(1, -1)),
    tone.ink,
    0.9,
    { opacity: 0.6 },
  );
  sketch.lines(
    [-1, 1].map((i) => edge((i / folds) * 2 - 0.05).slice(3, -2)),
    tone.pale,
    0.9,
    { opacity: 0.6 },
  );
};

/** The bulb: scales one over the other, the outermost dry and split at its rim. */
const scaledBulb = (sketch: Sketch, { root }: PlateTraits): void => {
  const tone = toneOf(root?.colour ?? "dark-red");
  const [wide, high] = [56, 150];
  fibrousRoots(sketch, toneOf("straw"), [0, high + 4], 15, 70, 44);
  const half = (t: number): number =>
    wide * Math.max(0.2 * (1 - t), Math.sin(Math.PI * lerp(0.03, 0.985, t ** 1.1)) ** 0.78);
  const rim = (share: number, from: number): Point[] =>
    steps(18).map((s): Point => {
      const t = lerp(from, 1, s);
      return [share * half(t), lerp(-8, high, t)];
    });
  sketch.body([...rim(-1, 0), ...rim(1, 0).reverse()], roundWash(sketch.page, tone), tone.ink, 1.4);
  // From the inner scales, which reach highest, to the outer ones.
  for (const [left, right, top, shade] of [
    [-0.7, 0.99, 0.1, 0.1],
    [-0.99, 0.5, 0.2, 0.2],
    [-0.3, 0.99, 0.4, 0.32],
    [-0.99, 0.1, 0.52, 0.42],
  ] as const) {
    const own = toneOf(mix(mix(tone.mid, tone.light, 0.35), "#3d1a18", shade * 0.8));
    const crest: Point = [((left + right) / 2) * half(top), lerp(-8, high, top) - 12];
    sketch.body(
      [...rim(left, top + 0.06), ...rim(right, top + 0.06).reverse(), crest, crest],
      litWash(sketch.page, [own.light, own.mid, own.dark], [-wide, high * 0.4], [wide, high * 0.6]),
      own.ink,
      1.2,
    );
  }
  const threads = [-0.8, -0.55, -0.3, 0, 0.3, 0.55, 0.8].map((share) => rim(share, 0.24));
  sketch.lines(threads, tone.ink, 0.6, { opacity: 0.4 });
  sketch.fill(
    ribbon(arc([-wide * 0.5, high * 0.34], 1.5, high * 0.34, -0.3, 0, 8), (t) => 9 * Math.sin(Math.PI * t)),
    {
      fill: tone.pale,
      opacity: 0.4,
    },
  );
};
