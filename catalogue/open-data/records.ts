// The published records: what content/ holds about a plant, with its sources written out.
import * as z from "zod";
import type { Catalogue } from "../catalogue.ts";
import { noteSchema } from "../note.ts";
import { otherSchema } from "../other.ts";
import { plantSchema } from "../plant.ts";
import { sourceSchema } from "../vocabulary.ts";
import type { Release } from "./release.ts";

const sources = z.array(sourceSchema);

export const plantRecordSchema = z.strictObject({ ...plantSchema.shape, sources });
export const otherRecordSchema = z.strictObject({ ...otherSchema.shape, sources });
const noteRecordSchema = z.strictObject({ ...noteSchema.omit({ source: true }).shape, sources });
export const dataSetSchema = z.strictObject({
  title: z.string(),
  version: z.string(),
  date: z.iso.date(),
  licence: z.string(),
  licenceUrl: z.url(),
  citation: z.string(),
  plants: z.array(plantRecordSchema),
  others: z.array(otherRecordSchema),
  notes: z.array(noteRecordSchema),
});

export type PlantRecord = z.input<typeof plantRecordSchema>;
export type DataSet = z.input<typeof dataSetSchema>;

export function dataSet(catalogue: Catalogue, { abstract: _abstract, ...release }: Release): DataSet {
  const byKey = new Map(catalogue.sources.map((source) => [source.key, source]));
  const withSources = <T extends { sources: string[] }>(entry: T) => ({
    ...entry,
    sources: entry.sources.flatMap((key) => byKey.get(key) ?? []),
  });
  return {
    ...release,
    plants: catalogue.plants.map(withSources),
    others: catalogue.others.map(withSources),
    notes: catalogue.notes.map(({ source, ...note }) => withSources({ ...note, sources: source })),
  };
}

/** The JSON Schema that readers can check their copy against. */
export function jsonSchema(): unknown {
  return z.toJSONSchema(dataSetSchema, { io: "input", unrepresentable: "any" });
}
