// What is asked about a trouble beside what helps ("how long does it last", "is it catching"): the lines of its record that answer it, and
// after them in one line what helps.
import type { Complaint } from "#catalogue/vocabulary.ts";
import type { AskKind } from "../understand/asks.ts";
import type { FoundNote } from "../understand/note-index.ts";
import { alsoAsksWhatHelps, findDetails, type TroubleDetail } from "../understand/trouble-details.ts";
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { verdictOf } from "./note-text.ts";
import { upperFirst } from "./phrasing.ts";
import { plantAsked, plantList } from "./what-for.ts";

const titles: Readonly<Record<TroubleDetail, string>> = {
  why: "why it comes",
  lasts: "how long",
  catching: "is it catching",
  leave: "what to leave",
  eat: "what to eat",
  carry_on: "day to day",
  rub: "to rub on",
  kitchen: "from the kitchen",
  long_ago: "what was used long ago",
  pharmacy: "from the pharmacy",
  see_someone: "when to be seen",
};

/** Rubs, tablets, diets and kitchen remedies are written for grown people. */
const forAdults: ReadonlySet<TroubleDetail> = new Set(["rub", "pharmacy", "eat", "kitchen"]);

/** What names remedies itself: the first sentence of a note is enough beside it, and no list of plants follows. */
const ofRemedies: ReadonlySet<TroubleDetail> = new Set(["kitchen", "long_ago"]);

type NoteFound = {
  found: FoundNote | undefined;
  /** Whether it speaks of the trouble, not only of a word of the question. */
  ofTrouble: boolean;
  blocks: readonly Block[];
};

/** Undefined where no detail is asked that the record holds. */
export function troubleDetails(
  answering: Answering,
  { found, ofTrouble, blocks }: NoteFound,
  answer: (asks: readonly AskKind[]) => Block[],
): Block[] | undefined {
  const { understanding, dosesAllowed, offered } = answering.decisions;
  const complaint = answering.knowledge.complaints.get(troubleMeant(understanding.complaints, found) ?? "");
  if (!complaint || answering.things.length > 0) return undefined;
  // "Which bush is bad for the kidneys": the plants are asked for.
  const avoids = understanding.asks.includes("avoid");
  if (avoids && understanding.anyBush) return undefined;
  const inNote = new Set(found?.specific ? detailsOfQuestion(found.note.question) : []);
  // "Which bush did the old people rub with": a plant is wanted.
  const wantsPlant = dosesAllowed && offered.length > 0 && plantAsked.test(understanding.sentence);
  const asked = understanding.details.filter(
    (detail) => (dosesAllowed || !forAdults.has(detail)) && !(detail === "long_ago" && wantsPlant),
  );
  const lines = asked
    .filter((detail) => !inNote.has(detail))
    .flatMap((detail) => {
      const text = detailOf(complaint, detail, answering);
      return text === undefined ? [] : [{ detail, text }];
    });
  if (lines.length === 0) return undefined;
  const answeredByNote = asked.some((detail) => inNote.has(detail));
  const told = lines.map(
    ({ detail, text }, at): Block => ({
      type: at === 0 && !answeredByNote ? "verdict" : "text",
      text: `**${at === 0 ? `${complaint.label}, ${titles[detail]}` : upperFirst(titles[detail])}:** ${text}`,
    }),
  );
  const seek: Block[] = lines.some(({ detail }) => detail === "see_someone")
    ? []
    : [{ type: "seek-care", text: complaint.see_someone }];
  if (answeredByNote) return [...told, ...blocks];
  const namesRemedies = lines.some(({ detail }) => ofRemedies.has(detail));
  const most =
    found && ofTrouble
      ? namesRemedies
        ? verdictOf(found.note)
        : found.note.answer.replaceAll("**", "")
      : complaint.helps_most;
  const helps: Block[] =
    avoids && !found
      ? answer(["avoid"])
      : namesRemedies && lines.some(({ text }) => saysSame(text, most))
        ? []
        : [{ type: "text", text: `**What helps:** ${most}` }];
  return [...told, ...helps, ...(namesRemedies ? [] : plants(answering)), ...seek];
}

const saysSame = (text: string, other: string) =>
  new Set(other.match(longWord)?.filter((word) => text.includes(word))).size >= fewestSame;
const longWord = /[a-z]{5,}/g;
const fewestSame = 3;

/** Of several readings ("sneeze": a cold or an allergy) the one that the note is about, else the first. */
function troubleMeant(complaints: readonly string[], found: FoundNote | undefined): string | undefined {
  const isOfNote = (id: string) => found?.note.asked.some((words) => new RegExp(`=${id}\\b`).test(words));
  return complaints.find(isOfNote) ?? complaints[0];
}

/** Plants follow where something to take is asked for as well. */
function plants(answering: Answering): Block[] {
  const { understanding, dosesAllowed, offered } = answering.decisions;
  const wanted = understanding.anyBush || alsoAsksWhatHelps(understanding.sentence);
  return wanted && offered.length > 0 && dosesAllowed
    ? [plantList("Plants people in Guyana use", answering, 2)]
    : [];
}

/** The line of the record, or of the wider complaint's. */
function detailOf(complaint: Complaint, detail: TroubleDetail, { knowledge }: Answering): string | undefined {
  const own = detail === "pharmacy" ? complaint.pharmacy?.text : complaint[detail];
  const wider = knowledge.complaints.get(complaint.part_of ?? "");
  return own ?? (wider ? (detail === "pharmacy" ? wider.pharmacy?.text : wider[detail]) : undefined);
}

/** A note's own question is written as people write; it names its trouble, so no sign is needed. */
export const detailsOfQuestion = (question: string) =>
  findDetails(question.toLowerCase().replace(/[^a-z0-9 ]/g, ""));
