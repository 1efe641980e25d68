// "X with medicine M", "X with Z", "what to avoid": the verdict for that pair.

import { isOnSkin } from "#catalogue/words.ts";
import { type Caution, mayForbid } from "../check/check.ts";
import { groupBy } from "../language/group-by.ts";
import { comparesTwo } from "../understand/compared.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { wasStoppedBefore } from "../understand/leaving-off.ts";
import { handlingClasses } from "../understand/medicines.ts";
import type { TakenMedicine } from "../understand/understanding.ts";
import { type Answering, notDangerous } from "./answering.ts";
import { type AskedThing, firstWarning, isKitchenPlant } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { foodIsFine, pumpFirst, yesToBad } from "./for-person.ts";
import { isOuterUse } from "./form-asked.ts";
import { listOf, lowerFirst, medicineName, plainEcho, sentence, upperFirst } from "./phrasing.ts";

export function withMedicine(answering: Answering): Block[] {
  const { decisions } = answering;
  const { description, illnesses } = decisions.understanding;
  // "I stopped the tablet before the operation as they told me": what is still taken is asked about.
  if (illnesses.some(({ id }) => id === "surgery") && leftOffAsTold.test(description)) {
    for (const { cautions } of answering.things)
      for (const { about, effect } of cautions) if (about === "medicine") answering.told.add(effect);
    return [];
  }
  const wasStopped = wasStoppedBefore(description);
  const gap = !wasStopped && apart.test(decisions.understanding.sentence);
  const named = decisions.understanding.medicines.filter(({ id }) => !handlingClasses.has(id));
  // "my pressure tablet is losartan": one tablet, by its class and by its name.
  const medicines = named.filter(
    ({ id }) =>
      !named.some((one) => one.id !== id && answering.knowledge.medicines.withWider(one.id).includes(id)),
  );
  const swallowed = medicines.filter(({ onSkin }) => !onSkin);
  const outer = isOuterUse(decisions.understanding.sentence);
  const pairs: Pair[] = [];
  const clear = new Map<string, string[]>();
  const watched = new Set<string>();
  for (const thing of notDangerous(answering)) {
    for (const { written } of distinctBy(swallowed, (one) => one.written.toLowerCase())) {
      const caution =
        cautionFor(thing, written, answering.knowledge) ??
        // What the medicine is for may forbid it: strong steam beside an asthma pump.
        thing.cautions.find((one) => one.about === "illness" && one.written === written);
      if (caution) answering.told.add(caution.effect);
      // Where something else forbids it, "no clash" would only confuse.
      else if (thing.verdict === "drop") continue;
      const medicine = medicineName(written);
      if (!caution && !unknownBottle(thing)) {
        clear.set(medicine, [...(clear.get(medicine) ?? []), thing.name]);
        if (!ofOtherMedicine.test(firstWarning(thing))) {
          watched.add(firstWarning(thing));
          answering.told.add(firstWarning(thing));
        }
        continue;
      }
      pairs.push({
        thing: thing.name,
        medicine,
        caution,
        text:
          !caution || unknownBottle(thing)
            ? `**Better not: ${thing.name} with ${medicine}.** ${firstWarning(thing)}`
            : outer && isUsedOutside(thing) && !reachesThroughSkin.test(caution.effect)
              ? `**On whole skin: no clash of ${thing.name} with ${medicine} is known.** Little passes through the skin; try a small patch first. What is recorded is about swallowing it: ${lowerFirst(sentence(caution.effect))}`
              : `${pairVerdict(thing, medicine, caution, answering)}${gap && addsToIt.test(caution.effect) && !ofUptake.test(caution.effect) ? " Hours between the two do not help: the effect lasts a day or longer." : ""}`,
      });
      const isOfFruit = caution && fruitAsked(thing, plainWords(answering), caution) !== undefined;
      const watch = caution && !isOfFruit ? watchLine(caution) : undefined;
      if (watch !== undefined) watched.add(watch);
    }
  }
  // What clashes comes first; what does not is said in one sentence.
  const verdicts = [
    ...pairVerdicts(pairs).map((text) => (wasStopped ? text.replace(takenBoth, "") : text)),
    ...[...groupBy(clear, ([, names]) => listOf(names))].map(([names, group]) =>
      gap ? hoursApart(names, group, answering) : noClash(names, group, answering),
    ),
    ...besideCreams(medicines, answering),
  ];
  const stopped = wasStopped && verdicts.length > 0 ? [stoppedBefore(medicines)] : [];
  const compared =
    verdicts.length > 0 && comparesTwo(description) ? [comparedWith(medicines, answering)] : [];
  const pump = pairs.length + clear.size > 0 && medicines.some(({ id }) => id === "asthma-medicines");
  return [
    ...stopped,
    ...compared,
    ...(pump ? [{ type: "verdict", text: pumpFirst } as const] : []),
    ...yesToBad(
      verdicts.map((text): Block => ({ type: "verdict", text })),
      answering,
    ),
    ...[...watched].slice(0, 2).map((text): Block => ({ type: "text", text })),
  ];
}

