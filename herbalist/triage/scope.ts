// Is a sign told as present, or is it denied, long past, or only asked about? When in doubt it is present:
// each rule here needs its own clear words close by, and none of them is a minimising word.
import type { Token } from "../language/tokens.ts";
import type { Span, View } from "./pattern.ts";

export type Standing = "present" | "absent" | "past" | "asked";

const deniers = new Set(["not", "without"]);
/** What may stand between a denial and the sign it denies. */
const between = new Set(
  (
    "have had has having get got getting feel feeling felt any a an the my of in real really actual sign signs symptom symptoms " +
    "experience experiencing show showing see sudden severe bad big much more kind sort so far is be been really history " +
    "suffer suffering me him her his he she i we they with to from no not on at it even ever evidence complain complaint"
  ).split(" "),
);
/** A denial of these says that the sign goes on. */
const goingOn = new Set(
  "relief better ease easing help helping stop stopping going away improve improvement rest let end less cure change only just doubt wonder matter longer know sure certain think".split(
    " ",
  ),
);
const nowWords = new Set(["now", "today", "tonight", "sudden", "suddenly", "currently"]);
const longUnits = new Set(["year", "month", "decade", "long"]);
/** After these, a sign a few words on is only asked about. */
const askingHeads = [
  "signs of",
  "sign of",
  "symptoms of",
  "symptom of",
  "warning signs",
  "cause of",
  "causes of",
  "causing",
  "prevent",
  "prevents",
  "preventing",
  "prevention of",
  "avoid getting",
  "reduce the risk of",
  "risk of",
  "chance of",
  "chances of",
  "protect against",
  "protect from",
  "protect me from",
  "difference between",
  "afraid of",
  "scared of",
  "fear of",
  "worried about getting",
  "so i not get",
  "keep from getting",
  "ward off",
  "people using",
  "people used",
  "did people",
  "learn about",
  "read about",
  "information on",
  "information about",
  "in case of",
  "what to do if",
  "what should i do if",
  "if someone",
  "if somebody",
  "if i ever",
  "can cause",
  "does cause",
  "could cause",
  "lead to",
  "should avoid",
  "how do i know if",
  "how to know if",
  "how to tell if",
  "what happens in",
  "what happens when",
];
/** After these only when the sign follows at once: "what is a stroke", but not "what is good for chest pain". */
const directHeads = [
  "what is",
  "what are",
  "what causes",
  "what cause",
  "how to avoid",
  "people with",
  "person with",
  "someone with",
  "what about",
  "define",
  "explain",
];
const leadIn = new Set(
  "a an the of my having have has had get gets getting with some any by from another mini".split(" "),
);

export function standingOf(view: View, span: Span): Standing {
  const from = view.items[span.first]?.from ?? 0;
  const to = view.items[span.last]?.to ?? from;
  const own = span.used.flatMap((item) => range(view.items[item]?.from ?? 0, view.items[item]?.to ?? -1));
  return standing(view.text.tokens, from, to, new Set(own));
}

/** The same for any stretch of tokens; `own` are the tokens that make the sign, its own "not" among them. */
export function standing(tokens: Token[], from: number, to: number, own: ReadonlySet<number>): Standing {
  if (isDenied(tokens, from, to, own)) return "absent";
  if (isPast(tokens, from, to)) return "past";
  if (isAsked(tokens, from)) return "asked";
  return "present";
}

