/**
 * The whole server is killed hard at random moments while people write through it, on the embedded database and on
 * PostgreSQL, and started again at once. Proved: everything that was acknowledged over HTTP is there exactly once, each
 * restart needs no help, and what was interrupted left nothing half done.
 */
import { randomInt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { DATABASE_KINDS } from "#tests/support/database-kinds.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { until } from "#tests/support/until.ts";
import { acknowledged, amiss, anonKeyOf, type Call, caller, LIVELY, live, newLedger } from "./simulated-users.ts";
import { serverProcess } from "./server-process.ts";

const KILLS = 8;
const PEOPLE_AT_ONCE = 6;

describe.each(DATABASE_KINDS)("killed at any moment on %s", (kind) => {
  // Nine starts; on a busy machine each takes its time.
  it(`has everything it acknowledged after ${KILLS} kills`, { timeout: 900_000 }, async () => {
    const dataDir = kind === "pglite" ? newDataDir("app") : mkdtempSync(join(tmpdir(), "bush-tea-kill-"));
    const databaseUrl =
      kind === "pglite" ? "" : await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
    const server = await serverProcess({ ...LIVELY, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const kept = newLedger();
    const moments: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await server.start();
      const from = acknowledged(kept);
      const people = lead(caller(server.url, await anonKeyOf(server.url)), kept);
      // A moment by count, not by clock: in the first write, amid many, or while nothing else was answered yet.
      const after = randomInt(60);
      moments.push(`after ${after}`);
      await until("writes to be acknowledged", () => acknowledged(kept) >= from + after, { unless: people });
      await server.signal("SIGKILL");
      await people;
    }
    await server.start();
    await live(caller(server.url, await anonKeyOf(server.url)), kept);
    await server.stop();

    const db = await openDatabase({ databaseUrl, dataDir });
    expect(await amiss(db, kept), moments.join(", ")).toEqual([]);
    expect(await halfDone(db)).toEqual([]);
    expect(acknowledged(kept)).toBeGreaterThan(KILLS);
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

/** Several people at once, each until the server is gone. */
async function lead(call: Call, kept: ReturnType<typeof newLedger>): Promise<void> {
  const person = async () => {
    for (;;) {
      try {
        await live(call, kept);
      } catch (error) {
        // Only a connection that broke may end a life: an answer that was wrong must not pass for a kill.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, person));
}

/** Whatever is written in one transaction is there together or not at all. */
async function halfDone(db: Awaited<ReturnType<typeof openDatabase>>): Promise<unknown[]> {
  const { rows } = await db.query(
    `select 'user without profile' as what, u.id::text from auth.users u
       left join public.profiles p on p.id = u.id where p.id is null
     union all
     select 'session without token', s.id::text from auth.sessions s
       where not exists (select from auth.refresh_tokens t where t.session_id = s.id)`,
  );
  return rows;
}
