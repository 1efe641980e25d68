// What the second listener looks at in a question: words and their neighbours, how it opens and how long it is, what is
// denied, and what the rules found. Marks tell them apart:
// "~" little words, "'" as written, "-" denied, "…" pairs further apart, "^" the opening, "#" numbers and length,
// "@" signs, "!" and "?" grave and urgent rules, "=" how a sign stands.
import type { Text, Token } from "../language/tokens.ts";
import type { Mention } from "./findings.ts";

/** What the rules made of a question, as far as the listener may weigh it. */
export type RulesHeard = {
  mentions: readonly Mention[];
  /** Signs told as present, by id. */
  present: Iterable<string>;
  /** Rules that hold, by id. */
  crisis: readonly string[];
  emergency: readonly string[];
  urgent: readonly string[];
  helpSeen: boolean;
  /** Something is told of this moment: "now", "since breakfast". */
  toldNow: boolean;
  /** More than one sentence: innocent ones may stand around a grave one. */
  severalSentences: boolean;
};

export function featuresOf(told: Text, heard: RulesHeard): string[] {
  const text = withoutAsides(told);
  return [
    ...new Set([
      ...wordsOf(text, heard),
      ...asWritten(text),
      ...furtherApart(text),
      ...denied(text),
      ...framing(text),
      ...rulesHeard(heard),
    ]),
  ];
}

/** "By the way" says that something is added, and nothing of what. */
function withoutAsides(text: Text): Text {
  const { tokens } = text;
  const begins = (at: number) =>
    ["by", "the", "way"].every((word, offset) => tokens[at + offset]?.plain === word);
  const aside = (at: number) =>
    tokens[at]?.plain === "btw" || [0, 1, 2].some((offset) => begins(at - offset));
  return { ...text, tokens: tokens.filter((_, at) => !aside(at)) };
}

/** Two tablets and thirty are not the same; thirty and thirty-one are. */
function named({ word, number }: Token): string {
  if (number === undefined) return word;
  return number < 5 ? "#few" : number < 20 ? "#some" : "#many";
}

/** Little words are heard as well: "no more of me" says what "more" alone does not. */
function wordsOf({ tokens }: Text, { mentions }: RulesHeard): string[] {
  // Words told as denied, past or only asked about say nothing of now; that they stand there so does.
  const silent = new Set<number>();
  for (const { standing, from, to } of mentions)
    if (standing !== "present") for (let at = from; at <= to; at++) silent.add(at);
  const told = tokens.filter(({ at }) => !silent.has(at));
  const all = told.map(named);
  const words = told.filter(({ light }) => !light).map(named);
  return [
    ...words,
    ...words.slice(1).map((word, at) => `${words[at]} ${word}`),
    ...told.filter(({ light }) => light).map(({ word }) => `~${word}`),
    ...all.slice(1).map((word, at) => `~${all[at]} ${word}`),
  ];
}

/** As written, where that is not the word it was read as: how somebody spells says who is speaking, and how. */
function asWritten({ tokens }: Text): string[] {
  return tokens
    .filter(({ raw, word, number }) => number === undefined && raw !== word)
    .map(({ raw }) => `'${raw}`);
}

/** Words with one or two that count between them. */
function furtherApart({ tokens }: Text): string[] {
  const words = tokens.filter(({ light }) => !light).map(named);
  return words.flatMap((word, at) => words.slice(at + 2, at + 4).map((other) => `${word} … ${other}`));
}

const deniers = new Set(["not", "no", "without", "cannot", "never", "none", "stop", "stopped"]);
/** How many words that count a denial reaches. */
const reach = 4;

/** What follows a denial in the same clause: "no fever" reassures, and so does "stopped bleeding". */
function denied({ tokens }: Text): string[] {
  const found: string[] = [];
  let left = 0;
  let clause = -1;
  for (const token of tokens) {
    if (deniers.has(token.plain)) {
      left = reach;
      clause = token.clause;
    } else if (token.clause !== clause) left = 0;
    else if (left > 0 && !token.light) {
      found.push(`-${token.word}`);
      left--;
    }
  }
  return found;
}

function framing({ tokens }: Text): string[] {
  const opening = tokens.slice(0, 3).map(({ plain, number }) => (number === undefined ? plain : "#"));
  return [
    ...opening.map((_, last) => `^${opening.slice(0, last + 1).join(" ")}`),
    `#long ${Math.min(8, Math.floor(tokens.length / 4))}`,
  ];
}

/** More signs than this at once say no more by their pairs. */
const pairedSigns = 12;

function rulesHeard({ mentions, present, crisis, emergency, urgent, helpSeen }: RulesHeard): string[] {
  const standing = mentions.filter((mention) => mention.standing !== "present");
  const signs = [...present].sort();
  const paired = signs.slice(0, pairedSigns);
  return [
    ...standing.map(({ id, standing: how }) => `=${how}:${id}`),
    ...(standing.some((mention) => mention.standing === "asked") ? ["=asked"] : []),
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
