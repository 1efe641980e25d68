// The plans by their names (`plan:` in a plant's traits).
import type { PlanName } from "#catalogue/plate-words.ts";
import { acanthWands } from "./acanth-wands.ts";
import { airyUmbels } from "./airy-umbels.ts";
import { archedRanks } from "./arched-ranks.ts";
import { archingWands } from "./arching-wands.ts";
import { axilDaisies } from "./axil-daisies.ts";
import { axilPosies } from "./axil-posies.ts";
import { axilTrumpets } from "./axil-trumpets.ts";
import { bandedDiagonal } from "./banded-diagonal.ts";
import { bandedLiana } from "./banded-liana.ts";
import { bandedSprays } from "./banded-sprays.ts";
import { bareWoodBunches } from "./bare-wood-bunches.ts";
import { basalScapes } from "./basal-scapes.ts";
import { beadedTwiner } from "./beaded-twiner.ts";
import { bellRope } from "./bell-rope.ts";
import { belledAxils } from "./belled-axils.ts";
import { blossomedBough } from "./blossomed-bough.ts";
import { bottledVine } from "./bottled-vine.ts";
import { bowedWhips } from "./bowed-whips.ts";
import { branchedCandles } from "./branched-candles.ts";
import { bristledPairs } from "./bristled-pairs.ts";
import { bristlyPlumes } from "./bristly-plumes.ts";
import { bronzedLobes } from "./bronzed-lobes.ts";
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
import { claspedShoots } from "./clasped-shoots.ts";
import { clawedLiana } from "./clawed-liana.ts";
import { coinPods } from "./coin-pods.ts";
import { collaredHeads } from "./collared-heads.ts";
import { combedSpires } from "./combed-spires.ts";
import { corkyLiana } from "./corky-liana.ts";
import { crossedUmbels } from "./crossed-umbels.ts";
import { crownedBough } from "./crowned-bough.ts";
import { crowningUmbels } from "./crowning-umbels.ts";
import { cuppedDrupes } from "./cupped-drupes.ts";
import { curledTips } from "./curled-tips.ts";
import { dottedSprigs } from "./dotted-sprigs.ts";
import { drapedEggs } from "./draped-eggs.ts";
import { drapedVine } from "./draped-vine.ts";
import { droopingFork } from "./drooping-fork.ts";
import { droopingPlumes } from "./drooping-plumes.ts";
import { drupeBough } from "./drupe-bough.ts";
import { eveningTufts } from "./evening-tufts.ts";
import { fannedMat } from "./fanned-mat.ts";
import { featheredLiana } from "./feathered-liana.ts";
import { fingeredCrown } from "./fingered-crown.ts";
import { flaredColumns } from "./flared-columns.ts";
import { flatToppedPairs } from "./flat-topped-pairs.ts";
import { fleshySprawl } from "./fleshy-sprawl.ts";
import { forkedCymes } from "./forked-cymes.ts";
import { forkedLanterns } from "./forked-lanterns.ts";
import { forkedTrumpets } from "./forked-trumpets.ts";
import { frondedPanicles } from "./fronded-panicles.ts";
import { gildedRacemes } from "./gilded-racemes.ts";
import { globedBough } from "./globed-bough.ts";
import { goldenFunnels } from "./golden-funnels.ts";
import { goldenGlobes } from "./golden-globes.ts";
import { gourdLoops } from "./gourd-loops.ts";
import { greatFruitBough } from "./great-fruit-bough.ts";
import { greatMallows } from "./great-mallows.ts";
import { hangingPipes } from "./hanging-pipes.ts";
import { headedAxils } from "./headed-axils.ts";
import { heartClimber } from "./heart-climber.ts";
import { heartScramble } from "./heart-scramble.ts";
import { heavyHeads } from "./heavy-heads.ts";
import { hungBough } from "./hung-bough.ts";
import { jointedZigzag } from "./jointed-zigzag.ts";
import { juicyTuft } from "./juicy-tuft.ts";
import { knobbedFruits } from "./knobbed-fruits.ts";
import { knobbedZigzag } from "./knobbed-zigzag.ts";
import { knottedStem } from "./knotted-stem.ts";
import { lacedGlobes } from "./laced-globes.ts";
import { ladenArch } from "./laden-arch.ts";
import { ladenSweep } from "./laden-sweep.ts";
import { ladenTrunk } from "./laden-trunk.ts";
import { laxCorymbs } from "./lax-corymbs.ts";
import { leafyPanicles } from "./leafy-panicles.ts";
import { leafyTuftWithUmbels } from "./leafy-tuft-with-umbels.ts";
import { leatheryShoots } from "./leathery-shoots.ts";
import { liddedPots } from "./lidded-pots.ts";
import { limpSprays } from "./limp-sprays.ts";
import { lobedCrown } from "./lobed-crown.ts";
import { longRods } from "./long-rods.ts";
import { longStrings } from "./long-strings.ts";
import { looseSpires } from "./loose-spires.ts";
import { lyingGourd } from "./lying-gourd.ts";
import { mossyGarland } from "./mossy-garland.ts";
import { nodedBough } from "./noded-bough.ts";
import { openFork } from "./open-fork.ts";
import { opposedHeads } from "./opposed-heads.ts";
import { pairedBalls } from "./paired-balls.ts";
import { pairedTwigs } from "./paired-twigs.ts";
import { paleBackedFan } from "./pale-backed-fan.ts";
import { panicledBough } from "./panicled-bough.ts";
import { partingCorymbs } from "./parting-corymbs.ts";
import { passionGarland } from "./passion-garland.ts";
import { pearBough } from "./pear-bough.ts";
import { pinwheelPairs } from "./pinwheel-pairs.ts";
import type { Plan } from "./plan.ts";
import { plumedBough } from "./plumed-bough.ts";
import { plumedGreens } from "./plumed-greens.ts";
import { plumedPanicle } from "./plumed-panicle.ts";
import { poddedArch } from "./podded-arch.ts";
import { poddedSpray } from "./podded-spray.ts";
import { poddedTrefoils } from "./podded-trefoils.ts";
import { poddedTrunk } from "./podded-trunk.ts";
import { posiedRosettes } from "./posied-rosettes.ts";
import { posiedSpray } from "./posied-spray.ts";
import { prickledClimber } from "./prickled-climber.ts";
import { prickledLobes } from "./prickled-lobes.ts";
import { prideSpire } from "./pride-spire.ts";
import { raisedPods } from "./raised-pods.ts";
import { raspingBough } from "./rasping-bough.ts";
import { rattlingRacemes } from "./rattling-racemes.ts";
import { redMat } from "./red-mat.ts";
import { redSprays } from "./red-sprays.ts";
import { resinSprays } from "./resin-sprays.ts";
import { ribbedPairs } from "./ribbed-pairs.ts";
import { risingLiana } from "./rising-liana.ts";
import { risingRacemes } from "./rising-racemes.ts";
import { risingWhips } from "./rising-whips.ts";
import { rodsBelowSprays } from "./rods-below-sprays.ts";
import { rosettedFork } from "./rosetted-fork.ts";
import { runnerWithHeads } from "./runner-with-heads.ts";
import { scarletWand } from "./scarlet-wand.ts";
import { scentedCymes } from "./scented-cymes.ts";
import { seatedBurrs } from "./seated-burrs.ts";
import { seatedCymes } from "./seated-cymes.ts";
import { shieldedHerb } from "./shielded-herb.ts";
import { shoreRunner } from "./shore-runner.ts";
import { silveredWand } from "./silvered-wand.ts";
import { slenderCandles } from "./slender-candles.ts";
import { slenderSprays } from "./slender-sprays.ts";
import { slenderTuft } from "./slender-tuft.ts";
import { slungArm } from "./slung-arm.ts";
import { slungBunch } from "./slung-bunch.ts";
import { slungPairs } from "./slung-pairs.ts";
import { slungRods } from "./slung-rods.ts";
import { spikeTipped } from "./spike-tipped.ts";
import { spikedClimber } from "./spiked-climber.ts";
import { spinedFork } from "./spined-fork.ts";
import { spinedPlumes } from "./spined-plumes.ts";
import { spinyBough } from "./spiny-bough.ts";
import { spiredFork } from "./spired-fork.ts";
import { splitFigs } from "./split-figs.ts";
import { spreadCymes } from "./spread-cymes.ts";
import { stalkedRosette } from "./stalked-rosette.ts";
import { starredCapsules } from "./starred-capsules.ts";
import { starredTower } from "./starred-tower.ts";
import { starryCorymbs } from "./starry-corymbs.ts";
import { stolonedSpikes } from "./stoloned-spikes.ts";
import { stoutCane } from "./stout-cane.ts";
import { strewnTwiner } from "./strewn-twiner.ts";
import { stripedCascade } from "./striped-cascade.ts";
import { strungArches } from "./strung-arches.ts";
import { sweptSpires } from "./swept-spires.ts";
import { tasselledStalks } from "./tasselled-stalks.ts";
import { tendrilledShoot } from "./tendrilled-shoot.ts";
import { thimbledFork } from "./thimbled-fork.ts";
import { thornyFork } from "./thorny-fork.ts";
import { thornyRacemes } from "./thorny-racemes.ts";
import { thornyTufts } from "./thorny-tufts.ts";
import { threadedUmbels } from "./threaded-umbels.ts";
import { tieredRanks } from "./tiered-ranks.ts";
import { tippedRosettes } from "./tipped-rosettes.ts";
import { touchedSprays } from "./touched-sprays.ts";
import { trailingRacemes } from "./trailing-racemes.ts";
import { trumpetBow } from "./trumpet-bow.ts";
import { trunkBorne } from "./trunk-borne.ts";
import { trunkRacemes } from "./trunk-racemes.ts";
import { trussedBough } from "./trussed-bough.ts";
import { trussedFork } from "./trussed-fork.ts";
import { tubedGlobe } from "./tubed-globe.ts";
import { tuftedCorymbs } from "./tufted-corymbs.ts";
import { twinLeavedBough } from "./twin-leaved-bough.ts";
import { twinPosies } from "./twin-posies.ts";
import { twinedStake } from "./twined-stake.ts";
import { umbelledBough } from "./umbelled-bough.ts";
import { umbelledHerb } from "./umbelled-herb.ts";
import { uprightPeppers } from "./upright-peppers.ts";
import { violetCrownedShoot } from "./violet-crowned-shoot.ts";
import { waterVine } from "./water-vine.ts";
import { waxenStars } from "./waxen-stars.ts";
import { whipTails } from "./whip-tails.ts";
import { whiteBalls } from "./white-balls.ts";
import { whorlTopped } from "./whorl-topped.ts";
import { whorledBroom } from "./whorled-broom.ts";
import { willowyBough } from "./willowy-bough.ts";
import { wingedStalks } from "./winged-stalks.ts";
import { wingedSwag } from "./winged-swag.ts";
import { wiryMallow } from "./wiry-mallow.ts";
import { wirySprigs } from "./wiry-sprigs.ts";

