// A note where a plant or remedy is named: before, after or in place of what the records say about it.
import type { Note } from "#catalogue/note.ts";
import type { AskKind } from "../understand/asks.ts";
import type { FoundNote } from "../understand/note-index.ts";
import {
  type Answering,
  complaintAsked,
  hasRecord,
  nearUses,
  notDangerous,
  personCautions,
  troubleWords,
} from "./answering.ts";
import { isSaid } from "./asked-things.ts";
import { type Block, boldVerdicts } from "./blocks.ts";
import { bringsOn } from "./good-for.ts";
import { keepingRule } from "./keep.ts";
import { detailBlocks } from "./note-detail.ts";
import {
  concerns,
  joined,
  noteBlocks,
  ofMedicine,
  sentencesOf,
  speaksOf,
  verdictOf,
  warnsOf,
  withoutDetail,
} from "./note-text.ts";
import { sentence as asSentence, listOf, medicineName, upperFirst } from "./phrasing.ts";
import { daily, isForEveryDay, tooMuch } from "./prepare.ts";

type Answer = (asks: readonly AskKind[]) => Block[];

/** Asks that a more particular note answers better than the plant's card. */
const cardAsks: ReadonlySet<AskKind> = new Set(["what-is", "keep", "cook", "works", "grow", "find"]);
/** Their verdict comes before any detail, and a note that speaks of something else adds nothing to it. */
const verdictAsks: ReadonlySet<AskKind> = new Set([
  "limits",
  "good-for",
  "with-medicine",
  "with-thing",
  "for-person",
  "avoid",
  "safe",
  "compare",
]);
/** A verdict on a pair or a person needs no general rule after it. */
const pairAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "with-thing", "for-person", "avoid"]);
/** What a thing does to this person is said whatever else was asked. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);

/** The note is the point that was asked, whatever plant is named. */
export function pointNote(answering: Answering, note: Note, answer: Answer): Block[] {
  const { asks, sentence } = answering.decisions.understanding;
  // "does the seed taste bitter, and can it kill worms": the note knows of the taste only.
  const ofOtherComplaint =
    answering.things.length > 0 &&
    asks.includes("good-for") &&
    asksToCure.test(sentence) &&
    !concerns(answering);
  if (ofOtherComplaint) return joined(answer(asks), noteBlocks(note));
  // "too much is not good, eh": how it is taken is another question.
  if (asks[0] === "limits" && tooMuch.test(sentence) && !tooMuch.test(note.question.toLowerCase()))
    return answer(asks);
  // "I cannot stand garlic, what else": a note that praises it is no answer.
  if (asks[0] === "instead" && answering.things.some((thing) => speaksOf(note, thing))) return answer(asks);
  if (asks.includes("for-person") && notDangerous(answering).some(({ verdict }) => verdict === "drop"))
    return joined(answer(["for-person"]), noteBlocks(note));
  const ofPerson = answering.things.some((thing) => speaksOf(note, thing))
    ? notDangerous(answering).flatMap((thing) =>
        thing.cautions.length > 0 || ofDrinking.test(note.question)
          ? personCautions(thing, answering, `${upperFirst(thing.name)} `)
          : [],
      )
    : withoutDetail(answer(asks.filter((ask) => personAsks.has(ask))));
  // Whoever is told how to get it down is told whom it harms.
  const warned =
    ofPerson.length === 0 && ofDrinking.test(note.question)
      ? notDangerous(answering).flatMap((thing) => personCautions(thing, answering))
      : ofPerson;
  return joined(noteBlocks(note), warned);
}

const ofDrinking = /\b(?:drink|tea|taste|swallow)\b/i;

const asksToCure = /\b(?:good for|helps?|kills?|cures?|treats?|works? for) (?:\S+ ){0,3}COMPLAINT\b/;

