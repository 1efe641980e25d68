// The herbalist: answers a question. Pure and deterministic; the caller supplies the catalogue and all state.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import { type Block, printBlocks } from "./answer/blocks.ts";
import { type NamedPlant, namedPlants } from "./answer/named-plants.ts";
import { plainEcho } from "./answer/phrasing.ts";
import { recordsUsed, type UsedRecord } from "./answer/records-used.ts";
import type { Mixture } from "./check/mixture.ts";
import { checkMixture } from "./check/resolve-mixture.ts";
import { compose } from "./compose/compose.ts";
import { afterCrisisLine, dismissedCrisisLine } from "./compose/emergency.ts";
import { takenBack } from "./compose/taken-back.ts";
import { type Decisions, decide } from "./decide/decide.ts";
import { tellsOfAnother, type WhoKind } from "./language/people.ts";
import type { Question } from "./language/question.ts";
import { wordClasses } from "./language/word-classes.ts";
import type { Helpfulness } from "./match/match.ts";
import { withHeardDangers, withReading } from "./model/merge-reading.ts";
import type { Reading } from "./model/reading.ts";
import { levelOfDanger } from "./triage/dangers/dangers.ts";
import { type Latch, namesMeans, saysHelpSeen } from "./triage/latch.ts";
import {
  type FoundDanger,
  type Level,
  levelOf,
  mostPressingFirst,
  type Triage,
  triage,
} from "./triage/triage.ts";
import { askedAnew, withMedicinesSetRight } from "./understand/asked-anew.ts";
import { lastsTooLong, swallowedDangerousPlant } from "./understand/danger-facts.ts";
import {
  askedForPerson,
  askedOfKind,
  askedOfMine,
  askedTillMore,
  askedWithTold,
  type Message,
  rememberedMessages,
} from "./understand/follow-up.ts";
import type { PersonalList } from "./understand/gather.ts";
import { createKnowledge, type Knowledge } from "./understand/knowledge.ts";
import type { CreateNoteFinder } from "./understand/note-alike.ts";
import { readQuestion } from "./understand/read-question.ts";
import { withSweetSugar } from "./understand/sweet-sugar.ts";
import { withoutBesides } from "./understand/taken-with.ts";
import { understand } from "./understand/understand.ts";
import type { AnswerKind } from "./understand/understanding.ts";
import { type Understood, understoodOf } from "./understand/understood.ts";

export type Context = {
  /** The session's latch, stored by the server. */
  latch?: Latch;
  /** Medicines and illnesses stored on the person's device that they chose to send. */
  personal?: PersonalList;
  /** ISO country code of the device, when known. */
  region?: string | undefined;
  /** Ids of dangers that the person says are not meant ("that is not what I meant"). */
  dismissed?: readonly string[];
  /** Mentions that the person says are not meant, each as "kind:id". They never silence a danger. */
  notMeant?: readonly string[];
  helpfulness?: Helpfulness;
  /** How a language model read the question, checked; merged with the built-in reading. */
  reading?: Reading;
};

export type Answer = {
  suggestion: string;
  /** The same answer in typed blocks; `suggestion` is printed from them. */
  blocks: Block[];
  suggested_herbs: { id: string; name: string }[];
  /** Every plant that the blocks name, as suggestion or as warning. */
  plants: NamedPlant[];
  /** Label of the first complaint in the catalogue. */
  condition: string | null;
  triage: Level;
  /** The dangers that decided the level, with the person's own words that showed them. */
  dangers: { id: string; name: string; words: string[] }[];
  kind: AnswerKind | "emergency" | "crisis" | "urgent";
  /** What was asked first, such as "good-for"; the kind of the answer where nothing was. */
  ask: string;
  reasons: string[];
  /** The rows of the records that the answer rests on. */
  records: UsedRecord[];
  /** What the question was taken to be about. */
  understood: Understood[];
  latch: Latch;
  decisions: Decisions;
};

