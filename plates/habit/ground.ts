// Plants that rise leaf by leaf from the ground: rosettes, clumps, bulbs and ferns.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, arc, clamp, degrees, lerp, type Point, ribbon, up } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { litWash } from "../drawing/wash.ts";
import { drawCluster } from "../flower/cluster.ts";
import { isTorch } from "../flower/torch.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { drawLeaf, leafLength } from "../leaf/leaf.ts";
import { bladePaint } from "../leaf/leaf-tone.ts";
import { spear } from "../leaf/ribbon-leaf.ts";
import { drawRoot } from "../root/root.ts";
import { drawStem, greenStem } from "../stem/stem.ts";
import { drawClovedBulb } from "./cloved-bulb.ts";
import { drawHollowBulb } from "./hollow-bulb.ts";
import { Layers } from "./layers.ts";
import { drawLeafyCane } from "./leafy-cane.ts";
import { drawLeafyShoots, hasLeafyShoots } from "./leafy-shoots.ts";
import { drawPineapplePlant } from "./pineapple-plant.ts";
import { drawPleatedBulb } from "./pleated-bulb.ts";
import { drawRibbedRosette } from "./ribbed-rosette.ts";

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
export const scapes = (
  layers: Layers,
  traits: PlateTraits,
  from: Point,
  height: number,
  leans: readonly number[],
  onto = layers.stems,
): void => {
  const { flower } = traits;
  if (flower === undefined || flower.form === "none") return;
  for (const [i, lean] of leans.entries()) {
    const line = arc(
      from,
      up + lean,
      height * ([1, 0.8, 0.84, 0.7][i] ?? 0.8),
      -lean * 0.7 + layers.random.around(0, 0.1),
      0,
      14,
    );
    const stout = traits.stem.form === "hollow" ? 1.6 : 1;
    drawStem(onto, line, (isTorch(flower) ? 10 : 6) * stout, 3.4 * stout, greenStem(traits.stem));
    const end = along(line, 1);
    if (i === 1 && groupsFor(traits) > 0 && traits.fruit?.arrangement !== "single")
      drawFruitGroup(layers.top, traits, end.point, end.angle);
    else
      drawCluster(layers.top, flower, {
        at: end.point,
        angle: end.angle,
        // A cone from the ground is no larger than a leaf.
        scale: flower.form === "spathe" ? 0.74 : flower.cluster === "cone" ? 0.66 : 1,
      });
  }
};

/** A leaf of a rosette: where it stands and how it is held. */
type Set = { onto: Sketch; from: Point; angle: number; length: number; bend: number; facing: number };

export const drawRosette = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.petiole === "ribbed") return drawRibbedRosette(page, traits);
  if (traits.special.includes("pineapple")) return drawPineapplePlant(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const succulent = traits.leaf.form === "succulent";
  const leaf = clamp(leafLength(traits.leaf) * (succulent ? 2.1 : 1.75), 150, 400);
  const foot: Point = [0, 0];
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, [0, succulent ? 14 : 4], 20);
  // The short stem that carries the leaves, between them and the root.
  if (succulent) drawStem(layers.behind, arc([0, 30], up, 34, 0, 0, 6), 22, 26, greenStem(traits.stem));
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  const place = ({ onto, from, angle, length, bend, facing }: Set): void => {
    note(layers, Math.cos(angle), from);
    const age = 0.95;
    if (succulent)
      spear(
        onto,
        // A leaf seen from its end keeps its full breadth.
        { ...traits.leaf, width: clamp((Math.max(traits.leaf.width ?? 0, 0.19) * leaf) / length, 0.17, 0.3) },
        { at: from, angle, length, bend, facing },
        bladePaint(traits.leaf, age, false, 1),
      );
    else drawLeaf(onto, traits.leaf, { at: from, angle, length, bend, facing, age });
  };
  // The leaves stand around the crown on all sides: the inner ones rise, the outer ones arch out and towards us.
  const count = succulent ? 12 : 8;
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
      leaf * (succulent ? 1.25 : 1.5) * page.tall,
      traits.flower?.cluster === "solitary"
        ? [0.05, -0.3, 0.32]
        : // Two torches would hide each other.
          traits.flower !== undefined && isTorch(traits.flower)
          ? [-0.16, 0.36]
          : [0.06, -0.2],
    );
  return layers.merged();
};

