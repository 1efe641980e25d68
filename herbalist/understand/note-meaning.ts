// What a question or a line of a note means, as a point: the sum of the vectors of its words, so that "bloated" lies near "gas" though no
// letter is shared. The vectors are learned from the notes' own lines (`npm run fit-notes`, decision 080).
import type { Line } from "./note-examples.ts";
import { wordVectors } from "./word-vectors.ts";

export const meaningSize = 64;
/** Vectors are stored as bytes. */
const fullByte = 127;

/** The weight of each word is in its vector. */
const vectors: ReadonlyMap<string, Int8Array> = readVectors();

function readVectors(): Map<string, Int8Array> {
  const bytes = Int8Array.from(atob(wordVectors.bytes), (one) => one.charCodeAt(0));
  return new Map(
    wordVectors.words
      .split(" ")
      .map((word, at) => [word, bytes.subarray(at * meaningSize, (at + 1) * meaningSize)]),
  );
}

/** Words and names, what else they are, the ways of asking and the persons spoken of. */
export function signsOf({ units, forms, persons }: Pick<Line, "units" | "forms" | "persons">): string[] {
  return [
    ...units.flatMap(({ key, also }) => [...new Set([key, ...also])]),
    ...forms.flatMap((is, at) => (is ? [`#form${at}`] : [])),
    ...persons.flatMap((is, at) => (is ? [`#person${at}`] : [])),
  ];
}

/** Of length 1; shorter by the share of the words that no note has, for what they mean may be all that is asked. */
export function meaningOf(
  line: Pick<Line, "units" | "forms" | "persons">,
  isKnown: (word: string) => boolean,
): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const sign of signsOf(line)) {
    const vector = vectors.get(sign);
    if (vector === undefined) continue;
    for (let i = 0; i < meaningSize; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0) / fullByte;
  }
  const known = line.units.filter(({ key, also }) => [key, ...also].some(isKnown));
  return toLength(sum, line.units.length === 0 ? 1 : known.length / line.units.length);
}

/** The middle of the meanings of a note's lines. */
export function middleOf(meanings: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const one of meanings) for (let i = 0; i < meaningSize; i++) sum[i] = (sum[i] ?? 0) + (one[i] ?? 0);
  return toLength(sum, 1);
}

export function nearnessOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < meaningSize; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

/** The nearness of one meaning to each of many that stand one after another: ten thousand are compared with each question. */
export function nearnessToEach(many: Float32Array, one: Float32Array): Float32Array {
  const count = many.length / meaningSize;
  const result = new Float32Array(count);
  for (let at = 0, place = 0; at < count; at++) {
    // Four sums that do not wait for each other are added up twice as fast as one.
    let a = 0;
    let b = 0;
    let c = 0;
    let d = 0;
    for (let i = 0; i < meaningSize; i += 4, place += 4) {
      a += (many[place] as number) * (one[i] as number);
      b += (many[place + 1] as number) * (one[i + 1] as number);
      c += (many[place + 2] as number) * (one[i + 2] as number);
      d += (many[place + 3] as number) * (one[i + 3] as number);
    }
    result[at] = a + b + c + d;
  }
  return result;
}

function toLength(vector: Float32Array, wanted: number): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0));
  return length === 0 ? vector : vector.map((one) => (one * wanted) / length);
}
