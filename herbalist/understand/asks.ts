// What a question asks for. One question may hold several asks; each gets its own answer.

import type { Question } from "../language/question.ts";
import { alsoIllness, isForOrgan } from "./gather.ts";
import { maskedSentence } from "./masked-sentence.ts";
import { findThingDetails, type ThingDetail } from "./thing-details.ts";
import { findDetails } from "./trouble-details.ts";
import type { Understanding } from "./understanding.ts";

export const askKinds = [
  "good-for",
  "what-for",
  "with-medicine",
  "with-thing",
  "for-person",
  "avoid",
  "compare",
  "instead",
  "safe",
  "works",
  "same-as",
  "make",
  "limits",
  "keep",
  "grow",
  "find",
  "cook",
  "describe",
  "looks",
  "part",
  "what-is",
] as const;
export type AskKind = (typeof askKinds)[number];

type Named = Pick<
  Understanding,
  "followUp" | "complaints" | "plants" | "others" | "medicines" | "illnesses" | "who"
> & {
  unknownPlants: readonly string[];
  /** Complaints of earlier messages that a plant or remedy was asked for. */
  wantedBefore?: readonly string[];
};

/** Verbs of making, and words for parts and measures that a recipe counts. */
const making =
  "make|prepare|boil|bile|brew|steep|draw|soak|simmer|fix|mix|apply|bathe|wash|rub|gargle|extract|juice|blend|pound|grate|squeeze|mash|ferment|steam|chew|crush|set|grind";
const counted = "leaf|leaves|root|bark|seed|seeds|stalk|blade|piece|slice|clove|water|minutes?";
const often =
  "every ?day|every single day|everyday|all days?|daily|each day|every (?:night|morning|week|evening|month)|(?<!(?:COMPLAINT|tired|hungry|thirsty|sick|weak|sleepy) )all the time|long ?term|for (?:long|months|years|(?:\\d+|two|three|four|six|a few|some) (?:days?|weeks?|months?))|too (?:much|long|often)|(?<!(?:tablets?|pills?|medicines?|MEDICINE) )a (?:day|week|month)|per (?:day|week)|regular(?! \\S)|regularly|nightly|(?:days?|weeks?|mornings?|nights?|months?) straight|straight (?:days|weeks|through)|(?:twice|(?:two|three) times?)(?! (?:this|last) (?:month|week|year))";

