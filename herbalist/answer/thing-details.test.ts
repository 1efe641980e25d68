// A detail asked of a plant or remedy, and what only sounds like one.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";
import { findThingDetails } from "../understand/thing-details.ts";

const { all, first } = await sharedAnswers();

describe("the first sentence is the detail", () => {
  it.each([
    ["is it the leaf or the bark of soursop you boil", /tradition uses the leaf and the fruit/],
    ["does noni juice go bad in the fridge", /^\*\*\[Noni\].*keeps some weeks in the fridge/],
    [
      "can I drink soursop leaf tea for three months straight",
      /^\*\*No, do not take \[Soursop\].*three months/,
    ],
    ["fever since morning, is lemongrass tea enough", /^\*\*No, \[Lemongrass\].*alone is not enough/],
    ["senna or ginger for constipation, which is gentler", /^\*\*\[Ginger\].* is the gentler/],
    [
      "Can I have soursop fruit on Zoloft or is only the leaf the problem",
      /^\*\*The fruit of \[Soursop\].*yes/,
    ],
    ["is two cups of green tea a day too much", /^\*\*Fine, that is a usual amount: green tea/],
    ["how much cinnamon is too much in a day", /^\*\*More than this is too much.*half a teaspoon/],
    [
      "can I take moringa powder for six months",
      /^\*\*Longer than is recorded: moringa powder for six months/,
    ],
    ["my mauby smells funny after a week in the fridge", /^\*\*No, throw it out/],
    [
      "is it the fruit or the leaf of guava for running belly",
      /^\*\*For diarrhoea tradition uses the young leaf/,
    ],
    ["can soursop leaf tea make you dizzy", /^\*\*It may: \[Soursop\].*dizziness/],
    ["my temperature is 37.2, do I need anything", /^\*\*37\.2 °C is no fever/],
    ["how many nutmeg in a pot of porridge is safe", /^(?!.*kitchen question)/],
    ["can I steam my face with neem", /[Ss]team/],
    [
      "my pressure was 90/60, should I still drink celery tea",
      /^\*\*90\/60 is on the low side: leave \[Celery\]/,
    ],
    ["can you use the ginger leaf for tea or only the root", /^\*\*Of \[Ginger\].*the rhizome/],
    ["is kombucha alcohol", /^\*\*Kombucha.*alcohol/],
    ["is it okay to let the tea boil for 20 minutes", /^(?!.*brings it to a head)/],
    ["can I drink two glasses of sorrel a day", /^\*\*Yes, two glasses a day is within what is recorded/],
    ["my sugar is 13 after dinner, would carilla bring it down", /^\*\*13 .* is high/],
    ["what can he use in London in place of sweet broom", /depends on what it was for/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("two parts of a message get two answers", () => {
  it("minutes and part", () =>
    expect(all("how long you boil lemongrass, and is it the leaf or the root")).toMatch(
      /ten minutes[\s\S]*tradition uses the leaf/,
    ));
  it("amount and keeping", () =>
    expect(all("noni juice, how much a day and does it go bad in the fridge")).toMatch(
      /some weeks[\s\S]*1 or 2 tablespoons/,
    ));
  it("every day and an effect feared", () =>
    expect(all("can I drink mauby every day or will it bring my pressure too low")).toMatch(
      /^\*\*Yes: \[Mauby\][\s\S]*not known to bring pressure too low/,
    ));
  it("a trouble told beside a medicine", () =>
    expect(all("Augmentin giving me running belly. Could I drink guava leaf tea with it?")).toMatch(
      /with augmentin[\s\S]*Rehydration salts[\s\S]*When to see someone/,
    ));
  it("a number and a bath for a child", () =>
    expect(all("My 3 year old fever 38.4 and he drinking. Can I bathe him in fever grass?")).toMatch(
      /^\*\*Better not: a bath[\s\S]*38\.4 °C is a fever/,
    ));
  it("a high reading and a plant", () =>
    expect(all("my pressure is 165 over 100, could I just drink celery juice")).toMatch(
      /^\*\*165\/100 is high[\s\S]*\*\*No, \[Celery\][\s\S]*alone is not enough/,
    ));
});

describe("no detail is asked", () => {
  it.each([
    "what else could I use for a cold in Toronto, I cannot find daisy bush",
    "will my hair grow back with rosemary oil",
    "is ginger good for high pressure",
    "did people use haiari poison to catch fish",
    "how long after boiling can I keep the tea",
    "chicken soup for a cold",
  ])("%s", (question) => expect(findThingDetails(question.toLowerCase())).toEqual([]));
});

describe("where a thing comes from", () => {
  it.each([
    ["where does turmeric come from", /^\*\*\[Turmeric\].*came to Guyana from India\.\*\*/],
    ["Where does sarsaparilla come from?", /^\*\*\[Sarsaparilla\].*grows in Guyana itself\.\*\*/],
    ["Is ashwagandha a Guyanese thing?", /^\*\*Ashwagandha:\*\* An Indian root/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("is no question of a shop", () =>
    expect(first("where can I buy neem oil in Georgetown")).toMatch(
      /^\*\*Ask for \[Neem\].*as oil in a pharmacy/,
    ));
});

describe("the hour at which a thing is taken", () => {
  it.each([
    ["can I drink ginger tea at night", /^\*\*Yes, in the evening too: \[Ginger\]/],
    ["what time of day is best for soursop tea", /^\*\*\[Soursop\].*at night|^\*\*In the evening/],
    ["when should I take magnesium", /^\*\*Magnesium:\*\* Once a day with food/],
    ["best time to drink moringa tea", /^\*\*By day, with a meal: \[Moringa\]/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("the form and the troubles that were asked for", () => {
  it.each([
    ["castor oil packs how to do it", /^\*\*Castor oil on the skin: .*a pack on the belly/],
    ["how much carilla juice for sugar", /^\*\*No safe amount of \[Carilla\].* as juice is known/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("a bath is told where one is asked for", () =>
    expect(all("neem leaf bath for eczema")).toMatch(/Leaf bath, on the skin only/));
  it("both troubles are answered", () => {
    expect(all("mint tea for gas and headache")).toMatch(
      /Mint\].*for gas[\s\S]*Mint is not shown to help with headache/,
    );
    expect(all("bay leaf tea for gas or for sugar")).toMatch(/for gas[\s\S]*help with diabetes/);
  });
});
