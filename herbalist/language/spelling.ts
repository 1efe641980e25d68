// Spelling tolerance: finds the known word nearest to an unknown one (one letter wrong in words of six letters and
// more, two from ten). Only words with the same first letter, about the same length and about the same letters are
// compared, so that a page of misspelled words costs little more than a page of known ones.

export type Speller = { correct: (word: string) => string | undefined };

/** The letters it holds, one bit each. */
type Known = { word: string; letters: number };

export function createSpeller(words: Iterable<string>): Speller {
  const known = new Set<string>();
  for (const word of words) if (word.length >= 4 && /^[a-z]+$/.test(word)) known.add(word);
  const bySize = Map.groupBy(
    [...known].sort().map((word): Known => ({ word, letters: lettersOf(word) })),
    ({ word }) => sizeKey(word, word.length),
  );

  return {
    correct(word) {
      const allowed = reach(word.length);
      if (allowed === 0 || word.length > 24 || !/^[a-z]+$/.test(word)) return undefined;
      const letters = lettersOf(word);
      let best: string | undefined;
      let bestDistance = allowed + 1;
      for (let length = word.length - allowed; length <= word.length + allowed; length++) {
        // A first letter is seldom wrong, and a changed one makes another word.
        for (const candidate of bySize.get(sizeKey(word, length)) ?? []) {
          // A wrong letter is at most one that is missing and one that is too many.
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
      return bestDistance <= allowed ? best : undefined;
    },
  };
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

/** How many letters may be wrong in a word of this length. */
function reach(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

/** Letters to add, drop, change or swap with a neighbour; anything over `limit` is just "too far". */
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
