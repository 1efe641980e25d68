// Finds the notes (content/notes) that answer a question. A note lists ways of asking; one of them fits when each of its words stands
// in the question, near the others. The way of asking whose words are rarest among the notes decides.
import type { Note } from "#catalogue/note.ts";
import { aliases } from "../language/aliases.ts";
import type { WhoKind } from "../language/people.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Text } from "../language/tokens.ts";
import { askingSentences } from "./asking-sentences.ts";
import type { Reference } from "./phrase-index.ts";

/** One of several words, names or persons that a way of asking may hold at a place. */
type Alternative =
  | { kind: "words"; stems: string[]; name: boolean }
  | { kind: "record"; id: string }
  | { kind: "person"; who: string }
  | { kind: "sign"; names: readonly Reference["kind"][] };
type Weighed = Alternative & { weight: number };

/** A list of places; one of the alternatives of each must stand in the question. */
type Phrase = Weighed[][];
type IndexedNote = {
  note: Note;
  asked: Phrase[];
  unless: Phrase[];
  records: ReadonlySet<string>;
  /** The words of the names of the complaints that it is about. */
  complaintWords: ReadonlySet<string>;
};
/** A way of asking, in the order of the notes; `needed` has a bit for each place that only words can fill. */
type Way = { order: number; of: IndexedNote; phrase: Phrase; needed: number };
export type NoteIndex = {
  all: readonly IndexedNote[];
  /** By the first word of each alternative, with the bit of its place. */
  byWord: ReadonlyMap<string, readonly { way: Way; bit: number }[]>;
  /** Those that may fit whatever is said, and those that need one word. */
  wordless: readonly Way[];
  ofOneWord: readonly Way[];
};

/** How a note was found: in full or with a word missing, whether more than the name of a complaint led to it, whether any word did, and whether it speaks of the person. `byExample`: by a question like its own, and whether it is surely the answer. */
export type FoundNote = {
  note: Note;
  score: number;
  full: boolean;
  specific: boolean;
  worded: boolean;
  ofPerson: boolean;
  byExample?: boolean;
  /** Whether its examples name all that is asked about. */
  ofThings?: boolean;
};

/** Where the words of a way of asking stand, and whether a record or a person led to it. */
type Match = Omit<FoundNote, "note"> & { said: readonly number[]; named: boolean };

const signs: Readonly<Record<string, readonly Reference["kind"][]>> = {
  THING: ["plant", "other"],
  MEDICINE: ["medicine"],
  COMPLAINT: ["complaint", "illness"],
};
const signWeight = 0.5;
/** A thing of which only one note speaks, said by its name, is what is asked about. */
const nameWeight = 20;
/** Words of one way of asking stand within this distance, and a little more for each word. */
const nearby = 6;
const perWord = 3;
/** Where nothing else was understood, a way of asking of so many words may miss one that many notes share. */
const shortestInPart = 3;
const lightWord = 3.3;
const leastInPart = 8.7;
/** A message of so many words tells a story first; all words of a note then stand where something is asked. */
const longStory = 40;
/** Words that weigh so much are a note's own, whatever complaint is told beside them. */
const surely = 15;
/** Of two notes, the one about the complaint that help is asked for is meant. */
const mainComplaint = 0.8;
/** What a word of the sentence that a question refers to counts. */
const ofReference = 0.3;

export function createNoteIndex(notes: readonly Note[], complaints: ReadonlySet<string>): NoteIndex {
  const usedIn = new Map<string, number>();
  const parsed = notes.map((note) => {
    const asked = note.asked.map(parsePhrase);
    const own = new Set(asked.flat(2).map(keyOf));
    for (const word of own) usedIn.set(word, (usedIn.get(word) ?? 0) + 1);
    return { note, asked, unless: note.unless.map(parsePhrase) };
  });
  const weigh = (one: Alternative): Weighed => ({
    ...one,
    weight:
      one.kind === "sign"
        ? signWeight
        : one.kind === "words" && one.name
          ? nameWeight
          : 1 + Math.log(notes.length / (usedIn.get(keyOf(one)) ?? 1)),
  });
  /** The place with the fewest words first: it is the one most likely to be missing. */
  const weighed = (groups: Alternative[][]): Phrase =>
    groups.toSorted((a, b) => a.length - b.length).map((group) => group.map(weigh));
  const indexed = parsed.map(({ note, asked, unless }) => {
    const records = asked.flat(2).flatMap((one) => (one.kind === "record" ? [one.id] : []));
    return {
      note,
      asked: asked.map(weighed),
      unless: unless.map(weighed),
      records: new Set(records),
      complaintWords: new Set(
        records.filter((id) => complaints.has(id)).flatMap((id) => id.split("-").map(stem)),
      ),
    };
  });
  return byFirstWords(indexed);
}

