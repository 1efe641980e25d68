// The cost of the most expensive accepted requests, in processor time, so that a busy machine does not matter.
import { expect, it } from "vitest";
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";
import { type WorstQuestion, worstQuestions } from "#tests/support/worst-questions.ts";
import { chatRequest } from "./chat-request.ts";

/** Several times what a small machine needs. */
const MAX_MS = 300;
/** Four times the words may cost four times as much, with something for the noise; the square would be sixteen times. */
const MAX_GROWTH = 6;
const MAX_RUNS = 8;

const herbalist = await loadHerbalist();

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The fastest of several runs, because the first include compilation; they end as soon as one is fast enough. */
function fastestMs(question: WorstQuestion, enough: number): number {
  const { query, conversationHistory } = chatRequest.parse(question);
  let fastest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MAX_RUNS && fastest >= enough; run += 1) {
    const start = processorMs();
    herbalist.answer(query, conversationHistory);
    fastest = Math.min(fastest, processorMs() - start);
  }
  return fastest;
}

const cases = worstQuestions.map((question) => [question.query.slice(0, 12), question] as const);
const quarter = (text: string) => text.slice(0, text.length / 4);

it.each(cases)(
  "answers within the time limit: %s",
  (_, question) => {
    expect(fastestMs(question, MAX_MS)).toBeLessThan(MAX_MS);
  },
  60_000,
);

it.each(cases)(
  "costs no more than its length explains: %s",
  (_, question) => {
    const short: WorstQuestion = {
      query: quarter(question.query),
      conversationHistory: question.conversationHistory.map((message) => ({
        ...message,
        content: quarter(message.content),
      })),
    };
    const limit = MAX_GROWTH * fastestMs(short, 0);
    expect(fastestMs(question, limit)).toBeLessThan(limit);
  },
  60_000,
);
