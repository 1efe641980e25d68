// How likely it is that a note answers a question: a conditional logit over the notes that share most words with it and over "none of
// them". The weights are fitted on questions that readers marked (`npm run fit-notes`, decisions 078 and 080).
import { kinOf } from "../language/kin-words.ts";
import { stem } from "../language/stem.ts";
import { frame, type IndexedNote, isSame, type Line, type Unit } from "./note-examples.ts";
import { nearnessOf } from "./note-meaning.ts";
import { noteWeights } from "./note-weights.ts";

/** What speaks for a note and against it; all lie between 0 and about 1. "The line" is the one of its lines that is most like the question. */
export type Likeness = {
  /** How much of each other the question and the line hold, by weight. */
  line: number;
  lineSquared: number;
  /** The rarest word of the question that the line has not, and of the line that the question has not. */
  lineMissing: number;
  lineExtra: number;
  /** The share of the question's words in all lines, and in lines and answer. */
  held: number;
  heldWithAnswer: number;
  /** The share of lines of which the question holds half. */
  linesHeld: number;
  /** The share of what the note is about that the question holds, and what it leaves out. */
  core: number;
  coreMissing: number;
  complaintMissing: number;
  complaintExtra: number;
  personMissing: number;
  personExtra: number;
  thingMissing: number;
  thingExtra: number;
  medicineMissing: number;
  /** The rarest word of the question that the note does not know, and how many those are. */
  rarestMissing: number;
  missing: number;
  /** Of the particular ways of asking (how much, how it is made, how long …) those of the question that no line has, and the reverse. */
  formMissing: number;
  formExtra: number;
  /** How near its meaning is to that of the nearest line, and of all lines together (`note-meaning.ts`). */
  meaning: number;
  meaningOfAll: number;
};

/** What a word counts that stands in another line of the note, and one that stands in its answer only. */
const inOtherLine = 0.6;
const inAnswer = 0.7;
const mostly = 0.6;
const heaviest = 7;

/** "my tablets": a medicine that is not named. */
const medicineWords: ReadonlySet<string> = new Set(
  "tablet pill medicine medication drug injection capsule syrup drops cream pump inhaler antibiotic"
    .split(" ")
    .map(stem),
);

