// "X for person P": whether a thing is for this very person, with the reason from its record. What helps the trouble itself, for the same person,
// follows from elsewhere (`care-for-person.ts`).
import type { Advice } from "#catalogue/words.ts";
import type { Caution } from "../check/check.ts";
import type { Understanding } from "../understand/understanding.ts";
import { type Answering, notDangerous, preparationLine } from "./answering.ts";
import { verdict } from "./asked-detail.ts";
import { type AskedThing, firstWarning, limitsText } from "./asked-things.ts";
import type { Block } from "./blocks.ts";
import { isOuterUse, mainPreparations, preparationsAsked } from "./form-asked.ts";
import { sentencesOf } from "./note-text.ts";
import { listOf, lowerFirst, sentence, upperFirst } from "./phrasing.ts";

export function forPerson(answering: Answering): Block[] {
  const verdicts = yesToBad(
    [
      ...chosenForPerson(answering),
      ...notDangerous(answering).flatMap((thing) => verdictForPerson(thing, answering)),
      ...unnamedBush(answering),
    ],
    answering,
  );
  const { followUp, asks, sentence: asked, complaints } = answering.decisions.understanding;
  if (complaints.includes("asthma") && verdicts.length > 0 && !asks.includes("with-medicine"))
    return [{ type: "verdict", text: pumpFirst }, ...verdicts];
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

export const pumpFirst =
  "**The inhaler first: no tea, steam or rub opens a tight chest or takes its place.**";

const asksIfBad =
  /^(?!.*\b(?:safe|ok|okay|alright|good)\b)(?!.*\b(?:can|could|may) (?:i|she|he|me|we|my|a)\b).*\b(?:bad|harm\w*|dangerous|wrong|a problem|clash\w*|interfere\w*|interact\w*|react\w*|spoil\w*|mess\w*|hurts?|unsafe|risky)\b/;

/** "Is it bad for her?": a "no" would say that it is not. */
export function yesToBad(blocks: Block[], { decisions }: Answering): Block[] {
  if (!asksIfBad.test(decisions.understanding.sentence)) return blocks;
  return blocks.map((block) =>
    block.type === "verdict"
      ? { ...block, text: block.text.replace(/^\*\*No: (?:do not take )?/, "**Yes, leave it: ") }
      : block,
  );
}

/** "garlic achar and bush tea": the tea without a name is judged as well. */
function unnamedBush({ things, decisions }: Answering): Block[] {
  const { sentence: asked, who } = decisions.understanding;
  const isAsked = things.length > 0 && /\b(?:and|or|plus) (?:\S+ ){0,2}(?:bush|herb\w*) teas?\b/.test(asked);
  if (!isAsked || !who.some((kind) => kind !== "elder" && kind !== "other")) return [];
  return verdict(
    "The bush tea: not until you know which bush it is.",
    "Find out its name, or show it to the nurse, and ask me again.",
  );
}

const choosing = /\b(?:better|best|which|safer|gentler|milder)\b/;
const isAllowed = (words: string) => /food amounts|^Take care$/.test(words);

/** "ginger or cinnamon for her, which is better": which of the two this person may have at all. */
function chosenForPerson(answering: Answering): Block[] {
  const { understanding } = answering.decisions;
  const things = notDangerous(answering);
  const [one, other] = things;
  if (!one || !other || things.length > 2 || !choosing.test(understanding.sentence)) return [];
  const wordsOn = (thing: AskedThing) => {
    const caution = thing.cautions.find(({ about }) => ofPerson.has(about) && about !== "illness");
    return caution && verdictWords(caution, thing, understanding);
  };
  const [first, second] = [wordsOn(one), wordsOn(other)];
  if (understanding.who.includes("baby")) return verdict(`Neither of the two is for a baby.`, "");
  if (first === undefined || second === undefined) return [];
  if (isAllowed(first) !== isAllowed(second)) {
    const [chosen, left] = isAllowed(first) ? [one, other] : [other, one];
    return verdict(`Rather ${chosen.name} than ${left.name}, if one of them.`, "");
  }
  return isAllowed(first)
    ? verdict("Neither is better than the other here: a little of either, as in food.", "")
    : verdict(`Neither of the two: ${one.name} and ${other.name} are both better left here.`, "");
}

/** "From what age may a child have it": where no age is told, that is the answer. */
const asksAge =
  /\bhow old\b|\b(?:what|which) (?:age|month|year)\b|\bfrom (?:when|what|which)\b|\bwhen (?:can|could|should|may|to) (?:(?:a|the|my|i|we|you|she|he|it|they|baby|child|children|kids?|start|give) )+/;
const agedNote = /\b(?:under|from|before|until|below|over)\b[^.;]*\b(?:years?|months?|one|two|six|twelve)\b/i;

function fromWhatAge(thing: AskedThing): Block[] {
  const { advice, note = "" } = (thing.plant?.safety ?? thing.other)?.children ?? {};
  const aged = sentencesOf(note).find((one) => agedNote.test(one));
  const general =
    "Nothing but milk before six months; a bush tea for a child only if the nurse agrees, and never under two years.";
  if (aged !== undefined) return verdict(`${upperFirst(thing.name)}: ${lowerFirst(sentence(aged))}`, general);
  if (advice === "avoid") return verdict(`At no age in childhood: ${thing.name}.`, sentence(note));
  return advice === "food amounts only"
    ? verdict(
        `From about one year in the family's food: ${thing.name}; as a remedy tea no age in childhood is recorded.`,
        `${sentence(note)} ${general}`,
      )
    : verdict(`No age is recorded: ${thing.name} for a child.`, `${sentence(note)} ${general}`);
}

function verdictForPerson(thing: AskedThing, answering: Answering): Block[] {
  const { who, ageMonths, sentence: asked } = answering.decisions.understanding;
  const isYoung = who.includes("baby") || who.includes("child");
  if (isYoung && asksAge.test(asked)) return fromWhatAge(thing);
  if (who.includes("baby")) return verdictForBaby(thing, answering);
  // "Daughter is 37 weeks": she is no child.
  const isGrown = who.includes("pregnant") && ageMonths === undefined;
  const told = thing.cautions.filter(
    (one) =>
      ofPerson.has(one.about) &&
      !(isGrown && one.about === "child") &&
      !isSaidOfMedicine(one, answering) &&
      !(isForbiddenBeside(thing, answering) && one.about === "illness" && one.severity !== "avoid"),
  );
  const isSaid = thing.cautions.some((one) => isSaidOfMedicine(one, answering));
  if (told.length === 0 && (isSaid || isForbiddenBeside(thing, answering))) return [];
  for (const { effect } of told) answering.told.add(effect);
  return told.length > 0 ? verdictsOn(thing, told, answering) : nothingAgainst(thing, answering);
}

/** "steam and my asthma pump": what the medicine is for was the reason there. */
const isSaidOfMedicine = ({ about, effect }: Caution, { decisions, told }: Answering): boolean =>
  about === "illness" && decisions.understanding.asks[0] === "with-medicine" && told.has(effect);

/** The verdict on the medicine was "no": a milder one on what it is taken for, with an amount, would undo it. */
const isForbiddenBeside = ({ cautions }: AskedThing, { decisions, told }: Answering): boolean =>
  decisions.understanding.asks.includes("with-medicine") &&
  cautions.some(
    ({ about, severity, effect }) => about === "medicine" && severity === "avoid" && told.has(effect),
  );

const ofPerson: ReadonlySet<Caution["about"]> = new Set(["pregnancy", "breastfeeding", "child", "illness"]);

/** Honey is for children from one year on; a plant is for nobody under two. */
const firstBirthday = 12;
const firstFood = 6;

const fromFirstFood = /\bfrom (?:about )?six months\b/i;

function verdictForBaby(thing: AskedThing, answering: Answering): Block[] {
  const { ageMonths = 0, sentence: asked, complaints } = answering.decisions.understanding;
  const { children } = thing.plant?.safety ?? thing.other ?? {};
  const note = sentence(children?.note ?? "");
  for (const { effect } of thing.cautions) answering.told.add(effect);
  if (bathed.test(asked))
    return verdict(
      `Better not: a bath or wash with ${thing.name} for a baby.`,
      "A baby's skin is thin and lets much through; plain lukewarm water is enough, and nothing that is boiled for it may reach mouth or eyes.",
    );
  const isOther = thing.other !== undefined && children?.advice !== "avoid";
  if (isOther && isOuterUse(asked)) return verdict(`Take care: ${thing.name} on a baby's skin.`, note);
  if (isOuterUse(asked))
    return verdict(
      `No: ${thing.name} is not for a baby's skin.`,
      `${note} A baby's skin is thin and lets much through; plain lukewarm water, and a little plain oil or petroleum jelly where it is dry, are enough.`,
    );
  // Egg and oats are first foods; rehydration salts are a remedy for babies.
  if (isOther && fromFirstFood.test(note) && (ageMonths >= firstFood || ageMonths === 0))
    return verdict(`From six months yes, as food: ${thing.name}.`, note);
  if (thing.other?.id === "rehydration-salts")
    return verdict(`Yes, by the spoon: ${thing.name} for a baby, and the clinic the same day.`, note);
  const toddler = ageMonths >= firstBirthday;
  if (isOther && toddler) return verdict(`Take care: ${thing.name} at this age.`, note);
  const milk = ageMonths < firstFood ? "Breast milk or formula is all a small baby needs." : "";
  const ask = complaints.length > 0 ? "" : "Ask the health centre about what troubles it.";
  return verdict(
    `No: ${thing.name} is not for ${toddler ? "a child under two" : "a baby"}.`,
    [note, milk, ask].filter((one) => one !== "").join(" "),
  );
}

function verdictsOn(thing: AskedThing, told: readonly Caution[], answering: Answering): Block[] {
  const { decisions } = answering;
  const { sentence: asked } = decisions.understanding;
  const avoided = told.some(({ severity }) => severity === "avoid");
  if (avoided && bathed.test(asked) && told.some(({ about }) => about === "child"))
    return verdict(
      `Better not: a bath or wash with ${thing.name} for a child.`,
      "How much passes through a child's skin is not known, and nothing shows that it helps; lukewarm plain water does the same work.",
    );
  const [first] = told;
  if (first && /\bgargl\w*\b/.test(asked) && told.every(({ about }) => about !== "child"))
    return verdict(
      `Take care: a gargle with ${thing.name}, ${personWords(first, decisions.understanding)}.`,
      `Weak and spat out, little of it reaches the body; salt water does as well. What is recorded is about swallowing it: ${lowerFirst(sentence(first.effect))}`,
    );
  if (isOutside(answering) && told.some(({ about }) => about !== "illness"))
    return onSkin(thing, told, answering);
  const gravestFirst = told.toSorted(
    (a, b) => Number(b.severity === "avoid") - Number(a.severity === "avoid"),
  );
  const partOf = ({ effect }: Caution) => {
    const part = partForbidden(decisions.understanding, effect);
    return part === undefined ? "" : `the ${part} of `;
  };
  const blocks = gravestFirst
    .slice(0, 3)
    .flatMap((caution) =>
      verdict(
        `${verdictWords(caution, thing, decisions.understanding)}: ${partOf(caution)}${thing.name}, ${personWords(caution, decisions.understanding)}.`,
        reasonOf(caution, thing, answering),
      ),
    );
  return [...blocks, ...(avoided ? ifTaken(told, answering) : limitOf(thing, answering))];
}

/** "neem oil for her lice": what is only treated from outside is meant so. */
function isOutside({ decisions, knowledge }: Answering): boolean {
  const { sentence: asked, complaints } = decisions.understanding;
  const isExternal = complaints.some((id) => knowledge.complaints.get(id)?.external_only === true);
  return isOuterUse(asked) || (isExternal && !/\b(?:drink|tea|eat|juice|swallow|take|give)\b/.test(asked));
}

const harmsSkin =
  /\b(?:burns?|blisters?|stings?|rubbed|never (?:on|put|near|leave)|not on|keep (?:\S+ )?(?:off|away))\b/i;
const milderOnSkin = /\b(?:lesser matter|on (?:the )?skin (?:only|is)|outside only|thinned|a little on)\b/i;
const ofMouth = /\b(?:by mouth|swallow\w*|drink\w*|eat\w*|teas?|food|seasoning|spice|oil)\b/i;

/** "can she use it on her face": what the record says of swallowing does not judge the skin. */
function onSkin(thing: AskedThing, told: readonly Caution[], { decisions }: Answering): Block[] {
  const { understanding } = decisions;
  return told
    .filter(({ about }) => about !== "illness")
    .slice(0, 2)
    .flatMap((caution) => {
      const where = `${thing.name} on the skin, ${personWords(caution, understanding)}.`;
      const effect = sentence(caution.effect);
      const ofOil = /\boil\b/i;
      const isHarmful = harmsSkin.test(effect) || (ofOil.test(effect) && ofOil.test(understanding.sentence));
      if (caution.severity === "avoid" && isHarmful) return verdict(`No: ${where}`, effect);
      if (caution.severity !== "avoid" || milderOnSkin.test(effect))
        return verdict(`Take care: ${where}`, effect);
      return ofMouth.test(effect)
        ? verdict(
            `Take care: ${where}`,
            `${effect} On the skin nobody has tested it for them: on whole skin only, a small patch first, never near eyes or mouth.`,
          )
        : verdict(
            `Better not: ${where}`,
            `${effect} Nobody has tested it on the skin, and some passes through.`,
          );
    });
}

/** The verdict as the record words it: for a child and in pregnancy whatever is no food is kept back from lists, forbidden or not. */
function verdictWords(caution: Caution, thing: AskedThing, understanding: Understanding): string {
  const { sentence: asked } = understanding;
  const { severity, effect, about } = caution;
  const advice = adviceOn(about, thing);
  if (partForbidden(understanding, effect) !== undefined) return "No";
  if (advice === "food amounts only")
    return thing.other?.kind === "food" && asksWhether.test(asked)
      ? "Yes, in food amounts"
      : "In food amounts only";
  if (severity !== "avoid") return "Take care";
  if (worries.test(asked)) return "Leave it from now on";
  if (asksToStop.test(asked)) return "Yes, leave it";
  if (foodIsFine.test(effect) && !asRemedy.test(asked) && !unripe(asked, effect))
    return "Only as food, not as a remedy";
  if (advice === "caution" && !bestLeft.test(effect)) return "Take care";
  return advice === "caution" ? "Better not" : "No";
}

const asksWhether = /\b(?:can|could|may|ok|okay|safe|alright|good)\b/;
const partsOfRemedies = ["seed", "leaf", "oil", "bark", "root", "latex", "milk", "capsule", "powder", "peel"];

/** "papaya seeds for worms", where the record says of a child "ripe fruit as food; no seeds": the part asked about is forbidden. */
function partForbidden({ askedWords }: Understanding, effect: string): string | undefined {
  const asked = askedWords.map(({ plain }) => plain).join(" ");
  const refused = [...effect.matchAll(/\b(?:no|never)\b[^.;:]*/gi)].map(([words]) => words).join(" ");
  const has = (words: string, part: string) =>
    new RegExp(part === "leaf" ? "\\blea(?:f|ves)\\b" : `\\b${part}s?\\b`, "i").test(words);
  return partsOfRemedies.find((part) => has(asked, part) && has(refused, part));
}

const saysLittle = /\b(?:not (?:been )?studied|no information|not enough|nothing (?:reliable )?is known)\b/i;
const fewLetters = 60;

/** Where the record says little of the person, what it warns everybody of is a reason too. */
function reasonOf({ effect, severity }: Caution, thing: AskedThing, { told }: Answering): string {
  const general = firstWarning(thing);
  const isReason = severity !== "avoid" || effect.length > fewLetters || !saysLittle.test(effect);
  if (isReason || told.has(general)) return sentence(effect);
  told.add(general);
  return `${sentence(effect)} ${general}`;
}

function adviceOn(about: Caution["about"], { plant, other }: AskedThing): Advice | undefined {
  const record = plant?.safety ?? other;
  if (about === "child") return record?.children.advice;
  if (about === "pregnancy") return record?.pregnancy.advice;
  return about === "breastfeeding" ? record?.breastfeeding.advice : undefined;
}

const bestLeft = /\bbest left\b|\bleave it\b|^Not (?:as|swallowed|needed)\b|^No information found\b/i;

/** What to do about what was taken before the question. */
function ifTaken(told: readonly Caution[], { decisions }: Answering): Block[] {
  if (!takenAlready.test(decisions.understanding.description.replace(mayBeTaken, ""))) return [];
  return [
    {
      type: "text",
      text: told.some(({ about }) => about === "pregnancy")
        ? "If some was taken already: that alone does not mean that harm was done. Leave the rest, and tell the clinic within a day or two what and how much. Bleeding, belly cramps, fever or strong vomiting: go at once."
        : "If some was taken already: leave the rest, and tell the clinic or pharmacist what and how much.",
    },
  ];
}

function limitOf(thing: AskedThing, { decisions }: Answering): Block[] {
  const { sentence: asked, who } = decisions.understanding;
  const [preparation] = mainPreparations(thing, asked);
  const { missing } = preparationsAsked(thing, asked);
  const isLimited =
    preparation &&
    decisions.dosesAllowed &&
    !who.includes("breastfeeding") &&
    !missing &&
    takesAsRemedy.test(asked) &&
    limitsText(preparation[1].limits) !== "";
  return isLimited
    ? [
        {
          type: "text",
          text: `**The recorded limit for a healthy adult:** ${sentence(preparationLine(preparation))} Start with half, and stop if you feel unwell.`,
        },
      ]
    : [];
}

/** What many older people have or take tablets for. */
const touchesElders = /\b(?:pressure|sugar|heart|kidneys?|liver|thinners?|clotting|potassium|drows\w*)\b/i;

function nothingAgainst(thing: AskedThing, { decisions, knowledge }: Answering): Block[] {
  const { who, illnesses, unnamedMedicine, asks, sentence: asked } = decisions.understanding;
  const named = illnesses
    .filter(({ from }) => from !== "medicine")
    .map(({ id }) => lowerFirst(knowledge.illnessLabel(id)));
  if (named.length === 0 && who.includes("elder"))
    return unnamedMedicine
      ? verdict(
          `Not before the tablets are checked: ${thing.name} for an older person.`,
          `Read their names off the packets to me or the pharmacist; with several tablets even a mild tea can tip pressure, sugar or clotting. ${firstWarning(thing)}`,
        )
      : verdict(
          touchesElders.test(firstWarning(thing))
            ? `For an older person ${thing.name} only after a look at the illnesses and tablets, and then half a cup at first.`
            : `A weak cup of ${thing.name} now and then is mostly all right for an older person.`,
          `Nothing against it for age alone is recorded, but older people feel teas more strongly and often take several tablets. ${firstWarning(thing)}`,
        );
  // "Nothing against it" would only confuse beside the verdict for the medicine.
  if (named.length === 0 || asks.some((ask) => ask === "with-medicine" || ask === "good-for")) return [];
  const isTrying = illnesses.some(({ id }) => id === "infertility-treatment");
  const carrying = (thing.plant?.safety ?? thing.other)?.pregnancy;
  if (isTrying && carrying && !ofMan.test(asked))
    return verdict(
      `While trying for a baby, as in pregnancy: ${thing.name}, ${tryingWords[carrying.advice]}.`,
      `${forFertility(thing, asked)}${sentence(carrying.note)} You may be carrying for weeks before you know.`,
    );
  return illnesses.some(({ id }) => grave.has(id))
    ? verdict(
        `Ask the clinic first: ${thing.name} with ${listOf(named.slice(0, 3))}.`,
        `Nothing is recorded either way, and the tablets taken for it may clash. ${firstWarning(thing)}`,
      )
    : verdict(
        `${upperFirst(thing.name)} with ${listOf(named.slice(0, 3))}: nothing against it is recorded.`,
        `That is not proof that it is safe. ${firstWarning(thing)}`,
      );
}

/** "will maca help": what is known of it for that. */
function forFertility({ other, plant }: AskedThing, asked: string): string {
  if (!/\b(?:helps?|works?|good)\b/.test(asked)) return "";
  const row = other?.known_for.find(({ complaint }) => complaint === "fertility");
  const result = plant?.uses.find(({ complaint }) => complaint === "fertility")?.result;
  return `${sentence(row?.text ?? result?.text ?? "Nothing in my records shows that it helps.")} `;
}

const tryingWords: Readonly<Record<Advice, string>> = {
  avoid: "leave it",
  caution: "take care",
  "food amounts only": "in food amounts only",
  "no information found": "better not",
};
const ofMan = /\b(?:husband|man|men|he|him|his|boyfriend)\b/;
/** Illnesses for which "nothing is recorded" is no comfort. */
const grave: ReadonlySet<string> = new Set(
  "stroke heart-disease heart-failure arrhythmia kidney-disease liver-disease cancer transplant epilepsy hiv".split(
    " ",
  ),
);

const bathed =
  /\b(?:bathe|bathing|bath|baths|sponge|wash) (?:\S+ ){0,4}THING\b|\bTHING (?:\S+ ){0,2}(?:bath|bathe)\b/;
const takesAsRemedy = /\b(?:drink|tea|juice|leaf|leaves|take|use|boil|much|many|often)\b/;
/** "Ripe fruit is food": what the record forbids is the tea, not the dish. */
export const foodIsFine =
  /\b(?:is|are) (?:good )?(?:food|seasoning)\b|\bfood is (?:fine|no worry)|\bfood amounts (?:should stay even|matter little|only)\b|\bkeep to (?:food|kitchen) amounts\b|\bin food\b|\bas (?:food|seasoning)\b|\bcooked helping\b|\b(?:kitchen|cooking|seasoning) amounts\b|\b(?:beyond|than|to) seasoning\b|\bseasoning (?:only|is no worry)\b/i;
const asRemedy =
  /\b(?:tea|leaf|leaves|bark|root|roots|seed|seeds|powder|capsules?|extract|oil|boil|brew|remedy|medicine|steep|milk|latex|sap)\b/;
/** Of some fruits only the ripe one is food: "green papaw". */
const unripe = (asked: string, effect: string) =>
  /\bgreen\b/.test(asked) && !/\bripe or green\b/.test(effect);
/** "Should I worry?": a "no" would be read as the answer to that. */
const worries =
  /\b(?:worr(?:y|ied)|concerned|afraid|scared|(?:do|did|done|cause|caused) (?:any |the baby )?(?:harm|damage)|frighten\w*)\b/;
/** "Do I need to stop it?": so would it be here. */
const asksToStop =
  /\b(?:should|must|need|have to|better|do|does|when) (?:\S+ ){0,4}(?:stop|leave|avoid|quit)\b/;

const takenAlready =
  /\b(?:took|taken|drank|drunk|drink|drinks|drinking|taking|already|been|yesterday|gave|given|had|ate|eaten|swallowed|started)\b/i;
/** "Can I drink it": nothing was taken yet. */
const mayBeTaken =
  /\b(?:can|could|may|might|should|shall|would|must|to|if|let|will|is|ok|safe)\s+(?:\w+\s+){0,4}?(?:drink|drinks|drinking|taking|given|had)\b/gi;

const teenage = 13;

function personWords({ about, label, written }: Caution, { ageMonths }: Understanding): string {
  if (about === "pregnancy") return "in pregnancy";
  if (about === "breastfeeding") return "while breastfeeding";
  if (about !== "child") return `with ${lowerFirst(label || written)}`;
  const years = Math.floor((ageMonths ?? 0) / 12);
  if (years < 2) return "for a child";
  return years < teenage ? `for a child of ${years}` : `at ${years} years`;
}
