// The facts about a person that a plant is checked against.

import type { WhoKind } from "../language/people.ts";
import { notSwallowed } from "../understand/medicines.ts";
import type { KnownIllness, TakenMedicine } from "../understand/understanding.ts";
import type { CheckKnowledge } from "./checkable.ts";

export type TakenClasses = {
  id: string;
  written: string;
  /** The classes that the medicine surely belongs to. */
  classes: ReadonlySet<string>;
  /** The narrower classes that it may belong to, where the person only named a class: "water tablet" may mean one that keeps potassium. */
  possible: ReadonlySet<string>;
};

export type PersonFacts = {
  medicines: TakenClasses[];
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
    medicines: medicines
      .filter(({ onSkin }) => !onSkin)
      .map(({ id, written }) => classesOf(id, written, knowledge)),
    illnesses: illnesses.map(({ id, written }) => ({ id, written })),
    who,
    otherPlants: plants,
  };
}

/** The classes whose interactions apply to someone who takes what they call `written`. */
function classesOf(
  id: string,
  written: string,
  { medicines }: Pick<CheckKnowledge, "medicines">,
): TakenClasses {
  const classes = new Set(medicines.withWider(id));
  const possible = new Set(medicines.isMember(id, written) ? [] : medicines.narrowerThan(id));
  if (![...classes].some((each) => notSwallowed.has(each)) && id !== "oral-medicines")
    classes.add("oral-medicines");
  return { id, written, classes, possible };
}
