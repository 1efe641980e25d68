// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { brookStems } from "./brook-stems.ts";
import { cherriedSweep } from "./cherried-sweep.ts";
import { crownedBough } from "./crowned-bough.ts";
import { drapedVine } from "./draped-vine.ts";
import { featheredLiana } from "./feathered-liana.ts";
import { heartClimber } from "./heart-climber.ts";
import { hungBough } from "./hung-bough.ts";
import { ladenArch } from "./laden-arch.ts";
import { lobedCrown } from "./lobed-crown.ts";
import { longRods } from "./long-rods.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import type { Plan } from "./plan.ts";
import { rattlingRacemes } from "./rattling-racemes.ts";
import { redMat } from "./red-mat.ts";
import { risingRacemes } from "./rising-racemes.ts";
import { runnerWithHeads } from "./runner-with-heads.ts";
import { spikeTipped } from "./spike-tipped.ts";
import { spikedClimber } from "./spiked-climber.ts";
import { tendrilledShoot } from "./tendrilled-shoot.ts";
import { trailingRacemes } from "./trailing-racemes.ts";
import { twinedStake } from "./twined-stake.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { uprightPeppers } from "./upright-peppers.ts";

export const plans: Record<PlanName, Plan> = {
  "brook-stems": brookStems,
  "cherried-sweep": cherriedSweep,
  "crowned-bough": crownedBough,
  "draped-vine": drapedVine,
  "feathered-liana": featheredLiana,
  "heart-climber": heartClimber,
  "hung-bough": hungBough,
  "laden-arch": ladenArch,
  "lobed-crown": lobedCrown,
  "long-rods": longRods,
  "paired-twigs": pairedTwigs,
  "rattling-racemes": rattlingRacemes,
  "red-mat": redMat,
  "rising-racemes": risingRacemes,
  "runner-with-heads": runnerWithHeads,
  "spike-tipped": spikeTipped,
  "spiked-climber": spikedClimber,
  "tendrilled-shoot": tendrilledShoot,
  "trailing-racemes": trailingRacemes,
  "twined-stake": twinedStake,
  "umbelled-bough": umbelledBough,
  "upright-peppers": uprightPeppers,
};
