// Text for one plant: names and link, traditional use, research, who must avoid it, cautions. All facts come from its record.
import type { Plant, PlantUse } from "#catalogue/plant.ts";
import { isOnSkin, type Route } from "#catalogue/words.ts";
import type { Caution } from "../check/check.ts";
import type { Knowledge } from "../understand/knowledge.ts";
import { listOf, lowerFirst, plainEcho, sentence } from "./phrasing.ts";

export function linkTo(plant: Plant, knowledge: Knowledge): string {
  return `[${knowledge.nameOf(plant)}](/plants/${plant.id})`;
}

/** "**[Carilla](/plants/carilla)** (bitter melon, *Momordica charantia*)" */
export function titleOf(plant: Plant, knowledge: Knowledge): string {
  const first = knowledge.nameOf(plant);
  const common = plant.names.common.toLowerCase() === first.toLowerCase() ? "" : `${plant.names.common}, `;
  return `**${linkTo(plant, knowledge)}** (${common}*${plant.names.scientific}*)`;
}

export function traditionLine(use: PlantUse, asFood: boolean): string {
  const { preparation, who, tradition, route, part } = use;
  const made = asFood ? `the ${part}, as food` : lowerFirst(preparation);
  return `Tradition: ${made}${routeNote(route)} (${who}; ${tradition}). Research: ${research(use)}`;
}

/** What is not swallowed is said so; a gargle or rinse is spat out, which is not the same as "on the skin only". */
export function routeNote(route: Route): string {
  if (isOnSkin(route)) return ", on the skin only";
  if (route === "gargle" || route === "mouth rinse") return ", not swallowed";
  return route === "steam" ? ", breathed in, not swallowed" : "";
}

const outcomeWords = {
  helped: "it helped",
  "helped a little": "it helped a little",
  mixed: "mixed results",
  "no effect": "no effect",
} as const;

/** The result in people where there is one; "tested" alone says nothing. */
function research({ evidence, result }: PlantUse): string {
  if (result !== undefined) return `${outcomeWords[result.outcome]}. ${sentence(result.text)}`;
  return evidence === "preclinical" ? "only in the laboratory or on animals." : "none found.";
}

/** Who must not take it, in short. */
export function notFor(plant: Plant, knowledge: Knowledge, most = 5): string {
  const { pregnancy, breastfeeding, children, illnesses, interactions } = plant.safety;
  const groups = [
    pregnancy.advice === "avoid" ? "in pregnancy" : "",
    breastfeeding.advice === "avoid" ? "while breastfeeding" : "",
    children.advice === "avoid" ? "for children" : "",
  ].filter((text) => text !== "");
  const ill = illnesses
    .filter(({ severity }) => severity === "avoid")
    .map(({ illness }) => lowerFirst(knowledge.illnessLabel(illness)));
  const taking = interactions
    .filter(({ severity }) => severity === "avoid")
    .map(({ drug_class }) => lowerFirst(knowledge.medicines.label(drug_class)));
  const withWhat = [...ill, ...taking];
  const shown = withWhat.slice(0, Math.max(0, most - groups.length));
  const parts = [...groups, ...(shown.length > 0 ? [`with ${listOf(shown, "or")}`] : [])];
  if (parts.length === 0) return "";
  const more = shown.length < withWhat.length ? " (more on its page)" : "";
  return `Not ${parts.join(", ")}${more}.`;
}

/** "With warfarin, [Ginger](/plants/ginger): Bleeding may rise." */
export function cautionLine(
  { about, written, label, severity, effect }: Caution,
  plant: Plant,
  knowledge: Knowledge,
): string {
  const name = linkTo(plant, knowledge);
  const must = severity === "avoid" ? "do not take it. " : "";
  if (about === "medicine") return `- With **${plainEcho(written)}**, ${name}: ${must}${sentence(effect)}`;
  if (about === "illness") return `- With **${lowerFirst(label)}**, ${name}: ${must}${sentence(effect)}`;
  if (about === "pregnancy") return `- In **pregnancy**, ${name}: ${must}${sentence(effect)}`;
  if (about === "breastfeeding") return `- While **breastfeeding**, ${name}: ${must}${sentence(effect)}`;
  if (about === "child") return `- For **${label}**, ${name}: ${must}${sentence(effect)}`;
  if (about === "plant") return `- ${name} together with **${label}**: ${must}${sentence(effect)}`;
  return `- ${name}: ${must}${sentence(effect)}`;
}
