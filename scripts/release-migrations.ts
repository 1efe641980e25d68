/**
 * `npm run release-migrations`: lists the migrations that are new in the version of package.json, with their checksums, in
 * supabase/released-migrations.json. From then on they must not change. Entries that exist are never rewritten.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readMigrations } from "#server/db/migrate.ts";

const root = join(import.meta.dirname, "..");
const list = join(root, "supabase", "released-migrations.json");

const parse = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { version } = z.object({ version: z.string() }).parse(parse(join(root, "package.json")));
const releases = z.record(z.string(), z.record(z.string(), z.string())).parse(parse(list));

if (releases[version]) {
  console.error(`${version} is released already: raise the version in package.json first`);
  process.exitCode = 1;
} else {
  const released = new Set(Object.values(releases).flatMap((files) => Object.keys(files)));
  const added = (await readMigrations(join(root, "supabase", "migrations"))).filter(
    ({ file }) => !released.has(file),
  );
  releases[version] = Object.fromEntries(added.map(({ file, checksum }) => [file, checksum]));
  writeFileSync(list, `${JSON.stringify(releases, null, 2)}\n`);
  console.log(`${version}: ${added.length} migrations`);
}
