// What is asked on in a talk, as the server answers it: the whole of what was said is looked up, and nothing that was told is forgotten.
import { describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Message } from "../understand/follow-up.ts";

const herbalist = await sharedHerbalist();

/** The answer to the last of the messages, each asked after the answers to those before. */
function lastAnswer(...messages: string[]): string {
  const history: Message[] = [];
  for (const query of messages) {
    const { suggestion } = herbalist.answer(query, history.slice(-4));
    history.push({ role: "user", content: query }, { role: "assistant", content: suggestion });
  }
  return history.at(-1)?.content ?? "";
}

describe("a written answer to the whole of what was said", () => {
  it.each([
    [["iron tablet", "can I drink tea same time"], /^\*\*No: black or green tea taken with an iron tablet/],
    [
      ["fever grass fuh fever", "how much cup a day"],
      /^\[Fever Grass\]\S+ \*\*One cup, two or three times a day/,
    ],
    [["carilla bush bath fuh skin", "how much leaf", "how often"], /boil two handfuls of the vine/],
    [["ginger tea for nausea", "I am 10 weeks pregnant", "how many cups"], /^\*\*One weak cup, sipped/],
    [
      ["black seed oil for asthma", "can my son 7 take it", "he uses Ventolin"],
      /\*\*No black seed oil for a child with asthma/,
    ],
    [["late period", "could it be stress"], /^\*\*Yes, travel or stress can shift a period/],
    [["how much water to drink a day", "I have heart failure"], /what the clinic allows/],
  ])("%s", (messages, sentence) => expect(lastAnswer(...messages)).toMatch(sentence));

  it("names nothing that only an earlier answer of ours listed", () => {
    const answer = lastAnswer("hot flushes at night I am 51 what tea", "can I drink it with Tenormin");
    expect(answer).toMatch(/^\*\*No tea is shown to stop hot flushes/);
    expect(answer).not.toMatch(/Coffee|rum and other strong drink/);
  });
});

describe("what was tried, or cannot be had", () => {
  it.each([
    [["cough", "i already tried honey"], /^\*\*Instead of honey, for cough:/],
    [["pressure", "garlic", "it did not help"], /^\*\*Instead of \[Garlic\]/],
    [["cough", "thyme", "me na gat that"], /^\*\*Instead of \[Thyme\]/],
    [["cold on de chest wid phlegm", "me done try ginger"], /\*\*Thyme tea is the next one/],
    [["bad breath", "parsley", "it din wuk"], /\*\*Clean the back of the tongue/],
  ])("is not offered again: %s", (messages, sentence) => expect(lastAnswer(...messages)).toMatch(sentence));
  it("nor the plant that it is made of", () => {
    const answer = lastAnswer("dandruff", "coconut oil", "it not working");
    expect(answer).toMatch(/^\*\*Instead of coconut oil/);
    expect(answer).not.toContain("/plants/coconut");
  });
});

describe("who is meant", () => {
  it.each([
    [
      ["breastfeeding milk low", "methi tea", "is it safe for the baby"],
      /^\*\*Take care: \[Methi\]\S+, while breastfeeding/,
    ],
    [
      ["my milk is low", "can i drink jeera", "will it hurt the baby"],
      /^\*\*In food amounts only: \[Jeera\]\S+, while breastfeeding/,
    ],
    [
      ["i am breastfeeding", "can i drink fever grass", "could the baby have it too"],
      /^\[Fever Grass\]\S+ \*\*No tea/,
    ],
  ])("by the baby: %s", (messages, sentence) => expect(lastAnswer(...messages)).toMatch(sentence));
  it("is no baby where a note speaks of baby aspirin", () =>
    expect(lastAnswer("i pregnant", "ginger tea", "is it safe for the baby")).not.toMatch(/aspirin/));
});

it("where somebody lives weighs nothing", () =>
  expect(lastAnswer("i live in new york")).not.toContain("something heavy"));

