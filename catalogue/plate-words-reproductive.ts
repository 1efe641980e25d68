// The vocabulary of the flower, fruit, seed and root traits of a plate, and of the studies around its habit.
// Words may be added; renaming one breaks the content files that use it.

export const flowerForms = [
  "five-petal", // five free, spreading petals (neem, okra's small kin, barbados cherry)
  "four-petal", // four petals (watercress, guinea hen weed, ixora-like)
  "three-petal", // three petals (dayflower, inch plant)
  "six-petal", // six petals or petal-like parts (lilies, onion)
  "many-petal", // many petals in a bowl (lotus)
  "thick-petal", // three broad thick petals closing to a heart (soursop)
  "narrow-thick-petal", // three long narrow fleshy petals, hanging (sugar apple, custard apple)
  "star", // narrow pointed petals from a short tube (eggplant, peppers, milkwort)
  "pinwheel", // five twisted overlapping lobes (frangipani, allamanda, oleander)
  "salver", // a narrow tube opening flat (periwinkle, four o'clock, coffee)
  "trumpet", // a wide funnel (morning glory, datura, poui)
  "tube", // narrow tube with small lobes (tobacco, firebush)
  "bell", // a hanging or upright bell
  "pea", // standard, wings and keel (pigeon pea, rattleweed)
  "senna", // five almost equal open petals with crooked stamens (sennas, golden shower)
  "orchid-tree", // clawed crisped petals with long stamens (Barbados pride)
  "lipped", // two lips (basils, mint, justicia)
  "daisy", // rays around a disc (oxeye, Spanish needle)
  "button", // a head without rays, all tiny florets (billygoat weed, ironweed)
  "pompon", // a full round double head (marigold)
  "globe", // a papery or fluffy ball (globe amaranth, sensitive plant)
  "brush", // mostly stamens (malay apple, guava, trysil)
  "mallow", // five broad petals with a column of joined stamens (hibiscus, okra, cotton)
  "passion", // ten petals and a corona of threads (passion flowers)
  "milkweed", // bent-back petals below a little crown (scarlet milkweed, crown flower)
  "spathe", // a hood around a spike (aroids)
  "pipe", // a bent tube with a flared hood (Dutchman's pipe)
  "ginger", // one showy lip from a cone of bracts (ginger, turmeric, Congo cane)
  "beak", // long curved keel-like red flower (quassia)
  "cup-bract", // tiny flowers in a cup (euphorbias)
  "cannonball", // fleshy petals with a hooded brush (cannonball, Brazil nut)
  "grass", // spikelets
  "tiny", // too small to show petals: dots of colour
  "none",
] as const;

export const inflorescences = [
  "solitary", // one at a time
  "pair",
  "few", // a small bunch of two to five
  "spike", // stalkless along an upright axis (vervine, plantain)
  "raceme", // stalked along an axis
  "panicle", // loose branched spray (mango, neem)
  "corymb", // flat-topped cluster
  "umbel", // all stalks from one point
  "compound-umbel", // an umbel of umbels (coriander, celery)
  "cyme", // forking loose cluster
  "coiled", // curled like a fiddlehead (wild clary)
  "head", // packed ball or button
  "ball", // a ball of bristly cups on its stalk, with small flowers out of a few (roundweed)
  "whorls", // rings around the stem, one above another (lion's ear, basils)
  "cone", // overlapping bracts (ginger, Congo cane)
  "catkin", // soft hanging or upright finger (peppers); with `petals`, that many in a fan (trumpet tree)
  "comb", // short side stalks, each with its flowers in a row along one edge (comb bushmint)
  "fingers", // several spikes from one point (Bermuda grass, goosegrass)
  "plume", // large feathery panicle (sugar cane)
  "spadix", // fleshy finger in a spathe
] as const;

export const flowerPositions = [
  "terminal", // at the shoots' ends
  "axillary", // where leaf meets stem
  "on-trunk", // on trunk or old wood (cacao, calabash, bilimbi)
  "leaf-opposed", // across from a leaf (pepper, grape)
  "around-joint", // a ball around the stem at its upper joints (buttonweed)
  "basal", // from the ground on its own stalk
  "under-leaf", // hanging below the leaf row (seed-under-leaf)
] as const;

