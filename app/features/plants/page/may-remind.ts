import type { PlantDetail } from "../plant-row.ts";

/** Whether the page offers a reminder: never for a dangerous plant, whatever is recorded of its use. */
export function mayRemind({ hazard, preparation_methods }: PlantDetail): boolean {
  return hazard !== "dangerous" && Object.keys(preparation_methods).length > 0;
}