/** Written in plain words: the reader has turned "wah fuh tek" into "what for take", and "don't" and "never" into "not". */
const patterns = {
  /** "what is bad for", "which bush must I not drink with": the opposite of a recommendation. */
  avoid:
    /\b(?:bad|worse|dangerous|harmful|harm|poison|terrible|unsafe|poisonous|not (?:so )?good) (?:(?:foods?|drinks?|bush|things?|plants?) )?(?:for|4|to|(?<!\b(?:COMPLAINT|out|real|really|so|very|too|feel|feeling|hurts?|hurting|pains?|paining|itch|itching|scratching|swell) (?:bad|terrible|worse) )with)\b|\b(?:dangerous|unsafe|harmful) (?:if|when|in)\b|\bwhat (?:does |do |can |could )?(?:raise|raises|increase|increases|bring on|cause|causes|trigger|triggers|worsen)\b|\bmakes? (?:\S+ ){0,2}(?:COMPLAINT|ILLNESS) worse\b|\b(?:should|must|can) not (?:use|take|drink|eat) (?:what|which)\b|\b(?:avoid|stay away|stay from|keep away|steer clear|leave out|cut out|interact|interacts|interactions?|clash|(?<!MEDICINE )side effects?(?! (?:of|from|with) (?:\S+ )?MEDICINE))\b|\b(?:what|which|anything|list)\b.*\b(?:should(?:nt)? (?:i |we |she |he )?not|cannot|must not|not to|not|not supposed to) (?:i |me |we |she |he |you |they )?(?:to |supposed to )?(?:drink|take|use|eat|have|mix|touch)\b/,
  same: /\b(?:same(?! THING (?:\S+ ){0,2}(?:for|again|twice|second|two|more|over|next)\b)(?! (?:back|knee|head|belly|pain|problem|trouble|COMPLAINT|ILLNESS|time|day|night|evening|morning|week|hour|pot|cup|glass|mug|jug|bowl|drink|place|spots?|way|amount|quarter|dose|tea|again|answer|rule|mat|bottle|stall|bag))|(?<!make (?:a |any |the )?)difference|different(?! (?:time|hour|day))|versus|vs|one thing|one and the same|(?:anything|something) like (?:our|the)|similar to|related(?= to|$)|sub in for(?!.* cook))\b|^(?:is|are) (?:\S+ )?THING (?:a |the )?THING$|\bTHING (?:is|be|a) (?:that|it|this) (?:the |our |what they call )?THING\b|\b(?:other|another|english|hindi|local|real|proper|right|scientific|latin|botanical|creole|bush) names?\b|(?<!\bwhat is (?:the |this |that )?(?:thing |bush |plant |one )?(?:they )?|\b(?:thing|bush|plant|leaf|one|drink|tea) (?:(?:that|what|they|there|we|people|you) )*)\b(?:call|called|name|names) (?:it|THING|in|for|of)\b|\bTHING (?:in|a) (?:english|hindi|creole|latin|spanish|portuguese|america|canada|england)\b|\b(?:spell|spelling|pronounce)\b|\bTHING (?:is|be|a) (?:the )?THING(?! (?:good|help|work|safe|ok))\b|^THING or THING\b|\bwhat (?:do |does )?(?:they|people|you|we)(?: does| do)? call THING\b(?! or THING)|\bTHING aka\b|\bTHING (?:and|or) THING (?:\S+ ){0,2}(?:one|equal)\b(?! (?:pot|cup|bottle|time|tea|go|glass))|\bequal (?:plant|thing|to)\b/,
  make: new RegExp(
    String.raw`\bhow (?:do |to |2 |can |should |must |does |would |for |long |you |i |me |u |we |people |one |supposed |is |a |they |it )*(?:${making})\b` +
      String.raw`|\bhow (?:do |to |2 |can |should |must |does |would |for |you |i |me |u |we |people |one |supposed |is |a |they )*(?:use|put|take|drink|give)\b` +
      String.raw`|\bhow (?:many|long) (?:\S+ ){0,2}(?:to |for |you |i )(?:${making})\b` +
      String.raw`|\bhow (?:\S+ ){0,4}do (?:the |my |it |with )?THING\b` +
      String.raw`|\bhow (?:many|much) (?:\S+ ){0,6}(?:put|pot|cup|water|jug|pitcher|gallon|litre)\b(?! (?:a|per|every|each|for the|in a) (?:day|night|week|morning))|\b(?:amount|quantity) of (?:\S+ ){0,2}THING (?:\S+ ){0,5}(?:pot|cup|water|jug|litre|gallon)\b|\bhow (?:many|much) (?:\S+ ){0,2}(?:${counted})\b|\b(?:${making}) how long\b` +
      String.raw`|\b(?:recipe|preparation|method|directions|instructions|steps)\b|\bway (?:to|for) (?:${making}|use|take|drink)\b` +
      String.raw`|\b(?:${making}|fresh|dry)(?: it| them| the)? or (?:${making}|fresh|dry)\b|\bTHING (?:\S+ ){0,3}how(?: to)?$|\bhow (?:\S+ ){0,3}(?:make|made)\b|\bhow (?:to|you|i) do(?: it| that)?$|\bhow (?:did |do |does )?(?:they|people|the old people|old people|them|we) (?:use|used) (?:to )?(?:do|use|make|fix|put)\b|\bhow (?:did |do |does )?(?:\S+ ){1,3}(?:use|used) to (?:do|use|fix|put|${making})\b|\bway to (?:eat|have)\b|\bwhole or (?:ground|powder)\b`,
  ),
  limits: new RegExp(
    String.raw`\bhow (?:much|many|often|long|strong)\b|\b(?:${often}|dose|dosage|limit|maximum|overdo|what time|(?:one|two|1|2) (?:or|to) (?:two|three|2|3)|(?:one|two|1|2|a) (?:spoons?|cups?|drops?) or (?:one|two|2)|(?:ok|okay|safe|alright|fine) (?:\S+ ){0,4}(?:two|three|four|five|six|\d+) (?:cups?|glass|glasses|capsules?|bags?|spoons?)|(?:one|two|three|four|five|six|\d+) (?:tea ?bags?|bags?|pods?|capsules?|cups?|glass|glasses) (?:ok|okay|safe|alright|enough|too much|fine)|morning or night|night or morning|before bed|empty belly|with food|(?:before|after) (?:food|meals?|eat|eating)|stop (?:take|drink|use))\b`,
  ),
  keep: /\brefrigerate\b|\b(?:powder|juice|drink|bottle|dried)\b.*\b(?:turn|turned|turning|go|gone|went|get|got) (?:brown|black)\b|\b(?:brown|black) inside\b|\bhow long (?:\S+ ){0,3}(?:is |stay )?good(?: for)?$|\b(?:sit|sat|stand|stood|left|leave) (?:\S+ ){0,4}(?:\d+|two|three|four|five|few|couple) (?:days?|nights?|weeks?)\b|\bstill (?:drinkable|ok to drink|good to drink|safe to drink)\b|\b(?:keep|last) how long\b|\b(?:how long|long)\b.*\b(?:keep|keeps|last|lasts|store|stored|spoil|fridge|freezer|stay)\b|\b(?:keep|store|stay|leave|save|put|good|how many)\b.*\b(?:fridge|freezer|jar|tomorrow|overnight|next day|room temperature|days? old|yesterday|(?<!since )last (?:night|week|month|year)|shelf|bottle)\b|\b(?:drink|use)\b.*\b(?:fridge|freezer|overnight|next day|room temperature|days? old|(?:from|made|make|boil|boiled|left|brew|brewed|of) (?:it |since )?(?:yesterday|last (?:night|week|month|year)))\b|\b(?:keep|store|stay)\b.*\bfresh\b|\bfridge\b|\b(?:expire|expired|expiry|spoil(?! (?:it|the))|go bad|goes bad|gone bad|go sour|leftover|freeze|frozen|preserve|storage|rancid|mould|moldy|(?:old|year|years|month|months|week|weeks|since|smells?|brown|open|opened|last) (?:\S+ ){0,8}still good|still good (?:after|to use))\b|\bstore (?:it|them|the|my|THING|leaf|leaves)\b|\b(?:dry|drying|hang) (?:it|them|the|my)\b(?! (?:breast|milk|skin|hair|face|mouth|throat|nose|cough|chest|baby|eyes?))|\b(?:to|i|you|we|me|can|drying|hang) (?:dry )?THING\b(?<=dry THING|drying THING|hang THING)|\bsave (?:\S+ ){0,2}dry\b|\bTHING (?:\S+ ){0,5}(?:to dry(?! up)|dry out|hang)\b/,
  grow: /\b(?:grow|grows|growing|planting|cultivate|propagate|harvest|pick|reap|cutting|cuttings|soil|seedling|seedlings|transplant|replant|prune|pruning|trim|fertili[sz]er|manure|sunlight|shade|pests?|weeds|frost|(?<!\b(?:hot|coal|cook|cooking|iron|pressure|COMPLAINT (?:\S+ ){0,2}|burn (?:\S+ ){0,3}))pot(?! (?:of (?:tea|water|bush|soup)|handle|cover|spoon)\b)|yellowing|wither|blight|caterpillars?|(?<!\b(?:powder|juice|drink|bottle|dried)\b.*)turning (?:brown|yellow)(?! inside)|dead (?:leaf|leaves)|grow back|ready to (?:dig|pick|reap)|(?:back |start |raise )?from seeds?|(?:in|of) season|season (?:start|for)|seeds? from (?:my |the |a )?THING (?:plant|tree)|(?:how|when) (?:\S+ ){0,4}ripe)\b|\b(?:plant|water|cut) (?:it|them|the THING|THING|my THING)\b|\bplant(?:ed)? (?:\S+ )?THING\b|\b(?:birds?|rats?|bugs?|ants|worms|goats?|insects) (?:\S+ ){0,2}(?:attack|eat|eating|destroy|on) (?:\S+ ){0,2}THING/,
  find: /\b(?:where|which part|what part)\b.*\b(?:find|buy|get|sell|sold|grow|grows|from|see|pick)\b|\b(?:buy|sell|sold|sells|selling|order|import|customs|airport)\b.*\bTHING|\bTHING\b.*\b(?:buy|sell|sold|sells|selling|order|available|customs|airport|where)\b/,
  cook: /\b(?:cook|cooking|cooked|curry|fry|fried|bake|baked|soup|stew|chutney|achar|pickle|jam|ice cream|cake|roti|choka|salad|smoothie|porridge|dinner|lunch|dish|pone|pepperpot|season|seasoning|sweetness|nicer|tastes?|cassareep|seven curry)\b/,
  whatIs:
    /\b(?:what(?: is|s)?|who|know) (?:a |an |the |this |that |they call |people call |about )?THING\b|\btell me (?:more )?(?:about)\b|\b(?:benefits?|uses|used for|properties|information|info|about|describe|meaning|explain|look like|looks like|history|story|picture|pictures|photo|facts?|for what|what (?:\S+ ){0,3}(?:use|do) (?:it|them|THING|all that)? ?(?:for|with)(?: it| them)?$|good for what|what .*good for|poisonous|toxic|what is it)\b/,
  goodFor:
    /THING(?: \S+){0,6} (?:good|help|helps|helping|work|works|effective|useful|better|treat|treats|cure|cures|heal|heals|ease|eases|lower|lowers|bring|brings|reduce|reduces|clear|clears|stop|stops|use|used|for|against|raise|raises|control|controls|get rid|fix|fixes|kill|kills|draw|remove|removes|burn|melt)\b|\b(?:is|does|do|can|will|could|would|heard|say|says|said|good|use|try|take|drink|drinking|using|taking|put|rub)\b(?: \S+){0,8} THING(?: \S+){0,8} (?:COMPLAINT|ILLNESS)|(?:COMPLAINT|ILLNESS)(?: \S+){0,8} THING|THING(?: leaf| tea| oil| juice| water)? (?:COMPLAINT|ILLNESS)/,
  /** "which is better", "thyme or ginger for cough" */
  compare:
    /\b(?:better|best|stronger|strongest|safer|safest|milder|mildest|gentler|gentlest|weaker|prefer|worse)\b|\bwhich (?:one|of)\b|\bTHING (?:\S+ ){0,2}(?:or|vs|versus) (?:\S+ ){0,2}THING (?:\S+ ){0,2}(?:for|COMPLAINT|ILLNESS)\b|\b(?:for|COMPLAINT) (?:\S+ ){0,2}THING or THING\b/,
  /** "what instead of", "I cannot get": something else is wanted. */
  instead:
    /\b(?:instead|substitute|substitutes|alternative|alternatives|replacement|in place of|other than|apart from|besides|what else (?:can|could|to|would|should) (?:\S+ )?(?:use|take|drink|try|get|make|carry|give|put|bring)|what else$|not (?:work|help)(?:ing|ed)? (?:\S+ ){0,3}what else|something else|anything else)\b|\b(?:cannot|not) (?:\S+ ){0,2}(?:get|find|have|like|take|stand|want) (?:\S+ ){0,3}THING\b|\b(?:out of|run out|sick of|tired of|allergic to|hate) (?:\S+ ){0,2}THING\b/,
  safe: /\b(?:good or bad|bad or good|safe|safely|safety|side ?effects?|dangerous|danger|harm|harmful|harms|poison|poisonous|toxic|risks?|risky|hurt|damage|bad for|kill|kills|deadly|overdose)\b/,
  works:
    /\b(?:does|do|is|will) (?:\S+ ){0,3}(?:really|even|actually)\b|\b(?:(?<!(?:after|at|from|to|before|for|go|reach) )work|works|effective|worth it|any good|any use|legit|scam|hype|doing anything|do anything|evidence|proof|proven|research|studies|study|true or not|just talk|suppose(?:d)? to (?:do|help|work)|(?:really|actually) known|hype)\b/,
  helps: /\b(?:good|help|helps|work|works|effective|true)\b/,
  /** "how do I know congo pump leaf", and not how to know when it is ripe */
  looks:
    /\bhow (?:(?:do|does|will|would|can|could|to|should) )?(?:(?:i|you|we|one|somebody) )?(?:know|tell) (?:(?:if |that )?(?:it|this|that) is )?(?:(?:the|a|real|right|true|proper) )*THING(?: (?:leaf|tree|bush|plant|vine|weed))?$|\bwhich (?:one|tree|bush|plant) is (?:the )?THING(?: (?:tree|bush|plant|vine))?(?:$|,| (?:i|me) not know\b)|\b(?:look|looks) like\b|\bhow (?:\S+ ){0,3}looks?\b|\b(?:recogni[sz]e|identify|picture|pictures|photo|pic)\b|\b(?:is|are) (?:that|this|it|they|those|these) (?:\S+ )?THING or (?:\S+ )?THING\b/,
  /** "which part do you use", "the leaf or the bark" */
  part: /\b(?:which|what|where) parts?\b(?! (?:of (?:the )?(?:country|guyana|world)|can|could|to|do|you))|\b(?:leaf|leaves|bark|root|seed|seeds|fruit|flower|peel|stem|stalk|skin)(?: \S+){0,3} or (?:(?:the|only|just|its|is|it) ){0,3}(?:leaf|leaves|bark|root|seed|seeds|fruit|flower|peel|stem|stalk|skin)\b/,
  together: /\b(?:mix|mixed|mixing|together|combine|combined|same (?:time|day|pot|cup)|the two|both)\b/,
  sideBySide:
    /THING (?:\S+ )?(?:and|with|plus|add|on top of) (?:\S+ )?THING|THING (?:in|with|to|into) (?:it|that|them)\b/,
};

