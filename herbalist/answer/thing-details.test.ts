// A detail asked of a plant or remedy, and what only sounds like one.
import { beforeAll, describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";
import { findThingDetails } from "../understand/thing-details.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 60_000);
const all = (question: string) => herbalist.answer(question).suggestion;
const first = (question: string) => all(question).split("\n")[0] ?? "";

describe("the first sentence is the detail", () => {
  it.each([
    ["How many minutes do I boil neem for a bath?", /^\*\*\[Neem\].*bath: boiled, 15 minutes/],
    ["do I boil mint or just pour hot water on it", /^\*\*\[Mint\].*drawn in boiling water, off the fire/],
    ["should I boil guava leaf or crush it for an itchy skin bath", /^\*\*\[Guava\].*leaf bath: boiled/],
    ["How to make ginger tea for gas, with the skin on or off?", /^\*\*Either way: scrub/],
    ["do the seeds come out of carilla or stay in", /^\*\*Yes, take the seeds out: \[Carilla\]/],
    ["what is thyme good for besides cough", /^\*\*Besides cough, tradition uses \[Thyme\].*indigestion/],
    ["can too much noni hurt the liver", /^\*\*Yes, it can: \[Noni\].*liver\.\*\*/],
    ["can garlic damage your kidneys", /^\*\*No harm of \[Garlic\].*healthy kidney/],
    ["will coconut water raise my potassium", /^\*\*It can raise potassium: coconut water/],
    ["will fever grass grow back after the goat eat it", /^\*\*\[Fever Grass\].*yes, as long as/],
    ["how long does a breadfruit tree take to bear", /^\*\*\[Breadfruit\].*third to fifth year/],
    ["is oleander poisonous to cows", /poison/],
    ["are avocado leaves poisonous to goats", /^\*\*Yes for birds, rabbits, goats/],
    ["is castor bean plant poisonous to chickens", /^\*\*Yes: \[Castor Bean\].*poisonous to chickens/],
    ["could my dog eat onion", /^\*\*(?!Not known)/],
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
    ["does dried thyme work the same as fresh", /^\*\*Either does: \[Thyme\]/],
    ["can I chew ginger instead of making tea", /^\*\*Yes, a little raw/],
    ["how long should simarupa bark stay on the fire", /^\*\*\[Simarupa\].*boiled, fifteen minutes/],
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
    ["does coffee raise your blood pressure", /^\*\*It can raise pressure/],
    ["how many months before turmeric ready to dig", /eight to ten months/],
    ["is it bad for your stomach to drink vinegar every day", /^\*\*Yes, it can: vinegar and the stomach/],
    ["can soursop leaf tea make you dizzy", /^\*\*It may: \[Soursop\].*dizziness/],
    ["is the skin of papaw good to eat", /^\*\*Peel it: the skin of \[Papaw\]/],
    ["is frozen soursop as good as fresh", /^\*\*Yes, frozen is nearly as good/],
    ["how old must a mango tree be to fruit", /own time is not recorded.*three to seven years/],
    ["my temperature is 37.2, do I need anything", /^\*\*37\.2 °C is no fever/],
    ["how many nutmeg in a pot of porridge is safe", /^(?!.*kitchen question)/],
    ["can I steam my face with neem", /[Ss]team/],
    [
      "my pressure was 90/60, should I still drink celery tea",
      /^\*\*90\/60 is on the low side: leave \[Celery\]/,
    ],
    ["can you use the ginger leaf for tea or only the root", /^\*\*Of \[Ginger\].*the rhizome/],
    ["is kombucha alcohol", /^\*\*Kombucha.*alcohol/],
    ["does ginger beer count as alcohol", /^\*\*Hardly, while they are fresh/],
    ["is it okay to let the tea boil for 20 minutes", /^(?!.*brings it to a head)/],
    ["can cinnamon every morning drop your sugar too low", /^\*\*In a healthy person/],
    ["can I drink two glasses of sorrel a day", /^\*\*Yes, two glasses a day is within what is recorded/],
    ["does a guava tree take long to bear", /^\*\*\[Guava\].*second or third year/],
    ["my sugar is 13 after dinner, would carilla bring it down", /^\*\*13 .* is high/],
    ["is aloe vera toxic to cats", /^\*\*Yes, keep it from cats/],
    ["what can he use in London in place of sweet broom", /depends on what it was for/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("is never a raw leaf or seed of a fruit tree", () =>
    expect(first("can I chew avocado seed instead of boiling it")).not.toMatch(/^\*\*Yes/));
  it("comes after what a medicine forbids", () =>
    expect(first("on Plavix, do I boil garlic or eat it raw")).toMatch(/^\*\*(?:No|Take care)/));
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
      /with augmentin[\s\S]*For diarrhoea[\s\S]*When to see someone/,
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
