// What holds for every HTTP response and request of the server.
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

describe("http", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer("pglite");
  });
  afterAll(() => server.close());

  const get = (path: string, init?: RequestInit) => fetch(server.url + path, init);
  const post = (path: string, body: string, headers: Record<string, string> = {}) =>
    get(path, { method: "POST", body, headers: { "content-type": "application/json", ...headers } });

  it.each([
    "/healthz",
    "/config.json",
    "/rest/v1/plants?select=id&limit=1",
    "/nowhere.txt",
    "/rest/v1/nowhere",
  ])("%s has the security headers and a request id", async (path) => {
    const { headers } = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers.get("referrer-policy")).toBe("strict-origin");
    expect(headers.get("permissions-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.has("x-powered-by")).toBe(false);
  });

  it("the health check reports the state", async () => {
    expect(await (await get("/healthz")).json()).toEqual({
      status: "ok",
      database: "pglite",
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    expect((await get("/readyz")).status).toBe(200);
  });

  it("config.json has the public settings for the host it was requested by", async () => {
    const config = await (await get("/config.json")).json();
    expect(config).toMatchObject({ supabaseUrl: server.url, supabaseKey: server.anonKey });
    expect(JSON.stringify(config)).not.toMatch(/secret/i);
  });

  it("answers CORS preflight and actual requests", async () => {
    const preflight = await get("/rest/v1/plants", {
      method: "OPTIONS",
      headers: {
        origin: "https://elsewhere.test",
        "access-control-request-method": "POST",
        "access-control-request-headers": "authorization, apikey, content-type, x-client-info",
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
    const answer = await get("/rest/v1/plants?select=id&limit=1", {
      headers: { origin: "https://elsewhere.test" },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.has("access-control-allow-credentials")).toBe(false);
  });

  it.each([
    ["malformed JSON", '{"event_type":', 400],
    [
      "a body over 1 MiB",
      JSON.stringify({ event_type: "x", metadata: { noise: "a".repeat(1_100_000) } }),
      413,
    ],
    ["a body nested 6,000 deep", `{"metadata":${"[".repeat(6000)}${"]".repeat(6000)}}`, 400],
    [
      "a body of 30,000 keys",
      JSON.stringify(Object.fromEntries(Array.from({ length: 30_000 }, (_, n) => [`k${n}`, 1]))),
      413,
    ],
    ["an unknown column", '{"event_typo":"page_view"}', 400],
    ["a wrong type", '{"event_type":"page_view","user_id":"not-a-uuid"}', 400],
  ])("rejects %s with a clear message and without a stack trace", async (_what, body, status) => {
    const answer = await post("/rest/v1/user_analytics_events", body);
    expect(answer.status).toBe(status);
    const error = await answer.json();
    expect(error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\w+ \w+/) });
    expect(JSON.stringify(error)).not.toMatch(/ at |node_modules|\.ts:/);
  });

  it("refuses a body with a content encoding", async () => {
    const post = (encoding: string) =>
      fetch(`${server.url}/rest/v1/user_analytics_events`, {
        method: "POST",
        headers: {
          apikey: server.anonKey,
          "content-type": "application/json",
          "content-encoding": encoding,
        },
        body: JSON.stringify({ event_type: "page_view" }),
      });
    for (const encoding of ["gzip", "identity, br"]) {
      const answer = await post(encoding);
      expect(answer.status, encoding).toBe(415);
      expect(await answer.json()).toMatchObject({ code: "415", error_code: "unsupported_content_encoding" });
    }
    expect((await post("identity")).status).toBe(201);
  });

  it("rejects an endless body without reading it to the end", async () => {
    const chunk = "a".repeat(65_536);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += chunk.length;
        if (sent > 50_000_000) controller.close();
        else controller.enqueue(new TextEncoder().encode(chunk));
      },
    });
    const answer = await fetch(`${server.url}/rest/v1/user_analytics_events`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      duplex: "half",
    } as RequestInit).catch(() => undefined);
    if (answer !== undefined) expect(answer.status).toBe(411);
    expect(sent).toBeLessThan(50_000_000);
  });

  it("rejects path traversal", async () => {
    for (const path of [
      "/../package.json",
      "/..%2fpackage.json",
      "/%2e%2e/package.json",
      "//etc/passwd",
      "/a%00b",
      "/%ff",
    ]) {
      expect(await rawStatus(path), path).toBe(400);
    }
  });

  it("rejects headers above the size limit", async () => {
    expect((await get("/healthz", { headers: { "x-noise": "a".repeat(40_000) } })).status).toBe(431);
  });

  it("rate-limits a network with 429 and serves others", async () => {
    const small = await openTestServer(EITHER_DATABASE, { API_RATE_LIMIT: "5", TRUST_PROXY: "1" });
    const ask = (forwarded: string) =>
      fetch(`${small.url}/rest/v1/plants?select=id&limit=1`, { headers: { "x-forwarded-for": forwarded } });
    const statuses: number[] = [];
    // Only the entry added by the trusted proxy counts: a forged one in front does not reset the limit.
    for (let i = 0; i < 7; i++) statuses.push((await ask(`10.0.0.${i}, 192.0.2.1`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await ask("192.0.2.1");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("Too many requests") });
    expect((await ask("192.0.2.2")).status).toBe(200);
    await small.close();
  });

  it("stop finishes requests in flight when called repeatedly, and does not wait for idle connections", async () => {
    const other = await openTestServer(EITHER_DATABASE);
    const { hostname, port } = new URL(other.url);
    const caller = connect(Number(port), hostname);
    const hungUp = once(caller, "close");
    let received = "";
    caller.on("data", (bytes) => {
      received += bytes;
    });
    const body = '{"plant_id_param":"neem"}';
    caller.write(
      `POST /rest/v1/rpc/increment_plant_views HTTP/1.1\r\nHost: tea\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server has accepted the request and waits for its body.
    while (!received.includes("100 Continue")) await once(caller, "data");
    let over = 0;
    const stops = [other.close(), other.close()].map(async (stop) => {
      await stop;
      over += 1;
    });
    // Enough time for one of the calls to close the database, if it did.
    await Promise.race([...stops, new Promise((resume) => setTimeout(resume, 200))]);
    expect(over).toBe(0);
    const stoppedAt = performance.now();
    caller.write(body);
    await Promise.all([hungUp, ...stops]);
    expect(received).toContain("HTTP/1.1 204 ");
    expect(performance.now() - stoppedAt).toBeLessThan(6_000);
  });

  /** Sends the path exactly as written; fetch would normalise it. */
  function rawStatus(path: string): Promise<number> {
    const { hostname, port } = new URL(server.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => {
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
      });
      socket.once("data", (data) => {
        resolve(Number(data.toString().split(" ")[1]));
        socket.destroy();
      });
      socket.once("error", reject);
    });
  }
});
