// Checks the amounts of a passage: what is taken, how much, how often and for how long must not contradict the record of that very thing. For a child
// or in pregnancy there is none but what the check of that thing for this person allows in so many words.
import { type Amount, amountsIn, isTime, sameAmount } from "./amounts.ts";
import {
  type CheckContext,
  headsReasons,
  isFoodTalk,
  isStrict,
  type Passage,
  skinOils,
} from "./check-block.ts";
import {
  isHouseholdMeasure,
  isKitchenBrew,
  isKitchenThing,
  isOfSomethingUnknown,
  isSpice,
  isSpiceInPot,
  kitchenTeas,
} from "./kitchen-amounts.ts";
import { type NamedKind, namesIn } from "./names-in-text.ts";
import { isNoDose } from "./no-dose.ts";
import { isOnlyForSkin, isOnSkinTalk, isSkinTrouble, isSwallowTalk } from "./on-skin.ts";
import { shelfRecordsNamed } from "./pharmacy-shelf.ts";
import type { GivenRecord } from "./record.ts";
import { advises, clausesOf, isAsking, isNegated } from "./sentences.ts";

export function amountFaults(
  passage: Passage,
  evidence: readonly GivenRecord[],
  context: CheckContext,
): string[] {
  const { grounds } = context;
  if (passage.block === "seek-care") return [];
  const recorded = evidence.flatMap(({ text }) => amountsIn(text));
  const own = shelfRecordsNamed(passage.text, context);
  const doses = [...evidence.filter(givesDose), ...own, ...unnamedDoses(passage, context)].flatMap(
    ({ text }) => [...amountsIn(text), ...strengthsOfTablets(text)],
  );
  const anyTime = grounds.records
    .filter(givesDose)
    .flatMap(({ text }) => amountsIn(text))
    .filter(isTime);
  const asked = [grounds.question, ...grounds.earlier].flatMap(amountsIn);
  const aboutThing = evidence.some(({ about }) => about !== undefined);
  const written = amountsIn(passage.text);
  return written.flatMap((amount) => {
    const sentence = sentenceAt(passage.text, amount.at).replace(/[*_]/g, "");
    if (isAsking(sentence) || isNoDose(amount, passage.text, sentence, grounds.dosesAllowed)) return [];
    if (isMeasuredFor(amount, sentence, context) || isOwnDose(amount, sentence, context)) return [];
    // The measure before the brackets is judged instead.
    if (written.some((one) => isSameInBrackets(amount, one, passage.text))) return [];
    if (!grounds.dosesAllowed)
      return isTime(amount) ||
        isNegated(sentence) ||
        isAllowedToPerson(amount, sentence, context) ||
        isHoneyForChild(amount, sentence, passage, context) ||
        isForBath(amount, sentence, context) ||
        isWeakCup(amount, passage, context) ||
        isTabletOfLabel(amount, sentence, context) ||
        (!isAdvised(passage, sentence) &&
          /\b(?:trials?|stud(?:y|ies)|tested)\b/i.test(sentence) &&
          recorded.some((one) => sameAmount(one, amount))) ||
        shelfRecordsNamed(sentence, context).some(({ text }) =>
          amountsIn(text).some((one) => covers(one, amount)),
        )
        ? []
        : [`it gives an amount (${amount.text}), which is not allowed for this person`];
    if (isTime(amount) && (!aboutThing || isOfShopWash(amount, sentence, context))) return [];
    if (isTime(amount) && asksHowItKeeps.test(grounds.question)) return [];
    if (isToDrink(amount, passage, context) || isStrengthOfOwn(amount, sentence, passage, context)) return [];
    if (isShopWeight(amount, passage.text, context)) return [];
    if (isTabletSpokenOf(amount, sentence, context) || isTooMuch(amount, sentence)) return [];
    if (isOrdinaryAmount(amount, sentence, passage, context)) return [];
    if (doses.some((one) => covers(one, amount))) return [];
    if (isOnceADay(amount) && doses.some(({ unit }) => perDose.has(unit))) return [];
    if (isCommonAmount(amount, sentence, passage, context)) return [];
    // "From a teaspoon and a half it poisons" may be told, but is nobody's dose.
    if (
      (!isAdvised(passage, sentence) || isOfStudy(amount, sentence)) &&
      (!isTime(amount) || tellsOfTest.test(sentence)) &&
      recorded.some((one) => sameAmount(one, amount))
    )
      return [];
    if (isTime(amount) && anyTime.some((one) => covers(one, amount))) return [];
    // "Three cups is too much", "the 50 mg you are on": the person's own number, said to warn or as what they do.
    if (
      asked.some((one) => sameAmount(one, amount)) &&
      (isNegated(sentence) || (!isAdvised(passage, sentence) && isOwnDoing(amount, sentence, context)))
    )
      return [];
    return [`it gives an amount (${amount.text}) that is not in the record of what it is about`];
  });
}

