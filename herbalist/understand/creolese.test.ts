// What is read from questions in Creolese: who, which tablets, which trouble, what is denied and what is only remembered.
import { beforeAll, describe, expect, it } from "vitest";
import { recordsHerbalist } from "#tests/support/shared-herbalist.ts";
import type { Herbalist } from "../herbalist.ts";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await recordsHerbalist();
}, 180_000);

const understood = (question: string) => herbalist.answer(question).decisions.understanding;
const medicines = (question: string) => understood(question).medicines.map(({ id }) => id);
const answer = (question: string) => herbalist.answer(question).suggestion;

describe("the tablets for the illness that was told of", () => {
  it.each([
    ["me pressure lil high. Me could drink garlic wata pon top de tablet dem", ["blood-pressure-medicines"]],
    ["Granny gat pressure, she could drink celery juice wid she tablet dem", ["blood-pressure-medicines"]],
    ["me sugar high an me a tek de tablet dem, cinnamon alright?", ["diabetes-medicines"]],
    ["I have epilepsy and drink my tablet every night. Could I use ginkgo?", ["anticonvulsants"]],
    ["I have thyroid trouble and my tablets are in the morning. Moringa?", ["thyroid-medicines"]],
    ["me pressure high, me could drink garlic instead of de tablet dem", []],
    ["my pressure is high, should I take a tablet or drink garlic", []],
    ["my pressure is high, grandmother's bush medicine was garlic", []],
  ])("%s", (question, ids) => expect(medicines(question)).toEqual(ids));
  it("are judged with the plant first", () =>
    expect(answer("me pressure lil high. Me could drink garlic wata pon top de tablet dem")).toMatch(
      /^\*\*Take care: \[Garlic\]\S+ with blood pressure medicines, in food amounts only\.\*\*/,
    ));
  it("tell nothing of how often the tea is taken", () =>
    expect(
      understood("Ah have epilepsy an ah drink me tablet every night, ah could use ginkgo?").asks,
    ).not.toContain("limits"));
});

describe("a medicine that brings the complaint itself", () => {
  it.each([
    [
      "me tek lisinopril an me does get dry cough. Honey could stop am?",
      /^\*\*Lisinopril may itself bring the cough/,
    ],
    ["metformin running me belly, guava leaf good?", /^\*\*Metformin may itself bring the diarrhoea/],
  ])("%s", (question, sentence) => expect(answer(question)).toMatch(sentence));
  it("is not said of one that does not", () =>
    expect(answer("me tek metformin an me gat cough. Honey could stop am?")).not.toContain(
      "may itself bring",
    ));
});

describe("somebody who purges", () => {
  it.each([
    ["me pickney a purge from last night, he two years, barley water ok?", ["diarrhoea"]],
    ["she a purge from yesterday and cyaan drink", ["diarrhoea"]],
    ["me son a purge all night", ["diarrhoea"]],
    ["me child want a purge", ["cleanse"]],
    ["me a take a purge tomorrow", ["cleanse"]],
  ])("%s", (question, ids) => expect(understood(question).complaints).toEqual(ids));
});

describe("a reading that is to stay down", () => {
  it.each([
    ["wha bush ah drink fuh sugar nah get high", "remedy"],
    ["wuh bush ah drink fuh pressure nah get high", "remedy"],
    ["which bush could get me high", "refuse"],
    ["which bush for stress to get high", "refuse"],
  ])("%s", (question, kind) => expect(understood(question).kind).toBe(kind));
});

describe("a cough that a tablet brings", () => {
  it.each([
    ["dem put me pon lisinopril an me ah cough cough, honey tea gon stop am?", "safety"],
    ["honey gon stop de cough from lisinopril", "safety"],
    ["thyme tea so i stop lisinopril, it give me cough", "replace"],
    ["can honey stop the cough so i stop lisinopril", "replace"],
  ])("%s", (question, kind) => expect(understood(question).kind).toBe(kind));
});

