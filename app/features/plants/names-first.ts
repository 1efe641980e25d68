// The names that go before a plant's common name: the reader's own word for it, then the first Guyanese name.
import type { PlantCard } from "./card-row.ts";
import { fold } from "./search/fold.ts";

type Named = Pick<PlantCard, "creole_names" | "common_name">;

/** The Guyanese name by which a plant is listed, if the common name does not say it already. */
export function guyaneseName(plant: Named): string | undefined {
  return namesFirst(plant, "");
}

/** Both names, for a line of text. */
export function nameInText(plant: Named): string {
  const first = guyaneseName(plant);
  return first === undefined ? plant.common_name : `${first} (${plant.common_name})`;
}

/** `sought`: what the reader typed. A name that the common name already says is left out. */
export function namesFirst({ creole_names, common_name }: Named, sought: string): string | undefined {
  const others = creole_names.filter((name) => fold(name) !== fold(common_name));
  const typed = fold(sought).trim();
  const own = typed.length < 2 ? undefined : others.find((name) => ` ${fold(name)}`.includes(` ${typed}`));
  const names = [...new Set([own, others[0]])].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(" · ") : undefined;
}
