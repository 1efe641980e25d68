/** Secrets must not appear in the log, in the built site, or in plain text in the database. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ATTACK_SECRET, openTarget, type Target } from "#tests/support/attack-target.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";

const EMAIL = "quiet.reader@tea.test";
const PASSWORD = "seventeen green leaves";
const QUESTION = "my grandmother's quiet question about neem and her swollen knee";
const TITLE = "Corilla tea against what nobody should know";
const NOTE = "what I would rather keep to myself";

describe("a server logging at debug level", () => {
  let smtp: TestSmtp;
  let target: Target;
  /** Every credential and personal text that was used, by its description. */
  const secrets: Record<string, string> = {};

  beforeAll(async () => {
    smtp = await startSmtp();
    target = await openTarget("postgres", { SMTP_URL: smtp.url });
    await liveADay();
  });
  afterAll(async () => {
    await target.close();
    await smtp.close();
  });

  async function liveADay(): Promise<void> {
    const send = async (path: string, body: unknown, token = target.anonKey, method = "POST") => {
      const headers = {
        "content-type": "application/json",
        apikey: target.anonKey,
        authorization: `Bearer ${token}`,
      };
      const { text } = await target.ask(path, { method, headers, body: JSON.stringify(body) });
      return text.startsWith("{") ? JSON.parse(text) : {};
    };
    await send("/auth/v1/signup", { email: EMAIL, password: PASSWORD, data: { note: NOTE } });
    const welcome = await smtp.mailTo(EMAIL);
    Object.assign(secrets, { "sign-up code": welcome.code, "sign-up link": tokenIn(welcome.link) });
    await target.ask(new URL(welcome.link).pathname + new URL(welcome.link).search);
    await send("/auth/v1/verify", { type: "email", email: EMAIL, token: "000000" });
    const first = await send("/auth/v1/verify", { type: "email", email: EMAIL, token: welcome.code });
    await send("/auth/v1/token?grant_type=password", { email: EMAIL, password: `${PASSWORD}, nearly` });
    const session = await send("/auth/v1/token?grant_type=password", { email: EMAIL, password: PASSWORD });
    const next = await send("/auth/v1/token?grant_type=refresh_token", {
      refresh_token: session.refresh_token,
    });
    const token = next.access_token;
    Object.assign(secrets, {
      "access token": first.access_token,
      "second access token": token,
      "refresh token": session.refresh_token,
      "next refresh token": next.refresh_token,
    });
    await send("/auth/v1/recover", { email: EMAIL });
    const recovery = await smtp.mailTo(EMAIL, 2);
    Object.assign(secrets, { "recovery code": recovery.code, "recovery link": tokenIn(recovery.link) });
    // The session that the sign-up mail opened: a password alone enrols no first factor.
    const factor = await send(
      "/auth/v1/factors",
      { factor_type: "totp", friendly_name: "phone" },
      first.access_token,
    );
    secrets["second step's secret"] = factor.totp.secret;
    await send(`/auth/v1/factors/${factor.id}/challenge`, {}, first.access_token);
    await send("/functions/v1/herbal-chat", { query: QUESTION }, token);
    await send("/functions/v1/herbal-chat", { query: `${QUESTION}\u0000` }, token);
    await send("/rest/v1/user_reminders", { title: TITLE, description: NOTE, frequency: "as-needed" }, token);
    await send(
      "/rest/v1/push_subscriptions",
      { endpoint: "https://push.test/quiet", p256dh: "device-key-of-mine", auth: "device-secret-of-mine" },
      token,
    );
    const calendar = await send("/functions/v1/reminder-calendar", {}, token);
    secrets["calendar link"] = tokenIn(`http://x/${calendar.path}`);
    await target.ask(`/functions/v1/${calendar.path}`);
    await target.ask(`/functions/v1/reminder-unsubscribe?token=${secrets["calendar link"]}`);
    // Errors are logged, so they are provoked as well.
    await send("/rest/v1/user_reminders", { title: TITLE, frequency: NOTE }, token);
    await send(
      `/rest/v1/user_reminders?title=eq.${encodeURIComponent(TITLE)}&id=eq.${encodeURIComponent(NOTE)}`,
      {},
      token,
      "PATCH",
    );
    await send("/rest/v1/profiles", { display_name: EMAIL }, `${token}x`, "PATCH");
    await target.ask(`/plants?search=${encodeURIComponent(QUESTION)}`);
    await target.ask(`/auth/callback?email=${EMAIL}&access_token=${token}`, {
      headers: { referer: `http://x/?q=${EMAIL}`, "user-agent": EMAIL },
    });
  }

  function tokenIn(link: string): string {
    return new URL(link).searchParams.get("token") ?? "";
  }

  const keyFiles = (): string => {
    const names = readdirSync(target.dataDir).filter((name) => name.endsWith(".json"));
    return names.map((name) => readFileSync(join(target.dataDir, name), "utf8")).join("\n");
  };

  /** The private parts of all keys the server generated. */
  const ownKeys = (): string[] =>
    [...keyFiles().matchAll(/"(?:d|privateKey|secret|key)":"([\w+/=-]{20,})"/g)].map(([, key]) => key ?? "");

  test("the test has used real secrets and produced a log", () => {
    for (const [what, secret] of Object.entries(secrets))
      expect(secret?.length, what).toBeGreaterThanOrEqual(6);
    expect(ownKeys().length).toBeGreaterThanOrEqual(2);
    expect(target.logged.length).toBeGreaterThan(15);
  });

  test("writes no secret or personal data to its log or metrics", async () => {
    const metrics = await target.ask("/metrics");
    expect(metrics.status).toBe(200);
    const log = target.logged.join("") + metrics.text;
    const sensitive = {
      ...secrets,
      EMAIL,
      PASSWORD,
      QUESTION,
      TITLE,
      NOTE,
      ATTACK_SECRET,
      "anonymous key": target.anonKey,
    };
    for (const [what, secret] of Object.entries(sensitive)) {
      for (const form of new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]))
        expect(log.includes(form), what).toBe(false);
    }
    for (const key of ownKeys()) expect(log.includes(key)).toBe(false);
    expect(log).not.toMatch(
      /[\w.+-]+@[\w-]+\.\w+|eyJ[\w-]{10}|Bearer|127\.0\.0\.1|device-(key|secret)-of-mine/,
    );
  });

  test("stores no credential in plain text in the database", async () => {
    // The text of a mail is deleted once it is sent, and these were sent.
    const { rows: tables } = await target.db.query<{ place: string }>(
      `select c.oid::regclass::text as place from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname in ('public', 'auth', 'private')`,
    );
    await expect
      .poll(async () => (await target.db.query("select 1 from private.mails where sent_at is null")).rows, {
        timeout: 300_000,
      })
      .toEqual([]);
    // A TOTP secret is needed to verify codes; everything else is stored as a hash.
    const { "second step's secret": _kept, ...rest } = secrets;
    for (const { place } of tables) {
      const { rows } = await target.db.query<{ all: string | null }>(
        `select string_agg(to_jsonb(t)::text, '') as all from ${place} t`,
      );
      const all = rows[0]?.all ?? "";
      for (const [what, secret] of Object.entries({ ...rest, PASSWORD }))
        expect(
          all.includes(`"${secret}"`) || (secret.length > 6 && all.includes(secret)),
          `${what} in ${place}`,
        ).toBe(false);
    }
  });

  test("makes its key files readable by the owner only", () => {
    const loose = readdirSync(target.dataDir)
      .filter((name) => /key|secret|\.json$/.test(name))
      .filter((name) => (statSync(join(target.dataDir, name)).mode & 0o077) !== 0);
    expect(loose).toEqual([]);
  });
});

