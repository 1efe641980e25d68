// Measures of prose: sentences, reading level, similarity of two texts.

export function sentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?])["')]?\s+(?=["'(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const wordPattern = /[A-Za-zÀ-ÿ]+(?:['’-][A-Za-zÀ-ÿ]+)*/g;

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(wordPattern) ?? [];
}

/**
 * The Flesch-Kincaid grade level: grade 8 is easy at age fourteen. Proper names count as at most two syllables:
 * "Venezuela" does not make a text difficult.
 */
export function readingGrade(text: string): number {
  const all = sentences(text);
  const counts = all.flatMap((sentence) =>
    (sentence.match(wordPattern) ?? []).map((word, index) => {
      const syllables = syllablesIn(word.toLowerCase());
      return index > 0 && /^[A-Z]/.test(word) ? Math.min(2, syllables) : syllables;
    }),
  );
  if (counts.length === 0) return 0;
  const syllables = counts.reduce((sum, count) => sum + count, 0);
  return 0.39 * (counts.length / all.length) + 11.8 * (syllables / counts.length) - 15.59;
}

/** Counts vowel groups, which is accurate enough over a paragraph. */
function syllablesIn(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouyà-ÿ]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Every sequence of `size` words (shingle) in a text. */
export function shingles(text: string, size = 4): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let start = 0; start + size <= words.length; start++)
    runs.add(words.slice(start, start + size).join(" "));
  return runs;
}

/** The overlap coefficient: 0 when nothing is shared, 1 when one text contains the other. */
export function overlap(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / small.size;
}
