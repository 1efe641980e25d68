// Household amounts that need no record, for a grown person: of what every kitchen holds, and of what goes on the skin. Larger amounts, weighed
// doses and everything for a child or in pregnancy need one.
import type { Knowledge } from "../understand/knowledge.ts";
import type { Amount } from "./amounts.ts";

/** Plants of which a household measure harms no grown person; the part that is eaten or brewed by everybody. */
const kitchenPlants: ReadonlySet<string> = new Set([
  "avocado",
  "banana",
  "boulanger",
  "breadfruit",
  "calaloo",
  "cassava",
  "celery",
  "coconut",
  "coffee",
  "corn",
  "cucumber",
  "garlic",
  "ginger",
  "golden-apple",
  "guava",
  "jeera",
  "lemongrass",
  "lime",
  "mango",
  "ochro",
  "onion",
  "papaya",
  "parsley",
  "passion-fruit",
  "pigeon-pea",
  "pineapple",
  "pumpkin",
  "rice",
  "sorrel",
  "spearmint",
  "sweet-potato",
  "tamarind",
  "thyme",
  "watercress",
  "west-indian-cherry",
]);
/** Of these only the fruit or the pot herb is food: "guava leaf", "pawpaw seeds", "corn silk" are remedies. */
const otherParts =
  /^\W*(?:leaf|leaves|seeds?|bark|roots?|oil|silk|milk|latex|powder|capsules?|extract|tincture)\b/i;
const brewedLeaf: ReadonlySet<string> = new Set(["lemongrass", "spearmint", "thyme", "calaloo", "lime"]);
const brewedRoot: ReadonlySet<string> = new Set(["ginger", "garlic", "onion", "jeera"]);

/** By the piece in a pot, not by the spoon. */
const spices: ReadonlySet<string> = new Set(["black-pepper", "cinnamon", "clove", "nutmeg", "turmeric"]);
/** Strong by the spoon: only what its record says. */
export const isSpice = (id: string) => spices.has(id);
const spiceMeasures: ReadonlySet<string> = new Set(["clove", "piece", "pinch"]);

export const kitchenTeas: ReadonlySet<string> = new Set([
  "ginger",
  "lemongrass",
  "lime",
  "spearmint",
  "thick-leaf-thyme",
  "thyme",
]);
/** "A weak mint tea instead": anybody may offer it, if nothing about this person speaks against it. */
export const isKitchenTea = ({ kind, id }: { kind: string; id: string }) =>
  kind === "plant" && kitchenTeas.has(id);

/** What a kitchen brews from day to day: nobody counts the days of it. */
export const isKitchenBrew = (id: string) => kitchenTeas.has(id) || brewedRoot.has(id);

const kitchenKinds: ReadonlySet<string> = new Set(["food", "drink", "spice"]);
/** Food and drink whose amount matters. */
const measured: ReadonlySet<string> = new Set([
  "aloe-vera-juice",
  "angostura-bitters",
  "apple-cider-vinegar",
  "beetroot-juice",
  "black-seed",
  "bush-bitters",
  "energy-drinks",
  "grapefruit",
  "kombucha",
  "rum",
  "salt-substitute",
  "sea-moss",
  "star-anise",
  "stout",
  "tonic-wine",
]);
const cookingOils: ReadonlySet<string> = new Set(["coconut-oil", "olive-oil", "mustard-oil"]);

/** The most of each measure that a recipe or a day of ordinary food and drink holds. */
const most: Readonly<Record<string, number>> = {
  cup: 4,
  glass: 4,
  teaspoon: 4,
  tablespoon: 4,
  spoon: 4,
  clove: 4,
  piece: 10,
  stalk: 8,
  leaf: 12,
  handful: 3,
  pinch: 3,
  litre: 3,
  gram: 100,
  "a day": 4,
  "times a day": 6,
  "times a week": 7,
};

export const isHouseholdMeasure = ({ unit, value }: Amount) => value <= (most[unit] ?? 0);

/** "Half a teaspoon in a pot of curry". */
export const isSpiceInPot = (
  { kind, id }: { kind: string; id: string },
  sentence: string,
  { unit, value }: Amount,
): boolean =>
  kind === "plant" &&
  spices.has(id) &&
  id !== "nutmeg" &&
  unit === "teaspoon" &&
  value <= 1 &&
  /\b(?:pot|dish|pan) of\b|\b(?:curry|dhal|stew)\b/i.test(sentence);

/** Whether a thing named in a sentence is ordinary food there. */
export function isKitchenThing(
  { kind, id, text }: { kind: string; id: string; text: string },
  sentence: string,
  unit: string,
  { others }: Knowledge,
): boolean {
  const after = sentence.slice(sentence.indexOf(text) + text.length);
  if (kind === "other") {
    const other = others.get(id);
    if (other === undefined || measured.has(id)) return false;
    return kitchenKinds.has(other.kind) || cookingOils.has(id);
  }
  if (kind === "plant" && spices.has(id)) return spiceMeasures.has(unit);
  if (kind !== "plant" || !kitchenPlants.has(id)) return false;
  if (!otherParts.test(after)) return true;
  return brewedLeaf.has(id)
    ? /^\W*lea/i.test(after)
    : brewedRoot.has(id) && /^\W*(?:root|seed|powder)/i.test(after);
}

const adjectives =
  "the|your|a|an|this|that|dried|dry|fresh|ground|grated|crushed|chopped|sliced|warm|hot|cold|cool|weak|clear|clean|plain|strong|raw|ripe|green|young|washed|good|pure|unsweetened|cooked|boiled|thin|small|little|ordinary|black|brown|white|tender|same|mashed|soaked";
const ofWhat = new RegExp(`^\\s*(?:\\([^)]*\\)\\s*)?of (?:(?:${adjectives}) )*([a-z]+)`, "i");
const isAdjective = new RegExp(`^(?:${adjectives})$`, "i");
/** What stands for the thing spoken of, or is food that no record needs. */
const plainNouns: ReadonlySet<string> = new Set(
  "it this that them these each tea teas juice gel leaf leaves blades water brew drink liquid oil sugar salt milk soup broth porridge oats rice flour bread greens vegetables fruit ice butter yogurt peas beans nuts flesh pulp root roots bark chips shavings seed seeds peel flowers food dhal yoghurt jaggery syrup powder".split(
    " ",
  ),
);

/** "Three spoons of borax": an amount of something that neither the records nor the kitchen know. `after`: the words behind it. */
export function isOfSomethingUnknown(after: string, isNamed: (words: string) => boolean): boolean {
  const [words, noun = ""] = ofWhat.exec(after) ?? [];
  if (words === undefined || plainNouns.has(noun.toLowerCase()) || isAdjective.test(noun)) return false;
  return !isNamed(after.slice(0, words.length + 24));
}