/** Where the ovary stands: above the foot of the petals, or sunk in the stalk's end below them. */
export const ovaries = ["superior", "inferior"] as const;

/** Of the flower that is shown cut, where male and female ones are apart. */
export const flowerSexes = ["female", "male"] as const;

/** The mouth of a tube, pinwheel or bell. */
export const throats = [
  "narrow",
  "wide", // a funnel, the lobes on its rim (yellow oleander, allamanda, tobacco); a bell is a shallow saucer, a star a wheel (eggplant)
  "fringed", // narrow, with a crown of cut scales (oleander)
  "toothed", // a long trumpet whose rim ends in five points (angel's trumpet, thorn apple)
] as const;

/** Free petals. */
export const petalShapes = [
  "plain", // broad and spreading
  "clawed", // a round crimped blade on a stalk-like foot (West Indian cherry, golden spoon)
  "strap", // narrow and thick, spreading or bent back (neem, citrus, cashew)
  "upright", // side by side below, bent outwards at the tip (starfruit, moringa)
  "heart", // notched, the tip folded inwards (umbellifers); of a salver, grown together to a shallow funnel (four o'clock)
  "crinkled", // broad, soft and veined, joined at the foot (gourds, poppy)
  "thick", // small, fleshy, edge to edge (palms, haiawa)
  "spoon", // small hooded spoons between larger sepals (cocoa, dunks)
  "closed", // a fleshy pitcher whose segments hardly part (poi)
  "none", // the sepals alone (Indian almond, maran)
] as const;

/** The lip of a ginger or its kin. */
export const gingerLips = [
  "apron", // a wide crimped trumpet (Congo cane)
  "speckled", // three dark lobes with pale spots (ginger)
  "banded", // broad, with a golden band between two petal-like stamens (turmeric)
  "rolled", // rolled into a tube with the petals (spiral ginger)
  "paired", // two petal-like stamens of unequal size beside a hooded third
  "cupped", // small and round above a cup of a calyx (jungle ginger)
] as const;

/** The lips of a two-lipped flower. */
export const lipForms = [
  "mint", // four lobes of nearly one size, and stamens that stand far out (spearmint)
  "thyme", // a flat upper lip, three spreading lobes below, stamens far out (thyme)
  "pouch", // the lowest lobe a pouch bent down, stamens along it (bushmints)
  "boat", // a bent tube and a long boat that holds the stamens (thick-leaf thyme)
  "gaping", // a raised palate between three lobes; the ovary has two cells (false pimpernels)
  "basil", // four lobes above, and the stamens lying along the lower lip (basils)
  "furred", // a long furred hood over a short lip (lion's ear)
  "acanth", // a long tube, a narrow upper lip, a drooping lower one with a chevron (justicias)
  ...gingerLips,
] as const;

/** A calyx that is what is seen of the flower. */
export const flowerCalyces = [
  "inflated", // a papery tube, out of which the petals reach (leaf of life)
] as const;

/** The rim of a trumpet. */
export const limbs = [
  "whole", // with corners or folds only (morning glories, daturas)
  "lobed", // five rounded lobes (poui, ruellia)
  "tailed", // of a pipe: drawn out to a long thread (Dutchman's pipe)
  "pouched", // of a bell: a sac below, a fold across it and crisped lobes (calabash)
  "two-lipped", // the lower three lobes longer than the upper two (jacaranda); of a bell too (sesame)
] as const;

/** The keel of a pea flower. */
export const keels = [
  "narrow", // short, under a narrow standard (fenugreek, crab eyes)
  "long", // with the wings far longer than the standard (cowitch)
  "hidden", // in the calyx with the wings, the stamens bare (oronoque)
  "beaked", // bent upwards into a narrow beak (rattleweed)
] as const;

/** The bracts around a head without rays, and its florets. */
export const involucreForms = [
  "fringed", // a shallow cup of narrow bracts under a brush of styles (billygoat weed)
  "tiled", // a narrow cylinder of bracts laid like tiles (Christmas bush, ayapana)
  "cylinder", // a slender urn of one row of bracts (tasselflower)
  "bell", // few rows of bracts that end in a bristle (inflammation bush)
  "broad", // broad round bracts around a low dome of florets (cure-for-all, kunami)
  "four", // four bracts around four florets (mile-a-minute)
  "leafy", // slender heads crowded between three heart-shaped leaves (iron weed)
] as const;

