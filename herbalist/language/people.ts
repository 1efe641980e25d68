// Who the question is about: ages, pregnancy, breastfeeding, children and older people, as far as it says so.
import { numberAt } from "./numbers.ts";
import type { Text, Token } from "./tokens.ts";

export const whoKinds = ["baby", "child", "pregnant", "breastfeeding", "elder", "other"] as const;
export type WhoKind = (typeof whoKinds)[number];
const othersThanSpeaker: ReadonlySet<WhoKind> = new Set(["other", "child", "baby", "elder"]);

/** Whether somebody else than the speaker is spoken of. */
export function tellsOfAnother(kinds: readonly WhoKind[]): boolean {
  return kinds.some((kind) => othersThanSpeaker.has(kind));
}

export type People = {
  kinds: WhoKind[];
  /** The youngest age mentioned, in months. */
  ageMonths: number | undefined;
  /** Weeks of pregnancy, if mentioned. */
  weeksPregnant: number | undefined;
};

const children = new Set(
  (
    "child children childrens kid son daughter boy girl toddler toddlers grandson granddaughter grandchild grandchildren niece nephew " +
    "schoolchild stepson stepdaughter teenager teenagers teen teenage youngster tot schoolboy schoolgirl adolescent kindergartener kindergartner preschooler"
  ).split(" "),
);
const babies = new Set("baby newborn infant babies preemie twins".split(" "));

/** Whether the word by itself names a child or a baby. */
export function namesChild(plain: string): boolean {
  return children.has(plain) || babies.has(plain);
}

const elders = new Set(
  "grandmother grandfather elderly elder pensioner pensioners seniors great-grandmother".split(" "),
);
const others = new Set(
  "mother father husband wife brother sister uncle aunt aunty auntie friend cousin neighbour neighbor partner girlfriend boyfriend man woman lady he she him her his".split(
    " ",
  ),
);
const monthsPerWeek = 1 / 4.345;
const monthsIn: Record<string, number> = { day: 1 / 30, week: monthsPerWeek, month: 1, year: 12 };

export function readPeople({ tokens }: Text): People {
  const kinds = new Set<WhoKind>();
  let nursing = false;
  // "she is four months with the baby": the months are those of the pregnancy.
  const weeks = weeksPregnant(tokens);
  const ages = readAges(tokens).filter(
    (months) =>
      months >= 144 ||
      !(isCarrying(tokens) || (weeks !== undefined && Math.abs(months - weeks * monthsPerWeek) < 0.5)),
  );
  for (const [at, token] of tokens.entries()) {
    const { plain } = token;
    if (isNegated(tokens, at)) continue;
    if (plain === "pregnant" && !saysNotPregnant(tokens, at)) kinds.add("pregnant");
    if (/^sick(?:ness)?$/.test(plain) && tokens[at - 1]?.plain === "morning") kinds.add("pregnant");
    if (plain === "trimester" || plain === "antenatal" || /^(primi(p|gravida)|g\d{1,2}p\d{1,2})$/.test(plain))
      kinds.add("pregnant");
    if (
      plain === "belly" &&
      ["get", "got", "have", "gat", "making", "make", "with", "big"].includes(tokens[at - 1]?.plain ?? "") &&
      (bellyMeansPregnancy(tokens, at) || isBigBellyOfWoman(tokens, at))
    )
      kinds.add("pregnant");
    if (isMonthsBelly(tokens, at)) kinds.add("pregnant");
    // "me belly four month"
    if (plain === "belly" && isMonthsOfBelly(tokens, at)) kinds.add("pregnant");
    if (plain === "belly" && isBellyOfAsker(tokens, at)) kinds.add("pregnant");
    if (plain === "along" && ["month", "week"].includes(tokens[at - 1]?.word ?? "")) kinds.add("pregnant");
    if (isMakingBaby(tokens, at)) kinds.add("pregnant");
    if (
      /^breast-?feed|^lactat|^breastfed/.test(plain) ||
      // "me a nurse baby", "me a suckle baby"
      ((plain === "nurse" || plain === "suckle") && babies.has(tokens[at + 1]?.plain ?? "")) ||
      (plain === "nursing" &&
        !["school", "home", "student", "assistant"].includes(tokens[at + 1]?.plain ?? "")) ||
      (plain === "breast" &&
        /^(feed|milk)/.test(tokens[at + 1]?.plain ?? "") &&
        tokens[at + 1]?.plain !== "milky") ||
      (plain === "breast" && (givesBreast(tokens, at) || tokens[at - 1]?.raw === "on")) ||
      (["titty", "bubby"].includes(plain) && tokens[at + 1]?.plain === "milk") ||
      (plain === "postpartum" && monthsIn[tokens[at - 1]?.word ?? ""] !== undefined) ||
      isMothersMilk(tokens, at)
    ) {
      kinds.add("breastfeeding");
      nursing = true;
    }
    if (plain === "birth" && isOfOwnBirth(tokens, at)) kinds.add("breastfeeding");
    if (plain === "overdue" && tokens.some((one) => ofBirth.has(one.plain))) kinds.add("pregnant");
    if (babies.has(plain) && isAfterBirth(tokens, at)) kinds.add("breastfeeding");
    else if (isRelativeOfChild(tokens, at)) continue;
    else if (babies.has(plain) && !isFigurative(tokens, at) && !isMakingBaby(tokens, at)) kinds.add("baby");
    if (
      (children.has(plain) &&
        // "my baby girl" is the baby.
        !babies.has(tokens[at - 1]?.plain ?? "") &&
        !isOnlyMentioned(tokens, at) &&
        !isCarried(tokens, at) &&
        (tokens.length < story || isPatient(tokens, at))) ||
      (/^ones?$/.test(plain) && tokens[at - 1]?.plain === "little" && areLittleOnes(tokens, at))
    )
      kinds.add("child");
    if (
      plain === "cradle" &&
      tokens[at + 1]?.plain === "cap" &&
      !tokens.some((one) => /^adults?$/.test(one.plain))
    )
      kinds.add("baby");
    if (isFedByBottle(tokens, at) || isInNappies(tokens, at)) kinds.add("baby");
    if (plain === "nursery" && tokens[at - 1]?.plain === "in" && tokens.some(isHeOrShe)) kinds.add("child");
    if ((elders.has(plain) || isOldPerson(tokens, at)) && !isTeller(tokens, at) && !ownsThing(tokens, at))
      kinds.add("elder");
    if (others.has(plain)) kinds.add("other");
  }
  if (weeks !== undefined || isCarrying(tokens) || saysExpecting(tokens)) kinds.add("pregnant");
  // "baby two weeks old, not sucking the breast": the question is about the baby.
  if (isBabyWithAge(tokens) && !tokens.some((_, at) => isMothersMilk(tokens, at))) {
    kinds.add("baby");
    kinds.delete("breastfeeding");
  }
  // "stretch marks after my baby, who is two now": no longer at the breast, unless it is said.
  if (!nursing && kinds.has("breastfeeding") && ages.some((months) => months >= 18 && months < 216)) {
    kinds.delete("breastfeeding");
    kinds.delete("baby");
    return { kinds: whoKinds.filter((kind) => kinds.has(kind)), ageMonths: undefined, weeksPregnant: weeks };
  }
  // "breastfeeding my 3 month old": the age is the baby's, the question is about the mother.
  if (kinds.has("breastfeeding")) kinds.delete("baby");
  if (kinds.has("pregnant") && ages.every((months) => months >= 144)) kinds.delete("baby");
  for (const months of ages) {
    if (kinds.has("breastfeeding") && months < 36) continue;
    if (months < 24) kinds.add("baby");
    else if (months < 216) kinds.add("child");
    else if (months >= 65 * 12) kinds.add("elder");
    if (months >= 216) {
      kinds.delete("child");
      kinds.delete("baby");
    }
  }
  // "I breastfeed my girl of 4 months": the mother asks for herself.
  if (nursing && ages.length > 0 && ages.every((months) => months < 36)) kinds.delete("child");
  if (kinds.has("baby")) kinds.delete("child");
  return {
    kinds: whoKinds.filter((kind) => kinds.has(kind)),
    ageMonths: ages.length > 0 ? Math.min(...ages) : undefined,
    weeksPregnant: weeks,
  };
}

