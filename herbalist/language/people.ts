// Who the question is about: ages, pregnancy, breastfeeding, children and older people, as far as it says so.
import { numberAt } from "./numbers.ts";
import type { Text, Token } from "./tokens.ts";

export const whoKinds = ["baby", "child", "pregnant", "breastfeeding", "elder", "other"] as const;
export type WhoKind = (typeof whoKinds)[number];

export type People = {
  kinds: WhoKind[];
  /** The youngest age mentioned, in months. */
  ageMonths: number | undefined;
  /** Weeks of pregnancy, if mentioned. */
  weeksPregnant: number | undefined;
};

const children = new Set(
  "child children kid son daughter boy girl toddler grandson granddaughter grandchild niece nephew schoolchild stepson stepdaughter".split(
    " ",
  ),
);
const babies = new Set("baby newborn infant babies preemie twins".split(" "));
const elders = new Set("grandmother grandfather elderly elder pensioner great-grandmother".split(" "));
const others = new Set(
  "mother father husband wife brother sister uncle aunt aunty auntie friend cousin neighbour neighbor partner girlfriend boyfriend man woman lady he she him her his".split(
    " ",
  ),
);
const monthsIn: Record<string, number> = { day: 1 / 30, week: 1 / 4.345, month: 1, year: 12 };

export function readPeople({ tokens }: Text): People {
  const kinds = new Set<WhoKind>();
  const ages = readAges(tokens);
  for (const [at, token] of tokens.entries()) {
    const { plain } = token;
    if (isNegated(tokens, at)) continue;
    if (plain === "pregnant" && !saysNotPregnant(tokens, at)) kinds.add("pregnant");
    if (plain === "trimester" || plain === "antenatal") kinds.add("pregnant");
    if (
      plain === "belly" &&
      ["get", "got", "have", "gat", "making", "make", "with", "big"].includes(tokens[at - 1]?.plain ?? "") &&
      bellyMeansPregnancy(tokens, at)
    )
      kinds.add("pregnant");
    if (plain === "along" && ["month", "week"].includes(tokens[at - 1]?.word ?? "")) kinds.add("pregnant");
    if (
      /^breast-?feed|^nursing$|^lactat|^breastfed/.test(plain) ||
      (plain === "breast" &&
        /^(feed|milk)/.test(tokens[at + 1]?.plain ?? "") &&
        tokens[at + 1]?.plain !== "milky")
    )
      kinds.add("breastfeeding");
    if (babies.has(plain) && isAfterBirth(tokens, at)) kinds.add("breastfeeding");
    else if (babies.has(plain) && !isFigurative(tokens, at)) kinds.add("baby");
    if (children.has(plain) || (plain === "one" && tokens[at - 1]?.plain === "little")) kinds.add("child");
    if (elders.has(plain)) kinds.add("elder");
    if (others.has(plain)) kinds.add("other");
  }
  if (weeksPregnant(tokens) !== undefined) kinds.add("pregnant");
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
  if (kinds.has("baby")) kinds.delete("child");
  return {
    kinds: whoKinds.filter((kind) => kinds.has(kind)),
    ageMonths: ages.length > 0 ? Math.min(...ages) : undefined,
    weeksPregnant: weeksPregnant(tokens),
  };
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
    const unit = monthsIn[next?.word ?? ""];
    const afterUnit = tokens[at + wide + 1]?.plain;
    const before = tokens[at - 1]?.plain ?? "";
    if (unit !== undefined && afterUnit === "old") ages.push(value * unit);
    else if (next?.plain === "old") ages.push(value * 12);
    else if (["aged", "age"].includes(before)) ages.push(value * (unit ?? 12));
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
    else if (
      ["am", "i'm", "im"].includes(before) &&
      unit === undefined &&
      value >= 13 &&
      endsOrComma(tokens, at)
    )
      ages.push(value * 12);
    else if (/^i'?m$/.test(tokens[at - 1]?.raw ?? "") && unit === undefined && value >= 13)
      ages.push(value * 12);
  }
  return ages;
}

/** "baby 5 weeks", "daughter is 4", "girl of 3", "my son, 9". */
function isPerson(tokens: Token[], at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const plain = tokens[back]?.plain ?? "";
    if (babies.has(plain) || children.has(plain) || elders.has(plain)) return true;
    if (["man", "woman", "lady", "mother", "father", "wife", "husband", "brother", "sister"].includes(plain))
      return (
        ["is", "of", "aged", "be"].includes(tokens[at - 1]?.plain ?? "") ||
        tokens[at]?.clause !== tokens[back]?.clause
      );
    if (!["is", "of", "only", "about", "just", "be", "who", "a", "the", "turned"].includes(plain))
      return false;
  }
  return false;
}

function endsOrComma(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (
    next === undefined || next.clause !== tokens[at]?.clause || ["and", "with", "year"].includes(next.plain)
  );
}

function weeksPregnant(tokens: Token[]): number | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.word !== "week" && token.word !== "month") continue;
    const value = numberAt(tokens, at - 1);
    const near = tokens.slice(at + 1, at + 3).some(({ plain }) => plain === "pregnant" || plain === "along");
    const earlier = tokens.slice(Math.max(0, at - 6), at).some(({ plain }) => plain === "pregnant");
    // "I'm 20 weeks", "34 weeks and the baby": in the first person, weeks mean a pregnancy.
    const own =
      /^(i|i'm|im|am)$/.test(tokens[at - 2]?.raw ?? "") &&
      token.word === "week" &&
      (value ?? 0) >= 4 &&
      (value ?? 0) <= 43;
    const alone =
      own &&
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

function bellyMeansPregnancy(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.plain;
  return next === undefined || next === "for" || tokens[at + 1]?.clause !== tokens[at]?.clause;
}

/** "clean the womb after baby" is about the mother, who may be breastfeeding; "after baby eats" is about the baby. */
function isAfterBirth(tokens: Token[], at: number): boolean {
  if (tokens[at + 1]?.clause === tokens[at]?.clause) return false;
  const before = tokens.slice(Math.max(0, at - 3), at).map(({ plain }) => plain);
  const after = before.lastIndexOf("after");
  return (
    after >= 0 &&
    before.slice(after + 1).every((word) => ["the", "a", "my", "have", "having", "getting"].includes(word))
  );
}

/** "baby aspirin", "like a baby", "baby powder": no baby is meant. */
function isFigurative(tokens: Token[], at: number): boolean {
  const next = tokens[at + 1]?.plain ?? "";
  const before = tokens[at - 1]?.plain ?? "";
  const trying = tokens
    .slice(Math.max(0, at - 5), at)
    .some(({ plain }) => ["trying", "conceive", "want"].includes(plain));
  return (
    ["aspirin", "powder", "oil", "father", "mother", "wipes", "move", "kick", "moving", "kicking"].includes(
      next,
    ) ||
    (before === "a" && tokens[at - 2]?.plain === "like") ||
    (before === "after" && next === "born") ||
    trying
  );
}
