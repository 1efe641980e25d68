// The language model's part of the herbalist, without the model: prompts out, replies in, everything checked. Pure, as the rest of the herbalist.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Block } from "./answer/blocks.ts";
import { personFacts } from "./check/facts.ts";
import { numbersOf } from "./compose/place-numbers.ts";
import type { Decisions } from "./decide/decide.ts";
import type { Answer, Context, Herbalist } from "./herbalist.ts";
import { checkBlock } from "./model/check-block.ts";
import { draftPrompt } from "./model/draft-prompt.ts";
import type { Fault } from "./model/fault.ts";
import { type Finished, finishAnswer, linked } from "./model/finish-answer.ts";
import { digits } from "./model/foreign-text.ts";
import type { Grounds } from "./model/grounds.ts";
import { disagreements } from "./model/merge-reading.ts";
import { createNameIndex, namesIn } from "./model/names-in-text.ts";
import { factsForSkin } from "./model/on-skin.ts";
import type { Prompt } from "./model/prompt.ts";
import { readerInstructions, readerPrompt } from "./model/reader-prompt.ts";
import { parseReaderReply } from "./model/reader-reply.ts";
import { checkReading, type Reading } from "./model/reading.ts";
import { retrieve } from "./model/retrieve.ts";
import type { Turn } from "./model/thread.ts";
import { writerPrompt } from "./model/writer-prompt.ts";
import type { WrittenBlock } from "./model/written-blocks.ts";
import type { Message } from "./understand/follow-up.ts";
import type { AnswerKind } from "./understand/understanding.ts";

export type ReadingOutcome = "used" | "unreadable" | "missing";

export type Grounded = {
  /** The built-in answer, with the model's reading merged in. */
  answer: Answer;
  reading: ReadingOutcome;
  /** How many things the two readers saw differently, by kind. */
  disagreements: Readonly<Record<string, number>>;
  /** Nothing where the answer is ours alone: an alarm, a refusal, who we are. */
  writing?: { grounds: Grounds; prompt: Prompt };
};

export type CheckedBlock = { faults: Fault[]; block: Block };

export type Grounding = {
  /** The earlier turns: those kept, or else answered again from the person's own messages. */
  thread: (history: readonly Message[], kept: readonly Turn[]) => Turn[];
  reader: (
    question: string,
    history: readonly Message[],
    context: Context,
    thread: readonly Turn[],
  ) => Prompt;
  draft: (question: string, thread: readonly Turn[]) => Prompt;
  ground: (
    question: string,
    history: readonly Message[],
    context: Context,
    readerReply: string | undefined,
    thread: readonly Turn[],
  ) => Grounded;
  check: (grounds: Grounds, block: WrittenBlock, at: number) => CheckedBlock;
  finish: (grounds: Grounds, blocks: readonly WrittenBlock[]) => Finished;
};

/** Answered in our own words: a model adds nothing, or must not add anything. */
const ownAnswers: ReadonlySet<Answer["kind"]> = new Set<AnswerKind | "emergency" | "crisis" | "urgent">([
  "emergency",
  "crisis",
  "injection",
  "refuse",
  "pregnancy-first",
  "help-seen",
]);

/** Whether a language model may be asked at all; an alarm never waits for one. */
export function mayAskModel({ kind }: Pick<Answer, "kind">): boolean {
  return !ownAnswers.has(kind);
}

