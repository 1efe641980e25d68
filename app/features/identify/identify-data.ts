// The key's data: each plant's profile, its warning, and the poisonous plants that it may be mistaken for.
import * as z from "zod/mini";
import { hazards } from "#catalogue/words.ts";
import { characters } from "#identify/key.ts";

const seen = z.union([z.enum(["unknown", "absent"]), z.record(z.string(), z.number())]);

const poisonousLookAlike = z.object({
  name: z.string(),
  tell: z.string(),
  danger: z.string(),
  /** Its id, where it is a plant of the catalogue. */
  plant: z.optional(z.string()),
});

const keyPlant = z.object({
  id: z.string(),
  name: z.string(),
  scientific: z.string(),
  hazard: z.enum(hazards),
  warning: z.string(),
  profile: z.record(z.enum(characters), seen),
  poisonous: z.array(poisonousLookAlike),
});
export type KeyPlant = z.infer<typeof keyPlant>;

export const identifyDataSchema = z.object({ plants: z.array(keyPlant) });
export type IdentifyData = z.infer<typeof identifyDataSchema>;
