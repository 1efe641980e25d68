// Shrubs and herbs: shoots rising from one base; herbs are drawn whole, with their root.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { along, at, clamp, degrees, frame, lerp } from "../drawing/geometry.ts";
import { toneOf } from "../drawing/palette.ts";
import { type Page, Sketch } from "../drawing/sketch.ts";
import { isHemp } from "../flower/hemp-flower.ts";
import { groupsFor } from "../fruit/group.ts";
import { compoundForms } from "../leaf/compound.ts";
import { leafLength } from "../leaf/leaf.ts";
import { fibrousRoots } from "../root/fibrous-roots.ts";
import { drawRoot } from "../root/root.ts";
import { belowStem } from "../root/taproot.ts";
import { greenStem, woodyStem } from "../stem/stem.ts";
import { drawBalledStems } from "./balled-stems.ts";
import { drawBellWand, isBellWand } from "./bell-wand.ts";
import { bearsCalyces, drawCalyxWand } from "./calyx-wand.ts";
import { gestureOf, standOf } from "./gesture.ts";
import { drawGreatLeaved, isGreatLeaved } from "./great-leaved-herb.ts";
import { drawHemp } from "./hemp.ts";
import { drawJuicyCushion } from "./juicy-cushion.ts";
import { Layers } from "./layers.ts";
import { drawPlantletHerb, isPlantletHerb } from "./plantlet-herb.ts";
import { drawPodHerb, isPodHerb } from "./pod-herb.ts";
import { drawShoot, flowerCount, fruitsEndShoots, isTufted, reachOfTip, sideLine, tries } from "./shoot.ts";
import { drawUnderLeafHerb } from "./under-leaf.ts";
import { drawWhorledBough, isWhorledBough } from "./whorled-bough.ts";

const tipOf = (traits: PlateTraits): "leaf" | "flower" =>
  traits.flower !== undefined && ["terminal", "around-joint"].includes(traits.flower.position)
    ? "flower"
    : "leaf";

const axillaryFlowers = (traits: PlateTraits): boolean =>
  traits.flower !== undefined &&
  ["axillary", "leaf-opposed", "on-trunk", "around-joint"].includes(traits.flower.position);

/** Groups of fruits on a shoot: peppers and ground cherries bear at joint after joint. */
const fruitsOn = ({ fruit, flower }: PlateTraits): number =>
  fruit?.form === "lantern" || fruit?.form === "chilli" || fruit?.arrangement === "at-joint"
    ? 2
    : fruit?.form === "berry" &&
        flower?.form === "star" &&
        flower.position === "axillary" &&
        flower.cluster !== "cyme"
      ? 2
      : 1;

/** Plants with large leaves of many leaflets get fewer of them; otherwise the leaves would merge. */
const feathery = (traits: PlateTraits, leaf: number): boolean =>
  compoundForms.has(traits.leaf.form) &&
  !["two-leaflets", "trifoliate"].includes(traits.leaf.form) &&
  leaf > 160;

export const drawShrub = (page: Page, traits: PlateTraits): Sketch => {
  if (bearsCalyces(traits)) return drawCalyxWand(page, traits);
  if (isWhorledBough(traits)) return drawWhorledBough(page, traits);
  const layers = new Layers(page);
  const { random } = page;
  const side = random.chance(0.5) ? 1 : -1;
  const look = woodyStem(traits);
  const green = greenStem(traits.stem);
  const tip = tipOf(traits);
  const groups = groupsFor(traits);
  const tufted = traits.leaf.arrangement === "clustered-tips";
  const full = leafLength(traits.leaf);
  const few = full > 230;
  // A shrub grown for its swollen roots is drawn whole; any other is a cut branch.
  const rooted = traits.root?.form === "tuber" ? traits.root : undefined;
  const pose = gestureOf(page, side, 390, rooted !== undefined, traits.branch);
  const { main } = pose;
  const leaf = full * (few ? 1 : pose.near);
  const airy = feathery(traits, leaf);
  if (rooted !== undefined) {
    const tubers = new Sketch(page);
    drawRoot(tubers, rooted, [0, 0], 16);
    // The foot of the stem stands in the crown of the roots.
    const [x, y] = at(main, 0);
    layers.stems.place(tubers, frame([x, y + 14], 0, 1.3, 1.2));
  }
  layers.route(main.slice(Math.round(main.length * 0.3)));
  drawShoot(layers, traits, {
    line: main,
    width: [14, 3.6],
    look,
    leaf,
    bare: pose.bare,
    room: airy ? 1.4 : 1,
    cutEnd: rooted === undefined,
    tip,
    flowers: axillaryFlowers(traits) ? flowerCount(traits) : 0,
    fruits: groups > 0 && (groups > 2 || few) && !fruitsEndShoots(traits) ? fruitsOn(traits) : 0,
  });
  for (const [i, { t, way, long, lean }] of pose.shoots
    .slice(0, traits.branch?.shoots ?? (few ? 2 : 3))
    .entries()) {
    const end =
      i === 0 &&
      (fruitsEndShoots(traits) ||
        (traits.fruit !== undefined && ["spray", "bunch", "spike"].includes(traits.fruit.arrangement)))
        ? "fruit"
        : tip;
    const line = layers.freest(
      tries(() =>
        sideLine(
          main,
          t + random.around(0, 0.06),
          way * side,
          (clamp(full * 2.8, 260, 430) / (traits.branch?.near ?? 1)) * long * random.between(0.86, 1.06),
          degrees(random.between(...lean)),
          random.between(0.4, 1.3),
        ),
      ),
      leaf * 0.95,
      reachOfTip(traits, end, leaf),
    );
    drawShoot(layers, traits, {
      line,
      side: true,
      width: [8, 2.6],
      look: i < 2 ? look : green,
      leaf: leaf * 0.92,
      room: airy ? 1.4 : 1,
      bare: tufted ? 0.6 : airy ? 0.3 : 0.1,
      tip: end,
      flowers: axillaryFlowers(traits) ? flowerCount(traits) : 0,
      fruits: groups > i && i > 0 && !fruitsEndShoots(traits) ? fruitsOn(traits) : 0,
    });
  }
  return layers.merged();
};

