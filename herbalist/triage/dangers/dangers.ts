// All dangers, the most urgent groups first: where several are found, the first one chooses the first aid.
import { bleedingAndBelly } from "./bleeding-and-belly.ts";
import { brain } from "./brain.ts";
import { crisis } from "./crisis.ts";
import { type Combination, type Danger, type DangerLevel, parseCombination } from "./danger.ts";
import { general } from "./general.ts";
import { heartAndBreathing } from "./heart-and-breathing.ts";
import { infectionAndAllergy } from "./infection-and-allergy.ts";
import { injuryAndPoisoning } from "./injury-and-poisoning.ts";
import { pregnancyAndNewborn } from "./pregnancy-and-newborn.ts";
import { seeWithinADay } from "./see-within-a-day.ts";
import { sugarAndPressure } from "./sugar-and-pressure.ts";

export const dangers: readonly Danger[] = [
  ...crisis,
  ...pregnancyAndNewborn,
  ...injuryAndPoisoning,
  ...infectionAndAllergy,
  ...sugarAndPressure,
  ...heartAndBreathing,
  ...brain,
  ...bleedingAndBelly,
  ...general,
  ...seeWithinADay,
];

export const combinationsOf: ReadonlyMap<string, readonly Combination[]> = new Map(
  dangers.map(({ id, when }) => [id, when.map(parseCombination)]),
);

export function levelOfDanger(id: string): DangerLevel | undefined {
  return dangers.find((danger) => danger.id === id)?.level;
}
