import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createTestDatabase } from "#tests/support/postgres.ts";

const first = "20260101000000_first.sql";
const second = "20260102000000_second.sql";

describe.each(databaseKinds({ smoke: true }))("migrations on %s", (kind) => {
  let fixture: TestDatabase;
  let folder = "";
  const file = (name: string, sql: string) => writeFileSync(join(folder, name), sql);

  beforeAll(async () => {
    fixture = await openTestDatabase(kind);
  });
  afterAll(() => fixture.close());
  beforeEach(async () => {
    await fixture.db.script(`
      drop schema if exists supabase_migrations cascade;
      drop schema public cascade;
      create schema public`);
    folder = mkdtempSync(join(tmpdir(), "bush-tea-migrations-"));
    file(first, "create table a (id int primary key); insert into a values (1);");
    file(second, "alter table a add column body text; update a set body = 'moved';");
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("applies every file once, in order", async () => {
    expect(await migrate(fixture.db, folder)).toEqual([first, second]);
    expect((await fixture.db.query("select * from a")).rows).toEqual([{ id: 1, body: "moved" }]);
    expect(await migrate(fixture.db, folder)).toEqual([]);
    file("20260103000000_third.sql", "insert into a values (3)");
    expect(await migrate(fixture.db, folder)).toEqual(["20260103000000_third.sql"]);
    expect((await fixture.db.query("select count(*) as n from a")).rows).toEqual([{ n: 2 }]);
  });

  it("writes the record that the Supabase CLI reads", async () => {
    await migrate(fixture.db, folder);
    const { rows } = await fixture.db.query(
      "select version, name, statements from supabase_migrations.schema_migrations order by version",
    );
    expect(rows).toEqual([
      { version: "20260101000000", name: "first", statements: [expect.stringContaining("create table a")] },
      { version: "20260102000000", name: "second", statements: [expect.stringContaining("alter table a")] },
    ]);
  });

  it("does not apply again the files that the Supabase CLI has applied", async () => {
    await fixture.db.script(`
      create schema supabase_migrations;
      create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
      insert into supabase_migrations.schema_migrations values ('20260101000000', null, 'first');
      create table a (id int primary key); insert into a values (7);`);
    expect(await migrate(fixture.db, folder)).toEqual([second]);
    expect((await fixture.db.query("select * from a")).rows).toEqual([{ id: 7, body: "moved" }]);
  });

  it("rolls back a failing file, names it, and continues once it is fixed", async () => {
    file(second, "create table b (id int); select 1 / 0;");
    await expect(migrate(fixture.db, folder)).rejects.toMatchObject({
      name: "MigrationError",
      message: `${second} failed: division by zero (22012)`,
    });
    expect((await fixture.db.query("select to_regclass('b') as b")).rows).toEqual([{ b: null }]);
    file(second, "create table b (id int)");
    expect(await migrate(fixture.db, folder)).toEqual([second]);
  });

  it("detects a file that was changed after it was applied", async () => {
    await migrate(fixture.db, folder);
    file(first, "create table a (id bigint primary key)");
    await expect(migrate(fixture.db, folder)).rejects.toThrow(`${first} was changed after it was applied`);
  });

  it("accepts other line endings", async () => {
    file(first, "create table a (id int primary key);\ninsert into a values (1);");
    await migrate(fixture.db, folder);
    file(first, "create table a (id int primary key);\r\ninsert into a values (1);");
    expect(await migrate(fixture.db, folder)).toEqual([]);
  });

  it.each(["later.sql", "2026_short.sql"])("rejects the file name %s", async (name) => {
    file(name, "select 1");
    await expect(migrate(fixture.db, folder)).rejects.toThrow(`${name} is not named like a migration`);
  });

  it("ignores files that are not SQL", async () => {
    file("README.md", "# about");
    mkdirSync(join(folder, "notes"));
    expect(await migrate(fixture.db, folder)).toEqual([first, second]);
  });
});

describe("servers starting concurrently on one PostgreSQL", () => {
  it("apply each migration once in total", async () => {
    const databaseUrl = await createTestDatabase(inject("postgresUrl"));
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-migrations-"));
    writeFileSync(join(folder, first), "create table a (id int); select pg_sleep(0.5);");
    writeFileSync(join(folder, second), "insert into a values (1);");
    const servers = await Promise.all(
      Array.from({ length: 4 }, () => openDatabase({ databaseUrl, dataDir: folder })),
    );
    const applied = await Promise.all(servers.map((server) => migrate(server, folder)));
    expect(applied.flat().sort()).toEqual([first, second]);
    expect((await servers[0]?.query("select count(*) as n from a"))?.rows).toEqual([{ n: 1 }]);
    await Promise.all(servers.map((server) => server.close()));
    rmSync(folder, { recursive: true, force: true });
  });

  it("wait for each other longer than the statement timeout", async () => {
    const databaseUrl = await createTestDatabase(inject("postgresUrl"));
    const folder = mkdtempSync(join(tmpdir(), "bush-tea-migrations-"));
    writeFileSync(join(folder, first), "create table a (id int); select pg_sleep(1.5);");
    const open = () => openDatabase({ databaseUrl, dataDir: folder, statementTimeoutMs: 500 });
    const [one, two] = await Promise.all([open(), open()]);
    expect((await Promise.all([migrate(one, folder), migrate(two, folder)])).flat()).toEqual([first]);
    await Promise.all([one.close(), two.close()]);
    rmSync(folder, { recursive: true, force: true });
  });
});
