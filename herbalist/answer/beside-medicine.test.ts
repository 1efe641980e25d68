// Tablets and a plant in one question: the verdict on the pair, or on what the plant is to do in the tablets' place.
import { describe, expect, it } from "vitest";
import { sharedAnswers, sharedHerbalist } from "#tests/support/shared-herbalist.ts";

const { all, first } = await sharedAnswers();
/** With the notes that are found by examples. */
const withNotes = await sharedAnswers(sharedHerbalist);

describe("a fruit as food beside a medicine that its leaf clashes with", () => {
  it("is allowed by a note that was written for it", () =>
    expect(withNotes.first("me sugar tablet an soursop fruit")).toMatch(
      /Yes, a small helping of ripe fruit/,
    ));
  it("is allowed by the record of the leaf, without the leaf's signs", () => {
    const text = all("can i eat ripe soursop fruit on losartan");
    expect(text).toMatch(/^\*\*The fruit of \[Soursop\].* as food: yes/);
    expect(text).not.toMatch(/No: do not take|low makes you dizzy/);
  });
  it("is no leaf tea", () =>
    expect(withNotes.first("can i drink soursop tea with my sugar tablet")).toMatch(
      /^(?:\[Soursop\]\S+: )?\*\*No(?:: do not take \[Soursop\]|, leave the leaf tea out)/,
    ));
});

describe("what a medicine brings", () => {
  it("is told, and the wish to stop the medicine is answered", () =>
    expect(first("my amlodipine give me swollen feet, can I stop it and take garlic")).toMatch(
      /^\*\*No\. Please do not replace or leave off your amlodipine/,
    ));
});