/** "is sorrel stronger than losartan": which does more is asked, and the pair is judged after it. */
function comparedWith(medicines: readonly TakenMedicine[], answering: Answering): Block {
  const names = listOf(notDangerous(answering).map(({ name }) => name));
  const subject = listOf([...new Set(medicines.map(({ written }) => medicineName(written)))]);
  return {
    type: "verdict",
    text: `**Not in the same sure way: ${names} and ${subject}.** A tablet holds the same measured amount each time and was tested for the illness; a tea or a leaf differs from pot to pot, so the one does not stand in for the other. Taken together:`,
  };
}

/** "Voltaren gel with ginger tea", "Canesten cream and coconut oil": what is put on the skin hardly meets what is drunk, but two rubs meet. */
function besideCreams(medicines: readonly TakenMedicine[], answering: Answering): string[] {
  const creams = medicines.filter(({ onSkin }) => onSkin).map(({ written }) => medicineName(written));
  const names = notDangerous(answering)
    .filter(({ verdict }) => verdict !== "drop")
    .map(({ name }) => name);
  if (creams.length === 0 || names.length === 0) return [];
  const { sentence: asked } = answering.decisions.understanding;
  return [
    isOuterUse(asked) || rubbedToo.test(plainWords(answering))
      ? `**One at a time on the skin: ${listOf(names)} and ${listOf(creams)}.** Put the medicine on alone, on clean skin, and nothing over it for some hours: a plant or an oil can keep it from the skin, carry more of it in, or make the place sting. Nobody has tested the two together; a rash that gets worse is one for the clinic.`
      : `**Not known to clash: ${listOf(names)} with ${listOf(creams)}.** Hardly any of what is rubbed on a small place reaches the blood; used on much skin, under a dressing or for weeks it counts like a tablet, so ask the pharmacist then.`,
  ];
}
const rubbedToo =
  /^(?!.*\b(?:drink|swallow|capsules?|tea|milk)\b).*\b(?:(?<!\b(?:liver|fish|seed) )oil|salve|lotion|soap|paste|butter|sap|(?:\S+) cream .*\bcream)\b/;

/** "how long after stopping Plavix can I take garlic": the tablet works on, and stopping may not have been the doctor's wish. */
function stoppedBefore(medicines: readonly TakenMedicine[]): Block {
  const names = listOf([...new Set(medicines.map(({ written }) => medicineName(written)))]);
  if (medicines.every(({ id }) => id === "hormones"))
    return {
      type: "verdict",
      text: `**A week after the last one ${names} plays no part any more; an injection works on for months.** A pregnancy can come at once where nothing else prevents it, and in one most bushes are left out. Until then:`,
    };
  return {
    type: "verdict",
    text: `**Count ${names} as still there for a week after the last dose.** Most tablets have left the body by then; some, and injections, stay for weeks, so ask the pharmacist about yours. If it was stopped without the doctor, ring the clinic today, for what it held down comes back. Until the week is over this holds:`,
  };
}

/** "can I drink mint tea with my tablets": which tablets is not said, so the record tells beside which ones it matters. */
export function withUnnamedTablets(answering: Answering): Block[] {
  const { unnamedMedicine, complaints, asks, sentence: asked } = answering.decisions.understanding;
  if (!unnamedMedicine || complaints.length > 0 || !besideTablets.test(asked)) return [];
  // What forbids it to this person, or a poison, comes before any tablet.
  const isJudged = asks.includes("for-person") || answering.things.some(({ verdict }) => verdict === "drop");
  if (isJudged) return [];
  return notDangerous(answering)
    .slice(0, 2)
    .map((thing): Block => {
      const rows = (thing.plant?.safety ?? thing.other)?.interactions ?? [];
      const labels = (severity: string) =>
        [...new Set(rows.filter((row) => row.severity === severity).map(({ drug_class }) => drug_class))]
          .filter((id) => !handlingClasses.has(id))
          .slice(0, mostClasses)
          .map((id) => lowerFirst(answering.knowledge.medicines.label(id)));
      const avoided = labels("avoid");
      const minded = labels("caution").filter((label) => !avoided.includes(label));
      return {
        type: "verdict",
        text: [
          `**That depends on the tablets: ${thing.name} beside them.** Swallow them with plain water, and keep two hours between them and the cup.`,
          ...(avoided.length > 0 ? [`Leave it with ${listOf(avoided, "or")}.`] : []),
          ...(minded.length > 0 ? [`Ask first with ${listOf(minded, "or")}.`] : []),
          ...(avoided.length + minded.length === 0
            ? ["My records have no tablet that it clashes with; few teas were tested."]
            : []),
          "Tell me what the tablets are called, and I can say more.",
        ].join(" "),
      };
    });
}

