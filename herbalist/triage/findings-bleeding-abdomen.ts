// Bleeding, abdomen and dehydration.
import type { FindingDefinition } from "./finding.ts";

export const bleedingAndBelly: readonly FindingDefinition[] = [
  { id: "clots", any: ["pass|passing > clot|clots /2"] },
  {
    id: "any-blood",
    any: ["blood|bleed|=spotting"],
    unless: [
      "blood > pressure|sugar|test|thin|thinner|type|group|count|tonic|clot|builder|cleanse|cleanser|iron|work /2",
      "build|clean|purify|low|high|thin|draw > blood /2",
      "tablet|iron > blood /3",
      "bleed > stop|=stopped /2",
      "stop|=stopped > bleed /2",
      "dragon > blood /1",
      "~gumbleed",
      "~nosebleed",
    ],
  },
  { id: "gum-bleed", any: ["~gumbleed", "gum & bleed|blood /3"] },
  {
    id: "head-bleeding",
    any: ["head > bleed|blood /1"],
    unless: ["pimple|scratch|comb /5"],
  },
  {
    id: "ear-blood",
    any: ["blood|bleed > ear|ears /4"],
    unless: ["cotton|bud|scratch|pierce|piercing /5"],
  },
  {
    id: "vomit-blood",
    any: [
      "bring > up > blood /2",
      "$vomit > blood /6",

      "coffee_ground",
      "vomit > coffee /2",
      "vomit & red|black|dark /2",
      "blood & $vomit /2",
    ],
    unless: [
      "sorrel|beet|drink > red /3",
      "red > sorrel|drink|juice /2",
      "blood > test /1",
      "plant|plants|garden|compost|soil|scrub /5",
    ],
  },
  {
    id: "cough-blood",
    any: [
      "cough & blood /6",
      "spit & blood /3",

      "cough|phlegm|spit & pink|frothy /3",
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
      "rectal|rectum|anal|bowl|bottom & bleed|blood /4",
      "stool|diarrhoea|toilet|bowel|rectum|backside|bottom|anus|back_passage & blood /6",
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
    id: "stool-some-blood",
    any: ["stool|toilet & blood /6"],
    unless: ["not > blood /2", "blood_test|test /3"],
  },
  { id: "jelly-stool", any: ["stool & jelly|currant|maroon /2"] },
  {
    id: "stool-black",
    any: ["stool > black|tar|tarry /3", "black|tarry|tar > stool /2", "black > like_tar|tar /2"],
    unless: ["iron|bismuth|pepto /8"],
  },
  {
    id: "urine-blood",
    any: ["urine & blood|red|coca_cola|cola|coke /4", "blood > ~passwater /4", "~passwater & blood /4"],
    unless: ["beet|beetroot|sorrel /6", "urine_test|blood_test /3"],
  },
  {
    id: "heavy-bleed",
    any: [
      "cut|fall|glass|slice > wrist|neck & not|will_not > stop /4",
      "$severe > $blood /2",
      "$blood > $severe /2",
      "$blood & not|cannot > stop|stopping|clot|ease /2",

      "$blood > heavy|hard|bad|bad_bad|pour|gush|spurt|pump|pumping|squirt|everywhere|profuse|profusely|fast /2",
      "heavy|profuse|lot|plenty > $blood /2",
      "$blood & not_stop|cannot_stop|soak|soaking|everywhere /2",
      "will_not > stop > $blood /2",
      "stop > $blood /2",

      "~nosebleed & not > stop /2",
      "~nosebleed & hour|hours /5",
      "full|cup|mouthful|basin|bucket|pool|soak|towel > blood /3",
      "spurt|gush|pour|squirt|pump > blood /2",
      "$blood > hour|hours /4",
      "lose > blood /1",
    ],
    unless: [
      "leaf|cobweb|cobwebs|really|stop > bleed|bleeding > like|old|right|away /4",
      "stop > bleed|bleeding > already|now|self|itself /2",
      "period|monthly|flow /6",
      "blood > sugar|pressure|thin|test|clot /1",
      "gum|~gumbleed|shave|brush /5",
      "cough > stop /4",
      "high|heavy > blood > pressure /3",
      "little > $blood /2",
      "it|already|finally > stop > $blood /2",
      "=stopped > $blood /2",
    ],
  },
  {
    id: "bleeding",
    any: [
      "bleed|haemorrhage|=spotting",
      "blood > come|run|leak|flow|drip|spot /3",
      "see|saw > blood /2",
      "little > blood /2",
    ],
    unless: ["blood > sugar|pressure|test /1", "~gumbleed", "bleed > stop|=stopped /3"],
  },
  {
    id: "heavy-period",
    any: [
      "period|flow & heavy|flood|flooding|clot|soak /4",
      "pad & soak|full|hour|change /5",
      "bleed|blood > year|years > after > period /8",
      "bleed|blood|spotting > after > menopause /4",
    ],
  },
  {
    id: "deep-wound",
    any: [
      "cut|chop|gash|wound|slice & deep|bone|artery|vein|open|tendon|off|neck /2",
      "stab|stabbed > $limb|chest|belly|side|back|neck|him|her|me|he|she|up|throat|heart|leg|arm /4",
      "$person|he|she|i|me|was|get|got|been|they > stab|stabbed /2",

      "=shot > $limb|chest|belly|head|back|neck /2",

      "see > bone /2",
      "bone > stick|poke|out /2",
    ],
    unless: [
      "shot > arm > for|energy /4",
      "gunshot > tea /3",
      "shot > up|of|glass|ginger|rum /1",
      "shot > i > mean /2",
      "do|take|get|weekly|flu|insulin|ozempic|vitamin|b12|covid > shot /3",
      "cut > off|back|down|out /2",
      "back_stab|stab_dark|backstab",
      "stab|stabbing > dark|fork|ginger|mango|soil|coworkers|potato|pain|pains /4",
      "bite > bullet /2",
      "foot|sheriff|head|mouth > shot|off /3",
      "shot|shoot > myself > foot /3",
      "chop|bite > head > off /3",
      "pepper|wiri|onion|fingers > chop /3",
      "stop > bleed /2",
      "injection|shot_of|vaccine|insulin|flu > shot /3",
      "shot > vaccine|insulin|flu|rum|tetanus|doctor|video|photo|picture|film|movie|goal|recipe /3",
      "tetanus > shot /2",
      "off > grass|tree|branch|bush|leaf /3",
    ],
  },
  { id: "wound", any: ["cut|wound|gash|chop|puncture|graze|scrape"] },
  {
    id: "belly-severe",
    any: [
      "$belly & $pain & cannot|not > walk|stand|move|sit|straighten|sleep|jump /9",
      "$pain & $belly & curl|curled|roll|rolling|scream|double /2",
      "cannot > walk|stand|move & $belly & $pain /2",
      "$belly & $pain & $severe /3",
      "$belly & $pain & $sudden /3",
      "$belly & hard|rigid & board|wood|rock|stone /3",
      "$belly > rigid|board /3",
      "~oneside & $pain & $severe|$sudden /7",
      "$pain > lower|low|bottom > right /5",
      "navel & right & $pain|cough|vomit /2",

      "appendix|appendicitis",

      "not|cannot > stand|straighten > straight|up /3",

      "low|lower > ~oneside > $pain /5",
      "$pain > low|lower > ~oneside & fever|vomit /4",
      "$pain & low > ~oneside /2",
    ],
    unless: [
      "appendix > scar /3",
      "appendix > when|ago|years|since /4",
      "still > walk|move|run /2",
      "period|monthly|menstrual /6",
      "back > $pain /3",
      "appendix > out|remove|took /3",
    ],
  },
  { id: "belly-pain", any: ["$belly & $pain /4", "bellyache|belly_work|belly_wuk|gripe|nara|narra"] },
  {
    id: "belly-blocked",
    any: [
      "$belly & tight|drum|distended|bloated_hard /3",
      "not|cannot > pass > stool|gas|wind /2",
      "$belly & swell|hard|distend /2",
    ],
    unless: ["eat|food|beans|tight > clothes|muscle|abs /4", "baby > kick /3"],
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
      "mold|mole|soft_spot|fontanelle > sink|sunk|sunken|drop|down /3",
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
    any: [
      "not|no > urine|pee|~passwater > since & belly|bursting|full|prostate|swell /2",
      "not > pee|urinate|~passwater & belly > full|bursting|big|tight /8",
      "urine|~passwater > not|stop|cannot > come|pass|flow|out|pass /3",
      "cannot > urine|~passwater|pass /3",

      "not > ~passwater /2",

      "stoppage > water|urine /2",
    ],
    unless: [
      "well|good|properly|proper|easy|much|enough|busy|normal|often /4",
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
  { id: "severe", any: ["$severe", "$sudden", "bad_bad"] },
  { id: "nosebleed", any: ["~nosebleed", "nose & bleed /3"] },
  { id: "mild-blood", any: ["~piles", "tissue|paper|wipe & blood /2"] },
  { id: "period-pain", any: ["period|monthly & $pain /2"] },
];
