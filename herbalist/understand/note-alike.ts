// The note that is most like a question (`note-examples.ts`), where it may answer it: it must know whom and which medicine the question
// tells of, and a follow-up is not answered with the same again.
import type { Note } from "#catalogue/note.ts";
import type { WhoKind } from "../language/people.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { isLong } from "./asking-sentences.ts";
import type { AskKind } from "./asks.ts";
import type { MedicineKnowledge } from "./medicines.ts";
import { type AlikeNote, alikeNote, createNoteExamples, type IndexedNote } from "./note-examples.ts";
import type { FoundNote } from "./note-index.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import type { TakenMedicine } from "./understanding.ts";

/**
 * Fitted on judged answers and on examples left out: how like a question a note must be to stand before what else would answer it. The more
 * particular that answer, the more; and where nothing was understood, the least.
 */
const likeEnough = {
  name: 0.5,
  nothing: 0.6,
  nothingNamed: 0.72,
  card: 0.8,
  field: 0.85,
  trouble: 0.8,
  pattern: 0.85,
  otherThing: 0.9,
  particular: 0.97,
  recordedUse: 1,
} as const;
/** By how much it must lead the next note; in the same words it need not. */
const leastLead = 0.06;

/** Asks for which a record has a field. */
const fieldAsks: ReadonlySet<AskKind> = new Set(["grow", "keep", "find", "cook", "works"]);
/** Asks that a plant's own record answers in particular. */
const particularAsks: ReadonlySet<AskKind> = new Set([
  "with-medicine",
  "with-thing",
  "for-person",
  "avoid",
  "limits",
  "make",
  "same-as",
  "instead",
  "describe",
  "compare",
  "safe",
  "part",
  "looks",
]);

const wantsUses = /\b(?:uses|used for|use it for|good for|benefits?|for what|what for)\b/;

/** Whether the note is the answer, whatever else there is. */
function isTheAnswer({ indexed: { note, lines, words }, score }: AlikeNote, told: Told): boolean {
  const { asks, byPattern, complaints, askedAbout, unknown, text } = told;
  if (note.examples.length === 0) return false;
  // A name that no record holds, and the note does, is what is asked about.
  const holds = (name: string) =>
    name
      .toLowerCase()
      .split(/[ -]/)
      .every((word) => words.has(stem(word)));
  if (unknown.length > 0 && unknown.every(holds)) return score >= likeEnough.name;
  const isOther = (id: string) =>
    !note.about.includes(id) &&
    lines.filter((line) => line.some(({ key }) => key === `=${id}`)).length * mostOften < lines.length;
  const needed = [
    askedAbout.length > 0 ? likeEnough.card : likeEnough.nothingNamed,
    ...(complaints.length > 0 ? [likeEnough.trouble] : []),
    ...(byPattern ? [likeEnough.pattern] : []),
    ...(unknown.length > 0 || askedAbout.some(isOther) ? [likeEnough.otherThing] : []),
    ...(asks.some((ask) => fieldAsks.has(ask)) ? [likeEnough.field] : []),
    ...(asks.some((ask) => particularAsks.has(ask)) ? [likeEnough.particular] : []),
    ...(asks.includes("good-for") || (askedAbout.length > 0 && wantsUses.test(text.source))
      ? [likeEnough.recordedUse]
      : []),
  ];
  return score >= Math.max(...needed);
}

export type Told = {
  text: Text;
  /** The sentences that ask. */
  sentences: ReadonlySet<number>;
  /** Ids of all plants and remedies that are spoken of. */
  things: ReadonlySet<string>;
  who: readonly WhoKind[];
  medicines: readonly TakenMedicine[];
  /** The complaints that this message names. */
  complaints: readonly NamedEntity[];
  /** Ids of the plants and remedies asked about. */
  askedAbout: readonly string[];
  /** Names of plants that no record holds. */
  unknown: readonly string[];
  asks: readonly AskKind[];
  /** Whether a note was found by its ways of asking. */
  byPattern: boolean;
  /** The last answer, where this goes on from it. */
  saidBefore: string;
};

