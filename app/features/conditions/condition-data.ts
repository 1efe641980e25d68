// The data a condition's page is prerendered from.
import type { Documented } from "./documented.ts";

export type ConditionData = Documented & {
  slug: string;
  name: string;
  query: string;
  description: string;
  seoTitle: string;
  seoDescription: string;
  warning: string;
  commonSymptoms: string[];
  traditionalApproach: string;
  redFlags: string[];
  whenToSeeADoctor: string[];
  alsoHelps: string[];
};
