// Red flags first. Reads the signs, the people and the readings, and gives the highest level that a rule reaches.

import type { People } from "../language/people.ts";
import type { Text } from "../language/tokens.ts";
import { hasSeveralSentences, tellsOfNow } from "./classifier.ts";
import { listen } from "./classify.ts";
import { findMentions, type Mention } from "./findings.ts";
import { saysHelpSeen } from "./latch.ts";
import { readingFindings, readReadings } from "./readings.ts";
import type { Level, TriageRule } from "./rule.ts";
import { emergencyRules } from "./rules-emergency.ts";
import { crisisRules, urgentRules } from "./rules-urgent.ts";
import { signsTogether } from "./sign-combinations.ts";

export type { Level } from "./rule.ts";

export type TriageReason = { rule: string; say: string; aid: string };

export type Triage = {
  level: Level;
  reasons: TriageReason[];
  /** Signs told as present, by id. */
  present: string[];
  /** Danger signs that are only asked about ("what are the signs of a stroke"). */
  askedAbout: TriageReason[];
};

/** What other steps know and rules may use. */
export type TriageFacts = {
  people: People;
  durationDays: number | undefined;
  /** A complaint has lasted longer than it usually does. */
  pastUsualTime: boolean;
  /** A poisonous plant was swallowed already. */
  swallowedPlant: boolean;
};

export function triage(text: Text, facts: TriageFacts): Triage {
  const mentions = findMentions(text);
  const present = presentSigns(mentions, text, facts);
  const asked = new Set(mentions.filter(({ standing }) => standing === "asked").map(({ id }) => id));
  for (const id of present) asked.delete(id);
  const everything = new Set([...present, ...asked]);
  const held = (rules: readonly TriageRule[]) => rules.filter((rule) => holds(rule, present));
  const crisis = held(crisisRules);
  const emergency = held(emergencyRules);
  const urgent = held(urgentRules);
  const askedAbout = [...crisisRules, ...emergencyRules]
    .filter((rule) => holds(rule, everything) && !holds(rule, present))
    .map(reasonOf);
  const heard = listen(text, {
    mentions,
    present,
    ...rulesHeld(present),
    helpSeen: saysHelpSeen(text),
    toldNow: tellsOfNow(text),
    severalSentences: hasSeveralSentences(text),
  });
  const told = { present: [...present], askedAbout };
  if (heard === "crisis")
    return { level: heard, reasons: crisis.length > 0 ? crisis.map(reasonOf) : [heardCrisis], ...told };
  if (heard === "emergency")
    return { level: heard, reasons: emergency.length > 0 ? emergency.map(reasonOf) : [heardDanger], ...told };
  // A danger that is named and not believed is treated as one asked about: the answer still says when to call.
  if (emergency.length > 0) told.askedAbout = [...askedAbout, ...emergency.map(reasonOf)];
  if (heard === "routine") return { level: heard, reasons: [], ...told };
  return { level: heard, reasons: urgent.length > 0 ? urgent.map(reasonOf) : [heardUrgent], ...told };
}

/** The rules that hold, by id. */
export function rulesHeld(present: ReadonlySet<string>): Record<"crisis" | "emergency" | "urgent", string[]> {
  const held = (rules: readonly TriageRule[]) =>
    rules.filter((rule) => holds(rule, present)).map(({ id }) => id);
  return { crisis: held(crisisRules), emergency: held(emergencyRules), urgent: held(urgentRules) };
}

const heardCrisis: TriageReason = { rule: "heard-crisis", say: "how you are feeling", aid: "general" };
const heardDanger: TriageReason = {
  rule: "heard-danger",
  say: "something that can be an emergency",
  aid: "general",
};
const heardUrgent: TriageReason = {
  rule: "heard-urgent",
  say: "something a clinician should look at",
  aid: "general",
};

function holds({ all, none }: TriageRule, present: ReadonlySet<string>): boolean {
  return all.every((group) => group.some((id) => present.has(id))) && !none?.some((id) => present.has(id));
}

function reasonOf({ id, say, aid }: TriageRule): TriageReason {
  return { rule: id, say, aid: aid ?? "general" };
}

function presentSigns(mentions: Mention[], text: Text, facts: TriageFacts): Set<string> {
  const present = new Set(mentions.filter(({ standing }) => standing === "present").map(({ id }) => id));
  for (const id of readingFindings(readReadings(text)).keys()) present.add(id);
  const { kinds, ageMonths } = facts.people;
  for (const kind of kinds) present.add(`who:${kind}`);
  if (present.has("pregnant") && !present.has("late-period")) present.add("who:pregnant");
  if (present.has("no-movement") && facts.people.weeksPregnant !== undefined) present.add("who:pregnant");
  const newborn = text.tokens.some(({ plain }) => plain === "newborn");
  const young = kinds.includes("baby") && ageMonths !== undefined && ageMonths < 3;
  if (newborn || young) present.add("who:under-3-months");
  if ((facts.durationDays ?? 0) >= 2) present.add("who:two-days");
  if (facts.pastUsualTime) present.add("who:past-usual-time");
  if (facts.swallowedPlant) present.add("swallowed-plant");
  if (manyTablets(text))
    present.add(text.tokens.some(({ plain }) => wondering.has(plain)) ? "method" : "many-tablets");
  // Asking which seed is deadliest is only a question, until a wish stands beside it.
  if (mentions.some(({ id, standing }) => id === "lethal-question" && standing === "asked"))
    present.add("lethal-question");
  if (wondersAboutItself(text, present)) present.add("method");
  const together = signsTogether(present);
  if (together) present.add(together);
  // An accident is poisoning, not a wish; someone who did not mean it needs a doctor, not a listener.
  if (byMistake(text)) for (const id of ["method", "suicide-word", "self-harm"]) present.delete(id);
  return present;
}

/** "what would happen if I took fifty": nobody has taken them yet, and that is the time to listen. */
const wondering = new Set(["if", "would", "happen", "happens", "enough"]);

/** "took 30 panadol": ten or more of a tablet, swallowed. */
function manyTablets({ tokens }: Text): boolean {
  return tokens.some(({ number, at }) => {
    if (number === undefined || number < 8 || number > 500) return false;
    const next = tokens.slice(at + 1, at + 4);
    const before = tokens.slice(Math.max(0, at - 5), at);
    const tablets = next.some(({ word }) =>
      ["tablet", "panadol", "paracetamol", "aspirin", "tylenol", "sleep", "valium"].includes(word),
    );
    const taken = before.some(({ plain }) => ["take", "swallow", "drink", "eat"].includes(plain));
    const measure = next.some(({ plain }) => ["mg", "ml", "mcg", "day", "days"].includes(plain));
    return tablets && taken && !measure;
  });
}

/** "what happens if I drink the bottle": asked of oneself, with nothing swallowed yet. */
function wondersAboutItself({ tokens }: Text, present: ReadonlySet<string>): boolean {
  if (!present.has("swallowed-chemical") && !present.has("poisoned")) return false;
  if (["who:other", "who:child", "who:baby"].some((who) => present.has(who))) return false;
  const words = new Set(tokens.map(({ plain }) => plain));
  return (
    words.has("if") &&
    words.has("i") &&
    ["would", "happen", "happens", "will"].some((word) => words.has(word))
  );
}

function byMistake({ tokens }: Text): boolean {
  return tokens.some(({ plain }) => ["mistake", "accident", "accidentally", "mistakenly"].includes(plain));
}
