// The admin dashboard's figures: derived from real events, visible to admins only, and without the text of any question.
import { decodeJwt } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deleteExpiredData } from "#server/jobs/retention.ts";
import { databaseKinds, EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const secret = "I have a rash where nobody should know";

const utcDay = (column: string) => `(${column} at time zone 'UTC')::date`;
const conditions =
  "from user_analytics_events where event_type = 'condition_viewed' and metadata ->> 'condition' in ('Diabetes', 'Flu & Cold')";
const states = (sent: string, failed: string, from: string) => `jsonb_build_object(
  'sent', count(*) filter (where ${sent}), 'failed', count(*) filter (where ${failed}),
  'waiting', count(*) filter (where not (${sent}) and not (${failed}))) ${from} >= now() - interval '24 hours'`;
/** Every stored count next to the same count from the rows, and every shown figure next to the expected one. */
const FROM_THE_ROWS = `
  with counted (day, kind, subject) as (
    select ${utcDay("created_at")}, 'page', '' from user_analytics_events where event_type = 'page_view'
    union all select ${utcDay("created_at")}, 'condition', metadata ->> 'condition' ${conditions}
    union all select distinct ${utcDay("created_at")}, 'visitor', user_id::text from user_analytics_events
      where user_id is not null
    union all select ${utcDay("created_at")}, 'conversation', '' from conversations
    union all select ${utcDay("created_at")}, 'triage', triage from conversations
    union all select ${utcDay("created_at")}, 'unanswered', coalesce(condition, '') from conversations
      where triage = 'routine' and suggested_herbs = '{}'
    union all select ${utcDay("created_at")}, case when was_helpful then 'helpful' else 'unhelpful' end,
      coalesce(condition, '') from conversations where was_helpful is not null
    union all select ${utcDay("created_at")}, 'feedback',
      jsonb_build_array(coalesce(ask, ''), coalesce(condition, ''), coalesce(unhelpful_reason, ''))::text
      from conversations where not was_helpful
  ), sums (day, kind, subject, n) as (
    select day, kind, case when kind <> 'visitor' then subject else '' end, count(*) from counted group by 1, 2, 3
  ), kept (day, kind, subject, n) as (
    select day, kind, subject, sum(n) from private.counts_by_day where kind not like '% %' group by 1, 2, 3
    having sum(n) <> 0
  )
  select
    (select jsonb_agg(to_jsonb(kept) order by day, kind, subject) from kept where day > now() - interval '396 days') as kept,
    (select jsonb_agg(to_jsonb(sums) order by day, kind, subject) from sums where day > now() - interval '396 days') as counted,
    admin_figures() as shown,
    jsonb_build_object(
      'daily_active_users', (select count(distinct user_id) from user_analytics_events
        where ${utcDay("created_at")} = ${utcDay("now()")}),
      'total_conversations', (select count(*) from conversations),
      'top_conditions', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name), '[]')
        from (select metadata ->> 'condition' as name, count(*) as n ${conditions} group by 1 order by 2 desc, 1 limit 3) as top),
      'mail', (select ${states("sent_at is not null", "given_up_at is not null", "from private.mails where created_at")}),
      'push', (select ${states("status = 'sent'", "status = 'missed'", "from reminder_deliveries where due_at")})
    ) as true`;

describe.each(databaseKinds({ smoke: false }))("admin figures on %s", (kind) => {
  let server: TestServer;
  let ann: Person;
  let admin: Person;

  beforeAll(async () => {
    server = await openTestServer(kind);
    ann = await server.person("ann@tea.test");
    admin = await server.admin("admin@tea.test");
  });
  afterAll(() => server.close());

  const figures = async () => {
    const { data, error } = await admin.client.rpc("admin_figures");
    expect(error).toBeNull();
    return data;
  };
  /** In one statement, so that no write happens between the two counts. */
  const sameAsTheRows = () =>
    server.db.transaction("owner", async (tx) => {
      const claims = JSON.stringify(decodeJwt(admin.token));
      await tx.query("select set_config('request.jwt.claims', $1, true)", [claims]);
      const { rows } = await tx.query<Record<"kept" | "counted" | "shown" | "true", unknown>>(FROM_THE_ROWS);
      expect(rows[0]?.kept).toEqual(rows[0]?.counted);
      expect(rows[0]?.shown).toMatchObject(rows[0]?.true ?? { none: "counted" });
    });
  const today = () => new Date().toISOString().slice(0, 10);

  it("are zero at first", async () => {
    expect(await figures()).toMatchObject({
      daily_active_users: 0,
      total_conversations: 0,
      top_conditions: [],
      top_herbs: [],
      unanswered: [],
      unhelpful: [],
      testimonials_waiting: 0,
    });
    const { days, database } = await figures();
    expect(days).toHaveLength(30);
    expect(days.at(-1)).toMatchObject({ day: today(), visitors: 0, routine: 0 });
    expect(database.bytes).toBeGreaterThan(1_000_000);
  });

  it("are denied to everyone but admins", async () => {
    const refused = await ann.client.rpc("admin_figures");
    expect(refused.error).toMatchObject({
      code: "42501",
      message: "Unauthorized access - Admin role required",
    });
    expect((await server.guest.rpc("admin_figures")).error?.code).toBe("42501");
  });

  it("count a user once a day, count conditions by name, and ignore unknown conditions", async () => {
    const event = (client: Person["client"], row: Record<string, unknown>) =>
      client.from("user_analytics_events").insert(row).throwOnError();
    for (const page of ["home", "plants", "home"])
      await event(ann.client, { user_id: ann.id, event_type: "page_view", metadata: { page } });
    await event(server.guest, { user_id: null, event_type: "page_view", metadata: { page: "home" } });
    for (const condition of ["Diabetes", "diabetes", "Flu & Cold"])
      await event(server.guest, { event_type: "condition_viewed", metadata: { condition } });
    for (const condition of ["<img src=x>", "call 555-0100 now", "Buy Cheap Pills"])
      await expect(
        event(server.guest, { event_type: "condition_viewed", metadata: { condition } }),
      ).rejects.toThrow();
    const { daily_active_users, top_conditions, days } = await figures();
    expect(daily_active_users).toBe(1);
    expect(top_conditions).toEqual([
      { name: "Diabetes", count: 2 },
      { name: "Flu & Cold", count: 1 },
    ]);
    expect(days.at(-1)).toMatchObject({ visitors: 1, views: 4 });
  });

  it("count questions by severity and topic, follow votes and deletions, and contain no text of a question", async () => {
    const ask = async (triage: string, condition: string | null, herbs: string[]) => {
      const { rows } = await server.db.query<{ id: string }>(
        `insert into conversations (user_id, session_id, query, ai_response, suggested_herbs, condition, triage)
         values ($1, gen_random_uuid(), $2, $2, $3::text[], $4, $5) returning id`,
        [ann.id, secret, herbs, condition, triage],
      );
      return rows[0]?.id ?? "";
    };
    const answered = await ask("routine", "Skin Conditions", ["Neem"]);
    await ask("routine", "Diabetes", []);
    await ask("routine", null, []);
    const grave = await ask("emergency", null, []);
    await server.db.query("update conversations set was_helpful = false where id = $1", [answered]);
    await server.db.query("update conversations set was_helpful = true where id = $1", [grave]);

    const all = await figures();
    expect(all.total_conversations).toBe(4);
    expect(all.unanswered).toEqual([
      { name: "", count: 1 },
      { name: "Diabetes", count: 1 },
    ]);
    expect(all.unhelpful).toEqual([{ name: "Skin Conditions", count: 1 }]);
    expect(all.days.at(-1)).toMatchObject({ routine: 3, emergency: 1, helpful: 1, unhelpful: 1 });
    expect(JSON.stringify(all)).not.toContain("rash");
    expect((await admin.client.from("conversations").select()).data).toEqual([]);

    await ann.client.from("conversations").delete().eq("id", answered).throwOnError();
    expect((await figures()).total_conversations).toBe(3);
  });

  it("list the ten most suggested herbs", async () => {
    await server.db.query(
      `insert into herb_effectiveness_stats (herb_name, times_suggested)
       select common_name, row_number() over (order by id) from (select * from plants order by id limit 12) as first_ones
       union all select 'No Such Herb', 99`,
    );
    const { top_herbs } = await figures();
    expect(top_herbs).toHaveLength(10);
    const { rows } = await server.db.query(
      "select common_name as name from plants order by id limit 1 offset 11",
    );
    expect(top_herbs[0]).toEqual({ name: rows[0]?.name, count: 12 });
  });

  it("match the rows after votes, deletions, aging and a deleted account", async () => {
    const { db } = server;
    const bea = await server.person("bea@tea.test");
    const people = [null, ann.id, bea.id];
    await db.query(
      `insert into user_analytics_events (user_id, event_type, metadata, created_at)
       select ($1::uuid[])[1 + n % 3], (array['page_view', 'condition_viewed', 'ai_query', 'game_started'])[1 + n % 4],
         jsonb_build_object('condition', (array['Diabetes', 'Flu & Cold', '555'])[1 + n % 3]),
         now() - n * interval '50 hours' from generate_series(0, 220) as n`,
      [people],
    );
    await db.query(
      `insert into conversations (user_id, session_id, query, ai_response, suggested_herbs, condition, triage, created_at)
       select ($1::uuid[])[1 + n % 3], gen_random_uuid(), $2, $2, case when n % 2 = 0 then array['Neem'] else '{}' end,
         case when n % 5 > 0 then 'Diabetes' end, (array['routine', 'urgent', 'crisis', 'routine'])[1 + n % 4],
         now() - n * interval '5 hours' from generate_series(0, 220) as n`,
      [people, secret],
    );
    await db.query("update conversations set was_helpful = triage = 'routine' where condition is not null");
    await db.query("update conversations set was_helpful = not was_helpful where triage = 'urgent'");
    await db.query(
      `insert into private.mails (kind, subject, next_attempt_at, expires_at, sent_at, given_up_at, created_at)
       select 'test', 's', now(), now(), case when n % 3 = 0 then now() end, case when n % 3 = 1 then now() end,
         now() - n * interval '17 minutes' from generate_series(0, 100) as n`,
    );
    await db.query(
      `insert into reminder_deliveries (user_id, title, time_zone, due_at, local_day, send_at)
       select ($1::uuid[])[2 + n % 2], 'tea', 'UTC', now() - n * interval '17 minutes', now(), now()
       from generate_series(0, 100) as n`,
      [people],
    );
    await db.query(
      "update reminder_deliveries set status = 'sent', sent_at = now() where due_at < now() - interval '2 hours'",
    );
    await db.query(
      "update private.mails set sent_at = now() where kind = 'test' and sent_at is null and given_up_at is null and created_at < now() - interval '5 hours'",
    );

    await sameAsTheRows();
    await db.query("delete from conversations where triage = 'crisis' and user_id = $1", [ann.id]);
    await db.query(
      "delete from user_analytics_events where created_at > now() - interval '9 days' and user_id = $1",
      [ann.id],
    );
    await db.query("delete from private.mails where created_at > now() - interval '3 hours'");
    await sameAsTheRows();
    await deleteExpiredData(db, Date.now());
    await db.query("delete from auth.users where id = $1", [bea.id]);
    await sameAsTheRows();
    await db.query("select private.fold_counts()");
    await sameAsTheRows();
    await db.query("select private.count_afresh()");
    await sameAsTheRows();
  });

  it("visitor ids are deleted once counted, and old counts expire", async () => {
    await ann.client
      .from("user_analytics_events")
      .insert({ user_id: ann.id, event_type: "page_view" })
      .throwOnError();
    await deleteExpiredData(server.db, Date.now() + 3 * 86_400_000);
    expect((await server.db.query("select * from private.daily_visitors")).rows).toEqual([]);
    expect((await figures()).daily_active_users).toBe(1);
    await deleteExpiredData(server.db, Date.now() + 400 * 86_400_000);
    const { rows } = await server.db.query("select distinct kind from private.daily_counts");
    expect(rows).toEqual([{ kind: "conversation" }]);
  });
});

describe("an admin with a required second factor", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(EITHER_DATABASE, { ADMIN_REQUIRE_MFA: "1" });
  });
  afterAll(() => server.close());

  it("sees no admin data before the second factor is verified", async () => {
    const admin = await server.admin("admin@tea.test");
    await server.db.query(
      "insert into testimonials (user_id, plant_id, body) values ($1, 'neem', 'It calmed the itching of my skin.')",
      [(await server.person("ann@tea.test")).id],
    );
    const refused = await admin.client.rpc("admin_figures");
    expect(refused.error).toMatchObject({ code: "42501", message: "Two-step sign-in is required" });
    expect((await admin.client.from("testimonials").select("id")).data).toEqual([]);

    const { client } = await server.withSecondStep(admin);
    expect((await client.rpc("admin_figures")).data).toMatchObject({ testimonials_waiting: 1 });
    expect((await client.from("testimonials").select("id")).data).toHaveLength(1);
  });
});
