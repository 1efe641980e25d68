// Signs of bleeding, belly, water loss, infection, allergy and skin.
import type { FindingDefinition } from "./finding.ts";

export const body: readonly FindingDefinition[] = [
  {
    id: "vomit-blood",
    any: [
      "$vomit > blood /4",
      "blood > vomit /3",
      "coffee_ground",
      "vomit > coffee /3",
      "vomit & red|black|dark /3",
      "blood & $vomit /2",
    ],
    unless: ["sorrel|beet|drink > red /3"],
  },
  {
    id: "cough-blood",
    any: [
      "cough & blood /4",
      "spit & blood /3",
      "blood > phlegm|sputum|mucus /3",
      "phlegm|sputum|mucus > blood /3",
    ],
    unless: ["streak|speck|tinge|brush|gum|tooth|rusty /5"],
  },
  {
    id: "cough-blood-streak",
    any: [
      "cough|phlegm|spit|sputum & blood & streak|speck|tinge|little|bit /8",
      "rusty & phlegm|sputum|spit|cough /4",
    ],
  },
  {
    id: "stool-blood",
    any: [
      "stool|diarrhoea|toilet|bowel|rectum|backside|bottom|anus|back_passage & blood /4",
      "pass|passing > blood /2",
      "blood > pass|passing /2",
      "blood & slime /3",
      "blood > bottom|behind|backside /4",
    ],
    unless: [
      "~piles",
      "tissue|paper|wipe|streak|little|spot|fissure /5",
      "urine /3",
      "blood_test|test|pressure|clot|sugar /4",
      "blood > pass > test /3",
    ],
  },
  {
    id: "stool-black",
    any: ["stool > black|tar|tarry /3", "black|tarry|tar > stool /3", "black > like_tar|tar /2"],
    unless: ["iron|bismuth|pepto /8"],
  },
  {
    id: "urine-blood",
    any: ["urine & blood|red|coca_cola|cola|coke /4", "blood > ~passwater /4", "~passwater & blood /4"],
    unless: ["beet|sorrel /6", "urine_test|blood_test /3"],
  },
  {
    id: "heavy-bleed",
    any: [
      "$blood & not|cannot > stop|stopping|clot|ease /5",
      "$blood > heavy|bad|bad_bad|pour|gush|spurt|pump|pumping|squirt|everywhere|profuse|profusely|fast /3",
      "heavy|profuse|lot|plenty > $blood /2",
      "$blood & not_stop|cannot_stop|soak|soaking|everywhere /5",
      "will_not > stop > $blood /3",
      "stop > $blood /3",
      "artery > cut|burst /3",
      "haemorrhage|hemorrhage|haemorrhaging",
      "~nosebleed & not > stop /5",
      "~nosebleed & hour|hours /5",
      "$blood > hour|hours /4",
      "lose > blood /3",
    ],
    unless: [
      "period|monthly|flow /6",
      "blood > sugar|pressure|thin|test|clot /1",
      "gum|~gumbleed|shave|brush /5",
      "cough > stop /4",
      "high|heavy > blood > pressure /3",
      "little > $blood /2",
    ],
  },
  {
    id: "bleeding",
    any: [
      "bleed|haemorrhage|spotting",
      "blood > come|run|leak|flow|drip|spot /3",
      "see|saw > blood /2",
      "little > blood /2",
    ],
    unless: ["blood > sugar|pressure|test /1", "~gumbleed"],
  },
  {
    id: "heavy-period",
    any: ["period|flow & heavy|flood|flooding|clot|soak /4", "pad & soak|full|hour|change /5"],
  },
  {
    id: "deep-wound",
    any: [
      "cut|chop|gash|wound|slice & deep|bone|artery|vein|open|tendon|off|neck /4",
      "stab|shot|gunshot|bullet|impale|amputate",
      "finger|toe|hand|ear > cut|chop > off /3",
      "see > bone /2",
      "bone > stick|poke|out /3",
    ],
    unless: [
      "injection|shot_of|vaccine|insulin|flu > shot /3",
      "shot > vaccine|insulin|flu|rum|tetanus|doctor /2",
      "tetanus > shot /2",
      "off > grass|tree|branch|bush|leaf /3",
    ],
  },
  { id: "wound", any: ["cut|wound|gash|chop|puncture|graze|scrape"] },
  {
    id: "belly-severe",
    any: [
      "$belly & $pain & $severe /6",
      "$belly & $pain & $sudden /7",
      "$belly & hard|rigid & board|wood|rock|stone /6",
      "$belly > rigid|board /3",
      "~oneside & $pain & $severe|$sudden /7",
      "$pain > lower|low > right /4",
      "move > lower|low > right /3",
      "right > $belly & $pain & fever|vomit /10",
      "appendix|appendicitis",
      "$severe > nara|narra|nharra /4",
      "nara|narra|nharra > $severe|bad /4",
      "not|cannot > stand|straighten > straight|up /3",
      "double > over > $pain /4",
      "low|lower > ~oneside > $pain /5",
      "$pain & low > ~oneside /6",
      "$pain > move|walk|cough & fever & $belly /9",
    ],
    unless: ["period|monthly|menstrual /6", "back > $pain /3", "appendix > out|remove|took /3"],
  },
  { id: "belly-pain", any: ["$belly & $pain /4", "bellyache|belly_work|belly_wuk|gripe|nara|narra"] },
  {
    id: "belly-blocked",
    any: ["not|cannot > pass > stool|gas|wind /4", "$belly & swell|hard|distend /3"],
    unless: ["baby > kick /3"],
  },
  {
    id: "vomiting",
    any: ["$vomit", "cannot > food|water|anything > down /5", "vomiting"],
    unless: ["feel|want > vomit /1"],
  },
  {
    id: "nothing-stays-down",
    any: [
      "cannot|not > keep|hold > down /6",
      "cannot|not > food|water|anything|fluid|drink > down /5",
      "vomit > everything|all /3",
      "everything > vomit|come_up|up /3",
    ],
  },
  {
    id: "diarrhoea",
    any: [
      "diarrhoea",
      "run|running > belly /2",
      "belly > run|running /2",
      "loose|watery > stool|bowel|motion /3",
      "stool > loose|water|watery /2",
      "purge|purging|apparatin",
      "runny > stomach|belly|stool /2",
      "the_runs|gastro|cholera",
    ],
  },
  {
    id: "sunken-eyes",
    any: [
      "eye & sink|sunken|sunk|hollow /3",
      "not > tear /3",
      "cry > not > tear /4",
      "mole|fontanelle|soft_spot & sink|sunken|sunk|bulge|bulging|dip /4",
      "skin > not > spring|bounce /4",
      "mouth|tongue > dry > dry|stick /3",
      "dehydrate|dehydrated|dehydration|dry_out",
    ],
  },
  {
    id: "no-urine",
    any: [
      "not > wet > pamper|diaper|nappy|nappie /4",
      "not > pamper|diaper|nappy > wet /4",
      "pamper|diaper|nappy > dry /3",
      "not > urine > today|yesterday|hour|day|all|since|morning|night /5",
      "not > urine|~passwater /3",
      "pamper|diaper|nappy & dry /4",
    ],
    unless: ["pain|burn|problem|blood > urine|~passwater /3", "not > pain|burn|blood|problem /2"],
  },
  {
    id: "cannot-urinate",
    any: ["cannot|not > urine|~passwater|pass /3", "only > drop /3", "stoppage > water|urine /2"],
    unless: [
      "well|good|properly|proper|easy /4",
      "not > urine|~passwater > well|blood|normal|burn|pain /3",
      "not > pain|burn|problem|blood > urine|~passwater /4",
      "not|cannot > pass > stool|gas|wind|exam|test|blood|school /3",
      "not > stoppage /2",
    ],
  },
  {
    id: "not-drinking",
    any: [
      "not|stop|refuse|cannot > drink|feed|suck|breast|bottle|nurse|breastfeed|fluid /4",
      "not > take|want > breast|bottle|milk|fluid|feed|food_or_water /4",
      "refuse > everything|breast|milk|bottle|water /3",
    ],
    unless: [
      "drink > alcohol|coffee|rum|beer|tea|enough|milk_tea|soda /3",
      "not > drink > alcohol|coffee|rum /3",
      "smoke|alcohol /4",
    ],
  },
  {
    id: "fever",
    any: [
      "fever|feverish|febrile|pyrexia|ague",
      "temperature & high|hot|up|raise /3",
      "body|skin|head|baby|child > hot /3",
      "burn > up /2",
      "hot > body /1",
      "feel_hot|high_temperature",
    ],
    unless: [
      "fever_grass|fevergrass|hay_fever|dengue_bush|cabin_fever|yellow_fever > vaccine /2",
      "burn > up > food|pot /3",
      "fever_grass",
      "skin > hot > sun /3",
      "body > hot > sun /3",
      "hot > pepper|water|tea|oil|sun|flash|pot /1",
    ],
  },
  {
    id: "chills",
    any: ["chill|rigor|ague", "shake > cold|chill|fever /3", "cold > shake|shiver /3", "shiver|shivering"],
  },
  {
    id: "stiff-neck",
    any: [
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
      "cannot > light /3",
    ],
  },
  {
    id: "purple-rash",
    any: [
      "purple|bruise|dark_red > rash|spot /3",
      "rash|spot > purple|bruise|not_fade|not > fade|blanch /5",
      "not > fade|blanch > press|glass /4",
    ],
  },
  { id: "rash", any: ["rash|rashes|hives|welts|welt|urticaria", "spot > skin|body|leg /3"] },
  {
    id: "hives",
    any: [
      "hives|welts|welt|urticaria",
      "break|come > out > hives|rash|welts /3",
      "rash|itch & all_over|whole_body /5",
      "swell > all_over /3",
    ],
  },
  {
    id: "airway-swelling",
    any: [
      "$airway & swell|close|closing|tighten|shut|thick|puff|block /4",
      "throat > tight|narrow /3",
      "cannot > swallow > spit|saliva|good|own /4",
      "drool",
      "face > swell|puff & tongue|lip|throat|breath|hives|eat|sting /10",
    ],
    unless: [
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
      "face|eye|cheek|lip > swell|puff|puffy /3",
      "swell|puffy > face|eye|hand|lip /4",
      "hand > swell|puffy /3",
    ],
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
  },
  {
    id: "anaphylaxis",
    any: ["anaphylaxis|anaphylactic|anaphylactic_shock|severe_allergic|severe > allergic > reaction /3"],
  },
  {
    id: "testicle",
    any: ["$testicle & $pain|swell|twist|hard|hurt /5"],
    unless: ["play|tennis|cricket|football /3"],
  },
  { id: "severe", any: ["$severe", "$sudden", "bad_bad"] },
  {
    id: "calf-swollen",
    any: [
      "calf|calves & swell|pain|hot|red|hard /4",
      "one|left|right > leg & swell|hot /4",
      "dvt|blood_clot|clot > leg|lung /4",
    ],
  },
  {
    id: "spreading-redness",
    any: [
      "red|redness|hot|swell|infection|rash & spread|spreading|streak|track|line|climb|travel /5",
      "streak > up|leg|arm /4",
      "hot & red & swell /6",
      "red & hot & leg|foot|arm|hand|skin /5",
      "cellulitis|gangrene|blood_poisoning",
    ],
    unless: ["ringworm|lota|heat_rash|prickly /6", "not > spread|spreading /3"],
  },
  {
    id: "pus",
    any: [
      "pus|matter_coming|discharge > ear|wound|sore|cut /3",
      "smell & sore|wound|cut|foot|toe|ulcer /5",
      "ooze|oozing|weeping > sore|wound /3",
    ],
  },
  {
    id: "sore-wound",
    any: ["sore|wound|ulcer|cut|blister & foot|toe|leg|heel|ankle /5", "sore|wound|cut|ulcer|bite|puncture"],
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
    id: "jaundice",
    any: ["eye|skin|body & yellow /4", "jaundice", "yellow > eye|skin /2", "white > eye > yellow /3"],
    unless: ["yellow > flower|tablet|leaf|fruit|mango|phlegm|mucus /2"],
  },
  {
    id: "lump",
    any: [
      "lump|tumour|tumor|growth > breast|neck|armpit|groin|testicle|belly /4",
      "breast|armpit|groin & lump|hard|dimple /4",
      "nipple & blood|discharge /3",
    ],
    unless: ["pus|boil|insect|bite|throat /4", "bump > head /3"],
  },
  {
    id: "weight-loss",
    any: ["lose|losing > weight /3", "lose > pound|pounds|lb|lbs|kg|kilo|kilos /3", "weight > lose|drop|fall|loss /3", "weight_loss|wasting"],
    unless: ["want|help|tea|diet|gym|try|trying|to > lose > weight /4"],
  },
  { id: "cough", any: ["cough|coughing"] },
  { id: "ear", any: ["ear|earache & pain|ache|hurt|pus|discharge|run|water /4", "earache"] },
  {
    id: "throat-severe",
    any: [
      "throat & hardly|barely|cannot|not > swallow /7",
      "tonsil > white|pus|spot /4",
      "white > spot|patch > tonsil|throat /4",
      "cannot|hardly|barely > swallow /3",
    ],
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
  { id: "shingles-eye", any: ["blister|rash|shingles & eye|face & side|band|pain /8", "shingles"] },
  {
    id: "eye-serious",
    any: [
      "eye & pain & red|light|see|blurry|swell /6",
      "eye & chemical|bleach|acid|cement|nail|metal|pierce|lime|pepper_spray|stick|jook|poke /4",
    ],
    unless: ["light > hurt /2", "fever /8"],
  },
  { id: "fontanelle", any: ["mole|fontanelle|soft_spot & sink|sunken|sunk|bulge|bulging|dip /4"] },
  { id: "nosebleed", any: ["~nosebleed", "nose & bleed /3"] },
  { id: "night-sweats", any: ["~nightsweat", "sweat > night /2"] },
  { id: "mild-blood", any: ["~piles", "tissue|paper|wipe & blood /5"] },
  { id: "period-pain", any: ["period|monthly & $pain /5"] },
  {
    id: "eye-chemical",
    any: ["eye & chemical|bleach|acid|cement|nail|metal|pierce|pepper_spray|jook|poke|sap|latex|milk /3"],
    unless: ["fingernail|red|pink /3"],
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