export function noteBesideThing(answering: Answering, found: FoundNote, answer: Answer): Block[] {
  const { note } = found;
  const { asks, sentence } = answering.decisions.understanding;
  const particular = particularNote(answering, found, answer);
  if (particular) return particular;
  // "what instead of honey": where plants can take its place, a note that praises it is no answer.
  if (
    asks[0] === "instead" &&
    answering.decisions.offered.length > 0 &&
    answering.things.some((thing) => speaksOf(note, thing))
  )
    return answer(asks);
  // A comparison, which part is used, and whether it may be taken every day, have their own first sentence.
  if (asks.includes("compare")) return answer(asks.filter((ask) => ask !== "limits"));
  if (asks.includes("part")) return answer(asks);
  if (note.place === "general" && asks.includes("keep") && keepingRule(answering)) return answer(asks);
  const isOfEveryDay = asks.includes("limits") && daily.test(sentence);
  if (isOfEveryDay && answering.things.every(isForEveryDay) && !daily.test(note.question.toLowerCase()))
    return answer(asks);
  return note.place === "general"
    ? generalRule(answering, note, answer, daily.test(sentence))
    : besideRecords(answering, found, answer);
}

/** Whether a note is itself the answer, and all things named are foods and household remedies. */
const isAnswer = ({ note, specific }: FoundNote) => specific && note.place === "first";
const ofHousehold = ({ things }: Answering) => things.every(({ plant }) => plant === undefined);

/** A note that answers for this person or choice, in place of the records; undefined where it does not. */
function particularNote(answering: Answering, found: FoundNote, answer: Answer): Block[] | undefined {
  const { asks, complaints, sentence } = answering.decisions.understanding;
  const { things } = answering;
  const { note, ofPerson } = found;
  if (!isAnswer(found)) return undefined;
  const chosenBetween = asks.includes("compare") && complaints.length === 0 && !asks.includes("for-person");
  // What this person must leave is said before what else helps.
  const forbidden = things.some((thing) => thing.verdict === "drop" && warnsOf(note, thing));
  const ownAnswer = (ofPerson && ofHousehold(answering) && !forbidden) || chosenBetween;
  // "is senna ok in pregnancy or what else": where the note's first sentence leaves it out, its own verdict comes first.
  const leads =
    !(mayTake.test(sentence) || asks.includes("limits")) ||
    (things.some((thing) => isSaid(thing, verdictOf(note))) && /^\W*(?:yes|no|not)\b/i.test(verdictOf(note)));
  if (ownAnswer && leads && things.some((thing) => speaksOf(note, thing))) return noteBlocks(note);
  if (ofPerson && (ofHousehold(answering) || complaints.length > 0) && asks.includes("for-person"))
    return joined(answer(["for-person"]), noteBlocks(note));
  // Where the records speak for none of them, what helps is better than "neither".
  return asks.includes("compare") && complaints.length > 0 && !isRecorded(answering)
    ? noteBlocks(note)
    : undefined;
}

const mayTake =
  /\b(?:is|are) THING (?:\S+ ){0,2}(?:ok|okay|safe|alright|fine|good)\b|\b(?:can|could|may|should) (?:\S+ ){1,6}THING\b/;

/** Whether one of the things named is recorded for the complaint asked about. */
function isRecorded(answering: Answering): boolean {
  const complaint = complaintAsked(answering);
  return complaint !== undefined && answering.things.some((thing) => hasRecord(thing, complaint));
}

/** The note has the thing only among what helps ("sips of weak ginger tea"), and the records have it for a near complaint: they judge it. */
function isJudgedByRecords(answering: Answering, note: Note): boolean {
  const complaint = complaintAsked(answering);
  return (
    complaint !== undefined &&
    answering.things.some(
      (thing) =>
        nearUses(thing, complaint).length > 0 &&
        isSaid(thing, verdictOf(note)) &&
        !isSaid(thing, note.question),
    )
  );
}

