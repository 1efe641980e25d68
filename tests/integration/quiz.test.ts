// Quiz rounds as the database accepts them: once, plausible and at a human pace; and what counts by them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { ago, playedRound, saveDealt } from "#tests/support/game-rounds.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("quiz rounds on %s", (kind) => {
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
  const save = async (person: Person, row: Record<string, unknown>) =>
    (await person.client.from("game_scores").insert({ user_id: person.id, ...row })).error?.code ?? "saved";
  const savedRounds = async (person: Person) =>
    (await person.client.from("game_scores").select("round_id, played_at, score").order("played_at")).data ??
    [];

  it("stores a round once, however often it is sent, also from two tabs concurrently", async () => {
    const ann = await newcomer();
    const row = playedRound("easy", 4, { played_at: ago(60) });
    const answers = await Promise.all([save(ann, row), save(ann, row), save(ann, row)]);
    expect(answers.toSorted()).toEqual(["23505", "23505", "saved"]);
    expect(await save(ann, row)).toBe("23505");
    // As the site sends it: a repeated delivery succeeds and changes nothing.
    const again = await ann.client
      .from("game_scores")
      .upsert({ user_id: ann.id, ...row }, { onConflict: "user_id,round_id", ignoreDuplicates: true });
    expect(again.error).toBeNull();
    expect(await savedRounds(ann)).toHaveLength(1);
    // Another player's round may have the same id.
    expect(await save(await newcomer(), row)).toBe("saved");
  });

  it("accepts a batch from offline play, in any order, with the times it was played", async () => {
    const ann = await newcomer();
    const times = [3 * 86_400, 7200, 7100, 40];
    const rows = times.map((seconds) => playedRound("medium", 7, { played_at: ago(seconds) }));
    const { error } = await ann.client
      .from("game_scores")
      .insert(rows.toReversed().map((row) => ({ user_id: ann.id, ...row })));
    expect(error).toBeNull();
    const saved = await savedRounds(ann);
    expect(saved.map(({ round_id }) => round_id)).toEqual(rows.map(({ round_id }) => round_id));
    for (const [place, { played_at }] of saved.entries()) {
      const off = Date.parse(played_at) - Date.parse(rows[place]?.played_at ?? "");
      expect(Math.abs(off)).toBeLessThan(30_000);
    }
  });

  it("is independent of the device's clock: only the time since the round counts", async () => {
    const ann = await newcomer();
    const wrongBy = 400 * 86_400;
    const row = playedRound("easy", 5, { played_at: ago(wrongBy + 100), sent_at: ago(wrongBy) });
    expect(await save(ann, row)).toBe("saved");
    expect(await save(ann, playedRound("easy", 5, { played_at: ago(-wrongBy) }))).toBe("saved");
    const [first, second] = (await savedRounds(ann)).map(
      ({ played_at }) => Date.now() - Date.parse(played_at),
    );
    expect(Math.abs((first ?? 0) - 100_000)).toBeLessThan(60_000);
    expect(second).toBeLessThan(60_000);
    expect(second).toBeGreaterThan(-5000);
  });

  it("rejects rounds played faster than a human can", async () => {
    const ann = await newcomer();
    const at = (seconds: number) => ({ played_at: ago(1000 + seconds), sent_at: ago(0) });
    expect(await save(ann, playedRound("hard", 15, { ...at(0), seconds: 7.4 }))).toBe("23514");
    expect(await save(ann, playedRound("easy", 5, { ...at(0), seconds: "fast" }))).toBe("23514");
    expect(await save(ann, playedRound("hard", 15, { ...at(0), seconds: 7.5 }))).toBe("saved");
    expect(await save(ann, playedRound("hard", 15, at(-5)))).toBe("23514");
    expect(await save(ann, playedRound("hard", 15, at(5)))).toBe("23514");
    expect(await save(ann, playedRound("easy", 5, at(2)))).toBe("23514");
    expect(await save(ann, playedRound("easy", 5, at(-5)))).toBe("saved");
    expect(await save(ann, playedRound("hard", 15, at(20)))).toBe("saved");
    // A request with many rounds is rejected as a whole when one is impossible.
    const burst = Array.from({ length: 50 }, () => ({
      user_id: ann.id,
      ...playedRound("hard", 15, at(500)),
    }));
    expect((await ann.client.from("game_scores").insert(burst)).error?.code).toBe("23514");
    expect(await savedRounds(ann)).toHaveLength(3);
  });

  it("rejects rounds older than a month, and more rounds in a day than fit into it", async () => {
    const ann = await newcomer();
    expect(await save(ann, playedRound("easy", 5, { played_at: ago(31 * 86_400) }))).toBe("23514");
    for (let place = 0; place < 200; place += 1)
      await saveDealt(server.db, ann.id, playedRound("easy", 5, { played_at: ago(60 * (place + 1)) }));
    const one = playedRound("easy", 5, { played_at: ago(86_000) });
    await expect(saveDealt(server.db, ann.id, one)).rejects.toMatchObject({ code: "23514" });
  });

  it("rejects rounds that contradict themselves", async () => {
    const ann = await newcomer();
    const honest = playedRound("easy", 3);
    expect(await save(ann, { ...honest, score: 4 })).toBe("23514");
    expect(await save(ann, { ...honest, metadata: { ...honest.metadata, percentage: 100 } })).toBe("23514");
    expect(await save(ann, { ...honest, metadata: { ...honest.metadata, best_streak: 4 } })).toBe("23514");
    expect(await save(ann, { ...honest, score: 6 })).toBe("23514");
    expect(await save(ann, { ...honest, round_id: "not a number" })).toBe("22P02");
    expect(await save(ann, { ...honest, created_at: ago(86_400) })).toBe("42501");
    expect(await save(ann, { ...honest, round_id: null })).toBe("23502");
    expect(await savedRounds(ann)).toEqual([]);
  });

  it("nobody can save for another player, change or delete a round", async () => {
    const [ann, bob] = [await newcomer(), await newcomer()];
    expect(await save(ann, playedRound("easy", 3))).toBe("saved");
    const forged = { user_id: ann.id, ...playedRound("easy", 5) };
    expect((await bob.client.from("game_scores").insert(forged)).error?.code).toBe("42501");
    expect((await server.guest.from("game_scores").insert(forged)).error?.code).toBe("42501");
    expect(
      (await ann.client.from("game_scores").update({ score: 5 }).eq("user_id", ann.id)).error?.code,
    ).toBe("42501");
    expect(await savedRounds(bob)).toEqual([]);
  });

  describe("the quiz memory", () => {
    const memory = async (person: Person) =>
      (await person.client.from("quiz_memory").select("plant_id, box").order("plant_id")).data;
    const remember = async (person: Person, plant_id: string, box: number, seconds: number, whose = person) =>
      (
        await person.client
          .from("quiz_memory")
          .upsert(
            { user_id: whose.id, game: "herb-identifier", plant_id, box, answered_at: ago(seconds) },
            { onConflict: "user_id,game,plant_id" },
          )
      ).error?.code ?? "stored";

    it("belongs to its player, and the later answer wins", async () => {
      const [ann, bob] = [await newcomer(), await newcomer()];
      expect(await remember(ann, "neem", 2, 60)).toBe("stored");
      expect(await remember(ann, "neem", 0, 30)).toBe("stored");
      expect(await remember(ann, "neem", 5, 45)).toBe("stored");
      expect(await memory(ann)).toEqual([{ plant_id: "neem", box: 0 }]);
      // A device clock that runs ahead does not win forever.
      expect(await remember(ann, "ginger", 3, -86_400)).toBe("stored");
      expect(await remember(ann, "ginger", 0, -86_400)).toBe("stored");
      expect(await memory(ann)).toEqual([
        { plant_id: "ginger", box: 0 },
        { plant_id: "neem", box: 0 },
      ]);
      expect(await remember(bob, "neem", 5, 0, ann)).toBe("42501");
      expect(await memory(bob)).toEqual([]);
      expect((await bob.client.from("quiz_memory").delete().eq("user_id", ann.id).select()).data).toEqual([]);
      expect((await server.guest.from("quiz_memory").select()).error?.code).toBe("42501");
    });

    it("has six boxes and only existing plants", async () => {
      const ann = await newcomer();
      expect(await remember(ann, "neem", 6, 0)).toBe("23514");
      expect(await remember(ann, "unicorn", 1, 0)).toBe("23503");
    });
  });

  describe("scores and achievements", () => {
    let ann: Person;
    let bob: Person;
    let admin: Person;
    beforeAll(async () => {
      [ann, bob, admin] = [await newcomer(), await newcomer(), await server.admin("admin@tea.test")];
      await server.db.query("update profiles set display_name = 'Ann-Marie D’Óliveira' where id = $1", [
        ann.id,
      ]);
      await server.db.query(
        `insert into achievement_catalog (code, name, description, icon, points)
         values ('other_one', 'Other', 'Other', 'leaf', 10)`,
      );
    });
    const round = { game_type: "herb-identifier", difficulty: "easy" };
    const score = (points: number, metadata: Record<string, unknown>) => ({
      ...round,
      score: points,
      metadata,
    });

    it.each([
      [
        "more right answers than questions",
        score(6, { total_questions: 5, best_streak: 5, percentage: 120 }),
      ],
      [
        "a percentage that does not match the score",
        score(2, { total_questions: 5, best_streak: 2, percentage: 100 }),
      ],
      [
        "a longer round than the difficulty has",
        score(2, { total_questions: 50, best_streak: 2, percentage: 4 }),
      ],
      ["a streak longer than the score", score(2, { total_questions: 5, best_streak: 5, percentage: 40 })],
      ["a negative score", score(-1, { total_questions: 5, best_streak: 0, percentage: -20 })],
      ["missing details of the round", score(5, {})],
      [
        "an unknown game",
        { ...score(5, { total_questions: 5, best_streak: 5, percentage: 100 }), game_type: "chess" },
      ],
    ])("reject %s", async (_what, row) => {
      const { error } = await bob.client.from("game_scores").insert({ ...row, user_id: bob.id });
      expect(error?.code).toBe("23514");
    });

    it("reject a claimed perfect quiz that was not played; a played one unlocks by itself", async () => {
      const claim = {
        user_id: ann.id,
        achievement_type: "perfect_quiz",
        metadata: { game: "herb-identifier", difficulty: "easy" },
      };
      expect((await ann.client.from("user_achievements").insert(claim)).error?.code).toBe("42501");
      await saveDealt(server.db, ann.id, playedRound("easy", 5));
      expect(
        (await bob.client.from("user_achievements").insert({ ...claim, user_id: bob.id })).error?.code,
      ).toBe("42501");
      expect((await ann.client.from("user_achievements").insert(claim)).error?.code).toBe("23505");
    });

    it("count on the leaderboard automatically and cannot be written there", async () => {
      const { data } = await server.guest.from("leaderboard_scores").select().eq("user_id", ann.id).single();
      const held = await ann.client.from("user_achievements").select("achievement_type");
      expect(data).toEqual({
        user_id: ann.id,
        display_name: "Ann-Marie D’Óliveira",
        total_points: expect.any(Number),
        achievements_count: held.data?.length,
        testimonials_count: 0,
      });
      expect(data?.total_points).toBeGreaterThanOrEqual(50 + 5);
      for (const client of [ann.client, server.guest, admin.client]) {
        expect(
          (await client.from("leaderboard_scores").update({ total_points: 1e6 }).eq("user_id", ann.id)).error
            ?.code,
        ).toBe("42501");
      }
      expect(
        (await bob.client.from("leaderboard_scores").insert({ user_id: bob.id, total_points: 1e6 })).error
          ?.code,
      ).toBe("42501");
    });

    it("reject an achievement that cannot be claimed by the client", async () => {
      const claim = { user_id: ann.id, achievement_type: "other_one" };
      expect((await ann.client.from("user_achievements").insert(claim)).error?.code).toBe("42501");
    });

    it("cannot be changed or deleted to be earned again", async () => {
      expect(
        (await ann.client.from("game_scores").update({ score: 5 }).eq("user_id", ann.id)).error?.code,
      ).toBe("42501");
      expect((await ann.client.from("game_scores").delete().eq("user_id", ann.id)).error?.code).toBe("42501");
      expect((await ann.client.from("user_achievements").delete().eq("user_id", ann.id)).error?.code).toBe(
        "42501",
      );
    });
  });
});
