// What the herbalist needs to answer on a phone: the catalogue without the prose that no answer quotes, and with short
// citations. A test compares the answers with those of the whole catalogue.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Source } from "#catalogue/vocabulary.ts";
import { detailPattern, recordTexts, sentencesOf } from "./answer/notes.ts";
import { firstSentences } from "./answer/phrasing.ts";
import { isNameAbroad, proseWords } from "./understand/knowledge.ts";

export type DeviceLibrary = {
  catalogue: Catalogue;
  helplines: readonly Helpline[];
  /** Stands for the prose in the spelling correction, which leaves its words unchanged. */
  prose: string[];
};

export function deviceLibrary(catalogue: Catalogue, helplines: readonly Helpline[]): DeviceLibrary {
  const details = catalogue.notes.flatMap(({ in_record }) =>
    in_record === undefined ? [] : [detailPattern(in_record)],
  );
  const plants = catalogue.plants.map((plant) => withoutProse(plant, details));
  const cited = citedKeys([plants, catalogue.others, catalogue.notes]);
  return {
    catalogue: {
      ...catalogue,
      plants,
      sources: catalogue.sources.filter(({ key }) => cited.has(key)).map(shortSource),
      scope: catalogue.scope
        .filter(({ asked_often }) => asked_often)
        .map((entry) => ({
          ...entry,
          common: "",
          scientific: "",
          family: "",
          synonyms: [],
          guyanese: [],
          documented: [],
          complaints: [],
          history_only: [],
          sources: [],
          note: undefined,
        })),
      complaints: catalogue.complaints.map((complaint) => ({ ...complaint, description: "" })),
      illnesses: catalogue.illnesses.map((illness) => ({ ...illness, description: "" })),
      lexicon: catalogue.lexicon.map((entry) => ({
        say: entry.say,
        means: entry.means,
        region: isNameAbroad(entry) ? entry.region : "",
        seen: "",
      })),
      conditions: [],
      achievements: [],
      fixedDays: [],
    },
    helplines,
    prose: proseWords(catalogue),
  };
}

/** Whether and where a row was read in its source. */
const ofReading: ReadonlySet<string> = new Set(["known", "at"]);

export function writeDeviceLibrary(library: DeviceLibrary): string {
  return JSON.stringify(library, (key, value: unknown) => (ofReading.has(key) ? undefined : value));
}

function citedKeys(records: unknown): ReadonlySet<string> {
  const rows = JSON.stringify(records).matchAll(/"source":\[([^\]]*)\]/g);
  return new Set(
    [...rows].flatMap(([, keys = ""]) => [...keys.matchAll(/"([^"]+)"/g)].map(([, key = ""]) => key)),
  );
}

/** Who, when and where it is to be found. The titles would take a tenth of the whole file. */
function shortSource({ key, kind, authors, year, doi, url }: Source): Source {
  return {
    key,
    kind,
    authors: firstAuthor(authors),
    year,
    title: "",
    ...(doi === undefined ? { url } : { doi }),
  };
}

/** "Vajdi, M., Tahvilian, N. and Askari, G." is "Vajdi, M. and others". */
function firstAuthor(authors: string): string {
  const [first = "", ...others] = authors.split(/(?<=\.),|(?<=\.) and /);
  return others.length === 0 ? authors : `${first} and others`;
}

function withoutProse(plant: Plant, details: readonly RegExp[]): Plant {
  const { safety, provenance } = plant;
  const unsourced = { ...provenance.growing, source: [] };
  const quoted = quotedSentences(plant, details);
  return {
    ...plant,
    description: quoted(plant.description),
    history: "",
    fun_facts: [],
    of_the_day: [],
    traditional_uses: quoted(plant.traditional_uses),
    modern_research: "",
    cultural_origin: [],
    category_tags: [],
    plate: { ...plant.plate, known_for: [], seed: undefined },
    sources: [],
    provenance: {
      identity: unsourced,
      history: unsourced,
      research: unsourced,
      preparations: unsourced,
      growing: unsourced,
      safety: provenance.safety,
    },
    look_alikes: plant.look_alikes.slice(0, 1).map(({ name, tell }) => ({ name, tell })),
    recognise: firstSentences(plant.recognise, 3),
    safety: {
      ...safety,
      warnings: quoted(safety.warnings),
      toxic_parts: [],
      stop: firstSentences(safety.stop, 1),
    },
  };
}

/** How many sentences of the warnings an answer quotes. */
const warningsQuoted = 3;

/** Of the prose, the sentences that answers quote: the first warnings, and for each detail the first that speaks of it. */
function quotedSentences(plant: Plant, details: readonly RegExp[]): (prose: string) => string {
  const warnings = sentencesOf(plant.safety.warnings).slice(0, warningsQuoted);
  const all = recordTexts(plant).flatMap(sentencesOf);
  const quoted = new Set<string | undefined>(warnings);
  if (plant.safety.hazard !== "dangerous")
    for (const detail of details) quoted.add(all.find((sentence) => detail.test(sentence)));
  return (prose) =>
    sentencesOf(prose)
      .filter((sentence) => quoted.has(sentence))
      .join(" ");
}
