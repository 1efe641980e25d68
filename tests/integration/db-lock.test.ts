import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const holderScript = new URL("../support/keep-database-open.ts", import.meta.url).pathname;

/** A real second process that opens the folder; what it says is `open` or why it could not. */
function holder(dataDir: string): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, [holderScript, dataDir], { stdio: ["ignore", "pipe", "inherit"] });
  const said = new Promise<string>((resolve) => {
    let text = "";
    child.stdout.on("data", (bytes) => {
      text += bytes;
      if (text.includes("\n")) resolve(text.trim());
    });
  });
  return { child, said };
}

describe("the lock beside the embedded database", () => {
  const children: ChildProcess[] = [];
  let dataDir = "";
  const start = () => {
    const { child, said } = holder(dataDir);
    children.push(child);
    return { child, said };
  };
  afterEach(() => {
    for (const child of children.splice(0)) child.kill("SIGKILL");
    rmSync(dataDir, { recursive: true, force: true });
  });

  it("refuses a folder another process has open, naming it in one line", async () => {
    dataDir = newDataDir();
    const first = start();
    expect(await first.said).toBe("open");
    const refusal = await openDatabase({ dataDir }).then(
      () => undefined,
      (error: Error) => error,
    );
    expect(refusal?.name).toBe("DataFolderInUseError");
    expect(refusal?.message).toContain(dataDir);
    expect(refusal?.message).toContain(`pid ${first.child.pid}`);
    expect(refusal?.message).not.toContain("\n");
  });

  it("takes over from a process that was killed hard", async () => {
    dataDir = newDataDir();
    const first = start();
    expect(await first.said).toBe("open");
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    const db = await openDatabase({ dataDir });
    expect((await db.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await db.close();
  });

  it("lets exactly one of several in that start at the same moment", async () => {
    dataDir = newDataDir();
    const said = await Promise.all([start(), start(), start(), start()].map((each) => each.said));
    expect(said.filter((line) => line === "open")).toHaveLength(1);
    expect(said.filter((line) => line.startsWith("DataFolderInUseError"))).toHaveLength(3);
  });

  it("holds within one process too, and is free after close", async () => {
    dataDir = newDataDir();
    const db = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: "DataFolderInUseError" });
    await db.close();
    await (await openDatabase({ dataDir })).close();
  });
});
