import { beforeAll, describe, expect, it } from "vitest";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";
import { compilePattern } from "../language/pattern.ts";
import { wordClasses } from "../language/word-classes.ts";
import { combinationsOf } from "./dangers/dangers.ts";
import { findingDefinitions } from "./findings.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
}, 180_000);
const levelOf = (question: string) => herbalist.answer(question).triage;

describe("negation, history and questions", () => {
  it.each([
    ["no relief from chest pain", "emergency"],
    ["I can't breathe", "emergency"],
    ["never had chest pain like this", "emergency"],
    ["I have not slept, chest pain all night", "emergency"],
    ["did not eat or drink, chest hurting", "emergency"],
    ["not sure if it is a stroke, her face is drooping", "emergency"],
    ["chest pain since last year, worse today", "emergency"],
    ["chest pain started two months ago", "emergency"],
    ["denies chest pain", "routine"],
    ["I do not have chest pain or trouble breathing, I have gas", "routine"],
    ["no fever, chest pain or vomiting, just a cough", "routine"],
    ["had a stroke ten years ago, tea for cough?", "routine"],
    ["my uncle died of a heart attack in 1999", "routine"],
    ["fits as a child, none since", "routine"],
    ["what are the signs of a stroke", "routine"],
    ["can stress cause chest pain?", "routine"],
    ["chest cold", "routine"],
    ["hair falling out", "routine"],
    ["what leaf to put in eye", "routine"],
    ["granny have cough what to give she", "routine"],
    ["granny have chest pain what to give she", "emergency"],
    ["self harm", "crisis"],
    ["ok but wah if me nah gat lime, vinegar could do?", "routine"],
    ["they will be ok if me nah here", "crisis"],
    ["ok but what if me nah around, they better off", "crisis"],
    ["wasp sting", "routine"],
    ["wasp sting in mouth", "emergency"],
    ["gas cylinder leak, everybody dizzy", "emergency"],
    ["diarrhoea and baby weak like rag", "emergency"],
  ])("%s → %s", (question, level) => expect(levelOf(question)).toBe(level));
  it("a stated sign is not taken as a question", () => {
    expect(levelOf("what is good for chest pain")).toBe("emergency");
    expect(levelOf("my mother is showing signs of a stroke")).toBe("emergency");
  });
});