/** "me done try ginger", "it din work", "can't get that", said of what was offered: something else is wanted. */
const isTriedOrMissing =
  /\b(?:done|already) (?:(?:drink|drank|take|took) (?:(?:the|some) )?THING|(?:try|tried|use|used) (?:(?:the|some) )?(?:THING|it|that))\b|\b(?:(?:drink|drank) THING|(?:try|tried|use|used) (?:(?:the|some) )?(?:THING|it|that)) already$|^(?:but )?(?:it|that|this|they|(?:the )?(?:THING|tea|bush|leaf)) (?:(?:is|do|does|did|have|has|was|still|really) )*not (?:really |even )?(?:work|help)(?:s|ing|ed)?(?: (?:me|him|her|he|she|at all))?$|^(?:but )?(?:i |we |me )?(?:cannot|not) (?:get|find|have|got) (?:it|that|them|none|any)(?: here)?$/;

const mixing = /\b(?:mix|mixed|mixing|together|combine|combined|same time|same day|both|with|safe|ok)\b/;
/** Two things named side by side are mixed where somebody asks whether they may be, or says nothing else. */
const mayMix =
  /\b(?:can|could|may|should|safe|ok|okay|alright|fine|clash|interact|problem|harm|happens?|drink|take|use|put|add)\b/;
