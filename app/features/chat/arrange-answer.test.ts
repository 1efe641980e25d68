import { beforeAll, describe, expect, it } from "vitest";
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { createHerbalist, type Herbalist } from "#herbalist/herbalist.ts";
import { arrangeAnswer, firstLine } from "./arrange-answer.ts";
import { replySchema } from "./reply.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = createHerbalist(await loadCatalogueOnce());
}, 60_000);

const replyTo = (question: string) =>
  replySchema.parse(JSON.parse(JSON.stringify(herbalist.answer(question))));

describe("arrangeAnswer", () => {
  it.each([
    "something for a dry cough",
    "does sorrel help with pressure",
    "how do I boil lemongrass",
    "which bush is bad for kidneys",
    "can I drink carilla with metformin, I am pregnant",
    "hello",
  ])("shows every block of the answer to “%s” once", (question) => {
    const reply = replyTo(question);
    expect(reply.blocks).toEqual(herbalist.answer(question).blocks);
    const { first, more, next, disclaimer } = arrangeAnswer(reply);
    const shown = reply.blocks.filter(
      ({ type }) => type !== "next" && type !== "disclaimer" && type !== "sources",
    );
    expect(new Set([...first, ...more])).toEqual(new Set(shown));
    expect(next).toEqual(reply.blocks.flatMap((block) => (block.type === "next" ? block.questions : [])));
    expect(disclaimer !== undefined).toBe(reply.blocks.some(({ type }) => type === "disclaimer"));
  });

  it("keeps verdicts, plants and warnings in sight, and puts further text behind 'more'", () => {
    const reply = replySchema.parse({
      suggestion: "",
      blocks: [
        { type: "verdict", text: "**Yes.**" },
        { type: "text", text: "word ".repeat(79) },
        { type: "text", text: "A second paragraph." },
        { type: "cautions", items: ["With **warfarin**: bleeding."] },
        { type: "seek-care", text: "After a week." },
      ],
    });
    const { first, more } = arrangeAnswer(reply);
    expect(first.map(({ type }) => type)).toEqual(["verdict", "text", "cautions", "seek-care"]);
    expect(more).toEqual([{ type: "text", text: "A second paragraph." }]);
  });

  it("shows a plant that is asked about as a subject, and a listed one only in its list", () => {
    expect(arrangeAnswer(replyTo("what is sorrel")).subjects.map(({ id }) => id)).toEqual(["sorrel"]);
    expect(arrangeAnswer(replyTo("something for a dry cough")).subjects).toEqual([]);
  });
});

it("falls back to the Markdown when a block is of a kind that this version does not know", () => {
  const reply = replySchema.parse({ suggestion: "Plain", blocks: [{ type: "chart", text: "" }] });
  expect(reply.blocks).toEqual([]);
  expect(firstLine(reply)).toBe("Plain");
});
