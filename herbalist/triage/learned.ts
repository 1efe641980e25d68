// A second listener, for what no rule foresaw: it has learned from labelled questions which words and signs go with
// danger, and can only raise a level. Its weights are a file that `bench/learn.ts` writes; nothing is learned from readers.
import type { Text } from "../language/tokens.ts";
import type { Mention } from "./findings.ts";
import weights from "./learned-weights.json" with { type: "json" };

export type Heard = "emergency" | "crisis";
export type Weights = Record<Heard, { bias: number; features: Record<string, number> }>;

/**
 * What it looks at: words that count, pairs of neighbours, and the signs that the rules found. Little words are heard
 * as well, marked with "~": "no more of me" says what "more" alone does not.
 */
export function featuresOf(
  { tokens }: Text,
  mentions: readonly Mention[],
  present: Iterable<string>,
): string[] {
  // Words told as denied, past or only asked about say nothing of now.
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
  for (const sign of present) features.add(`@${sign}`);
  return [...features];
}

/** Two tablets and thirty are not the same; thirty and thirty-one are. */
function size(number: number): string {
  return number < 5 ? "#few" : number < 20 ? "#some" : "#many";
}

/** How likely, from 0 to 1, that careful people would call it so. */
export function likelihood(features: readonly string[], heard: Heard, from: Weights = weights): number {
  const { bias, features: learned } = from[heard];
  let sum = 0;
  let known = 0;
  let words = 0;
  for (const feature of features) {
    const weight = learned[feature];
    if (weight === undefined) continue;
    sum += weight;
    known++;
    if (!feature.startsWith("@") && !feature.startsWith("~")) words++;
  }
  // A few words are too few to judge by.
  return words < 3 ? 0 : 1 / (1 + Math.exp(-(bias + sum / Math.sqrt(known))));
}
