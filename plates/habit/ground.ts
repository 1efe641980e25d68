// Plants that rise leaf by leaf from the ground: rosettes, clumps, bulbs and ferns.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  evenly,
  frame,
  lerp,
  type Point,
  type Polyline,
  ribbon,
  through,
  up,
} from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { flatWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawFruit, fruitLength } from "../fruit/fruit.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { bladePaint, drawLeaf, leafLength } from "../leaf/leaf.ts";
import { spear } from "../leaf/ribbon-leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { Layers } from "./layers.ts";
import { drawLeafyShoots, hasLeafyShoots } from "./leafy-shoots.ts";
import { drawShoot } from "./shoot.ts";

/** Records a leaf for the tests. */
export const note = (layers: Layers, side: number, at: Point): void => {
  layers.page.notes.push({
    part: "leaf",
    node: layers.joint++,
    side: side < -0.05 ? -1 : side > 0.05 ? 1 : 0,
    at,
  });
};

/** Bare flower stalks from the middle of a plant. */
const scapes = (
  layers: Layers,
  traits: PlateTraits,
  from: Point,
  height: number,
  leans: readonly number[],
): void => {
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  for (const [i, lean] of leans.entries()) {
    const line = arc(
      from,
      up + lean,
      height * (i === 0 ? 1 : 0.8),
      -lean * 0.7 + layers.random.around(0, 0.1),
      0,
      14,
    );
    const stout = traits.special.includes("pineapple") ? 3 : traits.stem.form === "hollow" ? 1.6 : 1;
    drawStem(layers.stems, line, 6 * stout, 3.4 * stout, greenStem(traits.stem));
    const end = along(line, 1);
    if (traits.special.includes("pineapple") && traits.fruit !== undefined) {
      if (i > 0) return;
      const size = fruitLength(traits.fruit) * 1.9;
      const standing = new Sketch(layers.page);
      drawFruit(standing, traits.fruit, traits.special, size);
      layers.top.place(standing, frame([end.point[0], end.point[1] - size * 0.94], 0));
      return;
    }
    if (i === 1 && groupsFor(traits) > 0 && traits.fruit?.arrangement !== "single")
      drawFruitGroup(layers.top, traits, end.point, end.angle);
    else
      drawCluster(layers.top, flower, {
        at: end.point,
        angle: end.angle,
        // A cone from the ground is no larger than a leaf.
        scale: flower.form === "spathe" ? 0.7 : flower.cluster === "cone" ? 0.66 : 1,
      });
  }
};

/** A leaf of a rosette: where it stands and how it is held. */
type Set = { onto: Sketch; from: Point; angle: number; length: number; bend: number; facing: number };

export const drawRosette = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const succulent = traits.leaf.form === "succulent" || traits.leaf.form === "strap";
  const leaf = clamp(leafLength(traits.leaf) * (succulent ? 2.1 : 1.75), 150, 400);
  const foot: Point = [0, 0];
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, succulent ? 14 : 4], 20);
  // The short stem that carries the leaves, between them and the root.
  if (succulent) drawStem(layers.behind, arc([0, 30], up, 34, 0, 0, 6), 22, 26, greenStem(traits.stem));
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  const place = ({ onto, from, angle, length, bend, facing }: Set): void => {
    note(layers, Math.cos(angle), from);
    const age = 0.95;
    if (traits.leaf.form === "succulent")
      spear(
        onto,
        traits.leaf,
        { at: from, angle, length, bend, facing },
        bladePaint(traits.leaf, age, false, 1),
      );
    else drawLeaf(onto, traits.leaf, { at: from, angle, length, bend, facing, age });
  };
  // The leaves stand around the crown on all sides: the inner ones rise, the outer ones arch out and towards us.
  const count = traits.leaf.form === "strap" ? 15 : succulent ? 13 : 7;
  const around = Array.from({ length: count }, (_, i) => {
    const turn = i * 2.4 + random.around(0, 0.3);
    // Held up more steeply where the plant would be too broad for the sheet.
    const lowest = Math.min(48, (succulent ? 24 : 16) * page.tall ** 2.5);
    const rise = degrees(lerp(lowest, 82, i / (count - 1)));
    const [x, depth] = [Math.cos(turn), Math.sin(turn)];
    const reach: Point = [x * Math.cos(rise), depth * Math.cos(rise) * 0.36 - Math.sin(rise)];
    return {
      depth,
      onto: depth < 0.15 ? layers.behind : layers.front,
      from: [foot[0] + x * (succulent ? 18 : 9), foot[1] + depth * 6] satisfies Point,
      angle: Math.atan2(reach[1], reach[0]),
      length: leaf * clamp(Math.hypot(...reach), 0.5, 1) * random.between(0.86, 1.06),
      bend: x * random.between(0.35, succulent ? 0.8 : 1),
      facing: lerp(0.62, 1, Math.abs(x)),
    };
  }).sort((a, b) => a.depth - b.depth);
  for (const each of around) place(each);
  if (flowers)
    scapes(
      layers,
      traits,
      foot,
      leaf * (traits.special.includes("pineapple") ? 0.62 : succulent ? 1.25 : 1.5) * page.tall,
      traits.flower?.cluster === "solitary" ? [0.05, -0.3, 0.32] : [0.06, -0.2],
    );
  return layers.merged();
};

