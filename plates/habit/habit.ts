// Chooses the drawing of the plant's habit.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { plans } from "../plans/plans.ts";
import { drawBanana } from "./banana.ts";
import { drawCactus } from "./cactus.ts";
import { drawVine } from "./climbing.ts";
import { drawCreeper } from "./creeper.ts";
import { drawCrownTree } from "./crown.ts";
import { drawFern } from "./fern.ts";
import { drawCane, drawGrass } from "./grass.ts";
import { drawBulb, drawClump, drawRosette } from "./ground.ts";
import { drawHerb, drawShrub } from "./herb.ts";
import { drawPalm } from "./palm.ts";
import { drawPlanned } from "./planned.ts";
import { drawTree } from "./tree.ts";
import { drawAquatic } from "./water.ts";

type HabitPainter = (page: Page, traits: PlateTraits) => Sketch;

const painters: Record<PlateTraits["habit"], HabitPainter> = {
  tree: drawTree,
  shrub: drawShrub,
  herb: drawHerb,
  "bushy-herb": drawHerb,
  rosette: drawRosette,
  clump: drawClump,
  bulb: drawBulb,
  grass: drawGrass,
  cane: drawCane,
  palm: drawPalm,
  "giant-herb": drawBanana,
  "crown-tree": drawCrownTree,
  vine: drawVine,
  creeper: drawCreeper,
  fern: drawFern,
  aquatic: drawAquatic,
  cactus: drawCactus,
};

export const drawHabit = (page: Page, traits: PlateTraits): Sketch =>
  traits.plan === undefined
    ? painters[traits.habit](page, traits)
    : drawPlanned(page, traits, plans[traits.plan]);
