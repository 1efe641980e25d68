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
export const fewestPlants = 4;

/** A number in [0, 1). */
export type Chance = () => number;

export type Question = { plant: QuizPlant; options: readonly QuizPlant[] };

export type RoundWishes = {
  plants: readonly QuizPlant[];
  difficulty: Difficulty;
  memory: Memory;
  now: number;
  chance: Chance;
};

/** A round, or null with too few plants. Shorter than the rules where plants run out. */
export function makeRound(wishes: RoundWishes): Question[] | null {
  const plants = onePlantAPicture(wishes.plants);
  if (plants.length < fewestPlants) return null;
  const { questions, options } = roundRules[wishes.difficulty];
  return chooseAsked(plants, questions, wishes).map((plant) => ({
    plant,
    options: shuffle(
      [plant, ...chooseWrong(plant, plants, options - 1, wishes.difficulty, wishes.chance)],
      wishes.chance,
    ),
  }));
}

/** A uniform shuffle: items are drawn one by one from what is left. */
export function shuffle<T>(items: readonly T[], chance: Chance): T[] {
  const left = [...items];
  const drawn: T[] = [];
  while (left.length > 0) drawn.push(...left.splice(Math.floor(chance() * left.length), 1));
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
const roomForMissed = 0.4;

function chooseAsked(
  plants: readonly QuizPlant[],
  count: number,
  { memory, now, chance }: RoundWishes,
): QuizPlant[] {
  const missed = shuffle(plants, chance)
    .filter(({ id }) => memory[id]?.box === 0)
    .toSorted((a, b) => (memory[a.id]?.at ?? 0) - (memory[b.id]?.at ?? 0))
    .slice(0, Math.ceil(count * roomForMissed));
  const chosen = new Set(missed.map(({ id }) => id));
  const weight = ({ id }: QuizPlant) => {
    const known = memory[id];
    if (!known) return 3;
    return isDue(known, now) ? 4 : 1;
  };
  // Weighted sampling without replacement (Efraimidis and Spirakis).
  const others = plants
    .filter(({ id }) => !chosen.has(id))
    .map((plant) => ({ plant, place: -Math.log(1 - chance()) / weight(plant) }))
    .toSorted((a, b) => a.place - b.place)
    .slice(0, count - missed.length)
    .map(({ plant }) => plant);
  return shuffle([...missed, ...others], chance);
}

/**
 * Hard questions draw from this many of the most similar plants, so that the same options do not always
 * return.
 */
const nearestDrawnFrom = 8;

function chooseWrong(
  asked: QuizPlant,
  plants: readonly QuizPlant[],
  count: number,
  difficulty: Difficulty,
  chance: Chance,
): QuizPlant[] {
  const names = namesOf(asked);
  const others = shuffle(plants, chance).filter(
    (plant) => plant.id !== asked.id && !namesOf(plant).some((name) => names.includes(name)),
  );
  return differentNames(rankFor(asked, others, difficulty, chance), count);
}

function rankFor(
  asked: QuizPlant,
  shuffled: readonly QuizPlant[],
  difficulty: Difficulty,
  chance: Chance,
): QuizPlant[] {
  if (difficulty === "medium") return [...shuffled];
  const near = shuffled
    .map((plant) => ({ plant, like: likeness(asked, plant) }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ plant }) => plant);
  if (difficulty === "hard") {
    return [...shuffle(near.slice(0, nearestDrawnFrom), chance), ...near.slice(nearestDrawnFrom)];
  }
  const far = near.toReversed();
  const half = Math.max(roundRules.easy.options - 1, Math.floor(far.length / 2));
  return [...shuffle(far.slice(0, half), chance), ...far.slice(half)];
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

function onePlantAPicture(plants: readonly QuizPlant[]): QuizPlant[] {
  return [
    ...new Map(plants.filter(({ picture }) => picture).map((plant) => [plant.picture, plant])).values(),
  ];
}

const fold = (name: string) => name.trim().toLowerCase();

/** Another name of a plant is also correct, so no other plant may be offered under that name. */
const namesOf = (plant: QuizPlant) => [plant.name, ...plant.otherNames].map(fold);
