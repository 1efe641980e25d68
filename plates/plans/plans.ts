// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { archingWands } from "./arching-wands.ts";
import { axilPosies } from "./axil-posies.ts";
import { crownedBough } from "./crowned-bough.ts";
import { curledTips } from "./curled-tips.ts";
import { heavyHeads } from "./heavy-heads.ts";
import { hungBough } from "./hung-bough.ts";
import { openFork } from "./open-fork.ts";
import { pairedBalls } from "./paired-balls.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import type { Plan } from "./plan.ts";
import { raisedPods } from "./raised-pods.ts";
import { slenderCandles } from "./slender-candles.ts";
import { spiredFork } from "./spired-fork.ts";
import { stolonedSpikes } from "./stoloned-spikes.ts";
import { strungArches } from "./strung-arches.ts";
import { sweptSpires } from "./swept-spires.ts";
import { tuftedCorymbs } from "./tufted-corymbs.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { whorledBroom } from "./whorled-broom.ts";
import { wirySprigs } from "./wiry-sprigs.ts";

export const plans: Record<PlanName, Plan> = {
  "arching-wands": archingWands,
  "axil-posies": axilPosies,
  "crowned-bough": crownedBough,
  "curled-tips": curledTips,
  "heavy-heads": heavyHeads,
  "hung-bough": hungBough,
  "open-fork": openFork,
  "paired-balls": pairedBalls,
  "paired-twigs": pairedTwigs,
  "raised-pods": raisedPods,
  "slender-candles": slenderCandles,
  "spired-fork": spiredFork,
  "stoloned-spikes": stolonedSpikes,
  "strung-arches": strungArches,
  "swept-spires": sweptSpires,
  "tufted-corymbs": tuftedCorymbs,
  "umbelled-bough": umbelledBough,
  "whorled-broom": whorledBroom,
  "wiry-sprigs": wirySprigs,
};