/** Words that show that what is overdue is a birth. */
const ofBirth = new Set("baby wife she labour labor midwife weeks week birth i".split(" "));

/** "my milk is small", "bring in the milk": the mother's, and the question is for her. */
function isMothersMilk(tokens: Token[], at: number): boolean {
  if (tokens[at]?.plain !== "milk" || !tokens.some(({ plain }) => babies.has(plain))) return false;
  const around = tokens.slice(Math.max(0, at - 4), at + 4).map(({ plain }) => plain);
  return around.some((word) =>
    ["low", "small", "supply", "increase", "more", "enough", "dry", "slow", "little", "flow"].includes(word),
  );
}

/** "the crab oil is three years old": a thing has an age too. */
const storedThings = new Set(
  "oil bottle powder packet jar tea bark leaves bitters syrup honey tablet tree plant phone car house bag".split(
    " ",
  ),
);

function isAgeOfThing(tokens: Token[], at: number): boolean {
  if (!["is", "be", "now", "about", "over", "almost"].includes(tokens[at - 1]?.plain ?? "")) return false;
  const clause = tokens.slice(0, at).filter(({ sentence }) => sentence === tokens[at]?.sentence);
  return (
    clause.some(({ plain }) => storedThings.has(plain)) &&
    !clause.some(({ plain }) => children.has(plain) || babies.has(plain) || plain === "he" || plain === "she")
  );
}

const youngest = new Set(["smallest", "youngest", "littlest"]);

/** What a baby has as often as it is itself that old: "my 8 month old cough". */
const childhoodIllnesses = new Set(["cough", "cold", "rash"]);

/** "5 day old burn", "a three week old cough": what is old is no person. */
function isThingOfAge(tokens: Token[], number: number, thing: number): boolean {
  const plain = tokens[thing]?.plain ?? "";
  if (childhoodIllnesses.has(plain)) return ["a", "this", "the"].includes(tokens[number - 1]?.raw ?? "");
  return thingsOfAge.has(plain);
}

const thingsOfAge = new Set(
  "burn cut wound sore bruise scar injury tea bread bush plant tree leaves leaf bite operation stitches tattoo piercing bottle".split(
    " ",
  ),
);

/** A birthday that is still to come: of him or her, with the time or "yet" behind the number. */
function isAgeToCome(tokens: Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ raw }) => raw)
    .join(" ");
  const after = tokens
    .slice(at + 1, at + 3)
    .map(({ raw }) => raw)
    .join(" ");
  return (
    (/\b(?:s?he|baby|son|daughter|child|grandson|granddaughter) (?:will|going|gon|gone|go)(?: to)? (?:be|make|turn)$/.test(
      before,
    ) &&
      /^(?:$|in\b|next\b|soon\b|on\b|this\b|january|february|march|april|may|june|july|august|september|october|november|december)/.test(
        after,
      )) ||
    (/\b(?:s?he|baby|son|daughter|child)(?: is| ain't| isn't)? (?:not|nah|na|ain't|isn't|near|nearly|almost)(?: yet| quite)?$/.test(
      before,
    ) &&
      /^(?:$|yet\b|as yet)/.test(after))
  );
}