const mostClasses = 4;
const besideTablets =
  /\b(?:with|together|same time|beside|wash\w* down|swallow|on top of)\b.*\b(?:MEDICINE|tablets?|medicines?|medication)\b|\b(?:MEDICINE|tablets?|medicines?|medication)\b.*\b(?:with|together|same time)\b/;

/** The question's words with the names of things, which may hold a part: "soursop fruit". */
const plainWords = ({ decisions }: Answering) =>
  decisions.understanding.askedWords.map(({ plain }) => plain).join(" ");

/** The gravest caution for a medicine; of two that forbid it, the one that does not speak of another medicine. */
function cautionFor(
  { cautions }: AskedThing,
  written: string,
  { medicines }: Knowledge,
): Caution | undefined {
  const own = cautions.filter((one) => one.about === "medicine" && one.written === written);
  const name = written.toLowerCase();
  const ofAnother = ({ id, effect }: Caution) => {
    const words = effect.toLowerCase().split(/[^a-z]+/);
    return !words.includes(name) && words.some((word) => word.length > 5 && medicines.isMember(id, word));
  };
  const forbidding = own.filter(({ severity }) => severity === "avoid");
  return forbidding.find((one) => !ofAnother(one)) ?? forbidding[0] ?? own[0];
}

const leftOffAsTold =
  /\b(?:stop|stopped|held|paused) (?:\S+ ){0,4}(?:like|as|because) (?:\S+ ){0,2}(?:told|said|asked|they|doctor|surgeon)\b/;
const apart =
  /\b(?:hours?|apart|gap|between|spaced?|different times?|how long (?:\S+ ){0,4}(?:after|before|wait)|wait|(?:tonight|today) .*\b(?:tomorrow|next day))\b/;
const ofUptake =
  /\b(?:uptake|absor\w+|taken (?:up|in)|gets? through|bind\w*|hold\w*|slows?|slowed|hours?|apart|wait)\b/i;

/** What lasts in the blood whenever it was swallowed; of a bad stomach or an antacid that is not said. */
const addsToIt =
  /\b(?:pressure|sugar|bleed\w*|bruis\w*|clot\w*|platelets?|INR|thin\w*|drows\w*|sleep\w*|sedat\w*|calm\w*|serotonin|potassium|liver|level)\b/i;

type Pair = { thing: string; medicine: string; caution: Caution | undefined; text: string };
const gravity = ({ caution }: Pair): number => (caution?.severity === "avoid" ? 2 : 1);
const mostPairs = 4;

/** The gravest pair first. Of many pairs, those of one thing and one gravity share a verdict, so that none is left out. */
function pairVerdicts(pairs: readonly Pair[]): string[] {
  // Two plants of one name, as vervine has, are one to the reader: the graver counts.
  const sorted = distinctBy(
    pairs.toSorted((a, b) => gravity(b) - gravity(a)),
    ({ thing, medicine }) => `${thing} with ${medicine}`,
  );
  // What to do about a pair already taken is said once.
  if (sorted.length <= mostPairs)
    return sorted.map(({ text }, at) => (at === 0 ? text : text.replace(takenBoth, "")));
  return [...groupBy(sorted, (pair) => `${gravity(pair)} ${pair.thing}`).values()].flatMap((group) => {
    const [first] = group;
    if (first?.caution === undefined || group.length === 1) return group.map(({ text }) => text);
    const medicines = listOf(group.map(({ medicine }) => medicine));
    const effects = [...new Set(group.flatMap(({ caution }) => (caution ? [sentence(caution.effect)] : [])))];
    return first.caution.severity === "avoid"
      ? `**No: do not take ${first.thing} with ${medicines}.** ${effects.join(" ")} If you have been taking them together, tell the pharmacist or clinic; do not stop the medicine.`
      : `**Take care: ${first.thing} with ${medicines}.** ${effects.join(" ")} Ask your pharmacist before you mix them.`;
  });
}

/** A warning about tablets that the person does not take. */
const ofOtherMedicine = /\b(?:tablets?|chloroquine|aspirin|insulin|warfarin|thinners?|malaria)\b/i;
const reachesThroughSkin = /\b(?:rub|rubs|rubbed|rubbing|skin|salicylate|camphor|menthol)\b/i;

function isUsedOutside({ plant, other }: AskedThing): boolean {
  return plant
    ? plant.uses.some(({ route }) => isOnSkin(route))
    : /\b(?:skin|rub|hair)\b/i.test(other?.how?.text ?? "");
}