/** How the stamens are joined; what is usual for the form when not given. */
export const filamentForms = [
  "free",
  "tube", // one tube with the anthers at its rim (neem, crabwood)
  "bundles", // flat filaments in an upright sheaf (citrus)
  "knot", // anthers in one folded knob (gourds, moonseeds)
  "sprung", // bent inwards in the bud, then springing out; female flowers apart from the male ones (nettles)
  "column", // anthers in tiers on one stalk (physic nut, nutmeg)
  "branched", // divided like trees, and female flowers apart from the male ones (castor)
  "crown", // a ring of knobbed threads around five upright petal-like scales (creole tea)
  "flaps", // thick, with flap-like anthers and orange glands at their feet (laurels)
] as const;

/** The end of the style. */
export const stigmaForms = [
  "knob",
  "two", // two styles (umbellifers, amaranths)
  "three", // three forked styles (spurges)
  "five",
  "apart", // five short styles, each from its own place on the ovary (hog plum)
  "disc", // a broad lobed cap (poppy, gourds, mangosteen family)
  "feathery", // two plumes (grasses, nettles)
  "brush", // one style that ends in a tuft of hairs (sleepy morning)
  "thread", // one long silk; the male flowers stand apart (maize)
] as const;

/** Where the ovules sit in the cut ovary. */
export const placentations = [
  "axile", // on the middle wall of several chambers
  "parietal", // on the outer wall
  "basal", // upright from the floor
  "hanging", // from the roof of the chamber
  "central", // on a free column in the middle
  "marginal", // along one seam (legumes)
] as const;

/** Ovules seen in the cut ovary: one to a chamber (umbellifers), a few, or many. */
export const ovuleCounts = ["one", "few", "many"] as const;

export const fruitForms = [
  "berry", // soft, round, small seeds
  "drupe", // plum-like with one stone
  "mango", // kidney-shaped drupe
  "olive", // small oval drupe (neem, jamoon)
  "citrus", // round, dotted rind, segments inside
  "apple", // round with a sunken stalk end (star apple, dunks)
  "pear", // narrower at the stalk (avocado, guava, bell fruit)
  "crowned", // round with the calyx as a crown (guava, pomegranate)
  "tube-tipped", // round or egg-shaped, the calyx left as a short tube at its end (genip)
  "lobed-cherry", // ribbed little cherry (Surinam cherry, West Indian cherry)
  "star-ribbed", // five sharp ribs (starfruit)
  "cucumber", // blunt cylinder (bilimbi)
  "chilli", // narrow pointed berry
  "egg", // large smooth egg (eggplant)
  "gourd-round", // large round gourd (calabash, pumpkin when ribbed)
  "gourd-bottle", // bottle gourd
  "gourd-long", // long gourd (sponge gourd)
  "gourd-warty", // pointed warty gourd (bitter melon)
  "papaya", // large smooth melon-like
  "pod-long", // narrow bean pod
  "pod-flat", // flat broad pod
  "pod-curled", // bent to a ring, parting into twisted ribbons, bright within (huruasa)
  "pod-round", // long cylinder pod (golden shower)
  "pod-beaded", // pinched between the seeds
  "pod-thick", // fat woody or furry pod (locust, tamarind, velvet bean)
  "pod-winged", // pod with wings along it (ringworm bush)
  "pod-inflated", // blown up like a bladder, with a little beak (rattleweed)
  "pod-half-moon", // flat woody half moon, opening along its curved edge (yaruru)
  "pod-round-flat", // round flat pod like a coin (dragonsblood)
  "pod-segments", // breaks into one-seeded joints (tick trefoil, sensitive plant)
  "long-triangular", // three-sided drumstick (moringa)
  "silique", // slender upright pod (watercress)
  "capsule", // dry, opening by valves
  "capsule-three", // three round lobes (castor, physic nut)
  "capsule-ribbed", // five-angled pointed capsule (okra, musk okra)
  "capsule-basket", // six-ribbed, splitting from the stalk into a hanging basket (Dutchman's pipe)
  "capsule-lid", // opens with a lid (purslane)
  "capsule-spiny", // covered with spines or bristles (annatto, thorn apple)
  "capsule-woody", // hard woody valves opening like a star (Spanish cedar, crabwood)
  "boll", // opening to white fibre (cotton, silk cotton)
  "calyx-fruit", // fleshy red calyx around a capsule (sorrel)
  "lantern", // berry inside a papery lantern (ground cherry)
  "pods-pair", // two slender pods from one flower (periwinkle, milkweed)
  "pods-spread", // two stout pods from one flower, in one line like a bow (frangipani)
  "aggregate", // many joined parts: scales, bumps or spines (custard apples, noni)
  "multiple", // a large joined head (breadfruit, pineapple)
  "pot", // a woody round pot with a lid (Brazil nut, cannonball)
  "pumpkin-segmented", // flattened with many segments (sandbox)
  "nut", // a dry nut
  "fibrous-nut", // husked nut (coconut, almond)
  "palm-fruit", // small round palm fruit in strings
  "scaly-fruit", // palm fruit with overlapping scales (ite)
  "winged-seed", // samara
  "parachute", // small seed with a tuft of hairs (ironweed, tasselflower)
  "needles", // barbed needles in a ball (Spanish needle)
  "burr", // small hooked ball (Caesarweed)
  "hooked", // narrow, pressed to its axis, with hooks at its end (guinea hen weed)
  "grain", // grass grains
  "ear", // maize cob
  "beads", // hard shining beads (Job's tears)
  "catkin-fruit", // berries packed on a spike (peppers)
  "nutlets", // four tiny nutlets in a calyx (mint family)
  "split-aril", // opens to show a seed in a red net or flesh (nutmeg, dalli)
  "viviparous", // seedling hanging from the fruit (mangrove)
  "banana", // bunch of bananas
  "seed-head", // flat-topped head with holes (lotus)
  "tiny", // too small to draw singly
  "none",
] as const;

