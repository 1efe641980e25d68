/** Rate limits of the auth API under floods of guesses, sign-ups and mails; the account's owner must still get in. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

describe.each(databaseKinds({ smoke: false }))("auth rate limits on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind);
  });
  afterAll(() => server.close());

  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);
  /** The limits are the same on both databases; PostgreSQL is faster and takes the full number. */
  const many = kind === "postgres" ? 1000 : 150;

  /** Sends the requests 50 at a time, as an attacker would. */
  async function sendMany<T>(times: number, send: (turn: number) => Promise<T>): Promise<T[]> {
    const results: T[] = [];
    for (let from = 0; from < times; from += 50) {
      const turns = Array.from({ length: Math.min(50, times - from) }, (_, i) => from + i);
      results.push(...(await Promise.all(turns.map(send))));
    }
    return results;
  }

  test(`${many} guesses of a code from ${many} networks all fail, and the owner's link still works`, async () => {
    const email = newEmail();
    await post("/otp", { email }, newNetwork());
    const { code, link } = await server.smtp.mailTo(email);
    const guesses = await sendMany(many, (turn) => {
      const guess = String((Number(code) + 1 + turn) % 1_000_000).padStart(6, "0");
      return post("/verify", { type: "email", email, token: guess }, newNetwork());
    });
    expect(guesses.every(({ status }) => status === 403)).toBe(true);
    const late = await post("/verify", { type: "email", email, token: code }, newNetwork());
    expect(late).toMatchObject({ status: 403, body: { code: 403, error_code: "otp_expired" } });
    expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
  });

  test("a network that guesses codes gets 429 with Retry-After", async () => {
    const address = newNetwork();
    const email = newEmail();
    const answers = await sendMany(100, () =>
      post("/verify", { type: "email", email, token: "123456" }, address),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused[0]?.body.error_code).toBe("over_request_rate_limit");
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  test(`${many} sign-ups from one network create at most 30 accounts, and other networks can still sign up`, async () => {
    const address = newNetwork();
    const answers = await sendMany(many, (turn) =>
      post("/signup", { email: `flood${turn}@${kind}.example.org`, password: "a long password" }, address),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made.length).toBeLessThanOrEqual(30);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBeTruthy();
    const { rows } = await server.db.query("select 1 from auth.users where email like 'flood%'");
    expect(rows.length).toBe(made.length);
    await signUpOwner();
  });

  test("the networks of one provider's customer send strangers at most 120 mails an hour together", async () => {
    const answers = await sendMany(200, (turn) =>
      post("/otp", { email: `stranger${turn}@${kind}.example.org` }, `2001:db8:9a:${(turn % 8) + 1}00::5`),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120);
    expect(answers.find(({ status }) => status === 429)?.body.error_code).toBe("over_email_send_rate_limit");
    expect((await post("/otp", { email: newEmail() }, newNetwork())).status).toBe(200);
  });

  test("an address gets one mail a minute from one network, whether or not it has an account", async () => {
    const known = (await signUpOwner()).email;
    server.pass(61);
    for (const email of [known, newEmail()]) {
      const attacker = newNetwork();
      expect((await post("/recover", { email }, attacker)).status).toBe(200);
      for (const soon of await sendMany(5, () => post("/otp", { email }, attacker))) {
        expect(soon.body).toMatchObject({ code: 429, error_code: "over_email_send_rate_limit" });
        expect(soon.body.msg).toMatch(
          /^For security purposes, you can only request this after \d+ seconds\.$/,
        );
        expect(Number(soon.headers.get("retry-after"))).toBeLessThanOrEqual(60);
      }
    }
  });

  /** How many mails the addresses got; all that were asked for have been sent. */
  async function mailsTo(isRecipient: (address: string) => boolean): Promise<number> {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => isRecipient(to)).length;
  }

  test("a few networks that ask for mails all the time leave the owner's network its own", async () => {
    const email = newEmail();
    const attackers = [newNetwork(), newNetwork(), newNetwork()];
    for (let minute = 0; minute < 30; minute += 1) {
      for (const attacker of attackers) await post("/otp", { email }, attacker);
      server.pass(61);
    }
    // The rest is left for networks that have not asked.
    expect(await mailsTo((to) => to === email)).toBe(6);
    for (let other = 0; other < 14; other += 1)
      expect((await post("/otp", { email }, newNetwork())).status).toBe(200);
    expect(await mailsTo((to) => to === email)).toBe(18);
  });

  test("an address gets at most 18 mails an hour, and the last link still works", async () => {
    const email = newEmail();
    for (let minute = 0; minute < 30; minute += 1) {
      expect((await post("/otp", { email }, newNetwork())).status).toBe(200);
      server.pass(61);
    }
    expect(await mailsTo((to) => to === email)).toBe(18);
    expect(
      hashOf(await pressLink((await server.smtp.mailTo(email, 18)).link)).get("access_token"),
    ).toBeTruthy();
  });

  test("the spellings of one mailbox share its mails", async () => {
    const attacker = newNetwork();
    const name = `spelled${kind}`;
    expect((await post("/otp", { email: `${name}@gmail.com` }, attacker)).status).toBe(200);
    for (const email of [`${name}+1@gmail.com`, `s.pelled${kind}@gmail.com`, `${name}@GoogleMail.com`])
      expect((await post("/otp", { email }, attacker)).status, email).toBe(429);
    await sendMany(20, (turn) => post("/otp", { email: `${name}+${turn}@gmail.com` }, newNetwork()));
    expect(await mailsTo((to) => to.startsWith(name))).toBe(18);
  });

  test("password guessing is limited for the attacker but not for the owner", async () => {
    const { email, address } = await signUpOwner();
    const attacker = newNetwork();
    const answers = await sendMany(100, (turn) =>
      post("/token?grant_type=password", { email, password: `guess number ${turn}` }, attacker),
    );
    expect(answers.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(8);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    // Distributed guessing locks out unknown networks, but not the network the owner has signed in from.
    await sendMany(200, (turn) =>
      post("/token?grant_type=password", { email, password: `other ${turn}` }, newNetwork()),
    );
    const unknownNetwork = await post(
      "/token?grant_type=password",
      { email, password: "the owner's password" },
      newNetwork(),
    );
    expect(unknownNetwork.status).toBe(400);
    const owner = await post(
      "/token?grant_type=password",
      { email, password: "the owner's password" },
      address,
    );
    expect(owner.status).toBe(200);
  });
});
