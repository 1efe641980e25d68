// The vocabulary of the vegetative traits of a plate: habit, leaf, stem, bark, colour.
// Words may be added; renaming one breaks the content files that use it.

export const habits = [
  "tree", // drawn as a leafy, woody branch with its flowers and fruit
  "shrub", // several woody or half-woody shoots from one base
  "herb", // one soft upright plant, drawn whole with its root
  "bushy-herb", // a soft plant branching from low down, drawn whole with its root
  "rosette", // all leaves from the ground in a ring, flowers on a bare stalk (plantain, culantro, aloe)
  "clump", // tall leafy shoots or long-stalked leaves side by side from a rhizome (ginger, turmeric, arrowroot, taro)
  "bulb", // leaves and flower stalk rising from a bulb (onion, garlic, red bulb lily)
  "grass", // tuft of narrow blades with seed heads (lemongrass, vetiver, goosegrass)
  "cane", // tall jointed grass stems with long arching blades (sugar cane, maize, Job's tears)
  "palm", // a palm drawn whole, trunk and crown
  "giant-herb", // a banana: false trunk with great leaves
  "crown-tree", // an unbranched trunk with all leaves at its top, drawn whole (papaya)
  "vine", // climbing on a support, or hanging
  "creeper", // lying along the ground, rooting at the joints, tips rising
  "fern", // fronds from a short rootstock, some still coiled
  "aquatic", // standing in or floating on water
  "cactus", // leafless fleshy joints
] as const;