/** "How long can I keep it in the fridge": the days are the bottle's, not the person's. */
const asksHowItKeeps =
  /\b(?:fridge|refrigerat\w+|freez\w+|stor(?:e|ed|ing)|spoil\w*|expir\w+|shelf life|go(?:es)? (?:bad|sour))\b/i;

/** "One or two tablets of 200 mg" is 200 or 400 mg. */
function strengthsOfTablets(text: string): Amount[] {
  const all = amountsIn(text);
  return all
    .filter(({ unit }) => unit === "tablet")
    .flatMap((tablets) => {
      const end = tablets.at + tablets.text.length;
      return all
        .filter(({ unit, at }) => unit === "mg" && text.slice(end, at) === " of ")
        .map((strength) => ({ ...strength, value: strength.value * tablets.value }));
    });
}

/** "Test before meals and at bedtime for two weeks": nothing is taken. */
function isMeasuredFor(amount: Amount, sentence: string, { names }: CheckContext): boolean {
  const before = sentence.slice(0, sentence.indexOf(amount.text)).split(/[.;:]/).at(-1) ?? "";
  return (
    isTime(amount) &&
    /\b(?:(?:re)?(?:test|check)|measure)\b(?: (?:it|your|her|his|the|blood) ?\w*)? (?:before|after|morning|fasting|at (?:bedtime|night|home))\b/i.test(
      before,
    ) &&
    !/\b(?:take|drink|eat|use|give|have|add)\b/i.test(before) &&
    !namesIn(before, names).some(isThing)
  );
}

/** "Fine with metformin 500 twice a day", "Norvasc (amlodipine) 5 mg": the person's own medicine with the words of the message. */
function isOwnDose({ text }: Amount, sentence: string, { grounds, names }: CheckContext): boolean {
  const plain = sentence.replace(/ \([^)]*\)/g, "");
  const at = plain.indexOf(text);
  const own = namesIn(plain.slice(0, Math.max(at, 0)), names).at(-1);
  if (own?.kind !== "medicine") return false;
  const written = unspaced(plain.slice(own.from, at + text.length));
  return [grounds.question, ...grounds.earlier].some((said) => unspaced(said).includes(written));
}

const unspaced = (text: string) => flat(text).replaceAll(" ", "");
const flat = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");

/** "Or a weak cup after eating", in pregnancy: of a kitchen tea that the check for her leaves open. */
function isWeakCup(
  { text, unit, value }: Amount,
  passage: Passage,
  { grounds, names }: CheckContext,
): boolean {
  const named = namesIn(passage.text, names).filter(({ kind }) => kind === "plant");
  const ids =
    named.length > 0
      ? named.map(({ id }) => id)
      : grounds.things.filter(({ asked }) => asked).map(({ id }) => id);
  return (
    unit === "cup" &&
    value <= 1 &&
    /\bweak\b/i.test(text) &&
    !grounds.facts.who.some((one) => one === "child" || one === "baby") &&
    ids.length > 0 &&
    ids.every(
      (id) =>
        kitchenTeas.has(id) && grounds.things.some((thing) => thing.id === id && thing.verdict !== "drop"),
    )
  );
}

/** "Albendazole 400 mg, one tablet": where the strength beside it is the label's whole dose. */
function isTabletOfLabel({ unit, value }: Amount, sentence: string, context: CheckContext): boolean {
  const doses = shelfRecordsNamed(sentence, context).flatMap(({ text }) => amountsIn(text));
  return (
    unit === "tablet" &&
    value === 1 &&
    amountsIn(sentence).some((one) => one.unit === "mg" && doses.some((dose) => sameAmount(dose, one)))
  );
}

