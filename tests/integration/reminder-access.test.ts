// Access to reminders, their settings, due times and devices, tested as attacks; and their limits.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("reminder access on %s", (kind) => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    server = await openTestServer(kind);
    ann = await server.person("ann@tea.test");
    bob = await server.person("bob@tea.test");
  });
  afterAll(() => server.close());

  const insert = (person: Person, row: Record<string, unknown> = {}) =>
    person.client
      .from("user_reminders")
      .insert({ user_id: person.id, title: "Tea", ...row })
      .select();

  /** A due time in the delivery log, which only the server writes. */
  async function delivery(person: Person, more: Record<string, unknown> = {}): Promise<string> {
    const { data, error } = await server.service
      .from("reminder_deliveries")
      .insert({
        user_id: person.id,
        title: "Tea",
        time_zone: "America/Guyana",
        due_at: "2026-01-01T13:00:00Z",
        send_at: "2026-01-01T13:00:00Z",
        local_day: "2026-01-01",
        status: "sent",
        ...more,
      })
      .select("id")
      .single();
    expect(error).toBeNull();
    return data?.id;
  }

  it("do not show whether another account has reached its limit", async () => {
    const cy = await server.person("cy@tea.test");
    const full = await cy.client
      .from("user_reminders")
      .insert(Array.from({ length: 50 }, () => ({ user_id: cy.id, title: "Tea" })));
    expect(full.error).toBeNull();
    expect((await insert(cy)).error?.message).toMatch(/^You can keep 50 reminders/);
    const forged = await insert(bob, { user_id: cy.id });
    expect(forged.error).toEqual((await insert(bob, { user_id: ann.id })).error);
    expect(forged.error).toMatchObject({
      code: "42501",
      message: 'new row violates row-level security policy for table "user_reminders"',
    });
  });

  it("are created with five fields: active, daily and at nine in Guyana by default", async () => {
    const { data, error } = await insert(ann);
    expect(error).toBeNull();
    expect(data).toMatchObject([
      {
        active: true,
        frequency: "daily",
        reminder_time: "09:00",
        time_zone: "America/Guyana",
        weekday: null,
      },
    ]);
    const weekly = await insert(ann, { frequency: "weekly" });
    expect(weekly.data?.[0]?.weekday).toBeGreaterThanOrEqual(0);
  });

  it.each([
    { time_zone: "Mars/Olympus" },
    { time_zone: "EST" },
    { time_zone: "Etc/GMT+99" },
    { time_zone: "Atlantis/Tea+9" },
    { time_zone: "<+03>-3" },
    { time_zone: "'; drop table plants" },
    { weekday: 7 },
    { weekday: -1 },
    { reminder_time: "24:00" },
    { frequency: "hourly" },
    { title: "  " },
    { title: "a".repeat(201) },
  ])("cannot be created with %j", async (row) => {
    expect((await insert(ann, row)).error?.code).toBe("23514");
  });

  it.each([{ next_due_at: "2026-01-01T00:00:00Z" }, { counts_from: "2000-01-01T00:00:00Z" }])(
    "%j can only be set by the server",
    async (row) => {
      expect((await insert(ann, row)).error?.code).toBe("42501");
      const changed = await ann.client.from("user_reminders").update(row).eq("user_id", ann.id);
      expect(changed.error?.code).toBe("42501");
    },
  );

  it("change their time zone only when the owner does", async () => {
    const change = { time_zone: "Europe/London", weekday: 2 };
    const stolen = await bob.client.from("user_reminders").update(change).eq("user_id", ann.id).select();
    expect(stolen.data).toEqual([]);
    const own = await ann.client
      .from("user_reminders")
      .update(change)
      .eq("user_id", ann.id)
      .select("time_zone");
    expect(own.data).toEqual([{ time_zone: "Europe/London" }, { time_zone: "Europe/London" }]);
  });

  it("are limited to fifty per user, also from concurrent tabs", async () => {
    const eve = await server.person("eve@tea.test");
    const rows = Array.from({ length: 49 }, (_, n) => ({ user_id: eve.id, title: `Tea ${n}` }));
    expect((await eve.client.from("user_reminders").insert(rows)).error).toBeNull();
    const answers = await Promise.all(Array.from({ length: 4 }, () => insert(eve)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "23514")).toHaveLength(3);
  });

  it("notification settings are readable and writable by the owner only", async () => {
    const choice = { user_id: ann.id, channel: "email", private_titles: true };
    expect((await ann.client.from("reminder_settings").upsert(choice)).error).toBeNull();
    expect((await bob.client.from("reminder_settings").select()).data).toEqual([]);
    expect((await bob.client.from("reminder_settings").upsert(choice)).error?.code).toBe("42501");
    const stolen = await bob.client
      .from("reminder_settings")
      .update({ channel: "push" })
      .eq("user_id", ann.id)
      .select();
    expect(stolen.data).toEqual([]);
    expect((await server.guest.from("reminder_settings").select()).error?.code).toBe("42501");
    for (const wrong of [{ channel: "sms" }, { time_zone: "nowhere" }, { plant_time: "8" }]) {
      const tried = await ann.client.from("reminder_settings").update(wrong).eq("user_id", ann.id);
      expect(tried.error?.code).toBe("23514");
    }
    const forged = await ann.client
      .from("reminder_settings")
      .update({ plant_next_at: "2026-01-01T00:00:00Z" })
      .eq("user_id", ann.id);
    expect(forged.error?.code).toBe("42501");
  });

  describe("due times", () => {
    it("are written by the server only, and read and cleared by their owner only", async () => {
      const id = await delivery(ann);
      expect((await ann.client.from("reminder_deliveries").select("id")).data).toEqual([{ id }]);
      for (const client of [bob.client, server.guest]) {
        const seen = await client.from("reminder_deliveries").select("id");
        expect(seen.data ?? []).toEqual([]);
      }
      const row = {
        user_id: ann.id,
        title: "x",
        time_zone: "UTC",
        due_at: "2026-01-02",
        send_at: "2026-01-02",
      };
      const forged = await ann.client.from("reminder_deliveries").insert({ ...row, local_day: "2026-01-02" });
      expect(forged.error?.code).toBe("42501");
      const done = await ann.client
        .from("reminder_deliveries")
        .update({ done_at: "2026-01-01" })
        .eq("id", id);
      expect(done.error?.code).toBe("42501");
      const stolen = await bob.client.from("reminder_deliveries").delete().eq("id", id).select();
      expect(stolen.data).toEqual([]);
      const cleared = await ann.client.from("reminder_deliveries").delete().eq("id", id).select("id");
      expect(cleared.data).toEqual([{ id }]);
    });

    it("are answered by their owner only, and counted by day for the owner only", async () => {
      const id = await delivery(ann, { local_day: "2026-01-03", due_at: new Date().toISOString() });
      const answer = (person: Person, what: string) =>
        person.client.rpc("answer_reminder", { delivery_id: id, answer: what });
      expect((await answer(bob, "done")).data).toBe("gone");
      const days = async (person: Person) => (await person.client.rpc("my_reminder_days")).data;
      expect(await days(ann)).toEqual([{ day: "2026-01-03", rung: 1, done: 0, missed: 0 }]);
      expect((await answer(ann, "done")).data).toBe("done");
      expect(await days(ann)).toEqual([{ day: "2026-01-03", rung: 1, done: 1, missed: 0 }]);
      expect(await days(bob)).toEqual([]);
      expect((await answer(ann, "explode")).error?.code).toBe("22023");
      const guest = await server.guest.rpc("answer_reminder", { delivery_id: id, answer: "done" });
      expect(guest.error?.code).toBe("42501");
      expect((await server.guest.rpc("my_reminder_days")).error?.code).toBe("42501");
      await ann.client.from("reminder_deliveries").delete().eq("id", id);
    });

    it("of an as-needed reminder are logged by its owner, up to a limit", async () => {
      const made = await insert(bob, { frequency: "as-needed", title: "Ginger" });
      const id = made.data?.[0]?.id;
      const noted = await bob.client.rpc("log_reminder", { reminder_id: id });
      expect(noted.error).toBeNull();
      const another = await ann.client.rpc("log_reminder", { reminder_id: id });
      expect([another.status, another.error?.code]).toEqual([404, "P0002"]);
      const { data } = await bob.client.from("reminder_deliveries").select("title, status, done_at");
      expect(data).toMatchObject([{ title: "Ginger", status: "sent", done_at: expect.any(String) }]);
      await server.db.query(
        `insert into reminder_deliveries (user_id, reminder_id, title, time_zone, due_at, send_at, local_day, status)
         select $1, $2, 'x', 'UTC', now() - n * interval '1 minute', now(), current_date, 'sent' from generate_series(1, 47) n`,
        [bob.id, id],
      );
      expect((await bob.client.rpc("log_reminder", { reminder_id: id })).error?.code).toBe("23514");
    });

    it("stay in the history when their reminder is deleted, and are deleted with the account", async () => {
      await bob.client.from("user_reminders").delete().eq("user_id", bob.id);
      const { data } = await bob.client.from("reminder_deliveries").select("reminder_id");
      expect(data).toHaveLength(48);
      expect(data?.every(({ reminder_id }) => reminder_id === null)).toBe(true);
      await server.db.query("delete from auth.users where id = $1", [bob.id]);
      const left = await server.db.query("select 1 from reminder_deliveries where user_id = $1", [bob.id]);
      expect(left.rowCount).toBe(0);
      bob = await server.person("bob2@tea.test");
    });
  });

  describe("devices", () => {
    const device = (n: number) => ({
      endpoint: `https://push.example/${n}`,
      p256dh: `key ${n}`,
      auth: `s ${n}`,
    });
    const keep = (person: Person, given: Record<string, string>) => person.client.rpc("keep_device", given);
    const owned = async (person: Person) =>
      (
        await server.db.query<{ endpoint: string }>(
          "select endpoint from push_subscriptions where user_id = $1 order by created_at",
          [person.id],
        )
      ).rows.map(({ endpoint }) => endpoint);

    it("move to the user who signs in on them, but not to one who knows only the endpoint", async () => {
      expect((await keep(ann, device(1))).error).toBeNull();
      const guessed = await keep(bob, { ...device(1), auth: "guessed" });
      expect(guessed.error?.code).toBe("42501");
      expect(await owned(ann)).toEqual(["https://push.example/1"]);
      expect((await keep(bob, device(1))).error).toBeNull();
      expect(await owned(ann)).toEqual([]);
      expect(await owned(bob)).toEqual(["https://push.example/1"]);
      expect((await keep(bob, { ...device(1), auth: "renewed" })).error).toBeNull();
      expect((await server.guest.rpc("keep_device", device(2))).error?.code).toBe("42501");
    });

    it("are not read back: whoever knows their keys can renew them without a session", async () => {
      for (const column of ["*", "endpoint", "p256dh", "auth"])
        expect((await bob.client.from("push_subscriptions").select(column)).error?.code).toBe("42501");
      const filtered = bob.client.from("push_subscriptions").select("id").like("auth", "r%");
      expect((await filtered).error?.code).toBe("42501");
      const { data } = await bob.client.rpc("export_my_data");
      expect(JSON.stringify(data)).not.toMatch(/push\.example\/1|key 1|renewed/);
      expect(data).toMatchObject({ push_subscriptions: [{ provider: "push.example", user_id: bob.id }] });
    });

    it("are forgotten by their own user only", async () => {
      const { endpoint } = device(1);
      expect((await ann.client.rpc("forget_device", { endpoint })).error).toBeNull();
      expect(await owned(bob)).toEqual([endpoint]);
      expect((await server.guest.rpc("forget_device", { endpoint })).error?.code).toBe("42501");
      expect((await bob.client.rpc("forget_device", { endpoint })).error).toBeNull();
      expect(await owned(bob)).toEqual([]);
    });

    it("need an https endpoint", async () => {
      const plain = { ...device(3), endpoint: "http://169.254.169.254/latest" };
      expect((await keep(ann, plain)).error?.code).toBe("23514");
    });

    it("are limited to ten per user, and the oldest is replaced", async () => {
      for (let n = 10; n < 21; n += 1) expect((await keep(ann, device(n))).error).toBeNull();
      const left = await owned(ann);
      expect(left).toHaveLength(10);
      expect(left).not.toContain("https://push.example/10");
      expect(left).toContain("https://push.example/20");
    });
  });
});
