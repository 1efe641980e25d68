/** Restoring a damaged or foreign file, a backup of another version, and into a database that has users. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backup, restore } from "#server/backup/command.ts";
import { Checksum } from "#server/backup/format.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import type { Database } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import {
  backupInstallations,
  type Installation,
  openInstallation,
} from "#tests/support/backup-installations.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const { clear, command, file, newInstallation, program } = backupInstallations();
afterAll(clear);

describe.each(databaseKinds({ smoke: false }))("restoring on %s", (kind) => {
  let place: Installation;
  beforeAll(async () => {
    place = await newInstallation(kind, "app");
    expect(await command(backup, [`start-${kind}.gz`], place)).toMatchObject({ code: 0 });
    await withDb((db) => db.query("insert into auth.users (email) values ('here@tea.test')"));
  });

  async function withDb<T>(fn: (db: Database) => Promise<T>): Promise<T> {
    const db = await openInstallation(place);
    try {
      return await fn(db);
    } finally {
      await db.close();
    }
  }
  const users = async () => (await withDb((db) => db.query("select email from auth.users"))).rows;
  let text: string | undefined;
  const whole = () => {
    text ??= gunzipSync(readFileSync(file(`start-${kind}.gz`))).toString();
    return text;
  };
  const make = (name: string, lines: string) => writeFileSync(file(name), gzipSync(lines, { level: 1 }));
  /** Writes a changed backup with a valid checksum. */
  const seal = (name: string, text: string) => {
    const lines = text.split("\n").slice(0, -1);
    const sum = new Checksum();
    for (const line of lines.slice(0, -1)) sum.add(line);
    const end = { ...JSON.parse(lines.at(-1) ?? ""), sha256: sum.digest() };
    make(name, [...lines.slice(0, -1), JSON.stringify(end), ""].join("\n"));
  };

  it("rejects an unusable file with one line and changes nothing", async () => {
    const bytes = readFileSync(file(`start-${kind}.gz`));
    writeFileSync(file("short.gz"), bytes.subarray(0, bytes.length - 100));
    make("cut.gz", whole().split("\n").slice(0, -2).join("\n"));
    make("changed.gz", whole().replace('"neem"', '"meen"'));
    make("longer.gz", `${whole()}[]\n`);
    writeFileSync(file("text.gz"), "no backup");
    make("other.gz", "{}\n");
    const [first, version = ""] = /\{"version":"(\d+)","checksum":"\w+"\},/.exec(whole()) ?? [""];
    const unknown = `99${version.slice(2)}`;
    seal("newer.gz", whole().replace(first, first.replace(version, unknown)));
    seal("older.gz", whole().replace(first, ""));
    seal("edited.gz", whole().replace(first, first.replace(/[0-9a-f]"\},$/, 'x"},')));
    seal("format.gz", whole().replace('"format":1', '"format":2'));
    const damaged = "This backup is damaged: it cannot be read to its end.";
    const foreign = "This is not a backup of Bush Tea.";
    const refused: [args: string[], line: string][] = [
      [["short.gz", "--force"], damaged],
      [["cut.gz", "--force"], damaged],
      [["changed.gz", "--force"], damaged],
      [["longer.gz", "--force"], damaged],
      [["text.gz", "--force"], foreign],
      [["other.gz", "--force"], foreign],
      [
        ["newer.gz", "--force"],
        `This backup was made by a newer Bush Tea (migration ${unknown} is not known here): update this one first.`,
      ],
      [
        ["older.gz", "--force"],
        "This backup is older than the database here: restore it into an empty one (a new DATA_DIR, or a new PostgreSQL database).",
      ],
      [
        ["edited.gz", "--force"],
        `This backup was made with another text of migration ${version} than is here.`,
      ],
      [["format.gz", "--force"], "This backup was made by a newer Bush Tea: update this one first."],
      [["missing.gz"], `There is no file ${file("missing.gz")}.`],
      [[], "Usage: npm run restore -- FILE [--force]"],
      [
        [`start-${kind}.gz`],
        "There are users in this database already. To replace them with the backup, add --force.",
      ],
    ];
    // Most are rejected before a database is opened: one kind of database is enough for those.
    const needsDatabase = /older|another text|users/;
    for (const [args, line] of refused.filter((one) => kind === "postgres" || needsDatabase.test(one[1]))) {
      expect(await command(restore, args, place), args.join(" ")).toEqual({ code: 1, line });
    }
    expect(await program("restore", ["short.gz"], place)).toEqual({ code: 1, line: damaged });
    expect(await users()).toEqual([{ email: "here@tea.test" }]);
    expect(existsSync(join(place.DATA_DIR, "keys.json"))).toBe(false);
  });

  it("replaces existing users only with --force", async () => {
    expect(await command(restore, [`start-${kind}.gz`, "--force"], place)).toMatchObject({ code: 0 });
    expect(await users()).toEqual([]);
  });
});

it("an older backup is migrated when restored into an empty database", async () => {
  const folder = join(import.meta.dirname, "..", "..", "supabase", "migrations");
  const versions = (await readMigrations(folder)).map(({ version }) => version);
  const older = await newInstallation("postgres", "empty");
  const source = await openInstallation(older);
  await migrate(source, folder, new Set(versions.slice(0, -1)));
  await source.query("insert into auth.users (email) values ('then@tea.test')");
  await writeBackup(source, { dataDir: older.DATA_DIR, file: file("then.gz"), now: 0 });
  await source.close();

  const target = await newInstallation("postgres", "empty");
  expect(await command(restore, ["then.gz"], target)).toMatchObject({ code: 0 });
  const db = await openInstallation(target);
  const { rows } = await db.query("select email from auth.users");
  const { rows: applied } = await db.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  await db.close();
  expect(rows).toEqual([{ email: "then@tea.test" }]);
  expect(applied.map(({ version }) => version)).toEqual(versions);
});
