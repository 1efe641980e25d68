// A bough that bears on its old wood (calabash): a crooked grey branch with tufts of leaves on short knobs all along it,
// great gourds hanging below and flowers seated on the bark.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, ellipse, lerp, type Point, type Polyline, through } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawStem, woodyStem } from "../stem/stem.ts";
import { hang } from "./borne.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

export const bearsGourdsOnWood = ({ fruit, flower, leaf }: PlateTraits): boolean =>
  fruit?.form === "gourd-round" &&
  fruit.arrangement === "on-trunk" &&
  flower?.position === "on-trunk" &&
  leaf.arrangement === "clustered-tips";

/** On which line, 0 the bough and 1 its shoot, and where; headings are degrees on the page as the bough leans right. */
type Seat = { on: 0 | 1 | 2; t: number };

const tufts: readonly (Seat & { headings: readonly number[]; size: number })[] = [
  { on: 0, t: 0.17, headings: [-176, -148, -116, -88], size: 0.92 },
  { on: 0, t: 0.6, headings: [-118, -88, -60, -146], size: 0.94 },
  { on: 0, t: 0.8, headings: [-168, -134, -6, 26, -100], size: 0.96 },
  { on: 0, t: 1, headings: [-118, -82, -48, -14, 22, -152], size: 1 },
  { on: 1, t: 0.48, headings: [176, -158, 150, -28], size: 0.9 },
  { on: 1, t: 0.76, headings: [-4, -34, 168, -166], size: 0.92 },
  { on: 1, t: 1, headings: [-60, -92, -124, -156, -24, 164], size: 0.94 },
  { on: 2, t: 0.6, headings: [-30, 64, 96], size: 0.84 },
  { on: 2, t: 1, headings: [-44, -12, 20, 52, 86], size: 0.9 },
];

const gourds: readonly (Seat & { stalk: number; swing: number; size: number })[] = [
  { on: 0, t: 0.3, stalk: 44, swing: 0.2, size: 1.06 },
  { on: 0, t: 0.74, stalk: 72, swing: -0.24, size: 0.96 },
];

const flowers: readonly (Seat & { heading: number; size: number; view: "open" | "side" | "bud" })[] = [
  { on: 0, t: 0.46, heading: 92, size: 0.9, view: "open" },
  { on: 1, t: 0.24, heading: -170, size: 0.94, view: "side" },
  { on: 0, t: 0.55, heading: -20, size: 0.56, view: "bud" },
  { on: 0, t: 0.26, heading: -62, size: 0.94, view: "open" },
];

/** The knob from which a tuft, a flower or a fruit comes. */
const knob = (sketch: Sketch, point: Point, size: number, colour: string): void => {
  const tone = toneOf(mix(colour, "#8a7a5c", 0.25));
  sketch.body(ellipse(point, size, size * 0.82, 0.4, 12), tone.mid, tone.ink, 0.9);
};

export const drawGourdBough = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const { flower } = traits;
  const side = random.chance(0.5) ? 1 : -1;
  const wood = woodyStem(traits);
  const placed = (points: readonly Point[]): Point[] =>
    points.map(([x, y]) => [side * x + random.around(0, 8), (y + random.around(0, 8)) * page.tall]);
  const turned = (heading: number): number => {
    const angle = degrees(heading) + random.around(0, 0.07);
    return side === 1 ? angle : Math.PI - angle;
  };
  const main = through(
    placed([
      [-350, 300],
      [-262, 180],
      [-110, 96],
      [10, -20],
      [120, -96],
      [176, -220],
    ]),
    8,
  );
  const fork = (t: number, points: readonly Point[]): Polyline =>
    through([along(main, t).point, ...placed(points)], 8);
  const lines: Polyline[] = [
    main,
    fork(0.5, [
      [-90, -90],
      [-164, -180],
      [-178, -290],
    ]),
    fork(0.74, [
      [150, -50],
      [230, -54],
      [300, -20],
    ]),
  ];
  const seat = ({ on, t }: Seat) => along(lines[on] ?? main, t);
  for (const [i, line] of lines.entries()) {
    drawStem(
      i === 0 ? layers.stems : layers.twigs,
      line,
      [34, 17, 11][i] ?? 10,
      i === 0 ? 9 : 6,
      wood,
      i === 0,
    );
    page.notes.push({ part: "shoot", line });
  }
  for (const gourd of gourds) {
    const { point } = seat(gourd);
    const stem = { line: lines[gourd.on] ?? main, width: lerp(34, 9, gourd.t) };
    const hung = hang(traits, stem, { ...gourd, ripe: true, width: 9.5 }, side);
    if (hung === undefined) continue;
    const one = new Sketch(page);
    hung.drawStalk(one);
    hung.drawFruit(one);
    layers.coverage.take(one);
    layers.top.lay(one);
    knob(layers.top, point, 8, wood.tone.mid);
  }
  if (flower !== undefined)
    for (const { heading, size, view, ...place } of flowers) {
      const { point } = seat(place);
      const one = new Sketch(page);
      const whole = flowerSize(flower) * size;
      stalkedFlower(one, flower, point, turned(heading), whole * 0.2, whole, view);
      knob(one, point, 6, wood.tone.mid);
      layers.coverage.take(one);
      page.notes.push({ part: "flowers" });
      layers.top.lay(one);
    }
  const full = leafLength(traits.leaf) * 0.98;
  for (const { headings, size, ...place } of tufts) {
    const { point } = seat(place);
    for (const [i, heading] of headings.entries()) {
      const angle = turned(heading);
      placeLeaf(
        layers,
        traits,
        {
          at: point,
          node: layers.joint++,
          angle,
          length: full * size * lerp(1, 0.78, (i % 3) / 2) * random.between(0.94, 1.05),
          bend: Math.cos(angle) * random.between(0.1, 0.45),
          facing: i % 4 === 3 ? 0.62 : 1,
          age: i === 0 && place.t === 1 ? 0.4 : 1,
          front: i % 4 === 2,
        },
        0.45,
      );
    }
    knob(layers.stems, point, place.t === 1 ? 4.5 : 7, wood.tone.mid);
  }
  return layers.merged();
};
