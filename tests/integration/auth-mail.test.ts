/** The mail outbox: no mail is lost in an outage or a restart or sent twice by two processes; and the local mailbox. */
import { execFile } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openAccounts } from "#server/auth/open-accounts.ts";
import { onBehalfOf } from "#server/db/caller.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { createRateLimiter } from "#server/limits/rate-limiter.ts";
import { createMailQueue } from "#server/mail/queue.ts";
import { createSmtpTransport } from "#server/mail/smtp-transport.ts";
import { readSettings } from "#server/settings.ts";
import { openOperatorCommands } from "#server/startup/operator-commands.ts";
import { openKeyring } from "#server/tokens/keyring.ts";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { newDataDir } from "#tests/support/pglite.ts";

const run = promisify(execFile);
const quiet = { warn: () => undefined, error: () => undefined };

describe.each(databaseKinds({ smoke: false }))("the outbox on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { limitFactor: 1000, mailIntervalSeconds: 0 });
  });
  afterAll(() => server.close());

  const ask = (email: string) => server.client().auth.signInWithOtp({ email });
  const anotherProcess = () =>
    createMailQueue({
      db: server.db,
      transport: createSmtpTransport({ url: server.smtp.url, from: "tea@example.org" }),
      now: server.now,
      log: quiet,
    });

  test("a mail server's outage delays a mail with increasing backoff and loses none", async () => {
    server.smtp.refuseWith(451);
    const email = "paused@example.org";
    await ask(email);
    await server.mail.flush();
    for (const wait of [5, 10, 20]) {
      await server.mail.flush();
      server.pass(wait + 1);
      await server.mail.flush();
    }
    const { rows } = await server.db.query(
      "select attempts, sent_at from private.mails where recipient = $1",
      [email],
    );
    expect(rows).toEqual([{ attempts: 4, sent_at: null }]);
    server.smtp.refuseWith(undefined);
    server.pass(41);
    await server.mail.flush();
    expect((await server.smtp.mailTo(email)).code).toMatch(/^\d{6}$/);
  });

  test("a mail claimed by a killed process is sent by another with the same message id", async () => {
    const email = "restart@example.org";
    server.smtp.refuseWith(451);
    await ask(email);
    await server.mail.flush();
    // Claimed by a process that was killed.
    await server.db.query(
      "update private.mails set claimed_until = $2, next_attempt_at = $2 where recipient = $1",
      [email, new Date(server.now() + 60_000)],
    );
    server.smtp.refuseWith(undefined);
    const other = anotherProcess();
    await other.flush();
    expect(server.smtp.mails.filter((mail) => mail.to === email)).toHaveLength(0);
    server.pass(61);
    await other.flush();
    await other.stop();
    const { messageId } = await server.smtp.mailTo(email);
    const { rows } = await server.db.query<{ id: string }>(
      "select id from private.mails where recipient = $1",
      [email],
    );
    expect(messageId).toBe(`<${rows[0]?.id}@example.org>`);
  });

  test("three concurrent processes send each mail exactly once and store no secret afterwards", async () => {
    server.smtp.refuseWith(451);
    const emails = Array.from({ length: 30 }, (_, i) => `crowd${i}@example.org`);
    for (const email of emails) await ask(email);
    await server.mail.flush();
    server.smtp.refuseWith(undefined);
    server.pass(700);
    const others = [anotherProcess(), anotherProcess()];
    await Promise.all([server.mail.flush(), ...others.map((queue) => queue.flush())]);
    for (const queue of others) await queue.stop();
    await server.mail.flush();
    for (const email of emails) expect(server.smtp.mails.filter((mail) => mail.to === email)).toHaveLength(1);
    const { rows } = await server.db.query(
      "select 1 from private.mails where sent_at is not null and body_text is not null",
    );
    expect(rows).toHaveLength(0);
  });

  test("a mail does not wait for the many that other networks asked for, nor for reminders", async () => {
    const { mail, db, smtp } = server;
    const put = (network: string | undefined, to: string) => {
      const enqueue = () =>
        mail.enqueue(db, {
          kind: "magic-link",
          to,
          subject: "s",
          text: "t",
          html: "h",
          expiresAt: server.now() + 60_000,
        });
      return network === undefined ? enqueue() : onBehalfOf(network, enqueue);
    };
    for (let n = 0; n < 15; n += 1) await put(undefined, `reminded${n}@example.org`);
    for (let n = 0; n < 25; n += 1) await put(`2001:db8:5:${n}00::/56`, `flood${n}@example.org`);
    await put("192.0.2.77", "waiting@example.org");
    const before = smtp.mails.length;
    await mail.flush();
    const sent = smtp.mails.slice(before).map(({ to }) => to);
    expect(sent).toHaveLength(41);
    // Ten are sent at a time.
    expect(sent.indexOf("waiting@example.org")).toBeLessThan(10);
  });

  test("a rejected recipient is not retried, and an expired mail is not sent", async () => {
    server.smtp.refuseWith(550);
    await ask("refused@example.org");
    await server.mail.flush();
    const refused = await server.db.query(
      "select attempts, given_up_at is not null as over, body_text from private.mails where recipient = $1",
      ["refused@example.org"],
    );
    expect(refused.rows).toEqual([{ attempts: 1, over: true, body_text: null }]);
    server.smtp.refuseWith(451);
    await ask("expired@example.org");
    await server.mail.flush();
    server.smtp.refuseWith(undefined);
    server.pass(3700);
    await server.mail.flush();
    expect(server.smtp.mails.filter((mail) => mail.to === "expired@example.org")).toHaveLength(0);
  });
});

