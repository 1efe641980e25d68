// Row-level security, tested as attacks by two users, a guest and an admin, on both databases.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { names, noNames } from "#app/features/name-dialog/name-cases.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("access on %s", (kind) => {
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

  it("row-level security is enabled on every table of every schema of the application", async () => {
    const { rows } = await server.db.query(
      `select relname from pg_class join pg_namespace n on n.oid = relnamespace
       where relkind in ('r', 'p') and nspname in ('public', 'auth') and not relrowsecurity`,
    );
    expect(rows).toEqual([]);
  });

  it("no API role has access to the private schema or the auth tables", async () => {
    const { rows } = await server.db.query(
      `select r.rolname, c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join (values ('anon'), ('authenticated')) as r (rolname)
       where nspname in ('auth', 'private') and relkind in ('r', 'v', 'm', 'S')
         and has_schema_privilege(r.rolname, n.oid, 'usage')
         and (has_table_privilege(r.rolname, c.oid, 'select') or has_table_privilege(r.rolname, c.oid, 'insert')
           or has_table_privilege(r.rolname, c.oid, 'update') or has_table_privilege(r.rolname, c.oid, 'delete'))`,
    );
    expect(rows).toEqual([]);
  });

  describe("catalogue tables", () => {
    it("everyone can read them", async () => {
      for (const client of [server.guest, ann.client]) {
        const { data, error } = await client
          .from("plants")
          .select("id, common_name")
          .eq("id", "neem")
          .single();
        expect(error).toBeNull();
        expect(data).toEqual({ id: "neem", common_name: "Neem" });
      }
    });

    it.each<[string, Record<string, unknown>, string]>([
      ["plants", { id: "forged", common_name: "x", scientific_name: "y", description: "z" }, "id"],
      ["plant_of_the_day", { featured_date: "2030-01-01", plant_id: "neem" }, "plant_id"],
      ["achievement_catalog", { code: "forged", name: "x", description: "y", icon: "z", points: 1 }, "code"],
    ])("no API role can write to %s", async (table, row, key) => {
      for (const client of [server.guest, ann.client, admin.client]) {
        expect((await client.from(table).insert(row)).error?.code).toBe("42501");
        expect((await client.from(table).update(row).neq(key, "")).error?.code).toBe("42501");
        expect((await client.from(table).delete().neq(key, "")).error?.code).toBe("42501");
      }
      const votes = await ann.client.from("plants").update({ view_count: 9_999 }).eq("id", "neem");
      expect(votes.error?.code).toBe("42501");
    });

    it("a view counts once a day per network and once per user, also with concurrent requests", async () => {
      const before = await views("neem");
      await Promise.all(
        Array.from({ length: 20 }, () =>
          server.guest.rpc("increment_plant_views", { plant_id_param: "neem" }),
        ),
      );
      await ann.client.rpc("increment_plant_views", { plant_id_param: "neem" });
      expect(await views("neem")).toBe(before + 2);
    });

    it("a view of an unknown plant is ignored, and the caller cannot choose the amount", async () => {
      expect(
        (await server.guest.rpc("increment_plant_views", { plant_id_param: "nope'; drop table plants" }))
          .error,
      ).toBeNull();
      const forged = await server.guest.rpc("increment_plant_views", {
        plant_id_param: "neem",
        amount: 1000,
      });
      expect(forged.error?.code).toBe("PGRST202");
    });

    const views = async (id: string): Promise<number> => {
      const { data } = await server.guest.from("plants").select("view_count").eq("id", id).single();
      return data?.view_count;
    };
  });

  describe("profiles", () => {
    it("are created with the account, and only the owner can change the name", async () => {
      expect((await ann.client.from("profiles").select("id, display_name")).data).toEqual([
        { id: ann.id, display_name: null },
      ]);
      expect(
        (await bob.client.from("profiles").update({ display_name: "Stolen" }).eq("id", ann.id).select()).data,
      ).toEqual([]);
      const renamed = await ann.client
        .from("profiles")
        .update({ display_name: "Ann-Marie D’Óliveira" })
        .eq("id", ann.id)
        .select("display_name");
      expect(renamed.data).toEqual([{ display_name: "Ann-Marie D’Óliveira" }]);
      expect((await server.guest.from("profiles").select()).error?.code).toBe("42501");
    });

    const rename = (name: string) =>
      ann.client.from("profiles").update({ display_name: name }).eq("id", ann.id);

    it("accept every name that the app accepts", async () => {
      const refused: string[] = [];
      for (const name of names) if ((await rename(name)).error) refused.push(name);
      expect(refused).toEqual([]);
    });

    it.each([" Ann", "", "A".repeat(101), "Ann\n", ...noNames])("reject the name %j", async (name) => {
      expect((await rename(name)).error?.code).toBe("23514");
    });

    it("keep a name that predates the name rule until it is changed", async () => {
      const turn = (state: string) =>
        server.db.query(`alter table profiles ${state} trigger name_has_letters`);
      await turn("disable");
      await server.db.query("update profiles set display_name = 'Ann 2' where id = $1", [ann.id]);
      await turn("enable");
      expect((await rename("Ann 2")).error).toBeNull();
      expect((await rename("Ann 3")).error?.code).toBe("23514");
      expect((await rename("Ann")).error).toBeNull();
    });

    it("cannot be reassigned, inserted or deleted through the API", async () => {
      expect((await ann.client.from("profiles").update({ id: bob.id }).eq("id", ann.id)).error?.code).toBe(
        "42501",
      );
      expect((await ann.client.from("profiles").insert({ id: bob.id })).error?.code).toBe("42501");
      expect((await ann.client.from("profiles").delete().eq("id", ann.id)).error?.code).toBe("42501");
    });
  });

  describe.each([
    ["user_plant_interactions", { plant_id: "neem", bookmarked: true }, { bookmarked: false }],
    ["user_reminders", { title: "Drink tea", reminder_time: "07:30" }, { active: false }],
    [
      "push_subscriptions",
      { endpoint: "https://push.test/1", p256dh: "k", auth: "a" },
      { auth: "b" },
      "id, user_id, created_at, session_id",
    ],
  ] as const)("%s", (table, row, change, columns: string = "*") => {
    it("only the owner can read, change and delete them", async () => {
      const made = await ann.client
        .from(table)
        .insert({ ...row, user_id: ann.id })
        .select(columns);
      expect(made.error).toBeNull();
      expect((await bob.client.from(table).select(columns)).data).toEqual([]);
      expect((await admin.client.from(table).select(columns)).data).toEqual([]);
      expect((await server.guest.from(table).select(columns)).error?.code).toBe("42501");
      expect(
        (await bob.client.from(table).update(change).eq("user_id", ann.id).select(columns)).data,
      ).toEqual([]);
      expect((await bob.client.from(table).delete().eq("user_id", ann.id).select(columns)).data).toEqual([]);
      expect((await ann.client.from(table).select(columns)).data).toHaveLength(1);
    });

    it("cannot be inserted for another user", async () => {
      expect((await bob.client.from(table).insert({ ...row, user_id: ann.id })).error?.code).toBe("42501");
      const moved = await ann.client.from(table).update({ user_id: bob.id }).eq("user_id", ann.id);
      expect(moved.error?.code).toBe("42501");
      expect((await server.guest.from(table).insert({ ...row, user_id: ann.id })).error?.code).toBe("42501");
    });
  });

  it("the client cannot set the time of a plant view", async () => {
    const { data } = await bob.client
      .from("user_plant_interactions")
      .upsert({ user_id: bob.id, plant_id: "ginger", viewed_at: "2001-01-01T00:00:00Z" })
      .select("viewed_at")
      .single();
    expect(Date.now() - new Date(data?.viewed_at ?? 0).getTime()).toBeLessThan(60_000);
  });

  describe("roles", () => {
    it("are readable by their holder and cannot be granted through the API", async () => {
      expect(
        (
          await admin.client
            .from("user_roles")
            .select("role")
            .eq("user_id", admin.id)
            .eq("role", "admin")
            .single()
        ).data,
      ).toEqual({ role: "admin" });
      expect((await ann.client.from("user_roles").select()).data).toEqual([]);
      expect(
        (await ann.client.from("user_roles").insert({ user_id: ann.id, role: "admin" })).error?.code,
      ).toBe("42501");
      expect(
        (await admin.client.from("user_roles").insert({ user_id: ann.id, role: "admin" })).error?.code,
      ).toBe("42501");
      expect(
        (await ann.client.from("user_roles").update({ user_id: ann.id }).eq("role", "admin")).error?.code,
      ).toBe("42501");
    });
  });

  it("deleting an account deletes all of its personal data", async () => {
    const eve = await server.person("eve@tea.test");
    await eve.client.from("user_reminders").insert({ user_id: eve.id, title: "x", reminder_time: "08:00" });
    await eve.client.from("game_scores").insert({
      user_id: eve.id,
      game_type: "herb-identifier",
      difficulty: "easy",
      score: 5,
      metadata: { total_questions: 5, best_streak: 5, percentage: 100 },
    });
    await eve.client.from("user_achievements").insert({ user_id: eve.id, achievement_type: "perfect_quiz" });
    await server.db.query("delete from auth.users where id = $1", [eve.id]);
    const { rows } = await server.db.query(
      `select 'leaderboard' as kept from leaderboard_scores where user_id = $1
       union all select 'reminder' from user_reminders where user_id = $1
       union all select 'score' from game_scores where user_id = $1
       union all select 'profile' from profiles where id = $1`,
      [eve.id],
    );
    expect(rows).toEqual([]);
  });
});
