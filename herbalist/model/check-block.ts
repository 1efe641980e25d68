// Checks one block that a language model wrote against what it was given: names, amounts, the verdict for this person, claims, links. A fault
// is a sentence that the model can correct. What is merely missing is no fault here; `finish-answer.ts` adds it.
import { type Caution, checkPlant, mayForbid, usageOf } from "../check/check.ts";
import { checkableOther } from "../check/checkable.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { amountsIn } from "./amounts.ts";
import { amountFaults } from "./check-amounts.ts";
import { claimFaults } from "./claims.ts";
import { distinctFaults, type Fault, faultOf } from "./fault.ts";
import { foreignTextFaults } from "./foreign-text.ts";
import type { Grounds } from "./grounds.ts";
import { isKitchenTea, isKitchenThing } from "./kitchen-amounts.ts";
import { type NameIndex, type NameInText, namesIn } from "./names-in-text.ts";
import { isOnlyForSkin, isOnSkinTalk, isSwallowTalk, mayBeTriedOnSkin, mayGoOnSkin } from "./on-skin.ts";
import { plainFood } from "./ordinary-names.ts";
import type { GivenRecord } from "./record.ts";
import type { GivenThing } from "./retrieve.ts";
import {
  advises,
  clausesOf,
  isAsking,
  isCondition,
  isNegated,
  saysYes,
  sentencesOf,
  warnsOff,
} from "./sentences.ts";
import { isWeakTea } from "./weak-teas.ts";
import type { WrittenBlock } from "./written-blocks.ts";

export type CheckContext = { grounds: Grounds; knowledge: Knowledge; names: NameIndex };

/** One claim of a block: its text, what it cites, and the plant that an item of a list is about. */
export type Passage = {
  text: string;
  records: readonly string[];
  about?: string;
  block: WrittenBlock["type"];
  /** The block's place in the answer; the first one is the verdict. */
  at: number;
  /** The title above an item. */
  under?: string;
};

export function passagesOf(block: WrittenBlock, at: number): Passage[] {
  const base = { block: block.type, at };
  switch (block.type) {
    case "plants":
      return [
        ...(block.title === "" ? [] : [{ ...base, text: block.title, records: [] }]),
        ...block.plants.map(({ id, text, records }) => ({ ...base, text, records, about: id })),
      ];
    case "steps":
    case "list":
      return [
        ...(block.title === "" ? [] : [{ ...base, text: block.title, records: block.records }]),
        ...block.items.map((text) => ({ ...base, text, records: block.records, under: block.title })),
      ];
    case "cautions":
      return block.items.map((text) => ({ ...base, text, records: block.records }));
    default:
      return [{ ...base, text: block.text, records: block.records }];
  }
}

export function checkBlock(block: WrittenBlock, at: number, context: CheckContext): Fault[] {
  return distinctFaults([
    ...(at === 0 && !isOpening(block, context)
      ? [faultOf("form")("the first block is not the verdict")]
      : []),
    ...(block.type === "plants" ? suggestionFaults(block, context).map(faultOf("person")) : []),
    ...passagesOf(block, at).flatMap((passage) => passageFaults(passage, context)),
  ]);
}

/** Where no record speaks (a birthday message), there is nothing to decide. */
const isOpening = ({ type }: WrittenBlock, { grounds }: CheckContext) =>
  type === "verdict" || (type === "text" && grounds.records.length === 0);

function suggestionFaults(
  { plants }: Extract<WrittenBlock, { type: "plants" }>,
  { grounds: { things } }: CheckContext,
): string[] {
  return plants.flatMap(({ id }) => {
    const thing = things.find((one) => one.kind === "plant" && one.id === id);
    if (!thing) return [`"${id}" is no plant of the records`];
    return thing.offered && thing.verdict !== "drop" ? [] : [`${id} may not be suggested to this person`];
  });
}

function passageFaults(passage: Passage, context: CheckContext): Fault[] {
  const { grounds } = context;
  const cited = passage.records.map((id) => ({ id, records: recordsNamed(id, grounds.records) }));
  const evidence = evidenceFor(
    passage,
    cited.flatMap(({ records }) => records),
    context,
  );
  return [
    ...foreignTextFaults(passage.text, grounds.numbers, grounds.records.length === 0).map(
      faultOf("foreign text"),
    ),
    ...claimFaults(passage.text).map(faultOf("claim")),
    // One slip beside good citations proves nothing and harms nobody.
    ...(cited.some(({ records }) => records.length > 0) ? [] : cited).map(({ id }) =>
      faultOf("record")(`"${id}" is no record that was given`),
    ),
    ...sentencesOf(passage.text).flatMap((sentence) => sentenceFaults(sentence, passage, context)),
    ...verdictFaults(passage, context).map(faultOf("person")),
    ...amountFaults(passage, evidence, context).map(faultOf("amount")),
  ];
}

/** By its id, or by the beginning of it: a model may cite "neem/make" for both recipes. */
function recordsNamed(id: string, records: readonly GivenRecord[]): GivenRecord[] {
  const exact = records.filter((record) => record.id === id);
  if (exact.length > 0) return exact;
  return records.filter((record) => record.id.startsWith(`${id}/`));
}