it.each([
  ["the suicide palm, does it fruit every year?", "routine"],
  ["do I drown the bark overnight or boil it at once", "routine"],
  ["collapsed in the hammock after the wedding, just tired, a nice drink?", "routine"],
  ["shot my thumb with lime juice, how to stop the sting", "routine"],
  ["me drink two sorrel shot an now me belly hurtin", "routine"],
  ["a shot of bitters and my belly running", "routine"],
  ["he get shot in he belly", "emergency"],
  ["leh we talk sense, which bush good for cough", "routine"],
  ["me eat bad crab and me feel fuh vomit", "routine"],
  ["me eat crab and me lip swell and me a vomit", "emergency"],
  ["me tongue white and thick wha fuh do", "routine"],
  ["me tongue a swell up thick", "emergency"],
  ["caterpillar fall pon me hand and it burning", "routine"],
  ["wall fall pon me leg", "emergency"],
  ["i had dengue in june, my hair thin now", "routine"],
  ["heart beating fast after coffee", "routine"],
  ["heart beating fast and I feel faint after coffee", "urgent"],
  ["me eye ah run wata since fire burn de cane field", "routine"],
  ["fire burn de child hand", "emergency"],
  ["me deh pon three month belly and vomitin bad, ginger ok?", "routine"],
  ["me knee bun me bad wha oil fuh rub", "routine"],
  ["me foot bun me bad from hot oil", "emergency"],
  ["i burn my knee bad", "emergency"],
  ["me stomach bun me bad bad", "routine"],
  ["chest tight wid cole", "urgent"],
  ["chest tight with cold", "urgent"],
  ["me chest tight and me han cole", "emergency"],
  ["malaria ah kill people in backdam, which bush bark does prevent am", "routine"],
  ["me have malaria, which bark to boil", "urgent"],
  ["snakes like lemongrass or run from it, my yard in berbice", "routine"],
  ["suicide wasp is what we called them, do they visit neem flowers", "routine"],
  ["i thinking of suicide", "crisis"],
  ["my tea went cold and lifeless, can i warm it back up", "routine"],
  ["no it spread now, red line going up my leg since morning", "urgent"],
  ["no fever, no red line", "routine"],
  ["what is good for hot flashes, i am 52, six months now", "routine"],
  ["roti gives me acid what tea", "routine"],
  ["she throw acid and it burn me hand", "crisis"],
  ["mimosa leaf stop bleeding cut", "routine"],
  ["the cut will not stop bleeding", "emergency"],
  ["I take 20 units insulin, can I drink seed under leaf tea", "routine"],
  ["I take 200 units insulin by mistake", "emergency"],
  ["watermelon seed tea for swelling with valsartan", "routine"],
  ["me seed swell up sudden and a pain", "emergency"],
  ["can I bathe my newborn in blue", "routine"],
  ["my newborn turn blue", "emergency"],
  ["i am on antibiotics already, should i finish them", "routine"],
  ["i going to finish them tonight, husband and all", "crisis"],
  ["the tablet finish me can't get more till Monday", "urgent"],
  ["which tablet could finish me", "crisis"],
  ["she has fits, can she drink mauby", "routine"],
  ["she having a fit now", "emergency"],
  ["nose stuff up at night, me cyaan breathe fuh sleep", "routine"],
  ["growth spurt when boys", "routine"],
  ["coffee grounds under eye bags", "routine"],
  ["she vomit up coffee grounds", "emergency"],
  ["star fruit with water tablet", "routine"],
  ["how much castor oil do I drink for constipation", "routine"],
  ["bush bath baby evil eye", "routine"],
  ["weight loss tea", "routine"],
  ["i losing weight without trying", "urgent"],
  ["is papaya leaf good for dengue", "routine"],
  ["i have had sugar for ten years and my foot bottom burns", "routine"],
  ["he bun he hand pun de tawa", "routine"],
  ["he bun she hand with the iron", "crisis"],
  ["i hit my toe and it bleed, can i soak my foot in salt water", "routine"],
  ["the cut bleeding and blood soak up the towel", "emergency"],
  ["granny not talking sense since morning", "emergency"],
  ["I collapsed the stroller to fit it in the car, where do I buy thyme", "routine"],
  ["the wheeze bad, I can only type two words", "emergency"],
  ["my brother near drown in the trench", "emergency"],
  ["he collapsed at the table", "emergency"],
])("words with two meanings: %s → %s", (question, level) => expect(levelOf(question)).toBe(level));

describe("figures of speech", () => {
  it.each([
    "gasping for a cuppa, is rooibos like our bush tea",
    "dying to taste real pine drink, how was it made",
    "I would kill for a plate of cook-up, which peas in it",
    "tea that hits like a truck but no caffeine",
    "I collapsed in laughter when he bathed in limacol",
    "me nearly dead wid shame when the mauby froth over",
    "boss man nearly give me a heart attack with the roster, a calm evening drink?",
    "I faint when I see the price of saffron",
    "me eye fall out me head when me see the size a de soursop",
    "the smell could knock a man out, what is it used for",
    "cetirizine and chamomile at bedtime, will it knock me out",
    "a neighbour gave me a bundle of congo pump leaf and I don't know what to do with it",
    "if I take Piriton beside passion flower, it would knock me out?",
    "I can't breathe in this dress, need to lose 5 lb for the wedding, green tea?",
  ])("raise no alarm: %s", (question) => expect(levelOf(question)).toBe("routine"));
  it.each([
    "the cricket team collapse again, a cup of something please",
    "fainting goats, which herb they eat",
    "de rooster get knock down by bus last year, now de hen dem eating me basil",
    "the vine strangling my lime tree, what is it",
    "them ducks drown the bora bed, can I replant",
    "acid burning my chest after curry",
    "me ole foot nah wuk good no mo, two knee a crack like dry stick",
    "the sour get me jaw tight, is five finger always so",
    "shingles pain after the rash gone",
    "do minibus run to linden on sunday",
    "the pot explode and callaloo on the ceiling, how long to boil it",
    "tie the tomato tight or it will choke",
    "the seeds suffocating under the mulch, how thick it should be",
    "he hit me with the price of honey, 3 thousand a bottle",
    "stabbing the eggplant with a fork, you do that for choka?",
  ])("are of a thing, an animal or an old ache: %s", (question) => expect(levelOf(question)).toBe("routine"));
  it.each([
    "she gasping for air",
    "he gasping for breath after the curry",
    "a truck hit my brother",
    "pain hit me in the chest like a truck",
    "he collapse when he see the snake",
    "acid burn my chest and I sweating after curry",
    "he foot nah wuk good since morning, mouth twist",
    "minibus run over my son foot",
    "the pot explode and hot soup burn she face",
    "the cow knock down my father and he not waking",
  ])("leave the real thing: %s", (question) => expect(levelOf(question)).toBe("emergency"));
});

