/** Suggestions for unknown names ("Perhaps you meant"), by edit distance. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/** Names longer than PostgreSQL allows are never similar to an existing one. */
const LONGEST = 256;

export function similarity(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  const longest = Math.max(left.length, right.length);
  return longest === 0 ? 1 : 1 - distance(left, right) / longest;
}

/** PostgREST's threshold for a hint; a lower one would disclose names to a client that guesses. */
const NEAR_ENOUGH = 0.75;

export function bestMatch(name: string, known: Iterable<string>, least = NEAR_ENOUGH): string | null {
  if (name.length > LONGEST) return null;
  let best: { name: string; score: number } | null = null;
  for (const candidate of new Set(known)) {
    if (candidate.length > LONGEST) continue;
    const score = similarity(name, candidate);
    if (score >= least && (best === null || score > best.score)) best = { name: candidate, score };
  }
  return best?.name ?? null;
}

/** PostgreSQL's rule for column hints: at most three edits and at most half of the name; one or two names. */
export function likelyMeant(name: string, known: Iterable<string>): string[] {
  if (name.length > LONGEST) return [];
  const near = [...known]
    .map((candidate) => ({ candidate, off: distance(name, candidate) }))
    .filter(({ off }) => off <= 3 && off <= Math.floor(name.length / 2));
  const least = Math.min(...near.map(({ off }) => off));
  const best = near.filter(({ off }) => off === least).map(({ candidate }) => candidate);
  return best.length > 2 ? [] : best;
}
