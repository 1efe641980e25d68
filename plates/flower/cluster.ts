// Draws the inflorescence of a plant at a given place.
import { arc, clamp, down, evenly, lerp, type Polyline, steps, through } from "../drawing/geometry.ts";
import type { Page, Sketch } from "../drawing/sketch.ts";
import { acanthPanicle, isAcanthPanicle } from "./acanth-panicle.ts";
import { bristlyBalls } from "./bristly-ball.ts";
import { castorRaceme } from "./castor-raceme.ts";
import { alongAxis, coiled, corymb, cyme, head, panicle, umbel, whorls } from "./cluster-forms.ts";
import { clusterRoom } from "./cluster-room.ts";
import { domedCorymb, isDomed } from "./domed-corymb.ts";
import { type FlowerView, flowerSize, prominenceOf, standsAlone, standsSideways } from "./flower.ts";
import { isPale } from "./flower-paint.ts";
import {
  knottedPanicle,
  knottedSpike,
  manyFloweredCyme,
  manyFloweredPanicle,
  manyFloweredSpike,
  tightKnot,
  umbelOfUmbels,
} from "./many-flowered.ts";
import { mintCyme } from "./mint-cyme.ts";
import { oneSidedSpike } from "./one-sided-spike.ts";
import { smallFlowerSize } from "./small-flowers.ts";
import { bottleBrush, bractCone, catkin, catkinFan, comb, grassFingers, plume } from "./spikes-and-cones.ts";
import { stalkedFlower, stalkedFlowers } from "./stalked.ts";
import { syncarpHead } from "./syncarp-head.ts";
import { isTorch, torch } from "./torch.ts";
import {
  type ClusterPlace,
  type FlowerTraits,
  inKnots,
  isBellFunnel,
  isBractedHead,
  isChaff,
  isClub,
  isOneSided,
  isSyncarp,
  isVase,
  isWand,
} from "./traits.ts";
import { urnSpike } from "./urn-flowers.ts";
import { wand } from "./wand.ts";

const usualLength: Partial<Record<FlowerTraits["cluster"], number>> = {
  spike: 7,
  raceme: 6,
  panicle: 7,
  corymb: 3.2,
  umbel: 2.6,
  "compound-umbel": 5,
  cyme: 3.4,
  coiled: 6,
  head: 1.6,
  ball: 1.6,
  whorls: 7,
  cone: 3,
  catkin: 7,
  comb: 9,
  fingers: 6,
  plume: 12,
  spadix: 2,
};

/** Heads that stand in many axils, each of them small (pileas, lippias). */
const isSmallHead = (flower: FlowerTraits): boolean =>
  flower.cluster === "head" && (inKnots(flower) || isBractedHead(flower));

/** The length of the cluster in page units. */
export const clusterLength = (flower: FlowerTraits): number => {
  const size = flowerSize(flower);
  if (standsAlone(flower)) return size * 1.5;
  if (flower.cluster_cm !== undefined)
    return (
      clusterRoom(flower.cluster_cm) *
      (flower.cluster === "compound-umbel" ? 1.22 : isClub(flower) ? 0.8 : 1) *
      (isSmallHead(flower) ? (flower.form === "salver" ? 0.9 : inKnots(flower) ? 0.32 : 0.5) : 1)
    );
  return clamp(size * (usualLength[flower.cluster] ?? 1.5), size * 1.1, 340);
};

