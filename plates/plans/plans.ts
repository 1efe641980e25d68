// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { airyUmbels } from "./airy-umbels.ts";
import { archedRanks } from "./arched-ranks.ts";
import { archingWands } from "./arching-wands.ts";
import { axilDaisies } from "./axil-daisies.ts";
import { axilPosies } from "./axil-posies.ts";
import { bandedDiagonal } from "./banded-diagonal.ts";
import { bandedLiana } from "./banded-liana.ts";
import { beadedTwiner } from "./beaded-twiner.ts";
import { bellRope } from "./bell-rope.ts";
import { belledAxils } from "./belled-axils.ts";
import { blossomedBough } from "./blossomed-bough.ts";
import { branchedCandles } from "./branched-candles.ts";
import { bristledPairs } from "./bristled-pairs.ts";
import { bristlyPlumes } from "./bristly-plumes.ts";
import { bronzedRanks } from "./bronzed-ranks.ts";
import { brookStems } from "./brook-stems.ts";
import { brushPairs } from "./brush-pairs.ts";
import { brushedSpikes } from "./brushed-spikes.ts";
import { bunchedBough } from "./bunched-bough.ts";
import { burstingBolls } from "./bursting-bolls.ts";
import { candelabrum } from "./candelabrum.ts";
import { cappedPanicles } from "./capped-panicles.ts";
import { capsuledCrown } from "./capsuled-crown.ts";
import { chainedBough } from "./chained-bough.ts";
import { cherriedPairs } from "./cherried-pairs.ts";
import { cherriedSweep } from "./cherried-sweep.ts";
import { clawedLiana } from "./clawed-liana.ts";
import { combedSpires } from "./combed-spires.ts";
import { crossedUmbels } from "./crossed-umbels.ts";
import { crownedBough } from "./crowned-bough.ts";
import { crowningUmbels } from "./crowning-umbels.ts";
import { cuppedDrupes } from "./cupped-drupes.ts";
import { curledTips } from "./curled-tips.ts";
import { dottedSprigs } from "./dotted-sprigs.ts";
import { drapedVine } from "./draped-vine.ts";
import { droopingFork } from "./drooping-fork.ts";
import { droopingPlumes } from "./drooping-plumes.ts";
import { drupeBough } from "./drupe-bough.ts";
import { eveningTufts } from "./evening-tufts.ts";
import { fannedMat } from "./fanned-mat.ts";
import { featheredLiana } from "./feathered-liana.ts";
import { fleshySprawl } from "./fleshy-sprawl.ts";
import { forkedCymes } from "./forked-cymes.ts";
import { forkedTrumpets } from "./forked-trumpets.ts";
import { gildedRacemes } from "./gilded-racemes.ts";
import { globedBough } from "./globed-bough.ts";
import { goldenGlobes } from "./golden-globes.ts";
import { gourdArch } from "./gourd-arch.ts";
import { greatFruitBough } from "./great-fruit-bough.ts";
import { greatMallows } from "./great-mallows.ts";
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
import { laxCorymbs } from "./lax-corymbs.ts";
import { leafyPanicles } from "./leafy-panicles.ts";
import { leatheryShoots } from "./leathery-shoots.ts";
import { liddedPots } from "./lidded-pots.ts";
import { lobedCrown } from "./lobed-crown.ts";
import { longRods } from "./long-rods.ts";
import { longStrings } from "./long-strings.ts";
import { looseSpires } from "./loose-spires.ts";
import { lyingGourd } from "./lying-gourd.ts";
import { nodedBough } from "./noded-bough.ts";
import { openFork } from "./open-fork.ts";
import { opposedHeads } from "./opposed-heads.ts";
import { pairedBalls } from "./paired-balls.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import { paleBackedFan } from "./pale-backed-fan.ts";
import { panicledBough } from "./panicled-bough.ts";
import { passionGarland } from "./passion-garland.ts";
import { pearBough } from "./pear-bough.ts";
import type { Plan } from "./plan.ts";
import { plumedBough } from "./plumed-bough.ts";
import { plumedPanicle } from "./plumed-panicle.ts";
import { poddedArch } from "./podded-arch.ts";
import { poddedSpray } from "./podded-spray.ts";
import { poddedTrunk } from "./podded-trunk.ts";
import { posiedRosettes } from "./posied-rosettes.ts";
import { posiedSpray } from "./posied-spray.ts";
import { prickledClimber } from "./prickled-climber.ts";
import { prickledLobes } from "./prickled-lobes.ts";
import { raisedPods } from "./raised-pods.ts";
import { raspingBough } from "./rasping-bough.ts";
import { rattlingRacemes } from "./rattling-racemes.ts";
import { redMat } from "./red-mat.ts";
import { redSprays } from "./red-sprays.ts";
import { resinSprays } from "./resin-sprays.ts";
import { ribbedPairs } from "./ribbed-pairs.ts";
import { risingRacemes } from "./rising-racemes.ts";
import { rodsBelowSprays } from "./rods-below-sprays.ts";
import { rosettedFork } from "./rosetted-fork.ts";
import { runnerWithHeads } from "./runner-with-heads.ts";
import { scarletWand } from "./scarlet-wand.ts";
import { seatedBurrs } from "./seated-burrs.ts";
import { seatedCymes } from "./seated-cymes.ts";
import { shieldedHerb } from "./shielded-herb.ts";
import { shoreRunner } from "./shore-runner.ts";
import { silveredWand } from "./silvered-wand.ts";
import { slenderCandles } from "./slender-candles.ts";
import { slenderSprays } from "./slender-sprays.ts";
import { slungArm } from "./slung-arm.ts";
import { slungBunch } from "./slung-bunch.ts";
import { slungPairs } from "./slung-pairs.ts";
import { slungRods } from "./slung-rods.ts";
import { spikeTipped } from "./spike-tipped.ts";
import { spikedClimber } from "./spiked-climber.ts";
import { spinedFork } from "./spined-fork.ts";
import { spinedPlumes } from "./spined-plumes.ts";
import { spinyCascade } from "./spiny-cascade.ts";
import { spiredFork } from "./spired-fork.ts";
import { spreadCymes } from "./spread-cymes.ts";
import { starredCapsules } from "./starred-capsules.ts";
import { starredTower } from "./starred-tower.ts";
import { starryCorymbs } from "./starry-corymbs.ts";
import { stolonedSpikes } from "./stoloned-spikes.ts";
import { stripedCascade } from "./striped-cascade.ts";
import { strungArches } from "./strung-arches.ts";
import { sweptSpires } from "./swept-spires.ts";
import { tendrilledShoot } from "./tendrilled-shoot.ts";
import { thornyFork } from "./thorny-fork.ts";
import { thornyRacemes } from "./thorny-racemes.ts";
import { thornyTufts } from "./thorny-tufts.ts";
import { touchedSprays } from "./touched-sprays.ts";
import { trailingRacemes } from "./trailing-racemes.ts";
import { trumpetSwag } from "./trumpet-swag.ts";
import { trunkBorne } from "./trunk-borne.ts";
import { trussedBough } from "./trussed-bough.ts";
import { trussedFork } from "./trussed-fork.ts";
import { tubedGlobe } from "./tubed-globe.ts";
import { tuftedCorymbs } from "./tufted-corymbs.ts";
import { twinPosies } from "./twin-posies.ts";
import { twinedStake } from "./twined-stake.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { umbelledHerb } from "./umbelled-herb.ts";
import { uprightPeppers } from "./upright-peppers.ts";
import { waterVine } from "./water-vine.ts";
import { waxenStars } from "./waxen-stars.ts";
import { whipTails } from "./whip-tails.ts";
import { whiteBalls } from "./white-balls.ts";
import { whorlTopped } from "./whorl-topped.ts";
import { whorledBroom } from "./whorled-broom.ts";
import { willowyBough } from "./willowy-bough.ts";
import { wingedStalks } from "./winged-stalks.ts";
import { wiryMallow } from "./wiry-mallow.ts";
import { wirySprigs } from "./wiry-sprigs.ts";

