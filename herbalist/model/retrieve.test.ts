// What is laid before the writer, and what is added behind its answer.
import { describe, expect, it } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { printBlocks } from "../answer/blocks.ts";
import { createGrounding } from "../grounding.ts";

const grounding = createGrounding(await sharedHerbalist(), await sharedCatalogue());

function writingFor(question: string, asks: string[], mentions: object[]) {
  const read = JSON.stringify({ topic: "health or plants", people: [], dangers: [], asks, mentions });
  const { writing } = grounding.ground(question, [], {}, read, grounding.thread([], []));
  if (!writing) throw new Error(`no model is asked: ${question}`);
  return writing;
}

const wort = { kind: "remedy", quote: "St John's wort", name: "St John's wort", stands: "asked about" };
const zoloft = { kind: "medicine", quote: "Zoloft", name: "Zoloft", stands: "present" };
const nerves = { kind: "complaint", quote: "nerves", name: "Nerves and stress", stands: "present" };

describe("the records for a question", () => {
  const question = "I started Zoloft and somebody gave me St John's wort for nerves";
  const given = (asks: string[]) => {
    const { grounds, prompt } = writingFor(question, asks, [wort, zoloft, nerves]);
    return { grounds, text: JSON.stringify(prompt.messages) };
  };
  it("hold no other plant where only the named thing and a medicine are asked about", () => {
    const { grounds, text } = given(["with-medicine"]);
    expect(grounds.records.filter(({ id }) => id.startsWith("other/st-johns-wort"))).not.toEqual([]);
    expect(grounds.records.filter(({ id }) => id.startsWith("trouble/nervousness"))).not.toEqual([]);
    expect(grounds.records.filter(({ id }) => /tulsi|married|also-used/.test(id))).toEqual([]);
    expect(text).not.toContain("May be suggested");
  });
  it("hold other plants where they are asked for as well", () => {
    const { grounds, text } = given(["with-medicine", "what-for"]);
    expect(grounds.records.filter(({ id }) => /tulsi|married|also-used/.test(id))).not.toEqual([]);
    expect(text).toContain("May be suggested");
  });
  it("still let a draft name what suits the person, and nothing that does not", () => {
    const { grounds } = given(["with-medicine"]);
    const faults = (text: string) => grounding.check(grounds, { type: "text", text, records: [] }, 1).faults;
    expect(faults("A chamomile tea in the evening is fine.")).toEqual([]);
    expect(faults("You can take kava in the evening.")).not.toEqual([]);
  });
});

describe("a caution about two plants together", () => {
  const plants = [
    { kind: "plant", quote: "corilla", name: "carilla", stands: "asked about" },
    { kind: "plant", quote: "jamoon leaf", name: "jamoon", stands: "asked about" },
  ];
  const shown = (question: string) => {
    const { grounds } = writingFor(question, ["good-for"], plants);
    const finished = grounding.finish(grounds, [
      { type: "verdict", text: "**Neither corilla nor jamoon leaf is proven for sugar.**", records: [] },
    ]);
    return finished.ok ? printBlocks(finished.blocks) : "";
  };
  it("is added where somebody mixes them, and not where they are only compared", () => {
    expect(shown("can I mix corilla and jamoon leaf for sugar")).toContain("together it may fall");
    expect(shown("what is proven for sugar, corilla or jamoon leaf")).toContain("Neither");
    expect(shown("what is proven for sugar, corilla or jamoon leaf")).not.toContain("together it may fall");
  });
});