/** The width of one flower of the cluster: in its true proportion to the whole, but never too small to be seen. */
const flowerIn = (flower: FlowerTraits): number => {
  // White on the paper; the thimbles of a forking stalk are large and green enough.
  const lost = isPale(flower) && !(flower.form === "button" && flower.cluster === "cyme");
  // Heads whose bracts tell the species are fewer and larger.
  const alone =
    flowerSize(flower) *
    (flower.form === "button"
      ? flower.involucre === "leafy"
        ? 1.6
        : flower.cluster === "cyme"
          ? 2.3
          : flower.involucre === "broad"
            ? 1.64
            : 1.34
      : flower.form === "lipped" && flower.lip !== "furred" && flower.cluster_cm !== undefined
        ? 1.3
        : 1) *
    // White ones have to be larger to be seen on the paper.
    (lost && !standsAlone(flower) && flower.size_cm < 2 ? 1.2 : 1);
  if (standsAlone(flower) || flower.cluster_cm === undefined) return alone;
  const share =
    clusterLength(flower) *
    (flower.size_cm / flower.cluster_cm) *
    (flower.cluster === "head" ? 1.25 : 1.6) *
    prominenceOf(flower);
  // Large flowers, and white ones, make fewer to a cluster rather than lose their form.
  const least = lost ? 0.7 : 0.5;
  return clamp(share, Math.min(alone, Math.max(18, alone * least)), alone);
};

/** Where the axis itself hangs. Aloe and leaf of life hold theirs upright, though their flowers hang. */
const axisHangs = (flower: FlowerTraits): boolean =>
  flower.drooping &&
  flower.position !== "basal" &&
  ["raceme", "spike", "catkin", "spadix"].includes(flower.cluster);

/** Its stalk bends under the weight, the club itself hardly. */
const hangingClub = ({ at, angle }: ClusterPlace, length: number): Polyline => {
  const way = Math.cos(angle) >= 0 ? 1 : -1;
  return evenly(
    through(
      [
        at,
        [at[0] + way * length * 0.14, at[1] - length * 0.02],
        [at[0] + way * length * 0.26, at[1] + length * 0.12],
        [at[0] + way * length * 0.36, at[1] + length * 0.5],
        [at[0] + way * length * 0.38, at[1] + length * 0.86],
      ],
      5,
    ),
    24,
  );
};

/** The large single flowers of a plate in turn, from other sides each: the same face four times would be a stamp. */
const turns: readonly FlowerView[] = ["open", "side", "open", "half", "back"];
const shown = new WeakMap<Page, number>();

const nextView = (page: Page): FlowerView => {
  const before = shown.get(page) ?? 0;
  shown.set(page, before + 1);
  // Every view is a drawing of its own: a plate that would be too large has two.
  if (page.detail < 0.75) return before % 2 === 0 ? "open" : "side";
  return turns[before % turns.length] ?? "open";
};

const drawn = new WeakSet<Page>();

/** Whether this is the first cluster of the plate: one group is strong enough to lead the eye. */
const leads = (page: Page): boolean => {
  if (drawn.has(page)) return false;
  drawn.add(page);
  return true;
};

/** The stalk of each flower of a pair or a few, in widths of the flower. */
const stemShare = (flower: FlowerTraits): number => {
  // Heads of daisies and their kin have long stalks, clear of the leaves.
  if (flower.form === "daisy" || flower.involucre !== undefined) return 2.1;
  if (flower.form === "globe") return 1.7;
  // A long tube in an axil needs hardly any stalk (periwinkle).
  if (flower.form === "salver" && flower.cluster === "pair") return 0.2;
  // Large twisted funnels sit close together.
  if (flower.form === "pinwheel") return isBellFunnel(flower) ? 0.46 : 0.74;
  return isVase(flower) || (flower.petal === "strap" && flower.form === "salver") ? 0.5 : 1.2;
};

/** The stalk of a single flower, in widths of the flower: one that faces the viewer would hide a short stalk. */
const stalkShare = (flower: FlowerTraits): number => {
  if (flower.position === "on-trunk") return flower.drooping ? 1 : 0.3;
  if (flower.drooping) return 0.8;
  // A ball hides what is behind it.
  if (flower.form === "globe") return 1.15;
  const room = flowerSize(flower);
  return standsSideways(flower) ? 0.5 : room > 150 ? 0.7 : 0.95;
};

/** Minute flowers far apart at the ends of threads (hogweed). */
const isDiffuse = ({ form, size_cm, cluster_cm, drooping }: FlowerTraits): boolean =>
  form === "tiny" && !drooping && size_cm < (cluster_cm ?? 0) * 0.017;