/** A composition made by hand for the plant; several plants of one kind may share it. Each is a file in `plates/plans/`. */
export const plans = [
  "acanth-wands", // a jointed leaning stem, tall panicles at its tips, one in capsules (St. John's bush)
  "airy-umbels", // umbels at different heights among leaves cut into threads (ajwain)
  "arched-ranks", // a long bough that arches over, leaves in two ranks, small fruits hanging from the axils (dunks)
  "arching-wands", // arching wands of small paired leaves with stalked heads (bushy lippia)
  "axil-daisies", // small daisies on long stalks from the axils of narrow leaf pairs (congo lala)
  "axil-posies", // a posy of flowers in each upper axil (pignut mint)
  "axil-trumpets", // large trumpets on long stalks from the axils, capsules below, tubers (minnieroot)
  "banded-diagonal", // a waved woody band across the sheet, racemes at the tips of its shoots, pods below (monkey ladder)
  "banded-liana", // a bare flat liana, leafy shoots leaning from it, golden drupes below, panicles above (granny backbone)
  "banded-sprays", // narrow leaf pairs on red stems, corymbs at different heights (ayapana)
  "bare-wood-bunches", // an old bough that bows, bunches and brushes on its bare wood, leafy shoots with red tips (jamoon)
  "basal-scapes", // leafy shoots that lean apart, bare scapes in flower and fruit beside them (jungle ginger)
  "beaded-twiner", // a hanging stem with round leaves, strings of bracts and red fruits (velvetleaf)
  "belled-axils", // leaves in pairs; capsules in the lower axils, nodding bells above, buds at the top (sesame)
  "bell-rope", // an arched stem with great trumpets hanging side by side (angel's trumpet)
  "blossomed-bough", // an old bough across the sheet with tufts of flowers on its bark, leafy shoots above and below, pears seated close (french cashew)
  "bottled-vine", // a wandering vine with broad downy leaves, a great bottle from its upper arm (bottle gourd)
  "bowed-whips", // quilted leaf pairs, long whips that bow out from every tip (cayenne porterweed)
  "branched-candles", // shoots that end in tall candles of flowers, an old one full of pods (carrion crow bush)
  "bristled-pairs", // broad quilted leaves in pairs, small cymes above dark berries (soapbush)
  "bristly-plumes", // broad leaves on long stalks, plumes of minute flowers in their axils (stinging nettle)
  "bronzed-lobes", // lobed leaves on long stalks, the young ones bronze, small dark cymes (bellyache bush)
  "bronzed-ranks", // a bough across the sheet, leaves in two ranks with some turned to their bronze backs, dark globes below (star apple)
  "brook-stems", // hollow stems that lie, root and rise (watercress)
  "brush-pairs", // a leaning bough with leaves in pairs, large flowers from all sides above, two fruits below (guava)
  "brushed-spikes", // stiff feathers of few large leaflets, slender white spikes at the tips, one great woody pod (mora)
  "bunched-bough", // feathered leaves on long stalks, bunches of opening fruits (haiawa)
  "bursting-bolls", // lobed leaves, large flowers from three sides, bolls closed and burst (buck cotton)
  "candelabrum", // two thick forks with rosettes of long leaves, wheels over the one, a spread pair of pods (frangipani)
  "capped-panicles", // leaves in pairs, panicles with large buds at the tips, a spray of berries (bloodwood)
  "capsuled-crown", // a stout shoot under long feathered leaves, a panicle to one side, great capsules on a hanging stalk (crabwood)
  "chained-bough", // long chains of flowers and rods of fruit that hang from a bough (golden shower)
  "cherried-pairs", // a fine forked shrub with small leaves in pairs, ribbed cherries on threads in every age, white brushes (surinam cherry)
  "cherried-sweep", // a sweeping bough, round fruits on long bent stalks (wiri wiri)
  "clasped-shoots", // stiff clasping leaves, white panicles above, dark fruits on the old wood (tauroniro)
  "clawed-liana", // a thick arching liana with paired claws, balls of flowers on long stalks (cat's claw)
  "coin-pods", // large feathered leaves, panicles at the tips, round flat pods on old panicles below (corkwood)
  "collared-heads", // broad leaves below, wiry forks above, heads between leafy bracts (elephant's foot)
  "combed-spires", // soft leaf pairs, stems ending in one-sided combs (comb bushmint)
  "corky-liana", // a stout corky liana, leaves on long stalks along its hanging shoots, pipes from the old wood (devildoer)
  "crossed-umbels", // narrow leaves in crossing pairs below full umbels, berries (manni)
  "crowned-bough", // large feathered leaves around flat-topped flowers (curry leaf)
  "crowning-umbels", // narrow leaves in pairs, umbels at the tips, spindle pods (scarlet milkweed)
  "cupped-drupes", // a forking bough with leathery leaves in pairs, dense panicles above, one great drupe in a cup at a leafy end (greenheart)
  "curled-tips", // stems that end in long coils of flowers (wild clary)
  "dotted-sprigs", // shoots thick with finely divided leaves, flat clusters at their tips (rue)
  "draped-eggs", // broad waved leaves, nodding stars, one great fruit before them (boulanger)
  "draped-vine", // along a dead bough, long racemes and pods hanging (cowitch)
  "drooping-fork", // a bough that bends over, feathered leaves, a truss of plums below (hog plum)
  "drooping-plumes", // long toothed feathers arching to all sides, panicles and sprays of fruit between (neem)
  "drupe-bough", // broad leaves in strict pairs, one great drupe, flowers in knots (mamee)
  "evening-tufts", // thick roots, leaf pairs, tufts of long-tubed flowers (four o'clock)
  "fanned-mat", // five thin stems in a fan, seated pairs of leaves, lipped flowers and slender capsules (bitter blain)
  "feathered-liana", // a woody shoot with large feathered leaves under racemes, flat pods one by one (haiari)
  "fingered-crown", // a stout ringed stem, great fingered leaves from all sides, catkins in fans (congo pump)
  "flared-columns", // toothed leaves by turns, great flowers turned to all sides with long columns (hibiscus)
  "flat-topped-pairs", // rough leaves in crossing pairs, flat-topped heads over every shoot, black fruits (kunami)
  "fleshy-sprawl", // juicy spreading stems, broad leaves in pairs, long thin spikes (thick-leaf thyme)
  "forked-cymes", // a bough forking by twos with close-veined leaves in pairs, cymes at the tips, dark globes at leafy ends (dukali)
  "forked-lanterns", // a much forked soft herb, bells and lanterns hanging from its forks (cutleaf ground cherry)
  "forked-trumpets", // a trumpet or a spiny fruit in each fork, broad leaves (dhatura)
  "fronded-panicles", // great leaves that arch like ferns, a tall panicle of trumpets before them, flat pods (futui)
  "gilded-racemes", // leathery leaves in pairs under upright racemes, a drooping one heavy with round fruits (golden spoon)
  "globed-bough", // twice-feathered leaves, balls of stamens, twisted open pods (huruasa)
  "golden-funnels", // leaves in whorls, great funnels from all sides, spiny fruits on stout stalks (allamanda)
  "golden-globes", // a spiny bough with glossy leaves, white flowers above, large round fruits below (sour orange)
  "gourd-loops", // a vine climbing in loops, large lobed leaves, raised racemes, a long gourd (nenwa)
  "great-fruit-bough", // very large leaves around one great fruit (breadfruit)
  "great-mallows", // lobed leaves, great flowers at the top, upright pods below (musk ochro)
  "hanging-pipes", // a twining stem that bows over, three-lobed leaves, large pipes hanging, a basket (Dutchman's pipe)
  "headed-axils", // soft leaves, some turned to their backs, crowded heads in the axils (sleepy morning)
  "heart-climber", // rooted to a trunk, with broad leaves on long stalks (paan)
  "heart-scramble", // a climbing vine with scrambling shoots, hearts in pairs, small heads in flat tops (mile-a-minute)
  "heavy-heads", // stout stems of feathered leaves, each with one heavy head (marigold)
  "hung-bough", // large drooping feathered leaves around fruits that hang from a bough (five finger)
  "jointed-zigzag", // a fleshy zigzag stem, hearts, and opposite them flowers, berries or a tendril (princess vine)
  "juicy-tuft", // thick pale stems with small hearts and slender spikes (pepper elder)
  "knobbed-fruits", // prickly stems with lobed leaves on long stalks, stars in the axils, knobbed golden fruits hanging (jumbie bubby)
  "knobbed-zigzag", // a zigzag bough with soft leaves in two ranks, one great fruit, nodding flowers (sugar apple)
  "knotted-stem", // a scarred stem on swollen roots, fingered leaves on long stalks (cassava)
  "laced-globes", // glossy leaves by turns, bells nodding under them, yellow globes split over red lace (nutmeg)
  "laden-arch", // a branch arched under one great fruit (pomegranate)
  "laden-sweep", // a leaning bough with stiff feathered leaves, racemes above, large fruits below (ackee)
  "laden-trunk", // fruits and flowers on the bark of a trunk below a crown of feathered leaves (sourie)
  "lax-corymbs", // a leaning stem with pairs of pointed leaves, a cluster on each of its shoots (christmas bush)
  "leafy-panicles", // ragged narrow leaves, branches leafy to their tips, tufts of flowers in the axils (wormseed)
  "leafy-tuft-with-umbels", // a tuft of much-cut leaves on long stalks, a leaning stem with umbels (parsley)
  "leathery-shoots", // rising shoots thick with round leathery leaves, heads of flowers in the upper axils, plums below (fat pork)
  "lidded-pots", // leaves in two ranks, sprays of hooded flowers at the tips, woody pots on thick stalks (kakaralli)
  "limp-sprays", // weak stems that lie apart and rise into thin racemes (weak jumby pepper)
  "lobed-crown", // a stout fork, large lobed leaves, fruits hanging before them (physic nut)
  "long-rods", // leaves in pairs, stems that run out into long spikes (soldier rod)
  "long-strings", // from a bough overhead flowers and flat pods hang far below the leaves on long bare strings (wallaba)
  "loose-spires", // long-stalked leaf pairs, leaning stems with loose spires (married-man pork)
  "lying-gourd", // a thick lying stem, upright great leaves, trumpets, one great fruit in front (pumpkin)
  "mossy-garland", // a vine in one curve, pale flowers towards the reader, fruits in moss (stinking passionflower)
  "noded-bough", // swollen joints, each with a large heart opposite a slender spike (cake bush)
  "open-fork", // open forks of long-stalked heads in flower and in fruit (Spanish needle)
  "opposed-heads", // great leaves in pairs, one of them giving way to a round head (noni)
  "paired-balls", // a stalked ball in each upper axil (woman piaba)
  "paired-twigs", // thorny twigs with small leaves in pairs, each ending in a panicle (henna)
  "pale-backed-fan", // leaves by turns that show their pale backs, three flat clusters of unlike size (cure-for-all)
  "panicled-bough", // a winding bough, panicles in the upper axils, fruits in the lower ones (duka)
  "parting-corymbs", // leaves that dwindle upwards, a stem that parts into loose corymbs, some in down (little ironweed)
  "passion-garland", // a garland with tendrils, large flowers turned to all sides, fruits hanging (passion fruit)
  "pear-bough", // large leaves crowded at the tips, panicles over them, long-stalked pears below (avocado)
  "pinwheel-pairs", // glossy pairs on a small shrub, flat flowers at every tip, paired pods (periwinkle)
  "plumed-bough", // large finely divided leaves around upright spikes, great pods (trysil)
  "plumed-greens", // quilted leaves in every depth on a red stem, one heavy nodding spike (calaloo)
  "plumed-panicle", // stiff dark feathers all round a pale panicle, a loose bunch of two-coloured drupes (simarupa)
  "podded-arch", // a slender bough arching over under its pods, fine feathered leaves, racemes at the tips (tamarind)
  "podded-spray", // pale-backed leaves, a panicle at each tip, thick pods on stout stalks (yaruru)
  "podded-trefoils", // three-parted leaves, pea flowers in the axils, long beaked pods (fenugreek)
  "podded-trunk", // great pods and cushions of flowers on a trunk, long hanging leaves (cocoa)
  "posied-rosettes", // leaves crowded over dense posies of small flowers on three forks, small berries on long stalks (balata)
  "posied-spray", // wands from one foot with small blunt leaves, umbels of clawed petals above, shining cherries below (west indian cherry)
  "prickled-climber", // a prickly stem in bends from a rootstock, tendrils, umbels, bunches of berries (sarsaparilla)
  "prickled-lobes", // large lobed leaves, white stars, few hairy fruits close to the stem (bura bura)
  "pride-spire", // one tall raceme of fringed flowers over great twice-cut leaves, pods aside (barbados pride)
  "raised-pods", // long feathered leaves, flowers at the top, pods that rise from the axils (wild coffee)
  "rasping-bough", // stiff leaves by turns on a crooked branch, small white sprays, knots of fruits (sandpaper tree)
  "rattling-racemes", // racemes in flower, in bud and heavy with pods (shake shake)
  "red-mat", // juicy stems spread around one root, leaves crowned at their tips (purslane)
  "red-sprays", // thin arching stems, small leaves in two ranks, knots in the axils (asthma weed)
  "resin-sprays", // leathery feathered leaves, a heavy spray of split pods, airy flowers (maran)
  "ribbed-pairs", // large glossy leaves in pairs, coloured young ones, airy sprays, fruits below (cinnamon)
  "rising-liana", // a liana up a dead bough, panicles of trumpets at its tips, long thin pods (crajiru)
  "rising-racemes", // weak rooting stems that end in racemes, one in fruit (chinese violet)
  "rising-whips", // coarse leaf pairs on a leaning herb, thick whips that rise like rods (vervine)
  "rods-below-sprays", // a leaning bough, upright sprays of large flowers, a bunch of rods below (money bush)
  "rosetted-fork", // leaves crowded at the tips of a spreading fork, small bells nodding below them, brown globes hanging (sapodilla)
  "runner-with-heads", // a rooting runner, heads on long stalks (creeping oxeye)
  "scarlet-wand", // an arching wand of beaked flowers over few large leaves, a bunch of small fruits (quassia)
  "scented-cymes", // glossy pairs, the youngest bronze, stiff cymes with long red cups (clove)
  "seated-burrs", // soft lobed leaves, flowers and burrs close to the stem in their axils (caesarweed)
  "seated-cymes", // broad leaves by turns, close cymes and short-stalked capsules in their axils (mauby)
  "shielded-herb", // great round leaves on long stalks, fans of spikes in their axils (cowfoot leaf)
  "shore-runner", // a long runner across the sheet, upright notched leaves, wide funnels between them (beach morning glory)
  "silvered-wand", // soft leaves of three, racemes in the upper axils, pods in the lower ones (pigeon pea)
  "slender-candles", // many slender stems, each ending in a thin candle of flowers (tulsi)
  "slender-sprays", // slender rising stems, narrow leaf pairs, airy sprays (toyeau)
  "slender-tuft", // slender stems full of small leaves, starry flowers on threads, nodding capsules (creole tea)
  "slung-arm", // a bough whose arm reaches out under one great fruit, straps of flowers on its rising shoots (custard apple)
  "slung-bunch", // broad leaves around one heavy crowded bunch of round fruits (guinep)
  "slung-pairs", // leaves in two ranks, flowers in knots, fruits hanging two by two (manyokinaballi)
  "slung-rods", // large lacy leaves, a bunch of very long pods hanging free (moringa)
  "spike-tipped", // whippy twigs that end in small spikes (black sage)
  "spiked-climber", // rooted to a post, a spike hanging across from each leaf (black pepper)
  "spined-fork", // a prickly fork under large hearts, a dark cone at each tip, grooved fruits (sandbox tree)
  "spined-plumes", // leaves by turns on long stalks, stems ending in bowed plumes (spiny amaranth)
  "spiny-bough", // a spiny rising bough thick with leaves, round fruits in its bend, white flowers in its axils (lime)
  "spired-fork", // leaf pairs on forking stems that end in spires of flowers (wild basil)
  "split-figs", // long-pointed leaf pairs, round fruits that burst on the bare wood (muniridan)
  "spread-cymes", // low red stems from a thick root, open cymes of small heads rising on long stalks (hogweed)
  "stalked-rosette", // broad leaves on long stalks, bare scapes with spikes of every age (broadleaf plantain)
  "starred-capsules", // long drooping feathers from a bough's end, a hanging panicle, stalked capsules split into stars (red cedar)
  "starred-tower", // few great star-shaped leaves under a tower of flowers, a spike of fruits (castor bean)
  "starry-corymbs", // glossy pairs on rising shoots, flat clusters in flower and in berry (bay rum tree)
  "stoloned-spikes", // close leaf pairs that rise from a runner, spikes at the top (spearmint)
  "stout-cane", // a stout stem with great arrow leaves, spathes between them, a heavy fruit (moko-moko)
  "strewn-twiner", // a thin vine up a dead stem, shoots that fall to both sides, racemes and burst pods (crab eyes)
  "striped-cascade", // jointed shoots falling from a corner, striped leaves in two ranks, sheathed joints (inch plant)
  "strung-arches", // broad leaves, and opposite them long arching strings of berries (deer calaloo)
  "swept-spires", // a bough with long-stalked leaves and long open spires (clove basil)
  "tasselled-stalks", // waxy lobed leaves below, tassels and down on long thin stalks (lilac tasselflower)
  "tendrilled-shoot", // a winding shoot with tendrils, its fruits hanging (carilla)
  "thimbled-fork", // a rosette of spiny leaves, a forking stalk with a thimble in every fork (culantro)
  "thorny-fork", // a thorny bough with leaves of three, a great round fruit under its arm (bael)
  "thorny-racemes", // great pea flowers over leaves of three, long beaded pods among them (oronoque)
  "thorny-tufts", // tufts of fingered leaves, flowers on old wood, great pods (silk cotton)
  "threaded-umbels", // a low forking annual of threads, small umbels at every tip, the outer ones in fruit (cumin)
  "tiered-ranks", // long leaves in two ranks, some seen from beneath, golden sprays, split fruits (baboonwood)
  "tipped-rosettes", // leaves that crowd at the ends of stout shoots, dark panicles, nuts on an old one (giant wild cashew)
  "touched-sprays", // prickly stems from one root, feathered leaves partly shut, balls of threads on long stalks (sensitive plant)
  "trailing-racemes", // a thin rooting stem, long loose racemes over jointed pods (creeping tick trefoil)
  "trumpet-bow", // a woody stem in a long bow, paired leaflets, trusses of trumpets, a long pod hanging free (garlic vine)
  "trunk-borne", // a thick bough across the sheet, a great fruit and flowers from its old wood, leafy twigs around (soursop)
  "trunk-racemes", // a piece of trunk, long racemes of great flowers and heavy balls on its bark (cannonball tree)
  "trussed-bough", // fingered leaves in pairs below dense trusses of trumpets (hakia)
  "trussed-fork", // feathered leaves at the tips of a fork, a panicle on one, a truss of fruits on the other (golden apple)
  "tubed-globe", // large leaves in whorled pairs at the tips, salvers over them, one great tipped fruit below (lana)
  "tufted-corymbs", // branches that end in flat-topped clusters of small heads (billygoat weed)
  "twin-leaved-bough", // leaves of two leaflets, trusses of cream flowers, great hanging pods (locust)
  "twin-posies", // puckered pairs with two stalked heads of flowers to each, knots of berries (sweet sage)
  "twined-stake", // a thick stem around a stake, spikes in the axils (poi)
  "umbelled-bough", // pairs of broad seated leaves, a rounded umbel at each tip (madar)
  "umbelled-herb", // umbels above broad lower leaves and upper leaves cut into threads (coriander)
  "upright-peppers", // forking twigs, fruits upright on their stalks (bird pepper)
  "violet-crowned-shoot", // long feathered leaves that arch from a shoot, a broad violet panicle, one great pod (arisauro)
  "water-vine", // two twisted woody stems that part like a fountain, flowers above, berries below (capadulla)
  "waxen-stars", // thick leaves in few pairs, one great flower in front, a heavy fruit (kufa)
  "whip-tails", // leaves by turns, long thin whips of flowers and fruits (gully root)
  "white-balls", // a broom of wiry stems, narrow leaves in tufts, white balls (shrubby false buttonweed)
  "whorl-topped", // crosses of four leaves, long one-sided spikes out of them (worm grass)
  "whorled-broom", // a broom of slender stems with small whorls, single flowers in their axils (sweet broom)
  "willowy-bough", // shoots thick with narrow leaves, nodding flowers at their tips, stout-stalked fruits (yellow oleander)
  "winged-stalks", // large leaves on winged stalks, one tall spray of pea flowers, heavy pods (tonka bean)
  "winged-swag", // a stout winged vine with heart leaves and tendrils, great nodding flowers, one very large fruit (granadilla)
  "wiry-mallow", // wiry stems, long-stalked flowers above, segmented fruits below (arrowleaf sida)
  "wiry-sprigs", // wiry sprigs of tiny paired leaves from a woody foot (thyme)
] as const;
export type PlanName = (typeof plans)[number];

