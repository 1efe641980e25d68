// A short message that changes one part of what was asked before, as a question of its own: "thyroid tablets and soy", "and cabbage" asks
// of thyroid tablets and cabbage. What is asked on about the same things is no matter of this file (`follow-up.ts`).
import { namesChild, tellsOfAnother } from "../language/people.ts";
import type { NamedEntity, Question } from "../language/question.ts";
import type { Token } from "../language/tokens.ts";
import { isThing, type Message } from "./follow-up.ts";

export type AskedAnew = { source: string; earlier: readonly Question[] };

/** The question that is meant, and what was told before it; undefined where the message goes on in its own words. */
export function askedAnew(
  read: Question,
  earlier: readonly Question[],
  recent: readonly Message[],
): AskedAnew | undefined {
  const another = askedForMyself(read, earlier) ?? ofOtherMedicine(read, earlier);
  if (another) return another;
  const source =
    besideSameMedicine(read, earlier) ??
    ofTroubleMeant(read, earlier) ??
    withMedicineMeant(read, earlier) ??
    askedOpenly(read, earlier) ??
    askedStill(read, earlier) ??
    whichBush(read, earlier) ??
    whetherSafe(read, earlier, recent);
  return source === undefined ? undefined : { source, earlier };
}

const said = (tokens: readonly Token[]) => tokens.map(({ raw }) => raw).join(" ");
const namesThing = ({ named }: Question) => named.some(isThing);
const isMedicine = ({ kind }: NamedEntity) => kind === "medicine";
const isTrouble = ({ kind }: NamedEntity) => kind === "complaint" || kind === "illness";

/** "viagra and grapefruit", "what about noni"; "warfarin and mango", "and fish": another thing beside the same medicine. */
function besideSameMedicine(
  { text: { source, tokens }, named }: Question,
  earlier: readonly Question[],
): string | undefined {
  const name = another.exec(source)?.groups?.name;
  const isName = named.length > 0 ? named.every(isThing) : name !== undefined && !noName.test(name);
  const asked = earlier.findLast((one) => one.named.some(isMedicine));
  if (name === undefined || !isName || !asked || !namesThing(asked) || tokens.length > longest)
    return undefined;
  const things = asked.named.filter(isThing);
  const from = Math.min(...things.map((one) => one.from));
  const to = Math.max(...things.map((one) => one.to));
  const besides = asked.named.some((one) => isMedicine(one) && one.to >= from && one.from <= to);
  if (besides || asked.text.tokens.length > longest) return undefined;
  return [said(asked.text.tokens.slice(0, from)), name, said(asked.text.tokens.slice(to + 1))]
    .join(" ")
    .trim();
}
const another =
  /^(?:(?:ok|okay|so|but|then)[ ,]+)*(?:(?:and|an|or)(?: (?:what|how|wha|wah) (?:about|bout))?|(?:what|how|wha|wah) (?:about|bout)) (?:(?:the|some|a|an) )?(?<name>[a-z'-]+(?: [a-z'-]+){0,4})\W*$/i;
/** What else is asked of the same thing: "and at night", "and the leaf", "and for my mother". */
const noName =
  /\b(?:how|when|where|who|why|what|which|if|for|at|in|on|with|without|after|before|every|night|day|morning|evening|bed|sleep|work|long|much|many|often|more|less|dose|amount|side|effects?|it|them|that|this|those|these|both|one|ones|i|me|you|we|he|she|him|her|my|is|are|do|does|can|could|should|will|leaf|leaves|root|bark|seeds?|flowers?|fruit|peel|juice|tea|oil|bath|powder|dry|dried|fresh|cooked|raw|then|now|so|too|not|no)\b/i;
/** A longer message tells a story of its own. */
const longest = 12;

/** "turmeric with Tramadol", "no, with Tylenol": the question before with the medicine that was meant, and no longer with the other. */
function ofOtherMedicine(read: Question, earlier: readonly Question[]): AskedAnew | undefined {
  const { at, mistaken, meant } = setRight(read, earlier) ?? {};
  const told = earlier[at ?? -1];
  if (!told || !mistaken || told.text.tokens.length > longest) return undefined;
  const corrected = [
    said(told.text.tokens.slice(0, mistaken.from)),
    meant,
    said(told.text.tokens.slice(mistaken.to + 1)),
  ];
  // "moringa", "I take losartan", "nah, me mean levothyroxine"
  const asked = namesThing(told) ? undefined : earlier.slice(0, at).findLast(namesThing)?.text.source;
  return {
    source: [...(asked === undefined ? [] : [`${asked.replace(/\W+$/, "")},`]), ...corrected]
      .join(" ")
      .trim(),
    earlier: earlier.filter((one) => one !== told),
  };
}

