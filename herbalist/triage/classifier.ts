// A second listener, for what no rule foresaw and for words that only frighten: it has learned from labelled questions
// which words, signs and rules go with which level. Its weights are the files that `herbalist/evaluation/train.ts` writes; nothing is
// learned from readers.
import type { Text } from "../language/tokens.ts";
import pairs from "./learned-pairs.json" with { type: "json" };
import pairsApart from "./learned-pairs-apart.json" with { type: "json" };
import words from "./learned-words.json" with { type: "json" };

/** The levels it weighs against the last, in the order of the numbers kept. */
export const weighed = ["emergency", "crisis", "urgent", "routine"] as const;
type Weights = readonly number[];
export type Model = { bias: Weights; features: ReadonlyMap<string, Weights> };

/** Weights are kept as whole hundredths. */
export const fineness = 100;

export const learnedModel: Model = {
  bias: words.bias,
  features: new Map(Object.entries({ ...words.features, ...pairs.features, ...pairsApart.features })),
};

/** How surely a question is of each level; together they make 1. */
export type Shares = {
  emergency: number;
  crisis: number;
  urgent: number;
  routine: number;
  /** How many of the words that count it has met. */
  words: number;
};

/** Marks of what is no single word that counts: see `features.ts`. */
const marked = /^[~^@!=?'-]| /;

export function sharesOf(features: readonly string[], { bias, features: learned }: Model): Shares {
  const sums = [0, 0, 0];
  let known = 0;
  let words = 0;
  for (const feature of features) {
    const weights = learned.get(feature);
    if (weights === undefined) continue;
    for (const [level, weight] of weights.entries()) sums[level] = (sums[level] ?? 0) + weight;
    known++;
    if (!marked.test(feature)) words++;
  }
  const scale = 1 / Math.sqrt(known + 1);
  const [emergency = 0, crisis = 0, urgent = 0] = sums.map((sum, level) =>
    Math.exp(((bias[level] ?? 0) + scale * sum) / fineness),
  );
  const all = emergency + crisis + urgent + 1;
  return { emergency: emergency / all, crisis: crisis / all, urgent: urgent / all, routine: 1 / all, words };
}

const nowWords = new Set(
  "now today tonight since sudden suddenly start started morning minute hour".split(" "),
);

export function hasSeveralSentences({ tokens }: Text): boolean {
  return tokens[0]?.sentence !== tokens.at(-1)?.sentence;
}

export function tellsOfNow({ tokens }: Text): boolean {
  return tokens.some(({ plain, word }) => nowWords.has(plain) || nowWords.has(word));
}
