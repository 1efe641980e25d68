// Selects and ranks the plants documented for a condition. Pure.
import type { Condition } from "#catalogue/condition.ts";
import type { Plant, PlantUse } from "#catalogue/plant.ts";

export type DocumentedUse = {
  /** How it is prepared, such as "leaf tea". */
  preparation: string;
  /** The complaints it is used for, where the condition covers several. */
  complaints: string[];
};

export type DocumentedPlant = {
  id: string;
  name: string;
  /** The Guyanese name, where it is another. */
  guyanese: string | undefined;
  scientificName: string;
  hazard: "none" | "caution";
  tradition: PlantUse["tradition"];
  evidence: PlantUse["evidence"];
  /** What came out in people, where they were tested. */
  result: PlantUse["result"] | undefined;
  uses: DocumentedUse[];
};

export type NamedPlant = { id: string; name: string };

export type Documented = {
  plants: DocumentedPlant[];
  /** Traditionally used for the same but dangerous: a warning, not a suggestion. */
  dangerous: NamedPlant[];
};

const traditionWeight = { "well documented": 4, documented: 2, reported: 0 } as const;
const evidenceWeight = { clinical: 6, preclinical: 1, "none found": 0 } as const;
const failedInPeople = 3;
const usesShown = 3;

export function documentedFor(
  condition: Pick<Condition, "complaints">,
  plants: readonly Plant[],
  labelOf: (complaint: string) => string,
): Documented {
  const dangerous: NamedPlant[] = [];
  const ranked: { weight: number; plant: DocumentedPlant }[] = [];
  for (const plant of plants) {
    const uses = plant.uses.filter((use) => condition.complaints.includes(use.complaint));
    const [first] = uses;
    if (first === undefined) continue;
    const { hazard } = plant.safety;
    if (hazard === "dangerous") {
      dangerous.push({ id: plant.id, name: plant.names.common });
      continue;
    }
    const best = uses.reduce((one, other) => (weigh(other) > weigh(one) ? other : one), first);
    ranked.push({
      weight: weigh(best) + (hazard === "none" ? 1 : 0),
      plant: {
        id: plant.id,
        name: plant.names.common,
        guyanese: plant.names.guyanese.find(
          ({ name }) => name.toLowerCase() !== plant.names.common.toLowerCase(),
        )?.name,
        scientificName: plant.names.scientific,
        hazard,
        tradition: best.tradition,
        evidence: best.evidence,
        result: best.result,
        uses: byPreparation(uses, condition.complaints.length > 1 ? labelOf : () => undefined),
      },
    });
  }
  return {
    plants: ranked
      .toSorted((a, b) => b.weight - a.weight || a.plant.name.localeCompare(b.plant.name, "en"))
      .map(({ plant }) => plant),
    dangerous: dangerous.toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  };
}

function weigh(use: PlantUse): number {
  return (
    traditionWeight[use.tradition] +
    evidenceWeight[use.evidence] -
    (use.result?.outcome === "no effect" ? failedInPeople : 0)
  );
}

function byPreparation(
  uses: readonly PlantUse[],
  labelOf: (complaint: string) => string | undefined,
): DocumentedUse[] {
  const found = new Map<string, Set<string>>();
  for (const use of uses) {
    const complaints = found.get(use.preparation) ?? new Set();
    const label = labelOf(use.complaint);
    if (label !== undefined) complaints.add(label);
    found.set(use.preparation, complaints);
  }
  return [...found]
    .slice(0, usesShown)
    .map(([preparation, complaints]) => ({ preparation, complaints: [...complaints] }));
}
