// What a thing named before is taken with: after "granny backbone", "can I drink it with rum" and "with honey" add to it and do not take its place.
import type { Question } from "../language/question.ts";
import { maskedSentence } from "./masked-sentence.ts";

const article = "(?:(?:a|an|the|some|little|lil|bit|more|of|drop|spoon|my|me) )*";
const takenWith = new RegExp(
  String.raw`^(?:(?:and|or|but|what about|how about|only|just) )*(?:with|in) ${article}THING\b|\b(?:it|them|that) (?:\S+ )?(?:with|in|into) ${article}THING\b|\bTHING (?:\S+ )?(?:in|with|to|into) (?:it|them|that)\b`,
);

/** Reads the masked sentence. */
export const isTakenWith = (sentence: string): boolean => takenWith.test(sentence);

/** Whether a message names only what something else is taken with. */
export const addsToThing = ({ text, named }: Question): boolean => isTakenWith(maskedSentence(text, named));
