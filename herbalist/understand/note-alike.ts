// The note that most likely answers a question (`note-likeness.ts`), where it may: it must know whom and which medicine the question
// tells of, and a follow-up is not answered with the same again.
import type { Note } from "#catalogue/note.ts";
import { groupBy } from "../language/group-by.ts";
import { idiomsIn } from "../language/idioms.ts";
import type { WhoKind } from "../language/people.ts";
import type { NamedEntity } from "../language/question.ts";
import { stem } from "../language/stem.ts";
import type { Reader, Text } from "../language/tokens.ts";
import { agesIn, mayBeTold } from "./ages-told.ts";
import { opensQuestion } from "./asking-sentences.ts";
import type { AskKind } from "./asks.ts";
import { comparesTwo } from "./compared.ts";
import { isForSurface, type Surface } from "./for-skin.ts";
import { alarmWord, type Realm, speaksOfHouse } from "./household.ts";
import { handlingClasses, type MedicineKnowledge } from "./medicines.ts";
import { createNoteNames } from "./note-by-name.ts";
import {
  createNoteExamples,
  frame,
  type IndexedNote,
  type Line,
  type NoteExamples,
  nearestNotes,
  type ReadLines,
} from "./note-examples.ts";
import type { FoundNote } from "./note-index.ts";
import { compareWith, mostLikely } from "./note-likeness.ts";
import type { PhraseIndex } from "./phrase-index.ts";
import { asksWhatItIs } from "./question-forms.ts";
import type { TakenMedicine } from "./understanding.ts";

/** To be kept for where the other answer says little (`answer/note-by-example.ts`). */
const likelyEnoughToKeep = 0.1;
/**
 * How likely a note must be the answer to stand before what the records would answer: the more often readers found that answer useful, the
 * more is asked (decision 078).
 */
const likelyEnoughBeside: Readonly<Partial<Record<AskKind, number>>> = {
  "good-for": 0.3,
  "what-is": 0.2,
  "same-as": 0.6,
  "for-person": 0.42,
  "what-for": 0.35,
  limits: 0.45,
  "with-medicine": 0.85,
  "with-thing": 0.4,
  make: 0.5,
  keep: 0.5,
  works: 0.15,
};
const likelyEnough = 0.3;
/** Of the very medicine that is asked about. */
const likelyEnoughOfMedicines = 0.7;
/** The record of what is put on the skin has its own number. */
const likelyEnoughOnSkin = 0.6;
/** Nothing is named that a record holds. */
const likelyEnoughOfNothing = 0.4;
/** It tells of the plant, and not of the trouble. */
const likelyEnoughOfOther = 0.8;

/** "moringa seed" is no matter of a note about its flower. The leaf is what people mean by the plant. */
const partSaid = /\b(?:seed|flower|root|bark|silk|peel|pod|stem|stalk)s?\b/gi;
const ofOtherPart = ({ question, examples }: Note, source: string) =>
  (source.toLowerCase().match(partSaid) ?? []).some(
    (part) => ![question, ...examples].join(" ").toLowerCase().includes(part.replace(/s$/, "")),
  );

const ofTea = /\bteas?\b/i;
const linesOf = ({ question, examples }: Note) => [question, ...examples].join(" ");

/** "what helps a sore throat" is not answered by whether bird pepper does, nor a child's cough by how much thyme. */
const isOfNoThing = ({ asks, askedAbout, unknown, saidBefore, after }: Told) =>
  asks.includes("what-for") &&
  askedAbout.length + unknown.length === 0 &&
  // What goes on from a remedy may mean it.
  after === undefined &&
  saidBefore === "";
const asksWhether = /^(?:is|are|can|could|does|do|will|would|should|may|how (?:much|many))\b/i;
const asksWhetherOfThing = ({ note, lines: [question] }: IndexedNote, asked: Line) =>
  asksWhether.test(note.question) &&
  // "how much salt for a gargle": the thing is said, though nothing is asked of it alone.
  question?.units.some(
    ({ key, isMedicine }) => key.startsWith("=") && !isMedicine && !asked.keys.has(key),
  ) === true;

