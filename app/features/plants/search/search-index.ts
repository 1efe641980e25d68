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
  /** The matching ids, best first; null for an empty query. Ties keep the order of the entries. */
  find(query: string): string[] | null;
};

const fields = ["name", "symptom", "text"] as const;
type Field = (typeof fields)[number];

/**
 * Score per kind of hit. Any hit in a name outweighs any hit in a text, but an approximate match never beats
 * an exact one.
 */
const worth: Record<"whole" | "begin" | "inside" | "near", Record<Field, number>> = {
  whole: { name: 64, symptom: 12, text: 8 },
  begin: { name: 48, symptom: 10, text: 6 },
  inside: { name: 32, symptom: 5, text: 3 },
  near: { name: 4, symptom: 2, text: 1 },
};
const wholeName = 1000;
const nameBegins = 300;

/** Shorter words are too easily one error away from another word. */
const minTypoLength = 4;

/** The texts omit shorter words ("is", "by"): such a term may raise a plant, but does not exclude others. */
const minIndexedLength = 3;

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
      const long = sought.filter((term) => term.length >= minIndexedLength);
      const needed = long.length > 0 ? long : sought;
      const total = new Float64Array(entries.length);
      let answering: number[] = [...entries.keys()];
      const weigh = (term: string): number[] => {
        const score = scoreTerm(vocabulary, term, entries.length);
        return answering.filter((place) => {
          const points = score[place] ?? 0;
          total[place] = (total[place] ?? 0) + points;
          return points > 0;
        });
      };
      for (const term of needed) {
        answering = weigh(term);
        // A term without any hit ends the search.
        if (answering.length === 0) return [];
      }
      for (const term of sought) if (!needed.includes(term)) weigh(term);
      const asked = terms.join(" ");
      for (const place of answering)
        total[place] = (total[place] ?? 0) + nameBonus(names[place] ?? [], asked);
      answering.sort((a, b) => (total[b] ?? 0) - (total[a] ?? 0) || a - b);
      return answering.flatMap((place) => entries[place]?.id ?? []);
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

/** The best score of one term in every entry. */
function scoreTerm(vocabulary: Vocabulary, term: string, count: number): Uint8Array {
  const score = new Uint8Array(count);
  const credit = (place: number, kind: keyof typeof worth) => {
    const postings = vocabulary.postings[place];
    if (!postings) return;
    for (const field of fields) {
      const points = worth[kind][field];
      for (const entry of postings[field]) if ((score[entry] ?? 0) < points) score[entry] = points;
    }
  };
  creditHits(vocabulary, term, credit);
  if (term.length >= minTypoLength && !vocabulary.known.has(term)) {
    vocabulary.words.forEach((word, place) => {
      if (isTypoOf(term, word)) credit(place, "near");
    });
  }
  return score;
}

function creditHits(
  { text, starts, words }: Vocabulary,
  term: string,
  credit: (place: number, kind: keyof typeof worth) => void,
): void {
  // One or two letters occur in nearly every word: they must begin one.
  const sought = term.length >= minIndexedLength ? term : `\n${term}`;
  const lead = sought.length - term.length;
  let place = 0;
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at)) {
    at += lead;
    place = lastStartingBefore(starts, at, place);
    const word = words[place] ?? "";
    const begins = starts[place] === at;
    credit(place, begins ? (word.length === term.length ? "whole" : "begin") : "inside");
    at = (starts[place] ?? at) + word.length;
  }
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

function nameBonus(names: readonly string[], asked: string): number {
  if (names.includes(asked)) return wholeName;
  return names.some((name) => name.startsWith(asked)) ? nameBegins : 0;
}
