// A second listener, for what no rule foresaw and for words that only frighten: it has learned from labelled questions
// which words, signs and rules go with danger. Its weights are a file that `bench/learn.ts` writes; nothing is learned
// from readers.
import type { Text } from "../language/tokens.ts";
import type { Mention } from "./findings.ts";
import spelling from "./learned-spelling.json" with { type: "json" };
import words from "./learned-weights.json" with { type: "json" };

export type Model = { bias: number; features: Record<string, number> };
export type Weights = {
  /** Is it an emergency or a crisis at all? Heard by words, and again by pieces of words for those it never met. */
  grave: Model;
  spelling: Model;
  /** If something is wrong, can it not wait until tomorrow? Taught by the grave and the urgent alone. */
  pressing: Model;
  /** If it is one of them, is it a crisis? */
  crisis: Model;
};
export const learnedWeights: Weights = { ...words, ...spelling };

/** What the rules made of a question, as far as the listener may weigh it. */
export type RulesHeard = {
  mentions: readonly Mention[];
  /** Signs told as present, by id. */
  present: Iterable<string>;
  /** Rules for crisis and emergency that hold, by id. */
  crisis: readonly string[];
  emergency: readonly string[];
  helpSeen: boolean;
  /** Something is told of this moment: "now", "since breakfast". */
  toldNow: boolean;
  /** More than one sentence: innocent ones may stand around a grave one. */
  severalSentences: boolean;
};

const nowWords = new Set(
  "now today tonight since sudden suddenly start started morning minute hour".split(" "),
);

export function hasSeveralSentences({ tokens }: Text): boolean {
  return tokens[0]?.sentence !== tokens.at(-1)?.sentence;
}

export function tellsOfNow({ tokens }: Text): boolean {
  return tokens.some(({ plain, word }) => nowWords.has(plain) || nowWords.has(word));
}

export type Features = { words: string[]; spelling: string[] };
/** Marks of what is no word that counts: a little word or pair, the opening, a sign, a rule, how a sign stands, a pair. */
const marked = /^[~^@!=]| /;

/**
 * What it looks at: words that count, pairs of neighbours, how the question opens and how long it is, and what the rules
 * found. Little words are heard as well, marked with "~": "no more of me" says what "more" alone does not.
 */
export function featuresOf(told: Text, heard: RulesHeard): Features {
  const text = withoutAsides(told);
  const around = [...framing(text), ...rulesHeard(heard)];
  return { words: [...wordsOf(text, heard), ...around], spelling: [...piecesOf(text), ...around] };
}

/** "By the way" says that something is added, and nothing of what. */
function withoutAsides(text: Text): Text {
  const { tokens } = text;
  const begins = (at: number) =>
    ["by", "the", "way"].every((word, offset) => tokens[at + offset]?.plain === word);
  const aside = (at: number) =>
    tokens[at]?.plain === "btw" || [0, 1, 2].some((offset) => begins(at - offset));
  return { ...text, tokens: tokens.filter((_, at) => !aside(at)) };
}

function wordsOf({ tokens }: Text, { mentions }: RulesHeard): Set<string> {
  // Words told as denied, past or only asked about say nothing of now; that they stand there so does.
  const silent = new Set<number>();
  for (const { standing, from, to } of mentions)
    if (standing !== "present") for (let at = from; at <= to; at++) silent.add(at);
  const told = tokens
    .filter(({ at }) => !silent.has(at))
    .map(({ word, number, light }) => ({ word: number === undefined ? word : size(number), light }));
  const words = told.filter(({ light }) => !light).map(({ word }) => word);
  const features = new Set(words);
  for (let at = 0; at + 1 < words.length; at++) features.add(`${words[at]} ${words[at + 1]}`);
  for (const { word, light } of told) if (light) features.add(`~${word}`);
  for (let at = 0; at + 1 < told.length; at++) features.add(`~${told[at]?.word} ${told[at + 1]?.word}`);
  return features;
}

/** Three to five letters in a row of each word as it was written. */
function piecesOf({ tokens }: Text): Set<string> {
  const pieces = new Set<string>();
  for (const word of new Set(tokens.map(({ raw }) => `<${raw.slice(0, 30)}>`)))
    for (const length of [3, 4, 5])
      for (let at = 0; at + length <= word.length; at++) pieces.add(word.slice(at, at + length));
  return pieces;
}

function framing({ tokens }: Text): string[] {
  const opening = tokens.slice(0, 3).map(({ plain, number }) => (number === undefined ? plain : "#"));
  return [
    ...opening.map((_, last) => `^${opening.slice(0, last + 1).join(" ")}`),
    `#long ${Math.min(8, Math.floor(tokens.length / 4))}`,
  ];
}

function rulesHeard({ mentions, present, crisis, emergency, helpSeen }: RulesHeard): Set<string> {
  const features = new Set<string>();
  for (const { id, standing } of mentions)
    if (standing !== "present") {
      features.add(`=${standing}:${id}`);
      if (standing === "asked") features.add("=asked");
    }
  for (const sign of present) features.add(`@${sign}`);
  for (const rule of [...crisis, ...emergency]) features.add(`!${rule}`);
  if (crisis.length > 0) features.add("!!crisis");
  if (emergency.length > 0) features.add("!!emergency");
  if (helpSeen) features.add("=help-seen");
  return features;
}

/** Two tablets and thirty are not the same; thirty and thirty-one are. */
function size(number: number): string {
  return number < 5 ? "#few" : number < 20 ? "#some" : "#many";
}

export type Likelihood = {
  /** Over nothing: rather yes than no. */
  lean: number;
  /** How many of the words that count it has met. */
  words: number;
};

export function likelihood(features: readonly string[], { bias, features: learned }: Model): Likelihood {
  let sum = 0;
  let known = 0;
  let words = 0;
  for (const feature of features) {
    const weight = learned[feature];
    if (weight === undefined) continue;
    sum += weight;
    known++;
    if (!marked.test(feature)) words++;
  }
  return { lean: known === 0 ? bias : bias + sum / Math.sqrt(known), words };
}

/** A lean as a share from 0 to 1. */
export function shareOf(lean: number): number {
  return 1 / (1 + Math.exp(-lean));
}
