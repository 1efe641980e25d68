/**
 * Malformed and hostile requests to every route. The routes are read from the running router, so that a new route is
 * tested without being listed.
 */
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Answer,
  makeAccount,
  openTarget,
  type Route,
  runConcurrently,
  type Target,
} from "#tests/support/attack-target.ts";
import { forgeTokens } from "#tests/support/attack-tokens.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { sampled } from "#tests/support/sample.ts";

const XSS = `"><img src=x onerror=alert(1)><script>alert(2)</script>'--{{7*7}}`;
const UNREADABLE = [
  "",
  "null",
  "[]",
  '"text"',
  "0",
  '{"a":',
  "\u0000",
  "\ufeff{}",
  '{"\\u0000":"\\u0000"}',
  '{"email":"\\ud800","token":"\\udfff","query":"\\ud800\\u0000"}',
  '{"email":{"$ne":null},"password":{"$ne":null},"token":["a"],"query":{"toString":1}}',
  '{"__proto__":{"role":"service_role","polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  `{"email":"${"a".repeat(5000)}@example.org","password":"${"p".repeat(5000)}"}`,
  `{"email":${JSON.stringify(XSS)},"token":${JSON.stringify(XSS)},"type":${JSON.stringify(XSS)},"query":${JSON.stringify(XSS)}}`,
  '{"email":1e999,"exp":-1,"page":1.5,"factor_type":null,"data":[],"token":true}',
  `${"[".repeat(50_000)}${"]".repeat(50_000)}`,
  `{"data":${'{"a":'.repeat(60)}1${"}".repeat(60)}}`,
];
/** Bodies that pass validation but contain characters PostgreSQL cannot store. */
const BROKEN_TEXT = "https://a\\u0000b\\ud800";
const WELL_FORMED = [
  `{"query":"${BROKEN_TEXT}","conversationHistory":[{"role":"user","content":"${BROKEN_TEXT}"}],"personal":{"medicines":["${BROKEN_TEXT}"]}}`,
  `{"old":{"endpoint":"${BROKEN_TEXT}","keys":{"p256dh":"${BROKEN_TEXT}","auth":"a"}},"fresh":{"endpoint":"https://c","keys":{"p256dh":"a","auth":"${BROKEN_TEXT}"}}}`,
  `{"token":"${BROKEN_TEXT}","answer":"done"}`,
  `{"email":"ann@tea.test","password":"${BROKEN_TEXT}","token":"${BROKEN_TEXT}","type":"email","data":{"name":"${BROKEN_TEXT}"}}`,
  `{"refresh_token":"${BROKEN_TEXT}","auth_code":"${BROKEN_TEXT}","code_verifier":"${BROKEN_TEXT}"}`,
  `{"factor_type":"totp","friendly_name":"${BROKEN_TEXT}","code":"${BROKEN_TEXT}","challenge_id":"${BROKEN_TEXT}"}`,
];
const TYPES = [
  "application/json",
  "application/x-www-form-urlencoded",
  "text/plain",
  "multipart/form-data; boundary=x",
  "application/xml",
  "application/json; charset=utf-7",
  "application/x-yaml",
];
const QUERY =
  "token=%00&type=%27&redirect_to=%0d%0aSet-Cookie:a=1&scope=__proto__&grant_type=constructor&page=-1&per_page=1e99&apikey=x&select=%22";

