/** The bytes before a route is found: requests that two servers read differently, paths that climb, more than anyone can take in. */
import { readdirSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTarget, runConcurrently, type Target } from "#tests/support/attack-target.ts";

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
/** The second request of a smuggler: if its answer ever comes back, somebody was fooled. */
const HIDDEN = `GET /auth/v1/settings HTTP/1.1\r\n${HOST}\r\n`;

describe("on the wire", () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget("pglite");
  });
  afterAll(() => target.close());

  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

  test.each([
    ["a length and chunks", `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["chunks and a length", `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["two lengths", `Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${HIDDEN}`],
    ["a list of lengths", `Content-Length: 2, 60\r\n\r\n{}${HIDDEN}`],
    ["a length below zero", `Content-Length: -1\r\n\r\n${HIDDEN}`],
    ["a length with a sign", `Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ["a length in hexadecimal", `Content-Length: 0x2\r\n\r\n{}${HIDDEN}`],
    ["a space before the colon", `Content-Length : 2\r\n\r\n{}${HIDDEN}`],
    ["an unknown coding", `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      "a coding and none",
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["a coding that is not last", `Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["a folded coding", `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["a vertical tab before the coding", `Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["a chunk larger than any number", `Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${HIDDEN}`],
    ["a chunk's length with a sign", `Transfer-Encoding: chunked\r\n\r\n-1\r\n${HIDDEN}`],
    ["chunks ended by bare line feeds", `Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${HIDDEN}`],
    ["a bare carriage return", `X-A: a\rContent-Length: 2\r\n\r\n{}`],
    ["a null character", `X-A: a\0b\r\n\r\n`],
    ["a folded header", `X-A: a\r\n b\r\n\r\n`],
  ])("refuses a request with %s and never answers what hides behind it", async (_what, rest) => {
    const answer = await target.raw(`POST /rest/v1/reports HTTP/1.1\r\n${HOST}${JSON_TYPE}${rest}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).not.toContain('"external"');
  });

  test.each([
    ["two hosts", `GET /config.json HTTP/1.1\r\n${HOST}Host: evil.test\r\n${CLOSE}\r\n`],
    [
      "two hosts of which one is spelled oddly",
      `GET /config.json HTTP/1.1\r\nhOST: evil.test\r\n${HOST}${CLOSE}\r\n`,
    ],
    ["no host", `GET /config.json HTTP/1.1\r\n${CLOSE}\r\n`],
    ["an empty host", `GET /config.json HTTP/1.1\r\nHost:\r\n${CLOSE}\r\n`],
    ["a host with a path", `GET /healthz HTTP/1.1\r\nHost: localhost/rest/v1/plants?x=\r\n${CLOSE}\r\n`],
    ["a host with a user", `GET /healthz HTTP/1.1\r\nHost: localhost@evil.test\r\n${CLOSE}\r\n`],
    ["a host that is several", `GET /config.json HTTP/1.1\r\nHost: localhost, evil.test\r\n${CLOSE}\r\n`],
    ["a whole address", `GET http://evil.test/config.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["a whole address of ours", `GET http://localhost/rest/v1/plants HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["an asterisk", `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["an unknown method", `EVIL /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["bare line feeds", "GET /healthz HTTP/1.1\nHost: localhost\n\n"],
    ["another protocol", `GET /healthz HTTP/9.9\r\n${HOST}${CLOSE}\r\n`],
  ])("refuses a request with %s", async (_what, bytes) => {
    expect(statusOf(await target.raw(bytes))).toBe(400);
  });

  test("is no proxy, no mirror and no tunnel", async () => {
    expect(await target.raw(`CONNECT evil.test:443 HTTP/1.1\r\n${HOST}\r\n`)).not.toMatch(/^HTTP\/1\.1 2/);
    const mirrored = await target.raw(
      `TRACE /rest/v1/ HTTP/1.1\r\n${HOST}X-Secret: mirror-me\r\n${CLOSE}\r\n`,
    );
    expect(statusOf(mirrored)).toBeGreaterThanOrEqual(400);
    expect(mirrored).not.toContain("mirror-me");
    const tunnel = await target.raw(
      `GET /healthz HTTP/1.1\r\n${HOST}Connection: Upgrade, close\r\nUpgrade: h2c\r\n\r\n`,
    );
    expect(statusOf(tunnel)).toBe(200);
  });

  test("takes no header larger, and no more of them, than anyone needs", async () => {
    const big = `X-A: ${"a".repeat(40_000)}\r\n`;
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${big}${CLOSE}\r\n`))).toBe(431);
    const many = Array.from({ length: 6_000 }, (_, n) => `X${n}: 1\r\n`).join("");
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${many}${CLOSE}\r\n`))).toBe(431);
    const long = await target.raw(`GET /${"a".repeat(40_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    expect(statusOf(long)).toBe(431);
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`))).toBe(200);
  });

  test("reads bytes that are no text as no text", async () => {
    const body =
      '{"query":"\xff\xfe\xc0\xaf\xed\xa0\x80","email":"\xf8@b.test","title":"\xc3","data":{"\xff":1}}';
    for (const path of [
      "/rest/v1/reports",
      "/rest/v1/rpc/increment_plant_views",
      "/auth/v1/otp",
      "/functions/v1/herbal-chat",
    ]) {
      const head = `POST ${path} HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: ${body.length}\r\n${CLOSE}\r\n`;
      const status = statusOf(await target.raw(head + body));
      expect(status, path).toBeGreaterThanOrEqual(200);
      expect(status, path).toBeLessThan(500);
    }
  });

  test("serves others while many hold a line and say nothing, and forgets those who leave in the middle", async () => {
    const begun = `POST /rest/v1/reports HTTP/1.1\r\n${HOST}${JSON_TYPE}Content-Length: 999999\r\n\r\n{"body":`;
    const lines = await Promise.all(
      Array.from({ length: 500 }, (_, n) => hold(target.port, n % 2 === 0 ? begun : "GET / HT")),
    );
    for (let n = 0; n < 5; n += 1)
      expect((await target.ask("/rest/v1/plants?select=id&limit=1")).status).toBe(200);
    for (const line of lines) line.destroy();
    const ended = () => target.logged.filter((line) => line.includes('"status":499')).length;
    await expect.poll(ended, { timeout: 60_000 }).toBe(lines.length / 2);
    expect((await target.ask("/healthz")).status).toBe(200);
    expect(target.logged.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  test("gives nothing from outside the folders it serves, however the way is written", async () => {
    const climbs = [
      "..",
      "%2e%2e",
      ".%2e",
      "..%2f..",
      "%2e%2e%2f%2e%2e",
      "..%5c..",
      "..;",
      "%252e%252e",
      "....//",
      ".",
      "%2e",
      "%c0%ae%c0%ae",
      "．．",
    ];
    const roots = [
      "",
      "/assets",
      "/plates",
      "/plates/neem",
      "/mailbox",
      "/functions/v1",
      "/rest/v1",
      "/plants",
    ];
    const goals = ["package.json", "server/main.ts", "keys.json", "db/PG_VERSION", "etc/passwd", ".env"];
    const ways = roots.flatMap((root) =>
      climbs.flatMap((climb) => goals.map((goal) => `${root}/${climb}/${climb}/${goal}`)),
    );
    await runConcurrently(ways, async (way) => {
      const bytes = Buffer.from(`GET ${way} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`).toString("latin1");
      const answer = await target.raw(bytes);
      expect([400, 404], way).toContain(statusOf(answer));
      expect(answer, way).not.toMatch(/"dependencies"|startServer|"kty"|root:x:|^18$/m);
    });
  });

  test("hands out no source, map, compressed twin or hidden file of the site", async () => {
    const built = readdirSync("build/client", { recursive: true, encoding: "utf8" });
    expect(built.filter((name) => /\.map$|\.tsx?$|(^|\/)\./.test(name))).toEqual([]);
    const twins = built.filter((name) => /\.(br|gz)$/.test(name)).slice(0, 5);
    for (const path of [
      ...twins,
      "assets/",
      ".git/config",
      ".env",
      "server/main.ts",
      "%5f_proto__",
      "constructor",
    ]) {
      const answer = await target.ask(`/${path}`);
      expect(answer.status, path).toBe(404);
    }
  });

  test("sends nobody elsewhere by a path", async () => {
    for (const path of [
      "//evil.test",
      "//evil.test/",
      "/%2fevil.test/",
      "/%2f%2fevil.test/",
      "/\\evil.test/",
      "/%5cevil.test/",
      "/evil.test//",
      "/plants//",
      "/plants/%2f/",
      "/.evil.test/",
      "/plants/?x=%0d%0aLocation:%20//evil.test",
    ]) {
      const answer = await target.raw(`GET ${path} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
      const location = /^location: (.*)$/im.exec(answer)?.[1];
      if (location !== undefined)
        expect(new URL(location, "http://localhost").origin, path).toBe("http://localhost");
      expect(location ?? "/", path).toMatch(/^\/(?![/\\])/);
    }
  });
});

function hold(port: number, bytes: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, () => resolve(socket)));
    socket.once("error", reject);
  });
}