/** "It often needs a tablet", "one small tablet daily, like amlodipine": what a clinic gives; not "take a tablet", and not where tablets of a remedy were asked about. */
function isTabletSpokenOf(
  { text, unit, value }: Amount,
  sentence: string,
  { grounds, names }: CheckContext,
): boolean {
  return (
    unit === "tablet" &&
    value <= 1 &&
    !/capsule/i.test(text) &&
    !/\b(?:tablets?|capsules?|pills?)\b/i.test(grounds.question) &&
    !namesIn(sentence, names).some(isThing) &&
    (!/\b(?:daily|a day|each|every|once|mornings?|nights?|enough)\b/i.test(sentence) ||
      namesIn(sentence, names).some(({ kind }) => kind === "medicine")) &&
    !clausesOf(sentence).some(advises)
  );
}

/** "A tablespoon is three times as much and often brings loose stool". */
const isTooMuch = ({ text }: Amount, sentence: string) =>
  /^\W*(?:is|are|would be) (?:(?:two|three|four|twice|\d+) (?:times )?as much|too much)\b/i.test(
    sentence.slice(sentence.indexOf(text) + text.length),
  ) && !clausesOf(sentence).some(advises);

/** How long people of a study took it. */
const isOfStudy = (amount: Amount, sentence: string) =>
  isTime(amount) &&
  /\b(?:in|during) (?:(?:a|one|two|another|the|small|large|short) )*(?:trials?|stud(?:y|ies))\b/i.test(
    sentence,
  ) &&
  !clausesOf(sentence).some(advises);

/** What a record gives by the measure may be taken once a day: no oftener could it be less. */
const isOnceADay = ({ unit, value }: Amount) => unit === "times a day" && value === 1;
const perDose: ReadonlySet<string> = new Set(["teaspoon", "tablespoon", "spoon", "cup", "glass"]);

