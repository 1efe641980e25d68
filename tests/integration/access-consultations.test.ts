// Access rules for consultations and analytics events: users read their own consultations, only admins read the events.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("access to consultations and events on %s", (kind) => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let admin: Person;

  beforeAll(async () => {
    server = await openTestServer(kind);
    ann = await server.person("ann@tea.test");
    bob = await server.person("bob@tea.test");
    admin = await server.admin("admin@tea.test");
  });
  afterAll(() => server.close());

  it("only the user can read their consultations", async () => {
    await server.db.query(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'my private trouble', 'answer', 'routine'),
              (null, gen_random_uuid(), 'a guest''s trouble', 'answer', 'routine')`,
      [ann.id],
    );
    expect((await ann.client.from("conversations").select("query")).data).toEqual([
      { query: "my private trouble" },
    ]);
    for (const client of [bob.client, admin.client])
      expect((await client.from("conversations").select()).data).toEqual([]);
    expect((await server.guest.from("conversations").select()).error?.code).toBe("42501");
    const forged = {
      user_id: ann.id,
      session_id: crypto.randomUUID(),
      query: "q",
      ai_response: "r",
      triage: "routine",
    };
    expect((await ann.client.from("conversations").insert(forged)).error?.code).toBe("42501");
    expect((await bob.client.from("conversations").delete().eq("user_id", ann.id).select()).data).toEqual([]);
  });

  it("events are inserted for oneself or without a user, and only admins can read them", async () => {
    const event = { event_type: "page_view", metadata: { page: "home" } };
    expect(
      (await server.guest.from("user_analytics_events").insert({ ...event, user_id: null })).error,
    ).toBeNull();
    expect(
      (await ann.client.from("user_analytics_events").insert({ ...event, user_id: ann.id })).error,
    ).toBeNull();
    expect(
      (await ann.client.from("user_analytics_events").insert({ ...event, user_id: bob.id })).error?.code,
    ).toBe("42501");
    expect(
      (await server.guest.from("user_analytics_events").insert({ ...event, user_id: ann.id })).error?.code,
    ).toBe("42501");
    const backdated = { ...event, created_at: "2001-01-01T00:00:00Z" };
    expect((await server.guest.from("user_analytics_events").insert(backdated)).error?.code).toBe("42501");
    expect((await ann.client.from("user_analytics_events").select()).data).toEqual([]);
    expect((await admin.client.from("user_analytics_events").select("user_id")).data).toEqual([
      { user_id: null },
      { user_id: ann.id },
    ]);
  });

  it("an admin reads no row that tells what an account opened or asked", async () => {
    const rows = [
      { event_type: "condition_viewed", metadata: { condition: "High Blood Pressure" } },
      { event_type: "ai_query", metadata: { response_length: 12 } },
    ];
    for (const row of rows)
      await bob.client
        .from("user_analytics_events")
        .insert({ ...row, user_id: bob.id })
        .throwOnError();
    await server.guest
      .from("user_analytics_events")
      .insert({ ...rows[0], user_id: null })
      .throwOnError();
    const read = admin.client.from("user_analytics_events").select("user_id,event_type");
    expect((await read.in("event_type", ["condition_viewed", "ai_query"])).data).toEqual([
      { user_id: null, event_type: "condition_viewed" },
    ]);
    await server.service.from("user_analytics_events").delete().neq("event_type", "page_view").throwOnError();
  });

  describe("the text of a question", () => {
    const words = "I am worried about my heart";
    const counted = { response_length: 321, has_user: true };
    const event = { event_type: "ai_query", metadata: { query: words, ...counted } };
    const stored = async () =>
      (await server.service.from("user_analytics_events").select("metadata").eq("event_type", "ai_query"))
        .data;

    it("is never stored with an event, whichever client sends it", async () => {
      await server.guest.from("user_analytics_events").insert(event).throwOnError();
      await ann.client
        .from("user_analytics_events")
        .insert([event, { ...event, user_id: ann.id }])
        .throwOnError();
      await server.service.from("user_analytics_events").insert(event).throwOnError();
      await server.db.query("insert into user_analytics_events (event_type, metadata) values ($1, $2)", [
        event.event_type,
        event.metadata,
      ]);
      await server.service
        .from("user_analytics_events")
        .update({ metadata: event.metadata })
        .eq("event_type", "ai_query")
        .throwOnError();
      expect(await stored()).toEqual(Array(5).fill({ metadata: counted }));
    });

    it("removing it leaves the table's constraints and other events unchanged", async () => {
      const insert = (row: Record<string, unknown>) => server.guest.from("user_analytics_events").insert(row);
      for (const metadata of [["query"], "query", 5])
        expect((await insert({ event_type: "ai_query", metadata })).error?.code).toBe("23514");
      expect((await insert({ event_type: "ai_query", metadata: null })).error?.code).toBe("23502");
      await insert({ event_type: "page_view", metadata: { page: "games", query: "neem" } }).throwOnError();
      const { data } = await admin.client
        .from("user_analytics_events")
        .select("metadata")
        .eq("metadata->>page", "games");
      expect(data).toEqual([{ metadata: { page: "games" } }]);
    });
  });

  it("rejects an invalid event", async () => {
    const insert = (row: Record<string, unknown>) => server.guest.from("user_analytics_events").insert(row);
    expect((await insert({ event_type: "Drop Table", metadata: {} })).error?.code).toBe("23514");
    expect((await insert({ event_type: "page_view", metadata: [1] })).error?.code).toBe("23514");
    const noise = Array.from({ length: 600 }, (_, i) => Math.sin(i)).join();
    expect((await insert({ event_type: "page_view", metadata: { noise } })).error?.code).toBe("23514");
  });

  it("only admins can read the herb statistics", async () => {
    await server.db.query(
      "insert into herb_effectiveness_stats (herb_name, times_suggested) values ('neem', 3)",
    );
    expect((await admin.client.from("herb_effectiveness_stats").select("herb_name")).data).toEqual([
      { herb_name: "neem" },
    ]);
    expect((await ann.client.from("herb_effectiveness_stats").select()).data).toEqual([]);
    expect((await server.guest.from("herb_effectiveness_stats").select()).error?.code).toBe("42501");
  });
});
