// Checks one file of content/others against the shared files.
import type { Other } from "./other.ts";
import { type CitingRow, faultsOfCitation, type Lookup } from "./plant-references.ts";

export function otherFaults(other: Other, known: Lookup): string[] {
  const faults: string[] = [];
  const report = (place: string, fault: string) =>
    faults.push(`content/others/${other.id}.yaml: ${place}: ${fault}`);
  const lists: [string, (CitingRow & { id: string })[], { has(id: string): boolean }, string][] = [
    [
      "known_for",
      other.known_for.map((row) => ({ ...row, id: row.complaint })),
      known.complaints,
      "complaint",
    ],
    ["illnesses", other.illnesses.map((row) => ({ ...row, id: row.illness })), known.illnesses, "illness"],
    [
      "interactions",
      other.interactions.map((row) => ({ ...row, id: row.drug_class })),
      known.drugClasses,
      "drug class",
    ],
    ["with_plants", other.with_plants.map((row) => ({ ...row, id: row.plant })), known.scope, "plant"],
  ];
  const cited = new Set<string>();
  for (const [name, rows, ids, kind] of lists)
    for (const [index, row] of rows.entries()) {
      const place = `${name}[${index}]`;
      if (!ids.has(row.id)) report(place, `"${row.id}" is not a known ${kind}`);
      for (const fault of faultsOfCitation(row)) report(place, fault);
      for (const key of row.source) cited.add(key);
    }
  for (const name of ["how", "on_skin"] as const) {
    const row = other[name];
    if (!row) continue;
    for (const fault of faultsOfCitation(row)) report(name, fault);
    for (const key of row.source) cited.add(key);
  }
  if (other.plant !== undefined && !known.scope.has(other.plant))
    report("plant", `"${other.plant}" is not a plant of the catalogue`);
  for (const key of other.sources)
    if (!known.sources.has(key)) report("sources", `"${key}" is not in content/sources.yaml`);
  for (const key of other.sources)
    if (!cited.has(key)) report("sources", `lists "${key}", which no row of the file cites`);
  for (const key of cited)
    if (!other.sources.includes(key)) report("sources", `does not list "${key}", which the file cites`);
  return faults;
}
