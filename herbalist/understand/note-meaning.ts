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

/** Of length 1, or all zeros where no word is known. */
export function meaningOf(line: Pick<Line, "units" | "forms" | "persons">): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const sign of signsOf(line)) {
    const vector = vectors.get(sign);
    if (vector === undefined) continue;
    for (let i = 0; i < meaningSize; i++) sum[i] = (sum[i] ?? 0) + (vector[i] ?? 0) / fullByte;
  }
  return toLengthOne(sum);
}

/** The middle of the meanings of a note's lines. */
export function middleOf(meanings: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(meaningSize);
  for (const one of meanings) for (let i = 0; i < meaningSize; i++) sum[i] = (sum[i] ?? 0) + (one[i] ?? 0);
  return toLengthOne(sum);
}

export function nearnessOf(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let i = 0; i < meaningSize; i++) sum += (a[i] ?? 0) * (b[i] ?? 0);
  return sum;
}

function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0));
  return length === 0 ? vector : vector.map((one) => one / length);
}
