// Finds the note whose question or examples are most like a question, in words and in meaning. Compared both ways: how much of the question
// the note holds, and how much of what the note is asked with the question holds, each word by how rare it is among the notes.
import type { Note } from "#catalogue/note.ts";
import { kinGroups, kinTable } from "../language/kin-words.ts";
import type { ReferenceKind } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { findPhrases, type PhraseIndex } from "./phrase-index.ts";

/** A word or a name: by what it is found, what else it is, and what each way of finding it counts. */
type Unit = { key: string; also: readonly string[]; ways: ReadonlyMap<string, number>; isMedicine: boolean };

export type IndexedNote = {
  note: Note;
  /** The question and the examples. */
  lines: readonly (readonly Unit[])[];
  /** All words and names of the lines, each with what it weighs: those of many lines are what the note is about. */
  core: readonly { unit: Unit; weight: number }[];
  words: ReadonlySet<string>;
  answer: ReadonlySet<string>;
  /** Medicines that half of the lines or more name: the note is about them. */
  ofMedicine: boolean;
};

export type NoteExamples = {
  notes: readonly IndexedNote[];
  /** Where each note stands. */
  places: ReadonlyMap<Note, number>;
  /** The notes whose lines hold a word or name. */
  holding: ReadonlyMap<string, readonly number[]>;
  weightOf: (key: string) => number;
  unitsOf: (text: Text) => Unit[];
};

/** How like a question a note is, from 0 to 1, and by how much more than any other note. */
export type AlikeNote = { indexed: IndexedNote; score: number; lead: number };

/** What a word counts that is said by its kin, that stands in another line of the note, only in its answer, or there only by its kin. */
const asKin = 0.8;
const inOtherLine = 0.8;
const inAnswer = 0.6;
const asKinInOtherLine = 0.5;
/** What is left of the likeness where the rarest word of the question is not in the note. */
const withoutRarest = 0.87;
/** The share of the question counts more than that of the note, whose lines say the same in several ways. */
const ofQuestion = 0.65;
/** A word that all lines hold is what the note is about; one of a single line counts little. */
const steepness = 3;
/** A word of a few notes weighs no more than so many would make it. */
const fewest = 2;
/** What a question and a note must have in common, beside what the note is about. */
const fewestShared = 2;
const leastShared = 5;
/** Only so many notes are compared word by word. */
const mostCompared = 24;

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
const ofAbout = 0.6;
/** Small words that tell something in a question. */
const telling: ReadonlySet<string> = new Set(["keep", "look", "without"]);

/** "my tablets": a medicine that is not named. */
const medicineWords: ReadonlySet<string> = new Set(
  "tablet pill medicine medication drug injection capsule syrup drops cream pump inhaler antibiotic"
    .split(" ")
    .map(stem),
);

/** Plants, remedies and medicines: a name of several words is one. */
const things: ReadonlySet<ReferenceKind> = new Set(["plant", "other", "medicine"]);

export function createNoteExamples(notes: readonly Note[], read: Reader, index: PhraseIndex): NoteExamples {
  const unitsOf = (text: Text) => unitsOfText(text, index);
  const shared = new Map<string, Unit>();
  /** Ten thousand lines share some thousand words. */
  const once = (unit: Unit): Unit => {
    const key = [unit.key, ...unit.also].join(" ");
    const known = shared.get(key);
    if (!known) shared.set(key, unit);
    return known ?? unit;
  };
  const linesOf = new Map(
    notes.map((note) => [
      note,
      [note.question, ...note.examples]
        .filter((line) => line !== "")
        .map((line) => unitsOf(read(line)).map(once)),
    ]),
  );
  const usedIn = new Map<string, number>();
  for (const lines of linesOf.values())
    for (const key of new Set(lines.flat().map((unit) => unit.key)))
      usedIn.set(key, (usedIn.get(key) ?? 0) + 1);
  const weights = new Map(
    [...usedIn].map(([key, count]) => [key, Math.log((notes.length + fewest) / (count + fewest))]),
  );
  const ofNew = Math.log((notes.length + fewest) / fewest);
  const weightOf = (key: string) => (frame.has(key) ? ofFrame : (weights.get(key) ?? ofNew));
  const holding = new Map<string, number[]>();
  const indexed = [...linesOf].map(([note, lines], at) => {
    const words = new Set(lines.flat().flatMap(({ key, also }) => [key, ...also]));
    for (const key of words) {
      const list = holding.get(key);
      if (list) list.push(at);
      else holding.set(key, [at]);
    }
    const ofMedicine =
      lines.filter((line) => line.some(({ isMedicine }) => isMedicine)).length * 2 >= lines.length;
    return { note, lines, core: coreOf(lines, weightOf), words, answer: stemsOf(note.answer), ofMedicine };
  });
  const places = new Map(indexed.map(({ note }, at) => [note, at]));
  return { notes: indexed, places, holding, weightOf, unitsOf };
}