/** How a note may speak of somebody. */
const spokenOf: Readonly<Partial<Record<WhoKind, RegExp>>> = {
  pregnant: /pregnan|antenatal|trying for a baby/i,
  breastfeeding: /breast-?(?: ?feed| milk)|\bnurs(?:ing|e)\b|mother's milk/i,
  baby: /\bbab(?:y|ies)\b|infant|newborn|toddler|under (?:one|two)|months? old/i,
  child:
    /\bchild|\bkids?\b|\bsons?\b|daughter|\bboys?\b|\bgirls?\b|toddler|teen|school|under (?:one|two|five|six|12|twelve)|year-old/i,
};
/** What is not taken or put on concerns everybody alike. */
const ofTaking =
  /\b(?:teas?|drinks?|cups?|glass(?:es)?|spoons?|teaspoons?|swallow|tablets?|dose|take|eat|rub|chew|boil|oil|cream|bathe?|juice|syrup)\b/i;

/** The note most like a question, if one is; `byExample` where it is the answer. */
export type FindAlike = (told: Told) => FoundNote | undefined;

/** What the finder needs of the catalogue. */
export type Indexed = {
  notes: readonly Note[];
  read: Reader;
  index: PhraseIndex;
  medicines: MedicineKnowledge;
};
export type CreateNoteFinder = (indexed: Indexed) => FindAlike;

/** Only where there is room for the notes with examples: phones have neither them nor this code. */
export const createNoteFinder: CreateNoteFinder = ({ notes, read, index, medicines }) => {
  const examples = createNoteExamples(notes, read, index);
  return (told) => {
    const { text, things, saidBefore } = told;
    const mayAnswer = (one: IndexedNote, isSame: boolean) =>
      !saidBefore.includes(one.note.answer) &&
      (isSame ||
        (isForThem(one.note, told) && knowsMedicines(one, told, medicines) && knowsComplaints(one, told)));
    const find = (asked: Text) => {
      const best = alikeNote(examples, asked, things, mayAnswer);
      return best && judged(best, told);
    };
    // In a long message what is told first may hide what is asked.
    const asking = text.tokens.filter(({ sentence }) => told.sentences.has(sentence));
    return find(text) ?? (isLong(text) ? find({ ...text, tokens: asking }) : undefined);
  };
};

function judged(best: AlikeNote, told: Told): FoundNote | undefined {
  const {
    indexed: { note },
    score,
    lead,
  } = best;
  if (lead < leastLead && score < 1) return undefined;
  const byExample = isTheAnswer(best, told);
  if (!byExample && score < likeEnough.nothing) return undefined;
  return { note, score, full: byExample, specific: true, worded: true, ofPerson: false, byExample };
}

function isForThem(note: Note, { who, text }: Told): boolean {
  const lines = [note.question, ...note.examples].join(" ");
  const all = `${lines} ${note.asked.join(" ")} ${note.answer} ${note.see_someone ?? ""}`;
  return (["pregnant", "breastfeeding", "baby", "child"] as const).every((kind) => {
    const pattern = spokenOf[kind];
    if (!pattern) return true;
    if (who.includes(kind)) return pattern.test(all) || !ofTaking.test(note.answer);
    // A note for a baby is none for anybody else.
    return kind === "child" || !pattern.test(note.question) || pattern.test(text.source);
  });
}

/** A medicine that a note does not speak of may change its answer. */
function knowsMedicines(
  { note, words }: IndexedNote,
  { medicines }: Told,
  { withWider }: MedicineKnowledge,
): boolean {
  return medicines
    .filter(({ from }) => from === "question")
    .every(
      ({ id, written }) =>
        withWider(id).some((one) => words.has(`=${one}`)) ||
        note.answer.toLowerCase().includes(written.toLowerCase()),
    );
}

/**
 * Where somebody says what troubles them, a note that does not speak of it is about something else; and what a plant does for it is
 * told by the plant's record, unless something else is asked that the note holds too.
 */
function knowsComplaints(
  { lines, words, answer }: IndexedNote,
  { text, complaints, askedAbout }: Told,
): boolean {
  const inSpan = (at: number) => complaints.some(({ from, to }) => from <= at && at <= to);
  const beside = text.tokens.filter(({ word, light, at }) => !light && !inSpan(at) && words.has(word));
  return complaints.every(({ id, from, to }) => {
    const own = text.tokens.slice(from, to + 1).flatMap(({ word, light }) => (light ? [] : [word]));
    const speaking = lines.filter((line) =>
      line.some(({ key, also }) => own.includes(key) || also.includes(`=${id}`)),
    ).length;
    if (askedAbout.length === 0) return speaking > 0 || own.some((word) => answer.has(word));
    return speaking * mostOften >= lines.length || (speaking > 0 && beside.length >= fewestBeside);
  });
}

/** One line in so many; or so many words beside the complaint. */
const mostOften = 3;
const fewestBeside = 4;
