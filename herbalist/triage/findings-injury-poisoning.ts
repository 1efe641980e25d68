// Poisoning, bites, burns and injury.
import type { FindingDefinition } from "./finding.ts";

export const injury: readonly FindingDefinition[] = [
  { id: "alcohol", any: ["rum|alcohol|vodka|liquor|beer|wine|drunk|whisky|whiskey|bush_rum|drinking"] },
  { id: "bitten", any: ["=bitten|=bites|=bite|=bited"] },
  { id: "snake-word", any: ["$snake|venom|venomous"], unless: ["snake > plant|root|weed /1"] },
  {
    id: "ate-risky",
    any: [
      "eat|chew|swallow > mushroom|mushrooms|berry|berries|toad|bait|poison /4",
      "eat|chew|swallow > wild|strange|unknown > seed|seeds|plant|fruit|leaf|leaves|nut|nuts /5",
    ],
  },
  {
    id: "hit-by-vehicle",
    any: [
      "hit|knock|lick|run > car|bus|minibus|truck|bike|vehicle|motorbike|train|tractor|boat /4",
      "car|bus|minibus|truck|bike|vehicle|motorbike|tractor > hit|knock|lick|run /3",
    ],
    unless: [
      "run > bus > late|catch /4",
      "run > =for|=behind > bus|minibus|train|boat /3",
      "feel|feeling|gym|fence|pole|tree|wall|gate > hit|truck|car /4",
      "hit > fence|pole|tree|wall|gate /2",
      "head > car|door /3",
      "run > minibus|taxi|bus > route|work /3",
    ],
  },
  {
    id: "ate-something",
    any: [
      "eat|chew|swallow|drink > berry|berries|mushroom|seed|seeds|plant|flower|nuts|cassava|fish|toad|tablet|medicine|~bloodpressure|leaf|leaves|bush|tea /4",
      "medicine|tablet > eat|swallow /4",
    ],
  },
  {
    id: "child-tablets",
    any: [
      "eat|chew|swallow|drink|take > tablet|medicine|syrup|~bloodpressure|insulin /4",
      "get > into > medicine|tablet|cupboard|cabinet /4",
    ],
  },
  {
    id: "got-into",
    any: [
      "=ate|=swallowed|=drank|=chewed|=swallow|=eaten",
      "get > into /2",
      "find > tablet|medicine|bottle /3",
    ],
  },
  {
    id: "pupils",
    any: ["pupil|pupils & big|large|wide|dilate|dilated|small|pin /3", "see > thing|things /1"],
    unless: ["see > thing|things > clear|differently|far|near|close /3"],
  },
  {
    id: "lockjaw",
    any: ["lockjaw", "jaw > lock|stiff|stuck /3", "cannot > open > mouth|jaw /3"],
    unless: ["tooth|wisdom|dentist /6"],
  },
  {
    id: "inhaled",
    any: [
      "smoke > fire /3",
      "fire > smoke /3",
      "inhale > smoke|fume|fumes|gas|$chemical /4",
      "breath > smoke|fume|fumes|$chemical /3",
      "house_fire|building_fire",
      "smoke > inhale|inhalation /2",
      "spray|spraying > $chemical & dizzy|vomit|twitch|sweat|weak|headache /12",
    ],
    unless: ["bush|incense|mosquito|leaf|leaves /4"],
  },
  {
    id: "accident",
    any: ["accident|crash|cut_by_machine", "caught > machine /3"],
    unless: ["by_accident|accidentally /2", "by > accident /1"],
  },
  {
    id: "misshapen",
    any: [
      "bend|twist|point|face|turn > wrong|backward /3",
      "$limb > hang|hanging|sever|severed|dangling > off|by /3",
      "$limb > hang|hanging > off /3",
    ],
  },
  {
    id: "swallowed-chemical",
    any: [
      "give > $chemical /4",
      "$swallow > $chemical /4",
      "$chemical > $swallow /3",
      "swallow > battery|magnet|needle|pin|coin|glass|blade /3",
      "lick|taste > $chemical /2",
    ],
    unless: [
      "plant|garden|grass /4",
      "acid > reflux|stomach|food|fruit /2",
      "food|fruit > acid /2",

      "battery > acid > water /3",
    ],
  },
  {
    id: "poisoned",
    any: [
      "=poisoned|=intoxicated",
      "overdose|overdosed|od",
      "whole|entire|full > bottle|pack|packet|strip|sachet > tablet|medicine|panadol|syrup /4",
      "take > too_many|too_much|many|whole|double|all > tablet|medicine|panadol|insulin|dose|pills|bottle /5",
      "too_many > tablet|panadol /2",
      "swallow|take|drink > whole|entire|all > strip|bottle|pack|packet|box /5",
      "many > tablet > take /3",
      "swallow|take|drink|eat > pack|packet|bunch|handful|strip|bottle|box|sheet > tablet|medicine|panadol /5",
      "extra|double > insulin|dose /2",
      "wrong > medicine|tablet > take /3",
      "take > wrong > medicine|tablet /3",
      "take|give > tablet|medicine|insulin|dose > twice|double|times|again & mistake|accident /9",
      "carbon_monoxide",
      "cassava > poison /3",
    ],
    unless: [
      "overdose > cake|food|sweet|sweets|chocolate|mango|sugar|pepper|vitamin|vitamins|curry|christmas|cute|cuteness|netflix|sun|patient|patients|movie /4",
      "cassava > poison > fish|fishing|remove|take|get /4",
      "use > cassava > poison /3",
      "~foodpoisoning",
      "how > many|much /2",
      "many > tablet > day|morning /3",
      "take > many|too_many > medicine|tablet > already|for /5",
      "so > many /1",
    ],
  },
  {
    id: "snake-bite",
    any: ["$snake & bite|strike|struck|sting|jook|nip /4", "snakebite|snake_bite", "bite > $snake /3"],
    unless: ["afraid|fear|keep_away|away|repel /4", "~snakeplant"],
  },
  {
    id: "scorpion",
    any: ["scorpion & sting|bite|jook|juk|stick /4"],
    unless: ["repel|keep_away|fear|afraid /4"],
  },
  {
    id: "many-stings",
    any: [
      "sting & many|hundred|plenty|dozens|swarm|all_over|50|30|40|100 /5",
      "swarm > bee|wasp|marabunta /3",
    ],
  },
  {
    id: "mouth-sting",
    any: ["sting|bee|wasp|marabunta > in|inside > mouth|throat|tongue /3", "sting > tongue|throat /2"],
    unless: ["feel|like /3", "sting > nettle /1", "pepper|mouthwash|lime|salt|toothpaste /4"],
  },
  {
    id: "animal-bite",
    any: [
      "dog|bat|cat|rat|monkey|human|vampire|caiman|alligator|pirai|piranha|pit_bull|stray & bite /4",
      "stingray & sting|jook|bite|stick /4",
      "spider > bite /2",
      "bite > spider|dog|bat|cat|rat|monkey /2",
      "rabies",
    ],
  },
  {
    id: "choking",
    any: ["choke|choking", "stick|stuck > throat|windpipe|airway /3", "throat > stick|stuck|bone /3"],
    unless: ["choke > up|cry /1", "hazard|safe|avoid|hold|holds|smoke|phlegm|chain /4"],
  },
  {
    id: "choking-now",
    any: ["choke > on /1", "i|he|she|they|baby|child|son|daughter|please|help > =choking /2"],
    unless: [
      "choke > up|cry /1",
      "=choking > cold|phlegm|mucus|me /3",
      "choke|=choking > laugh|laughter|tear|tears|smoke /2",
      "feel > =choking /2",
      "safe|hazard|avoid|avoiding|prevent > =choking /4",
      "choke > holds|hold /1",
      "bitter|mauby|pepper|taste|sweeten /4",
    ],
  },
  {
    id: "stuck-throat",
    any: ["bone|pill|tablet|seed|food|fish_bone > stick|stuck > throat /4", "stuck > throat /2"],
  },
  {
    id: "burn-bad",
    any: [
      "burn & deep|bad|big|large|whole|peel|white|char|charred|raw|third|second_degree|electric|chemical|acid|fire|explosion|gas /6",
      "skin > peel|come|slip|fall > off /3",
      "hot|boil|boiling > oil|water|porridge|tar|milk|tea > throw|fall|spill|pour|turn|drop /4",
      "boil|boiling > water|oil > $limb|face|chest|back|belly /5",
      "throw|fall|spill|pour|turn > hot|boil|boiling > oil|water|porridge|tar /4",
      "burn|hot_oil|hot_water & whole|face|neck|chest|back|privates|groin|belly|both /7",
      "catch > fire /2",
      "burn & child|baby|toddler /6",
      "acid > throw|skin|face /4",
    ],
    unless: [
      "small|little|minor|finger|sun|heart|sunburn|tiny /5",
      "burn > urine|~passwater|chest|throat|belly|stomach|eye /3",
      "acid > reflux|stomach /2",
      "incense|bush|leaf|garbage|candle > burn /3",
      "urine|belly|chest|throat|~passwater & burn /4",
    ],
  },
  { id: "burn-blister", any: ["burn & blister|bubble /6"] },
  { id: "burn", any: ["burn|scald"] },
  {
    id: "limb-dead",
    any: [
      "$limb & blue|cold|pale|white|numb|black|dead & $injury /12",
      "$injury & $limb & blue|cold|pale|numb /12",
      "$limb > blue|black > cold|numb /5",
      "cold > blue|numb > $limb /4",
      "$limb > cold > blue|numb|pale /6",
    ],
    unless: ["winter|fridge|ac|water|weather /4"],
  },
  {
    id: "fracture",
    any: [
      "break|fracture > bone|arm|leg|foot|hand|rib|hip|collar|finger|wrist|ankle /3",
      "$limb|hip|wrist|ankle|rib > break|broken|fracture /3",
      "bone > break|broken|out|stick|poke|show /3",
      "cannot|not > walk|stand|weight > fall|accident|foot|leg|ankle /6",
      "dislocate",
      "cannot > weight|walk|stand & ankle|foot|leg|knee|hip /8",
      "ankle|foot|leg|knee|hip & cannot > weight|walk /8",
    ],
    unless: ["break > out|fast|down /1", "years|old /4", "skin > break /2"],
  },
  { id: "open-fracture", any: ["bone > stick|poke|show|come|out /3", "see > bone /2"] },
  {
    id: "head-injury",
    any: [
      "hit|knock|bang|lash|strike|injure|bump|crack|=buss|=bust > head /4",
      "head > hit|knock|bang|lash|injure|bump|=bust|=buss|wall|floor /4",
      "fall > head /6",
      "concussion|skull",
      "fall > tree|roof|ladder|height|stairs|verandah|horse|bike|bed /4",
      "car|road|motorbike|vehicle|minibus > accident|crash /3",
    ],
    unless: ["hit > pressure /3", "knock > head > cold /3", "leaf|fruit|leaves > fall /2"],
  },
  {
    id: "drowning",
    any: ["drown|drowning|near_drown"],
    unless: [
      "drown > in > work|debt|homework|bill|sorrow|school|paperwork|job|noise|stress|mango|fruit|email|task|zucchini|tomato|love|tear|laundry|paper|self_pity|information|message /3",
      "drown|drowning > sound|out|sorrow|worry /2",
      "plant|seedling|tree|root|leaf|crop|cat|worm|rat|caterpillar|weed > drown /3",
      "drown > my|the|it|me|in > roti|greens|tea|cassava|ginger|food|rice|salad|plant|curry|pepperpot|syrup|milk|sauce|sweat|caterpillars|soil|pot|bread /5",
      "spray|nightmare|dream /4",
    ],
  },
  {
    id: "electric-shock",
    any: [
      "electrocute|electrocuted|electrocution",
      "electric|electricity|current|socket|wire > shock|burn|lick|hold|throw /3",
      "shock > current|electric|wire|socket|fridge|outlet|plug /4",
      "lightning > strike|hit|struck /3",
      "strike|hit > lightning /2",
      "touch|hold|grab > live > wire /3",
    ],
    unless: ["bill|static|price|carpet|kettle|tree|coconut|mango /4", "current > affair|event|situation /3"],
  },
  {
    id: "strangled",
    any: [
      "hang|hung|hanging|strangle|strangled > neck|rope|cord|rafter|tree|beam|ceiling /4",
      "rope|cord|string|blind > around|round|wrap|tie > neck /4",
      "find|found > he|she|him|her|$person > hang|hanging /3",
      "hang|hanging > sheself|himself|herself|heself /2",
      "he|she|husband|boyfriend|man|partner|wife|they > strangle|choke|throttle > me|her|my|she|us /3",
      "cut > him|her|she|he > down /2",
    ],
    unless: [
      "necklace|chain|leaf|leaves|herb|dry|fig|hammock|basket|birth|born|lanyard|kitchen|lemongrass|small|young|play|movie /4",
      "baby > cord /2",
    ],
  },
  { id: "weapon", any: ["cutlass|knife|gun|machete|axe|ice_pick"] },
  {
    id: "emergency-word",
    any: [
      "call > ambulance /2",
      "ambulance|emergency > now|need|help /3",
      "having > emergency /2",
      "i|he|she|we > =dying /1",
    ],
    unless: [
      "~killingme",
      "number|page|room > emergency /3",
      "number > call > ambulance /4",
      "=dying > thirst|hunger|heat|boredom|curiosity|laugh|laughter|shame|embarrassment|know|try|for /2",
      "in_case /4",
    ],
  },
  {
    id: "fell",
    any: ["=fall|=fell|=fallen|=falls|=slipped|=tumbled"],
    unless: ["fall > asleep|off_sleep|sick|pregnant /1", "rain|hair > fall /2"],
  },
  { id: "swallowed-object", any: ["swallow > coin|pin|needle|button|stone|bead|seed|glass|tooth /3"] },
  {
    id: "rusty-nail",
    any: ["nail|rust|rusty & foot|juk|jook|stick|step|puncture|stand /5", "tetanus|lockjaw"],
    unless: ["nail > polish|fungus|finger|toe|in_grown|ingrown /2", "toe > nail|toenail /1"],
  },
];
