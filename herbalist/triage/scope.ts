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

export function standingOf(view: View, span: Span, event = false): Standing {
  const from = view.items[span.first]?.from ?? 0;
  const to = view.items[span.last]?.to ?? from;
  const own = span.used.flatMap((item) => range(view.items[item]?.from ?? 0, view.items[item]?.to ?? -1));
  return standing(view.text.tokens, from, to, new Set(own), event);
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

/** Words that say a thing goes on, whatever time is named beside it. */
const ongoing = new Set(
  "since start started starting begin began begun still again now keep keeps getting worse every always ever today tonight currently recurring sometimes often".split(
    " ",
  ),
);
const pastVerbs = new Set(
  "had was were suffered survived used got died did bitten fainted collapsed happened".split(" "),
);
const joints = new Set(["and", "but", "so", "then", "now", "because"]);

function isPast(tokens: Token[], from: number, to: number, event: boolean): boolean {
  const sentence = tokens[from]?.sentence;
  const before = tokens.slice(Math.max(0, from - 9), from).filter((token) => token.sentence === sentence);
  const after = tokens.slice(to + 1, to + 9).filter((token) => token.sentence === sentence);
  const lead = `${before.map(({ plain }) => plain).join(" ")} `;
  if (
    /\b(history of|family history of|survived|survivor of|recovered from|recovering from|previous|past|ruled out|rule out|used to (have|get|suffer)) (a |an |the |my |any |with |from )?$/.test(
      lead,
    )
  )
    return true;
  if (
    /\b(die|kill|lose (him|her|them)|pass away|passed away) (of|from|by|with|to) (a |an |the )?$/.test(lead)
  )
    return true;
  if (event && /\b(since|after|from) (my|his|her|the|their) $/.test(lead))
    return !after.some(({ plain }) => nowOnly.has(plain));
  // A medicine's purpose: "takes dilantin for fits".
  if (
    event &&
    /\b(take|use|using|on|tablet|medicine|prescribed|treatment)( [a-z]+){0,3} (for|against) (the |my |his |her )?$/.test(
      lead,
    )
  )
    return !/\b(what|which|can|good|need|give|tea|herb|bush|leaf)\b/.test(lead);
  return isLongAgo(before, tokens.slice(from, to + 1), after, event);
}

/** "had a stroke ten years ago", "in 2010 he had", "fits as a child": a far time that belongs to this very sign. */
function isLongAgo(before: Token[], own: Token[], after: Token[], event: boolean): boolean {
  const behind = farTime(after);
  const ahead = farTime(before);
  const between =
    behind !== undefined ? after.slice(0, behind) : ahead !== undefined ? before.slice(ahead) : undefined;
  if (between === undefined) return false;
  if (between.some(({ plain }) => joints.has(plain))) return false;
  const stretch = [...before.slice(-4), ...own, ...between, ...after.slice(behind ?? 0, (behind ?? 0) + 2)];
  if (stretch.some(({ plain, raw }) => ongoing.has(plain) || ongoing.has(raw))) return false;
  return event || [...before, ...own].some(({ raw }) => pastVerbs.has(raw));
}

/** Where a far time is told in these tokens: the index of its last word. */
function farTime(list: Token[]): number | undefined {
  const at = list.findIndex(({ plain, number, word }, index) => {
    const near = list.slice(Math.max(0, index - 3), index);
    if (plain === "ago" || plain === "back") return near.some((token) => longUnits.has(token.word));
    if (word === "year" || word === "month")
      return list[index - 1]?.plain === "last" && list[index - 2]?.plain !== "since";
    if (number !== undefined && Number.isInteger(number) && number >= 1950 && number <= 2100)
      return ["in", "since", "of", "around"].includes(list[index - 1]?.plain ?? "");
    if (plain === "childhood" || plain === "youth") return true;
    if (["child", "kid", "boy", "girl", "baby"].includes(plain))
      return list[index - 1]?.plain === "a" && list[index - 2]?.plain === "as";
    if (["young", "small"].includes(plain)) return near.some((token) => token.plain === "when");
    return false;
  });
  return at < 0 ? undefined : at;
}
const nowOnly = new Set(["now", "today", "tonight", "again", "worse", "sudden"]);

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
  if (!asked && !isSupposed(before, words)) return false;
  // "I have the signs of a stroke", or anything told of this moment, is told and not asked.
  const told =
    /\b(i|he|she|we|they|mother|father|husband|wife|child|son|daughter|grandmother|grandfather|baby) (be |is |am |are )?(have|had|has|having|get|got|showing|show|feel|feeling)\b/.test(
      words.join(" "),
    );
  const rest = tokens.slice(from).filter((token) => token.sentence === here?.sentence);
  return !told && ![...before, ...rest].some(({ plain }) => nowWords.has(plain));
}

/** "can stress cause chest pain?" asks; "it causes me chest pain" tells. */
function isSupposed(before: Token[], words: string[]): boolean {
  const cause = words.findLastIndex((word) => word === "cause" || word === "causes" || word === "trigger");
  if (cause < 0 || words.slice(cause + 1).some((word) => !leadIn.has(word) || word === "my")) return false;
  return (
    before
      .slice(0, cause)
      .some(({ plain }) => ["can", "could", "does", "do", "will", "would"].includes(plain)) &&
    !words.includes("me")
  );
}

function endsThere(tokens: Token[], at: number): boolean {
  const here = tokens[at];
  const next = tokens[at + 1];
  return !next || !here || next.clause !== here.clause;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
