// A note where no plant or remedy is named: alone, or with plants for the complaint that it is about.
import type { Note } from "#catalogue/note.ts";
import { isOnSkin } from "#catalogue/words.ts";
import { bestKnown } from "../match/match.ts";
import type { AskKind } from "../understand/asks.ts";
import type { FoundNote } from "../understand/note-index.ts";
import { routesAsked } from "../understand/route-asked.ts";
import type { Answering } from "./answering.ts";
import type { Block } from "./blocks.ts";
import { concerns, joined, noteBlocks, ofMedicine, verdictOf, withoutExplanation } from "./note-text.ts";
import { readingVerdict } from "./reading.ts";
import { inOrderAsked, plantsFor, withinWords } from "./what-for.ts";

/** "something for a dry cough": beside the note's words the plants that suit the trouble and the person, with what to mind. */
export function withPlantsBeside(blocks: Block[], answering: Answering, note: Note): Block[] {
  const { things, decisions } = answering;
  const isAlone = things.length === 0 && decisions.understanding.medicines.length === 0;
  const isOfTrouble = decisions.offered.length > 0 && suitPlants(answering, note);
  return isAlone && isOfTrouble ? joined(blocks, listBeside(answering, plantsAfterNote)) : blocks;
}

/** Plants that are told of after a note: how they are made is said by it, or not asked. */
const listBeside = (answering: Answering, most: number): Block[] =>
  plantsFor(answering, most, { afterNote: true, withRecipe: false });

/** What led to the note by more than the complaint's name is what was asked. */
export function noteWithoutThing(
  answering: Answering,
  { note, specific, ofPerson }: FoundNote,
  answer: (asks: readonly AskKind[]) => Block[],
): Block[] {
  const { decisions, knowledge } = answering;
  const { asks, sentence, anyBush, who } = decisions.understanding;
  // "bathe my newborn with bush": a note for that person and way is more than a list of poisons.
  const isYoung = who.includes("baby") || who.includes("child");
  if (asks.includes("avoid") && anyBush && ofPerson && isYoung) return noteBlocks(note);
  if (asks.includes("avoid") && anyBush)
    return ofMedicine(decisions, knowledge) && /\b(?:tea|bush|herb)/i.test(verdictOf(note))
      ? noteBlocks(note)
      : answer(asks);
  if ((note.place === "beside" && asks.length > 0 && !specific) || isOfTabletOnly(answering, note))
    return answer(asks);
  if (isNoneRecorded(answering, note)) return joined(noteBlocks(note), plantsFor(answering, 0));
  if (!mayOfferPlants(answering)) return noteBlocks(note);
  // The note tells what is boiled, and how much: the list only says what else there is.
  if (tellsRecipe(note))
    return joined(noteBlocks(note), listBeside(answering, suitsMost(answering) ? plantsAfterNote : 0));
  // Who asks what to boil wants the plants; the note's first sentence says what else helps.
  const wantsPlants = anyBush || wantsRecipe.test(sentence);
  const opening = wantsPlants && decisions.offered.length > 0 ? withoutExplanation(note) : note;
  return withinWords(wantsPlants ? 3 : suitsMost(answering) ? plantsAfterNote : 0, (most) =>
    inOrderAsked(
      answering,
      noteBlocks(opening),
      plantsFor(answering, most, { afterNote: true, withRecipe: wantsPlants }),
    ),
  );
}

/** Who asked for no plant is told of one that suits most, or of none. */
function suitsMost({ decisions, knowledge }: Answering): boolean {
  const complaint = knowledge.complaints.get(decisions.understanding.complaints[0] ?? "");
  const first = decisions.offered[0]?.plant;
  return (
    first !== undefined &&
    (first.safety.hazard === "none" || bestKnown(complaint, knowledge).includes(first.id))
  );
}

/** A bush is asked for, the note names none, and none is recorded: that is said in a line. */
function isNoneRecorded({ decisions }: Answering, note: Note): boolean {
  const { asks, sentence, complaints } = decisions.understanding;
  return (
    bushAsked.test(sentence) &&
    asks.includes("what-for") &&
    concerns({ decisions }) &&
    decisions.dosesAllowed &&
    decisions.leftOut.length === 0 &&
    !decisions.offered.some(({ uses }) => uses.some(({ complaint }) => complaint === complaints[0])) &&
    !(/\bteas?\b/.test(sentence) ? namesDrink : namesPlant).test(note.answer)
  );
}

/** "which tea for period pain, I take ibuprofen already": the note speaks of the tablet, and something else is wanted. */
function isOfTabletOnly({ decisions, knowledge }: Answering, note: Note): boolean {
  const { asks, sentence, words } = decisions.understanding;
  return (
    /\b(?:what|which|something|need|want)\b/.test(sentence) &&
    asks.includes("what-for") &&
    ofMedicine(decisions, knowledge) &&
    !concerns({ decisions }) &&
    !note.asked.some((asked) => asked.includes((words ?? "").slice(0, 6)))
  );
}

