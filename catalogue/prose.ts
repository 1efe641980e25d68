// Plain measures of prose: sentences, reading level, how alike two texts are. Pure, and quick enough for every file.

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
 * The Flesch-Kincaid school grade: 8 reads easily at fourteen. Names of places and people count as two
 * syllables at most: "Venezuela" is no hard word to a reader who knows the map.
 */
export function readingGrade(text: string): number {
  const told = sentences(text);
  const counts = told.flatMap((sentence) =>
    (sentence.match(wordPattern) ?? []).map((word, index) => {
      const syllables = syllablesIn(word.toLowerCase());
      return index > 0 && /^[A-Z]/.test(word) ? Math.min(2, syllables) : syllables;
    }),
  );
  if (counts.length === 0) return 0;
  const syllables = counts.reduce((sum, count) => sum + count, 0);
  return 0.39 * (counts.length / told.length) + 11.8 * (syllables / counts.length) - 15.59;
}

/** A count by vowel groups: near enough over a paragraph. */
function syllablesIn(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouyà-ÿ]+/g);
  return Math.max(1, groups?.length ?? 0);
}

/** Every run of `size` words in a text. */
export function shingles(text: string, size = 4): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let start = 0; start + size <= words.length; start++)
    runs.add(words.slice(start, start + size).join(" "));
  return runs;
}

/** Shared runs as a share of the smaller text's runs: 0 strangers, 1 the one within the other. */
export function overlap(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one];
  if (small.size === 0) return 0;
  let shared = 0;
  for (const run of small) if (large.has(run)) shared++;
  return shared / small.size;
}
