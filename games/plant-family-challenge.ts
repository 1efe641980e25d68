// Plant Family Challenge: sort plates into families by what can be seen. Five plates share the same families to choose from.
// Options are family names.
import { type Choices, judgeChoices, type Question } from "./choices.ts";
import { choosePlants, withPictures } from "./choose-plants.ts";
import type { GamePlant, Library } from "./library.ts";
import { shuffle } from "./random.ts";
import { type Difficulty, type Hand, type Rules, roundSizes } from "./round.ts";

const id = "plant-family-challenge";
const plantsPerSet = 5;
const familiesPerSet: Record<Difficulty, number> = { easy: 3, medium: 4, hard: 4 };
/** Easy sets are about large families, of which a player has seen several members. */
const minMembers: Record<Difficulty, number> = { easy: 5, medium: 3, hard: 1 };

export const plantFamilyChallenge: Rules<Choices> = { id, deal, judge: judgeChoices };

function deal(hand: Hand): Choices | null {
  const sets = roundSizes[id][hand.difficulty] / plantsPerSet;
  const members = membersOf(hand);
  const order = familyOrder(members, hand);
  const count = familiesPerSet[hand.difficulty];
  const questions: Question[] = [];
  const asked = new Set<string>();
  for (let set = 0; set < sets; set += 1) {
    // Wanted families come first in the first set; the others go round.
    const options = take(order, set * count, count);
    const plants = choosePlants(
      options.flatMap((family) => members.get(family) ?? []).filter((plant) => !asked.has(plant.id)),
      plantsPerSet,
      hand,
    );
    if (options.length < count || plants.length < plantsPerSet) return null;
    const shown = shuffle(options, hand.random);
    for (const plant of plants) {
      asked.add(plant.id);
      questions.push({ plant: plant.id, answer: plant.family, options: shown });
    }
  }
  return { questions };
}

function membersOf({ library, difficulty, wanted }: Hand): Map<string, GamePlant[]> {
  const plants = withPictures(library.plants);
  return new Map(
    markedFamilies(library).flatMap((family): [string, GamePlant[]][] => {
      const members = plants.filter((plant) => plant.family === family);
      const isWanted = members.some((plant) => wanted.includes(plant.id));
      return members.length >= minMembers[difficulty] || (isWanted && members.length > 0)
        ? [[family, members]]
        : [];
    }),
  );
}

const markedFamilies = ({ families }: Library) => families.map((family) => family.id);

function familyOrder(members: ReadonlyMap<string, readonly GamePlant[]>, { wanted, random }: Hand): string[] {
  const mixed = shuffle([...members.keys()], random);
  const isWanted = (family: string) => members.get(family)?.some((plant) => wanted.includes(plant.id));
  return [...mixed.filter(isWanted), ...mixed.filter((family) => !isWanted(family))];
}

/** `count` items from a place on, starting again where they run out. */
function take<T>(items: readonly T[], from: number, count: number): T[] {
  return [...new Set(Array.from({ length: count }, (_, step) => items[(from + step) % items.length]))].filter(
    (item) => item !== undefined,
  );
}
