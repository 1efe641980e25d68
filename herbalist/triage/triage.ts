// Triage: which named dangers a question shows, in which of its words, and the level that follows from them. It runs before any plant
// is considered. Nothing but a danger's own standing (denied, past, only asked about) silences it.
import type { Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import { type Combination, type Danger, type DangerLevel, dangerLevels } from "./dangers/danger.ts";
import { combinationsOf, dangers } from "./dangers/dangers.ts";
import { turnOf } from "./dangers/order.ts";
import type { Evidence, Signs } from "./finding.ts";
import { findMentions } from "./findings.ts";
import { standTogether } from "./sign-combinations.ts";
import { presentSigns, type TriageFacts } from "./signs.ts";

export type { TriageFacts } from "./signs.ts";
export type Level = DangerLevel | "routine";

export type FoundDanger = {
  id: string;
  /** As the reader sees it. */
  name: string;
  level: DangerLevel;
  /** Key of the first-aid instructions. */
  aid: string;
  /** The person's own words that showed it, in order. */
  words: string[];
};

export type Triage = {
  level: Level;
  /** Every danger found, the most pressing first. */
  dangers: FoundDanger[];
  /** Ids of the signs stated as present. */
  present: string[];
  /** Dangers that are only asked about ("what are the signs of a stroke"). */
  askedAbout: FoundDanger[];
};

/** `dismissed` are dangers that the person said are not meant; they do not count. */
export function triage(question: Question, facts: TriageFacts, dismissed: readonly string[] = []): Triage {
  const { text } = question;
  const mentions = findMentions(text);
  const present = presentSigns(mentions, question, facts);
  const asked = new Map(present);
  for (const { id, status, tokens } of mentions)
    if (status === "asked" && !asked.has(id)) asked.set(id, tokens);
  const found = findDangers(present, text).filter(({ id }) => !dismissed.includes(id));
  return {
    level: levelOf(found),
    dangers: found,
    present: [...present.keys()],
    askedAbout: (asked.size > present.size ? findDangers(asked, text) : []).filter(
      (danger) => danger.level !== "urgent" && !found.some(({ id }) => id === danger.id),
    ),
  };
}

export function levelOf(found: readonly FoundDanger[]): Level {
  return dangerLevels.find((each) => found.some(({ level }) => level === each)) ?? "routine";
}

function findDangers(signs: Signs, text: Text): FoundDanger[] {
  const shown = dangers.flatMap((danger) => {
    const evidence = shownBy(danger, signs);
    return evidence ? [{ danger, evidence }] : [];
  });
  const wished = new Set(
    shown.filter(({ danger }) => wishesToDie.has(danger.id)).flatMap((one) => one.evidence.flat()),
  );
  return shown
    .filter(({ danger, evidence }) => danger.id !== "unconscious" || !isOfWish(evidence, wished))
    .map(({ danger, evidence }) => foundDanger(danger, wordsOf(evidence, text)))
    .sort(mostPressingFirst);
}

const wishesToDie: ReadonlySet<string> = new Set(["suicide", "deadly-means", "despair"]);

/**
 * "I want to sleep and not wake up", "I don't see the point of waking up": what is said with the words of a wish to die tells of nobody
 * who lies unconscious.
 */
function isOfWish(evidence: readonly Evidence[], wish: ReadonlySet<number>): boolean {
  return evidence.flat().some((at) => wish.has(at));
}

export function mostPressingFirst(a: FoundDanger, b: FoundDanger): number {
  return (
    dangerLevels.indexOf(a.level) - dangerLevels.indexOf(b.level) ||
    (a.level === "emergency" ? turnOf(a.id) - turnOf(b.id) : 0)
  );
}

function foundDanger({ id, name, level, firstAid }: Danger, words: string[]): FoundDanger {
  return { id, name, level, aid: firstAid, words };
}

/** The evidence of every combination that holds; none if no combination does. */
function shownBy({ id }: Danger, signs: Signs): Evidence[] | undefined {
  const holding = (combinationsOf.get(id) ?? []).filter((combination) => holds(combination, signs));
  if (holding.length === 0) return undefined;
  return holding.flatMap(({ all }) =>
    all.flatMap((group) => {
      const shown = group.find((sign) => signs.has(sign));
      return shown === undefined ? [] : [signs.get(shown) ?? []];
    }),
  );
}

function holds({ all, none }: Combination, signs: Signs): boolean {
  if (none.some((id) => signs.has(id))) return false;
  const groups = all.map((group) => group.flatMap((id) => (signs.has(id) ? [signs.get(id) ?? []] : [])));
  return groups.every((group) => group.length > 0) && standTogether(groups);
}

/** A sign whose words are further apart than this is shown by the words alone. */
const longestQuote = 12;
const mostQuotes = 4;

/** The person's words, in order; what another quote contains is left out. */
function wordsOf(evidence: readonly Evidence[], { source, tokens }: Text): string[] {
  const spans = evidence
    .filter((list) => list.length > 0)
    .map((list) => ({ first: Math.min(...list), last: Math.max(...list), list }))
    .sort((a, b) => a.first - b.first || b.last - a.last);
  const quotes: string[] = [];
  let reached = -1;
  for (const { first, last, list } of spans) {
    if (last <= reached) continue;
    reached = last;
    const pieces =
      last - first < longestQuote
        ? [[first, last] as const]
        : [...list].sort((a, b) => a - b).map((at) => [at, at] as const);
    quotes.push(pieces.map(([from, to]) => source.slice(tokens[from]?.start, tokens[to]?.end)).join(" … "));
  }
  return [...new Set(quotes)].slice(0, mostQuotes);
}
