// The addresses that become HTML files at build time. Signed-in screens are not among them.
import { loadPlants } from "#catalogue/load.ts";
import { paths } from "./lib/paths.ts";

export async function publicPaths(): Promise<string[]> {
  const plants = await loadPlants();
  return [paths.home, paths.plants, ...plants.map((plant) => paths.plant(plant.id))];
}
