// The migrations on a database like a hosted Supabase project's: they run unchanged and grant no role more there than on
// the application's own database.
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Actor, type Database, DatabaseError } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openDatabase } from "#server/db/open.ts";
import { createLog } from "#server/log.ts";
import { runAdminCommand } from "#server/operator/admin-command.ts";
import { readSettings } from "#server/settings.ts";
import { startServer } from "#server/start.ts";
import { pushMigrations } from "#tests/support/db-push.ts";
import { type Hosted, openHosted } from "#tests/support/hosted.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";
import { refreshData } from "../../scripts/hosted-data.ts";

const migrations = join(import.meta.dirname, "../../supabase/migrations");

describe("a hosted project", () => {
  let hosted: Hosted;
  let local: Database;
  beforeAll(async () => {
    const copy = createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
    [hosted, local] = await Promise.all([
      openHosted(),
      copy.then((databaseUrl) => openDatabase({ databaseUrl, dataDir: "" })),
    ]);
    await pushMigrations(hosted.url, migrations);
  });
  afterAll(async () => {
    await hosted.close();
    await local.close();
  });

  it("accepts every migration unchanged from an owner who is not a superuser", async () => {
    const { rows } = await hosted.db.query("select current_setting('is_superuser') as superuser");
    expect(rows).toEqual([{ superuser: "off" }]);
    // The application's own server would find no migration left to apply.
    expect(await migrate(hosted.db, migrations)).toEqual([]);
  });

  it("grants guests and users the same as the application's own database, and nothing by default", async () => {
    const [theirs, ours] = await Promise.all([hosted.db, local].map((db) => db.query(rights)));
    expect(ours?.rows.length).toBeGreaterThan(100);
    expect(theirs?.rows).toEqual(ours?.rows);
  });

  it("is rejected by the application's server, whose accounts differ", async () => {
    const settings = readSettings({
      DATA_DIR: mkdtempSync(join(tmpdir(), "bush-tea-hosted-")),
      DATABASE_URL: hosted.url,
      PORT: "0",
    });
    try {
      await expect(startServer({ settings, log: createLog("silent") })).rejects.toThrow("docs/supabase.md");
    } finally {
      rmSync(settings.dataDir, { recursive: true });
    }
  });

  it("is seeded by one command, which can be repeated daily", async () => {
    const now = Date.now();
    expect(await refreshData(hosted.db, now)).toMatch(/^Catalogue: [1-9]\d* rows added, 0 updated/);
    expect(await refreshData(hosted.db, now)).toMatch(
      /^Catalogue: 0 rows added, 0 updated. Plants of the day: 0/,
    );
    const everything = "select id, common_name, uses, safety, search_words from public.plants order by id";
    const guest: Actor = { role: "anon", claims: { role: "anon" } };
    const [theirs, ours] = await Promise.all([hosted.db.queryAs(guest, everything), local.query(everything)]);
    expect(theirs.rows).toEqual(ours.rows);
  });

  it("counts guests' events by the address the platform's proxy saw, and together without one", async () => {
    const guest: Actor = { role: "anon", claims: { role: "anon" } };
    const send = (headers: Record<string, string>) =>
      hosted.db
        .transaction(guest, async (tx) => {
          await tx.query("select set_config('request.headers', $1, true)", [JSON.stringify(headers)]);
          await tx.query(
            "insert into public.user_analytics_events (event_type) select 'page_view' from generate_series(1, 10)",
          );
        })
        .then(
          () => "written",
          (error: unknown) => (error instanceof DatabaseError ? error.code : "failed"),
        );
    const from = (address: string) => ({ "cf-connecting-ip": address, "x-forwarded-for": randomUUID() });
    const spent = async () => {
      const { rows } = await hosted.db.query<{ bucket: string; hits: number }>(
        "select bucket, hits from private.rate_limits where bucket like 'events:%' and bucket <> 'events:guests'",
      );
      return Object.fromEntries(rows.map(({ bucket, hits }) => [bucket, hits]));
    };
    for (const address of ["2001:db8::1", "2001:db8:0:ff::2", "2001:db8:0:100::1", "192.0.2.1"])
      expect(await send(from(address))).toBe("written");
    expect(Object.values(await spent()).toSorted()).toEqual([10, 10, 20]);
    await hosted.db.query("update private.rate_limits set hits = 600");
    expect(await send(from("192.0.2.1"))).toBe("PT429");
    expect(await send(from("192.0.2.2"))).toBe("written");
    for (const headers of [{}, from("no address")]) expect(await send(headers)).toBe("written");
    expect(await spent()).toMatchObject({ "events:unknown": 20 });
    await hosted.db.query("update private.rate_limits set hits = 5000 where bucket = 'events:unknown'");
    expect(await send({})).toBe("PT429");
    await hosted.db.query("delete from private.rate_limits");
  });

  describe("a user who signed up on the platform", () => {
    let person: { id: string; session: string; actor: Actor };
    beforeEach(async () => {
      person = await signUp();
    });
    const call = async (name: string, actor = person.actor): Promise<unknown> => {
      const { rows } = await hosted.db.queryAs(actor, `select public.${name} as result`);
      return rows[0]?.result;
    };
    const countAs = async (actor: Actor, table: string): Promise<unknown> =>
      (await hosted.db.queryAs(actor, `select count(*) as n from public.${table}`)).rows[0]?.n;

    it("has a profile, can read it, and cannot read others", async () => {
      const other = await signUp();
      expect(await countAs(person.actor, "profiles")).toBe(1);
      const { rows } = await hosted.db.queryAs(other.actor, "select id from public.profiles");
      expect(rows).toEqual([{ id: other.id }]);
    });

    it("has no access before the second factor, once one is enrolled, and full access after it", async () => {
      await asGotrue(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at, secret)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now(), 'SECRET totp')`,
        [person.id],
      );
      expect(await countAs(person.actor, "profiles")).toBe(0);
      const whole = { ...person.actor, claims: { ...person.actor.claims, aal: "aal2" } };
      expect(await countAs(whole, "profiles")).toBe(1);
    });

    it("can list and end their own sessions", async () => {
      const list = "select id, is_current from public.my_sessions()";
      expect((await hosted.db.queryAs(person.actor, list)).rows).toEqual([
        { id: person.session, is_current: true },
      ]);
      // A function that only reads runs in a read-only transaction, on a hosted project as well.
      expect((await hosted.db.queryAs(person.actor, list, [], { readOnly: true })).rows).toHaveLength(1);
      expect(await call(`sign_out_session('${person.session}')`)).toBe(true);
      await expect(hosted.db.queryAs(person.actor, list, [], { readOnly: true })).rejects.toThrow(
        "This session has ended",
      );
    });

    it("can export their data, which contains no credential", async () => {
      await leaveSecrets(person);
      const data = await call("export_my_data()");
      expect(data).toMatchObject({
        account: { id: person.id, email: `${person.id}@tea.test` },
        "auth.sessions": [{ id: person.session }],
        "auth.oauth_authorizations": [{ user_id: person.id }],
      });
      expect(JSON.stringify(data)).not.toContain("SECRET");
    });

    it("leaves no data behind when deleted", async () => {
      await leaveSecrets(person);
      await call("delete_my_account()");
      const places = await hosted.db.query<{ place: string; named: string }>(
        "select format('%I.%I', table_schema, table_name) as place, column_name as named from private.columns_naming_a_person()",
      );
      for (const { place, named } of places.rows) {
        const sql = `select from ${place} where ${named} = $1::uuid`;
        expect(await hosted.asPlatform("supabase_admin", sql, [person.id]), place).toEqual([]);
      }
      const users = "select from auth.users where id = $1::uuid";
      expect(await hosted.asPlatform("supabase_admin", users, [person.id])).toEqual([]);
    });

    it("sees the admin page only as an admin, with the second factor where the operator requires it", async () => {
      await expect(call("admin_figures()")).rejects.toThrow("Admin role required");
      expect(await runAdminCommand(hosted.db, ["grant", `${person.id}@tea.test`])).toMatchObject({
        ok: true,
      });
      expect(await call("admin_figures()")).toHaveProperty("total_conversations");
      await hosted.db.query("update private.house_rules set admin_needs_second_step = true where one_row");
      await expect(call("admin_figures()")).rejects.toThrow("Two-step sign-in is required");
      const whole = { ...person.actor, claims: { ...person.actor.claims, aal: "aal2" } };
      expect(await call("admin_figures()", whole)).toHaveProperty("total_conversations");
    });
  });

  const asGotrue = (sql: string, values: unknown[]) => hosted.asPlatform("supabase_auth_admin", sql, values);

  async function signUp(): Promise<{ id: string; session: string; actor: Actor }> {
    const [id, session] = [randomUUID(), randomUUID()];
    await asGotrue(
      "insert into auth.users (id, email, aud, role, created_at) values ($1, $2, 'authenticated', 'authenticated', now())",
      [id, `${id}@tea.test`],
    );
    await asGotrue(
      `insert into auth.sessions (id, user_id, created_at, aal, refreshed_at, refresh_token_hmac_key)
       values ($1, $2, now(), 'aal1', now(), 'SECRET session')`,
      [session, id],
    );
    const claims = { role: "authenticated", sub: id, session_id: session, aal: "aal1" };
    return { id, session, actor: { role: "authenticated", claims } };
  }

  /** Inserts a row in every table where the platform stores a user's credentials. */
  async function leaveSecrets({ id, session }: { id: string; session: string }): Promise<void> {
    await asGotrue(
      `update auth.users set encrypted_password = 'SECRET', confirmation_token = 'SECRET', recovery_token = 'SECRET',
         email_change_token_new = 'SECRET', email_change_token_current = 'SECRET', phone_change_token = 'SECRET',
         reauthentication_token = 'SECRET' where id = $1`,
      [id],
    );
    await asGotrue(
      `insert into auth.refresh_tokens (token, user_id, session_id) values ('SECRET ' || $1::uuid, $1::uuid, $2)`,
      [id, session],
    );
    await asGotrue(
      `insert into auth.mfa_factors
         (id, user_id, factor_type, status, created_at, updated_at, secret, web_authn_credential, last_webauthn_challenge_data)
       values (gen_random_uuid(), $1, 'totp', 'unverified', now(), now(), 'SECRET', '"SECRET"', '"SECRET"')`,
      [id],
    );
    await asGotrue(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to)
       values (gen_random_uuid(), $1, 'recovery_token', 'SECRET', 'somebody')`,
      [id],
    );
    await asGotrue(
      `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge, provider_type,
         provider_access_token, provider_refresh_token, authentication_method)
       values (gen_random_uuid(), $1, 'SECRET', 's256', 'SECRET', 'email', 'SECRET', 'SECRET', 'email')`,
      [id],
    );
    await asGotrue(
      `with client as (
         insert into auth.oauth_clients (id, redirect_uris, grant_types) values (gen_random_uuid(), '', '') returning id
       )
       insert into auth.oauth_authorizations
         (id, authorization_id, client_id, user_id, redirect_uri, scope, state, code_challenge, authorization_code, nonce)
       select gen_random_uuid(), 'SECRET ' || $1::uuid, id, $1::uuid, '', '', 'SECRET', 'SECRET', 'SECRET ' || $1::uuid, 'SECRET'
       from client`,
      [id],
    );
    await asGotrue(
      `insert into auth.webauthn_challenges (user_id, challenge_type, session_data, expires_at)
       values ($1, 'authentication', '"SECRET"', now())`,
      [id],
    );
  }
});

/** The privileges of anon and authenticated on every object of the two schemas, one per line. */
const rights = `
  with asked as (
    select unnest(array['anon', 'authenticated']) as who
  ), may as (
    select who, 'function ' || p.oid::regprocedure as what, array['EXECUTE'] as allowed
    from pg_proc p, asked
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(who, p.oid, 'EXECUTE') and has_schema_privilege(who, p.pronamespace, 'USAGE')
    union all
    select who, 'table ' || c.oid::regclass, array(
      select kind from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as kind
      where has_table_privilege(who, c.oid, kind))
    from pg_class c, asked
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'p')
    union all
    select who, 'sequence ' || c.oid::regclass, array(
      select kind from unnest(array['USAGE', 'SELECT', 'UPDATE']) as kind where has_sequence_privilege(who, c.oid, kind))
    from pg_class c, asked
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S'
    union all
    select who, 'column ' || c.oid::regclass || '.' || a.attname, array(
      select kind from unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) as kind
      where has_column_privilege(who, c.oid, a.attnum, kind))
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped, asked
    where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'v', 'p')
  )
  select who, what, allowed from may where allowed <> '{}' order by what, who`;
