// A condition with the plants documented for it, printed into its page at build time. Never reaches a browser.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import { documentedFor } from "./documented.ts";
import type { PrintedCondition } from "./printed-condition.ts";

export async function printedCondition(slug: string): Promise<PrintedCondition | null> {
  const { conditions, plants, complaints } = await loadCatalogueOnce();
  const condition = conditions.find((one) => one.slug === slug);
  if (!condition) return null;
  const labels = new Map(complaints.map(({ id, label }) => [id, label]));
  const { icon: _icon, complaints: _complaints, ...words } = condition;
  return { ...words, ...documentedFor(condition, plants, (id) => labels.get(id) ?? id) };
}
