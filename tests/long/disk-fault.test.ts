/**
 * The disk of the embedded database fills up, first nearly and then completely, and is freed again. Writes are rejected
 * with a clear message, reads and emergencies are answered, writes work again once there is space, nothing acknowledged is
 * lost, and a server started on a full disk serves what it can until there is space.
 */
import { execFileSync } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { until } from "#tests/support/until.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import {
  anonKeyOf,
  type Call,
  caller,
  findDiscrepancies,
  newLedger,
  signUp,
  simulateUser,
  UNLIMITED,
} from "./simulated-users.ts";

const MIB = 1024 * 1024;

const isRoot = process.getuid?.() === 0;

describe.skipIf(!isRoot)(`a disk that is full${isRoot ? "" : " (skipped: only root may mount one)"}`, () => {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-disk-"));
  const ballast = join(folder, "ballast");
  const ledger = newLedger();
  let server: ServerProcess;
  let call: Call;
  let token: string;

  beforeAll(async () => {
    // A small separate file system in memory.
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m", "tmpfs", folder]);
    const prepared = newDataDir("app");
    cpSync(prepared, folder, { recursive: true });
    rmSync(prepared, { recursive: true, force: true });
    server = await serverProcess({ ...UNLIMITED, DATABASE_URL: "", DATA_DIR: folder });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    await simulateUser(call, ledger);
    token = (await signUp(call, ledger)).access_token;
  });
  afterAll(async () => {
    await server?.stop();
    execFileSync("umount", [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  const read = () => call("/rest/v1/plants?select=id&id=eq.neem");
  const write = () =>
    call("/rest/v1/user_plant_interactions?on_conflict=user_id,plant_id", {
      token,
      body: { plant_id: "neem", bookmarked: true },
      prefer: "resolution=merge-duplicates",
    });
  const ask = (query: string) => call("/functions/v1/herbal-chat", { token, body: { query } });

  it.each([
    ["nearly full", 24 * MIB],
    ["full to the last byte", 0],
  ])(
    "%s: writes are rejected with a clear message, reads work, and writes work again once there is space",
    async (_how, left) => {
      fill(ballast, folder, left);
      await until("writes to be refused", async () => (await write()).status === 503);
      const refused = await write();
      expect(refused.body).toMatchObject({ code: "53100", message: expect.stringMatching(/full|space/i) });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const signUpRefused = await call("/auth/v1/signup", {
        body: { email: `full-${left}@tea.test`, password: "a long password" },
      });
      expect(signUpRefused).toMatchObject({
        status: 503,
        body: {
          error_code: "disk_full",
          msg: expect.stringContaining("disk is full, so nobody can sign in"),
        },
      });
      expect((await ask("tea for a cough")).status).toBe(503);
      expect((await ask("my father collapsed and is not breathing")).body).toMatchObject({
        triage: "emergency",
      });
      for (let n = 0; n < 50; n += 1) expect((await read()).status).toBe(200);

      rmSync(ballast);
      await until("writes to be taken again", async () => (await write()).status < 300);
      await simulateUser(call, ledger);
    },
  );

  it.each([
    ["nearly full", 32 * MIB, "SIGTERM"],
    ["full to the last byte", 0, "SIGTERM"],
    ["full to the last byte, after a kill", 0, "SIGKILL"],
  ])(
    "a start on a disk that is %s serves what it can, and everything once there is space",
    async (_how, left, end) => {
      await (end === "SIGKILL" ? server.signal("SIGKILL") : server.stop());
      fill(ballast, folder, left);
      await server.startUnready();
      await until("the server to say what is wrong", async () => {
        const { status, body } = await call("/healthz");
        return status === 200 && /disk is full/i.test(JSON.stringify(body));
      });
      const signIn = await call("/auth/v1/otp", { body: { email: "full@tea.test" } });
      expect(signIn).toMatchObject({
        status: 503,
        body: { msg: expect.stringContaining("disk is full, so nobody can sign in") },
      });
      expect(Number(signIn.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await fetch(`${server.url}/plates/neem.webp`)).status).toBe(200);
      const reading = await read();
      // With some space left the database can be opened for reading; with none it cannot.
      if (left > 0) expect(reading.status).toBe(200);
      else if (reading.status !== 200)
        expect(reading).toMatchObject({
          status: 503,
          body: { message: expect.stringContaining("disk is full") },
        });

      rmSync(ballast);
      await until("everything to work again", async () => {
        const [health, written] = [await call("/healthz"), await write()];
        return written.status < 300 && JSON.stringify(health.body).includes('"ok"');
      });
      await simulateUser(call, ledger);
    },
  );

  it("nothing acknowledged is lost", async () => {
    await server.stop();
    const db = await openDatabase({ dataDir: folder });
    expect(await findDiscrepancies(db, ledger)).toEqual([]);
    await db.close();
  });
});

function fill(file: string, folder: string, left: number): void {
  const descriptor = openSync(file, "w");
  const chunk = Buffer.alloc(MIB);
  try {
    while (free(folder) - left >= MIB) writeSync(descriptor, chunk);
    const rest = Buffer.alloc(Math.max(0, free(folder) - left));
    if (rest.length > 0) writeSync(descriptor, rest);
  } finally {
    closeSync(descriptor);
  }
}

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