/** "me done try ginger": a note on ginger is no answer, unless it says what else there is. */
const praisesWhatIsReplaced = ({ note, words }: IndexedNote, { asks, askedAbout }: Told) =>
  asks.includes("instead") &&
  askedAbout.some((id) => words.has(`=${id}`)) &&
  ![note.question, ...note.examples].some((line) => offersOther.test(line));
const offersOther =
  /\b(?:else|instead|alternatives?|substitutes?|replace|place of|other than|besides|rather|without|tried|try|out of|not|no|cannot|can't|don't|doesn't|didn't|hate|stand)\b/i;

/** The note asks of the very medicines, or of their own class. */
const isOfMedicines = ({ words }: IndexedNote, { medicines }: Told) =>
  medicines.length > 0 && medicines.every(({ id, from }) => from !== "question" || words.has(`=${id}`));

/** How likely a note must be to answer what was told. */
function enoughFor({ asks, askedAbout, complaints, household, surface }: Told, ofMedicines: boolean): number {
  return Math.max(
    surface !== undefined && asks.includes("limits") ? likelyEnoughOnSkin : 0,
    household === undefined ? 0 : likelyEnough,
    askedAbout.length + complaints.length > 0 ? 0 : likelyEnoughOfNothing,
    ...(asks.length > 0
      ? asks.map((ask) =>
          ask === "with-medicine" && ofMedicines
            ? likelyEnoughOfMedicines
            : (likelyEnoughBeside[ask] ?? likelyEnough),
        )
      : [likelyEnough]),
  );
}

const compares = ({ question, examples }: Note) => [question, ...examples].some(comparesTwo);

/** "I forgot my metformin and my amlodipine": that they go together is no answer. */
const leftOut = /\b(?:forgot|forget|forgotten|missed|skipped)\b/i;
const tellsOfLeftOut = ({ question, examples }: Note) =>
  [question, ...examples].some((line) => leftOut.test(line));

/** "what tea not to drink with amlodipine" is not answered by one that goes with it. */
const tellsWhatToLeave = ({ question, examples, answer }: Note) =>
  [question, ...examples].some((line) => asksWhatToLeave.test(line)) ||
  asksWhatToLeave.test(answer.split("**")[1] ?? "");
