// The checks of the content's prose, for the tests, the build and `npm run content`.
import type { Catalogue } from "./catalogue.ts";
import { plantProseFaults, sharedProseFaults } from "./plant-prose.ts";

/** Banned claims, reading level, repeated text and duplicate names: what the schemas cannot check. */
export function proseFaults({ plants }: Catalogue): string[] {
  return [...plants.flatMap(plantProseFaults), ...sharedProseFaults(plants), ...nameFaults(plants)];
}

/** Two plants may share a Guyanese name (there are two vervines), but not a common or scientific one. */
function nameFaults(plants: Catalogue["plants"]): string[] {
  const seen = new Map<string, string>();
  const faults: string[] = [];
  for (const { id, names } of plants)
    for (const name of [names.common, names.scientific]) {
      const first = seen.get(name.toLowerCase());
      if (first !== undefined)
        faults.push(`content/plants/${id}.yaml: names: "${name}" is the name of ${first} too`);
      else seen.set(name.toLowerCase(), id);
    }
  return faults;
}
