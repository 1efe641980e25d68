/** Privilege escalation: by a request body, by the role in a token, or by excessive grants in the database. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTarget, signToken, type Target } from "#tests/support/attack-target.ts";

describe("privileges", () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget("postgres", {}, { pages: false });
  });
  afterAll(() => target.close());

  test("users cannot grant themselves a role through any request", async () => {
    const json = { "content-type": "application/json" };
    const claim = {
      role: "service_role",
      aud: "service_role",
      app_metadata: { role: "admin", provider: "evil" },
      raw_app_meta_data: { role: "admin" },
      user_metadata: { role: "admin", is_admin: true },
      data: { role: "admin", is_admin: true, aal: "aal2" },
      is_super_admin: true,
      is_sso_user: true,
      email_confirm: true,
      email_confirmed_at: "2020-01-01",
      banned_until: null,
      aal: "aal2",
      id: "00000000-0000-4000-8000-000000000000",
      user_id: "00000000-0000-4000-8000-000000000000",
    };
    const signup = await target.ask("/auth/v1/signup", {
      method: "POST",
      headers: json,
      body: JSON.stringify(claim),
    });
    const { access_token: token, refresh_token: refresh, user } = JSON.parse(signup.text);
    const authorization = `Bearer ${token}`;
    await target.ask("/auth/v1/user", {
      method: "PUT",
      headers: { ...json, authorization },
      body: JSON.stringify(claim),
    });
    const { rows } = await target.db.query(
      "select role, aud, raw_app_meta_data, is_super_admin, is_sso_user, email_confirmed_at from auth.users where id = $1",
      [user.id],
    );
    expect(rows).toEqual([
      {
        role: "authenticated",
        aud: "authenticated",
        raw_app_meta_data: {},
        is_super_admin: null,
        is_sso_user: false,
        email_confirmed_at: null,
      },
    ]);
    const renewed = await target.ask("/auth/v1/token?grant_type=refresh_token", {
      method: "POST",
      headers: json,
      body: JSON.stringify({ refresh_token: refresh, role: "service_role", aal: "aal2" }),
    });
    for (const issued of [token, JSON.parse(renewed.text).access_token]) {
      const claims = JSON.parse(Buffer.from(issued.split(".")[1], "base64url").toString());
      expect(claims).toMatchObject({ role: "authenticated", aal: "aal1", sub: user.id });
      const figures = await target.ask("/rest/v1/rpc/admin_figures", {
        method: "POST",
        body: "{}",
        headers: { ...json, authorization: `Bearer ${issued}` },
      });
      expect(figures.status).toBe(403);
    }
  });

  test("a signed token cannot assume any role but the three of the API", async () => {
    for (const role of [
      "postgres",
      "supabase_admin",
      "pg_read_all_data",
      "authenticator",
      "anon; set role postgres",
      "",
      ["service_role"],
      { toString: "service_role" },
      null,
      1,
    ]) {
      const token = await signToken({ role });
      const { status, text } = await target.ask("/rest/v1/profiles", {
        headers: { authorization: `Bearer ${token}` },
      });
      expect([401, 403], `${JSON.stringify(role)} ${text}`).toContain(status);
    }
  });

  test("API roles have no grants beyond their tables, and functions no privileges beyond their purpose", async () => {
    const { rows: roles } = await target.db.query(
      `select rolname from pg_roles where rolname in ('anon', 'authenticated')
         and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication
           or exists (select from pg_auth_members where member = oid))`,
    );
    expect(roles).toEqual([]);
    const { rows: owned } = await target.db.query(
      `select c.relname from pg_class c where c.relowner::regrole::text in ('anon', 'authenticated')
       union all select nspname from pg_namespace
         where has_schema_privilege('anon', oid, 'create') or has_schema_privilege('authenticated', oid, 'create')`,
    );
    expect(owned).toEqual([]);
    // Privileges that bypass row-level security: truncate, trigger and references.
    const { rows: past } = await target.db.query(
      `select c.oid::regclass::text as place, r as role, p as power from pg_class c
       join pg_namespace n on n.oid = c.relnamespace and n.nspname !~ '^(pg_|information_schema)'
       cross join unnest(array['anon', 'authenticated']) as r cross join unnest(array['truncate', 'trigger', 'references']) as p
       where c.relkind in ('r', 'p') and has_table_privilege(r, c.oid, p)`,
    );
    expect(past).toEqual([]);
    const { rows: open } = await target.db.query(
      `select c.oid::regclass::text as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^(pg_|information_schema)' and (
         (c.relkind in ('r', 'p') and not c.relrowsecurity and exists (
           select from unnest(array['anon', 'authenticated']) as r, unnest(array['select', 'insert', 'update', 'delete']) as p
           where has_schema_privilege(r, n.oid, 'usage') and has_table_privilege(r, c.oid, p)))
         or (c.relkind = 'v' and n.nspname = 'public' and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on|1)', false))
         or c.relkind = 'm' and n.nspname = 'public')`,
    );
    expect(open, "tables without row-level security, views that look past it").toEqual([]);
    const { rows: loose } = await target.db.query(
      `select p.oid::regprocedure::text as routine from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private', 'auth') and p.prosecdef
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    );
    expect(loose, "functions that act for their owner and look names up where the caller says").toEqual([]);
    const { rows: forGuests } = await target.db.query(
      `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = 'public' and p.prorettype <> 'trigger'::regtype and has_function_privilege('anon', p.oid, 'execute')
       order by p.proname`,
    );
    expect(forGuests, "functions that guests can call").toEqual([
      { proname: "increment_plant_views" },
      { proname: "leaderboard_top" },
    ]);
  });

  test("owners cannot write the columns of their own rows that others decide", async () => {
    const { rows } = await target.db.query<{ place: string }>(
      `select format('%s.%s', c.relname, a.attname) as place
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and a.attname ~ '^id$|role|admin|(^|_)point|count|status|level|verified|approved|score|_at$|_from$'
         and exists (select from unnest(array['anon', 'authenticated']) as r, unnest(array['insert', 'update']) as p
           where has_column_privilege(r, c.oid, a.attnum, p))
       order by 1`,
    );
    // Each of these is checked by a trigger or a policy; a new one must be, too, before it is listed here.
    expect(rows.map(({ place }) => place)).toEqual([
      "game_scores.played_at",
      "game_scores.score",
      "game_scores.sent_at",
      "quiz_memory.answered_at",
      "reports.status",
      "testimonials.status",
      "user_plant_interactions.viewed_at",
    ]);
  });
});
