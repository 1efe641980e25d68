// The catalogue reduced to what the mixture page needs. Written to a file at build time; never reaches a
// browser itself.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { resolve } from "#herbalist/understand/gather.ts";
import { createKnowledge } from "#herbalist/understand/knowledge.ts";
import { type MixtureData, mixtureDataSchema } from "./mixture-data.ts";
import { fold } from "./options.ts";

export async function buildMixtureData(): Promise<MixtureData> {
  const catalogue = await loadCatalogueOnce();
  const { plants, drugClasses, illnesses } = catalogue;
  const knowledge = createKnowledge(catalogue);
  const named = (kind: "medicine" | "illness", id: string, names: string[]) => ({
    names,
    unheard: names.filter((name) => !resolve(fold(name), kind, knowledge).includes(id)),
  });
  // The schema strips unknown fields, which removes sources and prose.
  return mixtureDataSchema.parse({
    plants: plants.map((plant) => ({
      ...plant,
      safety: { ...plant.safety, warnings: plant.safety.hazard === "dangerous" ? plant.safety.warnings : "" },
    })),
    drugClasses: drugClasses.map(({ id, label, part_of, generic, brands, everyday }) => ({
      id,
      label,
      part_of,
      ...named("medicine", id, [...generic, ...brands, ...everyday]),
      members: knowledge.medicines.narrowerThan(id).length > 0 ? [...generic, ...brands] : [],
    })),
    illnesses: illnesses.map(({ id, label, everyday }) => ({ id, label, ...named("illness", id, everyday) })),
  });
}
