// The subset of a plant and of the knowledge that the checks read. The mixture page sends only this to the browser.
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

export type CheckKnowledge<P extends CheckablePlant = CheckablePlant> = Pick<
  Knowledge,
  "medicines" | "illnessLabel" | "nameOf"
> & {
  plants: ReadonlyMap<string, P>;
};
