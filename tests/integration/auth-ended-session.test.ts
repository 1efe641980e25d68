/** An access token whose session has ended neither reads nor writes anything of its user; its push device is gone. */
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { saveConversation } from "#server/functions/conversations.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const SESSION_ENDED = {
  code: "42501",
  message: "This session has ended. Please sign in again.",
};

describe.each(databaseKinds({ smoke: false }))("an ended session on %s", (kind) => {
  let server: TestServer;
  let may: Person;
  let calendar: string;
  const device = (name: string) => ({ endpoint: `https://push.test/${name}`, p256dh: "k", auth: "a" });
  const devices = async () =>
    (await server.db.query("select endpoint from push_subscriptions where user_id = $1", [may.id])).rows;
  const endSession = () =>
    server.db.query("delete from auth.sessions where id = $1", [decodeJwt(may.token).session_id]);

  beforeAll(async () => {
    server = await openTestServer(kind);
    may = await server.person("may@tea.test");
    const { client, id } = may;
    const written = [
      client.from("user_reminders").insert({ user_id: id, title: "tea" }),
      client.from("user_plant_interactions").insert({ user_id: id, plant_id: "neem", bookmarked: true }),
      client.from("profiles").update({ display_name: "May" }).eq("id", id),
      client.rpc("keep_device", device("phone")),
      client.from("push_subscriptions").insert({ user_id: id, ...device("laptop") }),
    ];
    for (const { error } of await Promise.all(written)) expect(error).toBeNull();
    const link = await fetch(`${server.url}/functions/v1/reminder-calendar`, {
      method: "POST",
      headers: { authorization: `Bearer ${may.token}` },
    });
    calendar = `${server.url}/functions/v1/${(await link.json()).path}`;
  });
  afterAll(() => server.close());

  test("keeps its devices while its keys are renewed, and takes them along when it ends", async () => {
    expect(await devices()).toHaveLength(2);
    const renew = {
      old: { endpoint: "https://push.test/phone" },
      fresh: { endpoint: "https://push.test/new" },
    };
    const keys = { p256dh: "k", auth: "a" };
    const answer = await fetch(`${server.url}/functions/v1/push-renewal`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ old: { ...renew.old, keys }, fresh: { ...renew.fresh, keys } }),
    });
    expect(answer.status).toBe(204);
    expect(await devices()).toHaveLength(2);
    expect(await (await fetch(calendar)).text()).toContain("SUMMARY:tea");
    await endSession();
    expect(await devices()).toEqual([]);
  });

  test("takes along the calendar link that it asked for", async () => {
    const answer = await fetch(calendar);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toContain("tea");
  });

  test("inserts, changes and deletes nothing", async () => {
    const { client, id } = may;
    const refused = [
      client.from("user_reminders").insert({ user_id: id, title: "more tea" }),
      client.from("user_reminders").update({ title: "other" }).eq("user_id", id),
      client.from("user_reminders").delete().eq("user_id", id),
      client.from("user_plant_interactions").delete().eq("user_id", id),
      client.from("profiles").update({ display_name: "Attacker" }).eq("id", id),
      client.from("reminder_settings").insert({ user_id: id, channel: "push" }),
      client
        .from("testimonials")
        .insert({ user_id: id, plant_id: "neem", body: "It works very well for me." }),
      client.from("user_analytics_events").insert({ user_id: id, event_type: "page_view" }),
      client.from("push_subscriptions").insert({ user_id: id, ...device("planted") }),
      client.rpc("keep_device", device("planted")),
      client.rpc("deal_rounds", { how_many: 1 }),
      client.rpc("announce_achievements"),
      client.rpc("sign_out_session", { session_id: crypto.randomUUID() }),
    ];
    for (const { error } of await Promise.all(refused)) expect(error).toMatchObject(SESSION_ENDED);
    const titles = await server.db.query("select title from user_reminders where user_id = $1", [id]);
    expect(titles.rows).toEqual([{ title: "tea" }]);
    const names = await server.db.query("select display_name from profiles where id = $1", [id]);
    expect(names.rows).toEqual([{ display_name: "May" }]);
    expect(await devices()).toEqual([]);
  });

  test("reads nothing of its user, and what everybody reads", async () => {
    const { client, id } = may;
    await server.db.query(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'a cough', 'tea', 'routine')`,
      [id],
    );
    const empty = [
      client.from("conversations").select("query"),
      client.from("user_reminders").select("title"),
      client.from("profiles").select("display_name"),
      client.from("user_plant_interactions").select("plant_id"),
    ];
    for (const { data, error } of await Promise.all(empty)) {
      expect(error).toBeNull();
      expect(data).toEqual([]);
    }
    expect((await client.rpc("my_sessions")).error).toMatchObject(SESSION_ENDED);
    expect((await client.from("plants").select("id").limit(1)).data).toHaveLength(1);
    await server.db.query("delete from conversations where user_id = $1", [id]);
  });

  test("learns of no row by asking for it: there and not there are answered alike", async () => {
    const { client, id } = may;
    await server.db.query(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'a cough', 'tea', 'routine')`,
      [id],
    );
    const plant = (plantId: string) =>
      client.from("user_plant_interactions").select("plant_id").eq("plant_id", plantId);
    const asked = (since: string) => client.from("conversations").select("id").gte("created_at", since);
    const viaPlants = (plantId: string) =>
      client
        .from("plants")
        .select("id, user_plant_interactions!inner(plant_id)")
        .eq("user_plant_interactions.plant_id", plantId);
    const reads = [
      plant("neem"),
      plant("lime"),
      asked("2020-01-01"),
      asked("2100-01-01"),
      viaPlants("neem"),
      viaPlants("lime"),
    ];
    for (const { status, data } of await Promise.all(reads)) {
      expect(status).toBe(200);
      expect(data).toEqual([]);
    }
    const reminders = () => client.from("user_reminders");
    const writes = [
      reminders().update({ title: "x" }).eq("title", "tea"),
      reminders().update({ title: "x" }).eq("title", "none of hers"),
      reminders().delete().eq("title", "tea"),
      reminders().delete().eq("title", "none of hers"),
    ];
    for (const { error } of await Promise.all(writes)) expect(error).toMatchObject(SESSION_ENDED);
    await server.db.query("delete from conversations where user_id = $1", [id]);
  });

  const post = (path: string, body: unknown, token = may.token) =>
    fetch(`${server.url}/functions/v1/${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const keptOf = async (sessionId: string) =>
    (await server.db.query("select 1 from conversations where session_id = $1", [sessionId])).rows.length;

  test("gets no calendar link, settles no round and votes on nothing", async () => {
    expect((await post("reminder-calendar", {})).status).toBe(401);
    expect((await post("settle-round", {})).status).toBe(401);
    const { rows } = await server.db.query<{ id: string }>(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'a cough', 'tea', 'routine') returning id`,
      [may.id],
    );
    const vote = { conversationId: rows[0]?.id, wasHelpful: true };
    expect((await post("herbal-analytics", vote)).status).toBe(404);
    await server.db.query("delete from conversations where user_id = $1", [may.id]);
  });

  test("its questions are answered and not stored, neither for the user nor as a guest's", async () => {
    const sessionId = crypto.randomUUID();
    const answer = await post("herbal-chat", { query: "a cough", sessionId, userId: may.id });
    expect(answer.status).toBe(200);
    expect(await keptOf(sessionId)).toBe(0);
    const asGuest = crypto.randomUUID();
    await fetch(`${server.url}/functions/v1/herbal-chat`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "a cough", sessionId: asGuest }),
    });
    expect(await keptOf(asGuest)).toBe(1);
  });

  test("a question whose session ends while it is answered is not stored", async () => {
    const ann = await server.person("ann@tea.test");
    await server.db.query(
      `update auth.users set raw_user_meta_data = '{"keep_health_questions": true}' where id = $1`,
      [ann.id],
    );
    const ask = async () => {
      const session = {
        userId: ann.id,
        signInId: String(decodeJwt(ann.token).session_id),
        sessionId: crypto.randomUUID(),
      };
      return saveConversation(server.db, session, {
        query: "a cough",
        answer: {
          suggestion: "tea",
          suggested_herbs: [],
          condition: null,
          ask: "emergency",
          triage: "routine",
          latch: "none",
        },
        remembered: { latch: "none", since: null },
        now: Date.now(),
        isKept: true,
      });
    };
    expect(await ask()).not.toBeNull();
    await server.db.query("delete from auth.sessions where user_id = $1", [ann.id]);
    expect(await ask()).toBeNull();
  });

  test("no function that needs a user or an admin answers it", async () => {
    await server.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [may.id]);
    const { rows: callable } = await server.db.query<{ name: string; types: string[] }>(
      `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) t) as types from pg_proc p
       where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'EXECUTE')
         and not has_function_privilege('anon', p.oid, 'EXECUTE')`,
    );
    expect(callable.length).toBeGreaterThan(10);
    const actor: Actor = { role: "authenticated", claims: { ...decodeJwt(may.token) } };
    // Of nothing (null), three find no row before they look for the session.
    const finds = new Map<string, unknown[]>([
      ["forget_device", [{ forget_device: null }]],
      ["my_reminder_days", []],
      ["sign_out_session", [{ sign_out_session: false }]],
    ]);
    for (const { name, types } of callable) {
      const given = types.map((type) => `null::${type}`).join(", ");
      const answer = server.db.transaction(actor, (tx) => tx.query(`select public.${name}(${given})`));
      if (finds.has(name)) expect((await answer).rows).toEqual(finds.get(name));
      else
        await expect(answer, name).rejects.toThrow(
          /This session has ended|Unauthorized access|Two-step sign-in is required/,
        );
    }
  });

  test("every table that a signed-in client may write has this rule", async () => {
    const { rows } = await server.db.query(
      `select c.relname, cmd from pg_class c, unnest(array['INSERT', 'UPDATE', 'DELETE']) as cmd
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and (has_table_privilege('authenticated', c.oid, cmd)
           or (cmd <> 'DELETE' and has_any_column_privilege('authenticated', c.oid, cmd)))
         and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
           and p.permissive = 'RESTRICTIVE' and p.cmd in (cmd, 'ALL')
           and coalesce(p.with_check, p.qual) like '%session_lives%')`,
    );
    expect(rows).toEqual([]);
    const { rows: unguarded } = await server.db.query(
      `select c.relname from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
         and (has_table_privilege('authenticated', c.oid, 'insert, update, delete')
           or has_any_column_privilege('authenticated', c.oid, 'insert, update'))
         and not exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'refuse_ended_session')`,
    );
    expect(unguarded).toEqual([]);
  });
});
