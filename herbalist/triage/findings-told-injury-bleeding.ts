// Bleeding, injury and poisoning as people tell them.
import type { FindingDefinition } from "./finding.ts";

export const toldInjuryBleeding: readonly FindingDefinition[] = [
  {
    id: "blood-pours",
    any: [
      "~nosebleed > 20|30|40|45|50|60|90|hour|half_hour /4",
      "~nosebleed & not|cannot > stop /5",
      "=gushing|=spurting|=squirting|=spouting|=gushed|=spurt|=gush",
      "blood > =pouring|=pourin /1",
      "spurt|squirt|gush|spout > out|blood|pipe|hose|tap|floor|wall|tile /2",
      "pump|spray|shoot > blood|hose|tap|floor|wall|tile /2",
      "pump|spray|shoot > out & blood|bleed|red|wound|cut|vein /6",
      "blood > spray|shoot|spurt|squirt|jump|pour|gush|everywhere|all_over|run > out|pipe|hose|floor|tile|leg|throat|down|wall|foot /3",
      "soak|soaking > through|thru|three|pad|towel|cloth|shirt /2",
      "towel|cloth|shirt|pad > after|soak > towel|cloth|shirt|pad|through /2",
      "vein > burst /4",
      "dialysis|fistula|graft & bleed|gush|spray|burst|open|spout|hold /4",
      "mouth|cup > fill|full > blood|up /3",
      "fill > mouth|toilet|bowl|basin > blood|red|clot /3",
      "bowl|toilet|basin|bucket > full|fill|all > red|blood|clot|maroon /3",

      "cupful|basin|basinful|pool > red|blood|bright /2",
      "bleed > pipe|tap|hose|minute|steady /2",
      "nose|nosebleed|~nosebleed & blood|run|bleed|over & minute|nonstop /6",
      "clot > from > behind|bottom|back_passage|backside /4",

      "pass > pure > blood /3",
      "pass|drop > clot & mango|orange|liver|big|dizzy|faint|weak|light /2",
      "spit|vomit|throw|bring > up > red|cupful|liver /4",
      "flood|flooding > blood|leg|down|clots /2",
      "pad > every > minute|half_hour|15|20|30|fifteen|twenty|thirty /3",

      "tooth > pull & bleed/4",
      "tooth > pull > blood /4",
      "blood > come|run|ooze & tooth > pull /6",
      "not > slack|stop|ease|hold > blood|bleed|flow /2",
      "blood > not > slack|stop|ease|stopping /2",
    ],
    unless: [
      "cactus|aloe|cotton > pad /1",
      "growth > spurt /1",
      "brake|brakes|radiator|rubber|tree /6",
      "water|petrol|gas|fuel|breast|heart|price|bicycle > pump /2",
      "like > blood /1",
      "beetroot|ketchup|sorrel & blood /6",
      "clothes|beans|seed|rice|peas|overnight > soak /3",
      "soak > clothes|beans|peas|overnight|seed|leaf|leaves|herb|bark|sun|foot|bath /4",
      "perfume|mosquito|plant|weed > spray /3",
      "spray > can|bottle|plant|garden /2",
    ],
  },
  {
    id: "thin-blood",
    any: [
      "warfarin|coumadin|eliquis|xarelto|apixaban|rivaroxaban|plavix|clopidogrel|haemophilia|hemophilia|haemophiliac|hemophiliac|platelet|inr",
      "blood > thinner /1",
    ],
  },
  {
    id: "bruising",
    any: [
      "bruise|bruising > all_over|everywhere|big|themself|black|big_big /3",
      "big|black > bruise/2",
      "purple|red|blood > spot|dot > all_over|come|body|leg /2",
    ],
  },
  {
    id: "bumped",
    any: [
      "bump|hit|knock|bang|slip|fall|kick > head|knee|side|belly|bathroom|tub|shower|step|bench|door /2",
      "=fell|=fall|=slip|=slipped",
    ],
    unless: ["fall > in_love|love|asleep|sick|apart|behind|pregnant /2"],
  },
  {
    id: "stool-tarry",
    any: [
      "stool|toilet|doodoo|doo & molasses|pitch|jet_black|black_black|tar|sticky|shiny /3",
      "black > sticky|shiny|stink & stool|motion|toilet /5",
      "stool > come > out > black /2",
    ],
    unless: ["hit > nail > head /3", "iron|bismuth|pepto /6", "rice|skin|floss|=note /2"],
  },
  {
    id: "torn-off",
    any: [
      "deglove|degloved|degloving",
      "belt|machine|bandsaw|handsaw|hacksaw|grinder|mill > take|tear|catch|rip > finger|hand|scalp|hair|arm|toe /4",

      "gore > groin|belly|thigh|side|chest|me /2",

      "finger|thumb|toe|hand > gone|hang|sever|severed|off|missing /3",
      "chop|cut|take|bite|lose > off > finger|thumb|toe|hand|piece /2",

      "piece > finger|toe|ear > gone /2",
      "chop|cutlass > wrist|neck|hand|arm|leg|foot|forearm & bad|deep|soak|bone|pump|off|spurt|open /2",
      "cut|slice|chop > up > leg|foot|arm|bad /2",
      "glass > slice > wrist /2",
    ],
    unless: [
      "finger|thumb|toe|hand > gone > white|pale|wrinkly|wrinkled|stiff|soft|yellow|red /2",

      "keep > off /1",
      "skin > peel|come|off /3",
      "peel|wash|wipe|rinse|take > off /1",
      "swell|pain|itch|redness|rash|wart > gone /2",
      "nail|ring|glove|polish|hair|beard|grass|branch|stem|leaf|leaves|chicken|fish|rose|plantain|cassava|end /3",
      "hand > off|missing > it|this /2",
    ],
  },
  {
    id: "part-cut-off",
    any: [
      "finger|thumb|toe|hand|ear > cut|chop|slice|rip|tear > off /2",
      "cut|chop|slice|rip|tear > off > finger|thumb|toe|hand|ear /3",
    ],
    unless: [
      "finger|toe > nail /1",
      "nail|hair|glove|tip|ring|circulation|leaf|dead > off|cut /3",
      "banana|hog|pig|chicken|crab > finger|ear|toe /1",
    ],
  },
  {
    id: "mauled",
    any: [
      "bull|cow|ram|goat|hog > jook|juk|gore|stick > side|belly|chest|groin|back|thigh|me|him|her /3",
      "air > suck|bubble & hole|chest|side|wound /4",
      "hole & air > suck|sucking /4",
      "caiman|alligator|jaguar|tiger|bull|cow|horse|pit_bull|pitbull|dog|piranha|pirai|shark|hog & grab|tear|tore|maul|gore|rip|claw|chunk|mash|take_off|bite_up /3",
      "gore|gored|maul|mauled",
      "dog|pitbull|pit_bull > bite & face|neck|throat|open|cheek|lip /4",
      "bull|cow|goat > horn > jook|juk|stick|side|belly|groin /3",
    ],
    unless: ["clothes|bag|paper|shoe|page|grass|slipper|leaf /3", "spirit|balm /2"],
  },
  {
    id: "gut-out",
    any: [
      "gut|intestine|tripe|bowel > show|out|poke|hang|come /2",

      "bone > through > skin /3",
    ],
    unless: ["come > go /1", "bowel > come > go /3"],
  },
  {
    id: "shot",
    any: [
      "bullet > hole|in|inside|stuck /2",
      "arrow > stick > in|pull|chest|leg|arm|belly|know /5",
      "gun > go|went|gone > off /2",
      "gunshot|gun_shot",
      "nail|knife|rod|arrow|spear|iron > in > chest|neck|belly|head /2",
      "gun_shot|gunshot|pellet > in|neck|shoulder|leg|thigh|belly|chest|head|pass /4",
      "shoot|shot > $person|he|she|him|her|me|my > belly|leg|chest|head|arm|back|in|neck|shoulder /2",
      "nail > gun > chest|eye|eyeball|foot|hand|head /2",
      "nail_gun & in|chest|eye|hand /5",

      "knife > still > in /2",
      "barb & belly|chest /2",
      "stingray & belly|chest|groin|faint|fainty /6",
    ],
    unless: [
      "like|crack > gunshot|gun_shot /1",
      "hear|heard|sound|noise|news|firework|start > gunshot|gun_shot /4",
      "gunshot|gun_shot > sound|noise|news|hear|heard|residue /4",
      "photo|movie|film|flu|picture|video|game|goal|hot_glue|glue > gun|shot /4",
    ],
  },
  {
    id: "machine",
    any: [
      "propeller|propella|chainsaw|grinder|rice_mill|handsaw|table_saw|grass_cutter|weed_whacker|brush_cutter|excavator|forklift|roller|machine & cut|slice|kick|caught|crush|suck|finger|leg|thigh|hand|foot|squash|pin/2",
      "hand|arm|finger > caught|crush|suck|pull > mill|machine|roller|belt|grater|winch|fan|engine /3",
    ],
    unless: [
      "sit|sewing > machine /3",
      "numb|shake|vibrate|vibration|tingle /4",
      "wind_mill|rice_mill|pepper_mill|sewing > machine|mill /2",
      "washing|sewing|coffee|xerox > machine /1",
      "cook|kitchen|recipe /4",
    ],
  },
  {
    id: "pupil-uneven",
    any: ["pupil & bigger|big|one|large|small|teardrop /2"],
  },
  {
    id: "skull-signs",
    any: [
      "black|bruise > ring|behind > eye|ear /5",

      "clear|water|watery > drip|dripping|drain|draining|run > ear|nose /2",
      "ear|nose > clear|water /3",
      "asking > same > question /2",
    ],
    unless: ["cold|flu|sneeze|hay_fever|swim /5"],
  },
  {
    id: "head-blow",
    any: [
      "lick|lash|bat|bottle|coconut|branch|ball|bar|kick|cow|horse|stone|brick > head|temple|forehead|skull /2",
      "head|temple|forehead > hit|lick|kick|bat|bottle|dashboard|tub|wall|concrete|floor /2",
      "roll|drop|fall|tumble > off|from > bed|table|slide|swing|sofa|bunk|cart|hammock|horse|donkey /3",
      "fall|jump > window|storey|roof|tree|ladder|floor|height /2",
      "coconut > drop|fall /2",
    ],
    unless: ["hair|leaf|leaves|fruit > fall /2", "football > head /1"],
  },
  {
    id: "neck-blow",
    any: [
      "neck & crash|accident|snap|snapped|whiplash & tingle|numb|weak /9",
      "neck & $pain & dive|accident|crash|fall|tingle|minibus|creek|flip /6",
      "dive|diving|dived > shallow|creek|bottom|pool & neck|arm|tingle|numb /2",

      "fall & leg|foot & tingle|numb /7",
    ],
  },
  {
    id: "crushed",
    any: [
      "arm|hand|leg|foot|finger > trap|caught|jam|stuck > roller|machine|mill|press /3",
      "arm|hand|leg|foot > trap|crush > door /3",
      "roll|fall|turn|drop > on|over > leg|hip|chest|thigh|him|pelvis|me|belly /5",
      "bury > mud|sand|rubble|alive|landslide|wall|hour|chest|leg|waist /2",

      "leg|hand|arm|foot|thigh > pin|pinned|trap|crush|crushed|squash|press > hour|log|tractor|truck|under|mill /5",
      "under > log|tractor|truck|mud|car /2",

      "tractor|truck|lorry|canter|log|minibus|car|boat > roll|turn_over|flip|capsize|run_over|overturn /2",
    ],
    unless: [
      "fluid|jeyes|dettol|bleach|lysol|milk|cream|sap|juice > drop|fall|turn /2",

      "caterpillar|worm|leaf|ant|ants|spider|dust|water|dew|rain|mango > fall|drop /2",
      "dandruff|dust|rain|water|shirt|powder|ash /4",
      "turn > black|green|dark|red|blue|brown /1",
      "turn > sore|bump|bumps|rash|scale|scaly|scab|itchy /2",
      "hair|leaf|leaves|fruit|mango > drop|fall /3",
      "herb|leaf|leaves|garlic|ginger|seed|spice|tablet > crush|mash /3",
      "crush|mash > garlic|leaf|leaves|ginger|seed|herb|tablet|potato|plantain|on_him|berry|ice /3",
      "eye|head|floor > roll /2",
      "candy_crush",
      // How a heart attack feels, not what fell on a limb.
      "crush > pain|pressure|feeling|tightness /3",
      "dough|roti > roll /3",
      "roll > on > laughing /4",
    ],
  },
  {
    id: "tight-limb",
    any: [
      "calf|shin|leg|arm|thigh|forearm|finger|hand > tight|hard > drum|board|rock|plank|burst|tight /3",

      "move > toe & scream|pain|bear /2",
    ],
  },
  {
    id: "injected",
    any: ["grease|paint|pressure > gun|sprayer & finger|fingertip|palm|hand|hole /4"],
  },
  {
    id: "hip-turned",
    any: [
      "hip|leg > turn > out & fall|stand /5",
      "leg > shorter|short & turn|out|fall|stand /4",
      "hip & leg > shorter /2",
      "fall|fell|slip > hip|thigh|groin & $pain & cannot|not > stand|walk|move|get_up /8",
    ],
  },
  {
    id: "no-blood-limb",
    any: [
      "ring > stick & black|purple|dark|blue|numb|cold|pale|white /6",
      "tourniquet > on|since /2",
      "hand|finger|foot|toe|arm > turn|going|gone > black|dark|purple|pale|blue /3",

      "fistula|arm > not > buzz /3",
      "foot|hand > cold & no_feeling|pale|pellet|pop /2",
      "leg > swell > blue|purple|twice /4",
    ],
    unless: [
      "turn > black & leaf|fruit|dye|stain|cashew|genip|awara|henna|peel|walnut /7",
      "pad|pads|shoe|sock|soot|coal|dirt /4",
      "dye|paint|bruise|henna|skin_tone|nail|berry|jamoon /4",
      "dark > spot|patch|knuckle|elbow /3",
      // A lime's juice in the sun stains.
      "sun|lime & dark|black /6",
    ],
  },
  {
    id: "burnt-badly",
    any: [
      "firework|squib|cracker > burn|hit|explode > face|eye|hand /3",
      "set|light|=lit > himself|herself|clothes|him|her > fire /4",
      "pull > down > pot|kettle|cup|soup|porridge|tea|water /4",
      "stove|cylinder|battery|firework|gas|boiler|generator > explode|explosion|blow_up /2",
      // What bursts in the kitchen is an emergency for somebody's skin, not for the ceiling.
      "cooker|pot|bottle|kettle|phone|can > explode|exploded|explosion|blow_up & $limb|face|eye|skin|chest|head|he|she|him|her|$person|burn/6",
      "burn > round|around > arm|leg|wrist|whole /2",
      "burn & white|leathery|blister|blistered & no_feeling|cannot_feel|all_round|both|whole|numb /5",
      "hot_tar|tar > skin|face|eyelid|hand|stick /2",
      "acid|caustic|caustic_soda|rust_remover > spill|splash|skin|face|arm|leg|hand|chest|lap|thigh|private/4",

      "fire|flame|flash|blaze > catch|face|clothes|sari|shirt|hair|him|her /3",
      "catch|ketch > fire|fyah /2",
      "gasoline|gasolene|petrol|kerosene|kero > catch|fire|burn|=lit|light_up|blow /2",
    ],
    unless: [
      "for > acid /1",
      "ginger|yeast|wine|ferment|mauby|cork|beer|sorrel & explode /8",
      "finger|wrist|thumb|knuckle|small|little|minor /6",
      "fire_side|fireside|wood_fire|coal > cook|pot|boil /3",
      "tree > catch|fire /2",
      "spice|pepper|recipe|cook|add|stir|drink|leaf|leaves|steep|pour > hot|boil /3",
      "heart|body|skin|belly|feet > on_fire /3",
      "bath|inhale|facial > steam /3",
      "steam > bath|facial|inhale|fish|vegetable|rice /2",
      "fever /2",
    ],
  },
  {
    id: "electric-told",
    any: [
      "gas|fumes > shaft|pit|well|tank|septic & down|dizzy|faint|men|man /4",
      "gpl|live|power|electric|high_tension > wire|line|pole|shock|current > touch|throw|shock|fall|hold|lick /3",
      "wire|line > touch|throw > him|her|he|she|me /2",

      "lectric > shock /2",
      "lightning|lightnin > knock|lick|hit|strike > him|her|me|he|she|cousin|down|$person /3",
    ],
    unless: [
      "feel|like > electric|lectric > shock /3",
      "elbow|funny_bone|nerve|tingle|antidepressant /6",
      "bill|car|kettle|stove|guitar|battery|tree|house /3",
    ],
  },
  // Eyes.
  {
    id: "sight-shade",
    any: [
      "curtain|shade|shadow & eye|sight|side|vision|flash|floater /5",
      "flash|flashing & floater|black_spots|spots /2",
      "vision|sight > dim|white|snow|yellow|cloudy|gone|fade /3",
      "see > snow|snowstorm /2",
      "see|everything|look > yellow > halo|ring|everything|light /2",
      "everything|it > look > snow|white|yellow /2",
      "see > yellow /2",
      "sudden|suddenly|now|today > cannot > see > good|well /4",
    ],
    unless: [
      "eye > shadow|make_up|liner /2",
      "dim|fade > night|evening|dark /2",
      "glasses|old_age|years|far|read /4",
      "yellow > flower|leaf|bird|shirt|phlegm|mango /2",
      "white > flower|bird|phlegm|spot|discharge /2",
      "first|never > see > snow /3",
      "shade > tree|garden /3",
    ],
  },
  {
    id: "eye-hard",
    any: [
      "eye & vomit & red|hot|pain|hurt|glaucoma|halo /6",
      "eye|eyeball & hard|rock|marble|rainbow|halo|ring > light|vomit|marble|hard|headache /5",
      "rainbow|halo|ring > round|around > light & pain|hurt|red|vomit|headache /8",
    ],
    unless: ["bath_ring"],
  },
  {
    id: "eye-bulge",
    any: [
      "eye|eyeball|eyelid|socket & bulge|bulging|push|forward|shut & fever|move|hurt|high|double /7",
      "eyeball > push|bulge|out /2",
    ],
  },
  {
    id: "eye-burst",
    any: [
      "weld|welder > flash & blind /4",
      "grinder|grinding|welding|chisel|hammer > spark|chip|metal|piece > eye /4",
      "grinder|grinding > eye /3",
      "jelly > come|out /3",
      "pupil > teardrop /2",
      "fish_hook|fishhook|hook > eye|eyelid|eyeball /4",
      "stick|fly|flew|shoot|pierce|bounce|hit|throw > eyeball /2",

      "blood > inside > eye|coloured /3",
      "nail|metal|slag|spark|glass|disc|grinder > fly|shoot|hit|stick|bounce > eye|eyeball /2",
      "compressor|air > blast > eye /3",
      "hit|lash|lick|cuff|punch|elbow > eye & double|blurry|blood|dark|not_see|cannot_see|vomit /9",
    ],
    unless: ["royal_jelly|petroleum|recipe|guava|set /3"],
  },
  {
    id: "eye-splash",
    any: [
      "eye & burn & spray|$pesticide /6",
      "lime|cement|plaster|mortar > powder|builder|building|paint|wall|masonry|white|plastering|one & eye /5",
      "lime|cement|bleach|drain|sap|milk|chlorine|acid|snake|caustic|drain_opener|spray|$chemical > splash|fly|get|fall|spit|squirt|drip|blow|go > eye|face|=seeing /5",
    ],
    unless: [
      "snake > venom|skin|oil /1",
      "rinse|ok|soap|shampoo|onion|pepper|juice /2",
      "milk > breast /2",
      "body|hair|sea|face|setting|perfume > spray /1",
    ],
  },
  // Bites and venom.
  {
    id: "mad-animal",
    any: [
      "dog|bat|cat|fox|monkey & bite|scratch & mad|foam|froth|frothing|rabid|daytime|stagger|staggering /10",
    ],
    unless: [
      "my > dog|cat|cow|goat > bite/4",
      "not > mad|foam|froth /2",
      "story|movie|film|dream /6",
      "mad > at /1",
    ],
  },
  {
    id: "water-fear",
    any: [
      "frighten > for|of > water & throat|bite|dog|spasm /2",
      "bite & month|weeks & water > throat|swallow|frighten/2",
      "afraid|fear > water /2",
      "fraid|frightened > water /2",
      "throat > spasm|jump /2",
      "cannot > swallow|drink > water & bite|bat|dog|foam /7",
    ],
    unless: ["swim|lesson|pool|deep /4"],
  },
  { id: "bat-or-dog", any: ["bat|dog|monkey|cat|stray & bite|suck|scratch /2"] },
  {
    id: "snake-got",
    any: [
      "snake|labaria|labarria|bushmaster|rattler|rattlesnake|fer_de_lance|coral_snake|viper > get|got|catch|juk|jook|pierce|spit|bite|strike|hit|nip /2",
      "bitten > rattler|bushmaster|labaria /2",
      "coral_snake|fer_de_lance|rattlesnake|bushmaster|rattler & pain|swell|hour|boat|eyelid|tie|suck|interior|tourniquet|gum /2",
      "something|what > bite|stick|sting|juk|jook > grass|bush|ankle|water|foot & swell|puff|vomit|blister|bleed /9",
    ],
    unless: [
      "plant|bush > snake /1",
      "snake > venom /1",
      "dream|afraid|keep|away|repel|story|tale|fable|folklore /4",
      "see > snake /2",
    ],
  },
  { id: "venom-hair", any: ["caterpillar & sting|brush|touch|hair|bite /2"] },
  // Poisons.
  {
    id: "poison-told",
    any: [
      "child|baby|toddler|boy|girl|son|daughter > find > with > $chemical|bay_rum|limacol|alcolado|tablets|kerosene /6",
      "=took|=tek > poison|rat_poison|gramoxone|weedicide|paraquat|bleach /2",
      "eat > blowfish|puffer|pufferfish /2",
      "eat|drink|swallow|lick > rat > thing|stuff|seed|tablet|medicine /3",
      "mercury|quicksilver & swallow|drink /3",
      "chew|eat|swallow|suck|bite > castor|castor_oil > seed|bean|nut /3",
      "get|got|went|go > into > eucalyptus|camphor|wintergreen|turpentine|citronella|tea_tree|clove_oil|$chemical /3",
      "magnet & swallow|eat|down|mouth|suck|few /3",
      "safety_pin|pin|needle|fish_hook|hook|battery|screw|bottle_cap|nail > swallow /2",
      "swallow > magnet|battery|pin|hook|needle|safety|screw /5",
      "battery > nose|ear|throat /2",
      "put|get > $chemical > mouth /2",
      "drink|drank|swallow|gulp > rubbing|healing|liniment|wintergreen > oil|alcohol|liniment|bottle /2",
      "drink|drank|swallow|gulp > liniment|wintergreen /2",
      "drink|swallow|sip|taste|gulp > limacol|bay_rum|alcolado|rubbing_alcohol|aftershave|cologne|thinner /5",
      "drink|swallow|sip|taste|eat|chew > something > sink|cupboard|shed|bottom_house|garage /4",
      "drink|swallow|take|give > neem|eucalyptus|citronella|wintergreen|tea_tree > oil /2",
      "drink|swallow|sip|eat|lick > something > clean|spray|unlabelled|unlabeled /4",
      "eat|drink|swallow|take > whole|pack|packet|handful|plenty > nutmeg|bitter_almond|bitter_almonds|apricot_kernels /4",
      "bitter_almond|bitter_almonds|apricot_kernels > handful|swallow|eat /3",
      "pill|molly|ecstasy|mdma > fete|party|club|rave & hot|jaw|fit|shake|vomit|collapse|confused /9",
      "suck|nibble|bite|lick|taste|chew|drink|swallow|eat|sip|gulp|take & drain_opener|tide_pod|laundry_pod|laundry_pods|detergent_pod|soap_pod|washing_pod|camphor|naphthalene|moth|mothball|wintergreen|nicotine|sanitiser|sanitizer|antifreeze|anti_freeze|caustic|rat_poison|rat_bait|bait|carbon|lannate|monocrotophos|coil|toilet_cleaner|methylated|vape|e_cigarette|insect_spray|weedicide|malathion|paraquat|gramoxone|kerosene|bleach|lysol|jeyes|dettol|clove_oil|battery_fluid|turpentine|paint_thinner|acetone|nail_polish|detergent|spirit|siphon|eucalyptus|crab_eye|castor_bean|castor_beans|castor_seed|castor_seeds|oleander|angel_trumpet|jimson|jumbie_bead|jumbie_beads|jatropha|ricinus|bellyache_bush|foxglove|hemlock|nightshade|belladonna|lucky_nut|trumpet /5",
      "drain_opener|tide|camphor|naphthalene|mothball|mothballs|moth_balls|wintergreen|nicotine|antifreeze|anti_freeze|caustic|rat_poison|rat_bait|carbon_tablet|malathion|paraquat|gramoxone|kerosene|bleach|castor_bean|castor_beans|castor_seed|crab_eye|jumbie_bead|oleander|vape|acetone > drink|eat|suck|swallow|bite|mouth|throat|sip|gulp|=took|gone|chew|crunch|lick|nibble /6",
      "rat > poison > tea|food|sugar|use /3",

      "cassava|cassareep > not > boil|cook /2",

      "siphon|siphoning > swallow /2",
    ],
    unless: [
      "blood > thinner /1",
      "from > vape|vaping /1",
      // "kerosene to take the chigger out"
      "kerosene & chigger|jigger|toe|toenail|lice|splinter|thorn|rust|lamp|stove /6",
      "taste|smell > like /1",
      // "when I drink ice water, clove oil ok?": what was drunk stands before it.
      "tooth & drink|sip > ice|cold|hot|warm > water|drink|drinks|tea /8",
      "rub|oil|rinse|mouthwash|toothache|tooth|gargle|steam|inhale|massage|diffuser|patch > stop|quit /3",
      "safe|plant|garden|repel|mosquito|keep|away|clean|laundry|wash|kill /3",
      "quit|gum|smoking > nicotine /3",
      "eucalyptus|camphor|wintergreen > steam|inhale|vapour|vapor|rub|bath|lozenge|sweet /2",
      "eye & splash|rinse|squirt|fly|flew|wash|spill|spatter /8",
      "castor > oil > take|hair|tablespoon|for|skin|rub|labour|constipation|use /3",
      "how|where|which|can|should|is /1",
      "dog|cat|goat|puppy|fowl|cow|sheep|pig|horse > $swallow|lick /3",
      "~foodpoisoning",
      "phone|laptop|car|remote > battery > swallow /2",
    ],
  },
  {
    id: "mistaken",
    any: [
      "by > mistake /1",
      "think|thought > is|it|was > drink|vitamin|mint|water|something|bay|else|sweet /2",
    ],
  },
  {
    id: "deadly-drink",
    any: [
      "oleander|foxglove|datura|jimson|jimsonweed|angel_trumpet|trumpet_flower|trumpet|manchineel|castor|physic_nut|crab_eye|dumb_cane|nightshade|mushroom|puffer|puffa|barracuda|cassava|cassareep|bush_rum|digoxin",
    ],
    unless: [
      "castor_oil",
      "cassava > bread|flour|starch|ball|chips|root|boil|cook /1",
      "mushroom > soup > recipe /3",
      "louis|brass|player > trumpet /2",
    ],
  },
  {
    id: "dose-wrong",
    any: [
      "give > baby|newborn|toddler > ml|mls|syringe > instead /6",
      "panadol|paracetamol|tylenol > many|20|16|24|30|15|18 /2",

      "double|triple > digoxin|warfarin|insulin|methadone|tramadol|amlodipine|dose /2",
      "take|give > warfarin|digoxin|tablet|insulin|pressure|~bloodpressure|amlodipine & one_go|one_time|over_again|together|twice|three_times /5",
      "twice|double|triple > amount|dose|quantity /1",
      "=mixed > up > insulin|tablet|pens|medicine /4",
      "inject|dial|give > 50|60|40|30|fast > instead|unit|insulin|fast /2",
      "instead > of > 5|0.5|night /0",
      "too_much > paracetamol|panadol|oxycodone|codeine|iron|insulin|tramadol|medicine|tylenol /2",
      "tablet|strip > missing|gone /2",

      "iron|pressure|sugar|heart|sleeping|metformin|glyburide|patch|pain & tablet|patch & like > sweet|sweetie /8",
      "tablet > like > sweet|sweetie /2",
      "get > hold|into > grandmother|mother|tablet|~bloodpressure /3",
      "fentanyl|nicotine|pain > patch > chew|mouth|back|child /2",
      "chew > patch /2",
      "panadol|paracetamol|tylenol & every_hour|hour > whole|day|yesterday /6",
      "whole > strip|card|bottle|pack|packet|week > panadol|paracetamol|tablet|pressure|diabetes|syrup|gone /3",
    ],
    unless: [
      "white|rough|red|dark|dry > patch /1",
      "times|twice|once > day|daily|week /2",
      "every|each|per > day|night|morning /1",
      "doctor > say|tell|prescribe /4",
      "doctor|nurse|clinic|medex > double|triple|raise|increase|change /2",
      "can|should|do|may|safe|ok|allowed > take|give|double|drink /3",
      "once|twice > day|daily /1",
      "garlic|fish_oil|fish > tablet|capsule|oil > together|one_time /6",
      // "I take all my tablets together at night, that alright?": a habit that is asked about.
      "i|we|she|he|does|always|usually|normally > =take|=takes|=drink > together > at|every|in|with|after|before > night|morning|bedtime|breakfast|food|meal|dinner|evening > that|it|this|is|ok|okay|alright|safe /6",
      "does|always|usually|normally > take|drink > together /6",
      "=take|=takes|=taking > tablet|medicine > together > that|it|this|is > alright|ok|okay|safe|fine|bad|problem|good /8",
    ],
  },
  {
    id: "opioid",
    any: [
      "cocaine|coke|crack|meth & chest > pain|killing|tight|hurting/2",
      "fentanyl|oxycodone|methadone|morphine|heroin|narcan|oxy|pain_patch|pain_patches",
      "blue > pills/1",
      "pills > party|fete /2",

      "=edibles",
      "eat|take|swallow|give > edible /3",
      "weed|ganja|marijuana|cannabis|thc > brownie|brownies|cookie|cookies|gummy|sweets|cake /1",
      "put|slip > something > drink /2",
      "=spiked|=drugged|roofie|roofied",
      "spike|drug > drink|juice|rum|beer /3",
    ],
  },
  {
    id: "spray-poisoned",
    any: [
      "spray|sprayed|knapsack|mercury|$pesticide & drool|spit|jump|twitch|vomit|running|sweat|sweating|pupil|mess|cough|chest|shake|belly /11",
      "mercury & burn|boil|fume|gold & chest|cough|shake|fever /2",
    ],
    unless: [
      "sildenafil|viagra|cialis|chest_pain|nitro|inhaler|asthma /6",
      "can|should > use > spray /3",
      "perfume|hair|nasal|nose|mosquito|body|cooking|gtn|nitro|nitroglycerin|glyceryl|heart|angina|tongue|chest|nitrate|trinitrate > spray /2",
    ],
  },
  // A pesticide kills through the skin and the lungs as it does through the mouth, paraquat above all.
  {
    id: "pesticide-on-body",
    any: [
      "cyanide & splash|spill|leak|wet|soak|touch|pour|drip|drop|skin /5",
      "$pesticide & splash|spill|leak|wet|soak|touch|pour|drip|blow|throw & skin|back|hand|foot|leg|arm|belly|chest|face|lip|mouth|clothes|neck|me|him|her|he|she /7",
      "skin|back|hand|clothes|body|foot & wet|soak|cover > $pesticide /4",
      "$pesticide & skin|back|hand|foot|leg|arm|chest|face|neck & raw|burn|peel|blister|red|sting|numb /9",
      "$pesticide|=spraying & breath|inhale & sick|vomit|chest|cough|dizzy|weak|burn|tight|headache|wheeze|watery|eye /9",
      "$pesticide & sweat|drool|dribble|twitch|pupil|vomit & hand|skin|back|face|clothes|on /9",
    ],
    unless: [
      "callaloo|vegetable|fruit|crop|plant|mango|tomato /4",
      "how|should|can|avoid|wear|before > =handle|=spray|=use /4",
    ],
  },
  { id: "muscle-jump", any: ["muscle|muscles > jump|twitch/2"] },
  {
    id: "fish-meal",
    any: [
      "fish|barracuda|snapper|grouper|cavalli > dinner|meal|lunch|supper /2",
      "eat > fish|barracuda|snapper|grouper|cavalli /3",
    ],
  },
  { id: "hot-cold-swapped", any: ["hot > feel > cold /2", "cold > feel > hot /2"] },
  {
    id: "mushroom-ill",
    any: [
      "eat > wild|yard|garden|unknown > mushroom /3",
      "eat > mushroom > wild|yard|garden|tree|roadside|bush /5",
      "pufferfish|puffer_fish|blowfish & lip|numb|tingle|tingling|finger /4",
    ],
  },
  {
    id: "acid-on-skin",
    any: [
      "acid|caustic|caustic_soda|drain_cleaner|battery_fluid|battery_water > splash|spill|drop|leak|fall|throw|get|touch > hand|finger|arm|foot|leg|skin|face|wrist|thumb|neck|chest|back|lap /5",
      "hand|finger|arm|foot|leg|skin|face|wrist > in|touch|get > battery_acid|muriatic|sulphuric|caustic|caustic_soda|drain_cleaner /3",
    ],
    unless: ["lime|lemon|fruit|citric|salicylic|hyaluronic|folic|uric|tamarind|vinegar|stomach /3"],
  },
];
