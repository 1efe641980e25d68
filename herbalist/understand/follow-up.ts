// Follow-up questions. Only the person's own messages contribute facts; earlier answers only say which plants were meant,
// and those plants are checked again.

import type { NamedEntity, Question } from "../language/question.ts";
import type { Text } from "../language/tokens.ts";
import { readReadings } from "../triage/readings.ts";
import { opensQuestion } from "./asking-sentences.ts";
import type { Knowledge } from "./knowledge.ts";
import { maskedSentence } from "./masked-sentence.ts";
import { findPhrases } from "./phrase-index.ts";
import { asksTillMore } from "./run-out.ts";
import { addsToThing } from "./taken-with.ts";

export type Message = { role: "user" | "assistant"; content: string };

export const rememberedMessages = 4;

/**
 * "she is 2, I forgot to say": who it is for is added to what was asked before, and so is whatever replies to our own question ("how old is she,
 * and what is it for?" "3, she has a cold"). The earlier question with it, from the message that asked on; undefined where more is said or asked.
 */
export function askedForPerson(
  { text, named, people }: Question,
  earlier: readonly Question[],
  recent: readonly Message[],
): string | undefined {
  const tellsWho = people.ageMonths !== undefined || people.kinds.some((kind) => kind !== "other");
  const last = recent.at(-1);
  const replies =
    last?.role === "assistant" &&
    /\?\W*$/.test(last.content) &&
    named.some(({ kind }) => kind === "complaint" || kind === "illness") &&
    !named.some((one) => isThing(one) || one.kind === "medicine");
  const asksMore =
    (named.length > 0 && !replies) || text.source.includes("?") || opensQuestion(plainOf(text));
  const isOf = (one: Question) => one.named.some((each) => each.kind === "complaint" || isThing(each));
  const lastNaming = earlier.findLastIndex(isOf);
  // "my sister have a cold", "she like the ginger": what is only remarked belongs to what was asked before it.
  const remarked = earlier[lastNaming];
  const first =
    remarked &&
    !namesComplaint(remarked) &&
    !remarked.text.source.includes("?") &&
    !opensQuestion(plainOf(remarked.text))
      ? Math.max(earlier.slice(0, lastNaming).findLastIndex(namesComplaint), -1)
      : lastNaming;
  const from = first < 0 ? lastNaming : first;
  if (!(tellsWho || replies) || asksMore || from < 0 || text.tokens.length > longestAdded) return undefined;
  return [...earlier.slice(from).map((one) => one.text.source), text.source].join(". ");
}
/** A longer message tells a story of its own. */
const longestAdded = 14;
const plainOf = ({ tokens }: Text) => tokens.map(({ plain }) => plain).join(" ");

/** "honey and lime for cough", "I have sugar": what is only told of the person is added to the short question before; undefined elsewhere. */
export function askedWithTold({ text, named }: Question, earlier: readonly Question[]): string | undefined {
  const before = toldOperation.test(text.source) ? earlier.slice(-1).filter(isShort) : askedLast(earlier);
  const ofThing = before.some((one) => one.named.some(isThing));
  const isOfHealth = named.every(({ kind }) => kind === "illness" || kind === "complaint");
  const tells =
    ((onlyTold.test(text.source) || toldOperation.test(text.source)) && isOfHealth) ||
    cameAfter.test(text.source) ||
    eatsNone.test(text.source) ||
    (onlyTold.test(text.source) && isOfHealth) ||
    // "can I stop my pressure tablets", "it is 128 over 78 now": told as a reason to.
    (before.some((one) => leavesMedicine(one)) && tellsReading(text)) ||
    // "pussley", "with kidney stones": whether they go together is asked.
    (withTold.test(text.source) && isOfHealth && named.length > 0 && ofThing) ||
    // What an answer listed is judged beside a medicine by its names.
    (medicineTold.test(text.source) &&
      ofThing &&
      named.length > 0 &&
      named.every(({ kind }) => kind === "medicine"));
  if (before.length === 0 || !tells) return undefined;
  // "h pylori", "garlic", "I am on the treatment": what the thing was named for, in words that no record holds.
  const first = earlier.at(-before.length - 1);
  const isName = ({ text: { tokens } }: Question) => tokens.length <= longestName;
  const isSubject = first !== undefined && first.named.length === 0 && isName(first);
  const isBareThing = before.every((one) => one.named.every(isThing) && isName(one));
  return [...(isBareThing && isSubject ? [first] : []), ...before]
    .map((one) => one.text.source.replace(/\W+$/, ""))
    .concat(text.source)
    .join(", ");
}
const longestName = 3;
/** "bush bath for new mother", "me get section two weeks now": what was done to the person limits what was asked. */
const toldOperation =
  /^(?!.*(?:\?|\b(?:what|wha|wah|wuh|how|when|which|can|could|should|is it)\b))(?=.*\b(?:c[ -]?section|section|caesarean|operation|surgery|stitch(?:es)?)\b)(?:\S+ ?){1,9}$/i;