/** Nobody knows what is in it, so "no clash is recorded" says nothing. */
export function unknownBottle(thing: AskedThing): boolean {
  return /cannot know what is in|hide|hidden/i.test(firstWarning(thing)) && thing.other !== undefined;
}

/** "how long after my thyroid tablet can I drink sorrel": the hours are asked, and no clash is known. */
function hoursApart(
  names: string,
  group: readonly [string, string[]][],
  { decisions, knowledge }: Answering,
): string {
  const isThyroid = decisions.understanding.medicines.some(({ id }) =>
    knowledge.medicines.withWider(id).includes("thyroid-medicines"),
  );
  const subject = listOf(group.map(([medicine]) => medicine));
  if (decisions.understanding.medicines.every(({ id }) => id === "antacids"))
    return `**An hour between ${names} and ${subject}, and ${subject} last.** It works in the stomach for an hour or two, and a drink straight after washes it away; no clash of them is known. Other tablets stay two hours from it.`;
  return isThyroid
    ? `**Four hours: ${names} after ${subject}.** That tablet is taken alone, with water, on an empty stomach; breakfast and coffee may follow after an hour.`
    : `**Two hours between ${names} and ${subject} is a safe rule.** No clash of them is known; tell your pharmacist.`;
}

function noClash(
  names: string,
  group: readonly [string, string[]][],
  { decisions, knowledge, things }: Answering,
): string {
  const subject = listOf(group.map(([medicine]) => medicine));
  if (eatsIt.test(decisions.understanding.sentence))
    return `**Yes, as ordinary food nothing is known against ${names} with ${subject}.** Keep to the amounts that you always ate; a strong tea, juice or capsule of it is another matter, so ask the pharmacist before that.`;
  const isForTeam = decisions.understanding.medicines.some(({ id }) =>
    knowledge.medicines.withWider(id).some((one) => forTeam.has(one)),
  );
  if (isForTeam)
    return `**Leave it unless the treating team agrees: ${names} with ${subject}.** No clash is recorded, but hardly any bush was tested beside it, and many act on the liver or change how much of the medicine stays in the blood. What is eaten as food in ordinary amounts is another matter.`;
  const isThinner = decisions.understanding.medicines.some(({ id }) =>
    knowledge.medicines.withWider(id).includes("anticoagulants"),
  );
  if (isThinner && names.startsWith("["))
    return `**Better not, unless the clinic agrees: ${names} with ${subject}.** No clash is recorded, but hardly any tea was tested beside a blood thinner, and a change in how it works shows first as a bleed or a clot. What is eaten as ordinary food is another matter.`;
  const isDrunk = things.some(({ plant }) => plant?.uses.some(({ route }) => route === "drink"));
  return isDrunk
    ? `**No clash is known: ${names} with ${subject}; a weak cup, two hours from the tablet, is the careful way.** Few teas were ever tested beside medicines, so that is no proof; tell your pharmacist.`
    : `**Yes, as far as is known: ${names} with ${subject}, in the usual amount.** Little was ever tested beside medicines, so tell your pharmacist.`;
}
/** "can he eat plenty callaloo": no tea is meant. */
const eatsIt =
  /\b(?:eat|eats|eating|food|cook|cooked|curry|soup|meals?|dish)\b(?!.*\b(?:tea|capsules?|leaf|leaves)\b)/;
/** Cancer and transplant medicines: beside these "not known to clash" would say too much. */
const forTeam: ReadonlySet<string> = new Set(["chemotherapy", "immunosuppressants"]);

const takenBoth = " If you have been taking both, tell the pharmacist or clinic; do not stop the medicine.";

/** "she drinking neem tea and on insulin": it is taken, and nothing is left to ask before. */
const takesIt =
  /^(?!.*\b(?:can|could|may|should|want|wants|thinking|start|to|about|stop|if) (?:\S+ ){0,5}THING\b).*(?:\b(?:drinking|taking|using|drinks|takes|uses|does (?:drink|take|tek|use)|(?:been|already) \S+) (?:\S+ ){0,3}THING\b|\b(?:taking|using|drinking) both\b)/;
const shopForm = /\bTHING (capsules?|caps|pills?|tablets?|powder|extract|supplements?|gummies)\b/;
const ofShopName = /\b(?:capsules?|powder|supplements?)\b/i;
/** "Leave two hours between": what to do is said. */
const hoursTold = /\bhours\b/;
const ofShop = "Shop capsules and powders hold more than the kitchen does, and nobody checks them.";

