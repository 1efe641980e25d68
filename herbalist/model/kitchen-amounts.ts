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
  "coconut",
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
  "times a day": 5,
  "times a week": 7,
};

export const isHouseholdMeasure = ({ unit, value }: Amount) => value <= (most[unit] ?? 0);

/** Whether a thing named in a sentence is ordinary food there. */
export function isKitchenThing(
  { kind, id, text }: { kind: string; id: string; text: string },
  sentence: string,
  { others }: Knowledge,
): boolean {
  const after = sentence.slice(sentence.indexOf(text) + text.length);
  if (kind === "other") {
    const other = others.get(id);
    if (other === undefined || measured.has(id)) return false;
    return kitchenKinds.has(other.kind) || cookingOils.has(id);
  }
  if (kind !== "plant" || !kitchenPlants.has(id)) return false;
  if (!otherParts.test(after)) return true;
  return brewedLeaf.has(id)
    ? /^\W*lea/i.test(after)
    : brewedRoot.has(id) && /^\W*(?:root|seed|powder)/i.test(after);
}
