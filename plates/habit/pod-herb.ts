// A tall herb that flowers and fruits up one stout stem (okra): great lobed leaves on long stalks below, upright pods in
// their axils, each in its bracts, above them the open flowers, and buds among the youngest leaves.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  degrees,
  lerp,
  type Point,
  type Polyline,
  polar,
  ribbon,
  steps,
  turnTo,
  up,
} from "../drawing/geometry.ts";
import { type Tone, toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { type FlowerView, flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { fruitAt, fruitOnPlant } from "../fruit/fruit.ts";
import { footprint } from "../leaf/footprint.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Whether upright pods stand in the axils of a soft stem. */
export const isPodHerb = ({ habit, fruit, flower }: PlateTraits): boolean =>
  habit === "herb" && fruit?.form === "capsule-ribbed" && flower?.form === "mallow";

/** The stem and its side shoot, as if the shoot left to the right. */
const stems = {
  main: [
    [0, 350],
    [14, 210],
    [-16, 56],
    [-2, -106],
    [-34, -250],
    [-24, -346],
  ],
  shoot: [
    [6, 180],
    [110, 112],
    [204, 6],
    [252, -112],
    [262, -180],
  ],
} as const;

type Stem = keyof typeof stems;

/** A leaf by its heading in degrees clockwise from upright, and its length as a share of a full one. */
const blades: readonly (readonly [stem: Stem, t: number, heading: number, long: number])[] = [
  ["main", 0.1, -102, 1],
  ["main", 0.17, 108, 0.94],
  ["main", 0.34, -78, 1.04],
  ["main", 0.5, 44, 0.86],
  ["main", 0.62, -70, 0.86],
  ["main", 0.86, 38, 0.54],
  ["main", 0.95, -30, 0.34],
  ["shoot", 0.4, 112, 0.84],
  ["shoot", 0.74, -52, 0.56],
  ["shoot", 0.97, 18, 0.34],
];

/** Pods, the oldest first: how far they lean from upright, and their size. */
const pods: readonly (readonly [stem: Stem, t: number, lean: number, scale: number])[] = [
  ["main", 0.36, 24, 1.12],
  ["shoot", 0.5, 30, 0.96],
  ["main", 0.55, -24, 0.72],
];

const blossoms: readonly (readonly [
  stem: Stem,
  t: number,
  heading: number,
  size: number,
  view: FlowerView,
])[] = [
  ["main", 0.76, -58, 1.08, "open"],
  ["main", 0.84, 66, 0.98, "side"],
  ["shoot", 0.84, 52, 0.94, "half"],
  ["main", 0.97, 12, 0.5, "bud"],
  ["shoot", 0.98, -24, 0.42, "bud"],
];

export const drawPodHerb = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const lines = {
    main: stemThrough(layers, stems.main, side),
    shoot: stemThrough(layers, stems.shoot, side),
  };
  const [foot] = lines.main;
  if (foot !== undefined)
    drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [foot[0], foot[1] - 4], 19);
  const look = greenStem(traits.stem);
  drawStem(layers.stems, lines.main, 16, 5, look);
  drawStem(layers.twigs, lines.shoot, 9, 4, look);
  for (const line of Object.values(lines)) page.notes.push({ part: "shoot", line });
  const heading = (turn: number): number => up + side * degrees(turn);
  for (const [i, [stem, t, lean, scale]] of pods.entries())
    putGroup(layers, (group) =>
      pod(group, traits, along(lines[stem], t).point, heading(lean), fruitOnPlant(traits) * scale, i < 2),
    );
  for (const [stem, t, turn, size, view] of blossoms) {
    const whole = flowerSize(flower);
    const reach = view === "bud" ? 0.16 : 0.3;
    putGroup(layers, (group) =>
      stalkedFlower(
        group,
        flower,
        along(lines[stem], t).point,
        heading(turn),
        whole * reach,
        whole * size,
        view,
      ),
    );
    page.notes.push({ part: "flowers" });
  }
  const full = leafLength(traits.leaf) * 1.12;
  for (const [stem, t, turn, share] of blades) {
    const { point } = along(lines[stem], t);
    const length = full * share * random.between(0.95, 1.05);
    const placing = clearest(layers, traits, point, turn, side, length);
    placeLeaf(layers, traits, { ...placing, age: share < 0.6 ? 0.5 : 1 });
  }
  return layers.merged();
};

/** The leaf at about this heading that hides least of what is there. */
const clearest = (
  layers: Layers,
  { leaf }: PlateTraits,
  point: Point,
  turn: number,
  side: number,
  length: number,
) => {
  const placings = [0, 14, -14, 28, -28].map((more) => {
    const angle = up + side * degrees(turn + more);
    return { at: polar(point, angle, 4), angle, length, bend: Math.cos(angle) * 0.35, facing: 1 };
  });
  const covered = placings.map((placing) => layers.coverage.overlap(footprint(leaf, placing)));
  const best = covered.indexOf(Math.min(...covered));
  return placings[best] ?? { at: point, angle: up, length, bend: 0, facing: 1 };
};

/** A pod on its stout stalk, with the narrow bracts that stay around its foot. */
const pod = (
  sketch: Sketch,
  traits: PlateTraits,
  from: Point,
  out: number,
  length: number,
  ripe: boolean,
): void => {
  if (traits.fruit === undefined) return;
  const green = toneOf(traits.stem.colour);
  // It leaves the stem aside, and rises beside it.
  const lean = turnTo(up, out);
  const stalk = arc(from, out + lean * 1.6, 34, -lean * 1.6, 0, 7);
  sketch.body(
    ribbon(stalk, (t) => lerp(7.4, 6.2, t) + (t > 0.85 ? 3 : 0)),
    green.mid,
    green.ink,
    0.9,
  );
  const end = along(stalk, 1);
  bracts(sketch, green, end, length, [-0.75, 0.8]);
  fruitAt(sketch, traits.fruit, traits.special, end.point, end.angle - Math.PI / 2, length, ripe, 1);
  bracts(sketch, green, end, length, [-0.42, 0.46, 0.04]);
};

const bracts = (
  sketch: Sketch,
  tone: Tone,
  { point, angle }: { point: Point; angle: number },
  length: number,
  turns: readonly number[],
): void => {
  for (const turn of turns) {
    const line: Polyline = arc(point, angle + turn, length * 0.1 + 13, -turn * 0.7, 0, 6);
    sketch.body(
      ribbon(line, (t) => 5.4 * Math.sin(lerp(0.34, 1, t) * Math.PI) + 0.4),
      tone.light,
      tone.ink,
      0.7,
    );
    sketch.lines([steps(3).map((t) => along(line, lerp(0.1, 0.8, t)).point)], tone.ink, 0.5, {
      opacity: 0.6,
    });
  }
};
