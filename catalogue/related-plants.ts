// Which plants a plant's page leads to: those for the same complaints, of the same family, or grown in the same places.
// A dangerous plant is never offered as related; it appears only where it could be mistaken for the plant.
import type { Catalogue } from "./catalogue.ts";
import type { Plant } from "./plant.ts";

export type PlantRelations = {
  /** The nearest first. */
  related: string[];
  /** Dangerous plants that it could be mistaken for. */
  mistakenFor: string[];
};

const relatedKept = 8;
const sameFamily = 2;
const samePlace = 0.5;
/** A slight preference for plants that readers know. */
const askedOften = 0.4;

/** Where plants grow in Guyana, by the words of `habitat`. */
const places: readonly RegExp[] = [
  /\b(?:yards?|dooryards?|kitchen gardens?|pots?|fences?|hedges?)\b/i,
  /\b(?:farms?|orchards?|fields?|plantations?|market gardens?)\b/i,
  /\b(?:roadsides?|waste (?:ground|places)|empty lots|abandoned lots|lawns?|pastures?)\b/i,
  /\b(?:trench(?:es)?|ditch(?:es)?|swamps?|ponds?|wet ground)\b/i,
  /\b(?:rivers?|riversides?|creeks?|riverbanks?)\b/i,
  /\b(?:beach(?:es)?|seawall|mangroves?|shore|coastal sand)\b/i,
  /\b(?:savannahs?|rupununi)\b/i,
  /\b(?:white sand|sand belt)\b/i,
  /\b(?:forests?|rainforest|bush)\b/i,
];

export function plantRelations({ plants, complaints, scope }: Catalogue): Map<string, PlantRelations> {
  const offered = new Set(complaints.filter(({ care }) => care !== "doctor first").map(({ id }) => id));
  const known = new Set(scope.filter((entry) => entry.asked_often).map(({ id }) => id));
  const entries = plants.map((plant) => ({
    plant,
    complaints: new Set(plant.uses.map((use) => use.complaint).filter((id) => offered.has(id))),
    places: places.map((place) => place.test(plant.habitat)),
    mayBeOffered: plant.safety.hazard !== "dangerous",
  }));
  const usedFor = (id: string) => entries.filter((entry) => entry.complaints.has(id)).length;
  // A complaint that few plants share relates them more than one that half of them share.
  const rarity = new Map([...offered].map((id) => [id, Math.log(entries.length / Math.max(1, usedFor(id)))]));

  type Entry = (typeof entries)[number];
  const nearness = (one: Entry, other: Entry): number => {
    const shared = [...one.complaints].filter((id) => other.complaints.has(id));
    const complaint = shared.reduce((sum, id) => sum + (rarity.get(id) ?? 0), 0);
    const family = one.plant.names.family === other.plant.names.family ? sameFamily : 0;
    const place = one.places.filter((grows, index) => grows && other.places[index]).length * samePlace;
    // Plants with many uses would otherwise be near to everything.
    const breadth = Math.sqrt(1 + one.complaints.size) * Math.sqrt(1 + other.complaints.size);
    return (3 * complaint) / breadth + family + place + (known.has(other.plant.id) ? askedOften : 0);
  };

  const mistaken = mistakenPlants(plants);
  return new Map(
    entries.map((one) => [
      one.plant.id,
      {
        related: entries
          .filter((other) => other !== one && other.mayBeOffered)
          .map((other) => ({ id: other.plant.id, near: nearness(one, other) }))
          .toSorted((a, b) => b.near - a.near || (a.id < b.id ? -1 : 1))
          .slice(0, relatedKept)
          .map(({ id }) => id),
        mistakenFor: [...(mistaken.get(one.plant.id) ?? [])],
      },
    ]),
  );
}

/** Dangerous plants by the plants they are confused with; either of the two files may name the other. */
function mistakenPlants(plants: readonly Plant[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>(plants.map(({ id }) => [id, new Set()]));
  for (const plant of plants)
    for (const other of plants) {
      const named = plant.look_alikes.some(({ name }) => name.includes(other.names.scientific));
      if (!named) continue;
      if (other.safety.hazard === "dangerous") found.get(plant.id)?.add(other.id);
      if (plant.safety.hazard === "dangerous") found.get(other.id)?.add(plant.id);
    }
  return found;
}
