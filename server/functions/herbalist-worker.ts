/** The worker thread in which the herbalist answers, so that questions do not block other requests. */
import { deserialize } from "node:v8";
import { workerData } from "node:worker_threads";
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { TextCheck } from "#herbalist/check-text.ts";
import type { Helpline } from "#herbalist/compose/help-numbers.ts";
import type { Decisions } from "#herbalist/decide/decide.ts";
import { type Context, createHerbalist } from "#herbalist/herbalist.ts";
import type { Message } from "#herbalist/understand/follow-up.ts";
import { serveTasks } from "#server/threads/serve-tasks.ts";
import type { HerbalistAnswer } from "./herbalist-client.ts";

export type HerbalistKnowledge = {
  readonly catalogue: Catalogue;
  readonly helplines: readonly Helpline[];
};

export type HerbalistData = {
  /** A `HerbalistKnowledge`, serialized once and shared by all threads. */
  readonly knowledge: SharedArrayBuffer;
  /** Decisions contain whole plants: they are sent only where a text will be checked against them. */
  readonly withDecisions: boolean;
};

export type HerbalistTask =
  | {
      readonly kind: "answer";
      readonly question: string;
      readonly history: readonly Message[];
      readonly context: Context;
    }
  | { readonly kind: "check"; readonly decisions: Decisions; readonly text: string };

export type HerbalistResult =
  | { readonly kind: "answer"; readonly answer: HerbalistAnswer }
  | { readonly kind: "check"; readonly check: TextCheck };

const { knowledge, withDecisions }: HerbalistData = workerData;
const { catalogue, helplines }: HerbalistKnowledge = deserialize(Buffer.from(knowledge));
const herbalist = createHerbalist(catalogue, helplines);
// The first question compiles most of the code: done before any user waits for it.
herbalist.answer("tea for a cough");

serveTasks<HerbalistTask, HerbalistResult>((task) => {
  if (task.kind === "check") return { kind: "check", check: herbalist.checkText(task.decisions, task.text) };
  const { decisions, ...answer } = herbalist.answer(task.question, task.history, task.context);
  return { kind: "answer", answer: withDecisions ? { ...answer, decisions } : answer };
});
