// What is logged about a model: kinds and counts. A question about health is private, and so is what a model wrote about it. And what a late draft costs.
import { expect, it } from "vitest";
import { createGrounding } from "#herbalist/grounding.ts";
import { draftInstructions } from "#herbalist/model/draft-prompt.ts";
import { writerInstructions } from "#herbalist/model/writer-prompt.ts";
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
    events: {
      outcome: (outcome) => outcomes.push(outcome),
      draft: () => undefined,
      reading: () => undefined,
    },
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

it("does not wait for a draft longer than for the reading", async () => {
  const herbalist = await sharedHerbalist();
  const question = "what is good for a cold";
  const written: string[] = [];
  const drafts: string[] = [];
  const model = createModelAnswering({
    client: {
      async *stream({ prompt: { instructions, messages }, signal }) {
        if (instructions === draftInstructions) {
          yield "Drink";
          await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        }
        if (instructions !== writerInstructions) return;
        written.push(messages[0]?.content ?? "");
        yield '{"blocks":[{"type":"verdict","text":"**Rest, and drink enough.**","records":[]}]}';
      },
    },
    grounding: groundingHere(createGrounding(herbalist, await sharedCatalogue())),
    breaker: createCircuitBreaker(() => 0),
    timeoutMs: 2_000,
    log: createLog("silent", { write: () => undefined }),
    events: {
      outcome: () => undefined,
      draft: (outcome) => drafts.push(outcome),
      reading: () => undefined,
    },
  });
  const answer = await model.improve(
    { question, history: [], context: {}, network: "n", kept: [] },
    {
      built: withoutDecisions(herbalist.answer(question)),
      mayAsk: async () => true,
      progress: { block: () => undefined, again: () => undefined },
    },
  );
  expect(answer.suggestion).toContain("**Rest, and drink enough.**");
  expect(drafts).toEqual(["late", "late"]);
  expect(written).toHaveLength(1);
  expect(written[0]).not.toContain("<draft>");
});

it.each([
  ["an amount of no record is left out of the second attempt", "Drink 12 cups of neem tea a day.", true],
  ["an answer that would end a treatment is not used", "Stop your warfarin for a week.", false],
])("%s", async (_what, line, isUsed) => {
  const herbalist = await sharedHerbalist();
  const question = "can I eat garlic in food with warfarin";
  const outcomes: string[] = [];
  const blocks = [
    {
      type: "verdict",
      text: "**No garlic tea or pills with warfarin: you may bleed more easily.** In food it is fine.",
      records: [],
    },
    { type: "text", text: line, records: [] },
    { type: "text", text: "Tell whoever cooks at home about it.", records: [] },
  ];
  const model = createModelAnswering({
    client: {
      async *stream({ prompt: { instructions } }) {
        if (instructions === writerInstructions) yield JSON.stringify({ blocks });
      },
    },
    grounding: groundingHere(createGrounding(herbalist, await sharedCatalogue())),
    breaker: createCircuitBreaker(() => 0),
    timeoutMs: 60_000,
    log: createLog("silent", { write: () => undefined }),
    events: {
      outcome: (outcome) => outcomes.push(outcome),
      draft: () => undefined,
      reading: () => undefined,
    },
  });
  const built = withoutDecisions(herbalist.answer(question));
  const { suggestion } = await model.improve(
    { question, history: [], context: {}, network: "n", kept: [] },
    { built, mayAsk: async () => true, progress: { block: () => undefined, again: () => undefined } },
  );
  expect(outcomes).toEqual([isUsed ? "retried" : "refused"]);
  expect(suggestion.includes("whoever cooks at home")).toBe(isUsed);
  expect(suggestion).not.toContain(line);
});