/** The messages of a talk without the medicines that a later one of them sets right. */
export function withMedicinesSetRight(messages: readonly Question[]): readonly Question[] {
  const corrections = messages.flatMap((one, at) => setRight(one, messages.slice(0, at)) ?? []);
  return messages.map((one, place) => {
    const wrong = corrections.filter(({ at }) => at === place).map(({ mistaken }) => mistaken.from);
    return wrong.length === 0
      ? one
      : { ...one, named: one.named.filter((each) => !isMedicine(each) || !wrong.includes(each.from)) };
  });
}

/** Which medicine a message takes back, where that stands, and what is meant in its place. */
function setRight(
  { text: { tokens }, named }: Question,
  earlier: readonly Question[],
): { at: number; mistaken: NamedEntity; meant: string } | undefined {
  const at = earlier.findLastIndex((one) => one.named.length > 0);
  const told = earlier[at]?.named.filter(isMedicine) ?? [];
  const [mistaken] = told;
  const words = tokens.filter((_, place) => !named.some(({ from, to }) => from <= place && place <= to));
  // "no Crestor", after another tablet: only the comma is missing.
  const isBareNo = words.length === 1 && words[0]?.at === 0;
  const meant = named.find((one) => one.status !== "absent" || isBareNo)?.written;
  if (!mistaken || meant === undefined || !named.every(isMedicine)) return undefined;
  const isCorrection =
    words.some(({ raw }) => correcting.has(raw)) &&
    words.every(({ raw }) => correcting.has(raw) || besideCorrection.has(raw));
  // Of two tablets it is not known which one was wrong.
  const isOneOfTwo = told.some(({ from }) => from !== mistaken.from);
  return isCorrection && !isOneOfTwo && mistaken.written !== meant ? { at, mistaken, meant } : undefined;
}
const correcting: ReadonlySet<string> = new Set(
  "no nah naw not sorry wait oops actually mean meant other instead".split(" "),
);
const besideCorrection: ReadonlySet<string> = new Set(
  "i me mi ah it it's its is a the that dat one with wid for fuh did talking about bout take takes tek on she he my oh but tablet tablets pill pills".split(
    " ",
  ),
);

/** "stomach ulcer", "is pepper bad for it": of what no record holds, and "it" is the trouble. */
function ofTroubleMeant(
  { text: { source }, named }: Question,
  earlier: readonly Question[],
): string | undefined {
  const { before, subject = "" } = judgesIt.exec(source)?.groups ?? {};
  const trouble = earlier.flatMap((one) => one.named.filter(isTrouble)).at(-1)?.written;
  if (before === undefined || trouble === undefined || named.length > 0 || noName.test(subject))
    return undefined;
  return `${before} ${trouble}`;
}
const judgesIt =
  /^(?:(?:and|but|so) )*(?<before>(?:is|are) (?<subject>[a-z-]+(?: [a-z-]+)?) (?:(?:too|so|really|also) )*(?:bad|good|safe|ok|okay|alright|harmful) (?:for|with|in)) (?:it|this|that|dis|dat|am)\W*$/i;

/** "zoloft and ginger tea", "what can help me sleep with it": something is asked for, so that "it" is the medicine. */
function withMedicineMeant(
  { text: { source }, named }: Question,
  earlier: readonly Question[],
): string | undefined {
  const { asked } = besideIt.exec(source)?.groups ?? {};
  const medicine = earlier.flatMap((one) => one.named.filter(isMedicine)).at(-1)?.written;
  if (asked === undefined || medicine === undefined || !named.every(isTrouble)) return undefined;
  return `${asked} with ${medicine}`;
}
const besideIt =
  /^(?:(?:and|but|so|then) )*(?<asked>(?:what|wha|wah|which|anything|something)\b.*) (?:with|wid|beside) (?:it|that|them|dem|am)\W*$/i;

/** "food poisoning", "charcoal?", "what tea": something for the trouble is asked for, and not the thing that was named last. */
function askedOpenly(
  { text: { source }, named }: Question,
  earlier: readonly Question[],
): string | undefined {
  if (named.length > 0 || !openAsk.test(source) || ofWhatWasNamed.test(source)) return undefined;
  const last = earlier.findLastIndex(({ named: all }) => all.some(isTrouble));
  const told = last < 0 ? earlier.findLast((one) => !namesThing(one)) : earlier[last];
  // Where the person named no thing since, the message goes on from the trouble by itself.
  if (!told || (last >= 0 && !earlier.slice(last).some(namesThing))) return undefined;
  const trouble = namesThing(told)
    ? told.named.find(isTrouble)?.written
    : told.text.source.replace(/\W+$/, "");
  return told.text.tokens.length > longest ? undefined : `${trouble}, ${source}`;
}
const openAsk =
  /^(?:(?:and|but|so|ok|then) )*(?:(?:what|wha|wah|which) (?:kind of |other |good )?(?:bush |herbal )?(?:teas?|bush|herbs?|remedy|remedies)|is there (?:anything|something)|anything|something)\b/i;
