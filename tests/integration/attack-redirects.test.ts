/** Open redirects: foreign redirect targets sent to every auth route; no response, page, link or mail may contain one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  makeAccount,
  openTarget,
  runConcurrently,
  signToken,
  type Target,
} from "#tests/support/attack-target.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { sampled } from "#tests/support/sample.ts";

/** Some URL parser reads each of these as a foreign host; the site is http://localhost. */
const FOREIGN_URLS = [
  "https://evil.test",
  "//evil.test",
  "///evil.test",
  "/\\evil.test",
  "\\\\evil.test",
  "http:evil.test",
  "http:/evil.test",
  "http:\\\\evil.test",
  "http://localhost@evil.test/",
  "http://localhost:80@evil.test/",
  "http://localhost%40evil.test/",
  "http://localhost.evil.test/",
  "http://localhost%2eevil.test/",
  "http://evil.test\\@localhost/",
  "http://evil.test#@localhost/",
  "http://evil.test?http://localhost",
  "http://evil。test/",
  "http://localhost。evil.test",
  "http://ｅvil.test",
  " http://evil.test",
  "http://localhost\t@evil.test",
  "ht\ntp://evil.test",
  "javascript:fetch('//evil.test')",
  "JaVaScRiPt://localhost/%0afetch('//evil.test')",
  "data:text/html,<script>location='//evil.test'</script>",
  "vbscript:evil.test",
  "blob:http://localhost/evil.test",
  "file:///evil.test",
  // These end like an allowed redirect URL but name a foreign host.
  "https://evil%2etest?.example.net",
  "https://evil。test?.example.net",
  "https://evil．test#.example.net",
  "https://evil｡test/.example.net",
  "https://16843009?.example.net",
  "https://0x1010101#.example.net",
  "https://[::ffff:1.1.1.1]?.example.net",
  "https://a.example.net@evil.test",
  "https://a.example.net:443@evil.test",
  "https://a.example.net.evil.test",
  "https://a.example.net:8443/evil.test",
  "http://a.example.net/evil.test",
  "myapp://callback/evil.test",
  "myapp://evil.test",
];
const ALLOWED_URLS = "https://*.example.net,https://**.example.net/**,myapp://callback";
const FOREIGN_HOST = /e?vil(?:[.。．｡]|%2e)test|ｅvil|16843009|0x1010101|1\.1\.1\.1|101:101/i;

describe("redirect targets", () => {
  let target: Target;
  let ann: Awaited<ReturnType<typeof makeAccount>>;
  let service: string;
  beforeAll(async () => {
    target = await openTarget(EITHER_DATABASE, { ADDITIONAL_REDIRECT_URLS: ALLOWED_URLS });
    ann = await makeAccount(target.db, "ann@tea.test");
    service = await signToken({ role: "service_role" });
  });
  afterAll(() => target.close());

  test("every auth route ignores a foreign redirect target in every parameter", async () => {
    const routes = target.routes.filter(
      ({ path }) => path.startsWith("/auth/v1/") && !path.endsWith("/logout"),
    );
    expect(routes.length).toBeGreaterThan(35);
    const names = [
      "redirect_to",
      "redirectTo",
      "email_redirect_to",
      "next",
      "url",
      "return_to",
      "continue",
      "site_url",
    ];
    await runConcurrently(
      // An odd step, so that each route meets both kinds of email address below.
      routes.flatMap((route, at) =>
        sampled([...FOREIGN_URLS.entries()], 13, at).map(([turn, url]) => ({ route, url, turn })),
      ),
      async ({ route, url, turn }) => {
        const given = Object.fromEntries(names.map((name) => [name, url]));
        // Alternates between an existing account and unknown addresses, so that each URL gets a mail of its own.
        const email = turn % 2 === 0 ? ann.email : `unknown${turn}@tea.test`;
        const query = new URLSearchParams({ ...given, type: "recovery", grant_type: "password", token: "x" });
        const body = {
          ...given,
          options: given,
          data: {},
          email,
          password: "leaves of seventeen",
          type: "magiclink",
        };
        const token = /admin|invite/.test(route.path) ? service : ann.token;
        const answer = await target.ask(`${route.path.replaceAll(/:\w+/g, ann.id)}?${query}`, {
          method: route.method,
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            referer: "https://evil.test/",
            origin: "https://evil.test",
            "x-forwarded-host": "evil.test",
            "x-original-host": "evil.test",
          },
          ...(route.method === "GET" ? {} : { body: JSON.stringify(body) }),
        });
        const what = `${route.method} ${route.path} ${url}`;
        expect(answer.headers.get("location") ?? "", what).not.toMatch(FOREIGN_HOST);
        expect(answer.text, what).not.toMatch(FOREIGN_HOST);
      },
    );
  });

  test("no mail contains a foreign redirect target", async () => {
    const unsent = () =>
      target.db.query("select 1 from private.mails where sent_at is null and given_up_at is null");
    await expect.poll(async () => (await unsent()).rows, { timeout: 300_000 }).toEqual([]);
    const folder = join(target.dataDir, "mail");
    const mails = readdirSync(folder).map((name) =>
      readFileSync(join(folder, name), "utf8").replaceAll(/=\r?\n/g, ""),
    );
    expect(mails.filter((mail) => /verify\?/.test(mail)).length).toBeGreaterThan(10);
    for (const mail of mails) expect(mail).not.toMatch(FOREIGN_HOST);
  });

  test("a redirect target on the operator's allow list is accepted", async () => {
    for (const allowed of ["https://tea.example.net", "https://a.b.example.net/c?d=e", "myapp://callback"]) {
      const made = await target.ask("/auth/v1/admin/generate_link", {
        method: "POST",
        headers: { authorization: `Bearer ${service}`, "content-type": "application/json" },
        body: JSON.stringify({ type: "magiclink", email: ann.email, redirect_to: allowed }),
      });
      expect(JSON.parse(made.text).redirect_to).toBe(allowed);
    }
  });

  test("a valid link never redirects to a foreign target", async () => {
    await runConcurrently(FOREIGN_URLS, async (url) => {
      const made = await target.ask("/auth/v1/admin/generate_link", {
        method: "POST",
        headers: { authorization: `Bearer ${service}`, "content-type": "application/json" },
        body: JSON.stringify({ type: "magiclink", email: ann.email }),
      });
      const token = new URL(JSON.parse(made.text).action_link).searchParams.get("token") ?? "";
      const opened = await target.ask("/auth/v1/verify", {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ token, type: "magiclink", redirect_to: url }),
      });
      expect(opened.status, url).toBe(303);
      expect(new URL(opened.headers.get("location") ?? "").origin, url).toBe("http://localhost");
    });
  });
});
