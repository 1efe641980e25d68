/** The lock that keeps two processes from opening the same data folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const script = new URL("../support/keep-database-open.ts", import.meta.url).pathname;

/** Opens the data folder in a second process, which prints `open` or the reason why it could not. */
function openInProcess(dataDir: string): { child: ChildProcess; output: Promise<string> } {
  const child = spawn(process.execPath, [script, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const output = new Promise<string>((resolve) => {
    let text = "";
    child.stdout.on("data", (bytes) => {
      text += bytes;
      if (text.includes("\n")) resolve(text.trim());
    });
  });
  return { child, output };
}

describe("the lock of the embedded database between processes", () => {
  const children: ChildProcess[] = [];
  let dataDir = "";
  const start = () => {
    const { child, output } = openInProcess(dataDir);
    children.push(child);
    return { child, output };
  };
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("rejects a folder that another process has open, naming the process in one line", async () => {
    dataDir = newDataDir();
    const first = start();
    expect(await first.output).toBe("open");
    const refusal = await openDatabase({ dataDir }).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(refusal?.name).toBe("DataFolderInUseError");
    expect(refusal?.message).toContain(dataDir);
    expect(refusal?.message).toContain(`pid ${first.child.pid}`);
    expect(refusal?.message).not.toContain("\n");
  });

  it("opens the folder after its process was killed with SIGKILL", async () => {
    dataDir = newDataDir();
    const first = start();
    expect(await first.output).toBe("open");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const db = await openDatabase({ dataDir });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  it("lets exactly one of several concurrent processes open the folder", async () => {
    dataDir = newDataDir();
    const output = await Promise.all([start(), start(), start(), start()].map((process) => process.output));
    expect(output.filter((line) => line === "open")).toHaveLength(1);
    expect(output.filter((line) => line.startsWith("DataFolderInUseError"))).toHaveLength(3);
  });
});