export const plans: Record<PlanName, Plan> = {
  "airy-umbels": airyUmbels,
  "arched-ranks": archedRanks,
  "arching-wands": archingWands,
  "axil-daisies": axilDaisies,
  "axil-posies": axilPosies,
  "banded-diagonal": bandedDiagonal,
  "banded-liana": bandedLiana,
  "beaded-twiner": beadedTwiner,
  "belled-axils": belledAxils,
  "bell-rope": bellRope,
  "blossomed-bough": blossomedBough,
  "branched-candles": branchedCandles,
  "bristled-pairs": bristledPairs,
  "bristly-plumes": bristlyPlumes,
  "bronzed-ranks": bronzedRanks,
  "brook-stems": brookStems,
  "brush-pairs": brushPairs,
  "brushed-spikes": brushedSpikes,
  "bunched-bough": bunchedBough,
  "bursting-bolls": burstingBolls,
  candelabrum: candelabrum,
  "capped-panicles": cappedPanicles,
  "capsuled-crown": capsuledCrown,
  "chained-bough": chainedBough,
  "cherried-pairs": cherriedPairs,
  "cherried-sweep": cherriedSweep,
  "clawed-liana": clawedLiana,
  "combed-spires": combedSpires,
  "crossed-umbels": crossedUmbels,
  "crowned-bough": crownedBough,
  "crowning-umbels": crowningUmbels,
  "cupped-drupes": cuppedDrupes,
  "curled-tips": curledTips,
  "dotted-sprigs": dottedSprigs,
  "draped-vine": drapedVine,
  "drooping-fork": droopingFork,
  "drooping-plumes": droopingPlumes,
  "drupe-bough": drupeBough,
  "evening-tufts": eveningTufts,
  "fanned-mat": fannedMat,
  "feathered-liana": featheredLiana,
  "fleshy-sprawl": fleshySprawl,
  "forked-cymes": forkedCymes,
  "forked-trumpets": forkedTrumpets,
  "gilded-racemes": gildedRacemes,
  "globed-bough": globedBough,
  "golden-globes": goldenGlobes,
  "gourd-arch": gourdArch,
  "great-fruit-bough": greatFruitBough,
  "great-mallows": greatMallows,
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
  "lax-corymbs": laxCorymbs,
  "leafy-panicles": leafyPanicles,
  "leathery-shoots": leatheryShoots,
  "lidded-pots": liddedPots,
  "lobed-crown": lobedCrown,
  "long-rods": longRods,
  "long-strings": longStrings,
  "loose-spires": looseSpires,
  "lying-gourd": lyingGourd,
  "noded-bough": nodedBough,
  "open-fork": openFork,
  "opposed-heads": opposedHeads,
  "paired-balls": pairedBalls,
  "paired-twigs": pairedTwigs,
  "pale-backed-fan": paleBackedFan,
  "panicled-bough": panicledBough,
  "passion-garland": passionGarland,
  "pear-bough": pearBough,
  "plumed-bough": plumedBough,
  "plumed-panicle": plumedPanicle,
  "podded-arch": poddedArch,
  "podded-spray": poddedSpray,
  "podded-trunk": poddedTrunk,
  "posied-rosettes": posiedRosettes,
  "posied-spray": posiedSpray,
  "prickled-climber": prickledClimber,
  "prickled-lobes": prickledLobes,
  "raised-pods": raisedPods,
  "rasping-bough": raspingBough,
  "rattling-racemes": rattlingRacemes,
  "red-mat": redMat,
  "red-sprays": redSprays,
  "resin-sprays": resinSprays,
  "ribbed-pairs": ribbedPairs,
  "rising-racemes": risingRacemes,
  "rods-below-sprays": rodsBelowSprays,
  "rosetted-fork": rosettedFork,
  "runner-with-heads": runnerWithHeads,
  "scarlet-wand": scarletWand,
  "seated-burrs": seatedBurrs,
  "seated-cymes": seatedCymes,
  "shielded-herb": shieldedHerb,
  "shore-runner": shoreRunner,
  "silvered-wand": silveredWand,
  "slender-candles": slenderCandles,
  "slender-sprays": slenderSprays,
  "slung-arm": slungArm,
  "slung-bunch": slungBunch,
  "slung-pairs": slungPairs,
  "slung-rods": slungRods,
  "spike-tipped": spikeTipped,
  "spiked-climber": spikedClimber,
  "spined-fork": spinedFork,
  "spined-plumes": spinedPlumes,
  "spiny-cascade": spinyCascade,
  "spired-fork": spiredFork,
  "spread-cymes": spreadCymes,
  "starred-capsules": starredCapsules,
  "starred-tower": starredTower,
  "starry-corymbs": starryCorymbs,
  "stoloned-spikes": stolonedSpikes,
  "striped-cascade": stripedCascade,
  "strung-arches": strungArches,
  "swept-spires": sweptSpires,
  "tendrilled-shoot": tendrilledShoot,
  "thorny-fork": thornyFork,
  "thorny-racemes": thornyRacemes,
  "thorny-tufts": thornyTufts,
  "touched-sprays": touchedSprays,
  "trailing-racemes": trailingRacemes,
  "trumpet-swag": trumpetSwag,
  "trunk-borne": trunkBorne,
  "trussed-bough": trussedBough,
  "trussed-fork": trussedFork,
  "tubed-globe": tubedGlobe,
  "tufted-corymbs": tuftedCorymbs,
  "twin-posies": twinPosies,
  "twined-stake": twinedStake,
  "umbelled-bough": umbelledBough,
  "umbelled-herb": umbelledHerb,
  "upright-peppers": uprightPeppers,
  "water-vine": waterVine,
  "waxen-stars": waxenStars,
  "whip-tails": whipTails,
  "white-balls": whiteBalls,
  "whorl-topped": whorlTopped,
  "whorled-broom": whorledBroom,
  "willowy-bough": willowyBough,
  "winged-stalks": wingedStalks,
  "wiry-mallow": wiryMallow,
  "wiry-sprigs": wirySprigs,
};
