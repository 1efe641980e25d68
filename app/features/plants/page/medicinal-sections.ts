// The parts of the Medicinal tab: their titles, the ids that links jump to, and their order.
import type { PlantDetail } from "../plant-row.ts";

export type MedicinalPart = { id: string; title: string };

export const medicinalParts = {
  warnings: { id: "safety-warnings", title: "Safety Warnings" },
  toxicParts: { id: "poisonous-parts", title: "Poisonous parts" },
  preparation: { id: "preparation", title: "Preparation Methods" },
  uses: { id: "traditional-uses", title: "Traditional Uses" },
  research: { id: "modern-research", title: "Modern Research" },
  people: { id: "mothers-and-children", title: "For mothers and children" },
  medicines: { id: "with-medicines", title: "With medicines" },
  illnesses: { id: "with-illnesses", title: "With illnesses" },
  plants: { id: "with-plants", title: "With other plants" },
  stop: { id: "when-to-stop", title: "When to stop" },
  doctor: { id: "tell-my-doctor", title: "Tell my doctor" },
} as const satisfies Record<string, MedicinalPart>;

/** The parts that this plant has. */
export function partsOf({
  safety,
  preparation_methods,
  traditional_uses,
  modern_research,
}: PlantDetail): MedicinalPart[] {
  const parts = medicinalParts;
  const present: [MedicinalPart, boolean][] = [
    [parts.warnings, true],
    [parts.toxicParts, (safety?.toxic_parts.length ?? 0) > 0],
    [parts.preparation, Object.keys(preparation_methods).length > 0],
    [parts.uses, traditional_uses !== ""],
    [parts.research, modern_research !== ""],
    [parts.people, Boolean(safety?.pregnancy ?? safety?.breastfeeding ?? safety?.children)],
    [parts.medicines, (safety?.interactions.length ?? 0) > 0],
    [parts.illnesses, (safety?.illnesses.length ?? 0) > 0],
    [parts.plants, (safety?.with_plants.length ?? 0) > 0],
    [parts.stop, Boolean(safety?.stop)],
    [parts.doctor, true],
  ];
  return present.flatMap(([part, isPresent]) => (isPresent ? [part] : []));
}