const stemsOf = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[^a-z']+/)
      .map(stem),
  );

function coreOf(lines: readonly (readonly Unit[])[], weightOf: (key: string) => number): IndexedNote["core"] {
  const units = new Map(lines.flat().map((unit) => [unit.key, unit]));
  return [...units.values()].map((unit) => {
    const share = lines.filter((line) => line.some(({ key }) => key === unit.key)).length / lines.length;
    return { unit, weight: weightOf(unit.key) * share ** steepness };
  });
}

function unitsOfText({ tokens }: Text, index: PhraseIndex): Unit[] {
  const mentions = findPhrases(index, tokens).filter(({ phrase }) => !phrase.weak);
  const units = new Map<string, Unit>();
  for (const { from, to, phrase } of mentions) {
    const [first, ...more] = phrase.references.filter(({ kind }) => things.has(kind));
    if (!first) continue;
    // Medicines are recorded by their classes; which one it is counts more.
    const written = first.kind === "medicine" ? tokens.slice(from, to + 1).map(({ word }) => word) : [];
    const key = `=${first.id}`;
    const also = [...more.map(({ id }) => `=${id}`), ...written];
    units.set(key, unitOf(key, also, first.kind === "medicine"));
  }
  for (const { word, plain, raw, light, at } of tokens) {
    const references = mentions.find(({ from, to }) => from <= at && at <= to)?.phrase.references ?? [];
    const isPartOfName = references.some(({ kind }) => things.has(kind));
    if ((light && !telling.has(plain)) || isPartOfName || units.has(word)) continue;
    units.set(word, unitOf(word, [stem(raw), ...references.map(({ id }) => `=${id}`)]));
  }
  return [...units.values()];
}

export type Compared = { readonly indexed: IndexedNote; readonly score: number };

/** The notes that share most with the question, and how like it each is. */
export function compareNotes(index: NoteExamples, text: Text): Compared[] {
  const asked = index.unitsOf(text).map((unit) => ({ unit, weight: index.weightOf(unit.key) }));
  const told = meanings(asked.map(({ unit }) => unit));
  return nearest(index, asked).map((indexed) => ({ indexed, score: likeness(asked, told, indexed, index) }));
}

/** The note most like the question. `named`: ids of the plants and remedies that it is about. `mayAnswer`: with all that a note's lines hold. */
export function alikeNote(
  compared: readonly Compared[],
  named: ReadonlySet<string>,
  mayAnswer: (note: IndexedNote, isSame: boolean) => boolean,
): AlikeNote | undefined {
  const [best, second] = compared
    // In the same words it is meant, even by a name that no record holds.
    .filter(({ indexed, score }) => score === 1 || indexed.note.about.every((id) => named.has(id)))
    .filter(({ indexed, score }) => mayAnswer(indexed, score === 1))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? { ...best, lead: best.score - (second?.score ?? 0) } : undefined;
}

/** The share of the question's words, by weight, that a note holds anywhere. */
export function heldBy(index: NoteExamples, text: Text, note: Note): number {
  const one = index.notes[index.places.get(note) ?? -1];
  if (!one) return 0;
  const asked = index.unitsOf(text).map((unit) => ({ unit, weight: index.weightOf(unit.key) }));
  const patterns = note.asked.join(" ");
  const own = stemsOf(patterns);
  return shareOf(asked, ({ key, also }) =>
    [key, ...also].some(
      (way) =>
        one.words.has(way) ||
        one.answer.has(way) ||
        (way.startsWith("=") ? patterns.includes(way) : own.has(way)),
    )
      ? 1
      : 0,
  );
}

type Weighed = { unit: Unit; weight: number };

