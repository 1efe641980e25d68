// The words and names of each note's question and examples, and the notes that share most of them with a question. How like a question one
// is: `note-likeness.ts`.
import type { Note } from "#catalogue/note.ts";
import { kinGroups, kinTable } from "../language/kin-words.ts";
import type { ReferenceKind } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { meaningOf, meaningSize, middleOf, nearnessToEach } from "./note-meaning.ts";
import { findPhrases, type PhraseIndex } from "./phrase-index.ts";
import { formsOf, personsOf } from "./question-forms.ts";

/** A word or a name: by what it is found, what else it is, and what each way of finding it counts. */
export type Unit = {
  key: string;
  also: readonly string[];
  ways: ReadonlyMap<string, number>;
  isMedicine: boolean;
};

/** What a line was read as, in a form that can be kept: reading tens of thousands of them takes seconds. */
export type ReadLine = {
  units: readonly { key: string; also: readonly string[]; isMedicine: boolean }[];
  forms: readonly boolean[];
  persons: readonly boolean[];
};
/** Lines that were read before, by their text. */
export type ReadLines = {
  get: (line: string) => ReadLine | undefined;
  set: (line: string, read: ReadLine) => void;
};

/** A question, or one line of a note. */
export type Line = {
  units: readonly Unit[];
  /** The keys of its units, and what else they are. */
  keys: ReadonlySet<string>;
  weight: number;
  /** The complaints that it names. */
  complaints: readonly string[];
  /** How it asks (`question-forms.ts`), and of whom. */
  forms: readonly boolean[];
  persons: readonly boolean[];
  meaning: Float32Array;
};

export type IndexedNote = {
  note: Note;
  /** The question and the examples. */
  lines: readonly Line[];
  words: ReadonlySet<string>;
  /** The middle of what its lines mean. */
  meaning: Float32Array;
  answer: ReadonlySet<string>;
  /** The words and names of half of the lines or more: what the note is about. */
  core: readonly { key: string; weight: number; share: number }[];
  /** In which share of the lines each complaint is named and each person spoken of. */
  complaints: ReadonlyMap<string, number>;
  persons: readonly number[];
  /** Medicines that half of the lines or more name: the note is about them. */
  ofMedicine: boolean;
};

export type NoteExamples = {
  notes: readonly IndexedNote[];
  /** The notes whose lines hold a word or name. */
  holding: ReadonlyMap<string, readonly number[]>;
  /** The notes with a line of just these words, by `wordsOf`. */
  ofWords: ReadonlyMap<string, readonly number[]>;
  /** What each note means, one after another. */
  meanings: Float32Array;
  weightOf: (key: string) => number;
  lineOf: (text: Text) => Line;
};

/** What a word counts that is said by its kin. */
const asKin = 0.8;
/** A word of a few notes weighs no more than so many would make it. */
const fewest = 2;
/** Only so many notes are compared word by word: those that share most words, and those nearest in meaning. */
const mostByWords = 16;
const mostByMeaning = 12;

/** Words that mean nearly the same where somebody asks; in a record they would be two things. */
const inQuestions = [
  "leaf leaves",
  "substitute instead replace alternative swap",
  "store keep preserve save last spoil",
  "fridge freeze freezer refrigerate",
  "block stuff clog",
  "swell puff bloat swollen",
  "dangerous harmful harm safe poison risk",
  "roach cockroach ant bug insect pest",
  "spinach calaloo bhaji",
  "indoor inside flat apartment window balcony",
  "abroad overseas toronto canada london england america york brooklyn queen florida miami leeds scarborough bronx jersey",
  "thump pulse beat throb pound",
  "drop fall shed",
  "indian hindi hindu",
  "mean meaning",
  "type kind variety sort",
  "difference different versus same vs",
  "begin start",
  "stop prevent avoid",
  "buy sell shop store market get",
  "pee urine",
  "poop stool toilet shit",
  "tired weak fatigue exhaust",
  "nap sleep doze",
  "scar mark spot",
  "fruit bear blossom",
  "soft mushy soggy",
  "hard tough stiff",
  "dead die wither wilt",
  "pain hurt ache sore",
  "breast bubby nipple",
  "doctor clinic hospital",
  "tablet pill capsule",
  "money price cost cheap expensive",
  "wash clean rinse scrub",
  "stain mark spot",
  "mould mouldy fungus mildew",
  "smell odour stink smelly",
  "forget miss forgot missed skip",
  "alcohol rum beer wine stout liquor",
  "grow plant sow",
  "boil simmer steep brew",
  "cut slice chop trim prune",
  "belly stomach gut",
  "face cheek",
  "hair scalp",
  "name call spell",
  "picture photo",
  "school homework project sba",
  "colour color",
  "long length",
  "itch scratch itchy",
  "dark black",
  "thin skinny slim",
  "fat weight belly-fat",
  "quick fast",
  "cream lotion ointment gel",
];
const kinInQuestions = kinTable([...kinGroups, ...inQuestions]);

