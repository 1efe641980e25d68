// Herb Identifier Quiz: name the plant of a plate. Options and moves are plant ids.
import { type Choices, judgeChoices } from "./choices.ts";
import { choosePlants, plantsFor, sharesName, withDifferentNames, withPictures } from "./choose-plants.ts";
import type { GamePlant } from "./library.ts";
import { shuffle } from "./random.ts";
import { type Hand, type Rules, roundSizes } from "./round.ts";

const id = "herb-identifier";
const optionCounts = { easy: 3, medium: 4, hard: 4 } as const;

/** The minimum for a quiz. */
export const minPlants = 4;

export const herbIdentifier: Rules<Choices> = { id, deal, judge: judgeChoices };

function deal(hand: Hand): Choices | null {
  const plants = withPictures(hand.library.plants);
  if (plants.length < minPlants) return null;
  const size = roundSizes[id][hand.difficulty];
  const asked = choosePlants(plantsFor(hand, plants, size), size, hand);
  return {
    questions: asked.map((plant) => {
      const options = [plant, ...chooseWrong(plant, plants, hand)];
      return {
        plant: plant.id,
        answer: plant.id,
        options: shuffle(options, hand.random).map(({ id }) => id),
      };
    }),
  };
}

const familyWeight = 0.35;

/** How similar two plants look: 0 nothing in common, 1 same family and all traits. */
export function likeness(a: GamePlant, b: GamePlant): number {
  const shared = b.look.filter((word) => a.look.includes(word)).length;
  const all = a.look.length + b.look.length - shared;
  const sameFamily = a.family !== "" && a.family === b.family;
  return (sameFamily ? familyWeight : 0) + (all === 0 ? 0 : (1 - familyWeight) * (shared / all));
}

/**
 * Hard questions draw from this many of the most similar plants, so that the same options do not always
 * return.
 */
const similarPoolSize = 8;

function chooseWrong(asked: GamePlant, plants: readonly GamePlant[], hand: Hand): GamePlant[] {
  const others = plants.filter((plant) => plant.id !== asked.id && !sharesName(asked, plant));
  return withDifferentNames(rankFor(asked, others, hand), optionCounts[hand.difficulty] - 1);
}

function rankFor(asked: GamePlant, others: readonly GamePlant[], { difficulty, random }: Hand): GamePlant[] {
  const mixed = shuffle(others, random);
  if (difficulty === "medium") return mixed;
  const near = mixed
    .map((plant) => ({ plant, like: likeness(asked, plant) }))
    .toSorted((a, b) => b.like - a.like)
    .map(({ plant }) => plant);
  if (difficulty === "hard") {
    return [...shuffle(near.slice(0, similarPoolSize), random), ...near.slice(similarPoolSize)];
  }
  const far = near.toReversed();
  const half = Math.max(optionCounts.easy - 1, Math.floor(far.length / 2));
  return [...shuffle(far.slice(0, half), random), ...far.slice(half)];
}
