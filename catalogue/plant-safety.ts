// The safety section of a plant's file: hazard, toxic parts, contraindications and interactions.
// Missing knowledge is stated ("no information found"); an empty list means that nothing was found.
import * as z from "zod";
import { citing, key, oneLine, prose } from "./shapes.ts";
import { advices, hazards, plantParts, severities } from "./words.ts";

const severity = z.enum(severities);

const advice = z.strictObject({ advice: z.enum(advices), note: oneLine });

const withIllness = z.strictObject({
  illness: key,
  severity,
  effect: oneLine,
  ...citing,
});
export type IllnessCaution = z.infer<typeof withIllness>;

const withMedicine = z.strictObject({
  drug_class: key,
  /** Which part of the plant, when only one is meant. */
  part: z.enum(plantParts).optional(),
  severity,
  effect: oneLine,
  ...citing,
});
export type MedicineInteraction = z.infer<typeof withMedicine>;

const withPlant = z.strictObject({
  plant: key,
  severity,
  effect: oneLine,
  ...citing,
});
export type PlantInteraction = z.infer<typeof withPlant>;

export const plantSafety = z.strictObject({
  hazard: z.enum(hazards),
  /** The one warning for cards and the red box: what harms, and whom. */
  warning_first: oneLine.max(110),
  warnings: prose,
  toxic_parts: z.array(z.strictObject({ part: z.enum(plantParts), effect: oneLine })),
  pregnancy: advice,
  breastfeeding: advice,
  children: advice,
  illnesses: z.array(withIllness),
  interactions: z.array(withMedicine),
  with_plants: z.array(withPlant).default([]),
  /** When to stop, and what to do then. */
  stop: oneLine,
});
export type PlantSafety = z.infer<typeof plantSafety>;
