// Numbers and durations as people write them: "two weeks", "3 days", "since yesterday".
import type { Token } from "./tokens.ts";

const words: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  tree: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  couple: 2,
  few: 3,
  several: 4,
};

/** "3", "three". */
export function numberOf(word: string): number {
  return words[word] ?? Number(word);
}

export function numberAt(tokens: Token[], at: number): number | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  if (token.number !== undefined) return token.number;
  const value = words[token.plain];
  if (value === undefined) return undefined;
  const next = words[tokens[at + 1]?.plain ?? ""];
  return value >= 20 && value <= 90 && next !== undefined && next < 10 ? value + next : value;
}

const daysIn: Record<string, number> = {
  hour: 1 / 24,
  minut: 1 / 1440,
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** How long the complaint has lasted, in days, if mentioned; the longest duration wins. Ages do not count. */
export function durationDays(tokens: Token[]): number | undefined {
  let longest: number | undefined;
  const note = (days: number) => {
    longest = Math.max(longest ?? 0, days);
  };
  for (const [at, token] of tokens.entries()) {
    const unit = daysIn[token.word];
    if (unit === undefined) {
      if (token.plain === "yesterday") note(1);
      if (token.plain === "fortnight") note(14);
      // "since Monday" is a few days.
      if (weekdays.has(token.plain) && before(tokens, at) === "since") note(2.5);
      if (monthNames.has(token.plain) && before(tokens, at) === "since") note(31);
      continue;
    }
    const previous = before(tokens, at);
    const after = tokens[at + 1]?.plain ?? "";
    if (
      after === "old" ||
      after === "pregnant" ||
      after === "along" ||
      after === "late" ||
      after === "gestation"
    )
      continue;
    if (countsPregnancy(tokens, at)) continue;
    if (after === "ago" && unit >= 30) continue;
    if (isAge(tokens, at) || isTimeInTrade(tokens, at)) continue;
    const value = numberAt(tokens, at - 1);
    const compound = numberAt(tokens, at - 2);
    if (value !== undefined && value < 200) {
      const tens =
        compound !== undefined && compound >= 20 && value < 10 && tokens[at - 2]?.number === undefined
          ? compound
          : value;
      if (
        !["every", "each", "in", "next", "within", "per", "at"].includes(tokens[at - 2]?.plain ?? "") &&
        after !== "later"
      )
        note(tens * unit);
    } else if (
      previous === "a" &&
      ["for", "since", "over", "about", "nearly", "than", "almost"].includes(tokens[at - 2]?.plain ?? "")
    )
      note(unit);
    else if (/s$/.test(token.raw) && ["for", "since", "of", "over"].includes(previous)) note(3 * unit);
    else if (previous === "last" && (tokens[at - 2]?.plain === "since" || tokens[at - 2]?.plain === "from"))
      note(unit);
  }
  return longest;
}

/** "I have been a joiner for 30 years": of the work, and of no trouble. */
function isTimeInTrade(tokens: readonly Token[], at: number): boolean {
  const lead = tokens
    .slice(Math.max(0, at - 9), at - 1)
    .filter(({ sentence }) => sentence === tokens[at]?.sentence)
    .map(({ raw }) => raw)
    .join(" ");
  return inTrade.test(`${lead} `);
}
const inTrade =
  /\b(?:been|am|was|work\w*(?: as)?) (?:a|an) (?:\S+ )?(?!fever|ulcer|cancer|blister|bother|sufferer|liver|tumor|tremor)\S{2,}(?:er|or|ist|ian|man|woman|nurse|cook|chef|guard|clerk|student|mason) (?:for |now |about |over ){0,2}$/;

/** "since August": some weeks at least. */
const monthNames = new Set(
  "january february march april june july august september october november december christmas easter diwali phagwah".split(
    " ",
  ),
);
const weekdays = new Set("monday tuesday wednesday thursday friday saturday sunday weekend".split(" "));

function before(tokens: Token[], at: number): string {
  return tokens[at - 1]?.plain ?? "";
}

/** "pregnant four months", "get belly for four months". */
function countsPregnancy(tokens: Token[], at: number): boolean {
  const lead = tokens.slice(Math.max(0, at - 5), at).map(({ plain }) => plain);
  // "I'm 28 weeks"
  const weeks = tokens[at]?.word === "week" ? (numberAt(tokens, at - 1) ?? 0) : 0;
  // "pregnant n nauseous, is ginger ok 9 weeks", "morning sickness 8 weeks"
  const all = tokens.map(({ plain }) => plain).join(" ");
  if (
    weeks >= 4 &&
    weeks <= 42 &&
    /\b(?:pregnant|pregnancy|morning sickness)\b/.test(all) &&
    standsAlone(tokens, at)
  )
    return true;
  if (weeks >= 12 && weeks <= 42 && /^(?:am|is|i'?m|she's)$/.test(tokens[at - 2]?.raw ?? "")) return true;
  return (
    ["pregnant", "breed", "breeding"].some((word) => lead.includes(word)) ||
    /\b(?:get|got|have|making|make) belly\b|\bbaby in (?:\S+ )?belly\b/.test(lead.join(" "))
  );
}

const people = new Set(
  "baby child son daughter girl boy toddler newborn grandson granddaughter niece nephew aged age man woman mother father lady grandmother grandfather husband wife client patient pt".split(
    " ",
  ),
);

/** "baby gas, 5 months, drawing up legs", "honey for baby cough 7 months": months that stand alone beside a baby. */
function isBabysMonths(tokens: Token[], at: number): boolean {
  const { word, clause } = tokens[at] ?? {};
  const isOwnClause = tokens[at - 2]?.clause !== clause && tokens[at + 1]?.clause !== clause;
  const isBabys = (numberAt(tokens, at - 1) ?? 0) <= 24 && standsAlone(tokens, at);
  return word === "month" && (isOwnClause || isBabys) && tokens.some(({ plain }) => plain === "baby");
}

/** A time at the end of what is said, with no word that makes it the time of a trouble: "for", "since", "now". */
function standsAlone(tokens: Token[], at: number): boolean {
  const lead = tokens[at - 2]?.plain ?? "";
  return (
    tokens[at + 1]?.clause !== tokens[at]?.clause &&
    !/^(?:for|since|over|past|last|about|nearly|almost|than)$/.test(lead)
  );
}

/** "what food to give a child with diarrhoea 2 years": years at the end, beside a child. */
function isChildsYears(tokens: Token[], at: number): boolean {
  const lead = tokens[at - 2]?.plain ?? "";
  return (
    tokens[at]?.word === "year" &&
    (numberAt(tokens, at - 1) ?? 18) < 18 &&
    tokens[at + 1]?.clause !== tokens[at]?.clause &&
    !["for", "since", "over", "about", "past", "last", "than"].includes(lead) &&
    tokens.slice(0, at).some(({ plain }) => plain === "child" || plain === "toddler")
  );
}

/** "my daughter is 3 years", "baby of 2 months": the number is an age. */
function isAge(tokens: Token[], at: number): boolean {
  if (isBabysMonths(tokens, at) || isChildsYears(tokens, at)) return true;
  const lead = tokens.slice(Math.max(0, at - 5), at - 1);
  const near = lead.findLastIndex(({ plain }) => people.has(plain));
  return (
    near >= 0 &&
    lead
      .slice(near + 1)
      .every(({ plain }) =>
        ["is", "of", "about", "only", "just", "my", "aged", "age", "at", "be"].includes(plain),
      )
  );
}
