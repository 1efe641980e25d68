// Whether a finding is only asked about ("what are the signs of a stroke") rather than stated.
import { groupBy } from "./group-by.ts";
import type { Token } from "./tokens.ts";

const nowWords = new Set(["now", "today", "tonight", "sudden", "suddenly", "currently"]);
/** A finding within a few words after these is only asked about. */
const askingHeads = byFirstWord([
  "signs of",
  "sign of",
  "symptoms of",
  "meaning of",
  "symptom of",
  "warning signs",
  "cause of",
  "causes of",
  "prevent",
  "prevents",
  "preventing",
  "prevention of",
  "avoid getting",
  "reduce the risk of",
  "risk of",
  "chance of",
  "chances of",
  "protect against",
  "protect from",
  "protect me from",
  "difference between",
  "afraid of",
  "scared of",
  "fear of",
  "worried about getting",
  "so i not get",
  "keep from getting",
  "ward off",
  "people using",
  "people used",
  "did people",
  "old people use",
  "old people used",
  "people use",
  "people long ago",
  "history of",
  "is it possible to",
  "how do they treat",
  "how they treat",
  "how people treat",
  "how do people treat",
  "why did",
  "in the old days",
  "learn about",
  "read about",
  "information on",
  "information about",
  "in case of",
  "what to do if",
  "what should i do if",
  "if someone",
  "if somebody",
  "if i ever",
  "can cause",
  "does cause",
  "could cause",
  "lead to",
  "should avoid",
  "how do i know if",
  "how to know if",
  "how to tell if",
  "how do i tell",
  "how do you tell",
  "how to tell",
  "tell the difference",
  "good against",
  "help against",
  "helps against",
  "fear",
  "can children",
  "can child",
  "may child",
  "people who had",
  "people who have",
  "in the house for",
  "at home for",
  "ready for",
  "what happens in",
  "what happens when",
  "give you",
  "gives you",
  "give people",
  "heard about",
  "hear about",
  "talk on",
  "safe from",
  "avoid",
  "avoiding",
  "read in",
  "reading about",
  "how do old people",
  "why do they call",
  "why they call",
  "people say",
  "old wives say",
  "old time cure",
  "old time remedy",
  "long time remedy",
  "can you get",
  "could you get",
  "if you",
  "when should you",
  "when should someone",
  "how do doctors",
  "how doctors",
  "first aid for",
  "first aid kit for",
  "first aid kit",
  "used to treat",
  "used for",
  "for when",
  "when you",
  "when people",
  "does anybody",
  "will i",
  "will it make me",
  "would it make me",
]);
/** These count only directly before the finding: "what is a stroke", but not "what is good for chest pain". */
const directHeads = byFirstWord([
  "how does",
  "what does",
  "how do",
  "what is",
  "what are",
  "what causes",
  "what cause",
  "how to avoid",
  "people with",
  "person with",
  "someone with",
  "what about",
  "how do people get",
  "how do people catch",
  "how do you get",
  "how do you catch",
  "how does someone get",
  "how you get",
  "how people get",
  "define",
  "explain",
  "explain what",
  "know what",
  "mean by",
]);
const leadIn = new Set(
  "a an the of my having have has had get gets getting with some any by from another mini".split(" "),
);

/** What the person gives as the reason for asking is stated. */
const reasons = /\b(?:because|(?:cause|cuz|cos) (?:i|me|my|he|she|nobody|everything|it|life) )/;

type Heads = ReadonlyMap<string, readonly (readonly string[])[]>;

function byFirstWord(phrases: readonly string[]): Heads {
  return groupBy(
    phrases.map((phrase) => phrase.split(" ")),
    ([first = ""]) => first,
  );
}

/** The phrases whose first word is among these words. */
function startingIn(words: readonly string[], heads: Heads): (readonly string[])[] {
  return [...new Set(words)].flatMap((word) => heads.get(word) ?? []);
}

/** The end of the last occurrence of a phrase in these words, or -1. */
function endOf(head: readonly string[], words: readonly string[]): number {
  const first = head[0] ?? "";
  for (let at = words.lastIndexOf(first); at >= 0; at = at === 0 ? -1 : words.lastIndexOf(first, at - 1))
    if (head.every((part, step) => words[at + step] === part)) return at + head.length;
  return -1;
}

const someone =
  "(?:i|he|she|it|we|they|(?:my|mi|the|a|me) (?:\\w+ )?(?:mother|father|husband|wife|child|son|daughter|baby|niece|nephew|brother|sister|grandmother|grandfather|uncle|aunt|cousin|friend|boy|girl|neighbour|neighbor))";
/** "it just bit me", "my niece just did it", "I have that since morning": what was asked about has happened. */
const happened = new RegExp(
  `\\b${someone} (?:just|already|now) (?:did|do|done|bite|bit|drink|drank|swallow|eat|ate|take|took|get|got) |\\b${someone} (?:have|has|had|get|got|feel) (?:that|this|it|them|these|those|all that) (?:since|from|now|today|all|right)\\b`,
);

type Sentence = {
  isLesson: boolean;
  isPrevention: boolean;
  /** Index of the last word that refers to the present time, or -1. */
  lastNow: number;
};

