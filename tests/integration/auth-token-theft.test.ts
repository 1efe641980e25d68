/** Stolen refresh tokens, forged tokens and account enumeration. */
import { createHash, createHmac } from "node:crypto";
import { compare, hash } from "@node-rs/bcrypt";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { APP_TEMPLATE, createTestDatabase } from "#tests/support/postgres.ts";

describe.each(databaseKinds({ smoke: false }))("token theft and account enumeration on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind);
  });
  afterAll(() => server.close());

  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  test("a refresh token works once, again within ten seconds, and later reuse ends the session", async () => {
    const { client } = await signUpOwner();
    server.stopClock();
    const { data } = await client.auth.getSession();
    const first = data.session?.refresh_token ?? "";
    const refresh = (token: string) =>
      post("/token?grant_type=refresh_token", { refresh_token: token }, newNetwork());
    const tabs = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
    const second = String(tabs[0]?.body.refresh_token);
    expect(second).not.toBe(first);
    expect(new Set(tabs.map(({ body }) => body.refresh_token)).size).toBe(1);
    server.pass(5);
    const third = String((await refresh(second)).body.refresh_token);
    expect((await refresh(first)).body.refresh_token).toBe(third);
    server.pass(11);
    const stolen = await refresh(first);
    expect(stolen).toMatchObject({ status: 400, body: { error_code: "refresh_token_already_used" } });
    expect((await refresh(third)).body.error_code).toBe("refresh_token_not_found");
    expect((await client.auth.getUser()).error).not.toBeNull();
    const { rows } = await server.db.query("select token from auth.refresh_tokens");
    expect(JSON.stringify(rows)).not.toContain(third);
  });

  test("an account has at most 50 sessions, and a session at most 200 used tokens: the oldest go", async () => {
    const { client, email } = await signUpOwner();
    const userId = (await client.auth.getUser()).data.user?.id;
    await server.db.query(
      `insert into auth.sessions (user_id, created_at, tag)
       select $1, now() - n * interval '1 minute', 'old ' || n from generate_series(1, 60) n`,
      [userId],
    );
    const credentials = { email, password: "the owner's password" };
    const signedIn = await post("/token?grant_type=password", credentials, newNetwork());
    expect(signedIn.status).toBe(200);
    const { rows: sessions } = await server.db.query<{ tag: string | null }>(
      "select tag from auth.sessions where user_id = $1 order by created_at desc",
      [userId],
    );
    const newest = Array.from({ length: 48 }, (_, n) => `old ${n + 1}`);
    expect(sessions.map(({ tag }) => tag)).toEqual([null, null, ...newest]);

    const token = String(signedIn.body.refresh_token);
    const { rows: added } = await server.db.query<{ session_id: string }>(
      `insert into auth.refresh_tokens (token, user_id, session_id, revoked, revoked_at)
       select $1 || n, user_id, session_id, true, now() - interval '1 day'
       from auth.refresh_tokens, generate_series(1, 300) n where token = $1 returning session_id`,
      [createHash("sha256").update(token).digest("hex")],
    );
    const refreshed = await post("/token?grant_type=refresh_token", { refresh_token: token }, newNetwork());
    expect(refreshed.status).toBe(200);
    const { rows: counts } = await server.db.query(
      `select count(*) filter (where revoked)::int as used, count(*) filter (where not revoked)::int as live
       from auth.refresh_tokens where session_id = $1`,
      [added[0]?.session_id],
    );
    expect(counts).toEqual([{ used: 200, live: 1 }]);
  });

  test("forged tokens are rejected: no algorithm, a foreign key, the public key as a secret, changed claims", async () => {
    const { client } = await signUpOwner();
    const { data } = await client.auth.getSession();
    const real = data.session?.access_token ?? "";
    const claims = JSON.parse(Buffer.from(real.split(".")[1] ?? "", "base64url").toString());
    const { privateKey } = await generateKeyPair("ES256", { extractable: true });
    const kid = server.keyring.signing.kid;
    const published = server.keyring.publicKeys[0];
    const head = Buffer.from(JSON.stringify({ alg: "HS256", kid })).toString("base64url");
    const payload = Buffer.from(JSON.stringify({ ...claims, role: "service_role" })).toString("base64url");
    const forged = [
      new UnsecuredJWT(claims).encode(),
      await new SignJWT({ ...claims, role: "service_role" })
        .setProtectedHeader({ alg: "ES256", kid })
        .sign(privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", jwk: await exportJWK(privateKey) })
        .sign(privateKey),
      `${head}.${payload}.${createHmac("sha256", JSON.stringify(published)).update(`${head}.${payload}`).digest("base64url")}`,
      `${real.split(".")[0]}.${payload}.${real.split(".")[2]}`,
      `${real}x`,
      "not-a-token",
    ];
    for (const token of forged) {
      for (const path of ["/user", "/admin/users"]) {
        const answer = await fetch(`${server.authUrl}${path}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.status).toBe(403);
        expect((await answer.json()).error_code).toBe("bad_jwt");
      }
    }
    const own = await fetch(`${server.authUrl}/admin/users`, {
      headers: { authorization: `Bearer ${real}` },
    });
    expect((await own.json()).error_code).toBe("not_admin");
    server.pass(3700);
    const old = await fetch(`${server.authUrl}/user`, { headers: { authorization: `Bearer ${real}` } });
    expect(old.status).toBe(403);
  });

  test("signing up with a victim's address gains nothing when the owner signs in by another method", async () => {
    const email = newEmail();
    await post("/signup", { email, password: "the attacker's password" }, newNetwork());
    server.pass(61);
    await post("/otp", { email }, newNetwork());
    const { link } = await server.smtp.mailTo(email, 2);
    expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
    const attacker = await post(
      "/token?grant_type=password",
      { email, password: "the attacker's password" },
      newNetwork(),
    );
    expect(attacker.body.error_code).toBe("invalid_credentials");
  });

  test("consent sent with an unconfirmed sign-up is dropped when the owner confirms by their own mail", async () => {
    const consent = { keep_health_questions: true, onboarded: true };
    for (const path of ["/signup", "/otp"]) {
      const email = newEmail();
      await post(path, { email, password: "the attacker's password", data: consent }, newNetwork());
      server.pass(61);
      await post("/signup", { email, password: "the owner's password", data: { mine: 1 } }, newNetwork());
      const { code } = await server.smtp.mailTo(email, 2);
      const { body } = await post("/verify", { type: "email", email, token: code }, newNetwork());
      expect(body.user, path).toMatchObject({ email, user_metadata: { mine: 1 } });
      expect(JSON.stringify(body.user), path).not.toContain("keep_health_questions");
    }
  });

  test("repeated requests for an email change do not flood the new address", async () => {
    const victim = newEmail();
    for (let turn = 0; turn < 7; turn += 1) {
      const { client, email } = await signUpOwner();
      server.pass(61);
      expect((await client.auth.updateUser({ email: victim })).error).toBeNull();
      for (const network of [newNetwork(), newNetwork()])
        expect((await post("/resend", { type: "email_change", email }, network)).status).toBe(200);
    }
    await server.mail.flush();
    expect(server.smtp.mails.filter((mail) => mail.to === victim)).toHaveLength(18);
  });

  test("a ban between opening the link and exchanging its code is enforced", async () => {
    const email = newEmail();
    const client = server.client({ flowType: "pkce", address: newNetwork() });
    await client.auth.signInWithOtp({ email });
    const target = await pressLink((await server.smtp.mailTo(email)).link);
    await server.db.query("update auth.users set banned_until = now() + interval '1 day' where email = $1", [
      email,
    ]);
    const { error } = await client.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "");
    expect(error?.code).toBe("user_banned");
  });

  test("responses do not reveal whether an address has an account", async () => {
    const { email: known } = await signUpOwner();
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : typeof value === "object" && value !== null
          ? Object.entries(value).map(([key, item]) => [key, shape(item)])
          : typeof value;
    const ask = async (path: string, body: Record<string, unknown>) => {
      server.pass(61);
      const { status, body: given } = await post(path, body, newNetwork());
      return { status, shape: shape(given), equalTimes: given.created_at === given.confirmation_sent_at };
    };
    const calls: [string, Record<string, unknown>][] = [
      ["/signup", { password: "some password", data: { zebra: 1, a: { long: true, b: null } } }],
      ["/otp", { create_user: false }],
      ["/otp", {}],
      ["/recover", {}],
      ["/resend", { type: "signup" }],
      ["/token?grant_type=password", { password: "wrong password" }],
      ["/verify", { type: "email", token: "000000" }],
    ];
    for (const [path, body] of calls) {
      expect(await ask(path, { ...body, email: known }), path).toEqual(
        await ask(path, { ...body, email: newEmail() }),
      );
    }
    const notice = server.smtp.mails.find(
      (mail) => mail.to === known && mail.subject === "You already have a Bush Tea account",
    );
    expect(notice?.text).not.toMatch(/\d{6}/);
  });

  test("refresh tokens that nobody was given are refused without a statement, or end the network's allowance soon", async () => {
    const network = newNetwork();
    const refresh = (token: string) =>
      post("/token?grant_type=refresh_token", { refresh_token: token }, network);
    const counted = async () =>
      Number(
        (await server.db.query("select sum(hits)::int as hits from private.rate_limits")).rows[0]?.hits ?? 0,
      );
    const before = await counted();
    for (const junk of ["x", "a b".repeat(20), "y".repeat(44)])
      expect(await refresh(junk)).toMatchObject({
        status: 400,
        body: { error_code: "refresh_token_not_found" },
      });
    expect(await counted()).toBe(before);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) statuses.push((await refresh(`${n}`.padStart(43, "z"))).status);
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(35);
    expect(statuses.at(-1)).toBe(429);
    expect(
      (await post("/token?grant_type=refresh_token", { refresh_token: "z".repeat(43) }, newNetwork())).status,
    ).toBe(400);
  });

  test("logs contain no address, code or token", async () => {
    const address = newNetwork();
    const email = newEmail();
    server.smtp.refuseWith(451);
    await post("/otp", { email }, address);
    await server.mail.flush();
    server.smtp.refuseWith(undefined);
    server.pass(20);
    await server.mail.flush();
    const { code, link } = await server.smtp.mailTo(email);
    await post("/token?grant_type=refresh_token", { refresh_token: "nobody-has-this-one" }, address);
    expect(server.logged.length).toBeGreaterThan(0);
    const all = server.logged.join("\n");
    expect(all).not.toContain(email);
    expect(all).not.toContain(code);
    expect(all).not.toContain(new URL(link).searchParams.get("token"));
  });
});

test("two processes refreshing one token concurrently issue the same successor and share rate limits", async () => {
  const databaseUrl = await createTestDatabase(inject("postgresUrl"), { template: APP_TEMPLATE });
  const one = await startAuthServer("postgres", { autoconfirm: true }, { databaseUrl });
  const two = await startAuthServer("postgres", { autoconfirm: true }, { databaseUrl });
  try {
    const { data } = await one
      .client()
      .auth.signUp({ email: "both@example.org", password: "a long password" });
    const body = JSON.stringify({ refresh_token: data.session?.refresh_token });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, turn) => {
        const server = turn % 2 === 0 ? one : two;
        const answer = await fetch(`${server.authUrl}/token?grant_type=refresh_token`, {
          method: "POST",
          body,
        });
        return (await answer.json()).refresh_token;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]).toEqual(expect.any(String));
    const guess = JSON.stringify({ email: "both@example.org", password: "wrong" });
    const statuses: number[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      const server = turn % 2 === 0 ? one : two;
      statuses.push(
        (await fetch(`${server.authUrl}/token?grant_type=password`, { method: "POST", body: guess })).status,
      );
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(8);
    expect(statuses.slice(8)).toEqual(Array(6).fill(429));
  } finally {
    await one.close();
    await two.close();
  }
});

test("response times do not reveal whether an address has an account", async () => {
  const floor = 60;
  // Hashing dominates at this cost, so that a refusal without it is several times as fast even on a busy machine.
  const cost = 11;
  const server = await startAuthServer(
    "postgres",
    { limitFactor: 1000, mailIntervalSeconds: 0, bcryptCost: cost },
    { answerFloorMs: floor },
  );
  try {
    const email = "timed@example.org";
    await server.client().auth.signUp({ email, password: "the owner's password" });
    const stored = await hash("the owner's password", cost);
    const timed = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now();
      await work();
      return performance.now() - startedAt;
    };
    const ask = (path: string, body: unknown) =>
      timed(async () =>
        (await fetch(`${server.authUrl}${path}`, { method: "POST", body: JSON.stringify(body) })).text(),
      );
    // Only the fastest of several is compared: a busy machine can make a response slower, never faster.
    const hashing: number[] = [];
    const refusing: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const unknown = `nobody${turn}@example.org`;
      for (const address of [email, unknown]) {
        expect(await ask("/recover", { email: address })).toBeGreaterThan(floor - 2);
        expect(await ask("/otp", { email: address, create_user: false })).toBeGreaterThan(floor - 2);
      }
      hashing.push(await timed(() => compare("a wrong password", stored)));
      refusing.push(
        await ask("/token?grant_type=password", { email: unknown, password: "a wrong password" }),
      );
    }
    expect(Math.min(...refusing)).toBeGreaterThan(0.3 * Math.min(...hashing));
  } finally {
    await server.close();
  }
});
