/** How often the embedded database syncs to disk: once for a lone writer, shared by concurrent writers. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

  it.each([
    ["single statements", insert],
    ["transactions", insertInTransaction],
  ])("syncs once for each of the %s of a lone writer", async (_, write) => {
    const syncs = await syncsDuring(async () => {
      for (let count = 0; count < 20; count += 1) await write();
    });
    expect(syncs).toBeGreaterThanOrEqual(20);
    expect(syncs).toBeLessThanOrEqual(24);
  });

  it.each([
    ["single statements", insert],
    ["transactions", insertInTransaction],
  ])("groups the %s of concurrent writers into shared syncs", async (_, write) => {
    const syncs = await syncsDuring(() => Promise.all(Array.from({ length: 200 }, () => write())));
    expect(syncs).toBeGreaterThanOrEqual(3);
    // A group is collected for a few milliseconds only: on a slow machine it may hold two writes, but not one.
    expect(syncs).toBeLessThan(150);
  });

  it("acknowledges a group only after a sync that follows its commits", async () => {
    const { db } = fixture;
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

  it("recreates a database whose first initialisation was interrupted", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "bush-tea-interrupted-"));
    mkdirSync(join(dataDir, "db.new"));
    writeFileSync(join(dataDir, "db.new", "PG_VERSION"), "18\n");
    const db = await openDatabase({ dataDir });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await db.close();
    expect(readdirSync(dataDir).sort()).toEqual(["db", "db.lock"]);
    rmSync(dataDir, { recursive: true, force: true });
  });
});
