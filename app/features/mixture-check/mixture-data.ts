// The mixture page's data: the plants' safety rows and the names of medicines and illnesses.
import * as z from "zod/mini";
import { advices, hazards, plantParts, severities } from "#catalogue/words.ts";

const severity = z.enum(severities);
const advice = z.object({ advice: z.enum(advices), note: z.string() });

const plant = z.object({
  id: z.string(),
  names: z.object({ common: z.string(), guyanese: z.array(z.object({ name: z.string() })) }),
  safety: z.object({
    hazard: z.enum(hazards),
    warnings: z.string(),
    pregnancy: advice,
    breastfeeding: advice,
    children: advice,
    illnesses: z.array(z.object({ illness: z.string(), severity, effect: z.string() })),
    interactions: z.array(
      z.object({
        drug_class: z.string(),
        part: z.optional(z.enum(plantParts)),
        severity,
        effect: z.string(),
      }),
    ),
    with_plants: z.array(z.object({ plant: z.string(), severity, effect: z.string() })),
  }),
});

/**
 * `names`: common names. `unheard`: those that the chat does not recognise on their own. `members`: the names that mean one
 * medicine of a class that has narrower ones, as "Lasix" does and "water tablet" does not.
 */
const drugClass = z.object({
  id: z.string(),
  label: z.string(),
  part_of: z.array(z.string()),
  names: z.array(z.string()),
  unheard: z.array(z.string()),
  members: z.array(z.string()),
});
const illness = z.object({
  id: z.string(),
  label: z.string(),
  names: z.array(z.string()),
  unheard: z.array(z.string()),
});

export const mixtureDataSchema = z.object({
  plants: z.array(plant),
  drugClasses: z.array(drugClass),
  illnesses: z.array(illness),
});
export type MixtureData = z.infer<typeof mixtureDataSchema>;
