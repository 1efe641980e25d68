// Softmax regression over the triage levels, fitted by AdaGrad with dropout and weight decay. The random generator is
// seeded, so that the same examples give the same weights.
import { classifiedLevels, type Model, weightScale } from "#herbalist/triage/classifier.ts";

/** `target` is the probability of each level, in the order of `classifiedLevels`; `weight` scales the loss of this example. */
export type TrainingExample = { features: readonly string[]; target: readonly number[]; weight: number };

const epochs = 15;
const learningRate = 0.3;
const biasLearningRate = 0.02;
/** A smaller decay fitted the training writers better and the writer left out worse. */
const weightDecay = 1e-3;
const dropout = 0.3;
/** Rarer features are noise. */
const minimumFrequency = 3;

export function fitClassifier(examples: readonly TrainingExample[]): Model {
  const frequency = new Map<string, number>();
  for (const { features } of examples)
    for (const one of features) frequency.set(one, (frequency.get(one) ?? 0) + 1);
  const names = [...frequency].filter(([, times]) => times >= minimumFrequency).map(([name]) => name);
  const indexOf = new Map(names.map((name, at) => [name, at]));
  const rows = examples.map(({ features, target, weight }) => ({
    indices: Int32Array.from(features.flatMap((one) => indexOf.get(one) ?? [])),
    target,
    weight,
  }));
  const levels = classifiedLevels.length;
  const weights = new Float64Array(names.length * levels);
  const squaredGradients = new Float64Array(names.length * levels).fill(0.01);
  const bias = new Float64Array(levels);
  const gradient = new Float64Array(levels);
  const active = new Int32Array(Math.max(0, ...rows.map(({ indices }) => indices.length)));
  const random = seededRandom();
  const order = Int32Array.from(rows.keys());
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const row = rows[at];
      if (row) update(row.indices, row.target, row.weight);
    }
  }
  return { bias: relativeToLast(bias, 0), features: exportWeights() };

  function update(indices: Int32Array, target: readonly number[], weight: number): void {
    let count = 0;
    for (const index of indices) if (random() >= dropout) active[count++] = index;
    const scale = 1 / Math.sqrt(count + 1);
    gradient.fill(0);
    for (let at = 0; at < count; at++) {
      const first = (active[at] ?? 0) * levels;
      for (let level = 0; level < levels; level++)
        gradient[level] = (gradient[level] ?? 0) + (weights[first + level] ?? 0);
    }
    let total = 0;
    for (let level = 0; level < levels; level++) {
      const exponential = Math.exp((bias[level] ?? 0) + scale * (gradient[level] ?? 0));
      gradient[level] = exponential;
      total += exponential;
    }
    for (let level = 0; level < levels; level++) {
      const error = ((gradient[level] ?? 0) / total - (target[level] ?? 0)) * weight;
      gradient[level] = error;
      bias[level] = (bias[level] ?? 0) - biasLearningRate * error;
    }
    for (let at = 0; at < count; at++) {
      const first = (active[at] ?? 0) * levels;
      for (let level = 0; level < levels; level++) {
        const index = first + level;
        const slope = (gradient[level] ?? 0) * scale + weightDecay * (weights[index] ?? 0);
        const squares = (squaredGradients[index] ?? 0) + slope * slope;
        squaredGradients[index] = squares;
        weights[index] = (weights[index] ?? 0) - (learningRate * slope) / Math.sqrt(squares);
      }
    }
  }

  function exportWeights(): Map<string, number[]> {
    return new Map(
      names
        .map((name, at): [string, number[]] => [name, relativeToLast(weights, at * levels)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /** Softmax depends on differences only, so the last level's weight is subtracted and not stored. */
  function relativeToLast(list: Float64Array, first: number): number[] {
    const last = list[first + levels - 1] ?? 0;
    return [...list.slice(first, first + levels - 1)].map((one) => Math.round((one - last) * weightScale));
  }
}

/** Linear congruential generator. */
function seededRandom(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
}
