// What an admin is shown: numbers that follow from what happened, to admins alone, and nobody's words.
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forgetOldData } from "#server/jobs/retention.ts";
import { type House, JWT_SECRET, KINDS, openHouse, type Person } from "#tests/support/house.ts";

const secret = "I have a rash where nobody should know";

describe.each(KINDS)("the admin's figures on %s", (kind) => {
  let house: House;
  let ann: Person;
  let admin: Person;

  beforeAll(async () => {
    house = await openHouse(kind);
    ann = await house.person("ann@tea.test");
    admin = await house.person("admin@tea.test");
    await house.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
  });
  afterAll(() => house.close());

  const figures = async () => {
    const { data, error } = await admin.client.rpc("admin_figures");
    expect(error).toBeNull();
    return data;
  };
  const today = () => new Date().toISOString().slice(0, 10);

  it("are nothing at first", async () => {
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

  it("are refused to everybody else", async () => {
    const refused = await ann.client.rpc("admin_figures");
    expect(refused.error).toMatchObject({
      code: "42501",
      message: "Unauthorized access - Admin role required",
    });
    expect((await house.guest.rpc("admin_figures")).error?.code).toBe("42501");
  });

  it("count a person once a day, conditions by name, and no invented ones", async () => {
    const event = (client: Person["client"], row: Record<string, unknown>) =>
      client.from("user_analytics_events").insert(row).throwOnError();
    for (const page of ["home", "plants", "home"])
      await event(ann.client, { user_id: ann.id, event_type: "page_view", metadata: { page } });
    await event(house.guest, { user_id: null, event_type: "page_view", metadata: { page: "home" } });
    for (const condition of ["Diabetes", "Diabetes", "Flu & Cold", "<img src=x>", "call 555-0100 now"])
      await event(house.guest, { event_type: "condition_viewed", metadata: { condition } });
    const { daily_active_users, top_conditions, days } = await figures();
    expect(daily_active_users).toBe(1);
    expect(top_conditions).toEqual([
      { name: "Diabetes", count: 2 },
      { name: "Flu & Cold", count: 1 },
    ]);
    expect(days.at(-1)).toMatchObject({ visitors: 1, views: 4 });
  });

  it("count questions by gravity and by topic, follow votes and deletions, and repeat no word of them", async () => {
    const ask = async (triage: string, condition: string | null, herbs: string[]) => {
      const { rows } = await house.db.query<{ id: string }>(
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
    await house.db.query("update conversations set was_helpful = false where id = $1", [answered]);
    await house.db.query("update conversations set was_helpful = true where id = $1", [grave]);

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

  it("name the ten herbs suggested most", async () => {
    await house.db.query(
      "insert into herb_effectiveness_stats (herb_name, times_suggested) select 'Herb ' || n, n from generate_series(1, 12) n",
    );
    const { top_herbs } = await figures();
    expect(top_herbs).toHaveLength(10);
    expect(top_herbs[0]).toEqual({ name: "Herb 12", count: 12 });
  });

  it("stay the same when the counts of days that are over are folded, and today's are left to those who write", async () => {
    // In one transaction it is the same day throughout.
    await house.db.transaction("owner", async (tx) => {
      await tx.query(
        `insert into private.daily_counts (day, kind, subject, part, n)
         select private.utc_day(now()) - days, 'condition', 'Folded Condition', part, 10 + part
         from generate_series(0, 2) as days, generate_series(0, 15) as part`,
      );
      const counts = async () => {
        const { rows } = await tx.query(
          "select day, kind, subject, sum(n)::int as n from private.daily_counts group by 1, 2, 3 order by 1, 2, 3",
        );
        return rows;
      };
      const before = await counts();
      await tx.query("select private.fold_daily_counts()");
      expect(await counts()).toEqual(before);
      const { rows } = await tx.query(
        `select private.utc_day(now()) - day as ago, count(*)::int as parts, sum(n)::int as n
         from private.daily_counts where subject = 'Folded Condition' group by day order by day desc`,
      );
      expect(rows).toEqual([
        { ago: 0, parts: 16, n: 280 },
        { ago: 1, parts: 1, n: 280 },
        { ago: 2, parts: 1, n: 280 },
      ]);
    });
  });

  it("forget who came by as soon as they are counted, and old counts in time", async () => {
    await forgetOldData(house.db, Date.now() + 3 * 86_400_000);
    expect((await house.db.query("select * from private.daily_visitors")).rows).toEqual([]);
    expect((await figures()).daily_active_users).toBe(1);
    await forgetOldData(house.db, Date.now() + 400 * 86_400_000);
    const { rows } = await house.db.query("select distinct kind from private.daily_counts");
    expect(rows).toEqual([{ kind: "conversation" }]);
  });
});

describe("an admin who needs a second step", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse("pglite", { ADMIN_REQUIRE_MFA: "1" });
  });
  afterAll(() => house.close());

  it("is asked for it before anything of an admin's is shown", async () => {
    const admin = await house.person("admin@tea.test");
    await house.db.query("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
    await house.db.query(
      "insert into testimonials (user_id, plant_id, body) values ($1, 'neem', 'It calmed the itching of my skin.')",
      [(await house.person("ann@tea.test")).id],
    );
    const refused = await admin.client.rpc("admin_figures");
    expect(refused.error).toMatchObject({ code: "42501", message: "Two-step sign-in is required" });
    expect((await admin.client.from("testimonials").select("id")).data).toEqual([]);

    const token = await new SignJWT({ role: "authenticated", sub: admin.id, aal: "aal2" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime("1h")
      .sign(new TextEncoder().encode(JWT_SECRET));
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`${house.url}/rest/v1/${path}`, {
        ...init,
        headers: { apikey: house.anonKey, authorization: `Bearer ${token}` },
      });
    const figures = await ask("rpc/admin_figures", { method: "POST" });
    expect(await figures.json()).toMatchObject({ testimonials_waiting: 1 });
    expect(await (await ask("testimonials?select=id")).json()).toHaveLength(1);
  });
});