/** How the cut branch of a tree or shrub is held. */
export const branchPoses = [
  "winding", // upright, in an S
  "forked", // with a lower shoot as strong as the branch itself
  "sweeping", // from a lower corner across the sheet
  "turning", // leaning out and back over its foot
  "hanging", // in from an upper corner, over, and down
] as const;

export const leafForms = [
  "simple", // one blade to a stalk (it may still be lobed: say so in `outline`)
  "two-leaflets", // a pair of leaflets to a stalk (locust, garlic vine)
  "trifoliate", // three leaflets (pigeon pea, bael)
  "palmate", // separate leaflets spread like fingers from one point (silk cotton, hemp)
  "pinnate", // leaflets along a rib, one at the tip (neem, hog plum)
  "even-pinnate", // leaflets along a rib in pairs, none at the tip (tamarind, sennas)
  "bipinnate", // a feather of feathers: pairs of small feathers along the rib (sensitive plant, Barbados pride)
  "tripinnate", // divided three times into small rounded leaflets (moringa, rue)
  "parsley", // cut into toothed, fan-shaped segments (celery, coriander)
  "blade", // a grass blade
  "strap", // a long flat or folded leaf with parallel veins (pineapple, red bulb lily)
  "tube", // a hollow round leaf (onion)
  "scale", // minute leaves pressed to the stem (thyme-like, artillery plant)
  "succulent", // thick fleshy leaf (aloe, purslane)
  "banana", // a huge oblong blade, torn between its side veins
  "palm-feather", // palm leaf with leaflets along both sides
  "palm-fan", // palm leaf spread like a fan
  "frond", // a fern's frond, once feathered (leather fern)
  "double-frond", // a fern's frond, twice feathered (silver fern)
  "none", // no leaves (cactus)
] as const;

