// The whole catalogue in memory, and the checks of references between the shared content files.
import type { Achievement } from "./achievement.ts";
import type { Condition } from "./condition.ts";
import type { Note } from "./note.ts";
import type { Other } from "./other.ts";
import type { Plant } from "./plant.ts";
import type { FixedDay } from "./plant-of-the-day.ts";
import type { RowVocabulary } from "./plant-row.ts";
import { plantRelations } from "./related-plants.ts";
import type { ShopMedicine } from "./shop-medicine.ts";
import type {
  Complaint,
  DrugClass,
  Family,
  Illness,
  LexiconEntry,
  ScopeEntry,
  Source,
} from "./vocabulary.ts";

export type Vocabulary = {
  complaints: Complaint[];
  drugClasses: DrugClass[];
  illnesses: Illness[];
  families: Family[];
  sources: Source[];
  lexicon: LexiconEntry[];
  conditions: Condition[];
  achievements: Achievement[];
  scope: ScopeEntry[];
  fixedDays: FixedDay[];
  pharmacy: ShopMedicine[];
};

export type Catalogue = Vocabulary & { plants: Plant[]; others: Other[]; notes: Note[] };

/** Resolves ids to labels for rows and screens. An unknown id is returned as it is: the checks report it. */
export function rowVocabulary(catalogue: Catalogue): RowVocabulary {
  const labels = (list: { id: string; label: string }[]) => {
    const byId = new Map(list.map(({ id, label }) => [id, label]));
    return (id: string) => byId.get(id) ?? id;
  };
  const sources = new Map(catalogue.sources.map((source) => [source.key, source]));
  const relations = plantRelations(catalogue);
  const citations = new Map(catalogue.sources.map((source) => [source.key, citation(source)]));
  const names = new Map(catalogue.scope.map((entry) => [entry.id, entry.guyanese[0] ?? entry.common]));
  return {
    complaintLabel: labels(catalogue.complaints),
    drugClassLabel: labels(catalogue.drugClasses),
    illnessLabel: labels(catalogue.illnesses),
    plantName: (id) => names.get(id) ?? id,
    citation: (key) => citations.get(key) ?? key,
    sourceAddress: (key, { names: { scientific, common } }) => {
      const source = sources.get(key);
      if (source?.entry !== undefined)
        return source.entry
          .replaceAll("{scientific}", encodeURIComponent(scientific))
          .replaceAll("{common}", encodeURIComponent(common));
      if (source?.doi !== undefined) return `https://doi.org/${source.doi}`;
      return source?.url ?? null;
    },
    relations: (id) => relations.get(id) ?? { related: [], mistakenFor: [] },
  };
}

/** A bibliographic citation: authors, year, title, publication. */
export function citation({ authors, year, title, published }: Source): string {
  const who = year === undefined ? authors : `${authors} (${year})`;
  return [who, title, published]
    .filter((part) => part !== undefined)
    .join(". ")
    .replaceAll("..", ".");
}

/** A reader must be able to find every source: by DOI, address or ISBN; a newspaper by its article and day. */
function sourceFaults({ key, kind, doi, url, isbn, date }: Source): string[] {
  if (kind === "general") return [];
  const place = `content/sources.yaml: ${key}`;
  if (doi === undefined && url === undefined && isbn === undefined)
    return [`${place}: needs a doi, url or isbn by which it can be found`];
  return kind === "press" && (date === undefined || url === undefined)
    ? [`${place}: a newspaper article needs its date and url`]
    : [];
}

/** Unknown references between the shared files, and duplicate ids. */
export function vocabularyFaults(words: Vocabulary): string[] {
  const complaints = new Set(words.complaints.map((entry) => entry.id));
  const illnesses = new Set(words.illnesses.map((entry) => entry.id));
  const drugClasses = new Set(words.drugClasses.map((entry) => entry.id));
  const sources = new Set(words.sources.map((entry) => entry.key));
  const plants = new Set(words.scope.map((entry) => entry.id));
  const faults: string[] = [];
  const requireKnown = (known: Set<string>, id: string | undefined, place: string, kind: string) => {
    if (id !== undefined && !known.has(id)) faults.push(`${place}: "${id}" is not a known ${kind}`);
  };
  for (const entry of words.scope) {
    const place = `content/scope.yaml: ${entry.id}`;
    for (const id of entry.complaints) requireKnown(complaints, id, place, "complaint");
    for (const id of entry.sources) requireKnown(sources, id, place, "source");
  }
  for (const entry of words.drugClasses) {
    const place = `content/drug-classes.yaml: ${entry.id}`;
    for (const id of entry.part_of) requireKnown(drugClasses, id, place, "drug class");
    for (const row of entry.brings) {
      for (const id of row.complaints) requireKnown(complaints, id, place, "complaint");
      for (const id of row.source) requireKnown(sources, id, place, "source");
    }
  }
  for (const entry of words.families)
    for (const id of entry.source)
      requireKnown(sources, id, `content/families.yaml: ${entry.name}`, "source");
  for (const entry of words.fixedDays)
    requireKnown(plants, entry.plant, `content/plant-of-the-day.yaml: ${entry.day}`, "plant");
  for (const entry of words.conditions)
    for (const id of entry.complaints)
      requireKnown(complaints, id, `content/conditions.yaml: ${entry.slug}`, "complaint");
  for (const { say, means } of words.lexicon) {
    const place = `content/lexicon.yaml: ${say[0]}`;
    for (const id of means.complaint ?? []) requireKnown(complaints, id, place, "complaint");
    requireKnown(illnesses, means.illness, place, "illness");
    requireKnown(drugClasses, means.drug_class, place, "drug class");
    requireKnown(plants, means.plant, place, "plant");
  }
  for (const { id, akin, part_of } of words.complaints)
    for (const other of [...akin, part_of])
      requireKnown(complaints, other, `content/complaints.yaml: ${id}`, "complaint");
  for (const { id, best_known } of words.complaints)
    for (const plant of best_known) requireKnown(plants, plant, `content/complaints.yaml: ${id}`, "plant");
  for (const complaint of words.complaints)
    for (const slug of complaint.conditions) {
      const condition = words.conditions.find((entry) => entry.slug === slug);
      if (condition && !condition.complaints.includes(complaint.id))
        faults.push(`content/conditions.yaml: ${slug}: does not list "${complaint.id}", which feeds it`);
    }
  for (const source of words.sources) faults.push(...sourceFaults(source));
  const lists: [string, string[]][] = [
    ["content/complaints.yaml", words.complaints.map((entry) => entry.id)],
    ["content/drug-classes.yaml", words.drugClasses.map((entry) => entry.id)],
    ["content/illnesses.yaml", words.illnesses.map((entry) => entry.id)],
    ["content/families.yaml", words.families.map((entry) => entry.name)],
    ["content/sources.yaml", words.sources.map((entry) => entry.key)],
    ["content/scope.yaml", words.scope.map((entry) => entry.id)],
    ["content/achievements.yaml", words.achievements.map((entry) => entry.code)],
    ["content/conditions.yaml", words.conditions.map((entry) => entry.slug)],
    ["content/lexicon.yaml", words.lexicon.flatMap((entry) => entry.say)],
    ["content/plant-of-the-day.yaml", words.fixedDays.map((entry) => entry.day)],
    ["content/pharmacy.yaml", words.pharmacy.map((entry) => entry.id)],
  ];
  for (const [file, ids] of lists)
    for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
      faults.push(`${file}: "${id}" is listed twice`);
  return faults;
}
