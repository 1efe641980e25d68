// Softmax regression over the four levels by stochastic steps in a fixed order of chance, so that the same lessons give
// the same weights.
import { fineness, type Model, weighed } from "#herbalist/triage/learned.ts";

/** `wanted` is the share of each level, in the order of `weighed`; `cost` says how much a mistake with it weighs. */
export type Lesson = { features: readonly string[]; wanted: readonly number[]; cost: number };

const rounds = 15;
const pace = 0.3;
/** Pulls every weight towards nothing. Less fitted its teachers better and the next writer worse. */
const shrink = 1e-3;
/** So often a feature is not shown, so that none is leaned on alone. */
const hidden = 0.3;
/** What was seen less often is chance. */
const seenAtLeast = 3;

export function regression(lessons: readonly Lesson[]): Model {
  const seen = new Map<string, number>();
  for (const { features } of lessons) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  const names = [...seen].filter(([, times]) => times >= seenAtLeast).map(([name]) => name);
  const place = new Map(names.map((name, at) => [name, at]));
  const taught = lessons.map(({ features, wanted, cost }) => ({
    places: Int32Array.from(features.flatMap((one) => place.get(one) ?? [])),
    wanted,
    cost,
  }));
  const levels = weighed.length;
  const weight = new Float64Array(names.length * levels);
  const pushed = new Float64Array(names.length * levels).fill(0.01);
  const bias = new Float64Array(levels);
  const error = new Float64Array(levels);
  const shown = new Int32Array(Math.max(0, ...taught.map(({ places }) => places.length)));
  const chance = dice();
  const order = Int32Array.from(taught.keys());
  for (let round = 0; round < rounds; round++) {
    shuffle(order, chance);
    for (const at of order) {
      const lesson = taught[at];
      if (lesson) learn(lesson.places, lesson.wanted, lesson.cost);
    }
  }
  return { bias: againstLast(bias, 0), features: kept() };

  function learn(places: Int32Array, wanted: readonly number[], cost: number): void {
    let count = 0;
    for (const one of places) if (chance() >= hidden) shown[count++] = one;
    const scale = 1 / Math.sqrt(count + 1);
    error.fill(0);
    for (let at = 0; at < count; at++) {
      const first = (shown[at] ?? 0) * levels;
      for (let level = 0; level < levels; level++)
        error[level] = (error[level] ?? 0) + (weight[first + level] ?? 0);
    }
    let all = 0;
    for (let level = 0; level < levels; level++) {
      const force = Math.exp((bias[level] ?? 0) + scale * (error[level] ?? 0));
      error[level] = force;
      all += force;
    }
    for (let level = 0; level < levels; level++) {
      const off = ((error[level] ?? 0) / all - (wanted[level] ?? 0)) * cost;
      error[level] = off;
      bias[level] = (bias[level] ?? 0) - 0.02 * off;
    }
    for (let at = 0; at < count; at++) {
      const first = (shown[at] ?? 0) * levels;
      for (let level = 0; level < levels; level++) {
        const here = first + level;
        const slope = (error[level] ?? 0) * scale + shrink * (weight[here] ?? 0);
        const force = (pushed[here] ?? 0) + slope * slope;
        pushed[here] = force;
        weight[here] = (weight[here] ?? 0) - (pace * slope) / Math.sqrt(force);
      }
    }
  }

  function kept(): Map<string, number[]> {
    return new Map(
      names
        .map((name, at): [string, number[]] => [name, againstLast(weight, at * levels)])
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  }

  /** Only differences count, so the last level's weight is taken from the others and need not be kept. */
  function againstLast(list: Float64Array, first: number): number[] {
    const last = list[first + levels - 1] ?? 0;
    return [...list.slice(first, first + levels - 1)].map((one) => Math.round((one - last) * fineness));
  }
}

/** The same row of numbers from 0 to 1 each time. */
function dice(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function shuffle(order: Int32Array, chance: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(chance() * (at + 1));
    const held = order[at] ?? 0;
    order[at] = order[other] ?? 0;
    order[other] = held;
  }
}
