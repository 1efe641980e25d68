// What is logged about a model: kinds and counts. A question about health is private, and so is what a model wrote about it.
import { expect, it } from "vitest";
import { createGrounding } from "#herbalist/grounding.ts";
import { createLog } from "#server/log.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { createCircuitBreaker } from "./circuit-breaker.ts";
import { groundingHere, withoutDecisions } from "./grounding-client.ts";
import { createModelAnswering } from "./model-answering.ts";

it("logs the kinds of faults and no word of question or answer", async () => {
  const catalogue = await sharedCatalogue();
  const herbalist = await sharedHerbalist();
  const lines: string[] = [];
  const question = "can I drink garlic tea with warfarin";
  const reply =
    '{"blocks":[{"type":"verdict","text":"Yes, garlic tea is fine. Stop your warfarin.","records":[]}]}';
  const outcomes: string[] = [];
  const model = createModelAnswering({
    client: {
      async *stream() {
        yield reply;
      },
    },
    grounding: groundingHere(createGrounding(herbalist, catalogue)),
    breaker: createCircuitBreaker(() => 0),
    timeoutMs: 60_000,
    log: createLog("debug", { write: (line: string) => lines.push(line) }),
    events: { outcome: (outcome) => outcomes.push(outcome), reading: () => undefined },
  });
  const built = withoutDecisions(herbalist.answer(question));
  const answer = await model.improve(
    { question, history: [], context: {}, network: "n", kept: [] },
    { built, mayAsk: async () => true, progress: { block: () => undefined, again: () => undefined } },
  );
  expect(outcomes).toEqual(["refused"]);
  expect(answer.suggestion).toBe(built.suggestion);
  expect(lines.join()).toContain('"claim"');
  expect(lines.join()).not.toMatch(/garlic|warfarin/i);
});
