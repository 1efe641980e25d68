// Talks of two and three questions, each with the answers that were really given: what is named later is joined to what was asked before.
import { beforeAll, describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "./herbalist.ts";
import type { Message } from "./understand/follow-up.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);

/** The last answer of a talk whose questions stand between "//". */
function lastAnswer(talk: string): string {
  const history: Message[] = [];
  let said = "";
  for (const question of talk.split(" // ")) {
    said = herbalist.answer(question, history).suggestion;
    history.push({ role: "user", content: question }, { role: "assistant", content: said });
  }
  return said;
}

describe("what a poison is taken with is not judged by itself", () => {
  it.each([
    ["granny backbone // me could drink it wid rum // how much", "Granny Backbone"],
    ["oleander tea // can i drink it with rum", "Oleander"],
    ["sweet sage // can i drink it with milk", "Sweet Sage"],
    ["granny backbone // can i put honey in it // how much", "Granny Backbone"],
    ["devildoer // how much rum", "Devildoer"],
    ["wild clary // with honey", "Wild Clary"],
  ])("%s", (talk, name) => {
    const answer = lastAnswer(talk);
    expect(answer).toMatch(new RegExp(String.raw`^\*\*\[${name}\]\S+ is dangerous: do not take it`));
    expect(answer).not.toMatch(/fine for most people|small drinks a day|\*\*Honey/);
  });
  it.each(["is oleander poisonous // and ginger?", "oleander // what about ginger for cold"])(
    "but is where it is asked about: %s",
    (talk) => expect(lastAnswer(talk)).not.toContain("is dangerous: do not take it"),
  );
});

describe("what is added to a thing does not take its place", () => {
  it.each([
    ["turmeric for knee pain // with black pepper // and i take warfarin", /turmeric[\s\S]*warfarin/i],
    ["monkey ladder // what is it for // can i mix it with capadulla", /Capadulla[\s\S]*Monkey ladder/],
    ["ginger and garlic for cold // with honey // is it safe in pregnancy", /Garlic\]\S+ in pregnancy/],
    ["ginger tea // with lime // how often", /Ginger\]\S+ ginger tea[\s\S]*Lime\]/],
  ])("%s", (talk, answer) => expect(lastAnswer(talk)).toMatch(answer));
});

describe("'with kidney stones' after a plant asks whether the two go together", () => {
  it.each([
    ["pussley // can i eat it // with kidney stones", /pussley.*oxalate/],
    ["calaloo // with kidney stones", /calaloo.*oxalate/],
    ["thyme // wid asthma", /the inhaler does/],
    ["coconut water // if you have kidney disease", /potassium/],
  ])("%s", (talk, answer) => expect(lastAnswer(talk)).toMatch(answer));
});

describe("what was spoken of for the skin or the hair is not answered with the drink", () => {
  it.each([
    ["neem for ringworm // how often", /on the skin only/, /leaflets in one cup/],
    ["castor oil for eyebrows // how long", /eyebrows/, /two to six hours/],
    ["aloe for dry skin // how many times a day", /gel on skin/, /gel drink/],
    [
      "toe nail fungus // vinegar // how long",
      /vinegar or lime juice has not been shown to clear toenail fungus/,
      /glass of water/,
    ],
    ["toe nail fungus // garlic // how many months", /on the skin/, /with food/],
    ["shingles // aloe // how often", /gel on skin/, /scalp/],
    ["sunburn // what can i put on // how many times a day", /gel on skin/, /toothpaste|Lime|gel drink/i],
    ["piles // wa fuh siddung in // how long fuh soak", /fifteen minutes/, /Buttonweed/],
  ])("%s", (talk, said, other) => {
    const answer = lastAnswer(talk);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(other);
  });
  it("but a tea for the skin stays a tea", () =>
    expect(lastAnswer("acne // neem tea // how often")).toContain("leaflets in one cup"));
});

