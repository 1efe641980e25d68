/**
 * The disk under the embedded database fills up, first nearly and then to the last byte, and is emptied again. Proved:
 * who writes is told so in clear words, reading and an emergency go on, writing goes on by itself once there is room,
 * nothing acknowledged is lost, and a start on a full disk says in one line what is wrong.
 */
import { execFileSync } from "node:child_process";
import { closeSync, cpSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { amiss, anonKeyOf, type Call, caller, LIVELY, live, newLedger, signUp } from "./lives.ts";
import { type ServerProcess, serverProcess, until } from "./server-process.ts";

const MIB = 1024 * 1024;

describe("a disk that is full", () => {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-disk-"));
  const ballast = join(folder, "ballast");
  const kept = newLedger();
  const mounted = mount(folder);
  let server: ServerProcess;
  let call: Call;
  let token: string;

  beforeAll(async () => {
    if (!mounted) return;
    const prepared = newDataDir("house");
    cpSync(prepared, folder, { recursive: true });
    rmSync(prepared, { recursive: true, force: true });
    server = await serverProcess({ ...LIVELY, DATABASE_URL: "", DATA_DIR: folder });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    await live(call, kept);
    token = (await signUp(call, kept)).access_token;
  });
  afterAll(async () => {
    await server?.stop();
    if (mounted) execFileSync("umount", [folder]);
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
    "%s: writes are refused in clear words, reading goes on, and writing does once there is room",
    async (_how, left) => {
      if (!mounted) return needsRoot();
      fill(ballast, folder, left);
      await until(async () => (await write()).status === 503);
      const refused = await write();
      expect(refused.body).toMatchObject({ code: "53100", message: expect.stringMatching(/full|space/i) });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const signUpRefused = await call("/auth/v1/signup", {
        body: { email: `full-${left}@tea.test`, password: "a long password" },
      });
      expect(signUpRefused.status).toBe(503);
      expect((await ask("tea for a cough")).status).toBe(503);
      expect((await ask("my father collapsed and is not breathing")).body).toMatchObject({
        triage: "emergency",
      });
      for (let n = 0; n < 50; n += 1) expect((await read()).status).toBe(200);

      rmSync(ballast);
      await until(async () => (await write()).status < 300);
      await live(call, kept);
    },
  );

  it("a start on a full disk says so in one line", async () => {
    if (!mounted) return needsRoot();
    await server.stop();
    fill(ballast, folder, 0);
    await expect(server.start()).rejects.toThrow(/ended early: .*(full|space)/is);
    rmSync(ballast);
    const db = await openDatabase({ dataDir: folder });
    expect(await amiss(db, kept)).toEqual([]);
    await db.close();
  });
});

/** A small disk of its own, in memory; only root may make one. */
function mount(folder: string): boolean {
  if (process.getuid?.() !== 0) return false;
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m", "tmpfs", folder]);
  return true;
}

function needsRoot(): void {
  console.warn("a full disk was not tried: only root may mount one small enough to fill");
}

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
