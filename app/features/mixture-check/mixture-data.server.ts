// The catalogue cut down to what the mixture page needs. Printed into a file at build time; never reaches a browser itself.
import { loadCatalogue } from "#catalogue/load.ts";
import { type MixtureData, mixtureDataSchema } from "./mixture-data.ts";

export async function printMixtureData(): Promise<MixtureData> {
  const { plants, drugClasses, illnesses } = await loadCatalogue();
  // The schema keeps only what it names, so that sources and prose stay at home.
  return mixtureDataSchema.parse({
    plants: plants.map((plant) => ({
      ...plant,
      safety: { ...plant.safety, warnings: plant.safety.hazard === "dangerous" ? plant.safety.warnings : "" },
    })),
    drugClasses: drugClasses.map(({ id, label, part_of, generic, brands, everyday }) => ({
      id,
      label,
      part_of,
      names: [...generic, ...brands, ...everyday],
    })),
    illnesses: illnesses.map(({ id, label, everyday }) => ({ id, label, names: everyday })),
  });
}