const leavesMedicine = ({ text, named }: Question) =>
  named.some(({ kind }) => kind === "medicine") &&
  /\b(?:stop|leave|drop|quit|skip|come off|instead)\b/.test(plainOf(text));
const tellsReading = (text: Text) =>
  text.tokens.length <= longestAdded &&
  readReadings(text).length > 0 &&
  !text.source.includes("?") &&
  !opensQuestion(plainOf(text));
const withTold =
  /^(?:(?:but|and|an) )?(?:(?:for (?:an?|any|some)? ?\w+ )?(?:with|wid)|if (?:you|yuh|one|some(?:body|one)) (?:have|has|had|got|get|gat)) (?:\S+ ?){1,4}$/i;

/** The short question before, with what it was added to: "turmeric for knee pain", "with black pepper", or "pussley", "can I eat it". */
function askedLast(earlier: readonly Question[]): readonly Question[] {
  const goesOnFrom = (one: Question) => addsToThing(one) || takesIt.test(one.text.source);
  const from = earlier.findLastIndex((one) => one.named.length > 0 && !goesOnFrom(one));
  const all = from >= 0 && earlier.slice(from + 1).every(goesOnFrom) ? earlier.slice(from) : [];
  const words = all.reduce((total, { text }) => total + text.tokens.length, 0);
  if (all.length > 0 && words <= longestAdded) return all;
  return earlier.slice(-1).filter((one) => one.named.length > 0 && isShort(one));
}
const isShort = ({ text }: Question) => text.tokens.length <= longestAdded;
const onlyTold =
  /^(?:(?:but|and|an|though) )?(?:(?:what |wha )?if )?(?:(?:my|me|mi|he|she) (?:pressure|sugar|iron|blood|cholesterol) (?:(?:is|does|a|run|running|go|gone) ){0,2}(?:low|high|up|weak)(?: (?:do|still|now|bad|too|though))*|(?:i|me|mi|ah|she|he) (?:(?:does|still|really|a|am|is) )*(?:want|wan|waan|trying|hoping|tryin) (?:fuh |fu |to )?(?:get pregnant|have (?:a )?(?:baby|child)|get (?:a )?(?:baby|child)|conceive)(?: (?:do|still|too|though|one day|soon))*|(?:i|me|mi|ah|(?:(?:my|me|mi|meh) )?(?:husband|wife|mother|father|granny|grandmother|grandfather|uncle|aunty|auntie|sister|brother)|my \w+|she|he|they) (?:does )?(?:have|has|had|got|get|gat|am|is|suffer from|suffer with) (?:\S+ ?){1,4}|(?:for )?(?:an? |my |me )?(?:nursing|breast ?feeding|pregnant|pregnat|elderly|diabetic)\b(?: \S+){0,3}|(?:with|wid|without) (?:plenty|much|no|little|less) \S+(?: \S+)?)\W*$/i;

/** "bad feelings in the stomach", "it come after Advil" */
const cameAfter =
  /^(?:(?:but|and|an) )?(?:it|this|that|dis|dat|the \w+) (?:(?:does|did|only|just|always) )*(?:come|comes|came|start|started|begin|began|happen|happens|happened) (?:on )?(?:after|since|when|from) (?:\S+ ?){1,5}\W*$/i;