/** Outline of the blade; for a compound leaf, of one leaflet. */
export const leafOutlines = [
  "linear", // very narrow, sides parallel
  "lance", // narrow, widest below the middle, tapering to a point (mango, neem leaflet)
  "oblong", // sides parallel, ends rounded
  "elliptic", // widest in the middle, both ends narrowed (soursop, coffee)
  "ovate", // egg-shaped, widest below the middle (hibiscus, basil)
  "obovate", // egg-shaped, widest above the middle (almond, cashew)
  "spoon", // rounded top on a long narrow base (purslane)
  "round", // about as wide as long
  "heart", // heart-shaped with a notch at the stalk (betel, annatto)
  "kidney", // wider than long with a notch at the stalk
  "diamond", // four-sided, widest in the middle (Sida)
  "triangle", // broad at the base, straight sides (mile-a-minute)
  "arrow", // arrowhead with two lobes pointing back (moko-moko, angel wings)
  "shield", // stalk joined inside the blade (lotus, velvetleaf)
  "sickle", // curved to one side
  "lopsided", // one half wider than the other (calabash tree leaflet, trumpet vine)
  "two-lobed", // a camel's foot, cleft at the tip (monkey ladder)
  "three-lobed", // three lobes (cotton, passion fruit)
  "five-lobed", // five or more lobes like a maple, cut about halfway (okra, bitter melon, pumpkin)
  "fingered", // lobes like fingers, cut deep towards the stalk (cassava, papaya, castor, trumpet tree)
  "feather-lobed", // lobed along both sides of the midrib (breadfruit, prickly poppy)
  "lyre", // one big end lobe with small ones below it (tasselflower, watercress)
] as const;