describe("every route", () => {
  let target: Target;
  let calls: Route[];
  let ann: Awaited<ReturnType<typeof makeAccount>>;

  beforeAll(async () => {
    target = await openTarget(EITHER_DATABASE);
    ann = await makeAccount(target.db, "ann@tea.test");
    calls = target.routes.map(({ method, path }) => ({
      method,
      path: path.replaceAll(/:\w+/g, ann.id).replaceAll("*", "nothing"),
    }));
  });
  afterAll(() => target.close());

  const takesBody = ({ method }: Route) => method !== "GET" && method !== "HEAD";

  /** Asserts what holds for every response: no server error, security headers, no reflected markup, no internals. */
  function harmless(answer: Answer, what: string): void {
    expect(answer.status, `${what} ${answer.text.slice(0, 200)}`).toBeLessThan(500);
    const { headers, text } = answer;
    expect(headers.get("x-content-type-options"), what).toBe("nosniff");
    expect(headers.get("x-frame-options"), what).toBe("DENY");
    expect(headers.get("content-security-policy"), what).toContain("frame-ancestors 'none'");
    expect(headers.has("set-cookie"), what).toBe(false);
    expect(headers.has("access-control-allow-credentials"), what).toBe(false);
    expect(headers.has("x-powered-by") || headers.has("server"), what).toBe(false);
    const type = headers.get("content-type") ?? "";
    if (text !== "")
      expect(type, what).toMatch(
        /^(application\/(json|openapi\+json)|text\/(plain|html|calendar|event-stream)|text\/csv)\b/,
      );
    if (type.startsWith("text/html")) {
      expect(headers.get("content-security-policy"), what).toMatch(/default-src 'none'|script-src 'self'/);
      expect(text, what).not.toMatch(/<img src=x|<script>alert|"'--\{\{/);
    }
    expect(text, what).not.toMatch(/node_modules|\.ts:\d|\bat (async )?\w+ \(|select .+ from |{{49}}/);
  }

  const send = (route: Route, init: RequestInit = {}, query = "") =>
    target.ask(`${route.path}${query === "" ? "" : `?${query}`}`, { method: route.method, ...init });

  test("the list read from the router contains the known routes", () => {
    const paths = new Set(calls.map(({ path }) => path));
    for (const known of ["/healthz", "/auth/v1/token", "/functions/v1/herbal-chat", "/rest/v1/nothing"])
      expect(paths).toContain(known);
    expect(calls.length).toBeGreaterThan(50);
  });

  test("rejects malformed bodies without a stack trace, a cookie or a crash", async () => {
    const wanted = calls
      .filter(takesBody)
      .flatMap((route, at) =>
        [...sampled(UNREADABLE, 8, at), ...sampled(WELL_FORMED, 8, at)].map((body) => ({ route, body })),
      );
    await runConcurrently(wanted, async ({ route, body }) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${ann.token}` };
      const answer = await send(route, { body, headers });
      harmless(answer, `${route.method} ${route.path} ${body.slice(0, 60)}`);
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("handles bodies whose content type does not match", async () => {
    await runConcurrently(
      calls.filter(takesBody).flatMap((route, at) => sampled(TYPES, 6, at).map((type) => ({ route, type }))),
      async ({ route, type }) => {
        const body = `token=${encodeURIComponent(XSS)}&type=recovery&redirect_to=${encodeURIComponent(XSS)}`;
        const answer = await send(route, { body, headers: { "content-type": type } });
        harmless(answer, `${route.method} ${route.path} ${type}`);
      },
    );
  });

  test("does not interpret or reflect hostile query strings", async () => {
    await runConcurrently(calls, async (route) => {
      for (const query of [
        QUERY,
        `token=${encodeURIComponent(XSS)}&redirect_to=${encodeURIComponent(XSS)}`,
      ]) {
        harmless(
          await send(route, takesBody(route) ? { body: "{}" } : {}, query),
          `${route.path}?${query.slice(0, 40)}`,
        );
      }
    });
  });

  test("does not interpret hostile path parameters", async () => {
    const places = target.routes.filter(({ path }) => path.includes(":") || path.includes("*"));
    expect(places.length).toBeGreaterThan(8);
    const names = [
      "%00",
      "%27%20or%201=1--",
      "%3Cscript%3E",
      "..%2f..%2fetc%2fpasswd",
      "__proto__",
      "%ff",
      "constructor",
    ];
    await runConcurrently(
      places.flatMap((route, at) => sampled(names, 6, at).map((name) => ({ route, name }))),
      async ({ route, name }) => {
        const path = route.path.replaceAll(/:\w+|\*/g, name);
        const answer = await target.ask(path, {
          method: route.method,
          ...(takesBody(route) ? { body: "{}" } : {}),
          headers: { authorization: `Bearer ${ann.token}` },
        });
        if (answer.status === 400 && answer.text === "Bad request\n") return;
        harmless(answer, path);
        expect(answer.status, path).not.toBe(200);
      },
    );
  });

  test("limits the size of a body and does not decompress it", async () => {
    const large = JSON.stringify({ email: "a@b.test", noise: "a".repeat(1_100_000) });
    const packed = gzipSync(JSON.stringify({ noise: "a".repeat(5_000_000) }));
    await runConcurrently(calls.filter(takesBody), async (route) => {
      const what = `${route.method} ${route.path}`;
      const json = { "content-type": "application/json" };
      const refused = await send(route, { body: large, headers: json });
      expect([404, 413], what).toContain(refused.status);
      const bomb = await send(route, { body: packed, headers: { ...json, "content-encoding": "gzip" } });
      harmless(bomb, what);
      expect(bomb.status === 200 && bomb.text.includes("aaaa"), what).toBe(false);
    });
  });

  test("grants a forged token no more than a guest may do", async () => {
    const forged = await forgeTokens(target, ann.token);
    const asGuest = new Map<Route, number>();
    await runConcurrently(calls, async (route) => {
      asGuest.set(route, (await send(route, takesBody(route) ? { body: "{}" } : {})).status);
    });
    await runConcurrently(
      // All forged tokens on the first route of each API, and a sample of them on every other route.
      calls.flatMap((route, at) => {
        const prefix = route.path.split("/")[1];
        const isFirst = calls.findIndex(({ path }) => path.split("/")[1] === prefix) === at;
        return (isFirst ? forged : sampled(forged, 16, at)).map((token) => ({ route, ...token }));
      }),
      async ({ route, token, trick }) => {
        // The data API and the functions also accept a token as the API key; the auth API only as a bearer token.
        const headers = new Headers(
          route.path.startsWith("/auth/") ? { authorization: `Bearer ${token}` } : { apikey: token },
        );
        const answer = await send(route, { headers, ...(takesBody(route) ? { body: "{}" } : {}) });
        const what = `${trick}: ${route.method} ${route.path}`;
        harmless(answer, what);
        expect([401, 403, asGuest.get(route)], what).toContain(answer.status);
      },
    );
  });

  test("denies the admin routes to users, whatever role their headers claim", async () => {
    const admin = calls.filter(({ path }) => /\/(admin|invite)\b/.test(path));
    expect(admin.length).toBeGreaterThan(8);
    await runConcurrently(admin, async (route) => {
      for (const authorization of [`Bearer ${ann.token}`, `Bearer ${target.anonKey}`]) {
        const body = JSON.stringify({ email: "eve@tea.test", role: "service_role" });
        const answer = await send(route, {
          headers: { authorization, role: "service_role", "x-supabase-role": "service_role" },
          ...(takesBody(route) ? { body } : {}),
        });
        expect([401, 403], `${route.method} ${route.path}`).toContain(answer.status);
      }
    });
    const { rows } = await target.db.query("select 1 from auth.users where email = 'eve@tea.test'");
    expect(rows).toEqual([]);
  });

  test("ignores method overrides and rejects unknown methods", async () => {
    const authorization = `Bearer ${(await makeAccount(target.db, "may@tea.test")).token}`;
    await runConcurrently(calls, async (route) => {
      const answer = await send(
        route,
        {
          ...(takesBody(route) ? { body: "{}" } : {}),
          headers: {
            authorization: route.path.endsWith("/logout") ? "" : authorization,
            "x-http-method-override": "DELETE",
            "x-method-override": "DELETE",
            "x-http-method": "DELETE",
          },
        },
        "_method=DELETE",
      );
      harmless(answer, route.path);
    });
    await runConcurrently([...new Set(calls.map(({ path }) => path))], async (path) => {
      for (const method of ["PROPFIND", "LINK", "PURGE"]) {
        const answer = await target.ask(path, { method });
        harmless(answer, `${method} ${path}`);
        expect([401, 404, 405], `${method} ${path}`).toContain(answer.status);
      }
    });
    expect((await target.ask("/auth/v1/user", { headers: { authorization } })).status).toBe(200);
  });

  test("forbids caching of responses to requests with a token", async () => {
    await runConcurrently(calls, async (route) => {
      if (!/^\/(rest|auth|functions)\/v1/.test(route.path)) return;
      const init = { headers: { apikey: ann.token }, ...(takesBody(route) ? { body: "{}" } : {}) };
      const answer = await send(route, init);
      const rule = answer.headers.get("cache-control");
      if (route.path.endsWith("/jwks.json")) expect(rule).toContain("public");
      else expect(rule, route.path).toBe("no-store");
    });
  });

  test("the server is healthy and has logged no errors after all attacks", async () => {
    expect((await target.ask("/healthz")).status).toBe(200);
    const failures = target.logged.filter((line) => /"level":"(error|fatal)"/.test(line));
    expect(failures).toEqual([]);
  });
});
