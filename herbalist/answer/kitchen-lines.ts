// What a record tells of a thing as food, without anything of remedies.
import { type AskedThing, firstWarning } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { sentence } from "./phrasing.ts";
import { linesOf } from "./record-sentences.ts";

const ofKitchen =
  /\b(?:cook\w*|fr(?:y|ied)|bak(?:e|ed)|roast\w*|curr(?:y|ied)|stew\w*|soups?|rice|dhal|roti|pots?|bread|cakes?|jam|jelly|chutney|achar|season\w*|sauce|eaten|eat|food|kitchens?|spice|flavours?|sweets?|drinks?|market|salads?)\b/i;
/** What is taken for an illness, or warned of. */
export const ofRemedy =
  /\b(?:remed\w+|tea|tradition\w*|doses?|cough|fever|worms?|sugar|pressure|diabet\w+|pregnan\w+|tablets?|medicines?|trials?|stud(?:y|ies)|people who|poison\w*|kill\w*|patients?|healers?|weeks?|cups?)\b/i;

/** What a record tells of a thing as food. */
export const kitchenLines = (thing: AskedThing): string =>
  linesOf(thing, false)
    .filter((line) => ofKitchen.test(line) && !ofRemedy.test(line))
    .slice(0, 2)
    .map(sentence)
    .join(" ");

/** Of what is eaten, only what cooking or eating it wrongly does. */
export function kitchenWarning(thing: AskedThing): Block[] {
  const warning = firstWarning(thing);
  return ofEating.test(warning) ? [{ type: "cautions", items: [warning] }] : [];
}
const ofEating =
  /\b(?:raw|unripe|green (?:fruit|pods?)|seeds?|stones?|poison\w*|cook\w*|peel\w*|chok\w+|bitter (?:cassava|one))\b/i;
