// What every yard gives a child with a cold: a weak tea of kitchen leaves, without a count. The records hold no tested amount for children, which is
// why they keep these as remedies from a child.
import { checkPlant, usageOf } from "../check/check.ts";
import type { PersonFacts } from "../check/facts.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { kitchenTeas } from "./kitchen-amounts.ts";

/** The youngest, in months, where the record says so. */
const youngest: Readonly<Record<string, number>> = { "thick-leaf-thyme": 36 };
const oneYear = 12;

/** Ids of the plants that this child may have as a weak tea: nothing but the missing tests speaks against them. */
export function weakTeasFor(
  ageMonths: number | undefined,
  facts: PersonFacts,
  knowledge: Knowledge,
): string[] {
  if (!facts.who.includes("child") || facts.who.includes("baby")) return [];
  return [...kitchenTeas].filter((id) => {
    const plant = knowledge.plants.get(id);
    if (plant === undefined || (ageMonths ?? Infinity) < (youngest[id] ?? oneYear)) return false;
    const { cautions } = checkPlant(plant, usageOf(undefined), facts, knowledge);
    return (
      plant.safety.children.advice !== "avoid" &&
      cautions.every(({ severity, about }) => severity !== "avoid" || about === "child")
    );
  });
}

/** Whether a sentence offers one of them as such. */
export const isWeakTea = (id: string, sentence: string, weakTeas: readonly string[]): boolean =>
  weakTeas.includes(id) && /\b(?:weak|mild|light|thin)\b/i.test(sentence);
