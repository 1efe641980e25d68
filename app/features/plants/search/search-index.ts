// Searches plants by name, symptom or use while the user types. Independent of React and the network. Each
// distinct word is stored once with its postings, and all words are joined into one string: indexOf on it is
// faster than scanning a list.
import { words } from "./fold.ts";
import { isTypoOf } from "./typo-match.ts";

export type SearchEntry = {
  id: string;
  /** Common, scientific, Creole and other names. */
  names: readonly string[];
  symptoms: readonly string[];
  /** Description, uses and other text. */
  text: string;
};

export type SearchIndex = {
  /** The matching ids with the grade of their match, 0 for the best; null for an empty query. */
  find(query: string): ReadonlyMap<string, number> | null;
};

const fields = ["name", "symptom", "text"] as const;
type Field = (typeof fields)[number];

/** How well an entry matches; a near match is worse by its field. The list keeps its own order among matches of the same grade. */
const grade = { wholeName: 0, nameBegins: 1, name: 2, symptom: 3, text: 4, near: 5, none: 255 } as const;

/** Shorter words are too easily one error away from another word. */
const minTypoLength = 4;

/** Shorter terms occur in nearly every text: beside a longer one they would only exclude by accident. */
const minTellingLength = 3;

/** Longer questions belong in the chat. */
const maxTerms = 8;

type Postings = Record<Field, number[]>;

type Vocabulary = {
  words: readonly string[];
  postings: readonly Postings[];
  known: ReadonlySet<string>;
  /** All words, each preceded by a line break, and the offset of each. */
  text: string;
  starts: Uint32Array;
};

export function createSearchIndex(entries: readonly SearchEntry[]): SearchIndex {
  const postingsByWord = new Map<string, Postings>();
  const names = entries.map((entry) => entry.names.map((name) => words(name).join(" ")));

  entries.forEach((entry, place) => {
    for (const name of names[place] ?? []) {
      const parts = name.split(" ");
      for (const word of parts) addPosting(postingsByWord, word, "name", place);
      // "thick leaf" is also found as "thickleaf".
      if (parts.length > 1) addPosting(postingsByWord, parts.join(""), "name", place);
    }
    for (const word of words(entry.symptoms.join(" "))) addPosting(postingsByWord, word, "symptom", place);
    for (const word of words(entry.text)) addPosting(postingsByWord, word, "text", place);
  });
  const vocabulary = buildVocabulary(postingsByWord);

  return {
    find(query) {
      const terms = words(query);
      if (terms.length === 0) return null;
      const sought = [...new Set(terms.slice(0, maxTerms))];
      const telling = sought.filter((term) => term.length >= minTellingLength);
      const grades = (telling.length > 0 ? telling : sought).map((term) =>
        gradeTerm(vocabulary, term, entries.length),
      );
      const asked = terms.join(" ");
      const found = new Map<string, number>();
      entries.forEach(({ id }, place) => {
        // The worst term decides: an entry that lacks one does not match.
        const worst = Math.max(...grades.map((ofTerm) => ofTerm[place] ?? grade.none));
        if (worst < grade.none) found.set(id, Math.min(worst, nameGrade(names[place] ?? [], asked)));
      });
      return found;
    },
  };
}

function buildVocabulary(postingsByWord: ReadonlyMap<string, Postings>): Vocabulary {
  const words = [...postingsByWord.keys()];
  const starts = new Uint32Array(words.length);
  let length = 1;
  words.forEach((word, place) => {
    starts[place] = length;
    length += word.length + 1;
  });
  return {
    words,
    starts,
    postings: [...postingsByWord.values()],
    known: new Set(words),
    text: `\n${words.join("\n")}\n`,
  };
}

function addPosting(postingsByWord: Map<string, Postings>, word: string, field: Field, place: number): void {
  let postings = postingsByWord.get(word);
  if (!postings) {
    postings = { name: [], symptom: [], text: [] };
    postingsByWord.set(word, postings);
  }
  const places = postings[field];
  if (places.at(-1) !== place) places.push(place);
}

/** The best grade of one term in every entry. */
function gradeTerm(vocabulary: Vocabulary, term: string, count: number): Uint8Array {
  const grades = new Uint8Array(count).fill(grade.none);
  const credit = (place: number, near: boolean) => {
    const postings = vocabulary.postings[place];
    if (!postings) return;
    for (const field of fields) {
      // A misspelt name is likelier meant than a misspelt word of the text.
      const reached = near ? grade.near + fields.indexOf(field) : grade[field];
      for (const entry of postings[field])
        if ((grades[entry] ?? grade.none) > reached) grades[entry] = reached;
    }
  };
  for (const place of placesContaining(vocabulary, term)) credit(place, false);
  if (term.length >= minTypoLength && !vocabulary.known.has(term)) {
    vocabulary.words.forEach((word, place) => {
      if (isTypoOf(term, word)) credit(place, true);
    });
  }
  return grades;
}

/** The words that contain the term, by their place in the vocabulary. */
function placesContaining({ text, starts, words }: Vocabulary, term: string): number[] {
  const places: number[] = [];
  let place = 0;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at)) {
    place = lastStartingBefore(starts, at, place);
    places.push(place);
    at = (starts[place] ?? at) + (words[place] ?? "").length;
  }
  return places;
}

/** Binary search for the word at an offset. */
function lastStartingBefore(starts: Uint32Array, at: number, from: number): number {
  let low = from;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

function nameGrade(names: readonly string[], asked: string): number {
  if (names.includes(asked)) return grade.wholeName;
  return names.some((name) => name.startsWith(asked)) ? grade.nameBegins : grade.none;
}
