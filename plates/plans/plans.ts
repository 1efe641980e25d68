// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { airyUmbels } from "./airy-umbels.ts";
import { archedRanks } from "./arched-ranks.ts";
import { archingWands } from "./arching-wands.ts";
import { axilPosies } from "./axil-posies.ts";
import { bandedDiagonal } from "./banded-diagonal.ts";
import { bandedLiana } from "./banded-liana.ts";
import { beadedTwiner } from "./beaded-twiner.ts";
import { brookStems } from "./brook-stems.ts";
import { brushPairs } from "./brush-pairs.ts";
import { bunchedBough } from "./bunched-bough.ts";
import { candelabrum } from "./candelabrum.ts";
import { cappedPanicles } from "./capped-panicles.ts";
import { chainedBough } from "./chained-bough.ts";
import { cherriedSweep } from "./cherried-sweep.ts";
import { clawedLiana } from "./clawed-liana.ts";
import { crossedUmbels } from "./crossed-umbels.ts";
import { crownedBough } from "./crowned-bough.ts";
import { curledTips } from "./curled-tips.ts";
import { drapedVine } from "./draped-vine.ts";
import { droopingFork } from "./drooping-fork.ts";
import { droopingPlumes } from "./drooping-plumes.ts";
import { drupeBough } from "./drupe-bough.ts";
import { fannedMat } from "./fanned-mat.ts";
import { featheredLiana } from "./feathered-liana.ts";
import { globedBough } from "./globed-bough.ts";
import { goldenGlobes } from "./golden-globes.ts";
import { gourdArch } from "./gourd-arch.ts";
import { greatFruitBough } from "./great-fruit-bough.ts";
import { hangingPipes } from "./hanging-pipes.ts";
import { heartClimber } from "./heart-climber.ts";
import { heartCurtain } from "./heart-curtain.ts";
import { heavyHeads } from "./heavy-heads.ts";
import { hungBough } from "./hung-bough.ts";
import { jointedZigzag } from "./jointed-zigzag.ts";
import { juicyTuft } from "./juicy-tuft.ts";
import { knobbedZigzag } from "./knobbed-zigzag.ts";
import { knottedStem } from "./knotted-stem.ts";
import { ladenArch } from "./laden-arch.ts";
import { ladenSweep } from "./laden-sweep.ts";
import { ladenTrunk } from "./laden-trunk.ts";
import { leatheryShoots } from "./leathery-shoots.ts";
import { lobedCrown } from "./lobed-crown.ts";
import { longRods } from "./long-rods.ts";
import { lyingGourd } from "./lying-gourd.ts";
import { nodedBough } from "./noded-bough.ts";
import { openFork } from "./open-fork.ts";
import { pairedBalls } from "./paired-balls.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import { panicledBough } from "./panicled-bough.ts";
import { passionGarland } from "./passion-garland.ts";
import { pearBough } from "./pear-bough.ts";
import type { Plan } from "./plan.ts";
import { plumedBough } from "./plumed-bough.ts";
import { poddedArch } from "./podded-arch.ts";
import { poddedSpray } from "./podded-spray.ts";
import { poddedTrunk } from "./podded-trunk.ts";
import { prickledClimber } from "./prickled-climber.ts";
import { raisedPods } from "./raised-pods.ts";
import { rattlingRacemes } from "./rattling-racemes.ts";
import { redMat } from "./red-mat.ts";
import { risingRacemes } from "./rising-racemes.ts";
import { runnerWithHeads } from "./runner-with-heads.ts";
import { seatedCymes } from "./seated-cymes.ts";
import { shieldedHerb } from "./shielded-herb.ts";
import { shoreRunner } from "./shore-runner.ts";
import { slenderCandles } from "./slender-candles.ts";
import { slungBunch } from "./slung-bunch.ts";
import { slungPairs } from "./slung-pairs.ts";
import { spikeTipped } from "./spike-tipped.ts";
import { spikedClimber } from "./spiked-climber.ts";
import { spinyCascade } from "./spiny-cascade.ts";
import { spiredFork } from "./spired-fork.ts";
import { spreadCymes } from "./spread-cymes.ts";
import { stolonedSpikes } from "./stoloned-spikes.ts";
import { stripedCascade } from "./striped-cascade.ts";
import { strungArches } from "./strung-arches.ts";
import { sweptSpires } from "./swept-spires.ts";
import { tendrilledShoot } from "./tendrilled-shoot.ts";
import { thornyFork } from "./thorny-fork.ts";
import { thornyTufts } from "./thorny-tufts.ts";
import { touchedSprays } from "./touched-sprays.ts";
import { trailingRacemes } from "./trailing-racemes.ts";
import { trumpetSwag } from "./trumpet-swag.ts";
import { trunkBorne } from "./trunk-borne.ts";
import { trussedBough } from "./trussed-bough.ts";
import { trussedFork } from "./trussed-fork.ts";
import { tuftedCorymbs } from "./tufted-corymbs.ts";
import { twinedStake } from "./twined-stake.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { umbelledHerb } from "./umbelled-herb.ts";
import { uprightPeppers } from "./upright-peppers.ts";
import { waterVine } from "./water-vine.ts";
import { whorledBroom } from "./whorled-broom.ts";
import { wirySprigs } from "./wiry-sprigs.ts";