export const drawHerb = (page: Page, traits: PlateTraits): Sketch => {
  if (traits.fruit?.arrangement === "row-under-leaf") return drawUnderLeafHerb(page, traits);
  if (
    traits.stem.form === "fleshy" &&
    traits.leaf.length_cm < 1 &&
    traits.habit === "bushy-herb" &&
    traits.leaf.form === "simple"
  )
    return drawJuicyCushion(page, traits);
  if (traits.flower !== undefined && isHemp(traits.flower)) return drawHemp(page, traits, traits.flower);
  if (isBellWand(traits)) return drawBellWand(page, traits);
  if (traits.flower?.lip === "furred") return drawBalledStems(page, traits, traits.flower);
  if (traits.flower !== undefined && isGreatLeaved(traits))
    return drawGreatLeaved(page, traits, traits.flower);
  if (traits.flower !== undefined && isPodHerb(traits)) return drawPodHerb(page, traits, traits.flower);
  if (traits.flower !== undefined && isPlantletHerb(traits))
    return drawPlantletHerb(page, traits, traits.flower);
  const layers = new Layers(page);
  const { random } = page;
  const bushy = traits.habit === "bushy-herb";
  const leaf = Math.min(leafLength(traits.leaf) * (isTufted(traits) ? 0.94 : 1.1), 205);
  const side = random.chance(0.5) ? 1 : -1;
  const green = greenStem(traits.stem);
  const tip = tipOf(traits);
  const groups = groupsFor(traits);
  const stand = standOf(page, side, 330);
  const { main, shoots } = stand;
  const thick = clamp(leaf * 0.07, 7, 12);
  drawRoot(
    layers.stems,
    traits.root ?? { form: "taproot", colour: "tan" },
    [0, 330 * page.tall - 4],
    thick * 1.2,
    belowStem(main),
  );
  // A hollow stem lies in the water with its foot, and roots there (watercress).
  if (traits.stem.form === "hollow" && traits.root?.form === "fibrous")
    for (const t of [0.06, 0.14])
      fibrousRoots(layers.behind, toneOf(traits.root.colour), along(main, t).point, 4, 52, 12);
  const airy = feathery(traits, leaf);
  const plan: readonly (readonly number[])[] = airy
    ? [
        [0.16, 1, bushy ? 1.25 : 1],
        [0.3, -1, bushy ? 1.2 : 0.95],
        [0.5, 1, bushy ? 0.95 : 0.7],
      ]
    : bushy
      ? [
          [random.between(0.08, 0.14), 1, 1.3],
          [random.between(0.18, 0.26), -1, 1.25],
          [random.between(0.34, 0.42), 1, 1],
        ].slice(0, leaf > 110 ? 2 : 3)
      : leaf > 180
        ? [
            [0.2, 1, 0.84],
            [0.4, -1, 0.7],
          ]
        : [
            [random.between(0.14, 0.22), 1, 1.1],
            [random.between(0.28, 0.38), -1, 1],
            [random.between(0.48, 0.56), 1, 0.74],
          ].slice(0, leaf > 130 ? 2 : 3);
  layers.route(main);
  drawShoot(layers, traits, {
    line: main,
    width: [thick, 2.6],
    look: green,
    leaf,
    bare: airy ? 0.12 : 0.06,
    room: airy ? 1.5 : 1,
    tip,
    flowers: axillaryFlowers(traits) ? flowerCount(traits) : 0,
    fruits: groups > 1 && !fruitsEndShoots(traits) ? fruitsOn(traits) : 0,
  });
  for (const [i, [t, way, long]] of plan.entries()) {
    const end = fruitsEndShoots(traits) && (i === 1 || plan.length === 1) ? "fruit" : tip;
    const line = layers.freest(
      tries(() =>
        sideLine(
          main,
          (t ?? 0.3) + random.around(0, 0.05),
          (way ?? 1) * side,
          clamp(leaf * 2.8, 250, bushy ? 350 : 330) *
            (long ?? 1) *
            (shoots[i] ?? 1) *
            random.between(0.86, 1.06),
          // Few shoots spread wider.
          degrees(random.between(36, 74) + (bushy ? 0 : 8)),
          random.between(0.5, 1.5) * (bushy ? 1 : 0.7),
        ),
      ),
      leaf * 0.95,
      reachOfTip(traits, end, leaf),
    );
    drawShoot(layers, traits, {
      line,
      side: true,
      width: [5, 1.8],
      look: green,
      leaf: leaf * lerp(0.84, 0.7, i / plan.length),
      bare: airy ? 0.26 : 0.08,
      room: airy ? 1.4 : 1,
      tip: end,
      flowers: axillaryFlowers(traits) ? flowerCount(traits) : 0,
      fruits: groups > 0 && i % 2 === 0 && !fruitsEndShoots(traits) ? fruitsOn(traits) : 0,
    });
  }
  return layers.merged();
};
