// Draws a flower of the plant at a given place: open, from the side, or in bud. Drawn once per size and reused.
import { clamp, frame, type Point } from "../drawing/geometry.ts";
import { mix, toneOf } from "../drawing/palette.ts";
import { Sketch, turnedBy } from "../drawing/sketch.ts";
import { bellFunnel } from "./bell-funnel.ts";
import { drawBud } from "./buds.ts";
import { femaleCastor, maleCastor } from "./castor-flowers.ts";
import { compositeHead } from "./composite-heads.ts";
import { dayflower, isDayflower } from "./dayflower.ts";
import { paintOf } from "./flower-paint.ts";
import { drawHead } from "./heads.ts";
import { helmetFlower } from "./helmet-flower.ts";
import { hempFlower, isHemp } from "./hemp-flower.ts";
import { hibiscusProfile } from "./hibiscus-profile.ts";
import { lanternFlower } from "./lantern-flowers.ts";
import { lippedBell } from "./lipped-bell.ts";
import { isCrownFlower } from "./milkweed-flowers.ts";
import { openNettle } from "./nettle-flowers.ts";
import { pitcherFlower } from "./pitcher-flower.ts";
import { isPouched, pouchedBell } from "./pouched-bell.ts";
import { drawRadialFlower } from "./radial-flowers.ts";
import { drawSideFlower } from "./side-flowers.ts";
import { tobaccoFlower } from "./tobacco-flowers.ts";
import { toothedTrumpet, trumpetBud } from "./toothed-trumpet.ts";
import { isTorch, torchFlower } from "./torch.ts";
import {
  type FlowerTraits,
  isBellFunnel,
  isHelmet,
  isLippedBell,
  isMinuteTrumpet,
  isPitcher,
  isTobacco,
  isToothedTrumpet,
} from "./traits.ts";
import { urnFlower } from "./urn-flowers.ts";
import { isWoundGlobe, woundGlobe } from "./wound-globe.ts";

/** Which side of the flower is seen, or how far it has opened. */
export type FlowerView = "face" | "open" | "side" | "half" | "back" | "bud";

const single: ReadonlySet<FlowerTraits["cluster"]> = new Set(["solitary", "pair", "few"]);

/** Whether the flowers stand alone or a few together, and so each carries the plate. */
export const standsAlone = (flower: FlowerTraits): boolean => single.has(flower.cluster);

/** Flowers that are not showy, whatever their size: green and fleshy, or minute in heads. */
const plain: ReadonlySet<FlowerTraits["form"]> = new Set([
  "tiny",
  "thick-petal",
  "narrow-thick-petal",
  "pipe",
  "spathe",
  "cup-bract",
  "button",
  "globe",
  "grass",
]);

/** A ball of threads: as large as it is among its leaves, for there are several. */
const isPuff = ({ form, bracts, stamens }: FlowerTraits): boolean =>
  form === "globe" && bracts === undefined && stamens !== undefined;

/** How much larger than others of their size those are drawn that are what the plant is known by. */
const prominence: Partial<Record<FlowerTraits["form"], number>> = {
  mallow: 1.22,
  passion: 1.14,
  "orchid-tree": 1.5,
  milkweed: 1.25,
  senna: 1.35,
  "thick-petal": 0.8,
};

export const prominenceOf = (flower: FlowerTraits): number =>
  // A papery globe is what its plant is grown for.
  flower.form === "globe" && flower.bracts !== undefined
    ? 1.4
    : isPitcher(flower)
      ? 0.74
      : (prominence[flower.form] ?? 1);

/** The width of one flower in page units: small flowers are enlarged, large ones reduced, showy ones carry the plate. */
export const flowerSize = (flower: FlowerTraits): number =>
  isPuff(flower)
    ? clamp(74 * flower.size_cm ** 0.5, 44, 104)
    : standsAlone(flower) && !plain.has(flower.form) && flower.size_cm > 0.6
      ? clamp(
          212 * prominenceOf(flower) * (flower.size_cm / 8) ** (flower.size_cm < 8 ? 0.48 : 0.34),
          52,
          320,
        )
      : clamp(
          (plain.has(flower.form) ? 158 : 184) * prominenceOf(flower) * (flower.size_cm / 8) ** 0.42,
          26,
          240,
        );

const sizes = [12, 20, 34, 60, 100, 150, 230];

