// What was told earlier in a conversation, or stands in the list on the device, counts for the dangers of the next question.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "./herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

function answerTo(first: string, second: string) {
  const before = herbalist.answer(first);
  return herbalist.answer(
    second,
    [
      { role: "user", content: first },
      { role: "assistant", content: before.suggestion },
    ],
    { latch: before.latch },
  );
}

describe("a danger that only two messages together show", () => {
  it.each([
    ["My baby is 3 weeks old", "he has a fever", "newborn-fever"],
    ["the baby is 2 weeks old", "she is not feeding well", "newborn-ill"],
    ["I'm 34 weeks pregnant", "some bleeding", "pregnancy-bleeding"],
    ["my wife is seven months pregnant", "she has a bad headache and seeing spots", "pregnancy-pressure"],
    ["I take insulin", "I feel shaky and sweating", "low-sugar"],
    ["I have sickle cell", "I have fever", "sickle"],
    ["I take warfarin", "I hit my head this morning, what tea for headache", "thin-blood"],
    ["my father takes digoxin", "he is seeing yellow", "long-illness"],
    ["I ate something", "it was oleander", "poison-food"],
    ["my son got bitten", "by a labaria", "snake-bite"],
    ["how much panadol can i take a day", "i took 30 already", "overdose"],
    ["what is gramoxone", "my brother just drink that", "poison"],
    ["my son found a bottle in the shed", "he drink some", "poison"],
    ["we have a newborn", "she hasn't fed since last night", "newborn-ill"],
  ])("%s / %s", (first, second, danger) => {
    const { triage, dangers } = answerTo(first, second);
    expect(triage).toBe("emergency");
    expect(dangers.map(({ id }) => id)).toContain(danger);
  });
});

it.each([
  ["I'm 34 weeks pregnant", "my son cut his finger and there is some bleeding"],
  ["I take insulin", "my husband is sweating a lot since he works in the sun"],
  ["my baby is 3 weeks old", "I have a headache"],
  ["I have sickle cell", "what can I eat to build blood"],
  ["I drank some fever grass tea", "I feel much better now"],
])("no danger of one person is put on another, or on what is harmless: %s / %s", (first, second) => {
  expect(answerTo(first, second).triage).toBe("routine");
});

it.each([
  ["my baby is 5 months", "she has a cough, what tea", "baby"],
  ["my son is 2 years old", "he has a cough, what tea", "child"],
])("a pronoun keeps the person: %s / %s", (first, second, who) => {
  const { decisions, suggested_herbs } = answerTo(first, second);
  expect(decisions.understanding.who).toContain(who);
  expect(suggested_herbs).toEqual([]);
});

it("a pronoun keeps the illness of the person spoken of", () => {
  const { decisions } = answerTo("my grandmother has kidney failure", "she wants five finger juice");
  expect(decisions.understanding.illnesses.map(({ id }) => id)).toContain("kidney-disease");
});

it("the list on the device counts beside long messages, too", () => {
  const story = "we talk about the garden and the rain and what to plant by the fence this year ".repeat(20);
  const { triage } = herbalist.answer("I feel shaky and sweating", [{ role: "user", content: story }], {
    personal: { medicines: ["insulin"], illnesses: [] },
  });
  expect(triage).toBe("emergency");
});

it.each([
  [{ medicines: ["insulin"], illnesses: [] }, "I feel shaky and sweating"],
  [{ medicines: [], illnesses: [], who: ["pregnant"] as const }, "bad headache and my face swelling"],
  [{ medicines: [], illnesses: ["sickle cell"] }, "I have fever"],
])("the list on the device counts: %j / %s", (personal, question) => {
  expect(herbalist.answer(question, [], { personal }).triage).toBe("emergency");
});

describe("what was meant by a word that points back", () => {
  it.each([
    ["what is gramoxone", "can cows drink that"],
    ["can i take panadol with ginger tea", "i took 2 already"],
    ["what is metformin for", "i take it every day with tea"],
  ])("is no alarm where nothing was swallowed, or no more than usual: %s / %s", (first, second) => {
    expect(answerTo(first, second).triage).toBe("routine");
  });
});

it("keeps a newborn's age across a question about the mother", () => {
  const history = ["my baby is 2 weeks old", "what can i eat to make more milk"].map(
    (content) => ({ role: "user", content }) as const,
  );
  const { triage, dangers } = herbalist.answer("he feeling hot", history);
  expect(triage).toBe("emergency");
  expect(dangers.map(({ id }) => id)).toContain("newborn-fever");
});

describe("an age told many messages ago", () => {
  const personal = { medicines: [], illnesses: [], who: ["baby"], ageMonths: 1.4 } as const;
  const history = ["what is fever grass", "where does it grow"].map(
    (content) => ({ role: "user", content }) as const,
  );

  it("is told with whom the question is about, in the question, from the messages and from the list", () => {
    const ageIn = (...given: Parameters<Herbalist["answer"]>) =>
      herbalist.answer(...given).understood.find(({ id }) => id === "baby")?.ageMonths;
    expect(ageIn("what tea for my baby, she is 6 weeks old")).toBeCloseTo(1.38, 2);
    expect(ageIn("and ginger?", [{ role: "user", content: "my baby is 6 weeks old" }])).toBeCloseTo(1.38, 2);
    expect(ageIn("and ginger?", history, { personal })).toBe(1.4);
  });

  it("still keeps a plant from the baby", () => {
    const { suggestion } = herbalist.answer("and ginger?", history, { personal });
    expect(suggestion).toMatch(/\bbab(?:y|ies)\b/i);
  });

  it("still makes a newborn's fever an emergency, and an older baby's not", () => {
    const dangersAt = (ageMonths: number) =>
      herbalist
        .answer("he feeling hot", history, { personal: { ...personal, ageMonths } })
        .dangers.map(({ id }) => id);
    expect(dangersAt(1.4)).toContain("newborn-fever");
    expect(dangersAt(8)).not.toContain("newborn-fever");
  });
});

