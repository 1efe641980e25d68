// A detail asked of a plant or remedy that its record answers in one line: how many minutes it boils, with the skin or without, what
// else it is for, whether it hurts the kidneys, grows back or bears soon, harms an animal, where it comes from, at what hour it is taken, or how it
// comes out less bitter.

export const thingDetails = [
  "heat",
  "raw",
  "way",
  "state",
  "ripeness",
  "left-on",
  "peel",
  "removed",
  "besides",
  "organ",
  "feared",
  "regrowth",
  "ailing",
  "pests",
  "bearing",
  "animal",
  "origin",
  "hour",
  "drowsy",
  "taste",
] as const;
export type ThingDetail = (typeof thingDetails)[number];

const heating = "boil|boiled|boiling|bile|simmer|steep|draw|drawn|brew|infuse";
const unheated =
  "steep|draw|soak|pour|crush|crushed|raw|chew|squeeze|blend|pound|bruise|grate|mash|juice|hot water|cold water";
const states = "fresh|green leaf|dried|dry|powder|powdered|frozen|tea ?bags?|bottled|ground|whole";
export const organs =
  "kidneys?|liver|heart|stomach|teeth|tooth|eyes?|brain|bones?|nerves?|lungs?|throat|gut|bowels?|skin|womb|prostate";
const harming =
  "hurts?|harms?|damages?|mash(?:es)? up|affects?|bad for|strains?|destroys?|ruins?|rough on|hard on|weakens?|bother|burns?|eats? (?:away|out|up)";
const growingParts =
  "leaf|leaves|tips?|blossoms?|flowers?|fruits?|pods?|branch(?:es)?|trees?|plants?|vines?|seedlings?|suckers?|THING";
export const insects =
  "ants?|aphids?|whitef(?:ly|lies)|white flies|mealy ?bugs?|caterpillars?|snails?|slugs?|mites|grasshoppers?|insects?|bugs|beetles?|worms";
export const thieves = "birds?|bats?|rats?|iguanas?|monkeys?|fowls?|parrots?|squirrels?|goats?";
export const animals =
  "fowls?|chickens?|hens?|roosters?|ducks?|birds?|parrots?|dogs?|pupp(?:y|ies)|cats?|kittens?|goats?|sheep|cows?|cattle|pigs?|horses?|donkeys?|rabbits?|pets?|fish|animals?";

/** How a drink may come out that is not to be so. */
export const offTastes = "bitter|sour|acid|acidic|sharp|hot|peppery|strong|slimy|weak";

