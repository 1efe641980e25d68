// A labelled question as the listener is taught by it.
import type { RulesHeard } from "#herbalist/triage/features.ts";
import type { Part } from "./question-set.ts";

export type Example = { part: Part; levels: string[]; features: readonly string[]; heard: RulesHeard };
