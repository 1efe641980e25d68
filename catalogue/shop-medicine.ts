// A medicine that a pharmacist sells without a prescription, with the dose of its label: the schema of content/pharmacy.yaml and its references.
import * as z from "zod";
import { faultsOfCitation, type Lookup } from "./plant-references.ts";
import { citing, key, oneLine } from "./shapes.ts";

/**
 * "adults": no child and no pregnancy; "healthy adults": also no illness, no other medicine and no breastfeeding; "from two years": no
 * pregnancy; "pregnancy": nobody else.
 */
export const suitedPeople = ["adults", "healthy adults", "from two years", "pregnancy"] as const;

export const shopMedicineSchema = z.strictObject({
  id: key,
  label: oneLine,
  /** How records and messages name it. */
  names: z.array(oneLine.regex(/^[a-z][a-z -]*$/, "must be words in small letters")).min(1),
  /** It is meant only where this word follows its name ("gel"), … */
  form: key.optional(),
  /** … or only where this word does not. */
  not_form: key.optional(),
  suits: z.enum(suitedPeople),
  /** Illnesses that rule it out, and "breastfeeding". */
  not_with: z.array(key).default([]),
  /** Given with every complaint, named or not. */
  for_any_complaint: z.boolean().default(false),
  text: oneLine.max(400),
  ...citing,
});
export type ShopMedicine = z.infer<typeof shopMedicineSchema>;

export function shopMedicineFaults(medicine: ShopMedicine, known: Lookup): string[] {
  const faults = [
    ...faultsOfCitation(medicine),
    ...medicine.source
      .filter((source) => !known.sources.has(source))
      .map((source) => `"${source}" is not in content/sources.yaml`),
    ...medicine.not_with
      .filter((id) => id !== "breastfeeding" && !known.illnesses.has(id))
      .map((id) => `"${id}" is not a known illness`),
  ];
  return faults.map((fault) => `content/pharmacy.yaml: ${medicine.id}: ${fault}`);
}
