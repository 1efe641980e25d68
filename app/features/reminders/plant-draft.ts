// What the form for a new reminder says when it was opened from a plant's page.
import { guyaneseName } from "#app/features/plants/names-first.ts";
import type { PlantDetail } from "#app/features/plants/plant-row.ts";
import { reminderMessages } from "./messages.ts";
import type { Draft } from "./reminder.ts";

type Plant = Pick<PlantDetail, "common_name" | "creole_names" | "preparation_limits">;

/** `preparation`: without a known one, the shortest limit of all preparations holds. */
export function plantDraft(plant: Plant, preparation: string | null): Pick<Draft, "title" | "description"> {
  const name = guyaneseName(plant) ?? plant.common_name;
  const chosen = preparation === null ? undefined : plant.preparation_limits[preparation];
  const days = (chosen ? [chosen] : Object.values(plant.preparation_limits))
    .map(({ days_at_most }) => days_at_most)
    .filter((limit) => limit !== "not recorded");
  return {
    title: chosen ? `${name}: ${preparation?.replaceAll("_", " ").toLowerCase()}` : name,
    description: days.length > 0 ? reminderMessages.daysAtMost(Math.min(...days)) : "",
  };
}
