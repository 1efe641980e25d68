// Finds every danger sign in a question, with its assertion status: present, absent, past or only asked about.

import { type AssertionStatus, statusOfSpan } from "../language/assertion-status.ts";
import { groupBy } from "../language/group-by.ts";
import {
  compileCompounds,
  compilePattern,
  findPattern,
  type Pattern,
  type Span,
  type View,
  viewOf,
} from "../language/pattern.ts";
import { withoutRepeats } from "../language/repeated.ts";
import type { Text } from "../language/tokens.ts";
import { compoundTable, wordClasses } from "../language/word-classes.ts";
import type { FindingDefinition } from "./finding.ts";
import { bleedingAndBelly } from "./findings-bleeding-abdomen.ts";
import { brain } from "./findings-brain-nerves.ts";
import { collapse } from "./findings-collapse.ts";
import { crisis, crisisHints } from "./findings-crisis.ts";
import { heartAndBreath } from "./findings-heart-breath.ts";
import { indirectCrisis } from "./findings-indirect-crisis.ts";
import { infection } from "./findings-infection-allergy.ts";
import { injury } from "./findings-injury-poisoning.ts";
import { pregnancyAndSugar } from "./findings-pregnancy-blood-sugar.ts";
import { poison } from "./findings-suspected-poisoning.ts";
import { toldDespair } from "./findings-told-despair.ts";
import { toldHeartBreathBrain } from "./findings-told-heart-breath-brain.ts";
import { toldIllness } from "./findings-told-illness.ts";
import { toldInjuryBleeding } from "./findings-told-injury-bleeding.ts";
import { toldPoisoning } from "./findings-told-poisoning.ts";
import { toldViolence } from "./findings-told-violence.ts";
import { veiledCrisis } from "./findings-veiled-crisis.ts";

export const findingDefinitions: readonly FindingDefinition[] = [
  ...heartAndBreath,
  ...brain,
  ...bleedingAndBelly,
  ...infection,
  ...injury,
  ...pregnancyAndSugar,
  ...collapse,
  ...poison,
  ...toldHeartBreathBrain,
  ...toldIllness,
  ...toldInjuryBleeding,
  ...toldPoisoning,
  ...crisis,
  ...indirectCrisis,
  ...toldDespair,
  ...veiledCrisis,
  ...toldViolence,
  ...crisisHints,
];

type Compiled = { id: string; any: Pattern[]; unless: Pattern[] };

const compounds = compileCompounds(compoundTable);
const compiled: Compiled[] = findingDefinitions.map(({ id, any, unless }) => ({
  id,
  any: any.map((source) => compilePattern(source, wordClasses)),
  unless: (unless ?? []).map((source) => compilePattern(source, wordClasses)),
}));

/** Words that the patterns use; the reader corrects spelling towards them. */
export function triageWords(): string[] {
  const sources = [
    ...findingDefinitions.flatMap(({ any, unless }) => [...any, ...(unless ?? [])]),
    ...Object.values(wordClasses),
    ...Object.values(compoundTable).flat(),
  ];
  return [
    ...new Set(
      sources
        .join(" ")
        .split(/[^a-z']+/)
        .filter((word) => word.length > 1),
    ),
  ];
}

/**
 * One-time events: mentioned with a past date, they are medical history. Their names are also used in stories, trades and jokes.
 */
const events = new Set([
  "stroke",
  "heart-attack",
  "fits",
  "anaphylaxis",
  "miscarriage",
  "snake-bite",
  "scorpion",
  "faint",
  "suicide-word",
  "self-harm",
  "poisoned",
  "swallowed-chemical",
  "swallowed-object",
  "fever-named",
  "named-emergency",
  "heat-stroke",
  "deep-wound",
  "shot",
  "choking",
  "choking-now",
  "electric-shock",
  "electric-told",
  "hit-by-vehicle",
  "snake-word",
  "snake-got",
  "bitten",
  "collapse",
  "vision-loss",
  "eclampsia",
  "emergency-word",
  "burnt-badly",
  "wish-to-die",
  "drowning",
  "crushed",
  "mauled",
  "torn-off",
  "thunderclap",
  "fit-told",
  "strangled",
  "eye-stuck",
]);

/** What is said in jest about dying may be meant. */
const neverInJest = new Set(["suicide-word", "self-harm", "wish-to-die"]);

/** `tokens` are the words that show it. */
export type Mention = { id: string; status: AssertionStatus; tokens: number[] };

export function findMentions(text: Text): Mention[] {
  const view = viewOf(text, compounds);
  const mentions: Mention[] = [];
  for (const { id, any, unless } of compiled) {
    const spans: Span[] = [];
    for (const pattern of any) for (const span of findPattern(pattern, view)) spans.push(span);
    if (spans.length === 0) continue;
    const isExcluded = closeTo(
      unless.flatMap((pattern) => findPattern(pattern, view)),
      view,
    );
    const said = spans.filter((span) => !isExcluded(span));
    for (const span of withoutRepeats(said, (one) => wordsOf(one, view)))
      mentions.push({
        id,
        status: statusOfSpan(view, span, events.has(id), events.has(id) && !neverInJest.has(id)),
        tokens: tokensOf(span, view),
      });
  }
  return mentions;
}

const wordsOf = ({ used }: Span, { items }: View) => used.map((index) => items[index]?.word).join(" ");

function tokensOf({ used }: Span, { items }: View): number[] {
  return used.flatMap((index) => {
    const { from = 0, to = -1 } = items[index] ?? {};
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}

const closeness = 3;

/**
 * An exclusion applies where it overlaps the finding or is within three words of it. Exclusions are sorted, with the
 * furthest end so far, so that a lookup is a binary search: a text may hold hundreds of both.
 */
function closeTo(exclusions: readonly Span[], { items }: View): (span: Span) => boolean {
  if (exclusions.length === 0) return () => false;
  const place = (item: number) => items[item]?.place ?? 0;
  const sentenceOf = ({ first }: Span) => items[first]?.sentence;
  const bySentence = new Map<number | undefined, { starts: number[]; reach: number[] }>();
  for (const [sentence, list] of groupBy(exclusions, sentenceOf)) {
    const sorted = list
      .map(({ first, last }) => ({ start: place(first), end: place(last) }))
      .sort((a, b) => a.start - b.start);
    let furthest = Number.NEGATIVE_INFINITY;
    bySentence.set(sentence, {
      starts: sorted.map(({ start }) => start),
      reach: sorted.map(({ end }) => {
        furthest = Math.max(furthest, end);
        return furthest;
      }),
    });
  }
  return (span) => {
    const known = bySentence.get(sentenceOf(span));
    if (known === undefined) return false;
    const before = countUpTo(known.starts, place(span.last) + closeness);
    return before > 0 && (known.reach[before - 1] ?? 0) >= place(span.first) - closeness;
  };
}

/** How many of these sorted numbers are at most the limit. */
function countUpTo(sorted: readonly number[], limit: number): number {
  let low = 0;
  for (let high = sorted.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
