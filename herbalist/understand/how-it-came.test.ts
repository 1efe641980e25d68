import { describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { toldHowItCame } from "./how-it-came.ts";
import { readQuestion } from "./read-question.ts";

const { knowledge } = await recordsHerbalist();

const told = (question: string) => {
  const { text, named } = readQuestion(question, knowledge);
  const places = toldHowItCame(text.tokens, named);
  return text.tokens
    .filter(({ at }) => places.has(at))
    .map(({ raw }) => raw)
    .join(" ");
};

describe("clauses that tell how somebody came by a thing", () => {
  it("are found beside a clause that names it", () =>
    expect(told("what is sweet broom for, my aunt send it from Berbice")).toBe(
      "my aunt send it from berbice",
    ));
  it.each([
    "is ginger good, i get heartburn",
    "can i drink noni, my doctor give me metformin",
    "my neighbour give me a bundle",
    "my aunt send me moringa from Berbice, what it good for",
    "what is neem for, she give it to the baby or not",
  ])("are not found in %s", (question) => expect(told(question)).toBe(""));
});
