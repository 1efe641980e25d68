// What is laid before the writer, and what is added behind its answer.
import { describe, expect, it } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { printBlocks } from "../answer/blocks.ts";
import { createGrounding } from "../grounding.ts";

const grounding = createGrounding(await recordsHerbalist(), await sharedCatalogue());

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

describe("the reasons against a thing", () => {
  const verdictOf = (question: string, asked: object, medicine: object) => {
    const { grounds } = writingFor(question, ["with-medicine"], [asked, medicine]);
    return grounds.records.find(({ id }) => id.endsWith("/for-this-person"))?.text ?? "";
  };
  const plant = (name: string) => ({ kind: "plant", quote: name, name, stands: "asked about" });
  const medicine = (quote: string, name = quote) => ({ kind: "medicine", quote, name, stands: "present" });
  it("reach the writer with what they rest on, and with what stays food", () => {
    const garlic = verdictOf("garlic with warfarin", plant("garlic"), medicine("warfarin"));
    expect(garlic).toContain("AVOID (grave)");
    expect(garlic).toContain("an ordinary amount in food is fine");
    const soursop = verdictOf(
      "soursop leaf with tylenol",
      plant("soursop"),
      medicine("tylenol", "paracetamol"),
    );
    expect(soursop).toContain("AVOID (may add up)");
    const fiveFinger = verdictOf("five finger with ibuprofen", plant("five finger"), medicine("ibuprofen"));
    expect(fiveFinger).toContain("AVOID (grave)");
    expect(fiveFinger).not.toContain("food is fine");
  });
  it("of one statin are not those of another", () => {
    const grapefruit = { kind: "remedy", quote: "grapefruit", name: "grapefruit", stands: "asked about" };
    const lipitor = verdictOf("grapefruit with lipitor", grapefruit, medicine("lipitor"));
    expect(lipitor).toContain("now and then is a small risk");
    expect(lipitor).toContain("food is fine");
    const zocor = verdictOf("grapefruit with zocor", grapefruit, medicine("zocor"));
    expect(zocor).toContain("AVOID (grave)");
    expect(zocor).not.toContain("food is fine");
  });
});

describe("talk about something else", () => {
  const writing = (question: string, topic: string) => {
    const read = JSON.stringify({ topic, people: [], dangers: [], asks: [], mentions: [] });
    return grounding.ground(question, [], {}, read, []).writing;
  };
  const market = "what time does stabroek market close on sundays";
  it("gets neither records nor a disclaimer", () => {
    const grounds = writing(market, "off topic")?.grounds;
    expect(grounds?.records).toEqual([]);
    expect(grounds?.last).toEqual([]);
  });
  it("keeps what we say of ourselves", () => {
    const grounds = writing("who build this app, are you a real person", "small talk")?.grounds;
    expect(grounds?.records).not.toEqual([]);
    expect(grounds?.last).toEqual([]);
  });
  it("is none where a trouble, a plant or a medicine is named", () => {
    expect(writing("i have a headache, who won the cricket", "off topic")?.grounds.records).not.toEqual([]);
    expect(writing("what is neem tea for", "small talk")?.grounds.last).not.toEqual([]);
  });
});

describe("a finished answer", () => {
  const zarbula = { kind: "plant", quote: "zarbula bush", name: "zarbula bush", stands: "asked about" };
  const { grounds } = writingFor("zarbula bush wuh it does do", ["what-is"], [zarbula]);
  const shown = (text: string) => {
    const finished = grounding.finish(grounds, [{ type: "verdict", text, records: [] }]);
    return finished.ok ? printBlocks(finished.blocks) : "";
  };
  it("says of a plant without a record that it is none of ours, once", () => {
    expect(shown("**Zarbula bush is a shrub of the coast.**")).toContain("not in our records");
    const own = shown("**Zarbula bush is not in our records.** It is a shrub of the coast.");
    expect(own.match(/not in our records/g)).toHaveLength(1);
  });
  it("numbers steps without a title, and keeps the paragraphs of a letter", () => {
    const letter = "Dear Sir,\n\nI am applying.\n\nYours,\nMe";
    const finished = grounding.finish(grounds, [
      { type: "verdict", text: `Zarbula bush. ${letter}`, records: [] },
      { type: "steps", title: "", items: ["Restart.", "Update."], records: [] },
    ]);
    const text = finished.ok ? printBlocks(finished.blocks) : "";
    expect(text).toContain("Dear Sir,\n\nI am applying.\n\nYours,  \nMe");
    expect(text).toContain("1. Restart.\n2. Update.");
    expect(text).not.toContain("How");
  });
});