function byFirstWords(notes: readonly IndexedNote[]): NoteIndex {
  const ways = notes
    .flatMap((of) => of.asked.map((phrase) => ({ of, phrase })))
    .map(({ of, phrase }, order): Way => {
      const bits = phrase.map((group, place) =>
        group.every(({ kind }) => kind === "words") ? 1 << place : 0,
      );
      return { order, of, phrase, needed: bits.reduce((all, bit) => all | bit, 0) };
    });
  const byWord = new Map<string, { way: Way; bit: number }[]>();
  for (const way of ways)
    for (const [place, group] of way.phrase.entries())
      for (const word of new Set(
        group.map((one) => (one.kind === "words" ? (one.stems[0] ?? "") : undefined)),
      )) {
        if (word === undefined) continue;
        const list = byWord.get(word);
        const entry = { way, bit: 1 << place };
        if (list) list.push(entry);
        else byWord.set(word, [entry]);
      }
  return {
    all: notes,
    byWord,
    wordless: ways.filter(({ needed }) => needed === 0),
    ofOneWord: ways.filter(({ needed }) => isOneBit(needed)),
  };
}

const isOneBit = (bits: number) => bits !== 0 && (bits & (bits - 1)) === 0;

/** The ways of asking whose words may all stand among these, by note and in order. With `loose` one place may lack its word. */
function mayFit(index: NoteIndex, words: Iterable<string>, loose: boolean): Map<IndexedNote, Phrase[]> {
  const heard = new Map<Way, number>();
  for (const word of words)
    for (const { way, bit } of index.byWord.get(word) ?? []) heard.set(way, (heard.get(way) ?? 0) | bit);
  const ways = new Set([...index.wordless, ...(loose ? index.ofOneWord : [])]);
  for (const [way, bits] of heard) {
    const missing = way.needed & ~bits;
    if (missing === 0 || (loose && isOneBit(missing))) ways.add(way);
  }
  const byNote = new Map<IndexedNote, Phrase[]>();
  for (const { of, phrase } of [...ways].sort((a, b) => a.order - b.order)) {
    const list = byNote.get(of);
    if (list) list.push(phrase);
    else byNote.set(of, [phrase]);
  }
  return byNote;
}

function parsePhrase(source: string): Alternative[][] {
  return source.split(" ").map((group) => group.split("|").map(parseAlternative));
}

function parseAlternative(source: string): Alternative {
  const names = signs[source];
  if (names) return { kind: "sign", names };
  if (source.startsWith("=")) return { kind: "record", id: source.slice(1) };
  if (source.startsWith("~")) return { kind: "person", who: source.slice(1) };
  // A name is looked for as it is written: "migraine" is also read as "headache".
  const name = source.startsWith("^");
  const readAs = (word: string) => (name ? undefined : aliases.get(word)) ?? [word];
  return { kind: "words", name, stems: source.replace("^", "").split("_").flatMap(readAs).map(stem) };
}

/** The same way of asking with one word of each stem: "crack|cracked|cracks" finds what "crack" finds. */
export function withoutSameStems(way: string): string {
  const meaning = (word: string) => [keyOf(parseAlternative(word)), word.startsWith("^")].join(" ");
  return way
    .split(" ")
    .map((group) =>
      // The first of each stem is mostly the shortest.
      [
        ...new Map(
          group
            .split("|")
            .reverse()
            .map((word) => [meaning(word), word]),
        ).values(),
      ]
        .reverse()
        .join("|"),
    )
    .join(" ");
}

const keyOf = (one: Alternative): string =>
  one.kind === "words"
    ? one.stems.join("_")
    : one.kind === "record"
      ? `=${one.id}`
      : one.kind === "person"
        ? `~${one.who}`
        : one.names.join("|");

