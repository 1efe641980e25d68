// The note that is most like a question (`note-examples.ts`), where it may answer it: it must know whom and which medicine the question
// tells of, and a follow-up is not answered with the same again.
import type { Note } from "#catalogue/note.ts";
import { groupBy } from "../language/group-by.ts";
import { idiomsIn } from "../language/idioms.ts";
import type { WhoKind } from "../language/people.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { opensQuestion } from "./asking-sentences.ts";
import type { AskKind } from "./asks.ts";
import { alarmWord, type Realm, speaksOfHouse } from "./household.ts";
import type { MedicineKnowledge } from "./medicines.ts";
import { createNoteNames } from "./note-by-name.ts";
import {
  type AlikeNote,
  alikeNote,
  type Compared,
  compareNotes,
  createNoteExamples,
  heldBy,
  type IndexedNote,
  type NoteExamples,
} from "./note-examples.ts";
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
  ofHouse: 0.62,
} as const;
/** By how much it must lead the next note; in the same words it need not. */
const leastLead = 0.06;
/** By how much more of a question's words it must hold to be surely better than a note found by a pattern. */
const muchMore = 0.2;
/** Notes about the house often tell of the same dish or bed. */
const leastLeadInHouse = 0.03;

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

const wantsUses =
  /\b(?:uses|used for|use of|use it for|good for|benefits?|for what|what for|what (?:\S+ ){1,4}(?:do|does) (?:for|to) (?:you|u|yuh|me|the body)|what it (?:does|do|for))\b/;
const asksForUses = ({ source, tokens }: Text) =>
  wantsUses.test(source) || wantsUses.test(tokens.map(({ plain }) => plain).join(" "));
/** "moringa seed" is no matter of a note about its flower. The leaf is what people mean by the plant. */
const partSaid = /\b(?:seed|flower|root|bark|silk|peel|pod|stem|stalk)s?\b/gi;
const ofOtherPart = ({ question, examples }: Note, source: string) =>
  (source.toLowerCase().match(partSaid) ?? []).some(
    (part) => ![question, ...examples].join(" ").toLowerCase().includes(part.replace(/s$/, "")),
  );

const ofAmount = /\bhow (?:much|many)\b|\btoo much\b|\bthe most\b/i;

/** Which plant helps is told by the records. */
const wantsPlant = /\b(?:bush|bushes|plants?|leaf|leaves|herbs?|teas?|remedy|remedies)\b/;

const ofOneDoubt = /^(?:do|does|is|are|am|can|could|should|will|why)\b/i;
const asksAnything =
  /\?|\b(?:wh?a[ht]?|what|which|how|why|when|where|who|can|could|should|is|are|does|do|will|help\w*|cure|remedy|need|want|normal|or)\b/i;

/** Whether the note is the answer, whatever else there is. */
function isTheAnswer(
  { indexed: { note, lines, words }, score }: AlikeNote,
  told: Told,
  holdsLess: boolean,
): boolean {
  const { asks, byPattern, complaints, askedAbout, unknown, text } = told;
  if (note.examples.length === 0 || tellsMedicineOnly(told)) return false;
  // "Cramp in my leg at night" only tells what troubles; whether it is from salt, or why it comes, was not asked.
  if (complaints.length > 0 && score < 1 && ofOneDoubt.test(note.question) && !asksAnything.test(text.source))
    return false;
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
  if (isOfHouse(note, told)) return score >= enoughInHouse(told);
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
    ...(asks.includes("good-for") || (askedAbout.length > 0 && asksForUses(text))
      ? [likeEnough.recordedUse]
      : []),
  ];
  return score >= Math.max(...needed);
}

/** What a thing does to people is told by its record, whatever it is cooked in. */
const harmAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person", "avoid", "good-for"]);

