// The note that shares most words with a question that no way of asking fits: better than no answer, never better than one.
import type { Note } from "#catalogue/note.ts";
import { stem } from "../language/stem.ts";
import type { Text } from "../language/tokens.ts";
import type { FoundNote } from "./note-index.ts";

/** How much a word tells, by how few notes use it, and the words of each note. */
export type NoteWords = { weights: ReadonlyMap<string, number>; notes: readonly NoteVocabulary[] };
type NoteVocabulary = {
  note: Note;
  words: ReadonlySet<string>;
  /** Of whom one must be spoken of, where every way of asking names a person. */
  persons: ReadonlySet<string>;
};

/** The share of the question's words, by weight, that a note must hold. */
const leastShare = 0.7;
/** What the shared words, two at least, must weigh together. */
const leastWeight = 6;

/** Words that any question may hold tell nothing of what it is about. */
const askingWords: ReadonlySet<string> = new Set(
  "who whom whose where which when why how much many long often".split(" "),
);

export function createNoteWords(notes: readonly Note[]): NoteWords {
  const vocabularies = notes.map((note) => ({ note, words: wordsOf(note), persons: personsOf(note) }));
  const usedIn = new Map<string, number>();
  for (const { words } of vocabularies)
    for (const word of words) usedIn.set(word, (usedIn.get(word) ?? 0) + 1);
  return {
    weights: new Map([...usedIn].map(([word, count]) => [word, Math.log(notes.length / count)])),
    notes: vocabularies,
  };
}

/** The words a note is asked with: its question and its ways of asking, without names of records and persons. */
function wordsOf({ question, asked }: Note): ReadonlySet<string> {
  const words = `${question} ${asked.join(" ")}`
    .split(/[\s|]+/)
    .filter((word) => !/^[=~]|^[A-Z]{2}/.test(word));
  return new Set(
    words
      .flatMap((word) => word.toLowerCase().split(/[^a-z]+/))
      .filter(Boolean)
      .map(stem),
  );
}

function personsOf({ asked }: Note): ReadonlySet<string> {
  const named = asked.map((way) => [...way.matchAll(/~([a-z]+)/g)].map(([, who = ""]) => who));
  return new Set(named.every((persons) => persons.length > 0) ? named.flat() : []);
}

export function similarNote(words: NoteWords, text: Text, who: readonly string[]): FoundNote | undefined {
  const { whole, shared } = sharedWith(words, text, who);
  const [best] = shared;
  if (!best || best.weight < leastWeight || best.weight < leastShare * whole) return undefined;
  return { note: best.note, score: best.weight, full: false, specific: true, worded: true, ofPerson: false };
}

/** The notes with two words of the question or more, the most alike first, and what all its words weigh. */
function sharedWith({ weights, notes }: NoteWords, { tokens }: Text, who: readonly string[]) {
  const unseen = Math.log(notes.length);
  const told = new Map(
    tokens
      .filter(({ light, number, plain }) => !light && number === undefined && !askingWords.has(plain))
      .map(({ word }) => [word, weights.get(word) ?? unseen]),
  );
  const whole = sum([...told.values()]);
  const isForThem = ({ persons }: NoteVocabulary) =>
    persons.size === 0 || who.some((one) => persons.has(one));
  const shared = notes
    .filter(isForThem)
    .flatMap(({ note, words }) => {
      const own = [...told].flatMap(([word, weight]) => (words.has(word) ? [weight] : []));
      return own.length < 2 ? [] : [{ note, weight: sum(own) }];
    })
    .toSorted((a, b) => b.weight - a.weight);
  return { whole, shared };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
