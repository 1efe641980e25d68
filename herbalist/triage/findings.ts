// Finds every sign in a question and says how it stands: present, denied, past or only asked about.
import type { Text } from "../language/tokens.ts";
import type { FindingDefinition } from "./finding.ts";
import { bleedingAndBelly } from "./findings-bleeding-belly.ts";
import { brain } from "./findings-brain.ts";
import { collapse } from "./findings-collapse.ts";
import { crisis } from "./findings-crisis.ts";
import { crisisHints } from "./findings-crisis-hints.ts";
import { heartAndBreath } from "./findings-heart-breath.ts";
import { infection } from "./findings-infection.ts";
import { injury } from "./findings-injury.ts";
import { poison } from "./findings-poison.ts";
import { pregnancyAndSugar } from "./findings-pregnancy-sugar.ts";
import {
  compileCompounds,
  compilePattern,
  findPattern,
  type Pattern,
  type Span,
  type View,
  viewOf,
} from "./pattern.ts";
import { type Standing, standingOf } from "./scope.ts";
import { compoundTable, wordClasses } from "./word-classes.ts";

export const findingDefinitions: readonly FindingDefinition[] = [
  ...heartAndBreath,
  ...brain,
  ...bleedingAndBelly,
  ...infection,
  ...injury,
  ...pregnancyAndSugar,
  ...collapse,
  ...poison,
  ...crisis,
  ...crisisHints,
];

type Compiled = { id: string; any: Pattern[]; unless: Pattern[] };

const compounds = compileCompounds(compoundTable);
const compiled: Compiled[] = findingDefinitions.map(({ id, any, unless }) => ({
  id,
  any: any.map((source) => compilePattern(source, wordClasses)),
  unless: (unless ?? []).map((source) => compilePattern(source, wordClasses)),
}));

/** Words that patterns are written with; the reader corrects spelling towards them. */
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

/** Things that happen once and are over: said of long ago, they are history. */
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
  "drowning",
  "fever-named",
]);

export type Mention = { id: string; standing: Standing; from: number; to: number };

export function findMentions(text: Text): Mention[] {
  const view = viewOf(text, compounds);
  const mentions: Mention[] = [];
  for (const { id, any, unless } of compiled) {
    const spans = any.flatMap((pattern) => findPattern(pattern, view));
    if (spans.length === 0) continue;
    const excuses = unless.flatMap((pattern) => findPattern(pattern, view));
    for (const span of spans) {
      if (excuses.some((excuse) => isClose(excuse, span, view))) continue;
      mentions.push({
        id,
        standing: standingOf(view, span, events.has(id)),
        from: view.items[span.first]?.from ?? 0,
        to: view.items[span.last]?.to ?? 0,
      });
    }
  }
  return mentions;
}

/** Another meaning counts where it overlaps the sign or stands within three words of it. */
function isClose(excuse: Span, span: Span, view: View): boolean {
  if (view.items[excuse.first]?.sentence !== view.items[span.first]?.sentence) return false;
  const place = (item: number) => view.items[item]?.place ?? 0;
  return place(excuse.first) - place(span.last) <= 3 && place(span.first) - place(excuse.last) <= 3;
}
