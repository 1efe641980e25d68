import type { PlantCard } from "../plant-row.ts";

/** The first Guyanese name that says more than the common name, if there is one. */
export function otherName({ creole_names, common_name }: PlantCard): string | undefined {
  return creole_names.find((name) => name.toLowerCase() !== common_name.toLowerCase());
}
