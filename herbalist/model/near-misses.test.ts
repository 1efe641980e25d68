// What the check once refused wrongly, each beside its nearest neighbour that it must refuse: a wrong refusal costs the answer, a lost one may harm.
import { describe, expect, it } from "vitest";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import { createGrounding } from "../grounding.ts";
import type { Grounds } from "./grounds.ts";
import type { WrittenBlock } from "./written-blocks.ts";

const grounding = createGrounding(await recordsHerbalist(), await sharedCatalogue());

function groundsFor(question: string, earlier: string[] = [], reading?: object): Grounds {
  const history = earlier.map((content) => ({ role: "user" as const, content }));
  const read = reading && JSON.stringify({ topic: "health or plants", people: [], dangers: [], ...reading });
  const { writing } = grounding.ground(question, history, {}, read, grounding.thread(history, []));
  if (!writing) throw new Error(`no model is asked: ${question}`);
  return writing.grounds;
}

type Written = string | { title?: string; item: string };
const blockOf = (written: Written): WrittenBlock =>
  typeof written === "string"
    ? { type: "text", text: written, records: [] }
    : { type: "list", title: written.title ?? "", items: [written.item], records: [] };
const faultsOf = (grounds: Grounds, written: Written) =>
  grounding.check(grounds, blockOf(written), 1).faults.map(({ text }) => text);
const verdictFaultsOf = (grounds: Grounds, text: string) =>
  grounding.check(grounds, { type: "verdict", text, records: [] }, 0).faults.map(({ text: fault }) => fault);

const corilla = groundsFor("I take metformin 500 twice a day. is corilla ok with it");
const jamun = groundsFor(
  "A patient on Glucophage and Diamicron is drinking jamun seed powder every morning and her readings are lower. What should I tell her?",
);
const lemongrass = groundsFor("can i drink lemongrass every day or is it too much");
const pressure = groundsFor(
  "my husband has high pressure and only drinks celery and garlic water, will that hold it",
);
const coconutWater = groundsFor("I am on losartan and drink coconut water every day after the gym, problem?");
const moringaPowder = groundsFor("moringa powder from the health shop, teaspoon or tablespoon");
const breath = groundsFor("bad breath even after brushing, does clove tea help?");
const dandruff = groundsFor("Dandruff. coconut oil with what");
const heartburn = groundsFor("5 months pregnant and heartburn killing me, can i take ginger");
const charcoal = groundsFor("on the pill (microgynon) does charcoal or senna tea stop it working");
const thyroid = groundsFor("synthroid in the morning with moringa tea is that alright or i must wait");
const honey = groundsFor("honey and lime for my daughter's cough, she is 10 months");
const aloe = groundsFor("i forgot to say im pregnant", ["can I drink aloe vera for constipation"]);
const stent = groundsFor("But my cousin takes it with her Plavix and nothing happened to her", [
  "can I take garlic tablets",
  "yes plavix since my stent",
]);
const wormOut = groundsFor("worm out for the 4 year old before school opens, semi contract? how much");
const keptTea = groundsFor("how long can I keep boiled guava leaf water in the fridge");
const shallot = groundsFor(
  "My son is 9 and has a cough. Can he have honey with shallot or with zarbula?",
  [],
  {
    asks: ["for-person"],
    mentions: ["honey", "shallot", "zarbula"].map((name) => ({
      kind: "remedy",
      quote: name,
      name,
      stands: "asked about",
    })),
  },
);
const coldLong = groundsFor("meh cold ain going way, ah done drink lime an honey three day now");
const eliquis = groundsFor("turmeric capsules with Eliquis ok?");
const carillaPregnant = groundsFor("Is carilla bad in pregnancy? my mother in law keep cooking it");
const cornSilk = groundsFor("my son is 9 and still wetting the bed. my grandmother says corn silk");
const lice = groundsFor("daughter got lice again from school, she is 7, neem oil ok for her hair?");
const grapefruit = groundsFor("Is grapefruit really a problem with Lipitor?");
const nursing = groundsFor("i am breastfeeding, can i take carilla to lose weight");
const lowSugar = groundsFor("on gliclazide, is bitter melon juice ok");
const zocor = groundsFor("Is grapefruit really a problem with Zocor?");
const warfarin = groundsFor("i take warfarin, can i still have garlic");
const fiveFinger = groundsFor("can i eat five finger while i take ibuprofen");
const unknownBush = (question: string, people: object[] = []) =>
  groundsFor(question, [], {
    asks: ["what-is"],
    people,
    mentions: [{ kind: "plant", quote: "zarbula bush", name: "zarbula bush", stands: "asked about" }],
  });
