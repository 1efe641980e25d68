// Signs that someone may harm themselves, stated or hinted at. Idioms ("this cough is killing me") are removed beforehand
// as compounds.
import type { FindingDefinition } from "./finding.ts";

const self = "myself|himself|herself|themselves|self|yourself";
const deadly = "poison|poisonous|deadly|lethal|toxic|fatal";
const growing = "plant|bush|seed|leaf|herb|tea|root|berry|berries|flower|fruit|vine|something|tablet";

export const crisis: readonly FindingDefinition[] = [
  {
    id: "suicide-word",
    any: [
      "suicide|unalive|kms",
      `kill|hang|hanging|drown|poison|shoot|stab > ${self} /3`,
      "kill > me > please|now|already|serious /4",
      "overdose > on_purpose|purpose /3",
    ],
    unless: [
      "suicide > vine|tree|plant|bush|flower /1",
      "laugh /3",
      "suicide > wings|sauce|pepper|hot /1",
      "prevention|awareness|anniversary|volunteer|remembrance|squad|runs|rates|rate|hotline|counsel|basketball|deadline|statistics|seed /6",
      "used_to|teens|years_ago /5",
    ],
  },
  {
    id: "wish-to-die",
    any: [
      "past > caring /1",
      "not > care > live|die /3",
      "take|taking > own > life /3",
      "put > me|myself > out > misery /3",
      "go|going > before > god|lord > call|calls|ready /4",
      "stop > eat|eating & fade|die|disappear /5",
      "everybody|everyone|they|family|all > be > free > me /2",
      "miss > me > when > gone|dead /3",
      "thinking|think > dying|death|bridge|rope > more|lot|again|always|different /4",

      "pain > finish|finished|over > tonight > way /5",
      "nobody > need|love|want|like & drink|die|end|gone|done /4",
      "easier|better > gone|dead|die /2",
      "make|let|help > me > die /2",

      "till|until > i > pass|die|dead /2",
      "not > hope > left|me|live|life|more|anymore /3",
      "hate > life /2",
      "not > deserve > live|life|alive /2",

      "i > not > wake|alive > tomorrow|again|forever|morning /2",
      "talk > die > give|giving > away /5",
      "easy|easiest|best|quick|painless|peaceful > way > go|die|out /3",

      "want|wish|ready|rather|prefer|hope|better|deserve > die /3",
      "not > want|wish > live|alive|exist|wake|living|life /4",
      "not > want|wish > be > here|anymore /2",
      "better_off > without|dead|die /2",
      "not > reason|point|use|purpose|sense > live|living|go|going|life|alive|continue /3",
      "life|living > not > worth|sense|meaning|point|more|use|purpose /4",
      "not|nothing > live > for /2",

      "tired > life|living|alive|world /2",
      "fed_up > life|living /2",

      "end > life|everything|all|suffer|misery|pain_forever /3",
      "end > it > all /2",
      "end_all",

      "want|wish|hope|make|pray|ready|sleep > not > wake /2",
      "sleep > not > wake /2",
      "sleep > forever /2",
      "go > sleep > not > wake /2",
      "leave > world|earth /2",
      "wish > not > born /3",
      "disappear > forever /2",

      "cannot > go > on|more|longer|anymore /2",
      "cannot > take|bear > life|anymore|more|living /2",
      "not > be > here > tomorrow|much|long|anymore /2",
      "would > miss > gone /2",
      "nobody > miss /2",

      "everybody|everyone|family|they > better > without|off /3",
      "jump > bridge|roof|seawall|building /2",
      "write|wrote > =note|letter|goodbye > children|family|goodbye /3",
      "children|family|mother|wife|husband > love > goodbye|sorry /2",
      "goodbye > everybody|everyone|forever|world|letter|=note /2",
      "say > goodbye /2",
      "not > way > out /3",
      "thoughts > loud|back|dark > again|week|tonight|now /4",
      "die > my > sleep /3",
      "plan > end > thing|things|everything|tonight|it /4",
      "life > too_much|much > cannot|take /6",
      "want > thing|things|everything|life > end|over|stop /4",
      "poison|poisonous > want > over|end|done /8",
      "nothing > make > sense > more|anymore /5",
      "not > worth > live|living /3",
      "give > up > life|living /4",
      "give_up > life /2",
      "not > go > on > more|anymore|longer|like|living /5",
      "nobody > care > die|gone|dead|live /4",
      "world > better > without /4",
    ],
    unless: [
      "rum|party|friends|fan|love|sing|dance > till|until > die /3",
      "song|lyrics|chutney|calypso|hymn /5",
      "grandfather|father|uncle|brother|friend|cousin|mother|aunt > take > life /4",
      "sleep > forever > lol|sunday|sundays|week /4",
      "end > it > all > bang|party|with /2",
      "hate > life > allergy|season|monday|mondays|sinus|traffic /4",
      "jump > bridge > for /1",
      "could > sleep /2",
      "hate > life > without|taste|insurance /3",
      "end > life > tree|plant|battery|phone|care|laptop|car|cycle|stage /6",
      "hospice|palliative /6",
      "cannot > take|bear > anymore|more > itch|cough|heat|noise|snoring|rash|cramps|sneezing|gas|mosquito|traffic|bite /8",
      "itch|cough|heat|noise|snoring|rash|cramps|sneezing|gas|mosquito|mosquitoes & cannot > take|bear > anymore|more /10",
      "diet|bread|beach|city|holiday|vacation|party|punch|recipe|sugar|week|fun|farm /5",
      "live > with > pain|diabetes|pressure|cough|in_law /4",
      "living > with /1",
      "nearly|almost|thought > die /2",
      "pain|itch|cough|cold|gas|headache|heat|hunger|pepper > die /4",
      "not > way > out > town|here /5",
      "good_night|morning > wake /3",
      "not > wake > till|until > morning|day|alarm /4",
      "not > be > here > office|work|job|class|meeting|school /5",
      "not > wake > up > night|tired|early|refresh /5",
      "sleep > not > wake > night|refresh|early|through /6",
      "lose|losing > weight /4",
      "mother|father|grandmother|grandfather|uncle|friend|dog > die /2",
      "cannot > go > on > trip|holiday|tour|diet|plane|stool|toilet /5",
      "bound_up|constipated|stool|toilet /6",
    ],
  },
  {
    id: "self-harm",
    any: [
      "healing|old|fresh > cuts > forearm|arm|wrist|thigh /2",
      "cuts > forearm|wrist & ease|hide|feeling /2",
      "juk|jook|stick|stab|prick > myself|himself|herself /2",
      "blade|blades|razor & calm|calms|feeling|feelings /2",
      "cut|slash > mark|marks > thigh|thighs|arm|arms|wrist|wrists|leg /5",
      "new|fresh > slash|slashes|cuts > arm|arms|wrist|wrists|sleeve|sleeves /2",
      "sleeve|sleeves > slash|slashes|cuts /4",

      "=cutting > cope|relief|release|stress /2",
      "cut|cutting > feel > something|better|alive|pain /2",
      "cut|cutting > wrist|wrists /2",
      `cut|cutting|harm|harming|hurt|hurting|burn|burning|injure|starve > ${self} /2`,
      "self_harm|selfharm|self_injury",
      "slit|slash > wrist|wrists /3",
      "blade|razor & arm|wrist|mark|skin|thigh|leg|hide|hiding|room /2",
      "punish > myself|himself|herself /2",
      "deserve > pain|hurt|punishment & hurt|cut|burn|hit /8",
    ],
    unless: [
      "cut > myself > slack /3",
      "shoulder > blade /1",
      "cut > myself|herself|himself > off|from /2",
      "pepper|spicy|sun|sunburn /5",
      "by_accident|accident|accidentally|knife|cooking|shaving|kitchen|pot|iron|stove|oven|hot|little|small|cutlass|lifting|gym|football|falling|work /6",
    ],
  },
  {
    id: "method",
    any: [
      "going|want|gonna|plan|planning|feel|ready|will|thinking|think|threaten|threatening|consider|might > drink|swallow|take > $chemical /4",
      "how > overdose /2",
      "plant|bush|leaf|herb|seed|poison > kill|killing > painless|painlessly|quick|quickly|fast|silent /4",
      "poison|poisonous|deadly > plant|bush > work|works|act|kill > fast|fastest|quick|person|human|best /2",
      "natural|plant|herbal|best|strongest > poison > can|could|take|use|get|drink /2",

      "sleep > forever /2",

      "save|saving|stockpile|collect|hoard > tablet|medicine|~bloodpressure /2",
      "how > many|much > tablet|panadol|medicine|sleeping|insulin|poison|die|kill /3",
      "lethal|fatal|deadly & dose|amount /4",
      "how > much|many > lethal|fatal|deadly /5",
      "painless > die|poison|poisonous|plant /2",

      "going|want|gonna|plan|planning|feel|ready|should|will|thinking|think|threaten|threatening|consider|might > drink|swallow|take > $chemical /2",
      "going|want|gonna|plan|planning|feel|thinking|threaten > take|swallow > all|whole|every|bunch|bottle > tablet|medicine|bottle|~bloodpressure /4",
      "die > drink|swallow|eat > $chemical /3",
      "=painful > die /2",
      "poison|poisonous > plant|bush|leaf|tea|seed > take|drink|eat|myself|use /5",
      "plant|bush|leaf|tea|seed > kill > myself|me|person|quick|human /2",
      "drink > gramoxone|weedicide|poison|paraquat > tonight|tomorrow|done|finish|end /2",
      "way > die /2",
      "how > =die /1",
      "buy > rope|gramoxone /2",
      "quick|easy|painless|peaceful > die|way_out /3",
    ],
    unless: [
      "how > many > people /2",
      "could > sleep /2",
      "avoid|careful|warn|child|dog|goat|touch|identify|grow /7",
      "tree|garden|leaf > =die /4",
      "money /5",
      "how > many|much > can|for|fever|day|should|child|adult /6",
      "label|swallow|centre|control /4",
      "by_accident|accident|avoid|dog|goat|child|animal|which_are|warn|careful|garden|identify|mistake /7",
      "kill|rid|repel|control > rat|rats|weed|weeds|insect|ant|ants|pest|worm|lice|germ /3",
    ],
  },
  {
    id: "hopeless",
    any: [
      "hopeless|worthless|burden > everybody|family|everyone|children /2",
      "feel > hopeless|worthless /2",
      "burden > family|everyone|everybody|people|mother|father|wife|husband|children|daughter|son|sister /2",
      "i|am > such|just|only|nothing|big > burden /2",
      "hopeless|worthless",
    ],
    unless: ["medicine|cream|doctor|tablet|cook|cooking|maths|cricket|singer|gardener|dancer /3"],
  },
];

