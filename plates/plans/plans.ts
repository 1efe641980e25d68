// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { crownedBough } from "./crowned-bough.ts";
import { curledTips } from "./curled-tips.ts";
import { hungBough } from "./hung-bough.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import type { Plan } from "./plan.ts";
import { umbelledBough } from "./umbelled-bough.ts";

export const plans: Record<PlanName, Plan> = {
  "crowned-bough": crownedBough,
  "curled-tips": curledTips,
  "hung-bough": hungBough,
  "paired-twigs": pairedTwigs,
  "umbelled-bough": umbelledBough,
};
