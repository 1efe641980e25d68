// A condition with its documented plants, for prerendering. Never reaches a browser.
import { loadCatalogueOnce } from "#catalogue/load-once.ts";
import type { ConditionData } from "./condition-data.ts";
import { documentedFor } from "./documented.ts";

export async function loadConditionData(slug: string): Promise<ConditionData | null> {
  const { conditions, plants, complaints } = await loadCatalogueOnce();
  const condition = conditions.find((one) => one.slug === slug);
  if (!condition) return null;
  const labels = new Map(complaints.map(({ id, label }) => [id, label]));
  const { icon: _icon, complaints: _complaints, ...words } = condition;
  return { ...words, ...documentedFor(condition, plants, (id) => labels.get(id) ?? id) };
}
