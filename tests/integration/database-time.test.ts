// Whose turn it is at the database, and who is charged for its time.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { currentCaller, onBehalfOf } from "#server/db/caller.ts";
import type { Actor } from "#server/db/database.ts";
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const guest: Actor = { role: "anon", claims: {} };
const READ = { readOnly: true };
const STALL_MS = 400;
const slow = "select count(*)::int as n from generate_series(1, 1000000)";

describe.each(databaseKinds({ smoke: true }))("database time on %s", (kind) => {
  let fixture: TestDatabase;
  beforeAll(async () => {
    fixture = await openTestDatabase(kind);
  });
  afterAll(() => fixture.close());

  /** Runs the statement for a network. @returns the milliseconds it is charged */
  const costOf = (sql: string, meanwhile: () => void = () => undefined) =>
    onBehalfOf("192.0.2.1", async () => {
      const answer = fixture.db.queryAs(guest, sql, [], READ);
      meanwhile();
      await answer;
      return currentCaller()?.databaseMs ?? Number.NaN;
    });

  const stall = () => {
    const until = performance.now() + STALL_MS;
    while (performance.now() < until);
  };

  it("is charged for the statement, not for a thread that reads the reply late", async () => {
    await costOf("select 1");
    // The statement has been sent when the thread stalls: on PostgreSQL, that needs a turn of the event loop.
    const quick = await costOf("select 1", () => setImmediate(stall));
    expect(quick).toBeLessThan(STALL_MS / 2);
    const quickAtOnce = await costOf("select 1", stall);
    expect(quickAtOnce).toBeLessThan(STALL_MS / 2);
    expect(await costOf(slow)).toBeGreaterThan(20);
  });

  it.runIf(kind === "pglite")(
    "is given to another network before the same one's next statement",
    async () => {
      const ended: string[] = [];
      const run = (network: string, sql: string) =>
        onBehalfOf(network, async () => {
          await fixture.db.queryAs(guest, sql, [], READ);
          ended.push(network);
        });
      const first = run("192.0.2.2", slow);
      const second = run("192.0.2.2", slow);
      // Both have been handed over if they are going to be.
      await new Promise((resume) => setImmediate(resume));
      await Promise.all([first, second, run("192.0.2.3", "select 1")]);
      expect(ended).toEqual(["192.0.2.2", "192.0.2.3", "192.0.2.2"]);
    },
  );

  it.runIf(kind === "pglite")("is given to reads although many networks sign in", async () => {
    const networks = Array.from({ length: 40 }, (_, n) => `2001:db8:${n + 1}:0::/56`);
    let done = 0;
    const signIns = networks.map((network) =>
      onBehalfOf(network, async () => {
        for (let n = 0; n < 10; n += 1) {
          await fixture.db.query("select pg_sleep(0.004)");
          done += 1;
        }
      }),
    );
    // All have waited for longer than waiting counts.
    await new Promise((resume) => setTimeout(resume, 400));
    await onBehalfOf("198.51.100.9", () => fixture.db.queryAs(guest, "select 1", [], READ));
    expect(done).toBeLessThan(350);
    await Promise.all(signIns);
    expect(done).toBe(400);
  });
});
