// Testimonials and reports, tested as attacks: who can write, read and moderate them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const words = "My grandmother boiled it for the bath, and my skin calmed down.";

describe.each(databaseKinds({ smoke: false }))("testimonials on %s", (kind) => {
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let admin: Person;

  beforeAll(async () => {
    server = await openTestServer(kind);
    ann = await server.person("ann@tea.test");
    bob = await server.person("bob@tea.test");
    admin = await server.admin("admin@tea.test");
    await ann.client.from("profiles").update({ display_name: "Ann" }).eq("id", ann.id);
  });
  afterAll(() => server.close());

  const write = (person: Person, plant_id: string, body = words) =>
    person.client.from("testimonials").insert({ user_id: person.id, plant_id, body });
  const board = async (person: Person) =>
    (
      await server.guest
        .from("leaderboard_scores")
        .select("display_name, testimonials_count")
        .eq("user_id", person.id)
    ).data;

  it("are pending at first, visible to their author and admins only", async () => {
    expect((await write(ann, "neem")).error).toBeNull();
    const own = await ann.client.from("testimonials").select("display_name, body, status");
    expect(own.data).toEqual([{ display_name: "Ann", body: words, status: "pending" }]);
    expect((await admin.client.from("testimonials").select("id")).data).toHaveLength(1);
    for (const client of [bob.client, server.guest])
      expect((await client.from("testimonials").select()).data).toEqual([]);
    expect(await board(ann)).toEqual([]);
  });

  it("are written once per plant, in one's own name, by signed-in users", async () => {
    expect((await write(ann, "neem")).error?.code).toBe("23505");
    const forged = { user_id: ann.id, plant_id: "ginger", body: words };
    expect((await bob.client.from("testimonials").insert(forged)).error?.code).toBe("42501");
    expect((await server.guest.from("testimonials").insert(forged)).error?.code).toBe("42501");
    const plant = { user_id: bob.id, plant_id: "no-such-plant", body: words };
    expect((await bob.client.from("testimonials").insert(plant)).error?.code).toBe("23503");
  });

  it.each<Record<string, string>>([
    { status: "published" },
    { display_name: "The Ministry of Health" },
    { id: crypto.randomUUID() },
    { created_at: "2001-01-01T00:00:00Z" },
  ])("cannot be written with %j", async (more) => {
    const row = { user_id: bob.id, plant_id: "ginger", body: words, ...more };
    expect((await bob.client.from("testimonials").insert(row)).error?.code).toBe("42501");
  });

  it.each([
    ["too short", "a".repeat(19)],
    ["too long", "a".repeat(1001)],
    ["made of spaces", " ".repeat(40)],
    ["not trimmed", ` ${words}`],
    ["with control characters", `${words}\u0007`],
  ])("cannot be %s", async (_what, body) => {
    expect((await write(bob, "ginger", body)).error?.code).toBe("23514");
  });

  it.each([20, 1000])("can have %i characters, however they are encoded", async (length) => {
    expect((await write(bob, "turmeric", "🌿".repeat(length))).error).toBeNull();
    await bob.client.from("testimonials").delete().eq("plant_id", "turmeric");
  });

  it("are approved by admins only, then visible to everyone and counted", async () => {
    for (const client of [ann.client, bob.client]) {
      const tried = await client
        .from("testimonials")
        .update({ status: "published" })
        .eq("plant_id", "neem")
        .select();
      expect(tried.data).toEqual([]);
    }
    const guests = await server.guest
      .from("testimonials")
      .update({ status: "published" })
      .eq("plant_id", "neem");
    expect(guests.error?.code).toBe("42501");
    const rewritten = await admin.client.from("testimonials").update({ body: words }).eq("plant_id", "neem");
    expect(rewritten.error?.code).toBe("42501");

    const done = await admin.client
      .from("testimonials")
      .update({ status: "published" })
      .eq("plant_id", "neem")
      .select("status");
    expect(done.data).toEqual([{ status: "published" }]);
    const read = await server.guest.from("testimonials").select("display_name, body");
    expect(read.data).toEqual([{ display_name: "Ann", body: words }]);
    expect(await board(ann)).toEqual([{ display_name: "Ann", testimonials_count: 1 }]);
  });

  it("follow their author's display name", async () => {
    await ann.client.from("profiles").update({ display_name: "Ann Marie" }).eq("id", ann.id);
    expect((await server.guest.from("testimonials").select("display_name")).data).toEqual([
      { display_name: "Ann Marie" },
    ]);
  });

  it("are no longer counted when rejected or deleted", async () => {
    const set = (status: string) =>
      admin.client.from("testimonials").update({ status }).eq("plant_id", "neem");
    await set("rejected");
    expect(await board(ann)).toMatchObject([{ testimonials_count: 0 }]);
    expect((await server.guest.from("testimonials").select()).data).toEqual([]);
    await set("published");
    expect((await bob.client.from("testimonials").delete().eq("plant_id", "neem").select()).data).toEqual([]);
    expect(await board(ann)).toMatchObject([{ testimonials_count: 1 }]);
    await ann.client.from("testimonials").delete().eq("plant_id", "neem");
    expect(await board(ann)).toMatchObject([{ testimonials_count: 0 }]);
  });

  it("are limited to ten pending, also from concurrent tabs", async () => {
    const { data } = await server.guest.from("plants").select("id").order("id").limit(14);
    const answers = await Promise.all((data ?? []).map(({ id }) => write(bob, id)));
    expect(answers.filter(({ error }) => error === null)).toHaveLength(10);
    expect(answers.filter(({ error }) => error?.code === "23514")).toHaveLength(4);
    await bob.client.from("testimonials").delete().eq("user_id", bob.id);
  });

  it("are deleted with the account", async () => {
    const eve = await server.person("eve@tea.test");
    await write(eve, "neem");
    await admin.client.from("testimonials").update({ status: "published" }).eq("user_id", eve.id);
    expect(await board(eve)).toHaveLength(1);
    await server.db.query("delete from auth.users where id = $1", [eve.id]);
    expect(await board(eve)).toEqual([]);
    expect((await server.guest.from("testimonials").select()).data).toEqual([]);
  });

  describe("reports", () => {
    const mistake = { plant_id: "neem", body: "The leaf is not like that." };

    it("of a mistake can be sent by anyone, for oneself or without a user", async () => {
      expect((await server.guest.from("reports").insert({ ...mistake, user_id: null })).error).toBeNull();
      expect((await ann.client.from("reports").insert({ ...mistake, user_id: ann.id })).error).toBeNull();
      for (const client of [server.guest, bob.client]) {
        const forged = await client.from("reports").insert({ ...mistake, user_id: ann.id });
        expect(forged.error?.code).toBe("42501");
      }
      const closed = { ...mistake, user_id: bob.id, status: "closed" };
      expect((await bob.client.from("reports").insert(closed)).error?.code).toBe("42501");
      const short = { ...mistake, user_id: bob.id, body: "no" };
      expect((await bob.client.from("reports").insert(short)).error?.code).toBe("23514");
    });

    it("are readable by admins and their author", async () => {
      expect((await admin.client.from("reports").select("id")).data).toHaveLength(2);
      expect((await ann.client.from("reports").select("id")).data).toHaveLength(1);
      expect((await bob.client.from("reports").select("id")).data).toEqual([]);
      expect((await server.guest.from("reports").select("id")).error?.code).toBe("42501");
    });

    it("are closed by admins only", async () => {
      const close = (person: Person) =>
        person.client.from("reports").update({ status: "closed" }).eq("status", "open").select("id");
      expect((await close(ann)).data).toEqual([]);
      expect((await close(admin)).data).toHaveLength(2);
    });

    it("of a testimonial need a visible one, once each, by signed-in users", async () => {
      await write(ann, "neem");
      const { data } = await ann.client.from("testimonials").select("id").single();
      const report = { ...mistake, testimonial_id: data?.id, user_id: bob.id };
      expect((await bob.client.from("reports").insert(report)).error?.code).toBe("42501");
      await admin.client.from("testimonials").update({ status: "published" }).eq("id", data?.id);
      const elsewhere = { ...report, plant_id: "ginger" };
      expect((await bob.client.from("reports").insert(elsewhere)).error?.code).toBe("42501");
      const nobody = { ...report, user_id: null };
      expect((await server.guest.from("reports").insert(nobody)).error?.code).toBe("42501");
      expect((await bob.client.from("reports").insert(report)).error).toBeNull();
      expect((await bob.client.from("reports").insert(report)).error?.code).toBe("23505");
    });

    it("are rate-limited", async () => {
      const answers = [];
      for (let n = 0; n < 25; n += 1)
        answers.push(await ann.client.from("reports").insert({ ...mistake, user_id: ann.id }));
      expect(answers.filter(({ error }) => error === null)).toHaveLength(20);
    });

    it("are limited for the accounts of a network together, and in all, apart from the guests'", async () => {
      const clear = () => server.db.query("delete from private.rate_limits");
      await clear();
      const report = async (person: Person) =>
        (await person.client.from("reports").insert({ ...mistake, user_id: person.id })).error?.code;
      const people = [];
      for (const name of ["carl", "dawn", "earl"]) people.push(await server.person(`${name}@tea.test`));
      const codes = [];
      for (const person of people) for (let n = 0; n < 15; n += 1) codes.push(await report(person));
      expect(codes.filter((code) => code === undefined)).toHaveLength(40);
      await clear();
      const [, , earl] = people;
      await server.db.query("alter table public.reports disable trigger limit_reports");
      await server.db.query(
        `insert into public.reports (user_id, plant_id, body, created_at)
         select $1, 'neem', 'a flood of reports', now() - interval '1 day' from generate_series(1, 2000)`,
        [earl?.id],
      );
      await server.db.query("alter table public.reports enable trigger limit_reports");
      const flood = async () =>
        (await server.db.query("select 1 from public.reports where body = 'a flood of reports'")).rowCount;
      expect(await report(bob)).toBeUndefined();
      expect(await flood()).toBe(1999);
      expect(await report(earl as Person)).toBe("23514");
      expect(await flood()).toBe(1999);
      const guest = await server.guest.from("reports").insert({ ...mistake, user_id: null });
      expect(guest.error).toBeNull();
      await server.db.query("delete from public.reports where body = 'a flood of reports'");
    });

    it("of one flooding guest do not lock out others", async () => {
      const behindProxy = await openTestServer(kind, { TRUST_PROXY: "1" });
      try {
        const report = async (address: string, rows = 1, headers: Record<string, string> = {}) => {
          const row = { ...mistake, user_id: null };
          const answer = await fetch(`${behindProxy.url}/rest/v1/reports`, {
            method: "POST",
            headers: {
              apikey: behindProxy.anonKey,
              "content-type": "application/json",
              "x-forwarded-for": address,
              ...headers,
            },
            body: JSON.stringify(rows === 1 ? row : Array.from({ length: rows }, () => row)),
          });
          return answer.status;
        };
        const taken = [];
        for (let n = 0; n < 70; n += 1) taken.push(await report("203.0.113.7"));
        expect(taken.filter((status) => status === 201)).toHaveLength(20);
        // Neither other headers, many rows in a request nor other addresses of the same network evade the limit.
        expect(await report("203.0.113.7", 1, { "cf-connecting-ip": "198.51.100.9" })).toBe(400);
        expect(await report("198.51.100.1, 203.0.113.7")).toBe(400);
        expect(await report("203.0.113.8", 11)).toBe(400);
        expect(await report("2001:db8:0:1::1", 10)).toBe(201);
        expect(await report("2001:db8:0:1::2", 10)).toBe(201);
        expect(await report("2001:db8:0:ff::2")).toBe(400);
        expect(await report("203.0.113.8")).toBe(201);
        expect(await report("2001:db8:0:100::1")).toBe(201);
        // When the guests' room is full, the network with most open reports gives way, and it alone is refused.
        await behindProxy.db.query("alter table public.reports disable trigger limit_reports");
        await behindProxy.db.query(
          `insert into public.reports (plant_id, body, created_at, network, user_id)
           select 'neem', 'a flood of reports', now() - interval '1 day' + n * interval '1 s',
             (select network from public.reports group by 1 order by count(*) desc, 1 limit 1), null
           from generate_series(1, 2000 - (select count(*) from public.reports)) as n`,
        );
        await behindProxy.db.query("alter table public.reports enable trigger limit_reports");
        await behindProxy.db.query("delete from private.rate_limits");
        const flood = async () =>
          (await behindProxy.db.query("select 1 from public.reports where body = 'a flood of reports'"))
            .rowCount;
        const before = await flood();
        expect(await report("198.51.100.20")).toBe(201);
        expect(await flood()).toBe(before - 1);
        const again = [await report("203.0.113.7"), await report("2001:db8:0:1::1")];
        expect(again.filter((status) => status === 201)).toHaveLength(1);
        // One customer of a provider has hundreds of networks: three times a network's reports an hour, and the first to give way.
        await behindProxy.db.query("delete from private.rate_limits");
        await behindProxy.db.query("delete from public.reports where body = 'a flood of reports'");
        const ofBlock = [];
        for (let n = 1; n <= 65; n += 1) ofBlock.push(await report(`198.18.5.${n}`));
        expect(ofBlock.filter((status) => status === 201)).toHaveLength(60);
        await behindProxy.db.query("alter table public.reports disable trigger limit_reports");
        await behindProxy.db.query(
          `insert into public.reports (plant_id, body, created_at, network, block, user_id)
           select 'neem', 'a flood of reports', now() - interval '1 day' + n * interval '1 s', 'network ' || n,
             (select block from public.reports group by 1 order by count(*) desc, 1 limit 1), null
           from generate_series(1, 2000 - (select count(*) from public.reports)) as n`,
        );
        await behindProxy.db.query("alter table public.reports enable trigger limit_reports");
        const ofBlockBefore = await flood();
        expect(await report("192.0.2.33")).toBe(201);
        expect(await flood()).toBe(ofBlockBefore - 1);
        await behindProxy.db.query("update public.reports set status = 'closed'");
        const named = await behindProxy.db.query(
          "select 1 from public.reports where network is not null or block is not null",
        );
        expect(named.rowCount).toBe(0);
        const { rows } = await behindProxy.db.query("select bucket from private.rate_limits");
        expect(JSON.stringify(rows)).not.toContain("203.0.113");
      } finally {
        await behindProxy.close();
      }
    });
  });

  it("that wait are limited for the accounts of a provider's block together", async () => {
    const behindProxy = await openTestServer(kind, { TRUST_PROXY: "1" });
    try {
      const carl = await behindProxy.person("carl@tea.test");
      const send = async (address: string) => {
        const answer = await fetch(`${behindProxy.url}/rest/v1/testimonials`, {
          method: "POST",
          headers: {
            apikey: behindProxy.anonKey,
            authorization: `Bearer ${carl.token}`,
            "content-type": "application/json",
            "x-forwarded-for": address,
          },
          body: JSON.stringify({ user_id: carl.id, plant_id: "neem", body: words }),
        });
        // As if each came from another account: one has at most ten waiting.
        await behindProxy.db.query("delete from public.testimonials");
        return answer.status;
      };
      const ofBlock = [];
      for (let n = 1; n <= 93; n += 1) ofBlock.push(await send(`198.18.6.${n}`));
      expect(ofBlock.filter((status) => status === 201)).toHaveLength(90);
      expect(await send("198.18.7.1")).toBe(201);
    } finally {
      await behindProxy.close();
    }
  });

  describe("exploration", () => {
    it("counts histories once per plant and consecutive days in Guyana's time zone, per user", async () => {
      const at = (day: string, plant: string | null = null, type = "page_view") =>
        server.db.query(
          "insert into user_analytics_events (user_id, event_type, plant_id, created_at) values ($1, $2, $3, $4)",
          [ann.id, type, plant, day],
        );
      await at("2026-01-01T03:00:00Z", "neem", "plant_history_viewed");
      await at("2026-01-01T05:00:00Z", "neem", "plant_history_viewed");
      await at("2026-01-02T12:00:00Z", "ginger", "plant_history_viewed");
      await at("2026-01-05T12:00:00Z");
      const { data, error } = await ann.client.rpc("my_exploration");
      expect(error).toBeNull();
      expect(data).toEqual({ histories_read: 2, visit_streak: 3 });
      expect((await bob.client.rpc("my_exploration")).data).toEqual({ histories_read: 0, visit_streak: 0 });
      expect((await server.guest.rpc("my_exploration")).error?.code).toBe("42501");
    });
  });

  it("every plant has a card text and distinct search words, which clients cannot write", async () => {
    const { data } = await server.guest
      .from("plants")
      .select("description, card_text, search_words")
      .eq("id", "neem")
      .single();
    expect(data?.description.startsWith(data.card_text)).toBe(true);
    expect(data?.card_text.length).toBeLessThanOrEqual(200);
    const found: string[] = data?.search_words.split(" ");
    expect(found).toContain("bitter");
    expect(new Set(found).size).toBe(found.length);
  });
});
