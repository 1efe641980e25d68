// What a model's reading changes in the built-in one, and what it cannot change.
import { describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { createGrounding } from "../grounding.ts";
import { createHerbalist } from "../herbalist.ts";

const { value: catalogue } = await readCatalogue();
const herbalist = createHerbalist(catalogue);
const grounding = createGrounding(herbalist, catalogue);

const nothing = {
  topic: "health or plants",
  asks: [],
  mentions: [],
  people: [],
  dangers: [],
  misread: [],
};
const grounded = (question: string, reply: object) =>
  grounding.ground(question, [], {}, JSON.stringify({ ...nothing, ...reply }), []);
const understood = (question: string, reply: object) =>
  grounded(question, reply).answer.understood.map(({ kind, id }) => `${kind}:${id}`);

describe("a model's reading", () => {
  const misheard = "something for a hangover, i gotta work at 8";

  it("takes out what the word list misread", () => {
    expect(understood(misheard, {})).toContain("illness:gout");
    expect(understood(misheard, { misread: ["illness:gout"] })).not.toContain("illness:gout");
  });

  it("shows the reader what was heard", () => {
    expect(grounding.reader(misheard, [], {}, []).messages[0]?.content).toContain("illness:gout");
  });

  it("loses no protection by leaving something out", () => {
    const question = "I am pregnant and take warfarin, can I drink ginger tea";
    expect(understood(question, {})).toEqual(expect.arrayContaining(["who:pregnant", "medicine:warfarin"]));
  });

  it("cannot call misread what it mentions itself, or what was not heard", () => {
    const mentions = [{ kind: "medicine", quote: "warfarin", name: "warfarin", stands: "present" }];
    const misread = ["medicine:warfarin", "plant:neem"];
    expect(understood("ginger with warfarin", { mentions, misread })).toContain("medicine:warfarin");
  });

  it("silences no danger", () => {
    const { answer, writing } = grounded("my father collapsed and is not breathing", {
      topic: "small talk",
      misread: ["complaint:asthma", "who:elder", "danger:unconscious"],
    });
    expect(answer.triage).toBe("emergency");
    expect(writing).toBeUndefined();
  });
});

describe("the records for a question", () => {
  const prompt = (question: string) => grounded(question, {}).writing?.prompt.messages[0]?.content ?? "";

  it.each([
    ["what the pharmacy has", "athletes foot from my boots", "From the pharmacy: Clotrimazole"],
    ["the note that answers it", "how long does ginger tea keep in the fridge", "[note/keep-tea]"],
    ["kitchen remedies that helped", "what is good for a dry cough", "[other/honey/use/cough]"],
    ["matico by its name", "you have matico tea here?", "Piper aduncum"],
    ["sangre de drago by its name", "is sangre de drago good for a cut", "Croton lechleri"],
    ["the bush called jackass bitters, not a bottle", "jackass bitters fo worm", "Neurolaena lobata"],
    ["that food amounts are fine", "can I have carilla with metformin", "ordinary food amounts"],
  ])("hold %s", (_what, question, words) => expect(prompt(question)).toContain(words));

  it.each([
    ["wat is man pyaba", "Piaba"],
    ["dis fowl cock seed ting, wa dat does do", "rooster"],
  ])("know the name in: %s", (question, words) => {
    expect(herbalist.answer(question).suggestion).toContain(words);
  });
});
