// Spelling correction: finds the known word with the smallest edit distance (one in words of six letters and more, two
// from ten). Only words with the same first letter, a similar length and similar letters are compared, so that a text of
// misspelt words costs little more than a text of known ones. Where that finds nothing, a word that sounds the same is taken
// ("corrila" is carilla, "fevagrass" fevergrass).
import { groupBy } from "./group-by.ts";

export type Speller = { correct: (word: string) => string | undefined };

/** `letters` is a bit set of the letters in the word. */
type Candidate = { word: string; letters: number };

export function createSpeller(words: Iterable<string>): Speller {
  const known = new Set<string>();
  for (const word of words) if (word.length >= 4 && /^[a-z]+$/.test(word)) known.add(word);
  const bySize = groupBy(
    [...known].sort().map((word): Candidate => ({ word, letters: lettersOf(word) })),
    ({ word }) => sizeKey(word, word.length),
  );
  const bySound = groupBy([...known].filter(({ length }) => length >= 5).sort(), soundOf);

  const soundsLike = (word: string): string | undefined => {
    if (word.length < 5 || word.length > 24) return undefined;
    const plain = withoutDoubles(word);
    return bySound
      .get(soundOf(word))
      ?.filter((other) => other.slice(0, 2) === word.slice(0, 2) || word.length > 6)
      .map((other) => ({ other, distance: editDistance(plain, withoutDoubles(other), 2) }))
      .filter(({ distance }) => distance <= 2)
      .sort((a, b) => a.distance - b.distance)[0]?.other;
  };

  return {
    correct(word) {
      const allowed = allowedErrors(word.length);
      if (word.length > 24 || !/^[a-z]+$/.test(word)) return undefined;
      if (allowed === 0) return soundsLike(word);
      const letters = lettersOf(word);
      let best: string | undefined;
      let bestDistance = allowed + 1;
      for (let length = word.length - allowed; length <= word.length + allowed; length++) {
        // The first letter is seldom wrong, and changing it usually gives another word.
        for (const candidate of bySize.get(sizeKey(word, length)) ?? []) {
          // One substitution changes at most two bits: one letter missing and one added.
          if (countBits(candidate.letters ^ letters) > 2 * allowed) continue;
          const distance = editDistance(word, candidate.word, allowed);
          if (
            distance < bestDistance ||
            (distance === bestDistance && best !== undefined && candidate.word < best)
          ) {
            best = candidate.word;
            bestDistance = distance;
          }
        }
      }
      return bestDistance <= allowed ? best : soundsLike(word);
    },
  };
}

const withoutDoubles = (word: string) => word.replace(/(.)\1/g, "$1");

/** The consonants as they sound in Creolese spelling: an ending or inner "er" is an "a", "th" is "t", vowels do not count. */
export function soundOf(word: string): string {
  const consonants = word
    .replaceAll("ph", "f")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck?|q/g, "k")
    .replaceAll("z", "s")
    .replace(/(?<=[^aeiou])h/g, "")
    .replace(/[aeo]r(?=[^aeiou]|$)/g, "a");
  return withoutDoubles(consonants.charAt(0) + consonants.slice(1).replace(/[aeiouyw]/g, ""));
}

function sizeKey(word: string, length: number): string {
  return `${word[0]}${length}`;
}

function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Maximum edit distance for a word of this length. */
function allowedErrors(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/** Damerau-Levenshtein distance (optimal string alignment); words whose lengths differ by more than `limit` give limit + 1. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? limit + 1;
}