/** "What leaf did the old people tie on": the leaf is asked for, and the note says what else to know. */
export function leafThenNote(answering: Answering, note: Note): Block[] | undefined {
  const { asks, sentence } = answering.decisions.understanding;
  const { offered, dosesAllowed } = answering.decisions;
  const isAsked = answering.things.length === 0 && asks.includes("what-for") && wantsNames.test(sentence);
  // To an adult, where the note does not speak against plants.
  if (
    !isAsked ||
    offered.length === 0 ||
    !isInThisWay(answering) ||
    !dosesAllowed ||
    forbidsPlants.test(note.answer)
  )
    return undefined;
  const plants = plantsFor(answering, plantsAfterNote, { afterNote: true, withRecipe: true });
  return joined(
    note.see_someone === undefined ? plants : plants.filter(({ type }) => type !== "seek-care"),
    noteBlocks(note.place === "point" ? note : withoutExplanation(note)),
  );
}

/** What a measured pressure or sugar means; plants only for somebody who asks for them. */
export function readingAlone(answering: Answering, reading: Parameters<typeof readingVerdict>[0]): Block[] {
  const { sentence, anyBush, medicines } = answering.decisions.understanding;
  const onTablets = medicines.some(({ id }) =>
    answering.knowledge.medicines.withWider(id).includes("diabetes-medicines"),
  );
  return [
    { type: "verdict", text: readingVerdict(reading, sentence, onTablets) },
    ...listBeside(answering, anyBush || wantsRecipe.test(sentence) ? plantsAfterNote : 0),
  ];
}

/** Who asks for an oil to rub gets no tea for it. */
function isInThisWay({ decisions }: Pick<Answering, "decisions">): boolean {
  const ways = routesAsked(decisions.understanding.sentence);
  return !ways.some(isOnSkin) || decisions.offered.some(({ uses: [use] }) => use && isOnSkin(use.route));
}

/** A note about a complaint is followed by plants for it. */
function mayOfferPlants(answering: Answering): boolean {
  const { medicines, note } = answering.decisions.understanding;
  // What a tablet does to somebody is a matter for the tablet.
  const besideMedicine = note?.specific === true && medicines.some(({ from }) => from === "question");
  return concerns(answering) && !besideMedicine && suitPlants(answering, note?.note);
}

/** Not for children or in pregnancy, nor where a detail is asked, for which the note says enough. */
function suitPlants({ decisions }: Answering, note: Note | undefined): boolean {
  const { asks, sentence, anyBush, complaints } = decisions.understanding;
  const forThis =
    decisions.offered.length === 0 ||
    decisions.offered.some(({ uses }) => uses.some(({ complaint }) => complaint === complaints[0]));
  return (
    asks.includes("what-for") &&
    decisions.dosesAllowed &&
    forThis &&
    isInThisWay({ decisions }) &&
    !forbidsPlants.test(note?.answer ?? "") &&
    (anyBush || !ofDetail.test(sentence))
  );
}

/** Whether the note tells how something is boiled, chewed or drawn. */
export const tellsRecipe = ({ answer }: Note): boolean => making.test(answer);
const making =
  /\b(?:steep(?:ed)?|simmer(?:ed)?|boil(?:ed)?|sliced?|pour|crush(?:ed)?|chewed?|bite|draw|drawn|soaked|grated)\b[^.]*\b(?:cups?|minutes|water|spoons?|leaves|times)\b/i;

const bushAsked = /\b(?:lea(?:f|ves)|bush(?:es)?|herbs?|plants?|teas?)\b/;
/** A soak with mint leaves is no tea. */
const namesDrink = /\b(?:teas?|ginger|honey|juice)\b/i;
const namesPlant = /\b(?:teas?|lea(?:f|ves)|bush|ginger|honey|aloe|juice)\b/i;

const plantsAfterNote = 2;
const wantsNames =
  /\b(?:what|which) (?:\S+ )?(?:leaf|leaves|bush|bushes|plants?|herbs?|trees?) (?:\S+ ){0,6}(?:rub|tie|wrap|bathe|use|put|bind|sit|that is)\b|\b(?:is there|any|some|there) (?:a )?(?:leaf|leaves|bush|plant|herb) (?:\S+ ){0,3}(?:tie|rub|wrap|bathe|bind|heat|soak)\b|\b(?:what|which) (?:leaf|bush|plant) that is\b/;
/** "No lime or bush bath on scratched skin", "No tea: less drink after six": no plant is named after that. */
const forbidsPlants =
  /^\*\*no tea\b|\bno (?:\S+ ){0,3}(?:bush(?:es)?|lea(?:f|ves)|herbs?|bath)\b|\b(?:bush|herbs?|teas?) (?:cannot|only delays?)\b/i;
const wantsRecipe = /\b(?:boil|make|brew|draw|drink|prepare|recipe|something|anything|take|use|put|rub)\b/;
const ofDetail =
  /\b(?:why|when|how (?:long|often|much|many|do i know)|normal|eat|eating|food|foods|diet|avoid|reading|number|mean|means|causes?|is (?:it|that|this)|should i)\b/;
