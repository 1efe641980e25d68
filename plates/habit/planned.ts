// A plant composed by hand: its plan (`plates/plans/`) says where each stem runs and where each leaf, flower and fruit sits.
// Plants that share a plan still differ, for the seed sways every line and may turn the whole about.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, degrees, lerp, type Point, type Polyline, turnTo, up } from "../drawing/geometry.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { flowerSize } from "../flower/flower.ts";
import { stalkedFlower } from "../flower/stalked.ts";
import { drawFruitGroup } from "../fruit/group.ts";
import type { Plan } from "../plans/plan.ts";
import { bearing, hang } from "./borne.ts";
import { holdTo } from "./climbed.ts";
import { Layers } from "./layers.ts";
import { bearPlannedLeaves } from "./planned-leaves.ts";
import { drawLines, placed } from "./planned-lines.ts";
import { drawPlannedRaceme } from "./planned-raceme.ts";

export const drawPlanned = (page: Page, traits: PlateTraits, plan: Plan): Sketch => {
  const layers = new Layers(page);
  const side = page.random.chance(0.5) ? 1 : -1;
  const support = plan.support === undefined ? undefined : placed(page, plan.support.points, side);
  const lines = drawLines(layers, traits, plan, support, side);
  holdTo(layers, traits, plan, lines, support, side);
  const lineOf = (i: number): Polyline => at(lines, i);
  const pointOf = ({ on, t }: { on: number; t: number }): Point => along(lineOf(on), t).point;
  const turned = (heading: number): number => {
    const angle = degrees(heading) + page.random.around(0, 0.08);
    return side === 1 ? angle : Math.PI - angle;
  };
  const put = (among: boolean | undefined, draw: (group: Sketch) => void): void => {
    const group = new Sketch(page);
    draw(group);
    layers.coverage.take(group);
    (among === true ? layers.among : layers.top).lay(group);
  };
  const { flower } = traits;
  if (flower !== undefined) {
    for (const { heading, scale, among, bend, ...place } of plan.clusters ?? []) {
      const own = bend === undefined ? {} : { bend: side * bend };
      put(among, (group) =>
        drawCluster(group, flower, { at: pointOf(place), angle: turned(heading), scale, ...own }),
      );
      page.notes.push({ part: "flowers" });
    }
    for (const { heading, stalk, size, view, among, ...place } of plan.flowers ?? []) {
      const full = flowerSize(flower) * size;
      put(among, (one) => stalkedFlower(one, flower, pointOf(place), turned(heading), stalk, full, view));
      page.notes.push({ part: "flowers" });
    }
  }
  for (const each of plan.racemes ?? []) {
    put(false, (group) => drawPlannedRaceme(group, traits, lineOf(each.on), each));
    page.notes.push({ part: "flowers" });
  }
  for (const { heading, scale, among, ...place } of plan.fruits ?? [])
    put(among, (group) => drawFruitGroup(group, traits, pointOf(place), upwards(turned(heading)), scale));
  const hung = (plan.hung ?? []).flatMap((each) => {
    const [thick, thin] = at(plan.lines, each.on).width;
    const stem = { line: lineOf(each.on), width: lerp(thick, thin, each.t) };
    const one = hang(traits, stem, each, side);
    return one === undefined ? [] : [{ ...one, among: each.among }];
  });
  // No stalk crosses the face of a fruit.
  for (const { among, drawStalk } of hung) put(among, drawStalk);
  for (const { among, drawFruit } of hung) put(among, drawFruit);
  const borne = (plan.borne ?? []).flatMap(({ heading, bend, ...each }) => {
    const turn = side * degrees(bend);
    return bearing(traits, pointOf(each), turned(heading), { ...each, turn }) ?? [];
  });
  for (const { drawStalk } of borne) put(false, drawStalk);
  for (const { drawFruit } of borne) put(false, drawFruit);
  bearPlannedLeaves(layers, traits, plan, lines, turned, side);
  return layers.merged();
};

/** The same direction, as an angle between which and `up` it can be averaged. */
const upwards = (angle: number): number => up + turnTo(up, angle);
