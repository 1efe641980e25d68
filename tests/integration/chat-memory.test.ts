// The chat's session memory with concurrent requests, above the rate limits, and while the user cannot be identified.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { decodeJwt } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Herbalist } from "#herbalist/herbalist.ts";
import { readLatch, recordVote, saveConversation } from "#server/functions/conversations.ts";
import { bucketName } from "#server/limits/bucket-name.ts";
import { networkOf } from "#server/networks/network.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { type Asked, askFunction } from "#tests/support/edge-function.ts";
import { sharedHerbalist } from "#tests/support/shared-herbalist.ts";
import { openTestServer, type Person, type TestServer } from "#tests/support/test-server.ts";

const HEART = "crushing chest pain going down my left arm and I sweating bad";
const ROUTINE = "which tea is good for gas?";
const SEEN = "the doctor saw me at the hospital and I am home now, which tea is good for gas?";

let herbalist: Herbalist;
beforeAll(async () => {
  herbalist = await sharedHerbalist();
});

describe.each(databaseKinds({ smoke: false }))("the chat's memory on %s", (kind) => {
  let server: TestServer;
  let ann: Person;
  /** A language model that rejects every request, but not before the test allows it. */
  let model: Server;
  let modelAsked = (): void => undefined;
  let mayRefuse: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    model = createServer(async (_request, response) => {
      modelAsked();
      await mayRefuse;
      response.writeHead(500).end();
    });
    await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
    const { port } = model.address() as AddressInfo;
    const words = { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: "tea" };
    server = await openTestServer(kind, { TRUST_PROXY: "1", ...words });
    ann = await server.person("ann@tea.test");
    await server.db.query("update auth.users set raw_user_meta_data = $2::jsonb where id = $1::uuid", [
      ann.id,
      JSON.stringify({ keep_health_questions: true }),
    ]);
  });
  afterAll(async () => {
    await server.close();
    model.closeAllConnections();
    model.close();
  });

  let networks = 0;
  const post = (
    name: string,
    body: unknown,
    { token = server.anonKey, network = "" } = {},
  ): Promise<Asked> => {
    networks += 1;
    return askFunction(`${server.url}/functions/v1/${name}`, body, {
      token,
      network: network || `198.51.100.${networks}`,
    });
  };
  const ask = (query: string, sessionId: string, options = {}) =>
    post("herbal-chat", { query, conversationHistory: [], sessionId }, options);
  const keptOf = async (sessionId: string) =>
    (await server.db.query("select user_id from conversations where session_id = $1::uuid", [sessionId]))
      .rows;
  const remembered = async (sessionId: string) =>
    (
      await server.db.query("select owner, latch from private.chat_sessions where session_id = $1::uuid", [
        sessionId,
      ])
    ).rows;

  it("keeps an emergency that was reported while an earlier question waited for the model", async () => {
    const sessionId = crypto.randomUUID();
    const modelCalled = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    modelAsked = modelCalled.resolve;
    mayRefuse = over.promise;
    const slow = ask(ROUTINE, sessionId);
    await modelCalled.promise;
    expect((await ask(HEART, sessionId)).json.triage).toBe("emergency");
    over.resolve();
    expect((await slow).json).toMatchObject({ triage: "emergency", suggestedHerbs: [] });
    expect((await ask(ROUTINE, sessionId)).json).toMatchObject({ triage: "emergency", suggestedHerbs: [] });
    expect((await ask(SEEN, sessionId)).json.triage).toBe("routine");
    expect(await remembered(sessionId)).toEqual([]);
  });

  describe("with two concurrent answers", () => {
    const asker = () => ({ userId: null, sessionId: crypto.randomUUID() });
    const save = (
      who: ReturnType<typeof asker>,
      query: string,
      known: Awaited<ReturnType<typeof readLatch>>,
    ) =>
      saveConversation(server.db, who, {
        query,
        answer: herbalist.answer(query, [], { latch: known.latch }),
        remembered: known,
        now: Date.now(),
        isKept: true,
      });

    it("keeps a crisis when an emergency is reported concurrently, in either order", async () => {
      for (const order of [
        ["I want to kill myself", HEART],
        [HEART, "I want to kill myself"],
      ]) {
        const who = asker();
        const before = await readLatch(server.db, who);
        for (const query of order) await save(who, query, before);
        expect((await readLatch(server.db, who)).latch).toBe("crisis");
      }
    });

    it("clears only the emergency that was known when the user reported being seen", async () => {
      const who = asker();
      await save(who, HEART, await readLatch(server.db, who));
      const first = await readLatch(server.db, who);
      await server.db.query("update private.chat_sessions set updated_at = updated_at + interval '1 second'");
      await save(who, SEEN, first);
      expect((await readLatch(server.db, who)).latch).toBe("emergency");
      await save(who, SEEN, await readLatch(server.db, who));
      expect((await readLatch(server.db, who)).latch).toBe("none");
    });
  });

  it("remembers an emergency reported above the rate limit, and stores nothing else of it", async () => {
    const network = "203.0.113.9";
    const sessionId = crypto.randomUUID();
    await server.db.query(
      "insert into private.rate_limits (bucket, hits, window_ends_at) values ($1, 1000, now() + interval '1 hour')",
      [bucketName("chat-hour", networkOf(network))],
    );
    expect((await ask(ROUTINE, sessionId, { network })).status).toBe(429);
    const answer = await ask(HEART, sessionId, { network });
    expect(answer).toMatchObject({ status: 200, json: { triage: "emergency", conversationId: null } });
    expect(await keptOf(sessionId)).toEqual([]);
    expect((await ask(ROUTINE, sessionId)).json).toMatchObject({ triage: "emergency", suggestedHerbs: [] });
  });

  it.each([
    ["hour", 60],
    ["day", 200],
  ])(
    "answers a guest network's questions over the limit of a %s, and stores only an emergency's memory",
    async (window, limit) => {
      const network = `203.0.113.${limit}`;
      await server.db.query(
        "insert into private.rate_limits (bucket, hits, window_ends_at) values ($1, $2::integer, now() + interval '1 hour')",
        [bucketName(`chat-stored-${window}`, networkOf(network)), limit - 1],
      );
      const sessionId = crypto.randomUUID();
      expect((await ask(ROUTINE, sessionId, { network })).json.conversationId).not.toBeNull();
      const over = await ask(ROUTINE, sessionId, { network });
      expect(over).toMatchObject({ status: 200, json: { conversationId: null } });
      expect(over.json.suggestion).not.toBe("");
      expect((await ask(HEART, sessionId, { network })).json).toMatchObject({
        triage: "emergency",
        conversationId: null,
      });
      expect(await keptOf(sessionId)).toHaveLength(1);
      expect((await ask(ROUTINE, sessionId)).json).toMatchObject({ triage: "emergency" });
      const signedIn = await ask(ROUTINE, crypto.randomUUID(), { network, token: ann.token });
      expect(signedIn.json.conversationId).not.toBeNull();
    },
  );

  it("stores no question of a guest over the limit of all guests in an hour", async () => {
    const guests = (count: number) =>
      server.db.query(
        `insert into public.conversations (session_id, query, ai_response, triage)
         select gen_random_uuid(), 'filled', 'filled', 'routine' from generate_series(1, $1::integer)`,
        [count],
      );
    const { rows } = await server.db.query<{ count: number }>(
      "select count(*)::integer as count from public.conversations where user_id is null",
    );
    await guests(2_499 - (rows[0]?.count ?? 0));
    const asked = async () =>
      (await ask(ROUTINE, crypto.randomUUID(), { network: "203.0.113.53" })).json.conversationId;
    expect(await asked()).not.toBeNull();
    expect(await asked()).toBeNull();
    await server.db.query("delete from public.conversations where query = 'filled'");
    expect(await asked()).not.toBeNull();
  });

  it("stores no question of a guest over the limit of all guests in a day", async () => {
    await server.db.query(
      `insert into private.rate_limits (bucket, hits, window_ends_at) values ($1, 9999, now() + interval '1 hour')
       on conflict (bucket) do update set hits = 9999`,
      [bucketName("chat-stored-all", "guests")],
    );
    const asked = async (network: string, token?: string) =>
      (await ask(ROUTINE, crypto.randomUUID(), { network, ...(token === undefined ? {} : { token }) })).json;
    expect((await asked("203.0.113.51")).conversationId).not.toBeNull();
    const over = await asked("203.0.113.52");
    expect(over).toMatchObject({ conversationId: null });
    expect(over.suggestion).not.toBe("");
    expect((await asked("203.0.113.52", ann.token)).conversationId).not.toBeNull();
  });

  describe("while the user cannot be identified", () => {
    /** Only the lookup of the user fails. */
    const loseSight = () => server.db.query("revoke select on public.profiles from authenticated");
    const seeAgain = () => server.db.query("grant select on public.profiles to authenticated");
    afterEach(seeAgain);

    it("shows no plant and stores nothing, but warns", async () => {
      const [latched, other] = [crypto.randomUUID(), crypto.randomUUID()];
      const as = { token: ann.token };
      expect((await ask(HEART, latched, as)).json.triage).toBe("emergency");
      await loseSight();
      for (const sessionId of [latched, other]) {
        const refused = await ask(ROUTINE, sessionId, as);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      const answer = await ask("my father can't breathe and his lips blue", other, as);
      expect(answer).toMatchObject({ status: 200, json: { triage: "emergency", conversationId: null } });
      await seeAgain();
      expect(await keptOf(latched)).toEqual([{ user_id: ann.id }]);
      expect([await keptOf(other), await remembered(other)]).toEqual([[], []]);
      expect((await ask(ROUTINE, latched, as)).json.triage).toBe("emergency");
    });

    it("accepts no feedback from users, and guests are not affected", async () => {
      const { json } = await ask(ROUTINE, crypto.randomUUID(), { token: ann.token });
      const vote = () =>
        post(
          "herbal-analytics",
          { conversationId: json.conversationId, wasHelpful: true },
          { token: ann.token },
        );
      await loseSight();
      const refused = await vote();
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await ask(ROUTINE, crypto.randomUUID())).status).toBe(200);
      await seeAgain();
      expect((await vote()).status).toBe(200);
    });
  });

  // The embedded database runs one transaction at a time.
  describe.runIf(kind === "postgres")("many concurrent votes and answers about the same plants", () => {
    const remembered = { latch: "none", since: null } as const;
    const save = () => {
      const { plants, nameOf } = herbalist.knowledge;
      // More plants than an answer ever names, so that transactions overlap for longer.
      const herbs = [...plants.values()].slice(0, 30).map((plant) => ({ id: plant.id, name: nameOf(plant) }));
      const answer = { ...herbalist.answer(ROUTINE), suggested_herbs: herbs };
      const who = {
        userId: ann.id,
        signInId: String(decodeJwt(ann.token).session_id),
        sessionId: crypto.randomUUID(),
      };
      return saveConversation(server.db, who, {
        query: ROUTINE,
        answer,
        remembered,
        now: Date.now(),
        isKept: true,
      });
    };
    const vote = (conversationId: string | null) =>
      recordVote(server.db, {
        userId: ann.id,
        sessionId: null,
        conversationId: conversationId ?? "",
        wasHelpful: true,
        reason: null,
      });
    /** Inserts the rows in the reverse of the order in which answers name them. */
    const turnRound = () =>
      server.db.script(`
        create temp table turned as select herb_name from herb_effectiveness_stats;
        delete from herb_effectiveness_stats;
        insert into herb_effectiveness_stats (herb_name)
          select herb_name from turned order by herb_name collate "C" desc;
        drop table turned`);

    it("are all counted", async () => {
      const ids: (string | null)[] = [];
      for (let i = 0; i < 20; i++) ids.push(await save());
      await turnRound();
      const all = await Promise.allSettled(ids.flatMap((id) => [vote(id), save()]));
      expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
      const { rows } = await server.db.query(
        "select distinct times_suggested, times_helpful from herb_effectiveness_stats where times_suggested > 0",
      );
      expect(rows).toEqual([{ times_suggested: 20, times_helpful: 20 }]);
    });

    it("a vote waits for the lock of its first plant before it takes another", async () => {
      const id = await save();
      await turnRound();
      let voting: Promise<unknown> = Promise.resolve();
      await server.db.transaction("owner", async (tx) => {
        const { rows } = await tx.query<{ herb_name: string }>(
          'select herb_name from herb_effectiveness_stats order by herb_name collate "C" limit 1 for update',
        );
        let waits = true;
        const body = { conversationId: id, wasHelpful: true };
        voting = post("herbal-analytics", body, { token: ann.token }).finally(() => {
          waits = false;
        });
        // On a slow machine the vote may have timed out, and then holds no lock either.
        const blocked = `select from pg_stat_activity
          where datname = current_database() and pg_backend_pid() = any (pg_blocking_pids(pid))`;
        while (waits && (await tx.query(blocked)).rows.length === 0);
        const free = await tx.query(
          "select from herb_effectiveness_stats where herb_name <> $1 for update nowait",
          [rows[0]?.herb_name],
        );
        expect(free.rowCount).toBeGreaterThan(1);
      });
      await voting;
    });
  });
});