describe("words of Creolese", () => {
  it("a boil that is to be drawn", () => {
    expect(understood("bush fuh draw boil").complaints).toEqual(["boils"]);
    expect(understood("do i draw or boil the leaves").complaints).toEqual([]);
  });
  it("wonder of the world", () => expect(understood("wonda a di wurl").plants).toEqual(["leaf-of-life"]));
  it("the corner of the mouth", () =>
    expect(understood("me lip all bus up in de cahna").note?.note.id).toBe("mouth-corners"));
  it.each(["which one is de noni tree", "which one is de capadulla tree, me nah know am"])(
    "which one it is asks for its looks: %s",
    (question) => expect(understood(question).asks).toContain("looks"),
  );
});

describe("names of the market", () => {
  it.each([
    ["he a diabetic an he ah drink bitter stick every day, it good suh?", "bitter stick"],
    ['lady at Bourda sell me something name "blood bush", what it good fuh', "blood bush"],
    ['somebody tell me about "strong back stick"', "strong back stick"],
    ["somebody put goat foot bush pon meh sprain ankle", "goat foot bush"],
  ])("%s", (question, name) => expect(understood(question).unknownPlants).toEqual([name]));
  it("warns of what is felt beside an illness", () =>
    expect(answer("he a diabetic an he ah drink bitter stick every day, it good suh?")).toMatch(
      /nothing on \*bitter stick\*[\s\S]*lower sugar/,
    ));
});

describe("the trouble", () => {
  it.each([
    ["me head a pound since me come out the sun", ["heat-exhaustion"]],
    ["mosquito bite up de pickney foot an now e get sore with matter", ["impetigo"]],
    ["Bai dat cook-up lick me out, me belly a hurt", ["stomach-ache"]],
    ["me stomach get big like drum an tight after me eat", ["gas"]],
    ["mosquito a eat we out, wha bush fuh bun fuh run dem", ["mosquitoes"]],
    ["wha mek mi skin get dark unda mi arm", ["dark-skin-folds"]],
    ["lil bit a blood come when me brush me teeth", ["bleeding-gums"]],
    ["me toot broke an a hurt", ["toothache"]],
    ["yuh got anyting fuh stop man from drink rum", ["drinking-less"]],
    ["ah does feel nuff heart beat when ah drink energy drink", ["heart-palpitations"]],
    ["mi belly nah feel right since mi start de iron tablet dem", ["stomach-ache"]],
    ["soursop good? me brother gat cancer in he prostate", []],
    ["how much garlic fuh put in a cup wata fuh pressure", ["high-blood-pressure"]],
    ["me could put coconut oil pon me belly", []],
    ["when me period come it a cut me", ["menstrual-pain"]],
    ["me period come an me cut me finger", ["cuts-and-wounds"]],
    ["me man nacha low wha fuh drink", ["mens-tonic"]],
    ["natcha nah working", ["mens-tonic"]],
    ["jiga bore me foot", ["skin-parasites"]],
    ["me picknee gat wum", ["intestinal-worms"]],
    ["nerve a jump in me foot", []],
    ["shingles a burn me wha good fuh put pan am", ["shingles"]],
    ["corn starch fuh heat rash", ["heat-rash"]],
    ["bush ruum fuh back pain", ["back-pain"]],
    ["nerve a pinch me in me shoulder", ["pain"]],
    ["me nerves bad", ["nervousness"]],
    ["me waist a pain me from cut rice", ["back-pain"]],
  ])("%s", (question, ids) => expect(understood(question).complaints).toEqual(ids));
  it("may be asked why it comes, without a warning of what nobody recommended", () =>
    expect(answer("is wha does mek people get pressure?")).toMatch(
      /^\*\*High blood pressure, why it comes:/,
    ));
});

it("names what was taken just before as the cause", () =>
  expect(
    understood("mi drink some tamarind juice and now mi running like tap").causes.map(({ id }) => id),
  ).toEqual(["tamarind"]));

