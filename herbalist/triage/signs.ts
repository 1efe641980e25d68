// The signs that a question states as present: findings in its words, instrument readings, amounts, and the people it is about.
import { numberAt } from "../language/numbers.ts";
import type { Question } from "../language/question.ts";
import type { Text, Token } from "../language/tokens.ts";
import { bloodTestFindings } from "./blood-tests.ts";
import type { Evidence, Signs } from "./finding.ts";
import type { Mention } from "./findings.ts";
import { lowSpirits } from "./low-spirits.ts";
import { medicineMistake, paracetamolTwice, severalTablets } from "./medicine-mistakes.ts";
import { readingFindings, readReadings } from "./readings.ts";
import { remedyTaken } from "./remedy-taken.ts";
import { combinedSigns } from "./sign-combinations.ts";

/** Facts that need the catalogue. */
export type TriageFacts = {
  /** A complaint has lasted longer than usual for it. */
  pastUsualTime: boolean;
  /** The tokens that say that a poisonous plant was swallowed already. */
  swallowedPlant: Evidence | undefined;
};

export function presentSigns(mentions: readonly Mention[], question: Question, facts: TriageFacts): Signs {
  const { text, named, people, durationDays } = question;
  const present = new Map<string, Evidence>();
  const add = (id: string, evidence: Evidence = []) => {
    if (!present.has(id)) present.set(id, evidence);
  };
  for (const { id, status, tokens } of mentions) if (status === "present") add(id, tokens);
  for (const [id, at] of readingFindings(readReadings(text))) add(id, readingTokens(text, at));
  for (const [id, evidence] of bloodTestFindings(text)) add(id, evidence);
  for (const { kind, id, status, from } of named)
    if (kind === "medicine" && status !== "absent" && status !== "past") add(`med:${id}`, [from]);
  const mistake = medicineMistake(question);
  if (mistake) add(mistake.id, mistake.evidence);
  const several = severalTablets(question);
  if (several) add("several-tablets", several);
  const twice = paracetamolTwice(question);
  if (twice) add("paracetamol-twice", twice);
  const remedy = remedyTaken(question);
  if (remedy) add("remedy-taken", remedy);
  const { kinds, ageMonths, weeksPregnant } = people;
  for (const kind of kinds) add(`who:${kind}`);
  if (present.has("pregnant") && !present.has("late-period")) add("who:pregnant");
  if (present.has("no-movement") && weeksPregnant !== undefined) add("who:pregnant");
  const newborn = text.tokens.some(({ plain }) => plain === "newborn");
  if (newborn || (kinds.includes("baby") && ageMonths !== undefined && ageMonths < 3))
    add("who:under-3-months");
  if (tellsWeeks(text)) add("who:maybe-pregnant");
  if (present.has("newborn-told")) add("who:under-3-months");
  const fellFrom = present.get("fell-from");
  if (fellFrom && !present.has("skin-scraped")) add("head-injury", fellFrom);
  if ((durationDays ?? 0) >= 2) add("who:two-days");
  if (facts.pastUsualTime) add("who:past-usual-time");
  if (facts.swallowedPlant) add("swallowed-plant", facts.swallowedPlant);
  const medicines = new Set(
    named.flatMap(({ kind, from, to }) =>
      kind === "medicine" ? Array.from({ length: to - from + 1 }, (_, step) => from + step) : [],
    ),
  );
  const supply = wholeSupplyMeant(text, medicines);
  if (supply) add("whole-supply", supply);
  const tablets = manyTablets(text, medicines);
  if (tablets)
    add(text.tokens.some(({ plain }) => hypothetical.has(plain)) ? "method" : "many-tablets", tablets);
  // Asking for a way to die is itself the sign ("what is the fastest poison").
  for (const { id, status, tokens } of mentions)
    if (status === "asked" && signsWhenAsked.has(id)) add(id, tokens);
  for (const [id, evidence] of lowSpirits(text.tokens)) add(id, evidence);
  if (asksOfOrdinaryThings(question) && !speaksOfDying(text, present))
    for (const id of hints) present.delete(id);
  const counted = tabletsCounted(text);
  if (counted) add("tablets-many", counted);
  const asked = asksAboutSwallowing(text, present);
  if (asked) add("method", asked);
  const combination = combinedSigns(present);
  if (combination) add(combination.id, combination.evidence);
  // An accident is poisoning and not self-harm: the person needs a doctor, not a helpline.
  if (isAccident(text)) for (const id of ["method", "suicide-word", "self-harm"]) present.delete(id);
  return present;
}