describe("what was just said not to use has no amount", () => {
  it.each([
    ["wart on finger // milk of papaya // how often", /Better not: (?:\[?papaw|\[?papaya)/i],
    ["papaya milk for corns // how often", /the milk of the green fruit burns/],
    ["aloe for constipation // how much", /no amount of (?:\[?aloes)/],
    ["papaya leaf fuh dengue // how fuh mek am // how much days", /I give no recipe/],
    [
      "guava leaf for runny belly // for my 3 year old // how much",
      /I give no amounts or recipes for a child/,
    ],
  ])("%s", (talk, answer) => expect(lastAnswer(talk)).toMatch(answer));
  it("but another form of it may have one", () =>
    expect(lastAnswer("me sugar high // carilla juice good? // how much")).toContain(
      "one small cup a day, three days at most",
    ));
});

describe("what an answer names only to be left is not asked about", () => {
  it.each([
    "wind after operation // it was yesterday",
    "what tea after hernia operation // when can he start",
  ])("%s", (talk) => {
    const answer = lastAnswer(talk);
    expect(answer).toMatch(/the ward|the team that operated/);
    expect(answer).not.toContain("/plants/castor-bean");
  });
});

describe("who or what was told first is joined to what is asked on", () => {
  it.each([
    ["me a vomit an pregnant // how much ginga", /What food holds/, /Three cups/],
    ["I am vomiting and pregnant // how much ginger", /What food holds/, /Three cups/],
    [
      "is coconut water good for kidneys // mine are weak, I take Lasix",
      /No coconut water with kidney disease: its potassium/,
      /Take care/,
    ],
    [
      "sugar tablet finish // wa me could drink till me get more",
      /Go to a pharmacy today/,
      /\[Garlic\]|\[Celery\]/,
    ],
    ["pressure tablet finish // what bush could hold me", /cannot hold the place/, /sorrel/i],
    ["is licorice good for cough // he had a heart attack last year", /^\*\*No, not for you/, /digoxin/],
    [
      "breastfeeding milk low // how many cups a day // is it safe for the baby",
      /while breastfeeding/,
      /is not for a baby/,
    ],
    ["wha fuh put pan boil // it bus already", /Let a burst boil run, wash with soap/, /Ochro|Plants people/],
    ["boil on my leg // it burst already, what to put", /./, /Ochro\]/],
    ["fever grass bath // sickle cell", /bath|skin/, /odd weak cup/],
    ["I am breastfeeding // can I give the baby fever grass", /./, /everyday drink/],
  ])("%s", (talk, said, other) => {
    const answer = lastAnswer(talk);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(other);
  });
});

describe("a leaf in the water and a sting are no bottle and no burn", () => {
  it.each([
    ["diabetic foot // can i soak it in bush", /No leaf, oil, hot soak/, /bitters/i],
    ["hard belly // can i soak in bush", /./, /bitters/i],
    ["sweating underarm // lime // does it burn", /lime burns/, /Cool running water for 20/],
    ["pepper cream for knee // does it burn", /./, /running water/],
  ])("%s", (talk, said, other) => {
    const answer = lastAnswer(talk);
    expect(answer).toMatch(said);
    expect(answer).not.toMatch(other);
  });
  it("but the bottle of that name is known", () =>
    expect(lastAnswer("soak bush")).toMatch(/sold by the bottle|drink of bitter barks/));
  it("and not called fine as food", () =>
    expect(lastAnswer("can i drink soak bush")).toMatch(/^\*\*Better not: soak bush/));
});

describe("a whole question after a bare name is asked of it", () => {
  it.each([
    ["piles // me could sit in warm salt water?", /lukewarm water for 15 minutes/],
    ["jamun // leaf or seed", /seed powder is taken for sugar/],
    ["headache // can i drink peppermint tea", /not tested for headache/],
  ])("%s", (talk, answer) => expect(lastAnswer(talk)).toMatch(answer));
  it("unless it names a trouble of its own", () =>
    expect(lastAnswer("piles // what is good for a cough")).not.toMatch(/piles|lukewarm/i));
});

describe("a medicine that was set right is no longer spoken of", () => {
  it.each([
    [
      "grapefruit ok with Lipitor // no it is the other one, Crestor",
      /\*\*Yes, Crestor/,
      /take grapefruit with lipitor/i,
    ],
    ["sorrel and Norvasc // no, she takes Cozaar // how much", /cozaar/i, /norvasc/i],
  ])("%s", (talk, named, left) => {
    expect(lastAnswer(talk)).toMatch(named);
    expect(lastAnswer(talk)).not.toMatch(left);
  });
});

describe("a reading told after the wish to leave the tablets is no question of its own", () => {
  it.each([
    "can i stop pressure tablets and use bush // pressure 128 over 78 now",
    "can i stop pressure tablets and use bush // pressure 128 over 78 now // still no?",
    "can i leave my sugar tablet // sugar 6 now",
  ])("%s", (talk) => expect(lastAnswer(talk)).toMatch(/^\*\*No\. Please do not replace or leave off/));
});

describe("what is only said beside a thing is not asked about", () => {
  it.each([
    ["karela with Januvia // how much as food // twice a week with rice", /Karela/],
    ["callaloo with warfarin // every day with rice", /Calaloo/],
    ["how fuh mek sorrel // widout ginger // how lang it does keep", /sorrel/],
  ])("%s", (talk, name) => {
    expect(lastAnswer(talk)).toMatch(name);
    expect(lastAnswer(talk)).not.toMatch(/\[?Rice\b|\[?Ginger\b/);
  });
});

describe("what was told before decides what is meant", () => {
  it.each([
    ["tulsi tea // for cough // with sugar or honey", /tulsi/, /counted teaspoon|readings/],
    ["eczema // coconut oil or aloe", /eczema/, /they are different/],
    ["cradle cap // olive oil ok? // how long leave it", /baby shampoo/, /adult skin/],
    ["me mudda does drink neem // she pon insulin // she sugar 4.2", /too near it/, /I left out/],
    ["piles // aloe // me could push it inside?", /^\*\*\[Aloe\]\S+ for piles goes outside only/, /clay pot/],
    [
      "me head scratchin // aloe // leff it overnight?",
      /Better not leave \[aloe\]\S+ in the hair overnight/,
      /burn bigger/,
    ],
    [
      "me tablet mekkin me cough // is enalapril // so ginger tea could stop it?",
      /itself bring the cough/,
      /^\*\*Take/,
    ],
    ["my baby hiccups // sugar water? // 2 months old", /No sugar water/, /leave out Cow's milk/],
  ])("%s", (talk, answer, other) => {
    expect(lastAnswer(talk)).toMatch(answer);
    expect(lastAnswer(talk)).not.toMatch(other);
  });
});

describe("thanks end a talk", () => {
  it.each(["lemongrass tea // every day // thanks yuh hear", "sorrel with Cozaar // thanks, that is all"])(
    "%s",
    (talk) => expect(lastAnswer(talk)).not.toMatch(/emongrass|orrel/),
  );
  it("but not where something else is asked", () =>
    expect(lastAnswer("ginger for gas // thanks, what about mint")).toMatch(/mint/));
});
