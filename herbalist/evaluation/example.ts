// A labelled question in the form the classifier is trained on.
import type { RulesHeard } from "#herbalist/triage/features.ts";
import type { QuestionSet } from "./question-set.ts";

export type Example = {
  set: QuestionSet;
  levels: string[];
  features: readonly string[];
  heard: RulesHeard;
};
