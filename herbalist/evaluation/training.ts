// Makes the learned part of triage from the taught questions alone.
import type { Herbalist } from "#herbalist/herbalist.ts";
import { featuresOf, presentWords } from "#herbalist/triage/likely/features.ts";
import { groupOfDanger, likelyGroups } from "#herbalist/triage/likely/groups.ts";
import { classes, type Model, printWeights } from "#herbalist/triage/likely/model.ts";
import type { Question } from "./question-set.ts";
import { type Example, fitModel } from "./regression.ts";

const isAlarm = (level: string) => level === "emergency" || level === "crisis";

/** None where an earlier message decides the level, or where nothing shows the group of an emergency. */
export function exampleOf(herbalist: Herbalist, { q, t, history, latch }: Question): Example | undefined {
  if (latch !== "none" || (history.length > 0 && t.some(isAlarm))) return undefined;
  const words = presentWords(herbalist.knowledge.read(q));
  const group = t.includes("emergency") ? emergencyGroup(herbalist, q, words) : undefined;
  if (t.includes("emergency") && group === undefined) return undefined;
  const ids = t.map((level) => (level === "emergency" ? group : level));
  return {
    features: featuresOf(words),
    // Where reviewers disagree, each of their levels counts equally.
    target: classes.map((name) => ids.filter((id) => id === name).length / ids.length),
  };
}

/** The group of the first named danger that the rules find, else the group with most words in the question. */
function emergencyGroup(
  herbalist: Herbalist,
  question: string,
  words: ReturnType<typeof presentWords>,
): string | undefined {
  const emergencies = likelyGroups.filter(({ id }) => id !== "crisis");
  for (const { id } of herbalist.answer(question).decisions.triage.dangers) {
    const group = groupOfDanger(id);
    if (group && emergencies.includes(group)) return group.id;
  }
  const counted = emergencies
    .map(({ id, vocabulary }) => ({ id, count: words.filter(({ word }) => vocabulary.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return counted[0] && counted[0].count > 0 ? counted[0].id : undefined;
}

export function train(herbalist: Herbalist, questions: readonly Question[]): Model {
  return fitModel(questions.flatMap((question) => exampleOf(herbalist, question) ?? []));
}

/** One feature a line, sorted, so that a change of weights can be reviewed. */
export function printModel({ bias, features }: Model): string {
  const lines = [...features].map(
    ([name, weights]) => `    ${JSON.stringify(name)}: "${printWeights(weights)}"`,
  );
  return `{\n  "bias": "${printWeights(bias)}",\n  "features": {\n${lines.join(",\n")}\n  }\n}\n`;
}
