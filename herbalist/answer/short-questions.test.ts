// Short questions as people type them: the first sentence answers the very thing that is asked.
import { describe, expect, it } from "vitest";
import { sharedAnswers } from "#tests/support/shared-herbalist.ts";

const { all, first } = await sharedAnswers();

describe("both halves of a question", () => {
  it.each([
    ["is carilla good for pressure or only sugar", /for pressure[\s\S]*Carilla for diabetes/],
    [
      "leaf of life or wonder of the world, is that the same and is it for cough",
      /^\*\*Yes: .*same plant[\s\S]*for cough/,
    ],
    [
      "garlic and honey for sinus, how much of each",
      /small clove[\s\S]*Honey:\*\* Adults: one or two teaspoons/,
    ],
    ["heartburn every night, what to eat and what not to eat", /what to eat:[\s\S]*What to leave:/],
    ["what can make my hair thick, castor or coconut oil", /Coconut oil:[\s\S]*Castor oil:/],
    ["fenugreek is that methi? and is good for milk?", /^\*\*Yes: fenugreek and methi are the same plant/],
  ])("%s", (question, text) => expect(all(question)).toMatch(text));
});

it.each([
  ["can I drink comfrey", /^\*\*No: comfrey is not to be swallowed\.\*\*/],
  ["what is sorrel", /^\*\*\[Sorrel\]\S+ \(\*Hibiscus sabdariffa\*\) is a shrub/],
])("what it is, and whether it is drunk: %s", (question, sentence) =>
  expect(first(question)).toMatch(sentence),
);

it("takes the milk that a tea is for as the mother's", () =>
  expect(all("how to make methi tea for milk, I nursing a two month baby")).not.toContain("only: milk"));

it("quotes a sentence that announces the next one together with it", () =>
  expect(all("wat is capadulla and why the men does drink it")).toMatch(
    /another reason\. .*back-and-stamina/,
  ));

