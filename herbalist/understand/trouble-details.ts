// What is asked about a trouble beside what helps: why it comes, how long it lasts, whether it is catching, what to leave, what to rub,
// bathing and work, the pharmacy, when to be seen. Each is a line of the complaint's own record.

/** Named like the fields of a complaint that answer them. */
export const troubleDetails = [
  "why",
  "lasts",
  "catching",
  "eat",
  "leave",
  "carry_on",
  "rub",
  "kitchen",
  "long_ago",
  "pharmacy",
  "see_someone",
] as const;
export type TroubleDetail = (typeof troubleDetails)[number];

const someone =
  "(?:my |the |a |our |his |her )?(?:i|me|we|he|she|they|you|child|baby|son|daughter|husband|wife|mother|somebody|people|it)";
const ask = `(?:(?:can|could|may|should|must|will|would|do|does) (?:still )?${someone}|(?:ok|okay|safe|alright|fine|good|bad|allowed|wise|idea|how) (?:for (?:\\S+ ){1,2})?(?:to|if ${someone})|(?:what|how) about)`;
const activities =
  "bathe|bath|bathing|shower|showering|swim|swimming|exercise|exercising|gym|train|training|play|football|cricket|jog|run(?! out| down)|sports?|walk(?: on)?|work(?! (?:for|on|with))|go (?:back )?(?:to |out )?(?:the )?(?:work|school|sea|beach|river|church|gym|pool|nursery|daycare|playschool|out)|attend|sleep with (?:my |me |a )?(?:wet (?:hair|head)|COMPLAINT)|fly|travel|drive|have sex|sex|lift|wet (?:my |me |her |his |the )?(?:head|hair|foot|skin)|wash (?:my |me |her |his |the |it )?(?:hair|head|skin|it(?! with))|rest|stand|go outside";