/** "what helps low blood", "I don't eat meat": what may be advised depends on it. */
const eatsNone =
  /^(?:(?:but|and|an) )?(?:i|me|mi|ah|we|she|he|my \w+) (?:do not|don'?t|doesn'?t|does not|nah|na|no|never|cannot|can'?t) (?:eat|drink|like|use) (?:any )?\w+(?: (?:or|and|an) \w+)?\W*$/i;

const medicineTold =
  /^(?:(?:but|and|an) )?(?:(?:i|me|mi|ah|she|he|they|my \w+) (?:(?:is|am|are|a|does|already) )*(?:on|take|takes|taking|tek|use|uses|using) |(?:i'm|im|he's|she's) (?:on|taking) |(?:and |plus )?(?:with|wid) )(?:\S+ ?){1,4}$/i;

/** "is coconut water good for kidneys", "mine are weak": the earlier question with what is told of one's own; undefined elsewhere. */
export function askedOfMine({ text }: Question, earlier: readonly Question[]): string | undefined {
  const before = earlier.at(-1);
  const trouble = before?.named.find(({ kind }) => kind === "complaint" || kind === "illness");
  if (!before || !trouble || !mineIs.test(text.source)) return undefined;
  const own = trouble.written.replace(/^(?:(?:good|bad|weak|high|low|for|the|my|me) )+/, "");
  return `${before.text.source.replace(/\W+$/, "")}, ${text.source.replace(/\bmines?\b/i, () => `my ${own}`)}`;
}
const mineIs =
  /^(?:(?:but|and|an|because|cause) )?mines? (?:(?:is|are|a|does|do|run|running|go|gone|too|very|always) )*(?:weak|bad|low|high|failing|damaged|up|down|not)\b/i;

/** "sugar tablet finish", "what could I drink till I get more": with what ran out; undefined elsewhere. */
export function askedTillMore(read: Question, earlier: readonly Question[]): string | undefined {
  const before = earlier.at(-1);
  const sentenceOf = ({ text, named }: Question) => maskedSentence(text, named);
  return before &&
    !read.named.some(({ kind }) => kind === "medicine") &&
    asksTillMore(sentenceOf(before), sentenceOf(read))
    ? `${before.text.source.replace(/\W+$/, "")}. ${read.text.source}`
    : undefined;
}

/** "no, I mean the purple one", "and the white one": the earlier question, of the kind that is meant; undefined elsewhere. */
export function askedOfKind({ text, named }: Question, earlier: readonly Question[]): string | undefined {
  const { looks, kind = looks } = kindMeant.exec(text.source.trim())?.groups ?? {};
  const asked = earlier.findLast((one) => one.named.some(isThing));
  const written = asked?.named.find(isThing)?.written;
  if (kind === undefined || written === undefined || notAKind.test(kind) || named.some(isThing))
    return undefined;
  const source = asked?.text.source ?? "";
  return source.includes(written) ? source.replace(written, `${kind} ${written}`) : undefined;
}
const kindMeant =
  /^(?:(?:no|nah|and|not that|sorry|but|wait|what about|how about|wha bout|is)[ ,]+)*(?:(?:i|me|ah) (?:mean|meant|did mean|talking about|talking bout) )?(?:the|de) (?:one (?:with|wid) (?:the |de |a )?(?<looks>[a-z]+(?: [a-z]+)?)|(?<kind>[a-z-]+(?: [a-z-]+)?) (?:one|kind|type|sort))\W*$/i;
/** What is chosen from a list, or how a leaf comes, is no kind of it. */
const notAKind =
  /^(?:first|second|third|last|other|same|next|right|wrong|good|best|better|strong\w*|weak\w*|cheap\w*|dry|dried|fresh|whole|ground|boiled|raw|cooked|only|left|one)\b/i;

const openings =
  /^(and|an|if|could it|can it|might it|(?:does|do|will|would) (?:it|they|that|them|dem)|what about|how about|wha bout|then|ok|okay|so|also|but|can i|could i|is it|which one|the first|the second|the other|how|it|that|those|them|no|yes|for)\b/;
const references = new Set(
  "it that them those one this these two both same first second third other he she him her".split(" "),
);

/** "could a woman drink it too": what is taken was named before. */
const takesIt =
  /\b(?:drink|take|use|try|put|rub|boil|give|make|eat|chew|suck|swallow|crush|mash|soak|grate|bathe|with|from|in|into|instead of) (?:it|them|those|that|am|dem|the (?:tea|bush|leaf|leaves|oil|juice))\b|\bis (?:it|that|this) (?:safe|ok|okay|alright|fine)\b|\b(?:which one|which of|out of (?:those|them)|number \d)\b/;

/** "how much", "the tea", "every day": what was offered is asked about. */
const ofThing =
  /\b(?:how|when|where|every ?day|daily|times|cups?|leaf|leaves|teas?|bush|boil|make|made|brew|draw|steep|mix|add|safe|better|best|strong(?:er|est)?|fastest|quickest|side effects?|taste|which|both|any of|all of|it|them|those|these|that|one|ones|dose|taken|drunk)\b/;

/** Whether the question refers to earlier messages. Short ones that name neither complaint nor plant do. */
export function isFollowUp(text: Text, namesComplaint: boolean, namesPlant: boolean): boolean {
  const source = text.source.trim();
  const refers = text.tokens.some(({ plain }) => references.has(plain));
  if (takesIt.test(source) || changes.test(source)) return true;
  if (namesComplaint) return !namesPlant && openings.test(source) && text.tokens.length <= 8;
  if (namesPlant) return openings.test(source) || refers || text.tokens.length <= 5;
  return text.tokens.length <= 14 || openings.test(source) || refers;
}

/** The plants and other remedies that earlier turns were about; `fromAnswer`: only our answer named them. */
export function thingsBefore(
  text: Text,
  recent: readonly Message[],
  earlier: readonly Question[],
  knowledge: Knowledge,
): { plants: string[]; others: string[]; fromAnswer: boolean } {
  const answers = recent
    .filter(({ role }) => role === "assistant")
    .map(({ content }) => thingsIn(content, knowledge));
  // An answer in between that named no plant does not end the talk about those before it.
  const several = text.tokens.some(({ plain }) => severalWords.has(plain));
  // "which one of the two": the honey that one of them is taken with is not chosen from.
  const listed =
    (several ? answers.findLast((things) => things.length > 1) : undefined) ??
    answers.findLast((things) => things.length > 0) ??
    [];
  const isLinked = recent.some(({ role, content }) => role === "assistant" && content.includes("/plants/"));
  const chosen = ordinalsAsked(text).flatMap((at) => listed[at] ?? []);
  if (chosen.length > 0) return { ...split(chosen), fromAnswer: false };
  const saidOther = text.tokens.some(({ plain }) => plain === "other");
  const lastNamed = namedLast(earlier);
  const named = { plants: idsOf(lastNamed, "plant"), others: idsOf(lastNamed, "other") };
  const [another] = answers
    .toReversed()
    .flat()
    .filter(({ id }) => !named.plants.includes(id) && !named.others.includes(id));
  if (saidOther && another) return { ...split([another]), fromAnswer: false };
  // "which one is better": the last two that the person named.
  const all = [...new Set(earlier.flatMap((one) => idsOf(one.named, "plant")))].slice(-2);
  if (all.length > 1 && /\b(?:which|better|both|the two|stronger|safer)\b/.test(text.source))
    return { plants: all, others: [], fromAnswer: false };
  // "I also take Coumadin, does that change anything?": what is new about the person concerns all that was spoken of.
  if (changes.test(text.source)) {
    const spokenOf = [
      ...new Set(earlier.flatMap(({ named: all }) => all.filter(isThing).map(({ id }) => id))),
    ];
    const ids = [...new Set([...spokenOf, ...listed.map(({ id }) => id)])].slice(-mostListed);
    return {
      plants: ids.filter((id) => knowledge.plants.has(id)),
      others: ids.filter((id) => knowledge.others.has(id)),
      fromAnswer: false,
    };
  }
  // "I tried ginger", "then mint may suit you", "how do I make it": the only thing that was named last.
  const [advised, ...others] = answers.at(-1) ?? [];
  const isNew = advised && ![...named.plants, ...named.others].includes(advised.id);
  const isOneOfSeveral = several && listed.length > 1;
  if (isNew && others.length === 0 && !isOneOfSeveral && !isLinked && takesIt.test(text.source))
    return { ...split([advised]), fromAnswer: false };
  const namedAny = named.plants.length + named.others.length > 0;
  if (namedAny && !isOneOfSeveral) return { ...named, fromAnswer: false };
  // What only our answer named is meant where it is chosen, taken or asked about; "from yesterday" and "she is 78" tell more of the complaint.
  const asksOfIt =
    // "ringworm", and then "which bush": one is asked for.
    !(asksForBush.test(text.source.trim()) && earlier.some(namesComplaint)) &&
    (takesIt.test(text.source) ||
      ((isLinked || asksHowTaken.test(text.source)) && ofThing.test(text.source)));
  const meant = asksOfIt || !earlier.some((one) => namesComplaint(one) || namesIllness(one));
  return {
    ...split(meant ? inFormSaid(listed, text).slice(0, several ? mostListed : 3) : []),
    fromAnswer: true,
  };
}

const asksForBush =
  /^(?:(?:and|so|ok|but) )?(?:what|wha|wat|wah|wa|which|any) (?:bush|bushes|herbs?|teas?|plants?)\W*$/;

/** The last message that named a plant or remedy. */
export const lastNaming = (earlier: readonly Question[]): Question | undefined =>
  earlier.findLast(({ named }) => named.some(isThing));

/** What was named last, and where that was only taken with something, that thing before it. */
function namedLast(earlier: readonly Question[]): NamedEntity[] {
  const at = earlier.findLastIndex(({ named }) => named.some(isThing));
  const last = earlier[at];
  if (last === undefined) return [];
  return addsToThing(last) ? [...namedLast(earlier.slice(0, at)), ...last.named] : last.named;
}

/** "how often", "which is stronger", "the dried one": asked of a remedy, and not of the complaint, whatever form our answer had. */
const asksHowTaken =
  /\bhow (?:much|many(?! (?:days|weeks) (?:is|are|without|before|till|until)\b)|often)\b|\bleave (?:it|them|that|am)\b|\bthe (?:oil|leaf|leaves|tea|bark|juice|gel|powder|roots?|seeds?|bath|rub)\b|\bwhich (?:one|is|of)\b|\b(?:stronger|milder|safer|safest|gentler)\b|\b(?:dried|dry|fresh) ones?\b|\bcups?\b/;

/** "the oil": of several that our answer named, the one that is an oil. */
function inFormSaid(listed: readonly Thing[], { source }: Text): readonly Thing[] {
  const [, form] = /\bthe (oil|juice|gel|water|powder|milk)\b/.exec(source) ?? [];
  const ofForm = form === undefined ? [] : listed.filter(({ id }) => id.split("-").includes(form));
  return ofForm.length > 0 ? ofForm : listed;
}

/** The way in which a remedy was spoken of before: a bath stays a bath when "every day?" is asked, and what was for a wart is rubbed on. */
export function formBefore(
  sentence: string,
  earlier: readonly Question[],
  recent: readonly Message[],
  isForSkin: boolean,
): string {
  if (formWords.test(sentence)) return "";
  const last = lastNaming(earlier);
  const answer = recent.findLast(({ role }) => role === "assistant")?.content ?? "";
  const [form] =
    (last && formWords.exec(plainOf(last.text))) ??
    // Our own answer may tell of several ways; one alone is meant.
    (/\b(?:teas?|drunk|drinks?|juice)\b/i.test(answer) ? null : outerWords.exec(answer)) ??
    [];
  if (form?.startsWith("bath")) return " to bathe with";
  return `${form === undefined ? "" : ` as ${form}`}${isForSkin ? " as rub" : ""}`;
}
const outerWords = /\b(?:bath|rub|gargle|steam|poultice)\b/i;
const formWords =
  /\b(?:bath|bathe|bathing|rub|gargle|steam|poultice|syrup|juice|oil|capsules?|powder|tea|drink|eat)\b/;

/** Somebody adds a medicine, an illness or a pregnancy, and asks whether it makes a difference. */
const changes =
  /\b(?:does|do|would|will|can|could) (?:that|this|it|dat|dis) (?:change|matter|make (?:a |any )?difference)\b|\b(?:change|changes) (?:anything|things|something)\b|\b(?:what|wha|wat|wah|and|an) if (?:i|she|he|mi|me|meh|they|you|my \w+) (?:\S+ ){0,2}(?:pregnant|breast ?feeding|nursing|diabetic|on |have |has |take |takes |taking |get |got |gat )|\b(?:also|too|forgot|should have said|forget fuh tell|forget to tell|forgot to say)\b.*\b(?:take|takes|taking|on|tek|have|has|got|pregnant)\b|\b(?:take|takes|taking|tek|on)\b.*\b(?:too|also|as well)\b|^(?:(?:and|but|also|oh|well|actually) )*(?:i|she|he|me|mi|my \w+)(?:'m|'s)? (?:(?:is|am|are|a|deh|also|just|does|right now) )*(?:pregnant|breast ?feeding|nursing|expecting|on|taking|takes|take|tek)\b|^(?:and )?(?:what|how|wha) about (?:me|my|him|her|mi) (?:\S+ ){0,6}(?:on|takes?|taking|tek|has|have|got|gat|pregnant|nursing|breast ?feeding)\b/;

const namesComplaint = ({ named }: Question) => named.some(({ kind }) => kind === "complaint");

const namesIllness = ({ named }: Question) => named.some(({ kind }) => kind === "illness");

const mostListed = 4;

type Thing = { kind: "plant" | "other"; id: string };

const split = (things: readonly Thing[]) => ({
  plants: things.filter(({ kind }) => kind === "plant").map(({ id }) => id),
  others: things.filter(({ kind }) => kind === "other").map(({ id }) => id),
});

/** "the second one", "number 2": places in the list of the last answer, from 0. */
function ordinalsAsked({ tokens }: Text): number[] {
  return tokens.flatMap(({ plain, number }, at) => {
    const said = ordinals.findIndex((words) => words.includes(plain));
    if (said >= 0) return [said];
    return number !== undefined && tokens[at - 1]?.plain === "number" ? [number - 1] : [];
  });
}

const ordinals = [
  ["first", "1st"],
  ["second", "2nd"],
  ["third", "3rd"],
];
const severalWords = new Set(["them", "those", "these", "both", "two", "three", "which", "any"]);

export const isThing = ({ kind }: NamedEntity) => kind === "plant" || kind === "other";

export function idsOf(named: readonly NamedEntity[], kind: NamedEntity["kind"]): string[] {
  return [...new Set(named.filter((thing) => thing.kind === kind).map(({ id }) => id))];
}

/** What an earlier answer was about, in order: the plants it linked to, or the names in it. */
export function thingsIn(content: string, knowledge: Knowledge): Thing[] {
  const told = withoutWarnings(content.slice(0, 8000));
  const linked = plantsLinked(told, knowledge);
  if (linked.length > 0) return linked.map((id) => ({ kind: "plant", id }));
  // A warning alone may hold the links.
  if (plantsLinked(content, knowledge).length > 0) return [];
  const { tokens } = knowledge.read(told.slice(0, longestRead));
  // "500 mg" is no magnesium.
  const words = tokens.filter(({ raw }) => raw !== "mg");
  const things = findPhrases(knowledge.index, words).flatMap(({ from, phrase: { references } }) =>
    isLeftOut(words, from)
      ? []
      : references.flatMap(({ kind, id }): Thing[] =>
          kind === "plant" || kind === "other" ? [{ kind, id }] : [],
        ),
  );
  return things.filter(({ id }, at) => things.findIndex((one) => one.id === id) === at);
}

/** "no coffee late", "better than bitters": what our answer leaves out is not what it was about. */
const isLeftOut = (words: Text["tokens"], at: number) =>
  // "It bleaches towels": what it does names nothing.
  (/^(?:it|that|which)$/.test(words[at - 1]?.plain ?? "") && /s$/.test(words[at]?.raw ?? "")) ||
  words
    .slice(Math.max(0, at - 3), at)
    .some(({ plain, clause }) => leavingOut.has(plain) && clause === words[at]?.clause);
const leavingOut: ReadonlySet<string> = new Set("no not never without less nor avoid than leave".split(" "));

function plantsLinked(content: string, { plants }: Knowledge): string[] {
  const links = [...content.matchAll(/\/plants\/([a-z0-9-]{1,60})/g)].map((match) => match[1] ?? "");
  return [...new Set(links)].filter((id) => plants.has(id));
}

/** "No ice, lime or toothpaste", "Leave castor oil": what is named only to be left is not what the talk is about. */
const withoutWarnings = (content: string) =>
  content
    .split(/(?<=[.;!?]\**)\s+|\n+/)
    .filter((sentence) => !warning.test(sentence))
    .join(" ");
const warning = /^(?:no|not|nor|never|none of|leave|avoid|skip|keep off|do not|without)\b(?![,:])/i;

/** So many characters of an answer without links are searched for names. */
const longestRead = 1200;
