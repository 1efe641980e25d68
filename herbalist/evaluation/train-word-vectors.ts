// Learns the vectors of words (`understand/note-meaning.ts`) from the lines of notes: lines of one note should lie near each other and far
// from those of other notes (contrastive learning with the other notes of a batch as negatives, Adam). The same lines give the same vectors.

type Trained = { words: string[]; vectors: Float32Array };
export type TrainingOptions = { size: number; epochs: number };

const batchSize = 384;
const temperature = 0.1;
const firstRate = 0.01;
/** What is left of the learning rate after an epoch. */
const rateKept = 0.85;
/** How often a line is compared with all others of its note instead of one. */
const withAllOthers = 0.6;
/** Words of fewer lines are left out. */
const fewestLines = 3;
const fullWeight = 5;

/** `notes`: the signs of each line of each note. */
export function trainWordVectors(
  notes: readonly (readonly (readonly string[])[])[],
  { size, epochs }: TrainingOptions,
): Trained {
  const random = seeded(20261119);
  const counts = new Map<string, number>();
  let lineCount = 0;
  for (const lines of notes)
    for (const line of lines) {
      lineCount += 1;
      for (const sign of new Set(line)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  const words = [...counts].flatMap(([word, count]) => (count >= fewestLines ? [word] : [])).sort();
  const placeOf = new Map(words.map((word, at) => [word, at]));
  const weights = Float32Array.from(
    words,
    (word) => Math.log((lineCount + 2) / ((counts.get(word) ?? 0) + 2)) / fullWeight,
  );
  const learners = notes
    .map((lines) =>
      lines.map((line) => line.flatMap((sign) => placeOf.get(sign) ?? [])).filter((line) => line.length > 0),
    )
    .filter((lines) => lines.length >= 2);
  const model = createModel(weights, size, random);
  for (let epoch = 0; epoch < epochs; epoch++) {
    const rate = firstRate * rateKept ** epoch;
    const all = shuffled(learners, random);
    // Half of the batches are of notes that share a rare word: those are the ones that are hard to tell apart.
    const alike = batchesOf(sortedByRareWord(learners, weights, random));
    for (const batch of [...batchesOf(all), ...shuffled(alike, random)])
      model.learn(
        batch.map((lines) => pairOf(lines, random)),
        rate,
      );
  }
  const vectors = model.vectors();
  for (let at = 0; at < words.length; at++)
    for (let i = 0; i < size; i++)
      vectors[at * size + i] = (vectors[at * size + i] ?? 0) * (weights[at] ?? 0);
  return { words, vectors };
}

type Lines = readonly (readonly number[])[];
type Pair = readonly [one: readonly number[], other: readonly number[]];

/** A line of a note, and another or all others. */
function pairOf(lines: Lines, random: () => number): Pair {
  const one = Math.floor(random() * lines.length);
  const other = (one + 1 + Math.floor(random() * (lines.length - 1))) % lines.length;
  const rest =
    random() < withAllOthers ? lines.flatMap((line, at) => (at === one ? [] : line)) : lines[other];
  return [lines[one] ?? [], rest ?? []];
}

function sortedByRareWord(learners: readonly Lines[], weights: Float32Array, random: () => number): Lines[] {
  const keyed = learners.map((lines) => {
    const some = shuffled(lines[0] ?? [], random).slice(0, 3);
    const rarest = some.reduce(
      (best, at) => ((weights[at] ?? 0) > (weights[best] ?? 0) ? at : best),
      some[0] ?? 0,
    );
    return { lines, rarest, order: random() };
  });
  return keyed.toSorted((a, b) => a.rarest - b.rarest || a.order - b.order).map(({ lines }) => lines);
}

function batchesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, at) =>
    all.slice(at * batchSize, (at + 1) * batchSize),
  );
}

/** Rows of equal size, one after another. */
type Rows = Float32Array;

