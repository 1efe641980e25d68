/** The encyclopedia's search: one keystroke among 240 plants on a slow phone, and among 10,000. */
import { performance } from "node:perf_hooks";
import { createSearchIndex, type SearchEntry } from "#app/features/plants/search/search-index.ts";
import { rowVocabulary } from "#catalogue/catalogue.ts";
import { loadCatalogue } from "#catalogue/load.ts";
import { plantRow } from "#catalogue/plant-row.ts";
import type { BenchRow, Suite } from "./report.ts";

/** Assumes that a cheap phone is six times slower than this machine; a frame has 16.7 ms. */
const SLOW_PHONE = 6;
const FRAME = 16.7;
const LIMIT_10_000 = 50;
const QUERIES = [
  "g",
  "gi",
  "ging",
  "ginger",
  "tumeric",
  "blood pressure",
  "fever in children",
  "wiri wiri",
  "skin rash itch",
  "zzzzzz",
  "what you can drink for a bad belly",
];

export const searchSuite: Suite = { name: "search", title: "Search in the encyclopedia", run };

async function run(): Promise<BenchRow[]> {
  const real = await realEntries();
  const few = multiplied(real, 240);
  const many = multiplied(real, 10_000);
  return [
    measure(few, FRAME / SLOW_PHONE, "a frame on a phone six times slower"),
    measure(many, LIMIT_10_000),
  ];
}

async function realEntries(): Promise<SearchEntry[]> {
  const catalogue = await loadCatalogue();
  const words = rowVocabulary(catalogue);
  return catalogue.plants.map((plant) => {
    const row = plantRow(plant, words);
    return {
      id: row.id,
      names: [row.common_name, row.scientific_name, ...row.creole_names, ...row.synonyms],
      symptoms: row.symptoms_treated,
      text: `${row.description} ${row.traditional_uses}`,
    };
  });
}

/** Copies entries up to the count, each copy with its own names, so that the vocabulary grows realistically. */
function multiplied(entries: readonly SearchEntry[], count: number): SearchEntry[] {
  return Array.from({ length: count }, (_, place) => {
    const model = entries[place % entries.length];
    if (!model) throw new Error("The catalogue is empty");
    const round = Math.floor(place / entries.length);
    if (round === 0) return model;
    const mark = (round * 7919 + place).toString(36).replace(/\d/g, "q");
    return {
      ...model,
      id: `${model.id}-${round}`,
      names: model.names.map((name) => `${name}${mark} ${mark}`),
    };
  });
}

function measure(entries: readonly SearchEntry[], limit: number, why = ""): BenchRow {
  const index = createSearchIndex(entries);
  for (const query of QUERIES) index.find(query);
  const slowest = Math.max(...QUERIES.map((query) => median(() => index.find(query))));
  // Baseline without an index: scan every text at every keystroke.
  const texts = entries.map((entry) =>
    [...entry.names, ...entry.symptoms, entry.text].join(" ").toLowerCase(),
  );
  const plain = Math.max(
    ...QUERIES.map((query) => median(() => texts.filter((text) => text.includes(query)))),
  );
  return {
    what: `${entries.length} plants, the slowest of ${QUERIES.length} queries`,
    baseline: `${plain.toFixed(2)} ms to scan every text for the same letters, without ranking or typo tolerance`,
    measured: `${slowest.toFixed(2)} ms`,
    ratio: slowest / plain,
    target: `under ${limit.toFixed(1)} ms${why ? ` (${why})` : ""}`,
    met: slowest < limit,
  };
}

function median(work: () => unknown): number {
  const times = Array.from({ length: 21 }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return times[10] ?? Number.POSITIVE_INFINITY;
}
