import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const writer = new URL("../support/write-until-killed.ts", import.meta.url).pathname;
/** Whole servers are killed at any moment in tests/long; here the embedded database alone. */
const kills = 5;

/** Lets a process write, kills it hard once so many rows are acknowledged, and gives back all it was told are safe. */
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

describe("a server killed hard amid its writes", () => {
  it(`has every acknowledged row after ${kills} kills`, async () => {
    const dataDir = newDataDir();
    const acknowledged = new Set<number>();
    for (let kill = 0; kill < kills; kill += 1) {
      const from = kill * 1_000_000;
      for (const id of await writeAndKill(dataDir, from, 20 + kill * 37)) acknowledged.add(id);
    }
    const db = await openDatabase({ dataDir });
    const { rows } = await db.query<{ id: number }>("select id from survived");
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
    const present = new Set(rows.map((row) => row.id));
    expect(acknowledged.size).toBeGreaterThanOrEqual(kills * 20);
    expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
  });
});