function readAges(tokens: Token[]): number[] {
  const ages: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const value = numberAt(tokens, at);
    if (
      value === undefined ||
      value > 115 ||
      (token.number === undefined &&
        numberAt(tokens, at - 1) !== undefined &&
        (numberAt(tokens, at - 1) ?? 0) >= 20)
    )
      continue;
    const wide = token.number === undefined && value > 20 && value % 10 !== 0 ? 2 : 1;
    const next = tokens[at + wide];
    const unit = unitOf(next, tokens[at + wide + 1]);
    // "the doctor say mine is 6.2": a result, and nobody's age.
    if (unit === undefined && !Number.isInteger(value)) continue;
    const unitEnd = tokens[at + wide + 1];
    // "5 year ole"; elsewhere "ole" is left as it is: an ole higue is no old person.
    const afterUnit = unitEnd?.raw === "ole" ? "old" : unitEnd?.plain;
    const before = tokens[at - 1]?.plain ?? "";
    if (unit !== undefined && afterUnit === "old" && isThingOfAge(tokens, at, at + wide + 2)) continue;
    if (unit !== undefined && afterUnit === "old" && isAgeOfThing(tokens, at)) continue;
    if (unit !== undefined && afterUnit === "old") ages.push(value * unit);
    // "the gum of my 8 month"
    else if (unit === 1 && value < 24 && ownChild.has(before) && endsOrComma(tokens, at + wide))
      ages.push(value);
    // "she will be one in march", "he not one yet": not of that age so far.
    else if (value <= 2 && isAgeToCome(tokens, at)) ages.push(value * 12 - 1);
    // "me get one ole cut": an article, and nobody's age.
    else if (next?.plain === "old" && !(value === 1 && token.number === undefined)) ages.push(value * 12);
    else if (["aged", "age", "turned", "turning"].includes(before)) ages.push(value * (unit ?? 12));
    // "he make 8 months": in Creolese a child makes its age; "8mo cough" is a note.
    else if (unit !== undefined && before === "make" && ["he", "she"].includes(tokens[at - 2]?.plain ?? ""))
      ages.push(value * unit);
    else if (isMonthSign(next) && next?.start === token.end) ages.push(value);
    else if (isNoteOfAge(tokens, at) || isAgeOfThem(tokens, at, value, wide)) ages.push(value * (unit ?? 12));
    else if (before === "am" && unit === 12 && value >= 13) ages.push(value * 12);
    // "me deh 68"
    else if (
      tokens[at - 1]?.raw === "deh" &&
      /^(?:me|i|ah|mi)$/.test(tokens[at - 2]?.raw ?? "") &&
      value >= 13 &&
      endsOrComma(tokens, at + wide - 1)
    )
      ages.push(value * 12);
    // "a person of seventy"
    else if (before === "of" && unit === undefined && value >= 13 && ofAge.has(tokens[at - 2]?.plain ?? ""))
      ages.push(value * 12);
    // "the smallest one is four"
    else if (
      before === "is" &&
      tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => youngest.has(plain))
    )
      ages.push(value * (unit ?? 12));
    else if (isPerson(tokens, at)) ages.push(value * (unit ?? 12));
    else if (unit === 12 && isPerson(tokens, at + 3)) ages.push(value * 12);
    else if (
      unit !== undefined &&
      unit <= 1 &&
      ["only", "just", "is", "be", "about"].includes(before) &&
      tokens.slice(0, at).some(({ plain }) => babies.has(plain))
    )
      ages.push(value * unit);
    else if (unit !== undefined && unit <= 1 && babies.has(afterUnit ?? "")) ages.push(value * unit);
    // "her baby that eight months"
    else if (unit !== undefined && unit <= 1 && before === "that" && babies.has(tokens[at - 2]?.plain ?? ""))
      ages.push(value * unit);
    else if (
      ["am", "i'm", "im"].includes(before) &&
      unit === undefined &&
      value >= 13 &&
      endsOrComma(tokens, at + wide - 1)
    )
      ages.push(value * 12);
    else if (/^i'?m$/.test(tokens[at - 1]?.raw ?? "") && unit === undefined && value >= 13)
      ages.push(value * 12);
  }
  return [...ages, ...agesSinceBirth(tokens)];
}

/** Words for somebody whose age may follow. */
const ofAge = new Set("person man woman lady somebody someone one age".split(" "));

/** "8mo": the reader takes "mo" for "more". */
function isMonthSign(token: Token | undefined): boolean {
  return token?.raw === "mo" || token?.raw === "mos";
}

function unitOf(token: Token | undefined, next: Token | undefined): number | undefined {
  if (isMonthSign(token) || (token?.raw === "m" && next?.plain === "old")) return 1;
  return monthsIn[token?.word ?? ""];
}

const recentDays = new Set(
  "monday tuesday wednesday thursday friday saturday sunday yesterday today week night".split(" "),
);

/** "he was born Monday", "gave birth 5 days ago, he has a cold", "a year and a half old": ages without a number of their own. */
function agesSinceBirth(tokens: Token[]): number[] {
  return tokens.flatMap(({ plain }, at) => {
    const after = tokens.slice(at + 1, at + 4);
    if (plain === "half" && tokens[at - 3]?.word === "year" && after[0]?.plain === "old") return [18];
    const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.plain);
    const born =
      plain === "born" && before.some((word) => word === "he" || word === "she" || namesChild(word));
    const gaveBirth =
      plain === "birth" &&
      before.includes("give") &&
      tokens
        .slice(at + 4)
        .some((token) => token.plain === "he" || token.plain === "she" || babies.has(token.plain));
    if (!born && !gaveBirth) return [];
    const counted = after.find((token) => monthsIn[token.word] !== undefined && token.word !== "year");
    const number = counted && numberAt(tokens, counted.at - 1);
    if (counted && number !== undefined && tokens[counted.at + 1]?.plain === "ago")
      return [number * (monthsIn[counted.word] ?? 0)];
    return after.some((token) => recentDays.has(token.plain)) ? [monthsPerWeek] : [];
  });
}

const siblings = new Set(["brother", "sister"]);
const ownChild = new Set(["my", "our", "her", "his", "meh"]);

/** "baby 5 weeks", "daughter is 4", "girl of 3", "my son, 9". */
function isPerson(tokens: Token[], at: number): boolean {
  // "my mother-in-law is 83"
  const end = tokens[at - 1]?.plain === "is" ? at - 2 : at - 1;
  if (tokens[end]?.plain === "law" && tokens[end - 1]?.plain === "in") return true;
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const plain = tokens[back]?.plain ?? "";
    if (babies.has(plain)) return !isFigurative(tokens, back);
    if (children.has(plain) || elders.has(plain)) return true;
    if (
      [
        "man",
        "woman",
        "lady",
        "mother",
        "father",
        "wife",
        "husband",
        "brother",
        "sister",
        "aunt",
        "uncle",
      ].includes(plain)
    )
      return (
        ["is", "of", "aged", "be"].includes(tokens[at - 1]?.plain ?? "") ||
        tokens[at]?.clause !== tokens[back]?.clause ||
        // "me lil sister 10, she get she period"
        (back === at - 1 && siblings.has(plain) && endsOrComma(tokens, at)) ||
        // "my mother 84 just picks at her food"
        (back === at - 1 &&
          (tokens[at]?.number ?? 0) >= 40 &&
          monthsIn[tokens[at + 1]?.word ?? ""] === undefined)
      );
    if (!["is", "of", "only", "about", "just", "be", "who", "a", "the", "turned"].includes(plain))
      return false;
  }
  return false;
}

