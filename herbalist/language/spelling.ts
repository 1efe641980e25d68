// Spelling tolerance: finds the known word nearest to an unknown one, by deleting letters on both sides
// (one for words of six letters and more, two from ten), so that a look-up never scans the vocabulary.

export type Speller = { correct: (word: string) => string | undefined };

export function createSpeller(words: Iterable<string>): Speller {
  const known = new Set<string>();
  for (const word of words) if (word.length >= 4 && /^[a-z]+$/.test(word)) known.add(word);
  const byDeletion = new Map<string, string[]>();
  const add = (key: string, word: string) => {
    const list = byDeletion.get(key);
    if (list) list.push(word);
    else byDeletion.set(key, [word]);
  };
  for (const word of [...known].sort())
    for (const key of deletions(word, reach(word.length + 1))) add(key, word);

  return {
    correct(word) {
      const allowed = reach(word.length);
      if (allowed === 0 || word.length > 24 || !/^[a-z]+$/.test(word)) return undefined;
      let best: string | undefined;
      let bestDistance = allowed + 1;
      for (const key of deletions(word, allowed))
        for (const candidate of byDeletion.get(key) ?? []) {
          // A first letter is seldom wrong, and a changed one makes another word.
          if (candidate[0] !== word[0]) continue;
          const distance = editDistance(word, candidate, Math.min(allowed, reach(candidate.length)));
          if (
            distance < bestDistance ||
            (distance === bestDistance && best !== undefined && candidate < best)
          ) {
            best = candidate;
            bestDistance = distance;
          }
        }
      return bestDistance <= allowed ? best : undefined;
    },
  };
}

/** How many letters may be wrong in a word of this length. */
function reach(length: number): number {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}

function deletions(word: string, depth: number): Set<string> {
  let edge = new Set([word]);
  const all = new Set(edge);
  for (let level = 0; level < depth; level++) {
    const next = new Set<string>();
    for (const item of edge)
      for (let at = 0; at < item.length; at++) next.add(item.slice(0, at) + item.slice(at + 1));
    for (const item of next) all.add(item);
    edge = next;
  }
  return all;
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
