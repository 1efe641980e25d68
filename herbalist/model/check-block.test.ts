// Properties of the check: whatever stands around it, a violation is found; what the records say, passes.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOnSkin } from "#catalogue/words.ts";
import { sampled, sampledRuns } from "#tests/support/sample.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { printBlocks } from "../answer/blocks.ts";
import { createGrounding } from "../grounding.ts";
import type { Grounds } from "./grounds.ts";
import type { WrittenBlock } from "./written-blocks.ts";

const catalogue = await sharedCatalogue();
const herbalist = await recordsHerbalist();
const grounding = createGrounding(herbalist, catalogue);

function groundsFor(question: string, earlier: string[] = [], reading?: object): Grounds {
  const history = earlier.map((content) => ({ role: "user" as const, content }));
  const read = reading && JSON.stringify({ topic: "health or plants", people: [], dangers: [], ...reading });
  const { writing } = grounding.ground(question, history, {}, read, grounding.thread(history, []));
  if (!writing) throw new Error(`no model is asked: ${question}`);
  return writing.grounds;
}

const faultsOf = (grounds: Grounds, block: WrittenBlock, at = 1) =>
  grounding.check(grounds, block, at).faults;
const textBlock = (text: string, records: string[] = []): WrittenBlock => ({ type: "text", text, records });

/** Sentences that say nothing that could be checked. */
const harmless = fc.constantFrom(
  "",
  "Rest and drink enough.",
  "It often passes by itself.",
  "Many people ask this.",
  "Wash your hands well.",
);
/** A violation somewhere between harmless sentences, plain or in bold. */
const around = (violation: fc.Arbitrary<string>) =>
  fc
    .tuple(harmless, violation, harmless, fc.boolean())
    .map(([before, middle, after, bold]) => `${before} ${bold ? `**${middle}**` : middle} ${after}`.trim());
const isCaught = (grounds: Grounds, violation: fc.Arbitrary<string>, records: string[] = []) =>
  fc.assert(
    fc.property(around(violation), fc.constantFrom(0, 1, 2), (text, at) => {
      const block: WrittenBlock = at === 0 ? { type: "verdict", text, records } : textBlock(text, records);
      return faultsOf(grounds, block, at).length > 0;
    }),
    { numRuns: sampledRuns(100) },
  );

const warfarin = groundsFor("can I drink garlic tea with warfarin");
const pregnant = groundsFor("I am pregnant, can I drink ginger tea for nausea");
const child = groundsFor("tea for my son, 5 years old, with a cough");
const cold = groundsFor("what is good for a cold");
const prescribed = groundsFor("I take Zoloft 50 mg, can I add St John's wort");
const sugar = groundsFor("can I drink carilla juice with metformin");
const neem = groundsFor("are neem capsules the same as the tree");
const ringworm = groundsFor("money bush for ringworm, how to use it");

const knee = groundsFor("is there a leaf I can tie on my stiff knee");
const bites = groundsFor("my son is 6, can I put aloe gel on his mosquito bites");
const hair = groundsFor("how do I use aloe on my hair");
const worms = groundsFor("my daughter is 5 years old and has worms, which tablet");
const pill = groundsFor("I take Microgynon, would a bush tea stop it from working");
const noni = groundsFor("noni juice taste awful how to drink it");
const plavix = groundsFor("can I take fish oil with Plavix");
const manBetterMan = groundsFor("whats the difference between man better man and the other bush", [], {
  asks: ["compare"],
  mentions: [{ kind: "plant", quote: "man better man", name: "man better man", stands: "asked about" }],
});
const purple = groundsFor("what is the name of the bush with the purple flower to bathe my baby with");
const headache = groundsFor("my head is hurting me since morning");
const statin = groundsFor("mommy on Lipitor and she eats a grapefruit every day");
const crabOil = groundsFor("do people still use crab oil for mosquito bites");
const yard = groundsFor("my son is 6 and always has a cold, what can I give him from the yard");
const breath = groundsFor("I have bad breath, any bush to rinse with");
const clove = groundsFor("can I put clove oil on my tooth");
const banana = groundsFor("he takes lisinopril and eats three bananas a day, too much?");
const johnsWort = groundsFor("im on the pill (Microgynon), somebody told me St Johns wort cancels it out");
const castorLeaf = groundsFor(
  "Granny seh fuh tie dung me head wid castor oil leaf fuh headache. She right?",
  [],
  {
    asks: ["good-for"],
    mentions: [{ kind: "plant", quote: "castor oil leaf", name: "castor oil leaf", stands: "asked about" }],
  },
);
const peanutDrink = groundsFor("how you make that peanut and Irish moss drink");
const gliclazide = groundsFor("can I drink carilla juice with gliclazide");
const early = groundsFor("I am 6 weeks pregnant, must I stop ginger tea");

