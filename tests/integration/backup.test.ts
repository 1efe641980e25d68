// Backup and restore as the operator runs them: out of a house that is being written to, into a database of the other kind.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { backup, restore } from "#server/backup/command.ts";
import { BackupError, Sum } from "#server/backup/format.ts";
import { readTables } from "#server/backup/tables.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import type { Database } from "#server/db/database.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { readSettings } from "#server/settings.ts";
import { AWKWARD, fillEveryTable } from "#tests/support/fill-every-table.ts";
import { type House, KINDS, openHouse } from "#tests/support/house.ts";
import { newDataDir } from "#tests/support/pglite.ts";
import { createTestDatabase, HOUSE_TEMPLATE } from "#tests/support/postgres.ts";

type Place = { DATA_DIR: string; DATABASE_URL: string };
type Said = { code: number | null; line: string };

const folders: string[] = [];
const scratch = newFolder();
const file = (name: string) => join(scratch, name);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bush-tea-backup-"));
  folders.push(folder);
  return folder;
}

async function newPlace(kind: Database["kind"], content: "empty" | "house"): Promise<Place> {
  if (kind === "pglite") {
    const DATA_DIR = newDataDir(content);
    folders.push(DATA_DIR);
    return { DATA_DIR, DATABASE_URL: "" };
  }
  const template = content === "house" ? HOUSE_TEMPLATE : "template0";
  return {
    DATA_DIR: newFolder(),
    DATABASE_URL: await createTestDatabase(inject("postgresUrl"), { template }),
  };
}

/** The command as a program of its own, beside the server. */
function program(script: "backup" | "restore", args: string[], place: Place): Promise<Said> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
      env: { ...process.env, INIT_CWD: scratch, ...place },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let line = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        line += chunk;
      });
    }
    child.on("close", (code) => resolve({ code, line: line.trim() }));
  });
}

/** The same without the seconds a program takes to start. */
async function command(run: typeof backup, args: string[], place: Place): Promise<Said> {
  try {
    return { code: 0, line: await run(args, scratch, readSettings(place)) };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { code: 1, line: error.message };
  }
}

const open = ({ DATA_DIR, DATABASE_URL }: Place) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || undefined });

/** Every row of every table as PostgreSQL itself writes it, but for the one column each kind works out with its own letters. */
async function contents(db: Database): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const { name } of await readTables(db)) {
    const { rows } = await db.query<{ line: string }>(
      `select (to_jsonb(t) - 'search_words')::text as line from ${name} t`,
    );
    // Sorted here: the two kinds do not agree on the order of letters.
    all.set(name, rows.map(({ line }) => line).sort());
  }
  return all;
}

