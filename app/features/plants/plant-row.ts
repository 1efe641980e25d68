// A plant as the database tells it, parsed at the door. Lists may be empty and texts missing; nothing else varies.
import * as z from "zod/mini";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const texts = z.pipe(
  z.nullish(z.array(z.string())),
  z.transform((value) => value ?? []),
);
const pairs = z.pipe(
  z.nullish(z.record(z.string(), z.string())),
  z.transform((value) => value ?? {}),
);

export const plantCardSchema = z.object({
  id: z.string(),
  common_name: z.string(),
  scientific_name: z.string(),
  description: text,
  creole_names: texts,
  images: texts,
  category_tags: texts,
  difficulty_level: z.nullish(z.string()),
  availability: z.nullish(z.string()),
  /** A word this page does not know is treated as a reason for care. */
  hazard: z.catch(z.enum(["none", "caution", "dangerous"]), "caution"),
  /** Belongs to the database; a printed page has none. */
  view_count: z.nullish(z.int()),
});

export type PlantCard = z.infer<typeof plantCardSchema>;

export const plantSchema = z.extend(plantCardSchema, {
  plant_family: z.nullish(z.string()),
  cultural_origin: texts,
  history: text,
  traditional_uses: text,
  modern_research: text,
  safety_warnings: text,
  preparation_methods: pairs,
  growing_info: pairs,
  fun_facts: texts,
});

export type PlantDetail = z.infer<typeof plantSchema>;

export const cardColumns = Object.keys(plantCardSchema.shape).join(",");
export const detailColumns = Object.keys(plantSchema.shape).join(",");