const asksOtherwise = /\b(?:how|why|which|where|when|who|wah? mek)\b/;
const fewWords = 6;

/** "does soursop cure cancer", "noni for cancer": the illness is what it is wanted for. */
const claim =
  /\b(?:cure|cures|cured|treat|treats|heal|heals|kill|kills|fight|fights|shrink|shrinks|good for|help|helps|work|works|get rid of|reverse|reverses|for|against|clear|clean|flush|dissolve|break|cut|cuts|stop|stops|melt|melts) (?:\S+ ){0,4}ILLNESS/;

const person =
  /\b(?:safe|ok|okay|alright|allowed|allow|can|could|should|give|good|drink|take|harm|hurt|use|have|eat|risk|bad)\b/;

/** "is it ok if you have pressure", "a person with sugar": the illness is a reason to ask, not what the plant is wanted for. */
const havingIllness =
  /\b(?:have|has|got|with|if|get|person|people|patient|somebody|someone|suffer\w*|am|is) (?:\S+ ){0,2}(?:COMPLAINT|ILLNESS)|(?:COMPLAINT|ILLNESS) (?:person|people|patient|and THING|use THING|take THING|drink THING)|^(?:COMPLAINT|ILLNESS) (?:\S+ )?THING/;
/** "sugar troubles me, could I still eat mango": the food is not wanted for the illness. */
const mayTake =
  /(?:COMPLAINT|ILLNESS)\b.*\b(?:can|could|may|should) (?:\S+ ){0,3}(?:eat|have|drink|use) (?:\S+ ){0,2}THING\b/;
const badFor = /\bbad (?:for|with) (?:\S+ ){0,2}(?:COMPLAINT|ILLNESS)/;
const isProblem =
  /\b(?:problem|safe|ok|okay|alright|harm|dangerous|risk|risky|(?:should|must|keep|still|need to) (?:\S+ ){0,2}(?:stop|drink|drinking|take|taking|leave)|stop (?:\S+ ){0,2}THING (?:\S+ ){0,2}or (?:no|not))\b/;
const patients = /\b(?:diabetics?|hypertensives?|asthmatics?)\b/;
const ofPatients = /(?:COMPLAINT|ILLNESS) (?:people|persons?|patients?)\b/;
const wantedFor =
  /\b(?:for(?! (?:someone|somebody|people|persons?|patients|those|a person|a man|a woman|anyone|anybody) with\b)|against|lower|lowers|down|control|controls|help|helps|cure|cures|treat|treats|reduce|reduces|good for(?! (?:an? )?(?:someone|somebody|people|persons?|patients|those|man|woman|anyone|anybody) with\b)|work|works) (?:\S+ ){0,2}(?:COMPLAINT|ILLNESS)/;

/** What a tablet does to somebody, or an operation that is planned, is not what the plant is wanted for. */
const ofMedicine =
  /MEDICINE (?:\S+ ){0,4}(?:make|makes|give|gives|cause|causes) (?:\S+ ){0,2}COMPLAINT|COMPLAINT (?:surgery|operation|ILLNESS)\b|MEDICINE for (?:(?:the|my|his|her|he|she|a|this) )?(?:COMPLAINT|ILLNESS)\b(?!.*COMPLAINT)/;

const isAsked =
  /\b(?:is|are) THING (?:\S+ ){0,2}(?:ok|okay|safe|alright|fine|good)\b|\b(?:can|could|may) (?:i|she|he|we|they) (?:\S+ ){0,3}THING\b/;

/** "fever grass or soursop", "cucumber, aloe or plain tea" */
const either = /\bTHING (?:\S+ ){0,2}or (?:\S+ ){0,2}THING\b|\bTHING THING or\b/;

const eitherAlone = /^THING or THING(?: as rub)?$/;

const allowed =
  /\b(?:wants?|like) to (?:drink|take|eat|use|try) (?:\S+ ){0,2}THING|\b(?:can|could|may|should|must|shall) (?:i|we|me|he|she|they|you|one|my|a)\b|\b(?:i|we|me|he|she|they) (?:can|could|may|should|must)\b|\b(?:is|that|it) (?:ok|okay|alright|fine)\b|\bTHING (?:\S+ ){0,2}(?:ok|okay|alright|fine)(?: to (?:use|take|drink|eat|have))?(?:$| (?:when|while|if|during|after|before)\b)/;

/** A plant that ails or spreads where it grows: the garden is asked about, not the tea. */
const ailing =
  /\b(?:dying|die|died|dead|droop\w*|wilt\w*|yellowing|turn\w* (?:yellow|brown|black)|rot|rotting|collapse\w*|repot\w*|transplant\w*|chok\w*|overgrow\w*|tak(?:e|es|ing) over|drown\w*|not (?:grow|growing|bear|bearing|flower|flowering)|stop (?:grow|growing|bear|bearing)|weeds?|water(?:ing)?)\b/;