/** Cache for one text, so that a text with many findings is not analysed again for each of them. */
type TextCache = {
  sentences: ReadonlyMap<number, Sentence>;
  asked: Map<number, boolean>;
  hasHappened: boolean;
};
const textCaches = new WeakMap<readonly Token[], TextCache>();

function cacheFor(tokens: readonly Token[]): TextCache {
  const existing = textCaches.get(tokens);
  if (existing !== undefined) return existing;
  const sentences = new Map<number, Sentence>();
  const isForLesson =
    tokens.some(({ plain }) => lessons.has(plain)) ||
    forClass.test(tokens.map(({ plain }) => plain).join(" "));
  for (const [sentence, list] of groupBy(tokens, (token) => token.sentence))
    sentences.set(sentence, {
      isLesson: isLesson(
        list.map(({ plain }) => plain),
        isForLesson,
      ),
      isPrevention: prevention.test(list.map(({ plain }) => plain).join(" ")),
      lastNow: list.findLast(({ plain }) => nowWords.has(plain))?.at ?? -1,
    });
  const cache: TextCache = {
    sentences,
    asked: new Map(),
    hasHappened: happened.test(`${tokens.map(({ plain }) => plain).join(" ")} `),
  };
  textCaches.set(tokens, cache);
  return cache;
}

export function isAsked(tokens: readonly Token[], from: number): boolean {
  const { asked, sentences, hasHappened } = cacheFor(tokens);
  if (hasHappened) return false;
  const cached = asked.get(from);
  if (cached !== undefined) return cached;
  const answer = readAsked(tokens, from, sentences.get(tokens[from]?.sentence ?? -1));
  asked.set(from, answer);
  return answer;
}

function readAsked(tokens: readonly Token[], from: number, sentence: Sentence | undefined): boolean {
  const here = tokens[from];
  const before = tokens
    .slice(Math.max(0, from - 12), from)
    .filter((token) => token.sentence === here?.sentence);
  const words = before.map(({ plain }) => plain);
  const asked =
    startingIn(words, askingHeads).some((head) => {
      const end = endOf(head, words);
      return (
        end >= 0 &&
        words.length - end <= 6 &&
        before[end - 1]?.clause === here?.clause &&
        !reasons.test(`${words.slice(end).join(" ")} `)
      );
    }) ||
    startingIn(words, directHeads).some((head) => {
      const end = endOf(head, words);
      return end >= 0 && words.slice(end).every((word) => leadIn.has(word));
    });
  if (
    !asked &&
    !isHypothetical(before, words) &&
    !isHistory(words) &&
    !sentence?.isLesson &&
    !sentence?.isPrevention
  )
    return false;
  // "I have the signs of a stroke", or anything about the present time, is stated and not asked.
  const isStated =
    /\b(i|he|she|we|they|mother|father|husband|wife|child|son|daughter|grandmother|grandfather|baby) (be |is |am |are )?(have|had|has|having|get|got|showing|show|feel|feeling)\b/.test(
      words.join(" "),
    );
  const mentionsNow = (sentence?.lastNow ?? -1) >= from || words.some((word) => nowWords.has(word));
  return !isStated && !mentionsNow;
}

const persons = new Set(["i", "he", "she", "it", "you", "we", "my", "mother", "father"]);

/** "what did the old people use for": a question about history. */
function isHistory(words: string[]): boolean {
  return words.some(
    (word, at) =>
      word === "did" &&
      (["what", "how", "why", "which"].includes(words[at - 1] ?? "") ||
        // "what plant did the old people use for"
        ["what", "which"].includes(words[at - 2] ?? "")) &&
      !persons.has(words[at + 1] ?? ""),
  );
}

/** "heat stroke how to prevent", "how do I keep a fever from giving my child fits": wanted before it happens. */
const prevention =
  /\bhow (?:to|do i|can i|do we|can we|do you|i could) (?:prevent|avoid|keep (?:\w+ ){1,3}from|stop (?:\w+ ){1,3}from)\b/;

const lessons = new Set(
  "teaching lesson training essay project scouts exam quiz homework textbook assignment biology chart".split(
    " ",
  ),
);
const forClass = /\bfor (?:my |a |the |our )?(?:nursing |science |school |health )?(?:class|course)\b/;
const patients = new Set(
  "me my he she him her his husband wife mother father son daughter baby child".split(" "),
);

/** "what to do for a snake bite, teaching scouts", with no patient mentioned. */
function isLesson(sentence: string[], isForLesson: boolean): boolean {
  const general = sentence.some((word, at) => word === "general" && sentence[at - 1] === "in");
  return (general || isForLesson) && !sentence.some((word) => patients.has(word));
}

/** "can stress cause chest pain?" asks; "it causes me chest pain" states. */
function isHypothetical(before: readonly Token[], words: string[]): boolean {
  const cause = words.findLastIndex((word) => word === "cause" || word === "causes" || word === "trigger");
  if (cause < 0 || words.slice(cause + 1).some((word) => !leadIn.has(word) || word === "my")) return false;
  return (
    before
      .slice(0, cause)
      .some(({ plain }) => ["can", "could", "does", "do", "will", "would"].includes(plain)) &&
    !words.includes("me")
  );
}