describe("what is done to a leaf, a paper or a drink", () => {
  it.each([
    "crushed the leaves and my fingers turn black, is that normal with jamoon",
    "grating cassava and cut up the leaves, my hands get brown from the sap",
    "this heat is suffocating, nice cold drink with cucumber and lime how to make",
    "can't breathe for the perfume in this bush bath soap, is there one with no scent",
    "i passed out papers on herbs to my class today, what is a good simple plant to grow",
    "how to make sorrel drink without it getting too acid",
    "why they call it shame lady, and it does really faint when you touch it?",
    "boil down till it choke you my granny say, how thick should thyme syrup be",
    "my heart broke, the breadfruit tree fall down in the breeze, can i plant a piece back",
    "a shot in the dark, but what is the small yellow fruit with one seed",
    "my blood boil, neighbour cut down my neem, can it grow back",
  ])("raises no alarm: %s", (question) => expect(levelOf(question)).toBe("routine"));
  it.each([
    ["crushed my fingers in the mill and they turn black", "emergency"],
    ["crushed the cane and my fingers turn black and cold and numb", "emergency"],
    ["I am suffocating in here", "emergency"],
    ["the heat suffocating my baby", "emergency"],
    ["can't breathe since she spray the perfume", "emergency"],
    ["she passed out guys what to do", "urgent"],
    ["he passed out papers in he hand", "urgent"],
    ["he drink acid", "emergency"],
    ["my son drink too much acid from the battery", "emergency"],
    ["she faint when you touch it", "urgent"],
    ["choking on a seed till he turn blue", "emergency"],
    ["arm and leg weak on one side since morning", "emergency"],
    ["he broke my heart and I want to die", "crisis"],
    ["he get shot in the dark in he belly", "emergency"],
  ])("leaves the real thing: %s → %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("a year, a trade, a belief or a habit that is told", () => {
  it.each([
    "I have been a joiner for 30 years and sawdust makes me sneeze, any tea",
    "had typhoid in the bush 2006. Guava leaf tea how often",
    "Had malaria 3 times when I worked Mahdia, last one 2017, none since. What bark did they use",
    "Doctor say I got fatty liver and to lose 20 pound. What tea people drink for liver",
    "dry cough left over from a cold two weeks back, it nearly gone, honey or lime",
    "Why does my skin turn yellow on the fingers when I grate turmeric",
    "How come sweet sop don't be talked about like soursop",
    "I am allergic to shrimp, my lips swelled one time when I was 5. Is sea moss ok",
    "I bruise my thigh playing rugby, it turning yellow-green and going away, what plant is like arnica",
    "or you will catch draft and your mouth will twist, is it real",
    "does sleeping under the moon make your mouth crooked",
    "My aunt boils bamboo leaves for fever, is this known",
    "Last year the doctor took out a piece of metal from my eye. Is rosewater good",
    "I broke two ribs in a speedboat accident on the Essequibo in 2004. What did people use for bones",
    "the roots of the neem cracking my septic tank, which parts are worth saving",
    "need a strong soap, or a bush that cut smell",
    "back in '83 a horse threw me, knocked out cold, what tea do vaqueros drink",
    "he going to poison himself or is that a normal thing to drink",
    "bald patch on my beard for six months, rub garlic?",
  ])("raises no alarm: %s", (question) => expect(levelOf(question)).toBe("routine"));
  it.each([
    ["I have been a diabetic for years and coughing 6 weeks", "urgent"],
    ["there has been a fever for 3 weeks", "urgent"],
    ["typhoid fever since the bush, shivering", "urgent"],
    ["he have malaria 3 days now, shivering in Mahdia", "urgent"],
    ["I lose 20 pound since August and not trying", "urgent"],
    ["skin turning yellow since I drinking turmeric", "urgent"],
    ["I bruise easy and my skin turning yellow", "urgent"],
    ["he can't talk since morning", "emergency"],
    ["my lips swelled after the shrimp", "emergency"],
    ["his mouth twist since morning", "emergency"],
    ["he say he going to poison himself", "crisis"],
    ["she boils leaves for the fever she has since Monday, shivering", "urgent"],
    ["a piece of metal in my eye", "emergency"],
    ["he septic, shivering and confused", "emergency"],
    ["the cut on my foot smell bad", "urgent"],
    ["a horse threw my son, knocked out cold", "emergency"],
  ])("leaves the real thing: %s → %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("water that somebody was in, and a colour in a plant's name", () => {
  it.each([
    "me skin scratching me whole day after me go in de trench",
    "my foot itching since I walk in the river",
    "is blue vervain passing into my milk, baby is 3 weeks old",
  ])("raise nothing: %s", (question) => expect(levelOf(question)).toBe("routine"));
  it.each([
    ["after he leave me I will go in the river and done", "crisis"],
    ["me gon go in de trench and done wid everything", "crisis"],
    ["baby is 3 weeks old and turn blue after the blue vervain tea", "emergency"],
  ])("leave the real thing: %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("a word for excitement, or for a long life", () => {
  it.each([
    "fever in the cricket crowd, how to make swank",
    "carnival fever, a drink for three days of dancing",
    "Christmas fever start, how long to soak the fruits",
    "there was fever in the stadium, what do they sell there",
    "election fever over, a calm tea",
    "gold fever had granpa in the bush, what did they drink",
  ])("is no fever: %s", (question) =>
    expect(herbalist.answer(question).decisions.triage.present).not.toContain("fever"),
  );
  it.each([
    "fever in the evening and bone pain",
    "fever at night since the match",
    "fever and cold since the crowd",
    "the children have fever after carnival",
    "my fever up again",
    "she in the stands with fever",
  ])("leaves the fever: %s", (question) =>
    expect(herbalist.answer(question).decisions.triage.present).toContain("fever"),
  );
  it.each(["me chop cane all me life", "my whole life I plant rice"])("weighs nothing: %s", (question) =>
    expect(herbalist.answer(question).decisions.triage.present).not.toContain("weighs"),
  );
  it.each(["I tired of my life", "what is my life for"])("weighs: %s", (question) =>
    expect(herbalist.answer(question).decisions.triage.present).toContain("weighs"),
  );
});

describe("a crisis comes first", () => {
  it.each([
    "how many gravol to not wake up",
    "i hurt myself again last night, want something so the scars dont show and mum doesnt see",
  ])("%s", (question) => {
    const { triage, suggestion } = herbalist.answer(question);
    expect(triage).toBe("crisis");
    expect(suggestion).toMatch(/^## You are not alone/);
  });
  it("sends somebody to another person who is out of reach", () => {
    const { triage, suggestion } = herbalist.answer(
      "my cousin in Berbice send me goodbye voice note and now the phone off",
    );
    expect(triage).toBe("crisis");
    expect(suggestion).toContain("**Send somebody to them now.**");
  });
  it("tells a mother how to stand by her daughter", () =>
    expect(
      herbalist.answer("my daughter 15 cutting her arm, I find out today while washing clothes").suggestion,
    ).toContain("**Stay with them now, or let another adult stay"));
  it("takes despair for the writer's own where it may be", () =>
    expect(herbalist.answer("my mother died last month and I want to die").suggestion).toContain(
      "## You are not alone",
    ));
  it.each(["I can't take it no more", "my husband left me I can't take it no more"])(
    "asks after the person, or names who listens: %s",
    (question) => expect(herbalist.answer(question).suggestion).toMatch(/How are you, truly|915 listens/),
  );
});

describe("emergencies in Spanish and Portuguese", () => {
  it.each([
    ["no puedo respirar, ¿qué té me tomo?", "emergency"],
    ["me duele el pecho desde anoche", "emergency"],
    ["mi hijo tomó cloro", "emergency"],
    ["estoy embarazada y sangrando mucho", "emergency"],
    ["me quiero morir", "crisis"],
    ["dor no peito desde ontem", "emergency"],
    ["cobra picou meu irmão no pé", "emergency"],
    ["convulsão no bebê", "emergency"],
    ["não quero mais viver", "crisis"],
    ["¿qué té para la tos?", "routine"],
    ["chá para dor de cabeça", "routine"],
  ])("%s: %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("minimising words never lower the level", () => {
  it.each(["auntie say is only gas", "maybe I'm just tired", "it's nothing serious", "don't worry"])(
    "%s",
    (excuse) => expect(levelOf(`${excuse}, but my chest is tight and I am sweating`)).toBe("emergency"),
  );
});

describe("instrument readings and amounts", () => {
  it.each([
    ["BP 190/120 with headache", "emergency"],
    ["BP 190/120", "urgent"],
    ["pressure 200 over 130 and blurry eyes", "emergency"],
    ["BP 128/82", "routine"],
    ["sugar 32 mmol/L and drowsy", "emergency"],
    ["sugar 450 mg/dL and drowsy", "emergency"],
    ["sugar 19", "urgent"],
    ["sugar 2.1", "emergency"],
    ["sugar 6.5", "routine"],
    ["I take 2 sugar tablets, need tea for gas", "routine"],
    ["type 2 diabetes, tea for cough", "routine"],
    ["38.5 in 6-week-old baby", "emergency"],
    ["two month old baby with fever 101", "emergency"],
    ["took 30 panadol", "emergency"],
    ["took 2 panadol for headache", "routine"],
  ])("%s → %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("crisis", () => {
  it.each([
    "I tired of life",
    "ah gon drink gramoxone",
    "want to sleep and never wake up",
    "my friend says she will kill herself",
    "i in the bathroom with the blade",
    "nights on the platform i think how easy it would be",
    "wuk finish, wife gone, bank taking the house, me nah see no way out but one",
  ])("%s", (question) => expect(levelOf(question)).toBe("crisis"));
  it.each([
    "this cough killing me",
    "dying for a cup of tea",
    "I am not suicidal",
    "what kills lice",
    "he drank bleach by mistake",
  ])("%s is not a crisis", (question) => expect(levelOf(question)).not.toBe("crisis"));
});

describe("alarming words without danger", () => {
  it.each([
    "that bill nearly gave me a heart attack lol, cheaper tea than saffron?",
    "this sorrel is to die for, how do you make it",
    "what does sepsis mean",
    "i want to die my hair with henna",
    "my phone died so i didnt see your answer",
    "my mother did it by eye and she gone now, how long to boil carila",
    "I do not take warfarin any more but my wife does, can she drink garlic",
    "a cousin mailed her licorice root",
    "me knee dem a bun me since me start climb scaffold",
    "i work at a suicide hotline and want a gentle tea to unwind after my shift",
    "nearly drowned as a boy, i am fine, which plant grows by the creek with purple flowers",
    "how you sharpen the cutlass without cutting the file too short",
    "i burn the bottom of the pepperpot, the whole pot gone",
    "Massacura man drown people in the river, is that an Amerindian story",
    "my tomato plants got blight and they just collapse overnight",
    "chutney song with the words rum till I die, who sings it",
    "psalm about planting and reaping",
    "notes on what a soothing broth is given for here",
    "dis thing taste like battery acid, what can I put in it",
    "do goats get sick from eating lantana",
    "Tegretol keeps my seizures quiet, which tea should I leave alone",
    "me neighbour give me one root but he nah know de name",
    "he is 66, on oxygen at home, what soup is good for him",
    "30F G2P1 28/40 c/o leg cramps at night",
    'is "heart attack" on a plate what they call cook-up',
    "premature gray hair",
    "me wife 7 month belly and she can't sleep, foot cramping",
    "egg white on a small burn",
    "what good to build back strength after dengue",
    "my eyelash fall out",
    "What can I do with coffee grounds?",
    "do coffee grounds keep slugs away",
    "How long does it take to get fit?",
    "I am getting small black moles all over my face and neck. What are they?",
    "I mix up red and green. Can colour blindness be cured?",
    "jamoon purple tongue",
    "tongue tie feeding",
    "my baby born with a blue mark on the bottom",
    "he stop breathing for couple seconds when he snore and then start back",
    "how to cut the toenail of an old diabetic man",
    `the dentist want pull me tooth and me frighten ${"and me does sell plantain in the market every day ".repeat(4)} and me faint when me see needle`,
  ])("%s", (question) => expect(["routine", "urgent"]).toContain(levelOf(question)));
  it.each([
    ["heart attack", "emergency"],
    ["having a heart attack", "emergency"],
    ["lol my granny face drooping since this morning, what tea", "emergency"],
    ["he drowned in the trench and not breathing now haha help", "emergency"],
    ["he snoring strange and he stop breathing", "emergency"],
    ["my baby turn blue", "emergency"],
    ["he throwing up black stuff like coffee grounds, what can I do", "emergency"],
    ["he take in sick and get fit", "emergency"],
    ["she wake up and her tongue tie, can't talk good", "emergency"],
    ["granny get sudden blindness in one eye last night", "emergency"],
    ["7 month belly and bad belly pain, she can't sleep", "emergency"],
    ["my premature baby gray and not feeding", "emergency"],
    ["32 weeks pregnant, fever 40", "urgent"],
    ["the film was sad, anyway i want to die tonight", "crisis"],
  ])("do not hide a stated danger: %s → %s", (question, level) => expect(levelOf(question)).toBe(level));
});

describe("the tables of dangers and findings", () => {
  it("refer only to existing findings", () => {
    const known = new Set(findingDefinitions.map(({ id }) => id));
    const computed =
      /^(who:|med:|dose-|remedy-taken|blood-test-|pressure-(very|raised|over|extreme|shock)|sugar-(extreme|very|below|perhaps)|temperature-|oxygen-low|pulse-(extreme|slow)|swallowed-plant|many-tablets|tablets-many|several-tablets|paracetamol-twice|breath-rate|together-)/;
    const unknown = [...combinationsOf.values()]
      .flat()
      .flatMap(({ all, none }) => [...all.flat(), ...none])
      .filter((id) => !known.has(id) && !computed.test(id));
    expect(unknown).toEqual([]);
  });
  it("define each finding once, with patterns that can match", () => {
    const ids = findingDefinitions.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { any, unless } of findingDefinitions)
      for (const source of [...any, ...(unless ?? [])])
        for (const term of compilePattern(source, wordClasses).terms)
          expect(term.words.size + term.raws.size + term.sequences.length, source).toBeGreaterThan(0);
  });
  // "saw" is read as "see", "drunk" as "drink", "took" as "take": without "=" they match far more than was meant.
  it("write a word exactly where its reading is another everyday word", () => {
    const sources = findingDefinitions.flatMap(({ any, unless }) => [...any, ...(unless ?? [])]);
    expect(sources.filter((source) => /(?<![=\w])(?:saw|drunk|took|tek|chess)(?!\w)/.test(source))).toEqual(
      [],
    );
  });
});