const sideOnly: ReadonlySet<FlowerTraits["form"]> = new Set([
  "trumpet",
  "tube",
  "bell",
  "pea",
  "lipped",
  "beak",
  "thick-petal",
  "narrow-thick-petal",
  "pipe",
  "ginger",
  "spathe",
  "milkweed",
  "cannonball",
  "cup-bract",
  "button",
  "globe",
  "grass",
]);

/** Flowers with an upper and a lower side: on the left of a stem they are mirrored, not turned on their heads. */
const twoSided: ReadonlySet<FlowerTraits["form"]> = new Set(["pea", "lipped", "beak", "ginger"]);

export const hasUpperSide = (flower: FlowerTraits): boolean =>
  twoSided.has(flower.form) ||
  isPouched(flower) ||
  isDayflower(flower) ||
  isLippedBell(flower) ||
  isHelmet(flower);

/** Whether the flower is drawn along its stalk (true) or facing the viewer (false). */
export const standsSideways = (flower: FlowerTraits): boolean =>
  (sideOnly.has(flower.form) && !isSaucer(flower)) || flower.petal === "closed";

/**
 * The angles between the flower's axis and the viewer, for the views that are drawn in several ways. None is seen quite from the
 * front: pistil, column and stamens would be discs and dots.
 */
const tilts: Record<Exclude<FlowerView, "bud">, readonly number[]> = {
  face: [0.46],
  open: [0.42, 0.72, 0.98],
  side: [1, 1.24],
  half: [1.05],
  back: [2.05],
};
/** A funnel is seen from further aside, so that both its tube and its mouth show. */
const funnelTilts: typeof tilts = { face: [0.55], open: [0.85, 1.1], side: [1.3], half: [1.3], back: [1.9] };
/** The long stamens of peacock flowers would hide their petals. */
const peacockTilts: typeof tilts = { ...tilts, face: [0.18] };
/** So shallow that from the side it would be a hat (ground cherry). */
const isSaucer = ({ form, throat }: FlowerTraits): boolean => form === "bell" && throat === "wide";
const funnels: ReadonlySet<FlowerTraits["form"]> = new Set(["trumpet", "tube", "bell", "milkweed"]);

/** Whether a flower is never seen straight from the front, which would hide what tells it: its tube, its long stamens. */
const isSeenAside = (flower: FlowerTraits): boolean =>
  (funnels.has(flower.form) && !isCrownFlower(flower)) ||
  (flower.form === "pinwheel" && flower.throat === "wide") ||
  (flower.form === "mallow" && flower.long_stamens);

