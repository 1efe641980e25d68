import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Actor, Database } from "#server/db/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const endless = "select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b";
const guest: Actor = { role: "anon", claims: {} };
const person: Actor = { role: "authenticated", claims: {} };

describe("statement timeout on pglite", () => {
  const messages: string[] = [];
  let fixture: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    fixture = await openTestDatabase("pglite", {
      statementTimeoutMs: 1_000,
      anonTimeoutMs: 300,
      onLog: (message) => messages.push(message),
    });
    db = fixture.db;
    await db.script("create table entries (id int primary key); grant all on entries to authenticated");
  });
  beforeEach(async () => {
    messages.length = 0;
    await db.query("delete from entries");
  });
  afterAll(() => fixture.close());

  it("cancels a statement that takes too long without blocking the server's thread", async () => {
    let beats = 0;
    const pulse = setInterval(() => {
      beats += 1;
    }, 10);
    const started = performance.now();
    await expect(db.query(endless)).rejects.toMatchObject({
      name: "DatabaseError",
      code: "57014",
      message: "canceling statement due to statement timeout",
    });
    const took = performance.now() - started;
    clearInterval(pulse);
    expect(took).toBeGreaterThan(900);
    // A blocked thread would not have run the timer for the whole second.
    expect(beats).toBeGreaterThan(3);
    expect(messages).toContain("a statement took too long and is cancelled");
    expect(messages).not.toContain("a statement took too long: the embedded database is restarted");
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("gives guests a shorter timeout, and cancels no other statement", async () => {
    const patterns =
      "select (repeat('ab', 400) || 'x' || repeat('ba', 400) || 'y') ~ '(.*)(.*)(.*)(.*)x\\1\\2\\3\\4y'";
    for (const slow of [endless, patterns]) {
      const cancelled = expect(db.queryAs(guest, slow, [], { readOnly: true })).rejects.toMatchObject({
        code: "57014",
        message: "canceling statement due to statement timeout",
      });
      const next = Array.from({ length: 5 }, (_, n) => db.query("select $1::int as n", [n]));
      await cancelled;
      await Promise.all(next);
      await expect(db.transaction(guest, (tx) => tx.query(slow))).rejects.toMatchObject({ code: "57014" });
    }
    expect(messages).not.toContain("a statement took too long: the embedded database is restarted");
  });

  it("restarts the database for a statement that cannot be cancelled", async () => {
    // PGlite does not check for cancellation while it sleeps.
    await expect(db.query("select pg_sleep(20)")).rejects.toMatchObject({ code: "57014" });
    expect(messages).toContain("a statement took too long: the embedded database is restarted");
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("runs queued statements afterwards and keeps every acknowledged row", async () => {
    await db.queryAs(person, "insert into entries values (1)");
    await db.transaction(person, (tx) => tx.query("insert into entries values (2)"));
    const stuck = expect(db.query(endless)).rejects.toMatchObject({ code: "57014" });
    const waiting = [
      db.queryAs(person, "insert into entries values (3)"),
      db.transaction(person, async (tx) => {
        await tx.query("insert into entries values (4)");
        await tx.query("insert into entries values (5)");
      }),
      db.queryAs(person, "select 1", [], { readOnly: true }),
      ...Array.from({ length: 10 }, (_, i) => db.queryAs(person, "insert into entries values ($1)", [6 + i])),
    ];
    await stuck;
    await Promise.all(waiting);
    const { rows } = await db.query<{ id: number }>("select id from entries order by id");
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  });

  it("rolls back the transaction of a cancelled statement and rejects it", async () => {
    const broken = db.transaction("owner", async (tx) => {
      await tx.query("insert into entries values (1)");
      await tx.query(endless).catch(() => undefined);
      await tx.query("insert into entries values (2)");
    });
    // As on PostgreSQL, the transaction is aborted and accepts no more statements; after a restart it no longer exists.
    await expect(broken).rejects.toMatchObject({ code: expect.stringMatching(/^(?:25P02|57014)$/) });
    expect((await db.query("select * from entries")).rows).toEqual([]);
  });

  it.each([
    ["jsonb", 20_000],
    ["jsonb", 450_000],
  ])("rejects %s nested %i levels deep with an error and keeps running", async (type, depth) => {
    const deep = "[".repeat(depth) + "]".repeat(depth);
    await expect(db.query(`select 1 from (select $1::${type}) as deep`, [deep])).rejects.toMatchObject({
      name: "DatabaseError",
      code: expect.stringMatching(/^(?:54001|57014)$/),
    });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("accepts a longer timeout for a single statement", async () => {
    const slow = "select true as slept from pg_sleep(1.2)";
    const { rows } = await db.queryAs("owner", slow, [], { statementTimeoutMs: 30_000 });
    expect(rows).toEqual([{ slept: true }]);
  });
});

describe("statement timeout on postgres", () => {
  it("cancels a statement that takes too long and keeps the connection", async () => {
    const { db, close } = await openTestDatabase("postgres", { statementTimeoutMs: 500 });
    await expect(db.query("select pg_sleep(5)")).rejects.toMatchObject({
      name: "DatabaseError",
      code: "57014",
      message: "canceling statement due to statement timeout",
    });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await close();
  });

  it("gives guests a shorter timeout", async () => {
    const { db, close } = await openTestDatabase("postgres", { anonTimeoutMs: 300 });
    const slow = "select pg_sleep(1)";
    const tooLong = { code: "57014", message: "canceling statement due to statement timeout" };
    await expect(db.queryAs(guest, slow)).rejects.toMatchObject(tooLong);
    await expect(db.queryAs(guest, slow, [], { readOnly: true })).rejects.toMatchObject(tooLong);
    await expect(db.transaction(guest, (tx) => tx.query(slow))).rejects.toMatchObject(tooLong);
    expect((await db.queryAs(person, slow)).rowCount).toBe(1);
    await close();
  });
});
