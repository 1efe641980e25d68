/** A session of a user with a second factor has no access to data until the factor is verified. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe("a session without its second factor", () => {
  let server: TestServer;
  let may: Person;
  let other: Person;
  /** The same user after the second factor was verified. */
  let verified: SupabaseClient;

  beforeAll(async () => {
    server = await openTestServer("postgres");
    may = await server.admin("may@tea.test");
    other = await server.admin("other@tea.test");
    verified = (await server.withSecondStep(may)).client;
    for (const { id } of [may, other]) {
      await server.db.query("update profiles set display_name = 'May' where id = $1", [id]);
      await server.db.query(
        "insert into user_reminders (user_id, title, reminder_time, frequency) values ($1, 'tea', '09:00', 'daily')",
        [id],
      );
    }
    await server.db.query(
      "insert into auth.mfa_factors (user_id, friendly_name, factor_type, status) values ($1, 'app', 'totp', 'verified')",
      [may.id],
    );
  });
  afterAll(() => server.close());

  const readings = ["profiles", "user_roles", "user_reminders"] as const;

  test("reads none of the user's data", async () => {
    for (const table of readings) {
      expect((await may.client.from(table).select()).data, table).toEqual([]);
      expect((await verified.from(table).select()).data, table).toHaveLength(1);
      expect((await other.client.from(table).select()).data, table).toHaveLength(1);
    }
    expect((await may.client.from("plants").select("id").eq("id", "neem")).data).toHaveLength(1);
  });

  test("cannot insert, change or delete any of the user's data", async () => {
    const reminder = { user_id: may.id, title: "more tea", reminder_time: "10:00", frequency: "daily" };
    expect((await may.client.from("user_reminders").insert(reminder)).error?.code).toBe("42501");
    await may.client.from("user_reminders").delete().eq("user_id", may.id);
    await may.client.from("profiles").update({ display_name: "Attacker" }).eq("id", may.id);
    expect((await verified.from("profiles").select("display_name")).data).toEqual([{ display_name: "May" }]);
    expect((await verified.from("user_reminders").select("title")).data).toEqual([{ title: "tea" }]);
    expect((await verified.from("user_reminders").insert(reminder)).error).toBeNull();
  });

  test("has no admin privileges", async () => {
    await server.db.query(
      "insert into herb_effectiveness_stats (herb_name, times_suggested) values ('Neem', 3) on conflict do nothing",
    );
    const read = async (client: SupabaseClient) =>
      (await client.from("herb_effectiveness_stats").select("herb_name").eq("herb_name", "Neem")).data;
    expect(await read(may.client)).toEqual([]);
    expect(await read(verified)).toHaveLength(1);
    expect(await read(other.client)).toHaveLength(1);
  });

  test("every table that refers to a user has this rule", async () => {
    const { rows } = await server.db.query(
      `select distinct table_name from private.columns_naming_a_person() t
       where table_schema = 'public' and table_name <> 'leaderboard_scores' and not exists (
         select from pg_policies p where p.schemaname = 'public' and p.tablename = t.table_name
           and p.permissive = 'RESTRICTIVE' and p.qual like '%second_step_done%')`,
    );
    expect(rows).toEqual([]);
  });
});
