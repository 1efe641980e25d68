// "X with medicine M", "X with Z", "X for person P", "what to avoid": the verdict for that pair or person.

import { isOnSkin } from "#catalogue/words.ts";
import { type Caution, mayForbid } from "../check/check.ts";
import { groupBy } from "../language/group-by.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { handlingClasses } from "../understand/medicines.ts";
import { type Answering, notDangerous, preparationLine } from "./answering.ts";
import { type AskedThing, firstWarning, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { isOuterUse, mainPreparations, preparationsAsked } from "./form-asked.ts";
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
  const gap = apart.test(decisions.understanding.sentence);
  const medicines = decisions.understanding.medicines.filter(({ id }) => !handlingClasses.has(id));
  const outer = isOuterUse(decisions.understanding.sentence);
  const pairs: Pair[] = [];
  const clear = new Map<string, string[]>();
  const watched = new Set<string>();
  for (const thing of notDangerous(answering)) {
    for (const { written } of distinctBy(medicines, (one) => one.written.toLowerCase())) {
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
              : `${pairVerdict(thing, medicine, caution, plainWords(answering))}${gap && !ofUptake.test(caution.effect) ? " Hours between the two do not help: the effect lasts a day or longer." : ""}`,
      });
      const watch = caution ? watchLine(caution.effect) : undefined;
      if (watch !== undefined) watched.add(watch);
    }
  }
  // What clashes comes first; what does not is said in one sentence.
  const verdicts = [
    ...pairVerdicts(pairs),
    ...[...groupBy(clear, ([, names]) => listOf(names))].map(([names, group]) =>
      noClash(names, listOf(group.map(([medicine]) => medicine))),
    ),
  ];
  return [
    ...verdicts.map((text): Block => ({ type: "verdict", text })),
    ...[...watched].slice(0, 2).map((text): Block => ({ type: "text", text })),
  ];
}

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
  /\b(?:hours?|apart|gap|between|spaced?|different times?|how long (?:\S+ ){0,4}(?:after|before|wait)|wait)\b/;
const ofUptake = /\b(?:uptake|absor\w+|taken up|gets? through|bind\w*|hold\w*|slow\w*)\b/i;

type Pair = { thing: string; medicine: string; caution: Caution | undefined; text: string };
const gravity = ({ caution }: Pair): number => (caution?.severity === "avoid" ? 2 : 1);
const mostPairs = 4;