/** A complaint of an earlier message is not asked about again where a detail is. */
const withoutEarlier = (asks: readonly AskKind[], sentence: string) =>
  asks.filter((ask) => ask !== "good-for" || /\b(?:COMPLAINT|ILLNESS)\b/.test(sentence));

/** A rule for remedies in general: after what the record of the thing says of the same, with its own number. */
function generalRule(answering: Answering, note: Note, answer: Answer, everyDay: boolean): Block[] {
  const { asks, sentence } = answering.decisions.understanding;
  if (asks.includes("limits") && everyDay) return answer(asks);
  const others = withoutEarlier(asks, sentence).filter(
    // The rule states the plant's own number.
    (ask) =>
      !cardAsks.has(ask) &&
      ask !== "limits" &&
      // "can I reuse it" asks whether it may be done, not whether the plant is safe.
      (ask !== "safe" || ofHarm.test(sentence)) &&
      !isOwnChoice(ask, answering),
  );
  if (note.in_record === undefined || others.some((ask) => pairAsks.has(ask))) return answer(asks);
  // The recipe is the detail; the general rule follows it.
  if (asks.includes("make"))
    return joined(answer(asks), [{ type: "text", text: `**In general:** ${verdictOf(note)}` }]);
  const detail = [
    ...detailBlocks(note, note.in_record, answering),
    // "what is it good for, and where do I get it"
    ...(asks.length > 1 && asks.includes("what-is") ? withoutDetail(answer(["what-is"])) : []),
  ];
  return others.some((ask) => verdictAsks.has(ask) && ask !== "good-for")
    ? joined(answer(others), detail)
    : joined(detail, withoutDetail(answer(others)));
}

const ofHarm = /\b(?:safe\w*|danger\w*|harm\w*|poison\w*|toxic|bad|risk\w*|side ?effects?|hurts?|kills?)\b/;

/** A choice between things is the note's matter where it names them. */
const isOwnChoice = (ask: AskKind, { decisions }: Answering) =>
  ask === "instead" && decisions.offered.length === 0;

/** Verdicts from the records, the note, then what else was asked of the thing and its cautions. */
function besideRecords(answering: Answering, found: FoundNote, answer: Answer): Block[] {
  const { asks, complaints, medicines, ofTrouble } = answering.decisions.understanding;
  const { note, specific } = found;
  const speaks = answering.things.some((thing) => speaksOf(note, thing));
  const others = asksLeft(answering, found, speaks);
  const unknownUse =
    others.includes("good-for") &&
    !bringsOn.test(answering.decisions.understanding.sentence) &&
    others.every((ask) => ask === "good-for" || ask === "limits") &&
    !isRecorded(answering) &&
    !isJudgedByRecords(answering, note) &&
    (specific || speaks);
  // Where the records have nothing and the note speaks of it, the note alone says how much it helps; what is told of the trouble may
  // have led to a note that is nearer.
  if (unknownUse && !speaks && ofTrouble?.byExample)
    return joined(answer(["good-for"]), cautionsAfter(answering, false));
  if (unknownUse)
    return joined(
      speaks
        ? withVerdictFromNote(note, answering)
        : [...boldVerdicts(answer(["good-for"])), ...noteBlocks(note)],
      cautionsAfter(answering, false),
    );
  // How iron tablets are taken answers "with tea?", whatever else is named beside them.
  // Beside the verdict on a pair it stands only for what else is told.
  const standsForMedicine =
    ofMedicine(answering.decisions, answering.knowledge) &&
    (complaints.length > 0 || !others.some((ask) => pairAsks.has(ask)));
  // The verdict for a mother judges the thing; the note knows of what else was told of her.
  if (!speaks && specific && others.includes("for-person") && concerns(answering))
    return joined(withoutDetail(answer(["for-person"])), noteBlocks(note));
  if (!speaks && !unknownUse && !standsForMedicine && (note.place === "beside" || others.length > 0))
    return answer(asks);
  const verdicts = others.filter((ask) => verdictAsks.has(ask));
  const [medicine] = medicines;
  const named =
    !speaks && verdicts.length > 0 && medicine
      ? { ...note, answer: `About ${medicineName(medicine.written)}: ${note.answer}` }
      : note;
  // Which plant it is, and where the record has the use, how it is made for it, come before what else helps.
  const makes = (others[0] === "make" && isRecorded(answering)) || others[0] === "same-as";
  const rest = answer(others.filter((ask) => !verdictAsks.has(ask)));
  return joined(
    [
      ...withoutDetail(answer(verdicts)),
      ...(makes ? [...rest, ...noteBlocks(named)] : [...noteBlocks(named), ...rest]),
    ],
    // Who asks how a leaf is dried or carried abroad did not ask for the plant's general warning.
    cautionsAfter(answering, others.length > 0),
  );
}

