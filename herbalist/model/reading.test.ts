// What a model's reading changes in the built-in one, and what it cannot change.
import { describe, expect, it } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { createGrounding } from "../grounding.ts";

const catalogue = await sharedCatalogue();
const herbalist = await recordsHerbalist();
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
  const question = "tea for a cough, and my neighbour's baby has gout, warfarin and a garlic plant";
  const heard = herbalist.answer(question).understood.map(({ kind, id }) => `${kind}:${id}`);

  it("is shown what was heard", () => {
    const shown = grounding.reader(question, [], {}, []).messages[0]?.content;
    expect(heard.length).toBeGreaterThan(2);
    for (const key of heard) expect(shown).toContain(key);
  });

  it("takes out each thing that the word list misread, and nothing else", () => {
    for (const key of heard.filter((one) => !one.startsWith("complaint:cough")))
      expect(understood(question, { misread: [key] })).not.toContain(key);
    expect(understood(question, { misread: heard.slice(1) })).toContain(heard[0]);
  });

  it("loses no protection by leaving something out", () => {
    expect(understood("I am pregnant and take warfarin, can I drink ginger tea", {})).toEqual(
      expect.arrayContaining(["who:pregnant", "medicine:warfarin"]),
    );
  });

  it("takes a nursing mother's own food for hers, and what is given for the baby's", () => {
    const people = [
      { kind: "breastfeeding", quote: "Breastfeeding" },
      { kind: "baby", quote: "2 month old" },
    ];
    expect(understood("Breastfeeding my 2 month old, can I drink fennel tea?", { people })).not.toContain(
      "who:baby",
    );
    for (const rest of [
      "can I give him fennel tea?",
      "he has gripe, can I use fennel?",
      "fennel tea for him?",
    ])
      expect(understood(`Breastfeeding my 2 month old, ${rest}`, { people }), rest).toContain("who:baby");
  });

  it("cannot call misread what it mentions itself, or what was not heard", () => {
    const mentions = [{ kind: "medicine", quote: "warfarin", name: "warfarin", stands: "present" }];
    const misread = ["medicine:warfarin", "plant:neem"];
    expect(understood("ginger with warfarin", { mentions, misread })).toContain("medicine:warfarin");
  });

  it("takes bush tea and plain food for no unknown names, and a bush nobody knows for one", () => {
    const unknown = (quote: string) =>
      grounded(`can I keep ${quote} in the fridge`, {
        mentions: [{ kind: "remedy", quote, name: quote, stands: "asked about" }],
      }).writing?.grounds.unknown;
    expect(unknown("bush tea")).toEqual([]);
    expect(unknown("peanut")).toEqual([]);
    expect(unknown("zarbu tea")).toEqual(["zarbu tea"]);
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

describe("how long a trouble lasts", () => {
  it("is counted by its record, and not raised by the reader", () => {
    const dangers = [{ id: "lasting", quote: "2 weeks" }];
    expect(grounded("dry cough 2 weeks now", { dangers }).answer.triage).toBe("routine");
    expect(grounded("dry cough 5 weeks now", {}).answer.triage).toBe("urgent");
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
    [
      "that food amounts are fine",
      "can I have carilla with gliclazide",
      "an ordinary amount in food is fine",
    ],
  ])("hold %s", (_what, question, words) => expect(prompt(question)).toContain(words));

  it.each([
    ["wat is man pyaba", "Piaba"],
    ["dis fowl cock seed ting, wa dat does do", "rooster"],
  ])("know the name in: %s", (question, words) => {
    expect(herbalist.answer(question).suggestion).toContain(words);
  });
});