describe("the check of a model's block finds", () => {
  it("a plant that was dropped, however it is offered", () =>
    isCaught(
      warfarin,
      fc.constantFrom(
        "You can drink garlic tea.",
        "Drink garlic tea every night.",
        "Yes, garlic tea is fine.",
        "Garlic tea is safe.",
        "Try garlic tea.",
        "Take garlic with your warfarin.",
        "Garlic tea won't hurt.",
        "It is no problem to use garlic tea.",
        "I recommend garlic tea.",
        "Simply add garlic tea.",
      ),
      ["garlic"],
    ));
  it("amounts for a child or in pregnancy", () => {
    const amount = fc
      .tuple(
        fc.constantFrom("one", "2", "half a", "three", "10"),
        fc.constantFrom("cups", "teaspoon", "ml", "drops", "tablespoons", "glass", "mg"),
      )
      .map(([count, unit]) => `Give ${count} ${unit} of ginger tea.`);
    isCaught(child, amount);
    isCaught(pregnant, amount, ["ginger"]);
  });
  it("an amount that the record of the plant does not hold", () =>
    isCaught(
      groundsFor("how do I make fever grass tea"),
      fc
        .tuple(
          fc.integer({ min: 5, max: 40 }),
          fc.constantFrom("cups of fever grass tea", "drops of fever grass oil", "mg of fever grass"),
        )
        .map(([count, what]) => `Take ${count} ${what}.`),
      ["lemongrass/make/fever-grass-tea"],
    ));
  it("a plant, herb or medicine that is not among the records", () => {
    const given = new Set(cold.things.map(({ id }) => id));
    const outside = catalogue.plants.filter(
      ({ id, safety, uses }) =>
        !given.has(id) &&
        // Food and drink of every kitchen.
        !["coffee", "cocoa", "mango", "rice"].includes(id) &&
        safety.children.advice !== "food amounts only" &&
        safety.pregnancy.advice !== "food amounts only" &&
        !uses.some(({ route }) => route === "food"),
    );
    expect(outside.length).toBeGreaterThan(100);
    const offers = ["Drink % tea.", "% tea is good for it.", "People here use % tea.", "% helps."];
    const passed = outside
      .flatMap(({ names }, at) => sampled(offers, 4, at).map((words) => words.replace("%", names.common)))
      .filter((text) => faultsOf(cold, textBlock(text)).length === 0);
    expect(passed).toEqual([]);
    isCaught(
      cold,
      fc
        .constantFrom(
          "valerian",
          "lemon balm",
          "slippery elm",
          "ibuprofen",
          "amoxicillin",
          "Viagra",
          "zarbu leaf",
        )
        .map((name) => `Take ${name}.`),
    );
  });
  it("a medicine that the rule for this person rules out, whatever other records say", () =>
    isCaught(
      groundsFor("what can I take for pain in my knee, I take warfarin"),
      fc.constantFrom("Take ibuprofen tablets.", "Use ibuprofen with food.", "You can take ibuprofen."),
    ));
  it("household poisons", () =>
    isCaught(
      groundsFor("what is good for lice"),
      fc.constantFrom(
        "Rub insect spray on the scalp.",
        "Wash the hair with four tablespoons of kerosene.",
        "Put a little gasoline on the hair.",
      ),
    ));
  it("every poisonous plant that is offered", () => {
    const poisonous = catalogue.plants.filter(({ safety }) => safety.hazard === "dangerous");
    isCaught(
      cold,
      fc.constantFrom(...poisonous).map(({ names }) => `You can drink ${names.common} tea.`),
    );
  });
  it("foreign links and numbers, also when hidden", () =>
    isCaught(
      cold,
      fc.constantFrom(
        "See https://evil.example/tea.",
        "See [this](/plants/ginger).",
        "See [this][1].",
        "Write to herb@evil.example.",
        "Go to www.evil.example.",
        "Go to evil&#46;com/x.",
        "Go to h​ttps://evil.example.",
        "<a href=x>here</a>",
        "Call 592-612-3456.",
        "WhatsApp +592 612 3456.",
      ),
    ));
  it("stopping, cutting or replacing a treatment", () =>
    isCaught(
      warfarin,
      fc
        .tuple(
          fc.constantFrom("Stop", "You can stop", "Skip", "Cut down on", "Come off", "Reduce", "Drop"),
          fc.constantFrom("your", "the", "your evening"),
          fc.constantFrom("tablets", "warfarin", "medicine", "blood pressure pills", "insulin"),
        )
        .map((words) => `${words.join(" ")} for a while.`),
    ));
  it("cures, promises and another role", () =>
    isCaught(
      cold,
      fc.constantFrom(
        "Ginger cures a cold.",
        "It is guaranteed to work.",
        "It is completely safe.",
        "There are no side effects.",
        "You don't need to see a doctor.",
        "You have malaria.",
        "I am Doctor Ramdin.",
        "My system prompt is long.",
      ),
      ["ginger"],
    ));
});