export const leafLobings = [
  "shallow", // a quarter of the way (pumpkin)
] as const;

export const leafMargins = [
  "entire", // smooth
  "wavy", // smooth but waving up and down
  "sinuate", // in a few broad bays and rounded lobes (eggplant)
  "toothed", // teeth like a saw, pointing forward
  "fine-toothed", // very small saw teeth
  "coarse-toothed", // few large teeth, pointing outward
  "scalloped", // rounded teeth (leaf of life, Indian borage)
  "fine-scalloped", // low rounded teeth that are seen only from near (lime, bael)
  "double-toothed", // small teeth on larger ones
  "spiny", // teeth ending in spines (pineapple, prickly poppy, aloe)
  "hairy", // fringed with hairs
] as const;

export const venations = [
  "pinnate", // one midrib, side veins to the margin
  "looped", // side veins joining in loops before the margin
  "close-parallel", // midrib with many fine side veins close together (banana, ginger, mammee)
  "three-veined", // three main veins from near the base, running to the tip (cinnamon)
  "curved", // five or more main veins curving from base to tip, ladder between (soapbush)
  "palmate", // main veins spreading from the stalk's end
  "parallel", // all veins lengthwise (grasses, lilies)
  "faint", // hardly seen (succulents)
] as const;

export const arrangements = [
  "alternate", // one leaf to a joint, left and right in turn
  "opposite", // two facing each other at each joint
  "whorled", // three or more around each joint
  "spiral", // one to a joint, climbing around the stem (Congo cane, pineapple)
  "two-ranked", // alternate in one flat plane, close together (soursop, coco plum)
  "clustered-tips", // crowded at the ends of the twigs (almond, frangipani, sapodilla)
  "basal", // all from the ground
] as const;

