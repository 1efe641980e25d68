// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { airyUmbels } from "./airy-umbels.ts";
import { crownedBough } from "./crowned-bough.ts";
import { hungBough } from "./hung-bough.ts";
import { juicyTuft } from "./juicy-tuft.ts";
import { knottedStem } from "./knotted-stem.ts";
import { nodedBough } from "./noded-bough.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import type { Plan } from "./plan.ts";
import { shieldedHerb } from "./shielded-herb.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { umbelledHerb } from "./umbelled-herb.ts";

export const plans: Record<PlanName, Plan> = {
  "airy-umbels": airyUmbels,
  "crowned-bough": crownedBough,
  "hung-bough": hungBough,
  "juicy-tuft": juicyTuft,
  "knotted-stem": knottedStem,
  "noded-bough": nodedBough,
  "paired-twigs": pairedTwigs,
  "shielded-herb": shieldedHerb,
  "umbelled-bough": umbelledBough,
  "umbelled-herb": umbelledHerb,
};