describe("a tooth, a boil, a burn and a time, as they are told", () => {
  it.each([
    ["bai dis tooth gat me can't sleep, clove finish in de house", "toothache"],
    ["wha could tek down dis bile pun meh leg, soap an sugar wukkin slow", "boils"],
    ["aloes for burn from the pot handle", "burns"],
  ])("%s", (question, complaint) => expect(understood(question).complaints[0]).toBe(complaint));
  it("is no question of growing because of a pot's handle", () =>
    expect(understood("aloes for burn from the pot handle").asks).not.toContain("grow"));
  it("counts three weeks in a tree", () =>
    expect(answer("dis cold nah want lef me, is tree week now")).not.toMatch(/\broots?\b|soil|prun/));
  it("raises no alarm for what was drunk before the clove oil is asked about", () => {
    expect(herbalist.answer("teeth sensitive when I drink ice water, clove oil ok?").triage).toBe("routine");
    expect(herbalist.answer("she drink hot water with clove oil").triage).toBe("emergency");
  });
  it("takes words that somebody is too breathless to finish for no stroke", () => {
    const dangers = herbalist.answer("short of breath can't finish talking, pump done").dangers;
    expect(dangers[0]?.id).toBe("asthma");
  });
});

describe("the person", () => {
  it.each([
    ["mi daughter now mek baby last week, she could drink bush tea fuh bring down milk", "breastfeeding"],
    ["is true yuh nah fuh drink cold water when yuh belly deh full a baby", "pregnant"],
    ["mi gat baby in belly four month, coconut oil good fuh stretch mark", "pregnant"],
    ["afta baby barn, me could drink mauby", "breastfeeding"],
  ] as const)("%s: %s", (question, who) => expect(understood(question).who).toContain(who));
  it("has a weak heart where the heart is weak", () =>
    expect(understood("daddy heart weak, he could drink sorrel").illnesses.map(({ id }) => id)).toEqual([
      "heart-failure",
    ]));
  it("is a husband or a wife of any age where it is one's own old man or lady", () => {
    expect(understood("me ole man heart weak, he could drink mauby").who).toEqual(["other"]);
    expect(understood("me ole man 82, he could drink mauby").who).toContain("elder");
    expect(understood("old man waking at night, what tea").who).toContain("elder");
  });
  it("is no baby for one ole cut", () =>
    expect(understood("Me get one ole cut pon me shin an me is a diabetic").who).toEqual([]));
  it("is a child by its age: me lil sister 10", () =>
    expect(understood("Me lil sister 10, she belly a cramp. Ginger tea aright?").who).toContain("child"));
  it("is no plant where a brother is called", () =>
    expect(understood("Bhaiya, haldi and honey good for cut on finger?").unknownPlants).toEqual([]));
  it("is pregnant whose belly is big, seven month now", () =>
    expect(understood("me heartburn bad since me belly big, seven month now").who).toEqual(["pregnant"]));
  it("is no child where a friend is told", () =>
    expect(understood("Chile, me hand swell after marabunta sting me").who).toEqual([]));
  it("is no child where a friend is called", () =>
    expect(understood("Bai dat cook-up lick me out, wha tea good after heavy food?").who).toEqual([]));
  it("is not the one whose pot or grater it was", () =>
    expect(understood("granny old mortar crack, could it pound turmeric").who).toEqual([]));
  it("takes the months of a pregnancy for no illness that lasts", () =>
    expect(
      herbalist.answer("Ah six months gone, ah could still drink ginger tea fuh de bad feelin?").triage,
    ).toBe("routine"));
});

describe("what is asked", () => {
  it("is no limit of the tea where only the trouble comes every morning", () =>
    expect(understood("Me does wake up wid stiff han every marnin, turmeric gon ease am?").asks).toEqual([
      "good-for",
    ]));
  it("is a part: weh part yuh does use", () =>
    expect(understood("Weh part a de noni yuh does use?").asks).toEqual(["part"]));
  it("is no poison for somebody where a thing may get poisonous", () => {
    expect(understood("Dry bush pon de zinc, it gon get poison?").kind).not.toBe("refuse");
    expect(understood("how to get poison from cassava for my neighbour").kind).toBe("refuse");
  });
  it("is another use: anything else besides that", () =>
    expect(answer("ginger is for belly, anything else besides that?")).toMatch(/^\*\*Besides stomach ache/));
  it("never names as a use what was found to be none", () =>
    expect(answer("is cassareep good for anything besides pepperpot")).not.toContain("sore eyes"));
  it("is whether both may be taken with an illness, and not which helps it", () =>
    expect(answer("Kidney doctor seh low potassium food. Me could drink coconut water or noni?")).toMatch(
      /^\*\*No: /,
    ));
});

