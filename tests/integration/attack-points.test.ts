// Points, achievements and popularity cannot be forged by requests: only rounds the server dealt score, once each.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { ago, playedRound } from "#tests/support/quiz-rounds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("forged points on %s", (kind) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const newcomer = () => {
    people += 1;
    return server.person(`buyer-${people}@tea.test`);
  };
  const sql = (text: string, values: unknown[] = []) => server.db.query(text, values);
  const points = async ({ id }: Person): Promise<number> =>
    (await server.guest.from("leaderboard_scores").select().eq("user_id", id).maybeSingle()).data
      ?.total_points ?? 0;
  const held = async ({ client }: Person): Promise<string[]> =>
    ((await client.from("user_achievements").select("achievement_type")).data ?? []).map(
      (row) => row.achievement_type,
    );
  const deal = async ({ client }: Person): Promise<string[]> => {
    const { data, error } = await client.rpc("deal_quiz_rounds", { how_many: 5 });
    expect(error).toBeNull();
    return data;
  };
  const save = async (person: Person, ...rows: Record<string, unknown>[]) =>
    (await person.client.from("game_scores").insert(rows.map((row) => ({ user_id: person.id, ...row }))))
      .error?.code ?? "saved";
  /** As if the user had been dealt their rounds some time ago. */
  const dealtEarlier = (person: Person, seconds: number) =>
    sql("update private.dealt_rounds set dealt_at = dealt_at - $2 * interval '1 second' where user_id = $1", [
      person.id,
      seconds,
    ]);

  it("made-up rounds do not score, one at a time or 150 at once", async () => {
    const eve = await newcomer();
    const invented = Array.from({ length: 150 }, (_, place) =>
      playedRound("hard", 15, { played_at: ago(60 * (place + 1)) }),
    );
    expect(await save(eve, ...invented)).toBe("23514");
    for (let from = 0; from < 150; from += 25) await save(eve, ...invented.slice(from, from + 25));
    expect(await points(eve)).toBe(0);
    expect(await held(eve)).toEqual([]);
    const claim = { user_id: eve.id, achievement_type: "perfect_quiz", metadata: {} };
    expect((await eve.client.from("user_achievements").insert(claim)).error?.code).toBe("42501");
    expect((await eve.client.rpc("my_achievement_progress")).data).toMatchObject({
      quizzes_played: 0,
      perfect_quizzes: 0,
      quiz_best_streak: 0,
    });
    // They are stored as the player's own record, up to a limit.
    expect((await sql("select count(*) as n from game_scores where user_id = $1", [eve.id])).rows).toEqual([
      { n: 50 },
    ]);
  });

  it("a dealt round scores once, not before the time it takes, and only for its own player", async () => {
    const [ann, eve] = [await newcomer(), await newcomer()];
    const dealt = await deal(ann);
    expect(new Set(dealt).size).toBe(5);
    expect((await deal(ann)).filter((id) => dealt.includes(id))).toEqual([]);
    const round = (round_id: string, seconds = 0) => ({
      ...playedRound("hard", 15, { played_at: ago(seconds), sent_at: ago(0) }),
      round_id,
    });
    const [first = ""] = dealt;
    expect(await save(ann, round(first))).toBe("23514");
    await dealtEarlier(ann, 20);
    // Five concurrent rounds cannot have been played in twenty seconds, whatever times they claim.
    expect(await save(ann, ...dealt.map((id, place) => round(id, place * 60)))).toBe("23514");
    expect(await save(eve, round(first))).toBe("saved");
    expect(await held(eve)).toEqual([]);
    expect(await save(ann, round(first))).toBe("saved");
    expect(await held(ann)).toContain("perfect_hard_quiz");
    const before = await points(ann);
    expect(await save(ann, round(first))).toBe("23505");
    expect(await save(ann, round(randomUUID(), 15))).toMatch(/saved|23514/);
    expect(await points(ann)).toBe(before);
  });

  it("dealing is denied to guests and without the second factor, and is limited to twenty open rounds and a daily number", async () => {
    expect((await server.guest.rpc("deal_quiz_rounds", { how_many: 1 })).error?.code).toBe("42501");
    const ann = await newcomer();
    for (const how_many of [0, 6, -1, null, 1_000_000])
      expect((await ann.client.rpc("deal_quiz_rounds", { how_many })).error?.code).toBe("22023");
    const dealt = await Promise.all(Array.from({ length: 6 }, () => deal(ann)));
    expect(new Set(dealt.flat()).size).toBe(30);
    const { rows } = await sql("select count(*) as n from private.dealt_rounds where user_id = $1", [ann.id]);
    expect(rows).toEqual([{ n: 20 }]);
    await sql("update private.rate_limits set hits = 400 where bucket like 'rounds:%'");
    expect((await ann.client.rpc("deal_quiz_rounds", { how_many: 1 })).error?.code).toBe("PT429");
    await sql("delete from private.rate_limits");
    await sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [ann.id],
    );
    expect((await ann.client.rpc("deal_quiz_rounds", { how_many: 1 })).error?.code).toBe("42501");
  });

  it("rounds dealt before going offline are saved together with the times they were played", async () => {
    const ann = await newcomer();
    const dealt = await deal(ann);
    await dealtEarlier(ann, 7200);
    const rows = dealt.map((round_id, place) => ({
      ...playedRound("easy", 4, { played_at: ago(600 * (place + 1)), sent_at: ago(0) }),
      round_id,
    }));
    expect(await save(ann, ...rows)).toBe("saved");
    expect((await ann.client.rpc("my_achievement_progress")).data).toMatchObject({ quizzes_played: 5 });
  });

  it("made-up conditions do not count", async () => {
    const eve = await newcomer();
    const send = (condition: string) =>
      eve.client
        .from("user_analytics_events")
        .insert({ user_id: eve.id, event_type: "condition_viewed", metadata: { condition } });
    for (let n = 0; n < 20; n += 1) expect((await send(`Condition ${n}`)).error?.code).toBe("23514");
    // A condition's name and slug count as one condition.
    for (const condition of ["diabetes", "Diabetes", "flu-cold"]) await send(condition).throwOnError();
    expect((await eve.client.rpc("my_achievement_progress")).data).toMatchObject({ conditions_viewed: 2 });
    expect(await held(eve)).toEqual([]);
  });

  it("two hundred plants opened in one request do not all count", async () => {
    const eve = await newcomer();
    const { rows } = await sql("select id from plants order by id limit 200");
    const all = rows.map(({ id }) => ({ user_id: eve.id, plant_id: id, viewed_at: ago(0) }));
    for (let n = 0; n < 3; n += 1)
      await eve.client
        .from("user_plant_interactions")
        .upsert(all, { onConflict: "user_id,plant_id" })
        .throwOnError();
    expect((await eve.client.rpc("my_achievement_progress")).data).toMatchObject({ plants_viewed: 6 });
    expect(await held(eve)).not.toContain("explorer");
    expect(await points(eve)).toBeLessThanOrEqual(5 + 12);
  });

  it("a plant's view counts once a day per network and once per user", async () => {
    const views = async () =>
      (await sql("select view_count from plants where id = 'neem'")).rows[0]?.view_count;
    const view = (headers: Record<string, string> = {}) =>
      fetch(`${server.url}/rest/v1/rpc/increment_plant_views`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: server.anonKey, ...headers },
        body: JSON.stringify({ plant_id_param: "neem" }),
      }).then(({ status }) => status);
    const before = Number(await views());
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        view({ "x-forwarded-for": `203.0.113.${n}`, "cf-connecting-ip": `203.0.113.${n}` }),
      ),
    );
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(Number(await views())).toBe(before + 1);
    const ann = await newcomer();
    for (let n = 0; n < 5; n += 1) await ann.client.rpc("increment_plant_views", { plant_id_param: "neem" });
    expect(Number(await views())).toBe(before + 2);
    await sql("update private.plant_viewers set day = day - 1");
    expect(await view()).toBe(204);
    expect(Number(await views())).toBe(before + 3);
  });
});