function pairVerdict(thing: AskedThing, subject: string, caution: Caution, answering: Answering): string {
  const asked = plainWords(answering);
  const { sentence: masked } = answering.decisions.understanding;
  const [, form] = shopForm.exec(masked) ?? [];
  const isShop =
    (form !== undefined && !(form === "powder" && eatenAsFood.test(asked))) || ofShopName.test(thing.name);
  const { name } = thing;
  const fruit = fruitAsked(thing, asked, caution);
  if (fruit !== undefined)
    return `**${fruit} with ${subject}.** What is recorded of that: ${lowerFirst(sentence(caution.effect))}`;
  const inFood = foodIsFine.test(caution.effect) || asSeasoning(thing, caution) !== "";
  if (eatenAsFood.test(asked) && inFood && !isShop)
    return `**In the food yes, as a remedy ${caution.severity === "avoid" ? "no" : "ask first"}: ${name} with ${subject}.** ${sentence(caution.effect)}`;
  const effect = `${sentence(caution.effect)}${asSeasoning(thing, caution)}`;
  if (caution.severity === "avoid")
    return `**No: do not take ${name} with ${subject}${inFood && !isShop ? ", except as food" : ""}.** ${effect}${takenBoth}`;
  if (isShop)
    return `**Better not unless the pharmacist agrees: ${ofShopName.test(name) ? name : `${name} ${form === "powder" ? "powder" : "capsules"}`} with ${subject}.** ${effect} ${ofShop}`;
  if (inFood)
    return `**Take care: ${name} with ${subject}, in food amounts only.** ${effect} Ask your pharmacist before you take more.`;
  if (takesIt.test(masked))
    return `**Leave it until the clinic or pharmacist has agreed: ${name} with ${subject}.** ${effect} ${firstWarning(thing)} Tell them how much was taken; do not stop the medicine.`;
  return `**Take care: ${name} with ${subject}.** ${effect}${hoursTold.test(effect) ? "" : " Ask your pharmacist before you mix them."}`;
}

const otherParts = /\b(?:leaf|leaves|seeds?|bark|roots?|extracts?|oil|sap|latex|teas?|capsules?)\b/i;

const fruitIsFood = /\bfruit (?:is|as) food\b|\bfood amounts of ripe fruit\b/i;
const fruitOfThis = /\bfruits?\b[^.]*\bfood\b/i;

/** "the fruit, or is only the leaf a problem": of a fruit that is food, where the effect speaks of another part. */
function fruitAsked({ plant, name }: AskedThing, asked: string, { id, effect }: Caution): string | undefined {
  if (!plant || !/\bfruits?\b|\bripe\b/.test(asked)) return undefined;
  const { pregnancy, interactions } = plant.safety;
  if (!plant.uses.some((use) => use.part === "fruit") && !fruitOfThis.test(pregnancy.note)) return undefined;
  const row = interactions.find((one) => one.drug_class === id && one.effect === effect);
  const [part] = otherParts.exec(effect) ?? otherParts.exec(row?.part ?? "") ?? [];
  const isFine = fruitIsFood.test(effect) || !/\bfruits?\b|\bjuice\b/i.test(effect);
  if (part !== undefined && isFine)
    return `The fruit of ${name} as food: yes, nothing is recorded against it; it is the ${lowerFirst(part)} that clashes`;
  return undefined;
}

const seasonings: ReadonlySet<string> = new Set(
  "garlic ginger turmeric cinnamon clove nutmeg thyme thick-leaf-thyme celery parsley coriander culantro jeera onion black-pepper curry-leaf".split(
    " ",
  ),
);
const ofFood =
  /\b(?:food|eat|eaten|kitchen|cook\w*|helpings?|meal|diet|greens|fruit|juice|potassium|vitamin)\b/i;

/** What a dish holds of a seasoning is another matter, where this effect speaks of no food. */
function asSeasoning({ plant }: AskedThing, { effect }: Caution): string {
  return seasonings.has(plant?.id ?? "") && !ofFood.test(effect)
    ? " That is about teas, daily raw amounts and capsules; what seasons the pot is another matter."
    : "";
}

const eatenAsFood =
  /\b(?:eat|eats|eating|food|pork|curry|cook|cooks|cooking|cooked|dish|soup|stew|season|seasoning|meal|likes|in everything|in (?:the|my|he|she|his|her) (?:pot|porridge|rice|dhal|dal|roti))\b/;

