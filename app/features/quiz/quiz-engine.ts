// Generates a round of the Herb Identifier Quiz: plants, options and order. Pure: randomness, clock and
// memory are passed in.
import { isDue, type Memory } from "./quiz-memory.ts";
import type { QuizPlant } from "./quiz-plant.ts";

export const difficulties = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof difficulties)[number];

export const roundRules: Record<Difficulty, { questions: number; options: number }> = {
  easy: { questions: 5, options: 3 },
  medium: { questions: 10, options: 4 },
  hard: { questions: 15, options: 4 },
};

/** The minimum for a quiz. */
export const minPlants = 4;

/** A number in [0, 1). */
export type Random = () => number;

export type Question = { plant: QuizPlant; options: readonly QuizPlant[] };

export type RoundOptions = {
  plants: readonly QuizPlant[];
  difficulty: Difficulty;
  memory: Memory;
  now: number;
  random: Random;
};

/** A round, or null with too few plants. Shorter than the rules where plants run out. */
export function makeRound(round: RoundOptions): Question[] | null {
  const plants = distinctPictures(round.plants);
  if (plants.length < minPlants) return null;
  const { questions, options } = roundRules[round.difficulty];
  return chooseAsked(plants, questions, round).map((plant) => ({
    plant,
    options: shuffle(
      [plant, ...chooseWrong(plant, plants, options - 1, round.difficulty, round.random)],
      round.random,
    ),
  }));
}

/** A uniform shuffle: items are drawn one by one from what is left. */
export function shuffle<T>(items: readonly T[], random: Random): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(random() * left.length), 1));
  return drawn;
}

const familyWeight = 0.35;

/** How similar two plants look: 0 nothing in common, 1 same family and all traits. */
export function likeness(a: QuizPlant, b: QuizPlant): number {
  const looks = new Set(a.look);
  const shared = b.look.filter((word) => looks.has(word)).length;
  const all = new Set([...a.look, ...b.look]).size;
  const sameFamily = a.family !== "" && a.family === b.family;
  return (sameFamily ? familyWeight : 0) + (all === 0 ? 0 : (1 - familyWeight) * (shared / all));
}

/** Missed plants come first, but fill at most this share of a round. */
const maxMissedShare = 0.4;

function chooseAsked(
  plants: readonly QuizPlant[],
  count: number,
  { memory, now, random }: RoundOptions,
): QuizPlant[] {
  const missed = shuffle(plants, random)
    .filter(({ id }) => memory[id]?.box === 0)
    .toSorted((a, b) => (memory[a.id]?.at ?? 0) - (memory[b.id]?.at ?? 0))
    .slice(0, Math.ceil(count * maxMissedShare));
  const chosen = new Set(missed.map(({ id }) => id));
  const weight = ({ id }: QuizPlant) => {
    const known = memory[id];
    if (!known) return 3;
    return isDue(known, now) ? 4 : 1;
  };
  // Weighted sampling without replacement (Efraimidis and Spirakis).
  const others = plants
    .filter(({ id }) => !chosen.has(id))
    .map((plant) => ({ plant, place: -Math.log(1 - random()) / weight(plant) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count - missed.length)
    .map(({ plant }) => plant);
  return shuffle([...missed, ...others], random);
}

/**
 * Hard questions draw from this many of the most similar plants, so that the same options do not always
 * return.
 */
const similarPoolSize = 8;

function chooseWrong(
  asked: QuizPlant,
  plants: readonly QuizPlant[],
  count: number,
  difficulty: Difficulty,
  random: Random,
): QuizPlant[] {
  const names = namesOf(asked);
  const others = shuffle(plants, random).filter(
    (plant) => plant.id !== asked.id && !namesOf(plant).some((name) => names.includes(name)),
  );
  return differentNames(rankFor(asked, others, difficulty, random), count);
}

function rankFor(
  asked: QuizPlant,
  shuffled: readonly QuizPlant[],
  difficulty: Difficulty,
  random: Random,
): QuizPlant[] {
  if (difficulty === "medium") return [...shuffled];
  const near = shuffled
    .map((plant) => ({ plant, like: likeness(asked, plant) }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ plant }) => plant);
  if (difficulty === "hard") {
    return [...shuffle(near.slice(0, similarPoolSize), random), ...near.slice(similarPoolSize)];
  }
  const far = near.toReversed();
  const half = Math.max(roundRules.easy.options - 1, Math.floor(far.length / 2));
  return [...shuffle(far.slice(0, half), random), ...far.slice(half)];
}

/** Options need distinct names. */
function differentNames(plants: readonly QuizPlant[], count: number): QuizPlant[] {
  const taken = new Set<string>();
  return plants
    .filter((plant) => {
      const name = fold(plant.name);
      return taken.has(name) ? false : taken.add(name);
    })
    .slice(0, count);
}

function distinctPictures(plants: readonly QuizPlant[]): QuizPlant[] {
  return [
    ...new Map(plants.filter(({ picture }) => picture).map((plant) => [plant.picture, plant])).values(),
  ];
}

const fold = (name: string) => name.trim().toLowerCase();

/** Another name of a plant is also correct, so no other plant may be offered under that name. */
const namesOf = (plant: QuizPlant) => [plant.name, ...plant.otherNames].map(fold);
