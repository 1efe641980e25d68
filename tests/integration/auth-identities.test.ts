/** Sign-in by OpenID issuers, wallets, anonymous users and phones: which are enabled, and what a disabled one answers. */
import { createHash, randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds, EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { createWallet } from "#tests/support/wallet.ts";

describe.each(databaseKinds({ smoke: false }))("other sign-in methods on %s", (kind) => {
  let server: AuthServer;
  let issuer: Awaited<ReturnType<typeof startIssuer>>;
  let count = 0;
  beforeAll(async () => {
    issuer = await startIssuer();
    server = await startAuthServer(kind, {
      autoconfirm: true,
      anonymous: true,
      phone: true,
      passwordMin: 6,
      web3Chains: ["solana"],
      limitFactor: 1000,
      mailIntervalSeconds: 0,
      oidcIssuers: [
        {
          provider: "hearth",
          issuer: issuer.url,
          audiences: ["bush-tea"],
          jwksUri: `${issuer.url}/keys`,
          skipNonceCheck: false,
        },
      ],
    });
  });
  afterAll(async () => {
    await server.close();
    await issuer.close();
  });
  const someone = () => `visitor${++count}@example.org`;

  test("disabled methods answer that they are disabled", async () => {
    const client = server.client();
    expect((await client.auth.signInWithSSO({ domain: "example.org" })).error).toMatchObject({
      code: "saml_provider_disabled",
      message: "SAML 2.0 is disabled",
    });
    const google = await client.auth.signInWithIdToken({ provider: "google", token: "x" });
    expect(google.error?.message).toBe('Provider (issuer "https://accounts.google.com") is not enabled');
    const wallet = await client.auth.signInWithWeb3({
      chain: "ethereum",
      message: "hello",
      signature: "0x00",
    });
    expect(wallet.error?.message).toBe("Web3 provider is disabled");
    const authorize = await fetch(`${server.authUrl}/authorize?provider=google`, { redirect: "manual" });
    expect(authorize.status).toBe(400);
    await client.auth.signUp({ email: someone(), password: "a long password" });
    const linked = await client.auth.linkIdentity({
      provider: "google",
      options: { skipBrowserRedirect: true },
    });
    expect(linked.error?.message).toBe("Unsupported provider: provider is not enabled");
    const settings = await (await fetch(`${server.authUrl}/settings`)).json();
    expect(settings).toMatchObject({
      external: { google: false, hearth: true, email: true },
      saml_enabled: false,
    });
    expect((await fetch(`${server.authUrl}/health`)).status).toBe(200);
  });

  test("the identity token of a listed issuer signs in, links and unlinks; forged tokens are rejected", async () => {
    const email = someone();
    const nonce = "a nonce of the browser";
    const claims = {
      sub: "hearth-1",
      email,
      email_verified: true,
      name: "Ann",
      nonce: createHash("sha256").update(nonce).digest("hex"),
    };
    const token = await issuer.token(claims);
    const client = server.client();
    const first = await client.auth.signInWithIdToken({ provider: "hearth", token, nonce });
    expect(first.error).toBeNull();
    expect(first.data.user).toMatchObject({
      email,
      app_metadata: { provider: "hearth" },
      user_metadata: { name: "Ann" },
    });
    const again = await server.client().auth.signInWithIdToken({ provider: "hearth", token, nonce });
    expect(again.data.user?.id).toBe(first.data.user?.id);

    const bad = async (wrong: string, withNonce: string | undefined = nonce) =>
      (
        await server
          .client()
          .auth.signInWithIdToken({ provider: "hearth", token: wrong, nonce: withNonce ?? "" })
      ).error;
    expect((await bad(token, "another nonce"))?.code).toBe("validation_failed");
    expect((await bad(await issuer.token(claims, { audience: "somebody-else" })))?.code).toBe("bad_jwt");
    expect((await bad(await issuer.token(claims, { issuer: "https://evil.org" })))?.code).toBe("bad_jwt");
    expect((await bad(await issuer.token(claims, { foreignKey: true })))?.code).toBe("bad_jwt");
    expect((await bad(await issuer.token(claims, { expiresIn: -120 })))?.code).toBe("bad_jwt");

    const owner = server.client();
    await owner.auth.signUp({ email: someone(), password: "a long password" });
    const taken = await owner.auth.linkIdentity({ provider: "hearth", token, nonce });
    expect(taken.error?.code).toBe("identity_already_exists");
    expect((await owner.auth.getSession()).data.session).not.toBeNull();
    const { nonce: _nonce, ...plain } = claims;
    const linked = await owner.auth.linkIdentity({
      provider: "hearth",
      token: await issuer.token({ ...plain, sub: "hearth-2", email: someone() }),
    });
    expect(linked.error).toBeNull();
    expect(linked.data.user?.identities?.map(({ provider }) => provider)).toEqual(["email", "hearth"]);
    const identity = linked.data.user?.identities?.[1];
    if (identity === undefined) throw new Error("no second identity");
    const missing = await owner.auth.unlinkIdentity({ ...identity, identity_id: randomUUID() });
    expect(missing.error?.code).toBe("identity_not_found");
    expect((await owner.auth.unlinkIdentity(identity)).error).toBeNull();
    const { data: left } = await owner.auth.getUserIdentities();
    const last = left?.identities[0];
    if (last === undefined) throw new Error("no identity left");
    expect((await owner.auth.unlinkIdentity(last)).error?.code).toBe("single_identity_not_deletable");
  });

  test("a wallet's message signs in once, on this site only, and only when signed and fresh", async () => {
    const { address, write: writeAt, sign } = createWallet();
    const write = (site: string, at = server.now()) => writeAt(site, at);
    const signIn = (message: string, signed = message) =>
      server.client().auth.signInWithWeb3({
        chain: "solana",
        message,
        signature: sign(signed),
      });
    const message = write(server.url);
    const first = await signIn(message);
    expect(first.error).toBeNull();
    expect(first.data.user?.identities?.[0]).toMatchObject({
      provider: "web3",
      id: `web3:solana:${address}`,
    });
    expect((await signIn(message)).error?.code).toBe("bad_web3_message");
    const again = await signIn(write(server.url, server.now() - 1000));
    expect(again.data.user?.id).toBe(first.data.user?.id);
    expect((await signIn(write("https://evil.org"))).error?.code).toBe("bad_web3_message");
    expect((await signIn(write(server.url, server.now() - 700_000))).error?.code).toBe("bad_web3_message");
    expect((await signIn(write(server.url, server.now() - 2000), "something else")).error?.code).toBe(
      "bad_web3_signature",
    );
  });

  test("an unverified email address of an issuer never signs in to an existing account", async () => {
    const email = someone();
    await server.client().auth.signUp({ email, password: "a long password" });
    const token = await issuer.token({ sub: "hearth-3", email, email_verified: false });
    const { data } = await server.client().auth.signInWithIdToken({ provider: "hearth", token });
    expect(data.user?.email).toBe("");
  });

  test("anonymous users and phone passwords follow the settings", async () => {
    const client = server.client();
    const { data, error } = await client.auth.signInAnonymously({ options: { data: { info: "some" } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { info: "some" } });
    expect((await client.auth.reauthenticate()).error?.message).toBe(
      "Reauthentication requires the user to have an email or a phone number",
    );
    const email = someone();
    const grown = await client.auth.updateUser({ email });
    expect(grown.data.user).toMatchObject({ email, is_anonymous: false });
    const phone = { phone: "5926001234", password: "a long password" };
    expect((await client.auth.signUp(phone)).error).toBeNull();
    const signedIn = await client.auth.signInWithPassword(phone);
    expect(signedIn.data.user).toMatchObject({
      phone: "5926001234",
      email: "",
      app_metadata: { provider: "phone" },
    });
    expect((await client.auth.signInWithOtp({ phone: "5926001234" })).error?.code).toBe(
      "phone_provider_disabled",
    );
    const otp = await client.auth.verifyOtp({ phone: "5926009999", token: "123456", type: "sms" });
    expect(otp.error).toMatchObject({ status: 403, message: "Token has expired or is invalid" });
  });

  test("with automatic confirmation, a second sign-up with the same address is rejected", async () => {
    const email = someone();
    await server.client().auth.signUp({ email, password: "a long password" });
    const again = await server.client().auth.signUp({ email, password: "a long password" });
    expect(again.error).toMatchObject({
      code: "user_already_exists",
      message: "User already registered",
      status: 422,
    });
    const noUser = await server
      .client()
      .auth.signInWithOtp({ email: someone(), options: { shouldCreateUser: false } });
    expect(noUser.error?.code).toBe("otp_disabled");
    const weak = await server.client().auth.signUp({ email: someone(), password: "123" });
    expect(weak.error?.message).toBe("Password should be at least 6 characters.");
  });
});

test("anonymous sign-in, phones and wallets are disabled by default", async () => {
  const server = await startAuthServer(EITHER_DATABASE, { signup: false, manualLinking: false });
  try {
    const client = server.client();
    expect((await client.auth.signInAnonymously()).error).toMatchObject({
      code: "anonymous_provider_disabled",
      message: "Anonymous sign-ins are disabled",
    });
    const closed = await client.auth.signUp({ email: "late@example.org", password: "a long password" });
    expect(closed.error).toMatchObject({
      code: "signup_disabled",
      message: "Signups not allowed for this instance",
    });
    expect((await client.auth.signInWithPassword({ phone: "5926001234", password: "x" })).error?.code).toBe(
      "phone_provider_disabled",
    );
    const phone = await client.auth.verifyOtp({ phone: "123-invalid", token: "123456", type: "sms" });
    expect(phone.error?.message).toBe("Invalid phone number format (E.164 required)");
    await server.admin.createUser({
      email: "known@example.org",
      password: "a long password",
      email_confirm: true,
    });
    await client.auth.signInWithPassword({ email: "known@example.org", password: "a long password" });
    const { data } = await client.auth.getUserIdentities();
    const identity = data?.identities[0];
    if (identity === undefined) throw new Error("no identity");
    expect((await client.auth.unlinkIdentity(identity)).error?.message).toBe("Manual linking is disabled");
  } finally {
    await server.close();
  }
});

/** An OpenID issuer with its own key set. */
async function startIssuer() {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const { privateKey: foreign } = await generateKeyPair("RS256");
  const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: "one", alg: "RS256", use: "sig" }] };
  const http = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(keys)),
  );
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return {
    url,
    token: (
      claims: Record<string, unknown>,
      options: { audience?: string; issuer?: string; foreignKey?: boolean; expiresIn?: number } = {},
    ) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "RS256", kid: "one" })
        .setIssuer(options.issuer ?? url)
        .setAudience(options.audience ?? "bush-tea")
        .setIssuedAt()
        .setExpirationTime(Math.floor(Date.now() / 1000) + (options.expiresIn ?? 600))
        .sign(options.foreignKey ? foreign : privateKey),
    close: () => new Promise((resolve) => http.close(resolve)),
  };
}