describe("a plant is no stand-in for a medicine", () => {
  it.each([
    [
      "my amlodipine finish since Sunday, garlic could hold me till clinic day Thursday?",
      /^\*\*No: \[Garlic\].* cannot hold the place of your amlodipine/,
    ],
    [
      "run out of metformin, can carilla do until month end",
      /^\*\*No: \[Carilla\].* cannot hold the place of your metformin/,
    ],
    [
      "Ventolin pump finish, can congo pump tea do till month end",
      /^\*\*No: \[Congo Pump\].* cannot hold the place of your ventolin\./,
    ],
    [
      "metformin run out and pharmacy closed, cinnamon tea tonight?",
      /^\*\*No: \[Cinnamon\].* cannot hold the place of your metformin/,
    ],
    [
      "omeprazole every day, could aloes cool the stomach and I stop it",
      /^\*\*No\. Please do not replace or leave off your omeprazole/,
    ],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it.each([
    ["I forgot my Norvasc this morning, drink garlic water to make up?", "Garlic"],
    ["I missed my metformin, could carilla cover for it", "Carilla"],
  ])("nor for a missed dose: %s", (question, name) =>
    expect(first(question)).toMatch(
      new RegExp(`^\\*\\*No: \\[${name}\\].* does not make up for a missed dose`),
    ),
  );
  it("whose time the clinic says for some medicines", () => {
    expect(first("I forgot my warfarin last night, can I take garlic instead")).toMatch(/Ask the pharmacist/);
    expect(first("I forgot my Norvasc, drink garlic water to make up?")).toMatch(/when you remember it/);
  });
  it("and the way to the next box is told", () =>
    expect(all("pressure tablet done, I can drink celery until month end?")).toMatch(
      /Get more today:.*pharmac[\s\S]*measure the pressure/,
    ));
  it("says nothing of it where a course was finished", () =>
    expect(first("I finish my antibiotics yesterday, can I drink ginger tea")).not.toMatch(/hold the place/));
});

describe("one medicine is one", () => {
  it.each([
    ["can I have ginger tea with my blood thinner eliquis", /with eliquis, in food amounts only\./],
    ["can I drink rum with the antibiotic amoxicillin", /with amoxicillin /i],
    ["garlic with plavix and baby aspirin", /with plavix and baby aspirin, except as food\./],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("what is recorded of one antibiotic is not said of another", () => {
  it("rum", () => {
    expect(first("is rum punch ok with amoxicillin")).not.toMatch(/^\*\*No/);
    expect(first("can I drink rum with flagyl")).toMatch(/^\*\*No/);
  });
  it("potassium", () => {
    expect(first("amoxil and coconut water")).toMatch(/^\*\*Yes, as far as is known: coconut wa/);
    expect(all("septrin and coconut water")).toMatch(/potassium/);
    expect(all("Augmentin and bush tea, should I wait till the course is finished")).not.toMatch(
      /trimethoprim|co-trimoxazole/i,
    );
  });
  it("waiting for the end of the course", () =>
    expect(first("Augmentin and bush tea, should I wait till the course is finished")).toMatch(
      /^\*\*Yes, wait/,
    ));
});

describe("the amount beside a medicine", () => {
  it("is said once, with the pair", () => {
    expect(all("how many cups of turmeric tea every day? I take eliquis")).not.toMatch(/not for you: leave/);
    expect(all("zestril and coconut water every day, I sell coconut so I drink plenty")).not.toMatch(
      /No amount of|\[Coconut\]/,
    );
  });
  it("is not judged by hours where hours help", () =>
    expect(all("coffee with my levothyroxine, how long between")).not.toMatch(/Hours between the two/));
  it("in the dish is no remedy", () =>
    expect(first("my father on eliquis and he puts turmeric in everything")).toMatch(/^\*\*In the food yes/));
});

describe("tablets without a name", () => {
  it.each([
    "can I drink mint tea with my tablets",
    "I take all my tablets together at night with a cup of mint tea, that alright?",
  ])("%s", (question) =>
    expect(first(question)).toMatch(/^\*\*That depends on the tablets: \[Mint\].*plain water/),
  );
});

it("lets a pregnancy and a poison speak before tablets without a name", () => {
  expect(first("I am pregnant, can I drink neem tea with my tablets")).toMatch(/^\*\*No: \[Neem\]/);
  expect(first("can I drink oleander tea with my tablets")).not.toMatch(/depends on the tablets/);
});

describe("a pair that does not go together", () => {
  it("gets no amount from what the medicine is for", () =>
    expect(all("is it alright to drink cerasee while taking glucovance")).not.toMatch(/recorded limit/));
  it("brings no other plant beside it", () =>
    expect(all("can I take benadryl and soursop leaf tea to sleep tonight")).not.toMatch(/People in Guyana/));
  it("is told from the dish", () =>
    expect(first("I am on xarelto, is a little ginger in my cook up a problem")).toMatch(
      /^\*\*In the food yes, as a remedy ask first: \[Ginger\]/,
    ));
  it("is not read from a plant sold as tablets", () =>
    expect(all("I have high pressure and I nurse, garlic tablets ok?")).not.toMatch(
      /with blood pressure medicines/,
    ));
  it("is all that is asked where the medicine has its reason", () =>
    expect(all("doctor gave me prednisone for the asthma, can I drink turmeric milk")).not.toMatch(
      /for asthma/,
    ));
});

describe("a complaint that comes with the medicine", () => {
  it.each([
    ["the iron tablets bind me up, can I take senna", /^\*\*Iron tablets may themselves bring/],
    ["lisinopril gives me a cough, is thyme tea good", /^\*\*Lisinopril may itself bring the cough/],
    ["zithromax gives me running belly, guava leaf tea?", /^\*\*Zithromax may itself bring the diarrhoea/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("what is asked of the pair comes first", () => {
  it.each([
    ["how long after my thyroid tablet can I drink sorrel", /^\*\*Four hours: \[Sorrel\]/],
    ["how many hours between amoxicillin and fever grass tea", /^\*\*Two hours between \[Fever Grass\]/],
    [
      "is there any bush that clashes with eltroxin",
      /^\*\*Yes, some may: these are best left alone with eltroxin/,
    ],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("of two things that are chosen from as well", () =>
    expect(all("he takes tamsulosin, is corn silk or coconut water better for his bladder")).toMatch(
      /^\*\*No: do not take \[Corn silk[\s\S]*\*\*Not Corn silk, it is not for you/,
    ));
});

describe("the headline says what holds for food, shop capsules and what is taken already", () => {
  it.each([
    [
      "garlic and aspirin 81 together safe or not",
      /^\*\*No: do not take \[Garlic\]\S+ with aspirin, except as food\./,
    ],
    [
      "is it ok to use ginger in my food while taking plavix",
      /^\*\*In the food yes, as a remedy ask first: \[Ginger\]/,
    ],
    ["he on januvia and does use cinnamon powder in he porridge", /^\*\*In the food yes/],
    [
      "ozempic and bitter melon capsules from the store",
      /^\*\*Better not unless the pharmacist agrees: \[Bitter Melon\]\S+ capsules/,
    ],
    [
      "mommy on Lantus insulin and she drinking neem tea on the side",
      /^\*\*Leave it until the clinic or pharmacist has agreed: \[Neem\]/,
    ],
    ["is noni bad with lisinopril", /^\*\*Yes, leave it: \[Noni\]/],
    ["can I drink noni with lisinopril or is it bad", /^\*\*No: do not take \[Noni\]/],
    [
      "mi pressure tablet is losartan, me could drink celery juice",
      /^\*\*Take care: \[Celery\]\S+ with losartan\./,
    ],
    ["can I drink green tea with my iron tablets", /leave two hours between\.$/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("puts the inhaler before any tea and gives no recipe for the chest", () => {
    expect(first("can you take Ventolin and still drink thyme tea for the chest")).toMatch(
      /^\*\*The inhaler first/,
    );
    expect(all("can you take Ventolin and still drink thyme tea for the chest")).not.toMatch(/\*\*How:/);
  });
});

describe("what is put on the skin", () => {
  it.each([
    ["cortisone cream and licorice tea", /^\*\*Not known to clash: licorice with cortisone cream/],
    ["voltaren gel with ginger tea", /^\*\*Not known to clash: \[Ginger\]\S+ with voltaren gel/],
    ["Canesten cream and coconut oil", /^\*\*One at a time on the skin: coconut oil and canesten cream/],
  ])("is not judged as the tablet: %s", (question, words) => {
    expect(withNotes.first(question)).toMatch(words);
    expect(withNotes.all(question)).not.toMatch(/prednisone|take the tablet|Eaten by the spoon/);
  });
  it("is one medicine with its drops", () =>
    expect(withNotes.all("timolol eye drops with sorrel")).not.toMatch(/with eye drops/));
  it("is not meant where tablets are named", () =>
    expect(first("hydrocortisone tablets and licorice tea")).toMatch(/^\*\*No: do not take licorice/));
});

describe("hours between the two", () => {
  it("are told for an antacid, which works for an hour or two", () =>
    expect(first("Tums and mint tea how many hours apart")).toMatch(/^\*\*An hour between \[Mint\]/));
  it("do not help where the effects add up", () =>
    expect(first("sorrel and losartan how many hours apart")).toMatch(/Hours between the two do not help/));
});

describe("one verdict", () => {
  it.each(["fenugreek with Glucophage", "cetamol an rum", "beer with metformin", "Voltaren and ginger tea"])(
    "of a note that names a medicine of the class: %s",
    (question) => {
      expect(withNotes.all(question)).not.toMatch(/\*\*(?:No: do not take|Take care)/);
    },
  );
  it("of the pump and of the asthma that it is for", () =>
    expect(all("steam and my asthma pump").match(/Hot, wet air/g)).toHaveLength(1));
});

it("lets the team decide beside cancer medicines", () =>
  expect(first("my mother on chemo can she drink moringa")).toMatch(
    /^\*\*Leave it unless the treating team agrees/,
  ));

it.each(["brufen an me pressure tablet", "pressure tablet and voltaren"])(
  "hears two medicines in few words asked about as a pair: %s",
  (question) => expect(withNotes.all(question)).toMatch(/\*\*Better not: ibuprofen, naproxen and diclofenac/),
);

it("does not answer for ENO what holds for other antacids", () =>
  expect(withNotes.first("metformin and omeprazole")).not.toMatch(/sodium|two hours apart/));

it.each([
  ["mauby wine with tinidazole", /^\*\*No: do not take wine/],
  ["ginger wine and warfarin", /^\*\*No: do not take wine/],
  ["ginger and warfarin", /^\*\*Take care: \[Ginger\]/],
])("judges a wine by its alcohol, whatever it is made of: %s", (question, words) =>
  expect(first(question)).toMatch(words),
);

it.each(["losartan and weak kidneys, coconut water", "coconut water with lasix, me kidney weak"])(
  "says first what an illness forbids, though the tablet was asked about: %s",
  (question) => expect(first(question)).toMatch(/^\*\*No: coconut water, with kidney disease/),
);

it("hears vitamin D only where it is named", () => {
  expect(all("fish oil and vitamin E together")).not.toMatch(/Vitamin D/);
  expect(all("is vitamin D good for bones")).toMatch(/vitamin D/i);
});

it("reassures nobody about a man's vine beside pressure tablets", () =>
  expect(first("monkey ladder with pressure tablet")).toMatch(/^\*\*Take care: \[Monkey Ladder\]/));