/** What a passage rests on: the records cited, and all records of the things it names. */
function evidenceFor(
  { text, about }: Passage,
  cited: readonly GivenRecord[],
  { grounds, names }: CheckContext,
): GivenRecord[] {
  const subjects = new Set(about === undefined ? namesIn(text, names).map(({ id }) => id) : [about]);
  return grounds.records.filter(
    (record) =>
      (record.about !== undefined && subjects.has(record.about)) ||
      (cited.includes(record) &&
        (about === undefined || record.about === undefined || record.about === about)),
  );
}

/** The first block must not leave open what the check for this person decided. */
function verdictFaults(
  { text, at }: Passage,
  { grounds: { things, weakTeas }, names }: CheckContext,
): string[] {
  if (at !== 0) return [];
  const asked = things.filter((thing) => thing.asked);
  // What may go on the skin is answered there: "Two or three times a day, a thin layer on the bites."
  const dropped = asked.filter(
    (thing) =>
      thing.verdict === "drop" &&
      !(thing.onSkin && isOnSkinTalk(text)) &&
      !isWeakTea(thing.id, text, weakTeas),
  );
  const word = dropped.map((thing) => thing.word).join(", ");
  if (dropped.length > 0 && !isNegated(text))
    return [`the first block must say that this person should not take ${word}`];
  // "Yes, men do drink it, but do not": a yes to something else than taking it.
  if (dropped.length > 0 && dropped.length === asked.length && saysYes(text) && !warnsOff(text))
    return [`the first block says yes, though this person should not take ${word}`];
  const allowing = sentencesOf(text)
    .filter((sentence) => !isAsking(sentence))
    .filter((sentence) => !afterAYear.test(sentence))
    .flatMap((sentence) =>
      clausesOf(sentence).filter(
        (clause) =>
          !isCondition(clause, sentence) &&
          !isAboutThePast(clause, sentence) &&
          !(dropped.every(({ asFood }) => asFood) && isOfFoodBefore(clause, sentence)),
      ),
    )
    .find(
      (clause) =>
        advises(clause) &&
        !(dropped.length === 0 ? isFoodTalk(clause) : dropped.every((thing) => isFoodOf(thing, clause))) &&
        !(dropped.some(({ onSkin }) => onSkin) && isOnSkinTalk(clause)) &&
        !ofSomethingElse.test(clause) &&
        !ofSomebody.test(clause),
    );
  if (allowing === undefined) return [];
  // Where everything asked about is dropped, a permission that names nothing can only mean one of them.
  if (dropped.length > 0 && dropped.length === asked.length && namesIn(allowing, names).length === 0)
    return [`“${allowing}” allows what this person should not take (${word})`];
  // A plain caution may follow: where no block says it, `finish-answer.ts` adds it.
  const cautioned = asked.find(({ verdict, cautions }) => verdict === "warn" && cautions.some(isStrict));
  return cautioned && !isHedged(text)
    ? [`the first block must not simply allow ${cautioned.word}; there is a caution: ${reasonOf(cautioned)}`]
    : [];
}

/** "Cooked as food, a small helping is fine", "food amounts, as in your curry, are fine"; not "in food, or as tea, it is fine". */
function isOfFoodBefore(clause: string, sentence: string): boolean {
  const clauses = clausesOf(sentence);
  const before = clauses[clauses.indexOf(clause) - 1] ?? "";
  return isFoodTalk(before) && ![before, clause].some((part) => remedyForms.test(part));
}
const remedyForms =
  /\b(?:teas?|juices?|capsules?|tablets?|pills?|powders?|extracts?|oils?|seeds?|bitters|brew\w*)\b/i;
/** A dose stays one beside a meal. */
const doseForms = /\b(?:capsules?|tablets?|pills?|extracts?|tinctures?)\b/i;