/** What a person notices if the pair goes wrong, by what the recorded effect speaks of. */
const watchLines: readonly (readonly [RegExp, string, RegExp?])[] = [
  [/pill (?:may|can) fail|contracept/i, "Use a condom as well."],
  [
    /potassium/i,
    "Weak muscles or an uneven heartbeat mean be seen the same day; the clinic can check your potassium.",
  ],
  [
    /\bsugar\b|hypo/i,
    "Low sugar feels like shaking, sweating, hunger or confusion: check it, and take something sweet if it is low.",
  ],
  [
    /bleed|clot|platelet|blood thin|INR/i,
    "Watch for bruises, nosebleeds, bleeding gums or black stools, and be seen the same day for them.",
  ],
  [/serotonin/i, "Shaking, sweating, fever or a racing heart mean stop the herb and be seen at once."],
  [/drows|sleepy|sedat|calming/i, "Do not drive, and take no alcohol with it."],
  [
    /pressure|dizz|faint/i,
    "Pressure that is too low makes you dizzy when you stand: sit down and measure it.",
  ],
  [
    /levothyroxine|thyroid/i,
    "Take the thyroid tablet alone on an empty stomach, and anything else at least four hours later.",
    // A tannin that "can hold thyroid tablets back" beside paracetamol is no reason to speak of them.
    /thyroid/,
  ],
  [
    /\b(?:less|slow\w*|block\w*|bind\w*|hold\w*)\b.*(?:uptake|absor|taken up|gets)|absor/i,
    "If you use both, keep at least two hours between them.",
  ],
  [
    /\bsalts\b|\bdrives? (?:out )?(?:urine|water)\b|\bpass more water\b/i,
    "Cramps, great thirst, dizziness or an uneven heartbeat mean leave the tea and be seen; a blood test shows the salts.",
  ],
  [/muscle(?!s?\b.*\bas well)/i, "Muscle pain without a reason is worth a call to the clinic."],
  [/liver/i, "Yellow eyes, dark urine or itching mean stop the herb and be seen."],
];

function watchLine({ effect, id }: Caution): string | undefined {
  return watchLines.find(([words, , medicines]) => words.test(effect) && (medicines?.test(id) ?? true))?.[1];
}

/** Two remedies that lower or thin the same thing add up, recorded as a pair or not. */
const addUp: Readonly<Record<string, string>> = {
  "diabetes-medicines": "can lower blood sugar, and together it may fall too far.",
  "blood-pressure-medicines": "can lower pressure, and together it may fall too far.",
  anticoagulants: "can make bleeding easier.",
  warfarin: "can change how the blood clots.",
  "sedating-medicines": "can make you drowsy.",
  "liver-harming-medicines": "can strain the liver.",
};

const tabletsOf: Readonly<Record<string, string>> = {
  "diabetes-medicines": "sugar tablets or insulin",
  "blood-pressure-medicines": "pressure tablets",
  anticoagulants: "a blood thinner",
  warfarin: "warfarin or another blood thinner",
  "sedating-medicines": "anything that makes you sleepy",
  "liver-harming-medicines": "medicine that strains the liver, or drink much rum",
};

const asksOfMixture = /\b(?:mix\w*|together|with|combin\w*|same time|plus|blend\w*|add|both)\b/;

export function withThing(answering: Answering): Block[] {
  const { who, medicines, illnesses, asks, sentence } = answering.decisions.understanding;
  // For a child, in pregnancy and while nursing each thing is judged by itself, and "bora and bhaji if he has gout" asks of no mixture.
  if (who.some((each) => each !== "elder" && each !== "other")) return [];
  if (illnesses.length > 0 && asks.includes("for-person") && !asksOfMixture.test(sentence)) return [];
  // On the skin two things do not add up as they do in the blood.
  if (
    isOuterUse(answering.decisions.understanding.sentence) &&
    answering.decisions.understanding.asks.length > 1
  )
    return [];
  const all = notDangerous(answering);
  // "mauby and kufa bitters": what is known on the skin alone clashes with nothing, because it is not drunk.
  const outer = isOuterUse(answering.decisions.understanding.sentence) ? [] : all.filter(isOnlyForSkin);
  const usable = all.filter((thing) => !outer.includes(thing));
  const notDrunk: Block[] = outer.map((thing) => ({
    type: "verdict",
    text: `**My records know ${thing.name} on the skin only: not to be drunk, with ${listOf(all.filter((other) => other !== thing).map(({ name }) => name))} or alone.** ${firstWarning(thing)}`,
  }));
  for (const thing of outer) answering.told.add(firstWarning(thing));
  const pairs = usable.flatMap((one, index) =>
    usable.slice(index + 1).map((other) => {
      const recorded =
        one.cautions.find(
          ({ about, id }) => about === "plant" && (id === other.plant?.id || id === other.other?.id),
        ) ?? other.cautions.find(({ about, id }) => about === "plant" && id === one.plant?.id);
      if (recorded) answering.told.add(recorded.effect);
      const both = Object.keys(addUp).find((id) => actsOn(one, id) && actsOn(other, id));
      return { one, other, recorded, both };
    }),
  );
  const healthy = medicines.length + illnesses.length === 0;
  // A healthy person may mix what only adds up.
  const isMild = ({ one, other, recorded, both }: (typeof pairs)[number]) =>
    both !== undefined &&
    (!recorded ||
      (healthy &&
        recorded.severity !== "avoid" &&
        ![one, other].some((each) => warnsAgainst(each, both, answering))));
  // Of three things or more, the pairs that clash are what matters.
  const clashing = pairs.flatMap((pair) =>
    pair.recorded && !isMild(pair) ? [thingsVerdict(pair.one.name, pair.other.name, pair.recorded)] : [],
  );
  const adding = pairs.filter(isMild);
  const verdicts = [
    ...clashing,
    ...(healthy
      ? mayBeMixed(adding, answering)
      : adding.map(
          ({ one, other, both = "" }) =>
            `**Take care: ${one.name} with ${other.name}.** Both ${addUp[both]} Small amounts in food are another matter.`,
        )),
  ];
  const clear = usable.filter((thing) =>
    pairs.every(({ one, other, recorded, both }) =>
      one === thing || other === thing ? !recorded && both === undefined : true,
    ),
  );
  if (verdicts.length > 0 && clear.length > 0)
    verdicts.push(`**With ${listOf(clear.map(({ name }) => name))} beside them no clash is recorded.**`);
  const names = listOf(
    usable.map(({ name }) => name),
    usable.length === 2 ? "with" : "and",
  );
  const none =
    usable.length === 2
      ? `**Yes, as far as is known: ${names}, no clash is recorded.** ${usable
          .filter((thing) => !answering.told.has(firstWarning(thing)))
          .map((thing) => `${upperFirst(thing.name)}: ${lowerFirst(firstWarning(thing))}`)
          .join(" ")}`.trim()
      : `**${upperFirst(names)} together: no clash is recorded.** ${oneFirst}`;
  return [
    ...notDrunk,
    ...(verdicts.length > 0 || usable.length < 2 ? verdicts : [none]).map((text) => ({
      type: "verdict" as const,
      text,
    })),
  ];
}

