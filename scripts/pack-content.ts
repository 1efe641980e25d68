/** Packs content/, checked, into the module that the edge functions carry along: they have no folder to read from. */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentFolder, loadCatalogue } from "#catalogue/load.ts";
import { readYaml } from "#catalogue/read-yaml.ts";
import { helplinesSchema } from "#herbalist/compose/help-numbers.ts";

export const packedContent = join(import.meta.dirname, "../supabase/functions/_shared/content.js");

export async function packContent(): Promise<void> {
  const catalogue = await loadCatalogue();
  const text = await readFile(join(contentFolder, "helplines.yaml"), "utf8");
  const lines = readYaml(helplinesSchema, text, "content/helplines.yaml");
  if (!lines.ok) throw new Error(lines.faults.join("\n"));
  // Parsed from a string: that is several times quicker than reading the same as a program.
  const module = [
    "// Made from content/ by `npm run hosted -- functions`.",
    `export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`,
    `export const helplines = JSON.parse(${JSON.stringify(JSON.stringify(lines.value.helplines))});`,
    "",
  ].join("\n");
  const draft = `${packedContent}.${process.pid}`;
  await writeFile(draft, module);
  await rename(draft, packedContent);
}