/** Clusters of very many small flowers; returns whether it draws this one. */
const manyFlowered = (
  sketch: Sketch,
  flower: FlowerTraits,
  place: ClusterPlace,
  line: Polyline,
  length: number,
): boolean => {
  if (flower.cluster === "head" && flower.form === "cup-bract") {
    tightKnot(sketch, flower, place, length);
    return true;
  }
  if (flower.petal === "closed" && flower.cluster === "spike") {
    urnSpike(sketch, flower, line, clamp(length * 0.15, 15, 30));
    return true;
  }
  const small = smallFlowerSize(flower);
  if (small === undefined || isChaff(flower)) return false;
  const size = small * lerp(0.85, 1, place.scale ?? 1);
  switch (flower.cluster) {
    case "panicle":
      if (inKnots(flower)) knottedPanicle(sketch, flower, line, size * 1.2);
      else if (isDiffuse(flower)) manyFloweredCyme(sketch, flower, place, size * 0.86, length);
      else manyFloweredPanicle(sketch, flower, line, size);
      return true;
    case "spike":
      if (flower.form === "salver") return false;
      if (inKnots(flower)) knottedSpike(sketch, flower, line, size * 1.5);
      else manyFloweredSpike(sketch, flower, line, size * (flower.position === "basal" ? 1.7 : 1.3), 0.05);
      return true;
    case "raceme":
      manyFloweredSpike(sketch, flower, line, size * 1.2, flower.drooping ? 0.7 : 0.5);
      return true;
    case "cyme":
      manyFloweredCyme(sketch, flower, place, size, length);
      return true;
    case "compound-umbel":
      umbelOfUmbels(sketch, flower, place, clamp(length * 0.07, 9.5, 15), length * 1.12);
      return true;
    case "head":
      if (!inKnots(flower)) return false;
      tightKnot(sketch, flower, place, length);
      return true;
    default:
      return false;
  }
};