/** All that the record of a plant knows of it is done on the skin, and it is no food. */
const isOnlyForSkin = ({ plant }: AskedThing): boolean =>
  plant !== undefined &&
  plant.uses.length > 0 &&
  !isKitchenPlant(plant) &&
  [...plant.uses, ...Object.values(plant.preparation_methods)].every(({ route }) => isOnSkin(route));

const alcohol: ReadonlySet<string> = new Set(["rum", "stout", "tonic-wine"]);
const oneFirst = "Try one at a time first, so that you know which one did what.";

/** Somebody who told of no illness and no medicine: what adds up is said once for all of the things, with what each warns of. */
function mayBeMixed(
  pairs: readonly {
    one: AskedThing;
    other: AskedThing;
    both: string | undefined;
    recorded: Caution | undefined;
  }[],
  { told, knowledge }: Answering,
): string[] {
  const things = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  if (things.length === 0) return [];
  const drink = things.find(({ other }) => alcohol.has(other?.id ?? ""));
  if (drink)
    return [
      `**Better leave the ${drink.name} out: no remedy is better for it.** ${firstWarning(drink)} ${oneFirst}`,
    ];
  const classes = [...new Set(pairs.map(({ both = "" }) => both))];
  const effects = new Set(
    pairs.map(({ both = "", recorded }) =>
      recorded ? sentence(recorded.effect) : `${things.length === 2 ? "Both" : "They"} ${addUp[both]}`,
    ),
  );
  const forbidden = classes.some((id) => things.some((thing) => warnsAgainst(thing, id, { knowledge })));
  const tablets = listOf([...new Set(classes.map((id) => tabletsOf[id] ?? ""))], "or");
  const warnings = things
    .filter((thing) => !told.has(firstWarning(thing)))
    .map((thing) => `${upperFirst(thing.name)}: ${lowerFirst(firstWarning(thing))}`);
  for (const thing of things) told.add(firstWarning(thing));
  const names = listOf(
    things.map(({ name }) => name),
    things.length === 2 ? "with" : "and",
  );
  return [
    `**Yes, most healthy adults may take ${names}: ${things.some(({ plant }) => plant) ? "a small cup" : "by the label"}, for a few days.** ${[...effects].join(" ")} ${forbidden ? "So not at all" : "So ask first"} if you take ${tablets}. ${warnings.join(" ")}`.trim(),
  ];
}

function thingsVerdict(one: string, other: string, { severity, effect }: Caution): string {
  return `**${severity === "avoid" ? "No: do not take" : "Take care:"} ${one} with ${other}.** ${sentence(effect)}`;
}

/** "It is sugar and raises blood sugar" works against the tablet, not with it. */
const raises = /\b(?:count it as|full of|raises?|weakens?|undo|works? against|climbs?|rises?|higher)\b/i;

function actsOn({ plant, other }: AskedThing, drugClass: string): boolean {
  const rows = plant?.safety.interactions ?? other?.interactions ?? [];
  return rows.some((row) => row.drug_class === drugClass && !raises.test(row.effect));
}

