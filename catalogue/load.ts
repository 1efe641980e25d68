// Reads content/ from disk into a validated catalogue. The schemas and checks themselves are pure and live elsewhere.
import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { achievementSchema } from "./achievement.ts";
import { type Catalogue, type Vocabulary, vocabularyFaults } from "./catalogue.ts";
import { conditionSchema } from "./condition.ts";
import { openParseCache } from "./parse-cache.ts";
import { type Plant, plantSchema } from "./plant.ts";
import { fixedDaySchema } from "./plant-of-the-day.ts";
import { lookup, plantReferenceFaults } from "./plant-references.ts";
import { readYaml, type YamlCache } from "./read-yaml.ts";
import {
  complaintSchema,
  drugClassSchema,
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
  await cache.save();
  const known = lookup(words.value);
  return {
    value: { ...words.value, plants: plants.value },
    faults: [
      ...words.faults,
      ...plants.faults,
      ...vocabularyFaults(words.value),
      ...plants.value.flatMap((plant) => plantReferenceFaults(plant, known)),
    ],
  };
}

/** Parses one plant's file; the file name must be the plant's id. */
export function parsePlant(text: string, id: string, cache?: YamlCache): Loaded<Plant[]> {
  const file = `content/plants/${id}.yaml`;
  const result = readYaml(plantSchema, text, file, cache);
  if (!result.ok) return { value: [], faults: result.faults };
  if (result.value.id !== id)
    return { value: [], faults: [`${file}: id: is "${result.value.id}", but the file is named ${id}.yaml`] };
  return { value: [result.value], faults: [] };
}

export async function readPlants(folder = contentFolder): Promise<Loaded<Plant[]>> {
  const cache = await openParseCache();
  const plants = await readPlantFiles(folder, cache);
  await cache.save();
  return plants;
}

async function readPlantFiles(folder: string, cache: YamlCache): Promise<Loaded<Plant[]>> {
  const names = (await readdir(`${folder}/plants`)).filter((name) => name.endsWith(".yaml")).sort();
  const read = await Promise.all(
    names.map(async (name) =>
      parsePlant(await readFile(`${folder}/plants/${name}`, "utf8"), name.slice(0, -".yaml".length), cache),
    ),
  );
  return { value: read.flatMap((one) => one.value), faults: read.flatMap((one) => one.faults) };
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
  const [complaints, drugClasses, illnesses, sources, lexicon, conditions, achievements, scope, fixedDays] =
    await Promise.all([
      read("complaints", "complaints", complaintSchema),
      read("drug-classes", "drug_classes", drugClassSchema),
      read("illnesses", "illnesses", illnessSchema),
      read("sources", "sources", sourceSchema),
      read("lexicon", "phrases", lexiconSchema),
      read("conditions", "conditions", conditionSchema),
      read("achievements", "achievements", achievementSchema),
      read("scope", "plants", scopeSchema),
      read("plant-of-the-day", "days", fixedDaySchema),
    ]);
  return {
    value: {
      complaints,
      drugClasses,
      illnesses,
      sources,
      lexicon,
      conditions,
      achievements,
      scope,
      fixedDays,
    },
    faults,
  };
}