export const plans: Record<PlanName, Plan> = {
  "airy-umbels": airyUmbels,
  "arched-ranks": archedRanks,
  "arching-wands": archingWands,
  "axil-posies": axilPosies,
  "banded-diagonal": bandedDiagonal,
  "banded-liana": bandedLiana,
  "beaded-twiner": beadedTwiner,
  "brook-stems": brookStems,
  "brush-pairs": brushPairs,
  "bunched-bough": bunchedBough,
  candelabrum: candelabrum,
  "capped-panicles": cappedPanicles,
  "chained-bough": chainedBough,
  "cherried-sweep": cherriedSweep,
  "clawed-liana": clawedLiana,
  "crossed-umbels": crossedUmbels,
  "crowned-bough": crownedBough,
  "curled-tips": curledTips,
  "draped-vine": drapedVine,
  "drooping-fork": droopingFork,
  "drooping-plumes": droopingPlumes,
  "drupe-bough": drupeBough,
  "fanned-mat": fannedMat,
  "feathered-liana": featheredLiana,
  "globed-bough": globedBough,
  "golden-globes": goldenGlobes,
  "gourd-arch": gourdArch,
  "great-fruit-bough": greatFruitBough,
  "hanging-pipes": hangingPipes,
  "heart-climber": heartClimber,
  "heart-curtain": heartCurtain,
  "heavy-heads": heavyHeads,
  "hung-bough": hungBough,
  "jointed-zigzag": jointedZigzag,
  "juicy-tuft": juicyTuft,
  "knobbed-zigzag": knobbedZigzag,
  "knotted-stem": knottedStem,
  "laden-arch": ladenArch,
  "laden-sweep": ladenSweep,
  "laden-trunk": ladenTrunk,
  "leathery-shoots": leatheryShoots,
  "lobed-crown": lobedCrown,
  "long-rods": longRods,
  "lying-gourd": lyingGourd,
  "noded-bough": nodedBough,
  "open-fork": openFork,
  "paired-balls": pairedBalls,
  "paired-twigs": pairedTwigs,
  "panicled-bough": panicledBough,
  "passion-garland": passionGarland,
  "pear-bough": pearBough,
  "plumed-bough": plumedBough,
  "podded-arch": poddedArch,
  "podded-spray": poddedSpray,
  "podded-trunk": poddedTrunk,
  "prickled-climber": prickledClimber,
  "raised-pods": raisedPods,
  "rattling-racemes": rattlingRacemes,
  "red-mat": redMat,
  "rising-racemes": risingRacemes,
  "runner-with-heads": runnerWithHeads,
  "seated-cymes": seatedCymes,
  "shielded-herb": shieldedHerb,
  "shore-runner": shoreRunner,
  "slender-candles": slenderCandles,
  "slung-bunch": slungBunch,
  "slung-pairs": slungPairs,
  "spike-tipped": spikeTipped,
  "spiked-climber": spikedClimber,
  "spiny-cascade": spinyCascade,
  "spired-fork": spiredFork,
  "spread-cymes": spreadCymes,
  "stoloned-spikes": stolonedSpikes,
  "striped-cascade": stripedCascade,
  "strung-arches": strungArches,
  "swept-spires": sweptSpires,
  "tendrilled-shoot": tendrilledShoot,
  "thorny-fork": thornyFork,
  "thorny-tufts": thornyTufts,
  "touched-sprays": touchedSprays,
  "trailing-racemes": trailingRacemes,
  "trumpet-swag": trumpetSwag,
  "trunk-borne": trunkBorne,
  "trussed-bough": trussedBough,
  "trussed-fork": trussedFork,
  "tufted-corymbs": tuftedCorymbs,
  "twined-stake": twinedStake,
  "umbelled-bough": umbelledBough,
  "umbelled-herb": umbelledHerb,
  "upright-peppers": uprightPeppers,
  "water-vine": waterVine,
  "whorled-broom": whorledBroom,
  "wiry-sprigs": wirySprigs,
};
