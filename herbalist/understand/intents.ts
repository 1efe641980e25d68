// Intent patterns: what a question asks for, apart from what it names.

import {
  compileCompounds,
  compilePattern,
  findPattern,
  type Pattern,
  type View,
  viewOf,
} from "../language/pattern.ts";
import type { Text } from "../language/tokens.ts";

const sources = {
  injection: [
    "ignore|disregard|forget|bypass|override > previous|instruction|instructions|rules|rule|above|prompt|guidelines|safety|limits|restrictions|programming /5",
    "ignore|disregard|bypass|override > everything /5",
    "forget > everything > you|told|said|taught /3",
    "repeat|print|show|copy > text|words|everything > above /4",
    "system_prompt|jailbreak|developer_mode|dan_mode|god_mode|uncensored|unrestricted",
    "reveal|print|show|output|repeat|leak|expose > prompt|instructions|settings|configuration|rules|api|secret|secrets|environment /4",
    "you > are > now /2",
    "pretend|imagine|act|behave|roleplay > you|as|like /2",
    "role_play|roleplay|simulate",
    "please > =be > my > grandmother|grandfather|mother|father|aunt|uncle|teacher|doctor /2",
    "from > now > on > you /5",
    "safety > off|disable|disabled|false|none /3",
    "not > limits|restrictions|filter|filters|rules|warnings|disclaimer /2",
    "not > mention > doctor|doctors|warning|911|hospital /3",
    "=system > prompt|override|message|safety|ignore|you /3",
    "=assistant > must|will|should /2",
    "you > must > obey|comply /3",
    "new > instructions|instruction|role|persona /2",
  ],
  replace: [
    "stop|quit|leave|drop|ditch|skip|replace|substitute|swap|wean|instead|alternative|replacement|rather|off|without|discontinue|give_up|throw|place > #medicine /6",
    "#medicine > instead|alternative|replace|replacement /6",
    "#medicine > stop|pause|skip|hold_off /4",
    "#medicine > stop|quit|drop|leave > instead /12",
    "not > want|wan|like|need > take|use|tek > #medicine /6",
    "not > take|use|need|taking|using > #medicine > more|anymore|again|longer /6",
    "not > want|like > #medicine > more|anymore|again /6",
    "come|get > off > #medicine /4",
    "not > need > #medicine /2",
    "replace|instead|alternative > #medicine /6",
    "#medicine > i|me|she|he|we > stop|quit|drop|leave_off > it|them|taking|take /14",
  ],
  notReplace: [
    "doctor|nurse|surgeon|pharmacist > tell|told|say|said|ask|advise|advised|change > stop|leave|need /5",
    "cannot|not > stop > cough|vomit|bleed|scratch|sneeze /4",
    "stop|stopped|hold|held|off > #medicine > like|as|because > doctor|nurse|surgeon|they|hospital|clinic > tell|told|say|said|ask|asked /5",
    "without > #medicine /0",
    "stop|quit|leave|drop > coffee|smoke|smoking|alcohol|rum|beer|salt|sugar|soda|milk|sweets /2",
    "not > stop|leave > my|the|he|she|her|his > #medicine /3",
    "with > without /2",
    "night|bedtime|evening|morning > instead > morning|night|evening|bedtime /3",
    "hip|knee|joint|valve|disc > replacement /1",
    // The bowels: "he cannot go off, and he is on a pressure tablet".
    "cannot|not > go > off /2",
  ],
  identity: [
    "who|what > are > you|u|yuh /3",
    "who > i|me > talk|speak|chat|write|text /4",
    "this|it|that > human|person|robot|bot|computer|machine /4",
    "you > real|human|doctor|robot|bot|ai|chatbot|machine|person|nurse|computer /4",
    "your > name /2",
    "who > make|made|built|create|created|own|owns|run|runs > you|app|site|website|program|this_app /4",
    "app|site|website > charge|cost|costs|free|pay /6",
    "you > charge /2",
    "what > can > you > do /5",
    "what > you > help > with /4",
    "=is > it|this > only > for > bush|herb|herbal /4",
    "=is > it|this > only > bush|herbal > medicine /3",
    "how > you > work /4",
    "you > chatgpt|gpt|siri|alexa|google|gemini /3",
    "you|u > speak|talk|understand|know > spanish|hindi|portuguese|creole|creolese|english|french|language|dutch|chinese /3",
  ],
  thanks: [
    "thanks|thank|thankyou|=tanks|tanx|thx|thnx|ty|appreciate|grateful|bless",
    "much > appreciated /2",
    "you|this|app|site|answer > amazing|awesome|great|best|brilliant|helpful|smart|wonderful|excellent|sweet|boss|fantastic /3",
    "good|great|well|nice > job|work|done|one /1",
  ],
  smallTalk: [
    "lol|haha|hahaha|lmao|hehe|funny|joke|jokes|smh",
    "believe > bush|plant|herb|thing /5",
    "remind > me|of /2",
    "answer|answers|app|site > dry|bad|slow|wrong|good|nice|great /3",
    "love|like > this|app|site /2",
    "miss > home|guyana|mother|grandmother /3",
  ],
  /** Somebody is not content with an answer. */
  displeased: [
    "you|your|answer > wrong|useless|stupid|nonsense|lied /4",
    "you_lie|you_lying",
    "answer > =lie /2",
    "this|that|your > wrong|bad|stupid > answer|advice /3",
    "vex|angry|upset > you /3",
    "this|that|answer|you > not > sense|help|helpful|answer|understand|listen|useful /4",
    "not > what > i > ask|asked|say|said|mean|meant|want /3",
  ],
  greeting: [
    "hi|hello|hey|hiya|greetings|howdy|hola",
    "good > morning|afternoon|evening|night|day /1",
    "happy|merry|blessed|subh > diwali|christmas|easter|eid|phagwah|holi|new|emancipation|mashramani|holidays /1",
    "wah_gwan|whats_up|wassup|sup|yow",
    "how > are > you /3",
    "how > it > going /3",
    "how > you > going|doing|keeping /3",
  ],
  offTopic: [
    "cricket|football|soccer|basketball|world_cup|ipl|lottery|lotto|movie|film|song|lyrics|netflix|game|music|celebrity|joke|poem|poetry|rap",
    "election|vote|president|government|politics|political|minister|party|parliament|ppp|apnu|law|lawyer|court|visa|passport|tax|oil_price|exchange_rate|cambio",
    "python|javascript|java|code|coding|program|programming|script|sql|html|algorithm|website|wifi|laptop|iphone|android|phone|computer|password|hack|excel",
    "homework|maths|math|algebra|equation|essay|exam_question|geography|capital_city|translate|history_of_guyana",
    "bitcoin|crypto|stock|stocks|loan|bank|money|invest|business|job|salary|buy|price > car|house|land|phone /4",
    "weather|rain_today|flight|hotel|restaurant|directions|bus|taxi",
    "capital > of /1",
    "other > users|user|people|person > ask|asked|account|history|question|questions|conversation|say|said /5",
    "someone|somebody|person|user > account|email|password|history /4",
    "cake|pepperpot|cookup|metemgee|roti > recipe /3",
    "recipe > cake|pepperpot|cookup|roti|chicken|pizza /3",
    "horoscope|dream|love_spell|obeah|spell|lucky",
  ],
  /** Songs, films and matches: a plant that stands in one is not asked about. */
  leisure: [
    "who > sang|sing|sings|sung|wrote|won|win|play|plays|score|scored /3",
    "lyrics|singer|movie|film|soundtrack",
    "write|compose > poem|song|story|rap|speech|letter /3",
    "song > words|name|who|line /4",
    "words|line > song /4",
  ],
  health: [
    "eye|ear|nose|throat|neck|belly|skin|hair|scalp|tooth|gum|tongue|knee|ankle|womb|bowel|kidney|liver|bladder|toe|weight|cholesterol|thirsty|dizzy|itch|swell|bleed|numb",
    "my|me > head|heart|hand|foot|back|face|system|blood|nature /1",
    "sick|ill|unwell|pain|hurt|ache|feel|feeling|symptom|symptoms|health|healthy|remedy|remedies|herb|herbs|herbal|bush|tea|plant|plants|leaf|leaves|medicine|cure|heal|treat|treatment|natural|traditional|doctor|clinic|disease|illness|body|bath|poultice|tonic|help|take|drink|recommend|suggest",
  ],
  harmOther: [
    "poison > husband|wife|man|woman|person|somebody|someone|neighbour|neighbor|boss|him|her|people|dog|cat|food /4",
    "kill|harm > husband|wife|somebody|someone|neighbour|neighbor|boss|him|her|person|man|woman|dog|cat /4",
    "to|can|want > hurt > husband|wife|somebody|someone|neighbour|neighbor|boss|him|her|person|man|woman|dog|cat /1",
    "make|get > neighbour|neighbor|neighbours|neighbors|husband|wife|boss|somebody|someone|him|her|dog|cat > sick|ill|vomit /5",
    "make > dog|cat > sick|ill > enough /4",
    "make > law|neighbour|neighbor|husband|wife|boss|ex|rival > lose > voice|hair|mind|sight|job|baby > with /7",
    "tea|bush|something|give > so > boss|neighbour|husband|wife|teacher|him|her|she|he > sick|diarrhoea|vomit|weak|run /4",
    "poison > well|river|tank|trench /2",
    "recipe|recipes > poison|explosive|bomb /3",
    "make|mix|prepare|brew|extract > poison|toxin|cyanide|ricin /1",
    "how|where|which|want|need > get > poison|toxin|cyanide|ricin /2",
    "trip|hallucinate > from|on|off > #plant|seed|leaf|nutmeg /3",
    "#plant|seed|leaf|nutmeg > good|trip|high|hallucinate > trip /3",
    "make|mix|prepare|brew > strong|deadly|slow|own|quick > poison|toxin /2",
    "sniff > #plant|leaf|weed|seed|herb /1",
    "trip|hallucinate > #plant|leaf|weed|seed|herb /4",
    "make|get > somebody|someone|her|him|girl > sleep|fall|love|drowsy|tipsy|=knocked /4",
  ],
} as const satisfies Record<string, readonly string[]>;