/** "Resident, 88F", "80 odd", "70 something": an age in a note or a guess. */
function isNoteOfAge(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.number === undefined || next === undefined || next.clause !== tokens[at]?.clause)
    return false;
  if (["odd", "something"].includes(next.raw)) return (tokens[at]?.number ?? 0) >= 40;
  // "temp 101.3 F" is a fever.
  const measured = tokens
    .slice(Math.max(0, at - 4), at)
    .some(({ plain }) => plain === "temperature" || plain === "fever");
  return /^[fm]$/.test(next.raw) && Number.isInteger(tokens[at]?.number) && !measured;
}

const isHeOrShe = ({ plain }: Token) => ["he", "she", "him", "her", "his"].includes(plain);

/** "Could I give him fever grass in the bottle?", "in her bottle". */
function isFedByBottle(tokens: Token[], at: number): boolean {
  if (tokens[at]?.plain !== "bottle") return false;
  const whose = tokens[at - 1];
  const into = tokens[at - 2]?.plain;
  if (whose === undefined || (into !== "in" && into !== "into")) return false;
  if (isHeOrShe(whose)) return true;
  const given = tokens.slice(0, at).findIndex(({ plain }) => plain === "give");
  return given >= 0 && tokens.slice(given, given + 3).some(isHeOrShe);
}

/** "She is still in pampers"; of old people it is said, too. */
function isInNappies(tokens: Token[], at: number): boolean {
  return (
    /^(?:pampers?|napp(?:y|ies)|diapers?)$/.test(tokens[at]?.raw ?? "") &&
    (tokens[at - 1]?.plain === "in" ||
      tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === "wet")) &&
    !tokens.some(({ plain }) => elders.has(plain) || (others.has(plain) && !isPronoun.has(plain)))
  );
}
const isPronoun = new Set(["he", "she", "him", "her", "his"]);

/** What may stand between a person and the age. */
const beforeAge = new Set(
  "is only just be about a now almost nearly turn turned already going on that who there".split(" "),
);
/** "The last one", "the little one". */
const whichOne = new Set(
  "last little small first second third fourth other next youngest smallest".split(" "),
);

/** "my nephew … he 9", "mummy … she is 70", "the last one is 8 months": somebody was named, and the number tells the age. */
function isAgeOfThem(tokens: Token[], at: number, value: number, wide: number): boolean {
  let subject = at - 1;
  while (subject > at - 4 && beforeAge.has(tokens[subject]?.plain ?? "")) subject -= 1;
  const { plain = "" } = tokens[subject] ?? {};
  const unit = monthsIn[tokens[at + wide]?.word ?? ""];
  const last = unit === undefined ? at + wide - 1 : at + wide;
  if (value < 1 || (unit !== undefined && unit < 12 && value > 24)) return false;
  if (plain === "he" || plain === "she" || plain === "mine") return endsOrComma(tokens, last);
  if (
    plain === "one" &&
    (whichOne.has(tokens[subject - 1]?.plain ?? "") || tokens[subject + 1]?.plain === "that")
  )
    return (
      value < 18 &&
      (endsOrComma(tokens, last) || ["has", "have", "got", "get"].includes(tokens[last + 1]?.plain ?? ""))
    );
  // "8 months, runny nose, which tea can he drink"
  return at === 0 && unit === 1 && endsOrComma(tokens, last) && tokens.some(isHeOrShe);
}

function endsOrComma(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined || next.clause !== tokens[at]?.clause || ["and", "with", "year"].includes(next.plain)
  );
}

/** "6 months belly and I slip", "deh pon three month belly": but a belly ache may last months. */
function isMonthsBelly(tokens: Token[], at: number): boolean {
  return (
    tokens[at]?.plain === "belly" &&
    tokens[at - 1]?.word === "month" &&
    numberAt(tokens, at - 2) !== undefined &&
    !["pain", "ache", "hurt", "gripe", "trouble", "fat"].includes(tokens[at + 1]?.plain ?? "")
  );
}

function weeksPregnant(tokens: Token[]): number | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.word !== "week" && token.word !== "month") continue;
    const value = numberAt(tokens, at - 1);
    const near =
      tokens.slice(at + 1, at + 3).some(({ plain }) => plain === "pregnant" || plain === "along") ||
      (tokens[at + 1]?.plain === "gone" && endsOrComma(tokens, at + 1)) ||
      isMonthsBelly(tokens, at + 1);
    const earlier = tokens
      .slice(Math.max(0, at - 6), at)
      .some(({ plain }) => plain === "pregnant" || plain === "carrying");
    // "I'm 20 weeks", "34 weeks and the baby": in the first person, weeks mean a pregnancy.
    const own =
      /^(i|i'm|im|am)$/.test(tokens[at - 2]?.raw ?? "") &&
      token.word === "week" &&
      (value ?? 0) >= 4 &&
      (value ?? 0) <= 43;
    // "39 wks, is raspberry leaf ok": a note by a midwife or the woman herself.
    const noted =
      token.word === "week" &&
      (value ?? 0) >= (tokens[at - 2]?.plain === "at" ? 4 : 13) &&
      (value ?? 0) <= 42 &&
      (tokens[at - 2] === undefined ||
        tokens[at - 2]?.clause !== token.clause ||
        ["at", "now", "she", "wife", "about"].includes(tokens[at - 2]?.plain ?? "") ||
        (tokens[at - 2]?.plain === "is" &&
          ["she", "wife", "daughter", "sister"].includes(tokens[at - 3]?.plain ?? "")));
    // "a lady of seven weeks", "my wife at nine weeks": said of a woman, and no baby's age.
    const ofWoman =
      token.word === "week" &&
      (value ?? 0) >= 4 &&
      (value ?? 0) <= 43 &&
      ["of", "at", "with"].includes(tokens[at - 2]?.plain ?? "") &&
      ["lady", "woman", "wife", "sister", "daughter", "girlfriend", "mother"].includes(
        tokens[at - 3]?.plain ?? "",
      );
    const alone =
      (own || noted || ofWoman) &&
      !["ago", "old", "sick", "late", "into", "without", "clean", "sober"].includes(
        tokens[at + 1]?.plain ?? "",
      );
    if (value !== undefined && (near || earlier || alone))
      return token.word === "week" ? value : value * 4.345;
  }
  return undefined;
}

function isNegated(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at);
  const negation = before.findLastIndex(({ plain }) => plain === "not" || plain === "without");
  return (
    negation >= 0 &&
    before
      .slice(negation + 1)
      .every(({ plain }) =>
        ["a", "is", "am", "be", "have", "has", "any", "yet", "currently", "or"].includes(plain),
      )
  );
}