/** Turns of speech that may hint at a wish to die and are everyday words as well ("I can't do it anymore", "let him go"). */
const hints = ["join-dead", "better-gone", "commanded"];

/** A plant, a food or a complaint is named: most such messages ask what they say. */
function asksOfOrdinaryThings({ named }: Question): boolean {
  return named.some(
    ({ kind, id }) => kind === "plant" || kind === "other" || (kind === "complaint" && !ofTheMind.has(id)),
  );
}

const ofTheMind: ReadonlySet<string> = new Set([
  "low-mood",
  "nervousness",
  "insomnia",
  "fatigue",
  "headache",
  "pain",
]);

const dying = new Set(
  "die dying dead death kill killing suicide myself end ending ended forever goodbye bye poison poisonous rope gun cut jump drown harm hurt tired bury exist disappear worth god crash".split(
    " ",
  ),
);

/** A word of death, of despair or of a means to die stands anywhere in the message. */
function speaksOfDying({ tokens }: Text, present: Signs): boolean {
  return present.has("weighs") || tokens.some(({ plain, raw }) => dying.has(plain) || dying.has(raw));
}

const signsWhenAsked = new Set([
  "lethal-question",
  "method-asked",
  "poison-on-person",
  "deadly-question",
  "whole-supply",
  "look-natural",
  "on-purpose",
]);

const notPregnancy = new Set(
  "ago old late back later since supply yet ol ole straight apart year years baby infant pickney clean sober after".split(
    " ",
  ),
);

/** "32 weeks, blood running down", "7 months and swelling": weeks without "pregnant" may count a pregnancy. */
function tellsWeeks({ tokens }: Text): boolean {
  return tokens.some(({ word, plain, at }) => {
    const weeks = word === "week" || plain === "wks" || plain === "wk";
    if (!weeks && word !== "month" && plain !== "mths") return false;
    const value = numberAt(tokens, at - 1);
    if (value === undefined || notPregnancy.has(tokens[at + 1]?.plain ?? "")) return false;
    if (["for", "since", "last", "past", "after", "within", "every"].includes(tokens[at - 2]?.plain ?? ""))
      return false;
    return weeks ? value >= 10 && value <= 43 : value >= 3 && value <= 9;
  });
}

/** "190/120" is three tokens. */
function readingTokens({ tokens }: Text, at: number): number[] {
  const joint = tokens[at + 1]?.plain;
  return joint === "/" || joint === "over" ? [at, at + 1, at + 2] : [at];
}

/** "what would happen if I took fifty": not taken yet, so that it is a crisis and not a poisoning. */
const hypothetical = new Set(["if", "would", "happen", "happens", "enough"]);
const tabletWords = new Set(["tablet", "panadol", "paracetamol", "aspirin", "tylenol", "sleep", "valium"]);
const takingWords = new Set(["take", "swallow", "drink", "eat"]);
const measureWords = new Set(["mg", "ml", "mcg", "day", "days"]);

/** "took 30 panadol", "15 of my antidepressants": eight or more of a tablet, swallowed, or asked about as enough. */
function manyTablets({ tokens }: Text, medicines: ReadonlySet<number>): Evidence | undefined {
  for (const { at } of tokens) {
    const number = numberAt(tokens, at);
    if (number === undefined || number < 8 || number > 500) continue;
    const next = tokens.slice(at + 1, at + 4);
    const tablet = next.find(({ word, at: place }) => tabletWords.has(word) || medicines.has(place));
    // "Norvasc 10, is the tablet?": the strength stands behind the name.
    if (medicines.has(at - 1) && tokens[at + 1]?.clause !== tokens[at]?.clause) continue;
    if (isStrength(number, tokens[at + 1]) || isInsulinDose(number, tokens[at + 1])) continue;
    const taken =
      tokens.slice(Math.max(0, at - 5), at).find(({ plain }) => takingWords.has(plain)) ??
      next.find(({ plain }) => plain === "enough");
    // "she a tek eight tablets": what is taken each day.
    if (
      taken &&
      number <= 15 &&
      /^(?:a|ah|does)$/.test(tokens[taken.at - 1]?.raw ?? "") &&
      !/^(?:took|taken)$/.test(taken.raw)
    )
      continue;
    if (tablet && taken && !next.some(({ plain }) => measureWords.has(plain)))
      return [taken.at, at, tablet.at];
  }
  return undefined;
}

