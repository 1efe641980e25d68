/** Released migrations never change, and a database of every release can be upgraded without losing a row. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { prepareDatabase } from "#server/startup/prepare-database.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { fillEveryTable } from "#tests/support/fill-every-table.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, "supabase/migrations");
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** By release, oldest first: the SHA-256 of each file it added, with line feeds as line ends. */
const releases = z
  .record(z.string().regex(/^\d+\.\d+\.\d+$/), z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)))
  .parse(JSON.parse(read("supabase/released-migrations.json")));
const released = new Map(Object.values(releases).flatMap((files) => Object.entries(files)));

describe("released migrations", () => {
  it("are unchanged: a change to the schema is a new migration", async () => {
    const now = new Map((await readMigrations(folder)).map(({ file, checksum }) => [file, checksum]));
    for (const [file, checksum] of released) expect(now.get(file), file).toBe(checksum);
  });

  it("come before those that are not released yet", async () => {
    const files = (await readMigrations(folder)).map(({ file }) => file);
    expect(files.slice(0, released.size)).toEqual([...released.keys()]);
  });

  it("are listed, and described in the changelog, for the version in package.json", () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read("package.json")));
    expect(Object.keys(releases).at(-1)).toBe(version);
    for (const release of Object.keys(releases))
      expect(read("CHANGELOG.md")).toContain(`\n## [${release}] - `);
  });
});

describe.each(databaseKinds({ smoke: false }))("upgrading on %s", (kind) => {
  it.each(Object.keys(releases))("a database of %s keeps every row", async (release) => {
    const { db, close } = await openTestDatabase(kind);
    try {
      await migrate(db, folder, versionsUpTo(release));
      await fillRelease(db);
      const before = await readRows(db);
      for (const [table, rows] of before) expect(rows, `${table} has a row to keep`).not.toEqual([]);

      await migrate(db, folder);
      const after = await readRows(db, before);
      // A migration may add rows of its own, such as the boards of weeks and months.
      for (const [table, rows] of before)
        expect(after.get(table), table).toEqual(expect.arrayContaining([...rows]));

      // A start also updates the catalogue and with it the points; what belongs to a person stays. The seed is the same
      // SQL on both databases, so the faster one has to do.
      if (kind === "pglite") return;
      await prepareDatabase(db, await sharedCatalogue());
      const own = await readRows(db, before);
      for (const table of await tablesOfPeople(db)) expect(own.get(table), table).toEqual(before.get(table));
    } finally {
      await close();
    }
  });
});

function versionsUpTo(release: string): Set<string> {
  const names = Object.keys(releases);
  const earlier = names.slice(0, names.indexOf(release) + 1);
  return new Set(
    earlier.flatMap((name) => Object.keys(releases[name] ?? {}).map((file) => file.slice(0, 14))),
  );
}

/** The catalogue rows are written here and not seeded: today's seed may need columns that an older release lacks. */
async function fillRelease(db: Database): Promise<void> {
  await db.script(`
    insert into public.plants (id, common_name, scientific_name, description)
      values ('neem', 'Neem', 'Azadirachta indica', 'A tree.');
    insert into public.plant_of_the_day (featured_date, plant_id) values ('2026-03-01', 'neem');
    insert into public.achievement_catalog (code, name, description, icon, points)
      values ('explorer', 'Explorer', 'Open plants.', 'leaf', 10);
    insert into private.known_conditions (slug, name) values ('cough', 'Cough')`);
  const { rows } = await db.query<{ id: string }>(
    "insert into auth.users (email) values ('ann@tea.test') returning id",
  );
  await fillEveryTable(db, rows[0]?.id ?? "");
}

type Rows = ReadonlyMap<string, readonly Record<string, unknown>[]>;

/** @param only reads the tables and columns of this earlier reading; a later release may have more of both */
async function readRows(db: Database, only?: Rows): Promise<Rows> {
  const { rows: tables } = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
       -- Changes that wait to be counted: any later change may count them.
       and table_name <> 'leaderboard_changes' order by 1`,
  );
  const all = new Map<string, Record<string, unknown>[]>();
  for (const name of only?.keys() ?? tables.map((table) => table.name)) {
    const { rows } = await db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text collate "C"`,
    );
    const columns = only && Object.keys(only.get(name)?.[0] ?? {});
    all.set(
      name,
      rows.map(({ row }) => (columns ? Object.fromEntries(columns.map((key) => [key, row[key]])) : row)),
    );
  }
  return all;
}

async function tablesOfPeople(db: Database): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select distinct format('%I.%I', table_schema, table_name) as name from private.columns_naming_a_person()
     where table_name not in ('leaderboard_scores', 'leaderboard_periods')`,
  );
  return rows.map(({ name }) => name);
}