export const drawClump = (page: Page, traits: PlateTraits): Sketch => {
  if (hasLeafyShoots(traits)) return drawLeafyShoots(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const leaf = clamp(leafLength(traits.leaf) * 1.15, 120, 300);
  drawRoot(layers.behind, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 0], 24);
  const basalFlower = traits.flower?.position === "basal";
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  if (traits.leaf.arrangement === "basal") {
    // Long-stalked leaves, each rising from the ground.
    const plan: readonly (readonly [number, number, number])[] = [
      [-0.24, 1, 1],
      [0.34, 0.92, 1],
      [-0.62, 0.66, 0.92],
      [0.74, 0.52, 0.86],
      [-0.8, 0.26, 0.7],
      [0.06, 0.5, 0.84],
    ];
    for (const [i, [lean, rise, size]] of plan.entries()) {
      const from: Point = [lean * 34, random.around(0, 4)];
      const upright = ["lance", "oblong", "elliptic", "ovate", "linear"].includes(traits.leaf.outline);
      const stalk = arc(
        from,
        up + lean * (upright ? 0.55 : 0.72),
        (360 * rise + 40) * page.tall,
        lean * 0.55,
        0,
        14,
      );
      const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.25));
      const onto = i < 4 ? layers.behind : layers.front;
      onto.body(
        ribbon(stalk, (t) => lerp(15, 6, t)),
        flatWash(page, tone),
        tone.ink,
        1.1,
      );
      const end = along(stalk, 1);
      note(layers, lean, end.point);
      const angle = upright
        ? end.angle + lean * 0.2
        : // Heart and arrow shapes nod from the end of the stalk, face to the viewer.
          degrees(90) - lean * 1.3 + random.around(0, 0.16);
      drawLeaf(onto, traits.leaf, {
        at: end.point,
        angle,
        length: leaf * size * (upright ? 1.5 : 0.9),
        bend: lean * 0.7,
        stalk: 0,
        age: i === 5 ? 0.4 : 1,
        facing: i % 3 === 2 ? 0.75 : 1,
      });
    }
    if (flowers) scapes(layers, traits, [8, 0], basalFlower ? 220 : 330, [0.1]);
    return layers.merged();
  }
  // More stems would close the clump to a lattice of leaves.
  const stems: readonly (readonly [number, number, number])[] = [
    [-0.34, 0.85, 0.93],
    [0.14, 1.1, 1],
  ];
  for (const [i, [lean, height, size]] of stems.entries()) {
    // Each stem grows out of the rhizome sideways, then turns up.
    const way = lean < 0 ? -1 : 1;
    const line = evenly(
      through(
        [
          [lean * 130 - way * 12, 26],
          [lean * 150, -14],
          [lean * 180, -150 * height * page.tall],
          [lean * 270 + random.around(0, 16), -380 * height * page.tall],
          [lean * 410 + random.around(0, 40), -630 * height * page.tall],
        ],
        6,
      ),
      26,
    );
    drawShoot(layers, traits, {
      line,
      width: [traits.habit === "clump" ? 17 : 13, 4],
      look: greenStem(traits.stem),
      leaf: leaf * size,
      bare: 0.27,
      room: traits.leaf.width !== undefined && traits.leaf.width < 0.25 ? 1.5 : 0.9,
      tip:
        flowers &&
        !basalFlower &&
        (i === stems.length - 1 || traits.flower?.position === "terminal") &&
        i !== 0
          ? "flower"
          : "leaf",
      flowers: traits.flower?.position === "axillary" ? 2 : 0,
      fruits: i === 0 && groupsFor(traits) > 0 ? 1 : 0,
    });
    footSheaths(layers, traits, line);
  }
  // Beside the leafy stems, not before their leaves.
  if (flowers && basalFlower) scapes(layers, traits, [64, 16], 190, [0.86]);
  return layers.merged();
};

