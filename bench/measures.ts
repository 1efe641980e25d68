// The dated counts that /safety publishes. A set is counted blind only once, so its first count is never written over.
import { readFile, writeFile } from "node:fs/promises";
import * as z from "zod";
import { parts } from "./question-set.ts";

const count = z.strictObject({ good: z.int().min(0), of: z.int().min(1) });

export const measureSchema = z.strictObject({
  set: z.enum(parts),
  /** `blind`: before anything was changed because of this set. `after`: the rules had been mended by it. */
  stage: z.enum(["blind", "after"]),
  taken: z.iso.date(),
  /** The rules that were counted, as a commit of this project. */
  rules: z.string().regex(/^[0-9a-f]{7,40}$/),
  questions: z.int().min(1),
  emergencies: count,
  crises: count,
  /** Harmless or merely urgent questions that were answered as an emergency. */
  falseAlarms: count,
  broken: z.int().min(0),
});
export type Measure = z.infer<typeof measureSchema>;

const file = new URL("./measures.json", import.meta.url);

export async function readMeasures(): Promise<Measure[]> {
  return z.array(measureSchema).parse(JSON.parse(await readFile(file, "utf8")));
}

/** Adds a count, or takes the place of an older one made after mending; a blind one stays as it is. */
export async function keepMeasure(measure: Measure): Promise<void> {
  const measures = await readMeasures();
  const at = measures.findIndex(({ set, stage }) => set === measure.set && stage === measure.stage);
  if (at >= 0 && measure.stage === "blind")
    throw new Error(`${measure.set} was counted blind on ${measures[at]?.taken}; that cannot happen twice`);
  if (at >= 0) measures[at] = measure;
  else measures.push(measure);
  await writeFile(file, `${JSON.stringify(measures, null, 2)}\n`);
}
