// What the costliest requests cost that are let in. Processor time is measured, so that a busy machine does not count.
import { expect, it } from "vitest";
import { loadHerbalist } from "#herbalist/evaluation/scorecard.ts";
import { worstQuestions } from "#tests/support/worst-questions.ts";
import { chatRequest } from "./chat-request.ts";

/** Several times what a small machine needs, and a third of what it took when the cost grew with the square of the length. */
const MOST_MS = 150;
const RUNS = 3;

function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

it("answers no question slowly, however long and odd it and its history are", async () => {
  const herbalist = await loadHerbalist();
  for (const question of worstQuestions) {
    const { query, conversationHistory } = chatRequest.parse(question);
    const times = Array.from({ length: RUNS }, () => {
      const start = processorMs();
      herbalist.answer(query, conversationHistory);
      return processorMs() - start;
    });
    expect(Math.min(...times), query.slice(0, 40)).toBeLessThan(MOST_MS);
  }
}, 120_000);
