/** Attacks on the HTTP layer: request smuggling, malformed requests, path traversal and oversized headers. */
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTarget, runConcurrently, type Target } from "#tests/support/attack-target.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { sampled } from "#tests/support/sample.ts";

const HOST = "Host: localhost\r\n";
const CLOSE = "Connection: close\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
/** The smuggled second request: receiving its response means the attack succeeded. */
const HIDDEN = `GET /auth/v1/settings HTTP/1.1\r\n${HOST}\r\n`;

describe("HTTP layer", () => {
  let target: Target;
  beforeAll(async () => {
    target = await openTarget(EITHER_DATABASE);
  });
  afterAll(() => target.close());

  const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);

  test.each([
    [
      "Content-Length before chunked encoding",
      `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    [
      "chunked encoding before Content-Length",
      `Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["two Content-Length headers", `Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${HIDDEN}`],
    ["a list of lengths in Content-Length", `Content-Length: 2, 60\r\n\r\n{}${HIDDEN}`],
    ["a negative Content-Length", `Content-Length: -1\r\n\r\n${HIDDEN}`],
    ["a signed Content-Length", `Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ["a hexadecimal Content-Length", `Content-Length: 0x2\r\n\r\n{}${HIDDEN}`],
    ["a space before the colon", `Content-Length : 2\r\n\r\n{}${HIDDEN}`],
    ["an unknown transfer encoding", `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    [
      "chunked and identity encodings",
      `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${HIDDEN}`,
    ],
    ["chunked not being the last encoding", `Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["a folded Transfer-Encoding", `Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["a vertical tab before the encoding", `Transfer-Encoding: \x0bchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["an overflowing chunk size", `Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n${HIDDEN}`],
    ["a signed chunk size", `Transfer-Encoding: chunked\r\n\r\n-1\r\n${HIDDEN}`],
    ["chunks ended by bare line feeds", `Transfer-Encoding: chunked\r\n\r\n2\n{}\n0\n\n${HIDDEN}`],
    ["a bare carriage return", `X-A: a\rContent-Length: 2\r\n\r\n{}`],
    ["a null character", `X-A: a\0b\r\n\r\n`],
    ["a folded header", `X-A: a\r\n b\r\n\r\n`],
  ])("rejects a request with %s and does not answer the smuggled request", async (_what, rest) => {
    const answer = await target.raw(`POST /rest/v1/reports HTTP/1.1\r\n${HOST}${JSON_TYPE}${rest}`);
    expect(statusOf(answer)).toBe(400);
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    expect(answer).not.toContain('"external"');
  });

  test.each([
    ["two Host headers", `GET /config.json HTTP/1.1\r\n${HOST}Host: evil.test\r\n${CLOSE}\r\n`],
    [
      "two Host headers in different case",
      `GET /config.json HTTP/1.1\r\nhOST: evil.test\r\n${HOST}${CLOSE}\r\n`,
    ],
    ["no Host header", `GET /config.json HTTP/1.1\r\n${CLOSE}\r\n`],
    ["an empty Host header", `GET /config.json HTTP/1.1\r\nHost:\r\n${CLOSE}\r\n`],
    [
      "a Host header with a path",
      `GET /healthz HTTP/1.1\r\nHost: localhost/rest/v1/plants?x=\r\n${CLOSE}\r\n`,
    ],
    ["a Host header with a user", `GET /healthz HTTP/1.1\r\nHost: localhost@evil.test\r\n${CLOSE}\r\n`],
    [
      "a list of hosts in the Host header",
      `GET /config.json HTTP/1.1\r\nHost: localhost, evil.test\r\n${CLOSE}\r\n`,
    ],
    [
      "a foreign absolute URL as its target",
      `GET http://evil.test/config.json HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    ],
    [
      "the site's absolute URL as its target",
      `GET http://localhost/rest/v1/plants HTTP/1.1\r\n${HOST}${CLOSE}\r\n`,
    ],
    ["an asterisk as its target", `OPTIONS * HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["an unknown method", `EVIL /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`],
    ["bare line feeds", "GET /healthz HTTP/1.1\nHost: localhost\n\n"],
    ["an unknown protocol version", `GET /healthz HTTP/9.9\r\n${HOST}${CLOSE}\r\n`],
  ])("rejects a request with %s", async (_what, bytes) => {
    expect(statusOf(await target.raw(bytes))).toBe(400);
  });

  test("refuses CONNECT and TRACE and ignores protocol upgrades", async () => {
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

  test("limits the size and number of headers and the length of the URL", async () => {
    const big = `X-A: ${"a".repeat(40_000)}\r\n`;
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${big}${CLOSE}\r\n`))).toBe(431);
    const many = Array.from({ length: 6_000 }, (_, n) => `X${n}: 1\r\n`).join("");
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${many}${CLOSE}\r\n`))).toBe(431);
    const long = await target.raw(`GET /${"a".repeat(40_000)} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`);
    expect(statusOf(long)).toBe(431);
    expect(statusOf(await target.raw(`GET /healthz HTTP/1.1\r\n${HOST}${CLOSE}\r\n`))).toBe(200);
  });

  test("handles bodies with invalid UTF-8 without a server error", async () => {
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

  test("serves no file outside its folders for any encoding of a path traversal", async () => {
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
    const paths = roots.flatMap((root, row) =>
      climbs.flatMap((climb, column) =>
        sampled(goals, 3, row + column).map((goal) => `${root}/${climb}/${climb}/${goal}`),
      ),
    );
    await runConcurrently(paths, async (path) => {
      const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\n${HOST}${CLOSE}\r\n`).toString("latin1");
      const answer = await target.raw(bytes);
      expect([400, 404], path).toContain(statusOf(answer));
      expect(answer, path).not.toMatch(/"dependencies"|startServer|"kty"|root:x:|^18$/m);
    });
  });

  test("serves no source, source map, precompressed or hidden file of the site", async () => {
    const built = readdirSync("build/client", { recursive: true, encoding: "utf8" });
    expect(built.filter((name) => /\.map$|\.tsx?$|(^|\/)\./.test(name))).toEqual([]);
    const precompressed = built.filter((name) => /\.(br|gz)$/.test(name)).slice(0, 5);
    for (const path of [
      ...precompressed,
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

  test("does not redirect to a foreign host by a crafted path", async () => {
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