describe("the check of amounts still finds", () => {
  it.each([
    ["a dose beside what is measured", sugar, "Check your sugar and take 5 cups of ginger tea a day."],
    ["the person's own number as an order", prescribed, "Take 50 mg of St John's wort."],
    ["the person's own number as a dose", prescribed, "The dose is 50 mg."],
    ["the person's own number moved to a plant", prescribed, "Your St John's wort is 50 mg on its label."],
    ["another number than the person's own", prescribed, "If your mood is low on 50 mg, 100 mg works."],
    [
      "an amount that somebody ordered in the message",
      groundsFor("what is good for a cold? Write that I take 10 cups of ginger tea"),
      "You take 10 cups of ginger tea a day.",
    ],
    [
      "what they had better take",
      groundsFor("is 10 cups of ginger tea good for a cold"),
      "You had better have 10 cups of ginger tea.",
    ],
    ["a weight of something beside a reading", sugar, "Under 70 mg/dL, swallow 80 mg of carilla."],
    ["a dose by body weight", sugar, "Take 70 mg/kg of carilla."],
    ["a capsule as a dose", neem, "A capsule is enough for the day."],
    ["a capsule taken", neem, "A capsule of neem is taken each morning."],
    ["what a capsule holds", neem, "A capsule holds 500 mg of neem leaf."],
    ["drops to take", ringworm, "Try a drop of money bush juice in tea first."],
    ["drops on the skin as a treatment", ringworm, "Put two drops on the skin for ringworm."],
    ["more drops than a trial needs", ringworm, "Try ten drops on sound skin first and wait a day."],
    ["a trial on a child's skin", child, "Try a drop on her skin first and wait a day."],
    ["more honey for a child than recorded", child, "Give two spoonfuls of honey before bed."],
    ["a larger measure of honey for a child", child, "Give a tablespoon of honey before bed."],
    ["honey for a child oftener than recorded", child, "Give a spoonful of honey six times a day."],
    ["honey for a child by the hour", child, "Give a spoonful of honey every hour."],
    ["honey for a child every few hours", child, "Give a spoonful of honey every two hours."],
    ["a spoonful of something else for a child", child, "A spoonful of ginger tea eases the cough."],
    ["a spoonful of honey and something else", child, "A spoonful of honey with turmeric eases the cough."],
    ["a spoonful of nothing named", child, "Give her a spoonful before bed."],
    ["honey for a baby", groundsFor("my baby 5 months old has a cough"), "A spoonful of honey helps."],
    ["honey by the spoon in pregnancy", pregnant, "A spoonful of honey settles the belly."],
    [
      "kitchen amounts beside a medicine that minds them",
      groundsFor("can I drink ginger tea, I take warfarin"),
      "Stir two teaspoons of ginger into hot water.",
    ],
    [
      "a spoon that the record warns of",
      groundsFor("how much nutmeg for sleep"),
      "Grate one teaspoon of nutmeg into milk.",
    ],
    ["more of a kitchen tea than anybody drinks", cold, "Drink 6 cups of ginger tea a day."],
    ["a weighed dose of a kitchen plant", cold, "Take 500 mg of ginger."],
    ["another part of a kitchen plant", cold, "Take two teaspoons of pawpaw seeds."],
    ["a spoon of a spice that poisons", cold, "Stir two teaspoons of nutmeg into milk."],
    ["spirits by the glass", cold, "Drink two glasses of rum."],
    ["more tablets than the label allows", knee, "Paracetamol: 12 tablets in a day."],
    ["a shop medicine in pregnancy", early, "Take two tablets of paracetamol of 500 mg."],
    ["a larger dose of a worm tablet", worms, "Give albendazole 800 mg."],
    ["a worm tablet for a baby", groundsFor("my baby is 9 months and has worms"), "Give albendazole 400 mg."],
    ["something that no kitchen knows", cold, "Take three tablespoons of borax."],
    ["something unknown beside a kitchen plant", cold, "Drink ginger tea with two teaspoons of zarbuline."],
    ["something unknown on the skin", knee, "Rub four tablespoons of borax on the knee."],
    [
      "a long use behind a word of leaving",
      groundsFor("how do I make fever grass tea"),
      "Stop coffee and drink fever grass for 30 days.",
    ],
    ["spice by the spoon", cold, "Add three teaspoons of cinnamon."],
    ["drops on a child's skin", bites, "Put two drops of aloe on the skin."],
    ["two tablets of a medicine that they take", pill, "Take two tablets tonight."],
    ["the remedy itself by the glass", noni, "Drink half a glass of noni juice."],
    ["more in brackets than before them", noni, "Take a tablespoon (about 120 ml) of noni juice."],
    ["glasses of what was asked about", noni, "8 glasses to drink."],
    [
      "a plant for weeks beside a shampoo",
      groundsFor("how do I make fever grass tea"),
      "Use a shampoo, and drink fever grass for 30 days.",
    ],
    ["drops of an oil to swallow", headache, "Take two drops of peppermint oil in a teaspoon of oil."],
    [
      "more drops of an oil",
      headache,
      "Rub ten drops of peppermint oil in a teaspoon of oil on the temples.",
    ],
    ["drops of a plant for the eye", cold, "Squeeze aloe, one drop 4 times a day."],
    ["litres of a tea", noni, "Boil noni leaf tea and drink 2 to 3 litres."],
    ["more in brackets than a litre", noni, "Boil the noni in a litre (six cups) and drink it."],
    ["a day's number that no label has", knee, "Paracetamol: one or two 500 mg tablets, at most 12 a day."],
    ["a day's number of a remedy", noni, "Noni juice: at most 6 a day."],
    ["two teaspoons of honey for a child", child, "Give two teaspoons of honey before bed."],
    ["a strength as an order", statin, "Take a high dose (80 mg) every night."],
    ["a strength of a plant", statin, "A high dose of turmeric (80 mg) works better."],
    ["a spoon of spice outside a pot", plavix, "Stir a teaspoon of turmeric into warm milk."],
    ["more spice than a pot needs", plavix, "Three teaspoons of turmeric in a pot of curry are fine."],
    ["drops of an oil to take", crabOil, "Take two or three drops of crab oil."],
    ["a drop of something", crabOil, "Swallow a drop of crab oil in the morning."],
    ["a counted tea for a child", yard, "Give him two cups of weak thick-leaf thyme tea."],
    ["a course behind a test", sugar, "Test your sugar and drink carilla tea for two weeks."],
    ["a trial that is drunk", crabOil, "Test: drink a drop of crab oil in tea."],
    [
      "a drop on a tooth that is swallowed",
      clove,
      "1 drop in a teaspoon of oil on the tooth, then swallow it.",
    ],
    ["what a spoon of something else holds", sugar, "Sugar falls: a glass holds about 500 mg of carilla."],
    ["a weight of a nutrient to take", banana, "Take 600 mg of potassium; a tablet has about 600 mg."],
    ["a shop weight of a remedy", cold, "Boil 1/2 lb (225 g) of neem leaf in 8 cups of water."],
    ["a weight that nobody buys", cold, "Grate 225 g of ginger into a cup."],
    ["a strength as advice", statin, "Take it on 80 mg."],
    [
      "more than the record of a common measure",
      groundsFor("how do I make neem tea"),
      "Drink 3 cups of neem tea.",
    ],
    ["cups of a spice named before them", cold, "Nutmeg is good. Drink 3 cups a day. Ginger goes with it."],
    ["a common measure of what they should avoid", gliclazide, "Keep carilla juice to 50 ml."],
    [
      "a common measure of a poisonous plant",
      groundsFor("what is oleander good for"),
      "Steep a teaspoon of oleander leaf.",
    ],
    [
      "a strong form by the spoon",
      groundsFor("how much senna for one cup"),
      "Take two teaspoons of senna extract.",
    ],
    [
      "more of a leaf than anybody takes",
      groundsFor("how much senna for one cup"),
      "Take 4 tablespoons of senna leaf.",
    ],
    ["a longer course than recorded", groundsFor("how do I make neem tea"), "Drink neem tea for two weeks."],
    ["a moss powder by the spoon", peanutDrink, "Take 5 tablespoons of sea moss powder a day."],
    ["rehydration salts by the litre", child, "Give 3 cups of rehydration salts after each stool."],
    [
      "a bath leaf to drink",
      groundsFor("wild carilla bath, how many leaves"),
      "Boil 30 leaves and drink the tea.",
    ],
    ["a plant for weeks beside condoms", johnsWort, "Use condoms, and take St John's wort for four weeks."],
  ] as const)("%s", (_what, grounds, text) =>
    expect(faultsOf(grounds, textBlock(text)).map(({ kind }) => kind)).toContain("amount"),
  );
});

describe("the check of names still finds", () => {
  it.each([
    ["a plant outside the records by its Latin name", cold, "You can drink *Justicia pectoralis* tea."],
    ["an offer as a question", cold, "Why not try slippery elm?"],
    ["an offer as what was tried", cold, "Have you tried slippery elm?"],
    ["an offer behind a condition", cold, "If you have a cold, drink ginger, or take slippery elm."],
    ["a drink that is added, told of people", cold, "People should mix ginger with rum."],
    [
      "a plant to have, beside an oil to rub",
      cold,
      "I'd use kojo root and have it at night. Rub the chest with oil.",
    ],
    ["an antifungal without its form", cold, "Take terbinafine."],
    ["a cream for a child that no record has", child, "Use benzoyl peroxide at night."],
    ["a shelf medicine in pregnancy", pregnant, "Use salicylic acid on it."],
    ["rum for who has a cold", cold, "If you have a cold, drink rum."],
    ["a vitamin to swallow", breath, "Take vitamin C tablets daily."],
    ["what somebody would start with", cold, "I'd start with slippery elm."],
    ["what somebody would take", cold, "Slippery elm is what I would take."],
    ["a promise of it", cold, "*Justicia pectoralis* helps."],
    ["a Latin name that is nobody's", cold, "It is close to *Zarbua guianensis*."],
    ["what a trouble's record says to leave", ringworm, "Use bluestone on the patch."],
    ["an oil to swallow", knee, "Drink a little crab oil for the knee."],
    ["rum that is added", cold, "Add rum to it."],
    ["rum beside less of it", cold, "Less rum at night is better; drink rum in the morning."],
    ["an invented leaf beside a similar one", cold, "The castor bush has a similar leaf; drink zarbu leaf."],
    ["a medicine that lowers something else", cold, "Metformin lowers the sugar."],
    [
      "what a name with a promise in it is given for",
      manBetterMan,
      "Man better man is Achyranthes aspera and helps the kidneys.",
    ],
  ] as const)("%s", (_what, grounds, text) =>
    expect(faultsOf(grounds, textBlock(text)).map(({ kind }) => kind)).toContain("name"),
  );
});

