// Checks one plant's file against the shared files: known ids, supported uses, the minimum hazard.
import type { Vocabulary } from "./catalogue.ts";
import type { Plant } from "./plant.ts";
import { categories, hazards } from "./words.ts";

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
    if (complaint.external_only && use.route === "internal")
      report(place, `nothing may be swallowed for "${use.complaint}"; the route must be external`);
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

  for (const [place, row] of citingRows(plant))
    if (row.known === "read" && row.source.every((key) => key === "general-knowledge"))
      report(place, 'is marked "known: read", but names no work in which it was read');

  const listed = new Set(plant.sources);
  for (const key of listed)
    if (!known.sources.has(key)) report("sources", `"${key}" is not in content/sources.yaml`);
  for (const key of new Set(citingRows(plant).flatMap(([, row]) => row.source)))
    if (!listed.has(key)) report("sources", `does not list "${key}", which the file cites`);
  return faults;
}

/** The categories that the plant's uses support; for a dangerous plant also those of its documented complaints. */
export function supportedCategories(plant: Plant, known: Lookup): Set<string> {
  const ids = plant.uses.map((use) => use.complaint);
  if (plant.safety.hazard === "dangerous") ids.push(...(known.scope.get(plant.id)?.complaints ?? []));
  const fed = new Set(ids.flatMap((id) => known.complaints.get(id)?.categories ?? []));
  return new Set(categories.filter((category) => fed.has(category)));
}

type CitingRow = { source: string[]; known: "read" | "recalled" };

/** Every row that cites a source, with its path in the file. */
function citingRows({ uses, safety, provenance }: Plant): [string, CitingRow][] {
  const numbered = (name: string, rows: CitingRow[]): [string, CitingRow][] =>
    rows.map((row, index) => [`${name}[${index}]`, row]);
  return [
    ...numbered("uses", uses),
    ...numbered("safety.illnesses", safety.illnesses),
    ...numbered("safety.interactions", safety.interactions),
    ...numbered("safety.with_plants", safety.with_plants),
    ...Object.entries(provenance).map(([name, row]): [string, CitingRow] => [`provenance.${name}`, row]),
  ];
}