export function createGrounding(herbalist: Herbalist, catalogue: Catalogue): Grounding {
  const { knowledge } = herbalist;
  const names = createNameIndex(catalogue);
  const instructions = readerInstructions(catalogue.complaints, catalogue.illnesses);
  const thingsIn = (text: string) => [
    ...new Set(
      namesIn(text, names)
        .filter(({ kind }) => kind === "plant" || kind === "other")
        .map(({ id }) => id),
    ),
  ];

  function ground(
    question: string,
    history: readonly Message[],
    context: Context,
    readerReply: string | undefined,
    thread: readonly Turn[],
  ): Grounded {
    const reply = readerReply === undefined ? undefined : parseReaderReply(readerReply);
    const earlier = new Set(thread.flatMap(({ things, question: asked }) => [...things, ...thingsIn(asked)]));
    const built = herbalist.answer(question, history, context);
    const reading = reply && checkReading(reply, question, earlier, built.understood, knowledge);
    const answer = reading
      ? herbalist.answer(question, history, {
          ...context,
          reading,
          notMeant: [...(context.notMeant ?? []), ...reading.misread],
        })
      : built;
    const differing = reading && disagreements(built.decisions.understanding, reading);
    const outcome = readerReply === undefined ? "missing" : reading === undefined ? "unreadable" : "used";
    const base = { answer, reading: outcome, disagreements: differing ?? {} } as const;
    const { level, understanding } = answer.decisions;
    if (!mayAskModel(answer) || level === "emergency" || level === "crisis") return base;
    const talk = isTalkAlone(reading?.topic, answer.decisions);
    const retrieved = retrieve(answer.decisions, answer.blocks, knowledge);
    const { things, weakTeas } = retrieved;
    // A note that only shares a word with a match or a bus fare answers nothing; who we are is told from ours.
    const records =
      talk && reading?.topic === "off topic" && answer.kind !== "identity" ? [] : retrieved.records;
    const facts = personFacts(understanding, knowledge);
    const grounds: Grounds = {
      question,
      earlier: thread.map(({ question: asked }) => asked),
      level,
      records,
      things,
      unknown: understanding.unknownPlants,
      facts,
      skinFacts: factsForSkin(facts, understanding.ageMonths),
      numbers: callable(context.region),
      dosesAllowed: answer.decisions.dosesAllowed,
      weakTeas,
      first: firstBlocks(answer, context.dismissed ?? []),
      ifSwallowed: swallowedLine(answer.decisions),
      last: talk ? [] : answer.blocks.filter(({ type }) => type === "disclaimer" || type === "next"),
    };
    return { ...base, writing: { grounds, prompt: writerPrompt(grounds, understanding, thread) } };
  }

  return {
    thread: (history, kept) => (kept.length > 0 ? [...kept] : answeredAgain(history, herbalist, thingsIn)),
    reader: (question, history, context, thread) =>
      readerPrompt(instructions, question, thread, herbalist.answer(question, history, context).understood),
    draft: draftPrompt,
    ground,
    check(grounds, block, at) {
      const context = { grounds, knowledge, names };
      return { faults: checkBlock(block, at, context), block: linked(block, context) };
    },
    finish: (grounds, blocks) => finishAnswer(blocks, { grounds, knowledge, names }),
  };
}

/** Both readers find nothing of the body, of a plant or of a medicine: the person only talks, or asks for something else. */
function isTalkAlone(topic: Reading["topic"] | undefined, { level, understanding }: Decisions): boolean {
  const { complaints, plants, others, medicines, illnesses, unknownPlants, unknownMedicines } = understanding;
  const named = [complaints, plants, others, medicines, illnesses, unknownPlants, unknownMedicines];
  return (
    (topic === "small talk" || topic === "off topic") &&
    level === "routine" &&
    named.every((list) => list.length === 0)
  );
}

/** The person's earlier messages, answered again; from the answers that a client sends, only ids that we know are taken. */
function answeredAgain(
  history: readonly Message[],
  herbalist: Herbalist,
  thingsIn: (text: string) => string[],
): Turn[] {
  return history.flatMap(({ role, content }, at) => {
    if (role !== "user") return [];
    const { blocks, triage, suggested_herbs } = herbalist.answer(content, history.slice(0, at));
    const next = history[at + 1];
    const told = next?.role === "assistant" ? thingsIn(next.content) : [];
    const alarm = triage === "emergency" || triage === "crisis";
    return [
      {
        question: content,
        blocks: alarm ? [] : blocks,
        things: [...new Set([...told, ...suggested_herbs.map(({ id }) => id)])],
      },
    ];
  });
}

/**
 * What stands before everything else in the built-in answer: its warnings, and after a dismissed alarm the line to call. That a plant is
 * poisonous is the verdict itself, which the check demands of the model.
 */
function firstBlocks({ blocks, decisions }: Answer, dismissed: readonly string[]): Block[] {
  const poisonous = isPoisonous(decisions) && decisions.level === "routine";
  return blocks.filter(
    ({ type }, at) =>
      (type === "danger" && !poisonous) || (at === 0 && type === "text" && dismissed.length > 0),
  );
}

function isPoisonous({ judged }: Decisions): boolean {
  return judged.some(({ plant }) => plant.safety.hazard === "dangerous");
}

function swallowedLine(decisions: Decisions): Block[] {
  if (!isPoisonous(decisions)) return [];
  return [
    {
      type: "text",
      text: "If anyone has swallowed some and feels unwell, call 911, or your local emergency number (912 in Guyana).",
    },
  ];
}

function callable(region: string | undefined): string[] {
  const { emergency, crisis } = numbersOf(region);
  return ["911", ...[...emergency, ...(crisis ? [crisis] : [])].map(({ number }) => digits(number))];
}