/** The notes that share most of the question's words by weight. */
function nearest({ notes, holding }: NoteExamples, asked: readonly Weighed[]): IndexedNote[] {
  const shared = new Map<number, number>();
  for (const { unit, weight } of asked) {
    const found = new Set([...unit.ways.keys()].flatMap((key) => holding.get(key) ?? []));
    for (const at of found) shared.set(at, (shared.get(at) ?? 0) + weight);
  }
  return [...shared]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostCompared)
    .flatMap(([at]) => notes[at] ?? []);
}

function likeness(
  asked: readonly Weighed[],
  told: ReadonlyMap<string, number>,
  { note, lines, core, words, answer, ofMedicine }: IndexedNote,
  { weightOf, holding }: NoteExamples,
): number {
  const inNote = ({ key, also }: Unit) => {
    if ([key, ...also].some((one) => words.has(one))) return inOtherLine;
    if (answer.has(key)) return inAnswer;
    return kinInQuestions(key).some((one) => words.has(one)) ? asKinInOtherLine : 0;
  };
  if (lines.some((line) => isSame(line, asked))) return 1;
  // What the note is about must be named anyway, so it does not make a question like it.
  const isAbout = ({ key }: Unit) => note.about.includes(key.slice(1)) && key.startsWith("=");
  const rare = asked
    .filter(({ unit }) => holding.has(unit.key) && !isAbout(unit))
    .toSorted((a, b) => b.weight - a.weight);
  const [rarest, next] = rare.map(({ unit }) => inNote(unit) > 0);
  if (!rarest && !next) return 0;
  // One word in common, or two that any note may hold, say little.
  const shared = asked.filter(({ unit }) => !frame.has(unit.key) && inNote(unit) > 0);
  const ofShared = shared.reduce((total, { unit, weight }) => total + (isAbout(unit) ? ofAbout : weight), 0);
  if (shared.length < fewestShared || ofShared < leastShared) return 0;
  if (ofMedicine && !asked.some(({ unit }) => unit.isMedicine || medicineWords.has(unit.key))) return 0;
  const own = asked.map(({ unit, weight }) => ({ unit, weight: isAbout(unit) ? ofAbout : weight }));
  const ofCore = shareOf(core, (unit) => held(unit, told));
  const alike = Math.max(
    ...lines.map((line) => {
      const said = meaningsOfLine(line);
      const ofAsked = shareOf(own, (unit) => Math.max(held(unit, said), inNote(unit)));
      const weighed = line.map((unit) => ({ unit, weight: weightOf(unit.key) }));
      const ofLine = shareOf(weighed, (unit) => held(unit, told));
      return ofAsked ** ofQuestion * Math.max(ofCore, ofLine) ** (1 - ofQuestion);
    }),
  );
  return rarest ? alike : alike * withoutRarest;
}

/** The same words, in any order, and more than the name of a thing. */
const isSame = (line: readonly Unit[], asked: readonly Weighed[]) =>
  line.length === asked.length &&
  line.some(({ key }) => !key.startsWith("=") && !frame.has(key)) &&
  asked.every(({ unit }) => line.some(({ key }) => key === unit.key));

function shareOf(units: readonly Weighed[], value: (unit: Unit) => number): number {
  const whole = units.reduce((total, { weight }) => total + weight, 0);
  return whole === 0 ? 0 : units.reduce((total, { unit, weight }) => total + value(unit) * weight, 0) / whole;
}

const unitOf = (key: string, also: readonly string[], isMedicine = false): Unit => ({
  key,
  also,
  isMedicine,
  ways: new Map([...[...kinInQuestions(key), ...also].map((one) => [one, asKin] as const), [key, 1]]),
});

/** Everything that some words may mean, and what it counts at best. */
function meanings(units: readonly Unit[]): Map<string, number> {
  return new Map(units.flatMap((unit) => [...unit.ways]).toSorted(([, a], [, b]) => a - b));
}

/** Of the lines that were compared before. */
const known = new WeakMap<readonly Unit[], Map<string, number>>();
function meaningsOfLine(line: readonly Unit[]): Map<string, number> {
  const said = known.get(line) ?? meanings(line);
  known.set(line, said);
  return said;
}

/** What a word counts by what is said; kin of a kin is none. */
function held(unit: Unit, said: ReadonlyMap<string, number>): number {
  let best = 0;
  for (const [key, own] of unit.ways) {
    const other = said.get(key) ?? 0;
    if (own === 1 || other === 1) best = Math.max(best, Math.min(own, other));
  }
  return best;
}
