// What the learned part may do: suggest one line to check first. It names no danger, changes no level, and silences nothing.
import type { Text } from "../../language/tokens.ts";
import { featuresOf, presentWords } from "./features.ts";
import { likelyGroups } from "./groups.ts";
import { classes, learnedModel, probabilities } from "./model.ts";

export type CheckFirst = {
  /** Id of the group. */
  group: string;
  /** When help should be called. */
  check: string;
  probability: number;
  /** The person's own words that belong to the group's vocabulary. */
  words: string[];
};

/** Chosen on judged rounds: at 0.4 a line stood above one in ten harmless long messages. */
const leastProbability = 0.6;

/** The likeliest group of which a word stands in the question as present. */
export function suspectedGroup(text: Text): CheckFirst | undefined {
  const present = presentWords(text);
  const likely = probabilities(featuresOf(present), learnedModel);
  const suspected = likelyGroups.flatMap(({ id, check, vocabulary }): CheckFirst[] => {
    const probability = likely[classes.indexOf(id)] ?? 0;
    if (probability < leastProbability) return [];
    const shown = present.filter(({ word }) => vocabulary.has(word));
    if (shown.length === 0) return [];
    const words = shown.map(({ start, end }) => text.source.slice(start, end));
    return [{ group: id, check, probability, words: [...new Set(words)] }];
  });
  return suspected.sort((a, b) => b.probability - a.probability)[0];
}
