// What the herbalist needs to answer on a phone: the catalogue without the prose that no answer quotes, and with short
// citations. A test compares the answers with those of the whole catalogue.
import { type Catalogue, citation } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import type { Source } from "#catalogue/vocabulary.ts";
import { detailPattern, recordTexts, sentencesOf } from "./answer/notes.ts";
import { firstSentences } from "./answer/phrasing.ts";
import { type Json, toColumn } from "./columns.ts";
import { isNameAbroad, proseWords } from "./understand/knowledge.ts";
import { withoutSameStems } from "./understand/note-index.ts";

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
  // Only a language model is given the list of another remedy's sources; answers cite those of its rows.
  const others = catalogue.others.map((other) => ({ ...other, sources: [] }));
  const cited = citedKeys([plants, others, catalogue.notes]);
  const sources = new Map(catalogue.sources.map((source) => [source.key, source]));
  return {
    catalogue: {
      ...catalogue,
      plants,
      others,
      sources: cited.flatMap((key) => sources.get(key) ?? []).map(shortSource),
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
      notes: catalogue.notes.map((note) => ({
        ...note,
        asked: note.asked.map(withoutSameStems),
        unless: note.unless.map(withoutSameStems),
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

/**
 * The library as columns, each source under a number for its key: no answer shows the key itself. Works that are cited alike, as all pages of
 * the NHS, are one source here.
 */
export function writeDeviceLibrary({ catalogue, helplines, prose }: DeviceLibrary): string {
  const byCitation = new Map(catalogue.sources.map((source) => [citation(source), source]));
  const places = new Map([...byCitation.keys()].map((cited, place) => [cited, place.toString(36)]));
  const numbers = new Map(
    catalogue.sources.map((source) => [source.key, places.get(citation(source)) ?? ""]),
  );
  const numbered = (keys: readonly string[]) => [...new Set(keys.flatMap((key) => numbers.get(key) ?? []))];
  const sources = [...byCitation.values()].map((source) => ({
    ...source,
    key: numbered([source.key]).join(),
  }));
  const library = { catalogue: { ...catalogue, sources }, helplines, prose };
  const read: Json = JSON.parse(
    JSON.stringify(library, (key, value: unknown) => {
      if (ofReading.has(key)) return undefined;
      return key === "source" && Array.isArray(value) ? numbered(value) : value;
    }),
  );
  return JSON.stringify(toColumn([read]));
}

/** In the order in which they are cited, so that neighbours in the records have near numbers. */
function citedKeys(records: unknown): string[] {
  const rows = JSON.stringify(records).matchAll(/"source":\[([^\]]*)\]/g);
  return [
    ...new Set(
      [...rows].flatMap(([, keys = ""]) => [...keys.matchAll(/"([^"]+)"/g)].map(([, key = ""]) => key)),
    ),
  ];
}

/** Author and year. Titles and addresses would take a seventh of the whole file; without a connection no address opens. */
function shortSource({ key, authors, year }: Source): Source {
  return { key, kind: "web", authors: firstAuthor(authors), year, title: "" };
}

/** "Vajdi, M., Tahvilian, N. and Askari, G." is "Vajdi and others"; what stands in brackets is left out. */
function firstAuthor(authors: string): string {
  const [first = "", ...others] = authors.split(/(?<=\.),|(?<=\.) and /);
  return others.length === 0 ? authors.replace(/ \(.*/, "") : `${first.split(",")[0]} and others`;
}

function withoutProse(plant: Plant, details: readonly RegExp[]): Plant {
  const { safety, provenance } = plant;
  const unsourced = { ...provenance.growing, source: [] };
  const quoted = quotedSentences(plant, details);
  return {
    ...plant,
    names: { ...plant.names, pronunciation: "" },
    description: quoted(plant.description),
    history: "",
    fun_facts: [],
    of_the_day: [],
    traditional_uses: quoted(plant.traditional_uses),
    modern_research: "",
    cultural_origin: [],
    category_tags: [],
    plate: seenTraits(plant.plate),
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

/** Of the traits that a plate is drawn from, those by which the key tells plants apart. A plain word stands for the others. */
function seenTraits({ habit, leaf, stem, flower, fruit, root, bark, special }: PlateTraits): PlateTraits {
  const { form, outline, margin, arrangement, length_cm, width, colour, underside, surface, marking } = leaf;
  return {
    habit,
    leaf: {
      ...{ form, outline, margin, arrangement, length_cm, width, colour, underside, surface, marking },
      ...{ venation: "pinnate", tip: "pointed", base: "wedge", petiole: "short" },
    },
    stem: { ...stem, colour: "green" },
    flower: flower && {
      ...flower,
      ...{ stamens: undefined, stamen_count: undefined, petals: undefined, cluster_cm: undefined },
      ...{ petal: "plain", throat: "narrow", ovary: "superior", ovules: "few", drooping: false },
    },
    fruit: fruit && { ...fruit, width: undefined, cut: undefined },
    root: root && { form: root.form, colour: "tan" },
    bark: bark && { texture: bark.texture, colour: "tan" },
    known_for: [],
    special,
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