describe("how something was come by is no detail of it", () => {
  it.each([
    "what is sweet broom used for, my neighbor just hand me a bundle over the fence",
    "capadulla, what it do exactly? husband bring home some bark",
  ])("%s", (question) => expect(first(question)).toMatch(/^\*\*Tradition uses \[/));
  it("keeps a trouble that is told beside it", () =>
    expect(all("is mint good for gas, my aunt send me some")).toMatch(/for gas/));
});

describe("the amount, the hour, the taste and the keeping", () => {
  it.each([
    ["how much ginger to use for one cup", /^\*\*How \[Ginger\].* is made/],
    ["what is the right amount of lemon grass for a big pot", /^\*\*How \[Lemongrass\].* is made/],
    ["how to make sorrel drink without it coming out bitter", /^\*\*Less bitter: \[Sorrel\]/],
    ["does mauby taste bad", /^\*\*\[Mauby\]\S+ .*as bitter as gall/],
    ["tulsi tea in the night or morning, which better", /^\*\*Rather the evening/],
    ["how do you take black seed oil, morning or night", /^\*\*Either hour, with food/],
    ["turmeric paste on pimple how long to leave it on", /^\*\*Ten to fifteen minutes/],
    ["is plantain good for ulcer, green or ripe", /^\*\*Green: \[Plantain\]/],
    ["sorrel in the fridge two weeks now it still ok?", /^\*\*No, throw it out/],
    ["how to keep coconut oil from going rancid", /^\*\*Coconut oil: about a year/],
    ["how to dry lemongrass to send for my sister in new york", /^\*\*To dry \[Lemongrass\]/],
    ["senna tea how often is too often", /^\*\*More than this is too much: senna/],
    ["how do i use clove for toothache and how many times a day", /bud on the tooth/],
    [
      "thick leaf thyme for cough, how my mother used to do it with honey",
      /^\*\*How .* is made: leaf juice with honey/,
    ],
    ["how to make aloes juice, do i take off the green skin", /^\*\*Aloe juice: peeled/],
  ])("%s", (question, text) => expect(first(question)).toMatch(text));
  it("asks of a strong tea for somebody what it does, not how it is thinned", () =>
    expect(first("is soursop leaf tea too strong for my stomach")).not.toMatch(/Less strong/));
  it("leaves what is dried where it is", () =>
    expect(first("dried sorrel in a jar two months, still good?")).toMatch(/about a year/));
});

describe("what brings a trouble on", () => {
  it.each([
    ["does too much salt cause swollen feet", /^\*\*Yes, salt can bring on swollen feet/],
    ["does too much pepper cause piles", /^\*\*Pepper can make piles worse/],
    [
      "does eating plenty sugar give you worms",
      /^\*\*My records do not name sugar as a cause of intestinal worms/,
    ],
    ["does coffee cause heartburn", /^\*\*It may: \[Coffee\]/],
  ])("%s", (question, text) => expect(first(question)).toMatch(text));
  it("does not take what is wished for as a harm", () =>
    expect(first("does mint make gas go away")).not.toMatch(/cause of|bring on/));
});

describe("what to eat with a trouble", () => {
  it.each([
    ["what can i eat with gout", /^\*\*Gout, what to eat/],
    ["what should a person with ulcer eat", /^\*\*Stomach ulcers, what to eat/],
    ["what to eat for pimples", /what to eat/],
  ])("%s", (question, text) => expect(first(question)).toMatch(text));
  it("says to leave what must be left", () =>
    expect(first("foods to avoid with pressure")).toMatch(/what to leave/));
});

describe("words of two meanings", () => {
  it.each([
    ["is mauby good for you or is just sugar", /^\*\*Tradition uses \[Mauby\]/],
    ["cassava water for boil, anybody try it", /help with boil/],
    ["does papaya seed really clean worms out of a big person", /^\*\*Yes: \[Papaya\].*worms/],
    [
      "vervine or st john bush, which is for cleaning the blood",
      /^\*\*\[Vervine\]\S+ rather than \[St\. John/,
    ],
    ["water retention in my ankles, does corn silk really work", /Corn silk .* help with water retention/],
    [
      "is it safe to drink daisy tea, the yellow one growing by the trench",
      /^\*\*Take care: a little \[Daisy\]/,
    ],
    ["whats good for period cramp, my daughter 16 and she always get it bad first day", /For period pain/],
    ["heard bird vine good for diabetes, how to take it", /^\*\*Not proven: bird vine/],
    ["wild eddoe leaf juice on a cut, is that right", /^\*\*Better not: eddoe leaf on broken skin/],
  ])("%s", (question, text) => expect(first(question)).toMatch(text));
});

describe("foods, animals, ripeness and the hair", () => {
  it.each([
    ["pumpkin good for eyes?", /^\*\*As food, yes: \[Pumpkin\]/],
    ["does moringa make you gain weight", /bringing on or worsening weight gain/],
    ["can i give my dog aloe", /^\*\*No, keep it from dogs/],
    ["is garlic poisonous to dogs", /^\*\*Yes, keep it from dogs/],
    [
      "how to use castor oil for hair, overnight or few hours",
      /^\*\*Castor oil on the skin: .* an hour or two/,
    ],
    ["what else can i use instead of honey in cough mix", /^\*\*Instead of honey, for cough/],
    ["What's good for a hangover besides coconut water?", /^\*\*Water or rehydration salts/],
    ["how to know ripe soursop", /^\*\*\[Soursop\]\S+\*\* .*yellowish green/],
    ["wild cane what is it", /^\*\*Not known: I have nothing on \*wild cane\*/],
    ["sore eye since yesterday, can i wash it with breast milk or tea", /^\*\*No tea, leaf, honey/],
    ["how to get rid of sandfly from the yard", /mosquitoes away/],
  ])("%s", (question, text) => expect(first(question)).toMatch(text));
  it("gives no advice on gaining weight to somebody who fears it", () =>
    expect(all("does moringa make you gain weight")).not.toMatch(/Three meals/));
});

describe("a short question about one thing", () => {
  it.each([
    ["can i drink moringa every day", /^\*\*Better not: .*A cup of the tea daily/],
    ["aloe on face every night ok", /^\*\*Yes, on whole skin/],
    ["can I take aloes every morning on empty stomach", /^\*\*I would not drink aloes/],
    ["is cassava ok raw", /^\*\*No, not raw: .*Never eat cassava raw/],
    ["do you drink it or bathe with it black sage", /^\*\*Both: .*Chest tea.*Joint bath/],
    ["can you drink crab oil", /^\*\*No: .* is for the skin only/],
    ["is too much ginger bad for you", /^\*\*Yes, too much .* can harm/],
    ["how long do i boil corn silk", /^\*\*\[Corn silk/],
    ["ginger for belly pain", /^\*\*Not proven: .*Ginger.* for belly pain, an old use/],
    ["is green papaya bad when you are expecting", /^\*\*Yes, leave it: .*Papaya/],
    ["is papaya safe when you are expecting", /^\*\*Only as food/],
    ["do castor oil packs work", /^\*\*Castor oil:\*\* .*a pack on the belly/],
    ["how often can i put castor oil in my hair", /^\*\*Castor oil on .*hair/],
    ["is it ok to drink cinnamon tea every night", /^\*\*Better not as a tea/],
    ["is moringa leaf better raw or cooked", /^\*\*Cooked: the leaf/],
    ["does garlic in the ear work for earache", /^\*\*Nothing goes into a painful[^*]*no garlic/],
  ])("%s", (question, expected) => expect(all(question)).toMatch(expected));
  it.each([
    ["what can i put on a burn from hot pot, just a small red one", "potting"],
    ["neem leaf for itchy skin how to use it", "waxed"],
    ["how to make ginger tea strong enough for a bad stomach", "Not known"],
    ["is bay leaf good for blood pressure", "90 over 60"],
    ["do you eat moringa seed raw or cooked", "moringa flowers"],
  ])("%s: not %s", (question, stray) => expect(all(question)).not.toContain(stray));
});

describe("names", () => {
  it("that are asked to be the same get a yes or no, not a list", () =>
    expect(all("is cerasee the same as karila bush")).toMatch(
      /^\*\*Yes: (?:cerasee and karila|all is carilla)/,
    ));
  it("in English are not answered with yes", () => {
    expect(all("wah english name fuh jeera")).toMatch(/^\*\*\[Jeera\].* in English: Cumin/);
    expect(all("ah wah dem does call sweet broom in english")).toContain("licorice weed");
  });
});
