/** Crash safety of the embedded database alone; kill-fault.test.ts kills whole servers. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const writer = new URL("../support/write-until-killed.ts", import.meta.url).pathname;
const KILLS = 5;

/** Lets a process write, kills it once it has acknowledged the given number of rows, and returns all acknowledged ids. */
async function writeAndKill(dataDir: string, from: number, rows: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataDir, String(from)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    if (line !== "ready") acknowledged.push(Number(line));
    if (acknowledged.length === rows) child.kill("SIGKILL");
  });
  await Promise.all([once(child, "exit"), once(lines, "close")]);
  expect(child.signalCode).toBe("SIGKILL");
  return acknowledged;
}

describe("the embedded database of a process killed while writing", () => {
  it(`has every acknowledged row after ${KILLS} kills`, async () => {
    const dataDir = newDataDir();
    const acknowledged = new Set<number>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const from = kill * 1_000_000;
      for (const id of await writeAndKill(dataDir, from, 20 + kill * 37)) acknowledged.add(id);
    }
    const db = await openDatabase({ dataDir });
    const { rows } = await db.query<{ id: number }>("select id from survived");
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
    const present = new Set(rows.map((row) => row.id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS * 20);
    expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
  });
});
