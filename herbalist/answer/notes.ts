// Notes in an answer: alone, before or after what the records say, or as the general rule beside a plant's own record.
import type { Note } from "#catalogue/note.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Decisions } from "../decide/decide.ts";
import type { AskKind } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { FoundNote } from "../understand/note-index.ts";
import {
  type Answering,
  complaintAsked,
  hasRecord,
  mainPreparations,
  notDangerous,
  personCautions,
  preparationsAsked,
  troubleWords,
} from "./answering.ts";
import { type AskedThing, isSaid, limitsText, namePattern, namesOf } from "./asked-things.ts";
import { type Block, boldVerdicts } from "./blocks.ts";
import { sentence as asSentence, lowerFirst, medicineName, upperFirst } from "./phrasing.ts";
import { daily } from "./prepare.ts";
import { readingVerdict } from "./reading.ts";
import { troubleDetails } from "./trouble-details.ts";
import { plantsFor, withinWords } from "./what-for.ts";

export function noteBlocks({ answer, see_someone }: Note): Block[] {
  return [
    { type: "verdict", text: answer },
    ...(see_someone === undefined ? [] : [{ type: "seek-care", text: see_someone } as const]),
  ];
}

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

/** Whether one of the things named is recorded for the complaint asked about. */
function isRecorded(answering: Answering): boolean {
  const complaint = complaintAsked(answering);
  return complaint !== undefined && answering.things.some((thing) => hasRecord(thing, complaint));
}

