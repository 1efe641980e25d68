// A wish to die that is not said outright: a method asked about as if out of interest, a life put in order, a threat, slang.
import type { FindingDefinition } from "./finding.ts";

const medicines =
  "tablet|tablets|panadol|paracetamol|tylenol|gravol|insulin|amitriptyline|valium|sleeping|digoxin|tramadol|~bloodpressure|metformin";
const plants = "plant|bush|herb|tea|leaf|seed|cassava|oleander|castor|nutmeg|datura|way";
const edge = "bridge|roof|ledge|edge|rail|railing|balcony|cliff|stelling";
const gone = "=gone|dead|not_here|not_around";

export const indirectCrisis: readonly FindingDefinition[] = [
  {
    id: "method-asked",
    any: [
      `stop > take|${medicines}|dialysis|eat > how > long|soon > over|die|dead|end|live|last /8`,
      "how > deep|hard > i|to > cut /4",
      "hang|=hanging|drown|drowning|overdose|suffocate > peaceful|painless|easy /3",
      `can|could|would|will > $chemical|${medicines}|${plants} > ~killingme /5`,

      `would|will|can|could|is > ${medicines} > =do > =it /3`,

      `fastest|quickest|strongest|deadliest|painless|quietest > poison|$chemical /2`,

      `peaceful|painless|painlessly|gentle|quiet|easiest|peacefully > ${plants}|${medicines} > go|die|leave|end /2`,
      `${plants}|${medicines} > die|go|leave|end > peaceful|painless|painlessly|peacefully /4`,

      "noose|hangman_knot",

      "plan|planning|going|want|think|thinking > take|swallow > everything|all > cabinet|cupboard|drawer|medicine /4",

      "how > kill|hang|drown|shoot > themselves|yourself|myself /2",

      `${medicines} & rum|alcohol|vodka|beer|whisky & not > wake|get|come /2`,
      `would|will|can|could|is > ${medicines}|$chemical > enough > die|kill|go|end /6`,
      "=do > =it > not|without > pain|hurt|feel /4",
      `${plants}|${medicines}|$chemical > kill > without|not > pain|feel /5`,
      "poison|$chemical|plant|bush|seed > not|without > trace /5",
      "how > high|tall > building|bridge|roof|floor & sure|die|kill|survive /10",
      "take|swallow|drink > whole|entire|all > bottle|pack|strip|packet|box & kill|die|dead|finish|enough /10",
      "kill|die|dead > if > take|swallow|drink > whole|entire|all > bottle|pack|strip|packet|box /10",
      "google|googling|search|searching|look|looking > way|ways|how > =do > =it /5",
      "i|me > cut > deeper /2",
      "make > sure > not > wake|get|come|rise > up|back|again /7",
    ],
    unless: [
      "rat|rats|mosquito|mosquitoes|ant|ants|roach|roaches|lice|worm|worms|germ|germs|pest|insect|insects|fowl|dog|cat|cow|fish|bacteria|virus|cancer|fungus > kill|poison|die /6",
      "kill|repel > rat|rats|mosquito|mosquitoes|ant|ants|roach|roaches|lice|worms|germs|pest|insects|bacteria|virus|cancer|fungus|fish|=weeds|pain|cough /4",
      "child|children|baby|toddler|dog|cat|goat|mistake|accident|accidentally|fever|headache|day /6",
      "hole|holes|trench|drain|furrow|bed|row > plant|planting|deeper /5",
      "deeper > hole|holes|furrow|drain|grass /2",
      "prune|hedge|bark|tree|hair|hole|dig|soil|plant|stem|grass|bread|meat|wood|tile|nail|nails > cut|deep|noose /6",
      "cut > tree|bark|hair|stem|hedge|grass|cake|bread|meat|wood|nail|nails|leaf|leaves /4",
    ],
  },
  {
    id: "hinted-wish",
    any: [
      "give|gave|giving > away & not > need > them|it|anymore|again|more /8",
      "=note > gone|missing|disappear /3",
      "hope|wish|pray > i|me > hit|knock|run_over|crash > car|truck|bus|minibus|train|lorry /2",
      "hope|wish|pray > car|truck|bus|minibus|lorry|cancer|lightning > hit|take|kill|strike > me /2",
      "not > reason > wake|get_up|live|living|stay|go_on|continue /3",
      "not > see > not > reason > wake|get_up|live|living|stay|go_on|continue /4",
      "tired > =being|=be > here|alive|around /2",
      "picture|picturing|imagine|imagining|fantasise > crash|crashing|jumping|hanging|dying|drowning /3",
      "i > think|thinking > =hanging /3",
      "not > strength|energy > live|living|go_on|carry_on /3",
      "not > not > strength|energy > live|living|go_on|carry_on /3",
      "notice|care|matter|miss > if|when > i|me > not > wake|here|around|alive /3",
      "if > i|me > not > wake|alive > tomorrow|morning|nobody|notice|miss /4",
      "poison|gramoxone|weedicide & i|me > stop|stand|sit > look|looking|stare|watch > it /4",
      "stare|staring > poison|gramoxone|weedicide|pills|rope /4",
      "say|said|says|threaten|tell > he|she|they > take|drink|swallow > all|whole|every > tablet|medicine|pills /3",

      `who|somebody|someone|please > feed|mind|care|look|raise|take > dog|cat|fowls|children|kids|mother|plants|pickney > when|after|if & ${gone} /6`,
      `feed|mind|care|look_after > dog|cat|fowls|children|kids|mother > when|after|if > ${gone} /2`,

      "drink|swallow|take > $chemical > if|unless > he|she|they|you|not /2",
      "come|cry|go|attend > my|me > funeral /2",
      "take|took|get|got|find > gun|shotgun|rifle|pistol|revolver > out|tonight|room|bed|drawer /4",
      "what > =there > live|living > for /4",
      "courage|guts|nerve|strength > go > through > it /5",
      "when|after|once > over|gone|done > tell > them|mother|father|everyone|everybody|kids|children & sorry|love /9",
      "would > dead|die > now|already|long > if > not|children|kids|mother|dog /8",
      "=long|final|eternal|last > =rest|=sleep /1",
      "life|world > hard|rough|bad & want|wan > out /7",
      "might > well > drink|die|jump|end > it|poison|now /4",
      "want|wish > everything|world > black|dark|silent /4",
      "wish|hope > minibus|bus|car|plane|boat|truck > crash /4",
      "sleep|asleep|~asleep > let > that|it > =it /6",
      "river|sea|trench|grave|bridge > only > place|answer|peace|way /4",
      "i|am|me > =waste > they|family|everybody|space|life|nobody|insurance /5",
      "=see > myself > alive|living|here > next|year|month|christmas /6",
      "not > want > =be > at_all /4",
      "not > think > make > it > birthday|christmas|morning|tomorrow|new_year|graduation /7",
      "overdose|overdosed|attempt|tried & wish|should > work|worked|succeed|die /8",
      "want|wish|need > it|all|everything > stop|end|over > forever|for_good|permanently /7",
      "think|thinking|thought|thoughts > not > =being > here|around|alive /5",
      "make|made|write|wrote|sign > my > =will & tomorrow|tonight|ready|day|goodbye /8",
      `am|is|i|sitting|standing|he|she > at|on|by|top > ${edge} > =now|tonight|alone|crying|ready /5`,
      "look|looking|stare|staring > tracks|bridge|trench > every|always|lately|again /4",
      "letter|=note > find > morning|tomorrow|gone|after|when /6",
      "sewer_slide|self_delete|self_deletion|toaster_bath|game_over_for_me",
      "i|am|feel|feeling > useless > old|man|woman|person|mother|father|nobody|life|family|everybody /4",
      "time > me|i > =go > one_time|peace|rest|lord|god|heaven|meet /5",
    ],
    unless: [
      "small|outgrow|outgrown|moving|migrate|migrating|charity|church|new|old /6",
      "rope|pool|trampoline|creek|fence|queue|game|bed|high|line|parachute|bungee > jump /3",
      "hanging > out|herb|herbs|plant|plants|basket|clothes|picture|pictures|leaf|leaves|garlic|curtain|curtains|hammock|with /2",
      "jump > rope|pool|trampoline|creek|fence|queue|game|bed|high|line|parachute|bungee|in|up /2",
      "hunt|hunting|labba|shoot|range|toy|glue|spray|nail|police|water|caulk|massage > gun /4",
      "gun > hunt|hunting|labba|range|toy|oil|clean /4",
      "selling|sell|market|traffic|vendor|toll|bus_stop|fishing|photo /6",
      "teacher|doctor|landlord|visa|bank|bill|post /5",
      "surgery|operation|exam|interview|tattoo|wedding|divorce|diet|test|speech /6",
      "night|good|tonight|day|weekend|sunday > rest|sleep /3",
      "cream|medicine|tablet|tea|doctor|product|app > useless /4",
      "holiday|vacation|travel|trip|office|abroad|market|weekend|hospital|surgery /6",
    ],
  },
  {
    id: "pain-over",
    any: [
      "pain|hurt|suffer|everything|it > finish|finished|over|end|done > friday|saturday|sunday|monday|tonight|tomorrow|soon|weekend /3",
    ],
  },
  { id: "thanks-kind", any: ["thank|thanks > kind|kindness|everything|listening|caring /2"] },
];
