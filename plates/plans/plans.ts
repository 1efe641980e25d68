// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { crownedBough } from "./crowned-bough.ts";
import { drapedVine } from "./draped-vine.ts";
import { featheredLiana } from "./feathered-liana.ts";
import { heartClimber } from "./heart-climber.ts";
import { hungBough } from "./hung-bough.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import type { Plan } from "./plan.ts";
import { spikedClimber } from "./spiked-climber.ts";
import { tendrilledShoot } from "./tendrilled-shoot.ts";
import { twinedStake } from "./twined-stake.ts";
import { umbelledBough } from "./umbelled-bough.ts";

export const plans: Record<PlanName, Plan> = {
  "crowned-bough": crownedBough,
  "draped-vine": drapedVine,
  "feathered-liana": featheredLiana,
  "heart-climber": heartClimber,
  "hung-bough": hungBough,
  "paired-twigs": pairedTwigs,
  "spiked-climber": spikedClimber,
  "tendrilled-shoot": tendrilledShoot,
  "twined-stake": twinedStake,
  "umbelled-bough": umbelledBough,
};
