// The facts about a person that a plant is checked against.

import type { WhoKind } from "../language/people.ts";
import { notSwallowed } from "../understand/medicines.ts";
import type { KnownIllness, TakenMedicine } from "../understand/understanding.ts";
import type { CheckKnowledge } from "./checkable.ts";

export type PersonFacts = {
  medicines: { id: string; written: string; classes: ReadonlySet<string> }[];
  illnesses: { id: string; written: string }[];
  who: readonly WhoKind[];
  /** Other plants in the same question or mixture. */
  otherPlants: readonly string[];
};

export function personFacts(
  {
    medicines,
    illnesses,
    who,
    plants,
  }: {
    medicines: readonly TakenMedicine[];
    illnesses: readonly KnownIllness[];
    who: readonly WhoKind[];
    plants: readonly string[];
  },
  knowledge: Pick<CheckKnowledge, "medicines">,
): PersonFacts {
  return {
    medicines: medicines.map(({ id, written }) => ({ id, written, classes: classesOf(id, knowledge) })),
    illnesses: illnesses.map(({ id, written }) => ({ id, written })),
    who,
    otherPlants: plants,
  };
}

/**
 * The classes whose interactions apply to someone who takes `id`: itself, the wider ones, and the narrower ones too,
 * because "blood thinner" may mean warfarin.
 */
export function classesOf(id: string, knowledge: Pick<CheckKnowledge, "medicines">): ReadonlySet<string> {
  const classes = new Set(knowledge.medicines.withWider(id));
  for (const narrower of knowledge.medicines.narrowerThan(id)) classes.add(narrower);
  if (![...classes].some((each) => notSwallowed.has(each)) && id !== "oral-medicines")
    classes.add("oral-medicines");
  return classes;
}