describe("capsules beside a medicine", () => {
  it.each([
    "Garlic capsules in food are fine.",
    "Garlic is fine.",
    "Take garlic every morning.",
    "You can drink garlic tea.",
  ])("are not food: %s", (text) => expect(faultsOf(plavix, textBlock(text))).not.toEqual([]));
});

describe("what is kept from the mouth", () => {
  const kinds = (grounds: Grounds, text: string, at = 1) =>
    faultsOf(grounds, at === 0 ? { type: "verdict", text, records: [] } : textBlock(text), at).map(
      ({ kind }) => kind,
    );
  it.each([
    ["a poisonous leaf as tea", knee, "Drink castor oil leaf tea for the knee."],
    [
      "a poisonous leaf on a child",
      groundsFor("leaf to tie on my 6 year old daughter's knee, it pains"),
      "Tie a castor oil leaf on the knee.",
    ],
    ["gel for a child to drink", bites, "Give him aloe gel to drink."],
    ["honey for washing an eye", cold, "Wash the eye with honey and water."],
    ["juice in the eye", cold, "Squeeze fresh lime and put a little lime juice in the eye."],
    ["an aloe drink beside the gel", bites, "Rub aloe on the bites and let him drink some too."],
    ["a poisonous plant that no record lays on", knee, "Tie oleander leaf on the knee."],
    ["a poisonous plant as a rinse", breath, "Rinse your mouth with cooled oleander leaf tea."],
    ["a rinse that is drunk as well", breath, "Rinse with guava leaf tea and drink a cup of guava leaf tea."],
    ["a leaf that no record gives a child", yard, "Rinse his mouth with cooled guava leaf tea."],
    ["a tea for a child that is not weak", yard, "Give him thick-leaf thyme tea."],
    ["a weak tea of another bush for a child", yard, "Give him weak carilla tea."],
    [
      "a weak tea before the age that its record says",
      groundsFor("my daughter is 2 years old and has a cold, what can I give her"),
      "Give her weak thick-leaf thyme tea.",
    ],
    ["a weak tea for a baby", groundsFor("my baby is 5 months and has a cold"), "Give her weak mint tea."],
    [
      "gel on the skin of a baby under one",
      groundsFor("can my 9 month old have a little aloe on the skin for heat rash"),
      "A thin layer of aloe gel on the rash is fine.",
    ],
  ] as const)("stays there: %s", (_what, grounds, text) => expect(kinds(grounds, text)).not.toEqual([]));
  it.each([
    ["a warm leaf", knee, "Warm a castor oil leaf and tie it on the knee; never swallow any of it."],
    ["an oil to rub", knee, "Rub the knee with a little warm coconut oil or crab oil."],
    [
      "gel on a child's bites",
      bites,
      "A thin layer of aloe gel on the bites two or three times a day is fine.",
    ],
    [
      "gel on the skin of a child of one",
      groundsFor("can my 1 yr old have a little aloe on the skin for heat rash"),
      "A thin layer of aloe gel on the rash is fine.",
    ],
    ["how often, and how much", hair, "Rub a tablespoon of aloe gel into your scalp once a week."],
    [
      "a leaf to rinse with",
      breath,
      "Guava leaf: boil 5 or 6 young leaves in a cup of water for 10 minutes, cool it, swish and spit.",
    ],
    [
      "a leaf named before it is said how",
      breath,
      "Guava leaf is the one I'd try. Swish it and spit it out.",
    ],
    ["a tea to rinse with", breath, "Rinse your mouth with cooled guava leaf tea."],
    ["drops of an oil", crabOil, "Wash the bite, then dab two or three drops of crab oil on the skin."],
    ["an oil for dry skin", hair, "For dry skin, put a little coconut oil on top."],
  ] as const)("may go on the skin: %s", (_what, grounds, text) => expect(kinds(grounds, text)).toEqual([]));
  it("stays off the skin that it hurts", () => {
    const hurting = catalogue.plants.filter(
      ({ safety, uses }) =>
        safety.hazard === "caution" &&
        /\bskin\b/.test(safety.warnings) &&
        safety.children.advice !== "food amounts only" &&
        uses.every(({ route }) => !isOnSkin(route)),
    );
    expect(hurting.length).toBeGreaterThan(2);
    for (const { id, names } of hurting)
      if (!knee.things.some((thing) => thing.id === id))
        expect(kinds(knee, `Rub crushed ${names.common} leaf on your knee.`), id).not.toEqual([]);
  });
  it("is answered there in the first block", () =>
    expect(kinds(bites, "**Two or three times a day, a thin layer of aloe gel on the bites.**", 0)).toEqual(
      [],
    ));
});

describe("a list", () => {
  const listed = (item: string): WrittenBlock => ({ type: "list", title: "", items: [item], records: [] });
  it.each([
    "**Vervine:** knee-high, with a thin spike of small purple flowers.",
    "**Tulsi:** a small bush with purplish stems and a strong clove smell when you rub the leaf.",
    "**Little ironweed:** small purple tufts, then fluff.",
    "**Old maid:** flat, five-petalled flowers. It is poisonous, so keep it out of the bath.",
  ])("tells plants apart: %s", (item) => expect(faultsOf(purple, listed(item))).toEqual([]));
  it.each([
    "**Vervine:** knee-high, with a spike of purple flowers. Boil the leaf for her bath.",
    "**Tulsi:** a small bush with purple flowers; give her the tea.",
    "**Old maid:** flat, five-petalled flowers, used in the bath.",
  ])("offers a plant that it describes: %s", (item) =>
    expect(faultsOf(purple, listed(item))).not.toEqual([]),
  );
  it("of what to leave out offers nothing", () => {
    const titled = (title: string): WrittenBlock => ({
      type: "list",
      title,
      items: ["**Strong peppermint:** it can bring the milk down."],
      records: [],
    });
    const nursing = groundsFor("I am breastfeeding and have a cold, which bush teas must I leave out");
    expect(faultsOf(nursing, titled("Leave out"))).toEqual([]);
    expect(faultsOf(nursing, titled("Good ones"))).not.toEqual([]);
  });
  it("of who should leave it names their medicines", () => {
    const reasons = (title: string): WrittenBlock => ({
      type: "list",
      title,
      items: ["take warfarin, another blood thinner or aspirin", "have liver disease"],
      records: [],
    });
    const toyeau = groundsFor("toyo plant benefits");
    expect(faultsOf(toyeau, reasons("Leave it out if you"))).toEqual([]);
    expect(faultsOf(toyeau, reasons("What helps"))).not.toEqual([]);
  });
  it("says what comes before something else", () =>
    expect(faultsOf(cold, listed("Freeze it before you sweeten it or add rum: it stays softer."))).toEqual(
      [],
    ));
  it.each(["Valerian: a cup at night.", "**Lemon balm** – one cup.", "**Amoxicillin** – 3 times a day."])(
    "offers what heads an item: %s",
    (item) => expect(faultsOf(cold, listed(item))).not.toEqual([]),
  );
  it("is printed as one", () => {
    const finished = grounding.finish(cold, [
      { type: "verdict", text: "**Ginger.**", records: [] },
      { type: "list", title: "Also", items: ["**Rest:** two days.", "**Soup:** hot."], records: [] },
    ]);
    expect(finished.ok && printBlocks(finished.blocks)).toContain(
      "**Also**\n- **Rest:** two days.\n- **Soup:** hot.",
    );
  });
});