function isDenied(tokens: Token[], from: number, to: number, own: ReadonlySet<number>): boolean {
  const first = tokens[from];
  if (!first) return false;
  // "chest pain: no", "chest pain? none"
  const after = tokens[to + 1];
  if (after && deniers.has(after.plain) && endsThere(tokens, to + 1) && after.clause !== tokens[to]?.clause)
    return true;
  for (let at = from - 1; at >= 0 && at >= from - 24; at--) {
    const token = tokens[at];
    if (!token || token.sentence !== first.sentence) return false;
    if (own.has(at)) continue;
    if (deniers.has(token.plain)) return reaches(tokens, at, from, first);
    if (["but", "however", "except", "now", "although", "though", "because", "then"].includes(token.plain))
      return false;
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

function isPast(tokens: Token[], from: number, to: number): boolean {
  const sentence = tokens[from]?.sentence;
  const before = tokens.slice(Math.max(0, from - 8), from).filter((token) => token.sentence === sentence);
  const after = tokens.slice(to + 1, to + 11).filter((token) => token.sentence === sentence);
  const around = [...before.slice(-6), ...tokens.slice(from, to + 1), ...after.slice(0, 7)];
  const says = (list: Token[], ...words: string[]) => list.some(({ plain }) => words.includes(plain));
  const text = (list: Token[]) => ` ${list.map(({ plain }) => plain).join(" ")} `;
  // "ten years ago", "last year", "long time ago", "in 2015"
  const ago = around.findIndex(({ plain }) => plain === "ago" || plain === "back");
  const unit = around.slice(Math.max(0, ago - 3), ago + 1).some(({ word }) => longUnits.has(word));
  const longAgo = ago >= 0 && unit;
  const lastYear =
    /\blast (year|month)\b/.test(text(around)) ||
    around.some(
      ({ number }) => number !== undefined && number >= 1950 && number <= 2100 && Number.isInteger(number),
    );
  const asChild =
    /\b(as a (child|kid|baby|boy|girl)|when (i|he|she) (be |was )?(young|small|little|a child|a boy|a girl)|in (my|his|her) youth|childhood)\b/.test(
      text([...before, ...after]),
    );
  if (longAgo || lastYear || asChild) {
    const later = tokens.slice(to + 1).filter((token) => token.sentence === sentence);
    const fresh =
      says(before, "again", "still") || /\b(and|but) now\b/.test(text(later))
        ? !/\bnow (he|she|i|is|am)?( is| am)? ?(fine|ok|okay|well|good|better|take|want|need)/.test(
            text(later),
          )
        : false;
    return !fresh || /\b(is|am) (fine|ok|okay|well|better)\b/.test(text(later));
  }
  if (
    /\b(history of|family history|survived?|survivor|recover(ed|ing)? from|previous|past|old|ruled out|rule out|used to (have|get|suffer)) (a |an |the |my |any )?$/.test(
      text(before).trimEnd() + " ",
    )
  )
    return true;
  if (/\b(die|kill|lose (him|her|them)) (of|from|by|with|to) (a |an )?$/.test(`${text(before).trimEnd()} `))
    return true;
  // "since my stroke", "after her stroke", "because of the stroke he had"
  if (/\b(since|after|from) (my|his|her|the|their) $/.test(`${text(before).trimEnd()} `))
    return !says(around, ...nowOnly);
  // A medicine's purpose: "takes dilantin for fits"
  if (
    /\b(take|use|using|on|tablet|medicine|prescribed|treatment|inhaler|pump)( \w+){0,3} (for|against) (the |my |his |her )?$/.test(
      `${text(before).trimEnd()} `,
    )
  )
    return !says(before, "what", "which", "can", "good", "need", "give", "tea", "herb", "bush", "leaf");
  return false;
}
const nowOnly = ["now", "today", "tonight", "again", "worse", "sudden"];

function isAsked(tokens: Token[], from: number): boolean {
  const here = tokens[from];
  const before = tokens
    .slice(Math.max(0, from - 12), from)
    .filter((token) => token.sentence === here?.sentence);
  const words = before.map(({ plain }) => plain);
  const endOf = (head: string): number => {
    const parts = head.split(" ");
    for (let at = words.length - parts.length; at >= 0; at--)
      if (parts.every((part, step) => words[at + step] === part)) return at + parts.length;
    return -1;
  };
  const asked =
    askingHeads.some((head) => {
      const end = endOf(head);
      return end >= 0 && words.length - end <= 6 && before[end - 1]?.clause === here?.clause;
    }) ||
    directHeads.some((head) => {
      const end = endOf(head);
      return end >= 0 && words.slice(end).every((word) => leadIn.has(word));
    });
  if (!asked) return false;
  // "I have the signs of a stroke", or anything told of this moment, is told and not asked.
  const told =
    /\b(i|he|she|we|they|mother|father|husband|wife|child|son|daughter|grandmother|grandfather|baby) (be |is |am |are )?(have|had|has|having|get|got|showing|show|feel|feeling)\b/.test(
      words.join(" "),
    );
  const rest = tokens.slice(from).filter((token) => token.sentence === here?.sentence);
  return !told && ![...before, ...rest].some(({ plain }) => nowWords.has(plain));
}

function endsThere(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const next = tokens[at + 1];
  return !next || !here || next.clause !== here.clause;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
