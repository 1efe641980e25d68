/**
 * One network sends the most expensive reads it can while another client reads plants. The benchmark measures speed
 * (`npm run bench -- hostile-reader`); this test checks what holds on any machine: the other client always gets its
 * response, delayed by little.
 */
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { hostilePaths, longestPath } from "#tests/support/hostile-requests.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

const SECONDS = 3;
const ATTACKER_CONNECTIONS = 6;
/** By then a network has used up its budget, if there is one. */
const BURST_MS = 8_000;
/** The median of a busy machine varies by itself; without the limits it was hundreds of times higher. */
const MOST = 10;
const LEAST_MS = 100;

describe.each(databaseKinds({ smoke: true }))("expensive queries on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { TRUST_PROXY: "1", API_RATE_LIMIT: "0", API_DATABASE_SHARE: "10" });
  });
  afterAll(() => server.close());

  const ask = async (path: string, network: string) => {
    const started = performance.now();
    const response = await fetch(`${server.url}/rest/v1/${path}`, {
      headers: {
        apikey: server.anonKey,
        authorization: `Bearer ${server.anonKey}`,
        "x-forwarded-for": network,
      },
    });
    const body = await response.text();
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, ms: performance.now() - started, bytes: body.length, retryAfter };
  };

  const readerMedian = async (seconds: number) => {
    const times: number[] = [];
    const until = performance.now() + seconds * 1000;
    while (performance.now() < until || times.length < 10) {
      const { status, ms } = await ask("plants?select=*&id=eq.neem", "198.51.100.1");
      expect(status).toBe(200);
      times.push(ms);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  };

  const post = async (path: string, body: unknown) => {
    const started = performance.now();
    people += 1;
    const response = await fetch(`${server.url}${path}`, {
      method: "POST",
      headers: {
        apikey: server.anonKey,
        "content-type": "application/json",
        // A network of its own for each: both are limited per network.
        "x-forwarded-for": `10.1.${people >> 8}.${people & 255}`,
      },
      body: JSON.stringify(body),
    });
    await response.text();
    return { status: response.status, ms: performance.now() - started };
  };
  let people = 0;

  /** The median of all requests of some rounds, in each of which every request is made once, one after the other. */
  const medianOf = async (requests: readonly (() => Promise<{ ms: number }>)[], rounds: number) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      for (const request of requests) times.push((await request()).ms);
    return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  };

  test("delay another network's reader by little and are rejected", async () => {
    await readerMedian(0.5);
    const quiet = await readerMedian(1);
    let attacking = true;
    const firstRefusal = Promise.withResolvers<void>();
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    const attack = async (connection: number) => {
      for (let round = 0; attacking; round += 1) {
        for (const path of hostilePaths(`${connection}x${round}`)) {
          if (!attacking) return;
          const answer = await ask(path, "192.0.2.1");
          answers.push(answer);
          if (answer.status === 429) firstRefusal.resolve();
        }
      }
    };
    const attackers = Array.from({ length: ATTACKER_CONNECTIONS }, (_, connection) => attack(connection));
    await Promise.race([firstRefusal.promise, wait(BURST_MS)]);
    const beside = await readerMedian(SECONDS);
    attacking = false;
    await Promise.all(attackers);
    expect(beside).toBeLessThan(Math.max(quiet * MOST, LEAST_MS));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) >= 1)).toBe(true);
    expect(Math.max(...answers.map(({ bytes }) => bytes))).toBeLessThanOrEqual(8 * 1024 * 1024);
  });

  test("from ten networks delay readers, chat and sign-in by little", async () => {
    const path = longestPath();
    const chat = () => post("/functions/v1/herbal-chat", { query: "What helps a dry cough?" });
    const signIn = () =>
      post("/auth/v1/token?grant_type=password", { email: "nobody@example.com", password: "not the one" });
    const read = () => ask("plants?select=*&id=eq.neem", "198.51.100.2");
    const everything = [read, read, read, read, chat, signIn];
    await medianOf(everything, 1);
    const quiet = await medianOf(everything, 8);
    let attacking = true;
    const attack = async (network: string) => {
      while (attacking) await ask(path, network);
    };
    const attackers = Array.from({ length: 10 }, (_, n) => attack(`192.0.2.${100 + n}`));
    // The first statement of each is cancelled by its timeout or refused by then.
    await wait(3_000);
    const beside = await medianOf(everything, 8);
    attacking = false;
    await Promise.all(attackers);
    expect(beside).toBeLessThan(Math.max(quiet * MOST, LEAST_MS));
  });

  test("one search each from forty new networks delays a new reader by little more than one statement", async () => {
    const search = (n: number) =>
      `plants?select=id&or=(${["history", "description", "traditional_uses", "modern_research"].map((column) => `${column}.phfts(english).tea%20cup%20b${n}`).join()})`;
    const searches = Array.from({ length: 40 }, (_, n) => ask(search(n), `192.0.2.${n}`));
    const { status, ms } = await ask("plants?select=id,common_name&id=eq.neem", "203.0.113.30");
    const all = Promise.all(searches);
    const before = await Promise.race([all.then(() => true), Promise.resolve(false)]);
    expect([status, before]).toEqual([200, false]);
    const slowest = Math.max(...(await all).map((search) => search.ms));
    expect(ms).toBeLessThan(Math.max(1_000, slowest / 2));
  });
});
