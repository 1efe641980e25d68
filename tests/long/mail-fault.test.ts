/**
 * The mail server is down, then silent, and returns each time. Requests for mail are answered at once, everything else
 * keeps working, the mail is sent later, once, and its link still works.
 */
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataDir } from "#tests/support/pglite.ts";
import { startSmtp, type TestSmtp } from "#tests/support/smtp.ts";
import { until } from "#tests/support/until.ts";
import { type ServerProcess, serverProcess } from "./server-process.ts";
import { anonKeyOf, type Call, caller, newLedger, simulateUser, UNLIMITED } from "./simulated-users.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

/** The server's own timeout for the mail server; no visitor may wait as long. */
const MAIL_PATIENCE_MS = 10_000;

describe("an outage of the mail server", () => {
  const dataDir = newDataDir("app");
  let smtp: TestSmtp;
  let proxy: TcpProxy;
  let server: ServerProcess;
  let call: Call;

  beforeAll(async () => {
    smtp = await startSmtp();
    proxy = await startTcpProxy("127.0.0.1", Number(new URL(smtp.url).port));
    server = await serverProcess({
      ...UNLIMITED,
      DATABASE_URL: "",
      DATA_DIR: dataDir,
      SMTP_URL: `smtp://127.0.0.1:${proxy.port}`,
      AUTH_MAIL_INTERVAL: "0",
    });
    await server.start();
    call = caller(server.url, await anonKeyOf(server.url));
    // Sends one mail first, so that the connections that break are in use.
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
    ["down", () => proxy.cut()],
    ["silent", async () => proxy.silence()],
  ])("%s: requests are answered at once, and mails are sent later, each once", async (how, harm) => {
    await harm();
    const people = Array.from({ length: 5 }, (_, n) => `${how}${n}@tea.test`);
    for (const email of people) {
      const started = performance.now();
      expect((await ask(email)).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(MAIL_PATIENCE_MS);
    }
    await simulateUser(call, newLedger());
    // A delivery was attempted and failed: the log says so, without the address.
    await until("a failed delivery in the log", () => server.log().includes("a mail could not be sent"));
    expect(server.log()).not.toContain("@tea.test");
    expect(people.flatMap(mailsTo)).toEqual([]);

    await proxy.restore();
    for (const email of people) await redeem(email);
    for (const email of people) expect(mailsTo(email)).toHaveLength(1);
  });
});
