// A wish to die that is not said outright: a method asked about as if out of interest, a life put in order, a threat, slang.
import type { FindingDefinition } from "./finding.ts";

const medicines =
  "tablet|tablets|panadol|paracetamol|tylenol|gravol|insulin|amitriptyline|valium|sleeping|digoxin|tramadol|~bloodpressure|metformin";
const plants = "plant|bush|herb|tea|leaf|seed|cassava|oleander|castor|nutmeg|datura|way";
const someone = "me|myself|person|human|man|woman|somebody|someone|people|you|yourself";
const edge = "bridge|roof|ledge|edge|rail|railing|balcony|cliff|stelling";
const gone = "=gone|dead|not_here|not_around";

export const indirectCrisis: readonly FindingDefinition[] = [
  {
    id: "method-asked",
    any: [
      `can|could|would|will > $chemical|${medicines}|${plants} > ~killingme /6`,
      `can|could|would|will|is|does|do > $chemical|${medicines} > kill|finish > ${someone} /8`,
      `would|will|can|could|is > ${medicines} > =do > =it /4`,
      `would|will|can|could|is > ${medicines}|$chemical > enough > die|kill|go|end /6`,
      `fastest|quickest|strongest|deadliest|painless|quietest > poison|$chemical /2`,
      `${medicines}|poison & strongest|deadliest|most & die|kill /10`,
      `peaceful|painless|painlessly|gentle|quiet|easiest|peacefully > ${plants}|${medicines} > go|die|leave|end /5`,
      `${plants}|${medicines} > die|go|leave|end > peaceful|painless|painlessly|peacefully /5`,
      "=do > =it > not|without > pain|hurt|feel /4",
      `${plants}|${medicines}|$chemical > kill > without|not > pain|feel /5`,
      "how > deep|hard > i|to > cut /5",
      "noose|hangman_knot",
      "how > kill|hang|drown|shoot > themselves|yourself|myself /6",
      `stop > take|${medicines}|dialysis|eat > how > long|soon > over|die|dead|end|live|last /12`,
      `${medicines} & rum|alcohol|vodka|beer|whisky & not > wake|get|come /12`,
      "make > sure > not > wake|get|come|rise > up|back|again /7",
    ],
    unless: [
      "rat|rats|mosquito|mosquitoes|ant|ants|roach|roaches|lice|worm|worms|germ|germs|pest|insect|insects|fowl|dog|cat|cow|fish|bacteria|virus|cancer|fungus > kill|poison|die /6",
      "kill|repel > rat|rats|mosquito|mosquitoes|ant|ants|roach|roaches|lice|worms|germs|pest|insects|bacteria|virus|cancer|fungus|fish|=weeds|pain|cough /4",
      "child|children|baby|toddler|dog|cat|goat|mistake|accident|accidentally|fever|headache|day /6",
      "prune|hedge|bark|tree|hair|hole|dig|soil|plant|stem|grass|bread|meat|wood|tile|nail|nails > cut|deep|noose /6",
      "cut > tree|bark|hair|stem|hedge|grass|cake|bread|meat|wood|nail|nails|leaf|leaves /4",
    ],
  },
  {
    id: "hinted-wish",
    any: [
      "hope|wish|pray > i|me > hit|knock|run_over|crash > car|truck|bus|minibus|train|lorry /8",
      "hope|wish|pray > car|truck|bus|minibus|lorry|cancer|lightning > hit|take|kill|strike > me /5",
      "not > reason > wake|get_up|live|living|stay|go_on|continue /4",
      "what > =there > live|living > for /4",
      "not > think > make > it > birthday|christmas|morning|tomorrow|new_year|graduation /7",
      "overdose|overdosed|attempt|tried & wish|should > work|worked|succeed|die /8",
      "want|wish|need > it|all|everything > stop|end|over > forever|for_good|permanently /7",
      "think|thinking|thought|thoughts > not > =being > here|around|alive /5",
      `who|somebody|someone|please > feed|mind|care|look|raise|take > dog|cat|fowls|children|kids|mother|plants|pickney > when|after|if & ${gone} /10`,
      `feed|mind|care|look_after > dog|cat|fowls|children|kids|mother > when|after|if > ${gone} /8`,
      "make|made|write|wrote|sign > my > =will & tomorrow|tonight|ready|day|goodbye /8",
      `am|is|i|sitting|standing|he|she > at|on|by|top > ${edge} > =now|tonight|alone|crying|ready /5`,
      "look|looking|stare|staring > tracks|bridge|trench > every|always|lately|again /4",
      "friend|sister|brother|she|he|husband|wife|son|daughter|i > want|threaten|threatening > jump /3",
      "=note > gone|missing|disappear /4",
      "letter|=note > find > morning|tomorrow|gone|after|when /6",
      "drink|swallow|take > $chemical > if|unless > he|she|they|you|not /5",
      "come|cry|go|attend > my|me > funeral /3",
      "take|took|get|got|find > gun|shotgun|rifle|pistol|revolver > out|tonight|room|bed|drawer /4",
      "sewer_slide|self_delete|self_deletion|toaster_bath|game_over_for_me",
      "i|am|feel|feeling > useless > old|man|woman|person|mother|father|nobody|life|family|everybody /4",
      "time > me|i > =go > one_time|peace|rest|lord|god|heaven|meet /5",
    ],
    unless: [
      "rope|pool|trampoline|creek|fence|queue|game|bed|high|line|parachute|bungee > jump /3",
      "jump > rope|pool|trampoline|creek|fence|queue|game|bed|high|line|parachute|bungee|in|up /2",
      "hunt|hunting|labba|shoot|range|toy|glue|spray|nail|police|water|caulk|massage > gun /4",
      "gun > hunt|hunting|labba|range|toy|oil|clean /4",
      "selling|sell|market|traffic|vendor|toll|bus_stop|fishing|photo /6",
      "teacher|doctor|landlord|visa|bank|bill|post /5",
      "cream|medicine|tablet|tea|doctor|product|app > useless /4",
      "holiday|vacation|travel|trip|office|abroad|market|weekend|hospital|surgery /6",
    ],
  },
  {
    id: "pain-over",
    any: [
      "pain|hurt|suffer|everything|it > finish|finished|over|end|done > friday|saturday|sunday|monday|tonight|tomorrow|soon|weekend /6",
    ],
  },
  { id: "thanks-kind", any: ["thank|thanks > kind|kindness|everything|listening|caring /5"] },
];