/** Notes that fit the question, the best first. `main`: the complaint that help is asked for. With `loose` a word of a longer way of asking may be missing. */
export function findNotes(
  index: NoteIndex,
  text: Text,
  focus: {
    asking: ReadonlySet<number>;
    sentences: ReadonlySet<number>;
    figures: ReadonlySet<number>;
    ofThings: ReadonlySet<number>;
  },
  named: readonly NamedEntity[],
  carried: readonly Reference[],
  who: readonly WhoKind[],
  main: string | undefined,
  loose: boolean,
): FoundNote[] {
  const { tokens } = text;
  const story = tokens.length >= longStory;
  const asking = story ? focus.asking : askingSentences(text);
  const isAsking = (at: number) => asking.has(tokens[at]?.sentence ?? 0);
  /** "Is that doing anything?" asks about the story before it. */
  const namedInQuestion = named.some(({ from }) => isAsking(from));
  const isNear = (at: number) => focus.sentences.has(tokens[at]?.sentence ?? 0);
  const things = named.filter(({ kind }) => kind === "plant" || kind === "other" || kind === "medicine");
  // Beside a plant that is asked about, a complaint of the story is not what is asked.
  const isAsked = ({ kind, from }: NamedEntity) =>
    !story || things.length === 0 || (kind !== "complaint" && kind !== "illness") || isAsking(from);
  /** "gas" may be wind or acid: the first that it is recorded for is meant. */
  const isSecondMeaning = ({ kind, from, to }: NamedEntity, at: number) =>
    kind === "complaint" &&
    named.slice(0, at).some((one) => one.kind === kind && one.from === from && one.to === to);
  const names: Reference[] = [
    ...named.filter((one, at) => one.status !== "absent" && isAsked(one) && !isSecondMeaning(one, at)),
    ...carried,
  ];
  /** "black" in "black sage" is no word of its own. */
  const isPartOfName = (from: number, to: number) =>
    things.some((one) => one.from <= to && one.to >= from && (one.from < from || one.to > to));
  const complaints = named.filter(({ kind, status }) => kind === "complaint" && status === "present");
  const medicines = named.filter(({ kind }) => kind === "medicine");
  const isWordOf = (at: number, words: ReadonlySet<string>) => words.has(tokens[at]?.word ?? "");
  /** Where somebody says what troubles them, a note that only shares words with the question is about something else. */
  const concerns = ({ note, records, complaintWords }: IndexedNote, { said, named: byName, score }: Match) =>
    complaints.length === 0 ||
    (note.place === "general" && things.length > 0) ||
    byName ||
    score >= surely ||
    medicines.some(({ from, to }) => said.some((at) => at >= from && at <= to)) ||
    complaints.some(
      ({ id, from, to }) =>
        records.has(id) ||
        // The "cold" of "cold sores" is none of a note on colds.
        said.some((at) => at >= from && at <= to && !(to > from && isWordOf(at, complaintWords))),
    );
  /** "cutting the aloe", "the leaf bleed white": a note that tells when to see someone is about a body. */
  const isOfBody = ({ see_someone }: Note, { said }: Match) =>
    see_someone === undefined || complaints.length > 0 || !said.some((at) => focus.ofThings.has(at));
  /** Whether the words that name one complaint are part of those that name the main one. */
  const isReadAs = (id: string, other: string | undefined) =>
    named.every(
      (one) =>
        one.id !== id ||
        named.some(({ id: wider, from, to }) => wider === other && from <= one.from && to >= one.to),
    );
  const places = new Map<string, number[]>();
  /** A word as it was read and as it was written: the reader may have taken it for another one that it knows. */
  const stemsAt = tokens.map(({ word, raw }) =>
    // What somebody bought, they do not ask where to buy.
    raw === "bought" ? new Set([raw]) : new Set([word, stem(raw)]),
  );
  for (const [at, stems] of stemsAt.entries())
    for (const word of isPartOfAge(tokens, at) || isPastTime(tokens, at) || focus.figures.has(at)
      ? []
      : stems) {
      const list = places.get(word);
      if (list) list.push(at);
      else places.set(word, [at]);
    }
  /** Where an alternative stands; an empty list for a name or person, whose place does not matter. */
  const find = (one: Alternative): number[] | undefined => {
    if (one.kind === "record") return names.some(({ id }) => id === one.id) ? [] : undefined;
    if (one.kind === "person") return who.some((each) => each === one.who) ? [] : undefined;
    if (one.kind === "sign") return names.some(({ kind }) => one.names.includes(kind)) ? [] : undefined;
    const [first = "", ...rest] = one.stems;
    const found = (places.get(first) ?? []).filter(
      (at) =>
        rest.every((word, step) => stemsAt[at + step + 1]?.has(word)) && !isPartOfName(at, at + rest.length),
    );
    return found.length > 0 ? found : undefined;
  };
  const isThing = (one: Alternative) =>
    one.kind === "record" && things.some(({ kind, id }) => kind !== "medicine" && id === one.id);
  /** Whether an alternative can stand in the question; cheaper than where. */
  const mayStand = (one: Alternative) => one.kind !== "words" || places.has(one.stems[0] ?? "");
  /** `where`: what a general note is about stands in the asking sentence, what excludes a note may stand anywhere. */
  const match = (phrase: Phrase, where: "asked" | "named" | "anywhere"): Match | undefined => {
    let absent = 0;
    for (const group of phrase) if (!group.some(mayStand) && (++absent > 1 || !loose)) return undefined;
    const positions: number[][] = [];
    let byName = false;
    const said: number[] = [];
    let score = 0;
    let missing = 0;
    for (const group of phrase) {
      const found = group.flatMap((one) => {
        const at = find(one);
        return at ? [{ at, weight: one.weight, kind: one.kind, ofThing: isThing(one) }] : [];
      });
      if (found.length === 0) {
        missing++;
        // A note for babies is none for anybody else.
        if (group.some(({ kind }) => kind === "person")) return undefined;
        const lightest = Math.min(...group.map((one) => (one.kind === "words" ? one.weight : Infinity)));
        if (!loose || missing > 1 || phrase.length < shortestInPart || lightest > lightWord) return undefined;
        continue;
      }
      const spoken = found.flatMap(({ at }) => at);
      if (found.some(({ kind, ofThing }) => kind === "record" && !ofThing)) byName = true;
      // What only the story tells is not asked.
      const own = story && where !== "anywhere" ? spoken.filter(isNear) : spoken;
      const isTold = story
        ? where !== "anywhere" && own.length === 0
        : where === "asked" && named.length > 0 && !spoken.some(isAsking);
      if (spoken.length > 0 && isTold) return undefined;
      // Of two notes, the one whose words stand in the question itself is meant.
      const share = story && own.length > 0 && !own.some(isAsking) ? ofReference : 1;
      score += share * Math.max(...found.map(({ weight }) => weight));
      said.push(...own);
      // Where a record or a person is enough, the word for it need not stand near the others.
      if (found.every(({ at }) => at.length > 0)) positions.push(own);
    }
    if (where !== "anywhere" && (story || namedInQuestion) && said.length > 0 && !said.some(isAsking))
      return undefined;
    const sentenceOf = (at: number) => tokens[at]?.sentence ?? 0;
    // What remains of a way of asking in part are two words at least: "baby" and one word more are too little.
    if (missing > 0 && (score < leastInPart || new Set(said).size < 2)) return undefined;
    if (!standTogether(positions, sentenceOf)) return undefined;
    return {
      score,
      full: missing === 0,
      specific:
        phrase.length > 1 || phrase.some((group) => group.some((one) => one.kind === "words" && one.name)),
      worded: said.length > 0,
      ofPerson: phrase.some((group) => group.some(({ kind }) => kind === "person")),
      said,
      named: byName,
    };
  };
  return [...mayFit(index, places.keys(), loose)]
    .flatMap(([indexed, ways]): FoundNote[] => {
      const { note, unless } = indexed;
      const fits = ways
        .map((phrase) => match(phrase, note.place === "general" ? "asked" : "named"))
        .filter((one) => one !== undefined && concerns(indexed, one) && isOfBody(note, one))
        .filter((one) => one !== undefined);
      const [best] = fits.toSorted((a, b) => Number(b.full) - Number(a.full) || b.score - a.score);
      if (!best || unless.some((phrase) => match(phrase, "anywhere")?.full)) return [];
      const { said: _said, named: _named, ...found } = best;
      const ofMain = main !== undefined && indexed.records.has(main);
      // The "wrist pain" of a strained wrist is read as a joint's too; a note that only this led to is none on the wrist.
      const readTwice = [...indexed.records].every((id) => isReadAs(id, main));
      if (!ofMain && best.named && !found.specific && !found.worded && readTwice) return [];
      return [{ note, ...found, score: found.score + (ofMain ? mainComplaint : 0) }];
    })
    .toSorted((a, b) => Number(b.full) - Number(a.full) || b.score - a.score);
}

