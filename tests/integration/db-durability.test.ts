import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { PgliteDatabase } from "#server/db/pglite/pglite-database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";

const writer: Actor = { role: "service_role", claims: {} };
const never = { everyWrites: Number.POSITIVE_INFINITY, idleMs: 3_600_000 };

describe("syncing to disk on pglite", () => {
  let house: TestDatabase;
  beforeAll(async () => {
    house = await openTestDatabase("pglite", { maintenance: never });
    await house.db.script(
      "create table entries (id serial primary key, body text); grant all on all tables in schema public to service_role; grant all on all sequences in schema public to service_role",
    );
  });
  afterAll(() => house.close());

  const syncsDuring = async (work: () => Promise<unknown>) => {
    const { db } = house;
    if (!(db instanceof PgliteDatabase)) throw new Error("not the embedded database");
    const before = db.syncs;
    await work();
    return db.syncs - before;
  };
  const insert = () => house.db.queryAs(writer, "insert into entries (body) values ('x')");
  const insertInTransaction = () =>
    house.db.transaction(writer, async (tx) => {
      await tx.query("insert into entries (body) values ('x')");
      await tx.query("insert into entries (body) values ('y')");
    });

  it.each([
    ["single statements", insert],
    ["transactions", insertInTransaction],
  ])("syncs once for each of a lone writer's %s", async (_, write) => {
    const syncs = await syncsDuring(async () => {
      for (let count = 0; count < 20; count += 1) await write();
    });
    expect(syncs).toBeGreaterThanOrEqual(20);
    expect(syncs).toBeLessThanOrEqual(24);
  });

  it("has synced before it acknowledges", async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await syncsDuring(insert)).toBeGreaterThanOrEqual(1);
      expect(await syncsDuring(insertInTransaction)).toBeGreaterThanOrEqual(1);
    }
  });

  it.each([
    ["single statements", insert],
    ["transactions", insertInTransaction],
  ])("lets waiting writers' %s share syncs", async (_, write) => {
    const syncs = await syncsDuring(() => Promise.all(Array.from({ length: 200 }, () => write())));
    expect(syncs).toBeGreaterThanOrEqual(3);
    // Nobody waits longer than some milliseconds for company: on a slow machine they go in pairs, never each alone.
    expect(syncs).toBeLessThan(150);
  });

  it("acknowledges a group only after a sync that came later than its commits", async () => {
    const { db } = house;
    if (!(db instanceof PgliteDatabase)) throw new Error("not the embedded database");
    const seen: Array<{ position: number; flushed: number }> = [];
    const write = async () => {
      const { rows } = await db.queryAs<{ position: number }>(
        writer,
        "insert into entries (body) values ('z') returning pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position",
      );
      const flushed = await db.query<{ at: number }>(
        "select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 as at",
      );
      seen.push({ position: rows[0]?.position ?? 0, flushed: flushed.rows[0]?.at ?? 0 });
    };
    await Promise.all(Array.from({ length: 50 }, write));
    expect(seen).toHaveLength(50);
    for (const { position, flushed } of seen) expect(flushed).toBeGreaterThan(position);
  });

  it("asks nothing of the disk for reads", async () => {
    const syncs = await syncsDuring(async () => {
      for (let count = 0; count < 20; count += 1) {
        await house.db.queryAs(writer, "select count(*) from entries", [], { readOnly: true });
      }
    });
    expect(syncs).toBe(0);
  });

  it("reports a failed write in a group to its writer alone", async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        house.db.queryAs(writer, "insert into entries (id) values ($1)", [index === 7 ? 1 : 10_000 + index]),
      ),
    );
    const failed = results.flatMap((result, index) => (result.status === "rejected" ? [index] : []));
    expect(failed).toEqual([7]);
  });

  it("starts over when the very first start was killed before the database was whole", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-half-"));
    mkdirSync(join(dataDir, "db.new"));
    writeFileSync(join(dataDir, "db.new", "PG_VERSION"), "18\n");
    const db = await openDatabase({ dataDir });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await db.close();
    expect(readdirSync(dataDir).sort()).toEqual(["db", "db.lock"]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("has everything after it is closed and opened again", async () => {
    const { rows } = await house.db.query("select count(*) as n from entries");
    await house.db.close();
    const again = await openDatabase({ dataDir: house.dataDir });
    expect((await again.query("select count(*) as n from entries")).rows).toEqual(rows);
    await again.close();
  });
});
