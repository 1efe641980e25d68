// The sentences of a thing's own record that speak of certain words: what the whole record says of a detail that no ask has a field for
// ("is moringa high in iron", "does cat's claw scratch"). Every answer that looks for a sentence in a record uses this.
import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import { aliases, functionWords } from "../language/aliases.ts";
import { kinOf } from "../language/kin-words.ts";
import { stem } from "../language/stem.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { AskedThing } from "./asked-things.ts";

/** Words that ask, that any record holds, or that tell of the asker's day. */
const plain = new Set(
  (
    "use used good know want people tell say thing help make put give work really true right way much many time tradition record question " +
    "answer ask someone somebody anybody wonder better best also still guyana guyanese page not no or what which how when where why who if " +
    "for the all one two any off out get got day today yesterday year like need find show hear heard read think plant bush tree tea kind " +
    "something anything benefit health healthy remedy medicine body other more only own same different hello morning afternoon night please " +
    "thanks dear talk story old part real be go went going let take took drink long big small little lot bit stuff ok okay alright sure come " +
    "with without bout but they them jus lol haha even every first before after happen father mother husband wife uncle grandmother " +
    "grandson cousin sister brother friend customer quick next own enough exactly end just call name bad cannot mean away made"
  )
    .split(" ")
    .map(stem),
);

/** "vitamins A and C" are two words, each with its letter; to take out is to remove. */
const joinedWords = (text: string) =>
  text
    .replace(/\bvitamins? ([a-k])\b(?: (?:and|or) ([a-k])\b)?/g, (_, one: string, two?: string) =>
      two === undefined ? `vitamin-${one}` : `vitamin-${one} vitamin-${two}`,
    )
    .replace(/\btake(?:n|s)? out\b/g, "remove");

const stems = new Map<string, string | undefined>();
/** More than the records hold, so that words of questions do not fill the memory. */
const mostStems = 30_000;

/** The stem by which sentences are found; undefined for a small word. */
function contentStem(word: string): string | undefined {
  if (stems.has(word)) return stems.get(word);
  const [said = word, ...more] = aliases.get(word) ?? [];
  const base = stem(more.length > 0 ? word : said);
  const found = word.length < 3 || functionWords.has(word) || plain.has(base) ? undefined : base;
  if (stems.size < mostStems) stems.set(word, found);
  return found;
}

/** The words of a text by which sentences are found. */
export function contentWords(text: string): Set<string> {
  return new Set(
    joinedWords(text.toLowerCase())
      .split(/[^a-z-]+/)
      .flatMap((word) => contentStem(word) ?? []),
  );
}

type RecordSentence = {
  text: string;
  /** The words of each half of it that a semicolon divides. */
  clauses: readonly ReadonlySet<string>[];
  before: string | undefined;
  after: string | undefined;
  /** The name of another plant that it speaks of: one that is mistaken for this. */
  ofAnother: ReadonlySet<string> | undefined;
  /** It holds for people with an illness. */
  ofSick: boolean;
  /** It says how something is made and taken. */
  ofUse: boolean;
};

