// What people name that is no plant of the catalogue: the schema of content/others/<id>.yaml.
// Shop herbs, foods, spices, drinks, supplements and household remedies; they have no page of their own.
import * as z from "zod";
import { plantSafety } from "./plant-safety.ts";
import { citing, key, oneLine } from "./shapes.ts";

export const otherKinds = [
  "shop herb",
  "food",
  "spice",
  "drink",
  "supplement",
  "oil",
  "household remedy",
] as const;

const { pregnancy, breastfeeding, children, illnesses, interactions, with_plants } = plantSafety.shape;

export const otherSchema = z.strictObject({
  id: key,
  name: oneLine,
  /** Other names, brands and misspellings, in small letters. */
  also: z.array(oneLine),
  /** The species or substance, where there is one. */
  scientific: oneLine.optional(),
  kind: z.enum(otherKinds),
  /** What it is, in one sentence. */
  what: oneLine.max(200),
  /** What is known about its use, with the result of research, in one or two sentences. */
  known_for: z.array(
    z.strictObject({
      complaint: key,
      /** "yes", "a little", "mixed" and "no" are results in people; "not known" means too few or none. */
      verdict: z.enum(["yes", "a little", "mixed", "no", "not known"]),
      text: oneLine.max(240),
      ...citing,
    }),
  ),
  /** How it is used, how much and how long at most, as labels and monographs have it; left out where nobody should. */
  how: z.strictObject({ text: oneLine.max(280), ...citing }).optional(),
  /** How it is used on the skin or hair, or that it is not; where `how` speaks of something else. */
  on_skin: z.strictObject({ text: oneLine.max(200), ...citing }).optional(),
  /** The first thing to know about its safety, in one sentence. */
  warning_first: oneLine.max(160),
  pregnancy,
  breastfeeding,
  children,
  illnesses,
  interactions,
  with_plants,
  /** The plant of the catalogue that it is made from, if any. */
  plant: key.optional(),
  sources: z.array(key).min(1),
});
export type Other = z.infer<typeof otherSchema>;
