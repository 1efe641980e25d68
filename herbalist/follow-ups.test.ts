// Follow-up questions: which of the things named before is meant, in which form, and for whom.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "./herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

const answerAfter = (asked: string, told: string, question: string) =>
  herbalist.answer(question, [
    { role: "user", content: asked },
    { role: "assistant", content: told },
  ]).suggestion;

describe("what an answer without links named is asked about", () => {
  it.each([
    [
      "what is good for dandruff",
      "Coconut oil rubbed in before washing and aloe gel are old ways.",
      "how long i leave it in for, the oil",
      /^\*\*Coconut oil:\*\*/,
    ],
    [
      "what tea is good for period pain",
      "Ginger and cinnamon are two teas people use.",
      "which is stronger",
      /^\*\*\[Ginger\]\S+ rather than \[Cinnamon\]/,
    ],
    [
      "how to use soursop leaf for sleep",
      "A few fresh leaves are steeped in hot water.",
      "what if i only get the dry one here in scarborough",
      /^\*\*Yes, dried will do: \[Soursop\]/,
    ],
    [
      "is bay leaf tea good for gas",
      "Bay leaf tea is a traditional drink after a heavy meal.",
      "i only have the dried ones from the supermarket, same thing?",
      /^\*\*Yes, dried will do: \[Bay Leaf\]/,
    ],
  ])("%s / %s / %s", (asked, told, question, sentence) =>
    expect(answerAfter(asked, told, question)).toMatch(sentence),
  );
});

describe("a name that no record holds", () => {
  it.each(["can a child have it", "is it safe with metformin"])("is meant by: %s", (question) => {
    const told = "Not known: I have nothing on man piaba. A weak mint tea is the kinder cup.";
    expect(answerAfter("man piaba tea", told, question)).toMatch(/nothing on \*man piaba\*/);
  });
});

describe("what an answer named is not meant", () => {
  const thingsAfter = (asked: string, told: string, question: string) => {
    const { plants, others } = herbalist.answer(question, [
      { role: "user", content: asked },
      { role: "assistant", content: told },
    ]).decisions.understanding;
    return [...plants, ...others];
  };
  it("where a bush is asked for", () =>
    expect(
      thingsAfter("ringworm", "[Carrion Crow Bush](/plants/carrion-crow-bush): skin wash.", "wha bush"),
    ).toEqual([]));
  it("where it was left out", () => {
    const told = "A weak fever-grass cup is a pleasant habit; no coffee late.";
    expect(thingsAfter("me cant sleep", told, "how many cups")).toEqual(["lemongrass"]);
  });
  it("as the subject, where it named several", () =>
    expect(
      answerAfter(
        "me cant sleep",
        "[Fever Grass](/plants/lemongrass) or [Passion Fruit](/plants/passion-fruit), a weak cup.",
        "how long before bed",
      ),
    ).not.toMatch(/^\[Passion Fruit\]\S+: /));
});

describe("the form that was spoken of goes on", () => {
  it("a bath stays a bath", () => {
    const answer = answerAfter("how fuh mek neem bath", "Boil two handfuls and pour it over.", "every day?");
    expect(answer).toMatch(/Leaf bath, on the skin only/);
    expect(answer).not.toMatch(/leaflets in 1 cup/);
  });
  it("in our own answer too", () =>
    expect(
      answerAfter(
        "sweet broom for rash",
        "The leaf is boiled as a cooling bath for itchy skin.",
        "can my wife use it too, she 5 months pregnant",
      ),
    ).toMatch(/^\*\*Better not: \[Sweet Broom\]\S+ on the skin, in pregnancy/));
  it("until another one is named", () =>
    expect(
      answerAfter("can i drink corilla for sugar", "It can lower sugar.", "an if me boil de fruit an eat it"),
    ).toMatch(/Carilla as food/));
});

it("what a thing was wanted for before is no illness to judge it by", () =>
  expect(
    answerAfter("is moringa good for anaemia", "The leaf holds iron.", "how me fuh use am then"),
  ).toMatch(/^\*\*How \[Moringa\]/));

it("an illness told by itself still is one", () =>
  expect(answerAfter("I have a stomach ulcer", "Is it treated?", "can I take ginger")).toMatch(
    /stomach ulcer/i,
  ));

it("what was advised last is meant by 'it'", () =>
  expect(
    herbalist.answer("how i make it", [
      { role: "user", content: "what to take for gas" },
      { role: "assistant", content: "Ginger tea or mint tea after meals." },
      { role: "user", content: "i tried ginger" },
      { role: "assistant", content: "Then mint tea may suit you better." },
    ]).suggestion,
  ).toMatch(/^\*\*How \[Mint\]/));

it("an old person begins with less", () =>
  expect(
    answerAfter("ginger tea for gas for my mother", "Slice and simmer it.", "how many cups? she is 72"),
  ).toMatch(/\*\*At 72:\*\* begin with half/));