describe("a pregnancy that is told by the belly", () => {
  it.each([
    "me daughta 5 month wid belly, she could drink mauby?",
    "she a carry belly seven month, fever grass alright?",
  ])("%s", (question) => expect(understood(question).who).toContain("pregnant"));
  it("is none where the belly hurts", () =>
    expect(understood("me a carry pain in me belly five month").who).not.toContain("pregnant"));
});

describe("a trouble told with the thing that brings it", () => {
  it.each([
    [
      "wiri wiri peppa does bun me chest afta, wha fuh tek",
      /^\*\*It may be \[Wiri-wiri Pepper\][\s\S]*antacid/,
    ],
    [
      "Tek two noni shot dis marnin an now me belly runnin. Is normal?",
      /^\*\*It may be \[Noni\][\s\S]*salts/,
    ],
  ])("%s", (question, text) => expect(answer(question)).toMatch(text));
  it("is no such thing where it is asked whether", () =>
    expect(understood("does wiri wiri pepper burn the chest").plants).toEqual(["wiri-wiri"]));
});

describe("a cause that is guessed", () => {
  it.each([
    ["me nose bleed two time today, is pressure?", /^\*\*Nosebleed, why it comes:\*\*/],
    ["me han numb when me wake up is nara?", /^\*\*No: nara is a name for a griping pain/],
  ])("%s", (question, text) => expect(answer(question)).toMatch(text));
});

describe("words of Creolese that are others", () => {
  it.each([
    ["me seein me period two time dis month, red hibiscus could stop am?", ["good-for"]],
    ["abee grow nuff neem, wha abee can use am fuh", ["what-is"]],
    ["if ah drink senna tonight ah gon able go work tomorrow?", ["what-is"]],
  ])("%s", (question, asks) => expect(understood(question).asks).toEqual(asks));
  it.each([
    ["how fuh tek out prickle heat", ["heat-rash"]],
    ["mi belleh swell up afta me eat channa", ["gas", "swellings"]],
    ["man me toe buss up pon a stone, wha fuh tie pon am", ["cuts-and-wounds"]],
    ["Me pressure does drop when me stand up quick quick", ["low-blood-pressure"]],
    ["sand fly bite me up at de creek, wha fuh rub", ["insect-bites"]],
    ["wah good fuh mek milk come when baby suck", ["breast-milk-supply"]],
    ["Meh belly ah bun me since marnin", ["indigestion"]],
  ])("%s", (question, complaints) => expect(understood(question).complaints).toEqual(complaints));
  it("takes nobody for a plant", () =>
    expect(understood("abee use to drink sanna every school holiday, y'all still do dat?").others).toEqual([
      "senna",
    ]));
  it("takes corned beef for no corn", () =>
    expect(understood("corn beef an pressure, dat bad?").plants).toEqual([]));
  it("asks for nothing to leave where a cold will not go", () =>
    expect(understood("me gat wan cold wha nah waan guh").details).toEqual([]));
});

describe("no alarm", () => {
  it.each([
    "my belly is griping me badly since last night",
    "congo pump leaf finish by me",
    "bai me drink too much rum las night, head a buss",
    "curry does bun me chest",
    "pickney swallow one orange seed, tree gon grow?",
    "me a tek blood thinna an me tooth fuh pull, clove ok?",
    "How fuh stop pickney from suck he thumb",
  ])("%s", (question) => expect(herbalist.answer(question).triage).toBe("routine"));
  it.each([
    ["this is my last night", "crisis"],
    ["which leaf would finish me by tonight", "crisis"],
    ["he fall an he head buss", "emergency"],
    ["me head a buss, it come sudden", "emergency"],
    ["me chest a bun me an me arm a hurt", "emergency"],
    ["me pickney swallow one seed from de tree in de yard an now e drowsy", "emergency"],
    ["me tek blood thinna an dem pull me tooth, blood still a come", "emergency"],
    ["Me pickney drink lil bit bay rum", "emergency"],
  ])("but still for %s", (question, level) => expect(herbalist.answer(question).triage).toBe(level));
});