/** What a thing does to this person is said whatever else was asked. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);

export function withNote(answering: Answering, answer: (asks: readonly AskKind[]) => Block[]): Block[] {
  const { note: found, asks, sentence, reading, complaints } = answering.decisions.understanding;
  if (reading && answering.things.length === 0 && asks.includes("what-for"))
    return readingBlocks(readingVerdict(reading, sentence), answering);
  // Beside a plant the number is judged first, in one sentence; a low one in full.
  if (reading && answering.things.length > 0 && /\d/.test(sentence)) {
    const onTablets = answering.decisions.understanding.medicines.some(({ id }) =>
      answering.knowledge.medicines.withWider(id).includes("diabetes-medicines"),
    );
    const text = readingVerdict(reading, sentence, onTablets);
    const isLow = /\bis (?:close to )?low\b/.test(text);
    return [
      { type: "verdict", text: isLow ? text : (/^\*\*.*?\*\*/.exec(text)?.[0] ?? text) },
      ...(isLow ? withoutDetail(answer(asks)) : answer(asks)),
    ];
  }
  const ofNote = { found, ofTrouble: concerns(answering), blocks: found ? noteBlocks(found.note) : [] };
  const details = troubleDetails(answering, ofNote, answer);
  if (details) return details;
  // A plant that is described is looked for with the key; a note would only ask for the description.
  if (!found) return answer(asks);
  if (asks.includes("describe")) {
    const described = answer(asks);
    // Where the key finds nothing, a note that knows the plant is better than a question back.
    const known = found.specific && !described.some(({ type }) => type === "plants");
    return known ? [...noteBlocks(found.note), ...described.slice(1)] : described;
  }
  const { note, specific, ofPerson } = found;
  // "What leaf did the old people tie on": the leaf is asked for, and the note says what else to know.
  if (
    answering.things.length === 0 &&
    asks.includes("what-for") &&
    wantsNames.test(sentence) &&
    mayName(answering)
  ) {
    const plants = plantsFor(answering, plantsAfterNote, { afterNote: true, withRecipe: true });
    const rest = noteBlocks(note.place === "point" ? note : withoutExplanation(note));
    return joined(
      note.see_someone === undefined ? plants : plants.filter(({ type }) => type !== "seek-care"),
      rest,
    );
  }
  // "does the seed taste bitter, and can it kill worms": the note knows of the taste only.
  const ofOtherComplaint =
    answering.things.length > 0 &&
    asks.includes("good-for") &&
    asksToCure.test(sentence) &&
    !concerns(answering);
  if (note.place === "point" && ofOtherComplaint) return joined(answer(asks), noteBlocks(note));
  if (note.place === "point")
    return joined(
      noteBlocks(note),
      answering.things.some((thing) => speaksOf(note, thing))
        ? notDangerous(answering).flatMap((thing) =>
            thing.cautions.length > 0 ? personCautions(thing, answering, `${upperFirst(thing.name)} `) : [],
          )
        : withoutDetail(answer(asks.filter((ask) => personAsks.has(ask)))),
    );
  if (answering.things.length === 0) return withoutThing(answering, found, answer);
  // A comparison, which part is used, and whether it may be taken every day, have their own first sentence.
  const speaks = answering.things.some((thing) => speaksOf(note, thing));
  const isAnswer = specific && note.place === "first";
  const ofHousehold = answering.things.every(({ plant }) => plant === undefined);
  const many = answering.things.length > 2 && answering.things.every(({ cautions }) => cautions.length === 0);
  const chosenBetween = asks.includes("compare") && complaints.length === 0 && !asks.includes("for-person");
  // What this person must leave is said before what else helps.
  const forbidden = answering.things.some((thing) => thing.verdict === "drop" && warnsOf(note, thing));
  if (isAnswer && speaks && ((ofPerson && ofHousehold && !forbidden) || many || chosenBetween))
    return noteBlocks(note);
  if (isAnswer && ofPerson && (ofHousehold || complaints.length > 0) && asks.includes("for-person"))
    return joined(answer(["for-person"]), noteBlocks(note));
  // Where the records speak for none of them, what helps is better than "neither".
  if (asks.includes("compare") && isAnswer && complaints.length > 0 && !isRecorded(answering))
    return noteBlocks(note);
  if (asks.includes("compare")) return answer(asks.filter((ask) => ask !== "limits"));
  if (asks.includes("same-as") && note.place === "general" && ofHousehold) return answer(asks);
  if (asks.includes("part") || (note.place === "general" && asks.includes("limits") && daily.test(sentence)))
    return answer(asks);
  // A complaint of an earlier message is not asked about again where a detail is.
  const complaintNow = /\b(?:COMPLAINT|ILLNESS)\b/.test(sentence);
  const others = asks.filter(
    (ask) =>
      !cardAsks.has(ask) &&
      (complaintNow || ask !== "good-for") &&
      // Whether a thing may be used after a tooth was pulled is the note's matter, not the plant's.
      !(ask === "safe" && isAnswer) &&
      !(ask === "same-as" && isAnswer && speaks) &&
      // "No amount of rum is recorded" answers nothing where the note does.
      !(ask === "limits" && isAnswer && ofHousehold) &&
      // A choice between things is the note's matter where it names them.
      !(ask === "instead" && answering.decisions.offered.length === 0) &&
      // A general note on cups and days speaks before the plant's own number, and states it.
      !(ask === "limits" && note.place === "general"),
  );
  if (note.place === "general") {
    if (note.in_record === undefined || others.some((ask) => pairAsks.has(ask)))
      return [...saidForPerson(note, answering), ...answer(asks)];
    // The recipe is the detail; the general rule follows it.
    if (asks.includes("make"))
      return joined(answer(asks), [{ type: "text", text: `**In general:** ${verdictOf(note)}` }]);
    const detail = detailBlocks(note, note.in_record, answering);
    return others.some((ask) => verdictAsks.has(ask) && ask !== "good-for")
      ? joined(answer(others), detail)
      : joined(detail, withoutDetail(answer(others)));
  }
  const unknownUse =
    others.includes("good-for") &&
    others.every((ask) => ask === "good-for" || ask === "limits") &&
    !isRecorded(answering) &&
    (specific || speaks);
  // Where the records have nothing and the note speaks of it, the note alone says how much it helps.
  if (unknownUse && (note.place === "first" || speaks))
    return joined(
      speaks
        ? withVerdictFromNote(note, answering)
        : [...boldVerdicts(answer(["good-for"])), ...noteBlocks(note)],
      notDangerous(answering)
        .filter(({ cautions }) => cautions.length > 0)
        .flatMap((thing) => personCautions(thing, answering)),
    );
  // How iron tablets are taken answers "with tea?", whatever else is named beside them.
  // Beside the verdict on a pair it stands only for what else is told.
  const standsForMedicine =
    ofMedicine(answering.decisions, answering.knowledge) &&
    (complaints.length > 0 || !others.some((ask) => pairAsks.has(ask)));
  if (!speaks && !unknownUse && !standsForMedicine && (note.place === "beside" || others.length > 0))
    return answer(asks);
  const verdicts = others.filter((ask) => verdictAsks.has(ask));
  const [medicine] = answering.decisions.understanding.medicines;
  return joined(
    [
      ...withoutDetail(answer(verdicts)),
      ...noteBlocks(
        !speaks && verdicts.length > 0 && medicine
          ? { ...note, answer: `About ${medicineName(medicine.written)}: ${note.answer}` }
          : note,
      ),
      ...answer(others.filter((ask) => !verdictAsks.has(ask))),
    ],
    notDangerous(answering)
      // Who asks how a leaf is dried or carried abroad did not ask for the plant's general warning.
      .filter(({ cautions }) => cautions.length > 0 || others.length > 0)
      .flatMap((thing) => personCautions(thing, answering)),
  );
}

