// Storage exhaustion and content injection into the admin page: what one address, account and request can add at most.
import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { sampledRuns } from "#tests/support/sample.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const MEGABYTE = 1_048_576;
const table = "user_analytics_events";

describe.each(databaseKinds({ smoke: false }))("storage limits on %s", (kind) => {
  let server: TestServer;
  let admin: Person;
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer(kind, { API_RATE_LIMIT: "0" });
    admin = await server.admin("admin@tea.test");
  });
  afterAll(() => server.close());

  const newcomer = () => {
    people += 1;
    return server.person(`visitor-${people}@tea.test`);
  };
  const sql = (text: string, values: unknown[] = []) => server.db.query(text, values);
  const send = async (rows: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/rest/v1/${table}`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: server.anonKey, ...headers },
      body: JSON.stringify(rows),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const written = async () => Number((await sql(`select count(*) as n from ${table}`)).rows[0]?.n);
  const newHour = () => sql("delete from private.rate_limits");
  const view = { event_type: "page_view", metadata: { page: "home" } };

  it("rejects unknown event names and events about unknown conditions", async () => {
    const before = await written();
    for (const event_type of ["plant_view", "made_up", "page_views", "Page_view", ""])
      expect(await send({ event_type }), event_type).toBe(400);
    for (const condition of ["Buy Cheap Pills", "buy-cheap-pills", "diabetes ", "", 5, null, ["diabetes"]])
      expect(await send({ event_type: "condition_viewed", metadata: { condition } }), `${condition}`).toBe(
        400,
      );
    expect(await send({ event_type: "condition_viewed" })).toBe(400);
    expect(await written()).toBe(before);
  });

  it("shows no text of a client on the admin page, whichever client sent it", async () => {
    for (const condition of ["diabetes", "Diabetes", "flu-cold"])
      expect(await send({ event_type: "condition_viewed", metadata: { condition } })).toBe(201);
    for (let n = 0; n < 5; n += 1)
      await send({ event_type: "condition_viewed", metadata: { condition: "Buy Cheap Pills" } });
    await sql(
      `insert into ${table} (event_type, metadata)
       select 'condition_viewed', '{"condition": "Buy Cheap Pills"}' from generate_series(1, 9)`,
    );
    await sql(
      "insert into private.total_counts (kind, subject, n) values ('condition', 'Buy Cheap Pills', 99)",
    );
    await sql(
      `insert into herb_effectiveness_stats (herb_name, times_suggested)
       select 'Cheap Pills', 99 union all select common_name, 3 from plants where id = 'neem'`,
    );
    const { data } = await admin.client.rpc("admin_figures");
    expect(data.top_conditions).toEqual([
      { name: "Diabetes", count: 2 },
      { name: "Flu & Cold", count: 1 },
    ]);
    expect(data.top_herbs).toEqual([{ name: "Neem", count: 3 }]);
    expect(JSON.stringify(data)).not.toContain("Pills");
  });

  it("answers a value too large for an index as the caller's mistake", async () => {
    const answer = await fetch(`${server.url}/rest/v1/${table}`, {
      method: "POST",
      headers: { "content-type": "text/csv", apikey: server.anonKey },
      // Letters that do not repeat, because PostgreSQL compresses a value before it measures it.
      body: `event_type,plant_id\npage_view,${randomBytes(7_000).toString("hex")}\n`,
    });
    expect(answer.status, await answer.text()).toBe(400);
  });

  it("limits the rows of a request and the size of a row", async () => {
    await newHour();
    const before = await written();
    expect(await send(Array(11).fill(view))).toBe(400);
    expect(await send(Array(200).fill(view))).toBe(400);
    expect(await send(Array(5_000).fill(view))).toBe(413);
    expect(await send({ ...view, metadata: { page: "x".repeat(1_025) } })).toBe(400);
    expect(
      await send({ ...view, metadata: Object.fromEntries(Array.from({ length: 200 }, (_, n) => [n, n])) }),
    ).toBe(400);
    expect(await written()).toBe(before);
    expect(await send(Array(10).fill(view))).toBe(201);
    expect(await written()).toBe(before + 10);
    // Unused fields of an event are dropped, however small; the text of a question is dropped before the size is checked.
    const noise = "n".repeat(900);
    expect(await send({ ...view, metadata: { page: "Buy Cheap Pills" } })).toBe(201);
    expect(await send({ ...view, metadata: { page: "games", noise } })).toBe(201);
    expect(
      await send({
        event_type: "ai_query",
        metadata: { query: "q".repeat(2_000), response_length: 9, has_user: false },
      }),
    ).toBe(201);
    const { rows } = await sql(`select metadata from ${table} order by id desc limit 3`);
    expect(rows.map(({ metadata }) => metadata)).toEqual([
      { response_length: 9, has_user: false },
      { page: "games" },
      {},
    ]);
  });

  it("limits guests to 600 rows an hour per network, whatever headers they send, without limiting signed-in users", async () => {
    await newHour();
    const before = await written();
    const statuses = new Set<number>();
    for (let n = 0; n < 70; n += 1) {
      const forged = { "x-forwarded-for": `203.0.113.${n}`, "cf-connecting-ip": `203.0.113.${n}` };
      statuses.add(await send(Array(10).fill(view), forged));
    }
    expect([...statuses]).toEqual([201, 429]);
    expect(await written()).toBe(before + 600);
    const ann = await newcomer();
    const own = { ...view, user_id: ann.id };
    expect((await ann.client.from(table).insert(own)).error).toBeNull();
    for (let n = 0; n < 40; n += 1) await ann.client.from(table).insert(Array(10).fill(own));
    expect(
      Number((await sql(`select count(*) as n from ${table} where user_id = $1`, [ann.id])).rows[0]?.n),
    ).toBe(291);
    await newHour();
    expect(await send(view)).toBe(201);
  });

  it("limits the rows of a network's accounts together", async () => {
    await newHour();
    const [ann, bob] = [await newcomer(), await newcomer()];
    const insert = async (person: Person, rows: number) =>
      (await person.client.from(table).insert(Array(rows).fill({ ...view, user_id: person.id }))).status;
    expect(await insert(ann, 10)).toBe(201);
    await sql("update private.rate_limits set hits = 1195 where bucket like 'events-of-accounts:%'");
    expect(await insert(bob, 10)).toBe(429);
    expect(await insert(bob, 5)).toBe(201);
    expect(await insert(ann, 1)).toBe(429);
    await newHour();
  });

  it("limits the rows of a provider's block to those of eight networks", async () => {
    await newHour();
    expect(await send(view)).toBe(201);
    await sql("update private.rate_limits set hits = 4795 where bucket like 'events-of-block:%'");
    expect(await send(Array(6).fill(view))).toBe(429);
    expect(await send(Array(5).fill(view))).toBe(201);
    expect(await send(view)).toBe(429);
    await newHour();
    const ann = await newcomer();
    const insert = () => ann.client.from(table).insert({ ...view, user_id: ann.id });
    expect((await insert()).status).toBe(201);
    await sql("update private.rate_limits set hits = 9600 where bucket like 'events-of-block-accounts:%'");
    expect((await insert()).status).toBe(429);
    expect(await send(view)).toBe(201);
    await newHour();
  });

  it("limits the rows of all guests together", async () => {
    await newHour();
    await sql("insert into private.rate_limits values ('events:guests', 30000, now() + interval '1 hour')");
    expect(await send(view)).toBe(429);
    await newHour();
    expect(await send(view)).toBe(201);
  });

  it("stores no network address with the budget", async () => {
    await send(view);
    const { rows } = await sql("select bucket from private.rate_limits where bucket like 'events:%'");
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows
        .map(({ bucket }) => String(bucket))
        .filter((name) => !/^events:(?:guests|[0-9a-f]{64})$/.test(name)),
    ).toEqual([]);
    expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
  });

  it("requests of the largest size add less than a megabyte, including rejected rows", async () => {
    await newHour();
    const size = async () => {
      await server.db.script(`vacuum ${table}`);
      return Number(
        (
          await sql(
            `select pg_total_relation_size('${table}') + pg_total_relation_size('private.count_changes') as bytes`,
          )
        ).rows[0]?.bytes,
      );
    };
    const before = await size();
    const page = "p".repeat(98);
    const fullest = {
      event_type: "page_view",
      plant_id: "sweet-broom",
      metadata: { page, noise: "n".repeat(880) },
    };
    // Rows before the rejected one are written and rolled back: they take space until they are vacuumed.
    const undone = [...Array(9).fill(fullest), { event_type: "unknown" }];
    // Without a limit, the accepted rows of the sample would be more than a megabyte as well.
    for (let n = 0; n < sampledRuns(500); n += 1) {
      await send(Array(10).fill(fullest));
      if (n < 60) await send(undone);
      if (n >= 60 && n < 60 + sampledRuns(40)) await send(Array(1_000).fill(fullest));
    }
    expect((await size()) - before).toBeLessThan(MEGABYTE);
  });

  it("limits the rows of a user in every table", async () => {
    const ann = await newcomer();
    const refused = async (name: string, rows: Record<string, unknown>[]) =>
      (await ann.client.from(name).insert(rows.map((row) => ({ user_id: ann.id, ...row })))).error?.code;
    const times = (count: number, row: Record<string, unknown>) => Array.from({ length: count }, () => row);
    const round = { game_type: "herb-identifier", score: 0, difficulty: "easy" };
    const metadata = { total_questions: 5, best_streak: 0, percentage: 0 };
    expect(await refused("game_scores", times(51, { ...round, metadata }))).toBe("23514");
    expect(
      await refused("game_scores", [{ ...round, metadata: { ...metadata, note: "x".repeat(500) } }]),
    ).toBe("23514");
    expect(await refused("user_reminders", times(51, { title: "Tea" }))).toBe("23514");
    expect(await refused("user_plant_interactions", times(501, { plant_id: "neem" }))).toMatch(/^23/);
    const sizes = await sql("select count(*) as n from game_scores where user_id = $1", [ann.id]);
    expect(Number(sizes.rows[0]?.n)).toBe(0);
  });

  it("limits deleting and recreating reminders", async () => {
    const ann = await newcomer();
    const make = () =>
      ann.client
        .from("user_reminders")
        .insert({ user_id: ann.id, title: "Tea", frequency: "as-needed" })
        .select("id")
        .single();
    const first = (await make().throwOnError()).data;
    await sql(
      `insert into reminder_deliveries (user_id, title, time_zone, due_at, local_day, status, send_at, sent_at)
       select $1, 'Tea', 'UTC', now() - n * interval '1 minute', current_date, 'sent', now(), now()
       from generate_series(1, 500) as n`,
      [ann.id],
    );
    const noted = await ann.client.rpc("log_reminder", { reminder_id: first?.id });
    expect(noted.error?.code).toBe("23514");
    // The limit is 300 changes a day: as if the others had happened already.
    await sql("update private.rate_limits set hits = hits + 297 where bucket like 'reminders:%'");
    const second = (await make().throwOnError()).data;
    const switched = (active: boolean) =>
      ann.client.from("user_reminders").update({ active }).eq("id", second?.id);
    expect((await switched(false)).error).toBeNull();
    expect((await switched(true)).error?.code).toBe("23514");
    expect((await ann.client.from("user_reminders").delete().eq("id", second?.id)).error).toBeNull();
    expect((await make()).error?.code).toBe("23514");
  });
});
