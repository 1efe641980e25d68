// Parses rows of `plants` with all columns, as the API returns them.
import * as z from "zod/mini";
import type { ParsedRow } from "#app/lib/parsed-row.ts";
import type { SafetyDocument, StoredPlant } from "#catalogue/plant-row.ts";
import { plantCardSchema, text, texts } from "./card-row.ts";

const pairs = z.pipe(
  z.nullish(z.record(z.string(), z.string())),
  z.transform((value) => value ?? {}),
);

const caution = z.object({
  label: z.string(),
  severity: z.catch(z.enum(["avoid", "caution"]), "avoid"),
  effect: z.string(),
});
const advice = z.object({ advice: z.string(), note: text });
const cautions = z.catch(z.array(caution), []);

const use = z.object({
  complaint_label: z.string(),
  preparation: z.string(),
  result: z.nullish(
    z.object({ outcome: z.enum(["helped", "helped a little", "mixed", "no effect"]), text: z.string() }),
  ),
});

const number = z.union([z.int(), z.literal("not recorded")]);
const limits = z.object({
  route: z.string(),
  amount: z.string(),
  times_a_day: number,
  days_at_most: number,
  keeps: z.string(),
  every_day: z.nullish(z.string()),
});
export type PreparationLimits = z.infer<typeof limits>;

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

export type Safety = ParsedRow<typeof safetySchema, SafetyDocument>;
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
  sources: z.catch(
    z.array(z.object({ key: z.string(), citation: z.string(), url: z.nullish(z.string()) })),
    [],
  ),
  uses: z.catch(z.array(use), []),
  warning_first: text,
  preparation_limits: z.catch(z.record(z.string(), limits), {}),
  related_plants: texts,
  mistaken_for: texts,
  claims_read: z._default(z.int(), 0),
  claims_total: z._default(z.int(), 0),
  image_alt: z.nullish(z.string()),
});

export type PlantDetail = ParsedRow<typeof plantSchema, StoredPlant>;

export const detailColumns = Object.keys(plantSchema.shape).join(",");

export const relatedSchema = z.pick(plantCardSchema, {
  id: true,
  common_name: true,
  scientific_name: true,
  creole_names: true,
  images: true,
  hazard: true,
});
export type RelatedPlant = ParsedRow<typeof relatedSchema, StoredPlant>;
export const relatedColumns = Object.keys(relatedSchema.shape).join(",");
