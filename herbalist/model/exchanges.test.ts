// Replays recorded exchanges with language models: what they read and wrote, and whether a person would have seen it.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { printBlocks } from "../answer/blocks.ts";
import { createGrounding } from "../grounding.ts";
import { withDrafts } from "./draft-prompt.ts";
import { type Fault, faultOf } from "./fault.ts";
import type { Grounds } from "./grounds.ts";
import type { Prompt } from "./prompt.ts";
import { createBlockParser, type WrittenBlock } from "./written-blocks.ts";

const exchange = z.strictObject({
  name: z.string(),
  question: z.string(),
  history: z.array(z.object({ role: z.enum(["user", "assistant"]), content: z.string() })).default([]),
  reader: z.string(),
  /** What the draft said; empty where it was late, absent where the exchange was recorded without one. */
  draft: z.string().optional(),
  /** One attempt, or two. */
  writer: z.array(z.string()),
  outcome: z.enum(["used", "retried", "refused", "alarm"]),
  says: z.array(z.string()).default([]),
  lacks: z.array(z.string()).default([]),
});
type Exchange = z.infer<typeof exchange>;

const read = (file: string): Exchange[] =>
  z.array(exchange).parse(parse(readFileSync(join(import.meta.dirname, "exchanges", file), "utf8")));
const accepted = read("accepted.yaml");
const refused = read("refused.yaml");

const catalogue = await sharedCatalogue();
const herbalist = await recordsHerbalist();
const grounding = createGrounding(herbalist, catalogue);

function attempt(grounds: Grounds, text: string): { faults: Fault[]; shown: string } {
  const parser = createBlockParser();
  const written: WrittenBlock[] = [];
  const faults: Fault[] = [];
  // In small pieces, as a stream brings it.
  for (let at = 0; at < text.length; at += 7)
    for (const parsed of parser.add(text.slice(at, at + 7))) {
      if (!parsed.ok) faults.push(parsed.fault);
      else {
        faults.push(...grounding.check(grounds, parsed.block, written.length).faults);
        written.push(parsed.block);
      }
    }
  if (!parser.isComplete()) faults.push(faultOf("form")("it breaks off in the middle of a block"));
  const finished = grounding.finish(grounds, written);
  if (!finished.ok) faults.push(...finished.faults);
  return { faults, shown: finished.ok ? printBlocks(finished.blocks) : "" };
}

function replay({ question, history, reader, draft, writer }: Exchange) {
  const thread = grounding.thread(history, []);
  const { answer, writing } = grounding.ground(question, history, { region: "GY" }, reader, thread);
  if (writing === undefined)
    return { outcome: answer.triage === "emergency" ? "alarm" : "own", shown: "", faults: [] };
  if (draft !== undefined) expectDraftAsData(withDrafts(writing.prompt, [draft]), draft);
  const faults: Fault[] = [];
  for (const [at, text] of writer.entries()) {
    const { faults: found, shown } = attempt(writing.grounds, text);
    if (found.length === 0) return { outcome: at === 0 ? "used" : "retried", shown, faults };
    faults.push(...found);
  }
  return { outcome: "refused", shown: "", faults };
}

/** At the end of the prompt, without addresses and marks; an empty one leaves nothing. */
function expectDraftAsData({ messages }: Prompt, draft: string): void {
  const content = messages[0]?.content ?? "";
  expect(content.match(/<\/?draft>/g) ?? []).toEqual(draft === "" ? [] : ["<draft>", "</draft>"]);
  expect(content).not.toMatch(/https?:/);
}

it("there are enough of them, each with a name of its own", () => {
  const names = [...accepted, ...refused].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

describe.each([
  ["accepted", accepted],
  ["refused", refused],
] as const)("exchanges that must be %s", (_what, exchanges) => {
  it.each(exchanges.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    const { outcome, shown, faults } = replay(one);
    expect({ outcome, faults: one.outcome === "refused" ? [] : faults.slice(1) }).toEqual({
      outcome: one.outcome,
      faults: [],
    });
    for (const words of one.says) expect(shown).toContain(words);
    for (const words of one.lacks) expect(shown).not.toContain(words);
    if (one.outcome === "used" || one.outcome === "retried")
      expect(shown.split(/\s+/).length).toBeLessThan(260);
  });
});
