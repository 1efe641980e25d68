// The subset of a plant and of the knowledge that the checks read. The mixture page sends only this to the browser.
import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Named } from "../language/plant-name.ts";
import type { Knowledge } from "../understand/knowledge.ts";

type Safety = Plant["safety"];

export type CheckablePlant = Named & {
  id: string;
  safety: Pick<Safety, "hazard" | "warnings" | "pregnancy" | "breastfeeding" | "children"> & {
    illnesses: readonly Pick<Safety["illnesses"][number], "illness" | "severity" | "effect">[];
    interactions: readonly Pick<
      Safety["interactions"][number],
      "drug_class" | "part" | "severity" | "effect"
    >[];
    with_plants: readonly Pick<Safety["with_plants"][number], "plant" | "severity" | "effect">[];
  };
};

/** Another remedy in the form that the checks read. */
export type CheckableOther = CheckablePlant & { other: Other };

export function checkableOther(other: Other): CheckableOther {
  const {
    id,
    name,
    warning_first,
    pregnancy,
    breastfeeding,
    children,
    illnesses,
    interactions,
    with_plants,
  } = other;
  return {
    id,
    other,
    names: { common: name, guyanese: [] },
    safety: {
      hazard: "caution",
      warnings: warning_first,
      pregnancy,
      breastfeeding,
      children,
      illnesses,
      interactions,
      with_plants,
    },
  };
}

export type CheckKnowledge<P extends CheckablePlant = CheckablePlant> = Pick<
  Knowledge,
  "medicines" | "illnessLabel" | "nameOf"
> & {
  plants: ReadonlyMap<string, P>;
};