const inGarden =
  /\b(?:pot|pots|fence|yard|garden|bed|soil|plant|plants|tree|trees|vine|roots|window|wall|seedlings?|cutting|weeds?|growing|bearing)\b/;
const asTaken =
  /\b(?:drink|drinking|tea|eat|eating|swallow|boil|cup|cups|rub|bathe|leaf use|use the|dry|dried|soup|cook|bottle|poison\w*)\b/;

/** A plant described by its looks, without a name. */
const looks =
  /\b(?:leaf|leaves|flower|flowers|fruit|fruits|vine|bush|tree|plant|stem|trunk|thorns?|prickles?|seeds?|pods?|berries|weed|grass)\b/g;
const described =
  /\b(?:purple|yellow|white|red|pink|blue|orange|spotted|hairy|fuzzy|shiny|round|heart shaped|tiny|big|smells?|milky|sticky|thorny|prickly|bell|shaped|spikes?|climb|climbs|climbing|bumpy|hollow|close|touch|inside|looks?|stink|burst|juk|thin|juicy|under|edge|candle|stick|sticks)\b/;
const personal = /\b(?:my|me|i|pain|hurt|itch|sick|take|drink|good for)\b/;
/** "in my yard", "I took a picture of": where it was seen tells nothing of a person. */
const whereSeen =
  /\b(?:in|by|near|behind|along|from|on) (?:my|me|the) (?:yard|garden|fence|house|backyard|farm|gate|trench|road)\b|^(?:so )?i (?:find|found|see|saw|shot|took|take|have|got|get|spotted) (?:some |a |the )?(?:pictures?|photos?|pics?)? ?(?:of )?/g;
const wantsName = /\b(?:what|which|name|identify|know|called|call)\b/;

/** "smells of garlic", "a leaf like cassava": what a plant is compared with is not what is asked about. */
const comparison =
  /\b(?:smell\w*|scents?|looks?|shaped|leaf|leaves|flowers?|fruits?|pods?)(?: \S+){0,2} (?:of|like) (?:a |an |the )?THING\b/g;

/** "what do they call the bush with the purple flower that is good for a cold": the name is asked, and its use only told. */
const asksName =
  /\bwhat (?:is |do |does |the |they |people |you |we |them |s )*(?:call|called|name)\b|\bname of (?:the|that|this)\b/;
const purposeTold = /\b(?:(?:that|what|which|is|are) )*(?:good )?for\b.*$/;

function describesPlant(sentence: string): boolean {
  // Whether an animal may eat it is asked, not what it is.
  if (/\b(?:dogs?|cats?|goats?|fowls?|cows?|sheep|parrot|birds?)\b/.test(sentence)) return false;
  const parts = new Set(sentence.match(looks) ?? []).size;
  const ofPlant = sentence.replace(whereSeen, "").replace(asksName.test(sentence) ? purposeTold : "", "");
  if (parts === 0 || personal.test(ofPlant)) return false;
  return described.test(sentence)
    ? parts > 1 || wantsName.test(sentence)
    : parts > 1 && wantsName.test(sentence);
}

/** Any bush, without saying which. */
const anyBush =
  /\b(?:bush|bushes|herb|herbs|herbal|tea|teas|bitters|bitter|tonic|plants?|leaf|leaves|roots?|natural|remedy|remedies)\b/;

/** "the vine on the fence, is it good for anything": a growing thing without a name is asked about. */
const growingThing =
  /\b(?:vine|grass|weeds?|trees?|flowers?|mushrooms?|shrub)\b.*\b(?:good for|used? for|use it|name|called|poison\w*|eat|medicine)\b|\b(?:good for|used? for|name|called)\b.*\b(?:vine|grass|weed|tree|flower|mushroom|shrub)\b/;

export function mentionsAnyBush(sentence: string): boolean {
  return anyBush.test(sentence) || growingThing.test(sentence);
}

/** Whether a thing is for them is answered even where nobody asked. */
const protectedPeople: ReadonlySet<string> = new Set(["baby", "child", "pregnant", "breastfeeding"]);

/** Taken to keep well, not for a complaint. */
export const tonics: ReadonlySet<string> = new Set([
  "bitter-tonic",
  "blood-cleanser",
  "cleanse",
  "immune-tonic",
  "mens-tonic",
]);

/** "I drink me tablet every night", "I wake up stiff every morning": the hours of the tablet or the trouble, and not of the tea. */
const withoutOtherHours = (asked: string) =>
  asked
    .replace(/\b(?:wake|wakes|COMPLAINT)(?: \S+){0,4} every (?:day|night|morning|evening)\b/g, "COMPLAINT")
    .replace(
      /\b(take|drink|on|use) (?:\S+ ){0,3}(?:tablet|medicine)(?: \S+){0,2} (?:every (?:day|night|morning|evening)|daily|twice|nightly|regularly|(?:once )?a day)\b/g,
      "$1 MEDICINE",
    );

/** What a plant is wanted for may be told in one sentence and asked about in another; every other ask stands where it is asked. */
const ofStory: ReadonlySet<keyof typeof patterns> = new Set(["goodFor", "avoid", "instead"]);

/** A question that ends with "same thing?" asks for the answer again, for somebody or something else. */
const repeats = /\bsame(?: thing| answer| one)?$|\bsame for\b/;
/** "how do you tell sweet broom": its looks, even beside another plant. */
const tellsApart =
  /\bhow (?:\S+ ){0,4}tell (?:a |the )?THING\b|\bwhat (?:would|should|do|must) (?:i|you|one) look (?:at|for)\b/;

const usedFor =
  /\b(?:and|or|then|also) (?:\S+ )?(?:is|are|does|do|can|will|would|could|good|helps?) (?:\S+ ){0,5}COMPLAINT\b/;

/** "castor oil for hair, overnight or a few hours": nothing is kept. */
const onSkinOvernight = /\b(?:COMPLAINT|hair|scalp|face|skin|heels?|feet|lips)\b.*\bovernight\b/;