// biome-ignore format: plain words read best as a paragraph
export const fruitSurfaces = [
  "smooth", "glossy", "velvety", "hairy", "warty", "spiny", "soft-spiny", "ribbed", "scaly", "bumpy", "netted",
  "dotted", "speckled", "striped", "angled", "waxy", "wrinkled", "scurfy",
] as const;

// biome-ignore format: plain words read best as a paragraph
export const fruitArrangements = [
  "single", "pair", "few", "bunch", "hanging-strings", "raceme", "spike", "spray", "row-under-leaf", "on-trunk", "head",
  "at-joint",
] as const;

/** What the flower leaves on the fruit; what is usual for the form when not given. */
export const fruitCalyces = [
  "none",
  "lobes", // sepals around the stalk (peppers, sapodilla)
  "button", // a small withered plate around the stalk (limes, stone fruits)
  "cup", // a cup around the stalk end (laurels, palms)
  "disc", // a swollen receptacle in the second colour (quassia)
  "cap", // grown with the fruit, clasping its shoulder with five points (eggplant)
  "sheath", // the whole calyx, around the lower half of a capsule (tobacco)
  "moss", // feathery bracts that wrap it (stinking passionflower)
  "crown", // sepals at the free end (guava, soapbush)
  "incurved", // four thick sepals bent in over a hollow at the free end (Malay apple)
  "styles", // sepals around the stalk, the styles left at the free end (manni, bloodwood)
  "ring", // a scar with a low rim at the free end (coffee, jamoon, prickly pear)
] as const;

export const cutViews = [
  "one-stone", // one stone in flesh
  "one-large-seed", // one big soft seed (avocado)
  "few-large-seeds", // some large seeds in pulp
  "three-stones", // three ridged stones in flesh (West Indian cherry)
  "many-seeds", // many small seeds through the flesh
  "centre-seeds", // seeds around a hollow or core (papaya, pumpkin)
  "segments", // citrus wheel
  "star", // star of chambers (star apple, starfruit)
  "rows", // seeds in rows in pulp (cacao, okra)
  "arils", // juicy seeds packed together (pomegranate, passion fruit)
  "core", // solid flesh around a core (breadfruit, pineapple, soursop)
  "chambers", // dry chambers with a seed each
  "nut-meat", // shell with white kernel
  "pod-open", // pod laid open with its seeds in a row
  "across", // cut across: as many chambers as `chambers`, seeds as `each`
  "hooks", // the two valves of an acanth, their hooks and flat seeds
] as const;

