// Plain measures of prose: sentences, reading level, how alike two texts are. Pure, and quick enough for every file.

export function sentences(text: string): string[] {
  return text
    .replaceAll(/\s+/g, " ")
    .split(/(?<=[.!?])["')]?\s+(?=["'(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-zà-ÿ]+(?:['’-][a-zà-ÿ]+)*/g) ?? [];
}

/** The Flesch-Kincaid school grade: 8 reads easily at fourteen. Short texts are too small to measure. */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 0.39 * (words.length / sentences(text).length) + 11.8 * (syllables / words.length) - 15.59;
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
