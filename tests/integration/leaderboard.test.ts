// Points and ranks: kept correct by the database through every change, and not obtainable by forged requests.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { ago, playedRound, saveDealt } from "#tests/support/game-rounds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const body = "My grandmother boiled it for the bath, and my skin calmed down.";
/** The most points of a day besides achievements and testimonials: quiz rounds and explored plants. */
const mostADay = 100 + 100;

describe.each(databaseKinds({ smoke: false }))("the leaderboard on %s", (kind) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const newcomer = () => {
    people += 1;
    return server.person(`player-${people}@tea.test`);
  };
  const sql = (text: string, values: unknown[] = []) => server.db.query(text, values);
  const row = async (person: Person) =>
    (await server.guest.from("leaderboard_scores").select().eq("user_id", person.id).maybeSingle()).data;
  const points = async (person: Person): Promise<number> => (await row(person))?.total_points ?? 0;
  const standing = async (person: Person) => (await person.client.rpc("my_leaderboard_standing")).data;
  const achievementPoints = async (person: Person) =>
    Number(
      (
        await sql(
          `select coalesce(sum(points), 0) as sum from user_achievements join achievement_catalog on code = achievement_type
           where user_id = $1`,
          [person.id],
        )
      ).rows[0]?.sum,
    );
  const save = (person: Person, round: ReturnType<typeof playedRound>) =>
    saveDealt(server.db, person.id, round);
  const give = (person: Person, code: string) =>
    sql("insert into user_achievements (user_id, achievement_type) values ($1, $2)", [person.id, code]);

  it("adds up achievements, rounds, plants and testimonials, and subtracts what is deleted", async () => {
    const ann = await newcomer();
    expect(await row(ann)).toBeNull();
    await ann.client.from("profiles").update({ display_name: "Ann" }).eq("id", ann.id);
    await ann.client
      .from("user_plant_interactions")
      .upsert({ user_id: ann.id, plant_id: "neem", viewed_at: ago(0) });
    expect(await row(ann)).toEqual({
      user_id: ann.id,
      display_name: "Ann",
      total_points: 5 + 2,
      achievements_count: 1,
      testimonials_count: 0,
    });
    await save(ann, playedRound("hard", 9));
    expect(await points(ann)).toBe(7 + 10 + 27);
    await ann.client.from("testimonials").insert({ user_id: ann.id, plant_id: "neem", body });
    await sql("update testimonials set status = 'published' where user_id = $1", [ann.id]);
    expect(await row(ann)).toMatchObject({
      total_points: 44 + 50 + 25,
      achievements_count: 3,
      testimonials_count: 1,
    });

    await ann.client.from("testimonials").delete().eq("user_id", ann.id);
    expect(await row(ann)).toMatchObject({ total_points: 44 + 50, testimonials_count: 0 });
    await ann.client.from("user_plant_interactions").delete().eq("user_id", ann.id);
    expect(await points(ann)).toBe(44 + 50 - 2);
    await sql("delete from game_scores where user_id = $1", [ann.id]);
    await sql("delete from user_achievements where user_id = $1 and achievement_type <> 'first_leaf'", [
      ann.id,
    ]);
    expect(await row(ann)).toMatchObject({ total_points: 5, achievements_count: 1 });
    await sql("update achievement_catalog set points = 8 where code = 'first_leaf'");
    expect(await points(ann)).toBe(8);
    await sql("update achievement_catalog set points = 5 where code = 'first_leaf'");
    await sql("delete from user_achievements where user_id = $1", [ann.id]);
    expect(await row(ann)).toBeNull();
  });

  it("counts correctly with concurrent writes", async () => {
    const ann = await newcomer();
    const plants = (await sql("select id from plants order by id limit 12")).rows.map(({ id }) => String(id));
    await Promise.all([
      ...plants.map((plant_id) =>
        ann.client.from("user_plant_interactions").insert({ user_id: ann.id, plant_id, viewed_at: ago(0) }),
      ),
      ...[100, 200, 300, 400].map((seconds) =>
        save(ann, playedRound("easy", 3, { played_at: ago(seconds) })),
      ),
    ]);
    expect(await points(ann)).toBe((await achievementPoints(ann)) + 6 * 2 + 4 * 3);
  });

  it("no request yields more points in a day than honest play could", async () => {
    const eve = await newcomer();
    const plants = (await sql("select id from plants order by id")).rows.map(({ id }) => String(id));
    // All plants at once, a month of perfect rounds at once, every kind of event, and then again.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await eve.client.from("user_plant_interactions").upsert(
        plants.map((plant_id) => ({ user_id: eve.id, plant_id, viewed_at: ago(0) })),
        { onConflict: "user_id,plant_id" },
      );
      for (let place = 0; place < 90; place += 1)
        await save(eve, playedRound("hard", 15, { played_at: ago((place + 1) * 20_000 + attempt * 1000) }));
      for (let from = 0; from < plants.length; from += 10)
        await eve.client
          .from("user_analytics_events")
          .insert(
            plants
              .slice(from, from + 10)
              .map((plant_id) => ({ user_id: eve.id, event_type: "plant_history_viewed", plant_id })),
          );
    }
    const { rows } = await sql("select count(*) as saved from game_scores where user_id = $1", [eve.id]);
    expect(Number(rows[0]?.saved)).toBeGreaterThanOrEqual(90);
    expect(await points(eve)).toBeLessThanOrEqual((await achievementPoints(eve)) + mostADay);
    // At most six plants a minute count, however many are sent.
    const explored = (await eve.client.rpc("my_achievement_progress")).data?.plants_viewed;
    expect(explored).toBeLessThanOrEqual(12);
    for (const code of [
      "three_days",
      "daily_devotee",
      "full_moon",
      "first_testimonial",
      "herb_master",
      "elder",
    ])
      expect((await eve.client.from("user_achievements").select().eq("achievement_type", code)).data).toEqual(
        [],
      );
  });

  it("the daily limit applies per calendar day", async () => {
    const ann = await newcomer();
    const round = (seconds: number) => save(ann, playedRound("hard", 14, { played_at: ago(seconds) }));
    for (const seconds of [100, 200, 300]) await round(seconds);
    const quizPoints = async () => (await points(ann)) - (await achievementPoints(ann));
    expect(await quizPoints()).toBe(100);
    await sql("update game_scores set created_at = created_at - interval '1 day' where user_id = $1", [
      ann.id,
    ]);
    await round(50);
    expect(await quizPoints()).toBe(142);
  });

  it("ranks by points, with equal ranks for equal points, through every change", async () => {
    await sql("delete from auth.users");
    const [a, b, c] = [await newcomer(), await newcomer(), await newcomer()];
    expect(await standing(a)).toEqual({ shown: true, total_points: null, rank: null });
    await give(a, "first_leaf");
    await give(b, "first_bookmark");
    await give(c, "explorer");
    const ranks = async () => Promise.all([a, b, c].map(async (person) => (await standing(person))?.rank));
    expect(await ranks()).toEqual([2, 2, 1]);
    await sql("select private.fold_leaderboard()");
    expect(await ranks()).toEqual([2, 2, 1]);
    await give(a, "herb_master");
    expect(await ranks()).toEqual([1, 3, 2]);
    await sql("select private.fold_leaderboard()");
    await sql("delete from auth.users where id = $1", [a.id]);
    expect((await standing(c))?.rank).toBe(1);
    expect((await standing(b))?.rank).toBe(2);
    const { rows } = await sql(
      `select split_part(board, ' ', 1) as board, points::int, sum(people)::int as people from (
         select board, points, people from private.leaderboard_steps union all
         select board, points, people from private.leaderboard_changes) as noted
       group by board, points having sum(people) <> 0 order by board, points`,
    );
    expect(rows).toEqual(
      ["all", "month", "week"].flatMap((board) => [
        { board, points: 5, people: 1 },
        { board, points: 20, people: 1 },
      ]),
    );
  });

  describe("this week and this month", () => {
    const inPeriod = async (person: Person, period: string) =>
      (await person.client.rpc("my_leaderboard_standing", { period })).data;
    const top = async (period: string) => (await server.guest.rpc("leaderboard_top", { period })).data ?? [];
    /** As if everything a person has earned so far had been earned earlier. */
    const earlier = async (person: Person, moment: string) => {
      await sql(`update game_scores set created_at = ${moment} where user_id = $1`, [person.id]);
      await sql(`update user_achievements set created_at = ${moment} where user_id = $1`, [person.id]);
      await sql(`update user_plant_interactions set explored_at = ${moment} where user_id = $1`, [person.id]);
    };
    /** Midnight in Guyana at the beginning of the running period. */
    const start = (period: string) =>
      `(date_trunc('${period}', now() at time zone 'America/Guyana') at time zone 'America/Guyana')`;

    it("count what was earned since midnight in Guyana at their beginning, and rank by it", async () => {
      const [ann, bob] = [await newcomer(), await newcomer()];
      await save(ann, playedRound("easy", 3));
      await save(bob, playedRound("easy", 4));
      for (const period of ["week", "month"]) {
        expect((await inPeriod(bob, period))?.rank).toBe((await inPeriod(ann, period))?.rank - 1);
        expect(await top(period)).toContainEqual({
          user_id: bob.id,
          display_name: null,
          total_points: 4 + 10,
          achievements_count: 1,
          testimonials_count: 0,
        });
        // A second before is the period before; all time does not change.
        await earlier(bob, `${start(period)} - interval '1 second'`);
        await sql("select private.recount_points($1)", [bob.id]);
        expect(await inPeriod(bob, period)).toEqual({ shown: true, total_points: null, rank: null });
        await earlier(bob, start(period));
        await sql("select private.recount_points($1)", [bob.id]);
        expect((await inPeriod(bob, period))?.total_points).toBe(14);
        expect(await points(bob)).toBe(14);
      }
    });

    it("end with their period, and nothing of past ones is kept", async () => {
      const ann = await newcomer();
      await save(ann, playedRound("easy", 3));
      await sql(
        "update private.leaderboard_periods set board = 'week 2026-01-05' where user_id = $1 and board like 'week%'",
        [ann.id],
      );
      expect(await inPeriod(ann, "week")).toMatchObject({ rank: null });
      expect((await top("week")).map(({ user_id }: { user_id: string }) => user_id)).not.toContain(ann.id);
      await sql("select private.forget_past_boards()");
      const { rows } = await sql(
        `select board from private.leaderboard_periods where user_id = $1 union all
         select board from private.leaderboard_steps where board = 'week 2026-01-05' union all
         select board from private.leaderboard_changes where board = 'week 2026-01-05'`,
        [ann.id],
      );
      expect(rows).toEqual([{ board: expect.stringMatching(/^month /) }]);
    });

    it("show a new name, leave out who left the boards, and cannot be written", async () => {
      const ann = await newcomer();
      await save(ann, playedRound("easy", 3));
      const find = async () =>
        (await top("week")).find(({ user_id }: { user_id: string }) => user_id === ann.id);
      await ann.client.from("profiles").update({ display_name: "Ann" }).eq("id", ann.id);
      expect(await find()).toMatchObject({ display_name: "Ann" });
      await ann.client.from("profiles").update({ on_leaderboard: false }).eq("id", ann.id);
      expect(await find()).toBeUndefined();
      expect(await inPeriod(ann, "month")).toEqual({ shown: false, total_points: null, rank: null });
      await ann.client.from("profiles").update({ on_leaderboard: true }).eq("id", ann.id);
      expect(await find()).toMatchObject({ total_points: 13 });
      for (const client of [ann.client, server.guest]) {
        const row = { board: "week 2026-11-16", user_id: ann.id, total_points: 1_000_000 };
        // The table is not part of the API.
        for (const schema of ["public", "private"])
          expect((await client.schema(schema).from("leaderboard_periods").insert(row)).error).not.toBeNull();
      }
      expect(await find()).toMatchObject({ total_points: 13 });
      await sql("delete from auth.users where id = $1", [ann.id]);
      expect(await find()).toBeUndefined();
    });

    it("count a testimonial when it is published, and a changed achievement at its new points", async () => {
      const ann = await newcomer();
      await ann.client.from("testimonials").insert({ user_id: ann.id, plant_id: "neem", body });
      await sql("update testimonials set created_at = now() - interval '90 days' where user_id = $1", [
        ann.id,
      ]);
      await sql("update testimonials set status = 'published' where user_id = $1", [ann.id]);
      expect(await inPeriod(ann, "week")).toMatchObject({ total_points: 25 + 50 });
      await sql("update achievement_catalog set points = 60 where code = 'first_testimonial'");
      expect(await inPeriod(ann, "week")).toMatchObject({ total_points: 25 + 60 });
      await sql("update achievement_catalog set points = 50 where code = 'first_testimonial'");
      expect(await inPeriod(ann, "month")).toMatchObject({ total_points: 25 + 50 });
    });
  });

  it("hides users who opted out until they opt in again", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    await give(ann, "herb_master");
    await give(bob, "first_leaf");
    const choose = (person: Person, on_leaderboard: boolean, whose = person) =>
      person.client.from("profiles").update({ on_leaderboard }).eq("id", whose.id).select("id");
    expect((await choose(bob, false, ann)).data).toEqual([]);
    expect(await row(ann)).not.toBeNull();
    const before = (await standing(bob))?.rank;
    expect((await choose(ann, false)).error).toBeNull();
    expect(await row(ann)).toBeNull();
    expect(await standing(ann)).toEqual({ shown: false, total_points: null, rank: null });
    expect((await standing(bob))?.rank).toBe(before - 1);
    // Points earned meanwhile do not bring the row back and are not lost.
    await give(ann, "elder");
    expect(await row(ann)).toBeNull();
    await choose(ann, true);
    expect(await points(ann)).toBe(550);
  });

  it("cannot be written through the API, and exposes no private data", async () => {
    const ann = await newcomer();
    await give(ann, "first_leaf");
    const forged = { total_points: 1_000_000 };
    for (const client of [ann.client, server.guest]) {
      const { error } = await client.from("leaderboard_scores").update(forged).eq("user_id", ann.id);
      expect(error?.code).toBe("42501");
      expect((await client.from("leaderboard_scores").delete().eq("user_id", ann.id)).error?.code).toBe(
        "42501",
      );
      const made = await client.from("leaderboard_scores").insert({ user_id: ann.id, ...forged });
      expect(made.error?.code).toBe("42501");
    }
    expect((await server.guest.rpc("my_leaderboard_standing")).error?.code).toBe("42501");
    expect((await ann.client.rpc("recount_points", { who: ann.id })).error?.code).toBe("PGRST202");
  });

  it("is deleted with the account", async () => {
    const ann = await newcomer();
    await give(ann, "first_leaf");
    await ann.client.from("game_scores").insert({ user_id: ann.id, ...playedRound("easy", 5) });
    await sql("delete from auth.users where id = $1", [ann.id]);
    expect(await row(ann)).toBeNull();
  });
});