/** The gravest pair first. Of many pairs, those of one thing and one gravity share a verdict, so that none is left out. */
function pairVerdicts(pairs: readonly Pair[]): string[] {
  const sorted = pairs.toSorted((a, b) => gravity(b) - gravity(a));
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

function noClash(names: string, subject: string): string {
  return `**Not known to clash: ${names} with ${subject}.** ${names.startsWith("[") ? "Few teas were ever tested beside medicines, so that is no proof" : "Little was ever tested beside it, so keep to the usual amount"}; tell your pharmacist.`;
}

const takenBoth = " If you have been taking both, tell the pharmacist or clinic; do not stop the medicine.";

function pairVerdict(thing: AskedThing, subject: string, caution: Caution, asked: string): string {
  const { name } = thing;
  const fruit = fruitAsked(thing, asked, caution);
  if (fruit !== undefined)
    return `**${fruit} with ${subject}.** What is recorded: ${lowerFirst(sentence(caution.effect))}`;
  if (caution.severity === "avoid" && eatenAsFood.test(asked) && foodIsFine.test(caution.effect))
    return `**In the food yes, as a remedy no: ${name} with ${subject}.** ${sentence(caution.effect)}`;
  if (caution.severity === "avoid")
    return `**No: do not take ${name} with ${subject}.** ${sentence(caution.effect)}${asSeasoning(thing, caution)}${takenBoth}`;
  return `**Take care: ${name} with ${subject}.** ${sentence(caution.effect)}${asSeasoning(thing, caution)} Ask your pharmacist before you mix them.`;
}

const otherParts = /\b(?:leaf|leaves|seeds?|bark|roots?|extracts?|oil|sap|latex|teas?|capsules?)\b/i;

const fruitIsFood = /\bfruit (?:is|as) food\b|\bfood amounts of ripe fruit\b/i;

/** "the fruit, or is only the leaf a problem": of a fruit that is food, where the effect speaks of another part. */
function fruitAsked({ plant, name }: AskedThing, asked: string, { effect }: Caution): string | undefined {
  if (!plant || !/\bfruits?\b|\bripe\b/.test(asked) || !plant.uses.some((use) => use.part === "fruit"))
    return undefined;
  const [part] = otherParts.exec(effect) ?? [];
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
  /\b(?:eat|eats|eating|food|pork|curry|cook|cooks|cooking|cooked|dish|soup|stew|season|seasoning|meal|likes?)\b/;

/** What a person notices if the pair goes wrong, by what the recorded effect speaks of. */
const watchLines: readonly (readonly [RegExp, string])[] = [
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
    /bleed|clot|blood thin|INR/i,
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
  ],
  [
    /\b(?:less|slow\w*|block\w*|bind\w*|hold\w*)\b.*(?:uptake|absor|taken up|gets)|absor/i,
    "If you use both, keep at least two hours between them.",
  ],
  [/muscle/i, "Muscle pain without a reason is worth a call to the clinic."],
  [/liver/i, "Yellow eyes, dark urine or itching mean stop the herb and be seen."],
];

function watchLine(effect: string): string | undefined {
  return watchLines.find(([words]) => words.test(effect))?.[1];
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

export function withThing(answering: Answering): Block[] {
  const { who, medicines, illnesses } = answering.decisions.understanding;
  // For a child or in pregnancy each thing is judged by itself.
  if (who.some((each) => each === "baby" || each === "child" || each === "pregnant")) return [];
  // On the skin two things do not add up as they do in the blood.
  if (
    isOuterUse(answering.decisions.understanding.sentence) &&
    answering.decisions.understanding.asks.length > 1
  )
    return [];
  const usable = notDangerous(answering);
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
      ? `**Yes, as far as is known: ${names}, no clash is recorded.** ${oneFirst}`
      : `**${upperFirst(names)} together: no clash is recorded.** ${oneFirst}`;
  return (verdicts.length > 0 || usable.length < 2 ? verdicts : [none]).map((text) => ({
    type: "verdict",
    text,
  }));
}

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
  const warnings = things.map((thing) => `${upperFirst(thing.name)}: ${lowerFirst(firstWarning(thing))}`);
  for (const thing of things) told.add(firstWarning(thing));
  const names = listOf(
    things.map(({ name }) => name),
    things.length === 2 ? "with" : "and",
  );
  return [
    `**Yes, most healthy adults may take ${names}: ${things.some(({ plant }) => plant) ? "a small cup" : "by the label"}, for a few days.** ${[...effects].join(" ")} ${forbidden ? "So not at all" : "So ask first"} if you take ${tablets}. ${warnings.join(" ")}`,
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

export function forPerson(answering: Answering): Block[] {
  const verdicts = notDangerous(answering).flatMap((thing) => verdictForPerson(thing, answering));
  const { followUp, asks, sentence: asked, complaints } = answering.decisions.understanding;
  const complaint = answering.knowledge.complaints.get(complaints[0] ?? "");
  // "and if she is pregnant?" is still about the cold of the message before.
  return followUp &&
    complaint &&
    !asks.includes("good-for") &&
    !asked.includes("COMPLAINT") &&
    verdicts.length > 0
    ? [
        ...verdicts,
        { type: "text", text: `**For ${lowerFirst(complaint.label)}:** ${complaint.helps_most}` },
        { type: "seek-care", text: complaint.see_someone },
      ]
    : verdicts;
}

/** Honey is for children from one year on; a plant is for nobody under two. */
const firstBirthday = 12;

function verdictForPerson(thing: AskedThing, answering: Answering): Block[] {
  const { decisions, knowledge } = answering;
  const { who, illnesses, ageMonths } = decisions.understanding;
  if (
    who.includes("baby") &&
    thing.other &&
    thing.other.children.advice !== "avoid" &&
    isOuterUse(decisions.understanding.sentence)
  ) {
    for (const { effect } of thing.cautions) answering.told.add(effect);
    return [
      {
        type: "verdict",
        text: `**Take care: ${thing.name} on a baby's skin.** ${sentence(thing.other.children.note)}`,
      },
    ];
  }
  if (who.includes("baby")) {
    const toddler = thing.other !== undefined && (ageMonths ?? 0) >= firstBirthday;
    const note = sentence(thing.plant?.safety.children.note ?? thing.other?.children.note ?? "");
    for (const { effect } of thing.cautions) answering.told.add(effect);
    return [
      {
        type: "verdict",
        text:
          toddler && thing.other?.children.advice !== "avoid"
            ? `**Take care: ${thing.name} at this age.** ${note}`
            : `**No: ${thing.name} is not for a baby.** ${note} Breast milk or formula is all a small baby needs; ask the health centre about what troubles it.`,
      },
    ];
  }
  const told = thing.cautions.filter(
    ({ about }) =>
      about === "pregnancy" || about === "breastfeeding" || about === "child" || about === "illness",
  );
  for (const { effect } of told) answering.told.add(effect);
  const avoided = told.some(({ severity }) => severity === "avoid");
  const { sentence: asked, description } = decisions.understanding;
  const [preparation] = mainPreparations(thing, asked);
  const { missing } = preparationsAsked(thing, asked);
  const verdictOn = ({ severity, effect }: Caution) =>
    severity !== "avoid"
      ? "Take care"
      : foodIsFine.test(effect) && !asRemedy.test(asked) && !unripe(asked, effect)
        ? "Only as food, not as a remedy"
        : "No";
  const gravestFirst = told.toSorted(
    (a, b) => Number(b.severity === "avoid") - Number(a.severity === "avoid"),
  );
  if (avoided && bathed.test(asked) && told.some(({ about }) => about === "child"))
    return [
      {
        type: "verdict",
        text: `**Better not: a bath or wash with ${thing.name} for a child.** How much passes through a child's skin is not known, and nothing shows that it helps; lukewarm plain water does the same work.`,
      },
    ];
  const blocks: Block[] = gravestFirst.slice(0, 3).map((caution) => ({
    type: "verdict",
    text: `**${worries.test(asked) && avoided ? "Leave it from now on" : verdictOn(caution)}: ${thing.name}, ${personWords(caution)}.** ${sentence(caution.effect)}`,
  }));
  const carries = told.some(({ about }) => about === "pregnancy");
  if (avoided)
    return [
      ...blocks,
      ...(takenAlready.test(description)
        ? [
            {
              type: "text",
              text: carries
                ? "If some was taken already: that alone does not mean that harm was done. Leave the rest, and tell the clinic within a day or two what and how much. Bleeding, belly cramps, fever or strong vomiting: go at once."
                : "If some was taken already: leave the rest, and tell the clinic or pharmacist what and how much.",
            } as const,
          ]
        : []),
    ];
  if (told.length > 0)
    return [
      ...blocks,
      ...(preparation &&
      decisions.dosesAllowed &&
      !missing &&
      takesAsRemedy.test(asked) &&
      limitsText(preparation[1].limits) !== ""
        ? [
            {
              type: "text",
              text: `**The recorded limit for a healthy adult:** ${sentence(preparationLine(preparation))} Start with half, and stop if you feel unwell.`,
            } as const,
          ]
        : []),
    ];
  const named = illnesses
    .filter(({ from }) => from !== "medicine")
    .map(({ id }) => lowerFirst(knowledge.illnessLabel(id)));
  if (named.length === 0 && who.includes("elder") && decisions.understanding.unnamedMedicine)
    return [
      {
        type: "verdict",
        text: `**Not before the tablets are checked: ${thing.name} for an older person.** Read their names off the packets to me or the pharmacist; with several tablets even a mild tea can tip pressure, sugar or clotting. ${firstWarning(thing)}`,
      },
    ];
  if (named.length === 0 && who.includes("elder"))
    return [
      {
        type: "verdict",
        text: `**${upperFirst(thing.name)} for an older person: no rule against it is recorded.** Older people feel teas more strongly and often take several tablets: start with little, and check the tablets first. ${firstWarning(thing)}`,
      },
    ];
  // "Nothing against it" would only confuse beside the verdict for the medicine.
  if (
    named.length === 0 ||
    decisions.understanding.asks.some((ask) => ask === "with-medicine" || ask === "good-for")
  )
    return [];
  return [
    {
      type: "verdict",
      text: `**${upperFirst(thing.name)} with ${listOf(named.slice(0, 3))}: nothing against it is recorded.** That is not proof that it is safe. ${firstWarning(thing)}`,
    },
  ];
}

const bathed =
  /\b(?:bathe|bathing|bath|sponge|wash) (?:\S+ ){0,4}THING\b|\bTHING (?:\S+ ){0,2}(?:bath|bathe)\b/;
const takesAsRemedy = /\b(?:drink|tea|juice|leaf|leaves|take|use|boil|much|many|often)\b/;
/** "Ripe fruit is food": what the record forbids is the tea, not the dish. */
const foodIsFine =
  /\b(?:is|are) (?:good )?(?:food|seasoning)\b|\bfood is (?:fine|no worry)|\bfood amounts (?:should stay even|matter little|only)\b|\bkeep to (?:food|kitchen) amounts\b|\bin food\b|\bas (?:food|seasoning)\b|\bcooked helping\b/i;
const asRemedy =
  /\b(?:tea|leaf|leaves|bark|root|roots|seed|seeds|powder|capsules?|extract|oil|boil|brew|remedy|medicine|steep|milk|latex|sap)\b/;
/** Of some fruits only the ripe one is food: "green papaw". */
const unripe = (asked: string, effect: string) =>
  /\bgreen\b/.test(asked) && !/\bripe or green\b/.test(effect);
/** "Should I worry?": a "no" would be read as the answer to that. */
const worries =
  /\b(?:worr(?:y|ied)|concerned|afraid|scared|(?:do|did|done|cause|caused) (?:any |the baby )?(?:harm|damage)|frighten\w*)\b/;

const takenAlready =
  /\b(?:took|taken|drank|drunk|drink|drinks|drinking|taking|already|been|yesterday|gave|given|had|ate|eaten|swallowed|started)\b/i;

function personWords({ about, label, written }: Caution): string {
  if (about === "pregnancy") return "in pregnancy";
  if (about === "breastfeeding") return "while breastfeeding";
  if (about === "child") return "for a child";
  return `with ${lowerFirst(label || written)}`;
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
    .map(({ effect }) => watchLine(effect))
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
      : understanding.anyBush && (understanding.medicines.length > 0 || understanding.who.length > 0)
        ? [
            {
              type: "verdict",
              text: `**Not until you know which bush it is.** Leave an unnamed tea or bottle ${subject}; find out its name, or show it to the pharmacist, and ask me again.`,
            },
            ...(watch === undefined ? [] : [{ type: "text", text: watch } as const]),
          ]
        : [];
  if (toAvoid.length === 0)
    return [
      ...unknown,
      {
        type: "verdict",
        text: `**No plant is recorded as forbidden ${subject}.** Ask a pharmacist before any strong tea or tonic.`,
      },
      ...understanding.complaints.slice(0, 1).flatMap((id): Block[] => {
        const complaint = knowledge.complaints.get(id);
        return complaint ? [{ type: "text", text: `**What helps most:** ${complaint.helps_most}` }] : [];
      }),
    ];
  return [
    ...unknown,
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

export function distinctBy<T>(items: readonly T[], key: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}
