// The note that is most like a question (`note-examples.ts`), where it may answer it: it must know whom and which medicine the question
// tells of, and a follow-up is not answered with the same again.
import type { Note } from "#catalogue/note.ts";
import type { WhoKind } from "../language/people.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { opensQuestion } from "./asking-sentences.ts";
import type { AskKind } from "./asks.ts";
import type { MedicineKnowledge } from "./medicines.ts";
import { type AlikeNote, alikeNote, createNoteExamples, heldBy, type IndexedNote } from "./note-examples.ts";
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
  weakPattern: 0.8,
  nothingNamed: 0.72,
  card: 0.8,
  field: 0.85,
  trouble: 0.8,
  plantWanted: 0.82,
  pattern: 0.85,
  otherThing: 0.9,
  particular: 0.97,
  recordedUse: 1,
} as const;
/** By how much it must lead the next note; in the same words it need not. */
const leastLead = 0.06;
/** By how much more of a question's words it must hold to be surely better than a note found by a pattern. */
const muchMore = 0.2;

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

const wantsUses = /\b(?:uses|used for|use of|use it for|good for|benefits?|for what|what for)\b/;

const ofAmount = /\bhow (?:much|many)\b|\btoo much\b|\bthe most\b/i;

/** Which plant helps is told by the records. */
const wantsPlant = /\b(?:bush|bushes|plants?|leaf|leaves|herbs?|teas?|remedy|remedies)\b/;

/** Whether the note is the answer, whatever else there is. */
function isTheAnswer(
  { indexed: { note, lines, words }, score }: AlikeNote,
  told: Told,
  holdsLess: boolean,
): boolean {
  const { asks, byPattern, complaints, askedAbout, unknown, text } = told;
  if (note.examples.length === 0 || tellsMedicineOnly(told)) return false;
  // The record has the amount; a note does where that is its own question.
  if (
    asks.includes("limits") &&
    askedAbout.length === 1 &&
    ofAmount.test(text.source) &&
    !ofAmount.test(note.question)
  )
    return false;
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
    askedAbout.length > 0 ? likeEnough.card : holdsLess ? likeEnough.weakPattern : likeEnough.nothingNamed,
    ...(complaints.length > 0 ? [likeEnough.trouble] : []),
    ...(byPattern ? [holdsLess ? likeEnough.weakPattern : likeEnough.pattern] : []),
    ...(askedAbout.length === 0 && wantsPlant.test(text.source) ? [likeEnough.plantWanted] : []),
    ...(unknown.length > 0 || askedAbout.some(isOther) ? [likeEnough.otherThing] : []),
    ...(asks.some((ask) => fieldAsks.has(ask)) ? [likeEnough.field] : []),
    ...(asks.some((ask) => particularAsks.has(ask)) ? [likeEnough.particular] : []),
    ...(asks.includes("good-for") || (askedAbout.length > 0 && wantsUses.test(text.source))
      ? [likeEnough.recordedUse]
      : []),
  ];
  return score >= Math.max(...needed);
}

/** "I take metformin": nothing is asked. */
function tellsMedicineOnly({ text, medicines }: Told): boolean {
  const names = medicines.map(({ written }) => written).join(" ");
  const telling = text.tokens.filter(({ light, plain }) => !light && plain !== "take" && plain !== "use");
  return medicines.length > 0 && telling.every(({ raw }) => names.includes(raw));
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
  /** The note that was found by its ways of asking. */
  byPattern: Note | undefined;
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
    const find = (asked: Text) => {
      const isPart = asked !== text;
      const best = alikeNote(
        examples,
        asked,
        things,
        (one, isSame) =>
          !saidBefore.includes(one.note.answer) &&
          (!isPart || one.note.examples.length > 0) &&
          // What a part leaves out may tell of somebody, a medicine or a complaint.
          ((isSame && !isPart) ||
            (isForThem(one.note, told) &&
              knowsMedicines(one, told, medicines) &&
              knowsComplaints(one, told))),
      );
      if (!best) return [];
      // A note found by a pattern may hold little of the question.
      const holdsLess =
        told.byPattern !== undefined &&
        heldBy(examples, text, best.indexed.note) - heldBy(examples, text, told.byPattern) >= muchMore;
      const score = isPart && best.score < 1 ? best.score * ofPart : best.score;
      return judged({ ...best, score }, told, holdsLess) ?? [];
    };
    const weighs = ({ key }: { key: string }) => examples.weightOf(key);
    const parts = askingParts(text, told.sentences).filter(
      (part) => examples.unitsOf(part).reduce((total, unit) => total + weighs(unit), 0) >= leastOfPart,
    );
    const found = [text, ...parts].flatMap(find);
    return found.toSorted((a, b) => Number(b.byExample) - Number(a.byExample) || b.score - a.score)[0];
  };
};

/** What is told first may hide what is asked: the sentences that ask, and the clause that does. */
function askingParts(text: Text, sentences: ReadonlySet<number>): Text[] {
  const asking = text.tokens.filter(({ sentence }) => sentences.has(sentence));
  const clauses = [...new Set(asking.map(({ clause }) => clause))].map((clause) =>
    asking.filter((token) => token.clause === clause),
  );
  const clause = clauses.findLast((tokens) => opensQuestion(tokens.map(({ plain }) => plain).join(" ")));
  return [asking, clause ?? []]
    .filter(
      (tokens, at, all) =>
        tokens.length < text.tokens.length && (at === 0 || tokens.length < (all[0]?.length ?? 0)),
    )
    .map((tokens) => ({ ...text, tokens }));
}
/** A part that tells little may be about what was told before it; and what it leaves out may matter. */
const leastOfPart = 9;
const ofPart = 0.92;

function judged(best: AlikeNote, told: Told, holdsLess: boolean): FoundNote | undefined {
  const {
    indexed: { note },
    score,
    lead,
  } = best;
  if (lead < leastLead && score < 1) return undefined;
  const byExample = isTheAnswer(best, told, holdsLess);
  if (!byExample && score < likeEnough.nothing) return undefined;
  const ofThings = told.askedAbout.every((id) => best.indexed.words.has(`=${id}`));
  return { note, score, full: byExample, specific: true, worded: true, ofPerson: false, byExample, ofThings };
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