/** Most hints mean little alone; the crisis rules require two that point the same way. */
export const crisisHints: readonly FindingDefinition[] = [
  {
    id: "lethal-question",
    any: [
      `which|what|how|where|find|get|need > ${deadly} /2`,
      `${deadly} > ${growing} /2`,
      `${growing} > ${deadly}|strong /2`,
      `${growing}|what|which|how > kill|finish|end|stop /1`,
      "how > much|many|long > take|need|die|work|kill /2",
    ],
  },
  {
    id: "over-wish",
    any: [
      "want|wish|need|hope|pray|ready|let > it|this|thing|things|everything|all|life > over|end|finish|done|stop /2",

      "done|finish|through > life|living|world|everything /2",
      "want > out|peace|rest /2",

      "rest|peace|stop|gone > forever|always|for_good /2",
      "tired > everything|fight|fighting|trying|hurt|it_all /2",
      "be > over|done > with /3",
    ],
  },
  {
    id: "cannot-go-on",
    any: [
      "not > see > point /2",
      "want > it|all|everything > all|just > stop|over|end /4",
      "cannot|not > do > this|it|life > anymore|more|longer|again /2",
      "cannot|not > cope|continue|manage|carry_on > anymore|more|longer|life|again /3",

      "what|not > point > live|living|life|alive|anything|go_on|continue|trying /3",
      "life > not > worth /2",
      "not > see|have > future|tomorrow|way_out|reason /2",
      "god|lord|jesus > take > me|my|life /2",
      "want|wish|ready|rather|like|talk|plan|think|going|soon > join|meet|follow > mother|father|husband|wife|son|daughter|grandmother|grandfather|lord|god|maker /5",
      "everything|life|world > finish|over|done|end|lost > me|my /4",
    ],
    unless: [
      "exercise|diet|gym|class|course|homework|job|shift|recipe|workout|run|swim|lift|squat /6",
      "join > church|choir|club|team|call|group|us|meeting /4",
      "join|meet|follow > mother|father|husband|wife|son|daughter|grandmother|grandfather > toronto|abroad|canada|england|america|new_york|market|church|airport|trip|flight|holiday|lunch|dinner /6",
      "not > point > take|drink|use|buy /4",
    ],
  },
  {
    id: "end-it",
    any: [
      "talk|speak|think|thinking|threaten|want|going|plan|planning|ready|promise|way|ways|decide|intend > end|ending > it|thing|things|life|all|myself|himself|herself /3",

      "thought|thoughts|idea|ideas > die|death|ending|harm|killing|suicide /2",
      "do|put > away|end > myself|himself|herself /4",
    ],
    unless: [
      "thought > would|gonna|going > die /3",
      "cough|cold|fever|itch|rash|marriage|relationship|contract|friendship|call|meeting|lease|diet /6",
      "turn|switch|clean|dry|wash > off /2",
    ],
  },
  {
    id: "note",
    any: ["write|wrote|leave|left|find|see > =note|letter|will /3", "goodbye|good_bye|farewell"],
    unless: ["doctor|clinic|sick|school|teacher|landlord|bank|reference|cover|visa|embassy|referral /5"],
  },
  {
    id: "give-away",
    any: ["give|giving > away|everything /2", "take_care|look_after|mind > dog|cat|child|children|kids /2"],
  },
  {
    id: "rope",
    any: [
      "put|putting|tie|tied|tying > rope > up|tree|beam|room|ceiling|rafter|fan /2",

      "rope|noose",
      "rope > up > tree|beam|ceiling|rafter|room /4",
    ],
    unless: [
      "boat|goat|cow|jump|skip|skipping|plant|swing|ladder|garlic|tobacco|string|lemongrass|seine|hang|hanging|water|waters|chest|tie_up|kitchen|hands /5",
      "end > rope /2",
      "~bushrope",
    ],
  },
  {
    id: "means-at-hand",
    any: [
      "tablet|medicine|bottle|poison|gramoxone|knife|blade|razor|gun > hand|front|beside|ready|lap /2",
      "hold|holding|look|staring|stare > tablet|bottle|knife|blade|razor|rope|gun /2",
      "save|saving|stockpile|collect|hoard|enough > tablet /2",
    ],
    unless: ["doctor|pharmacy|prescribe|swell|arthritis|soap|wash|cream|label|kitchen|cook /5"],
  },
  {
    id: "hoarding",
    any: [
      "count|counting > tablet|tablets|pills & easy|night|nights|think /5",
      "save|saving|stockpile|collect|hoard|gather > tablet|poison|sleeping /4",
      "get|have|got|buy|bought > enough > tablet|poison|sleeping /2",
      "tablet|medicine > save|saving|hoard|stockpile /2",
    ],
    unless: [
      "money|save_money|refill|supply|clinic|pharmacy|insurance|prescription|cost|cheap|cheaper|month|week|till|until /5",
      "not > enough /2",
    ],
  },
  {
    id: "better-gone",
    any: [
      "better|happier|easier|glad|notice|cry|care & i|me > gone|disappear|dead|die|=leave|vanish|without|not_here|not_exist /7",
      "want|wish|could|just|better|rather > disappear|vanish|fade_away /2",
      "disappear|vanish > forever|good|always|world|everybody|everyone /2",
      "not > be > around|here > anymore|more|longer|much /2",
      "not > come|coming|return > back|home & sea|river|bridge|seawall|ocean|water|walk|jump|drive|swim /2",
      "sea|river|bridge|seawall|ocean|traffic & not > come|coming|return > back|home /4",
    ],
    unless: [
      "pimple|pimples|spot|spots|rash|pain|wart|warts|scar|scars|fat|mark|marks|acne|wrinkle|hair|lump|boil|cough|stain|symptom|symptoms|fever /6",
      "feel > better /2",
      "beach|holiday|vacation|week|sugar|acne /5",
      "get|getting > better /2",
      "fish|fishing|boat|swim > lesson|trip /5",
    ],
  },
  {
    id: "life-refused",
    any: [
      "life|=living|=livin|alive & cannot|not|tired|done|hate|finish|fed_up|sick|unable|pointless|meaningless|useless|unbearable|enough|regret /4",
    ],
    unless: [
      "hate > life > allergy|season|monday|mondays|sinus|traffic /4",
      "life > insurance|style|jacket|guard|span|long|time|expectancy /2",
      "change > life /2",
      "live > forever /2",
      "all|whole|entire|never|first|sex|shelf|real|daily|better|long|quality|healthy|love|save > life /2",
      "living > room|with|abroad|here|in|alone|by /1",
      "appetite /3",
      "life > taste|like|good|great|sweet|nice|easy /2",
      "cannot > live > without /3",
      "city|diet|beach|moving /4",
      "~lifelong",
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
  { id: "for-ever", any: ["=enough > go|leave /2"] },
  { id: "alone", any: ["alone|lonely|by_myself", "nobody > here|home|with|understand|know /2"] },
  {
    id: "on-purpose",
    any: [
      "cut|burn|hurt|scratch|bite|hit|starve|bang|swallow|drink|take & purpose|deliberate|intentional|intentionally /4",
    ],
    unless: ["not > purpose /3", "somebody|someone|people|neighbour > hurt|hit|burn|bite /3"],
  },
  {
    id: "voices-harm",
    any: [
      "voice|voices|head|mind|devil|demon|spirit|brain > tell|telling|say|saying|push|order > harm|kill|die|drive|jump|drown|cut|hurt|hang|end /3",
      "hear|hearing > voice|voices > tell|say|kill|harm|drown|hurt|die /4",
    ],
  },
  {
    id: "harm-child",
    any: [
      "thought|thoughts|think|thinking|urge|feel|afraid|want > harm|hurt|kill|drown|smother|strangle > baby|child|children|her|him|daughter|son /3",
      "feel|want|urge|afraid > smother|shake|throw|harm|hurt|drown > baby|child /5",
    ],
    unless: [
      "tea|herb|plant|medicine|bush|tablet|vaccine|it|this > hurt|harm /4",
      "people|they|somebody > want /3",
    ],
  },
  {
    id: "deadly-way",
    any: [
      "least|less|not > pain|painful > way|die|death|go|end|poison /3",
      "which|what|how > end|kill|finish > somebody|someone|person|people|human|man|me|myself /6",
      "start|keep|been|back|stop|urge|relapse > =cutting|=cut > again|more|anymore|=lol /2",
      "start|back > =cutting /2",
      `${growing}|way|what > stop > heart /5`,
      `${growing}|way|what|let|help > go|die|pass|slip|leave|sleep > peaceful|peace|quiet|quietly|painless|gentle|forever /6`,
      "drive|run|crash > off|into > road|bridge|river|wall|tree|trench|traffic|lorry|truck|canal /3",
      "wall|bridge|tree|truck|lorry > drive > into /2",
      "look|seem > natural > death|die /3",
      "walk|step|jump|lie|throw|throwing > into|front|under|off|before > traffic|car|bus|truck|lorry|sea|river|train|bridge|ocean /3",
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
