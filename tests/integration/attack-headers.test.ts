/** Forged headers: claims about the client, its address, the proxy or the host are ignored unless the operator trusts them. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makeAccount, openTarget, runConcurrently, type Target } from "#tests/support/attack-target.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";

const LIMIT = 40;
const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";

describe("forged headers", () => {
  let target: Target;
  let token: string;
  let networks = 0;
  const clock = Date.now;
  let stoppedAt: number | undefined;
  beforeAll(async () => {
    vi.spyOn(Date, "now").mockImplementation(() => stoppedAt ?? clock());
    target = await openTarget(EITHER_DATABASE, { TRUST_PROXY: "1", API_RATE_LIMIT: String(LIMIT) });
    token = (await makeAccount(target.db, "ann@tea.test")).token;
  });
  afterAll(async () => {
    await target.close();
    vi.restoreAllMocks();
  });

  /** Each attack uses a new network, so that one rate limit does not affect another test. */
  const elsewhere = () => `10.2.${Math.floor(++networks / 250)}.${networks % 250}`;
  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

  test("CORS allows any origin, but never with credentials", async () => {
    const origins = [
      "https://evil.test",
      "null",
      "http://localhost.evil.test",
      "http://localhost",
      "file://",
    ];
    await runConcurrently(
      ["/rest/v1/plants?select=id&limit=1", "/auth/v1/settings", "/functions/v1/nothing"],
      async (path) => {
        for (const origin of origins) {
          const headers = { origin, "x-forwarded-for": elsewhere() };
          const answer = await target.ask(path, { headers });
          expect(answer.headers.get("access-control-allow-origin"), path).toBe("*");
          expect(answer.headers.has("access-control-allow-credentials"), path).toBe(false);
        }
      },
    );
    for (const path of [
      "/",
      "/healthz",
      "/config.json",
      "/mailbox",
      "/plants/neem",
      "/plates/neem-320.webp",
    ]) {
      const answer = await target.ask(path, { headers: { origin: "https://evil.test" } });
      expect(answer.headers.has("access-control-allow-origin"), path).toBe(false);
    }
  });

  test("a cookie, query parameter or other header does not authenticate, so that CSRF has nothing to use", async () => {
    const profile = (path: string, headers: Record<string, string>) =>
      target.ask(path, { headers: { "x-forwarded-for": elsewhere(), ...headers } });
    expect((await profile("/rest/v1/profiles", { authorization: `Bearer ${token}` })).status).toBe(200);
    const cookies = ["access_token", "sb-access-token", "token", "authorization", "bush-tea-session"];
    const cookie = cookies.map((name) => `${name}=${token}`).join("; ");
    const basic = Buffer.from(`user:${token}`).toString("base64");
    for (const [path, headers] of [
      ["/rest/v1/profiles", { cookie }],
      ["/auth/v1/user", { cookie }],
      [`/rest/v1/profiles?apikey=${token}`, {}],
      [`/rest/v1/profiles?access_token=${token}`, {}],
      [`/auth/v1/user?access_token=${token}&jwt=${token}`, {}],
      ["/rest/v1/profiles", { authorization: `Basic ${basic}` }],
      ["/rest/v1/profiles", { "x-authorization": `Bearer ${token}`, "x-forwarded-user": "ann" }],
    ] as const) {
      expect((await profile(path, headers)).status, path).toBeGreaterThanOrEqual(400);
    }
    const form = await target.ask("/auth/v1/verify", {
      method: "POST",
      headers: {
        "sec-fetch-site": "cross-site",
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": elsewhere(),
      },
      body: "token=x&type=magiclink&redirect_to=https://evil.test",
    });
    // The form is shown again for the visitor to submit; it is not submitted for them.
    expect([form.status, form.headers.get("location")]).toEqual([200, null]);
    expect(form.text).not.toContain("evil.test");
  });

  test("forged headers change no response, so that no cache can be poisoned", async () => {
    const claims = {
      "x-forwarded-host": "evil.test",
      "x-forwarded-proto": "https",
      "x-forwarded-scheme": "nothttps",
      "x-forwarded-port": "444",
      "x-forwarded-prefix": "/evil.test",
      "x-original-url": "/mailbox",
      "x-rewrite-url": "/mailbox",
      "x-host": "evil.test",
      "x-forwarded-server": "evil.test",
      forwarded: "host=evil.test;proto=https",
      "x-request-id": "evil.test",
      origin: "https://evil.test",
      referer: "https://evil.test/",
      "accept-language": "evil.test",
      "user-agent": "evil.test",
    };
    for (const path of [
      "/",
      "/plants/neem",
      "/config.json",
      "/healthz",
      "/sitemap.xml",
      "/robots.txt",
      "/rest/v1/plants?limit=1",
      "/auth/v1/verify?token=x&type=recovery",
    ]) {
      const headers = { "x-forwarded-for": elsewhere() };
      const plain = await target.ask(path, { headers });
      const poisoned = await target.ask(path, { headers: { ...headers, ...claims } });
      expect(poisoned.status, path).toBe(plain.status);
      expect(poisoned.text, path).toBe(plain.text);
      expect([...poisoned.headers.values()].join("\n"), path).not.toContain("evil.test");
    }
    const asked = await target.raw(`GET /config.json HTTP/1.1\r\nHost: evil.test\r\n${CLOSE}\r\n`);
    expect(asked).not.toContain("evil.test");
    // The response can contain the requested host of a local network, and so it must not be cached for other clients.
    expect(asked).toMatch(/cache-control: no-store/i);
  });

  test("local pages are denied to requests that came through a proxy or by another host name", async () => {
    for (const path of ["/mailbox", "/metrics"]) {
      expect((await target.ask(path)).status, path).toBe(200);
      for (const name of [
        "forwarded",
        "via",
        "x-forwarded-for",
        "x-real-ip",
        "cf-connecting-ip",
        "x-forwarded-host",
      ]) {
        const { status } = await target.ask(path, { headers: { [name]: "127.0.0.1" } });
        expect([403, 404], `${path} ${name}`).toContain(status);
      }
      const rebound = await target.raw(`GET ${path} HTTP/1.1\r\nHost: evil.test\r\n${CLOSE}\r\n`);
      expect([403, 404], path).toContain(statusOf(rebound));
    }
  });

  describe("the rate limit of a network", () => {
    // The counters restart with each minute: the clock is stopped so that no minute begins in the middle of a test.
    beforeEach(() => {
      stoppedAt = Math.floor(clock() / 60_000) * 60_000;
    });
    afterEach(() => {
      stoppedAt = undefined;
    });

    const path = "/rest/v1/rpc/increment_plant_views";
    const body = '{"plant_id_param":"neem"}';
    const post = (headers: string, way = path) =>
      target.raw(
        `POST ${way} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}Content-Length: ${body.length}\r\n${CLOSE}\r\n${body}`,
      );
    const statusesOf = async (times: number, headers: () => string, way?: string) => {
      const statuses: number[] = [];
      for (let n = 0; n < times; n += 1) statuses.push(statusOf(await post(headers(), way)));
      return statuses;
    };

    test("cannot be evaded by other spellings of the path", async () => {
      const us = `X-Forwarded-For: ${elsewhere()}\r\n`;
      expect((await statusesOf(LIMIT + 1, () => us)).at(-1)).toBe(429);
      for (const way of [
        "/./rest",
        "/%2e/rest",
        "/rest/./v1",
        "/rest/%2E/v1",
        "/%72est",
        "/rest//v1",
        "/x/../rest",
        "/rest;a=b/v1",
        "/REST/v1",
        "/rest/v1/.",
      ]) {
        const written = way.includes("v1") ? path.replace("/rest/v1", way) : path.replace("/rest", way);
        expect([400, 404, 429], written).toContain(statusOf(await post(us, written)));
      }
    });

    test("cannot be evaded by headers in front of the trusted proxy's entry", async () => {
      const us = elsewhere();
      const claims = [
        "X-Real-IP",
        "X-Client-IP",
        "True-Client-IP",
        "CF-Connecting-IP",
        "Forwarded",
        "X-Originating-IP",
        "X-Cluster-Client-IP",
      ];
      const statuses = await statusesOf(LIMIT + 5, () => {
        const lie = elsewhere();
        const all = claims.map((name) => `${name}: ${lie}\r\n`).join("");
        return `${all}X-Forwarded-For: ${lie}\r\nX-Forwarded-For: ${lie}, ${us}\r\n`;
      });
      expect(statuses.slice(0, LIMIT)).toEqual(Array(LIMIT).fill(204));
      expect(statuses.slice(LIMIT)).toEqual(Array(5).fill(429));
    });

    test("cannot be evaded by any header where no proxy is trusted", async () => {
      const alone = await openTarget(EITHER_DATABASE, {
        API_RATE_LIMIT: String(LIMIT),
        AUTH_LIMIT_FACTOR: "1",
      });
      const lies = () => {
        const lie = elsewhere();
        const names = ["X-Forwarded-For", "X-Real-IP", "Forwarded", "True-Client-IP", "CF-Connecting-IP"];
        return Object.fromEntries(names.map((name) => [name, lie]));
      };
      const guess = () =>
        alone.ask("/auth/v1/token?grant_type=password", {
          method: "POST",
          headers: { "content-type": "application/json", ...lies() },
          body: '{"email":"ann@tea.test","password":"one of many guesses"}',
        });
      const guesses = await Promise.all(Array.from({ length: 12 }, guess));
      const read = () => alone.ask("/rest/v1/plants?select=id&limit=1", { headers: lies() });
      const reads = await Promise.all(Array.from({ length: LIMIT }, read));
      await alone.close();
      const count = (answers: readonly { status: number }[], status: number) =>
        answers.filter((answer) => answer.status === status).length;
      expect([count(guesses, 400), count(guesses, 429)]).toEqual([8, 4]);
      expect([count(reads, 200), count(reads, 429)]).toEqual([LIMIT - 12, 12]);
    });
  });
});
