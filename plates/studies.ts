// The studies around the habit: an enlarged flower, a cut fruit, seeds, roots, bark.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { dissectionsOf, type StudyName } from "./dissections.ts";
import {
  arc,
  clamp,
  degrees,
  down,
  ellipse,
  frame,
  lerp,
  type Point,
  ribbon,
  through,
  up,
} from "./drawing/geometry.ts";
import { hexOf, mix, type Tone, toneOf } from "./drawing/palette.ts";
import { type Page, Sketch, turnedBy } from "./drawing/sketch.ts";
import { blendWash } from "./drawing/wash.ts";
import { clusterLength, drawCluster } from "./flower/cluster.ts";
import { flowerAt, flowerSize, hasUpperSide, standsSideways } from "./flower/flower.ts";
import { paintOf } from "./flower/flower-paint.ts";
import { gingerFlower } from "./flower/ginger-flowers.ts";
import { nettleKnot } from "./flower/nettle-flowers.ts";
import { flowerSection } from "./flower/section.ts";
import { hasTwoSexes } from "./flower/section-two-sexes.ts";
import { isBractedHead } from "./flower/traits.ts";
import { fruitStalk } from "./fruit/body.ts";
import { calyxOf } from "./fruit/calyx.ts";
import { drawCut, isCutLengthwise } from "./fruit/cut.ts";
import { planOf } from "./fruit/fleshy.ts";
import { drawFruit } from "./fruit/fruit.ts";
import { seedStudy } from "./fruit/seed.ts";
import { drawSpecialCut } from "./fruit/special-cuts.ts";
import { cactusStudy } from "./habit/cactus.ts";
import { grassBlade } from "./habit/culm.ts";
import { frondStudy } from "./habit/fern.ts";
import { hookPair } from "./habit/hooks.ts";
import { juicyTwig } from "./habit/juicy-cushion.ts";
import { leekCut, leekFoot } from "./habit/leek-foot.ts";
import { sprayStudy } from "./habit/under-leaf.ts";
import { drawLeaf, leafLength } from "./leaf/leaf.ts";
import { fanLeaf, featherLeaf } from "./leaf/palm-leaf.ts";
import { bulbCut, cloveStudy } from "./root/bulb.ts";
import { clovesCut, rootCut } from "./root/cut-face.ts";
import { rhizomeStudy, scalyRhizomeStudy } from "./root/rhizome.ts";
import { drawRoot } from "./root/root.ts";
import { barkStudy } from "./stem/bark.ts";
import { jointedCane } from "./stem/jointed-cane.ts";
import { drawStem, greenStem } from "./stem/stem.ts";
import { stemPiece } from "./stem/stem-piece.ts";

const green = toneOf("light-green");

/** What each study needs. */
type Study = {
  sketch: Sketch;
  page: Page;
  traits: PlateTraits;
  name: StudyName;
  flower: PlateTraits["flower"];
  fruit: PlateTraits["fruit"];
  root: PlateTraits["root"];
  special: PlateTraits["special"];
};

const leafStudy = ({ sketch, traits, name }: Study): void => {
  if (traits.leaf.form === "palm-feather") {
    featherLeaf(sketch, traits.leaf, { from: [0, 0], angle: up + 0.1, length: 250, bend: 0.5 });
    return;
  }
  if (traits.habit === "fern") {
    frondStudy(sketch, traits, name === "leaf-underside");
    return;
  }
  if (traits.fruit?.arrangement === "row-under-leaf") {
    sprayStudy(sketch, traits, name === "leaf-underside");
    return;
  }
  if (traits.leaf.form === "palm-fan") {
    fanLeaf(sketch, traits.leaf, [0, 0], up + 0.1, 210);
    return;
  }
  drawLeaf(sketch, traits.leaf, {
    at: [0, 0],
    angle: up + 0.12,
    length: clamp(leafLength(traits.leaf) * 1.3, 150, 240),
    bend: 0.15,
    flat: true,
    under: name === "leaf-underside",
  });
};

