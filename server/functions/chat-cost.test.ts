// The cost of the most expensive accepted requests, in processor time, so that a busy machine does not matter.
import { expect, it } from "vitest";
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";
import { worstQuestions } from "#tests/support/worst-questions.ts";
import { chatRequest } from "./chat-request.ts";

/** Several times what a small machine needs, and a third of the cost when it grew quadratically with the length. */
const MAX_MS = 150;
const RUNS = 3;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

it("answers the longest and oddest questions within the time limit", async () => {
  const herbalist = await loadHerbalist();
  for (const question of worstQuestions) {
    const { query, conversationHistory } = chatRequest.parse(question);
    const times = Array.from({ length: RUNS }, () => {
      const start = processorMs();
      herbalist.answer(query, conversationHistory);
      return processorMs() - start;
    });
    expect(Math.min(...times), query.slice(0, 40)).toBeLessThan(MAX_MS);
  }
}, 120_000);
