import { execFileSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Actor, Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { startPostgres, type TestPostgres } from "#tests/support/postgres.ts";

function endEverySession(url: string): void {
  const script = `
    import pg from "pg";
    const client = new pg.Client(process.argv[1]);
    await client.connect();
    await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'bush-tea'");
    await client.end();`;
  execFileSync(process.execPath, ["--input-type=module", "-e", script, url]);
}

const guest: Actor = { role: "anon", claims: {} };

describe("an external PostgreSQL that restarts", () => {
  let postgres: TestPostgres;
  let db: Database;
  const messages = new Set<string>();
  beforeAll(async () => {
    postgres = await startPostgres();
    db = await openDatabase({
      databaseUrl: postgres.url,
      dataDir: "",
      onLog: (message) => void messages.add(message),
    });
    await db.script(
      "create role anon; create table entries (id int primary key); grant all on entries to anon",
    );
  });
  afterAll(async () => {
    await db.close();
    await postgres.stop();
  });

  const warmUp = () =>
    Promise.all(
      Array.from({ length: 8 }, () => db.queryAs(guest, "select id from entries", [], { readOnly: true })),
    );

  it("JIT compilation is disabled: it took seconds for the query that reads the schema", async () => {
    expect((await db.query("show jit")).rows).toEqual([{ jit: "off" }]);
  });

  it("reports a lost connection and serves again after a restart of the database without intervention", async () => {
    await warmUp();
    await warmUp();
    await postgres.restart();
    await vi.waitFor(() => expect(messages).toContain("a database connection was lost"));
    expect((await db.queryAs(guest, "insert into entries values (1)")).rowCount).toBe(1);
    await db.transaction(guest, (tx) => tx.query("insert into entries values (2)"));
    await warmUp();
    expect((await db.query("select id from entries order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it("replaces a connection that the first statement of a transaction finds broken", async () => {
    await warmUp();
    // This thread blocks meanwhile, so that the pool cannot have noticed when it hands out the connection.
    endEverySession(postgres.url);
    await db.transaction(guest, async (tx) => {
      await tx.query("insert into entries values (10)");
      await tx.query("insert into entries values (11)");
    });
    endEverySession(postgres.url);
    expect((await db.queryAs(guest, "select count(*) as n from entries where id in (10, 11)")).rows).toEqual([
      { n: 2 },
    ]);
  });

  it("rejects a transaction that loses its connection midway and does not run it again", async () => {
    const broken = db.transaction("owner", async (tx) => {
      await tx.query("insert into entries values (100)");
      await tx.query("select pg_terminate_backend(pg_backend_pid())");
      await tx.query("insert into entries values (101)");
    });
    await expect(broken).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
    expect((await db.query("select id from entries where id >= 100")).rows).toEqual([]);
  });

  it("reports that it is unreachable while it is down", async () => {
    const other = await startPostgres();
    const lonely = await openDatabase({ databaseUrl: other.url, dataDir: "" });
    await other.stop();
    await expect(lonely.query("select 1")).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
    await expect(lonely.transaction(guest, (tx) => tx.query("select 1"))).rejects.toMatchObject({
      name: "DatabaseUnavailableError",
    });
    await lonely.close();
    await expect(openDatabase({ databaseUrl: other.url, dataDir: "" })).rejects.toMatchObject({
      name: "DatabaseUnavailableError",
    });
  });

  it("serves far more concurrent requests than it has connections", async () => {
    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, index) => db.queryAs(guest, "select $1::int as n", [index])),
    );
    expect(answers.map((answer) => answer.rows[0]?.n)).toEqual(
      Array.from({ length: 300 }, (_, index) => index),
    );
  });

  it("drops prepared statements when there are too many", async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 150; index += 1) await db.query(`select ${index} as n`);
      for (let index = 0; index < 150; index += 1) await db.query(`select ${index} as n`);
    }
    const { rows } = await db.query<{ n: number }>("select count(*) as n from pg_prepared_statements");
    expect(rows[0]?.n).toBeLessThan(250);
  });
});
