/** Writes the open data of the catalogue into `build/client/data`, checked against its own schema. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalogue } from "#catalogue/load.ts";
import { darwinCore } from "#catalogue/open-data/darwin-core.ts";
import { dataSet, dataSetSchema, jsonSchema } from "#catalogue/open-data/records.ts";
import { releaseOf } from "#catalogue/open-data/release.ts";
import { tables } from "#catalogue/open-data/tables.ts";
import { zip } from "#catalogue/open-data/zip.ts";
import packageFile from "../package.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

export async function writeOpenData(folder: string): Promise<void> {
  const catalogue = await loadCatalogue();
  const release = releaseOf(packageFile.version, readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  const published = dataSet(catalogue, release);
  dataSetSchema.parse(published);

  mkdirSync(join(folder, "plants"), { recursive: true });
  const write = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  write("bush-tea.json", JSON.stringify(published));
  write("schema.json", JSON.stringify(jsonSchema(), null, 2));
  for (const plant of published.plants) write(`plants/${plant.id}.json`, JSON.stringify(plant, null, 2));
  const csvFiles = tables(catalogue);
  for (const [name, text] of Object.entries(csvFiles)) write(name, text);
  write("bush-tea-csv.zip", zip(csvFiles));
  write("bush-tea-darwin-core.zip", zip(darwinCore(catalogue, release)));
}