/** "trying to get pregnant", "a pregnancy test": not pregnant yet. */
function saysNotPregnant(tokens: Token[], at: number): boolean {
  const before = tokens
    .slice(Math.max(0, at - 5), at)
    .map(({ plain }) => plain)
    .join(" ");
  if (tokens[at + 1]?.plain === "test") return true;
  return /\b(try|trying|want|hope|hoping|wish)\b/.test(before);
}

const isMonthsOfBelly = (tokens: Token[], at: number) =>
  /^(?:my|me|her|she|the)$/.test(tokens[at - 1]?.plain ?? "") &&
  numberAt(tokens, at + 1) !== undefined &&
  tokens[at + 2]?.word === "month" &&
  !tokens.some(({ plain }) => /^(?:pain|ache|hurt\w*|gripe|swell\w*|fat|bloat\w*)$/.test(plain));

function bellyMeansPregnancy(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.plain;
  if (
    tokens
      .slice(Math.max(0, at - 5), at)
      .some(({ word }) => ["los", "reduc", "flat", "shrink"].includes(word))
  )
    return false;
  if (next === undefined || next === "for" || tokens[at + 1]?.clause !== tokens[at]?.clause) return true;
  // "me get belly three month", "me get belly and me bleeding"; "me get belly and back pain" is a pain.
  const after = tokens[at + 2];
  if (next === "and") return ["i", "me", "my", "she", "want", "need"].includes(after?.plain ?? "");
  return numberAt(tokens, at + 1) !== undefined && ["month", "week"].includes(after?.word ?? "");
}

/** "clean the womb after baby" is about the mother, who may be breastfeeding; "after baby eats" is about the baby. */
/** "how soon after giving birth", and not "birth control" or a birth to come. */
function isOfOwnBirth(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  return (
    before.some((plain) => plain === "after" || plain === "since") &&
    before.every((plain) => plain !== "before" && !babies.has(plain)) &&
    tokens[at + 1]?.plain !== "control"
  );
}

function isAfterBirth(tokens: Token[], at: number): boolean {
  // "she just make baby two weeks gone"
  const made = tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ raw }) => ["make", "mek", "made", "had", "get", "got", "gat"].includes(raw));
  const since = tokens.slice(at + 1, at + 5).map(({ plain }) => plain);
  const just = tokens.slice(Math.max(0, at - 4), at).some(({ plain }) => plain === "just");
  // "she now mek baby last week", but "I now get the baby to sleep"
  const lately =
    (since[0] !== "to" && tokens.slice(Math.max(0, at - 3), at).some(({ raw }) => raw === "now")) ||
    /^(?:last|this|since) (?:night|week|month|\w+day)\b|^yesterday\b/.test(since.join(" "));
  if (
    made &&
    (just ||
      lately ||
      since.some((word) => ["gone", "ago", "section", "c-section", "caesarean"].includes(word)))
  )
    return true;
  const next = tokens[at + 1];
  // "nine day bath after baby how to prepare": what follows is a new question.
  if (
    next &&
    next.clause === tokens[at]?.clause &&
    !["how", "what", "which", "can", "is", "come", "born"].includes(next.plain) &&
    !isTimeSince(tokens, at + 1)
  )
    return false;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const after = Math.max(before.lastIndexOf("after"), before.lastIndexOf("since"));
  return after >= 0 && before.slice(after + 1).every((word) => beforeOwnBaby.has(word));
}

/** "after having baby two months": how long ago it was born. */
function isTimeSince(tokens: Token[], at: number): boolean {
  return (
    numberAt(tokens, at) !== undefined &&
    ["day", "week", "month"].includes(tokens[at + 1]?.word ?? "") &&
    tokens[at + 2]?.plain !== "old"
  );
}

/** "since the second baby" tells of a birth, too. */
const beforeOwnBaby = new Set("the a my have having getting first second third fourth last".split(" "));

/** "baby two weeks old", "the baby is 5 days": a baby followed by its age. */
function isBabyWithAge(tokens: Token[]): boolean {
  return tokens.some(({ plain }, at) => {
    if (!babies.has(plain) || isFigurative(tokens, at)) return false;
    const next = tokens.slice(at + 1, at + 5);
    const unit = next.findIndex(({ word }) => ["day", "week", "month"].includes(word));
    return (
      unit > 0 &&
      numberAt(tokens, at + unit) !== undefined &&
      next.slice(unit + 1).some((one) => one.plain === "old")
    );
  });
}

/** "she is four months with the baby" */
/** "my wife carrying", "in the family way". */
function saysExpecting(tokens: Token[]): boolean {
  return tokens.some(({ plain, raw }, at) => {
    // "when yuh belly deh full a baby"
    if (plain === "belly" && tokens.slice(at + 1, at + 3).some((token) => token.plain === "full"))
      return tokens.slice(at + 2, at + 6).some((token) => token.plain === "baby");
    if (raw === "breed" || raw === "breeding") return isBreeding(tokens, at);
    if (raw === "lines" || raw === "positive") return isPositiveTest(tokens, at);
    if (plain === "family")
      return tokens[at + 1]?.plain === "way" && /^(the|a|in)$/.test(tokens[at - 1]?.plain ?? "");
    if (plain !== "carrying" && !(plain === "carry" && tokens[at - 1]?.raw === "a")) return false; // "she a carry"
    const who = tokens
      .slice(Math.max(0, at - 2), at)
      .some((token) => /^(wife|she|sister|daughter|i)$/.test(token.plain));
    return who && endsOrComma(tokens, at);
  });
}

/** "two lines on the test", "my home test positive": of other tests it is said what they were for. */
function isPositiveTest(tokens: Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - 5), at + 5).map(({ plain }) => plain);
  return (
    near.includes("test") &&
    !tokens.some(({ plain }) => otherTests.has(plain)) &&
    (tokens[at]?.raw === "positive"
      ? near.some((word) => word === "home" || word === "period" || word === "pee" || word === "urine")
      : tokens[at - 1]?.plain === "two" || tokens[at - 1]?.raw === "2")
  );
}
const otherTests = new Set(
  "covid covid-19 corona malaria dengue hiv flu antigen swab sugar blood typhoid".split(" "),
);