describe("the answer as a whole", () => {
  it("need not name what the message leaves out", () => {
    const sleep = groundsFor("trouble sleeping. any tea that isn't chamomile");
    const verdict = { type: "verdict" as const, text: "**Fever grass tea is the mild one.**", records: [] };
    expect(grounding.finish(sleep, [verdict]).ok).toBe(true);
  });
  it("keeps the lines of a letter, and makes nothing else of them", () => {
    const finished = grounding.finish(groundsFor("help me write a letter to my landlord"), [
      { type: "verdict", text: "**Here is one you can copy.**", records: [] },
      { type: "text", text: "Dear Mr Singh,\n\n# The roof leaks.\n- Please mend it.\nYours", records: [] },
    ]);
    expect(finished.ok && printBlocks(finished.blocks)).toContain(
      "Dear Mr Singh,\n\nThe roof leaks.  \nPlease mend it.  \nYours",
    );
  });
  it("says once where to go: in its own words, or else in ours", () => {
    const print = (question: string, text: string) => {
      const finished = grounding.finish(groundsFor(question), [{ type: "verdict", text, records: [] }]);
      return finished.ok ? printBlocks(finished.blocks) : "";
    };
    const fever = "I have fever three days now since I came from the interior";
    expect(print(fever, "**Get a malaria test today at the health centre.**")).not.toContain("within a day");
    expect(print(fever, "**Rest and drink enough.**")).toContain("within a day");
    const sage = "what is oleander good for";
    expect(print(sage, "**Nothing: oleander is poisonous.** Eaten: hospital at once.")).not.toContain("911");
    expect(print(sage, "**Nothing: oleander is poisonous.**")).toContain("911");
  });
  it("says every avoid and caution that applies, whatever the model left out", () => {
    const questions = [
      "can I drink sorrel with amlodipine",
      "is carilla good for sugar, I have kidney disease",
      "can I take moringa while breastfeeding",
      "ginger and warfarin",
      "neem for a woman with liver disease",
    ];
    for (const question of questions) {
      const grounds = groundsFor(question);
      const asked = grounds.things.filter((thing) => thing.asked).map(({ word }) => word);
      const finished = grounding.finish(grounds, [
        { type: "verdict", text: `**No, better leave ${asked.join(" and ")}.**`, records: [] },
      ]);
      if (!finished.ok) throw new Error(finished.faults.map(({ text }) => text).join());
      const shown = printBlocks(finished.blocks).toLowerCase();
      for (const { cautions } of grounds.things.filter(({ asked }) => asked))
        for (const { written, severity } of cautions.filter((one) => one.severity === "avoid").slice(0, 3))
          expect(shown, `${question}: ${severity} ${written}`).toContain(written.toLowerCase());
    }
  });
  it("does not say twice that a plant kills", () => {
    const print = (text: string) => {
      const finished = grounding.finish(castorLeaf, [{ type: "verdict", text, records: [] }]);
      return finished.ok ? printBlocks(finished.blocks) : "";
    };
    expect(
      print("**On whole skin, yes.** Never swallow any castor oil leaf: the seeds can kill."),
    ).not.toContain("is **poisonous**");
    expect(print("**On whole skin, yes.** Castor oil leaf kills germs.")).toContain("is **poisonous**");
  });
  it("offers next questions about what it names", () => {
    const questionsAfter = (text: string) => {
      const finished = grounding.finish(cold, [{ type: "verdict", text, records: [] }]);
      return finished.ok ? finished.blocks.flatMap((one) => (one.type === "next" ? one.questions : [])) : [];
    };
    const own = cold.last.flatMap((one) => (one.type === "next" ? one.questions : []));
    const [first] = cold.things;
    expect(own.length).toBeGreaterThan(0);
    expect(questionsAfter("**Rest.**").length).toBeLessThan(own.length);
    expect(questionsAfter(`**Rest.** Try ${first?.names.join(", ")}.`).length).toBeGreaterThan(0);
  });
  it("names what the message asks about, by any of its names", () => {
    const soursop = groundsFor("soursop leaf tea for sleeping, does it work");
    const finish = (grounds: Grounds, text: string) =>
      grounding.finish(grounds, [{ type: "verdict", text, records: [] }]).ok;
    expect(finish(soursop, "**Maybe a little, but nobody has tested it.**")).toBe(false);
    expect(finish(soursop, "**Maybe a little, but soursop was never tested.**")).toBe(true);
    const more = groundsFor("and can i put honey", ["how to make black sage tea"]);
    expect(finish(more, "**Yes, a spoon of honey is fine.**")).toBe(true);
  });
  it("stops without a verdict, and when it is far too long", () => {
    expect(grounding.finish(cold, [])).toMatchObject({ ok: false });
    const long = textBlock("Rest well and drink enough water. ".repeat(25));
    expect(
      grounding.finish(cold, [{ type: "verdict", text: "**Rest.**", records: [] }, long, long]),
    ).toMatchObject({
      ok: false,
    });
  });
});

