/**
 * `npm run types`: writes supabase/database-types.ts from the schema that the migrations make.
 * `npm run types -- --check` writes nothing and fails when the file is out of date.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { readSchema } from "./database-types/schema-queries.ts";
import { writeTypes } from "./database-types/write-types.ts";

const folder = join(import.meta.dirname, "..", "supabase");
const file = join(folder, "database-types.ts");

const types = await generate();
if (!process.argv.includes("--check")) {
  writeFileSync(file, types);
} else if (readFileSync(file, "utf8") !== types) {
  console.error("supabase/database-types.ts is out of date: npm run types");
  process.exitCode = 1;
}

async function generate(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-types-"));
  try {
    const db = await openDatabase({ dataDir });
    try {
      await migrate(db, join(folder, "migrations"));
      return writeTypes(await readSchema(db));
    } finally {
      await db.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
