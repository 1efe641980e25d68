// Flowers and fruits in the axils of a shoot. They take their places before any leaf: where they hang free of stems and of
// each other.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, clamp, degrees, type Point, type Polyline, polar, ring, up } from "../drawing/geometry.ts";
import { Sketch } from "../drawing/sketch.ts";
import { clusterLength, drawCluster } from "../flower/cluster.ts";
import { flowerAt, flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { isBractedHead, isGlomerule } from "../flower/traits.ts";
import { drawFruitGroup, roomOfGroup } from "../fruit/group.ts";
import type { Layers } from "./layers.ts";

/** A node of a shoot, how wide the stem is there, the side of its leaf and how far this leans away from the stem. */
export type Axil = { point: Point; angle: number; girth: number; side: 1 | -1; lean: number };

/** Where a stalk leaves the stem in this direction: at its flank, for one that began in its middle would cross it. */
const flankOf = ({ point, girth }: Pick<Axil, "point" | "girth">, out: number): Point =>
  polar(point, out, girth * 0.36);

/** What the shoot has still to bear. */
export type Due = { flowers: number; fruits: number };

/** What a node bears; fruits may hang among the leaves, where one of them covers a part. */
export type Borne = "nothing" | "group" | "hidden-fruit";

/** Where a group would be over others or over stems as much as this, it waits for a better node. */
const mostCrowded = 0.34;

/** How much of a group at the end of the line would lie on others, on stems or beside the sheet; 0 is free paper. */
const crowdedAt = (layers: Layers, line: Polyline, radius: number): number => {
  const end = along(line, 1).point;
  const spots = [end, ...ring(end, () => radius * 0.55, 5), ...ring(end, () => radius, 9)];
  const { tall } = layers.page;
  const each = (spot: Point): number =>
    (layers.coverage.isTaken(spot) ? 1 : 0.8 * layers.nearShoot(spot, 30)) +
    (Math.abs(spot[0]) > 420 || spot[1] > Math.min(420 * tall, layers.ground) ? 0.7 : 0);
  // A stem behind its middle would run through it.
  const crossed = 0.4 * layers.nearShoot(end, radius) ** 2;
  return spots.reduce((sum, spot) => sum + each(spot), 0) / spots.length + crossed;
};

const least = <T>(all: readonly T[], of: (each: T) => number): { best: T; value: number } | undefined =>
  all.reduce<{ best: T; value: number } | undefined>((found, each) => {
    const value = of(each);
    return found === undefined || value < found.value ? { best: each, value } : found;
  }, undefined);

/** Both sides of a node have an axil, unless its one leaf tells which. */
const sidesOf = ({ leaf }: PlateTraits, side: 1 | -1): readonly (1 | -1)[] =>
  leaf.arrangement === "alternate" || leaf.arrangement === "two-ranked"
    ? [side]
    : [side, side === 1 ? -1 : 1];

/** Close knots sit on the foot of their leaf, which so need not keep clear of them. */
const sitsOnLeaf = ({ flower }: PlateTraits): boolean => flower !== undefined && isGlomerule(flower);

const bearFruit = (layers: Layers, traits: PlateTraits, axil: Axil, due: Due, atAnyPlace: boolean): Borne => {
  const { angle, lean } = axil;
  const ways = sidesOf(traits, axil.side).flatMap((side) =>
    [1.1, 0.8, 1.45].map((share) => {
      const low = angle + side * lean * share;
      // Far enough out of the axil that it does not fall back on the stem.
      return Math.sin(low) > 0.3 ? low : angle + side * Math.max(lean * share * 0.82, 0.75);
    }),
  );
  const found = least(ways, (out) => {
    const { line, radius } = roomOfGroup(traits, flankOf(axil, out), out);
    return crowdedAt(layers, line, radius);
  });
  if (found === undefined || (found.value > mostCrowded && !atAnyPlace)) return "nothing";
  const group = new Sketch(layers.page);
  drawFruitGroup(group, traits, flankOf(axil, found.best), found.best);
  // The first fruit of a plate is shown even where it hides a flower.
  if (!layers.claim(group.box) && !(atAnyPlace && !layers.bearsFruit)) return "nothing";
  if (!sitsOnLeaf(traits)) layers.takeGroup(group);
  due.fruits -= 1;
  const hidden = layers.nextFruitHidden(traits.fruit?.arrangement !== "single");
  (hidden ? layers.among : layers.top).place(group);
  return hidden ? "hidden-fruit" : "group";
};

/** Flat-topped clusters of heads face the sky, also on a shoot that hangs. */
const raised = ({ cluster, involucre }: NonNullable<PlateTraits["flower"]>, heading: number): number =>
  cluster === "corymb" && involucre !== undefined
    ? up + clamp(Math.atan2(Math.sin(heading - up), Math.cos(heading - up)), -0.9, 0.9)
    : heading;

const bearFlowers = (layers: Layers, traits: PlateTraits, axil: Axil, due: Due): Borne => {
  const { flower, leaf } = traits;
  const { point, angle, side, lean } = axil;
  if (flower === undefined) return "nothing";
  if (flower.position === "around-joint") {
    // The ball encloses the stem: its centre lies on the node.
    const ball = flowerSize(flower) * 0.9;
    flowerAt(layers.top, flower, polar(point, angle, -ball * 0.4), angle, ball);
    due.flowers -= 1;
    return "group";
  }
  if (layers.inFullFlower) return "nothing";
  const long = clusterLength(flower) * 0.8;
  const both = leaf.arrangement === "opposite" && (long < 48 || isBractedHead(flower)) ? [1, -1] : [1];
  let borne: Borne = "nothing";
  for (const way of both) {
    const leans = [0.5, 0.8, 0.25].map((share) => angle + way * side * lean * share);
    const found = least(leans, (to) =>
      crowdedAt(layers, [point, polar(point, to, long * 0.4), polar(point, to, long * 0.7)], long * 0.35),
    );
    const cluster = new Sketch(layers.page);
    const to = raised(flower, found?.best ?? angle);
    drawCluster(cluster, flower, { at: flankOf(axil, to), angle: to, scale: 0.8 });
    if (!layers.claim(cluster.box)) continue;
    if (!sitsOnLeaf(traits)) layers.takeGroup(cluster);
    layers.flowered(cluster.box);
    layers.page.notes.push({ part: "flowers" });
    layers.top.place(cluster);
    due.flowers -= 1 / both.length;
    borne = "group";
  }
  return borne;
};

/** Draws what is due at this node, if it finds room there. */
export const bear = (
  layers: Layers,
  traits: PlateTraits,
  axil: Axil,
  due: Due,
  { atAnyPlace = false } = {},
): Borne => {
  if (due.fruits > 0) return bearFruit(layers, traits, axil, due, atAnyPlace);
  return due.flowers > 0 ? bearFlowers(layers, traits, axil, due) : "nothing";
};

/** A bud on its stalk where a plant with single flowers will flower next; `later` counts the nodes from the open one. */
export const axillaryBud = (
  layers: Layers,
  { flower }: PlateTraits,
  axil: Pick<Axil, "point" | "angle" | "girth">,
  index: number,
  later: number,
): void => {
  if (flower === undefined || flower.cluster !== "solitary" || flower.position === "around-joint") return;
  const size = flowerSize(flower);
  if (size < 44) return;
  const side = index % 2 === 0 ? 1 : -1;
  const grown = later === 1 ? 0.5 : 0.36;
  const bud = new Sketch(layers.page);
  const out = axil.angle + side * 0.6;
  stalkedFlower(bud, flower, flankOf(axil, out), out, size * 0.3, size * grown, "bud");
  // Over a leaf or a flower it would be a blot.
  if (!layers.claim(bud.box)) return;
  layers.takeGroup(bud);
  layers.front.place(bud);
};

/** Fruit below a tuft of leaves, on the older wood. */
export const hangBelowTuft = (
  layers: Layers,
  traits: PlateTraits,
  line: Polyline,
  { flowers, fruits }: { flowers: number; fruits: number },
): void => {
  const groupAt = (t: number, draw: (onto: Sketch, point: Point, angle: number) => void): void => {
    const group = new Sketch(layers.page);
    const { point, angle } = along(line, t);
    draw(group, point, angle);
    layers.takeGroup(group);
    layers.top.place(group);
  };
  for (let i = 0; i < fruits; i++)
    groupAt(0.84 - i * 0.12, (onto, point, angle) =>
      drawFruitGroup(onto, traits, point, Math.cos(angle) > 0 ? degrees(60) : degrees(120)),
    );
  const { flower } = traits;
  if (flowers > 0 && flower !== undefined)
    groupAt(0.96, (onto, point, angle) =>
      drawCluster(onto, flower, { at: point, angle: angle + 0.4, scale: 0.8 }),
    );
};
