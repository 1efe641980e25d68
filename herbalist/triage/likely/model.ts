// The learned weights: softmax regression over routine, urgent and the groups. `npm run train` writes learned.json.
import { likelyGroups } from "./groups.ts";
import learned from "./learned.json" with { type: "json" };

/** In the order in which the weights are stored: "a" is routine, "b" urgent, and so on. */
export const classes: readonly string[] = ["routine", "urgent", ...likelyGroups.map(({ id }) => id)];

/** Class index and weight; what is not stored is zero. */
export type Weights = readonly (readonly [number, number])[];
export type Model = { bias: Weights; features: ReadonlyMap<string, Weights> };

/** "a-0.31 d1.2": a letter for the class, and its weight. */
export function printWeights(weights: Weights): string {
  return weights.map(([index, weight]) => `${String.fromCharCode(97 + index)}${weight}`).join(" ");
}

function parseWeights(printed: string): Weights {
  if (printed === "") return [];
  return printed.split(" ").map((one) => [one.charCodeAt(0) - 97, Number(one.slice(1))] as const);
}

export function parseModel({
  bias,
  features,
}: {
  bias: string;
  features: Readonly<Record<string, string>>;
}): Model {
  return {
    bias: parseWeights(bias),
    features: new Map(Object.entries(features).map(([name, weights]) => [name, parseWeights(weights)])),
  };
}

export const learnedModel: Model = parseModel(learned);

/** The probability of each class; they sum to 1. */
export function probabilities(features: readonly string[], { bias, features: known }: Model): number[] {
  const sums = classes.map(() => 0);
  let count = 0;
  for (const feature of features) {
    const weights = known.get(feature);
    if (weights === undefined) continue;
    for (const [index, weight] of weights) sums[index] = (sums[index] ?? 0) + weight;
    count++;
  }
  const scale = 1 / Math.sqrt(count + 1);
  const scores = sums.map((sum) => sum * scale);
  for (const [index, weight] of bias) scores[index] = (scores[index] ?? 0) + weight;
  const highest = Math.max(...scores);
  const exponentials = scores.map((score) => Math.exp(score - highest));
  const total = exponentials.reduce((sum, one) => sum + one, 0);
  return exponentials.map((one) => one / total);
}