/** Read from the masked sentence (`masked-sentence.ts`), in which "don't" is "not" and a trouble is COMPLAINT. */
const patterns: Readonly<Record<TroubleDetail, RegExp>> = {
  // "nose bleeding, is pressure?": a cause is guessed.
  why: /\bis (?:it |this |that )?(?:(?:from|because of) )?(?:my |me |the |a |high |low )*(?:COMPLAINT|ILLNESS|pressure|sugar|nerves?|gas|worms?|age|heat|liver|kidneys?|heart|thyroid)$|\bwhy\b(?! (?:should|must|not)\b)|\bhow come\b|\bwhat (?:(?:is|could|can|would|will|does|do|really|usually|be) ){0,2}(?:cause|causes|causing|brings? (?:it on|on|COMPLAINT)|trigger|triggers|make|makes|making|give|gives|giving)\b(?! (?:\S+ ){0,3}(?:go away|down|better|stop|worse|grow|come|to))|\b(?:causes?|reasons?) (?:of|for|behind)\b|\bwhat (?:is )?the (?:cause|reason)\b|\b(?:is|are) (?:it |COMPLAINT )(?:\S+ )?from (?:dirt|dirty|being|eating|sweat|stress|the|bad|poor)\b|\bwhere (?:do|does|did)? ?(?:\S+ ){0,3}(?:comes?|came) from\b|\bhow (?:do|does|did|can|could)? ?(?:people|you|somebody|someone|he|she|i did|did i) (?:\S+ )?(?:get|catch|develop) (?:a |the )?COMPLAINT\b|\b(?:prevent|preventing|avoid getting|stop getting|keep from getting) (?:\S+ ){0,3}COMPLAINT\b|\bstop (?:it|COMPLAINT|them) (?:from )?(?:coming|come|returning)\b/,
  lasts:
    /\bhow (?:long|many (?:days?|weeks?|months?)|much (?:days?|weeks?|time|longer))\b(?! (?:\S+ ){0,2}(?:should|can|could|must|may|do|does|to) (?:i |me |we |you |she |he )?(?:take|use|put|leave|keep|soak|rub|boil|steep|drink|eat|hold|wear|wait)\b)(?! (?:is|it is|are|am) (?:\S+ ){0,3}contagious)|\bwhen (?:will|would|does|do|is|should) (?:\S+ ){0,4}(?:go|goes|better|stop|stops|heal|heals|over|end|ends|pass|gone|normal|clear|clears|finish)\b|\b(?:go|goes|going|heal|heals|clear|clears|pass|passes|disappear|leave) (?:\S+ )?(?:by itself|on (?:its|it|their) own|by themselves|on itself)\b|\bnormal (?:\S+ ){0,5}(?:last|lasts|lasting|this long|so long)\b|\bcurable\b|\b(?:can|could|will|does|do|what if|if) (?:(?:\S+ ){0,4}(?:come|comes|return|returns)|(?:the |it )?COMPLAINT) back\b|\b(?:can|will|does|do) (?:it|COMPLAINT|this|that) (?:ever )?(?:be cured|go away|leave|clear up)\b/,
  catching:
    /\b(?:contagious|infectious|transmit\w*|transmissible)\b|\b(?:is|are|it|be|that|this|COMPLAINT|still|so)(?: \S+)? catching\b(?! (?:a |the |up)?(?:COMPLAINT|cold|me))|\b(?:can|could|will|would|might|(?<!\b(?:i|me|we|he|she|they|them|you|who|son|daughter|child|children|husband|wife|mother|father) )(?:does|do|did)) (?:\S+ ){0,5}(?:catch|caught|spread|spreads|pass (?:it |this |that )?(?:on|to)|get (?:it|this|that) from|pick up)\b|\b(?:give|gave|giving|pass|passing) (?:it|this|that|COMPLAINT) to\b|\bCOMPLAINT (?:does |can )(?:spread|catch|pass)\b|\b(?:can|could|should|ok|safe) (?:\S+ ){0,3}(?:kiss|hug|share|visit|sleep (?:by|with|next)|go by|be (?:around|near)|stay (?:around|near))\b|\b(?:get|getting|catch) (?:a |the )?COMPLAINT from (?:a |the |my |his |her )?(?:cat|dog|cow|goat|toilet|pool|towel|comb|hat|barber|chair|person|people|somebody|someone|another|other|each|him|her|them|friend|brother|sister|kissing|husband|wife|sex|school)\b|\b(?:keep|stay) (?:away )?from (?:\S+ ){0,2}(?:baby|babies|children|people|others)\b/,
  leave:
    /\b(?:avoid(?! getting)|stay away|stay from|keep away|steer clear|bad for|worse for)\b|\b(?:what|which|anything|foods?|things?|drinks?) (?:\S+ ){0,6}(?:not|cannot|mustn|shouldn) (?:i |me |we |you |she |he |they )?(?:to |supposed to |good to )?(?:eat|drink|use|do|take|have|put|touch|rub|mix)\b|\b(?:what|which|anything|foods?|drinks?) (?:\S+ ){0,4}(?:make|makes|making) (?:\S+ ){0,3}worse\b|\bwhat not (?:to )?(?:eat|drink|use|do|take|have|put|touch|rub|mix)\b|\b(?:what|which) (?:foods?|drinks?|fruits?|things?) (?:\S+ ){0,3}(?:give|gives|cause|causes|bring|brings|trigger|triggers)\b|\b(?:can|could|should|may|must|ok|safe|better|how) (?:\S+ ){0,3}(?:burst|pop|squeeze|lance|pick|prick|buss|peel|drain|scratch)\b|\bforbidden\b|\b(?:prevent|preventing|stop getting|keep from getting) (?:\S+ ){0,3}COMPLAINT\b|\bstop (?:it|COMPLAINT|them) (?:from )?(?:coming|come|returning)\b|\b(?:can|could|will|does|do|what if|if) (?:(?:\S+ ){0,4}(?:come|comes|return|returns)|(?:the |it )?COMPLAINT) back\b/,
  eat: /\b(?:what|which)(?: (?:kind|type|sort)s? of)?(?: (?:foods?|fruits?|meals?|vegetables?|things?))? (?:(?:can|could|should|must|may|do|does|is|are|to|best|good|help|helps|for|i|we|you|she|he|they|people|a|the|my|person|somebody|mother|father|husband|wife|with|when|have|get|COMPLAINT|ILLNESS) ){0,8}(?:eat(?! not)|eating)\b|\b(?:what|which|any|good|best|right) (?:\S+ )?(?:foods?|fruits?|diet|meals?)\b(?! (?:\S+ ){0,3}(?:not|avoid|bad|cause|causes|give|gives|bring|brings|trigger|make|makes)\b)|\b(?:diet|foods?|fruits?) (?:for|with|that (?:help|helps|good)|to help)\b|\beat what\b/,
  carry_on: new RegExp(
    String.raw`\b${ask} (?:still |even |always |go |ever |be |just )?(?:${activities})\b|\b(?:bathe|bath|shower|swim|exercise|gym|work|school|sex) (?:allowed|or not|or no)\b|\b(?:should|must) (?:\S+ ){0,3}(?:stay|keep (?:him|her|them)) (?:at )?home\b|\bday off\b|\b(?:can|could|should|when|ok) (?:\S+ ){0,4}(?:go|send (?:him|her|them)) (?:back )?to (?:school|work)\b|\b(?:i|me|she|he) (?:can|could) (?:still )?(?:bathe|shower|swim|exercise|wash (?:\S+ )?hair)$`,
  ),
  rub: /\b(?:what|which|something|anything|how|could|can|should|ointment|oil) (?:\S+ ){0,6}(?:rub|massage|anoint)\b|^(?:a |good |best )?(?:rub|ointment|balm|liniment) for\b|\b(?:what|which) (?:\S+ )?(?:ointment|balm|liniment|rub)\b|\brub (?:on )?what\b/,
  // "I burned my hand in the kitchen" tells where it was.
  kitchen:
    /\b(?:what|which|something|anything|things?|remedy|remedies|use|take|treat)\b(?: \S+){0,6} (?:from|out of) (?:the |my |me )?(?:kitchen|cupboard|pantry|fridge)\b|\b(?:something|anything|things?|remedy|remedies)(?: (?!i\b|me\b)\S+){0,4} in (?:the |my |me )?(?:kitchen|cupboard|pantry|fridge)\b|\bkitchen (?:remedy|remedies|cures?|medicine|things?|items?|ingredients?|treatment)\b/,
  long_ago:
    /\b(?:use|used|using|do|did|put|take|took|boil\w*|tie|tied|drink|drank|rub|rubbed|give|gave|remedy|remedies|cures?|treat\w*)(?: \S+){0,4} (?:long (?:time )?ago|in (?:the )?(?:old|olden) days|back in the days?|in (?:my )?(?:granny|grandmother|grandparents?)(?:s|'s)? (?:time|days?))\b|\b(?:they|people|folks)(?: \S+){0,2} (?:use|used|do|did)(?: \S+){0,2} long time\b|\bwhat(?: (?!can\b|could\b|should\b|may\b)\S+){0,2} (?:granny|grandmother|grandma|nani|aji|ajee)(?: (?!can\b|could\b)\S+){0,2} (?:use|used)\b|(?<!\b(?:can|could|should|may|must|for) (?:an? |the )?)\b(?:old|older|long time|olden) (?:time )?(?:people|folks?|ones|heads|timers|woman|women|parents?)\b(?! (?:can|could|should|may|who|with|have|get)\b)(?: \S+)? (?:use|used|do|did|put|take|took|boil\w*|tie|tied|drink|drank|rub|rubbed|give|gave|believe|remedy|remedies|cures?|medicine|treat\w*)\b|\b(?:old|olden|long)[ -]?(?:time|fashioned|days|school|ago)(?: \S+){0,2} (?:remedy|remedies|cures?|medicine|treatment|ways?|use|used)\b|\b(?:granny|grandmother|grandma|nani|aji|ajee)(?:s|'s)? (?:old )?(?:remedy|remedies|cures?|medicine)\b/,
  pharmacy:
    /\b(?:pharmacy|drug ?store|chemist|over the counter|otc|shop medicine|store medicine|cvs|walgreens|shoppers|rite aid)\b|\b(?:what|which) (?:\S+ ){0,2}(?:tablets?|pills?|cream|medicine|medication|meds|syrup|drops)\b|\bbuy (?:for|from|at|in|something|anything)\b|\b(?:tablets?|medicine|MEDICINE) or (?:\S+ )?(?:bush|herbs?|tea|leaf)\b|\b(?:bush|herbs?|tea|leaf) or (?:\S+ )?(?:tablets?|medicine|MEDICINE)\b/,
  see_someone:
    /\bwhen (?:\S+ ){0,3}(?:see|go to|visit|call|worry|worried|be seen|check)\b|\b(?:should|must|do|need to|have to) (?:i |we |me |she |he )?(?:see|go to|visit|call|need) (?:a |the |my )?(?:doctor|clinic|hospital|nurse|dentist|health centre)\b|\b(?:is (?:it|that|this)|sounds?) (?:\S+ )?(?:serious|dangerous|urgent|an emergency)\b|\bshould (?:i|we) (?:be )?worr(?:y|ied)\b/,
};

/** The details asked for, in the order of the question. */
export function findDetails(sentence: string): TroubleDetail[] {
  return troubleDetails
    .map((detail) => ({ detail, at: sentence.search(patterns[detail]) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ detail }) => detail);
}

const helps =
  /\b(?:what|which|anything|something|any) (?:\S+ ){0,5}(?:do|use|take|put|drink|give|try|help|helps|good|boil|wash|make|get|eat|cure|best)\b|\b(?:remedy|remedies|cure|treat|treatment|get rid|relief|relieve|need help|what now)\b|\bhow (?:to|do|can|could) (?:\S+ ){0,2}(?:stop|treat|ease|cure|get|fix|help|heal|clear|sleep|prevent)\b/;

/** Whether the sentence asks what helps as well: "why does it come, and what can I drink". */
export function alsoAsksWhatHelps(sentence: string): boolean {
  const rest = troubleDetails.reduce((text, detail) => text.replace(patterns[detail], " , "), sentence);
  return helps.test(rest);
}