describe.each(KINDS)("a house on %s", (kind) => {
  const other = kind === "pglite" ? "postgres" : "pglite";
  let place: Place;
  let house: House;
  let signedIn: { access: string; refresh: string };
  beforeAll(async () => {
    place = await newPlace(kind, "house");
    house = await openHouse(kind, { ...place, JWT_SECRET: "", AUTH_AUTOCONFIRM: "1" });
    const { data } = await house.guest.auth.signUp({ email: "ann@tea.test", password: "a long password" });
    signedIn = { access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" };
    await fillEveryTable(house.db, data.user?.id ?? "");
  });

  it("is copied as it stood at one moment while people write, and loses nothing acknowledged before", async () => {
    let going = true;
    let acknowledged = 0;
    const enough = Promise.withResolvers<void>();
    // Each writes two rows in two tables at once: a copy of a moment has both or neither.
    const writer = async (name: string) => {
      for (let n = 0; going; n += 1) {
        await house.db.transaction("owner", async (tx) => {
          await tx.query("insert into public.herb_effectiveness_stats (herb_name) values ($1)", [
            `${name}_${n}`,
          ]);
          await tx.query("insert into public.user_analytics_events (event_type) values ($1)", [
            `${name}_${n}`,
          ]);
        });
        acknowledged += 1;
        if (acknowledged === 50) enough.resolve();
      }
    };
    const writers = Promise.all(["writer_a", "writer_b", "writer_c"].map(writer));
    await enough.promise;
    const before = acknowledged;
    const done = await program("backup", [`live-${kind}.gz`], place);
    const after = acknowledged;
    going = false;
    await writers;
    expect(done).toEqual({ code: 0, line: expect.stringContaining("bytes") });
    expect(after).toBeGreaterThan(before);

    const lines = gunzipSync(readFileSync(file(`live-${kind}.gz`)))
      .toString()
      .split("\n");
    const marks = lines.flatMap((line) => /"(writer_[abc]_\d+)"/.exec(line)?.[1] ?? []);
    const pairs = new Map<string, number>();
    for (const mark of marks) pairs.set(mark, (pairs.get(mark) ?? 0) + 1);
    expect([...pairs.values()].every((count) => count === 2)).toBe(true);
    expect(pairs.size).toBeGreaterThanOrEqual(before);
    expect(statSync(file(`live-${kind}.gz`)).mode & 0o077).toBe(0);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith("backup-"))).toEqual([]);
    expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
  });

  it(`comes back whole on ${other}, and nobody is signed out`, async () => {
    await house.close();
    const source = await open(place);
    const wanted = await contents(source);
    await writeBackup(source, { dataDir: place.DATA_DIR, file: file("quiet.gz"), now: Date.now() });
    await source.close();
    expect([...wanted].filter(([, rows]) => rows.length === 0)).toEqual([]);

    const target = await newPlace(other, "empty");
    expect(await program("restore", ["quiet.gz"], target)).toEqual({
      code: 0,
      line: expect.stringMatching(/^Restored \d+ rows as they were at 20/),
    });
    const restored = await open(target);
    try {
      const found = await contents(restored);
      expect([...found.keys()]).toEqual([...wanted.keys()]);
      for (const [name, rows] of wanted) expect(found.get(name), name).toEqual(rows);
      await worksOn(restored);
    } finally {
      await restored.close();
    }
    for (const name of ["keys.json", "push-keys.json"]) {
      const [here, there] = [place, target].map(({ DATA_DIR }) => join(DATA_DIR, name));
      expect(readFileSync(there ?? "", "utf8")).toBe(readFileSync(here ?? "", "utf8"));
      expect(statSync(there ?? "").mode & 0o077).toBe(0);
    }

    const again = await openHouse(other, { ...target, JWT_SECRET: "" });
    try {
      const client = createClient(again.url, again.anonKey, { auth: { persistSession: false } });
      expect((await client.auth.getUser(signedIn.access)).data.user?.email).toBe("ann@tea.test");
      const { data } = await client.auth.refreshSession({ refresh_token: signedIn.refresh });
      expect(data.user?.email).toBe("ann@tea.test");
      const { data: rows } = await client.from("conversations").select("query");
      expect(rows).toEqual([{ query: AWKWARD }]);
    } finally {
      await again.close();
    }
  });

  /** Rules, triggers and numbers are alive again: a copy of rows alone would not be a house. */
  async function worksOn(db: Database): Promise<void> {
    await expect(
      db.query("insert into public.user_roles (user_id, role) values (gen_random_uuid(), 'admin')"),
    ).rejects.toMatchObject({ code: "23503" });
    const { rows } = await db.query<{ id: string }>(
      "insert into auth.users (email) values ('bob@tea.test') returning id",
    );
    const { rows: profiles } = await db.query("select id from public.profiles where id = $1", [rows[0]?.id]);
    expect(profiles).toHaveLength(1);
    const { rows: events } = await db.query<{ newest: boolean }>(
      `insert into public.user_analytics_events (event_type) values ('next')
       returning id > (select max(id) from public.user_analytics_events) as newest`,
    );
    expect(events).toEqual([{ newest: true }]);
  }
});

