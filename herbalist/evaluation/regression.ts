// Softmax regression fitted by AdaGrad with dropout and weight decay. The random generator is seeded, so that the same examples
// give the same weights.
import { classes, type Model, type Weights } from "#herbalist/triage/likely/model.ts";

/** `target` is the probability of each class, in the order of `classes`. */
export type Example = { features: readonly string[]; target: readonly number[] };

const epochs = 15;
const learningRate = 0.3;
const biasLearningRate = 0.02;
const weightDecay = 1e-3;
const dropout = 0.3;
/** Rarer features are noise. */
const minimumFrequency = 2;
/** Smaller weights change no decision and would double the file. */
const smallestWeight = 0.15;

export function fitModel(examples: readonly Example[]): Model {
  const frequency = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) frequency.set(one, (frequency.get(one) ?? 0) + 1);
  const names = [...frequency].filter(([, times]) => times >= minimumFrequency).map(([name]) => name);
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, target }) => ({
    indices: features.flatMap((one) => indexOf.get(one) ?? []),
    target,
  }));
  const width = classes.length;
  const weights = new Float64Array(names.length * width);
  const squares = new Float64Array(names.length * width).fill(1);
  const bias = new Float64Array(width);
  const random = seededRandom();
  const order = [...rows.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row) update(row.indices, row.target);
    }
  }
  const entries = names
    .map((name, at): [string, Weights] => [name, rounded(weights.subarray(at * width, (at + 1) * width))])
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return { bias: rounded(bias), features: new Map(entries) };

  function update(indices: readonly number[], target: readonly number[]): void {
    const active = indices.filter(() => random() >= dropout);
    const scale = 1 / Math.sqrt(active.length + 1);
    const scores = Float64Array.from(bias);
    for (const index of active)
      for (let one = 0; one < width; one++)
        scores[one] = (scores[one] ?? 0) + scale * (weights[index * width + one] ?? 0);
    const highest = Math.max(...scores);
    const exponentials = scores.map((score) => Math.exp(score - highest));
    const total = exponentials.reduce((sum, one) => sum + one, 0);
    const errors = exponentials.map((one, at) => one / total - (target[at] ?? 0));
    for (let one = 0; one < width; one++)
      bias[one] = (bias[one] ?? 0) - biasLearningRate * (errors[one] ?? 0);
    for (const index of active)
      for (let one = 0; one < width; one++) {
        const at = index * width + one;
        const slope = (errors[one] ?? 0) * scale + weightDecay * (weights[at] ?? 0);
        const sum = (squares[at] ?? 0) + slope * slope;
        squares[at] = sum;
        weights[at] = (weights[at] ?? 0) - (learningRate * slope) / Math.sqrt(sum);
      }
  }
}

function rounded(list: Float64Array): Weights {
  return [...list].flatMap((weight, index) =>
    Math.abs(weight) < smallestWeight ? [] : [[index, Math.round(weight * 100) / 100] as const],
  );
}

/** Linear congruential generator. */
function seededRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
