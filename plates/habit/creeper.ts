// Creepers: stems that spread over the ground and root at their nodes.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  arc,
  at,
  clamp,
  degrees,
  heightened,
  lerp,
  type Point,
  type Polyline,
  through,
} from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawRoot } from "../root/root.ts";
import { greenStem } from "../stem/stem.ts";
import { holdOn } from "./holding.ts";
import { Layers } from "./layers.ts";
import { drawShoot, flowerCount, flowerPlaces, fruitsEndShoots, sideLine, tries } from "./shoot.ts";
import type { Joint } from "./tendrils.ts";

/** A vine whose fruit is too heavy to hang lies on the ground, however it could climb. */
export const trails = ({ habit, fruit }: PlateTraits): boolean =>
  habit === "vine" && fruit?.form === "gourd-round" && fruit.length_cm > 15;

export const drawCreeper = (page: Page, traits: PlateTraits): Sketch => {
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const leaf = clamp(leafLength(traits.leaf) * 1.1, 54, 210);
  const { terminal, axillary } = flowerPlaces(traits);
  const groups = groupsFor(traits);
  const heavy = trails(traits);
  const atEnds = fruitsEndShoots(traits);
  const look = greenStem(traits.stem);
  const soil = toneOf(traits.root?.colour ?? "tan");
  // Divided leaves at the usual spacing would merge into one green mass.
  const airy = compoundForms.has(traits.leaf.form);
  const shoot = (line: Polyline, i: number, room: number, size: number, bare = 0.06, side = true): Joint[] =>
    drawShoot(layers, traits, {
      line,
      side,
      width: [5.5, 2.2],
      look,
      leaf: leaf * size,
      bare,
      room: room * (airy ? 1.45 : 1),
      tip: atEnds && i % 3 === 1 ? "fruit" : terminal ? "flower" : "leaf",
      flowers: axillary ? flowerCount(traits) : 0,
      fruits: groups > i && !heavy && !atEnds ? 1 : 0,
    });
  if (traits.leaf.form !== "blade" && !heavy && random.fork("carriage").chance(0.5)) {
    // Spread from one root over the ground, seen from above: the leaves get smaller with the distance.
    const crown: Point = [side * random.between(20, 90), 300 * page.tall];
    drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, crown, 12);
    const ways = (airy || leaf > 100 ? [-2.6, -1.98, -1.3, -0.55] : [-2.7, -2.1, -1.6, -1.1, -0.45]).map(
      (way) => way + random.around(0, 0.2),
    );
    for (const [i, way] of ways.entries()) {
      const upward = Math.abs(Math.sin(way));
      // The sheet is taller than wide.
      const reach =
        clamp(leaf * 4.6, 400, 600) * random.between(0.78, 1.08) * lerp(0.4, 1.45 * page.tall, upward);
      const line = layers.freest(
        tries(() =>
          arc(
            crown,
            way + random.around(0, 0.2),
            reach,
            Math.cos(way) * -0.7 + random.around(0, 1.1),
            random.around(0, 0.7),
            18,
          ),
        ),
        leaf,
      );
      shoot(line, i, 1.2, lerp(1.05, 0.86, upward), 0.24);
    }
    return layers.merged();
  }
  // One long runner across the sheet, rooting as it goes; its branches rise and nod, no two alike.
  const main = through(
    heightened(
      [
        [-side * random.between(300, 350), random.between(250, 300)],
        [-side * random.between(150, 200), random.between(300, 340)],
        [side * random.between(-20, 30), random.between(190, 240)],
        [side * random.between(140, 190), random.between(90, 150)],
        [side * random.between(180, 240), random.between(-90, -30)],
        [side * random.between(60, 130), random.between(-240, -200)],
        [side * random.between(150, 220), random.between(-390, -350)],
      ],
      page.tall,
    ),
    7,
  );
  drawRoot(layers.behind, traits.root ?? { form: "fibrous", colour: "tan" }, at(main, 0), 12);
  for (const t of [0.14, 0.27, 0.39])
    fibrousRoots(layers.behind, soil, along(main, t + random.around(0, 0.03)).point, 5, 58, 12);
  // Broad leaves leave room for fewer branches.
  const plan = (
    [
      [0.12, -1, 1.1],
      [0.32, -1, 1.25],
      [0.5, 1, 0.6],
      [0.6, -1, 0.9],
    ] as const
  ).filter((_, i) => !heavy || i % 2 === 0);
  layers.route(main);
  holdOn(layers, traits, shoot(main, groups, 1.25, 0.95, 0.06, false));
  for (const [i, [t, way, long]] of plan.entries()) {
    const length = clamp(leaf * 3.1, 240, 400) * long;
    const line = layers.freest(
      tries(() =>
        sideLine(
          main,
          t + random.around(0, 0.04),
          way * side,
          length * random.between(0.8, 1.1),
          degrees(random.between(36, 96)),
          random.between(0.2, 1.2),
        ),
      ),
      leaf,
    );
    shoot(line, i, 1, 0.92);
  }
  // The fruit lies before the runner, in the light.
  if (heavy) {
    const { point } = along(main, 0.36);
    drawFruitGroup(layers.top, traits, point, degrees(90) - side * 0.9, 1.12);
  }
  return layers.merged();
};
