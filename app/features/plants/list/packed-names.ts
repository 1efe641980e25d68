// The names of all plants as one text: a page decodes its data before it hydrates, and 250 objects take a phone longer than a line
// each.
import type { PlantName } from "./all-plants.tsx";

export function packNames(names: readonly PlantName[]): string {
  return names.map(({ id, common_name }) => `${id}\t${common_name}`).join("\n");
}

export function unpackNames(packed: string): PlantName[] {
  return packed.split("\n").map((line) => {
    const [id = "", common_name = ""] = line.split("\t");
    return { id, common_name };
  });
}
