import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const guest: Actor = { role: "anon", claims: { role: "anon" } };
const ama: Actor = { role: "authenticated", claims: { sub: "ama", note: 'it\'s \\ "quoted"' } };

const whoAmI = `select current_user::text as "user", session_user::text as session,
  nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims`;

describe.each(databaseKinds({ smoke: true }))("transactions on %s", (kind) => {
  let fixture: TestDatabase;
  beforeAll(async () => {
    fixture = await openTestDatabase(kind, { idleInTransactionTimeoutMs: 1_000 });
    await fixture.db.script(`
      create table notes (id int primary key, owner text not null, body text);
      grant select, insert, update, delete on notes to authenticated;
      alter table notes enable row level security;
      create policy "owner only" on notes for all to authenticated
        using (owner = (current_setting('request.jwt.claims')::jsonb ->> 'sub'));
      insert into notes values (1, 'ama', 'hers'), (2, 'kofi', 'his');
      create table tally (id int primary key, n int not null);
    `);
  });
  afterAll(() => fixture.close());

  const ids = async () =>
    (await fixture.db.query<{ id: number }>("select id from notes order by id")).rows.map((row) => row.id);

  it("a transaction runs as the actor and resets the role afterwards", async () => {
    const inside = await fixture.db.transaction(ama, async (tx) => (await tx.query(whoAmI)).rows[0]);
    expect(inside).toMatchObject({ user: "authenticated", claims: ama.claims });
    const after = (await fixture.db.query(whoAmI)).rows[0];
    expect(after).toMatchObject({ user: after?.session, claims: null });
  });

  it("a single statement runs as the actor and resets the role afterwards", async () => {
    for (const readOnly of [false, true, false, true]) {
      const { rows } = await fixture.db.queryAs(ama, whoAmI, [], { readOnly });
      expect(rows[0]).toMatchObject({ user: "authenticated", claims: ama.claims });
    }
    const after = (await fixture.db.query(whoAmI)).rows[0];
    expect(after).toMatchObject({ user: after?.session, claims: null });
  });

  it("row-level security applies, also to a statement prepared for another actor", async () => {
    const read = (as: Actor | "owner") => fixture.db.queryAs(as, "select body from notes order by id");
    const kofi: Actor = { role: "authenticated", claims: { sub: "kofi" } };
    for (let round = 0; round < 8; round += 1) {
      expect((await read(ama)).rows).toEqual([{ body: "hers" }]);
      expect((await read(kofi)).rows).toEqual([{ body: "his" }]);
      expect((await read("owner")).rows).toEqual([{ body: "hers" }, { body: "his" }]);
      await expect(read(guest)).rejects.toMatchObject({ code: "42501" });
    }
  });

  it("no statement bypasses row-level security when the role cannot be set", async () => {
    const unknownRole = { role: "no_such_role", claims: {} } as unknown as Actor;
    await expect(fixture.db.queryAs(unknownRole, "delete from notes")).rejects.toMatchObject({
      code: "22023",
    });
    await expect(
      fixture.db.transaction(unknownRole, (tx) => tx.query("delete from notes")),
    ).rejects.toMatchObject({
      code: "22023",
    });
    await expect(
      fixture.db.transaction(unknownRole, (tx) => tx.script("delete from notes")),
    ).rejects.toMatchObject({
      code: "22023",
    });
    expect(await ids()).toEqual([1, 2]);
  });

  it("rolls back when the function throws, and rethrows its error", async () => {
    const boom = new Error("boom");
    await expect(
      fixture.db.transaction("owner", async (tx) => {
        await tx.query("insert into notes values (3, 'ama', 'gone')");
        throw boom;
      }),
    ).rejects.toBe(boom);
    expect(await ids()).toEqual([1, 2]);
  });

  it("rejects instead of committing after a statement failed", async () => {
    await expect(
      fixture.db.transaction("owner", async (tx) => {
        await tx.query("insert into notes values (3, 'ama', 'gone')");
        await tx.query("select 1 / 0").catch(() => undefined);
        return "fine";
      }),
    ).rejects.toMatchObject({ code: "25P02" });
    expect(await ids()).toEqual([1, 2]);
  });

  it("continues after a rollback to a savepoint", async () => {
    await fixture.db.transaction("owner", async (tx) => {
      await tx.query("savepoint before");
      await tx.query("select 1 / 0").catch(() => undefined);
      await tx.query("rollback to savepoint before");
      await tx.query("insert into notes values (4, 'ama', 'kept')");
    });
    expect(await ids()).toEqual([1, 2, 4]);
    await fixture.db.query("delete from notes where id = 4");
  });

  it("rejects writes in a read-only transaction", async () => {
    const write = "insert into notes values (5, 'ama', 'no')";
    await expect(fixture.db.queryAs(ama, write, [], { readOnly: true })).rejects.toMatchObject({
      code: "25006",
    });
    await expect(
      fixture.db.transaction(ama, (tx) => tx.query(write), { readOnly: true }),
    ).rejects.toMatchObject({ code: "25006" });
    expect((await fixture.db.queryAs(ama, write)).rowCount).toBe(1);
    await fixture.db.query("delete from notes where id = 5");
  });

  it("rejects a nested transaction instead of deadlocking", async () => {
    await expect(
      fixture.db.transaction("owner", async (tx) => {
        await tx.query("select 1");
        await fixture.db.query("select 2");
      }),
    ).rejects.toThrow("a transaction is already open here");
  });

  it("rejects a query on a finished transaction", async () => {
    let leaked: { query(sql: string): Promise<unknown> } | undefined;
    await fixture.db.transaction("owner", async (tx) => {
      leaked = tx;
      await tx.query("select 1");
    });
    await expect(leaked?.query("select 1")).rejects.toThrow("the transaction is over");
  });

  it("rejects statements after one that ended the transaction, and keeps serving others", async () => {
    const broken = fixture.db.transaction(ama, async (tx) => {
      await tx.query("commit");
      await tx.query("delete from notes");
    });
    await expect(broken).rejects.toThrow("a statement ended the transaction it ran in");
    expect(await ids()).toEqual([1, 2]);
  });

  it("commits statements that the function started but did not await", async () => {
    await fixture.db.transaction("owner", async (tx) => {
      void tx.query("insert into tally values (1, 1)");
      void tx.query("insert into tally values (2, 2)");
    });
    expect((await fixture.db.query("select id from tally order by id")).rows).toEqual([{ id: 1 }, { id: 2 }]);
  });

  it("concurrent read-modify-write transactions lose no update", async () => {
    await fixture.db.query("insert into tally values (10, 0)");
    const bump = () =>
      fixture.db.transaction("owner", async (tx) => {
        const { rows } = await tx.query<{ n: number }>("select n from tally where id = 10 for update");
        await new Promise((resolve) => setImmediate(resolve));
        await tx.query("update tally set n = $1 where id = 10", [(rows[0]?.n ?? 0) + 1]);
      });
    await Promise.all(Array.from({ length: 25 }, bump));
    expect((await fixture.db.query("select n from tally where id = 10")).rows).toEqual([{ n: 25 }]);
  });

  it("ends an idle transaction, and others continue", async () => {
    const idler = fixture.db.transaction("owner", async (tx) => {
      await tx.query("insert into tally values (20, 0)");
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      await tx.query("select 1");
    });
    const ended = expect(idler).rejects.toMatchObject({ code: "25P03" });
    expect((await fixture.db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await ended;
    expect((await fixture.db.query("select * from tally where id = 20")).rows).toEqual([]);
  });

  it("handles a table that changed after a statement was prepared", async () => {
    await fixture.db.script("create table shape (a int); insert into shape values (1)");
    const read = () => fixture.db.query("select * from shape");
    for (let round = 0; round < 4; round += 1) expect((await read()).rows).toEqual([{ a: 1 }]);
    await fixture.db.script("alter table shape add b text default 'x'");
    expect((await read()).rows).toEqual([{ a: 1, b: "x" }]);
  });

  it("runs a script in the transaction completely or not at all", async () => {
    await expect(
      fixture.db.transaction("owner", (tx) => tx.script("create table half (a int); select 1 / 0; select 2")),
    ).rejects.toMatchObject({ code: "22012" });
    expect((await fixture.db.query("select to_regclass('half') as half")).rows).toEqual([{ half: null }]);
  });

  it("close waits for pending work and rejects later calls", async () => {
    const other = await openTestDatabase(kind);
    const waiting = Array.from({ length: 10 }, () => other.db.query("select 1 as one"));
    await other.close();
    for (const answer of await Promise.all(waiting)) expect(answer.rows).toEqual([{ one: 1 }]);
    await expect(other.db.query("select 1")).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
  });
});

describe("transaction isolation on pglite", () => {
  it("no other statement runs between those of a transaction", async () => {
    const { db, close } = await openTestDatabase("pglite");
    await db.script("create table log (at serial, who text)");
    const writer = (who: string) =>
      db.transaction("owner", async (tx) => {
        for (let step = 0; step < 4; step += 1) {
          await tx.query("insert into log (who) values ($1)", [who]);
          await new Promise((resolve) => setImmediate(resolve));
        }
      });
    await Promise.all(["a", "b", "c"].map(writer));
    const { rows } = await db.query<{ who: string }>("select who from log order by at");
    expect(rows.map((row) => row.who).join("")).toMatch(/^(?:aaaa|bbbb|cccc){3}$/);
    await close();
  });
});