const goodForAnything =
  /\b(?:helps?|good|works?|do|does)(?: \S+){0,2} (?:with|for) (?:anything|something|what)\b|\bwhat (?:(?:is|does) )?(?:it|THING) (?:\S+ )?(?:good for|help|helps|do)\b|\bdoes it do anything\b/;

const daysFirst =
  /\bhow (?:much|many|long|often)\b|\b(?:dose|dosage)\b|\b(?:can|ok|okay|safe|should|may|alright|fine) .*\b(?:every|daily|regular|regularly|nightly)\b/;

const ofGrowing: ReadonlySet<ThingDetail> = new Set(["bearing", "regrowth", "ailing", "pests"]);

/** The asks in the order in which they are answered. */
export function findAsks(
  read: Question,
  { asking, sentences }: { asking: ReadonlySet<number>; sentences: ReadonlySet<number> },
  named: Named,
): AskKind[] {
  const sentence = maskedSentence(read.text, read.named, undefined, read.figures);
  // A complaint may take in the word that asks: "bad for the kidneys" is one name, and a warning is wanted.
  const plain = read.text.tokens.map((token) => token.plain).join(" ");
  const asked = maskedSentence(read.text, read.named, asking, read.figures);
  const isInFocus = ({ from }: { from: number }) => sentences.has(read.text.tokens[from]?.sentence ?? 0);
  // "dried hibiscus = sorrel?"
  const equals = /[a-z] ?= ?[a-z]/i.test(read.text.source);
  const is = (name: keyof typeof patterns) =>
    (name === "same" && equals) ||
    patterns[name].test(
      ofStory.has(name) ? sentence : name === "limits" ? withoutOtherHours(asked) : asked,
    ) ||
    (name === "avoid" && patterns.avoid.test(plain));
  const special = named.who.some((each) => each !== "other");
  const known = named.plants.length + named.others.length;
  const looksOnly = sentence.replace(comparison, (words) => words.replace("THING", ""));
  if (
    (known === 0 || looksOnly !== sentence) &&
    !looksOnly.includes("THING") &&
    (named.complaints.length === 0 || asksName.test(looksOnly)) &&
    describesPlant(looksOnly)
  )
    return ["describe"];
  const things = known + named.unknownPlants.length;
  if (things === 0) return withoutThing(sentence, named, is, special);

  const trouble = named.complaints.length > 0;
  // "he snores. Would ginger help?" asks about the complaint of the sentence before.
  const troubleNow =
    (trouble && /\bfor (?:it|that|this|the same)$/.test(asked)) ||
    read.named.some((one) => one.kind === "complaint" && one.status !== "absent" && isInFocus(one)) ||
    (trouble && read.named.some(({ kind }) => kind === "complaint") && /\bhelp(?:s|ing)?\b/.test(asked));
  const patient = read.named.some(
    ({ kind, written }) => (kind === "complaint" || kind === "illness") && patients.test(written),
  );
  const forOrgan = read.named.some(
    ({ kind, written }) => kind === "complaint" && isForOrgan(written, read.text),
  );
  const hasIllness =
    named.complaints.every((id) => alsoIllness[id] !== undefined) &&
    !forOrgan &&
    (patient ||
      ofPatients.test(sentence) ||
      badFor.test(sentence) ||
      ((havingIllness.test(sentence) || mayTake.test(sentence) || isProblem.test(asked)) &&
        !wantedFor.test(sentence)));
  // A complaint that is also an illness is what the plant is wanted for, unless it is only what the person has.
  const ill = named.illnesses.filter(
    ({ id, from }) =>
      from !== "medicine" &&
      (hasIllness ||
        // "I have ulcer", and then "can I take ginger?": told before, and nothing is asked for it.
        (from === "earlier" &&
          !troubleNow &&
          !is("helps") &&
          !sinking.test(asked) &&
          !named.wantedBefore?.some((one) => alsoIllness[one] === id)) ||
        !named.complaints.some((one) => alsoIllness[one] === id)),
  );
  if (
    !trouble &&
    named.medicines.length === 0 &&
    !special &&
    !is("same") &&
    ailing.test(asked) &&
    inGarden.test(asked) &&
    !asTaken.test(asked)
  )
    return ["grow"];
  if (!trouble && named.medicines.length === 0 && findThingDetails(asked).some((one) => ofGrowing.has(one)))
    return ["grow"];
  if (tellsApart.test(asked) && named.medicines.length === 0) return ["looks"];
  const asks = new Set<AskKind>();
  // One name of two plants: "vervine, which one?" asks how to tell them apart.
  const spans = new Set(
    read.named.filter(({ kind }) => kind === "plant" || kind === "other").map(({ from }) => from),
  );
  if (known > 1 && spans.size === 1 && is("compare")) return ["looks"];
  // "eczema", "coconut oil or aloe": which of them, and not whether they are one plant.
  const same = is("same") && !(trouble && eitherAlone.test(sentence));
  const chooses =
    trouble &&
    !hasIllness &&
    !same &&
    (either.test(sentence) || /\b(?:who|which)(?: one)?(?: is)? right\b/.test(sentence));
  const instead = /\bTHING (?:instead|in place) of (?:the |a )?THING\b/.test(sentence);
  // For a child or in pregnancy each is judged, and none is better.
  const forProtected = named.who.some((each) => protectedPeople.has(each));
  const isChoice =
    named.medicines.length === 0 ? is("compare") || chooses || instead : is("compare") && trouble;
  if (things > 1 && !forProtected && isChoice) {
    if (named.medicines.length > 0) asks.add("with-medicine");
    asks.add("compare");
    // "the same for my sister?" asks about her, not about a name.
  } else if (
    same &&
    (things > 1 ||
      spans.size > 1 ||
      !(troubleNow || (repeats.test(asked) && (special || named.medicines.length > 0))))
  )
    // "is that the same, and is it for cough"
    return troubleNow && usedFor.test(asked) ? ["same-as", "good-for"] : ["same-as"];
  // "people say it fixes everything; what is actually known?"
  if (
    /\b(?:fix\w*|cures?|heals?|does|good for) everything\b|\b(?:really|actually) known\b/.test(sentence) &&
    known === 1
  )
    return ["works"];
  // "is there anything else I could use it for"
  if (/\b(?:else|other) (?:\S+ ){0,4}use (?:it|them|THING|the rest) for\b/.test(asked)) return ["what-is"];
  if (
    (is("instead") || (named.followUp && isTriedOrMissing.test(asked))) &&
    !/\b(?:THING (?:\S+ ){0,5}|(?:rub|drink|use|eat|take|boil) (?:it|them|that) |the (?:leaf|leaves|bark|root|seed|seeds|flower|flowers|fruit|peel) )instead\b/.test(
      asked,
    ) &&
    named.medicines.length === 0 &&
    (/\b(?:what|which|anything|something|else|instead|substitute|alternative)\b/.test(sentence) ||
      // "I don't have ginger", after a list with ginger in it.
      (named.followUp && !troubleNow && asked.split(" ").length <= fewWords))
  ) {
    // "is senna ok in pregnancy or what else"
    if (forProtected && isAsked.test(sentence)) return ["for-person", "instead"];
    return is("make") && findThingDetails(asked).includes("besides") ? ["instead", "make"] : ["instead"];
  }
  if (is("looks") && !troubleNow && named.medicines.length === 0) return ["looks"];
  if (is("part") && named.medicines.length === 0 && !special) return is("make") ? ["part", "make"] : ["part"];
  // "I bought noni capsules in Queens" asks for no shop.
  const bought = /\b(?:i|we|he|she|they|me) buy\b/.test(asked) && !/\bwhere\b/.test(asked);
  // "my doctor put me on Xarelto last month"
  const keeping =
    is("keep") && !onSkinOvernight.test(asked) && !/\bput (?:me|him|her|us|them|my \w+) on\b/.test(asked);
  const preparing = is("make");
  if (keeping) asks.add("keep");
  if (named.medicines.length > 0) asks.add("with-medicine");
  // "do the two make a man strong" asks what they do, not whether they clash.
  const mixed =
    is("together") ||
    /^(?:and |ok )?(?:can|could|may) i (?:add|put) (?:\S+ ){0,2}THING$/.test(asked) ||
    (is("sideBySide") &&
      (sentence.split(" ").length <= fewWords || (mayMix.test(asked) && !asksOtherwise.test(asked))));
  // "cinnamon and honey benefits" asks what each is for.
  const ofUses = usesAsked.test(asked) && !mixing.test(asked);
  if (
    things > 1 &&
    named.medicines.length === 0 &&
    mixed &&
    !ofUses &&
    (!is("helps") || mixing.test(sentence))
  )
    asks.add("with-thing");
  // A complaint that is chosen for is no reason against what is chosen.
  const compared =
    asks.has("compare") && ill.every(({ id }) => named.complaints.some((one) => alsoIllness[one] === id));
  const claimed = !trouble && ill.length > 0 && claim.test(sentence);
  if (claimed) asks.add("good-for");
  else if (
    named.who.some((each) => protectedPeople.has(each)) ||
    (ill.length > 0 && !compared && (person.test(sentence) || !trouble || hasIllness))
  )
    asks.add("for-person");
  if (asks.has("for-person") && worthIt.test(asked) && mothers.some((one) => named.who.includes(one)))
    asks.add("works");
  // A complaint of an earlier message is asked about again only if nothing else is.
  const wanted =
    troubleNow &&
    !(hasIllness && asks.has("for-person") && !helpsThem.test(sentence)) &&
    !ofMedicine.test(sentence) &&
    (named.medicines.length === 0 || isToldWithThing(read));
  if (wanted && !asks.has("compare") && (preparing ? is("helps") : is("goodFor") || asks.size === 0))
    asks.add("good-for");
  // "how to make achar": a dish, where no tea or leaf is spoken of.
  if (
    preparing &&
    is("cook") &&
    !/\b(?:safe|too much|too many|harm\w*|how (?:much|many))\b/.test(asked) &&
    !trouble &&
    !special &&
    !/\b(?:tea|bush|leaf|leaves|bark|remedy|syrup)\b/.test(asked)
  )
    return ["cook"];
  if (preparing) asks.add("make");
  // "how do I prepare it, and does it help with anything?"
  if (preparing && !trouble && goodForAnything.test(asked)) asks.add("works");
  // "too much could kill"
  if (!trouble && /\btoo (?:much|long|often)\b/.test(asked) && is("safe")) asks.add("safe");
  // "how long between the tablet and the tea" asks about the pair.
  const ofGap =
    named.medicines.length > 0 &&
    /\bhow long (?:\S+ ){0,4}(?:between|after|before|wait|apart)\b|\bbetween\b/.test(asked);
  if (
    (!keeping || /\bhow (?:much|many|often)\b/.test(asked)) &&
    !ofGap &&
    is("limits") &&
    !(preparing && !/\b(?:often|every|daily|a day|cups? a)\b/.test(sentence))
  )
    asks.add("limits");
  if (
    is("find") &&
    !bought &&
    named.medicines.length === 0 &&
    !(asks.has("good-for") && !/\b(?:where|buy|order)\b/.test(asked))
  )
    asks.add("find");
  else if (
    is("grow") &&
    !wantsUse.test(asked) &&
    !(is("safe") && asTaken.test(asked)) &&
    !goodForAnything.test(asked) &&
    !/\b(?:beard|hair|nails?|breasts?|taller|bigger|eyebrows?|lashes)\b/.test(sentence) &&
    !trouble &&
    named.medicines.length === 0 &&
    !special &&
    asks.size === 0
  )
    asks.add("grow");
  // An older person is asked for where nothing else is asked.
  if (asks.size === 0 && special && !trouble && !is("works") && !is("whatIs") && person.test(asked))
    asks.add("for-person");
  // "does thyme kill h pylori" asks whether it works.
  const killsOther =
    /\bTHING (?:\S+ ){0,2}kills? (?!you|me|people|him|her|them|somebody|someone|a person|a man|dogs?|cats?)\w/.test(
      asked,
    );
  if (asks.size === 0 && !trouble && is("safe") && !killsOther) asks.add("safe");
  if (asks.size === 0 && !trouble && (is("works") || killsOther)) asks.add("works");
  if (asks.size === 0 && is("cook")) asks.add("cook");
  // "could I rinse with guava leaf": whether it may be done is asked, not what the plant is.
  if (asks.size === 0 && !trouble && !is("whatIs") && allowed.test(asked)) asks.add("safe");
  if (asks.size === 0) asks.add(trouble && !is("whatIs") ? "good-for" : "what-is");
  else if (asks.has("find") && asks.size === 1 && is("whatIs")) asks.add("what-is");
  // "is too much ginger bad": the answer on the amount says what too much does.
  if (asks.has("safe") && asks.has("limits") && tooMuchBad.test(asked)) asks.delete("safe");
  // "How many days can I drink it for a clean-out?", "ok every night?" ask for the days first.
  if (asks.has("limits") && asks.has("good-for") && !asks.has("for-person") && daysFirst.test(asked))
    return ["limits", ...[...asks].filter((ask) => ask !== "limits")];
  // "can I drink it with metformin", "how many cups": the clash was said, and the cups are asked.
  const isSaid = named.followUp && named.medicines.every(({ from }) => from === "earlier");
  return isSaid ? [...asks].toSorted((a, b) => Number(details.has(b)) - Number(details.has(a))) : [...asks];
}