export type Herbalist = {
  answer: (question: string, history?: readonly Message[], context?: Context) => Answer;
  checkMixture: (
    plants: readonly string[],
    medicines: readonly string[],
    illnesses: readonly string[],
    who?: readonly WhoKind[],
  ) => Mixture;
  knowledge: Knowledge;
};

/** `createNoteFinder`: for those who hold the notes that are found by examples. */
export function createHerbalist(
  catalogue: Catalogue,
  helplines: readonly Helpline[] = [],
  createNoteFinder?: CreateNoteFinder,
): Herbalist {
  const knowledge = createKnowledge(catalogue, createNoteFinder);
  return {
    knowledge,
    checkMixture: (plants, medicines, illnesses, who = []) =>
      checkMixture(plants, medicines, illnesses, who, knowledge),
    answer: (question, history = [], context = {}) =>
      answer(question, history, context, knowledge, helplines),
  };
}

const emptyList: PersonalList = { medicines: [], illnesses: [] };

function answer(
  question: string,
  history: readonly Message[],
  context: Context,
  knowledge: Knowledge,
  helplines: readonly Helpline[],
): Answer {
  const read = readQuestion(question, knowledge);
  const dismissed = context.dismissed ?? [];
  const recent = history.slice(-rememberedMessages);
  const earlier = ownMessages(recent).map((content) => readQuestion(content, knowledge));
  const told = withConfirmed(withThingMeant(question, read, earlier), recent);
  const alone = triageOf(told === question ? read : readQuestion(told, knowledge), knowledge, dismissed);
  const toldBefore = toldOfThisPerson(read, earlier, context.personal);
  const inNewborn = triageOfNewborn(
    alone,
    read,
    earlier,
    babySentence(context.personal),
    told,
    knowledge,
    dismissed,
  );
  const inThread =
    toldBefore === "" ? inNewborn : triageInThread(inNewborn, toldBefore, told, knowledge, dismissed);
  const current = withHeardDangers(inThread, context.reading, dismissed);
  const {
    latch: before,
    dangers: earlierDangers,
    toldCrisis,
    toldEnding,
  } = latchBefore(earlier, remembered(context), dismissed, knowledge);
  const isNewAlarm = isAlarm(current.level);
  // Whoever wanted to die and now asks about a poison is not yet safe, whoever has seen them.
  const asksForMeans = toldCrisis && !isNewAlarm && namesMeans(read, poisonousIn(knowledge));
  const released =
    before !== "none" && !isNewAlarm && !asksForMeans && saysHelpSeen(read.text, before, textsOf(earlier));
  const latch: Latch = isNewAlarm
    ? stronger(current.level === "crisis" ? "crisis" : "emergency", before)
    : asksForMeans
      ? "crisis"
      : released
        ? "none"
        : before;
  const latched = !isNewAlarm && latch !== "none";
  const decided: Triage = latched
    ? { level: latch, dangers: earlierDangers, present: current.present, askedAbout: [] }
    : withCause(toldEnding && asksOfPlants(read) ? withEnding(current, toldEnding) : current, earlierDangers);
  const notMeant = new Set(context.notMeant);
  const settled = withMedicinesSetRight(earlier);
  // Who it is for changes the answer to what was asked before.
  const reAsked =
    askedTillMore(read, settled) ??
    askedForPerson(read, settled, recent) ??
    askedOfKind(read, settled) ??
    askedOfMine(read, settled) ??
    askedWithTold(read, settled);
  const talk = withoutBesides(withSweetSugar([...settled, read]));
  const anew =
    reAsked === undefined
      ? askedAnew(read, settled, recent)
      : { source: reAsked, earlier: settled.slice(0, -1) };
  const understanding = withReading(
    understand(
      anew === undefined ? (talk.at(-1) ?? read) : readQuestion(anew.source, knowledge),
      anew === undefined ? { recent, earlier: talk.slice(0, -1) } : { recent: [], earlier: anew.earlier },
      context.personal ?? emptyList,
      knowledge,
      current.askedAbout.length > 0,
      notMeant,
    ),
    context.reading,
    knowledge,
    notMeant,
  );
  if (released && understanding.complaints.length === 0 && understanding.plants.length === 0)
    understanding.kind = "help-seen";
  if (
    decided.level === "urgent" &&
    decided.dangers.some(
      ({ id }) =>
        id === "end-pregnancy" ||
        id === "start-labour" ||
        // "I might be pregnant and drank senna" asks about the senna.
        (id === "period" && !(understanding.who.includes("pregnant") && namesThing(understanding))),
    )
  )
    understanding.kind = "pregnancy-first";
  const decisions = decide(decided, understanding, context.helpfulness ?? new Map(), knowledge);
  const composed = compose(
    decisions,
    knowledge,
    { region: context.region, helplines },
    { question: read.text.source, latched },
  );
  const blocks =
    isNewAlarm || latched
      ? composed.blocks
      : [
          ...crisisLineIfDismissed(dismissed, context.region, helplines),
          ...(toldCrisis
            ? [{ type: "text", text: afterCrisisLine(context.region, helplines) } as const]
            : []),
          ...unknownMedicineLine(understanding),
          ...withTakenBack(
            composed.blocks,
            reAsked === undefined ? [] : takenBack(recent, understanding, composed.text, knowledge),
          ),
        ];
  const plants = namedPlants(blocks, understanding.written, knowledge);
  return {
    suggestion: printBlocks(blocks),
    blocks,
    suggested_herbs: composed.shown.map((plant) => ({ id: plant.id, name: knowledge.nameOf(plant) })),
    plants,
    records: isAlarm(decided.level) ? [] : recordsUsed(decisions, plants, knowledge),
    condition: knowledge.complaints.get(understanding.complaints[0] ?? "")?.label ?? null,
    triage: decided.level,
    dangers: isAlarm(decided.level)
      ? decided.dangers.map(({ id, name, words }) => ({ id, name, words: [...words] }))
      : [],
    kind: kindOf(decisions),
    ask: isAlarm(decided.level) ? decided.level : (understanding.asks[0] ?? kindOf(decisions)),
    reasons: reasonsOf(decisions, latched),
    understood: understoodOf(understanding, knowledge),
    latch,
    decisions,
  };
}

