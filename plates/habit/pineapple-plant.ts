// A pineapple: channelled leaves all round a short stem, and on a stout stalk among them the fruit with its crown.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, at, frame, lerp, type Point, polar, ribbon, steps, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash, litWash } from "../drawing/wash.ts";
import { drawFruit, fruitLength } from "../fruit/fruit.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { drawRoot } from "../root/root.ts";
import { note } from "./ground.ts";
import { Layers } from "./layers.ts";

/** A leaf from the back to the front: its lean from upright, its length, how far it arches over. */
type SwordLeaf = readonly [lean: number, length: number, bend: number];

const rear: readonly SwordLeaf[] = [
  [-0.16, 300, -0.2],
  [0.2, 310, 0.25],
  [-0.42, 400, -0.5],
  [0.46, 390, 0.55],
  [-0.64, 440, -0.9],
  [0.68, 450, 0.8],
  [-0.9, 430, -1.1],
  [0.92, 410, 1.2],
  [-1.14, 380, -0.9],
  [1.16, 390, 0.8],
];

const fore: readonly SwordLeaf[] = [
  [-1.02, 330, -1.7],
  [1.04, 310, 1.8],
  [-0.56, 250, -1],
  [0.6, 262, 0.9],
  [-1.3, 250, -0.9],
  [1.32, 236, 1],
  [-0.2, 176, -0.7],
  [0.26, 160, 0.9],
  [-0.78, 170, -1.5],
  [0.84, 166, 1.4],
];

export const drawPineapplePlant = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, 30], 40);
  const { page: sheet, random } = layers;
  const swords = (leaves: readonly SwordLeaf[], layer: Sketch, base: number): void => {
    for (const [i, [lean, length, bend]] of leaves.entries()) {
      // Held up more steeply where the plant would be too broad for the sheet.
      const turn = (side * lean * 0.92) / page.tall + random.around(0, 0.04);
      const from: Point = [turn * 17, base - Math.abs(lean) * 6];
      note(layers, turn, from);
      const one = new Sketch(sheet);
      sword(
        one,
        traits,
        from,
        up + turn,
        length * random.between(0.95, 1.05),
        (side * bend * 0.8) / page.tall,
        i % 3,
      );
      layer.lay(one);
    }
  };
  swords(rear, layers.behind, 16);
  if (traits.fruit !== undefined) standingFruit(layers, traits, side);
  swords(fore, layers.front, 34);
  page.notes.push({ part: "flowers" });
  return layers.merged();
};

/** The stout stalk with its reddish bracts, and the fruit that stands on it. */
const standingFruit = (layers: Layers, traits: PlateTraits, side: number): void => {
  const { page } = layers;
  const { fruit } = traits;
  if (fruit === undefined) return;
  const stalk = arc([0, 20], up + side * 0.03, 200 * page.tall, -side * 0.05, 0, 12);
  const green = toneOf(mix("#83987a", "#9c8a5a", 0.3));
  const standing = new Sketch(page);
  standing.body(
    ribbon(stalk, (t) => lerp(34, 27, t)),
    litWash(page, [green.light, green.mid, green.dark], [-17, 0], [17, 0]),
    green.ink,
    1.1,
  );
  for (const [t, way, long] of [
    [0.62, 1, 96],
    [0.68, -1, 104],
    [0.52, 0.2, 92],
    [0.44, -0.8, 90],
    [0.4, 0.9, 84],
  ] as const) {
    const { point } = along(stalk, t);
    const foot: Point = [point[0] + side * way * 6, point[1]];
    const line = arc(foot, up + side * way * 0.22, long, side * way * 0.7, 0, 8);
    const red = toneOf(mix("#83987a", "#a8785e", 0.22));
    standing.body(
      ribbon(line, (s) => 21 * Math.min(1, 0.6 + 2 * s) * (1 - s ** 1.5) + 0.5),
      flatWash(page, red),
      red.ink,
      0.9,
    );
  }
  const size = fruitLength(fruit) * 2.2;
  const end = along(stalk, 1).point;
  const whole = new Sketch(page);
  drawFruit(whole, fruit, traits.special, size);
  standing.place(whole, frame([end[0], end[1] - size * 0.97], 0));
  layers.takeGroup(standing);
  layers.among.lay(standing);
};

/** A channelled leaf: the far wall of its channel in the light, the near one in shade, prickles that point to its tip. */
const sword = (
  sketch: Sketch,
  { leaf }: PlateTraits,
  from: Point,
  angle: number,
  length: number,
  bend: number,
  which: number,
): void => {
  const { page } = sketch;
  const { tone } = bladePaint(leaf, 0.95, false, which);
  const line: Point[] = [from];
  for (const t of steps(26).slice(1)) line.push(polar(at(line, -1), angle + bend * t ** 1.4, length / 25));
  const width = (t: number): number => 33 * lerp(1.12, 1, Math.min(1, t * 5)) * (1 - t ** 2.3) + 0.5;
  const edge = (share: number): Point[] =>
    line.map((_, i) => {
      const t = i / (line.length - 1);
      const spot = along(line, t);
      return polar(spot.point, spot.angle + Math.PI / 2, share * width(t));
    });
  // The wall that faces up and to the left is lit.
  const middle = along(line, 0.5).angle;
  const lit = -(Math.cos(middle + Math.PI / 2) * 0.6 + Math.sin(middle + Math.PI / 2)) > 0 ? 1 : -1;
  const [foot, tip] = [at(line, 0), at(line, -1)];
  const wall = (way: number, colours: readonly [string, string, string], floor: number) => ({
    points: [...edge(way * 0.5), ...edge(floor).reverse()],
    fill: litWash(page, colours, foot, tip),
  });
  const floor = -lit * 0.14;
  sketch.halves(
    [
      wall(
        -lit,
        [mix(tone.dark, tone.ink, 0.35), mix(tone.mid, tone.dark, 0.7), mix(tone.dark, "#8a5a44", 0.3)],
        floor,
      ),
      wall(
        lit,
        [mix(tone.mid, tone.dark, 0.5), mix(tone.light, tone.mid, 0.45), mix(tone.mid, "#a8664a", 0.3)],
        floor,
      ),
    ],
    tone.ink,
    1.1,
  );
  sketch.lines([edge(lit * 0.14), edge(lit * 0.3), edge(-lit * 0.34)], tone.ink, 0.5, { opacity: 0.3 });
  sketch.lines([edge(lit * 0.42).slice(1, -3)], tone.pale, 1.6, { opacity: 0.4 });
  const prickles = steps(Math.round(length / 13))
    .slice(2, -1)
    .flatMap((t) => {
      const spot = along(line, t);
      return [1, -1].map((way): Point[] => {
        const root = polar(spot.point, spot.angle + (way * Math.PI) / 2, width(t) / 2);
        return [root, polar(root, spot.angle + way * 0.42, 3.4)];
      });
    });
  sketch.lines(prickles, mix(tone.ink, "#a0522d", 0.4), 0.9);
};
