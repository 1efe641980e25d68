// Fever, infection, allergy, skin and eyes.
import type { FindingDefinition } from "./finding.ts";

export const infection: readonly FindingDefinition[] = [
  {
    id: "fever-gone",
    any: ["fever > gone|go|break|stop|leave|left|down /2", "not > fever > now|again|more /3"],
  },
  { id: "hand-swelling", any: ["hand|finger & swell|puffy /2"] },
  {
    id: "skin-peeling",
    any: ["skin > peel|slough|strip /1", "skin > come > off /2"],
    unless: ["sun|sunburn|hand|foot|dry /4"],
  },
  {
    id: "fever",
    any: [
      "fever|feverish|febrile|pyrexia|ague",
      "temperature & high|hot|up|raise /3",
      "body|skin|head|baby|child > hot /3",
      "baby|newborn > hot|warm /5",
      "hot > hot /1",
      "he|she|him|her|son|daughter|skin > hot > fire|like /3",
      "my|the > son|daughter|child|boy|girl & hot /4",
      "and > he|she > hot /1",
      "burn > up /2",
      "hot > body /1",
      "feel_hot|high_temperature",
    ],
    unless: [
      "burn > up > inside & pee|urine|pass_water /8",
      "hot > place|weather|day|country|room|house|climate|season /1",
      "hot_place|hot_country|hot_weather",
      "hay_fever",
      "weather|water|drink|pepper|food|soup|sun|tea|shower > hot /2",
      "hay_fever|dengue_bush|cabin_fever|yellow_fever > vaccine /2",
      "burn > up > food|pot|gum|mouth|tongue|skin|throat|lip /3",
      "skin > hot > sun /3",
      "body > hot > sun /3",
      "hot > pepper|water|tea|oil|sun|flash|pot|bush|bath /1",
    ],
  },
  {
    id: "chills",
    any: ["chill|rigor|ague", "shake > cold|chill|fever /3", "cold > shake|shiver /3", "shiver"],
  },
  {
    id: "stiff-neck",
    any: [
      "cannot > chin > chest /5",
      "cannot > touch > chin /3",
      "neck & stiff|lock|rigid|bend /4",
      "cannot|not > bend|turn|move > neck /3",
      "neck > hurt > bend /3",
    ],
    unless: ["sleep|pillow|draught|fan|strain|work /6"],
  },
  {
    id: "light-hurts",
    any: [
      "light > hurt|bother|pain|burn > eye /4",
      "light > hurt|bother|pain /2",
      "photophobia",
      "hate|avoid|cannot_stand|cannot_bear > light /2",
      "cannot > light /3",
    ],
  },
  {
    id: "spots-stay",
    any: [
      "rash|spot|blotch > not > fade|blanch|go|leave > press|glass|cup /6",
      "rash|spot|blotch & stay|dark & press|glass|cup /5",
      "press > glass|cup & rash|spot|purple /8",
    ],
  },
  { id: "spots-told", any: ["spot|rash"] },
  {
    id: "purple-rash",
    any: [
      "purple|black|blue > bruise > everywhere|all_over /2",
      "little|tiny|small > red|purple > dot > all|over & cold|restless|weak|fever /5",
      "purple|bruise|dark_red > rash|spot /2",
      "rash|spot > purple|bruise|not_fade /3",
      "rash|spot > not > fade|blanch /2",
      "not > fade|blanch > press|glass /2",
    ],
  },
  { id: "rash", any: ["rash|=hives|welt|urticaria", "spot > skin|body|leg /3"] },
  {
    id: "hives",
    any: [
      // "hives" written exactly: its stem is that of HIV.
      "=hives|welt|urticaria",
      "break|come > out > =hives|rash|welts /3",
      "rash|itch & all_over|whole_body /5",
      "swell > all_over /3",
    ],
  },
  {
    id: "airway-swelling",
    any: [
      "cannot|not > open > mouth & tooth|drool|swell/6",
      "tooth > cannot|not > open > mouth /5",
      "cannot > swallow > own > spit|saliva /2",
      "talk|voice > hot_potato|muffled|potato /3",
      "mouth > cannot|not > open & drool|throat|tonsil|fever|swallow|swelling|tooth /2",
      "$airway & ~swellup /2",
      "face & ~swellup /3",
      "$airway & swell|close|tighten|shut|thick|puff|block /2",
      "throat > tight|narrow /3",
      "cannot > swallow > spit|saliva|good|own /3",
    ],
    unless: [
      "catarrh|phlegm|mucus|slime > thick /2",

      "tongue & white|coat|coated|furry & thick /5",
      "burst|cut|hit|knock|fall|bite|punch|ball|elbow > lip /4",
      "lip > burst|cut|hit|knock|bite|punch /3",
      "from > balloon /2",
      "vagina|vaginal|private|labia /3",
      "little_tongue|uvula /8",
      "cry|emotional|wedding|funeral /4",
      "mosquito > bite|sting /2",
      "tonsil|gland|cold|sore_throat|days|week|phlegm|tooth /5",
      "lip > cold_sore|chap /3",
      "throat > block > phlegm|mucus /3",
      "mouth > close /2",
      "baby|teething > drool /2",
    ],
  },
  {
    id: "face-swelling",
    any: [
      "face|eye|lip & ~swellup /2",
      "face|eye|cheek|lip > swell|puff|puffy /3",
      "swell|puffy > face|eye|lip /2",
    ],
    unless: ["swell_eye|puffy_eye > from > allergy|dust|pollen|hay_fever /2"],
  },
  { id: "swelling", any: ["swell|puffy|puffiness|oedema|edema"] },
  {
    id: "allergen",
    any: [
      "allergy|allergic|anaphylaxis|anaphylactic|epipen",
      "sting|bee|wasp|marabunta|ants",
      "eat > shrimp|nut|peanut|fish|seafood|crab|egg|cashew|mango|lobster|shellfish /4",
      "peanut|shellfish|shrimp|penicillin|antibiotic",
    ],
    unless: [
      // "eat bad crab and feel to vomit": spoiled food.
      "bad|stale|spoil|rotten|old > crab|fish|shrimp|shellfish|seafood|egg|lobster /2",
      "vomit|throw_up > antibiotic|penicillin /2",
      "antibiotic|penicillin > vomit|throw_up /3",
      "physic|castor|jatropha|poison > nut|seed /1",
    ],
  },
  {
    id: "itch-palms",
    any: ["itch|itchy > palm|hands /2", "palm > itch|itchy /2"],
  },
  { id: "throat-lump", any: ["throat > lump|tight|full|thick|closing /2", "lump > throat /2"] },
  {
    id: "anaphylaxis",
    any: ["anaphylaxis|anaphylactic|severe_allergic", "severe|bad > allergic|allergy > reaction /3"],
    unless: ["what|prevent|risk|history|kit|epipen > anaphylaxis /3"],
  },
  {
    id: "testicle",
    any: ["$testicle & $pain|swell|twist|hard|hurt /5"],
    unless: [
      "tambrin|tamrin|wax|hair|string|lint > ball /1",
      "foot|knee|hand|face|ankle|jaw|cheek > swell > ball /4",
      "ball > wax|hair|dough|lint|string /3",

      "at|after|play > ball /1",
      "tamarind|cotton|dough|rice|meat|fish|cheese|cake|butter|soap|salt|melon|ackee|egg|cassava|potato|aloo|dhal|split_pea|coconut|sugar|plantain|conkie > ball/1",
      "eat|ate|eating|fry|fried|cook|buy|sell|taste|nyam > ball /3",
      "play|tennis|cricket|football /3",
      "moth|camphor|naphthalene > ball /1",
      "ball > fire /3",
    ],
  },
  {
    id: "leg-trouble",
    any: ["leg|calf|foot|ankle|thigh & swell|hard|big|tight|fat /4", "leg|calf|thigh & $pain /4"],
  },
  {
    id: "lain-still",
    any: [
      "=flight|plane|aeroplane|airplane|=flew|=fly|plaster|=cast|operation|surgery|bed_rest|long_drive",
      "lie|lay|stay|week|days|hospital > bed /4",
      "bus|car|sit > hours|overnight /4",
    ],
  },
  {
    id: "calf-swollen",
    any: [
      "leg|calf > swell > ~oneside|one_side /3",
      "calf|calves & swell|pain|hot|red|hard /4",
      "one|left|right > leg & swell|hot /4",
      "dvt|blood_clot|clot > leg|lung /4",
    ],
  },
  {
    id: "spreading-redness",
    any: [
      "red|redness|hot|swell|infection|rash & spread|streak|track|line|climb|travel /5",
      "red|redness|swell & double|bigger|larger|grow > size|yesterday|overnight|today|hour/9",
      "breast & hot|red|hard|pain & fever|temperature|chills /10",
      "streak > up|leg|arm /4",
      "red > up > thigh|knee|groin|elbow|arm|leg /3",
      "hot & red & swell /6",
      "red & hot & leg|foot|arm|hand|skin /5",
      "leg|foot|arm|hand|knee|ankle > swell > hot|warm /4",
      "leg|foot|arm|hand|knee|ankle > hot|warm > swell /4",
      "cellulitis|gangrene|blood_poisoning",
    ],
    unless: [
      "ringworm|lota|heat_rash|prickly /6",
      "not > =spreading /3",
      "=not > spread /3",
      "travel > bus|plane|car|boat|flight|abroad|by|to /2",
      "hot|warm > weather|sun|day|night|season|place|country|kitchen|water|cloth|compress|bath|tea|oil|salt /2",
    ],
  },
  {
    id: "pus",
    any: [
      "pus",
      "discharge > ear|wound|sore|cut /3",
      "ear > discharge /2",
      "smell & sore|wound|cut|foot|toe|ulcer /5",
      "ooze|oozing|weeping > sore|wound /3",
    ],
    unless: ["soap|bush|spray > that > cut > smell /2"],
  },
  {
    id: "sore-wound",
    any: [
      "wound|ulcer|cut|blister & foot|toe|leg|heel|ankle /5",
      "wound|cut|ulcer|bite|puncture",
      // "a sore on my back", which is another thing than a sore back
      "sore > =on|=pon > back|neck|shoulder|arm|knee|hip|belly|body|breast /2",
    ],
    unless: [
      "little|small|tiny > =bit /1",

      "how > cut > nail|toenail|toe_nail|hair /4",
      "cut > back|down|tablet|pill|dose|salt|sugar|grass|branch|bark|insulin|medicine|metformin /2",
      "should|must|could|can > cut > one|it|them|this|that /4",
    ],
  },
  {
    id: "sore",
    any: ["sore & foot|toe|leg|heel|ankle /5", "sore"],
    // What aches or is inflamed, and no open skin.
    unless: [
      "sore_throat|sore_tongue|sore_mouth|sore_gum|sore_eye|sore_ear|sore_nose|sore_breast|sore_nipple",
      "sore_back|sore_neck|sore_shoulder|sore_muscle|sore_joint|sore_knee|sore_hip|sore_arm|sore_body|sore_belly",
    ],
  },
  {
    id: "burning-urine",
    any: [
      "burn|pain|sting & urine|~passwater /5",
      "uti|cystitis|urine_infection|urinary_infection|kidney_infection",
      "urine > infection /2",
    ],
  },
  { id: "flank-pain", any: ["back|side|flank|kidney|loin & $pain /5", "~oneside & $pain /4"] },
  {
    id: "hot-said",
    any: ["he|she|baby|him|her > =hot /1"],
    unless: ["weather|room|water|bath|food|sun|day|night|house|place|outside|flash|flush|tea /4"],
  },
  { id: "dengue-word", any: ["dengue"], unless: ["mosquito|prevent|season /4"] },
  {
    id: "bleeding-painkiller",
    any: ["aspirin|ibuprofen|advil|motrin|brufen|diclofenac|cataflam|voltaren|naproxen|aleve|disprin"],
    unless: ["gel /3"],
  },
  {
    id: "jaundice",
    any: [
      "eye|eyeball|skin|body & yellow /4",
      "jaundice|=jaundiced",
      "yellow > eye|skin /2",
      "white > eye > yellow /3",
    ],
    unless: [
      "carrot|carrots|pumpkin > turn|make > skin|you|people|baby /2",

      "yellow > flower|tablet|leaf|fruit|mango|phlegm|mucus /2",
      "jaundice > people > say|use /1",
      "turmeric|curry|saffron|it|dye|paste > stain|colour|dye /3",
      "science|research|project|homework|exam & jaundice /10",
    ],
  },
  {
    id: "breast-hard",
    any: ["breast & hard /4"],
    unless: [
      "breast & full|engorge|milk|latch|nurse|nursing|breastfeed|suckle|suck|wean|pump|feed /10",
      "chicken|fry|cook|oven /4",
      // For a breast full of milk.
      "cabbage /10",
    ],
  },
  {
    id: "lump",
    any: [
      "lump|tumour|tumor|growth > breast|neck|armpit|groin|testicle|belly|arm|underarm /4",
      "breast|armpit|groin & lump|dimple /4",
      "armpit|groin & hard /4",
      "nipple & blood|discharge /3",
    ],
    unless: ["pus|boil|insect|bite|throat /4", "bump > head /3"],
  },
  {
    id: "weight-loss",
    any: [
      "lose|losing > weight /3",
      "lose > pound|lb|lbs|kg|kilo|kilogram /3",
      "weight > lose|drop|fall/3",
      "weight_loss|=wasting",
      "clothes|pants|trousers|skirt|belt > get|hang|fall|gone > loose|off|big /3",
    ],
    unless: [
      "weight_loss > tea|drink|bush|herb|tablet|pill|capsule|remedy|diet|programme|journey /2",
      "for|want|help|fast|quick > weight_loss /2",
      "tea|drink|bush|herb|pill > for > lose > weight /3",
      "make > you > lose > weight /3",
      "lose > weight > tea|pill|drink|bush|powder|capsule /1",
      "on_purpose|walk|exercise|less_rice|cut_down /6",
      "should|must|or|not > lose > weight /3",
      "just|told|advise|advised|only|have_to > lose /2",
      "need|want|wish|try|hope|how|goal > lose > pound|lb|lbs|kg|kilo /4",
      "doctor|nurse|told|say|said > to > lose > pound|lb|lbs|kg|kilo /12",
      "lose > weight > or|honey /2",
      "cannot|not > lose > weight /3",
      "tea|help|want|for|diet|need|herb|promote > weight > lose/3",
      "want|help|tea|diet|gym|try|honey|cinnamon|vinegar|lime|lemon|ginger|coffee|to|make|can|could|true|plan|how|way|natural|fast|capsule > lose > weight /4",
      "baby > weight /1",
    ],
  },
  { id: "cough", any: ["cough"] },
  {
    id: "cough-pain",
    any: ["sharp|stab|catch & cough|breath/4", "rib|side|back|lung & $pain & cough|breath/7"],
    unless: ["throat|head|tooth|knee /3"],
  },
  { id: "ear", any: ["ear|earache & pain|ache|hurt|pus|discharge|run|water /4", "earache"] },
  {
    id: "throat-severe",
    any: [
      "throat & hardly|cannot|not > swallow /7",
      "tonsil > white|pus|spot /4",
      "white > spot|patch > tonsil|throat /4",
      "cannot|hardly > swallow /3",
    ],
    unless: ["bitter|nasty|taste|big|large /5"],
  },
  {
    id: "joint-hot",
    any: [
      "knee|joint|ankle|elbow|wrist|hip|toe & hot|red & swell /7",
      "hot > swell > knee|joint|ankle|elbow|wrist /4",
    ],
  },
  {
    id: "tooth-swelling",
    any: [
      "tooth|toothache|gum|jaw|dental & swell & face|cheek|jaw|eye|neck /8",
      "face|cheek|jaw & swell & tooth|toothache|gum /6",
    ],
  },
  { id: "bone-pain", any: ["bone|joint|body|behind_eye|eye & $pain /4", "behind > eye /2"] },
  {
    id: "shingles-eye",
    any: [
      "blister|rash|shingles & eye|face & side|band|pain /8",
      "blister & ~oneside & chest|back|rib|trunk|waist /8",
      "shingles",
    ],
    unless: [
      "old|past|after|since > shingles /2",
      "shingles > vaccine|shot|jab /1",
      "shingles > after|gone|heal|ago|finish|leave|left /4",
    ],
  },
  {
    id: "bowel-change",
    any: ["stool > thin|narrow|pencil|ribbon /4"],
    unless: ["soft|loose|diarrhoea|water|day|yesterday /4"],
  },
  {
    id: "eye-serious",
    any: [
      "eye & pain & red|light|see|blurry|swell /6",
      "eye & chemical|bleach|acid|cement|nail|metal|pierce|lime|pepper_spray|stick|jook|poke /4",
    ],
    unless: ["light > hurt /2", "fever /8"],
  },
  {
    id: "eye-pain",
    any: ["eye & pain|hurt & bad|severe|red|halo|ring|rainbow /7"],
    unless: ["behind > eye /2", "fever /8"],
  },
  { id: "fontanelle", any: ["mole|fontanelle|soft_spot & sink|sunk|bulge|dip /2"] },
  { id: "night-sweats", any: ["~nightsweat", "sweat > night /2"] },
  {
    id: "eye-chemical",
    any: [
      "chlorine|cement|lime|acid|bleach|tablet > dust|powder|splash > face /3",
      "eye & $chemical /5",
      "eye & cement|pepper_spray|sap|latex /2",
      "thinner|turpentine|solvent|petrol|gasoline|diesel|superglue|super_glue|quicklime|hardener > eye /4",
    ],
    unless: [
      "sticky|wake|morning|mucus & =glued /6",
      "pool|swim|swimming /6",
      "price|cost /2",
      "crab > eye /1",
      "red|pink|vitamin|polish|paint|make_up|shadow /3",
    ],
  },
  {
    id: "eye-stuck",
    any: [
      "thorn|splinter|prickle|wire|hook > deep|gone|in|inside|stuck > eye|eyeball /4",
      "nail|metal|glass|wire|hook|splinter|arrow|steel|iron|stone > in|inside|into|stick|pierce|fly|flew|jook|juk > eye|eyeball /4",

      "jook|juk|pierce|stab|poke > eye|eyeball /1",
      "eye|eyeball > pierce|jook|juk|poke|stab /3",
    ],
    unless: ["fingernail|eyelash|needle > eye /3", "look|see /2"],
  },
  {
    id: "discharge-sex",
    any: [
      "discharge & pain|burn|pus|smell|sex|partner|penis|green|yellow /7",
      "gonorrhoea|gonorrhea|syphilis|chlamydia|the_clap|std|sti",
      "pus & urine|penis|~passwater /5",
    ],
    unless: ["ear|nose|eye|wound > discharge /3"],
  },
];