/** What is asked of a thing that was judged before. */
export const details: ReadonlySet<AskKind> = new Set(["limits", "make", "keep"]);

/** Beside a medicine, a complaint told in a sentence of its own is the reason for the medicine, or what it does. */
function isToldWithThing({ named, text: { tokens } }: Question): boolean {
  const sentencesOf = (kinds: readonly string[]) =>
    named.filter(({ kind }) => kinds.includes(kind)).map(({ from }) => tokens[from]?.sentence);
  const things = new Set(sentencesOf(["plant", "other"]));
  return things.size === 0 || sentencesOf(["complaint"]).some((sentence) => things.has(sentence));
}

function withoutThing(
  sentence: string,
  named: Named,
  is: (name: keyof typeof patterns) => boolean,
  special: boolean,
): AskKind[] {
  // "bitter tea from the backyard" beside a medicine is no complaint.
  const trouble = named.complaints.some((id) => named.medicines.length === 0 || !tonics.has(id));
  const reason = named.medicines.length > 0 || named.illnesses.length > 0 || special;
  // "what must I not eat with piles", "what causes boils": the trouble's own record answers.
  const ofTrouble =
    trouble &&
    named.medicines.length === 0 &&
    !anyBush.test(sentence) &&
    !named.complaints.some((id) => alsoIllness[id] !== undefined) &&
    findDetails(sentence).length > 0;
  if (is("avoid") && (reason || trouble) && !ofTrouble) return ["avoid"];
  if (is("keep") && /\b(?:tea|bush|leaf|leaves|juice|drink)\b/.test(sentence)) return ["keep"];
  // "can she drink bush tea with metformin": some bush, some tablet.
  if (named.medicines.length > 0 && !trouble && anyBush.test(sentence)) return ["avoid"];
  if (special && !trouble && anyBush.test(sentence) && person.test(sentence) && !helpsSomebody.test(sentence))
    return ["avoid"];
  // "what if she nursing a baby", of a bush that was spoken of too long ago.
  if (
    !trouble &&
    mothers.some((one) => named.who.includes(one)) &&
    /^(?:\S+ )?(?:what|and) if\b/.test(sentence)
  )
    return ["avoid"];
  return trouble ? ["what-for"] : [];
}

