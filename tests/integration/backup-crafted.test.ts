/** Backup files crafted by an attacker: valid checksums, but content that no backup has. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backup, restore } from "#server/backup/command.ts";
import { Checksum } from "#server/backup/format.ts";
import type { Database } from "#server/db/database.ts";
import {
  backupInstallations,
  type Installation,
  openInstallation,
} from "#tests/support/backup-installations.ts";

const { clear, command, file, newInstallation } = backupInstallations();
afterAll(clear);

describe("a crafted backup", () => {
  let place: Installation;
  let lines: string[];
  beforeAll(async () => {
    place = await newInstallation("postgres", "app");
    // The plants are nearly all of a backup, and none of these cases is about its rows.
    await withDb((db) => db.script("truncate public.plants cascade"));
    expect(await command(backup, ["true.gz"], place)).toMatchObject({ code: 0 });
    lines = gunzipSync(readFileSync(file("true.gz")))
      .toString()
      .split("\n")
      .slice(0, -2);
    await withDb(async (db) => {
      await db.query("insert into auth.users (email) values ('here@tea.test')");
      await db.script(
        "create schema elsewhere; create table elsewhere.notes (id int); create sequence elsewhere.numbers",
      );
    });
  });

  async function withDb<T>(fn: (db: Database) => Promise<T>): Promise<T> {
    const db = await openInstallation(place);
    try {
      return await fn(db);
    } finally {
      await db.close();
    }
  }

  /** Writes the lines with a matching row count and checksum. */
  function seal(name: string, content: readonly string[]): void {
    const sum = new Checksum();
    const text = content.map((line) => sum.add(line)).join("");
    const rows = content.filter((line) => line.startsWith("[")).length;
    writeFileSync(
      file(name),
      gzipSync(`${text}${JSON.stringify({ end: true, rows, sha256: sum.digest() })}\n`),
    );
  }
  const heading = (table: string) => lines.findIndex((line) => line.startsWith(`{"table":"${table}"`));
  const rewritten = (table: string, change: (columns: string[]) => string[]) =>
    lines.map((line, at) => {
      if (at !== heading(table)) return line;
      const { columns } = JSON.parse(line);
      return JSON.stringify({ table, columns: change(columns) });
    });

  const crafted: [what: string, content: () => string[], message: RegExp][] = [
    [
      "a table of another schema",
      () => [...lines, '{"table":"elsewhere.notes","columns":["id"]}', '["1"]'],
      /no place for "elsewhere.notes"/,
    ],
    [
      "the record of migrations",
      () => [...lines, '{"table":"supabase_migrations.schema_migrations","columns":["version"]}', '["1"]'],
      /no place for "supabase_migrations/,
    ],
    [
      "a system table of PostgreSQL",
      () => [...lines, '{"table":"pg_catalog.pg_authid","columns":["rolname"]}', '["evil"]'],
      /no place for "pg_catalog.pg_authid"/,
    ],
    [
      "SQL in a table name",
      () => [...lines, '{"table":"auth.users; drop table auth.users","columns":["id"]}'],
      /no place for/,
    ],
    [
      "a table twice",
      () => [...lines, lines[heading("public.user_roles")] ?? ""],
      /no place for "public.user_roles"/,
    ],
    [
      "SQL in a column name",
      () => rewritten("public.user_roles", ([first = "", ...rest]) => [`${first}) select 1; --`, ...rest]),
      /no place for "public.user_roles\./,
    ],
    [
      "a column twice",
      () => rewritten("public.user_roles", ([first = "", , ...rest]) => [first, first, ...rest]),
      /no place for "public.user_roles\./,
    ],
    [
      "a column left out",
      () => rewritten("public.user_roles", (columns) => columns.slice(0, -1)),
      /no place for "public.user_roles without/,
    ],
    [
      "a generated column",
      () => rewritten("public.plants", (columns) => [...columns, "card_text"]),
      /no place for "public.plants.card_text"/,
    ],
    [
      "a sequence of another schema",
      () => [...lines, '{"sequence":"elsewhere.numbers","last":"7"}'],
      /no place for "elsewhere.numbers"/,
    ],
    ["rows before any table", () => [lines[0] ?? "", "[]", "[]", ...lines.slice(1)], /damaged/],
    [
      "a gap in its migrations",
      () => {
        const { migrations, ...rest } = JSON.parse(lines[0] ?? "");
        return [
          JSON.stringify({ ...rest, migrations: [...migrations.slice(1), migrations[0]] }),
          ...lines.slice(1),
        ];
      },
      /has gaps/,
    ],
    ["a file in the parent folder", () => [...lines, '{"file":"../keys.json","text":"{}"}'], /no place for/],
    [
      "a file that is not a key file",
      () => [...lines, '{"file":"package.json","text":"{}"}'],
      /no place for/,
    ],
    ["invalid keys", () => [...lines, '{"file":"keys.json","text":"{}"}'], /keys.json holds no keys/],
    [
      "invalid push keys",
      () => [...lines, '{"file":"push-keys.json","text":"[]"}'],
      /push-keys.json holds no keys/,
    ],
  ];

  it.each(crafted)("with %s is rejected and changes nothing", async (_what, content, message) => {
    seal("crafted.gz", content());
    const said = await command(restore, ["crafted.gz", "--force"], place);
    expect(said).toEqual({ code: 1, line: expect.stringMatching(message) });
    await withDb(async (db) => {
      expect((await db.query("select email from auth.users")).rows).toEqual([{ email: "here@tea.test" }]);
      expect((await db.query("select id from elsewhere.notes")).rows).toEqual([]);
      expect((await db.query("select last_value, is_called from elsewhere.numbers")).rows[0]).toMatchObject({
        is_called: false,
      });
    });
    expect(readdirSync(place.DATA_DIR)).toEqual([]);
  });

  it("does not write its keys through a symbolic link", async () => {
    const keys = { keys: [{ kty: "oct", k: "c2VjcmV0IGVub3VnaA", alg: "HS256" }] };
    const outside = file("outside.json");
    writeFileSync(outside, "mine");
    symlinkSync(outside, join(place.DATA_DIR, "keys.json"));
    seal("keys.gz", [...lines, JSON.stringify({ file: "keys.json", text: JSON.stringify(keys) })]);
    expect(await command(restore, ["keys.gz", "--force"], place)).toMatchObject({ code: 0 });
    expect(readFileSync(outside, "utf8")).toBe("mine");
    expect(existsSync(join(place.DATA_DIR, "keys.json"))).toBe(true);
  });
});