/** "Half a glass (about 120 ml)", "a litre (four cups)". */
function isSameInBrackets(amount: Amount, before: Amount, text: string): boolean {
  const [own, theirs] = [inWater(amount), inWater(before)];
  const between = text.slice(before.at + before.text.length, amount.at);
  return (
    own !== undefined &&
    theirs !== undefined &&
    own <= theirs &&
    /^(?:(?:\s*of (?:\w+ ){0,2}water)?\s*\(|, )(?:about |around |some )?$/.test(between)
  );
}

/** "1/2 lb (225 g) of fresh ginger": how a kitchen thing is bought for a jug of something. */
function isShopWeight({ text, unit, value, at }: Amount, whole: string, context: CheckContext): boolean {
  const after = whole.slice(at + text.length);
  const [named] = namesIn(/^\)? of [\w ]{1,30}/.exec(after)?.[0] ?? "", context.names);
  return (
    unit === "gram" &&
    value <= 250 &&
    /\b(?:lb|pound)\s*\($/i.test(whole.slice(0, at)) &&
    named !== undefined &&
    isKitchenThing(named, after, "piece", context.knowledge)
  );
}

/** "A dandruff shampoo twice a week for four weeks", "condoms for four weeks" beside a plant: they have no dose. */
function isOfShopWash({ text, value }: Amount, sentence: string, { names }: CheckContext): boolean {
  const clauses = clausesWith(text, sentence);
  return (
    value <= 28 &&
    clauses.length > 0 &&
    clauses.every(
      (clause) =>
        /\b(?:shampoo|moisturi[sz]er|aqueous cream|calamine|petroleum jelly|condoms?)\b/i.test(clause) &&
        namesIn(clause, names).length === 0,
    )
  );
}

/** "8 glasses to drink" where nothing that one drinks was named or asked about: water. */
function isToDrink(
  { text, unit, value, at }: Amount,
  passage: Passage,
  { grounds, names }: CheckContext,
): boolean {
  return (
    unit === "glass" &&
    value <= 8 &&
    /^\s*(?:to drink|of (?:fluids?|liquids?))\b/i.test(passage.text.slice(at + text.length)) &&
    !grounds.things.some((thing) => thing.asked) &&
    !namesIn(passage.text, names).some(isThing)
  );
}

/** "Rarer than with a high dose (40 or 80 mg)", "likelier on 40 or 80 mg": a fact about the medicine that the person takes. */
function isStrengthOfOwn(
  { text, unit }: Amount,
  sentence: string,
  { under = "" }: Passage,
  { grounds, names }: CheckContext,
): boolean {
  if (unit !== "mg" || grounds.facts.medicines.length === 0) return false;
  // "The danger is greatest if you: take a high dose, 40 to 80 mg".
  if (headsReasons.test(under)) return !namesIn(sentence, names).some(isThing);
  const clause = sentence.slice(0, sentence.indexOf(text)).split(/[,;:]/).at(-1) ?? "";
  return (
    /\b(?:(?:high|higher|strong|stronger|large|low|small) doses?|dose is (?:high|strong|large|low)) \((?:such as |like |about )?$|\b(?:likelier|more likely|commoner|more common|greater|higher|greatest|highest) (?:on|with|at) $/i.test(
      clause,
    ) &&
    !namesIn(clause, names).some(isThing) &&
    !advises(clause)
  );
}

/** A passage that names nothing and cites nothing is about what was asked. */
function unnamedDoses({ text, records, about }: Passage, { grounds, names }: CheckContext): GivenRecord[] {
  if (about !== undefined || records.length > 0 || namesIn(text, names).some(isThing)) return [];
  const asked = new Set(grounds.things.filter((thing) => thing.asked).map(({ id }) => id));
  return grounds.records.filter(
    (record) => record.about !== undefined && asked.has(record.about) && givesDose(record),
  );
}

const isThing = ({ kind }: { kind: NamedKind }) => kind === "plant" || kind === "other" || kind === "foreign";

/** Plants, oils and food may be measured for the skin; kerosene and bleach may not. */
function isForSkin(
  one: { kind: NamedKind; id: string; text: string },
  sentence: string,
  { unit }: Amount,
  { knowledge }: CheckContext,
): boolean {
  return (
    one.kind === "plant" ||
    skinOils.has(one.id) ||
    dropOils.has(one.id) ||
    isKitchenThing(one, sentence, unit, knowledge)
  );
}

/** Leaves for a child's bath are no dose. */
function isForBath(amount: Amount, sentence: string, context: CheckContext): boolean {
  return (
    isHouseholdMeasure(amount) &&
    isOnSkinTalk(sentence) &&
    !isOfUnknown(amount, sentence, context) &&
    namesIn(sentence, context.names)
      .filter(isThing)
      .every((one) => isForSkin(one, sentence, amount, context)) &&
    !context.grounds.facts.who.includes("baby")
  );
}

const isOfUnknown = ({ text }: Amount, sentence: string, { names }: CheckContext) =>
  isOfSomethingUnknown(
    sentence.slice(sentence.indexOf(text) + text.length),
    (words) => namesIn(words, names).length > 0,
  );

/** "And a warm cloth on the belly": the amounts beside it are of something else. */
const notMeasured: ReadonlySet<string> = new Set(["ice", "salt-gargle", "steam-inhalation", "warm-compress"]);

/** A household measure of ordinary food, of what goes on the skin, a few times a week, or the one tablet of a medicine that the person takes. */
function isOrdinaryAmount(
  amount: Amount,
  sentence: string,
  passage: Passage,
  context: CheckContext,
): boolean {
  const { grounds, knowledge, names } = context;
  // "Two cloves of garlic" name no clove.
  const namedIn = (text: string) => {
    const measures = amountsIn(text).map((one) => one.text);
    return namesIn(text, names).filter(
      (name) =>
        isThing(name) &&
        !notMeasured.has(name.id) &&
        ![amount.text, ...measures].some((measure) => measure.includes(name.text)),
    );
  };
  const things = namedIn(sentence);
  if (amount.unit === "tablet")
    return (
      amount.value <= 1 &&
      grounds.facts.medicines.length > 0 &&
      (/\bpill/i.test(amount.text) || (things.length === 0 && !/capsule/i.test(amount.text)))
    );
  if (amount.unit === "times a week") return amount.value <= (isFoodTalk(sentence) ? 7 : 3);
  const onSkin =
    isOnSkinTalk(sentence) ||
    isOnSkinTalk(passage.text) ||
    // "Two handfuls (30 leaves) to a pot of water", asked for a bath.
    ((isOnSkinTalk(grounds.question) || isSkinTrouble(grounds.question)) && !isSwallowTalk(passage.text));
  if (onSkin && isDropsOfOil(amount, namedIn(passage.text), context)) return true;
  if (
    onSkin &&
    isTime(amount) &&
    amount.value <= longestOnSkin &&
    things.every(({ kind }) => kind === "plant")
  )
    return !recordsTime(amount, things.length > 0 ? things : namedIn(passage.text), context);
  const ofBath = onSkin && amount.unit === "leaf" && amount.value <= mostBathLeaves;
  if ((!isHouseholdMeasure(amount) && !ofBath) || isOfUnknown(amount, sentence, context)) return false;
  if (onSkin) return things.every((one) => isForSkin(one, sentence, amount, context));
  const asked = grounds.things
    .filter((thing) => thing.asked)
    .map(({ id, kind, word }) => ({ id, kind, text: word }));
  const ofUnit = asked.filter(({ id }) => id === amount.unit);
  const about = things.length > 0 ? things : ofUnit.length > 0 ? ofUnit : spokenOf(amount, passage, namedIn);
  const subjects = passage.about === undefined ? (about.length > 0 ? about : asked) : about;
  // Of what this person should mind as a remedy, what one seasons a pot with: "a clove or two in cooked food".
  const isLimited = (id: string) =>
    grounds.things.some(
      (thing) =>
        thing.id === id &&
        (thing.verdict === "drop" ||
          thing.cautions.some(({ about: why }) => why === "medicine" || why === "illness")) &&
        !(thing.asFood && isFoodTalk(sentence) && amount.value <= 2) &&
        !(isOneServing(amount) && thing.verdict !== "drop" && !thing.cautions.some(isStrict)),
    );
  return (
    passage.about === undefined &&
    subjects.every(
      (one) =>
        (isKitchenThing(one, sentence, amount.unit, knowledge) || isSpiceInPot(one, sentence, amount)) &&
        !isLimited(one.id),
    )
  );
}

/** One cup, clove or stalk a day of ordinary food, where more of it is what matters. */
const isOneServing = ({ unit, value }: Amount) =>
  value <= 1 && ["cup", "glass", "clove", "stalk", "piece", "a day"].includes(unit);

/**
 * What an amount is of, where its sentence names nothing: what was named before it, in the passage or in the title above. "2 cups a day. A piece of
 * cinnamon goes well with it."
 */
function spokenOf<T>({ at }: Amount, { text, under = "" }: Passage, namedIn: (text: string) => T[]): T[] {
  const before = namedIn(text.slice(0, at));
  if (before.length > 0) return before;
  const named = namedIn(text);
  return named.length > 0 ? named : namedIn(under);
}

/** Strong oils that are only ever rubbed in, a few drops in a plain one. */
const dropOils: ReadonlySet<string> = new Set(["tea-tree-oil", "rosemary"]);

const longestOnSkin = 14;
const mostBathLeaves = 60;

/** Whether the record of what is laid on says how long or how often. */
function recordsTime(
  { unit }: Amount,
  things: readonly { id: string }[],
  { grounds: { records } }: CheckContext,
): boolean {
  return things.some(({ id }) =>
    records
      .filter((record) => record.about === id && givesDose(record))
      .some(({ text }) => amountsIn(text).some((one) => one.unit === unit)),
  );
}

/** What people commonly take of a leaf, root or bark; a record that says less is not passed over. */
const common: Readonly<Record<string, number>> = {
  cup: 3,
  glass: 1,
  teaspoon: 2,
  tablespoon: 2,
  spoon: 2,
  leaf: 12,
  stalk: 8,
  piece: 4,
  flower: 6,
  handful: 2,
  pinch: 2,
  ml: 100,
  gram: 3,
  days: 7,
  "a day": 3,
  "times a day": 3,
};
/** In a kitchen tea nobody counts the days so closely. */
const longestKitchenTea = 14;
/** A strong form, or a part that is not brewed. */
const strongForm =
  /\b(?:capsules?|tablets?|extracts?|oils?|tinctures?|saps?|latex|milk of|seeds?|bitters|concentrat\w+|powder)\b/i;

/**
 * "Half a teaspoon of the dried leaf to a cup" where the record of what was asked about, or may be suggested, names no such measure: for somebody whom
 * nothing keeps from it, of a plant that is not poisonous.
 */
function isCommonAmount(amount: Amount, sentence: string, passage: Passage, context: CheckContext): boolean {
  const { grounds, names } = context;
  if (amount.value > (common[amount.unit] ?? 0) && amount.unit !== "days") return false;
  if (strongForm.test(sentence) || byTheHour.test(sentence) || isOfUnknown(amount, sentence, context))
    return false;
  const namedIn = (text: string) =>
    namesIn(text, names).filter((one) => isThing(one) && !amount.text.includes(one.text));
  const inSentence = namedIn(sentence);
  const named = (inSentence.length > 0 ? inSentence : spokenOf(amount, passage, namedIn)).map(({ id }) => id);
  const asked = grounds.things.filter((thing) => thing.asked).map(({ id }) => id);
  const about = passage.about === undefined ? (named.length > 0 ? named : asked) : [passage.about];
  return about.length > 0 && about.every((id) => mayTake(id, amount, context));
}

function mayTake(id: string, amount: Amount, { grounds, knowledge }: CheckContext): boolean {
  const thing = grounds.things.find((one) => one.id === id);
  if (thing === undefined || !(thing.asked || thing.offered) || thing.verdict === "drop") return false;
  if (thing.cautions.some(isStrict)) return false;
  if (knowledge.plants.get(id)?.safety.hazard === "dangerous" || isSpice(id)) return false;
  if (amount.unit === "days" && isKitchenBrew(id)) return amount.value <= longestKitchenTea;
  if (thing.kind === "other" && knowledge.others.get(id)?.kind !== "shop herb") return false;
  const recorded = grounds.records
    .filter((record) => record.about === id && givesDose(record))
    .flatMap(({ text }) => amountsIn(text));
  const same = recorded.filter(({ unit }) => unit === amount.unit).map(({ value }) => value);
  if (same.length > 0) return amount.value <= Math.max(...same);
  const own = inWater(amount);
  return (
    amount.value <= (common[amount.unit] ?? 0) &&
    !recorded.some((one) => {
      const theirs = inWater(one);
      return own !== undefined && theirs !== undefined && theirs < own;
    })
  );
}

/** "Dab on two or three drops": of an oil that is only ever rubbed in. */
function isDropsOfOil(
  { unit, value }: Amount,
  things: readonly { id: string; text: string }[],
  { knowledge, grounds }: CheckContext,
): boolean {
  const asked = grounds.things.filter((thing) => thing.asked).map(({ id, word }) => ({ id, text: word }));
  const subjects = things.length > 0 ? things : asked;
  return (
    unit === "drop" &&
    value <= 10 &&
    subjects.length > 0 &&
    subjects.every(({ id, text }) => {
      const plant = knowledge.plants.get(id);
      return (
        skinOils.has(id) ||
        dropOils.has(id) ||
        (plant !== undefined && isOnlyForSkin(plant) && /\boil\b/i.test(text))
      );
    })
  );
}

/** Records that say how much is taken; warnings and research name amounts that nobody should take. */
const givesDose = ({ id }: GivenRecord) =>
  /\/(?:make|use)\/|\/(?:how|for-this-person)$|^(?:trouble|condition|rule|note|pharmacy)\//.test(id);

/** "After thirty days their blood was more acid"; without such a word "for 30 days" is how long to take it. */
const tellsOfTest =
  /\b(?:drank|took|ate|used|was|were|had|given|gave|trials?|stud(?:y|ies)|volunteers|tested|told|lasts?|acts?|stays?|later)\b/i;

const isAdvised = ({ block }: Passage, sentence: string) =>
  block === "plants" || block === "steps" || block === "list" || clausesOf(sentence).some(advises);

/** Less than recorded harms nobody: half a recipe, a cup where two are recorded. Weighed doses must be the recorded ones. */
function covers(recorded: Amount, amount: Amount): boolean {
  if (amount.unit === "a day") return counted.has(recorded.unit) && amount.value <= recorded.value;
  if (recorded.unit !== amount.unit) {
    const [own, theirs] = [inMillilitres(recorded), inMillilitres(amount)];
    return own !== undefined && theirs !== undefined && theirs <= own;
  }
  return weighed.has(amount.unit) ? sameAmount(recorded, amount) : amount.value <= recorded.value + 0.01;
}
/** What is counted by the day: "at most 8 a day" of tablets. */
const counted: ReadonlySet<string> = new Set(["tablet", "cup", "glass", "times a day", "a day"]);

/** "15 ml (a tablespoon)". */
function inMillilitres({ value, unit }: Amount): number | undefined {
  const size = { ml: 1, teaspoon: 5, tablespoon: 15 }[unit];
  return size === undefined ? undefined : value * size;
}
/** Only for one and the same liquid: a cup of tea does not allow a spoon of powder. */
function inWater(amount: Amount): number | undefined {
  const size = { cup: 250, glass: 250, litre: 1_000, ounce: 30 }[amount.unit];
  return size === undefined ? inMillilitres(amount) : amount.value * size;
}

const weighed: ReadonlySet<string> = new Set(["mg", "mcg", "gram", "ml", "ounce", "drop", "tablet"]);

/**
 * "The three cups you drank", "after this long on 50 mg": told as what the person does or did. What could be read as an order is no such
 * telling ("you take 10 cups", "your dose is 10 cups"): the message itself may hold somebody's order to write it.
 */
function isOwnDoing({ text, unit }: Amount, sentence: string, { names }: CheckContext): boolean {
  const clauses = clausesWith(text, sentence);
  return (
    clauses.length > 0 &&
    clauses.every((clause) => {
      if (ownDoing.test(clause)) return true;
      const before = clause.slice(0, clause.indexOf(text));
      const ofMedicine = namesIn(clause, names).every(({ kind }) => kind === "medicine");
      return (
        weighed.has(unit) && ofMedicine && /\byour?\b.*\bon (?:the |only )?$|\byour (?:\w+ )?$/i.test(before)
      );
    })
  );
}
const ownDoing =
  /\byou (?:drank|took|had(?! better)|ate|used|swallowed|already (?:take|drink|eat|use))\b|\byou(?:['’]re| are| were|['’]ve been| have been)(?: already| now)? (?:on|prescribed|taking|drinking|eating|using)\b/i;

/** "Older children may have a spoonful": what the check of the very thing for this person allows, and no oftener than it says. */
function isAllowedToPerson(amount: Amount, sentence: string, { grounds, names }: CheckContext): boolean {
  if (byTheHour.test(sentence)) return false;
  const allows = (id: string, wanted: Amount) =>
    grounds.things.some((thing) => thing.id === id && thing.verdict !== "drop") &&
    grounds.records
      .filter((record) => record.about === id && record.id.endsWith("/for-this-person"))
      .flatMap((record) => clausesOf(record.text))
      .filter((clause) => /\bmay (?:have|take|drink|eat|be given)\b/i.test(clause) && !isNegated(clause))
      .some((clause) =>
        amountsIn(clause).some(
          (one) =>
            covers(one, wanted) ||
            // "A spoonful" is a teaspoon at least.
            (one.unit === "spoon" && wanted.unit === "teaspoon" && wanted.value <= one.value),
        ),
      );
  const subjects = new Set(
    clausesWith(amount.text, sentence).flatMap((clause) => namesIn(clause, names).map(({ id }) => id)),
  );
  const wanted = [amount, ...amountsIn(sentence).filter(({ unit }) => unit.startsWith("times"))];
  return subjects.size > 0 && [...subjects].every((id) => wanted.every((one) => allows(id, one)));
}

/** "Half to one teaspoon of honey at bedtime", for a child over one. */
function isHoneyForChild(
  { unit, value }: Amount,
  sentence: string,
  passage: Passage,
  { grounds: { facts }, names }: CheckContext,
): boolean {
  const inSentence = namesIn(sentence, names);
  const named = inSentence.length > 0 ? inSentence : namesIn(passage.text, names);
  return (
    unit === "teaspoon" &&
    value <= 1 &&
    facts.who.includes("child") &&
    !facts.who.includes("baby") &&
    !byTheHour.test(sentence) &&
    named.length > 0 &&
    named.every(({ id }) => id === "honey")
  );
}

/** No record gives a person an amount by the hour. */
const byTheHour = /\bhourly\b|\b(?:every|each) (?:\S+ )?(?:hours?|minutes?)\b/i;

const clausesWith = (text: string, sentence: string) =>
  clausesOf(sentence).filter((clause) => clause.includes(text));

function sentenceAt(text: string, at: number): string {
  const ends = [...text.matchAll(/[.!?][*_]*\s/g)].map(({ index }) => index);
  return text.slice(
    (ends.findLast((end) => end < at) ?? -1) + 1,
    ends.find((end) => end >= at),
  );
}