export const drawCluster = (sketch: Sketch, flower: FlowerTraits, place: ClusterPlace): void => {
  if (flower.form === "none") return;
  const scale = (place.scale ?? 1) * (leads(sketch.page) && !standsAlone(flower) ? 1.2 : 1);
  const size = flowerIn(flower) * lerp(0.75, 1, scale);
  const { random } = sketch;
  // No two clusters of a plant are equally strong.
  const length = clusterLength(flower) * scale * (standsAlone(flower) ? 1 : random.between(0.82, 1.06));
  const gravity = axisHangs(flower)
    ? Math.atan2(Math.sin(down - place.angle), Math.cos(down - place.angle)) * 1.1
    : flower.cluster === "catkin"
      ? // A spike that leans out arches under its weight; an upright one stands straight.
        (place.bend ?? Math.cos(place.angle) * random.between(0.5, 1))
      : random.around(0, 0.25);
  const line = isClub(flower)
    ? hangingClub(place, length)
    : isWand(flower)
      ? // Slender rods sway, each in its own way.
        arc(place.at, place.angle, length, place.bend ?? gravity * 1.6, random.around(0, 0.35), 18)
      : arc(place.at, place.angle, length, gravity, 0, 14);
  if (flower.filaments === "branched") {
    castorRaceme(sketch, flower, line, 30);
    return;
  }
  if (manyFlowered(sketch, flower, place, line, length)) return;
  switch (flower.cluster) {
    case "solitary":
      if (place.young === true) {
        stalkedFlower(sketch, flower, place.at, place.angle, size * 0.5, size * 0.52, "bud");
        return;
      }
      stalkedFlower(
        sketch,
        flower,
        place.at,
        place.angle,
        size * stalkShare(flower) * random.between(0.85, 1.15),
        size * random.between(0.94, 1.12),
        standsSideways(flower) ? "side" : size > 44 ? nextView(sketch.page) : "open",
      );
      return;
    case "pair":
    case "few": {
      const tuft = flower.position === "on-trunk" && ["brush", "pipe"].includes(flower.form);
      // Large tufts would close to a thicket along the trunk.
      const crowd = flower.drooping || size > 110 ? 3 : 5;
      const count = flower.cluster === "pair" ? 2 : tuft ? crowd : size > 48 ? 3 : 4;
      const stem = tuft ? (flower.drooping ? 0.6 : 0.45) : stemShare(flower);
      const spread = tuft && flower.drooping ? 1.1 : 0.75;
      stalkedFlowers(
        sketch,
        flower,
        steps(count).map((t, i) => ({
          from: place.at,
          angle: place.angle + lerp(-spread, spread, t) + random.around(0, 0.18),
          length: size * stem * random.between(0.6, 0.95),
          size: size * (i === count - 1 ? 0.7 : random.between(0.86, 1.04)),
          view:
            i === count - 1 && count > 2
              ? "bud"
              : standsSideways(flower) || size < 30
                ? i === 0
                  ? "side"
                  : "open"
                : nextView(sketch.page),
        })),
      );
      return;
    }
    case "spike":
    case "raceme":
      if (flower.form === "lipped" && flower.cluster === "spike") {
        whorls(sketch, flower, line, size, place.fruiting);
        return;
      }
      if (isWand(flower)) {
        wand(sketch, flower, line, size, place.fruiting === true);
        return;
      }
      if (flower.form === "brush" && flower.cluster === "spike") {
        bottleBrush(sketch, flower, line);
        return;
      }
      if (isOneSided(flower)) {
        oneSidedSpike(sketch, flower, line, size, place.fruiting === true);
        return;
      }
      if (isTorch(flower)) {
        torch(sketch, flower, line);
        return;
      }
      alongAxis(
        sketch,
        flower,
        line,
        size,
        flower.cluster === "spike" ? 0.05 : flower.drooping ? 0.95 : 0.6,
        place.fruiting,
      );
      return;
    case "panicle":
      if (isAcanthPanicle(flower)) {
        acanthPanicle(sketch, flower, line, size, length);
        return;
      }
      panicle(sketch, flower, line, size, length);
      return;
    case "whorls":
      whorls(sketch, flower, line, size, place.fruiting);
      return;
    case "corymb":
      if (isDomed(flower)) {
        domedCorymb(sketch, flower, place, size * 0.8, length);
        return;
      }
      corymb(sketch, flower, place, size, length);
      return;
    case "cyme":
      if (flower.form === "lipped") {
        mintCyme(sketch, flower, place, size, length);
        return;
      }
      cyme(sketch, flower, place, size, length);
      return;
    case "umbel":
    case "compound-umbel":
      umbel(sketch, flower, place, size, length);
      return;
    case "coiled":
      coiled(sketch, flower, place, size, length);
      return;
    case "head":
      // A head of two-lipped flowers is a few of their rings close together.
      if (flower.form === "lipped") {
        whorls(sketch, flower, arc(place.at, place.angle, length * 0.62, 0, 0, 8), size * 0.86);
        return;
      }
      if (isSyncarp(flower)) {
        syncarpHead(sketch, flower, place, size * 0.54, length);
        return;
      }
      head(sketch, flower, place, size, length);
      return;
    case "ball":
      bristlyBalls(sketch, flower, place, length, place.fruiting === true);
      return;
    case "cone":
      bractCone(sketch, flower, place, size, length);
      return;
    case "catkin":
    case "spadix":
      if (flower.form === "spathe") {
        stalkedFlower(
          sketch,
          flower,
          place.at,
          place.angle,
          size * 0.3,
          Math.max(size, length * 0.8),
          "side",
        );
        return;
      }
      if (flower.petals !== undefined) catkinFan(sketch, flower, place, length, flower.petals);
      else catkin(sketch, flower, line);
      return;
    case "comb":
      comb(sketch, flower, line, size, place.fruiting === true);
      return;
    case "fingers":
      grassFingers(sketch, flower, place, length);
      return;
    case "plume":
      plume(sketch, flower, line, length);
      return;
  }
};
