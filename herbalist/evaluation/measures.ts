// The dated counts that /safety publishes. The first, blind count of a set is never overwritten.
import { readFile, writeFile } from "node:fs/promises";
import { type Measure, measuresSchema } from "./measure-schema.ts";

const file = new URL("./measures.json", import.meta.url);

/** Adds a count or replaces an older one of the same stage; a blind count cannot be replaced. */
export async function saveMeasure(measure: Measure): Promise<void> {
  const measures = measuresSchema.parse(JSON.parse(await readFile(file, "utf8")));
  const at = measures.findIndex(({ set, stage }) => set === measure.set && stage === measure.stage);
  if (at >= 0 && measure.stage === "blind")
    throw new Error(`${measure.set} was counted blind on ${measures[at]?.taken}; that cannot happen twice`);
  if (at >= 0) measures[at] = measure;
  else measures.push(measure);
  await writeFile(file, `${JSON.stringify(measures, null, 2)}\n`);
}
