// The catalogue as comma-separated tables: one row for each plant, use, caution and source.
import { type Catalogue, citation } from "../catalogue.ts";
import type { CitingRow } from "../plant-references.ts";
import { csv, list } from "./csv.ts";

/** The tables by file name. */
export function tables(catalogue: Catalogue): Record<string, string> {
  return {
    "plants.csv": plantsTable(catalogue),
    "uses.csv": usesTable(catalogue),
    "preparations.csv": preparationsTable(catalogue),
    "cautions.csv": cautionsTable(catalogue),
    "others.csv": othersTable(catalogue),
    "sources.csv": sourcesTable(catalogue),
  };
}

function plantsTable({ plants }: Catalogue): string {
  return csv(plants, {
    id: ({ id }) => id,
    common_name: ({ names }) => names.common,
    scientific_name: ({ names }) => names.scientific,
    synonyms: ({ names }) => list(names.synonyms),
    family: ({ names }) => names.family,
    guyanese_names: ({ names }) => list(names.guyanese.map(({ name }) => name)),
    hazard: ({ safety }) => safety.hazard,
    warning_first: ({ safety }) => safety.warning_first,
    warnings: ({ safety }) => safety.warnings,
    pregnancy: ({ safety }) => safety.pregnancy.advice,
    breastfeeding: ({ safety }) => safety.breastfeeding.advice,
    children: ({ safety }) => safety.children.advice,
    category_tags: ({ category_tags }) => list(category_tags),
    availability: ({ availability }) => availability,
    description: ({ description }) => description,
    recognise: ({ recognise }) => recognise,
    habitat: ({ habitat }) => habitat,
    modern_research: ({ modern_research }) => modern_research,
    sources: ({ sources }) => list(sources),
  });
}

function usesTable({ plants }: Catalogue): string {
  return csv(
    plants.flatMap(({ id, uses }) => uses.map((use) => ({ plant: id, ...use }))),
    {
      plant: ({ plant }) => plant,
      complaint: ({ complaint }) => complaint,
      part: ({ part }) => part,
      preparation: ({ preparation }) => preparation,
      route: ({ route }) => route,
      who: ({ who }) => who,
      tradition: ({ tradition }) => tradition,
      evidence: ({ evidence }) => evidence,
      result: ({ result }) => result?.outcome,
      result_text: ({ result }) => result?.text,
      result_source: ({ result }) => result && list(result.source),
      result_at: ({ result }) => result?.at,
      ...citing,
    },
  );
}

function preparationsTable({ plants }: Catalogue): string {
  return csv(
    plants.flatMap(({ id, preparation_methods }) =>
      Object.entries(preparation_methods).map(([name, method]) => ({ plant: id, name, ...method })),
    ),
    {
      plant: ({ plant }) => plant,
      preparation: ({ name }) => name,
      route: ({ route }) => route,
      amount: ({ limits }) => limits.amount,
      times_a_day: ({ limits }) => limits.times_a_day,
      days_at_most: ({ limits }) => limits.days_at_most,
      keeps: ({ limits }) => limits.keeps,
      every_day: ({ every_day }) => every_day ?? "",
      text: ({ text }) => text,
    },
  );
}

function cautionsTable({ plants, others }: Catalogue): string {
  const entries = [
    ...plants.map(({ id, safety }) => ({ id, kind: "plant", ...safety })),
    ...others.map((other) => ({ ...other, kind: "other" })),
  ];
  return csv(
    entries.flatMap(({ id, kind, illnesses, interactions, with_plants }) => [
      ...interactions.map((row) => ({ id, kind, about: "medicine", subject: row.drug_class, ...row })),
      ...illnesses.map((row) => ({ id, kind, about: "illness", subject: row.illness, ...row })),
      ...with_plants.map((row) => ({ id, kind, about: "plant", subject: row.plant, ...row })),
    ]),
    {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      about: ({ about }) => about,
      subject: ({ subject }) => subject,
      severity: ({ severity }) => severity,
      effect: ({ effect }) => effect,
      ...citing,
    },
  );
}

function othersTable({ others }: Catalogue): string {
  return csv(others, {
    id: ({ id }) => id,
    name: ({ name }) => name,
    also: ({ also }) => list(also),
    scientific_name: ({ scientific }) => scientific,
    kind: ({ kind }) => kind,
    what: ({ what }) => what,
    warning_first: ({ warning_first }) => warning_first,
    pregnancy: ({ pregnancy }) => pregnancy.advice,
    breastfeeding: ({ breastfeeding }) => breastfeeding.advice,
    children: ({ children }) => children.advice,
    sources: ({ sources }) => list(sources),
  });
}

function sourcesTable({ sources }: Catalogue): string {
  return csv(sources, {
    key: ({ key }) => key,
    kind: ({ kind }) => kind,
    citation,
    doi: ({ doi }) => doi,
    url: ({ url }) => url,
    isbn: ({ isbn }) => isbn,
  });
}

const citing = {
  source: ({ source }: CitingRow) => list(source),
  known: ({ known }: CitingRow) => known,
  at: ({ at }: CitingRow) => at,
};
