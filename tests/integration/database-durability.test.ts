/** Durability of the embedded database; tests/long/database-sync.test.ts counts syncs under many writers. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { PgliteDatabase } from "#server/db/pglite/pglite-database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const writer: Actor = { role: "service_role", claims: {} };
const NO_MAINTENANCE = { everyWrites: Number.POSITIVE_INFINITY, idleMs: 3_600_000 };

describe("syncing to disk on pglite", () => {
  let fixture: TestDatabase;
  beforeAll(async () => {
    fixture = await openTestDatabase("pglite", { maintenance: NO_MAINTENANCE });
    await fixture.db.script(
      "create table entries (id serial primary key, body text); grant all on all tables in schema public to service_role; grant all on all sequences in schema public to service_role",
    );
  });
  afterAll(() => fixture.close());

  const syncsDuring = async (work: () => Promise<unknown>) => {
    const { db } = fixture;
    if (!(db instanceof PgliteDatabase)) throw new Error("not the embedded database");
    const before = db.syncs;
    await work();
    return db.syncs - before;
  };
  const insert = () => fixture.db.queryAs(writer, "insert into entries (body) values ('x')");
  const insertInTransaction = () =>
    fixture.db.transaction(writer, async (tx) => {
      await tx.query("insert into entries (body) values ('x')");
      await tx.query("insert into entries (body) values ('y')");
    });

  it("syncs a write to disk before acknowledging it", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await syncsDuring(insert)).toBeGreaterThanOrEqual(1);
      expect(await syncsDuring(insertInTransaction)).toBeGreaterThanOrEqual(1);
    }
  });

  it("does not sync for reads", async () => {
    const syncs = await syncsDuring(async () => {
      for (let count = 0; count < 20; count += 1) {
        await fixture.db.queryAs(writer, "select count(*) from entries", [], { readOnly: true });
      }
    });
    expect(syncs).toBe(0);
  });

  it("rejects only the failed write of a group", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        fixture.db.queryAs(writer, "insert into entries (id) values ($1)", [
          index === 7 ? 1 : 10_000 + index,
        ]),
      ),
    );
    const failed = results.flatMap((result, index) => (result.status === "rejected" ? [index] : []));
    expect(failed).toEqual([7]);
  });

  it("has all rows after it is closed and opened again", async () => {
    const { rows } = await fixture.db.query("select count(*) as n from entries");
    await fixture.db.close();
    const again = await openDatabase({ dataDir: fixture.dataDir });
    expect((await again.query("select count(*) as n from entries")).rows).toEqual(rows);
    await again.close();
  });
});
