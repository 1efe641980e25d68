// Which note answers a question: each its own, other words for it, and no note for what is about something else.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";
import { withoutSameStems } from "./note-index.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

const found = (question: string) => herbalist.answer(question).decisions.understanding.note?.note.id;

describe("notes", () => {
  it("are each found by their own question", () => {
    const lost = herbalist.knowledge.notes.all
      .map(({ note }) => note)
      .filter(({ id, question }) => found(question) !== id)
      .map(({ id }) => id);
    expect(lost).toEqual([]);
  }, 120_000);

  it.each([
    ["me does drink de bush tea first thing a mawnin pon empty belly, dat ok?", "empty-stomach"],
    ["is wuh time fuh tek de tea, marnin or night", "time-of-day"],
    ["could i boil the same leaves over again tomorrow", "reuse-leaves"],
    ["cyan sleep since night shift", "night-shift"],
    ["stomach hurting after taking ibuprofen what now", "painkiller-stomach"],
    ["sneezing every morning in brooklyn apartment", "morning-sneezing"],
    ["wrist pain from typing", undefined],
    ["why do i get boils all the time", "core-boils"],
    ["old people say to take a clean out before school open", "clean-out"],
    ["i missed my pressure tablet last night should i double it today", "missed-dose"],
    ["eating callaloo while on coumadin", "warfarin-greens"],
    ["she had a c-section and granny want to give her a bush bath", "after-birth-bath"],
    ["can my 3 month old get a little water in this heat", "baby-water-tea"],
    ["gripe water for a 2 week old", "baby-colic"],
    ["my heels are split and sore", "cracked-heels"],
    ["eyelid jumping three days now", "eye-twitch"],
    ["marabunta sting me on meh hand", "sting-note"],
    ["a marabunta nest by the window but no sting, what plant they don't like", "house-pests"],
    ["some red bumps come out on my arm after I weed the yard", "core-rash"],
    ["weeds taking over my thyme bed", "weeds"],
    ["is the love vine on the fence good for anything", "unknown-local-name"],
    ["how long thyme syrup does keep in the fridge", "syrup-keeps"],
    ["how to store fresh ginger", "fresh-root-keeps"],
    ["how they used to drown the cassava starch and dry it", "cassareep-made"],
    ["trying for a baby two years, womb cold, which herb", "trying-for-baby"],
    ["cold womb after birth, can i drink ice water", "cold-after-birth"],
    ["nobody buying noni, how long the fruit last", undefined],
    ["how long does the effect of soursop tea last", "effect-lasts"],
    ["the flood take my tulsi plants, how to start back from seed", undefined],
    ["dasheen leaf scratching my mouth, what to do", "eddo-itch"],
    ["hot like fire this achar, what cool the tongue", "pepper-burn"],
    ["how else to soften channa", "soaking-peas"],
    ["discharged last month, can he have honey and ginger", undefined],
    ["we serving herbal drinks at the walk, which are refreshing", "nice-tea"],
    ["what tea is mild enough for my baby", undefined],
    ["who make you? is GPH own this?", "app-cost"],
    ["ants all over my pepper plant", "pests-on-plants"],
    ["is this site free", "app-cost"],
    ["is devil's ivy poison to my cat", "house-plants-poison"],
    ["how soon can i take a pregnancy test", "pregnancy-test-when"],
    ["poison ivy in guyana?", "poisons-of-books"],
    ["how do i save a plant on here", "site-save"],
    ["delete my data", "site-delete"],
    ["bathing late in the night cause arthritis?", "bathing-and-joints"],
    ["can you get pregnant the first time", "ways-to-get-pregnant"],
    ["how many wet diapers a day", "milk-enough"],
    ["nyquil and high blood pressure", "sudafed-and-pressure"],
    ["flu shot while breastfeeding", "vaccine-nursing-pregnant"],
    ["is rice fattening", "fattening-food"],
    ["how to stop grinding my teeth in sleep", "teeth-grinding"],
    ["breastfeeding want to stop milk dry up", "milk-stop"],
    ["how much water should i drink a day", "water-a-day"],
    ["is 99.5 a fever", "fever-number"],
    ["can my wife boldo tea drink for liver", "boldo"],
    ["when me chew de guava leaf me fuh swallow it or spit it out", "swallow-or-spit"],
    ["the doctor cream and the coconut oil, which goes on first", "cream-or-oil-first"],
    ["how long does one cup of carilla tea stay in the system", "effect-lasts"],
    ["can she plant it by the new moon, any truth in that", "by-the-moon"],
    ["yard was flooded with latrine water, when can we use the herbs", "flooded-garden"],
    ["crab oil from last year smelling like paint, use it still?", "oil-keeps"],
    ["how much weeks de bark must soak in de rum", "rum-soak-time"],
    ["can I take dried bush to london in my suitcase", "carry-abroad"],
    ["who could I interview for a project on bush plants", "school-project"],
    ["does coconut water at night bring cold in the chest", "cold-foods"],
    ["my fowl sick, can I give it aloe", "animals"],
    ["old man gave me a root and he don't know its name, what is it", "unknown-bark"],
    ["how long must I leave the castor oil in my scalp", "oil-overnight"],
    ["which bush tea could I drink daily without harm", "safe-every-day"],
    ["catfish fin juk me hand and it swell", "fish-spine"],
    ["channa soak overnight or how long", "soaking-peas"],
    ["how to know if a bush doctor is genuine", "real-herbalist"],
    ["what could I rub on my 5 year old chest for the cold", "child-chest-rub"],
    ["first step in the morning my heel hurts bad", "heel-pain"],
    ["snot turn green, mus be antibiotic?", "green-phlegm"],
    ["we ate channa and the wind is terrible", "gas-from-peas"],
    ["creatinine came back 1.8, which things to leave", "creatinine-number"],
    ["diabetic, could me eat lil mango", "fruit-with-sugar"],
    ["how much tylenol for my daughter, 3 years", "child-paracetamol"],
    ["migraine two days a month, what helps", "migraine-note"],
    ["can I fast for navratri on gliclazide", "fasting-with-sugar"],
    ["which arm for the pressure cuff", "measure-pressure"],
    ["my son, 3, cough like a dog barking at night", "croup-note"],
    ["is water from the creek safe if I boil it", "safe-water"],
    ["pull out method, can she get pregnant", "safe-days"],
    ["camoudi fat for arthritis, any good", "animal-grease"],
    ["every time me drink milk me belly a run", "milk-belly"],
    ["how could I tell if meh sugar high, no machine home", "high-sugar-signs"],
    ["glucophage does mash up kidney?", "metformin-kidney"],
    ["baby belly button poking out, tie a penny on it?", "umbilical-hernia"],
    ["post stroke, which foods must he leave", "after-stroke"],
    ["we baby 4 days no poop, only breast milk", "baby-stool"],
    ["ah does cry all day since the baby born", "postnatal-low"],
    ["my father 82 don't want to eat and losing weight", "appetite-adult"],
    ["swollen gland in neck with sore throat", "swollen-glands"],
    ["ldl 160 what it mean", "cholesterol-numbers"],
    ["build back strength after dengue", "strength-after-illness"],
    ["what breakfast for diabetic", "diabetes-meals"],
    ["breastfeeding and head hurting, what could I use", "nursing-pain"],
    ["bleeding three weeks now on depo", "bleeding-on-contraceptive"],
    ["condom break with a man who have hiv", "hiv-exposure"],
    ["bone spur heel", "heel-pain"],
    ["how fuh mek de coconut oil home like dem does do in Berbice", "coconut-oil-made"],
    ["my leaf of life juice turned brown after an hour is it still good", "juice-turned-brown"],
    ["i had luck and found fresh turmeric in Scarborough, how should I store it", "fresh-root-keeps"],
    ["devil's guts weed on my hibiscus", "weeds"],
    ["is bird vine good for blood pressure", "bird-vine"],
    ["how do i politely tell my mother to stop the bush", "talk-kindly"],
  ])("%s", (question, id) => expect(found(question)).toBe(id));

  it.each([
    "norvasc and sorrel drink",
    "black sage for cold",
    "papaya seed for worms",
    "what is tulsi",
    "how do I make fever grass tea",
    "what is capadulla",
    "carilla and metformin",
    "who won the cricket last night",
    "what time does the ferry leave Parika",
    "how to take candle wax out of a tablecloth",
    "what is the exchange rate today",
    "how to get a visa for Canada",
    "write me a poem",
    "9 x 17",
    "write a cover letter for a teller position",
    "the jury came back before lunch",
    "school reopens on which day in Toronto",
    "I does take metformin",
    "kindly tell me about capadulla",
    "blorp zindle heel",
  ])("no note for: %s", (question) => expect(found(question)).toBeUndefined());

  it("say the general rule beside what the plant's own record says", () => {
    const { suggestion } = herbalist.answer("can I drink green tea on an empty stomach?");
    expect(suggestion).toMatch(/^\*\*Green tea:\*\* .*cups a day/);
    expect(suggestion).toContain("**In general:**");
  });

  it("come first where they are the point, then what the plant does to this person", () =>
    expect(
      herbalist.answer("I take warfarin. Does the warning on garlic mean kitchen amounts too?").suggestion,
    ).toMatch(/^\*\*Food amounts[\s\S]*Garlic\].* with \*\*warfarin/));
  it("are left out where they do not speak of the plant that is judged", () => {
    const { suggestion } = herbalist.answer("is black sage good for a cold");
    expect(suggestion).toMatch(/^\*\*Not proven: \[Black Sage\]/);
    expect(suggestion).not.toContain("Nothing ends a cold early");
  });
  it("come after the verdict on the plant that they speak of", () =>
    expect(herbalist.answer("is neem good for pimples").suggestion).toMatch(
      /^\*\*\[Neem\][\s\S]*benzoyl peroxide/,
    ));
  it("give way to the plants where somebody asks what to boil", () =>
    expect(herbalist.answer("tea for gas").suggestion).toMatch(/\*\*How .* is made[\s\S]*Walk ten minutes/));
  it("are followed by no plants where a detail is asked", () =>
    expect(herbalist.answer("normal blood sugar after eating").suggestion).not.toContain("/plants/"));
  it("are not found by what only the story tells", () =>
    expect(
      found("My mother keeps ginger and garlic in the fridge every morning. Is it good for belly fat?"),
    ).not.toBe("keep-tea"));
  it("speak of the complaint that is told, not only of a word beside it", () => {
    expect(found("constipated four days now, prunes or papaw?")).not.toBe("prune-herbs");
    expect(found("meh head a pound meh, wuh leaf does tie pon forehead")).not.toBe("chop-or-crush");
    expect(found("my back tired, something to rub that don't smell strong")).not.toBe("smell-lost");
  });
  it("take no age for the age of a bottle, and no wind for acid", () => {
    expect(found("chickenpox itching. neem bath for my 6 year old?")).not.toBe("oil-keeps");
    expect(found("what is good for gas after eating black eye peas")).toBe("gas-from-peas");
  });
  it.each([
    ["mild eczema behind the knee itch", "itchy-bottom"],
    ["granny rub de chile wid soft candle when he catch cold, wha soft candle mek wid", "how-long-cold"],
    ["is boiled papaw leaf good for dengue, people tell me so", "dengue-or-flu"],
    ["why do they call it dead man's finger, the okra looking thing", "hands-numb"],
    ["why did Victorian ladies faint so much and use smelling salts", "august-purge"],
    ["how much mauby bark for one gallon", "mauby-amount"],
    ["we lost grandma in June, planting a herb garden in her memory, what grows easy", "memory-elder"],
    ["chikungunya like pains, fever 39", "chik-joints"],
    ["was monkey ladder vine really used for snakebite", "mens-bush-proof"],
    ["eight days without stool, belly tight", "belly-swells"],
    ["alternative to panadol for headache", "migraine-note"],
    ["how do you cut ginger without losing the juice", "root-cuttings"],
    ["gave blood and got a biscuit, which local foods have good iron", "starch-with-sugar"],
    ["small scratch, not red, aloe ok?", "aloe-brown"],
    ["shoulder popped out and went back in on Saturday", "creaky-knees"],
    ["what bush to bathe in for itching after carnival", "allergy-to-herb"],
    ["what tea for nausea, not pregnant", "unknown-bottle"],
    ["bush tea for an old man with a weak heart", "slimming-tea-sick"],
    ["what to burn in the house for good luck", "minor-burn"],
    ["my son of 15 wants creatine", "creatinine-number"],
    ["me son get ring worm pon he face, what bush", "child-worms"],
    ["diarrhoea since yesterday, drinking her tea and water", "keep-tea"],
    ["toothache three nights no sleep, cheek a little swollen", "sleep-better"],
    ["baby belly button sticking out when she cry", "clean-out-after-birth"],
    ["can i put cereal in baby bottle", "unknown-bottle"],
    ["newborn girl bleed little from vagina", "baby-water-tea"],
    ["mi belly a gripe me and mi wife just have baby", "baby-colic"],
    ["low sex drive since baby", "postnatal-low"],
    ["what good for sciatic nerve", "calm-nerves"],
    ["natural antibiotic for tooth abscess", "antibiotics-for-cold"],
    ["hand swell come morning, me taking pressure tablet long time, wha to rub", "tablet-hour"],
    ["urine on jellyfish sting", "uti-note"],
    ["mi can't pee good since last night", "night-urine"],
    ["nipple leaking blood", "newborn-oddities"],
    ["me period pain normal every month, what bush", "period-too-often"],
    ["I take birth control, what for period cramps", "bleeding-on-contraceptive"],
    ["is it the beetroot making my pee pink, i aint eat none", "urine-after-vitamins"],
    ["baby gaining weight but spitting up", "weight-gain-note"],
    ["5 year old with nose bleed every week", "baby-cold"],
    ["thyroid tablets every morning, is moringa ok", "tablet-hour"],
    ["tongue have a hole and burn when i eat pepper", "pepper-burn"],
    ["who writes this", "school-project"],
    ["is it ok to swim after eating", "after-food"],
    ["hubby hardly eating or bathing for a month since he lost his job", "grief-normal"],
    ["one year since granny died, how she made her bush tea with zeb grass", "grief-normal"],
    ["Can I freeze bush or herbs?", "herb-shrub-tree"],
    ["slept bad and neck stiff on one side, which oil to rub", "sleep-side"],
    ["i taking amoxicillin can i drink aloes same time", "antibiotic-and-drink"],
    ["how much is 50 us in guyana dollars", "buy-abroad"],
  ])("leave to others what only shares words with them: %s", (question, id) =>
    expect(found(question)).not.toBe(id),
  );
  it("are found as well by one word of each stem, which is all that a phone keeps", () =>
    expect(withoutSameStems("heel|heels|^heel =corns crack|cracks|cracked_heel")).toBe(
      "heel|^heel =corns crack|cracked_heel",
    ));
  it("need their words near each other", () =>
    expect(
      found(
        "My knee hurt me bad. My mother in Berbice say hello to all. She going to church. The rain come.",
      ),
    ).not.toBe("knees-and-rain"));
});

