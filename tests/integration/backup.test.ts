// Backup and restore as the operator runs them: from a server under writes, into an empty database.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readTables } from "#server/backup/tables.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import type { Database } from "#server/db/database.ts";
import {
  backupInstallations,
  type Installation,
  openInstallation,
} from "#tests/support/backup-installations.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { AWKWARD, fillEveryTable } from "#tests/support/fill-every-table.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

const { clear, file, newInstallation, program } = backupInstallations();
afterAll(clear);

/** Every row of every table as PostgreSQL prints it, except for the one column whose value depends on the collation. */
async function contents(db: Database): Promise<Map<string, string[]>> {
  const all = new Map<string, string[]>();
  for (const { name } of await readTables(db)) {
    const { rows } = await db.query<{ line: string }>(
      `select (to_jsonb(t) - 'search_words')::text as line from ${name} t`,
    );
    // Sorted here because the two databases use different collations.
    all.set(name, rows.map(({ line }) => line).sort());
  }
  return all;
}

describe.each(databaseKinds({ smoke: false }))("backup of a server on %s", (kind) => {
  // Into the other kind in `npm run test:long`: the embedded database takes ten seconds of processor time to restore.
  const other = process.env.ALL_DATABASES !== "1" || kind === "pglite" ? "postgres" : "pglite";
  let place: Installation;
  let server: TestServer;
  let signedIn: { access: string; refresh: string };
  beforeAll(async () => {
    place = await newInstallation(kind, "app");
    server = await openTestServer(kind, { ...place, JWT_SECRET: "", AUTH_AUTOCONFIRM: "1" });
    const { data } = await server.guest.auth.signUp({ email: "ann@tea.test", password: "a long password" });
    signedIn = { access: data.session?.access_token ?? "", refresh: data.session?.refresh_token ?? "" };
    await fillEveryTable(server.db, data.user?.id ?? "");
  });

  it("is a consistent snapshot under concurrent writes and contains everything acknowledged before", async () => {
    let going = true;
    let acknowledged = 0;
    const enough = Promise.withResolvers<void>();
    // Each transaction writes a row in two tables: a consistent snapshot has both or neither.
    const writer = async (name: string) => {
      for (let n = 0; going; n += 1) {
        await server.db.transaction("owner", async (tx) => {
          await tx.query("insert into public.herb_effectiveness_stats (herb_name) values ($1)", [
            `${name}_${n}`,
          ]);
          await tx.query(
            "insert into public.user_analytics_events (event_type, metadata) values ('page_view', $1)",
            [{ page: `${name}_${n}` }],
          );
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
    const marks = lines.flatMap((line) => /"(writer_[abc]_\d+)\\?"/.exec(line)?.[1] ?? []);
    const pairs = new Map<string, number>();
    for (const mark of marks) pairs.set(mark, (pairs.get(mark) ?? 0) + 1);
    expect([...pairs.values()].every((count) => count === 2)).toBe(true);
    expect(pairs.size).toBeGreaterThanOrEqual(before);
    expect(statSync(file(`live-${kind}.gz`)).mode & 0o077).toBe(0);
    expect(readdirSync(place.DATA_DIR).filter((name) => name.startsWith("backup-"))).toEqual([]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });

  it(`restores completely on ${other}, and sessions stay valid`, async () => {
    await server.close();
    const source = await openInstallation(place);
    const wanted = await contents(source);
    await writeBackup(source, { dataDir: place.DATA_DIR, file: file("quiet.gz"), now: Date.now() });
    await source.close();
    expect([...wanted].filter(([, rows]) => rows.length === 0)).toEqual([]);

    const target = await newInstallation(other, "empty");
    expect(await program("restore", ["quiet.gz"], target)).toEqual({
      code: 0,
      line: expect.stringMatching(/^Restored \d+ rows as they were at 20/),
    });
    const restored = await openInstallation(target);
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

    const again = await openTestServer(other, { ...target, JWT_SECRET: "" });
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

  /** Constraints, triggers and sequences work after the restore, too. */
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
      `insert into public.user_analytics_events (event_type) values ('page_view')
       returning id > (select max(id) from public.user_analytics_events) as newest`,
    );
    expect(events).toEqual([{ newest: true }]);
  }
});
