/** An access token whose session has ended neither reads nor writes anything of its user; its push device is gone. */
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    const refused = [
      client.from("conversations").select("query"),
      client.from("user_reminders").select("title"),
      client.from("profiles").select("display_name"),
      client.from("user_plant_interactions").select("plant_id"),
      client.rpc("my_sessions"),
    ];
    for (const { data, error } of await Promise.all(refused)) {
      expect(error).toMatchObject(SESSION_ENDED);
      expect(data).toBeNull();
    }
    expect((await client.from("plants").select("id").limit(1)).data).toHaveLength(1);
    await server.db.query("delete from conversations where user_id = $1", [id]);
  });

  test("gets no calendar link, and its questions are not stored for the user", async () => {
    const headers = { authorization: `Bearer ${may.token}`, "content-type": "application/json" };
    const post = (path: string, body: unknown) =>
      fetch(`${server.url}/functions/v1/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await post("reminder-calendar", {})).status).toBe(401);
    await post("herbal-chat", { query: "a cough", sessionId: crypto.randomUUID(), userId: may.id });
    const kept = await server.db.query("select 1 from conversations where user_id = $1", [may.id]);
    expect(kept.rows).toEqual([]);
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
  });
});
