// Triage: finds danger signs, people and instrument readings in a question, and decides its level with the rules and the
// classifier. It runs before any plant is considered.

import type { People } from "../language/people.ts";
import type { Text } from "../language/tokens.ts";
import { hasSeveralSentences, mentionsNow } from "./classifier.ts";
import { classify } from "./classify.ts";
import { findMentions, type Mention } from "./findings.ts";
import { saysHelpSeen } from "./latch.ts";
import { readingFindings, readReadings } from "./readings.ts";
import type { Level, TriageRule } from "./rule.ts";
import { emergencyRules } from "./rules-emergency.ts";
import { crisisRules, urgentRules } from "./rules-urgent.ts";
import { combinedSigns } from "./sign-combinations.ts";

export type { Level } from "./rule.ts";

export type TriageReason = { rule: string; say: string; aid: string };

export type Triage = {
  level: Level;
  reasons: TriageReason[];
  /** Ids of the findings stated as present. */
  present: string[];
  /** Danger signs that are only asked about ("what are the signs of a stroke"). */
  askedAbout: TriageReason[];
};

/** Facts from other steps that the rules use. */
export type TriageFacts = {
  people: People;
  durationDays: number | undefined;
  /** A complaint has lasted longer than usual for it. */
  pastUsualTime: boolean;
  /** A poisonous plant was swallowed already. */
  swallowedPlant: boolean;
};

export function triage(text: Text, facts: TriageFacts): Triage {
  const mentions = findMentions(text);
  const present = presentSigns(mentions, text, facts);
  const asked = new Set(mentions.filter(({ status }) => status === "asked").map(({ id }) => id));
  for (const id of present) asked.delete(id);
  const everything = new Set([...present, ...asked]);
  const matching = (rules: readonly TriageRule[]) => rules.filter((rule) => matches(rule, present));
  const crisis = matching(crisisRules);
  const emergency = matching(emergencyRules);
  const urgent = matching(urgentRules);
  const askedAbout = [...crisisRules, ...emergencyRules]
    .filter((rule) => matches(rule, everything) && !matches(rule, present))
    .map(reasonOf);
  const level = classify(text, {
    mentions,
    present,
    ...matchingRules(present),
    helpSeen: saysHelpSeen(text),
    mentionsNow: mentionsNow(text),
    severalSentences: hasSeveralSentences(text),
  });
  const signs = { present: [...present], askedAbout };
  if (level === "crisis")
    return { level, reasons: crisis.length > 0 ? crisis.map(reasonOf) : [detectedCrisis], ...signs };
  if (level === "emergency")
    return { level, reasons: emergency.length > 0 ? emergency.map(reasonOf) : [detectedDanger], ...signs };
  // An emergency rule that the classifier overrides counts as asked about: the answer still says when to call.
  if (emergency.length > 0) signs.askedAbout = [...askedAbout, ...emergency.map(reasonOf)];
  if (level === "routine") return { level, reasons: [], ...signs };
  return { level, reasons: urgent.length > 0 ? urgent.map(reasonOf) : [detectedUrgent], ...signs };
}

/** Ids of the matching rules. */
export function matchingRules(
  present: ReadonlySet<string>,
): Record<"crisis" | "emergency" | "urgent", string[]> {
  const matching = (rules: readonly TriageRule[]) =>
    rules.filter((rule) => matches(rule, present)).map(({ id }) => id);
  return {
    crisis: matching(crisisRules),
    emergency: matching(emergencyRules),
    urgent: matching(urgentRules),
  };
}

const detectedCrisis: TriageReason = { rule: "detected-crisis", say: "how you are feeling", aid: "general" };
const detectedDanger: TriageReason = {
  rule: "detected-danger",
  say: "something that can be an emergency",
  aid: "general",
};
const detectedUrgent: TriageReason = {
  rule: "detected-urgent",
  say: "something a clinician should look at",
  aid: "general",
};

function matches({ all, none }: TriageRule, present: ReadonlySet<string>): boolean {
  return all.every((group) => group.some((id) => present.has(id))) && !none?.some((id) => present.has(id));
}

function reasonOf({ id, say, aid }: TriageRule): TriageReason {
  return { rule: id, say, aid: aid ?? "general" };
}

function presentSigns(mentions: Mention[], text: Text, facts: TriageFacts): Set<string> {
  const present = new Set(mentions.filter(({ status }) => status === "present").map(({ id }) => id));
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
    present.add(text.tokens.some(({ plain }) => hypothetical.has(plain)) ? "method" : "many-tablets");
  // Asking which seed is deadliest counts as a finding, because together with a wish to die it is a crisis.
  if (mentions.some(({ id, status }) => id === "lethal-question" && status === "asked"))
    present.add("lethal-question");
  if (asksAboutSwallowing(text, present)) present.add("method");
  const combination = combinedSigns(present);
  if (combination) present.add(combination);
  // An accident is poisoning and not self-harm: the person needs a doctor, not a helpline.
  if (isAccident(text)) for (const id of ["method", "suicide-word", "self-harm"]) present.delete(id);
  return present;
}

/** "what would happen if I took fifty": not taken yet, so that it is a crisis and not a poisoning. */
const hypothetical = new Set(["if", "would", "happen", "happens", "enough"]);

/** "took 30 panadol": eight or more of a tablet, swallowed. */
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

/** "what happens if I drink the bottle": asked about oneself, with nothing swallowed yet. */
function asksAboutSwallowing({ tokens }: Text, present: ReadonlySet<string>): boolean {
  if (!present.has("swallowed-chemical") && !present.has("poisoned")) return false;
  if (["who:other", "who:child", "who:baby"].some((who) => present.has(who))) return false;
  const words = new Set(tokens.map(({ plain }) => plain));
  return (
    words.has("if") &&
    words.has("i") &&
    ["would", "happen", "happens", "will"].some((word) => words.has(word))
  );
}

function isAccident({ tokens }: Text): boolean {
  return tokens.some(({ plain }) => ["mistake", "accident", "accidentally", "mistakenly"].includes(plain));
}
