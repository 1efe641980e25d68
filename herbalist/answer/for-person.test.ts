// What is said of a thing, and of the trouble, for the very person spoken of.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { all, first } = await sharedAnswers();

describe("the verdict is the record's own", () => {
  it.each([
    ["my daughter is 8, is mint tea ok for her", /^\*\*Take care: \[Mint\].*for a child of 8\.\*\*/],
    ["can my 4 year old have rehydration salts", /^\*\*Take care: /],
    ["is peppermint tea safe in pregnancy", /^\*\*Take care: /],
    ["my son is 15, could he use ashwagandha", /^\*\*No: ashwagandha, at 15 years/],
    ["I am nursing, can I drink lemongrass tea", /^\*\*Take care: \[Lemongrass\]/],
    ["I am nursing, can I drink celery tea", /^\*\*In food amounts only: \[Celery\]/],
    ["can my 18 month old have carilla tea", /^\*\*No: \[Carilla\].*not for a child under two/],
    ["my daughter is 9 and has worms, papaya seeds how much", /^\*\*No: the seed of \[Papaya\]/],
    ["6 months pregnant and constipated, is senna ok or what else", /^\*\*Take care: senna, in pregnancy/],
    [
      "my granddaughter is 14 with period cramps, ginger or cinnamon tea better for her",
      /^\*\*Neither is better than the other here/,
    ],
    [
      "my baby is 2 months, can I bathe her in fever grass",
      /^\*\*Better not: a bath or wash with .*for a baby/,
    ],
    [
      "i'm 12 weeks pregnant with a sore throat, can I gargle with thyme",
      /^\*\*Take care: a gargle with \[Thyme\]/,
    ],
    ["trying for a baby, stop the sweet broom tea or no", /^\*\*While trying for a baby.*leave it/],
    ["breastfeeding, can I drink peppermint tea or will it dry the milk", /^\*\*Take care: peppermint/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it.each([
    ["how old must a child be before they can have ginger tea", /^\*\*From about one year.*\[Ginger\]/],
    ["at what age can children drink carilla tea", /^\*\*At no age in childhood: \[Carilla\]/],
  ])("tells from what age: %s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("speaks of a baby's skin where something is rubbed on", () => {
    expect(first("my baby is 5 months, can I rub nutmeg on her chest")).toMatch(/not for a baby's skin/);
    expect(all("my baby is 5 months, can I rub nutmeg on her chest")).not.toMatch(/all a small baby needs/);
  });
  it("hears of a pregnancy by its test", () => {
    expect(first("i drink clove tea every night and just see two lines on the test")).toMatch(/in pregnancy/);
    expect(all("i drink clove tea and see two lines on the covid test")).not.toMatch(/in pregnancy\.\*\*/);
  });
  it("hears of what else a mother is to take", () =>
    expect(
      all("just had my baby last week and they want to give me a bush bath and garlic tea, im nursing"),
    ).toMatch(/\[Garlic\][\s\S]*Not a hot bush bath/));
  it("knows the mother's milk from the cow's", () =>
    expect(all("breastfeeding and milk is low, somebody said green pawpaw soup")).not.toMatch(/pasteurised/));
  it("is no answer to whether to stop", () =>
    expect(first("hernia operation next week, do I need to stop my garlic pills")).toMatch(
      /^\*\*Yes, leave it: /,
    ));
  it("speaks of what was taken only where something was", () => {
    expect(all("I am pregnant, can I drink corn silk tea")).not.toMatch(/taken already/);
    expect(all("I am pregnant and I drank corn silk tea yesterday")).toMatch(/taken already/);
  });
  it("speaks of the skin where it is put on", () =>
    expect(first("my 12 year old has acne, can he use neem on his face")).toMatch(
      /^\*\*Take care: \[Neem\].*on the skin, for a child of 12/,
    ));
  it("speaks of the skin where it is bathed in", () =>
    expect(first("neem bath while breastfeeding")).toMatch(/^\*\*Better not: \[Neem\].*on the skin, while/));
  it("is said of each thing, not of healthy adults", () =>
    expect(all("I am nursing. Are lemongrass and ginger safe for the baby?")).not.toMatch(/healthy adults/));
});

describe("what helps is said for the person", () => {
  it("a child", () =>
    expect(all("my daughter is 8 and has a belly ache, is mint tea ok")).toMatch(
      /Warmth on the belly.*bound bowel/,
    ));
  it("a baby", () =>
    expect(all("my 11 month old boy has a cold. Onion syrup?")).toMatch(
      /Drops of salt water in the nose before feeds[\s\S]*Under three months with 38/,
    ));
  it("in pregnancy", () =>
    expect(all("I am pregnant with leg cramps, can I rub crab oil")).toMatch(/Stretch the calf/));
  it("while nursing, without a tea that the record keeps to food", () => {
    const answer = all("I am breastfeeding and have a cold, will ginger tea help");
    expect(answer).toMatch(/your milk protects the baby/);
    expect(answer).not.toMatch(/times a day/);
  });
  it("in old age", () =>
    expect(all("my granny is 84 and tired all the time, is moringa good for her")).toMatch(
      /A blood test \(iron, sugar, thyroid\)/,
    ));
  it("in place of a note for grown people", () =>
    expect(first("My son is 6 and very skinny. What can I give him to build appetite?")).toMatch(
      /^\*\*For gaining weight:\*\* Small meals and snacks at set hours/,
    ));
});

describe("a question whether it is bad, how much, and of a tea without a name", () => {
  it.each([
    ["is it bad to drink fever grass tea while pregnant", /^\*\*Yes, leave it: \[Fever Grass\]/],
    ["is castor oil bad for a pregnant woman", /^\*\*Yes, leave it: castor oil/],
    [
      "can my 3 year old take honey for a cough",
      /^\*\*Yes, in food amounts: honey, for a child of 3\.\*\*.*teaspoon/,
    ],
    ["can toddlers eat papaw", /^\*\*In food amounts only: \[Papaw\]/],
    ["can I give my 7 year old onion syrup for cough?", /^\*\*In food amounts only: \[Onion\]/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("judges the tea without a name as well", () =>
    expect(all("just had my baby, they want me to drink hot garlic and bush tea, ok?")).toContain(
      "The bush tea: not until you know which bush it is.",
    ));
});