/** "what bush can help an old man do this or that": what helps is asked, of whatever trouble. */
const helpsSomebody = /\bhelps? (?:an?|the|my|me|her|his) (?:\S+ ){1,3}(?:to )?[a-z]{3,} /;
const sinking = /\b(?:lower|bring|control|reduce|cure|fix|ease|clear|stop|treat)s?\b/;
/** "he has prostate, pumpkin seed could help him?": whether it helps is asked, beside whether it is safe for him. */
const helpsThem =
  /\bTHING (?:\S+ ){0,3}(?:could|can|does|do|will|would|to) (?:help|work|cure|ease|fix)(?: (?:him|her|he|she|me|it|that|this|them))?$/;
/** "we grow plenty neem, what can we use it for" */
export const wantsUse =
  /\bwhat (?:\S+ ){0,3}(?:use|do) (?:it|them|THING|all that)? ?(?:for|with)(?: it| them)?$/;
const tooMuchBad = /^(?!.*\b(?:eat|eats|eating|ate)\b)(?:is|can|does|will) too (?:much|many|strong)\b/;

/** What a thing is for is asked in so many words. */
export const usesWanted =
  /\bwhat (?:(?:is|are|do|does) )*(?:it|they|that|this|THING(?: (?:and|with|plus) THING)?)(?: (?:leaf|tea|paste|bush|seed|oil|root|bark|milk|bath|water|flower))? (?:(?:is|be|good|used?) )*(?:for|do|does)\b(?! (?:with|in|to|when|if|COMPLAINT|my|he|she|his|her|the COMPLAINT))|\bwhat for$|\b(?:for|do) what$/;
/** "for what", "what it does for you", "benefits real or hype" */
export const usesAsked =
  /\b(?:for|do) what\b|\bwhat (?:(?:is|are|does|do|can) )*(?:(?:purple|green|red|white|yellow|black|blue|pink|brown|big|small|wild) (?:leaf |flower )?)?(?:it|they|THING(?: (?:and|with|plus) THING)?)(?: \S+)? (?:for|do|does|good for|help with)\b|\bwhat (?:(?:is|are) )?(?:that|this|it|they)? ?for$|\bgood for (?:anything|something|what)\b|\bbenefits?\b|\bused? (?:it |them |that )?for\b|\bthe use of\b|\buses\b|\bwhat (?:is )?good for\b|\bany (?:good|use)\b|\bgood for (?:you|me|us|people|health|(?:the|your|my) (?:body|health|system)|a person)\b|\bhealthy\b/;
const mothers = ["pregnant", "breastfeeding"] as const;
const worthIt = /\b(?:worth it|really works?|any good|do anything)\b/;