function createModel(weights: Float32Array, size: number, random: () => number) {
  const count = weights.length * size;
  const values: Rows = Float32Array.from({ length: count }, () => 0.1 * normal(random));
  const mean = new Float32Array(count);
  const variance = new Float32Array(count);
  const gradient: Rows = new Float32Array(count);
  let steps = 0;

  const dot = (a: Rows, rowOfA: number, b: Rows, rowOfB: number): number => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (a[rowOfA * size + i] ?? 0) * (b[rowOfB * size + i] ?? 0);
    return sum;
  };
  const addTo = (to: Rows, row: number, from: Rows, rowOfFrom: number, times: number): void => {
    for (let i = 0; i < size; i++)
      to[row * size + i] = (to[row * size + i] ?? 0) + times * (from[rowOfFrom * size + i] ?? 0);
  };
  const scale = (rows: Rows, row: number, times: number): void => {
    for (let i = 0; i < size; i++) rows[row * size + i] = (rows[row * size + i] ?? 0) * times;
  };

  /** The meanings of lines, and their lengths before they were made 1. */
  const meaningsOf = (lines: Lines) => {
    const meanings: Rows = new Float32Array(lines.length * size);
    const lengths = lines.map((line, at) => {
      for (const word of line) addTo(meanings, at, values, word, weights[word] ?? 0);
      const length = Math.sqrt(dot(meanings, at, meanings, at)) + 1e-6;
      scale(meanings, at, 1 / length);
      return length;
    });
    return { meanings, lengths };
  };

  /** Adds what the slopes at the meanings of lines say of their words. */
  const passBack = (lines: Lines, { meanings, lengths }: ReturnType<typeof meaningsOf>, slopes: Rows) => {
    for (const [at, line] of lines.entries()) {
      addTo(slopes, at, meanings, at, -dot(slopes, at, meanings, at));
      scale(slopes, at, 1 / (lengths[at] ?? 1));
      for (const word of line) addTo(gradient, word, slopes, at, weights[word] ?? 0);
    }
  };

  const step = (rate: number) => {
    steps += 1;
    const ofMean = 1 - 0.9 ** steps;
    const ofVariance = 1 - 0.999 ** steps;
    for (let at = 0; at < count; at++) {
      const slope = gradient[at] ?? 0;
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      const second = 0.999 * (variance[at] ?? 0) + 0.001 * slope * slope;
      mean[at] = first;
      variance[at] = second;
      values[at] = (values[at] ?? 0) - (rate * (first / ofMean)) / (Math.sqrt(second / ofVariance) + 1e-8);
    }
    gradient.fill(0);
  };

  return {
    vectors: () => values,
    learn: (pairs: readonly Pair[], rate: number) => {
      const n = pairs.length;
      const ones = pairs.map(([one]) => one);
      const others = pairs.map(([, other]) => other);
      const left = meaningsOf(ones);
      const right = meaningsOf(others);
      const nearness = new Float32Array(n * n);
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++)
          nearness[a * n + b] = dot(left.meanings, a, right.meanings, b) / temperature;
      const slopes = slopesOf(nearness, n);
      const ofLeft: Rows = new Float32Array(n * size);
      const ofRight: Rows = new Float32Array(n * size);
      for (let a = 0; a < n; a++)
        for (let b = 0; b < n; b++) {
          const slope = (slopes[a * n + b] ?? 0) / temperature / n;
          addTo(ofLeft, a, right.meanings, b, slope);
          addTo(ofRight, b, left.meanings, a, slope);
        }
      passBack(ones, left, ofLeft);
      passBack(others, right, ofRight);
      step(rate);
    },
  };
}

/** The slope of the loss at each nearness: each line should find its other among all others, and the reverse. */
function slopesOf(nearness: Float32Array, n: number): Float32Array {
  const slopes = new Float32Array(n * n);
  const add = (at: (own: number, other: number) => number) => {
    for (let own = 0; own < n; own++) {
      const near = Array.from({ length: n }, (_, other) => nearness[at(own, other)] ?? 0);
      const most = Math.max(...near);
      const all = near.reduce((sum, one) => sum + Math.exp(one - most), 0);
      for (const [other, one] of near.entries())
        slopes[at(own, other)] =
          (slopes[at(own, other)] ?? 0) + Math.exp(one - most) / all - (own === other ? 1 : 0);
    }
  };
  add((own, other) => own * n + other);
  add((own, other) => other * n + own);
  return slopes;
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const copy = [...all];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}

/** Box and Muller's normal deviate. */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Marsaglia's xorshift, 32 bits. */
function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
