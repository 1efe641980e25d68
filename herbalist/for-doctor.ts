// What a consultation holds for a doctor: what the question mentions, the plants that its answer named and the cautions
// recorded about them. Nothing of the answer's advice.
import { sentence } from "./answer/phrasing.ts";
import { type Caution, checkPlant, usageOf } from "./check/check.ts";
import { personFacts } from "./check/facts.ts";
import type { Herbalist } from "./herbalist.ts";

export type DoctorNote = {
  /** Complaints, illnesses and the person, such as "High blood pressure" or "Pregnant". */
  about: string[];
  medicines: string[];
  plants: { name: string; cautions: string[] }[];
};

/** `plantIds`: the plants that the answer named; those that the catalogue no longer has are left out. */
export function noteForDoctor(
  question: string,
  plantIds: readonly string[],
  { answer, knowledge }: Herbalist,
): DoctorNote {
  const { understood, decisions } = answer(question);
  const labels = (...kinds: string[]) =>
    understood.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
  // The plants of an answer are a choice, not a mixture: each is checked alone.
  const facts = personFacts({ ...decisions.understanding, plants: [] }, knowledge);
  const plants = [...new Set(plantIds)].flatMap((id) => knowledge.plants.get(id) ?? []);
  return {
    about: labels("complaint", "illness", "who"),
    medicines: labels("medicine"),
    plants: plants.map((plant) => {
      const { names, safety } = plant;
      const local = knowledge.nameOf(plant);
      const common = local.toLowerCase() === names.common.toLowerCase() ? "" : `, ${names.common}`;
      const { cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
      return {
        name: `${local}${common} (${names.scientific})`,
        cautions: [sentence(safety.warning_first), ...cautions.flatMap(cautionLine)],
      };
    }),
  };
}

/** The first warning says the hazard already. */
function cautionLine({ about, label, severity, effect }: Caution): string[] {
  if (about === "hazard") return [];
  const subject = about === "pregnancy" || about === "breastfeeding" || about === "child" ? "In" : "With";
  return [`${subject} ${label.toLowerCase()}: ${severity}. ${sentence(effect)}`];
}
