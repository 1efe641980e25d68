// What a question asks for. One question may hold several asks; each gets its own answer.
import { alsoIllness } from "./gather.ts";
import { maskedSentence } from "./masked-sentence.ts";
import type { ParsedQuestion } from "./read-question.ts";
import type { Understanding } from "./understanding.ts";

export const askKinds = [
  "good-for",
  "what-for",
  "with-medicine",
  "with-thing",
  "for-person",
  "avoid",
  "make",
  "limits",
  "keep",
  "grow",
  "find",
  "what-is",
] as const;
export type AskKind = (typeof askKinds)[number];

type Named = Pick<Understanding, "complaints" | "plants" | "others" | "medicines" | "illnesses" | "who"> & {
  unknownPlants: readonly string[];
};

const patterns = {
  /** "what is bad for", "which bush must I not drink with": the opposite of a recommendation. */
  avoid:
    /\b(?:bad|worse|dangerous|harmful|harm|poison|terrible|unsafe|no good|not good|nat good|nah good) (?:fuh|fo|for|to|with|if|when|in|on)\b|\b(?:avoid|stay away|stay from|keep away|steer clear|leave out|cut out|interact|interacts|clash)\b|\b(?:what|which|wha|wah)\b.*\b(?:should ?nt|should not|cant|cannot|cyaan|must not|mustnt|not to|never|nah fuh|dont) (?:i |me |we |she |he |you )?(?:to )?(?:drink|take|use|eat|have|tek)\b/,
  make: /\bhow (?:do |to |can |should |must |does |would |yuh |you |i |me |u |we |people |one )*(?:make|mek|prepare|boil|brew|steep|draw|fix|mix|cook|use|apply|put|take|drink|tek)\b|\b(?:recipe|preparation|method|directions|steps)\b|\bway to (?:make|prepare|boil|use)\b/,
  limits:
    /\bhow (?:much|many|often|long|strong)\b|\b(?:every ?day|everyday|daily|each day|every night|all the time|long term|for months|too much|dose|dosage|how often|times a day|a day|per day|per week|overdo)\b/,
  keep: /\b(?:how long|long)\b.*\b(?:keep|keeps|last|stay good|store|stored|spoil|fridge)\b|\b(?:keep|store|stay|leave|save|drink)\b.*\b(?:fridge|freezer|tomorrow|overnight|next day|room temperature|days old|yesterday)\b|\b(?:expire|spoil|go bad|goes bad|gone bad)\b/,
  grow: /\b(?:grow|growing|plant|planting|cultivate|propagate|harvest|pick|cutting|soil|seedling|water it)\b/,
  find: /\bwhere\b.*\b(?:find|buy|get|sell|sold|grow|grows|from|see)\b|\b(?:buy|sell|sold) (?:it|THING)\b/,
  whatIs:
    /\b(?:what(?: is|s)?|wha is|wah is|who) (?:a |an |the |this |that |they call |dem call |people call )?THING\b|\btell me (?:more )?(?:about|bout)\b|\b(?:benefits?|uses?|used for|properties|information|info|about|describe|meaning|explain|another name|other name|called|call it|look like)\b/,
  goodFor:
    /THING(?: \S+){0,6} (?:good|help|helps|helping|work|works|effective|useful|better|treat|treats|cure|cures|heal|heals|ease|eases|lower|lowers|bring|brings|reduce|reduces|clear|clears|stop|stops|use|used|for|fuh|fo|against|raise|raises|control|controls)\b|\b(?:is|does|do|can|will|could|would|heard|say|says|said|good|use|try|take|drink|drinking|using|taking)\b(?: \S+){0,8} THING(?: \S+){0,8} (?:COMPLAINT|ILLNESS)|(?:COMPLAINT|ILLNESS)(?: \S+){0,8} THING/,
};

/** "does soursop cure cancer", "noni for cancer": the illness is what it is wanted for. */
const claim =
  /\b(?:cure|cures|cured|treat|treats|heal|heals|kill|kills|fight|fights|shrink|good for|good fuh|help|helps|work|works|get rid of|reverse|for|against) (?:\S+ ){0,4}ILLNESS/;

const person = /\b(?:safe|ok|okay|alright|allowed|can|could|should|give|good|drink|take|harm|hurt)\b/;

/** The asks in the order in which they are answered. */
export function findAsks(read: ParsedQuestion, named: Named): AskKind[] {
  const troubleNow = read.named.some(({ kind, status }) => kind === "complaint" && status !== "absent");
  const sentence = maskedSentence(read.text, read.named);
  const is = (name: keyof typeof patterns) => patterns[name].test(sentence);
  const things = named.plants.length + named.others.length + named.unknownPlants.length;
  const trouble = named.complaints.length > 0;
  const special = named.who.some((each) => each !== "other" && each !== "elder");
  // A complaint that is also an illness is what the plant is wanted for, not a reason against it.
  const ill = named.illnesses.filter(
    ({ id, from }) => from !== "medicine" && !named.complaints.some((one) => alsoIllness[one] === id),
  );
  const asks = new Set<AskKind>();

  if (things === 0) {
    const reason = named.medicines.length > 0 || named.illnesses.length > 0 || special || trouble;
    if (is("avoid") && reason) return ["avoid"];
    return trouble ? ["what-for"] : [];
  }
  const keeping = is("keep");
  if (keeping) asks.add("keep");
  if (named.medicines.length > 0) asks.add("with-medicine");
  if (
    things > 1 &&
    /\b(?:mix|mixed|mixing|together|combine|with|and|plus|both|same time|the two)\b/.test(sentence)
  )
    asks.add("with-thing");
  const claimed = !trouble && ill.length > 0 && claim.test(sentence);
  if (claimed) asks.add("good-for");
  else if ((special || ill.length > 0) && (person.test(sentence) || !trouble)) asks.add("for-person");
  // A complaint of an earlier message is asked about again only if nothing else is.
  if (troubleNow && (is("goodFor") || asks.size === 0)) asks.add("good-for");
  if (is("make")) asks.add("make");
  if (!keeping && is("limits")) asks.add("limits");
  if (is("find")) asks.add("find");
  else if (is("grow") && !trouble && named.medicines.length === 0) asks.add("grow");
  if (asks.size === 0) asks.add(trouble && !is("whatIs") ? "good-for" : "what-is");
  return [...asks];
}