describe("what is told after a trouble", () => {
  it.each([
    [["What helps low blood?", "I don't eat meat"], /^\*\*Dhal, channa/],
    [["What helps low blood?", "me nah eat meat"], /^\*\*Dhal, channa/],
    [["What is good for bad feelings in the stomach?", "it come after Advil"], /^Advil .*Take no more of it/],
    [
      ["What bush is good for cleaning the womb?", "it was a miscarriage two weeks ago"],
      /^\*\*No bush is good to clean out after a miscarriage/,
    ],
  ])("belongs to it: %s", (messages, sentence) => expect(lastAnswer(...messages)).toMatch(sentence));
  it("is not asked of what an answer only says something does", () =>
    expect(lastAnswer("what is good for acne", "how often should I use it")).not.toMatch(/Dettol|bleach/));
});

describe("a name alone after a trouble", () => {
  it.each([
    [["hemorrhoid", "aloe"], /^\*\*Washed clear \[aloe\]\S+ gel outside/],
    [["shingles", "aloe"], /^\*\*Put \[aloe\]\S+ only on whole skin/],
    [["h pylori", "garlic", "i am on the treatment"], /^\*\*All tablets together/],
  ])("is asked about for the trouble: %s", (messages, sentence) =>
    expect(lastAnswer(...messages)).toMatch(sentence),
  );
});

describe("what was told before is heard in the last question", () => {
  it.each([
    [["sorrel", "an if me pressure low?"], /^\*\*No: \[Sorrel\]\S+, with low blood pressure/],
    [["garlic for pressure", "I take Norvasc already", "how many cloves"], /clove/],
    [
      ["fever grass tea", "me belly 4 month can drink it", "how much cup"],
      /^\*\*No, leave \[fever grass\]\S+ tea out in pregnancy/,
    ],
  ])("%s", (messages, sentence) => expect(lastAnswer(...messages)).toMatch(sentence));

  it("a clove of garlic is no spice", () =>
    expect(lastAnswer("garlic for pressure", "I take Norvasc already", "how many cloves")).not.toContain(
      "/plants/clove",
    ));

  it("oil from the shop is not the poisonous bush", () =>
    expect(lastAnswer("castor oil for hair", "the jamaican black one or the clear one")).not.toMatch(
      /is dangerous/,
    ));

  it("a gel that is rubbed on is no tablet", () =>
    expect(lastAnswer("knee pain, what to rub", "can I use it with Voltaren gel")).not.toMatch(
      /potassium|kidneys hold/,
    ));

  it("what a child must leave is said after the answer", () => {
    const answer = lastAnswer("exam stress", "what tea", "me brother 12");
    expect(answer.indexOf("it is different: leave out")).toBeGreaterThan(answer.indexOf("no calming tea"));
  });

  it("what was only warned of is not taken back", () =>
    expect(lastAnswer("wa good fuh piles", "and if me pregnant")).not.toMatch(
      /leave out[^*]*(?:Dettol|Ice)/,
    ));
});

describe("a single question", () => {
  const first = (question: string) => lastAnswer(question);
  it.each([
    ["can I take losartan while pregnant", /^\*\*Losartan: it is usually changed/],
    ["me a nurse baby, can I take Piriton", /^\*\*Piriton: loratadine or cetirizine is the better choice/],
    ["can I take metformin while breastfeeding", /^\*\*Metformin: mostly yes/],
    ["pressure running 90/60 what to drink", /^\*\*If you feel well, 90 over 60/],
    ["me baby gat tresh in he mouth, wah bush fuh wipe am", /thrush/],
    ["lisinopril giv me dry cough thyme tea can stop it", /^\*\*Lisinopril may itself bring the cough/],
    [
      "What can I use for ringworm?",
      /^\*\*Ringworm or athlete's foot clears with clotrimazole or terbinafine/,
    ],
    ["is ripe papaw ok in pregnancy", /\*\*(?:Fully ripe|Yes, fully ripe)/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));

  it("of one thing gets no answer on two", () =>
    expect(first("mosquito bites scratching me whole night")).not.toMatch(/^\*\*(?:Both|Either|Neither)\b/));

  it("is answered with one link to each plant", () =>
    expect(first("is vervine the same as vervain")).not.toContain("[["));

  it("with methotrexate is not told what holds for transplant tablets", () =>
    expect(first("ginger with methotrexate")).not.toContain("tacrolimus"));
});
