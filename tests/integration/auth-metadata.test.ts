/** User metadata is limited and tokens stay small: what is stored with an account must not lock its owner out. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const TOO_LARGE = "User metadata is too large: at most 4 KB are kept";
const ISSUER = "https://accounts.example.org";

describe.each(databaseKinds({ smoke: false }))("metadata on %s", (kind) => {
  let server: AuthServer;
  let stopIssuer: () => void;
  let idToken: (claims: Record<string, unknown>) => Promise<string>;
  beforeAll(async () => {
    const { publicKey, privateKey } = await generateKeyPair("ES256");
    const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: "k", alg: "ES256" }] });
    const issuer = createServer((_, answer) => answer.end(keys));
    await new Promise<void>((resolve) => issuer.listen(0, "127.0.0.1", resolve));
    stopIssuer = () => issuer.close();
    idToken = (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: "k" })
        .setIssuer(ISSUER)
        .setAudience("us")
        .setIssuedAt()
        .setExpirationTime("5m")
        .sign(privateKey);
    server = await startAuthServer(kind, {
      mailIntervalSeconds: 0,
      anonymous: true,
      oidcIssuers: [
        {
          provider: "issuer",
          issuer: ISSUER,
          audiences: ["us"],
          jwksUri: `http://127.0.0.1:${(issuer.address() as AddressInfo).port}/`,
          skipNonceCheck: false,
        },
      ],
    });
  });
  afterAll(async () => {
    stopIssuer();
    await server.close();
  });

  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);
  const tokenOf = async (client: ReturnType<AuthServer["client"]>) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  /** Metadata of exactly this many bytes as JSON. */
  const ofSize = (bytes: number) => ({ note: "x".repeat(bytes - '{"note":""}'.length) });

  test("more than 4 KB of metadata are rejected on every route that accepts them without a session", async () => {
    const big = ofSize(40_000);
    for (const [path, body] of [
      ["/signup", { email: newEmail(), password: "the attacker's password", data: big }],
      ["/signup", { data: big }],
      ["/otp", { email: newEmail(), data: big }],
      ["/signup", { email: newEmail(), password: "the attacker's password", data: ofSize(4097) }],
      // Characters of two bytes count as two.
      ["/otp", { email: newEmail(), data: { note: "é".repeat(2100) } }],
    ] as const) {
      const answer = await post(path, body, newNetwork());
      expect(answer, path).toMatchObject({
        status: 400,
        body: { error_code: "validation_failed", msg: `data: ${TOO_LARGE}` },
      });
    }
    const { error } = await server.admin.createUser({ email: newEmail(), user_metadata: big });
    expect(error?.message).toBe(TOO_LARGE);
    expect((await server.admin.inviteUserByEmail(newEmail(), { data: big })).error?.message).toContain(
      TOO_LARGE,
    );
  });

  test("a session stores metadata sixty times a minute, and can still set a password", async () => {
    const { client } = await signUpOwner();
    const store = async (n: number) => (await client.auth.updateUser({ data: { n } })).error?.status;
    const answers = [];
    for (let n = 0; n < 62; n += 1) answers.push(await store(n));
    expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(answers.slice(0, 60)).toEqual(Array(60).fill(undefined));
    expect((await client.auth.updateUser({ password: "another good password" })).error?.status).not.toBe(429);
  });

  test("characters that cannot be stored are rejected, at sign-up and by the signed-in user", async () => {
    const password = "the attacker's password";
    for (const data of [{ note: "\ud800" }, { "\udc00": 1 }, { deep: [{ note: "a\u0000" }] }]) {
      for (const [path, body] of [
        ["/signup", { email: newEmail(), password, data }],
        ["/signup", { data }],
        ["/otp", { email: newEmail(), data }],
      ] as const) {
        expect(await post(path, body, newNetwork()), path).toMatchObject({
          status: 400,
          body: { error_code: "bad_json" },
        });
      }
      const { client } = await signUpOwner();
      expect((await client.auth.updateUser({ data })).error?.status).toBe(400);
    }
  });

  test("with 4 KB of metadata the token stays below 4 KB, and the user object has all of it", async () => {
    const email = newEmail();
    const client = server.client({ address: newNetwork() });
    const data = ofSize(4096);
    expect(
      (await client.auth.signUp({ email, password: "the owner's password", options: { data } })).error,
    ).toBeNull();
    const { code } = await server.smtp.mailTo(email);
    const verified = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(verified.data.user?.user_metadata).toEqual(data);
    expect((await tokenOf(client)).length).toBeLessThan(4096);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await tokenOf(client)).length).toBeLessThan(4096);
  });

  test("a user's additions count together with existing metadata, and small metadata is included in the token", async () => {
    const { client } = await signUpOwner();
    expect((await client.auth.updateUser({ data: { a: "x".repeat(3000) } })).error).toBeNull();
    expect((await client.auth.updateUser({ data: { b: "x".repeat(3000) } })).error?.message).toBe(TOO_LARGE);
    const { data } = await client.auth.getUser();
    expect(data.user?.user_metadata).not.toHaveProperty("b");
    expect((await client.auth.updateUser({ data: { a: null, c: 1 } })).error).toBeNull();
    await client.auth.refreshSession();
    expect((await client.auth.getClaims()).data?.claims.user_metadata).toEqual({ c: 1 });
  });

  test("tokens stay below 4 KB with any stored metadata, and keep the identity claims", async () => {
    const { client, email } = await signUpOwner();
    const big = JSON.stringify(ofSize(40_000));
    await server.db.query(
      "update auth.users set raw_user_meta_data = $2, raw_app_meta_data = $2 where email = $1",
      [email, big],
    );
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await tokenOf(client)).length).toBeLessThan(4096);
    expect((await client.auth.getClaims()).data?.claims).toMatchObject({
      email,
      role: "authenticated",
      user_metadata: {},
      app_metadata: {},
    });
    const { error } = await server.admin.createUser({ email: newEmail(), app_metadata: ofSize(1025) });
    expect(error?.message).toBe("App metadata is too large: at most 1 KB is kept");
  });

  test("an issuer's 40 KB picture and an oversized name are left out", async () => {
    const picture = `data:image/png;base64,${"A".repeat(40_000)}`;
    const claims = { sub: "1", email: newEmail(), email_verified: true, name: "May", picture };
    const { body, status } = await post("/token?grant_type=id_token", {
      provider: "issuer",
      id_token: await idToken(claims),
    });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ user_metadata: { name: "May", full_name: "May", sub: "1" } });
    expect(JSON.stringify(body.user)).not.toContain("AAAA");
    expect(String(body.access_token).length).toBeLessThan(4096);
    const named = await post("/token?grant_type=id_token", {
      provider: "issuer",
      id_token: await idToken({ ...claims, sub: "2", email: newEmail(), name: "M".repeat(4000) }),
    });
    expect(named.status).toBe(200);
    expect(named.body.user).not.toHaveProperty("user_metadata.name");
    const endless = await post("/token?grant_type=id_token", {
      provider: "issuer",
      id_token: await idToken({ ...claims, sub: "s".repeat(300) }),
    });
    expect(endless.body).toMatchObject({ error_code: "bad_jwt" });
  });
});
