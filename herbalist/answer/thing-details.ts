// The details of a plant or remedy that its record answers in one line (`understand/thing-details.ts`), each with a first sentence of its own
// (one file a kind of detail), and with a plain rule for the part or habit where the record is silent. What else is asked follows.
import type { Note } from "#catalogue/note.ts";
import type { AskKind } from "../understand/asks.ts";
import { findThingDetails, type ThingDetail, withoutDetails } from "../understand/thing-details.ts";
import { animal } from "./animal-harm.ts";
import { type Answering, personCautions } from "./answering.ts";
import { ownWords, plainWords, type Tell, wholeRecipe } from "./asked-detail.ts";
import type { Block } from "./blocks.ts";
import { troubleBeside } from "./everything-said.ts";
import { ailing, bearing, pests, regrowth } from "./growing-details.ts";
import { drowsy, feared, organ } from "./harm-details.ts";
import { joined, noteBlocks, speaksOf } from "./note-text.ts";
import { withNote } from "./notes.ts";
import { origin } from "./origin.ts";
import { besides } from "./other-uses.ts";
import { daily } from "./prepare.ts";
import { heat, leftOn, peel, raw, removed, ripeness, state, taste, way } from "./preparing-details.ts";
import { hour } from "./taking-hour.ts";

type Answer = (answering: Answering) => (asks: readonly AskKind[]) => Block[];

/** What is forbidden this person comes before any detail. */
const personAsks: ReadonlySet<AskKind> = new Set(["with-medicine", "for-person"]);
/** Pairs and persons are judged whatever detail is asked. */
const pairAsks: readonly AskKind[] = ["with-medicine", "with-thing", "compare"];
/** How each detail is told, and which asks it leaves to be answered after it. */
const details: Readonly<Record<ThingDetail, { tell: Tell; leaves: readonly AskKind[] }>> = {
  heat: { tell: heat, leaves: ["good-for", "for-person", "part", "find", "same-as"] },
  raw: { tell: raw, leaves: ["good-for", "for-person", "limits"] },
  way: { tell: way, leaves: ["good-for", "for-person", "make"] },
  state: { tell: state, leaves: ["good-for", "for-person", "make"] },
  ripeness: { tell: ripeness, leaves: ["make", "good-for", "for-person", "keep"] },
  "left-on": { tell: leftOn, leaves: ["make", "good-for", "for-person"] },
  peel: { tell: peel, leaves: ["make", "good-for", "for-person", "keep"] },
  removed: { tell: removed, leaves: ["make", "limits", "good-for", "for-person"] },
  besides: { tell: besides, leaves: ["for-person", "make"] },
  organ: { tell: organ, leaves: [] },
  feared: { tell: feared, leaves: ["limits", "make"] },
  regrowth: { tell: regrowth, leaves: [] },
  ailing: { tell: ailing, leaves: [] },
  pests: { tell: pests, leaves: [] },
  bearing: { tell: bearing, leaves: [] },
  animal: { tell: animal, leaves: [] },
  drowsy: { tell: drowsy, leaves: ["for-person", "make", "limits"] },
  hour: { tell: hour, leaves: ["good-for", "for-person", "make"] },
  origin: { tell: origin, leaves: ["good-for", "for-person", "make"] },
  taste: { tell: taste, leaves: ["good-for", "for-person", "make", "limits"] },
};

/** What is feared or excepted is no trouble that the thing is wanted for. */
const withoutTrouble: ReadonlySet<ThingDetail> = new Set(["besides", "organ", "feared"]);
/** Nothing is to be taken, so that no caution for whoever takes it is wanted. */
const nothingTaken: ReadonlySet<ThingDetail> = new Set([
  "regrowth",
  "ailing",
  "pests",
  "bearing",
  "animal",
  "organ",
  "origin",
]);

const detailsAsked = (answering: Answering) =>
  findThingDetails(
    `${plainWords(answering)} . ${ownWords(answering)}`,
    answering.decisions.understanding.sentence,
  );

