// Hints that someone may harm themselves. Most prove little alone; the crisis rules ask for two that point the same way.
import type { FindingDefinition } from "./finding.ts";

const deadly = "poison|poisonous|deadly|lethal|toxic|fatal";
const growing = "plant|bush|seed|leaf|herb|tea|root|berry|berries|flower|fruit|vine|something|tablet";

export const crisisHints: readonly FindingDefinition[] = [
  {
    id: "lethal-question",
    any: [
      `which|what|how|where|find|get|need > ${deadly} /6`,
      `${deadly} > ${growing} /3`,
      `${growing} > ${deadly}|strong /4`,
      `${growing}|what|which|how > kill|finish|end|stop /5`,
      "how > much|many|long > take|need|die|work|kill /6",
    ],
  },
  {
    id: "over-wish",
    any: [
      "want|wish|need|hope|pray|ready|let > it|this|thing|things|everything|all|life > over|end|finish|done|stop /6",
      "be > over|done > with /3",
      "done|finish|through > life|living|world|everything /3",
      "want > out|peace|rest /2",
      "not > anymore|more /3",
      "rest|peace|stop|gone > forever|always|for_good /3",
      "tired > everything|fight|fighting|trying|hurt|it_all /3",
    ],
  },
  {
    id: "cannot-go-on",
    any: [
      "cannot|not > do > this|it|life > anymore|more|longer|again /5",
      "cannot|not > cope|continue|manage|carry_on > anymore|more|longer|life|again /4",
      "everything|life|world > finish|over|done|end|lost > me|my /4",
      "what|not > point > live|living|life|alive|anything|go_on|continue|trying /4",
      "life > not > worth /4",
      "not > see|have > future|tomorrow|way_out|reason /3",
      "god|lord|jesus > take > me|my|life /3",
      "want|wish|ready|rather|like|talk|plan|think|going|soon > join|meet|follow > mother|father|husband|wife|son|daughter|grandmother|grandfather|lord|god|maker /5",
    ],
    unless: [
      "exercise|diet|gym|class|course|homework|job|shift|recipe|workout|run|swim|lift|squat /6",
      "join > church|choir|club|team|call|group|us|meeting /4",
      "not > point > take|drink|use|buy /4",
    ],
  },
  {
    id: "end-it",
    any: [
      "talk|speak|think|thinking|threaten|want|going|plan|planning|ready|promise|way|ways|decide|intend > end|ending > it|thing|things|life|all|myself|himself|herself /4",
      "do|put > away|end > myself|himself|herself /4",
      "finish|off > myself|himself|herself /2",
      "thought|thoughts|idea|ideas > die|death|ending|harm|killing|suicide /4",
    ],
    unless: [
      "cough|cold|fever|itch|rash|marriage|relationship|contract|friendship|call|meeting|lease|diet /6",
      "turn|switch|clean|dry|wash > off /2",
    ],
  },
  {
    id: "note",
    any: ["write|wrote|leave|left|find|see > note|letter|will /4", "goodbye|good_bye|farewell"],
    unless: ["doctor|clinic|sick|school|teacher|landlord|bank|reference|cover|visa|embassy|referral /5"],
  },
  {
    id: "give-away",
    any: ["give|giving > away|everything /3", "take_care|look_after|mind > dog|cat|child|children|kids /3"],
  },
  {
    id: "rope",
    any: ["rope|noose"],
    unless: ["boat|goat|cow|jump|skip|skipping|plant|swing|ladder /5", "~bushrope"],
  },
  {
    id: "means-at-hand",
    any: [
      "tablet|medicine|bottle|poison|gramoxone|knife|blade|razor|gun > hand|front|beside|ready|lap /5",
      "hold|holding|look|staring|stare > tablet|bottle|knife|blade|razor|rope|gun /4",
      "save|saving|stockpile|collect|hoard|enough > tablet /3",
    ],
    unless: ["doctor|pharmacy|prescribe|swell|arthritis|soap|wash|cream|label|kitchen|cook /5"],
  },
  {
    id: "hoarding",
    any: [
      "save|saving|stockpile|collect|hoard|enough|gather > tablet|poison|sleeping /4",
      "tablet|medicine > save|saving|hoard|stockpile /3",
    ],
    unless: [
      "money|refill|supply|clinic|pharmacy|insurance|prescription|cost|cheap|cheaper|month|week|till|until /5",
      "not > enough /2",
    ],
  },
  {
    id: "better-gone",
    any: [
      "better|happier|easier|relief|glad|notice|cry|care & i|me > gone|disappear|dead|die|leave|vanish|without|not_here|not_exist /8",
      "want|wish|could|just|better|rather > disappear|vanish|fade_away /4",
      "disappear|vanish > forever|good|always|world|everybody|everyone /4",
      "not > be > around|here > anymore|more|longer|much /5",
      "not > come|coming|return > back|home & sea|river|bridge|seawall|ocean|water|walk|jump|drive|swim /10",
      "sea|river|bridge|seawall|ocean|traffic & not > come|coming|return > back|home /10",
    ],
    unless: [
      "pimple|pimples|spot|spots|rash|pain|wart|warts|scar|scars|fat|mark|marks|acne|wrinkle|hair|lump|boil|cough|stain|symptom|symptoms|fever /6",
      "feel > better /2",
      "get|getting > better /2",
      "fish|fishing|boat|swim > lesson|trip /5",
    ],
  },
  {
    id: "life-refused",
    any: [
      "life|living|alive & cannot|not|tired|done|hate|finish|fed_up|sick|unable|pointless|meaningless|useless|unbearable|enough|regret /5",
    ],
    unless: [
      "life > insurance|style|jacket|guard|span|long|time|expectancy /2",
      "change > life /2",
      "live > forever /2",
      "all|whole|entire|never|first|sex|shelf|real|daily|better|long|quality|healthy|love|save > life /2",
      "living > room|with|abroad|here|in|alone|by /1",
      "appetite /3",
      "life > taste|like|good|great|sweet|nice|easy /2",
      "~lifelong",
    ],
  },
  // No rule asks for these two: they are often said in play, so only the listener weighs them.
  {
    id: "kill-another",
    any: [
      "want|feel|going|gonna|will|ready|could|think|thinking > kill|killing|stab|shoot|chop|poison > boss|wife|husband|him|her|them|man|woman|neighbour|brother|sister|mother|father|boyfriend|girlfriend|somebody|someone|everybody /4",
    ],
  },
  {
    id: "beaten",
    any: [
      "husband|boyfriend|he|man|partner|father|stepfather|she|wife > beat|beating|choke|strangle|threaten|slap|kick|lash|cuff|rape > me|my|mother|us|sister|her /4",
      "get|getting > licks|beaten|beating /2",
    ],
    unless: ["egg|rug|drum|game|score|domino|race|football /4"],
  },
  { id: "for-ever", any: ["forever|always|eternal", "for > good /1", "=enough > go|leave /4"] },
  { id: "alone", any: ["alone|lonely|by_myself", "nobody > here|home|with|understand|know /3"] },
  {
    id: "on-purpose",
    any: [
      "cut|burn|hurt|scratch|bite|hit|starve|bang|swallow|drink|take & purpose|deliberate|intentional|intentionally /9",
    ],
    unless: ["not > purpose /3", "somebody|someone|people|neighbour > hurt|hit|burn|bite /3"],
  },
  {
    id: "deadly-way",
    any: [
      "painless|least|less|without|quick|quickest|fast|fastest|easy|easiest|gentle|peaceful|best|simple & way|how|method|means > go|die|out|end|leave|death|pass /7",
      "least|less|not > pain|painful > way|die|death|go|end|poison /4",
      "which|what|how > end|kill|finish > somebody|someone|person|people|human|man|me|myself /6",
      "start|keep|been|back|stop|urge|relapse > =cutting|=cut > again|more|anymore|=lol /5",
      "start|back > =cutting /2",
      `${growing}|way|what > stop > heart /5`,
      `${growing}|way|what|let|help > go|die|pass|slip|leave|sleep > peaceful|peace|quiet|quietly|painless|gentle|forever /6`,
      "drive|run|crash > off|into > road|bridge|river|wall|tree|trench|traffic|lorry|truck|canal /5",
      "wall|bridge|tree|truck|lorry > drive > into /4",
      "look|seem > natural > death|die /4",
      "walk|step|jump|lie|throw|throwing > into|front|under|off|before > traffic|car|bus|truck|lorry|sea|river|train|bridge|ocean /5",
      "voice|voices|head|mind|devil|demon|spirit|brain > tell|telling|say|saying|push|order > harm|kill|die|drive|jump|drown|cut|hurt|hang|end /8",
      "hear|hearing > voice|voices > tell|say|kill|harm|drown|hurt|die /6",
      "thought|thoughts|think|thinking|urge|feel|afraid|want > harm|hurt|kill|drown|smother|strangle > baby|child|children|her|him|daughter|son /5",
    ],
    unless: [
      "heart > attack|race|burn|palpitation|disease|jump|flutter|ache /1",
      "sleep > peaceful|quiet|quietly /2",
      "go|fall > sleep > peaceful|quiet /4",
      "=cutting|=cut > hair|grass|down|back|carb|carbs|sugar|salt|tooth|teeth|tree|cane|weight|fat|out|wood|coffee|bread /3",
      "way|how|best > go > about|georgetown|lethem|market|town|toilet|natural|gym|bed /4",
      "way|how > end|get > cough|cold|pain|fever|gas|period|mosquito|out|rid /4",
      "best|easy|quick|simple|fast > way|how > make|cook|grow|dry|take|prepare|use|clean|lose|get /4",
      "snake|mosquito|ant|tiger|jaguar|caiman|bee|dog|spider|malaria|dengue > kill /4",
      "accident|crash > yesterday|last|ago /5",
      "drive > into > town|georgetown|work /4",
      "people|they > want > kill|harm|hurt /4",
    ],
  },
];
