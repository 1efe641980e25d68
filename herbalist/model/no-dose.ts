// Amounts that are nobody's dose and need no record.
import type { Amount } from "./amounts.ts";
import { isSwallowTalk } from "./on-skin.ts";

/** "For 30 days", "a week at most", "10 days straight", not "one week and none the next" or "after two days". */
function isLimit(before: string, after: string): boolean {
  return (
    /\b(?:for|up to|at most|most|no more than|not more than|maximum|limit(?:ed)? to|as long as)\s*(?:the |about |a |another )*$/i.test(
      before,
    ) ||
    /^\s*(?:at (?:the )?most|maximum|max|straight|running|in a row|or (?:more|longer)|long)\b/i.test(after)
  );
}

/** "The cough may last up to three weeks". */
const isOfIllness =
  /\b(?:cough|cold|flu|fever|virus|rash|nose|throat|swelling|pain)(?: (?:can|may|often|itself))*(?: (?:lasts?|takes?|stays?|goes on))? (?:up to|for) (?:about )?$/i;

/** "Leave strong ginger for two weeks": how long without it. */
const isLeaving =
  /\b(?:leave|leaving|stop|avoid|skip|rest|without)\b(?:,? (?!take|drink|use)[\w'’]+){0,12},? for (?:about )?$/i;
/** "For two weeks before surgery". */
const isBeforeSurgery = /^ before (?:an? |any |the |your )?(?:surgery|operation|tooth)/i;

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

/** Whether an amount is nobody's dose: a thing described, water, waiting, a reading, a trial on the skin. `loose`: doses are allowed to this person. */
export function isNoDose(
  { text, unit, value, at }: Amount,
  whole: string,
  sentence: string,
  loose: boolean,
): boolean {
  const after = plain(whole.slice(at + text.length, at + text.length + 40));
  const before = plain(whole.slice(Math.max(0, at - 24), at));
  if (/^an? /i.test(text) && (alsoThings.has(unit) || (loose && looseMeasures.has(unit)))) return true;
  if (loose && value === 1 && looseMeasures.has(unit) && /^one /i.test(text)) return true;
  if (unit === "tablet" && /^\s*days?\b/i.test(after)) return true;
  if (
    /^\s*of (?:potassium|sodium|caffeine|calcium|sugar)\b/i.test(after) &&
    !/\b(?:take|tablets?|capsules?|supplements?|dose)\b/i.test(sentence)
  )
    return true;
  if (isHeldByFood(unit, after, whole, sentence)) return true;
  // "You need about 150 micrograms a day": of what food holds.
  if (
    isNutrient.test(whole) &&
    weights.has(unit) &&
    /\b(?:you|adults?|the body) needs? (?:about |only |around )*$/i.test(before)
  )
    return true;
  if (alsoThings.has(unit) && !isTimeUnit(unit) && !takesSomething.test(sentence)) return true;
  // "Short of breath after a tablet", "a tea, a bush or a tablet" speak of one; "take a tablet" gives one.
  if (unit === "tablet" && /^an? /i.test(text) && /\b(?:after|or|about|from|like)\s+$/i.test(before))
    return true;
  if (/^\s*(?:of )?(?:[\w-]+ ){0,2}(?:water|urine)\b/i.test(after)) return true;
  if (isOfStools(unit, before, after) || isOfSalts(unit, value, sentence)) return true;
  // "In a pot of water, about 2 to 3 litres."
  if (unit === "litre" && value <= 4 && /\bwater, (?:about |some )?$/i.test(before)) return true;
  if (unit === "drop" && value === 1 && (isFall.test(after) || isFallBefore.test(before))) return true;
  if (unit === "clove" && /^\s*(?:smell|scent)\b/i.test(after)) return true;
  // The spice in a pot; of garlic they are counted as recorded.
  if (loose && unit === "clove" && value <= 8 && (!/\bgarlic\b/i.test(whole) || ofMeatPot.test(whole)))
    return true;
  // Salt water for anybody's nose.
  if (unit === "drop" && value <= 5 && /^\s*of saline\b/i.test(after)) return true;
  if (loose && unit === "drop" && value <= 2 && isForEyeOrSkin(whole.slice(0, at), after, sentence))
    return true;
  if (isReading.test(after) || (/^an? /i.test(text) && isDescribed.test(after))) return true;
  if (loose && unit === "drop" && value <= 2 && isOnSkin.test(after) && isTrial.test(sentence)) return true;
  if ((unit.startsWith("times") || unit === "days") && isMeasuring.test(sentence)) return true;
  if (unit === "teaspoon" && /\b(?:has|holds?|contains?) (?:about |around |nearly )?$/i.test(before))
    return true;
  if (value <= 2 && isPlainFood.test(after)) return true;
  if (loose && value <= 4 && isOfPantry.test(after)) return true;
  if (loose && value <= mostServings && isServing(unit, before, after)) return true;
  if (unit === "days")
    return (
      !isLimit(before, after) ||
      isOfIllness.test(before) ||
      isBeforeSurgery.test(after) ||
      isLeaving.test(whole.slice(Math.max(0, at - 90), at))
    );
  return isRehydration({ unit, value, text }, after, sentence);
}

/** "Three bananas give about 1,200 mg" where potassium is spoken of, "a teaspoon holds about 6 g" of sugar: what is in food, and not in a capsule. */
function isHeldByFood(unit: string, after: string, whole: string, sentence: string): boolean {
  return (
    (unit === "mg" || unit === "gram") &&
    /\b(?:potassium|sodium|caffeine|calcium|sugar|fibre|protein|carbohydrates?)\b/i.test(whole) &&
    (/\b(?:gives?|has|have|holds?|contains?|carr(?:y|ies)) (?:about |around |nearly |roughly |some |over )*\d/i.test(
      sentence,
    ) ||
      /^\s*(?:(?:in|per|to) )?(?:a|an|each|every|one) (?:cup|glass|nut|fruit|banana|spoonful|serving)\b/i.test(
        after,
      )) &&
    !/^\s*of\b/i.test(after) &&
    !/\b(?:take|tablets?|capsules?|supplements?|extracts?|powder|dose|drink|daily)\b/i.test(sentence)
  );
}

/** "Watery stools over 5 a day", "fewer than 4 wet diapers a day": counted, not taken. */
function isOfStools(unit: string, before: string, after: string): boolean {
  return (
    (unit === "a day" || unit === "times a day") &&
    /\b(?:stools?|motions|diapers|nappies|bowels? mov\w+)\b/i.test(
      `${before} ${after.split(/[.;]/)[0] ?? ""}`,
    )
  );
}

/** "Half to one cup of rehydration salts after every loose stool": as its packet says, for anybody. */
function isOfSalts(unit: string, value: number, sentence: string): boolean {
  const most = { cup: 1, glass: 1, ml: 200, teaspoon: 2 }[unit] ?? 0;
  return (
    value <= most &&
    /\b(?:ORS|rehydration (?:salts|drink|solution|fluid))\b/i.test(sentence) &&
    /\b(?:after|for) (?:every|each)\b|\bevery (?:few|\d+) minutes\b/i.test(sentence)
  );
}

/** "A small glass of cold milk": food for anybody who is not a baby. */
const isPlainFood =
  /^\s*of (?:(?:cold|warm|hot|plain|light|clear|fresh|ripe|boiled|chicken|rice|oat|corn|dry|low-fat|skimmed) ){0,2}(?:milk|yogh?urt|soup|broth|porridge|rice|oats|pap|bread|toast|crackers|fruit)\b/i;

/** "2 cups milk", "4 tablespoons of peanut butter": what a recipe takes from the shelf. */
const isOfPantry =
  /^\s*(?:\([^)]*\)\s*)?(?:of )?(?:(?:roasted|dried|condensed|evaporated|coconut|brown|white|plain|cold|whole|salted|unsalted) ){0,2}(?:milk|peanut butter|peanuts|(?:\w+ or )?(?:\w+ )?flour|sugar|oats|yogh?urt|butter|cornmeal|jelly|vanilla|aniseed|(?:irish|sea) moss)\b/i;

/** A pot of so many pounds, in which garlic is food. */
const ofMeatPot = /\d ?(?:lbs?|pounds?|kg)\b/i;

const weights: ReadonlySet<string> = new Set(["mcg", "mg", "gram"]);
const isNutrient = /\b(?:iodine|iron|calcium|potassium|sodium|zinc|magnesium|vitamin|fibre|protein)\b/i;

/** "Makes about 7 glasses", "8 cups to thin": a jug of something. */
const isServing = (unit: string, before: string, after: string) =>
  (unit === "glass" || unit === "cup") &&
  (/\b(?:makes?|enough for|for about) (?:about )?$/i.test(before) ||
    /^\s*to (?:thin|dilute)\b/i.test(after) ||
    (/\(about $/i.test(before) && /^\s*\)$/.test(after)));
const mostServings = 16;

/** Bold marks may stand between a number and its thing. */
const plain = (text: string) => text.replace(/[*_]/g, "");

/** "A small drop in pressure", "some trials show a drop": nothing that drips. */
const isFall = /^\s*in (?:the |your |blood )*(?:sugar|pressure|weight|readings?|temperature|potassium)\b/i;
const isFallBefore = /\b(?:shows?|showed|saw|found|at best) $/i;

/** "Check your pressure twice a week", "test more often for two weeks": nothing is taken. */
const isMeasuring =
  /\b(?:check|measure|test|weigh|read)(?:s|ed|ing)? (?:\w+ ){0,3}(?:pressure|sugar|weight|temperature|pulse|readings?|INR|often|fasting)\b(?![^.]*\b(?:take|drink|tea|cup)\b)/i;

/** "70 mg/dL" is measured in the blood, not taken; "mg/kg" and "6 g/L of salt" are doses. */
const isReading = /^\s*(?:\/\s*|per )(?:dl|decilit(?:re|er))\b|^\s*\/\s*l\b(?!\s+of\b)/i;

/** "A capsule is dried leaf", "a teaspoon holds five": what a thing is or holds, not "a capsule is enough". */
const isDescribed =
  /^\s+(?:often |usually |mostly )?(?:(?:holds?|contains?)\b(?![^,;.]*\b(?:enough|right|dose|needs?)\b)|is (?:often |usually |mostly |only |just )?(?:an? |the )?(?:(?:dried|ground|powdered|pressed|crushed|strong|concentrated|plain|whole) )*(?:leaf|leaves|root|bark|seed|powder|extract|oil|concentrate)\b)/i;

/** "Try a drop on sound skin first and wait a day": how a thing is tried out. */
const isOnSkin = /^\s*(?:of (?:\w+ ){1,4})?(?:on|to) (?:\w+ ){0,4}(?:skin|arm|forearm|wrist|elbow)\b/i;
const isTrial =
  /\b(?:try|test)\b.*\b(?:first|wait|before)\b|^\W*(?:skin |patch )?test(?: first)?:|\bpatch test\b|\band wait (?:a|one) (?:whole |full )?(?:day|night)\b/i;

/** "Artificial tears, one drop"; "two drops of peppermint oil in a teaspoon of oil" for the temples; a drop in oil on a sore tooth, then spat out. */
function isForEyeOrSkin(before: string, after: string, sentence: string): boolean {
  return (
    /\b(?:artificial tears|saline(?: drops)?)(?: from the (?:pharmacy|shop))?[,:]? (?:about )?$/i.test(
      before,
    ) ||
    (/^ of (?:peppermint|lavender|eucalyptus) oil in an? (?:tea|table)spoon of (?:\w+ )?oil\b/i.test(after) &&
      /\b(?:temples?|forehead|skin|neck|chest|rub)\b/i.test(sentence) &&
      !isSwallowTalk(sentence)) ||
    (/^(?: of clove oil)? in (?:half )?an? teaspoon of (?:\w+ )?oil\b/i.test(after) &&
      /\btooth\b.*\bspit\b/i.test(sentence) &&
      !isSwallowTalk(sentence))
  );
}

/** WHO's sugar and salt solution, the gargle, and sugar for a low: the only household amounts that may be said without a record. */
function isRehydration(
  { unit, value, text }: Pick<Amount, "unit" | "value" | "text">,
  after: string,
  sentence: string,
): boolean {
  const before = sentence.slice(0, sentence.indexOf(text));
  if (unit === "litre") return value === 1;
  if (unit === "glass" || unit === "cup")
    return (
      value === 0.5 &&
      /^\s*of (?:(?:fruit|orange|sweet|any) )*(?:juice|sweet drink|soft drink)\b/i.test(after)
    );
  if (unit !== "teaspoon") return false;
  if (/^\s*(?:of )?(?:\w+ )?salt\b/i.test(after)) return value === 0.5;
  if (/\brinse\b.*\bsalt water \($/i.test(before)) return value === 0.5;
  if (/^\s*(?:of )?(?:\w+ )?sugar\b/i.test(after))
    return /lit(?:re|er)/i.test(sentence) ? value === 6 : value === 3 || value === 4;
  return false;
}
