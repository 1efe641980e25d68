// The names that stand above a plant's common name in the list: the reader's own word for it, then the first Guyanese name.
import type { PlantCard } from "../plant-row.ts";
import { fold } from "../search/fold.ts";

/** `sought`: what the reader typed. A name that the common name already says is left out. */
export function namesFirst(
  { creole_names, common_name }: Pick<PlantCard, "creole_names" | "common_name">,
  sought: string,
): string | undefined {
  const others = creole_names.filter((name) => fold(name) !== fold(common_name));
  const typed = fold(sought).trim();
  const own = typed.length < 2 ? undefined : others.find((name) => ` ${fold(name)}`.includes(` ${typed}`));
  const names = [...new Set([own, others[0]])].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(" · ") : undefined;
}