// biome-ignore format: plain words read best as a paragraph
export const leafTips = ["pointed", "long-pointed", "drip-tip", "blunt", "rounded", "notched", "bristle"] as const;
// A decurrent blade runs down its stalk in two narrow edges (vervine).
// biome-ignore format: plain words read best as a paragraph
export const leafBases = ["wedge", "rounded", "heart", "uneven", "clasping", "eared", "truncate", "decurrent"] as const;
// A ribbed stalk is thick and juicy (celery).
export const petioles = ["none", "short", "long", "winged", "sheathing", "ribbed"] as const;

/** What stands on either side of a leaf's foot. */
export const leafStipules = [
  "combs", // fringed like a comb (creole tea)
] as const;

export const leafSurfaces = [
  "glossy", // shining
  "matt", // dull
  "leathery", // thick and stiff
  "quilted", // puckered between the veins (sage, mint, lantana)
  "puckered", // bulging between the veins and shining (sweet basil)
  "hairy", // soft hairs
  "velvety", // dense short hairs, greyish sheen
  "rough", // like sandpaper
  "waxy", // bluish bloom
  "prickly", // prickles on the veins (bura-bura)
  "fleshy", // thick and juicy
  "felted", // thick and juicy, covered with short hairs (Indian borage)
] as const;

