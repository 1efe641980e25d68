// Is a sign told as present, or is it denied, long past, or only asked about? When in doubt it is present:
// each rule here needs its own clear words close by, and none of them is a minimising word.

import { isAsked } from "./asked.ts";
import { isPast } from "./past.ts";
import type { Span, View } from "./pattern.ts";
import type { Token } from "./tokens.ts";

export type Standing = "present" | "absent" | "past" | "asked";

const deniers = new Set(["not", "without"]);
/** What may stand between a denial and the sign it denies. */
const between = new Set(
  (
    "have had has having get got getting feel feeling felt any a an the my of in real really actual sign signs symptom symptoms " +
    "experience experiencing show showing see sudden severe bad big much more kind sort so far is be been really history " +
    "suffer suffering thought thoughts want wanting wish plan plans intention urge thinking me him her his he she i we they with to from no not on at it even ever evidence complain complaint"
  ).split(" "),
);
/** A denial of these says that the sign goes on. */
const goingOn = new Set(
  "relief better ease easing help helping stop stopping going away improve improvement rest let end less cure change only just doubt more anymore wonder matter longer know sure certain think".split(
    " ",
  ),
);
/** A denial does not reach past these. */
const turns = new Set(["but", "however", "except", "now", "although", "though", "because", "then"]);

export function standingOf(view: View, span: Span, event = false): Standing {
  const from = view.items[span.first]?.from ?? 0;
  const to = view.items[span.last]?.to ?? from;
  const own = new Set<number>();
  for (const item of span.used) {
    const last = view.items[item]?.to ?? -1;
    for (let at = view.items[item]?.from ?? 0; at <= last; at++) own.add(at);
  }
  return standing(view.text.tokens, from, to, own, event);
}

/** The same for any stretch of tokens; `own` are the tokens that make the sign, its own "not" among them. */
export function standing(
  tokens: Token[],
  from: number,
  to: number,
  own: ReadonlySet<number>,
  event = false,
): Standing {
  if (isDenied(tokens, from, to, own)) return "absent";
  if (isPast(tokens, from, to, event)) return "past";
  if (isAsked(tokens, from)) return "asked";
  return "present";
}

function isDenied(tokens: Token[], from: number, to: number, own: ReadonlySet<number>): boolean {
  const first = tokens[from];
  if (!first) return false;
  // "vomiting, no blood": a denial between the words of the sign, right before one of them.
  for (let at = from + 1; at < to; at++) {
    const token = tokens[at];
    const next = tokens[at + 1];
    if (
      token &&
      next &&
      deniers.has(token.plain) &&
      !own.has(at) &&
      own.has(at + 1) &&
      !goingOn.has(next.plain)
    )
      return true;
  }
  // "chest pain: no", "chest pain? none"
  const after = tokens[to + 1];
  if (after && deniers.has(after.plain) && endsThere(tokens, to + 1) && after.clause !== tokens[to]?.clause)
    return true;
  for (let at = from - 1; at >= 0 && at >= from - 24; at--) {
    const token = tokens[at];
    if (!token || token.sentence !== first.sentence) return false;
    if (own.has(at)) continue;
    if (deniers.has(token.plain)) return reaches(tokens, at, from, first);
    if (turns.has(token.plain)) return false;
  }
  return false;
}

/** Does the denial at `at` hold for what starts at `from`: directly, or down a list joined by commas and "or"? */
function reaches(tokens: Token[], at: number, from: number, first: Token): boolean {
  const next = tokens[at + 1];
  const cue = tokens[at];
  if (!next || !cue || goingOn.has(next.plain) || goingOn.has(next.raw)) return false;
  // "never had pain like this" tells of a pain.
  if (/^ne?v(er|a)$/.test(cue.raw)) {
    const rest = tokens.slice(from, from + 10).map(({ plain }) => plain);
    if (rest.some((plain) => ["like", "before", "until", "this", "so", "worse", "till"].includes(plain)))
      return false;
  }
  const middle = tokens.slice(at + 1, from);
  if (middle.every(({ plain }) => between.has(plain))) return cue.clause === first.clause;
  if (middle.some(({ plain }) => goingOn.has(plain))) return false;
  // A list: "no fever, cough or chest pain". The "or" stands right before the sign, or right after it.
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

function endsThere(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const next = tokens[at + 1];
  return !next || !here || next.clause !== here.clause;
}