/** "she a breed", "me daughter breeding", "breeding and want to dye my hair": Creolese for being pregnant. */
function isBreeding(tokens: Token[], at: number): boolean {
  if (tokens.some(({ plain }) => animals.has(plain))) return false;
  const near = tokens.slice(Math.max(0, at - 3), at + 2).map(({ plain }) => plain);
  return at === 0 || near.some((word) => women.has(word));
}
const women = new Set(
  "i me am she wife woman sister daughter girl girlfriend cousin niece aunt aunty lady mother friend".split(
    " ",
  ),
);
const animals = new Set(
  "dog dogs bitch puppy puppies cat cats cow cows goat goats sheep pig pigs fowl fowls hen hens duck ducks chicken chickens bird birds fish horse rabbit rabbits parrot mosquito mosquitoes".split(
    " ",
  ),
);

/** What a woman "seven months and bleeding" has, and no baby of that age. */
const ofCarrying = /^(?:bleed|spot|kick|contraction|labour|labor)/;
const ofOtherPlace = /^(?:nose|gum|mouth|ear|cut|stool|bottom|nappy|diaper|finger|knee|old)/;

function isMonthsAndBleeding(tokens: Token[], at: number): boolean {
  const months = numberAt(tokens, at - 1) ?? 0;
  const subject = tokens[at - 2]?.plain ?? "";
  const after = tokens.slice(at + 1, at + 8);
  return (
    months >= 2 &&
    months <= 9 &&
    /^(?:she|i|is|am|wife|sister|daughter|girlfriend|woman|lady)$/.test(subject) &&
    after.some(({ word }) => ofCarrying.test(word)) &&
    !after.some(({ plain }) => ofOtherPlace.test(plain))
  );
}

/** "i 7 months and feet swelling", "my wife 7 months, could she drink it": months of a grown woman, and no time that something has lasted. */
function isMonthsOfWoman(tokens: Token[], at: number): boolean {
  const months = numberAt(tokens, at - 1) ?? 0;
  if (months < 2 || months > 9) return false;
  const isVerb = /^(?:am|is|be|now|about)$/.test(tokens[at - 2]?.plain ?? "") && tokens[at - 3] !== undefined;
  const subject = tokens[isVerb ? at - 3 : at - 2];
  // "with me 7 months": an object, and no subject.
  const isFirst = subject?.at === 0 || tokens[(subject?.at ?? 0) - 1]?.clause !== subject?.clause;
  const ofAsker = isFirst && /^(?:i|i'm|im|me|mi|ah)$/.test(subject?.raw ?? "");
  if (!ofAsker && !/^(?:wife|girlfriend)$/.test(subject?.plain ?? "")) return false;
  const next = tokens[at + 1];
  if (next === undefined || next.clause !== tokens[at]?.clause) return true;
  const after = tokens[at + 2]?.plain ?? "";
  return next.plain === "and"
    ? !/^(?:still|not|no|nothing|it|this|that|the)$/.test(after)
    : /^(?:can|could|may|should|what|which)$/.test(next.plain);
}

/** "big with child": what is carried is no child that is treated. */
const isCarried = (tokens: Token[], at: number) =>
  tokens[at - 1]?.plain === "with" && /^(?:big|heavy|great)$/.test(tokens[at - 2]?.plain ?? "");

/** "me belly big, sorrel okay?": whether something may be taken is asked, and no belly is to go down. */
function isBellyOfAsker(tokens: Token[], at: number): boolean {
  return (
    /^(?:my|me|mi|she|her)$/.test(tokens[at - 1]?.plain ?? "") &&
    tokens[at + 1]?.plain === "big" &&
    endsOrComma(tokens, at + 1) &&
    tokens.some(({ plain }) => mayTake.has(plain)) &&
    !tokens.some(({ plain }) => ofBigBelly.test(plain))
  );
}
const mayTake = new Set("ok okay safe alright can could may".split(" "));
/** What is said of a belly that is fat, full of wind or ill. */
const ofBigBelly =
  /^(?:pain\w*|ache|hurt\w*|gripe|swell\w*|swollen|swole|fat|bloat\w*|gas\w*|wind|full|hard|tight|beer|rum|los\w*|reduc\w*|flat\w*|shrink|slim|down|small\w*|melt|cut|burn|weight|eat\w*|worms?)$/;

function isCarrying(tokens: Token[]): boolean {
  return tokens.some(
    ({ word, plain }, at) =>
      (word === "month" && (isMonthsAndBleeding(tokens, at) || isMonthsOfWoman(tokens, at))) ||
      ((plain === "child" || babies.has(plain)) && isCarried(tokens, at)) ||
      // "since me belly big, seven month now"
      (plain === "belly" &&
        tokens[at + 1]?.plain === "big" &&
        tokens.slice(at + 2, at + 6).some((token) => token.word === "month")) ||
      // "mi gat baby in belly four month"
      (babies.has(plain) &&
        tokens[at + 1]?.plain === "in" &&
        tokens.slice(at + 2, at + 4).some((token) => token.plain === "belly")) ||
      (["month", "week"].includes(word) &&
        tokens[at + 1]?.plain === "with" &&
        tokens.slice(at + 2, at + 4).some((token) => babies.has(token.plain) || token.plain === "child")) ||
      // "five month wid belly", "she a carry belly seven month"
      (plain === "belly" &&
        ((tokens[at - 1]?.plain === "with" && ["month", "week"].includes(tokens[at - 2]?.word ?? "")) ||
          /^(?:carry|carries|carrying|carryin|tote|toting)$/.test(tokens[at - 1]?.raw ?? ""))),
  );
}

const notBabies = new Set(
  (
    "aspirin powder oil father mother wipes move kick moving kicking bok spinach carrot carrots corn shower steps potato " +
    "potatoes tomatoes greens banana bananas tree trees plant plants seedling seedlings doll blue pink shark blues bump"
  ).split(" "),
);

/** "baby blue lips" is no colour. */
const bluish = new Set("lip fac mouth tongu skin hand finger nail".split(" "));

/** "baby aspirin", "like a baby", "baby powder": no baby is meant. */
function isFigurative(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.plain ?? "";
  const before = tokens[at - 1]?.plain ?? "";
  const trying = tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ plain }) => ["trying", "try", "conceive", "want", "planning", "plan"].includes(plain));
  return (
    isYoungPlant(tokens, at) ||
    // "a wash after baby loss", "I lost the baby"
    next === "loss" ||
    tokens
      .slice(Math.max(0, at - 2), at)
      .some(({ raw }) => raw === "lost" || raw === "lose" || raw === "losing") ||
    next === "aspirin" ||
    (notBabies.has(next) &&
      !isGiven(tokens, at) &&
      !(next === "blue" && bluish.has(tokens[at + 2]?.word ?? ""))) ||
    // "bring the baby down", "my baby is my business"
    (next === "down" && tokens.some(({ plain }) => plain === "bring" || plain === "come")) ||
    (next === "is" && tokens[at + 2]?.plain === "my") ||
    isComparedWith(tokens, at) ||
    (before === "after" && next === "born") ||
    trying
  );
}