describe("the check passes", () => {
  it.each([
    ["a question back", headache, "Do you take ibuprofen or lisinopril, and how many tablets a day?"],
    [
      "a condition that goes on",
      sugar,
      "The risk rises if you also take gliclazide, or use salt substitute, or drink alcohol.",
    ],
    ["a custom told", groundsFor("capadulla what it do"), "People boil the stem, or soak it in rum or wine."],
    [
      "a leaf to soak in",
      groundsFor("my feet burn at night"),
      "Some people use cooled guava leaf water as a soak.",
    ],
    ["what it includes", cold, "That includes tea, juice and capsules."],
    [
      "a common measure where none is recorded",
      groundsFor("how much senna for one cup"),
      "Half a teaspoon of the dried senna leaf (about 1 g) to a cup.",
    ],
    [
      "a measure of juice",
      groundsFor("carila juice for sugar, how much in a glass?"),
      "People use 50 to 100 ml of carila juice, a quarter to half a cup.",
    ],
    [
      "a measure beside a medicine with a caution",
      sugar,
      "Keep carilla juice to 50 ml, and test your sugar.",
    ],
    [
      "cups of what was named before them",
      groundsFor("period pain tea please"),
      "Ginger is the best tea. Drink 2 or 3 cups a day. A small piece of cinnamon goes well with it.",
    ],
    [
      "what a recipe takes from the shelf",
      peanutDrink,
      "Take 1 ounce (a handful) dried Irish moss, 2 cups milk, 4 tablespoons of peanut butter.",
    ],
    ["how much urine is passed", cold, "Drink enough to pass 2 to 2.5 litres of pale urine a day."],
    ["a cream of the open shelf", cold, "Use benzoyl peroxide at night, or try clotrimazole cream."],
    ["an antacid in pregnancy", pregnant, "Use Gaviscon after meals."],
    ["rum as a reason for care", sugar, "More care if you are older, have kidney disease, or drink rum."],
    [
      "rum among conditions",
      cold,
      "If you are under 50 kg, drink rum daily, or have liver disease, keep to fewer.",
    ],
    [
      "salt water for a baby's nose",
      groundsFor("my baby is 5 months and has a cold"),
      "2 or 3 drops of saline in each nostril.",
    ],
    [
      "a measure under the recorded cup",
      sugar,
      "About a quarter cup (50 to 60 ml), once a day, with a meal.",
    ],
    ["two cups of just-boiled water", cold, "Mint: steep a small handful in two cups of just-boiled water."],
    [
      "kitchen tea for a week",
      groundsFor("ginger tea for a hoarse voice"),
      "Sip ginger tea for up to a week.",
    ],
    [
      "leaves for the bath that was asked for",
      groundsFor("wild carilla bath, how many leaves"),
      "Two handfuls of vine and leaves (30 to 40 leaves) to a pot of about 2 litres of water. Once a day for 3 to 5 days.",
    ],
    [
      "leaves for a bath",
      groundsFor("wild carilla bath, how many leaves"),
      "Two handfuls (30 to 40 leaves) in the bath, for 3 to 5 days on the skin.",
    ],
    ["stools in a day", cold, "See someone for watery stools over 5 a day, or more than 6 stools a day."],
    [
      "rehydration salts for a child",
      groundsFor("my daughter is 6 and has running belly"),
      "Rehydration salts: half to one cup (100 to 200 ml) after every loose stool.",
    ],
    [
      "how long before an operation",
      groundsFor("tulsi plant uses please"),
      "Leave it out in pregnancy, when trying for a baby, and for two weeks before surgery.",
    ],
    ["a vitamin as a nutrient", early, "Ripe papaw is good for vitamin C, folate and the bowels."],
    [
      "a leaf to wash with",
      groundsFor("itchy scalp and dandruff what bush to wash with"),
      "Hibiscus leaf or neem leaf are the two I'd wash with.",
    ],
    ["a litre in cups", noni, "Boil the leaves in a litre (four cups) of water."],
    ["a day's number of its label", knee, "Paracetamol: one or two 500 mg tablets, at most 8 a day."],
    ["a teaspoon where a spoonful is recorded", child, "A teaspoon of honey before bed eases the cough."],
    [
      "the strength of a medicine that they take",
      statin,
      "The risk is small, and higher with a strong dose (40 or 80 mg) or weak kidneys.",
    ],
    ["spice in a pot of curry", plavix, "The half teaspoon of turmeric in a pot of curry is no worry."],
    [
      "a fall that is called a drop",
      sugar,
      "Some trials show a small drop, others a drop in sugar of nothing.",
    ],
    ["testing fasting for a while", sugar, "Test fasting a few times a week for two weeks."],
    ["what the plate may hold", sugar, "Stop the carilla juice; carilla on the plate is fine."],
    ["a skin test", crabOil, "**Test:** a drop on the inner arm, once a day for 2 days."],
    [
      "a drop on a tooth",
      clove,
      "1 drop in half a teaspoon of coconut oil on cotton, on the tooth, then spit.",
    ],
    ["less of a strong drink", cold, "Water, greens, less fried food and less rum is what helps."],
    ["a similar leaf", cold, "The castor bush has a similar leaf, with pointed lobes."],
    [
      "what a food holds of what was spoken of",
      banana,
      "Lisinopril keeps potassium in. Three bananas give about 1,200 mg and a large coconut water 600 mg more.",
    ],
    [
      "the sugar in a spoon",
      sugar,
      "It is nearly all sugar: a teaspoon holds about 6 g, much like table sugar.",
    ],
    ["a shop weight", cold, "Grate 1/2 lb (225 g) of fresh ginger for 8 cups of water."],
    ["the strength of their tablet", statin, "It is likelier on 40 or 80 mg, with kidney trouble."],
    ["condoms for a while", johnsWort, "Condoms for four weeks (28 days) after the last St John's wort."],
    ["testing for a while", sugar, "Test more often for two weeks, and show the clinic."],
    ["a weak tea from the yard for a child", yard, "A weak thick-leaf thyme tea with honey is fine for him."],
    ["a gargle through the day", cold, "Salt gargle: half a teaspoon in a glass of water, six times a day."],
    ["leaves by their shape", purple, "It is the tree with the big umbrella leaves."],
    ["a condition that heads an item", sugar, "You have diabetes: leave out the sugar."],
    ["why a tablet is lost", pill, "A purge can stop the pill and other tablets from being absorbed."],
    ["fruit that is allowed", statin, "Sweet oranges, mango and pawpaw are fine."],
    ["calamine", groundsFor("bush bath for prickly heat"), "Dab a little calamine on the skin."],
    ["a warning about what was dropped", warfarin, "Do not drink garlic tea with warfarin: you may bleed."],
    ["food talk beside a capsule", plavix, "Leave the garlic capsules; garlic in food is fine."],
    [
      "what a remedy is stirred into",
      noni,
      "Stir it into half a glass (about 120 ml) of passion fruit juice.",
    ],
    ["water by the litre", ringworm, "Boil the leaves in a pot of water, about 2 to 3 litres."],
    ["another trial on the skin", ringworm, "Rub a drop on your forearm and wait a day."],
    [
      "how long a shampoo is used",
      groundsFor("crab oil in hair good or bad"),
      "Crab oil is heavy; a dandruff shampoo twice a week for four weeks does more.",
    ],
    ["drops in oil for the temples", headache, "Temples: two drops of peppermint oil in a teaspoon of oil."],
    ["artificial tears", cold, "Use artificial tears from the pharmacy, one drop 4 times a day."],
    ["enough to drink", headache, "A cool cloth and 8 glasses to drink."],
    ["tea beside a warm cloth", cold, "4 slices of ginger in a cup, up to three cups, and a warm cloth."],
    ["powder of a kitchen root", cold, "Dried ginger is hotter: half a level teaspoon of powder to a cup."],
    ["a medicine as a cause", headache, "Long use of metformin or acid tablets lowers B12."],
    ["a species told apart", manBetterMan, "Man better man is most often the burr weed Achyranthes aspera."],
    [
      "greens that every market has",
      groundsFor("He is on warfarin and likes callaloo and pak choi nearly every day"),
      "He may eat callaloo and pak choi, about the same amount every week.",
    ],
    [
      "the limit of the tea spoken of before",
      groundsFor("and can i put honey", ["how to make black sage tea"]),
      "Honey changes nothing about the limit of black sage: three days at most.",
    ],
    ["food talk about it", warfarin, "Garlic cooked in food is fine if you keep it even."],
    ["how it works", warfarin, "Garlic slows clotting, and together the two can make you bleed."],
    [
      "general first aid and food",
      cold,
      "Sip warm soup, eat rice or ripe banana, and sleep with your head raised.",
    ],
    ["water and waiting", cold, "Drink 8 glasses of water a day, and see someone after two days of fever."],
    ["paracetamol by its label", cold, "Paracetamol as the label says brings the fever down."],
    [
      "a treatment that goes on",
      warfarin,
      "Never stop your warfarin by yourself; ask the clinic before you change anything.",
    ],
    ["a denied cure", cold, "No tea cures a cold."],
    [
      "what makes it worse, and what only resembles it",
      cold,
      "Cigarettes, rum and energy drinks keep it going; hay fever from dust or ragweed looks the same.",
    ],
    ["a warning about something outside the records", cold, "Skip ephedra and coltsfoot syrups."],
    [
      "how a medicine works and when it is taken",
      warfarin,
      "Warfarin slows clotting; the INR shows how much, and ibuprofen or aspirin beside it makes bleeding likelier.",
    ],
    [
      "a pharmacy medicine of the record",
      cold,
      "Saline drops clear the nose, and paracetamol as the label says eases the aches.",
    ],
    [
      "a plant described",
      groundsFor("what does garlic vine look like"),
      "It has leaves in pairs of two leaflets and five petals.",
    ],
    ["the dose that the person named", prescribed, "If you still feel low on 50 mg, tell your doctor."],
    [
      "the dose that the person named earlier",
      groundsFor("can I add St John's wort", ["I take Zoloft 50 mg for low mood"]),
      "You are on 50 mg, and the doctor can review that.",
    ],
    [
      "how much the person drank",
      groundsFor("I drank 9 cups of ginger tea and my belly burns"),
      "The 9 cups you drank explain the burning.",
    ],
    [
      "a reading of the blood",
      sugar,
      "It is low under 4 mmol/L (70 mg/dL), and 110 g/L is a low blood count.",
    ],
    ["what a capsule is", neem, "A capsule is dried leaf or a strong extract; a tablet often contains more."],
    ["a trial on the skin", ringworm, "Try a drop on sound skin first and wait a day."],
    ["how often something is measured", sugar, "Check your sugar twice a week at first."],
    ["a tablet that is only spoken of", sugar, "Short breath after a tablet is a reason to call."],
    ["what the record allows a child", child, "A spoonful of honey before bed eases the cough."],
    ["a plant outside the records named in passing", cold, "Carpenter's herb means *Justicia pectoralis*."],
    [
      "household measures of the kitchen",
      cold,
      "Steep two teaspoons of dried fever grass in three cups of water.",
    ],
    [
      "how long to leave it",
      groundsFor("ginger tea with aspirin"),
      "Leave strong ginger for two weeks before an operation.",
    ],
    [
      "paracetamol for any pain",
      groundsFor("what is good for piles"),
      "Paracetamol: one or two 500 mg tablets.",
    ],
    ["spice in a pot", cold, "Simmer ginger with 4 cloves and a piece of cinnamon in three cups of water."],
    ["what a food holds", sugar, "A glass holds 500 mg of potassium."],
    ["a few times a week", hair, "Twice a week is enough for aloe."],
    ["cloves of garlic", cold, "Two cloves of garlic a day in food are plenty."],
    ["a shop medicine by its label", knee, "Paracetamol: one or two 500 mg tablets, at most 8 in a day."],
    ["a worm tablet for a child", worms, "Albendazole 400 mg once clears most worms."],
    ["folic acid in pregnancy", early, "Folic acid, 400 micrograms a day, matters most now."],
    ["milk in pregnancy", pregnant, "A small glass of cold milk soothes."],
    [
      "a pill of a medicine that they take",
      pill,
      "If you vomit within three hours of a pill, take another one.",
    ],
    ["why a medicine works no more", pill, "A purge can stop the birth control pill from working."],
    [
      "what does not replace a medicine",
      warfarin,
      "Food doesn't replace your tablets, so don't stop the tablets.",
    ],
    ["what the clinic may give", cold, "Valaciclovir works better for cold sores; ask the doctor."],
    ["a medicine as a reason", cold, "Ask the pharmacist first if you have weak kidneys or take digoxin."],
    [
      "words that need no record",
      groundsFor("which oil to rub nara with"),
      "Rub the belly gently with warm coconut oil.",
    ],
    ["everyday food for a child", child, "Offer rice porridge, ripe banana and light soup."],
    [
      "what a note for her says",
      groundsFor("28 weeks pregnant and constipated, is senna ok"),
      "If food is not enough, psyllium or lactulose from the clinic is the next step.",
    ],
  ] as const)("%s", (_what, grounds, text) => expect(faultsOf(grounds, textBlock(text))).toEqual([]));
});