/** Read from the words in their plain form: "pressure too low" is no trouble of somebody who fears it. */
const patterns: Readonly<Record<ThingDetail, RegExp>> = {
  heat: new RegExp(
    String.raw`\bhow (?:long|many minutes?)\b(?!.*\b(?:after|keep|last|fridge|between)\b).*\b(?:${heating})\b|\b(?:${heating})\b(?: \S+){0,6} (?:for )?how (?:long|many minutes?)\b|\bhow many minutes\b|\bhow long (?:\S+ ){0,8}on (?:the )?(?:fire|stove|heat|flame)\b|\b(?:${heating})(?: \S+){0,4} or (?:\S+ ){0,4}(?:${unheated})\b|\b(?:${unheated})(?: \S+){0,4} or (?:\S+ ){0,4}(?:${heating})\b`,
  ),
  raw: /\b(?:eat|drink|chew|swallow|take|use|ok|okay|safe|good|is|are) (?:\S+ ){0,3}raw\b|\b(?:chew|eat|swallow) (?:\S+ ){0,3}(?:instead of|rather than) (?:\S+ ){0,3}(?:tea|boil\w*|mak\w+|drink\w*)\b|\braw or (?:cooked|boiled)\b|\b(?:cooked|boiled) or raw\b/,
  way: /\b(?:drink|drinking|swallow|eat|tea)\b(?: \S+){0,3} or (?:\S+ ){0,3}(?:bathe|bath|wash|rub|tie|skin|put)\b|\b(?:bathe|bath|wash|rub|tie|put)\b(?: \S+){0,3} or (?:\S+ ){0,3}(?:drink|drinking|swallow|eat)\b|\b(?:drink|swallow) (?:it |this |that |THING )?or not\b|\bbathe (?:\S+ ){0,3}and (?:\S+ ){0,2}drink\b/,
  state: new RegExp(
    String.raw`\b(?:${states})\b(?: \S+){0,6} (?:or|vs|versus|same as|as good as|better than|instead of|than|like)(?: \S+){0,3} (?:${states})\b|\b(?:${states}) (?:\S+ ){0,4}(?:work|works|good|strong|same)\b(?: \S+){0,3} (?:as|like) (?:\S+ )?(?:${states})\b|\b(?:only|just) (?:have|get|find|see|buy) (?:\S+ ){0,3}(?:${states})\b|\b(?:have|get|find|see) (?:only|just) (?:\S+ ){0,2}(?:${states})\b|\b(?:dried|dry|frozen|powdered) ones?\b`,
  ),
  ripeness:
    /\b(?:green|unripe|young|half ripe|full) or (?:\S+ ){0,2}(?:ripe|full|yellow)\b|\bripe or (?:\S+ ){0,2}(?:green|unripe|young|half ripe|full)\b/,
  "left-on":
    /\bhow (?:long|many minutes) (?:\S+ ){0,4}(?:leave|left|keep|stay|sit) (?:\S+ ){0,3}on\b(?! the (?:fire|stove|shelf|counter|table))|\b(?:hair|scalp|face|skin|heels?|feet|lips)\b.*\b(?:overnight or|or overnight)\b/,
  peel: /^(?!.*\b(?:on|for|dry|oily|itchy|itching|scratching|rash|my|me|her|his|your|COMPLAINT) skin\b).*(?:\b(?:skin|peel|rind) (?:on|off|stay|left on)\b|\b(?:skin|peel|rind)\b(?: of \S+)?(?: \S+){0,4} (?:eat|throw|use|edible)\b(?!.*\btea\b)|\b(?:eat|throw away) (?:the )?(?:skin|peel|rind)\b|\b(?:peel|scrape|skin) (?:it|the|them|my|off)\b|\b(?:leave|keep|take|with|without) (?:on |off )?(?:the )?(?:green |yellow |hard |thick )?(?:skin|peel)(?: on| off)?(?= or|$|,)|\b(?:must|should|need to|have to|do|to) (?:\S+ ){0,2}peel\b)/,
  removed:
    /\b(?:seeds?|stones?|pits?|core|yellow (?:part|sap|stuff|juice|thing)|pith|strings?|stems?|ribs?)\b(?: \S+){0,4} (?:come out|come off|stay in|take out|remove|removed|out or|in or out|off or|out$)|\b(?:take|cut|scoop|pick|throw) (?:out|away|off) (?:the )?(?:seeds?|stones?|core|yellow (?:part|sap)|pith|stems?)\b|\bremove (?:the )?(?:seeds?|core|yellow (?:part|sap)|pith|stems?)\b/,
  besides:
    /\b(?:besides|apart from|aside from|other than|beside)\b(?! (?:\S+ )?THING).*\b(?:for|use|used|uses|good|do|help|helps)\b|\b(?:for|good|use|uses|used|do|does|help|helps)\b.*\b(?:besides|apart from|aside from|other than|beside)\b(?! (?:\S+ )?THING)|\banything (?:else )?(?:besides|apart|aside|other than)\b|\bwhat else (?:is|are|do|does|did) (?:\S+ ){0,4}(?:use|used|good|help|helps) (?:\S+ ){0,2}(?:for|with)$|\bwhat else (?:does|do|can) (?:\S+ ){1,2}(?:do|cure|help)$/,
  organ: new RegExp(
    String.raw`\b(?:${harming}) (?:(?:the|your|my|his|her|a|you|people|somebody|up|on) ){0,2}(?:${organs})\b`,
  ),
  feared:
    /\b(?:bring|brings|drop|drops|lower|lowers|pull|make|makes|send|get) (?:\S+ ){0,4}(?:pressure|sugar|bp|heart rate|potassium|blood) (?:\S+ ){0,2}too (?:low|far|much)\b|\b(?:drop|lower|bring down) (?:\S+ ){0,3}(?:pressure|sugar) too (?:low|far|much)\b|\b(?:raise|raises|spike|spikes|push up|send up|run up|shoot up|put up|increase) (?:\S+ ){0,3}(?:pressure|sugar|cholesterol|potassium)\b|\b(?:push|send|run|shoot|bring|make|put) (?:\S+ ){0,3}(?:pressure|sugar|cholesterol) (?:go )?(?:up|high|higher|too high)\b/,
  regrowth:
    /^(?!.*\b(?:hair|tooth|teeth|nails?|skin|wart|warts|eyebrows?|lash\w*)\b).*\b(?:grow(?:s|ing)? back|(?<!\b(?:i|we|he|she|you|they|me|since|just) )come (?:up |right )?back(?! (?:from|to|home|off)\b)|sprout(?:s|ing)? (?:back|again)|spring (?:back|up again)|regrow|shoot (?:back|again|up again)|bring (?:it|them) back|grow again|(?:bear|fruit|flower|produce) again|recover|survive)\b/,
  ailing: new RegExp(
    String.raw`^(?!.*\b(?:teas?|drink\w*|boil\w*|dr(?:y|ied|ying)|powder|inside|jar|store|repot\w*|transplant\w*|smell\w*|bag|juice|skin|face|hair|teeth|tongue|eyes?|hands?|fingers?|foot|fridge|freez\w*|rub|bathe|use|eat|eating|colou?r|name|called|which|look like)\b).*(?:\b(?:${growingParts})\b(?: \S+){0,4} (?:(?:turn\w*|get\w*|go|going|gone|went|all|is|are|just|looking) (?:\S+ )?(?:yellow|brown|black|bare)|yellowing|curl\w*|wilt\w*|wither\w*|droop\w*|limp|spots|drop(?:ping|ped|s)?|fall(?:ing)? off|shedding|rotting|holes|dying|leggy|not (?:bear|fruit|flower)\w*)\b|\b(?:drop|dropping|shed|shedding|lose|losing) (?:\S+ ){0,4}(?:leaf|leaves|flowers?|blossoms?|fruits?|young THING|baby THING)\b|\b(?:tree|vine|plant|THING) (?:\S+ ){0,4}(?:not bearing|no (?:fruit|flowers?|blossoms?|pods?)\b)|\b(?:only|all|full of) (?:leaf|leaves|flowers?)\b.*\bno\b)`,
  ),
  pests: new RegExp(
    String.raw`^(?!(?:do|does|can|could|will|is|are|may|which|what)\b).*\b(?:${insects}|${thieves}) (?:\S+ ){0,3}(?:attack\w*|eat|eats|eating|steal\w*|kill\w*|destroy\w*|on|in|over|cut|cutting|dig\w*|tak\w+|raid\w*) (?:\S+ ){0,2}(?:my|our|the|me|all|them) (?:\S+ )?THING\b`,
  ),
  bearing:
    /^(?!.*\b(?:hair|beard|nails?)\b).*\b(?:how (?:long|old|many (?:years?|months?)|soon|much (?:years?|time))|when)\b(?=.*\b(?:tree|trees|plant|seed|seeds|seedling|vine|new one|cutting|sucker|it|they|THING)\b).*\b(?:bear|bears|bearing|fruit$|flower|mature|full size|grown|(?:take|takes|before) (?:\S+ ){0,3}(?:grow|bear|fruit|flower|ready)|ready to (?:pick|reap|dig|eat|harvest|cut))\b|\btakes? (?:\S+ )?long (?:\S+ )?(?:to|before) (?:\S+ ){0,2}(?:bear|fruit|grow|flower)\b/,
  origin:
    /\bwhere (?:\S+ ){0,4}THING (?:\S+ ){0,3}(?:from|originate|originally)\b|^(?:\S+ )?(?:is|are|was|were) (?:\S+ ){0,2}THING (?:\S+ ){0,3}(?:native|guyanese|from guyana|from here)\b|\bTHING (?:originate\w*|(?:come|comes|came) from (?:india|africa|china|asia|here|guyana))\b|\b(?:origins?|native land) of (?:the )?THING\b/,
  hour: /\b(?:best|right|good|better|what|which) (?:time|hour)s?(?: of (?:the )?day)?\b(?!.*\b(?:plant|pick|reap|cut|harvest|sow)\b).*\b(?:take|drink|use|eat|have|THING)\b|\bwhen (?:should|do|to|must|can|is it best to) (?:(?:i|you|we|one) )?(?:take|drink|eat)\b(?!.*\b(?:after|before|with)\b)|\b(?:drink|take|eat|have) (?:\S+ ){0,3}(?:at night|before bed|at bedtime|late at night)\b|\bTHING (?:\S+ ){0,2}(?:at night|before bed|at bedtime)\b|\bmorning or (?:at )?(?:night|evening)\b|\b(?:night|evening) or (?:in the )?morning\b/,
  drowsy:
    /\bTHING (?:\S+ ){0,2}(?:make|makes|making) (?:(?:you|me|him|her|people|a person|somebody) )?(?:feel )?(?:sleepy|drowsy|sleep)\b/,
  taste: new RegExp(
    String.raw`^(?!.*\bwhy\b).*\b(?:make|boil|brew|draw|drink|tea|cup|come|comes|coming|get|gets|getting|taste|tastes)\b(?:(?! (?:for|to|on) ).)*\b(?:not|without|too|so|less) (?:(?:it|so|too|coming|come|getting|get|taste|tasting|out|be|being) ){0,4}(?:${offTastes})\b(?! (?:for|to|on|COMPLAINT)\b)`,
  ),
  animal: new RegExp(
    String.raw`\b(?:poison\w*|toxic|harm\w*|safe|bad|dangerous|kills?|hurts?|ok|okay|alright|good) (?:\S+ ){0,2}(?:to|for|if|when|with) (?:(?:my|the|our|a|some|give|feed|eaten by) ){0,2}(?:${animals})\b|\b(?:harms?|kills?|hurts?|poison|sicken) (?:my |the |our |a )?(?:${animals})\b|\b(?:feed|give|fed|gave) (?:it |them |THING )?(?:to )?(?:my |the |our |a |some )?(?:${animals})\b|\b(?:can|could|should|will|may|do|does|if) (?:my |the |our |a )?(?:${animals}) (?:eat|eats|have|chew|drink|die)\b|\b(?:my|the|our) (?:${animals}) (?:\S+ ){0,2}(?:eat|eats|ate|eating|chew|chewed) (?:\S+ ){0,3}THING\b.*\b(?:poison\w*|ok|okay|safe|harm\w*|sick|die|bad)\b`,
  ),
};

/** Names of troubles hold words that these ask by: "chicken pox" is no fowl. Only what is feared or hurt is told by them. */
const byNames: ReadonlySet<ThingDetail> = new Set(["organ", "feared"]);

/** The details asked for, in the order of the question. `masked`: the words with names replaced by signs (`masked-sentence.ts`). */
export function findThingDetails(words: string, masked = words): ThingDetail[] {
  return (
    thingDetails
      .map((detail) => ({ detail, at: (byNames.has(detail) ? words : masked).search(patterns[detail]) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)
      .map(({ detail }) => detail)
      // "how long before the tea is ready" waits for no fruit.
      .filter((detail, _, all) => detail !== "bearing" || !all.includes("heat"))
  );
}

/** The words without those that ask for a detail: what is left says what else is asked. */
export const withoutDetails = (words: string, details: readonly ThingDetail[]) =>
  details.reduce((text, detail) => text.replace(patterns[detail], " "), words);