export type IntentName = keyof typeof sources;

const compounds = compileCompounds({});
const patterns = new Map<string, Pattern[]>(
  Object.entries(sources).map(([name, list]) => [
    name,
    list.map((source) => compilePattern(source.replaceAll("#", "~"), {})),
  ]),
);

/** Tokens of named entities are marked "~medicine" and so on, so that patterns can refer to them. */
export type Marked = { from: number; to: number; kind: string };

export function intentView(text: Text, marks: Marked[]): View {
  const view = viewOf(text, compounds);
  // Without compounds an item is a token, so a mark's tokens are its items.
  for (const { from, to, kind } of marks)
    for (let index = from; index <= to; index++) {
      const list = view.places.get(`~${kind}`);
      if (list) list.push(index);
      else view.places.set(`~${kind}`, [index]);
    }
  for (const kind of new Set(marks.map((mark) => mark.kind)))
    view.places.get(`~${kind}`)?.sort((a, b) => a - b);
  return view;
}

export function hasIntent(view: View, name: IntentName): boolean {
  return (patterns.get(name) ?? []).some((pattern) => findPattern(pattern, view).length > 0);
}

export function intentWords(): string[] {
  return [
    ...new Set(
      Object.values(sources)
        .flat()
        .join(" ")
        .split(/[^a-z']+/)
        .filter((word) => word.length > 1),
    ),
  ];
}