it.each(["what does gully root do", "which herbs must pregnant women avoid"])(
  "names no plant to who wants to end a pregnancy and then asks: %s",
  (question) => {
    const { kind, plants } = answerTo("i want to lose the baby", question);
    expect(kind).toBe("pregnancy-first");
    expect(plants).toEqual([]);
  },
);

it("warns against aspirin where dengue was told before", () => {
  const { triage, suggestion } = answerTo("i think i have dengue", "what can i take for the pain, aspirin?");
  expect(triage).toBe("urgent");
  expect(suggestion).toMatch(/dengue/);
});

describe("a message after a list of plants", () => {
  it.each(["she is 78 and on warfarin", "from yesterday"])(
    "that tells more of the complaint asks for it again: %s",
    (told) => {
      const { understanding } = answerTo("what can my mother use for arthritis", told).decisions;
      expect(understanding.asks).toEqual(["what-for"]);
      expect(understanding.complaints).toEqual(["arthritis"]);
    },
  );
  it("that lacks one of them asks for another", () =>
    expect(answerTo("something for gas", "i dont have ginger").suggestion).toMatch(
      /^\*\*Instead of \[Ginger\]/,
    ));
  it("that asks whether to drink the tea means the plants, not a word of a later answer", () => {
    const { understanding } = herbalist.answer("should i still drink the tea", [
      { role: "user", content: "bush for bladder infection" },
      { role: "assistant", content: "**Plants people in Guyana use**\n- [Corn](/plants/corn): silk tea." },
      { role: "user", content: "my head hurts" },
      { role: "assistant", content: "Paracetamol (two 500 mg tablets) eases it." },
    ]).decisions;
    expect(understanding.others).toEqual([]);
    expect(understanding.plants).toContain("corn");
  });
});

describe("who it is for, told afterwards", () => {
  it("answers the earlier question for that person, and takes back what no longer fits", () => {
    const { suggestion } = answerTo("what bush for cold and cough", "she 2 years old i forget to say");
    expect(suggestion).toMatch(/\*\*At 2 years it is different: leave out [^*]*Ginger/);
    expect(suggestion).toMatch(/No cough syrup under six/);
  });
  it("finds the question before a message that told who", () => {
    const history = [
      { role: "user" as const, content: "what bush for worms" },
      { role: "assistant" as const, content: "Pumpkin seed is one. Who is it for?" },
      { role: "user" as const, content: "my son" },
    ];
    const { suggestion } = herbalist.answer("he 5 years old", history);
    expect(suggestion).toMatch(/leave out Pumpkin/);
    expect(suggestion).toMatch(/worm tablet/);
  });
  it("takes nothing back for a grown person, and nothing that the answer still names", () => {
    expect(answerTo("is ginger tea good for nausea", "it is for my mother she is 78").suggestion).not.toMatch(
      /leave out/,
    );
    expect(answerTo("is ginger tea good for nausea", "forgot to mention i am pregnant").suggestion).toMatch(
      /^\*\*In food amounts only: \[Ginger\]/,
    );
  });
});

describe("a reply to the herbalist's own question", () => {
  it("is added to what was asked", () => {
    const { suggestion } = herbalist.answer("she is 3, she have a cold", [
      { role: "user", content: "can I give my daughter fever grass tea" },
      { role: "assistant", content: "How old is she, and what is it for?" },
    ]);
    expect(suggestion).toMatch(/^\*\*Better not: \[Fever Grass\].*for a child of 3/);
  });
  it("may tell of an illness", () => {
    const { suggestion } = herbalist.answer("kidney a little weak the doctor said", [
      { role: "user", content: "is coconut water ok for my aunt she 71" },
      { role: "assistant", content: "It is high in potassium. Does she have any kidney trouble?" },
    ]);
    expect(suggestion).toMatch(/^\*\*No: coconut water, with kidney disease/);
  });
});

describe("an illness told before", () => {
  it.each([
    ["i have ulcer", "can i take ginger", /^\*\*Take care: \[Ginger\]\S+ with stomach ulcer/],
    ["me gat sugar", "me could drink noni?", /^\*\*Take care: \[Noni\]\S+ with diabetes/],
  ])("is a reason to take care: %s / %s", (first, second, text) =>
    expect(answerTo(first, second).suggestion).toMatch(text),
  );
  it("is what something is wanted for where that is asked", () =>
    expect(answerTo("me gat sugar", "carilla could help?").suggestion).toMatch(
      /^\*\*Not proven: \[Carilla\]/,
    ));
  it("comes before a medicine where it forbids more", () => {
    const history = [
      "is coconut water ok for my aunt she 71",
      "kidney a little weak the doctor said",
    ].flatMap((content) => [
      { role: "user" as const, content },
      { role: "assistant" as const, content: "ok" },
    ]);
    expect(herbalist.answer("she also taking a water tablet, forgot to say", history).suggestion).toMatch(
      /^\*\*No: coconut water, with kidney disease/,
    );
  });
  it("goes on where it is worse, and who keeps nothing down is seen today", () => {
    const { suggestion, decisions } = answerTo(
      "my husband runny belly from yesterday",
      "no it worse now and he can't keep down water",
    );
    expect(decisions.understanding.complaints[0]).toBe("diarrhoea");
    expect(suggestion).toMatch(/today:\*\*[\s\S]*rehydration salts/);
    expect(suggestion).not.toMatch(/tomorrow|breastfeeding|nappies/);
  });
});
