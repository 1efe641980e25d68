import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const writer = new URL("../support/write-until-killed.ts", import.meta.url).pathname;
const kills = 10;

/** Lets a process write for a while, kills it hard, and gives back what it was told is safe. */
async function writeAndKill(dataDir: string, from: number, forMs: number): Promise<number[]> {
  const child = spawn(process.execPath, [writer, dataDir, String(from)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const acknowledged: number[] = [];
  const lines = createInterface({ input: child.stdout });
  lines.on("line", (line) => {
    if (line === "ready") setTimeout(() => child.kill("SIGKILL"), forMs);
    else acknowledged.push(Number(line));
  });
  await Promise.all([once(child, "exit"), once(lines, "close")]);
  expect(child.signalCode).toBe("SIGKILL");
  return acknowledged;
}

describe("a server killed hard amid its writes", () => {
  it(`has every acknowledged row after ${kills} kills`, { timeout: 120_000 }, async () => {
    const dataDir = newDataDir();
    const acknowledged = new Set<number>();
    for (let kill = 0; kill < kills; kill += 1) {
      const from = kill * 1_000_000;
      for (const id of await writeAndKill(dataDir, from, 150 + kill * 37)) acknowledged.add(id);
    }
    const db = await openDatabase({ dataDir });
    const { rows } = await db.query<{ id: number }>("select id from survived");
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
    const present = new Set(rows.map((row) => row.id));
    expect(acknowledged.size).toBeGreaterThan(kills * 20);
    expect([...acknowledged].filter((id) => !present.has(id))).toEqual([]);
  });
});