export const seedForms = [
  "round",
  "oval",
  "bean",
  "kidney",
  "flat",
  "winged",
  "teardrop",
  "mottled-bean",
  "angular", // with worn corners, no two alike
  "wedge", // a segment with a rounded back, wrinkled (Brazil nut, crabwood)
  "lozenge", // a rounded square, shining (tamarind, fenugreek)
  "juicy", // in clear red flesh (pomegranate)
  "moon", // bent like a horseshoe, ridged along its back (moonseeds)
  "twin", // two ribbed halves face to face (celery)
  "cross-ridged", // a wedge of a globe with ridges across its back (chamber bitter)
  "kernel", // a broad dented wedge, the germ in its face (maize)
  "nut",
  "stone", // the ridged stone of a drupe
  "fibrous-stone", // a stone whose ridges fray into fibres (mango, golden apple)
  "tufted",
  "needle",
  "grain",
  "two-coloured",
  "net-covered",
  "hairy", // velvety, or in long lint of its second colour
  "two-winged", // a flat body between two broad wings (trumpet trees and vines)
  "three-winged", // a dark globe between three papery wings (moringa)
  "ring-winged", // a flat body with a wing all around it
  "gourd", // flat, narrow at one end, with a raised margin (pumpkin, cucumber)
  "scarred", // hard and shining, with a long pale scar (sapodilla, star apple)
  "carunculate", // oblong, with a pale swelling at one end (soursop, physic nut)
  "eyed", // the stone of a palm, with three pores at one end (coconut, awara)
  "lens", // flat and round, with a raised rim (sandbox)
  "marbled", // a smooth keeled nut, mottled in its second colour (hemp)
  "disc", // flat and netted, with a notch (nightshades)
  "grooved", // with a winding furrow (coffee)
  "tiny",
] as const;

export const rootForms = [
  "taproot", // one main root with side roots
  "fibrous", // many thin roots
  "rhizome", // thick horizontal branched rootstock (ginger, turmeric)
  "scaly-rhizome", // thick white fingers clad in scales (arrowroot)
  "corded-crown", // a knotty crown with long cords (sarsaparilla)
  "creeping-rhizome", // thin horizontal runner below ground
  "bulb", // layered bulb
  "cloves", // bulb of cloves (garlic)
  "tuber", // swollen roots hanging from the base (cassava)
  "spindle-tubers", // fat spindles on slender roots (sweet potato)
  "small-tubers", // little tubers on threads (nut grass)
  "corm", // rounded solid base (angel wings)
  "fleshy-fingers", // several thick fleshy roots
  "long-fragrant", // a great beard of long roots (vetiver)
  "woody", // thick woody root
  "prop", // stilts above the ground (mangrove)
  "none",
] as const;

/** What a plate may show as small studies around the habit. */
// biome-ignore format: plain words read best as a paragraph
export const studies = [
  "leaf", "leaf-underside", "flower", "flower-side", "flower-cut", "bud", "fruit", "fruit-cut", "unripe-fruit", "seed", "root",
  "root-cut", "bark", "stem", "shoot",
] as const;

/** Hand-drawn parts for plants whose look the general words cannot catch. */
// biome-ignore format: plain words read best as a paragraph
export const specials = [
  "soursop-fruit", "sugar-apple-fruit", "custard-apple-fruit", "noni-fruit", "breadfruit", "cashew-apple",
  "pineapple", "coconut-palm", "slender-palm", "cacao-pod", "annatto-pod", "bitter-melon", "maize", "sugar-cane",
  "lemongrass", "brazil-nut", "pomegranate", "tamarind-pod", "prickly-pear", "calabash", "nipple-fruit",
  "silk-cotton", "pumpkin", "ackee-fruit",
] as const;