/** Words of any question, and of who asks. */
export const frame: ReadonlySet<string> = new Set(
  (
    "what which who whom whose how when where why good want know thing people one please hi hello ok okay lol haha tell ask question anybody somebody " +
    "mother father husband wife sister brother aunt uncle cousin friend neighbour grandmother grandfather lady man girl boy " +
    "monday tuesday wednesday thursday friday saturday sunday yesterday little"
  )
    .split(" ")
    .map(stem),
);
const ofFrame = 0.6;
/** Small words that tell something in a question. */
const telling: ReadonlySet<string> = new Set(["keep", "look", "without"]);

/** Plants, remedies and medicines: a name of several words is one. */
const things: ReadonlySet<ReferenceKind> = new Set(["plant", "other", "medicine"]);

export function createNoteExamples(
  notes: readonly Note[],
  read: Reader,
  index: PhraseIndex,
  complaintIds: ReadonlySet<string>,
  known: ReadLines = new Map(),
): NoteExamples {
  const readLine = (text: Text): ReadLine => ({
    units: unitsOfText(text, index),
    forms: formsOf(text),
    persons: personsOf(text),
  });
  const shared = new Map<string, Unit>();
  /** Tens of thousands of lines share some thousand words. */
  const unit = ({ key, also, isMedicine }: ReadLine["units"][number]): Unit => {
    const all = [key, ...also].join(" ");
    const made = shared.get(all) ?? unitOf(key, also, isMedicine);
    shared.set(all, made);
    return made;
  };
  const readOnce = (line: string): ReadLine => {
    const before = known.get(line);
    if (before) return before;
    const now = readLine(read(line));
    known.set(line, now);
    return now;
  };
  const linesOf = notes.map((note) =>
    [note.question, ...note.examples]
      .filter((line) => line !== "")
      .map((line) => {
        const { units, forms, persons } = readOnce(line);
        return { units: units.map(unit), forms, persons };
      }),
  );
  const usedIn = new Map<string, number>();
  for (const lines of linesOf)
    for (const key of new Set(lines.flatMap(({ units }) => units.map((unit) => unit.key))))
      usedIn.set(key, (usedIn.get(key) ?? 0) + 1);
  const weights = new Map(
    [...usedIn].map(([key, count]) => [key, Math.log((notes.length + fewest) / (count + fewest))]),
  );
  const ofNew = Math.log((notes.length + fewest) / fewest);
  const weightOf = (key: string) => (frame.has(key) ? ofFrame : (weights.get(key) ?? ofNew));
  const line = (one: Omit<ReadLine, "units"> & Pick<Line, "units">) =>
    createLine(one, weightOf, (key) => weights.has(key), complaintIds);
  const indexed = notes.map((note, at) => indexNote(note, (linesOf[at] ?? []).map(line), weightOf));
  const holding = new Map<string, number[]>();
  const ofWords = new Map<string, number[]>();
  const add = (to: Map<string, number[]>, key: string, at: number) => {
    const list = to.get(key);
    if (list) list.push(at);
    else to.set(key, [at]);
  };
  for (const [at, { words, lines }] of indexed.entries()) {
    for (const key of words) add(holding, key, at);
    for (const key of new Set(lines.map(wordsOf))) add(ofWords, key, at);
  }
  const lineOf = (text: Text) => {
    const { units, ...signs } = readLine(text);
    return line({ ...signs, units: units.map(unit) });
  };
  const meanings = new Float32Array(indexed.length * meaningSize);
  for (const [at, { meaning }] of indexed.entries()) meanings.set(meaning, at * meaningSize);
  return { notes: indexed, holding, ofWords, meanings, weightOf, lineOf };
}

const wordsOf = ({ units }: Line) =>
  units
    .map(({ key }) => key)
    .toSorted()
    .join(" ");

function createLine(
  { units, forms, persons }: Omit<ReadLine, "units"> & Pick<Line, "units">,
  weightOf: (key: string) => number,
  isKnown: (key: string) => boolean,
  complaintIds: ReadonlySet<string>,
): Line {
  const keys = new Set(units.flatMap(({ key, also }) => [key, ...also]));
  return {
    units,
    keys,
    weight: units.reduce((total, { key }) => total + weightOf(key), 0),
    complaints: [...keys].filter((key) => key.startsWith("=") && complaintIds.has(key.slice(1))),
    forms,
    persons,
    meaning: meaningOf({ units, forms, persons }, isKnown),
  };
}