/** "sleep like a baby", "skin soft like baby": nobody's child, while "it looks like baby has a cold" tells of one. */
function isComparedWith(tokens: Token[], at: number): boolean {
  const words = tokens
    .slice(Math.max(0, at - 4), at)
    .map(({ plain }) => plain)
    .join(" ");
  return / like a$|\b(?:sleep|sleeping|cry|crying|bawl|bawling|soft|smooth|skin|behave|treat|act) (?:\S+ )?(?:like|as)(?: a| new| newborn)?$/.test(
    ` ${words}`,
  );
}

/** "baby corn", "the baby limes": young or small ones. "Give the baby lime" names a baby. */
function isYoungPlant(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (next?.plant !== true || next.clause !== tokens[at]?.clause || isGiven(tokens, at)) return false;
  return !ofOwn.has(tokens[at - 1]?.plain ?? "") || /s$/.test(next.raw);
}

/** "can I give my baby corn" */
function isGiven(tokens: Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ plain }) => plain);
  return ofOwn.has(before.at(-1) ?? "")
    ? before.some((word) => caring.has(word))
    : /^(?:give|feed|feeding|gave|giving)$/.test(before.at(-1) ?? "");
}
const caring = new Set(
  "give feed feeding gave giving rub bathe put drink eat for to with on newborn".split(" "),
);
const ofOwn = new Set("my the her his our a your this new de me mi".split(" "));

/** "a big belly woman", "she big belly": said of a woman it is a pregnancy; "lose my big belly" is not. */
function isBigBellyOfWoman(tokens: Token[], at: number): boolean {
  if (tokens[at - 1]?.plain !== "big") return false;
  const women = [
    "she",
    "wife",
    "woman",
    "lady",
    "girl",
    "girlfriend",
    "daughter",
    "sister",
    "cousin",
    "niece",
  ];
  const near = [...tokens.slice(Math.max(0, at - 4), at), ...tokens.slice(at + 1, at + 2)];
  return (
    near.some(({ plain }) => women.includes(plain)) &&
    !near.some(({ word }) => ["los", "reduc", "fat", "slim"].includes(word))
  );
}

/** "you making baby": pregnant in Creolese; "trying to make a baby" is not. */
/** "making baby"; "castor oil brings the baby". */
function isMakingBaby(tokens: Token[], at: number): boolean {
  if (tokens[at]?.plain !== "baby") return false;
  const before = tokens.slice(Math.max(0, at - 5), at);
  const last = before.at(-1);
  const isBrought =
    /\bbring(?:s|ing)? (?:on |out )?(?:the |de )?$/.test(before.map(({ raw }) => `${raw} `).join("")) &&
    !["to", "in", "for", "home", "over", "back"].includes(tokens[at + 1]?.plain ?? "");
  return (
    isBrought ||
    (last !== undefined &&
      /^m[ae]k+in'?g?$/.test(last.raw) &&
      !before.some(({ plain }) => ["trying", "try", "cannot", "not", "help"].includes(plain)))
  );
}

function givesBreast(tokens: Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === "give" || plain === "sucking");
}

/** "varicose veins, lil ones" are no children. */
function areLittleOnes(tokens: Token[], at: number): boolean {
  const before = tokens[at - 2];
  return (
    before === undefined ||
    ["for", "in", "with", "my", "me", "the", "our", "we", "to", "give", "this"].includes(before.plain)
  );
}

/** A message of so many words tells a story, in which a child may only set up the phone. */
const story = 25;
const careOf = new Set("for give giving gives on bathe bath treat rub".split(" "));
const suffering = new Set(
  "has have had got get getting is with a keep keeps suffer wet wets age aged cough fever vomit rash scratch itch cry sick pain hurt worm run be under teeth teething old drink eat swallow who catch put puts".split(
    " ",
  ),
);
const aboutMe = new Set(["me", "we", "us"]);

/** "my son has three warts", "for a girl": the child is treated, not only mentioned. */
function isPatient(tokens: Token[], at: number): boolean {
  const own = tokens[at]?.sentence;
  const before = tokens.slice(Math.max(0, at - 4), at).filter(({ sentence }) => sentence === own);
  if (tokens[at + 1]?.plain === "in" && tokens[at + 2]?.plain === "law") return false;
  // "for a girl", "I is a teenager"
  if (before.some(({ plain }) => careOf.has(plain) || plain === "am" || plain === "is")) return true;
  const after = tokens.slice(at + 1, at + 5).filter(({ sentence }) => sentence === own);
  if (after.some(({ plain }) => aboutMe.has(plain))) return false;
  return (
    /'s$/.test(tokens[at]?.raw ?? "") ||
    after.some(
      ({ plain, word, number }) => number !== undefined || suffering.has(plain) || suffering.has(word),
    ) ||
    after.some((_, step) => numberAt(tokens, at + 1 + step) !== undefined)
  );
}

/** Verbs of a child who tells, brings or gives: the question is for somebody else. */
const tellsOrGives = new Set(
  "say said tell told bring giv buy send read find insist swear recommend suggest put fix show set drive work laugh".split(
    " ",
  ),
);
/** What a grown child has or does: "my daughter's job". */
const ownThings = new Set(
  "job work wedding husband wife boyfriend girlfriend house garden shop kitchen in-law poster project homework teacher business car".split(
    " ",
  ),
);
const grownUp =
  /^(?:just |who |had |has |have |did |do )*(?:an? )?(?:c-?section|c section|caesar|gave birth|give birth|married|works|nursing school|pregnant)\b/;
const teaching = new Set("teach write poster lesson explain".split(" "));

