/**
 * The server is killed at random moments while users write through it, on both databases, and restarted at once.
 * Everything acknowledged over HTTP is stored exactly once, each restart needs no help, and interrupted requests leave
 * nothing partial.
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
import { serverProcess } from "./server-process.ts";
import {
  acknowledged,
  anonKeyOf,
  type Call,
  caller,
  findDiscrepancies,
  newLedger,
  simulateUser,
  UNLIMITED,
} from "./simulated-users.ts";

const KILLS = 8;
const PEOPLE_AT_ONCE = 6;

describe.each(DATABASE_KINDS)("SIGKILL at random moments on %s", (kind) => {
  // Nine starts; each is slow on a busy machine.
  it(`has everything it acknowledged after ${KILLS} kills`, { timeout: 900_000 }, async () => {
    const dataDir = kind === "pglite" ? newDataDir("app") : mkdtempSync(join(tmpdir(), "bush-tea-kill-"));
    const databaseUrl =
      kind === "pglite" ? "" : await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
    const server = await serverProcess({ ...UNLIMITED, DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
    const ledger = newLedger();
    const moments: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      await server.start();
      const from = acknowledged(ledger);
      const people = simulateUsers(caller(server.url, await anonKeyOf(server.url)), ledger);
      // A moment by count, not by time: in the first write, amid many, or before anything was answered.
      const after = randomInt(60);
      moments.push(`after ${after}`);
      await until("writes to be acknowledged", () => acknowledged(ledger) >= from + after, {
        unless: people,
      });
      await server.signal("SIGKILL");
      await people;
    }
    await server.start();
    await simulateUser(caller(server.url, await anonKeyOf(server.url)), ledger);
    await server.stop();

    const db = await openDatabase({ databaseUrl, dataDir });
    expect(await findDiscrepancies(db, ledger), moments.join(", ")).toEqual([]);
    expect(await halfDone(db)).toEqual([]);
    expect(acknowledged(ledger)).toBeGreaterThan(KILLS);
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
});

/** Several concurrent users, each until the server is killed. */
async function simulateUsers(call: Call, ledger: ReturnType<typeof newLedger>): Promise<void> {
  const person = async () => {
    for (;;) {
      try {
        await simulateUser(call, ledger);
      } catch (error) {
        // Only a broken connection may end a user's run: a wrong response must not pass for a kill.
        if (error instanceof TypeError) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: PEOPLE_AT_ONCE }, person));
}

/** Rows written in one transaction exist together or not at all. */
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