/** Whether the record of a thing says to leave it beside medicines of that kind, or some of them. */
function warnsAgainst(
  { plant, other }: AskedThing,
  drugClass: string,
  { knowledge }: Pick<Answering, "knowledge">,
): boolean {
  const rows = plant?.safety.interactions ?? other?.interactions ?? [];
  return rows.some(
    (row) => row.severity === "avoid" && knowledge.medicines.withWider(row.drug_class).includes(drugClass),
  );
}

export function avoid({ decisions, knowledge }: Answering): Block[] {
  const { understanding, toAvoid } = decisions;
  const about = listOf(
    [
      ...new Set([
        ...understanding.medicines.map(({ written }) => plainEcho(written).toLowerCase()),
        ...understanding.illnesses
          .filter(({ from }) => from !== "medicine")
          .map(({ id }) => lowerFirst(knowledge.illnessLabel(id))),
        ...understanding.complaints.map((id) => lowerFirst(knowledge.complaints.get(id)?.label ?? id)),
        ...understanding.who.filter((each) => each === "pregnant" || each === "breastfeeding"),
      ]),
    ].slice(0, 3),
  );
  const young = understanding.who.some((each) => each === "child" || each === "baby");
  const subject = young
    ? "for a child"
    : about === "pregnant"
      ? "in pregnancy"
      : about === "breastfeeding"
        ? "while breastfeeding"
        : about === ""
          ? "for an older person"
          : `with ${about}`;
  const watch = toAvoid
    .flatMap(({ cautions }) => cautions.filter(({ about }) => about === "medicine"))
    .map(watchLine)
    .find((line) => line !== undefined);
  const may = decisions.mayDrink;
  const unknown: Block[] =
    may.length > 0
      ? [
          {
            type: "verdict",
            text: `**A weak cup of ${listOf(
              may.map((plant) => `[${knowledge.nameOf(plant)}](/plants/${plant.id})`),
              "or",
            )} tea.** Nothing against ${may.length === 1 ? "it" : "them"} ${subject} is recorded. Few teas were tested beside medicines, so start with little and tell the pharmacist.`,
          },
        ]
      : understanding.anyBush &&
          !ofAnyBush.test(understanding.sentence) &&
          (understanding.medicines.length > 0 || understanding.who.length > 0)
        ? [
            {
              type: "verdict",
              text: `${waits.test(understanding.sentence) ? "**Yes, wait until the course is finished.** Nobody can say what an unnamed tea does beside it" : `**Not until you know which bush it is.** Leave an unnamed tea or bottle ${subject}`}; find out its name, or show it to the pharmacist, and ask me again.`,
            },
            ...(watch === undefined ? [] : [{ type: "text", text: watch } as const]),
          ]
        : [];
  if (toAvoid.length === 0)
    return [
      ...unknown,
      ...(may.length > 0 ? [] : [nothingForbidden(subject)]),
      ...understanding.complaints.slice(0, 1).flatMap((id): Block[] => {
        const complaint = knowledge.complaints.get(id);
        return complaint ? [{ type: "text", text: `**What helps most:** ${complaint.helps_most}` }] : [];
      }),
    ];
  const asksWhether = whetherAny.test(understanding.sentence);
  return [
    ...unknown,
    ...(asksWhether
      ? [
          {
            type: "verdict",
            text: `**Yes, some may: these are best left alone ${subject}.** Others were never tested beside it.`,
          } as const,
        ]
      : []),
    {
      type: "plants",
      title: young ? "Keep these from children: they are poisonous" : `Leave these alone ${subject}`,
      plants: toAvoid.slice(0, may.length > 0 ? 3 : 6).flatMap(({ plant, cautions }) =>
        cautions
          .filter(mayForbid)
          .slice(0, 1)
          .map(({ effect }) => ({ id: plant.id, name: knowledge.nameOf(plant), text: sentence(effect) })),
      ),
    },
    { type: "text", text: "The list is not complete: ask before any new herb." },
  ];
}

const nothingForbidden = (subject: string): Block => ({
  type: "verdict",
  text: `**No plant is recorded as forbidden ${subject}.** Ask a pharmacist before any strong tea or tonic.`,
});

const whetherAny =
  /\b(?:is|are|does|do|can|could|will|would)(?: there)? any (?:\S+ )?(?:bush|bushes|herbs?|teas?|plants?)\b/;
/** "is there any bush that clashes": the list is the answer. */
const ofAnyBush =
  /\b(?:any|what|which) (?:\S+ ){0,2}(?:bush|bushes|herbs?|teas?|plants?|leaf|leaves)\b.*\b(?:clash\w*|interact\w*|avoid|bad|dangerous|harm\w*|not|stops?|weakens?|interfer\w*|spoils?)\b/;

const waits =
  /\bwait\b.*\b(?:finish|finished|done|over|complete|through|end)\b|\b(?:until|till|after) (?:\S+ ){0,3}(?:finish|finished|done|over|complete)\b/;

export function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}
