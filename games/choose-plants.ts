// Which plants a round is about, for every game.
import type { GamePlant } from "./library.ts";
import { type Random, shuffle } from "./random.ts";
import type { Hand } from "./round.ts";

/** Wanted plants first, then others, `count` of them in mixed order; fewer where plants run out. */
export function choosePlants(
  plants: readonly GamePlant[],
  count: number,
  { wanted, random }: Pick<Hand, "wanted" | "random">,
): GamePlant[] {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  const first = wanted.flatMap((id) => byId.get(id) ?? []).slice(0, count);
  const chosen = new Set(first.map(({ id }) => id));
  const others = shuffle(
    plants.filter(({ id }) => !chosen.has(id)),
    random,
  );
  return shuffle([...first, ...others.slice(0, count - first.length)], random);
}

/** Easy rounds are about plants people know, and about what the player wants to practise. */
export function plantsFor(
  { difficulty, wanted }: Pick<Hand, "difficulty" | "wanted">,
  plants: readonly GamePlant[],
  atLeast: number,
): GamePlant[] {
  const known = plants.filter(({ id, wellKnown }) => wellKnown || wanted.includes(id));
  return difficulty === "easy" && known.length >= atLeast ? known : [...plants];
}

const fold = (name: string) => name.trim().toLowerCase();
const foldedNames = new WeakMap<GamePlant, readonly string[]>();

function namesOf(plant: GamePlant): readonly string[] {
  const known = foldedNames.get(plant);
  if (known) return known;
  const names = [plant.name, ...plant.otherNames].map(fold);
  foldedNames.set(plant, names);
  return names;
}

/** Whether a player could take one for the other by its names. */
export function sharesName(a: GamePlant, b: GamePlant): boolean {
  const names = namesOf(a);
  return namesOf(b).some((name) => names.includes(name));
}

/** Chooses in order, passing over plants that share a name with one chosen before. */
export function withDifferentNames(plants: readonly GamePlant[], count: number): GamePlant[] {
  const chosen: GamePlant[] = [];
  for (const plant of plants) {
    if (chosen.length >= count) break;
    if (!chosen.some((other) => sharesName(other, plant))) chosen.push(plant);
  }
  return chosen;
}

/** One plant for each picture, and none without. */
export function withPictures(plants: readonly GamePlant[]): GamePlant[] {
  return [
    ...new Map(plants.filter(({ picture }) => picture).map((plant) => [plant.picture, plant])).values(),
  ];
}

export function draw<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)];
}
