// The enumerations of the catalogue: the values allowed in fields that are not free text.

export const categories = [
  "Digestive Health",
  "Respiratory Support",
  "Pain Relief",
  "Immune Boosting",
  "Skin Conditions",
  "Women's Health",
  "Men's Health",
  "Mental Wellness",
] as const;
export type Category = (typeof categories)[number];

export const conditionSlugs = [
  "high-blood-pressure",
  "diabetes",
  "flu-cold",
  "digestive-issues",
  "pain-inflammation",
  "skin-conditions",
] as const;
export type ConditionSlug = (typeof conditionSlugs)[number];

export const difficulties = ["Easy", "Moderate", "Difficult"] as const;
export const availabilities = ["Common", "Seasonal", "Regional", "Rare"] as const;

/** Whose name or whose use it is; "Guyanese" when it is general in the country. */
export const peoples = [
  "Guyanese",
  "Creole",
  "Afro-Guyanese",
  "Indo-Guyanese",
  "Chinese-Guyanese",
  "Portuguese-Guyanese",
  "Amerindian",
  "Arawak",
  "Carib",
  "Akawaio",
  "Arekuna",
  "Macushi",
  "Patamona",
  "Wai Wai",
  "Wapishana",
  "Warao",
] as const;
export type People = (typeof peoples)[number];

export const hazards = ["none", "caution", "dangerous"] as const;
export type Hazard = (typeof hazards)[number];

export const severities = ["avoid", "caution"] as const;
export type Severity = (typeof severities)[number];

/** How a preparation is taken or applied. */
export const routes = [
  "drink",
  "food",
  "chew",
  "gargle",
  "mouth rinse",
  "steam",
  "bath",
  "wash",
  "poultice",
  "rub",
] as const;
export type Route = (typeof routes)[number];

const swallowedRoutes: readonly Route[] = ["drink", "food"];
const skinRoutes: readonly Route[] = ["bath", "wash", "poultice", "rub"];

export const isSwallowed = (route: Route): boolean => swallowedRoutes.includes(route);
/** Gargles, rinses, chewed plants and steam are neither swallowed nor kept to the skin. */
export const isOnSkin = (route: Route): boolean => skinRoutes.includes(route);

/** The forms in which people ask for a remedy: finer than the routes, and with those that no record of a plant has. */
export const forms = [
  "capsule",
  "eye drop",
  "ear drop",
  "nose drop",
  "inside wash",
  "smoke",
  "bath",
  "gargle",
  "steam",
  "syrup",
  "poultice",
  "wine",
  "juice",
  "oil",
  "drink",
  "rub",
  "seed",
  "chew",
  "leaf tea",
  "tea",
  "food",
] as const;
export type Form = (typeof forms)[number];

export const traditionGrades = ["well documented", "documented", "reported"] as const;
export const evidenceGrades = ["clinical", "preclinical", "none found"] as const;
/** What came out where this preparation was tested in people for this complaint. */
export const outcomes = ["helped", "helped a little", "mixed", "no effect"] as const;
export type Outcome = (typeof outcomes)[number];

/** How a fact is known: read in the named source, or recalled from general knowledge. */
export const knowledge = ["read", "recalled"] as const;

export const advices = ["avoid", "caution", "food amounts only", "no information found"] as const;
export type Advice = (typeof advices)[number];

/** The parts of a plant that a use, a hazard or an interaction may be about. */
export const plantParts = [
  "leaf",
  "young leaf",
  "flower",
  "fruit",
  "unripe fruit",
  "juice",
  "peel",
  "seed",
  "seed oil",
  "nut",
  "root",
  "rhizome",
  "tuber",
  "bulb",
  "bark",
  "wood",
  "stem",
  "sap",
  "latex",
  "resin",
  "gel",
  "oil",
  "essential oil",
  "pod",
  "calyx",
  "silk",
  "heart",
  "whole plant",
] as const;
export type PlantPart = (typeof plantParts)[number];
