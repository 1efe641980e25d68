// Points, achievements and popularity cannot be forged by requests: only rounds that the server dealt and settled score, once each.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { dailyChallenge, dayInGuyana } from "#games/daily-challenge.ts";
import { gameIds, roundSizes, scoreOf } from "#games/round.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { ago, playedRound } from "#tests/support/game-rounds.ts";
import { perfectRound, solveRound } from "#tests/support/solve-round.ts";
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
    const { data, error } = await client.rpc("deal_rounds", { how_many: 5 });
    expect(error).toBeNull();
    return data;
  };
  const save = async (person: Person, ...rows: Record<string, unknown>[]) =>
    (await person.client.from("game_scores").insert(rows.map((row) => ({ user_id: person.id, ...row }))))
      .error?.code ?? "saved";
  const settle = async (person: Person | undefined, body: unknown) => {
    const response = await fetch(`${server.url}/functions/v1/settle-round`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${person?.token ?? server.anonKey}`,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: z.record(z.string(), z.unknown()).parse(await response.json()) };
  };
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
    const round = (id: string, seconds = 0) =>
      perfectRound("herb-identifier", "hard", id, { playedAt: ago(seconds), sentAt: ago(0) });
    const [first = ""] = dealt;
    expect(await settle(ann, round(first))).toEqual({
      status: 409,
      body: { error: "Nobody plays a round that fast" },
    });
    await dealtEarlier(ann, 20);
    // Five rounds cannot have been played in twenty seconds, whatever times they claim.
    const burst = await Promise.all(dealt.map((id, place) => settle(ann, round(id, place * 60))));
    expect(burst.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
    expect(await settle(eve, round(first))).toMatchObject({ status: 200, body: { counted: false } });
    expect(await held(eve)).toEqual([]);
    await dealtEarlier(ann, 600);
    expect(await settle(ann, round(first, 300))).toMatchObject({ status: 200, body: { counted: true } });
    expect(await held(ann)).toContain("perfect_hard_quiz");
    const before = await points(ann);
    expect(await settle(ann, round(first, 300))).toMatchObject({ status: 200, body: { counted: true } });
    expect(await settle(ann, round(randomUUID(), 15))).not.toMatchObject({ body: { counted: true } });
    expect(await points(ann)).toBe(before);
  });

  it("no number of a client's counts: a row in the table with a dealt id is only the player's own record", async () => {
    const eve = await newcomer();
    const [round_id = ""] = await deal(eve);
    await dealtEarlier(eve, 600);
    expect(await save(eve, { ...playedRound("hard", 15), round_id })).toBe("saved");
    for (const forged of [{ dealt_at: ago(600) }, { daily_on: "2026-11-16" }])
      expect(await save(eve, { ...playedRound("hard", 15), ...forged })).toBe("42501");
    expect(await points(eve)).toBe(0);
    expect(await held(eve)).toEqual([]);
    for (const period of ["week", "month"])
      expect((await eve.client.rpc("my_leaderboard_standing", { period })).data).toMatchObject({
        rank: null,
      });
  });

  it.each(gameIds)("%s is settled from its moves, whatever score comes with them", async (game) => {
    const eve = await newcomer();
    const [id = "", other = ""] = await deal(eve);
    await dealtEarlier(eve, 600);
    const perfect = perfectRound(game, "easy", id);
    const [, ...unfinished] = perfect.moves;
    for (const body of [
      { ...perfect, moves: unfinished },
      { ...perfect, moves: [] },
      // The moves of one round do not finish another.
      { ...perfect, roundId: other, moves: perfect.moves },
      { ...perfect, game: "chess" },
      { ...perfect, moves: Array.from({ length: 601 }, () => perfect.moves[0]) },
    ]) {
      const { status } = await settle(eve, body);
      // By chance, cards may lie alike in two rounds; letters, plates and boards do not.
      expect([400, 409], JSON.stringify(body).slice(0, 100)).toContain(status);
    }
    expect(await points(eve)).toBe(0);
    const { total } = scoreOf([], roundSizes[game].easy);
    const answer = await settle(eve, { ...perfect, score: 1_000, points: 1_000, percentage: 100 });
    expect(answer).toMatchObject({ status: 200, body: { score: total, percentage: 100, counted: true } });
    const { rows } = await sql("select score, game_type from game_scores where user_id = $1", [eve.id]);
    expect(rows).toEqual([{ score: total, game_type: game }]);
  });

  it("a round of another edition, a guest's and one without the second factor are refused", async () => {
    const ann = await newcomer();
    const [id = ""] = await deal(ann);
    const round = perfectRound("remedy-matcher", "easy", id);
    expect((await settle(ann, { ...round, edition: "old" })).status).toBe(409);
    expect((await settle(undefined, round)).status).toBe(401);
    await sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [ann.id],
    );
    expect((await settle(ann, round)).status).toBe(401);
    expect((await ann.client.rpc("deal_daily_round")).error?.code).toBe("42501");
  });

  it("the daily challenge counts once a day, dealt on its own day, and its streak cannot be claimed", async () => {
    const ann = await newcomer();
    const challenge = async () => (await ann.client.rpc("my_daily_challenge")).data;
    const dealDaily = async () => (await ann.client.rpc("deal_daily_round")).data?.[0];
    const today = dayInGuyana(Date.now());
    const played = (roundId: string, day: string) => {
      const { game, difficulty, seed } = dailyChallenge(day);
      const moves = solveRound(game, { difficulty, seed, wanted: [] });
      return { ...perfectRound(game, difficulty, roundId), daily: day, moves };
    };
    const first = await dealDaily();
    expect(first).toEqual({ round_id: expect.any(String), day: today });
    expect(await dealDaily()).toEqual(first);
    // An ordinary round is no challenge, and a challenge is none of another day.
    const [ordinary = ""] = await deal(ann);
    await dealtEarlier(ann, 600);
    const tomorrow = dayInGuyana(Date.now() + 86_400_000);
    for (const [id, day] of [
      [ordinary, today],
      [first?.round_id, tomorrow],
      [randomUUID(), today],
    ])
      expect(await settle(ann, played(id ?? "", day ?? ""))).not.toMatchObject({ body: { counted: true } });
    expect(await challenge()).toEqual({ day: today, played: false, streak: 0, best: 0 });
    await sql("delete from game_scores where user_id = $1", [ann.id]);
    expect(await settle(ann, played(first?.round_id ?? "", today))).toMatchObject({
      body: { counted: true },
    });
    expect(await challenge()).toEqual({ day: today, played: true, streak: 1, best: 1 });
    expect(await dealDaily()).toBeUndefined();
    // As if it had been played on earlier days: a gap ends the streak.
    const move = (days: number) =>
      sql("update game_scores set daily_on = daily_on - $2::int where user_id = $1 and daily_on = $3", [
        ann.id,
        days,
        today,
      ]);
    await move(1);
    expect(await challenge()).toMatchObject({ played: false, streak: 1, best: 1 });
    const second = await dealDaily();
    await dealtEarlier(ann, 600);
    await settle(ann, { ...played(second?.round_id ?? "", today), playedAt: ago(300) });
    expect(await challenge()).toMatchObject({ played: true, streak: 2, best: 2 });
    await sql("update game_scores set daily_on = daily_on - 5 where user_id = $1 and daily_on < $2", [
      ann.id,
      today,
    ]);
    expect(await challenge()).toMatchObject({ streak: 1, best: 1 });
  });

  it("dealing is denied to guests and without the second factor, and is limited to twenty open rounds and a daily number", async () => {
    expect((await server.guest.rpc("deal_rounds", { how_many: 1 })).error?.code).toBe("42501");
    const ann = await newcomer();
    for (const how_many of [0, 6, -1, null, 1_000_000])
      expect((await ann.client.rpc("deal_rounds", { how_many })).error?.code).toBe("22023");
    const dealt = await Promise.all(Array.from({ length: 6 }, () => deal(ann)));
    expect(new Set(dealt.flat()).size).toBe(30);
    const { rows } = await sql("select count(*) as n from private.dealt_rounds where user_id = $1", [ann.id]);
    expect(rows).toEqual([{ n: 20 }]);
    await sql("update private.rate_limits set hits = 400 where bucket like 'rounds:%'");
    expect((await ann.client.rpc("deal_rounds", { how_many: 1 })).error?.code).toBe("PT429");
    await sql("delete from private.rate_limits");
    await sql(
      "insert into auth.mfa_factors (user_id, factor_type, status, secret) values ($1, 'totp', 'verified', 'x')",
      [ann.id],
    );
    expect((await ann.client.rpc("deal_rounds", { how_many: 1 })).error?.code).toBe("42501");
  });

  const standings = async (person: Person) =>
    Promise.all(
      ["all", "month", "week"].map(
        async (period) =>
          (await person.client.rpc("my_leaderboard_standing", { period })).data?.total_points ?? 0,
      ),
    );

  it("two devices that send one round at once, again, or at another difficulty score once in every period", async () => {
    const ann = await newcomer();
    const [id = ""] = await deal(ann);
    await dealtEarlier(ann, 600);
    const easy = perfectRound("remedy-matcher", "easy", id, { playedAt: ago(60) });
    const answers = await Promise.all([easy, easy, easy, easy].map((round) => settle(ann, round)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const scored = (await held(ann)).length;
    const before = await standings(ann);
    expect(before[0]).toBeGreaterThanOrEqual(5);
    expect(new Set(before).size).toBe(1);
    await settle(ann, perfectRound("remedy-matcher", "hard", id, { playedAt: ago(30) }));
    await settle(ann, perfectRound("herb-identifier", "hard", id));
    await settle(ann, { ...easy, playedAt: ago(300), seconds: 900 });
    expect(await standings(ann)).toEqual(before);
    expect(await held(ann)).toHaveLength(scored);
    const { rows } = await sql("select count(*) as n from game_scores where user_id = $1", [ann.id]);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it("no clock of a device moves a round into another period, and none brings back a past one", async () => {
    const eve = await newcomer();
    const dealt = await deal(eve);
    await dealtEarlier(eve, 86_400);
    const month = 31 * 86_400;
    const clocks = [
      { playedAt: ago(-month), sentAt: ago(-month) },
      { playedAt: ago(-month), sentAt: ago(0) },
      { playedAt: ago(3600), sentAt: ago(0) },
      { playedAt: ago(10 * month), sentAt: ago(10 * month - 7200) },
      { playedAt: "0001-01-01T00:00:00Z", sentAt: "9999-12-31T23:59:59Z" },
    ];
    let counted = 0;
    for (const [place, clock] of clocks.entries()) {
      const { body } = await settle(eve, perfectRound("herb-identifier", "easy", dealt[place] ?? "", clock));
      counted += body.counted === true ? 1 : 0;
    }
    expect(counted).toBeGreaterThanOrEqual(3);
    const { rows } = await sql(
      `select count(*) as n, min(created_at) > now() - interval '5 minutes' as saved_now,
         max(played_at) <= now() as played_by_now, min(played_at) >= min(dealt_at) as played_once_dealt
       from game_scores where user_id = $1`,
      [eve.id],
    );
    expect(rows).toEqual([{ n: counted, saved_now: true, played_by_now: true, played_once_dealt: true }]);
    // All were saved now, and count now: in every running period and in no other.
    expect(new Set(await standings(eve)).size).toBe(1);
    const boards = await sql("select count(*) as n from private.leaderboard_periods where user_id = $1", [
      eve.id,
    ]);
    expect(boards.rows).toEqual([{ n: 2 }]);
  });

  it("no other door leads to a score: what settles and counts is not for clients, and leaving the boards gains nothing", async () => {
    const eve = await newcomer();
    const [id = "", dealtToo = ""] = await deal(eve);
    await dealtEarlier(eve, 600);
    await settle(eve, perfectRound("remedy-matcher", "easy", id));
    const before = await standings(eve);
    expect(before[0]).toBeGreaterThan(0);
    const challenge = async () => (await eve.client.rpc("my_daily_challenge")).data;
    const [daily, achievements] = [await challenge(), await held(eve)];

    const perfect = perfectRound("herb-identifier", "hard", dealtToo);
    const asDaily = { ...perfect, daily: dayInGuyana(Date.now()) };
    const requests: readonly (readonly [path: string, method: string, body: unknown, profile?: string])[] = [
      [
        "/rest/v1/rpc/settle_round",
        "POST",
        { who: eve.id, round: dealtToo, game: "herb-identifier" },
        "private",
      ],
      ["/rest/v1/rpc/recount_points", "POST", { who: eve.id }, "private"],
      ["/rest/v1/leaderboard_periods", "POST", { user_id: eve.id, total_points: 9_999 }, "private"],
      ["/rest/v1/dealt_rounds", "POST", { user_id: eve.id, round_id: randomUUID() }, "private"],
      [`/rest/v1/leaderboard_scores?user_id=eq.${eve.id}`, "PATCH", { total_points: 9_999 }],
      [`/rest/v1/game_scores?user_id=eq.${eve.id}`, "PATCH", { score: 15, difficulty: "hard" }],
      [`/rest/v1/game_scores?user_id=eq.${eve.id}`, "DELETE", {}],
      [`/rest/v1/user_achievements?user_id=eq.${eve.id}`, "DELETE", {}],
      ["/functions/v1/settle-round", "POST", asDaily],
      ["/functions/v1/settle-round", "POST", [perfect, perfect]],
      ["/functions/v1/settle-round", "PUT", perfect],
      [`/functions/v1/settle-round?roundId=${dealtToo}`, "POST", {}],
    ];
    for (const [path, method, body, profile] of requests) {
      const { status } = await fetch(`${server.url}${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          apikey: server.anonKey,
          authorization: `Bearer ${eve.token}`,
          ...(profile === undefined ? {} : { "content-profile": profile }),
        },
        body: JSON.stringify(body),
      });
      expect(status, `${method} ${path}`).toBeGreaterThanOrEqual(400);
    }
    for (const on_leaderboard of [false, true, false, true])
      await eve.client.from("profiles").update({ on_leaderboard }).eq("id", eve.id).throwOnError();
    expect(await standings(eve)).toEqual(before);
    expect(await challenge()).toEqual(daily);
    expect(await held(eve)).toEqual(achievements);
  });

  it("a flooded outbox is slowed down, and its made-up rounds score nothing", async () => {
    const eve = await newcomer();
    const answers: Awaited<ReturnType<typeof settle>>[] = [];
    // More than two minutes of the limit, whenever its minute begins; few at once, because new connections are limited, too.
    for (let sent = 0; sent < 140; sent += 10)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, () => settle(eve, perfectRound("remedy-matcher", "easy", randomUUID()))),
        )),
      );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(20);
    expect(answers.some(({ body }) => body.counted === true)).toBe(false);
    expect(await standings(eve)).toEqual([0, 0, 0]);
    expect(await held(eve)).toEqual([]);
  });

  it("rounds dealt before going offline are saved together with the times they were played", async () => {
    const ann = await newcomer();
    const dealt = await deal(ann);
    await dealtEarlier(ann, 7200);
    for (const [place, id] of dealt.entries()) {
      const round = perfectRound("herb-identifier", "easy", id, {
        playedAt: ago(600 * (place + 1)),
        sentAt: ago(0),
      });
      expect(await settle(ann, round)).toMatchObject({ status: 200, body: { counted: true } });
    }
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

describe.each(databaseKinds({ smoke: false }))("views from one provider's block on %s", (kind) => {
  it("count four times a day for a plant, whatever its networks", async () => {
    const server = await openTestServer(kind, { TRUST_PROXY: "1" });
    onTestFinished(() => server.close());
    const view = (address: string) =>
      fetch(`${server.url}/rest/v1/rpc/increment_plant_views`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          apikey: server.anonKey,
          "x-forwarded-for": address,
        },
        body: JSON.stringify({ plant_id_param: "oleander" }),
      }).then(({ status }) => status);
    const stored = async () => {
      const { rows } = await server.db.query(
        `select view_count, (select count(*)::int from private.plant_viewers where plant_id = 'oleander') as viewers
         from plants where id = 'oleander'`,
      );
      return rows[0];
    };
    const before = Number((await stored())?.view_count);
    for (let n = 0; n < 20; n += 1) expect(await view(`2001:db8:dddd:${n.toString(16)}00::1`)).toBe(204);
    expect(await stored()).toEqual({ view_count: before + 4, viewers: 4 });
    for (let n = 0; n < 20; n += 1) await view(`45.9.8.${n}`);
    expect(await stored()).toEqual({ view_count: before + 8, viewers: 8 });
    await view("192.0.2.8");
    expect(await stored()).toEqual({ view_count: before + 9, viewers: 9 });
  });
});

describe.each(databaseKinds({ smoke: false }))("rounds from one network on %s", (kind) => {
  it("many accounts cannot make the server deal without end, and other networks go on", async () => {
    const server = await openTestServer(kind, { TRUST_PROXY: "1" });
    onTestFinished(() => server.close());
    const crowd = await Promise.all(
      Array.from({ length: 9 }, (_, place) => server.person(`crowd-${place}@tea.test`)),
    );
    const statusFrom = async (address: string, { token }: Person) => {
      const response = await fetch(`${server.url}/functions/v1/settle-round`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${token}`,
          "x-forwarded-for": address,
        },
        body: JSON.stringify(perfectRound("remedy-matcher", "easy", randomUUID())),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses: number[] = [];
    // An account may send thirty in a minute; together they send more than a network may.
    for (let sent = 0; sent < 25; sent += 1)
      statuses.push(...(await Promise.all(crowd.map((person) => statusFrom("203.0.113.7", person)))));
    expect(statuses).toContain(429);
    for (const person of crowd) expect(await statusFrom("198.51.100.7", person)).not.toBe(429);
  });
});
