// Applies the checks to a mixture of plants and medicines: what is documented for each pair, or that nothing was found.
// Works on resolved ids, so that it also runs in a browser.
import type { WhoKind } from "../language/people.ts";
import { type Caution, type Checked, checkPlant } from "./check.ts";
import type { CheckablePlant, CheckKnowledge } from "./checkable.ts";
import { personFacts } from "./facts.ts";

export type MixtureFinding = Caution & { plant: string; plantName: string };

export type Mixture = {
  findings: MixtureFinding[];
  /** Pairs of plant and medicine, illness or plant for which nothing is documented. */
  nothingFound: { plant: string; plantName: string; with: string }[];
  /** Plants that are dangerous for everyone. */
  dangerous: { plant: string; plantName: string; effect: string }[];
  /** Names that the catalogue does not contain. */
  unknown: string[];
};

/** A name as written, with the ids of its drug classes or illnesses; empty if it is unknown. */
export type Resolved = { written: string; ids: readonly string[] };

export function checkResolvedMixture(
  {
    plantIds,
    taken,
    known,
    who,
  }: {
    plantIds: readonly string[];
    taken: readonly Resolved[];
    known: readonly Resolved[];
    who: readonly WhoKind[];
  },
  knowledge: CheckKnowledge,
): Mixture {
  const plants = [...new Set(plantIds)]
    .map((id) => knowledge.plants.get(id))
    .filter((plant) => plant !== undefined);
  const unknown = plantIds.filter((id) => !knowledge.plants.has(id));
  unknown.push(...[...taken, ...known].filter(({ ids }) => ids.length === 0).map(({ written }) => written));
  const facts = personFacts(
    {
      medicines: taken.flatMap(({ written, ids }) =>
        ids.map((id) => ({ id, written, from: "question" as const })),
      ),
      illnesses: known.flatMap(({ written, ids }) =>
        ids.map((id) => ({ id, written, from: "question" as const })),
      ),
      who,
      plants: plants.map(({ id }) => id),
    },
    knowledge,
  );
  const checked = plants.map((plant) =>
    checkPlant(plant, { route: "drink", part: undefined }, facts, knowledge),
  );
  return {
    findings: onePerPair(checked, knowledge),
    nothingFound: checked.flatMap(({ plant, cautions }) =>
      missing(plant, cautions, taken, known, plants, checked, knowledge),
    ),
    dangerous: plants
      .filter(({ safety }) => safety.hazard === "dangerous")
      .map((plant) => ({
        plant: plant.id,
        plantName: knowledge.nameOf(plant),
        effect: plant.safety.warnings,
      })),
    unknown: [...new Set(unknown)],
  };
}

/** A pair of plants is reported once, and a medicine of several classes by its strictest row. */
function onePerPair(checked: Checked<CheckablePlant>[], knowledge: CheckKnowledge): MixtureFinding[] {
  const findings = new Map<string, MixtureFinding>();
  for (const { plant, cautions } of checked)
    for (const caution of cautions) {
      if (caution.about === "hazard") continue;
      const partner =
        caution.about === "plant"
          ? [plant.id, caution.id].sort().join("+")
          : `${plant.id}:${caution.about}:${caution.written}`;
      const earlier = findings.get(partner);
      if (earlier && (earlier.severity === "avoid" || caution.severity === "caution")) continue;
      findings.set(partner, { ...caution, plant: plant.id, plantName: knowledge.nameOf(plant) });
    }
  return [...findings.values()].sort(
    (a, b) => Number(b.severity === "avoid") - Number(a.severity === "avoid"),
  );
}

function missing(
  plant: CheckablePlant,
  cautions: Caution[],
  taken: readonly Resolved[],
  known: readonly Resolved[],
  plants: CheckablePlant[],
  checked: Checked<CheckablePlant>[],
  knowledge: CheckKnowledge,
): Mixture["nothingFound"] {
  const plantName = knowledge.nameOf(plant);
  const reported = new Set(cautions.map(({ written }) => written));
  const partners = [...taken, ...known]
    .filter(({ ids }) => ids.length > 0)
    .map(({ written }) => written)
    .filter((written) => !reported.has(written));
  const others = plants
    .filter(({ id }) => id > plant.id)
    .filter(
      (other) =>
        !checked.some((one) =>
          one.cautions.some(
            (caution) =>
              caution.about === "plant" &&
              [one.plant.id, caution.id].sort().join() === [plant.id, other.id].sort().join(),
          ),
        ),
    )
    .map((other) => knowledge.nameOf(other));
  return [...partners, ...others].map((partner) => ({ plant: plant.id, plantName, with: partner }));
}
