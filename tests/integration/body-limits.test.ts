// Bodies are refused by type, number and network before they are read: every request here declares a body it never sends.
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

const LARGEST = 1_048_576;
/** Its signature is looked at only after the body has come. */
const claiming = (role: string) =>
  `${btoa('{"alg":"ES256"}')}.${btoa(JSON.stringify({ role })).replace(/=+$/, "")}.signature`;
const [users, services] = [claiming("authenticated"), claiming("service_role")];

describe("bodies that never arrive", () => {
  let server: TestServer;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await openTestServer("pglite", { TRUST_PROXY: "1", API_RATE_LIMIT: "400" });
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  afterAll(() => server.close());

  type Declared = { type?: string; bytes?: number; token?: string };

  /** Sends only the headers. @returns the status line and headers of the answer, if there is one */
  async function begin(
    path: string,
    network: string,
    { type = "application/json", bytes = LARGEST, token = services }: Declared = {},
  ) {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    sockets.push(socket);
    socket.write(
      [
        `POST ${path} HTTP/1.1`,
        "host: localhost",
        `apikey: ${server.anonKey}`,
        `authorization: Bearer ${token}`,
        `x-forwarded-for: ${network}`,
        `content-type: ${type}`,
        `content-length: ${bytes}`,
        "\r\n",
      ].join("\r\n"),
    );
    const answer = new Promise<string>((resolve, reject) => {
      socket.once("data", (data) => resolve(data.toString()));
      socket.once("error", reject);
    });
    return { answer };
  }

  it.each([
    ["/rest/v1/reports", "image/png", LARGEST],
    ["/auth/v1/signup", "application/xml", 30_000],
    ["/functions/v1/herbal-chat", "image/png", 60_000],
  ])("%s refuses %s unread", async (path, type, bytes) => {
    const { answer } = await begin(path, "203.0.113.1", { type, bytes });
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toMatch(/connection: close/i);
    expect(text).toContain(`Content-Type not acceptable: ${type}`);
  });

  it.each([
    ["/rest/v1/user_analytics_events", 16_384],
    ["/auth/v1/token?grant_type=password", 32_768],
    ["/functions/v1/herbal-chat", 65_536],
    ["/functions/v1/herbal-analytics", 16_384],
  ])("%s refuses unread what is larger than it needs", async (path, most) => {
    const { answer } = await begin(path, "203.0.113.8", { bytes: most + 1 });
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close/i);
    expect(text).toContain(`The body is larger than ${most} bytes`);
  });

  it("a guest's body for the data API is refused unread when it is larger than events and reports", async () => {
    const { answer } = await begin("/rest/v1/reports", "203.0.113.9", {
      bytes: 16_385,
      token: server.anonKey,
    });
    expect(await answer).toContain("The body is larger than 16384 bytes");
    const { answer: largest } = await begin("/rest/v1/reports", "203.0.113.9", { bytes: LARGEST + 1 });
    expect(await largest).toContain(`The body is larger than ${LARGEST} bytes`);
  });

  it("a user's body for the data API holds every bookmark and little more", async () => {
    const { answer } = await begin("/rest/v1/testimonials", "203.0.113.9", { bytes: 131_073, token: users });
    expect(await answer).toContain("The body is larger than 131072 bytes");
  });

  it("holds few bodies of all networks together, and a newcomer's is read", async () => {
    const answers: string[] = [];
    for (let n = 0; n < 120; n += 1) {
      const { answer } = await begin("/rest/v1/reports", `198.51.${n % 40}.1`);
      answer.then((text) => answers.push(text)).catch(() => undefined);
    }
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(120 - 32);
    for (const text of answers) expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 1/i);
    expect(answers[0]).toContain("The server is receiving too much at once. Please try again in a second.");
    const newcomer = await fetch(`${server.url}/functions/v1/herbal-chat`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9" },
      body: JSON.stringify({ query: "ginger for nausea", padding: "x".repeat(20_000) }),
    });
    expect(newcomer.status).toBe(200);
  });

  it("counts a large body as many requests, before it is read", async () => {
    const network = "203.0.113.2";
    for (let n = 0; n < 7; n += 1) {
      const { answer } = await begin("/rest/v1/reports", network, { type: "image/png" });
      expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
    }
    const { answer } = await begin("/rest/v1/reports", network);
    expect(await answer).toMatch(/^HTTP\/1\.1 429 /);
    expect(
      (await fetch(`${server.url}/rest/v1/plants?limit=1`, { headers: { "x-forwarded-for": "203.0.113.3" } }))
        .status,
    ).not.toBe(429);
  });

  it.each([
    ["large bodies", LARGEST, 4, "203.0.113.4"],
    ["small bodies", 100, 64, "203.0.113.5"],
  ])("holds few %s of one network, and other networks go on", async (_, bytes, most, network) => {
    const waiting = await Promise.all(
      Array.from({ length: most + 1 }, () => begin("/rest/v1/reports", network, { bytes })),
    );
    const refused = await Promise.race(waiting.map(({ answer }) => answer));
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/retry-after: 1/i);
    const write = (from: string) =>
      fetch(`${server.url}/rest/v1/user_analytics_events`, {
        method: "POST",
        headers: { apikey: server.anonKey, "content-type": "application/json", "x-forwarded-for": from },
        body: JSON.stringify({ event_type: "page_view" }),
      });
    // A slow sender of large bodies does not hold up the small ones of its neighbours.
    if (bytes === LARGEST) expect((await write(network)).status).toBe(201);
    expect((await write("203.0.113.6")).status).toBe(201);
  });

  it("answers a path that is not there without waiting for the body", async () => {
    const { answer } = await begin("/nope", "203.0.113.7");
    expect(await answer).toMatch(/^HTTP\/1\.1 404 [\s\S]*connection: close/i);
  });

  it("of all networks few wait at a time: the oldest of the block that sends most gives way, and a newcomer is heard", async () => {
    const most = 600;
    const perNetwork = 20;
    const held = [];
    for (let network = 0; network < most / perNetwork; network += 1)
      for (let n = 0; n < perNetwork; n += 1)
        held.push(await begin("/functions/v1/herbal-chat", `198.51.${network}.7`, { bytes: 200 }));
    await begin("/functions/v1/herbal-chat", "192.0.2.77", { bytes: 200 });
    const first = await Promise.race(held.map(({ answer }) => answer));
    expect(first).toMatch(/^HTTP\/1\.1 503 /);
    const health = await fetch(`${server.url}/healthz`);
    expect(health.status).toBe(200);
  });
});