/** How deep the veins lie in the upper face, and how far the blade bulges between them. */
export const leafReliefs = [
  "flat", // smooth, the side veins hardly felt
  "slight", // veins in faint furrows
  "sunken", // veins in clear furrows (guava, coffee, breadfruit)
  "wrinkled", // lesser veins sunken too, the blade in small cushions (mint, lantana)
] as const;

export const leafMarkings = [
  "none",
  "red-veins", // veins red or pink
  "white-veins", // veins white or pale
  "spotted", // pale or coloured spots scattered (use marking_colour)
  "striped", // bands along the leaf (inch plant)
  "blotched-centre", // another colour spreading from the midrib (angel wings, dumb cane)
  "edged", // margin of another colour
  "translucent-dots", // fine oil dots (citrus)
  "plantlets", // little plants growing on the margin (leaf of life)
] as const;

// A ladder is a flat liana stem that is bent to and fro (monkey ladder).
// biome-ignore format: plain words read best as a paragraph
export const stemForms = ["round", "square", "angled", "three-edged", "winged", "jointed", "flat", "ladder", "zigzag", "hollow", "fleshy"] as const;
// biome-ignore format: plain words read best as a paragraph
export const stemSurfaces = ["smooth", "hairy", "bristly", "prickly", "thorny", "warty", "ringed", "waxy", "corky"] as const;
export const climbings = ["twining", "tendrils", "hooks", "aerial-roots", "sprawling"] as const;

