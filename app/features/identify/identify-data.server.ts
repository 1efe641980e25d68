// The catalogue reduced to what the key needs. Written to a file at build time; never reaches a browser itself.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import type { Plant } from "#catalogue/plant.ts";
import { availabilities } from "#catalogue/words.ts";
import { nameOf } from "#herbalist/language/plant-name.ts";
import { characters } from "#identify/key.ts";
import { profileOf } from "#identify/profile.ts";
import { type IdentifyData, identifyDataSchema, type KeyPlant } from "./identify-data.ts";

export async function buildIdentifyData(): Promise<IdentifyData> {
  // Of equally likely plants, those that are met most often come first.
  const plants = (await loadCatalogueOnce()).plants.toSorted(
    (a, b) => availabilities.indexOf(a.availability) - availabilities.indexOf(b.availability),
  );
  const idOf = idsByScientificName(plants);
  return identifyDataSchema.parse({
    plants: plants.map((plant) => ({
      id: plant.id,
      name: nameOf(plant),
      scientific: plant.names.scientific,
      hazard: plant.safety.hazard,
      warning: plant.safety.warning_first,
      profile: roundedProfile(plant),
      poisonous: poisonousLookAlikes(plant, plants, idOf),
    })),
  });
}

function idsByScientificName(plants: readonly Plant[]): (lookAlike: string) => string | undefined {
  const ids = new Map(
    plants.flatMap(({ id, names }) =>
      [names.scientific, ...names.synonyms].map((name) => [name, id] as const),
    ),
  );
  return (lookAlike) => {
    const scientific = /\(([A-Z][a-z-]+ (?:× )?[a-z-]+)/.exec(lookAlike)?.[1];
    return scientific === undefined ? undefined : ids.get(scientific);
  };
}

/** Those that its own record names as harmful, and dangerous plants whose record names this one. */
function poisonousLookAlikes(
  plant: Plant,
  plants: readonly Plant[],
  idOf: (lookAlike: string) => string | undefined,
): KeyPlant["poisonous"] {
  const named = plant.look_alikes.flatMap(({ name, tell, danger }) => {
    const id = idOf(name);
    return danger === undefined ? [] : [{ name, tell, danger, ...(id === undefined ? {} : { plant: id }) }];
  });
  const naming = plants.flatMap((other) => {
    if (other.safety.hazard !== "dangerous" || named.some((each) => each.plant === other.id)) return [];
    const row = other.look_alikes.find(({ name }) => idOf(name) === plant.id);
    if (row === undefined) return [];
    return [
      {
        name: `${nameOf(other)} (${other.names.scientific})`,
        tell: `To tell ${nameOf(plant)} from it: ${row.tell}`,
        danger: other.safety.warning_first,
        plant: other.id,
      },
    ];
  });
  return [...named, ...naming];
}

/** Two digits are enough for a ranking and halve the file. */
function roundedProfile(plant: Plant): KeyPlant["profile"] {
  const profile = profileOf(plant);
  const rounded: Partial<KeyPlant["profile"]> = {};
  for (const character of characters) {
    const seen = profile[character];
    rounded[character] =
      typeof seen === "string"
        ? seen
        : Object.fromEntries(
            Object.entries(seen).map(([state, share]) => [state, Math.round(share * 100) / 100]),
          );
  }
  return { ...profile, ...rounded };
}