/** What was asked is answered first. */
function withTakenBack(blocks: readonly Block[], lines: readonly Block[]): Block[] {
  const end = blocks.findIndex(({ type }) => type === "seek-care" || type === "disclaimer");
  return end < 0 ? [...blocks, ...lines] : [...blocks.slice(0, end), ...lines, ...blocks.slice(end)];
}

function triageOf(read: Question, knowledge: Knowledge, dismissed: readonly string[]): Triage {
  const facts = {
    pastUsualTime: lastsTooLong(read, knowledge),
    swallowedPlant: swallowedDangerousPlant(read, knowledge),
  };
  return triage(read, facts, dismissed);
}

const ownMessages = (recent: readonly Message[]) =>
  recent.filter(({ role }) => role === "user").map(({ content }) => content);

const whoSentences: Readonly<Partial<Record<WhoKind, string>>> = {
  pregnant: "I am pregnant",
  breastfeeding: "I am breastfeeding",
  baby: "it is for my baby",
  child: "it is for my child",
  elder: "it is for an old person",
};

/** The list on the person's device and what was told before, as they would say it. */
function personalSentences(personal: PersonalList = emptyList): string[] {
  const { who = [], medicines, illnesses } = personal;
  return [
    ...who.flatMap((kind) => (kind === "baby" ? babySentence(personal) : whoSentences[kind]) ?? []),
    ...medicines.map((name) => `I take ${name}`),
    ...illnesses.map((name) => `I have ${name}`),
  ];
}