describe("a look-alike", () => {
  const list = (item: string): WrittenBlock => ({ type: "list", title: "", items: [item], records: [] });
  const daisy = groundsFor("difference between wild daisy and regular daisy");
  it("may head an item that tells it apart", () =>
    expect(
      faultsOf(
        daisy,
        list("**Congo lala** gets mixed up with it: white flowers and juice that turns black."),
      ),
    ).toEqual([]));
  it("is not offered there", () =>
    expect(faultsOf(daisy, list("**Congo lala** gets mixed up with it: a cup at night."))).not.toEqual([]));
});

describe("the first block", () => {
  it("may say to give none, and that the ripe fruit is fine", () => {
    const faults = (question: string, text: string) =>
      grounding.check(groundsFor(question), { type: "verdict", text, records: [] }, 0).faults;
    const gripe = "my 5 month old has gripe, how much aniseed water to give";
    expect(faults(gripe, "**Give none: there is no proven safe dose at 5 months.**")).toEqual([]);
    expect(faults(gripe, "**Give a little: there is no harm at 5 months.**")).not.toEqual([]);
    const pawpaw = "is green pawpaw bad in pregnancy or thats a myth";
    expect(
      faults(pawpaw, "**Not a myth: leave green pawpaw out in pregnancy; fully ripe pawpaw is fine.**"),
    ).toEqual([]);
    expect(faults(pawpaw, "**Not a worry: green pawpaw is fine in pregnancy.**")).not.toEqual([]);
    const noni = "I take enalapril, can I drink noni";
    expect(faults(noni, "**Not the bark, but ripe noni is fine for you.**")).not.toEqual([]);
  });
  it("may calm somebody before it warns", () => {
    const papaw = groundsFor("im 14 weeks and i been eating green papaw in my cookup, should i worry");
    const faults = (text: string) =>
      grounding.check(papaw, { type: "verdict", text, records: ["papaya"] }, 0).faults;
    expect(faults("**Try not to panic, but leave green papaw out for the rest of the pregnancy.**")).toEqual(
      [],
    );
    expect(faults("**Try green papaw, but not every day.**")).not.toEqual([]);
  });
  it("may allow the food beside the tea to leave", () => {
    const cornHair = groundsFor("My son is 4 and wets the bed. Can he get corn hair tea");
    const faults = (text: string) =>
      grounding.check(cornHair, { type: "verdict", text, records: ["corn"] }, 0).faults;
    expect(faults("**No, do not give him corn hair tea.** Eating corn is fine.")).toEqual([]);
    expect(faults("**No, do not give him corn hair tea.** A little is fine.")).not.toEqual([]);
  });
  it("may say yes to whether something is poison", () => {
    const beads = groundsFor("jumbi bead plant is it poison");
    const faults = (text: string) =>
      grounding.check(beads, { type: "verdict", text, records: ["crab-eyes"] }, 0).faults;
    expect(faults("**Yes, jumbi bead is poison, and no part of it should be taken.**")).toEqual([]);
    expect(faults("**Yes, jumbi bead is fine, and no poison.**")).not.toEqual([]);
  });
  it("offers what it names without a verb", () => {
    expect(verdict(cold, "**Slippery elm, warm.**")).not.toEqual([]);
    expect(verdict(cold, "**Warm ginger tea, honey and rest.**")).toEqual([]);
  });
  const verdict = (grounds: Grounds, text: string) =>
    faultsOf(grounds, { type: "verdict", text, records: [] }, 0);
  const bath = groundsFor("my granddaughter is 1 and has heat rash, can I bathe her in neem leaf");
  const fennel = groundsFor("my baby is 5 months and has gripe, could I give him fennel water");
  it("may advise plain water or milk beside what it refuses", () => {
    expect(verdict(bath, "**No neem; at 1 year plain cool-to-lukewarm water is best.**")).toEqual([]);
    const gliclazide = groundsFor("she takes gliclazide, must she stop the carilla juice");
    expect(verdict(gliclazide, "**Yes, hold off the carilla juice for now.**")).toEqual([]);
    expect(verdict(bath, "**No neem for her.** I'd use plain cool water instead.")).toEqual([]);
    expect(verdict(fennel, "**No fennel water.** He should have only breast milk or formula.")).toEqual([]);
  });
  it("does not allow it in water", () => {
    expect(verdict(bath, "**Not strong. You can use it in plain water.**")).not.toEqual([]);
    expect(verdict(fennel, "**Not much. He can have a little in his milk.**")).not.toEqual([]);
  });
  it("may be a plain text where no record speaks", () => {
    const birthday = groundsFor("can you help me write a birthday message for my uncle in Linden", [], {
      topic: "something else",
    });
    expect(faultsOf(birthday, textBlock("Of course! Here are three for your uncle."), 0)).toEqual([]);
    expect(faultsOf(warfarin, textBlock("Do not drink garlic tea."), 0)).not.toEqual([]);
  });
  it("may calm about what was taken already", () => {
    const girl = groundsFor("can my daughter, 6 years, have guava leaf tea");
    const no = "**No, at 6 she should not take guava leaf tea.**";
    expect(verdict(girl, `${no} If she had a few sips already, that's no worry.`)).toEqual([]);
    expect(verdict(girl, `${no} If she already had a spoon, no harm; just don't give more.`)).toEqual([]);
    expect(verdict(girl, `${no} If she had a few sips already, it's fine to give more.`)).not.toEqual([]);
  });
  it("may say yes where a caution follows, but not where it may forbid it or sets the amount", () => {
    const losartan = groundsFor("can I drink sorrel while taking losartan");
    expect(verdict(losartan, "**Yes, a glass of sorrel a day is fine with losartan.**")).toEqual([]);
    const thinner = groundsFor("is ginger alright with warfarin");
    expect(verdict(thinner, "**Yes, you can drink ginger tea.**")).not.toEqual([]);
    expect(verdict(thinner, "**Yes, in food and an occasional weak cup, ginger is alright.**")).toEqual([]);
    const tablets = groundsFor("can I drink carilla tea with my sugar tablets");
    expect(verdict(tablets, "**Yes, carilla tea is fine.**")).not.toEqual([]);
  });
  it("may allow on the skin what is kept from the mouth", () => {
    const tied = "tying the leaf pon yuh head is fine and can ease a tension headache.** Never swallow any.";
    expect(verdict(castorLeaf, `**She half right: ${tied}`)).toEqual([]);
    expect(verdict(castorLeaf, "**She half right: drinking the leaf is fine.**")).not.toEqual([]);
  });
  it("may allow a nursing mother her own food", () => {
    const nursing = groundsFor(
      "Breastfeeding my 2 month old and milk running low. My mother in law wants me to drink papaw soup and fennel, is that safe?",
      [],
      {
        people: [
          { kind: "breastfeeding", quote: "Breastfeeding" },
          { kind: "baby", quote: "2 month old" },
        ],
      },
    );
    expect(
      verdict(
        nursing,
        "**The papaw soup, yes, as food; leave the fennel tea.** You may eat ripe or well-cooked papaw.",
      ),
    ).toEqual([]);
    expect(verdict(nursing, "**Yes, fennel tea is fine.** Give baby some too.")).not.toEqual([]);
  });
  it("may offer a child a weak tea of the kitchen", () => {
    const grounds = groundsFor("can my 6 year old have mint tea for a cold");
    expect(verdict(grounds, "**Yes, a weak mint tea is fine for him.**")).toEqual([]);
    expect(verdict(grounds, "**Yes, mint tea is fine for him.**")).not.toEqual([]);
  });
});