const split = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+(?=[A-Z"'“])/)
    .filter((line) => line.length > 12);

/** Told as history, of what must never be done. */
const neverQuoted =
  /\b(?:abort\w*|miscarr\w*|end (?:a )?pregnanc\w*|avoid having children|barren|contracept\w*|suicid\w*)\b/i;

/** The sentences of a text that may be quoted. */
export const quotable = (text: string) => split(text).filter((line) => !neverQuoted.test(line));

type Told = { text: string; ofUse?: true; ofSick?: true; another?: string };

/** What a record says, most telling first; how it is made and taken last. */
function textsOfPlant(plant: Plant): Told[] {
  const { safety, names, key } = plant;
  const [low, high] = key.height_m ?? [];
  const texts = [
    plant.description,
    plant.history,
    ...plant.fun_facts,
    safety.warning_first,
    safety.warnings,
    ...safety.toxic_parts.map(({ part, effect }) => `The ${part}: ${effect}`),
    plant.traditional_uses,
    plant.modern_research,
    plant.recognise,
    plant.habitat,
    ...(high === undefined
      ? []
      : [`${names.common} grows ${low === high ? "" : `${low} to `}${high} m tall.`]),
    ...Object.values(plant.growing_info),
    safety.stop,
  ];
  return [
    ...texts.map((text) => ({ text })),
    ...safety.illnesses.map(({ effect }): Told => ({ text: effect, ofSick: true })),
    ...plant.look_alikes.map(({ name, tell, danger }) => ({
      text: `Mistaken for it is ${name}: ${tell} ${danger ?? ""}`,
      another: name,
    })),
    ...Object.values(plant.preparation_methods).flatMap(({ text, every_day }): Told[] => [
      { text, ofUse: true },
      { text: every_day ?? "", ofUse: true },
    ]),
  ];
}

const textsOfOther = ({ what, how, on_skin, warning_first, known_for, illnesses }: Other): Told[] => [
  { text: what },
  { text: warning_first },
  ...known_for.map(({ text }) => ({ text })),
  ...illnesses.map(({ effect }): Told => ({ text: effect, ofSick: true })),
  { text: how?.text ?? "", ofUse: true },
  { text: on_skin?.text ?? "", ofUse: true },
];

const sentencesRead = new WeakMap<Plant | Other, readonly RecordSentence[]>();

function sentencesOf(record: Plant | Other): readonly RecordSentence[] {
  const known = sentencesRead.get(record);
  if (known) return known;
  const sentences = ("names" in record ? textsOfPlant(record) : textsOfOther(record))
    .flatMap(({ text, ofUse = false, ofSick = false, another }) => {
      const lines = split(text);
      const ofAnother = another === undefined ? undefined : contentWords(another.replace(/ \(.*/, ""));
      return lines.map((line, at) => ({
        text: line,
        clauses: line.split(";").map(contentWords),
        before: lines[at - 1],
        after: lines[at + 1],
        ofAnother,
        ofSick,
        ofUse,
      }));
    })
    .filter(({ text }) => !neverQuoted.test(text));
  sentencesRead.set(record, sentences);
  return sentences;
}

/** The sentences of a record, as they are written. */
export const linesOf = ({ plant, other }: Pick<AskedThing, "plant" | "other">, ofUse: boolean): string[] => {
  const record = plant ?? other;
  return record
    ? sentencesOf(record)
        .filter((one) => ofUse || !one.ofUse)
        .map(({ text }) => text)
    : [];
};

export type Found = {
  /** One or two sentences, the best first. */
  lines: string[];
  /** How much of the weight of all words they cover, from 0 to 1; and the first alone. */
  share: number;
  shareOfFirst: number;
  /** The weight of the words covered, and how many the first covers. */
  weight: number;
  wordsInFirst: number;
};

/** A word from this weight on stands in few sentences. */
const rare = 4;
/** What a word counts whose kin is found in its place, and one that stands in another half of the sentence. */
const asKin = 0.8;
const inOtherHalf = 0.4;

/** Of sentences that say the same the shorter is the first choice, and what holds for the sick the last. */
const lastChoice = ({ text, ofSick }: RecordSentence) => text.length / 400 + (ofSick ? 1 : 0);

/** `only`: what a sentence must say to be an answer of the kind asked for. */
export function findSentences(
  { plant, other }: Pick<AskedThing, "plant" | "other">,
  words: ReadonlySet<string>,
  knowledge: Knowledge,
  { ofUse, only }: { ofUse: boolean; only?: RegExp | undefined },
): Found | undefined {
  const record = plant ?? other;
  if (!record || (words.size === 0 && !only)) return undefined;
  const weigh = weightsOf(knowledge);
  const weighed = [...words].map((word) => ({ word, weight: weigh(word) }));
  const coverage = (clause: ReadonlySet<string>) =>
    weighed.map(({ word, weight }) =>
      clause.has(word) ? weight : kinOf(word).some((one) => clause.has(one)) ? weight * asKin : 0,
    );
  const ranked = sentencesOf(record)
    .filter(
      (one) =>
        (ofUse || !one.ofUse) &&
        (only === undefined || only.test(one.text)) &&
        (one.ofAnother === undefined || sharesWord(one.ofAnother, words)),
    )
    .map((one) => {
      const clauses = one.clauses.map(coverage);
      const best = clauses.toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
      const covered = weighed.map((_, at) =>
        Math.max(best[at] ?? 0, inOtherHalf * Math.max(0, ...clauses.map((each) => each[at] ?? 0))),
      );
      return { one, covered, score: sum(covered) };
    })
    .filter(({ score }) => score > 0 || words.size === 0)
    .toSorted((a, b) => b.score - a.score - lastChoice(b.one) + lastChoice(a.one));
  const [best] = ranked;
  if (!best) return undefined;
  const adds = ranked.find(({ covered }) =>
    covered.some((weight, at) => weight >= rare && best.covered[at] === 0),
  );
  const chosen = adds ? [best, adds] : [best];
  const weight = sum(weighed.map((_, at) => Math.max(...chosen.map(({ covered }) => covered[at] ?? 0))));
  const total = sum(weighed.map((one) => one.weight));
  return {
    lines: chosen.map(({ one }) => standingAlone(one)),
    share: total === 0 ? 1 : weight / total,
    shareOfFirst: total === 0 ? 1 : sum(best.covered) / total,
    weight,
    wordsInFirst: best.covered.filter((one) => one > 0).length,
  };
}

/** The sentence that speaks of a few words, where one covers most of them. */
export function sentenceOn(
  thing: Pick<AskedThing, "plant" | "other">,
  text: string,
  knowledge: Knowledge,
  only?: RegExp,
): string | undefined {
  const found = findSentences(thing, contentWords(text), knowledge, { ofUse: false, only });
  return found && found.share >= most && found.weight > 0 ? found.lines[0] : undefined;
}

const most = 0.6;

/** Whether two texts have one of these words in common. */
export const sharesWord = (some: ReadonlySet<string>, others: ReadonlySet<string>) =>
  [...some].some((word) => others.has(word));

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** A name that has no record of its own, where another plant is mistaken for it. */
export function mistakenFor(name: string, { plants }: Knowledge): { plant: Plant; line: string } | undefined {
  const words = contentWords(name);
  if (words.size === 0) return undefined;
  for (const plant of plants.values()) {
    const found = sentencesOf(plant).find(
      ({ ofAnother }) => ofAnother?.size === words.size && [...words].every((word) => ofAnother.has(word)),
    );
    if (found) return { plant, line: found.text };
  }
  return undefined;
}

const refersBack =
  /^(?:This|These|They|Both|Such|That|Those|But|And|So|Yet|Then|Here|Others?|He|She|Some|Its|It)\b/;

/** "Men know it for another reason." */
const announces = /\breason\.$/;

/** A sentence that goes on from the one before is quoted with it, and one that announces the next with that. */
function standingAlone({ text, before, after }: RecordSentence): string {
  if (before !== undefined && refersBack.test(text) && !/^Its? /.test(text)) return `${before} ${text}`;
  return after !== undefined && announces.test(text) && !neverQuoted.test(after) ? `${text} ${after}` : text;
}

const weights = new WeakMap<Knowledge, (word: string) => number>();

/** How rare a word is among the sentences of all records: the logarithm of one in so many. */
export function weightsOf(knowledge: Knowledge): (word: string) => number {
  const known = weights.get(knowledge);
  if (known) return known;
  const counts = new Map<string, number>();
  let sentences = 0;
  for (const record of [...knowledge.plants.values(), ...knowledge.others.values()])
    for (const { clauses } of sentencesOf(record)) {
      sentences++;
      for (const word of new Set(clauses.flatMap((words) => [...words])))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  const weigh = (word: string) => Math.log(sentences / Math.max(fewest, counts.get(word) ?? 0));
  weights.set(knowledge, weigh);
  return weigh;
}

/** A word of a few sentences weighs no more than this many would make it. */
const fewest = 10;
