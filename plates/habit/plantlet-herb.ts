// A fleshy herb that grows young plants on its leaves (leaf of life): a stout stem with pairs of thick leaves, every second
// pair crossing the one below, a panicle of lanterns over them; the oldest leaves have their brood along the margin.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, degrees, polar, up } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { leafLength } from "../leaf/leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { putGroup, stemThrough } from "./composed.ts";
import { Layers } from "./layers.ts";
import { placeLeaf } from "./placed-leaf.ts";

type Flower = NonNullable<PlateTraits["flower"]>;

/** Whether young plants grow on its leaves, below a panicle. */
export const isPlantletHerb = ({ habit, leaf, flower }: PlateTraits): boolean =>
  habit === "herb" && leaf.marking === "plantlets" && flower?.cluster === "panicle";

/** The stem and its side shoot, as if the shoot left to the right. */
const stems = {
  main: [
    [-70, 400],
    [-52, 250],
    [-104, 80],
    [-96, -60],
    [-70, -150],
  ],
  shoot: [
    [-70, 210],
    [50, 150],
    [150, 60],
    [190, -50],
  ],
} as const;

type Stem = keyof typeof stems;

/** A leaf by its heading in degrees clockwise from upright, and its length as a share of a full one. */
type Blade = {
  stem: Stem;
  t: number;
  heading: number;
  long: number;
  before?: boolean;
  fertile?: boolean;
};

const blades: readonly Blade[] = [
  { stem: "main", t: 0.16, heading: -96, long: 1.06, fertile: true },
  { stem: "main", t: 0.1, heading: 92, long: 0.84 },
  { stem: "main", t: 0.42, heading: 58, long: 0.66 },
  { stem: "main", t: 0.42, heading: -140, long: 0.8, before: true },
  { stem: "main", t: 0.62, heading: -80, long: 1, fertile: true },
  { stem: "main", t: 0.62, heading: 84, long: 0.78 },
  { stem: "main", t: 0.82, heading: -34, long: 0.62 },
  { stem: "main", t: 0.82, heading: 36, long: 0.5 },
  { stem: "main", t: 0.96, heading: -76, long: 0.46 },
  { stem: "main", t: 0.96, heading: 68, long: 0.44 },
  { stem: "shoot", t: 0.4, heading: 128, long: 1.02, fertile: true },
  { stem: "shoot", t: 0.4, heading: -18, long: 0.7 },
  { stem: "shoot", t: 0.66, heading: 88, long: 0.84 },
  { stem: "shoot", t: 0.66, heading: -60, long: 0.6 },
  { stem: "shoot", t: 0.86, heading: 76, long: 0.52 },
  { stem: "shoot", t: 0.86, heading: -62, long: 0.46 },
];

export const drawPlantletHerb = (page: Page, traits: PlateTraits, flower: Flower): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const lines = {
    main: stemThrough(layers, stems.main, side),
    shoot: stemThrough(layers, stems.shoot, side, 6),
  };
  const [foot] = lines.main;
  if (foot !== undefined)
    drawRoot(layers.stems, traits.root ?? { form: "taproot", colour: "tan" }, [foot[0], foot[1] - 4], 17);
  const look = greenStem(traits.stem);
  drawStem(layers.stems, lines.main, 15, 7, look);
  drawStem(layers.twigs, lines.shoot, 9, 5, look);
  for (const line of Object.values(lines)) page.notes.push({ part: "shoot", line });
  for (const [line, turn, scale] of [
    [lines.main, 8, 1.25],
    [lines.shoot, 22, 0.7],
  ] as const) {
    const { point } = along(line, 1);
    putGroup(layers, (group) =>
      drawCluster(group, flower, { at: point, angle: up + side * degrees(turn), scale }),
    );
    page.notes.push({ part: "flowers" });
  }
  const full = leafLength(traits.leaf) * 1.06;
  const barren: PlateTraits = { ...traits, leaf: { ...traits.leaf, marking: "none" } };
  for (const { stem, t, heading, long, before = false, fertile = false } of blades) {
    const { point } = along(lines[stem], t);
    const angle = up + side * degrees(heading) + random.around(0, 0.08);
    placeLeaf(layers, fertile ? traits : barren, {
      at: polar(point, angle, 5),
      angle,
      length: full * long * random.between(0.95, 1.05),
      bend: Math.cos(angle) * 0.4,
      facing: before ? 0.72 : 1,
      age: long < 0.5 ? 0.5 : 1,
      whole: true,
      front: before,
    });
  }
  return layers.merged();
};
