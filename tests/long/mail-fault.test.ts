/**
 * The mail server is dead, then falls silent, and comes back each time. Proved: asking for a mail is answered at once
 * all the same, everything else goes on, the mail waits and goes out later, once, and what it carries still works.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { until } from "#tests/support/until.ts";
import { anonKeyOf, type Call, caller, LIVELY, live, newLedger } from "./simulated-users.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

/** What the server itself waits for a mail server to say something; no visitor may wait as long. */
const MAIL_PATIENCE_MS = 10_000;

describe("a mail server in trouble", () => {
  const dataDir = newDataDir("app");
  let smtp: TestSmtp;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let call: Call;

  beforeAll(async () => {
    smtp = await startSmtp();
    proxy = await startTcpProxy("127.0.0.1", Number(new URL(smtp.url).port));
    server = await serverProcess({
      ...LIVELY,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      AUTH_MAIL_INTERVAL: "0",
    });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    // A mail that goes through at once, so that the connections that break are in use.
    await signInByMail("before@tea.test");
  });
  afterAll(async () => {
    await server.stop();
    await proxy.cut();
    await smtp.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (email: string) => call("/auth/v1/otp", { body: { email } });
  const mailsTo = (email: string) => smtp.mails.filter((mail) => mail.to === email);

  async function redeem(email: string): Promise<void> {
    await until("a mail to arrive", () => mailsTo(email).length > 0);
    const token = mailsTo(email)[0]?.code;
    const answer = await call("/auth/v1/verify", { body: { type: "email", email, token } });
    expect(answer.body).toMatchObject({ access_token: expect.any(String) });
  }

  async function signInByMail(email: string): Promise<void> {
    expect((await ask(email)).status).toBe(200);
    await redeem(email);
  }

  it.each([
    ["dead", () => proxy.cut()],
    ["silent", async () => proxy.silence()],
  ])("%s: answers come at once, mails later, each once", async (how, harm) => {
    await harm();
    const people = Array.from({ length: 5 }, (_, n) => `${how}${n}@tea.test`);
    for (const email of people) {
      const started = performance.now();
      expect((await ask(email)).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(MAIL_PATIENCE_MS);
    }
    await live(call, newLedger());
    // It was tried, and could not be sent: the log says so, without a name.
    await until("a failed delivery in the log", () => server.log().includes("a mail could not be sent"));
    expect(server.log()).not.toContain("@tea.test");
    expect(people.flatMap(mailsTo)).toEqual([]);

    await proxy.mend();
    for (const email of people) await redeem(email);
    for (const email of people) expect(mailsTo(email)).toHaveLength(1);
  });
});