/** A question of the kitchen, the yard or custom is answered by a note about them before any remedy. */
function isOfHouse(
  { question, examples, see_someone }: Note,
  { household, asks, complaints, askedAbout, text }: Told,
): boolean {
  if (household === undefined || complaints.length > 0 || see_someone !== undefined) return false;
  // What it is used for is told by its record, whoever handed it over the fence.
  if (askedAbout.length > 0 && asksForUses(text)) return false;
  const lines = [question, ...examples];
  return !asks.some((ask) => harmAsks.has(ask)) && lines.filter(speaksOfHouse).length * 2 >= lines.length;
}

/** Asks that a record answers with a remedy only. */
const kitchenAsks: ReadonlySet<AskKind> = new Set(["cook", "make", "limits", "instead"]);

/** Of two notes about the house the one found by a pattern is no worse; and a record may have the detail that is asked of a thing. */
function enoughInHouse({ asks, askedAbout, byPattern, text, unknown }: Told): number {
  if (unknown.length > 0) return likeEnough.otherThing;
  if (byPattern && speaksOfHouse(byPattern.question)) return likeEnough.pattern;
  const others = asks.filter((ask) => !kitchenAsks.has(ask));
  if (others.some((ask) => particularAsks.has(ask) && ask !== "safe")) return likeEnough.particular;
  if (others.length > 0) return others.some((ask) => fieldAsks.has(ask)) ? likeEnough.field : likeEnough.card;
  // One word of the house, such as the name of a feast, says little.
  const isPlain = askedAbout.length > 0 || text.tokens.filter(({ raw }) => speaksOfHouse(raw)).length > 1;
  return isPlain ? likeEnough.ofHouse : likeEnough.nothingNamed;
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
  /** What of the house the question is about. */
  household: Realm | undefined;
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
  /** An ordinary English word, which is nobody's name. */
  isOrdinary: (word: string) => boolean;
  notes: readonly Note[];
  read: Reader;
  index: PhraseIndex;
  medicines: MedicineKnowledge;
};
export type CreateNoteFinder = (indexed: Indexed) => FindAlike;

