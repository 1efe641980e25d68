// What the herbalist needs to answer on a phone: the catalogue without its sources and without most of its prose, so that a detail of a
// plant may be known online only. A test compares the answers with those of the whole catalogue.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Helpline } from "#catalogue/helpline.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { PlateTraits } from "#catalogue/plate-traits.ts";
import { detailPattern, recordTexts } from "./answer/note-detail.ts";
import { sentencesOf } from "./answer/note-text.ts";
import { firstSentences } from "./answer/phrasing.ts";
import { isAskedPart } from "./answer/safe.ts";
import { detailsOfQuestion } from "./answer/trouble-details.ts";
import { type Json, toColumn } from "./columns.ts";
import { isNameAbroad, onPhones } from "./understand/knowledge.ts";
import { withoutSameStems } from "./understand/note-index.ts";

export type DeviceLibrary = {
  catalogue: Catalogue;
  helplines: readonly Helpline[];
};

export function deviceLibrary(catalogue: Catalogue, helplines: readonly Helpline[]): DeviceLibrary {
  const details = onPhones(catalogue.notes).flatMap(({ in_record }) =>
    in_record === undefined ? [] : [detailPattern(in_record)],
  );
  const plants = catalogue.plants.map((plant) => withoutProse(plant, details));
  return {
    catalogue: {
      ...catalogue,
      plants,
      others: catalogue.others.map((other) => ({ ...other, scientific: undefined, sources: [] })),
      sources: [],
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
      notes: onPhones(catalogue.notes).map((note) => ({
        ...note,
        // Names a note to its writers only.
        id: "",
        // Of the question itself an answer reads only which detail of a trouble it asks for.
        question: detailsOfQuestion(note.question).length > 0 ? note.question : "",
        asked: note.asked.map(withoutSameStems),
        examples: [],
        unless: note.unless.map(withoutSameStems),
      })),
      complaints: catalogue.complaints.map((complaint) => ({
        ...complaint,
        description: "",
        kitchen: undefined,
        long_ago: undefined,
      })),
      illnesses: catalogue.illnesses.map((illness) => ({ ...illness, description: "" })),
      lexicon: catalogue.lexicon.map((entry) => ({
        say: entry.say,
        means: entry.means,
        region: isNameAbroad(entry) ? entry.region : "",
        seen: "",
      })),
      families: [],
      conditions: [],
      achievements: [],
      fixedDays: [],
      pharmacy: [],
    },
    helplines,
  };
}

/** Whether and where a row was read in its source. */
const ofReading: ReadonlySet<string> = new Set(["known", "at"]);

/** The library as columns, each row without its sources: they would take 28 kB, and "Why this answer?" names them online. */
export function writeDeviceLibrary(library: DeviceLibrary): string {
  const read: Json = JSON.parse(
    JSON.stringify(library, (key, value: unknown) => {
      if (ofReading.has(key)) return undefined;
      return key === "source" && Array.isArray(value) ? [] : value;
    }),
  );
  return JSON.stringify(toColumn([read]));
}

const unsaid: Plant["provenance"]["identity"] = { known: "recalled", source: [] };
const unknownProvenance: Plant["provenance"] = {
  identity: unsaid,
  history: unsaid,
  research: unsaid,
  preparations: unsaid,
  growing: unsaid,
  safety: unsaid,
};

function withoutProse(plant: Plant, details: readonly RegExp[]): Plant {
  const { safety } = plant;
  const quoted = quotedSentences(plant, details);
  return {
    ...plant,
    names: {
      ...plant.names,
      pronunciation: "",
      guyanese: plant.names.guyanese.map(({ name }) => ({ name, people: "Guyanese" })),
    },
    description: "",
    history: "",
    fun_facts: [],
    of_the_day: [],
    traditional_uses: quoted(plant.traditional_uses),
    modern_research: "",
    cultural_origin: [],
    difficulty_level: "Easy",
    category_tags: [],
    uses: plant.uses.map((use) => ({ ...use, who: "" })),
    provenance: unknownProvenance,
    plate: seenTraits(plant.plate),
    sources: [],
    look_alikes: plant.look_alikes.slice(0, 1).map(({ name, tell }) => ({ name, tell })),
    recognise: firstSentences(plant.recognise, 1),
    safety: {
      ...safety,
      warnings: quoted(safety.warnings),
      toxic_parts: safety.toxic_parts.filter(({ part }) => isAskedPart(part)),
      stop: firstSentences(safety.stop, 1),
    },
  };
}

/** Of the traits that a plate is drawn from, those by which the key tells plants apart. A plain word stands for the others. */
function seenTraits({ habit, leaf, stem, flower, fruit, root, bark }: PlateTraits): PlateTraits {
  return {
    habit,
    leaf: {
      form: leaf.form,
      outline: leaf.outline,
      margin: leaf.margin,
      arrangement: leaf.arrangement,
      length_cm: leaf.length_cm,
      width: leaf.width,
      colour: leaf.colour,
      underside: leaf.underside,
      surface: leaf.surface,
      marking: leaf.marking,
      closes: leaf.closes,
      venation: "pinnate",
      tip: "pointed",
      base: "wedge",
      petiole: "short",
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
    special: [],
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
