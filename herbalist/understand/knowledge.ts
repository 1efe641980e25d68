// The catalogue, indexed once for answering: names, labels, uses by complaint, and a reader for its vocabulary.
import type { Catalogue } from "#catalogue/catalogue.ts";
import type { Note } from "#catalogue/note.ts";
import type { Other } from "#catalogue/other.ts";
import type { Plant } from "#catalogue/plant.ts";
import type { Complaint, Source } from "#catalogue/vocabulary.ts";
import type { Form } from "#catalogue/words.ts";
import { aliases, functionWords } from "../language/aliases.ts";
import { commonWords } from "../language/common-words.ts";
import { groupBy } from "../language/group-by.ts";
import { type Named, nameOf } from "../language/plant-name.ts";
import { createSpeller } from "../language/spelling.ts";
import { createReader, type Reader } from "../language/tokens.ts";
import { triageWords } from "../triage/findings.ts";
import { createVocabulary, type Vocabulary } from "./coverage.ts";
import { intentWords } from "./intents.ts";
import { createMedicineKnowledge, type MedicineKnowledge } from "./medicines.ts";
import { complaintWords } from "./mentions.ts";
import type { CreateNoteFinder, FindAlike } from "./note-alike.ts";
import { createNoteIndex, type NoteIndex } from "./note-index.ts";
import { createPhraseIndex, indexWords, type PhraseIndex, plantWords } from "./phrase-index.ts";

export type Knowledge = {
  read: Reader;
  /** An ordinary English word, which is no unknown plant's name. */
  isOrdinary: (word: string) => boolean;
  index: PhraseIndex;
  plants: ReadonlyMap<string, Plant>;
  complaints: ReadonlyMap<string, Complaint>;
  complaintIds: ReadonlySet<string>;
  illnessIds: readonly string[];
  illnessLabel: (id: string) => string;
  medicines: MedicineKnowledge;
  plantsFor: ReadonlyMap<string, Plant[]>;
  /** The plants that people ask for most. */
  askedOften: ReadonlySet<string>;
  /** What people name that is no plant of the catalogue. */
  others: ReadonlyMap<string, Other>;
  conditions: Catalogue["conditions"];
  /** Shop medicines with the dose of their label; phones have none, as they ask no language model. */
  pharmacy: Catalogue["pharmacy"];
  sources: ReadonlyMap<string, Source>;
  notes: NoteIndex;
  /** Finds a note by a question like its own; phones find none. */
  noteAlike: FindAlike;
  vocabulary: Vocabulary;
  /** The general way of a form, for plants whose record does not have it. */
  formNotes: ReadonlyMap<Form, Note>;
  /** What a plant is called in Spanish, Portuguese and Hindi, as far as the lexicon knows. */
  namesAbroad: ReadonlyMap<string, Catalogue["lexicon"]>;
  /** Guyanese name first. */
  nameOf: (plant: Named) => string;
};

/** Whether an entry of the lexicon gives a plant's names in another language. */
export function isNameAbroad({ means, region }: Catalogue["lexicon"][number]): boolean {
  return means.plant !== undefined && /^(?:Spanish|Portuguese|Hindi|English)/.test(region);
}

/** Notes that list their ways of asking. The others, which are found by their examples alone, are not on phones. */
export const foundByWords = (notes: readonly Note[]) => notes.filter(({ asked }) => asked.length > 0);

/** Of these, the ones that phones hold too. */
export const onPhones = (notes: readonly Note[]) => foundByWords(notes).filter(({ online }) => !online);

/**
 * Ordinary English words, which the spelling correction leaves unchanged: those that the catalogue's own prose uses twice. Only texts
 * that phones have as well are read (`device-library.ts`), so that both understand alike.
 */
function proseWords({ plants, notes, complaints }: Catalogue): string[] {
  const seen = new Set<string>();
  const again = new Set<string>();
  const texts = [
    ...plants.flatMap(({ habitat, growing_info, preparation_methods }) => [
      habitat,
      ...Object.values(growing_info),
      ...Object.values(preparation_methods).map(({ text }) => text),
    ]),
    ...onPhones(notes).map(({ answer }) => answer),
    ...complaints.flatMap(({ helps_most, why, lasts, leave }) => [helps_most, why, lasts, leave]),
  ];
  for (const text of texts)
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g)) (seen.has(word) ? again : seen).add(word);
  return [...again];
}

const findsNone: CreateNoteFinder = () => () => undefined;

export function createKnowledge(catalogue: Catalogue, createNoteFinder = findsNone): Knowledge {
  const prose = proseWords(catalogue);
  const index = createPhraseIndex(catalogue);
  const targets = new Set([...triageWords(), ...complaintWords(), ...indexWords(index)]);
  const ordinary = new Set([...prose, ...commonWords, ...targets, ...intentWords()]);
  const known = new Set([
    ...targets,
    ...intentWords(),
    ...commonWords,
    ...prose,
    ...functionWords,
    ...aliases.keys(),
  ]);
  const read = createReader(known, createSpeller(targets), plantWords(index));
  const plantsFor = new Map<string, Plant[]>();
  for (const plant of catalogue.plants)
    for (const complaint of new Set(plant.uses.map((use) => use.complaint)))
      plantsFor.set(complaint, [...(plantsFor.get(complaint) ?? []), plant]);
  for (const { id, part_of } of catalogue.complaints)
    if (part_of !== undefined)
      plantsFor.set(id, [...new Set([...(plantsFor.get(id) ?? []), ...(plantsFor.get(part_of) ?? [])])]);
  const complaints = new Map(catalogue.complaints.map((entry) => [entry.id, entry]));
  const medicines = createMedicineKnowledge({
    drugClasses: catalogue.drugClasses.map((entry) => ({
      ...entry,
      members: [...entry.generic, ...entry.brands],
    })),
  });
  const isOrdinary = (word: string) => ordinary.has(word) || ordinary.has(word.replace(/s$/, ""));
  const byWords = foundByWords(catalogue.notes);
  const illnesses = new Map(catalogue.illnesses.map((entry) => [entry.id, entry.label]));
  return {
    isOrdinary,
    read,
    index,
    plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])),
    others: new Map(catalogue.others.map((other) => [other.id, other])),
    complaints,
    complaintIds: new Set(complaints.keys()),
    illnessIds: [...illnesses.keys()],
    illnessLabel: (id) => illnesses.get(id) ?? id,
    medicines,
    plantsFor,
    askedOften: new Set(catalogue.scope.filter((entry) => entry.asked_often).map(({ id }) => id)),
    conditions: catalogue.conditions,
    pharmacy: catalogue.pharmacy,
    sources: new Map(catalogue.sources.map((source) => [source.key, source])),
    notes: createNoteIndex(byWords, new Set(complaints.keys())),
    noteAlike: createNoteFinder({
      notes: catalogue.notes,
      read,
      index,
      medicines,
      isOrdinary,
      complaintIds: new Set(complaints.keys()),
    }),
    vocabulary: createVocabulary(byWords),
    formNotes: new Map(
      catalogue.notes.flatMap((note) => (note.form === undefined ? [] : [[note.form, note]])),
    ),
    namesAbroad: groupBy(catalogue.lexicon.filter(isNameAbroad), ({ means }) => means.plant ?? ""),
    nameOf,
  };
}
