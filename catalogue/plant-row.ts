// A plant as a row of the `plants` table: the spec's fields, then what the screens show beside them.
// view_count is not here: it belongs to the database and no content change may touch it.
import type { Plant } from "./plant.ts";
import type { Advice, Hazard, Severity } from "./words.ts";

/** The words and titles a row spells out, so that a screen needs no second look-up. */
export type RowVocabulary = {
  complaintLabel: (id: string) => string;
  drugClassLabel: (id: string) => string;
  illnessLabel: (id: string) => string;
  plantName: (id: string) => string;
  citation: (key: string) => string;
};

export type UseRow = {
  part: string;
  preparation: string;
  route: "internal" | "external";
  complaint: string;
  complaint_label: string;
  who: string;
  tradition: string;
  evidence: string;
  sources: string[];
};

export type CautionRow = { id: string; label: string; severity: Severity; effect: string; sources: string[] };

export type SafetyRow = {
  toxic_parts: { part: string; effect: string }[];
  pregnancy: { advice: Advice; note: string };
  breastfeeding: { advice: Advice; note: string };
  children: { advice: Advice; note: string };
  illnesses: CautionRow[];
  interactions: (CautionRow & { part: string | null })[];
  with_plants: CautionRow[];
  stop: string;
};

/** Columns in the order the migration gives them; lists of text are text[], the rest marked below is jsonb. */
export type PlantRow = {
  id: string;
  common_name: string;
  scientific_name: string;
  description: string;
  creole_names: string[];
  images: string[];
  category_tags: string[];
  difficulty_level: string;
  availability: string;
  plant_family: string;
  cultural_origin: string[];
  history: string;
  traditional_uses: string;
  modern_research: string;
  safety_warnings: string;
  preparation_methods: Record<string, string>; // jsonb
  growing_info: Record<string, string>; // jsonb
  fun_facts: string[];
  symptoms_treated: string[];
  // Beyond the spec's fields:
  hazard: Hazard; // text: none | caution | dangerous
  synonyms: string[];
  pronunciation: string;
  guyanese_names: { name: string; people: string }[]; // jsonb
  recognise: string;
  look_alikes: { name: string; tell: string; danger: string | null }[]; // jsonb
  habitat: string;
  uses: UseRow[]; // jsonb
  safety: SafetyRow; // jsonb
  sources: { key: string; citation: string }[]; // jsonb
  of_the_day: string[];
};

export function plantRow(plant: Plant, words: RowVocabulary): PlantRow {
  const { names, safety } = plant;
  return {
    id: plant.id,
    common_name: names.common,
    scientific_name: names.scientific,
    description: plant.description,
    creole_names: names.guyanese.map((entry) => entry.name),
    images: [`/plates/${plant.id}.webp`],
    category_tags: plant.category_tags,
    difficulty_level: plant.difficulty_level,
    availability: plant.availability,
    plant_family: names.family,
    cultural_origin: plant.cultural_origin,
    history: plant.history,
    traditional_uses: plant.traditional_uses,
    modern_research: plant.modern_research,
    safety_warnings: safety.warnings,
    preparation_methods: Object.fromEntries(
      Object.entries(plant.preparation_methods).map(([name, method]) => [name, method.text]),
    ),
    growing_info: plant.growing_info,
    fun_facts: plant.fun_facts,
    symptoms_treated: symptomsTreated(plant, words),
    hazard: safety.hazard,
    synonyms: names.synonyms,
    pronunciation: names.pronunciation,
    guyanese_names: names.guyanese,
    recognise: plant.recognise,
    look_alikes: plant.look_alikes.map(({ name, tell, danger }) => ({ name, tell, danger: danger ?? null })),
    habitat: plant.habitat,
    uses: plant.uses.map(({ known: _known, source, ...use }) => ({
      ...use,
      complaint_label: words.complaintLabel(use.complaint),
      sources: source,
    })),
    safety: safetyRow(plant, words),
    sources: plant.sources.map((key) => ({ key, citation: words.citation(key) })),
    of_the_day: plant.of_the_day,
  };
}

/** What the plant is used for, in plain words, each once, in the order of its uses. */
export function symptomsTreated(plant: Plant, words: Pick<RowVocabulary, "complaintLabel">): string[] {
  return [...new Set(plant.uses.map((use) => words.complaintLabel(use.complaint)))];
}

function safetyRow({ safety }: Plant, words: RowVocabulary): SafetyRow {
  return {
    toxic_parts: safety.toxic_parts,
    pregnancy: safety.pregnancy,
    breastfeeding: safety.breastfeeding,
    children: safety.children,
    illnesses: safety.illnesses.map(({ illness, severity, effect, source }) => ({
      id: illness,
      label: words.illnessLabel(illness),
      severity,
      effect,
      sources: source,
    })),
    interactions: safety.interactions.map(({ drug_class, part, severity, effect, source }) => ({
      id: drug_class,
      label: words.drugClassLabel(drug_class),
      part: part ?? null,
      severity,
      effect,
      sources: source,
    })),
    with_plants: safety.with_plants.map(({ plant, severity, effect, source }) => ({
      id: plant,
      label: words.plantName(plant),
      severity,
      effect,
      sources: source,
    })),
    stop: safety.stop,
  };
}
