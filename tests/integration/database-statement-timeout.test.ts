import { afterEach, describe, expect, it } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const endless = "select count(*) from generate_series(1, 100000) a, generate_series(1, 100000) b";
const guest: Actor = { role: "anon", claims: {} };
const person: Actor = { role: "authenticated", claims: {} };

describe("statement timeout on pglite", () => {
  let fixture: TestDatabase | undefined;
  afterEach(() => fixture?.close());

  const open = async (statementTimeoutMs: number) => {
    const messages: string[] = [];
    fixture = await openTestDatabase("pglite", {
      statementTimeoutMs,
      onLog: (message) => messages.push(message),
    });
    await fixture.db.script("create table entries (id int primary key); grant all on entries to anon");
    return { db: fixture.db, messages };
  };

  it("cancels a statement that takes too long without blocking the server's thread", async () => {
    const { db, messages } = await open(1_000);
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
    const messages: string[] = [];
    fixture = await openTestDatabase("pglite", {
      visitorTimeoutMs: 300,
      onLog: (message) => messages.push(message),
    });
    const { db } = fixture;
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

  it("gives signed-in people the same timeout unless the statement is allowed longer", async () => {
    fixture = await openTestDatabase("pglite", { visitorTimeoutMs: 300 });
    const { db } = fixture;
    await expect(db.queryAs(person, endless, [], { readOnly: true })).rejects.toMatchObject({
      code: "57014",
    });
    await expect(db.transaction(person, (tx) => tx.query(endless))).rejects.toMatchObject({ code: "57014" });
    const slow = "select count(*)::int as n from generate_series(1, 3000000)";
    const { rows } = await db.queryAs(person, slow, [], { statementTimeoutMs: 30_000 });
    expect(rows).toEqual([{ n: 3_000_000 }]);
  });

  it("restarts the database for a statement that cannot be cancelled", async () => {
    const { db, messages } = await open(1_000);
    // PGlite does not check for cancellation while it sleeps.
    await expect(db.query("select pg_sleep(20)")).rejects.toMatchObject({ code: "57014" });
    expect(messages).toContain("a statement took too long: the embedded database is restarted");
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("runs queued statements afterwards and keeps every acknowledged row", async () => {
    const { db } = await open(1_000);
    await db.queryAs(guest, "insert into entries values (1)");
    await db.transaction(guest, (tx) => tx.query("insert into entries values (2)"));
    const stuck = expect(db.query(endless)).rejects.toMatchObject({ code: "57014" });
    const waiting = [
      db.queryAs(guest, "insert into entries values (3)"),
      db.transaction(guest, async (tx) => {
        await tx.query("insert into entries values (4)");
        await tx.query("insert into entries values (5)");
      }),
      db.queryAs(guest, "select 1", [], { readOnly: true }),
      ...Array.from({ length: 10 }, (_, i) => db.queryAs(guest, "insert into entries values ($1)", [6 + i])),
    ];
    await stuck;
    await Promise.all(waiting);
    const { rows } = await db.query<{ id: number }>("select id from entries order by id");
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1));
  });

  it("rolls back the transaction of a cancelled statement and rejects it", async () => {
    const { db } = await open(800);
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
    const { db } = await open(1_500);
    const deep = "[".repeat(depth) + "]".repeat(depth);
    await expect(db.query(`select 1 from (select $1::${type}) as deep`, [deep])).rejects.toMatchObject({
      name: "DatabaseError",
      code: expect.stringMatching(/^(?:54001|57014)$/),
    });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  it("accepts a longer timeout for a single statement", async () => {
    const { db } = await open(500);
    const slow = "select count(*)::int as n from generate_series(1, 3000000)";
    const { rows } = await db.queryAs("owner", slow, [], { statementTimeoutMs: 30_000 });
    expect(rows).toEqual([{ n: 3_000_000 }]);
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

  it("gives guests, and the reads of signed-in people, a shorter timeout", async () => {
    const { db, close } = await openTestDatabase("postgres", { visitorTimeoutMs: 300 });
    const slow = "select pg_sleep(1)";
    const tooLong = { code: "57014", message: "canceling statement due to statement timeout" };
    await expect(db.queryAs(guest, slow)).rejects.toMatchObject(tooLong);
    await expect(db.queryAs(guest, slow, [], { readOnly: true })).rejects.toMatchObject(tooLong);
    await expect(db.transaction(guest, (tx) => tx.query(slow))).rejects.toMatchObject(tooLong);
    await expect(db.queryAs(person, slow, [], { readOnly: true })).rejects.toMatchObject(tooLong);
    // A write may wait for a row that a frozen process has locked.
    expect((await db.queryAs(person, slow)).rowCount).toBe(1);
    const longer = { readOnly: true, statementTimeoutMs: 30_000 };
    expect((await db.queryAs(person, slow, [], longer)).rowCount).toBe(1);
    await close();
  });
});