/** The leafless sheaths around the foot of a stem, one out of the other, dry where they are oldest. */
const footSheaths = (layers: Layers, traits: PlateTraits, line: Polyline): void => {
  const dry = toneOf(traits.root?.colour ?? "tan").mid;
  const green = toneOf(traits.stem.colour).light;
  for (const [i, [from, to, wide]] of (
    [
      [0.08, 0.24, 19],
      [0.04, 0.15, 21.5],
      [0, 0.08, 24],
    ] as const
  ).entries()) {
    const tone = toneOf(mix(dry, green, [0.8, 0.5, 0.2][i] ?? 0));
    const side = i % 2 === 0 ? 1 : -1;
    const stretch = evenly(
      line.slice(Math.floor(from * (line.length - 1)), Math.ceil(to * (line.length - 1)) + 1),
      7,
    );
    const band = ribbon(stretch, (t) => wide * lerp(1, 0.86, t));
    const [left, right] = [band.slice(0, 7), band.slice(7)];
    const [short, long] = side === 1 ? [at(left, -1), at(right, 0)] : [at(right, 0), at(left, -1)];
    // Its mouth slants up to a point on one side.
    const point: Point = [long[0] + (long[0] - short[0]) * 0.04, long[1] - wide * 0.9];
    layers.front.body([...left, point, point, ...right], flatWash(layers.page, tone), tone.ink, 1);
    layers.front.lines([stretch.map(([x, y]): Point => [x + side * wide * 0.18, y])], tone.ink, 0.6, {
      opacity: 0.5,
    });
  }
};

export const drawBulb = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const leaf = clamp(leafLength(traits.leaf) * 2.6, 300, 560);
  drawRoot(layers.front, traits.root ?? { form: "bulb", colour: "reddish-brown" }, [0, 0], 20);
  const neck = toneOf(mix(toneOf(traits.root?.colour ?? "tan").light, "#c9d29a", 0.55));
  layers.stems.body(
    ribbon(
      [
        [0, 30],
        [0, 0],
        [0, -34],
        [0, -70],
      ],
      (t) => lerp(34, 20, t),
    ),
    flatWash(page, neck),
    neck.ink,
    1.1,
  );
  // In two ranks out of the neck, the youngest highest; some stand, some have bent over.
  const count = traits.leaf.form === "strap" ? 6 : 8;
  for (let i = 0; i < count; i++) {
    const side = i % 2 === 0 ? 1 : -1;
    const young = i / (count - 1);
    const from: Point = [side * lerp(9, 4, young), lerp(-34, -68, young)];
    note(layers, side, from);
    drawLeaf(i % 4 < 2 ? layers.behind : layers.front, traits.leaf, {
      at: from,
      angle: up + side * degrees(lerp(40, 9, young) + random.around(0, 9)),
      length: leaf * lerp(0.74, 1, young) * random.between(0.84, 1.06),
      bend: side * (i % 3 === 1 ? random.between(1.3, 2) : random.between(0.1, 0.7)),
      facing: 1,
      age: lerp(1, 0.7, young),
    });
  }
  scapes(
    layers,
    traits,
    [0, -50],
    leaf * 1.05,
    traits.flower?.cluster === "umbel" || traits.flower?.cluster === "head" ? [0.04] : [0.08, -0.22],
  );
  return layers.merged();
};