/** "If she had a few sips already, that's no worry". */
const isAboutThePast = (clause: string, sentence: string) =>
  /^(?:and )?if (?:you|she|he|they)\b[^.;]*\b(?:already|had|drank|took|ate|swallowed)\b/i.test(sentence) &&
  /^(?:(?:that|it|this)(?:['’]s| is) (?:no|not|fine|okay|ok|alright|all right)|no (?:harm|worry|worries|problem))\b(?!.*\b(?:more|again|daily)\b)/i.test(
    clause,
  );

/** "Use those as often as the label says": something from the shop. "Plain water is best", "only breast milk". */
const ofSomethingElse =
  /\b(?:label|leaflet|packet|box|pharmacist|prescribed)\b|\b(?:tablet|medicine|syrup|dose) from (?:the|a|your) (?:health centre|clinic|pharmacy|hospital|doctor)\b|\b(?:plain|clean|boiled)(?:,? [\w-]+){0,2} water (?:is|alone|instead)\b|\b(?:only|just) (?:breast ?milk|milk|formula)\b/i;

/** "I'm glad your cousin is all right": a person, not a remedy. */
const ofSomebody =
  /\b(?:glad|happy|relieved|pleased|thankful) (?:that )?(?:(?:you|he|she|they)\b|(?:your|the|his|her) (?:cousin|aunt\w*|uncle|mother|mom|mommy|father|dad|daddy|granny|sister|brother|friend|neighbou?r|husband|wife|son|daughter|child|baby)\b)(?: is| are| was|['’]s|['’]re) (?:\w+ )?(?:all right|alright|fine|okay|ok|safe|well)\b/i;

/** May forbid it, or sets the amount itself: "keep to food amounts". */
export const isStrict = (caution: Caution) =>
  mayForbid(caution) || /\b(?:keep to|food amounts?|in food only|small amounts)\b/i.test(caution.effect);

const isHedged = (text: string) =>
  isNegated(text) ||
  /\b(?:but|if|only|watch|check|careful\w*|care|recorded|proof|(?:as|in) food|food amounts?|occasional\w*|small|little|ask|tell|first|keep to|mind|low|with caution)\b/i.test(
    text,
  );

/** "Garlic in meals" is food; "with meals" or "if you skip meals" only says when. */
const mealtimes = /\b(?:with|after|before|between|skip|eat|miss) (?:\w+ )?meals?\b/gi;
export const isFoodTalk = (clause: string) =>
  /\b(?:food|cook\w*|season\w*|meals?|kitchen|pot|dish|plate|curry|soup|to eat)\b/i.test(
    clause.replace(mealtimes, ""),
  );

/** "Fully ripe pawpaw is fine", "eating corn is fine", "half a fruit now and then is fine", where the reason against the thing says that this is food. */
function isFoodOf(thing: GivenThing, clause: string): boolean {
  if (!thing.asFood) return false;
  if (isFoodTalk(clause)) return !doseForms.test(clause);
  if (remedyForms.test(clause)) return false;
  const reasons = thing.cautions.map(({ effect }) => effect).join(" ");
  return (
    (/\bfood\b/i.test(reasons) &&
      (/^eating\b/i.test(clause) || (/\bripe\b/i.test(clause) && /\bripe\b/i.test(reasons)))) ||
    (/\bfruit now and then\b/i.test(reasons) &&
      /fruit\b[^.]*\b(?:now and then|once in a while|occasionally)\b|\boccasional\b[^.]*fruit\b/i.test(
        clause,
      ))
  );
}

function sentenceFaults(sentence: string, passage: Passage, context: CheckContext): Fault[] {
  const found = namesIn(sentence, context.names);
  if (isAsking(sentence)) return inventedPlants(sentence, found, context).map(faultOf("name"));
  return [
    ...found.flatMap((name) => nameFaults(name, sentence, passage, context)),
    ...insideFaults(sentence, found).map(faultOf("person")),
    ...[...inventedPlants(sentence, found, context), ...unknownAdvice(sentence, passage, context)].map(
      faultOf("name"),
    ),
  ];
}

/**
 * A name that stands in no given record is a fault only where the sentence recommends it: a cause, a comparison, a warning harm nobody. What
 * a record of these advises, everyday food, first aid and the pharmacist's ordinary shelf may be recommended, unless this person should avoid it.
 */
function nameFaults(name: NameInText, sentence: string, passage: Passage, context: CheckContext): Fault[] {
  const { grounds } = context;
  const thing = grounds.things.find(({ id, kind }) => id === name.id && kind === name.kind);
  if (thing)
    return [
      ...thingFaults(thing, name, sentence, context).map(faultOf("person")),
      ...swallowedFaults(name, sentence, context).map(faultOf("name")),
    ];
  if (
    strongDrinks.has(name.id) &&
    (isCustom.test(sentence) || isLess(name, sentence) || isHabit(name, sentence))
  )
    return [];
  if (harmlessMeasures.has(name.id) || isLaidOn(name, sentence, passage, context)) return [];
  if (isNutrient(name, sentence) || (name.id === "toothpaste" && isBrushed.test(sentence))) return [];
  const clauses = clausesOf(sentence).filter(
    (clause) => clause.includes(name.text) && !isCondition(clause, sentence),
  );
  const asFood = isEverydayFood(name, sentence, context);
  const advised =
    (passage.block === "plants" && !isNegated(sentence)) ||
    isListed(name, sentence, passage) ||
    (clauses.some((clause) => advises(clause) && !isSeasoning(name, clause, context)) &&
      !(
        name.kind === "medicine" &&
        (isReasonToLeave(name, sentence) || headsReasons.test(passage.under ?? ""))
      ));
  const written = `“${name.text}”`;
  if (advised && !isFitFor(name, asFood, sentence, context))
    return [faultOf("person")(`it advises ${written}, which this person should avoid`)];
  if (advised && name.kind === "medicine" && isRuledOut(name, sentence, grounds))
    return [faultOf("person")(`it advises ${written}, which the rule for this person rules out`)];
  const promised = clauses.some((clause) => isPromise(clause, grounds) && !isNegated(clause));
  if (!advised && !promised) return [];
  // "Valaciclovir tablets work better; ask the doctor": what a clinic may give is told, not advised.
  if (!advised && name.kind === "medicine" && isForTheClinic.test(sentence)) return [];
  if (isOwnWord(name.text, grounds)) return [];
  // What fruit for a cake is soaked in.
  if (ofBaking.test(grounds.question) && liquor.test(name.text)) return [];
  if (isNamedBy(grounds.records.filter(advising), name, context)) return [];
  if (!advised && isNamedBy(grounds.records, name, context)) return [];
  if (name.kind === "medicine") return medicineFaults(name, sentence, context).map(faultOf("name"));
  if (passage.block !== "plants" && (isEverydayFood(name, sentence, context) || isKitchenTea(name)))
    return [];
  return [
    faultOf("name")(
      name.kind === "foreign"
        ? `it recommends ${written}, which no record holds`
        : `it recommends ${written}, which is not among the records given`,
    ),
  ];
}

/** "It is good for vitamin C and folate": in food, not from a bottle. */
const isNutrient = ({ kind, id }: NameInText, sentence: string) =>
  kind === "other" &&
  /^(?:vitamin-|zinc$|iron$|magnesium$|calcium$|folic-acid$|potassium$)/.test(id) &&
  !/\b(?:tak(?:e|es|ing)|tablets?|capsules?|pills?|supplements?|doses?|drops|syrup|fizz\w*|\d+ ?(?:mg|mcg|g))\b/i.test(
    sentence,
  );

/** "People soak the bark in rum": told, not advised. */
const isCustom =
  /^(?![^.]*\b(?:should|must|can|may)\b)(?:(?:some|many|most|old|older) )?(?:people|men|women|elders|folks|families)\b[^.]*\b(?:soak|steep|put|boil|mix)[^.,;]*\b(?:in|with)\b/i;

/** "Plain water and less rum is what helps". */
const isLess = ({ from, text }: NameInText, sentence: string) =>
  /\bless $/i.test(sentence.slice(0, from)) && sentence.indexOf(text) === sentence.lastIndexOf(text);

/** "More care if you are older or drink rum", "if you are under 50 kg, drink rum daily, or have liver disease". */
function isHabit({ from, to }: NameInText, sentence: string): boolean {
  const before = sentence.slice(0, from);
  return (
    /\bif (?:you|he|she|they)\b[^.;:]*\bdrinks? (?:much |plenty |a lot of )?$/i.test(before) &&
    (/\bor drinks? (?:much |plenty |a lot of )?$/i.test(before) ||
      /^(?: daily| often| every day)?, or (?:have|are|take)\b/i.test(sentence.slice(to)))
  );
}

/** "Garlic in food is fine" beside a medicine that minds the capsules. */
function isSeasoning(name: NameInText, clause: string, context: CheckContext): boolean {
  return (
    /\b(?:in|into|as) (?:the |your |a |ordinary |cooked |daily )*(?:food|cooking|meals?|curry|soup|pot)\b/i.test(
      clause,
    ) &&
    isKitchenThing(name, clause, "piece", context.knowledge) &&
    reasonsAgainst(name, context).every(({ about }) => about === "medicine")
  );
}

/** "No ibuprofen, naproxen, diclofenac or aspirin with warfarin": whatever other records recommend in general. A gel is another matter. */
function isRuledOut({ text }: NameInText, sentence: string, { records }: Grounds): boolean {
  if (/^(?: or \w+)? gel\b/i.test(sentence.slice(sentence.indexOf(text) + text.length))) return false;
  const rule = records.find(({ id }) => id === "rule/for-this-person")?.text ?? "";
  return sentencesOf(rule).some((one) => {
    const ruledOut = /^no\b(.*?)(?: (?:with|in|while|for|beside|after)\b|[.;]|$)/i.exec(one)?.[1] ?? "";
    return flat(ruledOut).includes(flat(text));
  });
}

/** "Valerian: a cup at night": the head of an item of a list is offered without a verb. A medicine only where a dose stands beside it. */
function isListed({ kind, text }: NameInText, sentence: string, passage: Passage): boolean {
  const { block, text: item, at, under = "" } = passage;
  if (at === 0 && kind !== "medicine" && isBareOffer(text, sentence)) return true;
  if ((block !== "list" && block !== "steps") || isNegated(sentence) || isNegated(under)) return false;
  const head = /^[^:–—,;.]{1,60}(?=[:–—])/.exec(item.replace(/[*_]/g, ""))?.[0] ?? "";
  if (!head.includes(text) || /\bbefore you\b/i.test(head.slice(0, head.indexOf(text)))) return false;
  if (isLookAlike.test(head) && !isUseTalk.test(item)) return false;
  if (isSpacing.test(item.replace(/[*_]/g, "").slice(head.length)) && !isUseTalk.test(item)) return false;
  return kind === "medicine" ? amountsIn(item).length > 0 : !isDescription(item);
}

/** "**Slippery elm, warm.**": an answer without a verb offers what it names. */
function isBareOffer(name: string, sentence: string): boolean {
  const lead = sentence.slice(0, sentence.indexOf(name));
  const rest = sentence.slice(lead.length + name.length);
  return (
    /^(?:(?:yes|sure|perhaps|maybe)\W+)?(?:(?:a|an|the|some|weak|warm|hot|plain|fresh|dried) )*$/i.test(
      lead,
    ) &&
    /^(?: (?:tea|leaf|leaves|oil|water|juice|root|bark|bath))*(?:[.,!]| (?:and|or|with) )/i.test(rest) &&
    !isNegated(sentence)
  );
}

/** "Tulsi: a small bush with purplish stems; a strong smell": how to know it, and nothing of its use. */
function isDescription(item: string): boolean {
  const told = sentencesOf(item).filter((sentence) => !isNegated(sentence));
  return (
    /\b(?:flowers?|leaf|leaves|stems?|petals?|spikes?|lobes?|trunk|stalks?|tufts?|puffs?)\b/i.test(item) &&
    /\b(?:purple|pink|lilac|white|yellow|red|blue|orange|furry|hairy|feathery|floating|fluff|close when touched|tall|(?:knee|waist|chest|head)-high|upright|creeps|small (?:bush|tree|herb)|shrub|toothed|lobe[sd]|(?:five-)?petal(?:s|led)|trumpets?|pods?|spikes?|cm|metres?)\b/i.test(
      item,
    ) &&
    !told.some((sentence) => isUseTalk.test(sentence) || clausesOf(sentence).some(advises))
  );
}
/** "Congo lala gets mixed up with it": named to tell it apart. */
const isLookAlike = /\b(?:mixed up|mistaken|confused|look-?alikes?|looks (?:like|similar|the same))\b/i;
/** "Moringa powder: the same 4 hours": how far from a tablet. */
const isSpacing =
  /^\W*(?:(?:also|keep|the|same|at least|about|wait) )*(?:\d+|two|three|four) (?:to \d+ )?hours?\b/i;
const isUseTalk =
  /\b(?:teas?|cups?|glass(?:es)?|drops?|teaspoons?|tablespoons?|spoons?|handfuls?|drink\w*|drunk|boil\w*|steep\w*|brew\w*|simmer\w*|soak\w*|chew\w*|eat\w*|bath\w*|wash\w*|giv(?:e|en|ing)|tak(?:e|en|ing)|use[sd]?|helps?|good for|eases?|daily|a day|at night)\b/i;

/** "Leave it out if you": its items are reasons. */
export const headsReasons =
  /^\W*(?:leave|avoid|skip|do not|don['’]t|never|not|(?:ask|check|be careful|take care|go (?:easy|slow))\b[^.]*(?= if (?:you|he|she|they)\W*$))\b[^.]*\b(?:if|when|with|beside)\b|\b(?:danger|risk|harm)\b[^.]* if (?:you|he|she|they)\W*$/i;

const ofBaking = /\b(?:cakes?|bak(?:e|ing)|pudding|pone)\b/i;
const liquor = /^(?:rum|brandy|wine|liquor|stout|beer|alcohol)$/i;

const isForTheClinic = /\b(?:doctors?|clinic|nurse|prescri\w+|hospital|dentist)\b/i;

/** "Leave it if you are pregnant, have weak kidneys or take digoxin", "if you also take warfarin, ask first": the medicine is a reason, not advice. */
function isReasonToLeave({ text }: NameInText, sentence: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(text));
  return (
    /^(?:leave|avoid|skip|do not (?:take|use|drink)|never (?:take|use|drink)|not)\b[^.;:]*\bif (?:you|he|she|they)\b/i.test(
      before,
    ) ||
    /\b(?:if|when|unless|who|anyone|people)\b (?:[^.;:]*\b(?:or|and) )?(?:you |he |she |they )?(?:also |already |now )*(?:takes?|uses?|(?:are |is )?on)\b[^.;:]*$/i.test(
      before,
    )
  );
}

/** What the records or every household put on the skin, for a person whom it suits there. */
function isLaidOn(
  { kind, id }: NameInText,
  sentence: string,
  passage: Passage,
  { grounds, knowledge }: CheckContext,
): boolean {
  // "Guava leaf is the one I'd try. Boil 5 leaves, swish and spit": the passage says how.
  if (!isOnSkinTalk(sentence) && !isOnSkinTalk(passage.text)) return false;
  const facts = grounds.skinFacts;
  if (kind === "other") return skinOils.has(id) && !facts.who.includes("baby");
  const plant = kind === "plant" ? knowledge.plants.get(id) : undefined;
  if (plant === undefined) return false;
  const { cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
  return mayGoOnSkin(plant, cautions, facts) || mayBeTriedOnSkin(plant, cautions, facts);
}
export const skinOils: ReadonlySet<string> = new Set([
  "coconut-oil",
  "olive-oil",
  "mustard-oil",
  "baby-oil",
  "epsom-salts",
  "oats",
]);

/** What this person should avoid is named only to warn; what has a caution is not called harmless. */
function thingFaults(thing: GivenThing, name: NameInText, sentence: string, context: CheckContext): string[] {
  const { weakTeas } = context.grounds;
  if (isSpatOut(name, sentence) || isForLater(name, sentence, context)) return [];
  if (thing.verdict === "drop") {
    const allowed =
      clausesOf(sentence).some(
        (clause) => clause.includes(name.text) && advises(clause) && !isFoodOf(thing, clause),
      ) &&
      !(thing.onSkin && isOnSkinTalk(sentence)) &&
      !isWeakTea(thing.id, sentence, weakTeas);
    if (allowed) return [`it advises ${name.text}, which this person should avoid: ${reasonOf(thing)}`];
  }
  const harmless =
    /\b(?:perfectly |quite |completely )?(?:safe|harmless|no (?:problem|clash|interaction|harm))\b/i;
  if (thing.cautions.length > 0 && !isHedged(sentence) && harmless.test(sentence))
    return [`it calls ${name.text} harmless, though there is a caution: ${reasonOf(thing)}`];
  return [];
}

const isBrushed = /\b(?:brush\w*|spit|spat)\b/i;

/** "Charcoal toothpaste that you spit out is no problem". */
const isSpatOut = ({ to }: NameInText, sentence: string) =>
  /^ (?:toothpaste|tooth powder|mouthwash)\b/i.test(sentence.slice(to)) &&
  isBrushed.test(sentence) &&
  !isSwallowTalk(sentence);

/** "After her first birthday a little honey is fine": what is kept from a baby alone. */
function isForLater(name: NameInText, sentence: string, context: CheckContext): boolean {
  const { facts } = context.grounds;
  const checked = checkable(name, context);
  if (checked === undefined || !facts.who.includes("baby") || !afterAYear.test(sentence)) return false;
  const later = { ...facts, who: facts.who.map((one) => (one === "baby" ? ("child" as const) : one)) };
  return checkPlant(checked, usageOf(undefined), later, context.knowledge).cautions.every(
    ({ severity }) => severity !== "avoid",
  );
}
const afterAYear =
  /^(?:only )?(?:after|from|past) (?:her|his|the|their) (?:first )?birthday\b|^(?:only )?(?:once|when|after) (?:she|he|they|baby) (?:is|are|turns?) (?:over )?(?:a|one|1)(?: year(?: old)?)?\b|^from (?:age |the age of )?(?:one|1)(?: year)?(?: on)?\b/i;

const inside =
  /\b(?:in|into) (?:the |your |his |her |their |each |both |baby['’]s )?(?:eyes?|vagina|womb)\b|\b(?:wash|rinse|bathe) (?:out )?(?:the |your |his |her |their |each |both )?(?:eyes?|vagina)\b/i;

/** Nothing from the bush or the kitchen goes where it blinds or infects. */
function insideFaults(sentence: string, found: readonly NameInText[]): string[] {
  const [named] = found.filter(({ kind }) => kind !== "medicine");
  if (named === undefined || !inside.test(sentence) || isNegated(sentence)) return [];
  return /\b(?:put|drop|drip|squeeze|rub|use|wash|rinse|bathe|pour|dab)\b/i.test(sentence)
    ? [`it puts ${named.text} where nothing of the kind may go`]
    : [];
}

/** A plant that is only ever laid on or rubbed in is not advised to be taken. */
function swallowedFaults({ id, text }: NameInText, sentence: string, { knowledge }: CheckContext): string[] {
  const plant = knowledge.plants.get(id);
  if (plant === undefined || !isOnlyForSkin(plant)) return [];
  const advised = clausesOf(sentence).some(
    (clause) => clause.includes(text) && advises(clause) && isSwallowTalk(clause),
  );
  return advised ? [`it gives ${text} to be swallowed, which no record does`] : [];
}

function reasonOf({ cautions }: GivenThing): string {
  const worst = cautions.find(({ severity }) => severity === "avoid") ?? cautions[0];
  return worst ? `${worst.label}: ${worst.effect}` : "";
}

const flat = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

function isOwnWord(text: string, { question, unknown }: Grounds): boolean {
  return flat(question).includes(flat(text)) || unknown.some((name) => flat(name).includes(flat(text)));
}

/** Records that say what to do; in others a plant is only mentioned, as a relative or a look-alike. */
const advising = ({ id }: GivenRecord) =>
  /^(?:trouble|condition|rule|note|medicine|pharmacy)\/|\/(?:make|use)\/|\/how$/.test(id);

/** Whether a sentence of the records names the same thing without warning of it; a medicine by the same name, not the same class. */
function isNamedBy(
  records: readonly GivenRecord[],
  { kind, id, text: written }: NameInText,
  { names }: CheckContext,
): boolean {
  const same = (one: NameInText) =>
    one.kind === kind &&
    (kind === "medicine" ? one.text.toLowerCase() === written.toLowerCase() : one.id === id);
  return records
    .filter((record) => namesInRecord(record, names).some(same))
    .flatMap(({ text }) => sentencesOf(text).flatMap(clausesOf))
    .some((clause) => !isNegated(clause) && namesIn(clause, names).some(same));
}

/** The same records are searched for every name of an answer, and finding names is the most expensive part of the check. */
const foundInRecord = new WeakMap<GivenRecord, readonly NameInText[]>();
function namesInRecord(record: GivenRecord, names: CheckContext["names"]): readonly NameInText[] {
  const found = foundInRecord.get(record) ?? namesIn(record.text, names);
  foundInRecord.set(record, found);
  return found;
}

function isInRecords(text: string, { records }: Grounds): boolean {
  return records.some((record) => flat(record.text).includes(flat(text)));
}

/**
 * Whether the records let this person have it. Everyday food is fit for a child or in pregnancy unless its record says to avoid it; and so is what a note
 * for such a person advises.
 */
function isFitFor(name: NameInText, asFood: boolean, sentence: string, context: CheckContext): boolean {
  const checked = checkable(name, context);
  if (checked === undefined) return true;
  const { pregnancy, breastfeeding, children } = checked.safety;
  const advice = { pregnancy, breastfeeding, child: children };
  if (isWeakTea(name.id, sentence, context.grounds.weakTeas)) return true;
  return reasonsAgainst(name, context).every(
    ({ about, id }) =>
      (about === "pregnancy" || about === "breastfeeding" || about === "child") &&
      id !== "baby" &&
      ((asFood && advice[about].advice !== "avoid") ||
        isNamedBy(context.grounds.records.filter(noteFor(about)), name, context)),
  );
}

/** Why this person should avoid what is named, whether or not it is among the records given. */
function reasonsAgainst(name: NameInText, context: CheckContext): Caution[] {
  const checked = checkable(name, context);
  if (checked === undefined) return [];
  const { cautions } = checkPlant(checked, usageOf(undefined), context.grounds.facts, context.knowledge);
  return cautions.filter(({ severity }) => severity === "avoid");
}

function checkable({ kind, id }: NameInText, { knowledge }: CheckContext) {
  if (kind === "plant") return knowledge.plants.get(id);
  const other = kind === "other" ? knowledge.others.get(id) : undefined;
  return other === undefined ? undefined : checkableOther(other);
}

const noteWords = { pregnancy: /pregnan/i, breastfeeding: /breast|nursing/i, child: /\bchild/i } as const;

/** The notes that speak to such a person. */
const noteFor =
  (about: keyof typeof noteWords) =>
  ({ id, title, text }: GivenRecord): boolean =>
    id.startsWith("note/") && noteWords[about].test(`${id} ${title} ${text}`);

/** Household measures of first aid and the kitchen; the rest of that shelf is named only to warn. */
const harmlessMeasures: ReadonlySet<string> = new Set([
  "ice",
  "warm-compress",
  "steam-inhalation",
  "salt-gargle",
  "rehydration-salts",
]);
const strongDrinks: ReadonlySet<string> = new Set([
  "rum",
  "stout",
  "tonic-wine",
  "angostura-bitters",
  "bush-bitters",
  "energy-drinks",
]);
const everydayDrinks: ReadonlySet<string> = new Set(["coffee", "cocoa", "rice"]);
const asMedicine = /\b(?:tea|leaf|leaves|root|bark|bush|capsules?|oil|tincture|extract|bitters|powder)\b/i;

/** "Soup, rice, ripe banana" are food in any kitchen; "banana leaf tea" is not. */
function isEverydayFood(
  { kind, id, to, text }: NameInText,
  sentence: string,
  { knowledge }: CheckContext,
): boolean {
  const after = sentence.slice(
    sentence.indexOf(text) + text.length,
    sentence.indexOf(text) + text.length + 12,
  );
  if (asMedicine.test(after) || to === 0) return false;
  if (everydayDrinks.has(id)) return true;
  if (kind === "other") {
    const other = knowledge.others.get(id);
    if (other === undefined || strongDrinks.has(id)) return false;
    return other.kind === "food" || other.kind === "drink" || other.kind === "spice";
  }
  const plant = knowledge.plants.get(id);
  return (
    plant !== undefined &&
    plant.safety.hazard !== "dangerous" &&
    (isKitchenThing({ kind, id, text }, sentence, "piece", knowledge) ||
      plant.uses.some(({ route }) => route === "food") ||
      [plant.safety.children, plant.safety.pregnancy].some(({ advice }) => advice === "food amounts only"))
  );
}

/** What something is good for, without telling anybody to take it. */
const promises =
  /\b(?:helps?|eases?|relieves?|soothes?|calms?|heals?|works?|brings? down|lowers?|clears?|stops?|treats?|good for|better|best|is the one|people (?:\w+ )?(?:use|drink|take|boil)|is (?:used|drunk|taken) for)\b/i;

/** A name may hold such a word ("man better man"), and "metformin lowers B12" is a harm. */
function isPromise(clause: string, { unknown }: Grounds): boolean {
  const said = unknown.reduce((text, name) => text.replaceAll(` ${name} `, " "), flat(clause));
  return promises.test(
    said.replace(/\blowers? (?:your |the )?(?:b12|vitamin \w+|iron|potassium|sodium|magnesium)\b/g, ""),
  );
}

/** Paracetamol by its label is what the records themselves advise for fever and pain. */
const labelMedicines: ReadonlySet<string> = new Set(["paracetamol"]);
/** Lotions without anything strong in them. */
const plainLotions = /^calamine$/i;

/** Of the open shelf, for grown people: on the skin, in the mouth, or against acid and wind. What is also a tablet only in its outer form. */
const shelf =
  /^(?:benzoyl peroxide|salicylic acid|adapalene|chlorhexidine|simethicone|selenium sulfide|zinc pyrithione|permethrin|minoxidil|lactulose|cetirizine|loratadine)$/i;
const antacids = /^(?:gaviscon|tums|rennie|maalox|antacids?|calcium carbonate|alginate)$/i;
const outerForm =
  /^(?:clotrimazole|miconazole|terbinafine|ketoconazole|hydrocortisone|diclofenac|lidocaine|capsaicin)$/i;
const eyeDrops = /^(?:ketotifen|olopatadine|cromoglicate|artificial tears)$/i;
const isOuterForm = /\b(?:cream|shampoo|gel|ointment|spray|lotion)\b/i;

function isOfOpenShelf(text: string, sentence: string, { who }: Grounds["facts"]): boolean {
  if (who.includes("child") || who.includes("baby")) return false;
  if (antacids.test(text)) return true;
  return (
    !who.includes("pregnant") &&
    (shelf.test(text) ||
      (outerForm.test(text) && isOuterForm.test(sentence)) ||
      (eyeDrops.test(text) && /\bdrops?\b/i.test(sentence)))
  );
}

/** "Mebendazole (Vermox)": a brand beside its own name, which is judged instead. */
function isBrandOfNamed(
  { id, text }: Pick<NameInText, "id" | "text">,
  sentence: string,
  { names }: CheckContext,
): boolean {
  const before = /([\p{L}-]+) \($/u.exec(sentence.slice(0, sentence.indexOf(text)))?.[1] ?? "";
  return namesIn(before, names).some((one) => one.kind === "medicine" && one.id === id);
}

function medicineFaults({ id, text }: NameInText, sentence: string, context: CheckContext): string[] {
  const { facts } = context.grounds;
  if (facts.medicines.some((medicine) => medicine.id === id || medicine.classes.has(id))) return [];
  if (isBrandOfNamed({ id, text }, sentence, context)) return [];
  if (plainLotions.test(text) || isOfOpenShelf(text, sentence, facts)) return [];
  // "Heavy drinking lowers testosterone": the body's own.
  if (
    /^(?:testosterone|o?estrogen|cortisol|serotonin)$/i.test(text) &&
    /\b(?:lowers?|raises?|low|high)\b/i.test(sentence)
  )
    return [];
  // "A caffeine-free cup."
  if (sentence.includes(`${text}-free`)) return [];
  const liver = facts.illnesses.some((illness) => illness.id === "liver-disease");
  if (labelMedicines.has(id) && !liver && !facts.who.includes("baby")) return [];
  return [`it recommends the medicine “${text}”, which is neither in the message nor in the records`];
}

const plantNouns = "tea|leaf|leaves|root|bark|bush|vine|tincture|extract|capsules?|herb";
const describing =
  /(?:ed|ing|y|al|ful|less|ic|ous|able|ible|ive|ish|ly|free|warm|weak|strong|plain|black|green|white|ginger|bush|decaf|other|whole|same|mild|milder|kinder|gentler|safer|better|stronger|more|each|every|that|this|your|their|with|from|daily|hot|iced|includes?|means|similar)$/i;

/** "Big umbrella leaves". */
const shapes = /^(?:sword|umbrella|heart|star|spear|strap|needle|feather|hand)$/i;

/** "Zarbu leaf": a name before a part of a plant that neither the records nor the message hold. */
function inventedPlants(
  sentence: string,
  found: readonly NameInText[],
  { grounds, knowledge }: CheckContext,
): string[] {
  const faults: string[] = [];
  const isCovered = (from: number, to: number) => found.some((name) => name.from <= to && name.to >= from);
  for (const match of sentence.matchAll(new RegExp(`\\b([a-z]{4,})[ -](?:${plantNouns})\\b`, "gi"))) {
    const word = (match[1] ?? "").toLowerCase();
    const covered = isCovered(match.index, match.index + word.length);
    if (covered || describing.test(word) || knowledge.isOrdinary(word)) continue;
    // "On a sulfonylurea leaves little room": somebody leaves something.
    if (
      /^ (?:very |too )?(?:little|no|less|much|you|him|her|them|a|the)\b/i.test(
        sentence.slice(match.index + match[0].length),
      )
    )
      continue;
    if (shapes.test(word) && !clausesOf(sentence).some(advises)) continue;
    if (isOwnWord(word, grounds) || isInRecords(word, grounds)) continue;
    faults.push(`it names “${match[0]}”, which no record holds`);
  }
  // A name of the catalogue was judged with the other names. What something unknown is may be said by its scientific name, but not recommended.
  const recommends = clausesOf(sentence).some((clause) => advises(clause) || promises.test(clause));
  if (grounds.unknown.length > 0 && !recommends) return faults;
  for (const { 0: binomial, index } of sentence.matchAll(
    /\b[A-Z][a-z]{3,} [a-z]{3,}(?:ensis|oides|ifolia|ifera|iflora|icum|alis|anum|inum|osum|atum|ianum)\b/g,
  ))
    if (
      !isCovered(index, index + binomial.length) &&
      !isInRecords(binomial, grounds) &&
      !isOwnWord(binomial, grounds)
    )
      faults.push(`it names “${binomial}”, which no record holds`);
  return faults;
}

/** What no record holds may be told of, but not advised: no amount of it, and nothing of its use to whom a plant can harm most. */
function unknownAdvice(sentence: string, { at }: Passage, { grounds, knowledge }: CheckContext): string[] {
  const { unknown, facts } = grounds;
  // "Cocobeh bush" is also meant by "cocobeh leaves"; "black bush" is not by "black".
  const isSpokenIn = (text: string) => (name: string) => {
    const [head = ""] = name.split(" ");
    return (
      flat(text).includes(flat(name)) ||
      (head.length > 3 && !knowledge.isOrdinary(head) && flat(text).includes(flat(head)))
    );
  };
  const spoken = unknown.filter((name) => !plainFood.has(name)).filter(isSpokenIn(sentence));
  if (spoken.length === 0) return [];
  const names = (clause: string) => spoken.some(isSpokenIn(clause));
  const advised =
    (at === 0 && saysYes(sentence) && !isNegated(sentence)) ||
    clausesOf(sentence).some((clause) => advises(clause) && names(clause));
  if (advised) return [`it advises ${spoken.join(", ")}, which no record holds`];
  // "No more than two cups" is an amount all the same.
  if (isNegated(sentence) && !/\bmore than\b/i.test(sentence)) return [];
  if (isUseTalk.test(sentence) && amountsIn(sentence).length > 0)
    return [`it gives an amount of ${spoken.join(", ")}, which no record holds`];
  const atRisk = facts.medicines.length > 0 || facts.who.some((one) => protectedPeople.has(one));
  return atRisk && promises.test(sentence)
    ? [`it tells this person what ${spoken.join(", ")} is good for, which no record holds`]
    : [];
}
const protectedPeople: ReadonlySet<string> = new Set(["baby", "child", "pregnant", "breastfeeding"]);
