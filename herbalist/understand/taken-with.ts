// What a thing named before is taken with: after "granny backbone", "can I drink it with rum" and "with honey" add to it and do not take its place.
import type { NamedEntity, Question } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";
import { maskedSentence } from "./masked-sentence.ts";

const article = "(?:(?:a|an|the|some|little|lil|bit|more|of|drop|spoon|my|me) )*";
const takenWith = new RegExp(
  String.raw`^(?:(?:and|or|but|what about|how about|only|just) )*(?:with|in) (?:sugar or )?${article}THING\b|\b(?:it|them|that) (?:\S+ )?(?:with|in|into) ${article}THING\b|\bTHING (?:\S+ )?(?:in|with|to|into) (?:it|them|that)\b`,
);

/** Reads the masked sentence. */
export const isTakenWith = (sentence: string): boolean => takenWith.test(sentence);

/** Whether a message names only what something else is taken with. */
export const addsToThing = ({ text, named }: Question): boolean => isTakenWith(maskedSentence(text, named));

/**
 * The messages of a talk without what is only said beside the thing that was named first: "karela with Januvia", "twice a week with rice";
 * "how to make sorrel", "without ginger".
 */
export const withoutBesides = (messages: readonly Question[]): Question[] =>
  messages.map((one, at) => {
    const before = messages.slice(0, at).flatMap(({ named }) => named.filter(isThing));
    const isBeside = (thing: NamedEntity) =>
      before.length > 0 &&
      !before.some(({ id }) => id === thing.id) &&
      (isOfMeal(thing, one.text.tokens) || isLeftOut(thing, one.text.tokens));
    return { ...one, named: one.named.filter((each) => !isThing(each) || !isBeside(each)) };
  });

const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";
/** Of the plate that it comes on it is not asked whether it may be taken. */
const isOfMeal = ({ from, to }: NamedEntity, tokens: readonly Token[]) =>
  tokens.slice(from, to + 1).every(({ plain }) => mealWords.has(plain)) &&
  tokens.slice(Math.max(0, from - 3), from).some(({ plain }) => plain === "with");
const mealWords: ReadonlySet<string> = new Set(
  "rice brown white roti bread dhal dal puri bakes crackers provision provisions cook-up".split(" "),
);
const isLeftOut = ({ from }: NamedEntity, tokens: readonly Token[]) => tokens[from - 1]?.plain === "without";
