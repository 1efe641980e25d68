/** Smoke test of rejected restores; tests/long/backup-rejected.test.ts covers every reason on both databases. */
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect, it } from "vitest";
import { backup, restore } from "#server/backup/command.ts";
import { backupInstallations, openInstallation } from "#tests/support/backup-installations.ts";

const { clear, command, file, newInstallation } = backupInstallations();
afterAll(clear);

it("rejects a damaged backup, and any backup while the database has users, and changes nothing", async () => {
  const place = await newInstallation("postgres", "app");
  // The connection is closed after each query: a restore needs the database to itself.
  const query = async (sql: string) => {
    const db = await openInstallation(place);
    const { rows } = await db.query(sql);
    await db.close();
    return rows;
  };
  expect(await command(backup, ["whole.gz"], place)).toMatchObject({ code: 0 });
  const bytes = readFileSync(file("whole.gz"));
  writeFileSync(file("short.gz"), bytes.subarray(0, bytes.length - 100));
  await query("insert into auth.users (email) values ('here@tea.test')");
  expect(await command(restore, ["short.gz", "--force"], place)).toEqual({
    code: 1,
    line: "This backup is damaged: it cannot be read to its end.",
  });
  expect(await command(restore, ["whole.gz"], place)).toEqual({
    code: 1,
    line: "There are users in this database already. To replace them with the backup, add --force.",
  });
  expect(await query("select email from auth.users")).toEqual([{ email: "here@tea.test" }]);
});
