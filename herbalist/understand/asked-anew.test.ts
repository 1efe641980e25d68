// What a short message means that changes one part of the question before.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { askedAnew } from "./asked-anew.ts";
import type { Message } from "./follow-up.ts";
import type { Knowledge } from "./knowledge.ts";
import { readQuestion } from "./read-question.ts";
import { withSweetSugar } from "./sweet-sugar.ts";

let knowledge: Knowledge;
beforeAll(async () => {
  ({ knowledge } = await recordsHerbalist());
}, 180_000);

const read = (text: string) => readQuestion(text, knowledge);

/** The last of the messages, as it is meant; our answers between them name no plant. */
function meant(...messages: string[]): string | undefined {
  const [question = "", ...earlier] = messages.toReversed();
  const told = earlier.toReversed();
  const recent = told.flatMap((content): Message[] => [
    { role: "user", content },
    { role: "assistant", content: "No." },
  ]);
  return askedAnew(read(question), told.map(read), recent)?.source;
}

describe("a message that changes one part of the question before", () => {
  it.each([
    [["thyroid tablets and soy", "and cabbage"], "thyroid tablets and cabbage"],
    [["viagra and grapefruit", "what about noni", "and garlic"], "viagra and garlic"],
    [["warfarin and mango", "wha bout fish"], "warfarin and fish"],
    [["stomach ulcer", "is aloe good", "is pepper bad for it"], "is pepper bad for stomach ulcer"],
    [["zoloft and ginger tea", "what can help me sleep with it"], "what can help me sleep with zoloft"],
    [["food poisoning", "charcoal?", "what tea"], "food poisoning, what tea"],
    [
      ["coconut oil for dandruff", "is there anything that really works"],
      "dandruff, is there anything that really works",
    ],
    [["i get up to pee at night", "what tea"], "i get up to pee at night, what tea"],
    [
      ["what to drink to clean out after baby", "is that safe"],
      "what to drink to clean out after baby, is that safe",
    ],
    [["cetirizine and bush tea for sinus", "which one"], "cetirizine and bush tea for sinus, which one"],
    [
      ["can i stop pressure tablets and use bush", "pressure 128 over 78 now", "still no?"],
      "can i stop pressure tablets and use bush, pressure 128 over 78 now",
    ],
    [["daisy tea for baby", "how much", "no i mean for me"], "daisy how much for me"],
    [["can i give my baby fever grass", "and me"], "can i take fever grass"],
    [["fever grass for my baby", "for myself"], "fever grass for me"],
    [["turmeric with Tramadol", "no, with Tylenol"], "turmeric with tylenol"],
    [["turmeric with Tramadol", "I meant Tylenol"], "turmeric with tylenol"],
    [["grapefruit ok with Lipitor", "no it is the other one, Crestor"], "grapefruit ok with crestor"],
    [["moringa wid losartan", "nah, me mean levothyroxine"], "moringa wid levothyroxine"],
    [["grapefruit ok with Lipitor", "no Crestor"], "grapefruit ok with crestor"],
    [["moringa", "i take losartan", "sorry, levothyroxine"], "moringa, i take levothyroxine"],
  ])("%j", (messages, question) => expect(meant(...messages)).toBe(question));

  it.each([
    [["can i drink ginger tea with warfarin", "and at night"]],
    [["can i drink ginger tea with warfarin", "and the leaf"]],
    [["antibiotics and noni", "amoxicillin", "and milk"]],
    [["carilla for sugar", "what tea is it"]],
    [["coconut oil for dandruff", "anything i must watch for"]],
    [["ginger for gas", "is that safe"]],
    [["i have a cold", "what tea"]],
    [["ginger for gas", "for me"]],
    [["turmeric with Tramadol", "and with Tylenol"]],
    [["turmeric with Tramadol", "no, it made me sick"]],
    [["turmeric with Tramadol and Norvasc", "no, Tylenol"]],
  ])("not where more is asked of the same things: %j", (messages) =>
    expect(meant(...messages)).toBeUndefined(),
  );

  it("no longer tells of the child", () => {
    const anew = askedAnew(read("no i mean for me"), [read("fever grass for my baby"), read("how much")], []);
    expect(anew?.earlier.flatMap(({ people }) => people.kinds)).toEqual([]);
  });
});

describe("sugar", () => {
  const named = (...messages: string[]) =>
    withSweetSugar(messages.map(read))
      .at(-1)
      ?.named.map(({ id }) => id);
  it("is what is eaten where hiccups were told of", () => expect(named("hiccups", "sugar")).toEqual([]));
  it("is the illness beside another one", () => expect(named("pressure", "sugar")).toContain("diabetes"));
  it.each(["does it need sugar", "does the tea need sugar"])("is what sweetens a tea: %s", (question) =>
    expect(read(question).named).toEqual([]),
  );
});

describe("what is asked of a thing that was named before", () => {
  it.each([
    ["lime for underarm", "does it burn", "burns"],
    ["diabetic foot", "can i soak it in bush", "bush-bitters"],
  ])("%s / %s names no %s", (_, question, id) =>
    expect(read(question).named.map((one) => one.id)).not.toContain(id),
  );
});