/** Draws one flower whose stalk ends at `to`, heading along `angle`, `size` across. */
export const flowerAt = (
  sketch: Sketch,
  flower: FlowerTraits,
  to: Point,
  angle: number,
  size: number,
  wanted: FlowerView = "open",
): void => {
  if (flower.form === "none") return;
  // A spikelet looks the same before it flowers.
  const view = flower.form === "grass" && wanted === "bud" ? "open" : wanted;
  const { random } = sketch;
  const bucket = sizes.find((each) => each >= size) ?? 230;
  const seen = isSeenAside(flower) ? funnelTilts : flower.form === "orchid-tree" ? peacockTilts : tilts;
  const angles = view === "bud" ? [0] : seen[view];
  // Every variant is a drawing of its own: a plate that would be too large has one.
  const variants = sketch.page.detail < 0.75 ? 1 : Math.max(2, angles.length);
  const variant = Math.floor(random.between(0, variants));
  const tilt = angles[variant % angles.length] ?? 0.5;
  // The light comes from one side of the page whichever way the flower points.
  // A brush of threads has no shaded side, so one drawing serves all directions.
  const quarter = flower.form === "brush" ? 0 : ((Math.round(angle / (Math.PI / 2)) % 4) + 4) % 4;
  const mirrored = hasUpperSide(flower) && Math.cos(angle) < 0;
  const draw = (): Sketch => {
    const drawing = new Sketch(sketch.page);
    const paint = paintOf(flower);
    if (flower.filaments === "branched") {
      // The flowers at the top of the spike are female and last; those below are male.
      (view === "bud" || view === "half" || view === "face" ? femaleCastor : maleCastor)(
        drawing,
        paint,
        bucket,
      );
      return drawing;
    }
    // On the plant these flowers are specks.
    if (flower.filaments === "sprung" && view !== "bud" && bucket > 60) {
      openNettle(drawing, paint, bucket);
      return drawing;
    }
    if (isToothedTrumpet(flower)) {
      const whole = new Sketch(sketch.page);
      if (view === "bud") trumpetBud(whole, paint, bucket * 1.3);
      else toothedTrumpet(whole, paint, bucket * 1.3, view === "face" ? 1 : variant === 0 ? 0.5 : 0.2);
      // Standing or turned to the right, it is mirrored: the light stays on its left.
      drawing.place(whole, frame([0, 0], 0, 1, quarter === 1 || quarter === 2 ? 1 : -1));
      return drawing;
    }
    if (isBellFunnel(flower)) {
      bellFunnel(drawing, flower, paint, bucket, view, variant);
      return drawing;
    }
    if (isDayflower(flower)) {
      dayflower(drawing, paint, bucket, view);
      return drawing;
    }
    if (isPouched(flower)) {
      pouchedBell(drawing, paint, bucket, view, variant);
      return drawing;
    }
    if (isWoundGlobe(flower)) {
      woundGlobe(drawing, paint, bucket, view, variant);
      return drawing;
    }
    if (isTobacco(flower)) {
      tobaccoFlower(drawing, paint, bucket, view, variant);
      return drawing;
    }
    if (flower.form === "mallow" && flower.long_stamens && (view === "side" || view === "half")) {
      hibiscusProfile(drawing, paint, bucket, view === "half" ? 0.3 : 1);
      return drawing;
    }
    if (isHelmet(flower)) {
      helmetFlower(drawing, paint, bucket, view, variant);
      return drawing;
    }
    if (isLippedBell(flower)) {
      lippedBell(drawing, flower, paint, bucket, view, variant);
      return drawing;
    }
    if (isHemp(flower)) {
      hempFlower(drawing, paint, bucket);
      return drawing;
    }
    if (isTorch(flower)) {
      torchFlower(drawing, flower, bucket, view);
      return drawing;
    }
    if (isPitcher(flower)) {
      pitcherFlower(drawing, paint, bucket, view === "bud");
      return drawing;
    }
    if (flower.petal === "closed") {
      urnFlower(drawing, paint, bucket, view === "bud");
      return drawing;
    }
    if (flower.calyx === "inflated") {
      lanternFlower(drawing, paint, bucket, view);
      return drawing;
    }
    if (view === "bud" && flower.involucre !== undefined) {
      compositeHead(drawing, flower.involucre, paint, bucket / 2, "bud");
      return drawing;
    }
    if (view === "bud" && flower.form === "globe" && flower.bracts !== undefined) {
      // A papery head is a smaller, paler one before it is full.
      drawHead(drawing, { ...flower, colour: mix(paint.tone.mid, "#dfe3b8", 0.4) }, bucket * 0.32, 0);
      return drawing;
    }
    // The bud of a pipe has its bend already.
    if (view === "bud" && flower.form !== "pipe") {
      drawBud(
        drawing,
        flower,
        paint,
        bucket,
        flower.bracts === undefined ? toneOf("light-green") : paint.bracts,
      );
      return drawing;
    }
    const turn = variant * 0.5 - 0.3;
    const heading = (quarter * Math.PI) / 2;
    const near: FlowerTraits =
      isMinuteTrumpet(flower) && bucket > 60 ? { ...flower, form: "salver" } : flower;
    const done =
      drawRadialFlower(drawing, near, paint, bucket, turn, {
        tilt,
        open: view === "half" ? 0.35 : 1,
        heading,
      }) ||
      drawHead(drawing, flower, bucket / 2, turn) ||
      drawSideFlower(drawing, flower, bucket, view, variant);
    if (!done) throw new Error(`no drawing for flower form ${flower.form}`);
    return drawing;
  };
  const heading = (quarter * Math.PI) / 2;
  sketch.reuse(
    `flower ${view} ${bucket} ${variant} ${quarter} ${mirrored} ${flower.form} ${flower.colour}`,
    () => turnedBy(sketch.page, mirrored ? Math.PI / 2 - heading : heading, draw),
    frame(to, angle, size / bucket, (mirrored ? -1 : 1) * (size / bucket)),
  );
};
