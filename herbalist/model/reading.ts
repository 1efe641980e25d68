// A model's reading of a question, checked against the question and the records: only words that stand in the question count, only
// ids that exist, only dangers that have a name here.
import { normalise } from "../language/normalise.ts";
import type { WhoKind } from "../language/people.ts";
import type { ReferenceKind } from "../language/question.ts";
import { editDistance } from "../language/spelling.ts";
import { dangers } from "../triage/dangers/dangers.ts";
import type { AskKind } from "../understand/asks.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { findPhrases } from "../understand/phrase-index.ts";
import { keyOf, type Understood } from "../understand/understood.ts";
import { plainFood } from "./ordinary-names.ts";
import type { MentionKind, ReaderReply } from "./reader-reply.ts";

export type ReadThing = { id: string; written: string };

export type Reading = {
  topic: ReaderReply["topic"];
  asks: AskKind[];
  complaints: ReadThing[];
  plants: ReadThing[];
  others: ReadThing[];
  medicines: ReadThing[];
  illnesses: ReadThing[];
  who: WhoKind[];
  /** Herbs and remedies that no record holds, as written. */
  unknown: string[];
  dangers: { id: string; words: string[] }[];
  /** What the built-in reader heard and this one says is not there, each as "kind:id". */
  misread: string[];
  /** Items that were not accepted: broken, without words in the question, or without a record. */
  discarded: number;
};

/** What a mention may turn out to be, the likeliest first: a reader's "plant" may be a shop herb of ours. */
const acceptedKinds: Readonly<Record<MentionKind, readonly ReferenceKind[]>> = {
  plant: ["plant", "other"],
  remedy: ["other", "plant", "medicine"],
  medicine: ["medicine", "other"],
  illness: ["illness", "complaint"],
  complaint: ["complaint", "illness"],
};

const referring =
  /^(?:it|its|them|they|these|those|that|this|both|one|the two|the first|the second|the other)\b/;

/**
 * `earlier`: ids of what earlier answers named; only these may be meant by "it". `heard`: what the built-in reader understood; only that can be
 * called misread.
 */
/** "Breastfeeding my 2 month old, they want me to drink fennel": the mother takes it, and nobody speaks of giving it to the baby. */
const motherTakes = (question: string) =>
  /\b(?:(?:can|could|may|should|must) (?:i|me)|me to|i (?:can|could|want to|am|was|does)) (?:\w+ )?(?:drink|drinking|eat|eating|take|taking|have|try|use)\b/i.test(
    question,
  ) &&
  !/\b(?:giv(?:e|es|en|ing)|gave|rub|bath\w*)\b|\b(?:for|to) (?:the |my |me )?(?:baby|him|her|infant|newborn|child|son|daughter)\b|\b(?:he|she|baby|him|her) (?:(?:can|could|may|should|must|to|also|too) )*(?:drink|eat|take|have)\b|\b(?:cough|fever|gripe|colic|gas|rash|cold)\b/i.test(
    question,
  );

/** Whether a trouble has lasted past its usual time is counted, by the days of its record. */
export const isForReader = ({ id }: { id: string }) => id !== "lasting";

