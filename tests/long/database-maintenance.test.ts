/** Vacuum and checkpoints of the embedded database. */
import { describe, expect, it } from "vitest";
import { openTestDatabase } from "#tests/support/database.ts";

/** Returns the size in bytes of a small table that was updated many times, as a view counter is. */
async function sizeAfterChurn(everyWrites: number): Promise<number> {
  const { db, close } = await openTestDatabase("pglite", {
    maintenance: { everyWrites, idleMs: 3_600_000 },
  });
  await db.script(`
    create table churn (id int primary key, n int not null, body text);
    create index on churn (n);
    insert into churn select g, 0, repeat('x', 500) from generate_series(1, 200) g`);
  for (let round = 1; round <= 60; round += 1) {
    await db.query("update churn set n = n + $1", [round]);
  }
  const { rows } = await db.query<{ size: number }>("select pg_total_relation_size('churn') as size");
  await close();
  return rows[0]?.size ?? 0;
}

describe("maintenance on pglite", () => {
  it("keeps a frequently updated table from growing", async () => {
    const unmaintained = await sizeAfterChurn(Number.POSITIVE_INFINITY);
    const maintained = await sizeAfterChurn(5);
    expect(maintained).toBeLessThan(unmaintained / 3);
  });

  it("vacuums when the database is idle", async () => {
    const { db, close } = await openTestDatabase("pglite", {
      maintenance: { everyWrites: Number.POSITIVE_INFINITY, idleMs: 200 },
    });
    await db.script(
      "create table quiet (id int); insert into quiet select generate_series(1, 5000); delete from quiet",
    );
    await expect
      .poll(
        async () =>
          (
            await db.queryAs(
              "owner",
              "select n_dead_tup as dead, vacuum_count > 0 as vacuumed from pg_stat_user_tables where relname = 'quiet'",
              [],
              { readOnly: true },
            )
          ).rows,
        { timeout: 60_000, interval: 100 },
      )
      .toEqual([{ dead: 0, vacuumed: true }]);
    await close();
  });

  it("checkpoints when the write-ahead log has grown", async () => {
    const { db, close } = await openTestDatabase("pglite", { maintenance: { everyWrites: 3, idleMs: 200 } });
    const redo = async () =>
      (
        await db.queryAs("owner", "select redo_lsn::text as at from pg_control_checkpoint()", [], {
          readOnly: true,
        })
      ).rows[0]?.at;
    const before = await redo();
    await db.script("create table bulk (body text)");
    for (let round = 0; round < 5; round += 1) {
      await db.query("insert into bulk select repeat(md5(g::text), 30) from generate_series(1, 10000) g");
    }
    await expect.poll(redo, { timeout: 60_000, interval: 100 }).not.toBe(before);
    await close();
  });
});