export const barks = [
  "smooth", // even
  "ridged", // deep lengthwise ridges
  "cracked", // small squares or plates
  "flaking", // peeling in sheets (guava)
  "ringed", // ring scars (trumpet tree)
  "spiny", // conical spines (silk cotton, sandbox)
  "corky", // thick and soft
  "resin", // tears of pale resin
  "red-sap", // bleeding red
  "milky-sap", // bleeding white latex
  "fluted", // deep folds in the trunk (yaruru)
  "quills", // drawn as rolled dry bark (cinnamon)
] as const;

/** Colour words; where none fits, a hex value such as "#8a2f4b" can be used instead. */
// biome-ignore format: plain words read best as a paragraph
export const colourWords = [
  "white", "cream", "ivory", "straw", "pale-yellow", "yellow", "golden", "orange", "apricot", "salmon",
  "scarlet", "red", "crimson", "dark-red", "maroon", "pink", "pale-pink", "magenta", "mauve", "lilac",
  "violet", "purple", "dark-purple", "blue", "pale-blue", "green-white", "yellow-green", "light-green",
  "green", "mid-green", "dark-green", "blue-green", "grey-green", "olive", "silver", "grey", "tan",
  "brown", "reddish-brown", "dark-brown", "bronze", "black",
] as const;