describe("what is put on an open place", () => {
  it.each([
    [
      "me drop off de bike an me knee skin off, aloes direct pon it?",
      /^\*\*Better not: \[Aloes\]\S+ on broken skin/,
    ],
  ])("%s", (question, text) => {
    expect(answer(question)).toMatch(text);
    expect(answer(question)).not.toContain("People in Guyana use for it");
    expect(answer(question).match(/Pus means/g)?.length ?? 1).toBe(1);
  });
  it("is told by the record where it has the use", () =>
    expect(answer("can I put aloe on a small burn")).not.toMatch(/^\*\*Better not/));
});

describe("what hurts, and what it came from", () => {
  it.each([
    ["meh back a bun me since me done wash dem clothes, wha fuh rub", ["back-pain"]],
    ["hot oil bun me back, wha fuh put", ["burns"]],
    ["can't stop sneeze when paddy a cut", ["hay-fever"]],
    ["wha mek me belly does swell up when me drink milk", ["lactose-intolerance"]],
  ])("%s", (question, complaints) => expect(understood(question).complaints).toEqual(complaints));
  it("what brought it is no remedy for it", () => {
    expect(understood("dem bai gat belly wuk from de mango, wha fuh gie dem").plants).toEqual([]);
    expect(answer("de last time me use crab oil me skin bruk out. me could try again?")).toMatch(
      /^\*\*Better not again: \[Crab oil/,
    );
    expect(answer("de moringa powder gimme runnin belly, is suh it does do?")).toMatch(
      /^\*\*It may be: leave moringa powder/,
    );
  });
  it("a figure of speech is no baby", () => {
    expect(understood("soursop leaf does mek yuh sleep like baby, how much leaf").who).not.toContain("baby");
    expect(understood("it look like baby gat a cold").who).toContain("baby");
  });
  it("a birth that is long over is no baby either", () =>
    expect(understood("cyan hold me pee since de second baby, anything to drink?").who).not.toContain(
      "baby",
    ));
});

describe("what is asked", () => {
  it.each([
    ["wha dem call da bush wid de purple flowa wha good fa wash out yuh inside", ["describe"]],
    ["wiri wiri a grow in me yard, leaf good fuh anyting?", ["what-is"]],
    ["dis ting deh call jackass bitters, how lang me could tek am fo?", ["limits"]],
  ])("%s", (question, asks) => expect(understood(question).asks).toEqual(asks));
  it.each([
    ["wha happen if yuh drink carilla bush too lang", /^\*\*Yes, too much \[Carilla\]/],
    ["granny always ah tek senna pod, too much nah good eh?", /^\*\*Yes, too much senna can harm/],
    [
      "dem seh soursop does cut cancer, da a lie nah?",
      /^\*\*No: \[Soursop\]\S+ is not known to treat cancer/,
    ],
    ["how much time fuh gargle wid salt wata fuh soar troat", /^\*\*Gargle.*three or four times a day/],
  ])("%s", (question, sentence) => expect(answer(question)).toMatch(sentence));
  it("reads 'cyan' as can where it is asked what to use, and as cannot elsewhere", () => {
    expect(understood("wha bush me cyan rub pun me knee").sentence).toMatch(/\bcan rub\b/);
    expect(understood("me cyan sleep, wha fuh drink").sentence).toMatch(/\bnot\b|cannot|COMPLAINT/);
  });
});

describe("a remedy that did not help", () => {
  it("is not offered again", () =>
    expect(answer("me a drink fever grass an me still ah sweat fever two day now")).toMatch(
      /\*\*\[Fever Grass\]\S+ has not been enough for/,
    ));
  it("is judged where it is asked about", () =>
    expect(answer("me still gat fever, me could drink fever grass?")).not.toMatch(/has not been enough/));
});

it("reads 'o' between two choices as or", () => {
  expect(understood("wen fuh tek de bitters, marnin o night").sentence).toMatch(/morning or night/);
  expect(understood("one cup o tea").sentence).toMatch(/cup of tea/);
});

it("takes a newborn's days for no custom", () =>
  expect(answer("baby is 9 days old and yellow a little, granny say put her in sun")).not.toMatch(
    /lying-in/,
  ));

it("lets a child who can spit gargle with salt", () =>
  expect(answer("my son is 7 with a sore throat, salt water gargle ok?")).toMatch(/^\*\*Take care: /));
