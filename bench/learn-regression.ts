// Logistic regression by stochastic steps in a fixed order of chance, so that the same lessons give the same weights.
import type { Model } from "#herbalist/triage/learned.ts";

/** `wanted` is 1 or 0; `cost` says how much a mistake with it weighs. */
export type Lesson = { features: readonly string[]; wanted: number; cost: number };

const rounds = 25;
const pace = 0.3;
/** Pulls every weight towards nothing. Ten times less fitted its teachers better and the next writer worse. */
const shrink = 2e-3;

export function regression(lessons: readonly Lesson[], seenAtLeast: number): Model {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  // What was seen less often is chance.
  const names = [...seen].filter(([, times]) => times >= seenAtLeast).map(([name]) => name);
  const place = new Map(names.map((name, at) => [name, at]));
  const taught = lessons
    .map(({ features, wanted, cost }) => ({
      places: Int32Array.from(features.flatMap((one) => place.get(one) ?? [])),
      wanted,
      cost,
    }))
    .filter(({ places }) => places.length > 0);
  const weight = new Float64Array(names.length);
  const pushed = new Float64Array(names.length).fill(0.01);
  let bias = -1;
  let dice = 1;
  for (let step = 0; step < rounds * taught.length; step++) {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648;
    const lesson = taught[Math.floor((dice / 2_147_483_648) * taught.length)];
    if (!lesson) continue;
    const scale = 1 / Math.sqrt(lesson.places.length);
    let sum = bias;
    for (const at of lesson.places) sum += scale * (weight[at] ?? 0);
    const error = (1 / (1 + Math.exp(-sum)) - lesson.wanted) * lesson.cost;
    bias -= 0.05 * error;
    for (const at of lesson.places) {
      const slope = error * scale + shrink * (weight[at] ?? 0);
      const force = (pushed[at] ?? 0) + slope * slope;
      pushed[at] = force;
      weight[at] = (weight[at] ?? 0) - (pace * slope) / Math.sqrt(force);
    }
  }
  const features = names.map((name, at): [string, number] => [name, rounded(weight[at] ?? 0)]);
  return { bias: rounded(bias), features: Object.fromEntries(features.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
