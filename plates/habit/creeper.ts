// Creepers: stems that spread over the ground and root at their nodes.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import {
  along,
  at,
  clamp,
  degrees,
  heightened,
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
import { drawDayflowerRunner, isDayflowerRunner } from "./dayflower-runner.ts";
import { holdOn } from "./holding.ts";
import { Layers } from "./layers.ts";
import { drawRunnerGrass } from "./runner-grass.ts";
import { drawShoot, flowerCount, flowerPlaces, fruitsEndShoots, sideLine, tries } from "./shoot.ts";
import type { Joint } from "./tendrils.ts";
import { drawTuberousVine } from "./tuberous-vine.ts";

/** A vine whose fruit is too heavy to hang lies on the ground, however it could climb. */
export const trails = ({ habit, fruit }: PlateTraits): boolean =>
  habit === "vine" && fruit?.form === "gourd-round" && fruit.length_cm > 15;

export const drawCreeper = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.leaf.form === "blade") return drawRunnerGrass(page, traits);
  if (traits.flower !== undefined && isDayflowerRunner(traits))
    return drawDayflowerRunner(page, traits, traits.flower);
  if (traits.root?.form === "spindle-tubers") return drawTuberousVine(page, traits, traits.root);
  const layers = new Layers(page);
  const { random } = page;
  const side: 1 | -1 = random.chance(0.5) ? 1 : -1;
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
  if (spreads(traits) && !heavy) {
    spreadFrom(layers, traits, side, leaf, shoot);
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

/** Whether the stems lie spread around one deep root; others root as they run. */
const spreads = ({ root }: PlateTraits): boolean =>
  ["taproot", "woody", "fleshy-fingers"].includes(root?.form ?? "fibrous");

/**
 * Stems that lie on the ground around their root: a long one sweeps to one side and lifts its tip, one turns away to the
 * other, a short one comes forward; they branch on their way instead of all leaving the root.
 */
const spreadFrom = (
  layers: Layers,
  traits: PlateTraits,
  side: 1 | -1,
  leaf: number,
  shoot: (line: Polyline, i: number, room: number, size: number, bare?: number, side?: boolean) => Joint[],
): void => {
  const { page, random } = layers;
  const crown: Point = [-side * random.between(110, 170), 300];
  const from = (steps: readonly (readonly [number, number])[]): Point[] =>
    through(
      heightened(
        [
          crown,
          ...steps.map(
            ([x, y]): Point => [crown[0] + side * x + random.around(0, 18), 300 + y + random.around(0, 18)],
          ),
        ],
        page.tall,
      ),
      7,
    );
  drawRoot(
    layers.stems,
    traits.root ?? { form: "taproot", colour: "tan" },
    [crown[0], crown[1] * page.tall],
    13,
  );
  const long = from([
    [70, -26],
    [210, -8],
    [350, -70],
    [450, -220],
    [430, -440],
  ]);
  const rising = from([
    [-36, -70],
    [-120, -190],
    [-110, -340],
    [10, -480],
    [70, -640],
  ]);
  const short = from([
    [-60, 10],
    [-150, 30],
    [-230, -30],
    [-250, -110],
  ]);
  for (const line of [long, rising, short]) layers.route(line);
  // Short stems and those further away first, so that the long one lies before them.
  shoot(short, 1, 0.9, 0.92, 0.2);
  shoot(rising, 0, 0.9, 1, 0.12);
  shoot(long, 2, 0.9, 1.1, 0.12);
  const broad = leaf > 120;
  for (const [i, [parent, t, way, length]] of (
    [
      [long, 0.3, -1, 1.3],
      [rising, 0.36, 1, 1.05],
      [long, 0.56, -1, 0.9],
      [rising, 0.66, -1, 0.6],
    ] as const
  )
    .slice(0, broad ? 3 : 4)
    .entries()) {
    const line = layers.freest(
      tries(() =>
        sideLine(
          parent,
          t + random.around(0, 0.05),
          way * side,
          clamp(leaf * 3.3, 250, 400) * length * random.between(0.85, 1.1),
          degrees(random.between(30, 84)),
          random.between(0.1, 1),
        ),
      ),
      leaf,
    );
    shoot(line, i + 1, 0.9, 1, 0.08);
  }
};
