/** Reads the helplines from content/helplines.yaml. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Helpline, helplinesSchema } from "./helpline.ts";
import { ContentError, contentFolder } from "./load.ts";
import { readYaml } from "./read-yaml.ts";

export async function loadHelplines(): Promise<readonly Helpline[]> {
  const text = await readFile(join(contentFolder, "helplines.yaml"), "utf8");
  const lines = readYaml(helplinesSchema, text, "content/helplines.yaml");
  if (!lines.ok) throw new ContentError(lines.faults);
  return lines.value.helplines;
}