/** The "year" and "old" of "my 6 year old" speak of nothing that is kept. */
function isPartOfAge(tokens: Text["tokens"], at: number): boolean {
  const isUnit = (place: number) => /^(?:years?|months?|weeks?|yr|yrs)$/.test(tokens[place]?.plain ?? "");
  const unit = tokens[at]?.plain === "old" ? at - 1 : at;
  return isUnit(unit) && tokens[unit + 1]?.plain === "old" && tokens[unit - 1]?.number !== undefined;
}

/** The "last" of "last month" is nothing that lasts. */
function isPastTime(tokens: Text["tokens"], at: number): boolean {
  return (
    tokens[at]?.plain === "last" &&
    /^(?:night|week|month|year|time|visit|clinic|christmas|sunday|monday|friday|saturday)$/.test(
      tokens[at + 1]?.plain ?? "",
    )
  );
}

/** Whether one position of each list can be chosen such that all are near each other, in one sentence or the next. */
function standTogether(positions: readonly number[][], sentenceOf: (at: number) => number): boolean {
  if (new Set(positions.flat()).size < positions.length) return false;
  const [first = [], ...rest] = positions;
  const widest = nearby + perWord * positions.length;
  return (
    rest.length === 0 ||
    first.some((start) => {
      const chosen = rest.flatMap((list) => {
        const near = list.filter((at) => Math.abs(sentenceOf(at) - sentenceOf(start)) <= 1);
        return near.length > 0
          ? [near.reduce((best, at) => (Math.abs(at - start) < Math.abs(best - start) ? at : best))]
          : [];
      });
      if (chosen.length < rest.length) return false;
      return Math.max(start, ...chosen) - Math.min(start, ...chosen) <= widest;
    })
  );
}
