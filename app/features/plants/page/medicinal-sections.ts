// The sections of the Medicinal tab: their titles, the ids that links jump to, and their order.
import type { PlantDetail } from "../plant-row.ts";

export type MedicinalSection = { id: string; title: string };

export const medicinalSections = {
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
} as const satisfies Record<string, MedicinalSection>;

/** The sections that this plant has. */
export function sectionsOf({
  safety,
  preparation_methods,
  traditional_uses,
  modern_research,
}: PlantDetail): MedicinalSection[] {
  const all = medicinalSections;
  const present: [MedicinalSection, boolean][] = [
    [all.warnings, true],
    [all.toxicParts, (safety?.toxic_parts.length ?? 0) > 0],
    [all.preparation, Object.keys(preparation_methods).length > 0],
    [all.uses, traditional_uses !== ""],
    [all.research, modern_research !== ""],
    [all.people, Boolean(safety?.pregnancy ?? safety?.breastfeeding ?? safety?.children)],
    [all.medicines, (safety?.interactions.length ?? 0) > 0],
    [all.illnesses, (safety?.illnesses.length ?? 0) > 0],
    [all.plants, (safety?.with_plants.length ?? 0) > 0],
    [all.stop, Boolean(safety?.stop)],
    [all.doctor, true],
  ];
  return present.flatMap(([section, isPresent]) => (isPresent ? [section] : []));
}