const flowerStudy = ({ sketch, name, flower }: Study): void => {
  if (flower === undefined || flower.form === "none") return;
  if (name !== "bud" && shownWhole(flower)) {
    wholeCluster(sketch, flower);
    return;
  }
  if (flower.form === "ginger" && name !== "bud") {
    gingerStudy(sketch, flower);
    return;
  }
  const size = clamp(flowerSize(flower) * 2.1, 112, 190);
  const sideways = standsSideways(flower) || name !== "flower";
  // A flower with lips or a keel is held level, so that its upper side is up.
  const heading =
    flower.form === "pipe"
      ? down
      : hasUpperSide(flower) && name !== "bud"
        ? degrees(-16)
        : sideways
          ? degrees(-62)
          : up;
  const stalk = arc([0, 0], heading + (hasUpperSide(flower) ? -0.5 : 0.3), size * 0.42, -0.4, 0, 8);
  sketch.body(
    ribbon(stalk, () => clamp(size * 0.035, 2.4, 5)),
    green.mid,
    green.ink,
    0.8,
  );
  const end = stalk.at(-1) ?? [0, 0];
  flowerAt(
    sketch,
    flower,
    end,
    heading - 0.1,
    name === "bud" ? size * 0.7 : size,
    name === "flower" ? "face" : name === "bud" ? "bud" : "side",
  );
};

/** The flower of a ginger on its slender tube, as it leaves its bract. */
const gingerStudy = (sketch: Sketch, flower: Flower): void => {
  const heading = degrees(-58);
  const open = new Sketch(sketch.page);
  if (flower.lip === "cupped") {
    // Its tube is hidden in the calyx, which stands on the ovary.
    const ovary = arc([0, 0], heading - 0.2, 44, 0.2, 0, 8);
    sketch.body(
      ribbon(ovary, (t) => lerp(7, 27, Math.sin(t * 2.5))),
      green.mid,
      green.ink,
      1,
    );
    gingerFlower(open, flower, 150);
    sketch.place(open, frame(ovary.at(-2) ?? [0, 0], heading));
    return;
  }
  if (flower.lip === "paired") {
    gingerFlower(open, flower, 200);
    sketch.place(open, frame([0, 0], heading));
    return;
  }
  const tube = arc([0, 0], heading - 0.3, 76, 0.3, 0, 10);
  const pale = toneOf(flower.colour);
  sketch.body(
    ribbon(tube, (t) => lerp(9, 14, t)),
    pale.mid,
    pale.ink,
    1,
  );
  const calyx = tube.slice(0, 5);
  sketch.body(
    ribbon(calyx, (t) => lerp(12, 17, t)),
    green.mid,
    green.ink,
    0.9,
  );
  gingerFlower(open, flower, 146);
  sketch.place(open, frame(tube.at(-2) ?? [0, 0], heading));
};

const sectionStudy = ({ sketch, flower }: Study): void => {
  if (flower === undefined) return;
  const radius = clamp(flowerSize(flower) * 1.15, 66, 96);
  if (hasTwoSexes(flower)) {
    flowerSection(sketch, flower, radius);
    return;
  }
  const stalk = arc([-radius * 0.12, radius * 0.56], up + 0.42, radius * 0.58, -0.42, 0, 9);
  const foot = stalk.at(-1) ?? [0, 0];
  sketch.body(
    ribbon(
      // It ends in the foot of the flower.
      stalk.map(([x, y]): Point => [x - foot[0], y - foot[1] - radius * 0.05]),
      (t) => radius * lerp(0.065, 0.1, t ** 2),
    ),
    green.mid,
    green.ink,
    0.8,
  );
  flowerSection(sketch, flower, radius);
};

const rootStudy = ({ sketch, page, traits, root }: Study): void => {
  if (root === undefined || root.form === "none") return;
  if (root.form === "rhizome") rhizomeStudy(sketch, root);
  else if (root.form === "scaly-rhizome") scalyRhizomeStudy(sketch, root);
  else if (root.form === "cloves") cloveStudy(sketch, root);
  else {
    const drawing = new Sketch(page);
    drawRoot(drawing, root, [0, 0], 18);
    if (root.form === "prop") stilted(drawing, traits, toneOf(root.colour));
    else collar(drawing, traits, toneOf(root.colour));
    sketch.place(drawing, frame([0, 0], 0, 0.9));
  }
};

/** Stilt roots leave the trunk high above the ground. */
const stilted = (sketch: Sketch, traits: PlateTraits, tone: Tone): void =>
  drawStem(
    sketch,
    [
      [0, -196],
      [1, -180],
      [0, -102],
      [0, -41],
    ],
    16,
    18,
    { ...greenStem(traits.stem), tone },
  );

