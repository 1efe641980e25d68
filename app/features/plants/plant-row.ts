// A plant row of the database, parsed. Lists may be empty and texts missing; nothing else varies.
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
  /** An unknown value is treated as caution. */
  hazard: z.catch(z.enum(["none", "caution", "dangerous"]), "caution"),
  /** Only in the database; prerendered pages have none. */
  view_count: z.nullish(z.int()),
});

export type PlantCard = z.infer<typeof plantCardSchema>;

const caution = z.object({
  label: z.string(),
  severity: z.catch(z.enum(["avoid", "caution"]), "avoid"),
  effect: z.string(),
});
const advice = z.object({ advice: z.string(), note: text });
const cautions = z.catch(z.array(caution), []);

export const safetySchema = z.object({
  toxic_parts: z.catch(z.array(z.object({ part: z.string(), effect: z.string() })), []),
  pregnancy: z.nullish(advice),
  breastfeeding: z.nullish(advice),
  children: z.nullish(advice),
  illnesses: cautions,
  interactions: z.catch(z.array(z.extend(caution, { part: z.nullish(z.string()) })), []),
  with_plants: cautions,
  stop: text,
});

export type Safety = z.infer<typeof safetySchema>;
export type Caution = z.infer<typeof caution>;

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
  pronunciation: text,
  guyanese_names: z.catch(z.array(z.object({ name: z.string(), people: text })), []),
  recognise: text,
  look_alikes: z.catch(
    z.array(z.object({ name: z.string(), tell: text, danger: z.nullish(z.string()) })),
    [],
  ),
  habitat: text,
  safety: z.catch(z.nullish(safetySchema), null),
  sources: z.catch(z.array(z.object({ key: z.string(), citation: z.string() })), []),
  image_alt: z.nullish(z.string()),
});

export type PlantDetail = z.infer<typeof plantSchema>;

/** The list shows two lines of the description, so only the short text is fetched. */
export const cardColumns = Object.keys(plantCardSchema.shape)
  .map((column) => (column === "description" ? "description:card_text" : column))
  .join(",");
export const detailColumns = Object.keys(plantSchema.shape).join(",");

export const relatedSchema = z.pick(plantCardSchema, {
  id: true,
  common_name: true,
  scientific_name: true,
  images: true,
  hazard: true,
});
export type RelatedPlant = z.infer<typeof relatedSchema>;
export const relatedColumns = Object.keys(relatedSchema.shape).join(",");
