// The open tab of a plant's page, in the URL.

export const plantTabs = [
  { id: "overview", label: "Overview" },
  { id: "history", label: "History" },
  { id: "medicinal", label: "Medicinal" },
  { id: "growing", label: "Growing" },
  { id: "fun-facts", label: "Fun Facts" },
] as const;

export type PlantTab = (typeof plantTabs)[number]["id"];

const first: PlantTab = "overview";

/** An unknown tab means the first one. */
export function readTab(parameters: URLSearchParams): PlantTab {
  return plantTabs.find((tab) => tab.id === parameters.get("tab"))?.id ?? first;
}

export function writeTab(tab: string, before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before);
  if (tab === first) after.delete("tab");
  else after.set("tab", tab);
  return after;
}