/** "my baby is 6 weeks old", or that it is for a baby. */
function babySentence({ who = [], ageMonths }: PersonalList = emptyList): string | undefined {
  if (!who.includes("baby")) return undefined;
  if (ageMonths === undefined || ageMonths >= 24) return whoSentences.baby;
  return ageMonths < 3
    ? `my baby is ${Math.max(1, Math.round(ageMonths * weeksPerMonth))} weeks old`
    : `my baby is ${Math.floor(ageMonths)} months old`;
}

const weeksPerMonth = 4.345;

/** What the person told before; nothing where this question is about somebody else than that. */
function toldOfThisPerson(
  { people }: Question,
  earlier: readonly Question[],
  personal?: PersonalList,
): string {
  const ofAnother =
    earlier.some((one) => tellsOfAnother(one.people.kinds)) || tellsOfAnother(personal?.who ?? []);
  if (tellsOfAnother(people.kinds) && !ofAnother) return "";
  const messages = earlier.map(({ text }) => text.source).reduce(joined, "");
  return [messages.slice(-longestTold), ...personalSentences(personal)]
    .filter((part) => part !== "")
    .join(". ");
}

/** So much of the earlier messages, and of the question, is read again together; the list on the device always is. */
const longestTold = 400;
const longestAsked = 500;

/** What goes on with the sentence before: "I ate something" / "it was oleander". */
const goesOn =
  /^(?:and|from|by|then|it|now|how much|how many|because|with|but|after|since|when|on|in|off|to)\b/i;

function joined(told: string, next: string): string {
  if (told === "") return next;
  return goesOn.test(next) && next.length <= longestGoingOn ? `${told} ${next}` : `${told}. ${next}`;
}

/** A longer message is a story of its own. */
const longestGoingOn = 80;

/**
 * "My baby is three weeks old", and then "he has a fever": dangers that neither message shows by itself. What the earlier messages show
 * alone was answered when they were sent.
 */
function triageInThread(
  alone: Triage,
  told: string,
  question: string,
  knowledge: Knowledge,
  dismissed: readonly string[],
): Triage {
  const read = (text: string) => triageOf(readQuestion(text, knowledge), knowledge, dismissed);
  const isIn = ({ dangers }: Triage, { id }: FoundDanger) => dangers.some((one) => one.id === id);
  const together = read(joined(told, question.slice(0, longestAsked)));
  const unheard = together.dangers.filter((danger) => !isIn(alone, danger));
  // What was told before does not raise an alarm by itself, and yet changes the first aid of this one.
  const present = [...new Set([...alone.present, ...together.present])];
  if (unheard.length === 0) return { ...alone, present };
  const before = read(told);
  const added = unheard.filter((danger) => !isIn(before, danger));
  if (added.length === 0) return { ...alone, present };
  const dangers = [...added, ...alone.dangers].toSorted(mostPressingFirst);
  return {
    ...alone,
    dangers,
    level: levelOf(dangers),
    present,
  };
}

/**
 * "My baby is two weeks old", then a question about the mother's milk, then "he feeling hot": read all together, the question is the
 * mother's. So the message that tells the age is read with this one alone.
 */
function triageOfNewborn(
  alone: Triage,
  { people }: Question,
  earlier: readonly Question[],
  onList: string | undefined,
  question: string,
  knowledge: Knowledge,
  dismissed: readonly string[],
): Triage {
  if (earlier.length < 2 || people.ageMonths !== undefined) return alone;
  const told = earlier.findLast((one) => one.people.ageMonths !== undefined && one.people.ageMonths < 3);
  const source = told?.text.source.slice(-longestTold) ?? onList;
  return source === undefined ? alone : triageInThread(alone, source, question, knowledge, dismissed);
}

