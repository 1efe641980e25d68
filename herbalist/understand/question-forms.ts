// How a question asks and of whom, in signs that are cheap to read: two questions on one thing are told apart by them (`note-likeness.ts`).
// What an answer is decided by is read more carefully elsewhere (`asks.ts`, `people.ts`).
import type { Text } from "../language/tokens.ts";

const forms: readonly RegExp[] = [
  // How much.
  /\bhow (?:much|many)\b|\bamount\b|\bdose\b|\btoo much\b|\b(?:spoons?|cups?|drops?) a day\b/,
  // How it is made or used.
  /\bhow (?:(?:to|do|does|can|should|i|you|we|people|it|for) ){0,3}(?:make|boil|prepare|draw|use|used|brew|steep|mix|apply|put|take|bathe)\b|\brecipe\b|\bsteps?\b|\bhow (?:it|is it|they) (?:is )?(?:made|used)\b/,
  // Names and likeness.
  /\bsame\b|\bdifferen|\bversus\b|\bvs\b|\bcalled?\b|\bnames?\b/,
  // How often.
  /\bevery ?day\b|\bdaily\b|\bregular|\beach day\b|\bevery (?:morning|night|week|sunday)\b|\bhow often\b|\ball year\b/,
  // How long.
  /\bhow long\b|\bhow many days\b|\bhow soon\b/,
  // At what time.
  /\bwhat time\b|\bin the morning\b|\bat night\b|\bbefore (?:bed|food|meals?)\b|\bafter (?:food|meals?)\b|\bempty (?:stomach|belly)\b/,
  // Where to find it.
  /\bwhere\b|\bbuy\b|\bsell\b/,
  // Why.
  /\bwhy\b|\bwhat (?:cause|make|bring)|\bhow come\b/,
  // Which of two.
  /\bwhich (?:is|one|of)\b|\bbetter\b|\binstead\b|\bsubstitute\b/,
  // What it is for.
  /\bwhat (?:is|are) (?:\S+ ){1,4}(?:good |used )?for\b|\bbenefits?\b|\bwhat (?:\S+ ){1,6}do for\b|\buses\b|\bgood for what\b/,
  // How it keeps.
  /\bstore|\bfridge|\bfreeze|\btomorrow\b|\bspoil|\bhow long (?:\S+ ){0,4}keep/,
  // How it grows.
  /\bgrow|\bplant(?:ing)? (?:\S+ ){0,6}(?:seed|pot|cutting)|\bsoil\b|\bprune/,
  // Whether it helps, whether it may be taken, whether it harms: "yes" means another thing each time.
  /\b(?:do|does|dose|will|would|can|is|are)\b(?: \S+){0,5} (?:help|work|works|good for|bring down|cure|clear|ease)\b/,
  /\b(?:can|could|may) (?:i|me|she|he|they|we|my|a|an)\b|\bsafe\b|\ball ?right\b|\bok(?:ay)?\b|\ballowed\b/,
  /\bclash|\binterfere|\bproblem\b|\bbad\b|\bharm|\bdangerous|\btoo (?:low|high)\b|\baffect|\bhurt\b|\brisk|\bstop\b|\bcount as\b/,
  // How it looks.
  /\blooks? like\b|\brecogni[sz]e\b|\bidentify\b|\bwhat colour\b/,
];

/** "what is sorrel": not what it is for. */
const whatItIs =
  /^(?:wha?t(?: is|'s|s)|(?:wha|wah|wuh) is|tell me about) (?!.*\b(?:for|fuh|good|uses?|used|do|does|dose|help|helps|difference|better|best|safe|with|names?|english|hindi|latin|benefits?|when|if|of)\b)(?:an? |the )?\S+(?: \S+){0,2}$/i;
export const asksWhatItIs = (source: string): boolean => whatItIs.test(source);

const persons: readonly RegExp[] = [
  /\bpregnan|\bexpecting\b|\bantenatal\b/,
  /\bbreast-?feed|\bnursing\b/,
  /\bbab(?:y|ies)\b|\bnewborn|\binfant|\bmonths? old\b/,
  /\bchild|\bson\b|\bdaughter\b|\bkids?\b|\byears? old\b|\btoddler|\bboys?\b|\bgirls?\b/,
  /\bold (?:man|lady|people)\b|\belder|\bgrand(?:mother|father)\b|\bmother\b|\bfather\b/,
  /\bpressure\b/,
  /\bsugar\b|\bdiabet/,
  /\bhusband\b|\bm[ae]n\b/,
];

/** In the words as they were read, Creolese put into English, and as they were written. */
const wordsOf = ({ source, tokens }: Text) =>
  `${tokens.map(({ plain }) => plain).join(" ")} ${source}`.toLowerCase();

const signsIn = (patterns: readonly RegExp[], text: Text) => {
  const words = wordsOf(text);
  return patterns.map((pattern) => pattern.test(words));
};

export const formsOf = (text: Text): boolean[] => signsIn(forms, text);
export const personsOf = (text: Text): boolean[] => signsIn(persons, text);
