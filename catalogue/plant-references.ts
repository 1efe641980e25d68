// Checks one plant's file against the shared files: known ids, supported uses, the minimum hazard.
import type { Vocabulary } from "./catalogue.ts";
import type { Plant } from "./plant.ts";
import { categories, hazards, isSwallowed, type Outcome } from "./words.ts";

export type Lookup = {
  complaints: Map<string, Vocabulary["complaints"][number]>;
  drugClasses: Set<string>;
  illnesses: Set<string>;
  sources: Set<string>;
  scope: Map<string, Vocabulary["scope"][number]>;
};

export function lookup(words: Vocabulary): Lookup {
  return {
    complaints: new Map(words.complaints.map((entry) => [entry.id, entry])),
    drugClasses: new Set(words.drugClasses.map((entry) => entry.id)),
    illnesses: new Set(words.illnesses.map((entry) => entry.id)),
    sources: new Set(words.sources.map((entry) => entry.key)),
    scope: new Map(words.scope.map((entry) => [entry.id, entry])),
  };
}

export function plantReferenceFaults(plant: Plant, known: Lookup): string[] {
  const faults: string[] = [];
  const report = (place: string, fault: string) =>
    faults.push(`content/plants/${plant.id}.yaml: ${place}: ${fault}`);
  const scope = known.scope.get(plant.id);
  if (!scope) report("id", "is not in content/scope.yaml");
  if (scope && scope.scientific !== plant.names.scientific)
    report("names.scientific", `is "${scope.scientific}" in content/scope.yaml; correct one of the two`);
  if (scope && scope.family !== plant.names.family)
    report("names.family", `is "${scope.family}" in content/scope.yaml; correct one of the two`);
  if (scope && hazards.indexOf(plant.safety.hazard) < hazards.indexOf(scope.hazard_floor))
    report("safety.hazard", `must be at least "${scope.hazard_floor}" (content/scope.yaml)`);

  for (const [index, use] of plant.uses.entries()) {
    const place = `uses[${index}]`;
    const complaint = known.complaints.get(use.complaint);
    if (!complaint) {
      report(place, `"${use.complaint}" is not a known complaint`);
      continue;
    }
    if (complaint.external_only && isSwallowed(use.route))
      report(place, `nothing may be swallowed for "${use.complaint}"`);
    if ((use.evidence === "clinical") !== supports(use.result?.outcome))
      report(place, 'evidence is "clinical" exactly where a result in people says that it helped');
    if (use.known === "recalled" && scope && !scope.complaints.includes(use.complaint))
      report(
        place,
        `"${use.complaint}" is not documented for this plant in content/scope.yaml; it needs "known: read"`,
      );
  }
  for (const [index, row] of plant.safety.interactions.entries())
    if (!known.drugClasses.has(row.drug_class))
      report(`safety.interactions[${index}]`, `"${row.drug_class}" is not a known drug class`);
  for (const [index, row] of plant.safety.illnesses.entries())
    if (!known.illnesses.has(row.illness))
      report(`safety.illnesses[${index}]`, `"${row.illness}" is not a known illness`);
  for (const [index, row] of plant.safety.with_plants.entries())
    if (!known.scope.has(row.plant) || row.plant === plant.id)
      report(`safety.with_plants[${index}]`, `"${row.plant}" is not another plant of the catalogue`);

  const supported = supportedCategories(plant, known);
  for (const tag of plant.category_tags)
    if (!supported.has(tag)) report("category_tags", `no use of this plant feeds "${tag}"`);
  if (plant.category_tags.length === 0 && supported.size > 0)
    report("category_tags", `is empty; its uses feed ${[...supported].join(", ")}`);

  if (reassures(plant.safety.warnings))
    report("safety.warnings", "must begin with what harms, not with reassurance");
  if (reassures(plant.safety.warning_first))
    report("safety.warning_first", "must say what harms, not reassure");
  for (const [place, row] of citingRows(plant)) faultsOfCitation(row).map((fault) => report(place, fault));

  const listed = new Set(plant.sources);
  for (const key of listed)
    if (!known.sources.has(key)) report("sources", `"${key}" is not in content/sources.yaml`);
  const cited = new Set(citingRows(plant).flatMap(([, row]) => row.source));
  for (const key of cited)
    if (!listed.has(key)) report("sources", `does not list "${key}", which the file cites`);
  for (const key of listed)
    if (!cited.has(key)) report("sources", `lists "${key}", which no row of the file cites`);
  return faults;
}

/** The categories that the plant's offered uses support. A dangerous plant is never offered. */
export function supportedCategories(plant: Plant, known: Lookup): Set<string> {
  if (plant.safety.hazard === "dangerous") return new Set();
  const offered = plant.uses.flatMap(({ complaint }) => known.complaints.get(complaint) ?? []);
  const fed = new Set(
    offered.filter(({ care }) => care !== "doctor first").flatMap((complaint) => complaint.categories),
  );
  return new Set(categories.filter((category) => fed.has(category)));
}

const supports = (outcome: Outcome | undefined) => outcome === "helped" || outcome === "helped a little";

/** A first sentence that calms instead of warning: "Neem is food in small amounts." */
function reassures(warning: string): boolean {
  const first = warning.trim().split(/(?<=[.!?;])\s/)[0] ?? "";
  return (
    /\b(?:is|are|as) (?:an? )?(?:ordinary |common |everyday |normal |well-known )?(?:food|vegetable|fruit|spice)s?\b|\b(?:safe|harmless|mild|gentle|well tolerated)\b/i.test(
      first,
    ) && !/\b(?:not|never|un|no)\b/i.test(first)
  );
}

export type CitingRow = { source: string[]; known: "read" | "recalled"; at?: string | undefined };

export function faultsOfCitation({ known, source, at }: CitingRow): string[] {
  if (known === "recalled") return at === undefined ? [] : ['has "at", but is not marked "known: read"'];
  return [
    ...(source.every((key) => key === "general-knowledge")
      ? ['is marked "known: read", but names no work in which it was read']
      : []),
    ...(at === undefined ? ['is marked "known: read", but "at" does not say where in the work'] : []),
  ];
}

/** Every row that cites a source, with its path in the file. */
export function citingRows({ uses, safety, provenance }: Plant): [string, CitingRow][] {
  const numbered = (name: string, rows: CitingRow[]): [string, CitingRow][] =>
    rows.map((row, index) => [`${name}[${index}]`, row]);
  return [
    ...numbered("uses", uses),
    ...uses.flatMap(({ result }, index): [string, CitingRow][] =>
      result === undefined ? [] : [[`uses[${index}].result`, result]],
    ),
    ...numbered("safety.illnesses", safety.illnesses),
    ...numbered("safety.interactions", safety.interactions),
    ...numbered("safety.with_plants", safety.with_plants),
    ...Object.entries(provenance).map(([name, row]): [string, CitingRow] => [`provenance.${name}`, row]),
  ];
}