const zarbula = unknownBush("zarbula bush wuh it does do");
const zarbulaForChild = unknownBush("zarbula bush for my son, he is 6", [{ kind: "child", quote: "my son" }]);
const zarbulaWithTablet = unknownBush("can i drink zarbula bush with my metformin");
const nurse = groundsFor("patients on lisinopril ask if coconut water every day is ok");
const period = groundsFor("period pain");
const sorrelDrink = groundsFor("how to make a sorrel drink that's not too sweet");
const maubyDrink = groundsFor("how to make mauby from the bark");
const norvasc = groundsFor("I take Norvasc 10mg. Can I still have my garlic water in the morning");
const daisy = groundsFor("daisy bush uses");
const vomiting = groundsFor("5 weeks pregnant and sick all day, is ginger tea alright");
const childsCold = groundsFor("can a 3 year old drink daisy tea for cold");
const seaMoss = groundsFor("can u take sea moss and bladderwrack together every day");
const blackCake = groundsFor("how to get black cake to stay moist");
const pepperpot = groundsFor("do you know a good recipe for pepperpot with cassareep");
const eyes = groundsFor("my eyes are red and scratching since yesterday");
const burning = groundsFor("me belly ah bun me since mawnin wah fuh drink");
const callaloo = groundsFor("My mother takes Coumadin and she loves callaloo and pak choi");
const thinning = groundsFor(
  "My hair is thinning at the front. I am 52. Is there any oil or bush, rosemary maybe",
);
const letter = groundsFor("can you help me write a letter to my landlord about the leak", [], {
  topic: "something else",
});

