// The trained triage classifier (softmax regression) for what no rule covers and for words that only sound alarming. Its
// weights are the learned-*.json files that `herbalist/evaluation/train.ts` writes; nothing is learned from visitors.
import type { Text } from "../language/tokens.ts";
import pairs from "./learned-pairs.json" with { type: "json" };
import pairsApart from "./learned-pairs-apart.json" with { type: "json" };
import words from "./learned-words.json" with { type: "json" };

/** In the order of the stored weights; the last level is the reference and has none. */
export const classifiedLevels = ["emergency", "crisis", "urgent", "routine"] as const;
type Weights = readonly number[];
export type Model = { bias: Weights; features: ReadonlyMap<string, Weights> };

/** Weights are stored as integers, in hundredths. */
export const weightScale = 100;

export const learnedModel: Model = {
  bias: words.bias,
  features: new Map(Object.entries({ ...words.features, ...pairs.features, ...pairsApart.features })),
};

/** Probability of each level; they sum to 1. */
export type Probabilities = {
  emergency: number;
  crisis: number;
  urgent: number;
  routine: number;
  /** How many of the question's content words the model knows. */
  words: number;
};

/** Prefixes of features that are not single content words: see `features.ts`. */
const marked = /^[~^@!=?'-]| /;

export function probabilitiesOf(
  features: readonly string[],
  { bias, features: learned }: Model,
): Probabilities {
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
    Math.exp(((bias[level] ?? 0) + scale * sum) / weightScale),
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

export function mentionsNow({ tokens }: Text): boolean {
  return tokens.some(({ plain, word }) => nowWords.has(plain) || nowWords.has(word));
}
