// The first sentence of each kind of answer, in the words of the people who ask.
import { beforeAll, describe, expect, it } from "vitest";
import { readCatalogue } from "#catalogue/load.ts";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";
import type { Message } from "../understand/follow-up.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

const first = (question: string, history: Message[] = []) =>
  herbalist.answer(question, history).suggestion.split("\n")[0] ?? "";
const all = (question: string, history: Message[] = []) => herbalist.answer(question, history).suggestion;

describe("is X good for Y", () => {
  it.each([
    ["does sorrel help with pressure", /^\*\*A little: \[Sorrel\].* for pressure\.\*\*/],
    ["papaw seed fuh worm good?", /^\*\*Yes: .* for worm\.\*\*/],
    ["does soursop cure cancer", /^\*\*No: .*not known to treat cancer/],
    ["valerian for sleep", /^\*\*Not proven: valerian for sleep/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("sends an illness that needs a doctor there first", () =>
    expect(all("is moringa good for malaria")).toContain("needs a doctor first"));
  it("says what helps most and when to see someone", () =>
    expect(all("pumpkin seed for worms")).toMatch(/What helps most:[\s\S]*When to see someone:/));
});

describe("a complaint near one that the record knows", () => {
  it.each([
    [
      "neem leaf for ringworm",
      /^\*\*Not proven: \[Neem\].* for ringworm; tradition has it for itching, skin rash/,
    ],
    ["carrion crow bush for itchy skin", /^\*\*Not proven: .* for itching; tradition has it for ringworm/],
    ["turmeric for eczema", /^\*\*Not proven: .*skin rash, which is near it/],
    ["cassava for pressure", /^\*\*No, \[Cassava\]\S+ is not shown to help with pressure; by custom /],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("tells how it is made for that", () =>
    expect(all("neem leaf for ringworm")).toMatch(/\*\*How:\*\* Leaf bath, on the skin only/));
  it("names nothing to drink for the skin", () =>
    expect(all("turmeric for eczema")).not.toMatch(/golden milk/i));
});

describe("the part of a plant that is asked about", () => {
  it.each([
    ["black sage root for cough", /^\*\*Only the leaf of \[Black Sage\].* for cough, not the root/],
    ["kufa root back pain", /^\*\*Only the latex of \[Kufa\].* not the root/],
    ["guava bark for running belly", /^\*\*Only the young leaf of \[Guava\].* not the bark/],
    [
      "moringa root for back pain",
      /^\*\*Not known: the root of \[Moringa\]\S+ for back pain\.\*\* The root: /,
    ],
    ["papaw flower for cough", /^\*\*Not known: the flower of \[Papaw\]/],
    ["soursop flower tea", /^\*\*No use of the flower of \[Soursop\]/],
    ["guava leaf for running belly", /^\*\*A little: \[Guava\]/],
    ["seed under leaf for kidney stones", /^\*\*(?!Only)/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("something taken before the complaint came", () => {
  it.each([
    ["mouth sores from eating pine, any remedy", /^\*\*It may be \[Pine\].*: leave it/],
    ["rash after rubbing neem oil", /^\*\*It may be \[Neem\]/],
    ["diarrhoea after drinking senna", /^\*\*It may be senna: leave it/],
    ["ginger for belly pain after eating", /^(?!\*\*It may be)/],
    ["My belly hurting since morning, can I drink mint tea now?", /^(?!\*\*It may be)/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("is not offered against it", () =>
    expect(all("vomiting after drinking ginger tea")).not.toMatch(/^- \[Ginger\]/m));
});

describe("whether it may be taken every day", () => {
  it.each([
    ["can i drink lemon grass tea every night", /^\*\*Better not: \[Lemongrass\]\(\S+\) every night\./],
    [
      "coconut water every morning too much?",
      /^\*\*Fine, for most healthy adults: coconut water every morning/,
    ],
    ["can i eat oats every morning", /^\*\*Yes, for most healthy adults: oats every morning/],
    [
      "turmeric milk every night good?",
      /^\*\*Better not: \[Turmeric\]\(\S+\) every night\. Seven days is for the milk/,
    ],
    ["is corilla juice every day too much", /^\*\*Better not every day: no safe amount of \[Corilla\]/],
    ["ginger tea every day", /^\*\*Yes: \[Ginger\]\(\S+\) every day\. A weak cup/],
    ["guava leaf tea every day", /^\*\*Better not: \[Guava\]\(\S+\) every day\. The leaf tea/],
    ["how many noni can i eat for the day", /^\*\*No safe amount of \[Noni\]\(\S+\) as food is known/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("keeps the first warning", () =>
    expect(all("coconut water every morning too much?")).toMatch(/Rich in potassium/));
});

describe("a verdict that the next line does not contradict", () => {
  it.each([
    [
      "my gums bleeding when I brush. Saltwater enough?",
      /^\*\*It helps, but is not enough by itself: saltwater/,
    ],
    ["is wiri wiri pepper bad for piles", /^\*\*It may: .* stir up ulcers, reflux and piles/],
    ["is moringa bad for piles", /^\*\*Not known: .* worsening piles/],
    ["Sour orange peel tea for gas, you dry it first?", /^\*\*Yes, dried first: .* Dry thin strips/],
    ["how do I dry guava leaf", /^(?!.*Yes, dried first)/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("the name that the reader used", () => {
  it.each([
    ["is it ok to use crab oil on face", /Crab oil \(Crabwood\)/],
    ["nem leaf tea", /\[Neem\]/],
    ["turmric for cough", /\[Turmeric\]/],
    [
      "grapefruit and lipitor what about shaddock",
      /^\*\*No: do not take grapefruit and shaddock with lipitor/,
    ],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("the form that is asked for", () => {
  it.each([
    [
      "my lower back stiff by evening time, any oil to rub with",
      /^\*\*Warmth and a slow rub(?![\s\S]*Monkey Ladder)/,
    ],
    ["any tea for a stiff lower back", /Monkey Ladder/],
    [
      "I does get migraine from the sun, is there a leaf to tie on the head",
      /^\*\*Plants people in Guyana use[\s\S]*Leaf of Life/,
    ],
    [
      "a who leaf dem does put in de bath fuh prickly heat",
      /^\*\*Cool the skin[\s\S]*the old neem or guava baths/,
    ],
    ["prickly heat all over my back", /^\*\*Cool the skin(?![\s\S]*No plant in my records)/],
    [
      "carrion crow bush for ringworm how they used to do it",
      /^\*\*How \[Carrion Crow Bush\].* is made: leaf on ringworm/,
    ],
    [
      "abee does drink daisy tea every mont end, is good fuh do suh?",
      /^\*\*\[Daisy\].* every month: no need/,
    ],
    ["can you bathe with neem and then go in the sun", /^\*\*My records have nothing against the sun after/],
    ["can you bathe with neem", /^\*\*Yes, on whole skin/],
    ["what if she nursing a baby", /^\*\*Leave these alone while breastfeeding/],
  ])("%s", (question, sentence) => expect(all(question)).toMatch(sentence));
});

describe("what for Y", () => {
  it.each([
    ["something for heartburn", /^\*\*Sit up, sip water/],
    ["me tooth a hut me bad", /^\*\*A clove dulls it for a while[\s\S]*salt rinses/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("names at most three plants and how to make one", () => {
    const { blocks } = herbalist.answer("tea for gas");
    const plants = blocks.flatMap((block) => (block.type === "plants" ? block.plants : []));
    expect(plants.length).toBeGreaterThan(0);
    expect(plants.length).toBeLessThanOrEqual(3);
    expect(all("tea for gas")).toMatch(/\*\*How .* is made\.\*\*/);
  });
});

describe("what is asked about a trouble", () => {
  it.each([
    ["is pink eye catching", /^\*\*Sore eyes, is it catching:\*\* Pink eye yes/],
    ["why do i get boils all the time", /^\*\*Boils and abscesses, why it comes:\*\* A skin germ/],
    ["why i sneeze when i sweep", /^\*\*Hay fever and dust allergy, why it comes:\*\* Dust mites/],
    ["heat or ice for back pain", /^\*\*Ice for what is new/],
    ["what not to do if you have piles", /^\*\*Piles, what to leave:\*\* Straining/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("answers both halves, and what helps after them", () =>
    expect(all("my 5 year old has chicken pox. Can she bathe? What must she not eat?")).toMatch(
      /day to day:\*\* Yes, bathe[\s\S]*What to leave:\*\* Aspirin[\s\S]*What helps:\*\* Cool baths/,
    ));
  it("leaves it to a note that answers the same", () =>
    expect(first("why do boils keep coming back")).toBe(
      herbalist.knowledge.notes.all.find(({ note }) => note.id === "boils-return")?.note.answer,
    ));
  it("names plants where something to take is asked for as well", () => {
    expect(all("why do i get headaches")).not.toContain("/plants/");
    expect(all("why do i get indigestion and what tea can i drink")).toContain("/plants/");
  });
  it("keeps the plants to avoid where a bush is asked about", () =>
    expect(all("which bush is bad for the kidneys")).toContain("/plants/"));
  it("says what to leave and how long it takes where no plant is known", () =>
    expect(all("bunion")).toMatch(/What to leave:\*\* Narrow shoes[\s\S]*How long:\*\* It stays/));
  it("gives no rub that is for grown people to a child", () =>
    expect(all("what to rub for my 2 year old with cold")).not.toContain("diclofenac"));
});

describe("readings", () => {
  it.each([
    ["my pressure is 135 over 85, is that high?", /^\*\*135\/85 is a little raised/],
    ["blood pressure 150/95 what to drink", /^\*\*Yes, 150\/95 is high/],
    ["sugar reading 9.2 before breakfast, what that mean", /^\*\*9\.2 .* before food is high/],
    ["My A1c is 6.2, is that bad?", /^\*\*An A1c of 6\.2 % is prediabetes/],
    ["A1C 5.4, am I diabetic", /^\*\*An A1c of 5\.4 % is normal/],
    ["sugar a1c 9 what does it mean", /^\*\*An A1c of 9 % is high/],
    ["my hba1c is 48", /^\*\*An A1c of 6\.5 % is in the range of diabetes/],
    ["A1c 6.2 and I want drink ginger tea", /^\*\*An A1c of 6\.2 % is prediabetes/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("names plants for a number only to somebody who wants them", () => {
    expect(all("my pressure is 135 over 85, is that high?")).not.toContain("/plants/");
    expect(all("blood pressure 150/95 what bush to drink")).toContain("/plants/");
  });
});

describe("what else a question tells", () => {
  it.each([
    ["pressure today 118 over 76, I carry on with sorrel?", /^\*\*118\/76 is fine/],
    ["Diamicron for sugar plus cinnamon powder, morning reading was 4.1", /^\*\*4\.1 .* close to low/],
    ["what is fever grass in spanish", /In Spanish and Portuguese malojillo/],
    ["people say sea moss cures everything, what is actually known", /^\*\*(?:Does sea moss work|Not shown)/],
    ["how many days in a row could I drink senna for a clean out", /^\*\*Senna:\*\* .* a week at most/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("does not send back to a medicine that was stopped before an operation", () =>
    expect(
      all("Surgery next week. I stopped the Plavix like they told me, must I stop ginkgo too?"),
    ).not.toMatch(/with plavix|Keep taking/));
  it("says that hours between do not help", () =>
    expect(all("Lipitor at night and grapefruit twelve hours apart, is that enough?")).toContain(
      "Hours between the two do not help",
    ));
  it("names what is not recorded in a list of plants", () =>
    expect(all("mariwiri, married man pork and thick leaf thyme, which is used for cold?")).toContain(
      "nothing on *mariwiri*",
    ));
});

describe("pairs and persons", () => {
  it.each([
    ["can I drink noni with aldactone", /^\*\*No: do not take \[Noni\].* with aldactone\.\*\*/],
    ["norvasc and sorrel", /^\*\*Take care: \[Sorrel\].* with norvasc\.\*\*/],
    ["grapefruit juice with simvastatin", /^\*\*No: do not take grapefruit juice with simvastatin\.\*\*/],
    ["soursop leaf tea when 6 months pregnant", /^\*\*No: \[Soursop\].*in pregnancy\.\*\*/],
    ["thyme tea for my 5 month old baby", /^\*\*No: .*not for a baby/],
    ["noni with kidney disease", /^\*\*No: \[Noni\].*kidney disease/],
    ["can someone with sugar use honey", /^\*\*(?:No|Take care): honey, with/i],
    ["mixing carilla and jamoon", /^\*\*(?:Take care|No)/],
    ["can I mix tulsi and ginger", /^\*\*Yes, most healthy adults/],
    ["is honey good for a diabetic", /^\*\*Take care: honey, with diabetes/],
    ["could I use guava leaf every now and then", /^\*\*Take care: a little \[Guava\]/],
    ["which bush is bad for the kidneys", /^\*\*Leave these alone with/],
    ["sweet potato when 4 months pregnant", /^\*\*Only as food, not as a remedy: \[Sweet Potato\]/i],
    ["only rubbing aloe on my skin, not drinking, I take humira", /^\*\*On whole skin: no clash/],
    ["could my granny drink some green bush tea", /^\*\*Not until you know.*bottle for an older person/],
    ["tulsi tea with milk ok", /^\*\*Yes, as far as is known: \[Tulsi\]/],
    [
      "can I give my grandmother noni, she is 90 and take lots of tablet",
      /^\*\*Not before the tablets are checked/,
    ],
    ["senna leaf for 2 weeks ok", /for a week at most/],
    [
      "lime and malta with my iron tablets",
      /^\*\*No clash is known: \[Lime\].* and malta \(malt drinks\) with iron tablets/,
    ],
    ["she taking diamicron and drinking some bush tea", /^\*\*Not until you know which bush it is\.\*\*/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("answers a pair only where it is asked about", () => {
    expect(all("how do I stop honey and onion syrup from turning sour")).not.toContain("no clash");
    expect(all("I take captopril. He drinks garlic and lemon tea. He gets dizzy.")).not.toMatch(/for dizz/);
  });
  it("says what to watch for", () =>
    expect(all("can I drink carilla with metformin")).toContain("Low sugar feels like shaking"));
});

describe("preparing, amounts and keeping", () => {
  it.each([
    ["how do I boil lemongrass", /^\*\*How \[.*\] ?\(?.*is made: /],
    ["neem tea every day?", /^\*\*No, not \[Neem\].*every day for long/],
    ["how many cups of ginger tea a day", /ginger tea: 1 cup/],
    ["how long does ginger tea keep in the fridge", /^\*?\*?\[Ginger\].*(?:keeps|fridge)/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("quotes the sentence of the record that a detail is asked of", () =>
    expect(
      first(
        "how you know when noni is ready for the juice, the soft white one that stinks or the hard green one",
      ),
    ).toMatch(/ripe/));
  it("says when a form is not recorded", () =>
    expect(first("how much carilla juice on a empty belly")).toContain("No juice of it"));
  it("gives no amounts for a child", () =>
    expect(first("how much ginger tea for my 4 year old")).toMatch(
      /^\*\*(?:No|Take care|In food amounts only|I give no amounts)/,
    ));
});

describe("what X is", () => {
  it.each([
    ["what is toyo bush", /\*Justicia pectoralis\*/],
    ["cow foot leaf", /\*Piper peltatum\*/],
    ["corrila", /\*Momordica charantia\*/],
    ["is lemongrass the same as fever grass", /^\*\*Yes: .*same plant/],
    ["neem or tulsi same thing?", /^\*\*No, they are different\.\*\*/],
    ["where can I buy moringa", /^\*\*\[.*\]\(.*\) is easy to find/],
    ["how do I grow sorrel in a pot", /^\*\*\[Sorrel\]/],
    ["healing oil on sugar for cough, is that really safe", /^\*\*No: .*[\s\S]*Never swallow it/],
    ["I want to know the English name for shadow benny", /culantro/],
    ["can a three year old drink mauby", /^\*\*Better not: .*for a child of 3/],
    ["Is thyme tea safe after the baby come, like the nine day tea to clean out", /while breastfeeding/],
    [
      "I am trying to get pregnant, they tell me drink man better man. Should I?",
      /^\*\*Not known: .*man better man/,
    ],
    ["How do you tell bitter cassava from sweet before you buy?", /By looks nobody can be sure/],
    ["Is zeb-a-femme anything we use in Guyana", /nothing on \*zeb-a-femme\*/],
    ["how u know when soursop ripe", /^\*\*\[Soursop\].*Cut it when full/],
    ["which part of neem do you use", /^\*\*Of \[Neem\].* tradition uses the /],
    ["black sage stick for a toothbrush", /twig as toothbrush/],
    ["vervine, which one is it", /\*Stachytarpheta/],
    ["are the little yellow flowers by the fence the same as chamomile", /^\*\*Words alone cannot tell/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("names plants that fit a description", () => {
    const { suggestion, kind } = herbalist.answer(
      "vine with yellow bumpy fruit that burst open red seed inside",
    );
    expect(kind).toBe("plant");
    expect(suggestion).toContain("/plants/carilla");
    expect(suggestion).toContain("Do not eat, drink or bathe");
  });
  it.each([
    [
      "vine, purple flowers, smells of garlic",
      "/plants/garlic-vine",
      "growth=vine&flower-colour=purple&smell=garlic",
    ],
    [
      "wah name da bush wid de lil pink flowers dat close up when yuh touch it",
      "/plants/sensitive-plant",
      "special=folds",
    ],
    ["identify plant with purple flower and square stem smells minty", "/plants/", "smell=mint"],
  ])("opens the key with a description: %s", (question, plant, answers) => {
    const suggestion = all(question);
    expect(suggestion).toContain(plant);
    expect(suggestion).toMatch(new RegExp(`\\]\\(/identify\\?[a-z=&,-]*${answers}`));
  });
  it("says a thing it does not hold by its name", () =>
    expect(all("what is zorbinka tea good for")).toContain("I have nothing on *zorbinka*"));
  it("does not look for a word of every question", () =>
    expect(all("what is capadulla made out of")).not.toContain("*made*"));
  it("says the uses where they are asked for", () =>
    expect(all("what's the use of corn silk? I always throw it away")).toContain("Tradition uses"));
});

describe("follow-ups", () => {
  const thread = (question: string, answer = ""): Message[] => [
    { role: "user", content: question },
    { role: "assistant", content: answer },
  ];
  it.each([
    [
      "is for my sister, she pregnant six month, same thing?",
      thread("could I use senna"),
      /senna, in pregnancy/,
    ],
    ["ginger does burn me. mint?", thread("is ginger good for gas"), /^\*\*Not proven: \[Mint\]/],
    ["how many handfuls in a bucket", thread("how to prepare carilla for sugar"), /2 handfuls/],
    [
      "I'm allergic to number 1. Is number 2 the same family?",
      thread("three plants for joint pain", "1. Ginger, as a tea. 2. Turmeric, in food. 3. Crabwood oil."),
      /^\*\*Yes, the same family \(Zingiberaceae\)/,
    ],
    ["and with metformin?", thread("is carilla good for sugar"), /with metformin/],
    ["how much then", thread("how to make ginger tea"), /ginger tea: 1 cup/],
    ["ok can I give the baby too", thread("thyme tea for cough"), /not for a baby/],
    ["and for gas?", thread("is ginger good for nausea"), /Ginger\].* for gas/],
    ["can I put ginger in it", thread("sorrel drink for pressure"), /Sorrel\].* with \[Ginger\]/],
    [
      "which one better?",
      [...thread("is noni good for arthritis"), ...thread("what about turmeric")],
      /Noni\].* rather than|Turmeric\].* rather than|Dye\].* rather than/,
    ],
  ])("%s", (question, history, sentence) => expect(first(question, history)).toMatch(sentence));
  it("takes the second plant of the last answer", () => {
    const before = herbalist.answer("tea for gas");
    const again = herbalist.answer("how do I make the second one", thread("tea for gas", before.suggestion));
    expect(again.suggestion).toContain(`/plants/${before.suggested_herbs[1]?.id}`);
  });
});

describe("a long list", () => {
  it("names every dangerous plant, wherever it stands", async () => {
    const { plants } = (await readCatalogue()).value;
    const dangerous = plants.filter(({ safety }) => safety.hazard === "dangerous");
    expect(dangerous.length).toBeGreaterThan(40);
    const missing = dangerous.filter(({ id, names }) => {
      const question = `can I drink ginger, lemongrass, thyme, cinnamon and ${names.common.toLowerCase()} together`;
      const { suggestion, decisions } = herbalist.answer(question);
      return decisions.level !== "emergency" && !suggestion.includes(`](/plants/${id}) is dangerous`);
    });
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
  it("says which things it has no room for", () =>
    expect(all("can I mix ginger, lemongrass, thyme, cinnamon and soursop")).toContain(
      "Not spoken of here:",
    ));
  it.each([
    "I take metformin, amlodipine, lisinopril and warfarin. Can I drink soursop and garlic?",
    "I take warfarin, lisinopril, amlodipine and metformin. Can I drink garlic and soursop?",
  ])("gives the verdict on every medicine, the gravest first: %s", (question) => {
    const answer = all(question);
    expect(first(question)).toMatch(/^\*\*No: do not take/);
    expect(answer).toMatch(/No: do not take \[?Garlic\S* with warfarin/);
    for (const medicine of ["metformin", "amlodipine", "lisinopril"]) expect(answer).toContain(medicine);
  });
  it("names both medicines of one class", () =>
    expect(all("I take aspirin and clopidogrel, can I drink ginger")).toContain("aspirin and clopidogrel"));
});

describe("everything that is named", () => {
  it.each([
    ["Can I drink corn silk tea for passing water often at night", /Corn silk \(Corn\)\]/],
    ["How do I dry my moringa leaves so they keep", /^\[Moringa\].*Dry leaves in the shade/],
    ["Tylenol and bush tea for the flu, any problem", /^Tylenol \(paracetamol\): /],
    [
      "Can you take Voltaren tablet and drink capadulla for the same back",
      /^\*\*.*Capadulla\].* with voltaren/,
    ],
    ["hot flushes, still getting them at 58. sage?", /^\*\*Not proven: sage for /],
    [
      "lisinopril, is it true no banana and no salt substitute",
      /salt substitute with lisinopril[\s\S]*Banana\]/,
    ],
    ["Lasix and corn silk tea together? my feets swelling", /with lasix[\s\S]*\*\*For swellings:/],
    ["Can I use honey?", /^\*\*Yes: as food honey is fine/],
    ["is garlic ok to use", /^\*\*Take care: a little \[Garlic\]/],
    ["can I use coconut oil as sunscreen", /^\*\*Coconut oil for \*sunscreen\*: nothing is in my records/],
    ["does tulsi lower cortisol", /my records say nothing of \*lower cortisol\*/],
    ["lemon balm and Ativan", /^\*\*Not known: I have nothing on \*lemon balm\*/],
    ["chickweed where to find in georgetown", /nothing on \*chickweed\*/],
    ["does cinnamon thin the blood", /^\*\*\[Cinnamon\].* may thin the blood/],
    ["which is safer in pregnancy ginger or mint", /Ginger\].*in pregnancy[\s\S]*Mint\].*in pregnancy/],
    [
      "does wild cane help with kidney stones",
      /^\*\*Not known: I have nothing on \*wild cane\*[\s\S]*litres/,
    ],
    ["what is cankerroot", /^\*\*Not known: I have nothing on \*cankerroot\*/],
    ["saucy grass in the lawn, it good for anything?", /^\*\*Not known: I have nothing on/],
    [
      'they say "lose your head" leaf, is a joke or a real plant?',
      /^\*\*Not known: I have nothing on \*lose your head\*/,
    ],
    ["the tall vine by the trench, is it good for anything", /^\*\*I know no plant of that name\.\*\*/],
    ["the soursop spoil in the fridge, how to tell if it gone bad", /^\*\*Ripe \[Soursop\]/],
    ["is granny backbone good", /drank it stops.*a child.*hospital at once/],
    ["is oleander good", /Whoever swallowed any goes to hospital at once/],
    ["quick answer please, turmeric or ginger in the soup", /^\*\*Either or both/],
    ["black pudding bush?", /^\*\*Not known: I have nothing on \*black pudding bush\*/],
    ["chirata same as chiretta?", /nothing on \*chirata\* or \*chiretta\*/],
    [
      "my grandmother feet swell, would boiling corn silk help, she takes amlodipine",
      /Corn silk.* with amlodipine[\s\S]*Corn silk is not shown to help with swollen feet[\s\S]*ankles with amlodipine/,
    ],
    ["metformin giving me diarrhoea, what bush instead", /^\*\*No\.[\s\S]*middle of a meal/],
    ["what tea can i drink with lisinopril", /^\*\*A weak cup of \[/],
    ["wild cane for kidney stones, true or story", /^\*\*Not known: I have nothing on \*wild cane\*/],
    [
      "my friend stopped her Glucophage and only drinks periwinkle now, she says I should do so too",
      /leave off your glucophage for \[Periwinkle\][\s\S]*is dangerous/,
    ],
  ])("is said: %s", (question, words) => expect(all(question)).toMatch(words));
  it("is said in the reader's word first, then in ours, and once", () => {
    const answer = all("what does shado beni do for gas");
    expect(answer).toContain("[Shado beni (Fitweed)](/plants/culantro)");
    expect(answer.match(/\(Fitweed\)/g)).toHaveLength(1);
  });
  it("keeps the reader's word in the thread", () =>
    expect(
      first("I also take Lasix", [
        { role: "user", content: "is corn silk good for bladder infection" },
        { role: "assistant", content: "" },
      ]),
    ).toContain("Corn silk"));
});

describe("one voice", () => {
  it.each([
    ["is turmeric good for arthritis", /^\*\*A little: .*, as turmeric capsules/, /only in the laboratory/],
    ["is ginger good for migraine", /ginger, which eased attacks in a few small trials/, /No use or study/],
    ["garlic for cholesterol", /^\*\*A little: in 39 trials garlic/, /No use or study/],
    ["sour orange peel for belly", /tradition has it for indigestion/, /Not known/],
    ["Ah want clean out me system, is aloes or castor oil better?", /^\*\*Neither/, /records say more/],
    ["is garlic and lime good for high pressure in the morning", /^\*\*Not proven: \[Garlic\]/, /get high/],
    ["is bitter melon safe for kidney patients", /^\*\*No: \[Bitter Melon\]/, /No use or study/],
    [
      "is senna ok every night i constipated plenty",
      /^\*\*Take care: senna is not for every night/,
      /constipated\./,
    ],
    [
      "can I mix turmeric and ginger and garlic in one pot",
      /^\*\*Yes, most healthy adults/,
      /Take care: Ginger/,
    ],
    ["can I use coconut oil as lube with condoms", /^\*\*Plain coconut oil/, /most healthy adults/],
    ["does losing weight help blood pressure", /salt/, /I have nothing on/],
    ["what bush in the yard smells like garlic", /words alone cannot tell/, /I have nothing on/],
    ["I drink sweet broom tea since last month and I take Janumet", /^\*\*Take care/, /keeps/],
    ["is ginseng ok for someone with high blood pressure", /^\*\*Take care: ginseng, with high/, /Not known/],
    ["does fat pork leaf really help sugar", /leaf tea; no amount/, /[Bb]ark tea: /],
    ["Which is better for cough, thyme or lemongrass?", /^\*\*\[Thyme\].* rather than/, /Neither/],
    [
      "Nyquil and soursop tea for sleep ok?",
      /^\*\*No: do not take \[Soursop\]/,
      /Not known to clash|No clash is known/,
    ],
    ["Robitussin DM with my Lexapro and ginger tea", /^\*\*No: no syrup/, /St John/],
    [
      "I'm 28 weeks and have a bad cold. Can I use Vicks and drink ginger with lime?",
      /in pregnancy/,
      /healthy adults|usual time/,
    ],
    ["can i drink neem while trying to get pregnant", /^\*\*No: \[Neem\]/, /Not known/],
    ["me belly a gripe me since me drink senna, wah fuh do", /^\*\*It may be senna: leave it/, /Not known/],
    [
      "which tea good for period pain, i take ibuprofen already",
      /^\*\*For period pain[\s\S]*\/plants\//,
      /Cataflam/,
    ],
    [
      "iron tablets making me constipated, what natural thing help",
      /^\*\*With water or orange juice/,
      /For constipation/,
    ],
    ["is it ok to take Advil with ginger tea", /^\*\*Take care: \[Ginger\][\s\S]*weak ginger/, /Not known/],
    ["allergic to penicillin, can I drink moringa", /Moringa/, /with penicillin/],
    ["is mauby alcoholic", /ferments/, /alcohol dependence/],
    ["how long should i drink corn silk tea", /4 days at most/, /keeps/],
    ["soursop tea good or bad", /^\*\*Take care: a little \[Soursop\]/, /is a tree/],
    ["is lime bad for ulcer", /^\*\*Take care: \[Lime\].*ulcer/, /No use or study/],
    ["is Irish moss and sea moss the same thing", /^\*\*Yes: /, /No, they/],
    ["Can I take Zyrtec and nettle tea together", /nothing on \*nettle tea\*/, /unnamed/],
    [
      "at my age (67) is it alright to take garlic tablets with Cozaar and baby aspirin",
      /^\*\*No: do not take \[Garlic\]/,
      /No ibuprofen/,
    ],
    [
      "yuh could drink bush tea when yuh tekkin antibiotics",
      /^(?:Antibiotics: )?\*\*A mild tea is fine/,
      /unnamed/,
    ],
    [
      "Can I mix noni juice with cranberry juice",
      /^\*\*Yes, most healthy adults/,
      /Keep taking your medicine/,
    ],
    [
      "I am on Eliquis. can I still cook with plenty garlic and turmeric?",
      /^\*\*Food amounts/,
      /do not take/,
    ],
    [
      "me skin a scratch me since me wash wid dat new soap powder. Wha fuh bathe in?",
      /No lime or bush bath/,
      /\/plants\//,
    ],
  ])("%s", (question, said, unsaid) => {
    expect(all(question)).toMatch(said);
    expect(all(question)).not.toMatch(unsaid);
  });
});

describe("the neighbour of what was asked", () => {
  it.each([
    [
      "Is a problem if he drink capadulla and he pressure high?",
      /^\*\*Take care: \[Capadulla\].*high blood pressure/,
    ],
    ["my mother has gout and she loves bora. should she stop", /^\*\*Bora with gout/],
    ["a headache comes when I drink red wine. what to take", /^\*\*A glass of water/],
    [
      "Me granmuddah seh fuh put hot cassava poultice pon boil. Dat good?",
      /^\*\*No, \[Cassava\].* help with boil/,
    ],
    ["How soon before surgery must I stop ginger tablets?", /^\*\*Take care: \[Ginger\].*surgery/],
    ["I bought noni capsules in Queens, the label say take 4 a day", /capsule/],
    [
      "can you mix bay leaf, cinnamon and ginger in one pot",
      /^\*\*Yes, most healthy adults may take \[Bay Leaf\]/,
    ],
    ["what is the best bush for high blood", /salt/],
    ["Daag, me waist nah good since me lift de rice bag. Tell me wha fuh tek.", /^\*\*Keep moving/],
    ["De sugar a trouble me, me could still eat mango one one time?", /^\*\*Take care: \[Mango\]/],
    ["wild cilantro and shado beni same?", /^\*\*Yes: /],
    ["cold water for burns", /^\*\*Cool running water/],
    ["what can i do bout cold sores", /^\*\*For cold sores/],
    ["I drank wild carilla tea and now I feel shaky", /^\*\*Leave \[Carilla\].* now/],
    [
      "why does my stomach burn when I drink ginger tea",
      /^\*\*(?:It may|Not known): \[Ginger\].* bringing on/,
    ],
    [
      "does banana make you constipated",
      /^\*\*(?:It may|Not known): \[Banana\].* bringing on or worsening constipation/,
    ],
    ["does papaya seed taste bitter and can it kill parasites", /^\*\*Yes: \[Papaya\].* for parasites/],
    ["Mum had a hip replacement, on Fragmin. She want to drink vervain", /^\*\*Take care: \[Vervain\]/],
    ["my skin dry dry in this cold Toronto weather. what oil?", /^(?!.*cold early)/],
    ["rub for baby chest with vicks ok? he is 7 months", /^\*\*No: Vicks/],
  ])("is not answered: %s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("takes no grown daughter for the patient", () => {
    expect(
      all("constipated three days now since I come to my daughter in Toronto. what fruit to eat"),
    ).not.toContain("For a child");
    expect(all("My daughter in law breastfeeding and milk low. We used to give papaya soup")).not.toContain(
      "child",
    );
  });
});

describe("the way of use that is asked for", () => {
  it.each([
    ["My knees creak. Which bush did the old people rub with?", /oil rub/, /joint bath/],
    [
      "Me cousin pon Wakenaam does tie a leaf pon she head fuh headache. Wuh leaf dat is?",
      /on the forehead/,
      /coffee: 1/,
    ],
    ["how to draw neem leaf", /weak leaf tea/, /Scalp rinse/],
    ["castor oil for hair loss", /On hair/, /15 ml/],
    ["cerasee every day ok?", /^\*\*Better not: \[Cerasee/, /ordinary helpings/],
    [
      "can i take two claritin",
      /^\*\*Claritin is mostly taken to ease allergy.*hours and the days/,
      /will not guess/,
    ],
    ["tramadol makes me sleepy is that normal", /ease strong pain.*sleepiness/, /will not guess/],
    ["they pumped my stomach", /./, /mostly taken to/],
    ["black magic plant at the nursery what is it", /nothing on \*black magic\*/, /sickness/],
    ["what poison for my neighbour dog", /will not help/, /Keep from pets/],
    ["bleach and vinegar together to clean", /Never mix bleach/, /as far as is known/],
    ["i ask you about ginger not turmeric", /ginger/i, /turmeric/i],
  ])("%s", (question, said, unsaid) => {
    expect(all(question)).toMatch(said);
    expect(all(question)).not.toMatch(unsaid);
  });
  it.each([
    ["the right way to make a ginger poultice please", /^\*\*No poultice of \[Ginger\].*thin clean cloth/],
    ["how to make a turmeric paste for a sore knee", /is made: paste for the skin/],
    ["neem oil for the scalp, how many times a week", /^\*\*No oil of \[Neem\].*thinned/],
    ["could I put garlic oil in my nose", /No: put no oil/],
    ["is eucalyptus oil safe to rub on the chest", /^\*\*Eucalyptus oil on the skin: .*thinned/],
    ["can i put aloe on my face", /^\*\*Yes, on whole skin: \[Aloe\]/],
    ["leaf of life for cough syrup recipe", /^\*\*No syrup of \[Leaf of Life\]/],
    ["how to use wild daisy for bellyache", /^\*\*Not known: \[Daisy\].* for/],
    ["is too much nutmeg bad", /^\*\*Yes, too much \[Nutmeg\].* can harm/],
    ["is one tablespoon of castor oil too much", /^\*\*More than this is too much: castor oil.*15 ml/],
    ["turmeric powder turned brown", /^\*\*\[Turmeric\].*ground half a year/],
    ["can I mix kufa and mauby", /^\*\*My records know \[Kufa\]\S+ on the skin only: not to be drunk/],
    ["Can I drink mauby and kufa bitters every day?", /^\*\*My records know \[Kufa\]\S+ on the skin only/],
    ["is it safe to drink ginger and kufa every day", /^\*\*My records know \[Kufa\]\S+ on the skin only/],
    ["my ginger turned brown inside", /^\*\*\[Ginger\].*three weeks in the fridge/],
    ["guava leaf mouthwash for gums how to do", /is made: mouth rinse/],
    ["hibiscus leaves for hair how to make", /is made: leaf hair wash/],
    ["can you eat the seed in soursop", /^\*\*No: leave the seed of \[Soursop\]/],
    ["i boil soursop leaf and let it sit 3 days, still drinkable?", /^\*\*No, throw it out: \[Soursop\]/],
    ["can i eat raw turmeric root everyday", /^\*\*\[Turmeric\].* as food: yes/],
    ["does thyme kill h pylori", /^\*\*Not shown/],
    ["how many cloves is too many for tea", /^\*\*More than this is too much: \[Clove\]/],
  ])("in its form and detail: %s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it.each([
    ["my lemongrass dying in the pot, too much water?", /Too much water is the usual killer/],
    ["how to stop my cerasee vine choking the fence", /takes the fence/],
    ["my noni droop after i repot it", /transplant shock/],
    ["when does sorrel come in season", /November/],
    ["how to mek achar wid green mango", /^(?![\s\S]*leaf tea)[\s\S]*full green mangoes/],
    ["what kind of soil for pepper plant", /Loose soil that drains/],
    ["does heating honey make it poison", /does not make it a poison/],
    ["can you smoke soursop leaf", /any smoke harms/],
  ])("garden and kitchen: %s", (question, said) => expect(all(question)).toMatch(said));
  it.each([
    ["cipro for infection, can i drink milk or moringa with it", /milk with cipro[\s\S]*Moringa/],
    ["he is on Xarelto and likes garlic pork at Christmas", /In the food yes, as a remedy no: \[Garlic\]/],
    ["i take methotrexate, can i use neem tea", /^(?!.*tacrolimus)/],
    [
      "me tek Glucophage and want drink cinnamon water, how long between",
      /Hours between the two do not help/,
    ],
    ["can i use wintergreen on my knees with warfarin", /No: do not take wintergreen with warfarin/],
    ["milk from the green papaya for a wart", /^(?!.*Cow)/],
  ])("every thing beside a medicine: %s", (question, said) => expect(all(question)).toMatch(said));
  it("judges everything of the talk when something new is told of the person", () => {
    const talk = (question: string, answer: string): Message[] => [
      { role: "user", content: question },
      { role: "assistant", content: answer },
    ];
    expect(
      all("Oh I also take Coumadin. Does that change anything?", [
        ...talk("is ginger tea good for the knees", "**[Ginger](/plants/ginger)** is an old use."),
        ...talk("and turmeric?", "**[Turmeric](/plants/turmeric)** is an old use."),
      ]),
    ).toMatch(/Turmeric[\s\S]*Ginger/);
    expect(
      all("wha if she pregnant", talk("what for my sister's cold", "[Fever grass](/plants/lemongrass) tea.")),
    ).toMatch(/Fever Grass.*in pregnancy/);
  });
  it("judges the amount that somebody takes", () =>
    expect(first("how much sorrel is too much? me does drink five cup a day")).toContain(
      "five cups a day is more than is recorded",
    ));
});

describe("small talk", () => {
  it.each([
    ["who made u", /^I am Bush Tea's herbalist/],
    ["lol ur answers dry", /only a program/],
    ["ok", /only a program/],
    ["tanks eh", /welcome|Glad|Walk good/],
    ["r u chatgpt", /^I am Bush Tea's herbalist/],
    ["you give me wrong answer yesterday", /^\*\*I am sorry/],
    ["that answer make no sense", /^\*\*I am sorry/],
    ["u r amazing", /welcome|Glad|Walk good/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
});

describe("a detail of a named thing, from the whole record", () => {
  it.each([
    ["is moringa high in iron", /^\*\*Yes\. \[Moringa\].*\biron\b/],
    ["do awara have vitamin a", /^\*\*Yes\. \[Awara\].*vitamin A/],
    ["passion fruit, why called passion", /suffering of Christ/],
    ["that cat's claw vine, it does scratch or is just the name", /hooked thorns/],
    ["bitter melon seeds you throw away or you keep", /take out the seeds/],
    ["congo pump leaf what ants live in it", /Ants live in the joints/],
    ["how tall moringa does get", /^\*\*\[Moringa\]\S+\*\* grows 5 to 10 m tall/],
    ["who bring breadfruit to guyana", /came to Demerara/],
    ["what colour the turmeric flower", /small yellow flowers/],
    ["papaya seeds eat them or no", /^\*\*Take care with the seed of \[Papaya\].*fertility/],
    ["soursop seed poison or not", /[Ss]eeds?\b.*[Pp]oisonous/],
  ])("%s", (question, sentence) => expect(first(question)).toMatch(sentence));
  it("is followed by no recipe", () => expect(all("is moringa high in iron")).not.toMatch(/\*\*How:|Pooled/));
  it("of a poison is told after its danger, and not to whoever may take it", () => {
    expect(all("is christmas bush invasive")).toMatch(/is dangerous[\s\S]*spread there/);
    expect(all("what use oleander")).not.toMatch(/\n\n\*\*\[?Oleander\S*:\*\*/);
  });
  it("never says yes where the sentence is in doubt or something may be eaten", () => {
    expect(first("can you eat avocado leaf raw")).not.toMatch(/^\*\*Yes/);
    expect(first("is soursop seed good to eat")).not.toMatch(/^\*\*Yes/);
  });
  it("quotes nothing that another plant, which is mistaken for it, is said to be", () =>
    expect(all("Whats the benefit of bitter cassava leaf, if any")).toMatch(/The leaf: Poisonous raw/));
  it.each([
    "sea moss benefits real or hype",
    "tulsi tea good for what exactly",
    "what is toyo bush good for",
  ])("tells uses and what was shown, without a recipe: %s", (question) => {
    expect(all(question)).toMatch(/Tradition uses|shown in people/);
    expect(all(question)).not.toMatch(/\*\*How:|soak overnight/);
  });
  it.each([
    ["dried hibiscus = sorrel ?", /^\*\*Yes: dried hibiscus and sorrel are the same plant/],
    ["is roselle sorrel", /^\*\*Yes: roselle and sorrel are the same plant/],
    ["is turmeric the same thing as dye", /^\*\*Yes: two names of the same plant/],
    [
      "lemongrass tea bags queens same as fresh",
      /^\*\*The same plant, if the packet names \*Cymbopogon citratus/,
    ],
    ["culantro related to cilantro?", /^\*\*Yes, the same family/],
    ["is citronella grass good for tea", /nothing on \*citronella grass\*/],
  ])("says the same or different first: %s", (question, sentence) =>
    expect(first(question)).toMatch(sentence),
  );
  it("names the plant that an unknown one is mistaken for", () =>
    expect(all("is citronella grass good for tea")).toMatch(/record of \[Fever Grass\]/));
});

describe("a saying", () => {
  it.each([
    ["dem seh yuh cyan drink coconut watah at night, is lie?", "coconut water"],
    ["old people does seh guava and milk is poison, is lie?", "Guava"],
    ["they say eating cucumber at night is bad", "Cucumber"],
  ])("is judged before anything else: %s", async (question, thing) => {
    const { suggestion } = (await recordsHerbalist()).answer(question);
    expect(suggestion).toMatch(/^\*\*It is a saying/);
    expect(suggestion).toContain(thing);
  });
  it.each([
    "they say you cannot drink grapefruit juice at night with amlodipine, is it true?",
    "is it true soursop leaf tea at night makes you sleep",
    "people say dhatura tea at night is bad, is it true",
  ])("leaves medicines, uses and poisons to the records: %s", async (question) => {
    expect((await recordsHerbalist()).answer(question).suggestion).not.toMatch(/It is a saying/);
  });
  it("is no complaint about the answer", async () => {
    const { suggestion } = (await recordsHerbalist()).answer(
      "me granny seh nah wash yuh hair when yuh get yuh period, is lie or wah",
    );
    expect(suggestion).toMatch(/wash your hair/i);
  });
});

it.each(["me husban snorin like cow every night, get any bush fa dat", "me a cryin in me sleep, wah fuh do"])(
  "reads a word without its last g: %s",
  async (question) =>
    expect((await recordsHerbalist()).answer(question).suggestion).not.toMatch(/creon|every day for long/),
);

it("names low plants for a bush beside a trench, and sees a plant in a picture", async () => {
  const herbalist = await recordsHerbalist();
  const bush = herbalist.answer("de bush wid de lil purple flowa side de trench, wah dat name").suggestion;
  expect(bush).toMatch(/It may be one of these/);
  expect(bush).not.toMatch(/A tree |trunk|climber/);
  expect(
    herbalist.answer("i shot some pictures of a vine with red berries, how to find the name").suggestion,
  ).toMatch(/It may be one of these/);
});

describe("the person who is meant", () => {
  it("does not say no to whether one should worry", () =>
    expect(first("I am pregnant and I drank carilla tea last week, should I be worried")).toMatch(
      /^\*\*Leave it from now on: /,
    ));
  it("tells of a baby's belly ache what helps a baby", () =>
    expect(all("My newborn has gripe. Can I give her aniseed tea on a spoon?")).toMatch(
      /Hold (?:the baby )?upright/,
    ));
  it("hears a mother whose milk comes slowly", () =>
    expect(all("my milk is slow since the baby was born, does moringa help")).not.toContain(
      "not for a baby",
    ));
  it("warns whoever is told how to get a bitter tea down", () =>
    expect(all("how do I make neem tea less bitter")).toContain("never in pregnancy"));
  it("names no tea to whom asks for a rub", () =>
    expect(all("me back hurting, which bush to rub")).not.toContain("stem tea"));
});
