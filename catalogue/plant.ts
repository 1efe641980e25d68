// One plant of the catalogue: the schema of content/plants/<id>.yaml and the types inferred from it.
// content/WRITING.md explains each field with good and bad examples.
import * as z from "zod";
import { keyTraits } from "./key-traits.ts";
import { plantSafety } from "./plant-safety.ts";
import { plateTraits } from "./plate-traits.ts";
import { citing, key, oneLine, prose } from "./shapes.ts";
import {
  availabilities,
  categories,
  difficulties,
  evidenceGrades,
  isSwallowed,
  outcomes,
  peoples,
  plantParts,
  routes,
  traditionGrades,
} from "./words.ts";

const names = z.strictObject({
  common: oneLine,
  scientific: z
    .string()
    .regex(/^[A-Z][a-z-]+ (× )?[a-z-]+$/, "must be a genus and a species, such as Azadirachta indica"),
  synonyms: z.array(oneLine).default([]),
  family: z.string().regex(/^[A-Z][a-z]+aceae$/, "must be a family name ending in -aceae"),
  /** How the scientific name is pronounced, stressed syllables in capitals. */
  pronunciation: oneLine,
  /** Names used in Guyana, the best known first; an empty list means that none is known. */
  guyanese: z.array(z.strictObject({ name: oneLine, people: z.enum(peoples).default("Guyanese") })),
});

const lookAlike = z.strictObject({
  name: oneLine,
  /** How to tell the two apart. */
  tell: oneLine,
  /** What happens if it is taken by mistake; left out when the look-alike is harmless. */
  danger: oneLine.optional(),
});

/** What came out when this preparation was tested in people for this complaint. */
const result = z.strictObject({
  outcome: z.enum(outcomes),
  /** One sentence: who, how many, what came out. */
  text: oneLine.max(240),
  ...citing,
});

const use = z.strictObject({
  part: z.enum(plantParts),
  /** How it is prepared, in a few words: "leaf tea", "warm leaf on the skin", "bath". */
  preparation: oneLine,
  route: z.enum(routes),
  complaint: key,
  /** Which people, or where. */
  who: oneLine,
  tradition: z.enum(traditionGrades),
  evidence: z.enum(evidenceGrades),
  /** Present where people were tested, whatever came out. */
  result: result.optional(),
  ...citing,
});
export type PlantUse = z.infer<typeof use>;

const notRecorded = z.literal("not recorded");

/** The limits that the record gives for one preparation. */
const limits = z.strictObject({
  /** For one time: "1 cup", "3 or 4 leaves in a cup". */
  amount: oneLine.max(80),
  times_a_day: z.union([z.int().min(1).max(8), notRecorded]),
  days_at_most: z.union([z.int().min(1).max(90), notRecorded]),
  /** "1 day in the fridge", "make it fresh". */
  keeps: oneLine.max(60),
});

const preparation = z.strictObject({
  route: z.enum(routes),
  text: prose,
  limits,
  /** Where the plant is also ordinary food or drink: what is usual every day, as against the limit of days for the remedy. */
  every_day: oneLine.max(200).optional(),
});
export type Preparation = z.infer<typeof preparation>;

const growing = z.strictObject({
  light: oneLine,
  water: oneLine,
  soil: oneLine,
  propagation: oneLine,
  harvest: oneLine,
});

const provenance = z.strictObject(citing);

export const plantSchema = z
  .strictObject({
    id: key,
    names,
    description: prose,
    recognise: prose,
    look_alikes: z.array(lookAlike),
    habitat: prose,
    history: prose,
    fun_facts: z.array(oneLine).min(3).max(5),
    /** Shown when it is the plant of the day; several lines alternate from round to round. */
    of_the_day: z.array(oneLine).min(1).max(3),
    category_tags: z.array(z.enum(categories)),
    difficulty_level: z.enum(difficulties),
    availability: z.enum(availabilities),
    cultural_origin: z.array(oneLine).min(1),
    uses: z.array(use),
    traditional_uses: prose,
    modern_research: prose,
    safety: plantSafety,
    preparation_methods: z.record(oneLine, preparation),
    growing_info: growing,
    /** How each group of prose is known; `identity` covers names, looks, look-alikes, habitat, key and plate. */
    provenance: z.strictObject({
      identity: provenance,
      history: provenance,
      research: provenance,
      preparations: provenance,
      growing: provenance,
      safety: provenance,
    }),
    sources: z.array(key).min(1),
    key: keyTraits,
    plate: plateTraits,
  })
  .superRefine((plant, ctx) => {
    const addIssue = (message: string, ...path: (string | number)[]) =>
      ctx.addIssue({ code: "custom", message, path });
    const words = plant.description.trim().split(/\s+/).length;
    if (words < 60 || words > 120) addIssue(`has ${words} words; 60 to 120 are wanted`, "description");
    for (const tag of duplicates(plant.category_tags)) addIssue(`lists "${tag}" twice`, "category_tags");
    for (const name of duplicates(plant.names.guyanese.map((entry) => entry.name.toLowerCase())))
      addIssue(`lists "${name}" twice`, "names", "guyanese");
    if (plant.safety.hazard !== "dangerous") {
      if (plant.uses.length === 0) addIssue("is empty; only a dangerous plant may have no uses", "uses");
      return;
    }
    if (!firstSentenceWarns(plant.description))
      addIssue("must say in its first sentence that the plant is dangerous or poisonous", "description");
    if (!firstSentenceWarns(plant.safety.warnings))
      addIssue(
        "must say in its first sentence that the plant is dangerous or poisonous",
        "safety",
        "warnings",
      );
    for (const [name, method] of Object.entries(plant.preparation_methods))
      if (isSwallowed(method.route))
        addIssue("a dangerous plant has no preparation to swallow", "preparation_methods", name);
    plant.uses.forEach((entry, index) => {
      if (isSwallowed(entry.route))
        addIssue("a dangerous plant has no use by mouth; tell it under history", "uses", index);
    });
  });

/** A validated plant with defaults filled in. */
export type Plant = z.infer<typeof plantSchema>;

function duplicates(list: string[]): string[] {
  return list.filter((item, index) => list.indexOf(item) !== index);
}

function firstSentenceWarns(text: string): boolean {
  const first = text.trim().split(/(?<=[.!?])\s/)[0] ?? "";
  return /\b(dangerous|poison\w*|toxic|deadly)\b/i.test(first);
}
