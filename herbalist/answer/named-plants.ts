// The plants that an answer names, with what a card shows of each: the reader's own word first, then the other names.
import type { Hazard } from "#catalogue/words.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { shownName } from "./asked-things.ts";
import type { Block } from "./blocks.ts";

export type NamedPlant = {
  id: string;
  /** The reader's word for it, or the Guyanese name, or the common one. */
  name: string;
  /** Its other names: Guyanese, then common. */
  also: string[];
  scientific: string;
  hazard: Hazard;
};

/** In the order of their first mention. */
export function namedPlants(
  blocks: readonly Block[],
  written: ReadonlyMap<string, string>,
  knowledge: Pick<Knowledge, "plants" | "nameOf">,
): NamedPlant[] {
  const ids = new Set(blocks.flatMap(idsIn));
  return [...ids].flatMap((id) => {
    const plant = knowledge.plants.get(id);
    if (!plant) return [];
    const guyanese = knowledge.nameOf(plant);
    const name = shownName(plant, written.get(id), knowledge);
    const also = [...new Set([guyanese, plant.names.common])].filter(
      (other) => !name.toLowerCase().includes(other.toLowerCase()),
    );
    return [{ id, name, also, scientific: plant.names.scientific, hazard: plant.safety.hazard }];
  });
}

function idsIn(block: Block): string[] {
  if (block.type === "plants") return block.plants.map(({ id }) => id);
  if (block.type === "next" || block.type === "sources") return [];
  const text = "items" in block ? block.items.join("\n") : block.text;
  return [...text.matchAll(/\]\(\/plants\/([a-z0-9-]+)\)/g)].map(([, id = ""]) => id);
}
