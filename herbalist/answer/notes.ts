// Notes in an answer: alone, before or after what the records say, or as the general rule beside a plant's own record.
import type { Note } from "#catalogue/note.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { AskKind } from "../understand/asks.ts";
import {
  type Answering,
  mainPreparations,
  notDangerous,
  personCautions,
  preparationsAsked,
} from "./answering.ts";
import { type AskedThing, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { sentence as asSentence, lowerFirst, upperFirst } from "./phrasing.ts";
import { plantsFor } from "./what-for.ts";

export function noteBlocks({ answer, see_someone }: Note): Block[] {
  return [
    { type: "verdict", text: answer },
    ...(see_someone === undefined ? [] : [{ type: "seek-care", text: see_someone } as const]),
  ];
}

/** Asks that a more particular note answers better than the plant's card. */
const cardAsks: ReadonlySet<AskKind> = new Set(["what-is", "limits", "keep", "cook", "works", "grow"]);
/** Their verdict comes before any detail. */
const aboutSafety: ReadonlySet<AskKind> = new Set([
  "with-medicine",
  "with-thing",
  "for-person",
  "avoid",
  "safe",
]);
/** Asks that a note which speaks of the plant itself has answered. */
const answeredByNote: ReadonlySet<AskKind> = new Set(["good-for", "for-person", "avoid", "safe"]);

export function withNote(answering: Answering, answer: (asks: readonly AskKind[]) => Block[]): Block[] {
  const { note: found, asks, sentence, who } = answering.decisions.understanding;
  // A plant that is described is looked for with the key; a note would only ask for the description.
  if (!found || asks.includes("describe")) return answer(asks);
  const { note, ofThing } = found;
  // A complaint of an earlier message is not asked about again where a detail is.
  const complaintNow = /\b(?:COMPLAINT|ILLNESS)\b/.test(sentence);
  const others = asks.filter((ask) => !cardAsks.has(ask) && (complaintNow || ask !== "good-for"));
  if (answering.things.length === 0) {
    if (note.place === "beside" && asks.length > 0) return joined(answer(asks), noteBlocks(note));
    return joined(
      noteBlocks(note),
      mayOfferPlants(answering, note) ? plantsFor(answering, plantsAfterNote) : [],
    );
  }
  if (note.place === "general") {
    if (note.in_record === undefined) return answer(asks);
    const detail =
      ofThing && answering.things.length === 1
        ? noteBlocks(note)
        : detailBlocks(note, note.in_record, answering);
    return others.some((ask) => aboutSafety.has(ask))
      ? joined(answer(others), detail)
      : joined(detail, withoutHelpsMost(answer(others)));
  }
  // A verdict on the plant named comes first, unless the note itself speaks of that plant; one on a medicine always.
  if (note.place === "beside" || asks.includes("with-medicine") || (others.length > 0 && !ofThing))
    return joined(withoutHelpsMost(answer(others.length > 0 ? others : asks)), noteBlocks(note));
  const ofBaby = others.includes("for-person") && who.includes("baby");
  return joined(
    ofBaby
      ? [...answer(["for-person"]), ...noteBlocks(note)]
      : [...noteBlocks(note), ...answer(others.filter((ask) => !answeredByNote.has(ask)))],
    notDangerous(answering).flatMap((thing) => personCautions(thing, answering)),
  );
}

const plantsAfterNote = 2;

/** A note about a complaint is followed by plants for it; not for children or in pregnancy, for whom it says enough. */
function mayOfferPlants({ decisions }: Answering, { place }: Note): boolean {
  return place === "first" && decisions.understanding.asks.includes("what-for") && decisions.dosesAllowed;
}

/** One line on when to see someone, the first that was written, at the end. */
function joined(first: readonly Block[], second: readonly Block[]): Block[] {
  const all = [...first, ...second];
  return [
    ...all.filter(({ type }) => type !== "seek-care"),
    ...all.filter(({ type }) => type === "seek-care").slice(0, 1),
  ];
}

/** The note says what helps most, and more. */
function withoutHelpsMost(blocks: readonly Block[]): Block[] {
  return blocks.filter((block) => block.type !== "text" || !block.text.startsWith("**What helps most:**"));
}

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
      limits.keeps === "not recorded" ? [] : [`It keeps: ${lowerFirst(limits.keeps)}.`],
    ),
    ...(thing.plant ? recordTexts(thing.plant) : otherTexts(thing)),
  ]
    .flatMap(sentencesOf)
    .find((line) => words.test(line));
  const limit =
    first && allowed && decisions.understanding.complaints.length === 0 ? limitsText(first[1].limits) : "";
  const missing = form === undefined ? "" : ` No ${form} of it is in my records.`;
  const name = upperFirst(thing.name);
  return [
    {
      type: "verdict",
      text: `${said ? `**${name}:** ${asSentence(said)}` : `${name}: ${note.answer}`}${missing}`,
    },
    ...(said ? [{ type: "text", text: `**In general:** ${note.answer.replaceAll("**", "")}` } as const] : []),
    ...(limit === "" || !first
      ? []
      : [{ type: "text", text: `**Its limit:** ${lowerFirst(first[0])}, ${limit}.` } as const]),
    ...personCautions(thing, answering),
  ];
}

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

export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/);
