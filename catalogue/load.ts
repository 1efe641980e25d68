// Reads content/ from disk into a validated catalogue. The schemas and checks themselves are pure and live elsewhere.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { achievementSchema } from "./achievement.ts";
import { type Catalogue, type Vocabulary, vocabularyFaults } from "./catalogue.ts";
import { conditionSchema } from "./condition.ts";
import { type Note, noteFaults, noteSchema } from "./note.ts";
import { otherSchema } from "./other.ts";
import { otherFaults } from "./other-references.ts";
import { openParseCache } from "./parse-cache.ts";
import { type Plant, plantSchema } from "./plant.ts";
import { fixedDaySchema } from "./plant-of-the-day.ts";
import { lookup, plantReferenceFaults } from "./plant-references.ts";
import { readYaml, type YamlCache } from "./read-yaml.ts";
import { shopMedicineFaults, shopMedicineSchema } from "./shop-medicine.ts";
import {
  complaintSchema,
  drugClassSchema,
  familySchema,
  illnessSchema,
  lexiconSchema,
  scopeSchema,
  sourceSchema,
} from "./vocabulary.ts";

export const contentFolder = fileURLToPath(new URL("../content", import.meta.url));

/** Lists every fault of the content, one per line. */
export class ContentError extends Error {
  readonly faults: string[];
  constructor(faults: string[]) {
    super(faults.join("\n"));
    this.name = "ContentError";
    this.faults = faults;
  }
}

export type Loaded<T> = { value: T; faults: string[] };

/** The plants only, sorted by id. Throws a ContentError when a file is invalid. */
export async function loadPlants(folder = contentFolder): Promise<Plant[]> {
  const { value, faults } = await readPlants(folder);
  if (faults.length > 0) throw new ContentError(faults);
  return value;
}

/** The whole catalogue with references checked. Throws a ContentError when anything is invalid. */
export async function loadCatalogue(folder = contentFolder): Promise<Catalogue> {
  const { value, faults } = await readCatalogue(folder);
  if (faults.length > 0) throw new ContentError(faults);
  return value;
}

/** Like loadCatalogue, but returns the faults together with what could be read. */
export async function readCatalogue(folder = contentFolder): Promise<Loaded<Catalogue>> {
  const cache = await openParseCache();
  const words = await readVocabulary(folder, cache);
  const plants = await readPlantFiles(folder, cache);
  const others = await readEntryFiles(folder, "others", otherSchema, cache);
  const notes = await readNotes(folder, cache);
  await cache.save();
  const known = lookup(words.value);
  const ids = [known.complaints, known.illnesses, known.drugClasses, known.scope].flatMap((list) => [
    ...list.keys(),
  ]);
  return {
    value: { ...words.value, plants: plants.value, others: others.value, notes: notes.value },
    faults: [
      ...words.faults,
      ...plants.faults,
      ...others.faults,
      ...vocabularyFaults(words.value),
      ...words.value.pharmacy.flatMap((medicine) => shopMedicineFaults(medicine, known)),
      ...plants.value.flatMap((plant) => plantReferenceFaults(plant, known)),
      ...others.value.flatMap((other) => otherFaults(other, known)),
      ...notes.faults,
      ...noteFaults(notes.value, {
        sources: new Set(words.value.sources.map(({ key }) => key)),
        ids: new Set([...ids, ...others.value.map(({ id }) => id)]),
      }),
    ],
  };
}

/** Parses the file of one plant or other remedy; the file name must be its id. */
function parseEntry<T extends { id: string }>(
  schema: z.ZodType<T>,
  text: string,
  file: string,
  cache?: YamlCache,
): Loaded<T[]> {
  const result = readYaml(schema, text, file, cache);
  if (!result.ok) return { value: [], faults: result.faults };
  const { id } = result.value;
  if (!file.endsWith(`/${id}.yaml`))
    return { value: [], faults: [`${file}: id: is "${id}", but the file has another name`] };
  return { value: [result.value], faults: [] };
}

export const parsePlant = (text: string, id: string, cache?: YamlCache): Loaded<Plant[]> =>
  parseEntry(plantSchema, text, `content/plants/${id}.yaml`, cache);

export async function readPlants(folder = contentFolder): Promise<Loaded<Plant[]>> {
  const cache = await openParseCache();
  const plants = await readPlantFiles(folder, cache);
  await cache.save();
  return plants;
}

const readPlantFiles = (folder: string, cache: YamlCache): Promise<Loaded<Plant[]>> =>
  readEntryFiles(folder, "plants", plantSchema, cache);

async function readEntryFiles<T extends { id: string }>(
  folder: string,
  subfolder: string,
  schema: z.ZodType<T>,
  cache: YamlCache,
): Promise<Loaded<T[]>> {
  const names = (await readdir(`${folder}/${subfolder}`)).filter((name) => name.endsWith(".yaml")).sort();
  const read = await Promise.all(
    names.map(async (name) =>
      parseEntry(
        schema,
        await readFile(`${folder}/${subfolder}/${name}`, "utf8"),
        `content/${subfolder}/${name}`,
        cache,
      ),
    ),
  );
  return { value: read.flatMap((one) => one.value), faults: read.flatMap((one) => one.faults) };
}

/** The notes of all subjects: a file holds those of one. */
async function readNotes(folder: string, cache: YamlCache): Promise<Loaded<Note[]>> {
  const names = (await readdir(`${folder}/notes`)).filter((name) => name.endsWith(".yaml")).sort();
  const files = await Promise.all(
    names.map(async (name) =>
      readYaml(
        z.strictObject({ notes: z.array(noteSchema) }),
        await readFile(`${folder}/notes/${name}`, "utf8"),
        `content/notes/${name}`,
        cache,
      ),
    ),
  );
  return {
    value: files.flatMap((file) => (file.ok ? file.value.notes : [])),
    faults: files.flatMap((file) => (file.ok ? [] : file.faults)),
  };
}

async function readVocabulary(folder: string, cache: YamlCache): Promise<Loaded<Vocabulary>> {
  const faults: string[] = [];
  const read = async <T>(name: string, field: string, item: z.ZodType<T>): Promise<T[]> => {
    const file = `content/${name}.yaml`;
    const text = await readFile(`${folder}/${name}.yaml`, "utf8");
    const result = readYaml(z.record(z.literal(field), z.array(item)), text, file, cache);
    if (!result.ok) {
      faults.push(...result.faults);
      return [];
    }
    return result.value[field] ?? [];
  };
  const [
    complaints,
    drugClasses,
    illnesses,
    families,
    sources,
    lexicon,
    conditions,
    achievements,
    scope,
    fixedDays,
    pharmacy,
  ] = await Promise.all([
    read("complaints", "complaints", complaintSchema),
    read("drug-classes", "drug_classes", drugClassSchema),
    read("illnesses", "illnesses", illnessSchema),
    read("families", "families", familySchema),
    read("sources", "sources", sourceSchema),
    read("lexicon", "phrases", lexiconSchema),
    read("conditions", "conditions", conditionSchema),
    read("achievements", "achievements", achievementSchema),
    read("scope", "plants", scopeSchema),
    read("plant-of-the-day", "days", fixedDaySchema),
    read("pharmacy", "pharmacy", shopMedicineSchema),
  ]);
  return {
    value: {
      complaints,
      drugClasses,
      illnesses,
      families,
      sources,
      lexicon,
      conditions,
      achievements,
      scope,
      fixedDays,
      pharmacy,
    },
    faults,
  };
}