/** "20 units insulin": a day's dose is counted in units. */
function isInsulinDose(number: number, next: Token | undefined): boolean {
  return number <= mostUnits && (next?.plain === "unit" || next?.plain === "units");
}
const mostUnits = 80;

/** "I take 75 levothyroxine", "500 metformin": a strength on the packet, said without its unit. */
function isStrength(number: number, next: Token | undefined): boolean {
  return strengths.some(({ names, of }) => names.test(next?.raw ?? "") && of.includes(number));
}
const strengths: readonly { names: RegExp; of: readonly number[] }[] = [
  {
    names: /^(?:levothyroxine|thyroxine|synthroid|eltroxin)$/,
    of: [25, 50, 75, 88, 100, 112, 125, 137, 150, 175, 200],
  },
  { names: /^(?:metformin|glucophage)$/, of: [500] },
  { names: /^aspirin$/, of: [75, 81] },
];

const intending = new Set("want going gonna gon plan planning feel will".split(" "));
/** A matter of when and how to take the day's tablets. */
const ofTheDay = new Set(
  "instead together once with morning meal meals food breakfast dinner lunch doctor clinic pharmacist dose daily day week course prescribed finish finished box".split(
    " ",
  ),
);

/** "I want to take all my amitriptyline tonight": somebody means to swallow all that there is of a medicine. */
function wholeSupplyMeant({ tokens }: Text, medicines: ReadonlySet<number>): Evidence | undefined {
  const all = tokens.find(
    ({ plain, at }) =>
      ["all", "whole", "every"].includes(plain) &&
      tokens.slice(at + 1, at + 5).some((one) => medicines.has(one.at)),
  );
  if (all === undefined || tokens.some(({ plain }) => ofTheDay.has(plain))) return undefined;
  const before = tokens.slice(Math.max(0, all.at - 6), all.at);
  const taking = before.slice(-2).find(({ plain }) => takingWords.has(plain));
  const meant = before.find(({ plain, raw }) => intending.has(plain) || intending.has(raw));
  const own = before.some(({ raw }) => /^(?:i|i'm|im|i'll|me|ah|mi)$/.test(raw));
  return taking && meant && own && meant.at < taking.at ? [meant.at, taking.at, all.at] : undefined;
}

/** "16 panadol since morning": a count of tablets with a time, without a verb. */
function tabletsCounted({ tokens }: Text): Evidence | undefined {
  for (const { at } of tokens) {
    const number = numberAt(tokens, at);
    if (number === undefined || number < 8 || number > 300) continue;
    const next = tokens.slice(at + 1, at + 4);
    const tablet = next.find(({ plain }) =>
      ["panadol", "paracetamol", "tylenol", "tablet", "iron", "gravol"].includes(plain),
    );
    const when = tokens
      .slice(at + 1, at + 8)
      .some(({ plain }) => ["since", "yesterday", "today", "regret", "night"].includes(plain));
    if (tablet && when && !next.some(({ plain }) => measureWords.has(plain))) return [at, tablet.at];
  }
  return undefined;
}

/** "what happens if I drink the bottle": asked about oneself, with nothing swallowed yet. */
function asksAboutSwallowing({ tokens }: Text, present: Signs): Evidence | undefined {
  const evidence = present.get("swallowed-chemical") ?? present.get("poisoned");
  if (evidence === undefined) return undefined;
  if (["who:other", "who:child", "who:baby"].some((who) => present.has(who))) return undefined;
  const words = new Set(tokens.map(({ plain }) => plain));
  const asks =
    words.has("if") &&
    words.has("i") &&
    ["would", "happen", "happens", "will"].some((word) => words.has(word));
  return asks ? evidence : undefined;
}

function isAccident({ tokens }: Text): boolean {
  return tokens.some(({ plain }) => ["mistake", "accident", "accidentally", "mistakenly"].includes(plain));
}
