// The key: ranks plants by what was seen, and says which question tells most next. Bayesian: each answer multiplies a
// plant's probability by how often a person who holds it would answer so, mistakes included, so that a wrong answer costs a
// plant its rank for a while and never its place on the list.
import { isKeyCharacter, type KeyCharacter, keyCharacters } from "#catalogue/key-words.ts";
import { neighboursOf } from "./confusions.ts";
import type { Profile } from "./profile.ts";

/** One answer; several states mean "one of these", and none means "I don't know". */
export type Answer = { readonly character: KeyCharacter; readonly states: readonly string[] };

export type Candidate<P> = { readonly plant: P; readonly probability: number };

export type Key<P> = {
  /** All plants, the most probable first. */
  rank: (answers: readonly Answer[]) => Candidate<P>[];
  /** The characters not asked yet, the most telling first. */
  nextQuestions: (answers: readonly Answer[]) => KeyCharacter[];
};

/** How many answers in a hundred are taken to be wrong, and how many of those are neighbours of the right one. */
const wrongAnswers = 0.1;
const toNeighbours = 0.7;

/** The share of people who can answer at all: flowers and fruits are not there all year, smelling and breaking need the plant in hand. */
export const answerable: Readonly<Record<KeyCharacter, number>> = {
  growth: 1,
  height: 0.95,
  place: 0.95,
  thorns: 0.9,
  stem: 0.7,
  sap: 0.7,
  smell: 0.8,
  special: 0.6,
  "leaf-kind": 1,
  "leaf-shape": 0.95,
  "leaf-edge": 0.95,
  "leaf-place": 0.9,
  "leaf-size": 0.95,
  "leaf-feel": 0.9,
  "leaf-colour": 0.85,
  "flower-colour": 0.6,
  "flower-form": 0.6,
  "flower-group": 0.6,
  "flower-size": 0.6,
  "fruit-kind": 0.5,
  "fruit-colour": 0.5,
  "fruit-size": 0.5,
};

/** So many candidates are compared by eye; the key has narrowed it down to them when they hold this share of the probability. */
export const shortList = 5;
const sureEnough = 0.95;

export function isNarrowedDown(ranked: readonly Candidate<unknown>[]): boolean {
  return ranked.slice(0, shortList).reduce((sum, { probability }) => sum + probability, 0) >= sureEnough;
}

export const characters: readonly KeyCharacter[] = Object.keys(keyCharacters).filter(isKeyCharacter);

export function createKey<P extends { readonly profile: Profile }>(plants: readonly P[]): Key<P> {
  const tables = new Map(characters.map((character) => [character, answerTable(character, plants)]));
  const tableOf = (character: KeyCharacter): AnswerTable => tables.get(character) ?? new Map();

  function posterior(answers: readonly Answer[]): Float64Array {
    const logs = new Float64Array(plants.length);
    for (const { character, states } of answers) {
      if (states.length === 0) continue;
      const table = tableOf(character);
      for (let i = 0; i < logs.length; i++)
        logs[i] =
          (logs[i] ?? 0) +
          Math.log(states.reduce((sum, state) => sum + (table.get(state)?.chance[i] ?? 0), 0));
    }
    const most = logs.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
    return normalised(logs.map((log) => Math.exp(log - most)));
  }

  return {
    rank: (answers) => {
      const probabilities = posterior(answers);
      return plants
        .map((plant, i) => ({ plant, probability: probabilities[i] ?? 0 }))
        .toSorted((a, b) => b.probability - a.probability);
    },
    nextQuestions: (answers) => {
      const probabilities = posterior(answers);
      const worth = new Map(
        characters
          .filter((character) => answers.every((answer) => answer.character !== character))
          .map((character) => [
            character,
            information(probabilities, tableOf(character)) * chanceOfAnswer(character, answers),
          ]),
      );
      return [...worth.keys()].toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
    },
  };
}

/** Who could not tell one thing about the flower or the fruit has none before the eyes, so the part's other questions can wait. */
function chanceOfAnswer(character: KeyCharacter, answers: readonly Answer[]): number {
  const part = partOf(character);
  if (part !== "flower" && part !== "fruit") return answerable[character];
  const own = answers.filter((answer) => partOf(answer.character) === part);
  if (own.some(({ states }) => states.length === 0)) return 0.05;
  return own.length > 0 ? 0.95 : answerable[character];
}

export type Part = "plant" | "leaf" | "flower" | "fruit";

export function partOf(character: KeyCharacter): Part {
  if (character.startsWith("leaf-")) return "leaf";
  if (character.startsWith("flower-")) return "flower";
  return character.startsWith("fruit-") ? "fruit" : "plant";
}

/** For each state, how probable that answer is from a person who holds each of the plants, and that times its logarithm. */
type AnswerTable = ReadonlyMap<string, { readonly chance: Float64Array; readonly bits: Float64Array }>;

function answerTable(character: KeyCharacter, plants: readonly { readonly profile: Profile }[]): AnswerTable {
  const states: readonly string[] = keyCharacters[character];
  const table = new Map(states.map((state) => [state, new Float64Array(plants.length)]));
  const known: number[] = [];
  plants.forEach(({ profile }, i) => {
    const seen = profile[character];
    if (typeof seen === "string") return;
    known.push(i);
    for (const [shown, share] of Object.entries(seen))
      for (const [answer, chance] of answersTo(character, shown)) {
        const row = table.get(answer);
        if (row) row[i] = (row[i] ?? 0) + share * chance;
      }
  });
  // A plant about which nothing is known is neither helped nor harmed: its answers are those of all the others.
  for (const row of table.values()) {
    const average = known.reduce((sum, i) => sum + (row[i] ?? 0), 0) / Math.max(1, known.length);
    plants.forEach(({ profile }, i) => {
      if (typeof profile[character] === "string") row[i] = average;
    });
  }
  return new Map(
    [...table].map(([state, chance]) => [
      state,
      { chance, bits: chance.map((each) => each * Math.log2(each)) },
    ]),
  );
}

/** The answers that people give where this state is to be seen. */
function answersTo(character: KeyCharacter, shown: string): [answer: string, chance: number][] {
  const states: readonly string[] = keyCharacters[character];
  const neighbours = neighboursOf(character, shown);
  const others = states.filter((state) => state !== shown);
  return states.map((state) => {
    if (state === shown) return [state, 1 - wrongAnswers];
    const near = neighbours.includes(state) ? toNeighbours / neighbours.length : 0;
    const share = neighbours.length > 0 ? near + (1 - toNeighbours) / others.length : 1 / others.length;
    return [state, wrongAnswers * share];
  });
}

/** How much the answer would tell, in bits: the mutual information of answer and plant. */
function information(probabilities: Float64Array, table: AnswerTable): number {
  let total = 0;
  for (const { chance, bits } of table.values()) {
    let [overall, known] = [0, 0];
    for (let i = 0; i < chance.length; i++) {
      const probability = probabilities[i] ?? 0;
      overall += probability * (chance[i] ?? 0);
      known += probability * (bits[i] ?? 0);
    }
    total += known - overall * Math.log2(overall);
  }
  return total;
}

function normalised(values: Float64Array): Float64Array {
  const sum = values.reduce((a, b) => a + b, 0);
  return values.map((value) => value / sum);
}