/** "what tea is it", "anything I must watch for": asked of what was named. */
const ofWhatWasNamed =
  /\b(?:it|them|that one|this one|those|these|avoid|know|watch|wrong|bad|side|clash|interact|harm|add|put|mix)\b/i;

/** "can I stop my pressure tablets", "it is 128 over 78 now", "still no?": the same again, with all that was told. */
function askedStill({ text: { source } }: Question, earlier: readonly Question[]): string | undefined {
  const from = earlier.findLastIndex((one) => one.named.some((each) => isThing(each) || isMedicine(each)));
  const told = earlier.slice(Math.max(from, 0)).map((one) => one.text.source.replace(/\W+$/, ""));
  const words = earlier
    .slice(Math.max(from, 0))
    .reduce((total, { text: { tokens } }) => total + tokens.length, 0);
  return from >= 0 && still.test(source) && words <= longestTold ? told.join(", ") : undefined;
}
const still =
  /^(?:(?:so|but|and|even then|even so)[ ,]+)*still (?:no|not|nah|yes|the same|(?:can't|cannot|can not)(?: (?:stop|take it|drink it))?)\W*$/i;
const longestTold = 24;

/** "cetirizine and bush tea for sinus", "which one": of all teas, and not of those that our answer spoke against. */
function whichBush({ text: { source } }: Question, earlier: readonly Question[]): string | undefined {
  const asked = earlier.at(-1);
  const isOpen = asked?.named.some(isMedicine) && !namesThing(asked) && someBush.test(asked.text.source);
  if (!asked || !isOpen || !whichOne.test(source) || asked.text.tokens.length > longest) return undefined;
  return `${asked.text.source.replace(/\W+$/, "")}, ${source}`;
}
const someBush = /\b(?:bush|herbal|herb) ?(?:teas?)?\b|\bteas?\b/i;
const whichOne = /^(?:(?:and|but|so|ok) )*which (?:one|ones|tea|bush)\W*$/i;

/** "what bush to drink to clean out after baby", "is that safe": what was asked is meant where our answer named no plant for it. */
function whetherSafe(
  { text: { source }, named }: Question,
  earlier: readonly Question[],
  recent: readonly Message[],
): string | undefined {
  const asked = earlier.at(-1);
  const answer = recent.findLast(({ role }) => role === "assistant")?.content ?? "";
  if (!thatIsSafe.test(source) || named.length > 0 || !asked || earlier.some(namesThing)) return undefined;
  if (answer.includes("/plants/") || asked.text.tokens.length > longest) return undefined;
  return `${asked.text.source.replace(/\W+$/, "")}, ${source}`;
}
const thatIsSafe = /^(?:(?:and|but|so) )*is (?:that|this|dat|dis) (?:safe|ok|okay|alright|dangerous)\W*$/i;

/** "daisy tea for baby", "how much", "no i mean for me": the question before, and no longer of the other person. */
function askedForMyself({ text: { source } }: Question, earlier: readonly Question[]): AskedAnew | undefined {
  const asked = earlier.at(-1);
  if (!forMyself.test(source) || !asked || !earlier.some(({ people }) => tellsOfAnother(people.kinds)))
    return undefined;
  const name = earlier.flatMap((one) => one.named.filter(isThing)).at(-1)?.written;
  const ofMe = forMe(asked);
  const question = namesThing(asked) || name === undefined ? ofMe : `${name} ${ofMe}`;
  return { source: question, earlier: earlier.slice(0, -1).map(ofSpeaker) };
}
const forMyself =
  /^(?:(?:no|nah|not|sorry|wait|and|an|but|actually|i mean|i meant|me mean|it is|it's|its|is|what about|how about|wha bout|can i give)[ ,]+)*(?:for |fuh )?(?:me|myself|meself|my own self|me own self)\W*$/i;

/** "daisy tea for my baby", as "daisy tea for me". */
function forMe({ text: { tokens } }: Question): string {
  const at = tokens.findIndex(({ plain }) => namesChild(plain));
  if (at < 0) return `${said(tokens)} for me`;
  const from = ofOwn.has(tokens[at - 1]?.plain ?? "") ? at - 1 : at;
  // "can I give my baby ginger", as "can I take ginger".
  const isGiven = tokens[from - 1]?.plain === "give";
  const before = said(tokens.slice(0, isGiven ? from - 1 : from));
  return [before, isGiven ? "take" : "me", said(tokens.slice(at + 1))].join(" ").trim();
}
const ofOwn: ReadonlySet<string> = new Set("my the a me our his her".split(" "));

const ofSpeaker = (one: Question): Question => ({
  ...one,
  people: {
    ...one.people,
    kinds: one.people.kinds.filter((kind) => !tellsOfAnother([kind])),
    ageMonths: undefined,
  },
});
