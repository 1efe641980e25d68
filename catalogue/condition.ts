// The six conditions of content/conditions.yaml: every field that their pages show.
import * as z from "zod";
import { key, oneLine, prose } from "./shapes.ts";
import { conditionSlugs } from "./words.ts";

export const conditionSchema = z.strictObject({
  slug: z.enum(conditionSlugs),
  name: oneLine,
  /** A lucide icon's name. */
  icon: key,
  /** The question that the page sends to the herbalist. */
  query: oneLine,
  description: oneLine,
  seoTitle: oneLine,
  seoDescription: z.string().trim().min(50).max(160),
  warning: prose,
  commonSymptoms: z.array(oneLine).min(4),
  traditionalApproach: prose,
  /** Signs that need immediate help. */
  redFlags: z.array(oneLine).min(3),
  whenToSeeADoctor: z.array(oneLine).min(3),
  /** Ordinary measures that help besides any plant. */
  alsoHelps: z.array(oneLine).min(3),
  complaints: z.array(key).min(1),
});
export type Condition = z.infer<typeof conditionSchema>;
