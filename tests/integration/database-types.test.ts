// The generated database types must match the schema that the migrations create, on both databases.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openAppDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { readSchema } from "../../scripts/database-types/schema-queries.ts";
import { writeTypes } from "../../scripts/database-types/write-types.ts";

const file = join(import.meta.dirname, "../../supabase/database-types.ts");

test.each(databaseKinds({ smoke: false }))(
  "supabase/database-types.ts matches the schema on %s",
  async (kind) => {
    const { db, close } = await openAppDatabase(kind);
    try {
      const types = writeTypes(await readSchema(db));
      expect(types, "out of date: npm run types").toBe(readFileSync(file, "utf8"));
    } finally {
      await close();
    }
  },
);
