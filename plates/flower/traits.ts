// The types that the flower drawings share, and what several of them ask of the traits.
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Point } from "../drawing/geometry.ts";

export type FlowerTraits = NonNullable<PlateTraits["flower"]>;

/** Where an inflorescence is drawn. */
export type ClusterPlace = {
  at: Point;
  angle: number;
  /** 1 for a main cluster, less for a side cluster. */
  scale?: number;
  /** How far a spike turns along its length, where that does not follow from its weight. */
  bend?: number;
  /** Its flowers are over, and it carries their fruits. */
  fruiting?: boolean;
  /** Its flower is still in bud. */
  young?: boolean;
};

/** Minute flowers without petals, in knots of scales (amaranths, nettles). */
export const inKnots = (flower: FlowerTraits): boolean =>
  flower.form === "tiny" &&
  flower.placenta === "basal" &&
  flower.petal === "plain" &&
  !isChaff(flower) &&
  (flower.petals ?? 4) === 4;

/** A flower spike that keeps its form as its fruits ripen: their cups stand where the flowers stood. */
export const fruitsInPlace = (flower: FlowerTraits): boolean =>
  (flower.form === "lipped" && ["whorls", "spike", "comb", "ball", "cyme"].includes(flower.cluster)) ||
  (flower.form === "salver" && ["spike", "coiled"].includes(flower.cluster)) ||
  isBractedHead(flower) ||
  (["spike", "panicle"].includes(flower.cluster) && (inKnots(flower) || isChaff(flower))) ||
  isGlomerule(flower) ||
  isOneSided(flower);

/** Small flowers in close knots of cups in the axils (sleepy morning). */
export const isGlomerule = ({ form, cluster, size_cm }: FlowerTraits): boolean =>
  form === "tiny" && cluster === "head" && size_cm >= 0.4;

/** Salver-shaped flowers, a few at a time, along a rod in which their calyces sit (porterweeds). */
export const isWand = ({ form, cluster }: FlowerTraits): boolean => form === "salver" && cluster === "spike";

/** Tubular flowers in two close rows along one side of their axis (worm grass). */
export const isOneSided = (flower: FlowerTraits): boolean =>
  flower.form === "tube" && flower.cluster === "spike" && flower.position === "terminal";

/** A long tube that swells below its spreading limb, in a cylindrical calyx (tobacco). */
export const isTobacco = (flower: FlowerTraits): boolean =>
  flower.form === "tube" && flower.throat === "wide";

/** Stiff bracted flowers of a spike, large enough to be seen one by one (chaff flower). */
export const isChaff = (flower: FlowerTraits): boolean =>
  flower.form === "tiny" &&
  flower.cluster === "spike" &&
  flower.bracts !== undefined &&
  flower.size_cm >= 0.4;

/** A brush on a long coloured cup, shaped like a nail while it is closed (clove). */
export const isNail = (flower: FlowerTraits): boolean =>
  flower.form === "brush" && flower.ovary === "inferior" && flower.bracts !== undefined;

/** Crumpled petals on the rim of a fleshy coloured vase (pomegranate). */
export const isVase = (flower: FlowerTraits): boolean =>
  flower.form === "many-petal" && flower.petal === "crinkled" && flower.ovary === "inferior";

/** Long white trumpets with a pointed rim (angel's trumpet, thorn apple). */
export const isToothedTrumpet = (flower: FlowerTraits): boolean =>
  flower.form === "trumpet" && flower.throat === "toothed";

/** A heavy hanging club (the male flowers of breadfruit). */
export const isClub = ({ cluster, drooping, size_cm, cluster_cm }: FlowerTraits): boolean =>
  cluster === "catkin" && drooping && size_cm > 0.12 * (cluster_cm ?? Number.POSITIVE_INFINITY);

/** A small head of overlapping bracts with a ring of flowers (lippias). */
export const isBractedHead = (flower: FlowerTraits): boolean =>
  flower.form === "salver" && flower.cluster === "head" && (flower.cluster_cm ?? 9) < 2;

/** A great funnel that opens from a narrow tube into a bell (allamanda, yellow oleander). */
export const isBellFunnel = (flower: FlowerTraits): boolean =>
  flower.form === "pinwheel" && flower.throat === "wide";
/** A head of tubes on ovaries that are joined, and ripen to one fruit (noni). */
export const isSyncarp = (flower: FlowerTraits): boolean =>
  flower.form === "salver" && flower.cluster === "head" && flower.ovary === "inferior";

/** No petals: a small cup with short teeth, far out of which the stamens stand (Indian almond). */
export const isToothedCup = ({ petal, long_stamens, ovary }: FlowerTraits): boolean =>
  petal === "none" && long_stamens && ovary === "inferior";

/** A spathe in the axil of a leaf is long and narrow (dumb cane); others swell at the foot below a waist. */
export const isNarrowSpathe = ({ form, position }: FlowerTraits): boolean =>
  form === "spathe" && position === "axillary";

/** The helmet closes over the stamens of Brazil nut and kakaralli; that of the cannonball tree stays open. */
export const isHelmet = ({ form, position }: FlowerTraits): boolean =>
  form === "cannonball" && position === "terminal";

/** A bell with two short lobes above and three below, the middle one drawn out (sesame). */
export const isLippedBell = ({ form, limb }: FlowerTraits): boolean =>
  form === "bell" && limb === "two-lipped";

/** A waxy pitcher of three joined segments (nutmeg). */
export const isPitcher = ({ form, petals, petal }: FlowerTraits): boolean =>
  form === "bell" && petals === 3 && petal === "plain";

/** Minute flowers of one notched limb, which on the plant are specks and enlarged are little trumpets (hogweed). */
export const isMinuteTrumpet = ({ form, petal, placenta }: FlowerTraits): boolean =>
  form === "tiny" && petal === "heart" && placenta === "basal";
