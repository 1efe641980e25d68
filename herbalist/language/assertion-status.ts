// The assertion status of a finding: present, negated, past, only asked about, or told of (a story, a turn of speech). In doubt it is present: each rule here
// needs explicit words close by, and minimising words ("only", "just") are never among them.

import { isOfAnimal } from "./animal-patient.ts";
import { isAsked } from "./asked.ts";
import { isFigureOfSpeech } from "./figure-of-speech.ts";
import { isOfThing } from "./of-thing.ts";
import { isPast } from "./past.ts";
import type { Span, View } from "./pattern.ts";
import type { Token } from "./tokens.ts";
import { isToldOf } from "./told-of.ts";
import { isHabit, isOfAnybody, isTopic, isUseOfPlant } from "./topic.ts";

/** `figure`: said of a thing or as a turn of speech, so that nobody has it; `told`: in a story, a trade, or of an animal. */
export type AssertionStatus = "present" | "absent" | "past" | "asked" | "told" | "figure";

const negations = new Set(["not", "without"]);
/** Words that may come between a negation and the finding it negates. */
const between = new Set(
  (
    "have had has having get got getting feel feeling felt any a an the my of in real really actual sign signs symptom symptoms " +
    "experience experiencing show showing see sudden severe bad big much more kind sort so far is be been really history " +
    "suffer suffering thought thoughts want wanting wish plan plans intention urge thinking me him her his he she i we they with to from no not on at it even ever evidence complain complaint"
  ).split(" "),
);
/** A negation of these says that the finding continues ("no relief"). */
const continuing = new Set(
  "relief better ease easing help helping stop stopping going away improve improvement rest let end less cure change only just doubt more anymore wonder matter longer know sure certain think".split(
    " ",
  ),
);
/** After these, something is stated again. */
const states = new Set("has have is was were reports says with he she since after".split(" "));
/** A negation does not extend beyond these. */
const scopeBoundaries = new Set(["but", "however", "except", "now", "although", "though", "because", "then"]);

/** `event`: a one-time event; `topic`: a word that trades and jokes use as well. */
export function statusOfSpan(view: View, span: Span, event = false, topic = event): AssertionStatus {
  const from = view.items[span.first]?.from ?? 0;
  const to = view.items[span.last]?.to ?? from;
  const own = new Set<number>();
  for (const item of span.used) {
    const last = view.items[item]?.to ?? -1;
    for (let at = view.items[item]?.from ?? 0; at <= last; at++) own.add(at);
  }
  return statusOfTokens(view.text.tokens, from, to, own, event, topic);
}

/** The same for any range of tokens; `own` are the tokens that make up the finding, including its own "not". */
export function statusOfTokens(
  tokens: Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
  event = false,
  topic = event,
): AssertionStatus {
  if (isNegated(tokens, from, to, own)) return "absent";
  if (isPast(tokens, from, to, event)) return "past";
  if (isAsked(tokens, from) || (event && isTopic(tokens, own)) || isUseOfPlant(tokens, from, own))
    return "asked";
  if (isHabit(tokens, from) || isOfAnybody(tokens, from, to)) return "told";
  if (isOfThing(tokens, from, to, own) || isFigureOfSpeech(tokens, from, to, own)) return "figure";
  if (isToldOf(tokens, from, to, topic) || isOfAnimal(tokens, from, own)) return "told";
  return "present";
}

function isNegated(tokens: Token[], from: number, to: number, own: ReadonlySet<number>): boolean {
  const first = tokens[from];
  if (!first) return false;
  // "vomiting, no blood": a negation between the words of the finding, directly before one of them.
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (
      token &&
      next &&
      negations.has(token.plain) &&
      !own.has(at) &&
      own.has(at + 1) &&
      !continuing.has(next.plain)
    )
      return true;
  }
  // "chest pain: no", "chest pain? none"
  const after = tokens[to + 1];
  if (
    after &&
    negations.has(after.plain) &&
    endsClause(tokens, to + 1) &&
    after.clause !== tokens[to]?.clause
  )
    return true;
  for (let at = from - 1; at >= 0 && at >= from - 24; at--) {
    const token = tokens[at];
    if (!token || token.sentence !== first.sentence) return false;
    if (own.has(at)) continue;
    if (negations.has(token.plain)) return isInScope(tokens, at, from, first);
    if (scopeBoundaries.has(token.plain)) return false;
  }
  return false;
}

const subjects = new Set(["it", "he", "she", "they", "i", "we", "my"]);

/** Whether the negation at `at` covers what starts at `from`: directly, or through a list joined by commas and "or". */
function isInScope(tokens: Token[], at: number, from: number, first: Token): boolean {
  const next = tokens[at + 1];
  const cue = tokens[at];
  // "no it spread now": the answer to what was asked before.
  if (cue?.raw === "no" && tokens[at - 1]?.sentence !== cue.sentence && subjects.has(next?.plain ?? ""))
    return false;
  if (!next || !cue || continuing.has(next.plain) || continuing.has(next.raw)) return false;
  // "never had pain like this" states a pain.
  if (/^ne?v(er|a)$/.test(cue.raw)) {
    const rest = tokens.slice(from, from + 10).map(({ plain }) => plain);
    if (rest.some((plain) => ["like", "before", "until", "this", "so", "worse", "till"].includes(plain)))
      return false;
  }
  const middle = tokens.slice(at + 1, from);
  // "denies fever, chest pain and cough": a denial reaches through its whole list.
  if (/^(den(y|ies|ied|ying)|without)$/.test(cue.raw) && !middle.some(({ plain }) => states.has(plain)))
    return true;
  if (middle.every(({ plain }) => between.has(plain))) return cue.clause === first.clause;
  if (middle.some(({ plain }) => continuing.has(plain))) return false;
  // A list: "no fever, cough or chest pain". The "or" comes directly before the finding or after it.
  const lastOr = middle.findLastIndex(({ plain }) => plain === "or");
  if (lastOr >= 0)
    return (
      middle.length <= 9 &&
      middle[lastOr]?.clause === first.clause &&
      middle.slice(lastOr + 1).every(({ plain }) => between.has(plain))
    );
  const opensClause = tokens[from - 1]?.clause !== first.clause;
  const following = tokens.slice(from, from + 7).filter(({ sentence }) => sentence === first.sentence);
  return opensClause && middle.length <= 6 && following.some(({ plain }) => plain === "or");
}

function endsClause(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const next = tokens[at + 1];
  return !next || !here || next.clause !== here.clause;
}
