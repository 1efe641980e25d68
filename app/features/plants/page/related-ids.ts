import type { PlantDetail } from "../plant-row.ts";

const relatedShown = 4;

/** The plants that the end of a page leads to: those it could be mistaken for, then related ones. */
export function relatedIds({
  mistaken_for,
  related_plants,
}: Pick<PlantDetail, "mistaken_for" | "related_plants">): string[] {
  return [...mistaken_for, ...related_plants.slice(0, relatedShown)];
}