/** Only where there is room for the notes with examples: phones have neither them nor this code. */
export const createNoteFinder: CreateNoteFinder = ({ notes, read, index, medicines, isOrdinary }) => {
  const examples = createNoteExamples(notes, read, index);
  const findByName = createNoteNames(examples, isOrdinary);
  return (told) => {
    const { things, saidBefore } = told;
    const text = withoutIdioms(told.text);
    if (asksOnlyWhetherSafe(told, examples)) return undefined;
    const compared = new Map<Text, readonly Compared[]>();
    const compare = (asked: Text) => {
      const all = compared.get(asked) ?? compareNotes(examples, asked);
      compared.set(asked, all);
      return all;
    };
    const find = (asked: Text, onlyOfHouse = false) => {
      const isPart = asked !== text && !onlyOfHouse;
      const best = alikeNote(
        compare(asked),
        things,
        (one, isSame) =>
          !saidBefore.includes(one.note.answer) &&
          (!isPart || one.note.examples.length > 0) &&
          !(one.note.examples.length > 0 && things.size > 0 && ofOtherPart(one.note, text.source)) &&
          (!onlyOfHouse || one.note === told.byPattern || isOfHouse(one.note, told)) &&
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
      const score = (isPart && best.score < 1) || asked !== text ? best.score * ofPart : best.score;
      return judged({ ...best, score }, told, holdsLess, onlyOfHouse ? leastLeadInHouse : leastLead) ?? [];
    };
    const [ofHouse] =
      told.household === undefined
        ? []
        : [text, withoutAlarm(text)]
            .flatMap((part) => find(part, true))
            .toSorted((a, b) => b.score - a.score);
    if (ofHouse?.byExample) return ofHouse;
    const weighs = ({ key }: { key: string }) => examples.weightOf(key);
    const parts = askingParts(text, told.sentences).filter(
      (part) => examples.unitsOf(part).reduce((total, unit) => total + weighs(unit), 0) >= leastOfPart,
    );
    const found = [text, ...parts].flatMap((part) => find(part));
    const [alike] = found.toSorted((a, b) => Number(b.byExample) - Number(a.byExample) || b.score - a.score);
    if (!alike?.byExample && ofHouse && ofHouse.score >= (alike?.score ?? 0)) return ofHouse;
    if (alike?.byExample || told.askedAbout.length > 0 || told.byPattern) return alike;
    const named = findByName(
      text,
      told.unknown,
      (one) =>
        one.note.examples.length > 0 &&
        isForThem(one.note, told) &&
        knowsMedicines(one, told, medicines) &&
        knowsComplaints(one, told) &&
        !saidBefore.includes(one.note.answer),
    );
    return named ? foundNote(named.note, likeEnough.name, true, true) : alike;
  };
};

/** "a shot in the dark, but what is the small yellow fruit": nothing is asked with the first words; nor is a trouble "since this morning"
 * one of every morning. */
function withoutIdioms(text: Text): Text {
  const { tokens } = text;
  const idioms = idiomsIn(tokens);
  const isStart = (at: number) =>
    timeOfDay.test(tokens[at]?.plain ?? "") &&
    tokens.slice(Math.max(0, at - 2), at).some(({ plain }) => plain === "since" || plain === "from");
  const asked = tokens.filter(({ at }, place) => !idioms.has(at) && !isStart(place));
  return asked.length === tokens.length ? text : { ...text, tokens: asked };
}
const timeOfDay = /^(?:morning|night|evening|yesterday|today|week)$/;

/** "I lost my breath when I see Kaieteur, what plants grow there": in a line about the house such words tell nothing. */
const withoutAlarm = (text: Text): Text => ({
  ...text,
  tokens: text.tokens.filter((token) => !alarmWord(token)),
});

/** "Can I use honey?": the thing's own record answers; a note shares no more than its name. */
function asksOnlyWhetherSafe({ asks, askedAbout, text }: Told, { unitsOf }: NoteExamples): boolean {
  return (
    askedAbout.length > 0 &&
    asks.every((ask) => ask === "safe") &&
    unitsOf(text).every(({ key }) => key.startsWith("=") || ofTakingAny.has(key))
  );
}
const ofTakingAny: ReadonlySet<string> = new Set(
  "use take drink eat have try safe ok okay good alright fine".split(" ").map(stem),
);

/** What is told first may hide what is asked: the sentences that ask, and the clause that does. */
function askingParts(text: Text, sentences: ReadonlySet<number>): Text[] {
  const asking = text.tokens.filter(({ sentence }) => sentences.has(sentence));
  const clauses = [...groupBy(asking, ({ clause }) => clause).values()];
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

function judged(best: AlikeNote, told: Told, holdsLess: boolean, enoughLead: number): FoundNote | undefined {
  const {
    indexed: { note },
    score,
    lead,
  } = best;
  if (lead < enoughLead && score < 1) return undefined;
  const byExample = isTheAnswer(best, told, holdsLess);
  if (!byExample && score < likeEnough.nothing) return undefined;
  const ofThings = told.askedAbout.every((id) => best.indexed.words.has(`=${id}`));
  return foundNote(note, score, byExample, ofThings);
}

const foundNote = (note: Note, score: number, byExample: boolean, ofThings: boolean): FoundNote => ({
  note,
  score,
  full: byExample,
  specific: true,
  worded: true,
  ofPerson: false,
  byExample,
  ofThings,
});

function isForThem(note: Note, { who, text, complaints }: Told): boolean {
  const lines = [note.question, ...note.examples].join(" ");
  const all = `${lines} ${note.asked.join(" ")} ${note.answer} ${note.see_someone ?? ""}`;
  return (["pregnant", "breastfeeding", "baby", "child"] as const).every((kind) => {
    const pattern = spokenOf[kind];
    if (!pattern) return true;
    if (who.includes(kind)) return pattern.test(all) || !ofTaking.test(note.answer);
    // A note for a baby is none for anybody else, and one on a child's trouble none for a grown person's.
    const isOfAll = kind === "child" && complaints.length === 0;
    return isOfAll || !pattern.test(note.question) || pattern.test(text.source);
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