describe("the check lets pass, and refuses the neighbour of,", () => {
  it.each<[string, Grounds, Written, Written]>([
    [
      "the dose that the message names beside its medicine",
      corilla,
      "Corilla as food is fine with metformin 500 twice a day.",
      "Corilla juice is fine twice a day with metformin.",
    ],
    [
      "the dose of the message, however it is spaced",
      norvasc,
      "Yes, garlic in food goes with Norvasc 10 mg.",
      "Yes, garlic in food goes with Norvasc 20 mg.",
    ],
    [
      "the dose of the message behind a bracket",
      norvasc,
      "Yes, garlic in food goes with Norvasc (amlodipine) 10 mg.",
      "Yes, garlic in food goes with Norvasc (amlodipine) 20 mg.",
    ],
    [
      "honey for a child over one",
      childsCold,
      { item: "Half to one teaspoon of **honey** at bedtime" },
      { item: "Two teaspoons of **honey** every hour" },
    ],
    [
      "what fruit for a cake is soaked in",
      blackCake,
      "Soak the minced fruit in rum and cherry brandy for weeks.",
      "Take cough syrup and codeine for weeks.",
    ],
    [
      "honey in brackets for a child over one",
      childsCold,
      "From age 1, honey (half to one teaspoon) can calm a night cough.",
      "From age 1, daisy tea (half to one teaspoon) can calm a night cough.",
    ],
    [
      "garlic in a pot of meat",
      pepperpot,
      "You need 3 lb beef, 1 onion and 5 cloves of garlic, chopped.",
      "Eat 8 raw cloves of garlic with your meat.",
    ],
    [
      "a hormone of the body",
      daisy,
      "Heavy drinking lowers sperm and testosterone.",
      "Take testosterone for strength.",
    ],
    [
      "little room beside a tablet",
      jamun,
      "A fasting 4 on a sulfonylurea leaves very little margin.",
      "A few zarbula leaves in water bring sugar down.",
    ],
    [
      "what makes so many cups",
      sorrelDrink,
      { item: "Low-sugar sorrel (about 6 cups)" },
      { item: "Drink 16 cups of sorrel." },
    ],
    [
      "what people need in a day",
      seaMoss,
      "You need about 150 micrograms of iodine a day.",
      "You need about 3 tablespoons of bladderwrack a day.",
    ],
    ["a question about an illness", daisy, "Do you have diabetes?", "You have diabetes."],
    [
      "drops for the eyes",
      eyes,
      "If itching is the main trouble, use ketotifen eye drops.",
      "If itching is the main trouble, use ketotifen tablets.",
    ],
    [
      "a rinse with salt water",
      breath,
      "Rinse with warm salt water (half a teaspoon in a cup), and spit it out.",
      "Rinse with neem water (half a teaspoon in a cup), and drink it.",
    ],
    [
      "medicines to take care with",
      daisy,
      "Take care with insulin or gliclazide.",
      "Take gliclazide with care.",
    ],
    [
      "a cup without caffeine",
      lemongrass,
      "A warm caffeine-free cup may still help you wind down.",
      "A caffeine tablet may help; take caffeine in the morning.",
    ],
    [
      "sips of rehydration drink in pregnancy",
      vomiting,
      "Take a teaspoon of oral rehydration drink every few minutes.",
      "Take a teaspoon of ginger every few minutes.",
    ],
    [
      "what a cup holds of potassium",
      coconutWater,
      "The catch is potassium: roughly 400 to 600 mg in a cup.",
      "Take potassium: roughly 400 to 600 mg in a capsule.",
    ],
    [
      "how long to test",
      jamun,
      "Off the jamun powder sugar may climb: test before meals and at bedtime for two weeks.",
      "Test before meals, and drink the jamun powder for two weeks.",
    ],
    [
      "how long a study ran",
      lemongrass,
      { item: "In one small study, people drinking lemongrass daily for 30 days had more acid blood." },
      { item: "Drink lemongrass daily for 30 days, as people in one small study did." },
    ],
    [
      "a tablet without a dose",
      pressure,
      "Pressure that swings needs measuring, and often a tablet.",
      "Pressure that swings needs measuring; one tablet daily keeps it down.",
    ],
    [
      "what the clinic gives, by the tablet",
      pressure,
      "One small tablet daily, like amlodipine, guards brain, heart and kidneys.",
      "Take one small tablet daily of garlic extract.",
    ],
    [
      "one clove and one stalk",
      pressure,
      { item: "He can keep the drink: 1 clove and 1 stalk a day, beside tablets." },
      { item: "He can keep the drink: 12 cloves and 20 stalks a day, beside tablets." },
    ],
    [
      "a cup of an everyday drink beside a medicine that minds more",
      coconutWater,
      { item: "Keep to 1 cup, use plain water for the rest." },
      { item: "Keep to 4 cups, use plain water for the rest." },
    ],
    [
      "a spoon of leaf powder once a day",
      moringaPowder,
      "Then take 1 level teaspoon of moringa powder once a day.",
      "Then take 5 teaspoons of moringa powder four times a day.",
    ],
    [
      "a measure that is too much",
      moringaPowder,
      "A tablespoon is three times as much and often brings loose stool.",
      "Take a tablespoon, three times as much.",
    ],
    [
      "cloves for a rinse",
      breath,
      {
        item: "**How:** 2 or 3 cloves in a cup of hot water, 5 to 10 minutes, cool. Swish after brushing and spit. Or chew one clove or a sprig of parsley.",
      },
      { item: "**How:** 2 or 3 drops of clove oil in a cup of hot water, swish and swallow." },
    ],
    [
      "drops in oil for the scalp",
      dandruff,
      "Mix the coconut oil with tea tree oil: 5 drops in 1 tablespoon.",
      "Take the coconut oil with tea tree oil by mouth: 5 drops in 1 tablespoon.",
    ],
    [
      "a weak cup in pregnancy of what the record allows",
      heartburn,
      "Ginger: in food, or a weak cup sipped after eating.",
      "Ginger: in food, or two weak cups sipped after eating.",
    ],
    [
      "a product that is spat out",
      charcoal,
      { item: "Charcoal toothpaste that you spit out is no problem." },
      { item: "Charcoal in water is no problem." },
    ],
    [
      "a measure of what the title above it names",
      charcoal,
      { title: "Senna works low down, after the pill is absorbed", item: "1 cup at bedtime is fine." },
      { title: "Charcoal works low down, after the pill is absorbed", item: "1 cup at bedtime is fine." },
    ],
    [
      "hours between two things",
      thyroid,
      {
        item: "**Moringa powder:** the same 4 hours. It carries calcium, which holds the tablet in the gut.",
      },
      { item: "**Moringa powder:** after the same 4 hours, a spoon at night." },
    ],
    [
      "what a baby may have after a year",
      honey,
      "After her first birthday a little honey is fine.",
      "After her nap a little honey is fine.",
    ],
    [
      "one tablet of the label's strength",
      wormOut,
      { item: "**Albendazole 400 mg**, one tablet, once, chewed or crushed in a little food." },
      { item: "**Albendazole 400 mg**, two tablets, once, chewed or crushed in a little food." },
    ],
    [
      "how long a tea keeps in the fridge",
      keptTea,
      "It keeps two to three days at most, cold and covered.",
      "Drink five cups of it, cold and covered.",
    ],
    [
      "the brand of a medicine of the records",
      wormOut,
      { item: "Or **mebendazole** (Vermox) for pinworm: **100 mg once**, chewed." },
      { item: "Or **mebendazole** (Voltaren) for pinworm: **100 mg once**, chewed." },
    ],
    [
      "what is to be filled in where no record speaks",
      letter,
      "Dear [Landlord's name], there is a leak in the **[room / ceiling / pipe]** since **[date]**.",
      "Dear [Landlord's name](/plants/ginger), there is a leak.",
    ],
    [
      "what is to be filled in, with a remark",
      letter,
      "I told you on [date] by [phone or in person; leave out if this is the first time].",
      "I told you on [date](https://example.com).",
    ],
    [
      "an app named in bold",
      letter,
      "**A short one for WhatsApp:** Fifty and fabulous!",
      "A short one: whatsapp:send?text=Fifty",
    ],
    [
      "what a heading gives as reasons",
      grapefruit,
      {
        title: "The danger is greatest if you",
        item: "Also take **clarithromycin, ciclosporin, diltiazem or verapamil**",
      },
      { title: "For the muscles", item: "Also take **clarithromycin, ciclosporin, diltiazem or verapamil**" },
    ],
    [
      "a strength under such a heading",
      grapefruit,
      { title: "The danger is greatest if you", item: "Take a high dose, **40 to 80 mg**" },
      { title: "For the heart", item: "Take a high dose, **40 to 80 mg**" },
    ],
    [
      "the potassium that a drink carries",
      nurse,
      "**Why:** a cup carries roughly 400 to 600 mg potassium.",
      "**Why not:** a tablet of 400 to 600 mg potassium a day helps.",
    ],
    [
      "the same measure in other units, after a comma",
      nurse,
      "One small glass (about 1 cup, 250 ml) now and then is the limit.",
      "One small glass (about 1 cup, 500 ml) now and then is the limit.",
    ],
    [
      "two tablets of the label as milligrams",
      period,
      { item: "**Ibuprofen** 400 mg with food, from the first cramp." },
      { item: "**Ibuprofen** 600 mg with food, from the first cramp." },
    ],
    [
      "water in bold, and what a recipe makes",
      sorrelDrink,
      { item: "8 cups **water**. It makes about 7 glasses." },
      { item: "8 cups **a day**. It makes you strong, 7 glasses." },
    ],
    [
      "sugar, and what thins a jug",
      maubyDrink,
      { item: "**4 cups water** to boil, about **8 cups** to thin, **1½ to 2 cups sugar**" },
      { item: "**4 cups water** to boil, about **8 cups** to drink" },
    ],
    [
      "how long an illness lasts",
      coldLong,
      "Ginger and lime soothe, but the nose takes 7 to 10 days, and the **cough up to 3 weeks**.",
      "Take ginger and lime, for the nose 7 to 10 days, and up to 3 weeks.",
    ],
    [
      "an allergy tablet of the open shelf, without a dose",
      coldLong,
      "**It may be** allergy (sneezing, itchy eyes; **cetirizine** helps).",
      "**It may be** allergy (sneezing, itchy eyes; take **prednisone**).",
    ],
    [
      "ounces in brackets",
      nurse,
      "Then ask your doctor whether a small glass (about 8 ounces) suits you.",
      "Then ask your doctor whether a small glass (about 18 ounces) suits you.",
    ],
    [
      "where the risk is highest",
      grapefruit,
      "The risk is highest on **40 or 80 mg**, over 70, with kidney or liver trouble.",
      "The help is surest with a dose of **40 or 80 mg**.",
    ],
    [
      "spices of a pot",
      maubyDrink,
      { item: "1 cinnamon stick, 6 cloves, ¼ teaspoon aniseed, a drop of vanilla" },
      { item: "1 cinnamon stick, 6 cloves of garlic, a drop of clove oil" },
    ],
    [
      "flour for a porridge",
      burning,
      "**Porridge:** 1 tablespoon arrowroot or plantain flour, mixed in cold water.",
      "**Porridge:** 1 tablespoon neem powder, mixed in cold water.",
    ],
    [
      "a helping of cooked greens most days",
      callaloo,
      "Keep it steady: for example ½ cup of cooked callaloo, three or four times a week.",
      "Keep it steady: for example callaloo juice, three or four times a week.",
    ],
    [
      "garlic in food beside a blood thinner",
      warfarin,
      "Garlic in food is fine.",
      "Garlic pills with food are fine.",
    ],
    [
      "what a plant without a record is",
      zarbula,
      "Zarbula bush is not in our records; generally it is a shrub, and people used the leaf as a wash for sores.",
      "Zarbula bush is not in our records; generally people boil 3 zarbula leaves in 2 cups of water.",
    ],
    [
      "that nobody should drink it",
      zarbula,
      "Zarbula bush is not in our records, so do not drink zarbula tea.",
      "Zarbula bush is not in our records, so drink no more than 2 cups of zarbula tea.",
    ],
    [
      "that a child should not have it",
      zarbulaForChild,
      "Zarbula bush is not in our records, so do not give it to him.",
      "Zarbula bush is a shrub that helps against worms.",
    ],
    [
      "what it is, beside a medicine",
      zarbulaWithTablet,
      "Zarbula bush is a small shrub of the coast.",
      "Zarbula bush is a small shrub that lowers sugar.",
    ],
    [
      "drops of rosemary oil for the scalp",
      thinning,
      "Massage in a tablespoon of castor oil with five drops of rosemary oil, and wash out.",
      "Drink a tablespoon of castor oil with five drops of rosemary oil.",
    ],
  ])("%s", (_what, grounds, passes, refused) => {
    expect(faultsOf(grounds, passes)).toEqual([]);
    expect(faultsOf(grounds, refused)).not.toEqual([]);
  });

  const isNamed = (grounds: Grounds, text: string) =>
    grounding.finish(grounds, [{ type: "verdict", text, records: [] }]).ok;
  const partOf = (quote: string, name: string) =>
    groundsFor(`wah bout ${quote}`, ["jamoon good for sugar?"], {
      asks: ["part"],
      mentions: [{ kind: "plant", quote, name, stands: "asked about" }],
    });
  it("a part of what was named earlier, and no name of its own", () => {
    expect(isNamed(partOf("de bark", "jamoon"), "**Not the bark, for sugar.**")).toBe(true);
    expect(isNamed(partOf("neem bark", "neem"), "**Not the bark, for sugar.**")).toBe(false);
  });
  it("a name with another one in brackets", () => {
    expect(isNamed(moringaPowder, "**Half a teaspoon of moringa (saijan) powder.**")).toBe(true);
    expect(isNamed(moringaPowder, "**Half a teaspoon (saijan) a day.**")).toBe(false);
  });

  it.each<[string, Grounds, string, string]>([
    [
      "a use on the skin, where only swallowing is to be avoided",
      aloe,
      "**Don't drink aloe vera now, neither juice nor sap.** Gel on the skin is alright.",
      "**Don't drink aloe vera sap now.** Gel in water is alright.",
    ],
    [
      "a tablet that the health centre gives",
      wormOut,
      "**No semi contract: its oil has killed children.** Give a worm tablet from the health centre.",
      "**No semi contract oil: it has killed children.** Give a small spoon of the tea.",
    ],
    [
      "a pot herb that was asked about",
      shallot,
      "**At 9 he should not have zarbula.** He can have honey with shallot.",
      "**Yes, at 9 he can have honey with zarbula.**",
    ],
    [
      "somebody who is well",
      stent,
      "**Still no garlic tablets with your Plavix.** I'm glad your cousin is all right, but you may bleed.",
      "**Still no two tablets with your Plavix.** I'm glad to say that one is all right.",
    ],
    [
      "what capsules may do to somebody",
      eliquis,
      "**Turmeric in your curry is fine with Eliquis; it's the capsules you should not take,** because they can make you bleed more easily.",
      "**Turmeric in your curry is not the same as the capsules,** because you can take those more easily.",
    ],
    [
      "food in the words before",
      carillaPregnant,
      "**Carilla juice, tea and capsules are bad in pregnancy, and you should not take them.** Cooked as food, a small helping now and then is fine.",
      "**Carilla juice, tea and capsules are bad in pregnancy, and you should not take them.** Cooked as tea, a small helping now and then is fine.",
    ],
    [
      "food amounts as in a pot",
      eliquis,
      "**Do not take turmeric capsules with Eliquis, you may bleed more easily.** Ordinary food amounts, as in your curry, are fine.",
      "**Do not take turmeric capsules with Eliquis, you may bleed more easily.** Ordinary amounts, as in your tea, are fine.",
    ],
    [
      "garlic in food, and not the pills",
      warfarin,
      "**Garlic in food is fine with warfarin, not the pills:** raw garlic and pills make bleeding more likely.",
      "**Garlic pills with a meal are fine with warfarin,** not raw garlic: it makes bleeding more likely.",
    ],
    [
      "fruit now and then, where the label minds the juice",
      grapefruit,
      "**Not every day: leave the juice with Lipitor, it may harm the muscles.** Half a fruit now and then is fine for most people.",
      "**Not every day: leave the fruit with Lipitor, it may harm the muscles.** A glass of juice now and then is fine for most people.",
    ],
    [
      "conditions in a row",
      lowSugar,
      "**Better not drink the bitter melon juice: it adds up, more so if you skip meals, drink alcohol or exercise hard.**",
      "**Better not drink the bitter melon juice: it adds up, but if you eat meals, drink it or exercise hard.**",
    ],
    [
      "an ordinary helping while nursing",
      nursing,
      "**No carilla tea while you nurse: nobody knows what reaches the milk.** Cooked as food, an ordinary helping is fine.",
      "**No carilla tea while you nurse: nobody knows what reaches the milk.** Drawn in water, an ordinary cup is fine.",
    ],
    [
      "another part to eat",
      cornSilk,
      "**Don't give him corn silk tea, it is not for children.** Corn to eat is fine.",
      "**Don't give him corn silk tea, it is not for children.** A cold one is fine.",
    ],
    [
      "an oil on a child's hair",
      lice,
      "**Yes, neem oil is OK on a 7 year old's hair, thinned down and washed out, but never by mouth:** swallowed, it has killed small children.",
      "**Yes, neem oil is OK for a 7 year old, thinned down:** swallowed, it has killed small children only neat.",
    ],
    [
      "honey after the first birthday",
      honey,
      "**No honey for her, not even a lick.** After the first birthday it is fine.",
      "**No honey for her, not even a lick.** After the first spoon it is fine.",
    ],
    [
      "a tea tree oil that the first words mix",
      dandruff,
      "**Mix the coconut oil with tea tree oil: 5 drops in 1 tablespoon.**",
      "**Mix the coconut oil with tea tree oil: 50 drops in 1 tablespoon.**",
    ],
  ])("%s", (_what, grounds, passes, refused) => {
    expect(verdictFaultsOf(grounds, passes)).toEqual([]);
    expect(verdictFaultsOf(grounds, refused)).not.toEqual([]);
  });

  it("food that harms by itself is not called fine as food", () => {
    const says = (word: string) =>
      `**No, do not take ${word} with your tablets.** An ordinary amount in food is fine.`;
    expect(verdictFaultsOf(warfarin, says("garlic pills"))).toEqual([]);
    expect(verdictFaultsOf(fiveFinger, says("five finger"))).not.toEqual([]);
    expect(verdictFaultsOf(zocor, says("grapefruit"))).not.toEqual([]);
    const now = "**Not every day.** Half a fruit now and then is fine for most people.";
    expect(verdictFaultsOf(zocor, now)).not.toEqual([]);
  });
});
