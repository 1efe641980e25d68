// Achievements unlock by what actually happened: each kind of the catalogue exactly at its threshold, announced once,
// and never on the client's request alone.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { gameIds, roundSizes } from "#games/round.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { ago, playedRound, saveDealt } from "#tests/support/game-rounds.ts";
import { sharedCatalogue } from "#tests/support/shared-catalogue.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const day = 86_400;

describe.each(databaseKinds({ smoke: false }))("achievements on %s", (kind) => {
  let server: TestServer;
  let people = 0;
  beforeAll(async () => {
    server = await openTestServer(kind);
  });
  afterAll(() => server.close());

  const newcomer = () => {
    people += 1;
    return server.person(`reader-${people}@tea.test`);
  };
  const held = async (person: Person): Promise<string[]> => {
    const { data, error } = await person.client.from("user_achievements").select("achievement_type");
    expect(error).toBeNull();
    return (data ?? []).map((row) => row.achievement_type).toSorted();
  };
  const sql = (text: string, values: unknown[] = []) => server.db.query(text, values);
  const view = async (person: Person, plants: readonly string[]) => {
    const { error } = await person.client.from("user_plant_interactions").upsert(
      [...new Set(plants)].map((plant_id) => ({ user_id: person.id, plant_id, viewed_at: ago(0) })),
      { onConflict: "user_id,plant_id" },
    );
    expect(error).toBeNull();
    // As if the next view came later: at most six plants a minute count.
    await sql(
      "update user_plant_interactions set explored_at = explored_at - interval '2 minutes' where user_id = $1",
      [person.id],
    );
  };
  /** Opens the plants at a reader's pace, however many they are. */
  const viewAll = async (person: Person, plants: readonly string[]) => {
    for (let from = 0; from < plants.length; from += 6) await view(person, plants.slice(from, from + 6));
  };
  const plantsWhere = async (condition: string, count: number) =>
    (await sql(`select id from plants where ${condition} order by id limit ${count}`)).rows.map(({ id }) =>
      String(id),
    );
  const event = async (person: Person, event_type: string, more: Record<string, unknown> = {}) =>
    expect(
      (await person.client.from("user_analytics_events").insert({ user_id: person.id, event_type, ...more }))
        .error,
    ).toBeNull();
  const play = (person: Person, difficulty: "easy" | "medium" | "hard", score: number, seconds: number) =>
    saveDealt(server.db, person.id, playedRound(difficulty, score, { played_at: ago(seconds) }));

  it("every kind of the catalogue has a test", async () => {
    const { achievements } = await sharedCatalogue();
    const { data, error } = await (await newcomer()).client.rpc("my_achievement_progress");
    expect(error).toBeNull();
    const kinds = [...new Set(achievements.map(({ rule }) => rule.kind))].toSorted();
    expect(Object.keys(data ?? {}).toSorted()).toEqual(kinds);
    expect(Object.values(data ?? {})).toEqual(kinds.map(() => 0));
  });

  it("exploring unlocks by plants, families, categories, warnings and the plant of the day", async () => {
    const ann = await newcomer();
    await view(ann, ["neem"]);
    expect(await held(ann)).toEqual(["first_leaf"]);
    const { rows } = await sql(
      "select distinct on (plant_family) id from plants where id <> 'neem' and plant_family <> 'Meliaceae' order by plant_family, id limit 9",
    );
    const families = rows.map(({ id }) => String(id));
    await viewAll(ann, families.slice(0, 8));
    expect(await held(ann)).not.toContain("explorer");
    await view(ann, families.slice(8));
    expect(await held(ann)).toEqual(expect.arrayContaining(["explorer", "family_friend"]));

    const bob = await newcomer();
    const dangerous = await plantsWhere("hazard = 'dangerous'", 5);
    await view(bob, dangerous.slice(0, 4));
    expect(await held(bob)).not.toContain("know_the_danger");
    await view(bob, dangerous.slice(4));
    expect(await held(bob)).toContain("know_the_danger");
    const tags = (await sql("select distinct unnest(category_tags) as tag from plants")).rows.length;
    expect(tags).toBe(8);
    const each = await sql(
      "select distinct on (tag) id from plants, unnest(category_tags) as tag order by tag, id",
    );
    await viewAll(
      bob,
      each.rows.map(({ id }) => String(id)),
    );
    expect(await held(bob)).toContain("all_round");

    const eve = await newcomer();
    const today = await sql(
      "select plant_id from plant_of_the_day where featured_date = (now() at time zone 'America/Guyana')::date",
    );
    const plantOfToday = String(today.rows[0]?.plant_id);
    await view(eve, [plantOfToday, "neem"]);
    await view(eve, [plantOfToday]);
    await sql(
      `insert into private.daily_plants_viewed select $1, (now() at time zone 'America/Guyana')::date - n
       from generate_series(1, 5) as n`,
      [eve.id],
    );
    const progress = async () => (await eve.client.rpc("my_achievement_progress")).data?.daily_plants_viewed;
    expect(await progress()).toBe(6);
    expect(await held(eve)).not.toContain("plant_of_the_day_fan");
  });

  it("a burst of requests does not count as exploring until the plants are opened again", async () => {
    const ann = await newcomer();
    const plants = await plantsWhere("true", 60);
    const flood = plants.map((plant_id) => ({ user_id: ann.id, plant_id, viewed_at: ago(0) }));
    expect((await ann.client.from("user_plant_interactions").insert(flood)).error).toBeNull();
    expect((await ann.client.rpc("my_achievement_progress")).data).toMatchObject({ plants_viewed: 6 });
    expect(await held(ann)).not.toContain("explorer");
    expect(await held(ann)).not.toContain("yard_walker");
    await sql(
      "update user_plant_interactions set explored_at = explored_at - interval '2 minutes' where user_id = $1",
      [ann.id],
    );
    await viewAll(ann, plants.slice(40, 59));
    expect(await held(ann)).toContain("yard_walker");
  });

  it("learning unlocks by conditions, histories of opened plants, questions and feedback", async () => {
    const ann = await newcomer();
    for (const condition of ["diabetes", "diabetes", "flu-cold"])
      await event(ann, "condition_viewed", { metadata: { condition } });
    expect(await held(ann)).toEqual([]);
    await event(ann, "condition_viewed", { metadata: { condition: "skin-conditions" } });
    expect(await held(ann)).toEqual(["condition_reader"]);

    const plants = await plantsWhere("true", 5);
    for (const plant_id of plants) await event(ann, "plant_history_viewed", { plant_id });
    expect(await held(ann)).not.toContain("story_lover");
    await view(ann, plants.slice(0, 4));
    expect(await held(ann)).not.toContain("story_lover");
    await view(ann, plants.slice(4));
    expect(await held(ann)).toContain("story_lover");

    await sql(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       select $1, gen_random_uuid(), 'q', 'a', 'routine' from generate_series(1, 9)`,
      [ann.id],
    );
    expect(await held(ann)).toContain("first_question");
    expect(await held(ann)).not.toContain("good_listener");
    await sql(
      `update conversations set was_helpful = false where id in (select id from conversations where user_id = $1 limit 5)`,
      [ann.id],
    );
    expect(await held(ann)).toContain("honest_word");
    await sql(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'q', 'a', 'routine')`,
      [ann.id],
    );
    expect(await held(ann)).toContain("good_listener");
  });

  it("collecting unlocks by bookmarks of plants that were opened, and an unlocked achievement stays", async () => {
    const ann = await newcomer();
    const plants = await plantsWhere("true", 30);
    const { error } = await ann.client
      .from("user_plant_interactions")
      .upsert(plants.map((plant_id) => ({ user_id: ann.id, plant_id, bookmarked: true })));
    expect(error).toBeNull();
    expect(await held(ann)).toEqual(["first_bookmark"]);
    await view(ann, plants.slice(0, 5));
    expect(await held(ann)).toEqual(["collector", "first_bookmark", "first_leaf"]);
    await ann.client.from("user_plant_interactions").delete().eq("user_id", ann.id);
    expect(await held(ann)).toEqual(["collector", "first_bookmark", "first_leaf"]);
  });

  it("returning unlocks by consecutive days in Guyana's time zone, and no day can be backdated", async () => {
    const ann = await newcomer();
    await sql(
      `insert into user_analytics_events (user_id, event_type, created_at)
       select $1, 'page_view', now() - n * interval '1 day' from generate_series(1, 2) as n`,
      [ann.id],
    );
    expect(await held(ann)).toEqual([]);
    await event(ann, "page_view");
    await event(ann, "page_view");
    expect(await held(ann)).toEqual(["three_days"]);
    const backdated = { user_id: ann.id, event_type: "page_view", created_at: ago(3 * day) };
    expect((await ann.client.from("user_analytics_events").insert(backdated)).error?.code).toBe("42501");
  });

  it("each game has an achievement for a perfect round, all six together one, and a week of challenges one", async () => {
    const ann = await newcomer();
    const codes = {
      "remedy-matcher": "right_remedy",
      "bush-medicine-memory": "elephant_memory",
      "herbal-word-search": "word_finder",
      "preparation-method-quiz": "careful_hand",
      "plant-family-challenge": "family_eye",
    } as const;
    for (const [place, [game_type, code]] of Object.entries(codes).entries()) {
      const game = gameIds.find((id) => id === game_type) ?? "herb-identifier";
      const size = roundSizes[game].easy;
      const round = (score: number, seconds: number) =>
        saveDealt(
          server.db,
          ann.id,
          playedRound("easy", score, { game_type: game, played_at: ago(seconds) }),
        );
      await round(size - 1, 9000 - place * 200);
      expect(await held(ann)).not.toContain(code);
      await round(size, 8900 - place * 200);
      expect(await held(ann)).toContain(code);
    }
    expect(await held(ann)).not.toContain("all_games");
    await play(ann, "easy", 0, 100);
    expect(await held(ann)).toContain("all_games");

    await sql(
      `insert into game_scores (user_id, game_type, score, difficulty, metadata, dealt_at, daily_on, played_at)
       select $1, 'herb-identifier', 0, 'easy', '{"total_questions": 5, "best_streak": 0, "percentage": 0}',
         now() - n * interval '1 day' - interval '1 hour', current_date - n, now() - n * interval '1 day'
       from generate_series(1, 6) as n`,
      [ann.id],
    );
    expect(await held(ann)).not.toContain("daily_week");
    await sql(
      `insert into game_scores (user_id, game_type, score, difficulty, metadata, dealt_at, daily_on, played_at)
       values ($1, 'herb-identifier', 0, 'easy', '{"total_questions": 5, "best_streak": 0, "percentage": 0}',
         now() - interval '1 hour', current_date, now())`,
      [ann.id],
    );
    expect(await held(ann)).toContain("daily_week");
  });

  it("playing unlocks by the first round, twenty rounds, perfect rounds, perfect Hard rounds and the longest streak", async () => {
    const ann = await newcomer();
    await play(ann, "easy", 4, 9000);
    expect(await held(ann)).toEqual(["first_quiz"]);
    await play(ann, "medium", 10, 8000);
    expect(await held(ann)).toEqual(["first_quiz", "hot_streak", "perfect_quiz"]);
    await play(ann, "hard", 15, 7000);
    expect(await held(ann)).toContain("perfect_hard_quiz");
    for (let n = 0; n < 17; n += 1) await play(ann, "easy", 0, 5000 - n * 60);
    expect(await held(ann)).toContain("quiz_regular");
    const { data } = await ann.client
      .from("user_achievements")
      .select("metadata")
      .eq("achievement_type", "perfect_quiz");
    expect(data).toEqual([{ metadata: { game: "herb-identifier", difficulty: "medium" } }]);
  });

  it("reminders and testimonials unlock their achievements", async () => {
    const ann = await newcomer();
    const remind = (active: boolean) =>
      ann.client
        .from("user_reminders")
        .insert({ user_id: ann.id, title: "Tea", reminder_time: "07:00", active });
    await remind(false);
    expect(await held(ann)).toEqual(["first_reminder"]);
    await remind(true);
    await remind(true);
    expect(await held(ann)).toEqual(["first_reminder"]);
    await ann.client.from("user_reminders").update({ active: true }).eq("active", false);
    expect(await held(ann)).toEqual(["first_reminder", "steady_hand"]);

    const body = "My grandmother boiled it for the bath, and my skin calmed down.";
    await ann.client.from("testimonials").insert({ user_id: ann.id, plant_id: "neem", body });
    expect(await held(ann)).not.toContain("first_testimonial");
    await sql("update testimonials set status = 'published' where user_id = $1", [ann.id]);
    expect(await held(ann)).toContain("first_testimonial");
  });

  it("the achievement for holding twenty others does not count itself", async () => {
    const ann = await newcomer();
    const { rows } = await sql(
      "select code from achievement_catalog where code not in ('elder', 'first_leaf') order by points limit 19",
    );
    await sql(
      "insert into user_achievements (user_id, achievement_type) select $1, code from unnest($2::text[]) as code",
      [ann.id, rows.map(({ code }) => code)],
    );
    expect(await held(ann)).not.toContain("elder");
    await view(ann, ["neem"]);
    expect(await held(ann)).toContain("elder");
  });

  it("an unlocked achievement is announced once across tabs and devices", async () => {
    const ann = await newcomer();
    await view(ann, ["neem"]);
    const ask = async () => (await ann.client.rpc("announce_achievements")).data ?? [];
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.flat()).toEqual([
      {
        code: "first_leaf",
        name: "First Leaf",
        description: "Open your first plant.",
        icon: "leaf",
        points: 5,
      },
    ]);
    expect(await ask()).toEqual([]);
    expect((await server.guest.rpc("announce_achievements")).error?.code).toBe("42501");
    expect((await server.guest.rpc("my_achievement_progress")).error?.code).toBe("42501");
  });

  it("an achievement cannot be claimed unearned, twice, for another user or as announced", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    const claim = (person: Person, more: Record<string, unknown> = {}) =>
      person.client
        .from("user_achievements")
        .insert({ user_id: person.id, achievement_type: "perfect_quiz", ...more })
        .then(({ error }) => error?.code);
    expect(await claim(ann)).toBe("42501");
    await play(ann, "easy", 4, 600);
    expect(await claim(ann)).toBe("42501");
    await play(ann, "easy", 5, 300);
    expect(await held(ann)).toContain("perfect_quiz");
    expect(await claim(ann)).toBe("23505");
    expect(await claim(bob, { user_id: ann.id })).toBe("42501");
    expect(await claim(ann, { achievement_type: "elder" })).toBe("42501");
    expect(await claim(ann, { announced_at: ago(0) })).toBe("42501");
    expect(await claim(ann, { created_at: ago(0) })).toBe("42501");
    // As the site does it: a no-op when the database has unlocked it already.
    const again = await ann.client
      .from("user_achievements")
      .upsert(
        { user_id: ann.id, achievement_type: "perfect_quiz" },
        { onConflict: "user_id,achievement_type", ignoreDuplicates: true },
      );
    expect(again.error).toBeNull();
    const explored = { user_id: ann.id, plant_id: "neem", explored_at: ago(0) };
    expect((await ann.client.from("user_plant_interactions").insert(explored)).error?.code).toBe("42501");
  });
});
