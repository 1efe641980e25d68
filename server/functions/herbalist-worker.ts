/** The worker thread in which the herbalist answers, so that questions do not block other requests. */
import { deserialize } from "node:v8";
import { workerData } from "node:worker_threads";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import { openLineCache } from "#catalogue/line-cache.ts";
import { type CheckedBlock, createGrounding } from "#herbalist/grounding.ts";
import { type Context, createHerbalist } from "#herbalist/herbalist.ts";
import type { Finished } from "#herbalist/model/finish-answer.ts";
import type { Grounds } from "#herbalist/model/grounds.ts";
import type { Turn } from "#herbalist/model/thread.ts";
import type { WrittenBlock } from "#herbalist/model/written-blocks.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";
import { createNoteFinderFrom } from "#herbalist/understand/note-alike.ts";
import type { ReadLine } from "#herbalist/understand/note-examples.ts";
import {
  type AskedQuestion,
  type Begun,
  type GroundedAnswer,
  type GroundingClient,
  groundingHere,
  withoutDecisions,
} from "#server/model/grounding-client.ts";
import { serveTasks } from "#server/threads/serve-tasks.ts";
import type { HerbalistAnswer } from "./herbalist-client.ts";

export type HerbalistKnowledge = {
  readonly catalogue: Catalogue;
  readonly helplines: readonly Helpline[];
};

export type HerbalistData = {
  /** A `HerbalistKnowledge`, serialized once and shared by all threads. */
  readonly knowledge: SharedArrayBuffer;
};

/** What the thread can be asked, and what it returns. */
type Tasks = {
  answer: {
    task: { readonly question: string; readonly history: readonly Message[]; readonly context: Context };
    result: HerbalistAnswer;
  };
  begin: { task: { readonly asked: AskedQuestion }; result: Begun };
  ground: {
    task: {
      readonly asked: AskedQuestion;
      readonly readerReply: string | undefined;
      readonly thread: readonly Turn[];
    };
    result: GroundedAnswer;
  };
  check: {
    task: { readonly grounds: Grounds; readonly block: WrittenBlock; readonly at: number };
    result: CheckedBlock;
  };
  finish: { task: { readonly grounds: Grounds; readonly blocks: readonly WrittenBlock[] }; result: Finished };
};
export type TaskKind = keyof Tasks;
export type TaskOf<Kind extends TaskKind> = { readonly kind: Kind } & Tasks[Kind]["task"];
export type ResultOf<Kind extends TaskKind> = { readonly kind: Kind; readonly value: Tasks[Kind]["result"] };
export type HerbalistTask = { [Kind in TaskKind]: TaskOf<Kind> }[TaskKind];
export type HerbalistResult = { [Kind in TaskKind]: ResultOf<Kind> }[TaskKind];

const { knowledge }: HerbalistData = workerData;
const { catalogue, helplines }: HerbalistKnowledge = deserialize(Buffer.from(knowledge));
const { lines, save } = openLineCache<ReadLine>(catalogue);
const herbalist = createHerbalist(catalogue, helplines, createNoteFinderFrom(lines));
save();
lines.clear();
let grounding: GroundingClient | undefined;
/** Made when a model is first asked. */
const grounded = () => (grounding ??= groundingHere(createGrounding(herbalist, catalogue)));
// The first question compiles most of the code, the first detail counts the words of all records: done before any user waits for it.
herbalist.answer("tea for a cough");
herbalist.answer("is moringa high in iron");

serveTasks<HerbalistTask, HerbalistResult>(async (task) => {
  switch (task.kind) {
    case "answer":
      return {
        kind: "answer",
        value: withoutDecisions(herbalist.answer(task.question, task.history, task.context)),
      };
    case "begin":
      return { kind: "begin", value: await grounded().begin(task.asked) };
    case "ground":
      return { kind: "ground", value: await grounded().ground(task.asked, task.readerReply, task.thread) };
    case "check":
      return { kind: "check", value: await grounded().check(task.grounds, task.block, task.at, "") };
    case "finish":
      return { kind: "finish", value: await grounded().finish(task.grounds, task.blocks, "") };
  }
});