/** `lines`: at least one. */
export function indexNote(
  note: Note,
  lines: readonly Line[],
  weightOf: (key: string) => number,
): IndexedNote {
  const shareOf = (has: (line: Line) => boolean) => lines.filter(has).length / lines.length;
  const counted = new Map<string, number>();
  for (const { units } of lines)
    for (const key of new Set(units.map((unit) => unit.key))) counted.set(key, (counted.get(key) ?? 0) + 1);
  return {
    note,
    lines,
    words: new Set(lines.flatMap(({ keys }) => [...keys])),
    meaning: middleOf(lines.map(({ meaning }) => meaning)),
    answer: stemsOf(note.answer),
    core: [...counted]
      .map(([key, count]) => ({ key, weight: weightOf(key), share: count / lines.length }))
      .filter(({ share }) => share >= 0.5),
    complaints: new Map(
      [...new Set(lines.flatMap(({ complaints }) => complaints))].map((id) => [
        id,
        shareOf(({ complaints }) => complaints.includes(id)),
      ]),
    ),
    persons: sharesOf(lines.map(({ persons }) => persons)),
    ofMedicine: shareOf(({ units }) => units.some(({ isMedicine }) => isMedicine)) >= 0.5,
  };
}

const sharesOf = (lines: readonly (readonly boolean[])[]) =>
  (lines[0] ?? []).map((_, at) => lines.filter((line) => line[at]).length / lines.length);

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z']+/)
      .map(stem),
  );

function unitsOfText({ tokens }: Text, index: PhraseIndex): ReadLine["units"] {
  const mentions = findPhrases(index, tokens).filter(({ phrase }) => !phrase.weak);
  const units = new Map<string, ReadLine["units"][number]>();
  for (const { from, to, phrase } of mentions) {
    const [first, ...more] = phrase.references.filter(({ kind }) => things.has(kind));
    if (!first) continue;
    // Medicines are recorded by their classes; which one it is counts more.
    const written = first.kind === "medicine" ? tokens.slice(from, to + 1).map(({ word }) => word) : [];
    const key = `=${first.id}`;
    const also = [...more.map(({ id }) => `=${id}`), ...written];
    units.set(key, { key, also, isMedicine: first.kind === "medicine" });
  }
  for (const { word, plain, raw, light, at } of tokens) {
    const references = mentions.find(({ from, to }) => from <= at && at <= to)?.phrase.references ?? [];
    const isPartOfName = references.some(({ kind }) => things.has(kind));
    if ((light && !telling.has(plain)) || isPartOfName || units.has(word)) continue;
    units.set(word, {
      key: word,
      also: [stem(raw), ...references.map(({ id }) => `=${id}`)],
      isMedicine: false,
    });
  }
  return [...units.values()];
}

const unitOf = (key: string, also: readonly string[], isMedicine: boolean): Unit => ({
  key,
  also,
  isMedicine,
  ways: new Map([...[...kinInQuestions(key), ...also].map((one) => [one, asKin] as const), [key, 1]]),
});

/** The notes that share most of the question's words by weight and those nearest in meaning; those that ask just so are among them. */
export function nearestNotes(
  { notes, holding, ofWords, meanings, weightOf }: NoteExamples,
  asked: Line,
): IndexedNote[] {
  const shared = new Float64Array(notes.length);
  /** By which word each note was counted last: one of its ways is enough. */
  const countedBy = new Int32Array(notes.length).fill(-1);
  for (const [word, { key, ways }] of asked.units.entries()) {
    const weight = weightOf(key);
    for (const way of ways.keys())
      for (const at of holding.get(way) ?? []) {
        if (countedBy[at] === word) continue;
        countedBy[at] = word;
        shared[at] = (shared[at] ?? 0) + weight;
      }
  }
  const same = (ofWords.get(wordsOf(asked)) ?? []).flatMap((at) => notes[at] ?? []);
  const near = [
    ...highest(shared, mostByWords),
    ...highest(nearnessToEach(meanings, asked.meaning), mostByMeaning),
  ];
  return [...new Set([...same, ...near.flatMap((at) => notes[at] ?? [])])];
}

/** Where the highest values above 0 stand, the highest first. */
function highest(values: Float64Array | Float32Array, most: number): number[] {
  const best: { at: number; value: number }[] = [];
  let least = 0;
  for (let at = 0; at < values.length; at++) {
    const value = values[at] ?? 0;
    if (value <= least) continue;
    const place = best.findIndex((one) => one.value < value);
    best.splice(place < 0 ? best.length : place, 0, { at, value });
    best.length = Math.min(best.length, most);
    if (best.length === most) least = best[most - 1]?.value ?? 0;
  }
  return best.map(({ at }) => at);
}

/** The same words, in any order, and more than the name of a thing; of a class of medicines the same one. */
export const isSame = (line: Line, asked: Line) =>
  line.units.length === asked.units.length &&
  line.units.some(({ key }) => !key.startsWith("=") && !frame.has(key)) &&
  asked.units.every(({ key, isMedicine, also }) =>
    line.units.some(
      (unit) => unit.key === key && (!isMedicine || unit.also.some((name) => also.includes(name))),
    ),
  );
