// The classifier's features: words and adjacent pairs, the opening, the length, negated words, and what the rules found.
// Prefixes: "~" function words, "'" original spelling, "-" negated, "…" distant pairs, "^" opening, "#" numbers and length,
// "@" findings, "!" and "?" alarm and urgent rules, "=" assertion status of a finding.
import type { Text, Token } from "../language/tokens.ts";
import type { Mention } from "./findings.ts";

/** What the rules found in a question, as input for the classifier. */
export type RuleResults = {
  mentions: readonly Mention[];
  /** Ids of the findings stated as present. */
  present: Iterable<string>;
  /** Ids of the matching rules. */
  crisis: readonly string[];
  emergency: readonly string[];
  urgent: readonly string[];
  helpSeen: boolean;
  /** The present time is mentioned: "now", "since breakfast". */
  mentionsNow: boolean;
  /** More than one sentence: harmless ones may surround an alarming one. */
  severalSentences: boolean;
};

export function featuresOf(question: Text, detected: RuleResults): string[] {
  const text = withoutAsides(question);
  return [
    ...new Set([
      ...wordsOf(text, detected),
      ...asWritten(text),
      ...distantPairs(text),
      ...negatedWords(text),
      ...openingAndLength(text),
      ...ruleFeatures(detected),
    ]),
  ];
}

/** "By the way" carries no information about the level. */
function withoutAsides(text: Text): Text {
  const { tokens } = text;
  const begins = (at: number) =>
    ["by", "the", "way"].every((word, offset) => tokens[at + offset]?.plain === word);
  const aside = (at: number) =>
    tokens[at]?.plain === "btw" || [0, 1, 2].some((offset) => begins(at - offset));
  return { ...text, tokens: tokens.filter((_, at) => !aside(at)) };
}

/** Numbers fall into three classes: two tablets differ from thirty, thirty from thirty-one do not. */
function termOf({ word, number }: Token): string {
  if (number === undefined) return word;
  return number < 5 ? "#few" : number < 20 ? "#some" : "#many";
}

/** Function words count too: "no more of me" means something that "more" alone does not. */
function wordsOf({ tokens }: Text, { mentions }: RuleResults): string[] {
  // Words of negated, past or hypothetical findings are left out; their assertion status is a feature of its own.
  const excluded = new Set<number>();
  for (const { status, from, to } of mentions)
    if (status !== "present") for (let at = from; at <= to; at++) excluded.add(at);
  const included = tokens.filter(({ at }) => !excluded.has(at));
  const all = included.map(termOf);
  const words = included.filter(({ light }) => !light).map(termOf);
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
    ...included.filter(({ light }) => light).map(({ word }) => `~${word}`),
    ...all.slice(1).map((word, at) => `~${all[at]} ${word}`),
  ];
}

/** Original spellings that differ from the normalised word: spelling hints at who is writing, and how. */
function asWritten({ tokens }: Text): string[] {
  return tokens
    .filter(({ raw, word, number }) => number === undefined && raw !== word)
    .map(({ raw }) => `'${raw}`);
}

/** Content words with one or two others between them. */
function distantPairs({ tokens }: Text): string[] {
  const words = tokens.filter(({ light }) => !light).map(termOf);
  return words.flatMap((word, at) => words.slice(at + 2, at + 4).map((other) => `${word} … ${other}`));
}

const negations = new Set(["not", "no", "without", "cannot", "never", "none", "stop", "stopped"]);
/** How many content words a negation covers. */
const negationReach = 4;

/** What follows a negation in the same clause: "no fever" reassures, and so does "stopped bleeding". */
function negatedWords({ tokens }: Text): string[] {
  const found: string[] = [];
  let left = 0;
  let clause = -1;
  for (const token of tokens) {
    if (negations.has(token.plain)) {
      left = negationReach;
      clause = token.clause;
    } else if (token.clause !== clause) left = 0;
    else if (left > 0 && !token.light) {
      found.push(`-${token.word}`);
      left--;
    }
  }
  return found;
}

function openingAndLength({ tokens }: Text): string[] {
  const opening = tokens.slice(0, 3).map(({ plain, number }) => (number === undefined ? plain : "#"));
  return [
    ...opening.map((_, last) => `^${opening.slice(0, last + 1).join(" ")}`),
    `#long ${Math.min(8, Math.floor(tokens.length / 4))}`,
  ];
}

/** Limits the number of pairs; more findings at once add no information by their pairs. */
const maxPairedSigns = 12;

function ruleFeatures({ mentions, present, crisis, emergency, urgent, helpSeen }: RuleResults): string[] {
  const notPresent = mentions.filter((mention) => mention.status !== "present");
  const signs = [...present].sort();
  const paired = signs.slice(0, maxPairedSigns);
  return [
    ...notPresent.map(({ id, status }) => `=${status}:${id}`),
    ...(notPresent.some((mention) => mention.status === "asked") ? ["=asked"] : []),
    ...signs.map((sign) => `@${sign}`),
    ...paired.flatMap((sign, at) => paired.slice(at + 1).map((other) => `@${sign} ${other}`)),
    ...[...crisis, ...emergency].map((rule) => `!${rule}`),
    ...urgent.map((rule) => `?${rule}`),
    ...(crisis.length > 0 ? ["!!crisis"] : []),
    ...(emergency.length > 0 ? ["!!emergency"] : []),
    ...(urgent.length > 0 ? ["??urgent"] : []),
    ...(helpSeen ? ["=help-seen"] : []),
  ];
}