describe("what is told of the person afterwards is added to the short question before", () => {
  it.each([
    ["honey lime cough", "Half a lime with honey.", "mi got suga", /(?:honey|lime)/i],
    ["mauby good for pressure", "Maybe a little.", "wid plenty sugar still", /^\*\*[^*]*[Mm]auby|\[Mauby\]/],
  ])("%s / %s / %s", (asked, told, question, answer) => {
    const said = answerAfter(asked, told, question);
    expect(said).toMatch(answer);
    expect(said).not.toContain("**For diabetes:**");
  });
});

describe("what is added or corrected stays with the thing and the trouble before", () => {
  it.each([
    [
      "what bush good for pressure",
      "Sorrel and garlic are used.",
      "he takes enalapril too",
      /Sorrel\S+ with enalapril[\s\S]*Garlic\S+ with enalapril/,
    ],
    [
      "is it safe to take ginger and garlic together",
      "Yes in food amounts.",
      "what about my husband he take amlodipine",
      /Ginger\S+ with amlodipine/,
    ],
    [
      "tea for sleep",
      "Chamomile or soursop leaf tea.",
      "i does take lorazepam at night",
      /^\*\*No: do not take \[Soursop\]/,
    ],
    [
      "what is tulsi good for",
      "Tulsi is used for coughs.",
      "no i mean the one with the purple leaf",
      /^\*\*Tradition uses the leaf of \[Tulsi\]/,
    ],
    [
      "what is thyme good for",
      "Thyme tea is used for coughs.",
      "no the thick leaf one",
      /\[Thick-leaf Thyme\]/,
    ],
    ["what is good for constipation", "Papaw, water, senna.", "and for a pregnant lady", /^\*\*Water, papaw/],
    [
      "and garlic, is it good for sugar like moringa",
      "Garlic and moringa were both studied.",
      "which of the two",
      /^\*\*\[(?:Moringa|Garlic)\]\S+ rather than \[(?:Moringa|Garlic)\]/,
    ],
    [
      "what is shado beni for",
      "Tradition uses the tea for pressure and for colds.",
      "does it lower pressure",
      /^\*\*[^*]*\[Shado beni \(Fitweed\)\]\S+ for pressure/,
    ],
    [
      "what is monkey ladder for",
      "Tradition uses it as a tonic.",
      "can i mix it with capadulla",
      /^\*\*[^*]*\[Monkey Ladder\][\s\S]*\[Capadulla\]/,
    ],
    [
      "is fever grass safe for my mother",
      "A weak cup now and then.",
      "can she have it at night too",
      /^\*\*Yes, the evening is its hour/,
    ],
  ])("%s / %s / %s", (asked, told, question, answer) =>
    expect(answerAfter(asked, told, question)).toMatch(answer),
  );
  it("keeps the cold when a pregnancy is added after a remark", () => {
    const history = [
      ["user", "my sister have a cold what tea is good"],
      ["assistant", "Fever grass and ginger are two teas."],
      ["user", "she like the ginger"],
      ["assistant", "Slices of fresh root in hot water."],
    ].map(([role = "", content = ""]) => ({ role: role as "user" | "assistant", content }));
    const answer = herbalist.answer("and if she is pregnant", history).suggestion;
    expect(answer).toContain("salt-water gargle");
    expect(answer).not.toContain("cracker");
  });
});

it.each([
  ["bush bath for new mother", "me get section two weeks now"],
  ["new mother bath", "me cut still raw from de section"],
])("an operation told after the question limits it: %s // %s", (asked, told) =>
  expect(answerAfter(asked, "Silk cotton leaf is one old custom.", told)).toMatch(
    /^\*\*Not a hot bush bath, and nothing from the bush on a wound/,
  ),
);

describe("a condition told after the question limits it", () => {
  const complaintsAfter = (asked: string, told: string) =>
    herbalist.answer(told, [
      { role: "user", content: asked },
      { role: "assistant", content: "Ginger tea, a cup a day." },
    ]).decisions.understanding.complaints;
  it.each([
    ["what good fuh cough", "husband gat sugar", "cough"],
    ["good fuh cough", "me husband have sugar", "cough"],
    ["fibroid which bush tea", "me wan get pregnant still", "fibroids"],
    ["headache bush", "me pressure high do", "headache"],
  ])("%s // %s", (asked, told, complaint) => expect(complaintsAfter(asked, told)[0]).toBe(complaint));
});

it("leaves a mother what is food", () => {
  const listed = "[Coconut](/plants/coconut): a glass of water. [Corn](/plants/corn): silk tea.";
  expect(answerAfter("wuh bush fuh urine bun", listed, "me three month pregnant")).toMatch(
    /\*\*In pregnancy it is different: leave out Corn, which I named before; take Coconut only as food holds it\.\*\*/,
  );
});

it("what is chewed is what was named before", () =>
  expect(
    herbalist.answer("could ah chew am raw fuh cole", [
      { role: "user", content: "leaf of life which one is it" },
      { role: "assistant", content: "[Leaf of Life](/plants/leaf-of-life) is a fleshy herb." },
    ]).decisions.understanding.plants,
  ).toEqual(["leaf-of-life"]));