describe("a note that shares a word and not the question", () => {
  it.each([
    "fainting goat farm uses which herb for feed, read it somewhere",
    "wha fuh drink when yuh eat too much duck curry an yuh belly tight",
    "wha name de black oil granny use fuh rub we chest, come in small bottle",
    "how to register a small business at the GRA",
    "how to cook up a good caption for insta",
    "hanging basket for thick leaf thyme, sun or shade",
    "how to drown slugs in beer, they're eating my bora",
    "My aunt cuts the vein out of the callaloo leaf before cooking. Is there a reason?",
  ])("gives way: %s", (question) => expect(found(question)).toBeUndefined());
  it.each([
    [
      "me son seh all dis bush ting is foolishness, but me drink it sixty year. wha de science seh",
      "does-bush-work",
    ],
    ["how to know if is real crabwood oil or they mix it", "real-or-fake"],
  ])("stays in a story: %s", (question, id) => expect(found(question)).toBe(id));
  it("is about the frost, not the flood", () =>
    expect(found("does frost burn moringa, we're in Scarborough and I left it outside")).toBe("frost-herbs"));
  it.each([
    "I can't find wild cane in Toronto. What else can I use that does the same job?",
    "choke and rob vendor at Stabroek sold me this bark, it smells sweet and it's red, what could it be",
  ])("does not send a plant off: %s", (question) => expect(herbalist.answer(question).kind).toBe("clarify"));
  it("greets back on a holiday", () =>
    expect(herbalist.answer("happy phagwah to you all").kind).toBe("greeting"));
  it("reads Creolese for being tired", () =>
    expect(herbalist.answer("me does feel suh tiyad when me wuk done").suggestion).not.toMatch(
      /I have nothing on/,
    ));
  it("names what it does not know", () => {
    const { suggestion, kind } = herbalist.answer("widow's tears flower guyana");
    expect(kind).toBe("clarify");
    expect(suggestion).toContain("“widow's tears flower”");
  });
  it.each(["how to fix a leaking tap", "my tablet screen crack, how much to fix", "snow tires needed nyc"])(
    "sends what is about nothing of ours off in a line: %s",
    (question) => {
      const { suggestion, kind } = herbalist.answer(question);
      expect(kind).toBe("off-topic");
      expect(suggestion).not.toMatch(/911|912|915/);
    },
  );
});
