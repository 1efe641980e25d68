// A detail that no ask has words for ("is the yellow part what itches", "from a young tree or an old one"): the sentences of the plant's
// record that speak of what was asked, found by the words that few records share.
import type { Plant } from "#catalogue/plant.ts";
import { functionWords } from "../language/aliases.ts";
import { stem } from "../language/stem.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import type { AskedThing } from "./asked-things.ts";
import { firstSentences } from "./phrasing.ts";

/** Words that say the same in a question and in a record. */
const kin = [
  "pick harvest reap gather",
  "young tender",
  "old mature full-grown",
  "dry dried",
  "smell scent stink smells",
  "swallow spit spat",
  "ripe ready",
  "itch irritate blister",
  "frost winter cold",
  "tooth teeth",
].map((words) => words.split(" ").map(stem));

/** Asked in every other question, or said of every plant. */
const common = new Set(
  (
    "use used drink take tea bush plant good know want people tell say thing thing's help make put give work really true right " +
    "leaf leaves way much many long time day tradition record question answer ask someone somebody wonder better best also still " +
    "grow grows grown yard market guyana guyanese page small big large little not no or what which how when where why who if"
  )
    .split(" ")
    .map(stem),
);

/** How much the shared words must weigh together. */
const least = 6;
const mostLines = 2;

export function detailLines(
  thing: AskedThing,
  asked: string,
  knowledge: Knowledge,
  doses: boolean,
): string[] {
  const words = wordsOf(asked);
  if (words.size === 0) return [];
  const weigh = weightsOf(knowledge);
  return recordLines(thing, doses && thing.verdict !== "drop")
    .map((line) => {
      const own = wordsOf(line);
      const shared = [...words].filter(
        (word) => own.has(word) || kinOf(word).some((other) => own.has(other)),
      );
      return { line, score: shared.reduce((sum, word) => sum + weigh(word), 0) };
    })
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, mostLines)
    .map(({ line }) => line);
}

const kinOf = (word: string) => kin.find((group) => group.includes(word)) ?? [];

function wordsOf(text: string): Set<string> {
  return new Set(
    text
      .replace(/\b[A-Z]{5,}\b/g, " ")
      .toLowerCase()
      .split(/[^a-z-]+/)
      .filter((word) => word.length > 2 && !functionWords.has(word))
      .map(stem)
      .filter((word) => !common.has(word)),
  );
}

/** The sentences of a record that an answer may quote. */
export function recordLines({ plant, other }: AskedThing, doses: boolean): string[] {
  const texts = plant
    ? [...(doses ? Object.values(plant.preparation_methods).map(({ text }) => text) : []), ...textsOf(plant)]
    : [other?.what ?? "", other?.how?.text ?? "", other?.warning_first ?? ""];
  return texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((line) => line.length > 12);
}

const textsOf = ({ recognise, safety, growing_info, habitat, look_alikes }: Plant) => [
  firstSentences(recognise, 2),
  firstSentences(safety.warnings, 3),
  safety.stop,
  ...Object.values(growing_info),
  habitat,
  ...look_alikes.slice(0, 1).map(({ name, tell }) => `${name}: ${tell}`),
];

const weights = new WeakMap<Knowledge, (word: string) => number>();

/** How rare a word is among the records; counted with the first detail asked. */
function weightsOf(knowledge: Knowledge): (word: string) => number {
  const known = weights.get(knowledge);
  if (known) return known;
  const counts = new Map<string, number>();
  let records = 0;
  for (const plant of knowledge.plants.values()) {
    records++;
    for (const word of wordsOf(textsOf(plant).join(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const weigh = (word: string) => {
    const among = [word, ...kinOf(word)].reduce((sum, one) => Math.max(sum, counts.get(one) ?? 0), 0);
    return 1 + Math.log(records / Math.max(1, among));
  };
  weights.set(knowledge, weigh);
  return weigh;
}