/** "Garlic for high cholesterol:", and the sentence of the note that speaks of it; then the rest of the note. */
function withVerdictFromNote(note: Note, answering: Answering): Block[] {
  const [, ...rest] = sentencesOf(note.answer);
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

/** "With diabetes leave sugar and honey both out": what a general note says to somebody with this illness. */
function saidForPerson(note: Note, { decisions, knowledge }: Answering): Block[] {
  const labels = decisions.understanding.illnesses
    .filter(({ from }) => from === "question")
    .map(({ id }) => knowledge.illnessLabel(id).toLowerCase());
  const line = sentencesOf(note.answer).find((one) =>
    labels.some((label) => one.toLowerCase().startsWith(`with ${label}`)),
  );
  return line === undefined ? [] : [{ type: "verdict", text: `**${line}**` }];
}

/** Where no plant or remedy is named. What led to the note by more than the complaint's name is what was asked. */
function withoutThing(
  answering: Answering,
  { note, specific }: FoundNote,
  answer: (asks: readonly AskKind[]) => Block[],
): Block[] {
  const { asks, sentence, anyBush } = answering.decisions.understanding;
  if (asks.includes("avoid") && anyBush)
    return ofMedicine(answering.decisions, answering.knowledge) &&
      /\b(?:tea|bush|herb)/i.test(verdictOf(note))
      ? noteBlocks(note)
      : answer(asks);
  if (note.place === "beside" && asks.length > 0 && !specific) return answer(asks);
  // "which tea for period pain, I take ibuprofen already": the note speaks of the tablet only.
  if (
    /\b(?:what|which|something|need|want)\b/.test(sentence) &&
    asks.includes("what-for") &&
    ofMedicine(answering.decisions, answering.knowledge) &&
    !concerns(answering) &&
    !note.asked.some((words) => words.includes((answering.decisions.understanding.words ?? "").slice(0, 6)))
  )
    return answer(asks);
  if (!mayOfferPlants(answering)) return noteBlocks(note);
  // Who asks what to boil wants the plants; the note's first sentence says what else helps.
  const wantsPlants = anyBush || wantsRecipe.test(sentence);
  const opening = wantsPlants && answering.decisions.offered.length > 0 ? withoutExplanation(note) : note;
  return withinWords(wantsPlants ? 3 : plantsAfterNote, (most) =>
    joined(noteBlocks(opening), plantsFor(answering, most, { afterNote: true, withRecipe: wantsPlants })),
  );
}

/** What the number means; plants only for somebody who asks for them. */
function readingBlocks(text: string, answering: Answering): Block[] {
  const { sentence, anyBush } = answering.decisions.understanding;
  const verdict: Block = { type: "verdict", text };
  const rest = plantsFor(answering, anyBush || wantsRecipe.test(sentence) ? plantsAfterNote : 0, {
    afterNote: true,
    withRecipe: false,
  });
  return [verdict, ...rest];
}

const withoutExplanation = (note: Note): Note => ({ ...note, answer: `**${verdictOf(note)}**` });

const speaksOf = ({ answer }: Note, thing: AskedThing) => isSaid(thing, answer);

/** Whether the note itself says to leave the thing: "no honey", "honey …, never under one year". */
function warnsOf({ answer }: Note, thing: AskedThing): boolean {
  return namesOf(thing)
    .map(namePattern)
    .some((name) => new RegExp(`\\b(?:no|never) ${name}\\b|\\b${name}\\b[^.]*\\bnever\\b`, "i").test(answer));
}

const asksToCure = /\b(?:good for|helps?|kills?|cures?|treats?|works? for) (?:\S+ ){0,3}COMPLAINT\b/;
const plantsAfterNote = 2;

const wantsNames =
  /\b(?:what|which) (?:\S+ )?(?:leaf|leaves|bush|bushes|plants?|herbs?|trees?) (?:\S+ ){0,6}(?:rub|tie|wrap|bathe|use|put|bind|sit|that is)\b|\b(?:what|which) (?:leaf|bush|plant) that is\b/;

/** Whether plants for the complaint may be named: to an adult, where the note does not speak against them. */
const mayName = ({ decisions }: Answering) =>
  decisions.offered.length > 0 &&
  decisions.dosesAllowed &&
  !forbidsPlants.test(decisions.understanding.note?.note.answer ?? "");

/** Whether a way of asking for the note names a complaint of the question. */
function concerns({ decisions: { understanding } }: Pick<Answering, "decisions">): boolean {
  return understanding.complaints.some((id) =>
    understanding.note?.note.asked.some((words) => new RegExp(`=${id}\\b`).test(words)),
  );
}

/** Whether the note is an answer about a medicine that the question names. */
export function ofMedicine(
  { understanding: { note: found, medicines } }: Decisions,
  knowledge: Knowledge,
): boolean {
  return (
    found?.specific === true &&
    found.note.place === "first" &&
    medicines
      .filter(({ from }) => from === "question")
      .some(({ id, written }) => {
        const names = [...knowledge.medicines.withWider(id).map((each) => `=${each}`), written.toLowerCase()];
        return found.note.asked.some((words) => words.split(/[ |]/).some((word) => names.includes(word)));
      })
  );
}

/** A note about a complaint is followed by plants for it; not for children or in pregnancy, nor where a detail is asked, for which it says enough. */
function mayOfferPlants({ decisions }: Answering): boolean {
  const { asks, sentence, anyBush, medicines, note, complaints } = decisions.understanding;
  const forThis =
    decisions.offered.length === 0 ||
    decisions.offered.some(({ uses }) => uses.some(({ complaint }) => complaint === complaints[0]));
  // What a tablet does to somebody is a matter for the tablet.
  const besideMedicine = note?.specific === true && medicines.some(({ from }) => from === "question");
  return (
    asks.includes("what-for") &&
    concerns({ decisions }) &&
    decisions.dosesAllowed &&
    !besideMedicine &&
    forThis &&
    !forbidsPlants.test(note?.note.answer ?? "") &&
    (anyBush || !ofDetail.test(sentence))
  );
}
/** "No lime or bush bath on scratched skin": no plant is named after that. */
const forbidsPlants =
  /\bno (?:\S+ ){0,3}(?:bush(?:es)?|lea(?:f|ves)|herbs?|bath)\b|\b(?:bush|herbs?|teas?) (?:cannot|only delays?)\b/i;
const wantsRecipe = /\b(?:boil|make|brew|draw|drink|prepare|recipe|something|anything|take|use|put|rub)\b/;
const ofDetail =
  /\b(?:why|when|how (?:long|often|much|many|do i know)|normal|eat|eating|food|foods|diet|avoid|reading|number|mean|means|causes?|is (?:it|that|this)|should i)\b/;

/** One line on when to see someone, the first that was written, at the end. */
function joined(first: readonly Block[], second: readonly Block[]): Block[] {
  const all = [...first, ...second];
  return [
    ...all.filter(({ type }) => type !== "seek-care"),
    ...all.filter(({ type }) => type === "seek-care").slice(0, 1),
  ];
}

/** The verdict and its cautions; the note says what helps most, and how. */
function withoutDetail(blocks: readonly Block[]): Block[] {
  return blocks.filter(
    (block) =>
      block.type !== "plants" &&
      !(block.type === "text" && /^\*\*(?:What helps most|How|As )/.test(block.text)),
  );
}

/** The sentence in bold with which a note begins. */
const verdictOf = ({ answer }: Note): string => /^\*\*([^*]+)\*\*/.exec(answer)?.[1] ?? answer;

/** What the plant's own record says about the detail asked, then the general rule and its limit. */
function detailBlocks(note: Note, inRecord: string, answering: Answering): Block[] {
  const { decisions } = answering;
  const words = detailPattern(inRecord);
  const [thing] = notDangerous(answering);
  if (!thing) return noteBlocks(note);
  const form = preparationsAsked(thing, decisions.understanding.sentence).missing;
  const preparations = mainPreparations(thing, decisions.understanding.sentence);
  const [first] = preparations;
  const allowed = decisions.dosesAllowed && thing.verdict !== "drop";
  const said = [
    ...(allowed ? preparations.slice(0, 2).map(([, { text }]) => text) : []),
    ...preparations.flatMap(([, { limits }]) =>
      limits.keeps === "not recorded" ? [] : [keepsLine(limits.keeps)],
    ),
    ...(thing.plant ? recordTexts(thing.plant) : otherTexts(thing)),
  ]
    .flatMap(sentencesOf)
    .concat(thing.other?.how?.text ?? [])
    .find((line) => !speaksOf(note, thing) && (words.test(line) || line === thing.other?.how?.text));
  const { asks, complaints } = decisions.understanding;
  const ofAmount = asks.includes("limits") || asks.includes("make");
  const limit = first && allowed && ofAmount && complaints.length === 0 ? limitsText(first[1].limits) : "";
  const missing = form === undefined || !thing.plant ? "" : ` No ${form} of it is in my records.`;
  const name = upperFirst(thing.name);
  return [
    {
      type: "verdict",
      text: `${said ? `**${name}:** ${asSentence(said)}` : `${name}: ${note.answer}`}${missing}`,
    },
    ...(said ? [{ type: "text", text: `**In general:** ${verdictOf(note)}` } as const] : []),
    ...(limit === "" || !first
      ? []
      : [{ type: "text", text: `**Its limit:** ${lowerFirst(first[0])}, ${limit}.` } as const]),
    ...personCautions(thing, answering),
  ];
}

const keepsLine = (keeps: string) =>
  /^make/i.test(keeps) ? `${upperFirst(keeps)} each time.` : `It keeps: ${lowerFirst(keeps)}.`;

/** How a record may speak of the detail that a note is about. */
export const detailPattern = (inRecord: string) => new RegExp(`\\b(?:${inRecord})`, "i");

/** The parts of a plant's record that speak of its use. */
export const recordTexts = ({ safety, traditional_uses, description }: Plant) => [
  safety.warnings,
  traditional_uses,
  description,
];

const otherTexts = ({ other }: AskedThing) => [
  other?.how?.text ?? "",
  other?.warning_first ?? "",
  other?.what ?? "",
];

export const sentencesOf = (text: string) => text.split(/(?<=[.!?]\**)\s+/);