/** "my brother just drink that", "I took 30 already": swallowed, and what it was stands in an earlier message. */
const swallowedThat =
  /\b(drink|drank|drinks|swallow|swallowed|took|tek|eat|ate|taste|lick) (?:(?:some|all|plenty|a lot|a mouthful|half|most)(?: of)?(?: (?:it|that|dat|this|them|dem))?|it|that|dat|this|them|dem|(\d{1,2}))(?= |[.,!?]|$)(?! (?:mg|ml|mcg|days?|weeks?|months?|hours?|minutes?|o'?clock)\b)/i;
const asksFirst = /^(?:can|could|should|may|is|are|will|would|do|does|how|what|which|if|when)\b/i;
const unnamedThing = /\b(?:bottle|can|jar|container|packet|tin)\b/i;
const storePlaces = /\b(?:shed|sink|cupboard|bottom house|garage)\b/i;

/** The message with the poison, or the many tablets, that an earlier one named in place of "that". */
function withThingMeant(question: string, { named }: Question, earlier: readonly Question[]): string {
  const [said, verb, count] = swallowedThat.exec(question) ?? [];
  if (said === undefined || asksFirst.test(question) || named.some(({ kind }) => kind === "medicine"))
    return question;
  const thing = count === undefined ? poisonTold(earlier) : medicineTold(earlier);
  return thing === undefined
    ? question
    : question.replace(said, () => [verb, count, thing].filter((part) => part !== undefined).join(" "));
}

function medicineTold(earlier: readonly Question[]): string | undefined {
  return earlier.flatMap(({ named }) => named.filter(({ kind }) => kind === "medicine")).at(-1)?.written;
}

function poisonTold(earlier: readonly Question[]): string | undefined {
  for (const { text } of earlier.toReversed()) {
    const poison = poisonWord.exec(text.source)?.[0];
    if (poison !== undefined) return poison;
    const place = storePlaces.exec(text.source)?.[0];
    if (place !== undefined && unnamedThing.test(text.source)) return `something from the ${place}`;
  }
  return undefined;
}

const poisonWord = new RegExp(
  `\\b(?:${wordClasses.chemical.split(" ").join("|").replaceAll("_", " ")})\\b`,
  "i",
);

function namesThing({ plants, others }: { plants: string[]; others: string[] }): boolean {
  return plants.length + others.length > 0;
}

function isAlarm(level: Level | undefined): level is "emergency" | "crisis" {
  return level === "emergency" || level === "crisis";
}

/** The session's latch; it was set by what the person now says is not meant. */
function remembered({ latch = "none", dismissed = [] }: Context): Latch {
  return dismissed.some((id) => isAlarm(levelOfDanger(id))) ? "none" : latch;
}

/** A medicine that was not checked is said by its name. */
function unknownMedicineLine({ unknownMedicines }: { unknownMedicines: readonly string[] }): Block[] {
  if (unknownMedicines.length === 0) return [];
  const names = unknownMedicines.map((name) => `*${plainEcho(name)}*`).join(" and ");
  return [
    {
      type: "text",
      text: `**I do not know ${names}, so it is not checked here.** If it is a medicine, ask the pharmacist before you take any plant beside it.`,
    },
  ];
}

/** After a dismissed crisis the ordinary answer keeps the help line in sight. */
function crisisLineIfDismissed(
  dismissed: readonly string[],
  region: string | undefined,
  helplines: readonly Helpline[],
): Block[] {
  if (!dismissed.some((id) => levelOfDanger(id) === "crisis")) return [];
  return [{ type: "text", text: dismissedCrisisLine(region, helplines) }];
}

/** "Do you have fever or vomiting?" "yes, both": what our own question named is told with it. */
function withConfirmed(told: string, recent: readonly Message[]): string {
  const last = recent.at(-1);
  const asked = last?.role === "assistant" ? /([^.!?]+)\?\W*$/.exec(last.content)?.[1] : undefined;
  if (asked === undefined || !confirms.test(told)) return told;
  return `${asked.trim().replace(asksOfPerson, "")}. ${told}`;
}
const confirms = /^\W*(?:yes|yeah|yea|yep|ya|yuh|both|he does|she does|i do)\b/i;
const asksOfPerson =
  /^(?:and |also |but )?(?:do|does|did|is|are|have|has|was|were) (?:you|he|she|it|they|there|your \w+)(?: also| still| now)*(?: have| had| feel| get)? ?(?:any )?/i;

/** The latch from the session and from the person's earlier messages; a forged history can only raise it. */
function latchBefore(
  earlier: readonly Question[],
  stored: Latch,
  dismissed: readonly string[],
  knowledge: Knowledge,
): { latch: Latch; dangers: FoundDanger[]; toldCrisis: boolean; toldEnding: FoundDanger | undefined } {
  let toldEnding: FoundDanger | undefined;
  let latch = stored;
  let dangers: FoundDanger[] = [];
  let toldCrisis = stored === "crisis";
  for (const [index, read] of earlier.entries()) {
    const found = triageOf(read, knowledge, dismissed);
    toldEnding = found.dangers.find(({ id }) => id === "end-pregnancy") ?? toldEnding;
    if (isAlarm(found.level)) {
      toldCrisis ||= found.level === "crisis";
      latch = stronger(found.level, latch);
      dangers = found.dangers.filter(({ level }) => level === latch || level === "emergency");
    } else if (stored === "none" && saysHelpSeen(read.text, latch, textsOf(earlier.slice(0, index)))) {
      latch = "none";
      dangers = [];
    }
  }
  return { latch, dangers, toldCrisis, toldEnding };
}

const textsOf = (messages: readonly Question[]) => messages.map(({ text }) => text);

function poisonousIn(knowledge: Knowledge): (plant: string) => boolean {
  return (plant) => knowledge.plants.get(plant)?.safety.hazard === "dangerous";
}

/** "The ambulance is coming, what do I do now?" is about what was told before. */
function withCause(current: Triage, earlier: readonly FoundDanger[]): Triage {
  const callsOnly = current.dangers.every(
    ({ id, level }) => level === "urgent" || id === "asks-for-ambulance",
  );
  if (current.level !== "emergency" || !callsOnly) return current;
  return {
    ...current,
    dangers: [...earlier.filter(({ level }) => level === "emergency"), ...current.dangers],
  };
}

/** Whoever wants to end a pregnancy and then asks about plants is still asking for one. */
function withEnding(current: Triage, ending: FoundDanger): Triage {
  if (isAlarm(current.level) || current.dangers.some(({ id }) => id === ending.id)) return current;
  return { ...current, level: "urgent", dangers: [...current.dangers, ending] };
}

const plantWords =
  /\b(?:pregnan\w*|womb|belly|baby|period|herbs?|bush\w*|plants?|roots?|leaf|leaves|teas?|avoid)\b/i;

function asksOfPlants({ text, named }: Question): boolean {
  return plantWords.test(text.source) || named.some(({ kind }) => kind === "plant" || kind === "other");
}

function stronger(a: "emergency" | "crisis", b: Latch): Latch {
  return b === "none" ? a : a === "crisis" || b === "crisis" ? "crisis" : "emergency";
}

function kindOf({ level, understanding }: Decisions): Answer["kind"] {
  if (isAlarm(level)) return level;
  if (
    level === "urgent" &&
    (understanding.kind === "remedy" ||
      understanding.kind === "clarify" ||
      understanding.kind === "off-topic")
  )
    return "urgent";
  return understanding.kind;
}

function reasonsOf({ level, triage, offered, judged, leftOut }: Decisions, latched: boolean): string[] {
  return [
    ...(latched ? ["an earlier message of this thread"] : []),
    ...triage.dangers.filter((danger) => danger.level === level).map(({ name }) => name),
    ...leftOut.map(({ written, count }) => `${count} left out because of ${written}`),
    ...[...offered, ...judged].flatMap(({ plant, cautions }) =>
      cautions.map(({ severity, label, effect }) => `${plant.id}: ${severity} with ${label}: ${effect}`),
    ),
  ];
}
