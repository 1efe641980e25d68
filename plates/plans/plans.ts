// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { archedRanks } from "./arched-ranks.ts";
import { brushPairs } from "./brush-pairs.ts";
import { crownedBough } from "./crowned-bough.ts";
import { droopingFork } from "./drooping-fork.ts";
import { droopingPlumes } from "./drooping-plumes.ts";
import { goldenGlobes } from "./golden-globes.ts";
import { hungBough } from "./hung-bough.ts";
import { knobbedZigzag } from "./knobbed-zigzag.ts";
import { ladenSweep } from "./laden-sweep.ts";
import { leatheryShoots } from "./leathery-shoots.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import { panicledBough } from "./panicled-bough.ts";
import { pearBough } from "./pear-bough.ts";
import type { Plan } from "./plan.ts";
import { poddedArch } from "./podded-arch.ts";
import { spinyCascade } from "./spiny-cascade.ts";
import { thornyFork } from "./thorny-fork.ts";
import { trunkBorne } from "./trunk-borne.ts";
import { trussedFork } from "./trussed-fork.ts";
import { umbelledBough } from "./umbelled-bough.ts";

export const plans: Record<PlanName, Plan> = {
  "arched-ranks": archedRanks,
  "brush-pairs": brushPairs,
  "crowned-bough": crownedBough,
  "drooping-fork": droopingFork,
  "drooping-plumes": droopingPlumes,
  "golden-globes": goldenGlobes,
  "hung-bough": hungBough,
  "knobbed-zigzag": knobbedZigzag,
  "laden-sweep": ladenSweep,
  "leathery-shoots": leatheryShoots,
  "paired-twigs": pairedTwigs,
  "panicled-bough": panicledBough,
  "pear-bough": pearBough,
  "podded-arch": poddedArch,
  "spiny-cascade": spinyCascade,
  "thorny-fork": thornyFork,
  "trunk-borne": trunkBorne,
  "trussed-fork": trussedFork,
  "umbelled-bough": umbelledBough,
};
