// What the functions that tell a detail of a thing share: the words that ask for it, whether it may be told, and the form of its verdict.
import type { Answering } from "./answering.ts";
import type { AskedThing } from "./asked-things.ts";
import type { Block } from "./blocks.ts";

export type Tell = (thing: AskedThing, answering: Answering) => Block[];

export const plainWords = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.map(({ plain }) => plain).join(" ");

/** As written too: "stomach" is read as "belly". */
export const ownWords = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.map(({ raw }) => raw.toLowerCase()).join(" ");

/** "how do I use it, boil or soak": the recipe is asked for too. */
export const wholeRecipe = /\bhow (?:\S+ ){0,4}(?:use|make|prepare|fix)\b/;

export const mayTell = (thing: AskedThing, { decisions }: Answering) =>
  decisions.dosesAllowed && thing.verdict !== "drop" && thing.plant?.safety.hazard !== "dangerous";

export const verdict = (bold: string, text = ""): Block[] => [
  { type: "verdict", text: `**${bold}** ${text}`.trim() },
];