describe("the built site", () => {
  const files = readdirSync("build/client", { recursive: true, encoding: "utf8" })
    .map((name) => join("build/client", name))
    .filter(
      (file) => statSync(file).isFile() && /\.(js|css|html|json|data|txt|xml|webmanifest|svg)$/.test(file),
    );
  let texts: { file: string; text: string }[] = [];
  beforeAll(() => {
    texts = files.map((file) => ({ file, text: readFileSync(file, "utf8") }));
  });
  afterAll(() => {
    texts = [];
  });
  const found = (pattern: RegExp) =>
    texts.flatMap(({ file, text }) =>
      (text.match(pattern) ?? []).map((match) => `${file}: ${match.slice(0, 80)}`),
    );

  test("has been built", () => expect(files.length).toBeGreaterThan(100));

  test.each([
    ["token", /eyJ[\w-]{15,}\.[\w-]{10,}/g],
    ["private key", /-----BEGIN|"d":"[\w-]{40,}"|privateKey:"/g],
    [
      "API key of a service",
      /\b(sk-[A-Za-z0-9]{16,}|AKIA[A-Z0-9]{16}|ghp_\w{20,}|sb_secret_\w+|xox[bp]-\w+)/g,
    ],
    [
      "name of a server setting that holds a secret",
      /JWT_SECRET|SMTP_URL|DATABASE_URL|LLM_API_KEY|VAPID_PRIVATE|BROWSER_TEST_SECRET/g,
    ],
    ["service role's key", /"service_role"[^)]{0,40}eyJ/g],
    ["database URL", /postgres(ql)?:\/\/[^"'\s]+@/g],
    ["path of the build machine", /["'`(](\/(home|root|Users|work|tmp|builds)\/[\w./-]+)/g],
    ["source map", /sourceMappingURL=/g],
  ])("contains no %s", (_what, pattern) => {
    expect(found(pattern)).toEqual([]);
  });

  test("contains no email address except examples", () => {
    // Only from the @ on: a pattern that begins with the name reads every word of the site again from each of its letters.
    const addresses = new Set(
      found(/(?<=[\w.+-])@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi).map((line) => line.split(": ")[1] ?? ""),
    );
    // Examples inside form fields; no person's.
    const real = [...addresses].filter(
      (address) => !/@(example\.(org|com|net)|[\w.-]*\.(test|invalid|example))$/i.test(address),
    );
    expect(real).toEqual([]);
  });
});
