/** Packs content/, checked, into the module that the edge functions carry along: they have no folder to read from. */
import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalogue } from "#catalogue/load.ts";
import { loadHelplines } from "#server/helplines.ts";

export const packedContent = join(import.meta.dirname, "../supabase/functions/_shared/content.js");

export async function packContent(): Promise<void> {
  const [catalogue, helplines] = await Promise.all([loadCatalogue(), loadHelplines()]);
  // Parsed from a string: that is several times quicker than reading the same as a program.
  const module = [
    "// Made from content/ by `npm run hosted -- functions`.",
    `export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`,
    `export const helplines = JSON.parse(${JSON.stringify(JSON.stringify(helplines))});`,
    "",
  ].join("\n");
  const draft = `${packedContent}.${randomUUID()}`;
  await writeFile(draft, module);
  await rename(draft, packedContent);
}
