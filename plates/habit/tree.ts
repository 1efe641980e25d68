// A tree is represented by one cut branch across the sheet.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, clamp, degrees, heightened, lerp, type Point, through } from "../drawing/geometry.ts";
import type { Random } from "../drawing/random.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { drawCluster } from "../flower/cluster.ts";
import { drawFruitGroup, groupsFor } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import { lobedOutline } from "../leaf/lobed.ts";
import { greenStem, woodyStem } from "../stem/stem.ts";
import { gestureOf } from "./gesture.ts";
import { bearsGourdsOnWood, drawGourdBough } from "./gourd-bough.ts";
import { drawLadenBough, isLaden } from "./laden-bough.ts";
import { Layers } from "./layers.ts";
import { drawPotBough, isPotBough } from "./pot-bough.ts";
import { drawRosetteBough, isRosetteBough } from "./rosette-bough.ts";
import { drawShoot, flowerCount, reachOfTip, sideLine, tries } from "./shoot.ts";

export const drawTree = (page: Page, traits: PlateTraits): Sketch => {
  if (isLaden(traits)) return drawLadenBough(page, traits);
  if (bearsGourdsOnWood(traits)) return drawGourdBough(page, traits);
  if (isPotBough(traits)) return drawPotBough(page, traits);
  if (isRosetteBough(traits)) return drawRosetteBough(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const full = leafLength(traits.leaf);
  const side = random.chance(0.5) ? 1 : -1;
  const big = full > 240;
  const near = traits.branch?.near ?? 1;
  // Broad lobed leaves at that size would hide the branch and each other, unless there are few of them.
  const lobed = lobedOutline(traits.leaf) && !compoundForms.has(traits.leaf.form);
  const usual = big && lobed ? full * (near > 1 ? 0.95 : 0.66) : full;
  // Twice divided leaves are the densest and are spaced wider.
  const airy = big && ["bipinnate", "tripinnate"].includes(traits.leaf.form);
  const tufted = traits.leaf.arrangement === "clustered-tips";
  // Thick, soft twigs hardly taper (frangipani).
  const stout = tufted && traits.stem.form === "fleshy";
  const onTrunk = traits.flower?.position === "on-trunk" || traits.fruit?.arrangement === "on-trunk";
  // Few large leaves would leave a hanging branch bare.
  const carriage = onTrunk || airy ? "rising" : carriageOf(page, traits, tufted);
  const pose =
    carriage === "hanging" || onTrunk || airy ? undefined : gestureOf(page, side, 390, false, traits.branch);
  const main =
    pose?.main ??
    through(
      heightened(branchLine(carriage, side, random), page.tall).map(([x, y]): Point => [x / near, y / near]),
      7,
    );
  const leaf = usual * (big || pose === undefined || lobedOutline(traits.leaf) ? 1 : pose.near);
  const wood = woodyStem(traits);
  const young = { ...wood, tone: { ...wood.tone, mid: greenStem(traits.stem).tone.dark }, woody: false };
  const flowerTips =
    traits.flower !== undefined &&
    (traits.flower.position === "terminal" || (tufted && traits.flower.position !== "on-trunk"));
  const axillary = traits.flower !== undefined && !flowerTips && !onTrunk;
  const fruitTips =
    traits.fruit !== undefined &&
    traits.fruit.form !== "none" &&
    traits.fruit.arrangement !== "row-under-leaf" &&
    flowerTips;
  const groups = onTrunk || fruitTips ? 0 : groupsFor(traits);
  const twigs = traits.branch?.shoots ?? (big ? 2 : tufted || pose !== undefined || leaf > 150 ? 3 : 4);
  const turn = carriage === "hanging" ? -0.7 : carriage === "upright" ? 1.1 : tufted ? 1 : 0.5;
  layers.route(main.slice(Math.round(main.length * 0.35)));
  drawShoot(layers, traits, {
    line: main,
    width: stout ? [34, 21] : onTrunk ? [36, near > 1.3 ? 7 : 5] : [leaf > 180 ? 19 : 15, 4],
    look: wood,
    leaf,
    bare: onTrunk ? 0.55 : airy ? 0.44 : big ? 0.3 : (pose?.bare ?? 0.34),
    room: airy ? 1.2 : 1,
    cutEnd: true,
    tip: flowerTips ? "flower" : "leaf",
    flowers: axillary ? flowerCount(traits) : 0,
    fruits: groups > twigs ? groups - twigs : big && groups > 1 ? 1 : 0,
  });
  // Twigs alternate between the sides; the first may end in a fruit.
  for (let i = 0; i < twigs; i++) {
    const tip =
      fruitTips && (i === 0 || (i === 2 && groupsFor(traits) > 1))
        ? "fruit"
        : flowerTips && (i % 2 === 1 || twigs <= 2)
          ? "flower"
          : "leaf";
    const shoot = pose?.shoots[i];
    const t = shoot?.t ?? lerp(0.24, big && !tufted ? 0.5 : 0.7, twigs === 1 ? 0 : i / (twigs - 1));
    const way = (shoot?.way ?? (i % 2 === 0 ? 1 : -1)) * side;
    const length =
      (clamp(usual * (tufted ? 1.9 : 2.7), 250, 430) / near) *
      random.between(0.88, 1.08) *
      // No two of a branch are equally strong.
      (shoot?.long ?? lerp(1.12, 0.54, i / Math.max(1, twigs - 1)));
    const line = layers.freest(
      tries(() =>
        sideLine(
          main,
          t + random.around(0, 0.07),
          way,
          length * random.between(0.86, 1.1),
          degrees(random.between(...(shoot?.lean ?? [38, 84]))),
          turn * random.between(0.5, 1.3),
        ),
      ),
      leaf * 0.95,
      reachOfTip(traits, tip, leaf),
    );
    drawShoot(layers, traits, {
      line,
      side: true,
      width: stout ? [22, 17] : [leaf > 150 ? 9 : 7, 2.6],
      look: i % 2 === 0 ? wood : young,
      leaf: leaf * (big ? 0.86 : 0.92),
      room: airy ? 1.35 : 1,
      bare: tufted ? 0.6 : airy ? 0.34 : 0.09,
      tip,
      flowers: axillary ? flowerCount(traits) : 0,
      fruits: groups > i ? 1 : 0,
    });
  }
  if (onTrunk) alongTrunk(layers, traits, main, side);
  return layers.merged();
};

type Carriage = "rising" | "hanging" | "upright";

/** How the branch is held: one heavy with fruit or with hanging flowers hangs, others as the plant's seed has it. */
const carriageOf = (page: Page, { branch, flower, fruit }: PlateTraits, tufted: boolean): Carriage => {
  if (branch?.pose !== undefined) return branch.pose === "hanging" ? "hanging" : "rising";
  const heavy =
    fruit !== undefined &&
    (fruit.arrangement === "hanging-strings" || (fruit.length_cm > 9 && fruit.arrangement !== "spray"));
  const draw = page.random.fork("carriage").next();
  // Tufts of leaves hanging head down would hide each other.
  if (tufted) return draw < 0.5 ? "rising" : "upright";
  // Clusters that stand up at the ends of the shoots would stand on their heads.
  if (flower?.position === "terminal" && !flower.drooping) return draw < 0.6 ? "rising" : "upright";
  if (heavy || (flower?.drooping === true && flower.cluster !== "solitary"))
    return draw < 0.72 ? "hanging" : "rising";
  return draw < 0.42 ? "rising" : draw < 0.64 ? "hanging" : "upright";
};

const branchLine = (carriage: Carriage, side: number, random: Random): Point[] => {
  switch (carriage) {
    case "hanging":
      // In from an upper corner, over, and down.
      return [
        [-side * random.between(240, 300), random.between(-400, -320)],
        [-side * random.between(120, 170), random.between(-420, -390)],
        [side * random.between(20, 70), -330],
        [side * random.between(120, 180), -120],
        [side * random.between(80, 160), 120],
        [side * random.between(0, 110), random.between(300, 360)],
      ];
    case "upright":
      return [
        [-side * random.between(10, 60), 420],
        [side * random.between(10, 40), 230],
        [-side * random.between(20, 60), 30],
        [side * random.between(10, 50), -170],
        [-side * random.between(0, 30), -330],
      ];
    case "rising":
      // An S-curve from a lower corner to the upper middle.
      return [
        [-side * random.between(190, 260), 380],
        [-side * random.between(120, 170), 230],
        [-side * random.between(0, 30), 40],
        [side * random.between(40, 90), -150],
        [side * random.between(0, 40), -320],
      ];
  }
};

/** Flowers and fruit on the old wood (cauliflory). */
const alongTrunk = (layers: Layers, traits: PlateTraits, trunk: readonly Point[], side: number): void => {
  const { random } = layers;
  const spots =
    traits.fruit === undefined || traits.fruit.form === "none"
      ? []
      : traits.fruit.length_cm > 12
        ? // A great soft fruit hangs alone.
          traits.fruit.form === "aggregate"
          ? [0.3]
          : [0.2, 0.42]
        : traits.flower?.cluster === "panicle"
          ? [0.16, 0.46]
          : [0.12, 0.26, 0.4];
  // Flowers are on the upper side, where the hanging fruit does not cover them.
  if (traits.flower !== undefined)
    // Heavy fleshy flowers are few: one in bloom, and one higher up.
    for (const [i, t] of (traits.flower.form === "thick-petal"
      ? [0.5, 0.68]
      : traits.flower.cluster === "panicle"
        ? [0.26, 0.56]
        : [0.1, 0.3, 0.5]
    ).entries()) {
      const { point, angle } = along(trunk, t);
      drawCluster(layers.top, traits.flower, {
        at: point,
        // A heavy flower hangs from the lower side; from the other its stalk would cross the trunk.
        angle:
          angle -
          side *
            (traits.flower.form === "thick-petal" ? -1 : i % 2 === 0 ? 1 : 0.8) *
            random.between(0.9, 1.2),
        scale: 0.8,
      });
    }
  for (const t of spots) {
    const { point, angle } = along(trunk, t);
    drawFruitGroup(layers.top, traits, point, angle + side * 1.3);
  }
};
