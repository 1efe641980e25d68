// A condition with the plants documented for it, printed into its page at build time. Never reaches a browser.
import { loadCatalogue } from "#catalogue/load.ts";
import { documentedFor } from "./documented.ts";
import type { PrintedCondition } from "./printed-condition.ts";

let catalogue: ReturnType<typeof loadCatalogue> | undefined;

export async function printedCondition(slug: string): Promise<PrintedCondition | null> {
  catalogue ??= loadCatalogue();
  const { conditions, plants, complaints } = await catalogue;
  const condition = conditions.find((one) => one.slug === slug);
  if (!condition) return null;
  const labels = new Map(complaints.map(({ id, label }) => [id, label]));
  const { icon: _icon, complaints: _complaints, ...words } = condition;
  return { ...words, ...documentedFor(condition, plants, (id) => labels.get(id) ?? id) };
}