/** Such a note tells which plant is which. */
const ofNames = /\b(?:same|call\w*|names?|differen\w+|which|what is|kinds?)\b|\b(?:is|are) .* or /i;

/** The asks that the records answer beside this note. */
function asksLeft(answering: Answering, found: FoundNote, speaks: boolean): AskKind[] {
  const { asks, sentence } = answering.decisions.understanding;
  const answersItself = (ask: AskKind) =>
    cardAsks.has(ask) ||
    isOwnChoice(ask, answering) ||
    // An amount beside "I would not drink it" would contradict it.
    (ask === "limits" && speaks && advisesAgainst.test(verdictOf(found.note))) ||
    (isAnswer(found) &&
      // Whether a thing may be used after a tooth was pulled is the note's matter, not the plant's.
      (ask === "safe" ||
        (ask === "same-as" && speaks && ofNames.test(found.note.question)) ||
        // "No amount of rum is recorded" answers nothing where the note does.
        (ask === "limits" &&
          ofHousehold(answering) &&
          namesMeasure.test(found.note.answer) &&
          !tooMuch.test(sentence))));
  return withoutEarlier(asks, sentence).filter((ask) => !answersItself(ask));
}

const advisesAgainst = /^(?:No\b|None\b|Never\b|Better not\b|Leave\b|I would not\b)/;
const namesMeasure = /\b(?:cups?|glass(?:es)?|\w*spoons?|days?|weeks?|months?|hours?|times|drops?|pods?)\b/;

/** What concerns this person about each thing; with `general` also where nothing does. */
function cautionsAfter(answering: Answering, general: boolean): Block[] {
  return notDangerous(answering)
    .filter(({ cautions }) => cautions.length > 0 || general)
    .flatMap((thing) => personCautions(thing, answering));
}

/** "Garlic for high cholesterol:", and the sentence of the note that speaks of it; then the rest of the note. */
function withVerdictFromNote(note: Note, answering: Answering): Block[] {
  const [, ...rest] = sentencesOf(note.answer);
  // "No cotton buds, candle, garlic or urine" is no praise of garlic.
  const refused = answering.things.filter((thing) => warnsOf(note, thing) && !isSaid(thing, verdictOf(note)));
  if (refused.length > 0)
    return [
      {
        type: "verdict",
        text: `**No: ${listOf(refused.map(({ name }) => name))} for ${troubleWords(answering)}.**`,
      },
      ...noteBlocks(note),
    ];
  const told = answering.things.flatMap((thing) => {
    const line = isSaid(thing, verdictOf(note)) ? undefined : rest.find((one) => isSaid(thing, one));
    return line === undefined ? [] : [{ name: thing.name, line }];
  });
  const answer = told.reduce((text, { line }) => text.replace(line, "").replace("  ", " "), note.answer);
  return [
    ...told.map(
      ({ name, line }): Block => ({
        type: "verdict",
        text: `**${upperFirst(name)} for ${troubleWords(answering)}:** ${asSentence(line)}`,
      }),
    ),
    ...noteBlocks({ ...note, answer: answer.trim() }),
  ];
}
