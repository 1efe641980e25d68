// Checks the amounts of a passage: what is taken, how much, how often and for how long must stand in the record of that very thing. For a child
// or in pregnancy there is none at all. Water, and how long to wait or to cool, is nobody's dose.
import { type Amount, amountsIn, isTime, sameAmount } from "./amounts.ts";
import type { Passage } from "./check-block.ts";
import type { Grounds } from "./grounds.ts";
import type { GivenRecord } from "./record.ts";
import { advises, clausesOf, isNegated } from "./sentences.ts";

export function amountFaults(passage: Passage, evidence: readonly GivenRecord[], grounds: Grounds): string[] {
  if (passage.block === "seek-care") return [];
  const recorded = evidence.flatMap(({ text }) => amountsIn(text));
  const doses = evidence.filter(givesDose).flatMap(({ text }) => amountsIn(text));
  const anyTime = grounds.records.flatMap(({ text }) => amountsIn(text)).filter(isTime);
  const asked = amountsIn(grounds.question);
  const aboutThing = evidence.some(({ about }) => about !== undefined);
  return amountsIn(passage.text).flatMap((amount) => {
    const sentence = sentenceAt(passage.text, amount.at);
    if (isNoDose(amount, passage.text, sentence, grounds.dosesAllowed)) return [];
    if (!grounds.dosesAllowed)
      return isTime(amount) || isNegated(sentence)
        ? []
        : [`it gives an amount (${amount.text}), which is not allowed for this person`];
    if (isTime(amount) && !aboutThing) return [];
    if (doses.some((one) => covers(one, amount))) return [];
    // "From a teaspoon and a half it poisons" may be told, but is nobody's dose.
    if (!isAdvised(passage, sentence) && recorded.some((one) => sameAmount(one, amount))) return [];
    if (isTime(amount) && anyTime.some((one) => covers(one, amount))) return [];
    // "Three cups is too much": the person's own number, said to warn.
    if (asked.some((one) => sameAmount(one, amount)) && isNegated(sentence)) return [];
    return [`it gives an amount (${amount.text}) that is not in the record of what it is about`];
  });
}

/** Records that say how much is taken; warnings and research name amounts that nobody should take. */
const givesDose = ({ id }: GivenRecord) =>
  /\/(?:make|use)\/|\/(?:how|for-this-person)$|^(?:trouble|condition|rule|note)\//.test(id);

const isAdvised = ({ block }: Passage, sentence: string) =>
  block === "plants" || block === "steps" || clausesOf(sentence).some(advises);

/** Less than recorded harms nobody: half a recipe, a cup where two are recorded. Weighed doses must be the recorded ones. */
function covers(recorded: Amount, amount: Amount): boolean {
  if (recorded.unit !== amount.unit) return false;
  return weighed.has(amount.unit) ? sameAmount(recorded, amount) : amount.value <= recorded.value + 0.01;
}
const weighed: ReadonlySet<string> = new Set(["mg", "mcg", "gram", "ml", "ounce", "drop", "tablet"]);

/** "For 30 days", "a week at most", "10 days straight", not "one week and none the next" or "after two days". */
function isLimit(before: string, after: string): boolean {
  return (
    /\b(?:for|up to|at most|most|no more than|not more than|maximum|limit(?:ed)? to|as long as)\s*(?:the |about |a |another )*$/i.test(
      before,
    ) ||
    /^\s*(?:at (?:the )?most|maximum|max|straight|running|in a row|or (?:more|longer)|long)\b/i.test(after)
  );
}

function sentenceAt(text: string, at: number): string {
  const ends = [...text.matchAll(/[.!?][*_]*\s/g)].map(({ index }) => index);
  return text.slice(
    (ends.findLast((end) => end < at) ?? -1) + 1,
    ends.find((end) => end >= at),
  );
}

/** "A piece of cloth", "a leaf": an article is no count where the measure is also a thing. */
const alsoThings: ReadonlySet<string> = new Set([
  "leaf",
  "piece",
  "seed",
  "flower",
  "stalk",
  "days",
  "times a day",
]);
/** "A cup of tea", "a pinch in food": no count either, except where no amount is allowed at all. */
const looseMeasures: ReadonlySet<string> = new Set(["cup", "glass", "spoon", "clove", "pinch", "handful"]);

/** "Leaves in pairs of two leaflets" describes; "two leaves in a cup" does not. */
const takesSomething =
  /\b(?:tak(?:e|es|en|ing)|drinks?|drunk|eat(?:s|en)?|chew\w*|swallow\w*|boil\w*|steep\w*|brew\w*|simmer\w*|soak\w*|crush\w*|mash\w*|grate\w*|teas?|cups?|pots?|water|dose|daily|use[sd]?|put|give|add)\b/i;
const isTimeUnit = (unit: string) => unit === "days" || unit === "times a day";

function isNoDose(
  { text, unit, value, at }: Amount,
  whole: string,
  sentence: string,
  loose: boolean,
): boolean {
  const after = whole.slice(at + text.length, at + text.length + 40);
  const before = whole.slice(Math.max(0, at - 24), at);
  if (/^an? /i.test(text) && (alsoThings.has(unit) || (loose && looseMeasures.has(unit)))) return true;
  if (alsoThings.has(unit) && !isTimeUnit(unit) && !takesSomething.test(sentence)) return true;
  if (/^\s*(?:of )?(?:\w+ ){0,2}water\b/i.test(after)) return true;
  if (unit === "days") return !isLimit(before, after);
  return isRehydration(unit, value, after, sentence);
}

/** WHO's sugar and salt solution, the gargle, and sugar for a low: the only household amounts that may be said without a record. */
function isRehydration(unit: string, value: number, after: string, sentence: string): boolean {
  if (unit === "litre") return value === 1;
  if (unit === "glass") return value === 0.5 && /juice|sweet drink|soft drink/i.test(after);
  if (unit !== "teaspoon") return false;
  if (/^\s*(?:of )?(?:\w+ )?salt\b/i.test(after)) return value === 0.5;
  if (/^\s*(?:of )?(?:\w+ )?sugar\b/i.test(after)) return value === (/lit(?:re|er)/i.test(sentence) ? 6 : 3);
  return false;
}