export function likenessOf(
  asked: Line,
  { lines, words, answer, core, complaints, persons, ofMedicine, meaning }: IndexedNote,
  weightOf: (key: string) => number,
): Likeness {
  const ways = new Set(asked.units.flatMap((unit) => [...unit.ways.keys()]));
  const isHeld = ({ key, also }: Unit) => ways.has(key) || also.some((one) => ways.has(one));
  const known = asked.units.map((unit) => ({ unit, weight: weightOf(unit.key), held: waysIn(words, unit) }));
  const shareOf = (value: (one: (typeof known)[number]) => number) =>
    asked.weight === 0 ? 0 : known.reduce((total, one) => total + one.weight * value(one), 0) / asked.weight;
  let best = { line: lines[0], alike: -1, held: 0 };
  let linesHeld = 0;
  for (const line of lines) {
    const ofAsked = shareOf(({ unit, held }) => Math.max(waysIn(line.keys, unit), inOtherLine * held));
    const own = line.units.reduce((total, unit) => total + (isHeld(unit) ? weightOf(unit.key) : 0), 0);
    const ofLine = line.weight === 0 ? 0 : own / line.weight;
    if (ofLine > 0.5) linesHeld += 1 / lines.length;
    if (ofAsked * ofLine > best.alike) best = { line, alike: ofAsked * ofLine, held: ofAsked };
  }
  const { line } = best;
  const rarest = (units: readonly Unit[]) =>
    Math.max(0, ...units.filter(({ key }) => !frame.has(key)).map(({ key }) => weightOf(key))) / heaviest;
  const ofCore = core.reduce((total, { weight, share }) => total + weight * share, 0);
  const coreHeld = core.reduce(
    (total, { key, weight, share }) => total + (ways.has(key) ? weight * share : 0),
    0,
  );
  const missing = known.filter(
    ({ unit, held }) => held === 0 && !frame.has(unit.key) && !isInAnswer(answer, unit),
  );
  const isThing = ({ key }: { key: string }) => key.startsWith("=");
  const unspoken = (isWanted: (unit: Unit) => boolean) =>
    asked.units.filter(
      (unit) => isWanted(unit) && !words.has(unit.key) && !unit.also.some((one) => words.has(one)),
    ).length;
  const isOfOtherTrouble =
    (line?.complaints.length ?? 0) > 0 && !asked.complaints.some((id) => complaints.has(id));
  const tellsMedicine = asked.units.some(({ key, isMedicine }) => isMedicine || medicineWords.has(key));
  const alike = Math.sqrt(Math.max(0, best.alike));
  return {
    line: alike,
    lineSquared: alike ** 2,
    lineMissing: rarest(asked.units.filter((unit) => waysIn(line?.keys ?? new Set(), unit) === 0)),
    lineExtra: rarest(line?.units.filter((unit) => !isHeld(unit)) ?? []),
    held: shareOf(({ held }) => held),
    heldWithAnswer: shareOf(({ unit, held }) => held || (isInAnswer(answer, unit) ? inAnswer : 0)),
    // Of a note that lists its ways of asking only the question is compared: that says less.
    linesHeld: lines.length > 1 ? linesHeld : 0,
    core: ofCore === 0 ? 0.5 : coreHeld / ofCore,
    coreMissing:
      Math.min(
        4,
        core.filter(({ key, share }) => share >= mostly && !ways.has(key) && !frame.has(key)).length,
      ) / 4,
    complaintMissing:
      asked.complaints.length > 0 && !asked.complaints.some((id) => complaints.has(id)) ? 1 : 0,
    complaintExtra: isOfOtherTrouble ? 1 : 0,
    personMissing: Math.min(
      2,
      count(persons, (share, at) => asked.persons[at] === true && share < 0.2),
    ),
    personExtra: Math.min(
      2,
      count(line?.persons ?? [], (is, at) => is && !asked.persons[at]),
    ),
    thingMissing: Math.min(2, unspoken(isThing)),
    thingExtra: Math.min(2, (line?.units ?? []).filter((unit) => isThing(unit) && !isHeld(unit)).length),
    medicineMissing: Math.min(
      2,
      unspoken(({ isMedicine }) => isMedicine) + (ofMedicine && !tellsMedicine ? 1 : 0),
    ),
    rarestMissing: Math.max(0, ...missing.map(({ weight }) => weight)) / heaviest,
    missing: Math.min(5, missing.length) / 5,
    formMissing: Math.min(
      2,
      count(asked.forms, (is, at) => is && !lines.some(({ forms }) => forms[at])),
    ),
    formExtra: Math.min(
      2,
      count(line?.forms ?? [], (is, at) => is && !asked.forms[at]),
    ),
    meaning: Math.max(0, ...lines.map((one) => nearnessOf(one.meaning, asked.meaning))),
    meaningOfAll: Math.max(0, nearnessOf(meaning, asked.meaning)),
  };
}

const count = <T>(signs: readonly T[], is: (sign: T, at: number) => boolean) => signs.filter(is).length;
const isInAnswer = (answer: ReadonlySet<string>, { key }: Unit) =>
  answer.has(key) || kinOf(key).some((one) => answer.has(one));

/** What a word counts by what is said. */
function waysIn(said: ReadonlySet<string>, { key, ways }: Unit): number {
  if (said.has(key)) return 1;
  let best = 0;
  for (const [way, value] of ways) if (value > best && said.has(way)) best = value;
  return best;
}

const names = Object.keys(noteWeights.weights) as readonly (keyof Likeness)[];

/** The evidence for a note; only differences between notes, and from that for none, mean anything. */
export const evidenceOf = (likeness: Likeness): number =>
  names.reduce((total, name) => total + noteWeights.weights[name] * likeness[name], 0);

export type Compared = { readonly indexed: IndexedNote; readonly evidence: number; readonly isSame: boolean };

export const compareWith = (
  asked: Line,
  candidates: readonly IndexedNote[],
  weightOf: (key: string) => number,
): Compared[] =>
  candidates.map((indexed) => ({
    indexed,
    evidence: evidenceOf(likenessOf(asked, indexed, weightOf)),
    isSame: indexed.lines.some((line) => isSame(line, asked)),
  }));

/** The most likely of some notes, and how likely it is to answer: against none of them, for another like it takes nothing away. */
export function mostLikely(
  compared: readonly Compared[],
): { indexed: IndexedNote; chance: number } | undefined {
  const [best] = compared.toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || b.evidence - a.evidence);
  if (!best) return undefined;
  return {
    indexed: best.indexed,
    chance: best.isSame ? 1 : 1 / (1 + Math.exp(noteWeights.none - best.evidence)),
  };
}