describe("without a mail server", () => {
  const dataDir = newDataDir("app");
  let db: Database;
  let url: string;
  let stop: () => Promise<void>;
  const logged: string[] = [];

  beforeAll(async () => {
    db = await openDatabase({ dataDir });
    const root = new Hono();
    const http = createServer(getRequestListener(root.fetch, { overrideGlobalObjects: false }));
    await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
    url = `http://localhost:${(http.address() as AddressInfo).port}`;
    const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
    const settings = readSettings({ DATA_DIR: dataDir, AUTH_BCRYPT_COST: "4" });
    const keyring = await openKeyring({ dataDir });
    const limiter = createRateLimiter(db, Date.now);
    const accounts = openAccounts({ db, settings, siteUrl: url, keyring, limiter, log, now: Date.now });
    const operatorCommands = await openOperatorCommands(db, dataDir, Date.now);
    root.route("/auth/v1", accounts.auth);
    if (accounts.mailbox) root.route("/mailbox", accounts.mailbox);
    await fetch(`${url}/auth/v1/otp`, {
      method: "POST",
      body: JSON.stringify({ email: "newcomer@example.org" }),
    });
    // A mail is written under another name first, so a part of the name is not enough.
    const isMail = (name: string) => name.endsWith(".eml");
    await vi.waitFor(() => expect(readdirSync(join(dataDir, "mail")).some(isMail)).toBe(true), {
      timeout: 60_000,
    });
    stop = async () => {
      http.closeAllConnections();
      http.close();
      await operatorCommands?.close();
      await accounts.stop();
      await db.close();
    };
  });
  afterAll(async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("mails are files readable by the owner only, and the mailbox page shows them with their links", async () => {
    const files = readdirSync(join(dataDir, "mail")).filter((name) => name.endsWith(".eml"));
    expect(files).toHaveLength(1);
    expect(statSync(join(dataDir, "mail", files[0] ?? "")).mode & 0o777).toBe(0o600);
    const list = await (await fetch(`${url}/mailbox`)).text();
    expect(list).toContain("Your Bush Tea sign-in link");
    const href = /href="(\/mailbox\/[^"]+)"/.exec(list)?.[1] ?? "";
    const message = await fetch(url + href);
    const text = await message.text();
    expect(text).toMatch(
      /<a href="http:\/\/localhost:\d+\/auth\/v1\/verify\?token=[\w-]+&amp;type=magiclink/,
    );
    expect(text).toMatch(/Your sign-in code: \d{6}/);
    expect(message.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect((await fetch(`${url}/mailbox/..%2F..%2Fkeys.json`)).status).toBe(404);
    expect(logged).toEqual([]);
  });

  test("the mailbox is denied through a proxy and by another host name", async () => {
    for (const headers of [
      { "x-forwarded-for": "203.0.113.9" },
      { forwarded: "for=203.0.113.9" },
      { "x-real-ip": "203.0.113.9" },
      { via: "1.1 proxy" },
      { host: "bush-tea.example.org" },
    ]) {
      const status = await new Promise((resolve, reject) => {
        const asked = request({ port: new URL(url).port, path: "/mailbox", headers }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on("error", reject).end();
      });
      expect(status, JSON.stringify(headers)).toBe(404);
    }
  });

  test("the operator can grant the admin role while the server runs on its embedded database", async () => {
    const admin = (...args: string[]) =>
      run(process.execPath, [join(import.meta.dirname, "../../scripts/admin.ts"), ...args], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      });
    expect((await admin("grant", "Newcomer@example.org")).stdout).toBe(
      "newcomer@example.org is now an admin.\n",
    );
    expect((await admin("list")).stdout).toBe("newcomer@example.org\n");
    const { rows } = await db.query("select role from public.user_roles");
    expect(rows).toEqual([{ role: "admin" }]);
    expect((await admin("revoke", "newcomer@example.org")).stdout).toBe(
      "newcomer@example.org is no longer an admin.\n",
    );
    await expect(admin("grant", "nobody@example.org")).rejects.toMatchObject({ code: 1 });
    await expect(admin("frobnicate")).rejects.toMatchObject({ code: 1 });
    expect(statSync(join(dataDir, "control.sock")).mode & 0o777).toBe(0o600);
  });
});