describe.each(KINDS)("restoring on %s", (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await newPlace(kind, "house");
    expect(await command(backup, [`start-${kind}.gz`], place)).toMatchObject({ code: 0 });
    await withDb((db) => db.query("insert into auth.users (email) values ('here@tea.test')"));
  });

  async function withDb<T>(fn: (db: Database) => Promise<T>): Promise<T> {
    const db = await open(place);
    try {
      return await fn(db);
    } finally {
      await db.close();
    }
  }
  const people = async () => (await withDb((db) => db.query("select email from auth.users"))).rows;
  const whole = () => gunzipSync(readFileSync(file(`start-${kind}.gz`))).toString();
  const make = (name: string, text: string) => writeFileSync(file(name), gzipSync(text));
  /** A file that says something else of itself, and is whole. */
  const seal = (name: string, text: string) => {
    const lines = text.split("\n").slice(0, -1);
    const sum = new Sum();
    for (const line of lines.slice(0, -1)) sum.add(line);
    const end = { ...JSON.parse(lines.at(-1) ?? ""), sha256: sum.digest() };
    make(name, [...lines.slice(0, -1), JSON.stringify(end), ""].join("\n"));
  };

  it("says in one line why a file is refused, and changes nothing", async () => {
    const bytes = readFileSync(file(`start-${kind}.gz`));
    writeFileSync(file("short.gz"), bytes.subarray(0, bytes.length - 100));
    make("cut.gz", whole().split("\n").slice(0, -2).join("\n"));
    make("changed.gz", whole().replace('"neem"', '"meen"'));
    make("longer.gz", `${whole()}[]\n`);
    writeFileSync(file("text.gz"), "no backup");
    make("other.gz", "{}\n");
    const [first] = /\{"version":"\d+","checksum":"\w+"\},/.exec(whole()) ?? [""];
    seal("newer.gz", whole().replace(first, first.replace("2026", "9926")));
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
        "This backup was made by a newer Bush Tea (migration 99261115000000 is not known here): update this one first.",
      ],
      [
        ["older.gz", "--force"],
        "This backup is older than the database here: restore it into an empty one (a new DATA_DIR, or a new PostgreSQL database).",
      ],
      [
        ["edited.gz", "--force"],
        "This backup was made with another text of migration 20261115000000 than is here.",
      ],
      [["format.gz", "--force"], "This backup was made by a newer Bush Tea: update this one first."],
      [["missing.gz"], `There is no file ${file("missing.gz")}.`],
      [[], "Usage: npm run restore -- FILE [--force]"],
      [
        [`start-${kind}.gz`],
        "There are people in this database already. To put the backup in their place, add --force.",
      ],
    ];
    for (const [args, line] of refused) {
      expect(await command(restore, args, place), args.join(" ")).toEqual({ code: 1, line });
    }
    expect(await program("restore", ["short.gz"], place)).toEqual({ code: 1, line: damaged });
    expect(await people()).toEqual([{ email: "here@tea.test" }]);
    expect(existsSync(join(place.DATA_DIR, "keys.json"))).toBe(false);
  });

  it("puts the backup in the place of people only when told to", async () => {
    expect(await command(restore, [`start-${kind}.gz`, "--force"], place)).toMatchObject({ code: 0 });
    expect(await people()).toEqual([]);
  });
});

it("an older backup is brought up to date in an empty database", async () => {
  const folder = join(import.meta.dirname, "..", "..", "supabase", "migrations");
  const versions = (await readMigrations(folder)).map(({ version }) => version);
  const older = await newPlace("postgres", "empty");
  const source = await open(older);
  await migrate(source, folder, new Set(versions.slice(0, -1)));
  await source.query("insert into auth.users (email) values ('then@tea.test')");
  await writeBackup(source, { dataDir: older.DATA_DIR, file: file("then.gz"), now: 0 });
  await source.close();

  const target = await newPlace("postgres", "empty");
  expect(await command(restore, ["then.gz"], target)).toMatchObject({ code: 0 });
  const db = await open(target);
  const { rows } = await db.query("select email from auth.users");
  const { rows: applied } = await db.query<{ version: string }>(
    "select version from supabase_migrations.schema_migrations order by version",
  );
  await db.close();
  expect(rows).toEqual([{ email: "then@tea.test" }]);
  expect(applied.map(({ version }) => version)).toEqual(versions);
});