/** The foot of the stem, cut off above the ground, which passes into the colour of the root. */
const collar = (sketch: Sketch, { stem }: PlateTraits, root: Tone): void => {
  const tone = toneOf(stem.colour);
  const line = through(
    [
      [5, -62],
      [2, -36],
      [0, -10],
      [0, 8],
    ],
    5,
  );
  const side = (share: number): Point[] =>
    line.map(([x, y]): Point => [x + share * lerp(6, 9, (y + 62) / 70), y]);
  sketch.body(
    ribbon(line, (t) => lerp(13, 19, t ** 2)),
    blendWash(sketch.page, tone.mid, root.mid),
    mix(tone.ink, root.ink, 0.5),
    1,
  );
  sketch.patches([[...side(0.35), ...side(0.95).reverse()]], { fill: root.dark, opacity: 0.4 });
  sketch.lines([side(-0.5).slice(1, -3)], tone.pale, 2, { opacity: 0.55, "stroke-linecap": "round" });
  sketch.body(ellipse([5, -62], 6.6, 2.8, 0, 14), tone.pale, tone.ink, 0.9);
};

const stemStudy = ({ sketch, traits, special }: Study): void => {
  if (special.includes("sugar-cane")) {
    const line = through(
      [
        [-4, 90],
        [0, -30],
        [6, -130],
      ],
      12,
    );
    const cane = new Sketch(sketch.page);
    jointedCane(cane, hexOf(traits.stem.colour), line, [56, 52], { cut: true });
    sketch.place(cane);
    return;
  }
  const { climbing, form, surface } = traits.stem;
  const twines = climbing === "twining" || climbing === "tendrils";
  if (
    (climbing === undefined || (twines && form !== "ladder" && surface !== "corky")) &&
    (form !== "jointed" || twines) &&
    traits.leaf.form !== "frond"
  ) {
    stemPiece(sketch, traits);
    return;
  }
  const line = through(
    [
      [-8, 80],
      [0, 30],
      [4, -30],
      [0, -80],
    ],
    6,
  );
  const thick = traits.stem.surface === "corky" ? 50 : 26;
  drawStem(sketch, line, thick, thick * 0.86, greenStem(traits.stem), true);
  if (traits.stem.climbing === "hooks") hookPair(sketch, traits.stem, { point: [3, -14], angle: up }, 92);
};

const shootStudy = ({ sketch, traits, special }: Study): void => {
  if (special.includes("lemongrass")) {
    // One shoot as it is harvested, its blades cut short, and beside it the shoot cut across.
    for (const [turn, bend] of [
      [-0.24, -0.7],
      [0.28, 0.9],
      [0.02, 0.16],
    ] as const)
      grassBlade(sketch, traits.leaf, {
        at: [turn * 22, -150],
        angle: up + turn,
        length: 150,
        width: 19,
        bend,
        knee: 0.4,
      });
    leekFoot(sketch, traits, arc([0, 0], up, 190, 0.03, 0, 12), 50);
    leekCut(sketch, traits, [92, -36], 36);
    return;
  }
  if (traits.stem.form === "fleshy" && traits.leaf.length_cm < 1) {
    const line = arc([0, 80], up - 0.1, 170, 0.2, 0, 9);
    juicyTwig(sketch, traits, line, { grow: 1.7, flowers: true, width: 7 });
    return;
  }
  for (const turn of [-0.8, 0.75, -0.35, 0.3])
    drawLeaf(sketch, traits.leaf, {
      at: [0, -Math.abs(turn) * -40],
      angle: up + turn,
      length: 74,
      age: 0.1,
      bend: turn * 0.3,
      facing: 0.75,
    });
  drawStem(
    sketch,
    [
      [0, 70],
      [1, 50],
      [0, 20],
      [0, 0],
    ],
    5,
    3,
    greenStem(traits.stem),
  );
};

export const drawStudy = (page: Page, traits: PlateTraits, name: StudyName): Sketch | undefined => {
  const sketch = new Sketch(page);
  const { flower, fruit, seed, root, bark, special } = traits;
  const study: Study = { sketch, page, traits, name, flower, fruit, root, special };
  if (special.includes("prickly-pear")) {
    const own = cactusStudy(page, traits, name);
    if (own !== undefined) return own;
  }
  switch (name) {
    case "leaf":
    case "leaf-underside":
      leafStudy(study);
      break;
    case "flower":
    case "flower-side":
    case "bud":
      flowerStudy(study);
      break;
    case "flower-cut":
      sectionStudy(study);
      break;
    case "fruit":
    case "unripe-fruit": {
      if (fruit === undefined || fruit.form === "none") return undefined;
      const length = studyFruitLength(fruit.length_cm);
      laidOut(study, standsInStudy(fruit), (hanging) => {
        // A pineapple stands on its stalk: above it is the crown.
        if (!special.includes("pineapple")) fruitStalk(hanging, length * 0.16, clamp(length * 0.035, 2, 6));
        drawFruit(hanging, fruit, special, length, name === "fruit");
      });
      break;
    }
    case "fruit-cut": {
      if (fruit === undefined || fruit.form === "none") return undefined;
      const length = studyFruitLength(fruit.length_cm);
      laidOut(study, false, (hanging) => {
        if (drawSpecialCut(hanging, special, fruit, length)) return;
        if (isCutLengthwise(fruit)) fruitStalk(hanging, length * 0.12, clamp(length * 0.035, 2, 6));
        drawCut(hanging, fruit, length);
      });
      break;
    }
    case "seed":
      return seed === undefined ? undefined : seedStudy(page, seed);
    case "root":
      rootStudy(study);
      break;
    case "root-cut":
      if (root === undefined || root.form === "none") return undefined;
      if (root.form === "bulb") bulbCut(sketch, root, [0, 0], 0.9);
      else if (root.form === "cloves") clovesCut(sketch, root);
      else rootCut(sketch, root);
      break;
    case "bark":
      return bark === undefined ? undefined : barkStudy(page, bark);
    case "stem":
      stemStudy(study);
      break;
    case "shoot":
      shootStudy(study);
      break;
  }
  return sketch.isEmpty ? undefined : sketch;
};

