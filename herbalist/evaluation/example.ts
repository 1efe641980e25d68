// A labelled question in the form the classifier is trained on.
import type { RuleResults } from "#herbalist/triage/features.ts";
import type { QuestionSet } from "./question-set.ts";

export type Example = {
  set: QuestionSet;
  levels: string[];
  features: readonly string[];
  detected: RuleResults;
};
