// The order of plants that have equally many views, above all on a new site that has counted none: what readers know from
// the yard and the kitchen first, then what is asked for often, dangerous plants last, and otherwise by name.
import type { Catalogue } from "./catalogue.ts";
import type { Plant } from "./plant.ts";

export function byFamiliarity({ plants, scope }: Pick<Catalogue, "plants" | "scope">): Plant[] {
  const entries = new Map(scope.map((entry) => [entry.id, entry]));
  const group = ({ id, safety }: Plant): number => {
    if (safety.hazard === "dangerous") return Number.MAX_SAFE_INTEGER;
    const entry = entries.get(id);
    return entry?.well_known ?? (entry?.asked_often ? scope.length + 1 : scope.length + 2);
  };
  return plants.toSorted((a, b) => group(a) - group(b) || a.names.common.localeCompare(b.names.common, "en"));
}
