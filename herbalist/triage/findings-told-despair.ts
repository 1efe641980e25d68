// A wish to die and self-harm as people tell them: plans, farewells, means at hand, marks on the skin.
import type { FindingDefinition } from "./finding.ts";

const poison =
  "weed_spray|gramoxone|grammoxone|weedicide|weedkiller|weedkilla|weed_killer|poison|rat_poison|malathion|lannate|carbon_tablet|carbon_tablets|paraquat|bleach|kerosene";
const deadlyPlant =
  "oleander|castor|jimson|datura|angel_trumpet|trumpet_flower|trumpet|dumb_cane|bitter_cassava|cassava|hemlock|yellow_flower|crab_eye";
const edge =
  "bridge|seawall|sea_wall|roof|rail|railing|trench|koker|stelling|balcony|platform|tracks|train|river|well|tower|water_tank|kaieteur|cliff|canal|essequibo|demerara|berbice|atlantic|sea|ocean|building|floor|window|black_water|blackwater";
const loved =
  "mother|father|wife|husband|son|daughter|baby|grandmother|grandfather|brother|sister|children|kids|family|mommy|mummy";

export const toldDespair: readonly FindingDefinition[] = [
  {
    id: "farewell",
    any: [
      "voice|message|text|whatsapp > say > forgive|sorry /6",
      "goodbye|good_bye|farewell > people|all|everybody|everyone|forever|world|thank|friend|now /2",
      "bye > forever|again|love|everything|all /2",
      "say|said|write|wrote|send|post|tell > goodbye|goodbyes|bye /2",
      "goodbye",
      "is > my|he|she|his|her|me > last > night|message|post|drink|cup|tea|day|time /5",
      "=my|=this > =last > message|post|cup|tea /2",
      "last|final > time > hear|see|talk /3",

      `tell > my|me|${loved} > love|loved|sorry /3`,
      `tell > ${loved} > i|me|that > love|loved|sorry|try|tried /2`,
      "sorry > everything|everybody|everyone|all|mommy/3",
      "forgive > me > what|everyone|for /2",
      "forgive > her|him > what > going|do /4",
      "see > other > side /4",
      "tonight > night /2",

      "not > be|need > write|writing|here|around|remedies|tea|them|it > again|long|after|today|where /3",
      "not > need > them|it|tea > where|long|again|after /5",
      "by_the_time > see /3",

      "say|said|tell|ask > remember > me /2",

      `look_after|take_care|mind|care > ${loved}|dog|cat|them|everything|mom > when|gone|not|for_me /2`,
    ],
    unless: [
      "other > side > of /3",
      "goodbye|bye > bloating|thanks|tea|recipe|pimple|acne|cough|pain|belly|fat|flu|cold|wart|winter|school|party|gift|friend_leaving /4",
      "retire|retiring|retirement|leaving|moving|migrate|abroad|airport|coworker|trip|card /8",
      // Not a job that was lost.
      "new|old|last_day|leave > job /4",
      "goodbye|bye > job /3",
      "sorry > everything > caps|typing|spelling|english|long|wrong /4",
      "last > message > send|sent|about|answer|ginger|tea /4",
      "tonight > night > fair|party|dance|show|game|wedding|fete|concert|prom|final|match|date /3",
      "sorry > bother|late|long|english|spelling|typo /2",
      "sorry > for > your|his|her|their > =loss /1",
      "last|first > cup > night|day|coffee|bed /3",
      "last > night > i|my|me|he|she|we|and|the /1",
      "since|from > last > night /3",
      "movie|film|song|show|series|book|party /5",
      "wedding|birthday|new_year|old_year|christmas|date|prom /4",
      "what > forgive /2",
    ],
  },
  {
    id: "plan-to-die",
    any: [
      "have|has|got > plan > for > friday|saturday|sunday|monday|tonight|tomorrow|weekend|night /3",
      "pick|chose > a|the > date /2",
      "crash|drive > car|bus|minibus|bike|truck|fast > into|hoping|off /3",
      "take|swallow > all > my > metformin|tablet|medicine|pressure|insulin|sleeping /3",
      "pills > work > take > all /6",
      "everything|papers|affairs > order|arranged|prepared /2",

      "i > already > pick/3",

      "has|have > plan > date /3",

      "date > pick|picked /2",
      "plan > it|something|to > sunday|saturday|friday|weekend|tonight|birthday|church|finish|join|do /2",
      "plan|planned > how|it|for > sunday|saturday|do|would /4",

      "keep|always > planning|imagining|picturing|seeing > how|own|coffin|funeral|myself|jumping /6",
      "imagine|picturing|plan > own|my > funeral|coffin|death /2",
      "made > up > my|mind /2",

      "i > decided/2",
      "make|made > peace > god|nothing|papers|and /3",

      "letter|=note > write|written|sealed|already|table|girls|schoolbag|bed /2",

      "might|may|will|going > as_well|well > do > it > first|fuss /3",
      "next|this|last|third > time > right|properly|work|stronger|found|save|lucky|miss|late /5",

      "try|tried|attempt > last|already|before|again & not|work|survive|strong|right|time/3",
      "survive|survived > attempt|last /2",
      "yesterday|last > i > tried|try /3",
      "do > something > myself|self|bad /3",
      "look > accident /2",
      "tie|tied|make > knot|sheet|belt|noose|scarf|rope > neck|beam|door|slip|fan|myself|tree /4",
      "how > tie > knot /3",
      "search|google > how > hang|tie|bleed|die /5",
      "ceiling > fan > think/3",
      "stood > chair /2",
      "draw|drew > himself|herself|myself > hang|dead /4",
      "make|made > pact /2",

      "cut > bleed > out|quick /4",
    ],
    unless: [
      "aloe|aloes|leaf|leaves|stem|vine|plant|tree|sap|latex|yellow|fish|chicken|meat|milk > bleed /5",
      "bleed > out > sap|latex|yellow|milk|juice|gel /3",
      "diet|garden|wedding|party|trip|holiday|exercise|gym|baby_shower|menu|business|study|exam > plan|date|pick /4",
      "plan|arranged|prepared|order|decided > wedding|party|trip|travel|lunch|dinner|breakfast|picnic|cook|food|menu|function|holiday|birthday|school|church|outing|class|baby /5",
      "tablet|medicine > with|every|daily|morning|regular|faithfully|on_time /3",
      "plant|seed|harvest|leaves|mango|herb|fruit|ripe|wedding|bush|dry & pick|date /6",
      "in_order_to|order > online|food|tea|herbs|pizza|supplement|deliver|amazon|plants /3",
      "made > up > my|mind > buy|grow|try|study|eat|stop /5",
      "i > decide > grow|try|plant|buy|stop|start|make|cook|eat|drink /3",
      "doctor|school|teacher|landlord|sick|love > =note|letter /3",
      "recipe|cook|cake|bread|rice|garden > do|again /4",
      "shoe|tie > lace|laces|hair|goat|boat|bag /3",
      "coffee|smoking|sugar|quit|diet|exercise /5",
      "try|tried > that|this|them|these|those > already|before|last /1",
      "try|tried & what_else|which_other|something_else|anything_else|another /9",
    ],
  },
  {
    id: "not-here-soon",
    any: [
      "cannot > see > morning|tomorrow|future|christmas /2",
      "not > worry > appointment|me & not > around|here /10",
      "not > see > sunday|tomorrow|christmas|birthday|morning|weekend|old_year /2",
      "not > be > around|here|round|there > next|after|by|soon|tomorrow|long|much|month|christmas|sunday|friday|morning|week|phagwah /2",
      "not > around|here|deh > next|after|by|soon|tomorrow|long|much|month|christmas|sunday|friday|morning|phagwah /2",
      "what|when > i > not > around|here /2",

      "after|by > sunday|friday|today|tonight|weekend|christmas|next_week > not|nobody|u/3",
      "nobody|not|anybody|you|yall|we|dem|all > worry|bother|trouble|put_up|hear > bout|about|with|me > me|again|he|soon|long|after|today|complain /5",
      "soon > not > trouble|worry|be|burden /3",
      "not > be > burden|problem|bother|trouble > anybody|longer|much|anymore|any /3",

      "better|happier|free > without|gone|went > me|her|him|if /3",
      "not > want > funeral /3",

      "me|i > gone > children|mother|pickney|alright /4",
      "sorry > when > gone|not|find|around|dead /3",
      "not > be > found /2",
      "not > save > me /2",
      "not > try > stop > me /3",

      "worth > more > dead|me|him /3",
      "insurance > money|pay|papers|worth & die|gone|went|go|accident|worth|better|if|done|drawer /4",
      "not|nothing > reason|point|use|left > stay|earth|live|get_up|getting|healing|heself|here|anymore /2",
      "nothing > stay|left|live > for|me|here /3",
      "not > have|got|see > nothing|reason|use|future|point > left|stay|live|getting|heself|self|anymore /2",

      "nothing > matter /2",
      "one|only > way|door|option > out|left /3",
      "only > one > way|door /2",

      "other > option > balcony|river|bridge|rope /3",
      "=trapped > door|death|one|only /2",

      "stop|not|didnt > exist/2",
      "not > belong > world /3",
      "who > notice|miss > i|me|if|gone /3",
      "nobody|noone|no_one > miss|care > me|if|dead|gone|promise /3",
      "world > continue|spin|spinning|better|keep > without /3",
    ],
    unless: [
      "cough|pimple|acne|wart|rash|fever|cold|lice|pain|mosquito|itch /3",
      "office|shop|school|meeting|class|work|out_of_town|travel|vacation|store /5",
      "no > more > pain > knee|back|tooth|belly /4",
      "health|car|life|travel > insurance > cover|card|company /3",
    ],
  },
  {
    id: "sleep-for-good",
    any: [
      "sleep|asleep > not > get|wake|come|rise > up|back|again /6",
      "sleep|close|rest > for_good|permanent|forever|long_one /3",

      "put > sleep|under > permanent|good|forever /3",
      "close > eye > good|never|done|forever /2",
      "not > get|wake|come > up|back > back|again|ever /5",

      "hate > wake > up|morning & not|hope/6",

      "switch|turn > off > light > good /5",
      "lie > down > done|dead/2",
      "let > dirt > cover /3",

      "=die > peaceful|in_sleep /2",
      "make|let > going > peaceful|softer /3",
      "end > softer|peaceful /2",
    ],
    unless: [
      "sleep > forever & sunday|weekend|lol|saturday /5",
      "baby|insomnia|night|rest|restful|nap|good > sleep > well|better|good|night|morning|refresh|alarm|through /3",
      "sleep > good > night|tonight|well|tea|help|better /3",
      "good > night|sleep|morning|rest /1",
      "child|toddler > sleep /2",
      "help|want|need > good > sleep /3",
      "alarm|early|work|school|mosquito|snoring|bathroom|pee /5",
      "for_good > health|skin|hair /2",
    ],
  },
  { id: "bereaved", any: [`${loved} > die|pass|passed|gone /2`] },
  {
    id: "meet-him",
    any: ["want|going|ready|soon|think|keep > meet|join|follow > him|her|he|she /4"],
    unless: ["market|church|airport|work|home|town|school|station|lunch|dinner /6"],
  },
  {
    id: "join-dead",
    any: [
      "take|carry|bring > children|child|baby > with > me > suffer|die|go|heaven|not /3",
      "grave > call > me /2",
      "~killingme > please|already /2",
      "~killingme & serious /2",
      "no_more > reasons /2",

      "just > want > over > all /4",
      "children > deserve > better > mother /4",
      "want > pain > end|done|stop|gone > good|forever|permanent /6",

      "pain > forever > not|done /3",
      "will > make > it > stop > forever|ever /5",
      "think > will > follow /2",

      "nothing > better > living /3",

      "refuse|refuses > food > go|die|choose/4",

      `join|follow|be_with|go_by|go_with|meet|buried > my|me|our|her|him|she|he|${loved}|granny|them|am > dead|heaven|grave|died|funeral|gone|this_week|weekend|die|tonight /3`,
      `want|going|planning|ready|rather|will|talking > join|follow > ${loved}|her|him|granny /2`,
      `dead|die|died|death|funeral|heaven|lose|lost & want|going|ready|waiting & join|follow|be_with|go_by > ${loved}|her|him|she|he|am|granny /2`,
      "go > where > she|he|they > is|are|be /2",
      `want|wan > go > by|with|wid|to > ${loved}|she|her|him|am|heaven|jesus|granny /2`,
      "want > go > heaven|home_to /3",
      "go > home > god|lord|jesus /2",
      "lord|god|jesus > take|call|carry|come > me|home /3",

      "ready > go|die|cross|lay > home|god|lord|over|burden|try /4",

      "calling > me > come|home|go /3",

      "dead > mother|father|brother|husband|wife|granny > call > me /3",
      "should > have > died > instead /3",

      "me|one|been > in > ground|coffin|grave /2",
      "wish > i > ground|dead|grave|coffin /2",
      "be|should > buried > with|him|her /2",
      "waiting|ready > die|turn /2",

      "let|leh|left|leave > me|he|him|she|her > die /2",
      "let|leh > me|him|her > go > peace|now|home|god|already|please /3",
      "help > me|him|her|it > go|die|along|end /2",
      "helping > him|it > along /2",
      "by > own|my > hand /3",

      "candle|book > blow|close > out|early /4",
      "ghost > already|funeral /2",

      "dead > man > walking /3",
      "soul > dead /2",
      "want > out > everything|life|world /2",

      "want_out",
      "leave|lef > this > world|wol /2",

      "check > out > world /3",
      "done|finish|through|tired|fed_up > with > world|life|everything|it_all /2",
      "world > not > want > me /3",

      "tired > =breathing|=living|=livin|fight|being_alive /2",
      "not > sleepy|sleep > tired /3",

      "i > done|finish > thanks|just|tell|sorry|finished /3",
      "done|finish|end|kill > myself|self|heself|sheself/2",
      "end > it|myself|things|pain|everything|lie|permanently/2",
      "how|to > end > =am /2",
      "finish > it|me|myself|everything|quick|off|too > exam|after|quick|let|want|plan|fast|he|she|now|tonight /2",
      "let > me > finish /2",
      "and > done > with > it /2",

      "want|wish > die|stop_existing|disappear|nothing|bleed/2",

      "top|topping > himself|myself|herself /2",
      "=ctb|=kms|unalive|💀",
      "wanna|want > myself > srsly|serious /3",
      "=tea|=herb|=bush > to > =die|=end /2",
      "make > you > gone /2",
      "purge > off > earth /4",
      "where > i > going|im_going /2",
      "carry|send > me|you > off|home > early|quick /3",
      "cannot|not > carry|bear|do|face|promise > it|this|another|any|here|day|mother|safe|shame > more|longer|day|anymore|no|tonight|again|of_this /5",
      "cannot|not > take > it|this|another|any|no > more|longer|day|anymore|again /1",

      "not > able|eble > no_more|again|life|more|with_life /2",
      "not > able > more|again|no /2",
      "not > trust > myself /3",
      "afraid > what > i|do > myself|might /2",
      "afraid > alone > tablet|knife|knives|blade /3",
      "close > edge /2",
      "falling > into > dark /2",
      "dark > thought|place /2",

      "thoughts > louder|not_stop|telling /2",
      "coward|courage|brave > alive|do_it|enough|need /5",
      "give > up > everything|life|all /3",
      "deserve > breathe|live|die /2",
      "=hate > =me|=myself|=meself /1",

      "weight > on > everyone|family /2",
      "burden & go|better|die|everyone|family|gone|soon|one_time|hurry|free|bathe|daughter /2",

      "better > me|ah|i > go|bury|dead /2",

      "hope > sickness|truck|it|cancer > take|hit|kill|not_stop /4",
      "cancer|diagnosis & not > wait|suffer /3",
      "crash > car > family|money|least /3",
      "wish > could > close|disappear|die /2",

      "stop|skip > insulin|dialysis|heart|tablets|epilepsy|pressure & purpose|naturally|ready|hope|lord|carry|die|itself /6",
    ],
    unless: [
      "fly|flies|insect|pest|mosquito|roach|ant|ants|rat|mice|weeds|lice|flea|bugs & gone|dead|kill /8",
      "cannot|not > do > it|this > anymore|more & job|diet|gym|exercise|course|commute|overtime|shift /8",
      "home > guyana|georgetown|berbice|linden|essequibo|toronto|house|sleep|bed|canada|trinidad|barbados /2",
      "=hate > =myself > for > eat|buy|drink /4",
      // "iron tablets bind my bowels, which tea helps me to go"
      "bind|bowel|bowels|constipate|constipated|stool|toilet & help > me|him|her|it > go /20",
      "world > of /1",
      "if > i|me|we|she > leave|left /2",
      "lose > suicide /6",
      "cousin|brother|sister|uncle|aunt|friend|father|mother|son|daughter|neighbour|classmate|grandfather|husband|wife > kill|end > himself|herself > last|ago|years|in /3",
      "done|finish|through > everything|it_all > market|shop|work|house|cooking|school|list|cleaning|wash|town /4",
      "die > hair|beard|roots|grey|cloth|shirt|shoes /3",
      "disappear > beach|island|holiday|vacation /4",
      "=left > me > =read /2",
      "done|tired > with > dandruff|acne|pimple|cough|gas|heat|cold|sinus /2",
      "heat|cough|tablets|noise|itch > more|no /3",
      "cough|pimple|acne|wart|rash|fever|cold|flu|lice|itch|mosquito|headache|period|hiccup|gas|craving|cravings|smoking|sugar|bread|diet|exam|homework|laundry|game|match|series|weekend|housework|dishes|traffic|snoring /3",
      "movie|film|song|book|novel|show|lol|haha|game /6",
      "dying > for|laugh|laughter|know|try|hunger|thirst|heat|boredom|shame|embarrassment|curiosity /3",
      "plant|leaf|leaves|tree|garden|seedling|flower|dog|cat|battery|phone|skin > die/4",
      "dead > skin|ends|sea|leaf|leaves|line|beat|tired|stock /1",
      "kill > germs|worms|bacteria|lice|weeds|pain|time|mosquito|insects /3",
      "business|job|course|school|work|marriage|relationship|contract|phone_call > end|finish|done /4",
      "end > year|month|week|day|season|pregnancy|of /2",
      "finish > school|work|course|antibiotics|tablets|cooking|bottle|meal|exams /3",
      "go > home > hospital|work|doctor|today|christmas /4",
      "join > mother|father|sister|brother|husband|wife|family|daughter|son|her|him > toronto|abroad|canada|england|america|new_york|flight|trip|church|dinner|holiday|walk /5",
      "join > group|class|gym|club|team|church|us|in|programme /3",
      "follow > recipe|diet|instruction|plan|up|doctor|advice /2",
      "want > out > door|house|bed /3",
      "black > hole|magic > space|astronomy|documentary|nose /3",
      "dark > chocolate|circle|circles|skin|spot|roast /1",
      "baby|toddler|child > go > sleep /4",
      "hate > myself|me > drink|coffee|taste /3",
      "not > able|eble > sleep|eat|walk|pee|stool|go_toilet|toilet /3",
    ],
  },
  {
    id: "at-the-edge",
    any: [
      "think|thought|feel > step|jump > off /3",
      "on|looking|think > bridge > no|point|different|jump|over /4",

      `stand|standing|stood|sit|sitting|look|looking|walk|walking|step|stepping|drive|driving|lie|climbing|climb|deh > ${edge} > think|thinking|jump|easy|calling|decide|deciding|cry|crying|wheel|almost|sorry|fly|measure|end|goodbye /7`,
      `stand|standing|stood|deh|climb|climbing|up > on|by|top|edge|pon > bridge|roof|rail|railing|edge|platform|seawall|stelling|balcony|tower|water_tank|harbour_bridge|river /2`,
      `think|thinking|thought|thoughts|keep|imagining|imagine|feel|feels|want > about|bout|of > jump|jumping|bridge|driving|walking|stepping|seawall|trench|kokers|koker|hanging > ${edge}|in|into|off|now|myself|it /5`,
      `jump|jumping > ${edge} /3`,
      `gon|going|gonna|will|go|say|saying|said|might|feel|want > jump|jumping > ${edge}|in|off|if|top|down|roof|now /4`,
      "gon|going|say > he|she|i|gon|will > jump|jumpin/2",

      "jump|leap > off|from > how|high|bridge|roof|demerara|top /3",
      `walk|walking|step|swing|drive|driving|run|throw|fling|go|drop > in|into|front|off|past > ${edge} /3`,
      "walk|step|swing|drive|run|throw|fling|go|drop > into|front|past > minibus|truck|lorry|car|bus|traffic|pit /3",
      "walk|run > in > traffic /2",
      `trench|river|water|bottle|tree|sea > =calling|looking > me|good|nice /2`,
      `river|trench|sea|bridge|train > answer|nice|easy|have_me|=calling /2`,
      "tree > strong_enough|strong > enough /3",

      "let|letting > train|river|go > by|have|me /2",
      "walking > sea|river|atlantic|water > not|stop|keep|turn /2",
      "going|gone|go > by|backdam > trench|bridge|river|seawall|backdam & not > come|look|turn /4",
      "say|said|tell > not > look > him|me|he /3",
      "train > easy|tracks|think|want /2",
      "platform|bridge|seawall|balcony|roof > think|thought > how > easy /8",

      "eyeing > big > tree /3",
    ],
    unless: [
      "run|move|crawl > from > it|them|that /1",
      "people|they|children > jump > seawall|sea_wall|river|koker & bathe|swim|fun|luck /8",
      `after|since|when|once > i|me|he|she|we|they|you > go|walk|wade|drop|run > in|into > ${edge} /2`,
      "one_more & jump /10",
      "drop > phone|key|slipper|ball|wallet|shoe|money|bag|ring /2",
      "game|dance|mas|band|music|fete > jump /4",
      "fish|swim|picnic|photo|tour|view|boat|bus_stop|exercise|jog|sunset|breeze /5",
      "rope|jump > rope /1",
      "mountain|paragliding|bungee|parachute /4",
      "car > crash|accident|engine /3",
      "train > dog|hair|vine|plant /2",
      "heart > jump /1",
      "when|as|since > we|i > boy|small|young|kids/4",
    ],
  },
  {
    id: "means-ready",
    any: [
      "gramoxone|weedicide|poison|rope|bottle|gun|blade > look|stare|calling > me /2",
      "weedicide|gramoxone|poison|tablets|pistol|gun|rope|knife|dynamite > lap|shed|hand|bottle|beside|under & tonight|bye|goodbye|say|night|long|gone|lost /3",
      "pistol|gun > lap|hammock|mouth|head /3",
      `${poison}|bottle|tablet|tablets|pills|pill|blade|razor|shotgun|insulin > front|table|lap|bed > me|open|count|counted|ready|watch|in|of|and|already|under /3`,
      `look|looking|watch|watching|stare|staring|eyeing > ${poison}|weed_killer|insulin|rifle|shotgun /2`,
      `look|looking|watch|watching|stare|staring > ${poison}|tablets|pills|bottle|rifle|gun /2`,
      "tablet > hand > count/5",
      `${poison} > hand|bag|front|lap|date|calling /2`,
      "=took|=tek|=swallowed|=swallow > pills|all|everything|card & sorry|regret|afraid|anyone|exam /8",

      "have|got|get > rope > sit|look|stare|hand|lap|beam|rafter /3",

      `hold|holding|have|got|get|keep|buy|bought|pricing|take|find|mix|hide|where > ${poison} > hand|bag|bed|room|lock|cry|glass|drink|self|himself|table|front|ready|under|bottle|already|quick|fast|left|me|keep /5`,
      `pricing|buy|bought > ${poison} /2`,

      "tablets > count|lined|poured|row|cup|save|stockpile > bed|out|up|tonight|think|count /3",
      "stockpile|stockpiling|saving > since|enough|up|amitriptyline|tablets /2",
      `lock|locked > room|bathroom|shed|himself|herself|sheself|heself > ${poison}|tablets|tablet|blade|gun|knife|shotgun|match|rope /5`,
      "hide|hidden > tablets|blade|razor > mattress|under|she|her|his|drawer|pencil /3",

      "hold|put|had|have > knife|cutlass|blade|razor|gun > own|my|his|her|wrist|mouth /2",
      "load|loading|clean > gun|shotgun|rifle /2",
      "gun|shotgun|rifle|shell & sad|cry|=drunk|quiet|finish|nothing|left|burden|backdam|loves|depress|diagnosis|miner|alone|drawer|key /8",

      "blade > right > here /2",

      "already|just > swallow|=took > tablets|all|everything|something /3",
      "all|whole|everything > my|the|of > amitriptyline|sleeping|pressure|medicine|prescription|tablets > at_once|one_time|sorry|now|ago|scared|=took|swallowed /2",
      "=took > something > already|calm|tell /3",
      "=took|swallow > all > my|of|me > amitriptyline|sleeping|tablets|pressure|prescription /2",
      "=took > whole > prescription /3",
      "bottle > trench|find|still_breathing|leff /2",
      "insulin|ampoule|access > use|using|do|think > me|myself|weekend /5",
    ],
    unless: [
      "look > alike /1",
      "bleach > hand > crack|dry|peel|rough|skin /3",
      "on > hand|skin|foot|arm /2",
      "hand|skin & sore|burn|itch|peel|rash|slimy|blister|numb /6",
      "plant|bush|leaf|vine|flower|berry|dhatura|datura > poison /3",
      "site|website|app|page|screen|search|online|internet|samsung|ipad|charger|update|game & tablet|bottle /8",
      "cannot|not|hard|trouble > swallow|take > tablet|medicine|her|his|my /2",
      "tablet|medicine > =for > worm|headache|pain|fever|cold|flu|pressure|malaria|allergy|cough|gas|sugar /2",
      "get|fall|spill|splash > on > hand|skin|foot|arm /3",
      "tablet|medicine > with|every|daily|morning|regular|faithfully|on_time /3",
      "wash|stain|clothes|laundry|toilet|floor|mop|spill /4",
      "mosquito|rat|ant|weed|roach|cockroach|garden|farm|rice_field > poison|bait|spray|kill /3",
      "money|cost|cheap|cheaper|doctor|nurse|pharmacist|pharmacy|fridge|travel|expire|expired|refrigerator|side_effects /5",
      "cook|kitchen|onion|garlic|shave|beard|cut_grass|grass|bush|coconut /5",
      "by_mistake|mistake|accident|accidentally|child|toddler|baby|vitamin /6",
      "glue|spray|heat|massage|water|nail|top > gun /1",
      "crab > eye /1",
    ],
  },
  {
    id: "means-held",
    any: [
      "i|me > have|hold|got > tablet|poison|rope > hand|front /3",
      "i|me > sit > mother|father|grandmother|grandfather|husband|wife|aunt|uncle|all > tablet > glass|rum|bottle /4",
    ],
    unless: ["can|should|which|what|how|safe|or|for|from|packet|name|label|call|read|swell|pain /4"],
  },
  {
    id: "poison-on-person",
    any: [
      "$chemical > kill > person|human|man|woman|somebody|someone|people|me|you|quick|fast /2",
      `how > long|fast|quick > $chemical|${deadlyPlant} > work|act|kill > person|human|man|woman|somebody|someone|people|me|you|size|weight /8`,
      "poison|$chemical|poisonous & nobody|noone|no_one|anybody > notice|taste|smell|know|find > in|food|drink|tea|out /3",
    ],
    unless: [
      "child|children|baby|toddler|mistake|accident|accidentally|fumes|wear|gloves|spraying|safe|safely /7",
    ],
  },
  {
    id: "deadly-question",
    any: [
      "if > drink|take|swallow > all|whole|plenty|bunch > tablet|~bloodpressure|medicine|insulin & quick|fast|hurt|die|painful|long|work|peaceful /5",

      "hurt|painful|quick|fast|slow|easy > hang|=hanging|drown|suffocate|bleed_out|jump_off /2",

      "deadly|lethal|fatal > dose|amount|quantity /2",
      "how > strong|much|many > lethal|deadly|fatal /4",

      "poison|pesticide|weedicide > or > rope /2",
      "happen > drink|swallow > whole|bottle|cup|glass > $chemical /6",
      `how > long|quick|fast > ${poison} > take|work|act|last /3`,
      `${poison} > how > much|many & need|person|enough|drink|take /6`,
      "make > heart > stop /3",
      "traceable|untraceable",

      `how > much|many|fast|quick > ${poison}|${deadlyPlant} > take|enough|kill|finish|man|woman|person|need|would|do|too|die|dead|drop|in|is /5`,
      `how > much|many > ${poison}|oleander|castor_seeds|jimson /2`,
      `${deadlyPlant} > how > much|many > finish|end|kill|die|enough|do_it /8`,
      `is|are|does|can|will|would > ${poison}|${deadlyPlant} > quick|fast|slow|painful|enough|stop_you /3`,
      `is|does|will|would > ${poison} > fatal|deadly|hurt|work /3`,
      `${poison} > fatal|deadly /4`,
      `${deadlyPlant} > fatal|deadly|kill > enough|plenty|dose|amount /7`,
      `${poison}|${deadlyPlant} > quick|painless|fast /4`,
      `what > happen|happens > eat|drink|take|mix > plenty|all|much > ${deadlyPlant}|tablets|pressure|pills|purpose /7`,

      "how > much|many|high|fast & stop > heart|breath|me|person /5",
      "how > much|many > panadol|paracetamol|tablets|amitriptyline|warfarin|insulin|potassium > die|kill|too_much|too_many|enough|overdose|do_it|finish|stop /3",
      "how > many|much > amitriptyline|tablets|panadol|sleeping|warfarin > too > many|much /5",
      "which|what|any|is_there|strongest|strong > plant|bush|herb|leaf|seed|tea|tablets|poison|mushroom > painless|=dead|finish|ends|fatal|trace|traced|untraceable|permanently /6",

      // "which tea lowers pressure fastest" asks for something else.
      "which|what|any|is_there|strongest|strong > plant|poison|mushroom > kill|die|dead|act|work > fastest /6",
      "painless > bush|herb|plant|way|leaf|tea /2",
      "easiest|quickest|easy > way > go|out|die|end /4",
      "bush|leaf|plant|herb|seed|tea|tablets > dead|kill|finish|carry|poison|end > you|yuh|person|somebody|me|it|off|quiet|fast|quick|without /1",
      "which|what > bush|leaf|plant|herb|seed|tablets|poison > most > dangerous|deadly|poisonous|strong /4",
      "deadly|poisonous > seed|plant|bush > personal|autopsy|which|more|most|quickest|enough /6",

      "mix > tablets|medicines|panadol|amitriptyline > rum|wine|alcohol|all & die|drift|over|job|kill|would|peacefully|together /5",
      "do > the > job /0",

      "dose > not|stop|die|kill|finish|man > come_back|heart|grown|back /4",

      "how > hide > cuts|scars|marks /3",
      "how > high > bridge|jump /4",

      "can|could > somebody|someone|i|too_much > die|kill > from|nutmeg|much /3",

      "is|it > sin > walk|die|kill|suicide /4",
      "leaf|bush|herb|plant > all > stop /4",
      "bush > sleep > not|long > get_up|up|come_back|back /2",

      "after > death > think|every /2",
      "think > death > every|day|own /3",
    ],
    unless: [
      "bleach|kerosene|poison > ~killingme|germ|germs|mould|mold|roach|weeds|ants|algae|lice /4",

      "castor_oil",
      "seed|leaf|tea|bush|it & kill|finish|end > it|them & pylori|worm|germ|bacteria|fungus|lice|lota|ringworm|infection /9",
      "finish|done > me|i > could|can|cannot|need|want|wait|get|use|take|drink|have|going /1",
      // "which part, leaf or the white end"
      "white|top|bottom|root|green|cut|stem|other|thick|thin > end /1",
      // "de leaf finish by me": there is none left.
      "bush|leaf|plant|herb|seed|tea|tablets > finish_by|finish_at|finish_home|finish_here /1",
      "breath|breathing|heart|pulse > fast|quick /2",
      "mix|spray|dilute|measure > gallon|tank|knapsack|pump|acre /4",
      // The hour of the tablets is asked about.
      "all > tablet|medicine & night|morning|evening > instead|and > morning|night|evening /4",
      "nutmeg & porridge|cake|custard|punch|eggnog|food|milk /6",
      "does|they|people|we > call|name > kill|dead /3",
      "=weeds|crop|field|lawn /6",
      "fowl|chicken|cow|sheep|pig|fish|animal|livestock|bird|creole_fowl /8",
      "leaf|leaves|clothes|herbs|basket|plants|picture|towel|hammock > hang /5",
      "hang > leaf|leaves|clothes|herbs|basket|plants|picture|towel|dry|upside /4",
      "dead > house|nettle|skin|leaf|yard|wood|body /2",
      "bathe > dead /3",
      "plant > dying > save|yard /6",
      "child|children|dog|cat|goat|chicken|avoid|careful|warn|touch|identify|safe|safely|mistake|accident|pet|baby /8",
      "rat|weed|insect|ant|pest|worm|lice|germ|fungus|bacteria|mosquito|roach|termite|bedbug|ticks|grass|fleas|slug|cough|pain|fever|virus|parasite|parasites > kill|poison|die|rid /8",
      "kill|repel|rid > rat|weed|insect|ants|pest|worms|lice|germs|fungus|bacteria|mosquito|roach|parasite|virus|pain|cancer /5",
      "cassava > bread|flour|leaf|starch|cook|boil|grow|plant|chips /4",
      "nutmeg > tea|food|recipe|cake|milk|custard|for|sleep /3",
      "history|school|lesson|novel|book|arawak|people_used|amerindian|arrow /6",
      "is > too > many|much > cup|tea|coffee|salt|sugar|garlic|ginger|pepper|spoons|day|turmeric|water /7",
      "how > many|much > day|cup|times|for_fever|for_pain|for_headache|adult|safe /6",
      "for > fever|headache|pain|period|cramps|malaria /5",
    ],
  },
  {
    id: "self-cutting",
    any: [
      "since|after > leave|left|gone & cut > my > hand|hands|arm|arms|wrist|leg|legs|thigh /6",
      "carve|scratch > word|name > leg|arm|skin|thigh|wrist /4",
      "i > slit > it|wrist|arm|skin /3",
      "i|me|she|he|daughter|son > keep|kept|still > =cutting /2",
      "scratch|scratched|cut|pinch > arm|leg|thigh|wrist|skin > bleed|blood & sleeve|hide|secret|nobody /9",
      "cut|slice|scratch > arm|thigh|leg|wrist|skin|myself > bleed & feel|calm|better|stress|sad|upset|cope|relief /5",
      "cut|slice|slicing|burn|scratch|carve|carved|bite|pinch|jook|stab > arm|thigh|leg|wrist|skin|myself|sheself|hand > stress|upset|sad|vex|cope|calm|feel|again|punish|hide|raw|help|mommy|nothing|scar|when /7",
      "make|made|do|did > them|cuts|myself > myself|bleed|thigh|arm /2",
      "=cuts|=cutting > her|my|his|she|on > thigh|wrist|arms /3",
      "scratch > arm|wrist|thigh > compass|scissors|pin|blade /5",

      "long > sleeve & cut|line|mark|heat|blade|blood|july|hot|fresh /4",
      "line|lines|cuts|marks|scars > across|on|up > arm|thigh > fresh|daughter|she|her|cut|again|hide /4",

      "=blade|=blades|=razor|=razors|compass > skin|thigh|arm|school|pencil|hidden|drawer|tissue|mattress|marks|sharpener|calm|geometry|point /4",
      "blade|razor > marks /2",
      "bang|hit > head > wall /3",
      "punch|punching > wall|walls & hand|bleed|hate|feel|break|deserve|knuckles /4",
      "starve|stop_eating|stopped_eating|not_eaten > myself|himself|punish|punishment|disappear|deserve|body /2",
      "punish|punishing|punishment > body|my_body|myself|deserve|starve|vomit /2",
      "relapse|relapsed & cut|sh|clean|self /2",

      "=cutting > again|calm|only|helps|ashamed|too|relapse|clean /2",
      "=blood > makes > calm|real|her|me|it /2",
      "make > myself > bleed|vomit /2",
      "want > bleed /2",
      "burn > myself|arms|thighs|cigarettes|lighter|iron > helps|feel|stress|stressed|vex|when|better|nothing|iron|lighter|cigarettes /4",

      "i > hurt > me|myself > when|stress|shout|hide|only /2",

      "scratch > till|until|raw > blood|bleed|raw|feel /3",

      "make > myself > vomit|throw > meal|time|day /2",

      "deserve > food|pain|it|hurt & starve|look|bone|hurting|punch|cut /3",
    ],
    unless: [
      "for > scratch > skin /2",
      "vomit > bad|spoil|spoilt /2",
      "peel|peeling|chop|cane|weed|fish|grater|wire|coconut|job /6",
      "=cutting > finger|wood|grass|tree|onion|meat|bush|weed|down|lawn|cane|yard|price|class|school|corner|tooth|gum|bark|plants|branches|leaf|leaves|cloth|out|short /3",
      "=cutting > it|them /0",
      "zinc|metal|tool|machine|bandsaw|handsaw|hacksaw|sheet|=tile|=tiles|dish|bottle /5",
      "accident|accidentally|knife_slip|slip|work|cook|kitchen|fence|wire|bike|bicycle|cutlass|grass|glass|tin|shave|wax|mosquito|bite|itch|itchy|eczema|rash|stove|oven|pot|oil|sun|sunburn|operation|surgery|stretch|acne|chickenpox|fell|thorn|barber|dog|cat|rusty|nail /4",
      "hair|carbs|sugar|calories|coffee|nails|bangs|back_on /3",
      "mosquito|sandfly|=bites|itch|itchy|eczema|rash|chickenpox|lice & scratch /8",
      "shoulder > blade /1",
    ],
  },
  {
    id: "low-after-birth",
    any: [
      "run|leave|go > away|far|from > baby > never > come|return /6",
      "not > will|reason > get > out|up & baby|born|birth|deliver /10",
      "since|after > baby|birth|deliver > i|me > cry|sad|empty|hopeless|bawl|depressed|low /8",
      "i|me > cry|sad|empty|hopeless|bawl|depressed > since|after > baby|birth|deliver /8",
      "i|me > have|had|get|got > baby > ago & cry|sad|empty|hopeless|bawl|depressed /12",
      "cry|sad|empty > every|all|whole > after|since > birth|baby /6",
      "not > feel > nothing|anything|love > baby /4",
      "feel > nothing > for > baby /3",
    ],
    unless: ["baby|newborn|he|she > cry /2", "cannot > feel > baby|move|kick /4", "move|kick /4"],
  },
  {
    id: "gives-away",
    any: [
      "give|hand|share|share_out|send|sent|selling|ship|shipped > away|way|out|me|all|he|she|his|her|my|sister > dog|cat|thing|clothes|bike|phone|tools|fowl|gold|bangles|shoes|sneakers|guitar|games|cows|passwords|ring|pots|tings|diary|everything|bird|cage /5",
      "give > away > clothes|things|phone|tools|fowls|dog|bangles|everything|them /2",

      "clean|cleaned|return|pay|paid|delete|deleted > house|room|side|everything|debts|credit|shop|pictures|book|gave|off|rent /2",
      "drop|leave|left|carry > dog|cat|children > by|with > aunt|mother|sister|neighbour|friend|grandmother /3",
      "hug > everybody|us|twice|funny|too|everyone /2",
      "stop > eat|bathe|talk|shave|work > stop|stare|gave|go|since /3",
      "phone > off|turn_off|not_pick /2",
      "not > pick > up /2",
      "not > answer > phone|door /2",
    ],
    unless: [
      "charity|church|donate|donation|moving|migrate|too_small|outgrow|neighbour_child /6",
      "recipe|secret|tip|leaf|leaves|seed > share/3",
    ],
  },
  {
    id: "calm-now",
    any: [
      "calm|peaceful|peace|happy|smiling|quiet|happy_sudden > last|suddenly|now|first|too|look|so|feel|since|months /2",
      "suddenly|look|now|feel > calm|peaceful|happy|peace /2",

      "take > care /2",
      "bad > feeling /2",
      "feel > nothing|numb|empty /2",
      "lost > job|wife|house|money|crop|everything|all /2",
      "since > he|she|wife|husband|mother|died|divorce|layoff /1",
      "depress|low|sad|crying",
      "burden",
    ],
  },
  {
    id: "plan-with-poison",
    any: [
      "have|got|make > plan > tonight|today|tomorrow > weedicide|gramoxone|poison|paraquat|malathion|rope|tablets /8",
    ],
    unless: ["rat|garden|field|rice|weed|roach|ants|farm|spray /6"],
  },
];