export function checkReading(
  reply: ReaderReply,
  question: string,
  earlier: ReadonlySet<string>,
  heard: readonly Understood[],
  knowledge: Knowledge,
): Reading {
  const source = flat(question);
  const stands = (quote: string) => flat(quote) !== "" && ` ${source} `.includes(` ${flat(quote)} `);
  const reading: Reading = {
    topic: reply.topic,
    asks: [...new Set(reply.asks)],
    complaints: [],
    plants: [],
    others: [],
    medicines: [],
    illnesses: [],
    who: [],
    unknown: [],
    dangers: [],
    misread: [],
    discarded: reply.broken,
  };
  const lists: Record<ReferenceKind, ReadThing[]> = {
    complaint: reading.complaints,
    illness: reading.illnesses,
    medicine: reading.medicines,
    plant: reading.plants,
    other: reading.others,
  };
  for (const { kind, quote, name, stands: standing } of reply.mentions) {
    if (!stands(quote)) {
      reading.discarded += 1;
      continue;
    }
    if (standing === "denied" || standing === "past") continue;
    const refers = referring.test(flat(quote));
    const found = resolveName(kind, name, refers ? name : quote, knowledge).filter(
      ({ id }) => !refers || earlier.has(id),
    );
    if (found.length === 0) {
      reading.discarded += 1;
      if (
        !refers &&
        !isAnyBush.test(flat(quote)) &&
        !plainFood.has(flat(quote)) &&
        (kind === "plant" || kind === "remedy")
      )
        reading.unknown.push(flat(quote));
    }
    for (const { kind: as, id } of found)
      if (!lists[as].some((one) => one.id === id))
        lists[as].push({ id, written: refers ? name : quote.toLowerCase() });
  }
  for (const { kind, quote } of reply.people)
    if (stands(quote)) reading.who.push(kind);
    else reading.discarded += 1;
  for (const { id, quote } of reply.dangers) {
    const known = dangers.some((danger) => danger.id === id && isForReader(danger));
    const earlierQuotes = reading.dangers.find((danger) => danger.id === id);
    if (!known || !stands(quote)) reading.discarded += 1;
    else if (earlierQuotes) earlierQuotes.words.push(quote);
    else reading.dangers.push({ id, words: [quote] });
  }
  const nursingForHerself = reading.who.includes("breastfeeding") && motherTakes(question);
  reading.who = [...new Set(reading.who)].filter((kind) => !(kind === "baby" && nursingForHerself));
  const found = new Set([
    ...Object.entries(lists).flatMap(([kind, list]) => list.map(({ id }) => `${kind}:${id}`)),
    ...reading.who.map((id) => `who:${id}`),
  ]);
  reading.misread = heard.map(keyOf).filter((key) => reply.misread.includes(key) && !found.has(key));
  return reading;
}

/** "Bush tea", "the herbs": no name that a record could hold. */
const isAnyBush =
  /^(?:(?:a|an|the|some|any|my|your|her|his|this|that|local|old|de|dem|all) )*(?:(?:bush|herbal|herb) )?(?:bush|bushes|tea|teas|herbs?|leaf|leaves|medicines?|remed(?:y|ies)|baths?|bitters)$/;

/** Lower case, letters and digits only, single spaces. */
function flat(text: string): string {
  return normalise(text)
    .replace(/[^a-z0-9']+/g, " ")
    .trim();
}

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

/** The ids for a thing's usual name, or else for the words of the question. */
function resolveName(
  kind: MentionKind,
  name: string,
  quote: string,
  knowledge: Knowledge,
): { kind: ReferenceKind; id: string }[] {
  const isName = (id: string, label: string) =>
    letters(label) === letters(name) || letters(id) === letters(name);
  if (kind === "complaint") {
    const listed = [...knowledge.complaints.values()].find(({ id, label }) => isName(id, label));
    if (listed) return [{ kind: "complaint", id: listed.id }];
  }
  if (kind === "illness") {
    const listed = knowledge.illnessIds.find((id) => isName(id, knowledge.illnessLabel(id)));
    if (listed !== undefined) return [{ kind: "illness", id: listed }];
  }
  for (const words of [name, quote]) {
    const references = namesIn(words, knowledge);
    for (const accepted of acceptedKinds[kind]) {
      const fitting = references.filter((reference) => reference.kind === accepted);
      if (fitting.length > 0) return kind === "complaint" ? fitting.slice(0, 1) : fitting;
    }
  }
  return [];
}

/** "Zarbula" is no "zabila": a short name that differs by two letters is another one. */
const mostWrongLetters = (name: string) => (name.length < 8 ? 1 : 2);
/** "Garlic capsules" are garlic. */
const shopForms = /\b(?:capsules?|tablets?|pills?|supplements?)\b/gi;

/** Only names that the words really hold: the spelling correction must not turn "wort" into a bush. */
function namesIn(words: string, knowledge: Knowledge): { kind: ReferenceKind; id: string }[] {
  const { tokens } = knowledge.read(words);
  return findPhrases(knowledge.index, tokens).flatMap(({ from, to, phrase }) => {
    const own = letters(
      tokens
        .slice(from, to + 1)
        .map(({ raw }) => raw)
        .join(""),
    );
    const most = mostWrongLetters(own);
    const same = editDistance(letters(phrase.text), own, most + 1) <= most;
    const whole = own.length * 2 >= letters(words.replace(shopForms, "")).length;
    return same && whole ? phrase.references : [];
  });
}