export const plans: Record<PlanName, Plan> = {
  "acanth-wands": acanthWands,
  "airy-umbels": airyUmbels,
  "arched-ranks": archedRanks,
  "arching-wands": archingWands,
  "axil-daisies": axilDaisies,
  "axil-posies": axilPosies,
  "axil-trumpets": axilTrumpets,
  "banded-diagonal": bandedDiagonal,
  "banded-liana": bandedLiana,
  "banded-sprays": bandedSprays,
  "bare-wood-bunches": bareWoodBunches,
  "basal-scapes": basalScapes,
  "beaded-twiner": beadedTwiner,
  "bell-rope": bellRope,
  "belled-axils": belledAxils,
  "blossomed-bough": blossomedBough,
  "bottled-vine": bottledVine,
  "bowed-whips": bowedWhips,
  "branched-candles": branchedCandles,
  "bristled-pairs": bristledPairs,
  "bristly-plumes": bristlyPlumes,
  "bronzed-lobes": bronzedLobes,
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
  "clasped-shoots": claspedShoots,
  "clawed-liana": clawedLiana,
  "coin-pods": coinPods,
  "collared-heads": collaredHeads,
  "combed-spires": combedSpires,
  "corky-liana": corkyLiana,
  "crossed-umbels": crossedUmbels,
  "crowned-bough": crownedBough,
  "crowning-umbels": crowningUmbels,
  "cupped-drupes": cuppedDrupes,
  "curled-tips": curledTips,
  "dotted-sprigs": dottedSprigs,
  "draped-eggs": drapedEggs,
  "draped-vine": drapedVine,
  "drooping-fork": droopingFork,
  "drooping-plumes": droopingPlumes,
  "drupe-bough": drupeBough,
  "evening-tufts": eveningTufts,
  "fanned-mat": fannedMat,
  "feathered-liana": featheredLiana,
  "fingered-crown": fingeredCrown,
  "flared-columns": flaredColumns,
  "flat-topped-pairs": flatToppedPairs,
  "fleshy-sprawl": fleshySprawl,
  "forked-cymes": forkedCymes,
  "forked-lanterns": forkedLanterns,
  "forked-trumpets": forkedTrumpets,
  "fronded-panicles": frondedPanicles,
  "gilded-racemes": gildedRacemes,
  "globed-bough": globedBough,
  "golden-funnels": goldenFunnels,
  "golden-globes": goldenGlobes,
  "gourd-loops": gourdLoops,
  "great-fruit-bough": greatFruitBough,
  "great-mallows": greatMallows,
  "hanging-pipes": hangingPipes,
  "headed-axils": headedAxils,
  "heart-climber": heartClimber,
  "heart-scramble": heartScramble,
  "heavy-heads": heavyHeads,
  "hung-bough": hungBough,
  "jointed-zigzag": jointedZigzag,
  "juicy-tuft": juicyTuft,
  "knobbed-fruits": knobbedFruits,
  "knobbed-zigzag": knobbedZigzag,
  "knotted-stem": knottedStem,
  "laced-globes": lacedGlobes,
  "laden-arch": ladenArch,
  "laden-sweep": ladenSweep,
  "laden-trunk": ladenTrunk,
  "lax-corymbs": laxCorymbs,
  "leafy-panicles": leafyPanicles,
  "leafy-tuft-with-umbels": leafyTuftWithUmbels,
  "leathery-shoots": leatheryShoots,
  "lidded-pots": liddedPots,
  "limp-sprays": limpSprays,
  "lobed-crown": lobedCrown,
  "long-rods": longRods,
  "long-strings": longStrings,
  "loose-spires": looseSpires,
  "lying-gourd": lyingGourd,
  "mossy-garland": mossyGarland,
  "noded-bough": nodedBough,
  "open-fork": openFork,
  "opposed-heads": opposedHeads,
  "paired-balls": pairedBalls,
  "paired-twigs": pairedTwigs,
  "pale-backed-fan": paleBackedFan,
  "panicled-bough": panicledBough,
  "parting-corymbs": partingCorymbs,
  "passion-garland": passionGarland,
  "pear-bough": pearBough,
  "pinwheel-pairs": pinwheelPairs,
  "plumed-bough": plumedBough,
  "plumed-greens": plumedGreens,
  "plumed-panicle": plumedPanicle,
  "podded-arch": poddedArch,
  "podded-spray": poddedSpray,
  "podded-trefoils": poddedTrefoils,
  "podded-trunk": poddedTrunk,
  "posied-rosettes": posiedRosettes,
  "posied-spray": posiedSpray,
  "prickled-climber": prickledClimber,
  "prickled-lobes": prickledLobes,
  "pride-spire": prideSpire,
  "raised-pods": raisedPods,
  "rasping-bough": raspingBough,
  "rattling-racemes": rattlingRacemes,
  "red-mat": redMat,
  "red-sprays": redSprays,
  "resin-sprays": resinSprays,
  "ribbed-pairs": ribbedPairs,
  "rising-liana": risingLiana,
  "rising-racemes": risingRacemes,
  "rising-whips": risingWhips,
  "rods-below-sprays": rodsBelowSprays,
  "rosetted-fork": rosettedFork,
  "runner-with-heads": runnerWithHeads,
  "scarlet-wand": scarletWand,
  "scented-cymes": scentedCymes,
  "seated-burrs": seatedBurrs,
  "seated-cymes": seatedCymes,
  "shielded-herb": shieldedHerb,
  "shore-runner": shoreRunner,
  "silvered-wand": silveredWand,
  "slender-candles": slenderCandles,
  "slender-sprays": slenderSprays,
  "slender-tuft": slenderTuft,
  "slung-arm": slungArm,
  "slung-bunch": slungBunch,
  "slung-pairs": slungPairs,
  "slung-rods": slungRods,
  "spike-tipped": spikeTipped,
  "spiked-climber": spikedClimber,
  "spined-fork": spinedFork,
  "spined-plumes": spinedPlumes,
  "spiny-bough": spinyBough,
  "spired-fork": spiredFork,
  "split-figs": splitFigs,
  "spread-cymes": spreadCymes,
  "stalked-rosette": stalkedRosette,
  "starred-capsules": starredCapsules,
  "starred-tower": starredTower,
  "starry-corymbs": starryCorymbs,
  "stoloned-spikes": stolonedSpikes,
  "stout-cane": stoutCane,
  "strewn-twiner": strewnTwiner,
  "striped-cascade": stripedCascade,
  "strung-arches": strungArches,
  "swept-spires": sweptSpires,
  "tasselled-stalks": tasselledStalks,
  "tendrilled-shoot": tendrilledShoot,
  "thimbled-fork": thimbledFork,
  "thorny-fork": thornyFork,
  "thorny-racemes": thornyRacemes,
  "thorny-tufts": thornyTufts,
  "threaded-umbels": threadedUmbels,
  "tiered-ranks": tieredRanks,
  "tipped-rosettes": tippedRosettes,
  "touched-sprays": touchedSprays,
  "trailing-racemes": trailingRacemes,
  "trumpet-bow": trumpetBow,
  "trunk-borne": trunkBorne,
  "trunk-racemes": trunkRacemes,
  "trussed-bough": trussedBough,
  "trussed-fork": trussedFork,
  "tubed-globe": tubedGlobe,
  "tufted-corymbs": tuftedCorymbs,
  "twin-leaved-bough": twinLeavedBough,
  "twin-posies": twinPosies,
  "twined-stake": twinedStake,
  "umbelled-bough": umbelledBough,
  "umbelled-herb": umbelledHerb,
  "upright-peppers": uprightPeppers,
  "violet-crowned-shoot": violetCrownedShoot,
  "water-vine": waterVine,
  "waxen-stars": waxenStars,
  "whip-tails": whipTails,
  "white-balls": whiteBalls,
  "whorl-topped": whorlTopped,
  "whorled-broom": whorledBroom,
  "willowy-bough": willowyBough,
  "winged-stalks": wingedStalks,
  "winged-swag": wingedSwag,
  "wiry-mallow": wiryMallow,
  "wiry-sprigs": wirySprigs,
};
