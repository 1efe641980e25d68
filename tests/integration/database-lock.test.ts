/** The lock of the embedded database within one process; tests/long/database-lock.test.ts covers several processes. */
import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { newDataDir } from "#tests/support/pglite.ts";

it("a data folder cannot be opened twice in one process, and is free after close", async () => {
  const dataDir = newDataDir();
  const db = await openDatabase({ dataDir });
  await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: "DataFolderInUseError" });
  await db.close();
  await (await openDatabase({ dataDir })).close();
  rmSync(dataDir, { recursive: true, force: true });
});