/** Undefined where no detail is asked that a record or a rule answers. */
export function thingDetailAnswer(answering: Answering, answer: Answer): Block[] | undefined {
  const { understanding } = answering.decisions;
  const things = answering.things.slice(0, mostThings);
  if (things.length === 0) return undefined;
  const asked = detailsAsked(answering);
  if (asked.length === 0 || understanding.complaints.length > mostThings) return undefined;
  const own = noteOnDetail(answering, asked);
  const told = own
    ? [{ detail: own.detail, blocks: noteBlocks(own.note) }]
    : asked.flatMap((detail) => {
        const blocks = things.flatMap((thing) => details[detail].tell(thing, answering));
        return blocks.length > 0 ? [{ detail, blocks }] : [];
      });
  const [first] = told;
  if (!first || isAnsweredByNote(answering, asked)) return undefined;
  const rest = restOf(
    answering,
    told.map(({ detail }) => detail),
  );
  const { asks } = rest.decisions.understanding;
  // A rule on boiling adds nothing to the plant's own minutes.
  const isHeat = told.some(({ detail }) => detail === "heat");
  const others = asks.length === 0 ? [] : isHeat ? answer(rest)(asks) : withNote(rest, answer(rest));
  const cautions = told.every(({ detail }) => nothingTaken.has(detail))
    ? []
    : rest.things.flatMap((thing) => personCautions(thing, rest));
  const lines = [...told.flatMap(({ blocks }) => blocks)];
  const trouble = troubleBeside([...lines, ...others], rest);
  // "Every day, or will it drop my pressure": whether every day is asked first.
  const judgesFirst =
    first.detail === "feared" ||
    (first.detail === "raw" && asks.includes("limits")) ||
    asks.some((ask) => personAsks.has(ask));
  return judgesFirst
    ? joined([...others, ...lines], [])
    : joined([...lines, ...others, ...cautions], trouble);
}

const mostThings = 2;

/** Whether it harms an animal says whether it harms at all. */
export const isAskedOfAnimal = (answering: Answering) => detailsAsked(answering).includes("animal");

/** A note on the same detail of the same thing is more particular than a rule. */
function noteOnDetail(
  { decisions: { understanding } }: Answering,
  asked: readonly ThingDetail[],
): { note: Note; detail: ThingDetail } | undefined {
  const { alike } = understanding;
  if (!alike?.ofThings || alike.note.about.length === 0) return undefined;
  const detail = asksSame(alike.note, asked);
  return detail && { note: alike.note, detail };
}

const asksSame = ({ question }: Note, asked: readonly ThingDetail[]) =>
  findThingDetails(question.toLowerCase().replace(/[^a-z0-9 ]/g, "")).find((detail) =>
    asked.includes(detail),
  );

/** A note that was found by its words, speaks of the thing and asks for the same. */
function isAnsweredByNote({ decisions, things }: Answering, asked: readonly ThingDetail[]): boolean {
  const { note: found } = decisions.understanding;
  return (
    found !== undefined &&
    found.note.place !== "general" &&
    // A rule on animals in general names many things.
    things.some((thing) => speaksOf({ ...found.note, answer: namesIn(found.note) }, thing)) &&
    asksSame(found.note, asked) !== undefined
  );
}

/** What a note is asked by, as words. */
const namesIn = ({ question, asked, about }: Note) =>
  `${question} ${asked.join(" ").replaceAll(/[=_|-]/g, " ")} ${about.join(" ").replaceAll("-", " ")}`;

/** The question without its details. */
function restOf(answering: Answering, told: readonly ThingDetail[]): Answering {
  const { decisions } = answering;
  const { understanding } = decisions;
  const isLeft = (ask: AskKind) =>
    pairAsks.includes(ask) ||
    (ask === "keep" && /\b(?:keep|fridge|store|spoil|last|bad)\b/.test(understanding.sentence)) ||
    (ask === "make" && wholeRecipe.test(understanding.sentence)) ||
    (told.every((detail) => details[detail].leaves.includes(ask)) && !isOfBefore(ask));
  // What it was wanted for before is not asked again with a detail.
  const isOfBefore = (ask: AskKind) =>
    ask === "good-for" && understanding.followUp && !/\b(?:COMPLAINT|ILLNESS)\b/.test(understanding.sentence);
  const noTrouble = told.some((detail) => withoutTrouble.has(detail));
  const ofDetail = told.some((detail) => nothingTaken.has(detail));
  // "Could it lower my pressure too much" asks for no amount.
  const ofAmount =
    !told.includes("feared") || (daily.test(understanding.sentence) && /\bor\b/.test(understanding.sentence));
  return {
    ...answering,
    things: noTrouble
      ? answering.things.map((thing) => ({
          ...thing,
          cautions: thing.cautions.filter(({ about }) => about !== "illness"),
        }))
      : answering.things,
    decisions: {
      ...decisions,
      understanding: {
        ...understanding,
        asks: ofDetail
          ? []
          : understanding.asks.filter((ask) => isLeft(ask) && (ask !== "limits" || ofAmount)),
        sentence: withoutDetails(understanding.sentence, told),
        ...(noTrouble ? { complaints: [], illnesses: [] } : {}),
      },
    },
  };
}