/** A leafy flower stem of an umbellifer: at each joint a smaller leaf on its sheath and a branch with its own umbel. */
export const boltedStem = (
  layers: Layers,
  traits: PlateTraits,
  foot: Point,
  height: number,
  leaf: number,
): void => {
  const { flower } = traits;
  if (flower === undefined) return;
  const { page, random } = layers;
  const way = random.chance(0.5) ? 1 : -1;
  const line = arc(foot, up + way * 0.2, height, -way * 0.5, 0.3 * way, 20);
  const look = greenStem(traits.stem);
  drawStem(layers.stems, line, 10, 4, look);
  for (const [i, [t, side, long, scale]] of (
    [
      [0.38, 1, 0.58, 0.86],
      [0.5, -1, 0.46, 0.7],
      [0.7, 1, 0.26, 0.8],
    ] as const
  ).entries()) {
    const spot = along(line, t);
    const branch = arc(
      spot.point,
      spot.angle + side * way * (i === 2 ? 0.56 : random.between(0.84, 0.98)),
      height * long,
      -side * way * (i === 2 ? 0.2 : 0.5),
      0,
      12,
    );
    drawStem(layers.twigs, branch, 5.4, 2.6, look);
    const end = along(branch, 1);
    const umbel = new Sketch(page);
    if (i === 2 && groupsFor(traits) > 0) drawFruitGroup(umbel, traits, end.point, end.angle);
    else drawCluster(umbel, flower, { at: end.point, angle: end.angle, scale });
    layers.front.lay(umbel);
    const small = new Sketch(page);
    note(layers, side * way, spot.point);
    drawLeaf(small, traits.leaf, {
      at: spot.point,
      angle: spot.angle + side * way * 0.95,
      length: leaf * lerp(0.56, 0.36, i / 2),
      bend: side * way * 0.4,
      age: 0.8,
    });
    layers.front.lay(small);
  }
  const top = along(line, 1);
  const umbel = new Sketch(page);
  drawCluster(umbel, flower, { at: top.point, angle: top.angle });
  layers.front.lay(umbel);
  page.notes.push({ part: "flowers" }, { part: "flowers" });
};

export const drawClump = (page: Page, traits: PlateTraits): Sketch => {
  // Other aroids have all their leaves from the ground.
  if (traits.flower?.form === "spathe" && traits.leaf.arrangement !== "basal")
    return drawLeafyCane(page, traits);
  if (hasLeafyShoots(traits)) return drawLeafyShoots(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const way = random.chance(0.5) ? 1 : -1;
  const leaf = clamp(leafLength(traits.leaf) * 1.34, 120, 330);
  drawRoot(layers.behind, traits.root ?? { form: "rhizome", colour: "tan" }, [0, 0], 24);
  const flowers = traits.flower !== undefined && traits.flower.form !== "none";
  // Long-stalked leaves, each rising from the ground: from the back to the front, no two alike, with room for the spathe
  // between them.
  const plan: readonly (readonly [lean: number, rise: number, size: number, facing: number])[] = [
    [-0.2, 1.1, 0.94, 0.92],
    [0.4, 1, 1, 1],
    [-0.66, 0.84, 1, 0.96],
    [0.82, 0.62, 0.94, 0.9],
    [-0.98, 0.46, 0.86, 1],
    [1.02, 0.26, 0.76, 1],
    [0.44, 0.34, 0.72, 1],
    [-0.5, 0.24, 0.64, 0.9],
  ];
  const tone = toneOf(mix(toneOf(traits.stem.colour).mid, "#9db05c", 0.25));
  for (const [i, [turn, rise, size, facing]] of plan.entries()) {
    const lean = turn * way + random.around(0, 0.05);
    const from: Point = [lean * 30, random.around(0, 4)];
    const stalk = arc(from, up + lean * 0.5, (400 * rise + 30) * page.tall, lean * 0.85, 0, 16);
    const one = new Sketch(page);
    one.body(
      // The stalk is a sheath at its foot.
      ribbon(stalk, (t) => lerp(19, 6, t ** 0.6)),
      litWash(page, [tone.light, tone.mid, tone.dark], [from[0] - 8, from[1]], [from[0] + 8, from[1]]),
      tone.ink,
      1,
    );
    const end = along(stalk, 1);
    note(layers, lean, end.point);
    drawLeaf(one, traits.leaf, {
      at: end.point,
      // Heart and arrow shapes nod from the end of the stalk, face to the viewer.
      angle: degrees(90) - lean * 1.25 + random.around(0, 0.22),
      length: leaf * size,
      bend: lean * 0.8,
      stalk: 0,
      age: i === 7 ? 0.5 : i === 6 ? 0.8 : 1,
      facing,
    });
    (i < 5 ? layers.behind : layers.front).lay(one);
    // The scape stands among the leaves, before those that are behind.
    if (i === 4 && flowers) scapes(layers, traits, [0, 0], 250, [-way * 0.05], layers.front);
  }
  return layers.merged();
};

export const drawBulb = (page: Page, traits: PlateTraits): Sketch =>
  traits.leaf.form === "tube"
    ? drawHollowBulb(page, traits)
    : traits.root?.form === "cloves"
      ? drawClovedBulb(page, traits)
      : drawPleatedBulb(page, traits);