/** Where somebody is who is not here. */
const away = new Set(
  "school uni university work town church trinidad abroad lesson lessons overseas".split(" "),
);
/** What follows when "boy" or "girl" opens a sentence as a call: "bai, me head a hurt". */
const afterCall = new Set(
  "i me my meh what this these that those the it how look listen you we when where why".split(" "),
);

/** What stands before a boy or girl who is spoken of: "for the boy", "lil bai", "is a girl". */
const leadsToPerson = new Set(
  "a an the my our your his her their this that one two three little small big old year month baby young sick grown teenage school for to give with and or of by is be from give tell let in on at her him me she he they we you i".split(
    " ",
  ),
);

/** "pickney gone a school an me head a hut", "my daughter wants to give it", "dem bai": named, but the question is for another. */
function isOnlyMentioned(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  // "I used to faint as a teenager", "when I was a girl"
  if (tokens.slice(Math.max(0, at - 2), at).some(({ raw }) => ["as", "since", "was"].includes(raw)))
    return true;
  // "Chile, me hand swell": a friend is told.
  if (at === 0 && token?.raw === "chile" && next && next.clause !== token.clause) return true;
  if (token?.plain === "boy" || token?.plain === "girl") {
    if (before?.plain === "they" || next?.plain === "they") return true;
    const opens =
      before === undefined ||
      before.clause !== token.clause ||
      ["ow", "oh", "hey", "yes"].includes(before.raw);
    if (opens && next && (next.clause !== token.clause || afterCall.has(next.plain))) return true;
    // "me nah sleep good dese days bai": a friend is told.
    const closes = next === undefined || next.clause !== token.clause;
    if (closes && before && before.clause === token.clause && !leadsToPerson.has(before.plain)) return true;
    // "I catch something from this girl": a partner, not a child.
    if (tokens.slice(Math.max(0, at - 3), at).some(({ plain }) => plain === "from")) return true;
  }
  if (next?.plain === "in" && tokens[at + 2]?.plain === "law") return true;
  // "since I come to my daughter in Toronto", "staying with my son": where somebody is
  const leading = tokens.slice(Math.max(0, at - 4), at).map(({ plain }) => plain);
  if (
    /\b(?:come|came|visit|visiting|stay|staying|live|living|move|moved) (?:to|by|with|at) (?:my|our|the|me)$/.test(
      leading.join(" "),
    )
  )
    return true;
  const following = tokens.slice(at + 1, at + 5).filter(({ sentence }) => sentence === token?.sentence);
  if (next && next.clause === token?.clause && (tellsOrGives.has(next.word) || ownThings.has(next.plain)))
    return true;
  // "my daughter had a C-section", "my son got married": grown up.
  if (grownUp.test(following.map(({ raw }) => raw).join(" "))) return true;
  // "write it down for my children", "teach the kids"
  if (tokens.slice(Math.max(0, at - 7), at).some(({ word, raw }) => teaching.has(word) || teaching.has(raw)))
    return true;
  if (next?.word === "want" && following.some(({ plain }) => plain === "give")) return true;
  if (following.slice(0, 2).some(({ plain }) => plain === "pregnant")) return true;
  const gone = following.findIndex(({ plain }) => away.has(plain));
  return (
    gone >= 0 &&
    following
      .slice(0, gone)
      .some(({ plain }) => ["gone", "go", "going", "left", "at", "in"].includes(plain)) &&
    tokens.slice(at + 1 + gone).some(({ raw }) => ["me", "meh", "my", "i", "ah", "mi"].includes(raw))
  );
}

/** "for old ppl", "old man waking at night"; "old people used to drink it" tells where a remedy comes from. */
function isOldPerson(tokens: Token[], at: number): boolean {
  if (tokens[at]?.plain !== "old") return false;
  const next = tokens[at + 1]?.plain ?? "";
  // "me ole man heart weak": a husband or a wife, of any age.
  if (["man", "lady"].includes(next) && /^(?:me|my)$/.test(tokens[at - 1]?.plain ?? "")) return false;
  if (["man", "lady", "woman"].includes(next))
    return numberAt(tokens, at - 1) === undefined && !monthsBefore(tokens, at);
  return (
    ["people", "folks", "folk", "persons", "person"].includes(next) &&
    ["for", "can", "give", "with", "in", "on", "should", "could"].includes(tokens[at - 1]?.plain ?? "")
  );
}

function monthsBefore(tokens: Token[], at: number): boolean {
  return monthsIn[tokens[at - 1]?.word ?? ""] !== undefined;
}

const tells = new Set(
  "used use say said suggest suggests recommends seh saying swear tell told teach taught would call boil recipe recipes backbone remedy story talk time days does did always garden yard kitchen keep".split(
    " ",
  ),
);

const relatives = new Set(
  "father mother grandfather grandmother aunt aunty auntie uncle teacher godmother godfather nanny stepfather stepmother nurse coach".split(
    " ",
  ),
);

/** "me pickney granfada has a bad knee": the grandfather is meant, unless he only speaks. */
function isRelativeOfChild(tokens: Token[], at: number): boolean {
  if (!children.has(tokens[at]?.plain ?? "") && !babies.has(tokens[at]?.plain ?? "")) return false;
  return relatives.has(tokens[at + 1]?.plain ?? "") && !isTeller(tokens, at + 1);
}

/** "my nani used to put it", "tanks granny", "granny backbone": who taught a remedy, or a plant's name. */
/** "granny's grater", "granny old mortar": a thing that was hers. */
function ownsThing(tokens: Token[], at: number): boolean {
  const after = tokens.slice(at + 1, at + 3).filter(({ clause }) => clause === tokens[at]?.clause);
  return after.some(({ raw }) => household.has(raw));
}

const household = new Set(
  "grater mortar pot pan jar bottle book notebook yard garden house tree plant bed chair cupboard shop stall spoon stick knife kettle strainer matapee sieve tomb grave recipe farm land birthday wedding radio picture photo".split(
    " ",
  ),
);

function isTeller(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + (token?.plain === "old" ? 2 : 1)];
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  if (next && next.sentence === token?.sentence && (tells.has(next.plain) || tells.has(next.raw)))
    return true;
  if (before.includes("would") || before.includes("thanks") || before.includes("tanks")) return true;
  // "remind me of my nani, she used to boil bush"
  return (
    before.some((plain) => ["remind", "reminds", "remember", "like"].includes(plain)) ||
    (next?.plain === "in" && tokens.slice(at, at + 6).some(({ plain }) => plain === "used"))
  );
}