type Flower = NonNullable<PlateTraits["flower"]>;

/** Flowers too small to show singly are recognised by their inflorescence, which is drawn instead. */
const shownWhole = (flower: Flower): boolean =>
  (flower.form === "tiny" && (flower.cluster === "catkin" || flower.cluster === "head")) ||
  flower.cluster === "fingers" ||
  flower.cluster === "comb" ||
  isBractedHead(flower);

const wholeCluster = (sketch: Sketch, flower: Flower): void => {
  if (flower.filaments === "sprung" && flower.cluster === "head") {
    nettleKnot(sketch, paintOf(flower), 110);
    return;
  }
  const length = clusterLength(flower);
  const size = flower.cluster === "head" ? 96 : 190;
  const drawing = new Sketch(sketch.page);
  drawCluster(drawing, flower, { at: [0, 0], angle: flower.drooping ? degrees(-20) : up });
  sketch.place(drawing, frame([0, 0], 0, clamp(size / length, 0.7, 3)));
};

/**
 * A heavy fruit at least so many times as long as it is wide lies on the paper where the row has room for it to be large;
 * one as thin as a thread less so, or it would take the width of two.
 */
const [slender, thready] = [1.72, 4.4];
const lying = degrees(-62);
const aslant = degrees(-47);

/** Places a fruit that was drawn hanging: upright where it stands on the plant, aslant where it is long and thin. */
const laidOut = ({ sketch, traits }: Study, upright: boolean, draw: (hanging: Sketch) => void): void => {
  const { fruit } = traits;
  const heavy =
    fruit !== undefined &&
    (planOf(fruit) !== undefined || (fruit.form.startsWith("pod") && fruit.form !== "pods-pair"));
  const room = heavy && dissectionsOf(traits).length < 5;
  const { page } = sketch;
  /** Drawn for the way in which it is turned, so that its light is that of the sheet. */
  const turned = (turn: number): Sketch => {
    const drawing = new Sketch(page);
    turnedBy(page, turn, () => draw(drawing));
    return drawing;
  };
  const tried = turned(upright ? Math.PI : 0);
  const { left, right, top, bottom } = tried.box;
  const share = (bottom - top) / (right - left);
  if (upright || share < (room ? slender : thready)) {
    sketch.place(tried, frame([0, 0], upright ? Math.PI : 0));
    return;
  }
  const turn = share < thready ? lying : aslant;
  sketch.place(turned(turn), frame([0, 0], turn));
};

/** Fruits that stand upright on the plant, and so are drawn upright. */
const standing: ReadonlySet<string> = new Set([
  "ear",
  "seed-head",
  "capsule-lid",
  "needles",
  "parachute",
  "capsule-ribbed",
  "nutlets",
]);

/** So do capsules in their calyx, the valves above, and the minute nuts of a spike. */
const standsInStudy = (fruit: NonNullable<PlateTraits["fruit"]>): boolean =>
  standing.has(fruit.form) ||
  fruit.calyx === "sheath" ||
  (fruit.form === "tiny" && fruit.surface === "netted") ||
  (((fruit.form === "capsule" && calyxOf(fruit) === "cup") ||
    (["capsule", "capsule-three"].includes(fruit.form) && calyxOf(fruit) === "lobes")) &&
    !["row-under-leaf", "hanging-strings"].includes(fruit.arrangement));

const studyFruitLength = (centimetres: number): number => clamp(158 * (centimetres / 8) ** 0.28, 92, 220);
