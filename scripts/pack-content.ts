/** Packs the validated content/ into a module for the edge functions, which have no file system to read it from. */
import { randomUUID } from "node:crypto";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalogue } from "#catalogue/load.ts";
import { loadHelplines } from "#catalogue/load-helplines.ts";

export const packedContent = join(import.meta.dirname, "../supabase/functions/_shared/content.js");

export async function packContent(): Promise<void> {
  const [catalogue, helplines] = await Promise.all([loadCatalogue(), loadHelplines()]);
  // JSON.parse of a string is several times faster than parsing the same data as a JavaScript literal.
  const module = [
    "// Generated from content/ by `npm run hosted -- functions`.",
    `export const catalogue = JSON.parse(${JSON.stringify(JSON.stringify(catalogue))});`,
    `export const helplines = JSON.parse(${JSON.stringify(JSON.stringify(helplines))});`,
    "",
  ].join("\n");
  const temporary = `${packedContent}.${randomUUID()}`;
  await writeFile(temporary, module);
  await rename(temporary, packedContent);
}