const asksWhatToLeave =
  /\b(?:avoid|not|never|none|leave|bad|worse|worst|worsens?|clash\w*|stay away|keep away|danger\w*|harm\w*|shouldn't|can't|don't|no)\b/i;

/** "how to prepare noni juice" is not answered by what noni does. */
const tellsMaking =
  /\b(?:steep|boil|pour|slice|draw|simmer|soak|strain|grate|mix|blend|crush|bruise|squeeze|stir|cook|fry|bake|dissolve|roast|dry|pound|grind|chop|smear|dab|apply|put|lay|spread|rub|hold|I give no)\w*\b|^\*\*(?:no|not|none|never|better not|leave)\b/i;

/** "what is sorrel" is not answered by what sorrel does for the pressure. */
const tellsWhatItIs = ({ question, examples }: Note) => [question, ...examples].some(asksWhatItIs);

/** "I take metformin": nothing is asked; "Brufen and me pressure tablet" asks of the pair. */
function tellsMedicineOnly({ text, medicines }: Told): boolean {
  const isPair = new Set(medicines.map(({ written }) => written)).size > 1;
  const opensAsking = opensQuestion(text.tokens.map(({ plain }) => plain).join(" "));
  if (
    isPair &&
    (opensAsking || !text.tokens.some(({ plain }) => plain === "take" || plain === "on" || plain === "use"))
  )
    return false;
  const names = medicines.map(({ written }) => written).join(" ");
  const telling = text.tokens.filter(({ light, plain }) => !light && plain !== "take" && plain !== "use");
  return medicines.length > 0 && telling.every(({ raw }) => names.includes(raw));
}

/** "Both soften the skin" answers who named two, or asked which. */
const ofPair =
  /^\*\*(?:[^*:;.]*\b(?:both|either|neither)\b(?! (?:feet|legs|ankles|hands|arms|knees|eyes|ears|sides|ends|breasts|way|by the)\b)|none of (?:that|these|them)\b)/i;
const asksOfPair =
  /\b(?:or|ar|and|an|n|with|wid|both|either|between|two|same|versus|vs|which|difference|different|better|plus)\b|[&+,/]/i;

export type Told = {
  text: Text;
  /** The sentences that ask. */
  sentences: ReadonlySet<number>;
  /** Ids of all plants and remedies that are spoken of. */
  things: ReadonlySet<string>;
  who: readonly WhoKind[];
  /** Of these, who was told of in earlier messages only: "how much ginger" does not say that she is pregnant. */
  whoBefore: readonly WhoKind[];
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
  /** Where what is asked on was to be put. */
  surface: Surface | undefined;
  /** What the person says is not meant, each as "kind:id". */
  notMeant: ReadonlySet<string>;
  /** The last answer may be given again. */
  mayRepeat?: boolean;
  /** The question before, where `text` is that and this one together. */
  after?: Text;
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
  /\b(?:teas?|drinks?|cups?|glass(?:es)?|spoons?|teaspoons?|swallow|tablets?|dose|take|eat|rub|chew|boil|oil|cream|bathe?|juice|syrups?)\b/i;

/** The note most like a question, if one is; `byExample` where it is the answer. */
export type FindAlike = (told: Told) => FoundNote | undefined;

/** What the finder needs of the catalogue. */
export type Indexed = {
  /** An ordinary English word, which is nobody's name. */
  isOrdinary: (word: string) => boolean;
  complaintIds: ReadonlySet<string>;
  notes: readonly Note[];
  read: Reader;
  index: PhraseIndex;
  medicines: MedicineKnowledge;
};
export type CreateNoteFinder = (indexed: Indexed) => FindAlike;

/** Only where there is room for the notes with examples: phones have neither them nor this code. */
export const createNoteFinder: CreateNoteFinder = (indexed) => noteFinder(indexed);

/** The same with lines that were read before. */
export const createNoteFinderFrom =
  (known: ReadLines): CreateNoteFinder =>
  (indexed) =>
    noteFinder(indexed, known);

function noteFinder(
  { notes, read, index, medicines, isOrdinary, complaintIds }: Indexed,
  known?: ReadLines,
): FindAlike {
  const examples = createNoteExamples(notes, read, index, complaintIds, known);
  const findByName = createNoteNames(examples, isOrdinary);
  return (told) => {
    const text = withoutIdioms(told.text);
    if (namesOnly(told, examples) || tellsMedicineOnly(told) || tellsTooLittle(told, examples))
      return undefined;
    const mayAnswer = (one: IndexedNote, line: Line) =>
      one.note.about.every((id) => told.things.has(id)) &&
      [...told.notMeant].every((key) => !one.words.has(`=${key.slice(key.indexOf(":") + 1)}`)) &&
      (told.mayRepeat === true ||
        !told.saidBefore.includes(one.note.answer) ||
        tellsWhatIsAdded(one, line)) &&
      isForThem(one.note, told) &&
      isForSurface(one.note, told.surface) &&
      (told.askedAbout.length === 0 || !asksWhatItIs(text.source) || tellsWhatItIs(one.note)) &&
      knowsMedicines(one, told, medicines) &&
      (told.asks.some((ask) => ask !== "make") ||
        told.asks.length === 0 ||
        tellsMaking.test(one.note.answer)) &&
      (told.medicines.length === 0 || !comparesTwo(text.source) || compares(one.note)) &&
      !(isOfNoThing(told) && asksWhetherOfThing(one, line)) &&
      !(one.note.examples.length > 0 && told.things.size > 0 && ofOtherPart(one.note, text.source)) &&
      // How long a tea keeps is not told by how long the root does.
      !(told.asks.includes("keep") && ofTea.test(text.source) && !ofTea.test(linesOf(one.note))) &&
      !praisesWhatIsReplaced(one, told) &&
      (told.household === undefined || isOfHouse(one.note)) &&
      (!told.asks.includes("avoid") || tellsWhatToLeave(one.note)) &&
      (told.medicines.length === 0 || !leftOut.test(text.source) || tellsOfLeftOut(one.note));
    const speaksOfPair = ({ note: { answer } }: IndexedNote) =>
      !ofPair.test(answer) ||
      told.things.size + told.complaints.length === 0 ||
      asksOfPair.test(text.source) ||
      told.askedAbout.length > 1;
    /** "thyme tea", "fresh or dried": the note that was given tells of just that. */
    const tellsWhatIsAdded = ({ words, answer }: IndexedNote, { units }: Line) => {
      const before = told.after && examples.lineOf(told.after).keys;
      const added = before ? units.filter(({ key }) => !before.has(key) && !frame.has(key)) : [];
      return added.length > 0 && added.every(({ key }) => words.has(key) && answer.has(key));
    };
    /** What was asked on speaks for the note. */
    const addsTo = (after: Text | undefined, one: IndexedNote, evidence: number) =>
      after === undefined ||
      told.mayRepeat === true ||
      compareWith(examples.lineOf(after), [one], examples.weightOf).every(
        (alone) => alone.evidence < evidence,
      );
    const find = (asked: Text): { indexed: IndexedNote; chance: number }[] => {
      const line = examples.lineOf(asked);
      const compared = compareWith(line, nearestNotes(examples, line), examples.weightOf).filter(
        // In the same words it is meant, even by a name that no record holds.
        ({ indexed, isSame, evidence }) =>
          (isSame &&
            asked === text &&
            isForSurface(indexed.note, told.surface) &&
            told.whoBefore.every((kind) => mayConcern(indexed.note, kind))) ||
          (mayAnswer(indexed, line) && speaksOfPair(indexed) && addsTo(told.after, indexed, evidence)),
      );
      const best = mostLikely(compared);
      if (!best) return [];
      return [asked === text ? best : { ...best, chance: best.chance * ofPart }];
    };
    // What is looked up together was put together of short questions.
    const parts = (told.after === undefined ? askingParts(text, told.sentences) : []).filter(
      (part) => examples.lineOf(part).weight >= leastOfPart,
    );
    const calm = told.household === undefined ? [] : [withoutAlarm(text)];
    const [best] = [text, ...parts, ...calm].flatMap(find).toSorted((a, b) => b.chance - a.chance);
    const found = best && judged(best, told);
    if (found?.byExample || told.askedAbout.length > 0 || told.byPattern) return found;
    const line = examples.lineOf(text);
    const named = findByName(
      text,
      told.unknown,
      (one) => one.note.examples.length > 0 && mayAnswer(one, line),
    );
    return named ? foundNote(named.note, likelyEnough, true, true) : found;
  };
}

/** A line about the kitchen or the yard is not answered by a note that sends people to a clinic. */
const isOfHouse = ({ question, see_someone }: Note) => see_someone === undefined || speaksOfHouse(question);

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

/** "Can I use honey?", "corrila": the thing's own record answers; a note shares no more than its name. */
function namesOnly({ asks, askedAbout, text }: Told, { lineOf }: NoteExamples): boolean {
  const { units } = lineOf(text);
  // A bare name: its card.
  if (askedAbout.length === 1 && asks.every((ask) => ask === "what-is") && text.tokens.length < 3)
    return units.length === 1;
  return (
    askedAbout.length > 0 &&
    asks.every((ask) => ask === "safe") &&
    units.every(({ key }) => key.startsWith("=") || ofTakingAny.has(key))
  );
}
/** "I feel bad": one common word, and nothing that is named. */
function tellsTooLittle(
  { text, complaints, askedAbout, unknown, medicines, saidBefore }: Told,
  { lineOf }: NoteExamples,
): boolean {
  const { units, weight } = lineOf(text);
  return (
    complaints.length + askedAbout.length + unknown.length + medicines.length === 0 &&
    saidBefore === "" &&
    units.length < 2 &&
    weight < leastTold
  );
}
const leastTold = 5;

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

function judged(
  { indexed, chance }: { indexed: IndexedNote; chance: number },
  told: Told,
): FoundNote | undefined {
  const { note, words } = indexed;
  // A name that no record holds is what is asked about. Part of it may be a name of the records: "lemon balm".
  const lines = [note.question, ...note.examples].join(" ").toLowerCase();
  const holds = (name: string) =>
    lines.includes(name.toLowerCase()) ||
    name
      .toLowerCase()
      .split(/[ -]/)
      .every((word) => words.has(stem(word)));
  if (!told.unknown.every(holds) || chance < likelyEnoughToKeep) return undefined;
  const ofThings = told.askedAbout.every((id) => words.has(`=${id}`));
  const enough = speaksOfTrouble(indexed, told)
    ? enoughFor(told, isOfMedicines(indexed, told))
    : likelyEnoughOfOther;
  const isAnswer = note.examples.length > 0 && ofThings && chance >= enough;
  return foundNote(note, chance, chance === 1 || isAnswer, ofThings);
}

/** "is neem good for the eyes" is not answered by what neem is used for. */
const speaksOfTrouble = ({ words, answer }: IndexedNote, { asks, complaints, askedAbout }: Told) =>
  !asks.includes("good-for") ||
  askedAbout.length === 0 ||
  complaints.length === 0 ||
  complaints.some(({ id, written }) => words.has(`=${id}`) || answer.has(stem(written.toLowerCase())));

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

/** Whether a note speaks of such a person, or of what nobody takes. */
function mayConcern({ question, examples, asked, answer, see_someone }: Note, kind: WhoKind): boolean {
  const all = `${[question, ...examples].join(" ")} ${asked.join(" ")} ${answer} ${see_someone ?? ""}`;
  return (
    spokenOf[kind]?.test(withoutExclusions(all).replace(babyAspirin, "aspirin")) !== false ||
    !ofTaking.test(`${question} ${answer}`)
  );
}

function isForThem(note: Note, { who, text, complaints }: Told): boolean {
  // What a nursing mother may drink is not what her baby may be given.
  const isMothers =
    afterBirth.test(note.question) ||
    (spokenOf.breastfeeding?.test(note.question) && !spokenOf.baby?.test(note.question));
  if (isMothers && who.includes("baby") && !who.includes("breastfeeding")) return false;
  const isOfAge = (age: number) => mayBeTold(age, agesIn([note.question, ...note.examples].join("; ")));
  if (!agesIn(text.source).every(isOfAge)) return false;
  if (!who.includes("elder") && ofElder.test(note.question) && !ofElder.test(text.source)) return false;
  return (["pregnant", "breastfeeding", "baby", "child"] as const).every((kind) => {
    const pattern = spokenOf[kind];
    if (!pattern) return true;
    if (who.includes(kind)) return mayConcern(note, kind);
    // A note for a baby is none for anybody else, and one on a child's trouble none for a grown person's.
    const isOfAll = kind === "child" && complaints.length === 0;
    return isOfAll || !pattern.test(note.question) || pattern.test(text.source);
  });
}

const afterBirth =
  /\b(?:just had|had) (?:a|the|me|my) baby\b|\bafter (?:the |giving )?birth\b|\bnew mother\b/i;

const ofElder =
  /\b(?:an? (?:very )?old (?:person|man|woman|lady)|(?<!\b(?:did|do|does|the) )old people|elderly|gran(?:ny|dmother|dfather|dma|dpa)|at her age|over (?:sixty|seventy|[678]\d))\b/i;

/** A grown person's. */
const babyAspirin = /\bbaby aspirin\b/gi;

/** "Not in pregnancy, nursing or for children": at its end a note only says that it is for others. */
const withoutExclusions = (said: string) => said.replace(exclusion, " ");
const exclusion =
  /(?:\bnot|[.;,] (?:and )?(?:never|none|no))\b(?: \w+){0,3} (?:in|while|for|if you are|when)\b[^.:;]*\b(?:pregnan|nursing|breastfeed|child|bab)[^.:;]*/gi;

/** A medicine that a note does not speak of may change its answer, and "if Zoloft does not help" is for who takes Zoloft. */
function knowsMedicines(
  { note, words, ofMedicine }: IndexedNote,
  { medicines }: Told,
  { withWider, isMember }: MedicineKnowledge,
): boolean {
  const brands = note.answer.match(brandLike) ?? [];
  const asked = medicines.filter(({ from }) => from === "question");
  // That the liver clears losartan as it clears warfarin makes what is said of the one no answer on the other.
  const identifies = (id: string) => !handlingClasses.has(id);
  const known = asked.some(({ id }) => identifies(id)) ? asked.filter(({ id }) => identifies(id)) : asked;
  return known.every(({ id, written, onSkin }) => {
    const name = written.toLowerCase();
    if (onSkin && !ofSkin.test([note.question, ...note.examples, note.answer].join(" "))) return false;
    const isOfClass = withWider(id).some((one) => (one === id || identifies(one)) && words.has(`=${one}`));
    // A note on pressure tablets may say what to mind "if you also take warfarin": its first words are not of warfarin.
    if (note.answer.toLowerCase().includes(name)) return isOfClass || !ofMedicine;
    const isAskedOf = [note.question, ...note.examples].some((line) => line.toLowerCase().includes(name));
    // What is asked of Coartem is not told by a note on doxycycline.
    if ((eachItsOwn.has(id) && isMember(id, name)) || unlikeItsClass.has(name)) return isAskedOf;
    // "steam with my asthma pump": the answer may speak of Ventolin; but "an antibiotic" may be any of them.
    if (isAskedOf && !isMember(id, name) && id !== "antibiotics") return true;
    // "Cetamol" is Panadol under another name.
    if (isOfClass && plainNames.has(name)) return true;
    return isOfClass && !brands.some((brand) => isMember(id, brand));
  });
}
/** Names of one substance alone: what is said of the one is true of the other. Most are the only substance of their class. */
const plainNames: ReadonlySet<string> = new Set(
  "panadol tylenol calpol cetamol tempra paracetamol acetaminophen glucophage metformin fortamet lipitor atorvastatin lanoxin digoxin flagyl metronidazole".split(
    " ",
  ),
);
/** What is written of tablets says nothing of a cream. */
const ofSkin = /\b(?:creams?|gels?|ointments?|lotions?|skin|rub\w*)\b/i;
/** Classes whose medicines have little in common but what they are taken for. */
const eachItsOwn: ReadonlySet<string> = new Set([
  "antimalarials",
  "gout-medicines",
  "hormones",
  "tb-medicines",
  "antivirals",
  "other-heart-medicines",
]);
/** They slow the heart, which others of their class do not. */
const unlikeItsClass: ReadonlySet<string> = new Set([
  "verapamil",
  "diltiazem",
  "calan",
  "isoptin",
  "cardizem",
]);
/** A capital within a sentence: substances are written small. */
const brandLike = /(?<=[a-z,;] )[A-Z][a-z]{3,}/g;
