/** The administrator's calls with the real client, and the other calls whose answers the client library relies on. */

import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";

describe.each(["pglite", "postgres"] as const)("administration on %s", (kind) => {
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
  const someone = () => `managed${++count}@example.org`;

  test("users are made, found, listed, changed, banned and deleted by the service role", async () => {
    const { admin } = server;
    const email = someone();
    const made = await admin.createUser({
      email,
      password: "password123",
      user_metadata: { colour: "green" },
      app_metadata: { roles: ["editor"] },
      email_confirm: true,
    });
    expect(made.error).toBeNull();
    expect(made.data.user).toMatchObject({
      email,
      user_metadata: { colour: "green" },
      app_metadata: { provider: "email", providers: ["email"], roles: ["editor"] },
    });
    const id = made.data.user?.id ?? "";
    expect((await admin.createUser({ email, password: "password123" })).error?.code).toBe("email_exists");
    expect((await admin.createUser({ email: "xx:;x@x.x", password: "password123" })).error?.message).toBe(
      "Unable to validate email address: invalid format",
    );
    expect((await admin.getUserById(id)).data.user?.email).toBe(email);
    expect((await admin.getUserById(randomUUID())).error?.code).toBe("user_not_found");

    const changed = await admin.updateUserById(id, {
      email: `new_${email}`,
      user_metadata: { colour: null, size: 3 },
      ban_duration: "24h",
    });
    expect(changed.data.user).toMatchObject({ email: `new_${email}`, user_metadata: { size: 3 } });
    expect(changed.data.user?.user_metadata).not.toHaveProperty("colour");
    const client = server.client();
    const banned = await client.auth.signInWithPassword({ email: `new_${email}`, password: "password123" });
    expect(banned.error?.code).toBe("user_banned");
    await admin.updateUserById(id, { ban_duration: "none" });
    expect(
      (await client.auth.signInWithPassword({ email: `new_${email}`, password: "password123" })).error,
    ).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.deleteUser(id)).error?.code).toBe("user_not_found");
    expect((await client.auth.getUser()).error?.code).toBe("user_not_found");
  });

  test("a soft-deleted user is gone for everyone and the address is free again", async () => {
    const email = someone();
    const { data } = await server.admin.createUser({ email, password: "password123", email_confirm: true });
    expect((await server.admin.deleteUser(data.user?.id ?? "", true)).error).toBeNull();
    expect(
      (await server.client().auth.signInWithPassword({ email, password: "password123" })).error,
    ).not.toBeNull();
    expect((await server.admin.createUser({ email, password: "password123" })).error).toBeNull();
  });

  test("lists come in pages", async () => {
    for (let i = 0; i < 5; i += 1) await server.admin.createUser({ email: someone() });
    const first = await server.admin.listUsers({ page: 1, perPage: 2 });
    expect(first.error).toBeNull();
    expect(first.data.users).toHaveLength(2);
    expect(first.data).toMatchObject({ aud: "authenticated", nextPage: 2 });
    const second = await server.admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.id).not.toBe(first.data.users[0]?.id);
    const bad = await server.admin.listUsers({ page: -1, perPage: 10 });
    expect(bad.error?.status).toBe(400);
    expect(bad.data.users).toEqual([]);
  });

  test("links of every type can be made and used", async () => {
    const { admin } = server;
    const redirectTo = `${server.url}/welcome`;
    const signup = await admin.generateLink({
      type: "signup",
      email: someone(),
      password: "password123",
      options: { data: { status: "alpha" }, redirectTo },
    });
    expect(signup.error).toBeNull();
    expect(signup.data.user?.user_metadata).toEqual({ status: "alpha" });
    expect(signup.data.properties).toMatchObject({ verification_type: "signup", redirect_to: redirectTo });
    expect(signup.data.properties?.action_link).toContain(`redirect_to=${redirectTo}`);
    expect(signup.data.properties?.email_otp).toMatch(/^\d{6}$/);
    const target = await pressLink(signup.data.properties?.action_link ?? "");
    expect(target.pathname).toBe("/welcome");
    expect(hashOf(target).get("access_token")).toBeTruthy();
    const email = signup.data.user?.email ?? "";
    expect(
      (await server.client().auth.signInWithPassword({ email, password: "password123" })).error,
    ).toBeNull();

    for (const type of ["magiclink", "recovery"] as const) {
      const { data, error } = await admin.generateLink({ type, email });
      expect(error).toBeNull();
      const { error: refused } = await server
        .client()
        .auth.verifyOtp({ token_hash: data.properties?.hashed_token ?? "", type });
      expect(refused).toBeNull();
    }
    expect((await admin.generateLink({ type: "recovery", email: someone() })).error?.code).toBe(
      "user_not_found",
    );

    const invited = await admin.generateLink({ type: "invite", email: someone() });
    expect(invited.data.user?.invited_at).toBeTruthy();
    const byCode = await server.client().auth.verifyOtp({
      email: invited.data.user?.email ?? "",
      token: invited.data.properties?.email_otp ?? "",
      type: "invite",
    });
    expect(byCode.error).toBeNull();

    const newEmail = someone();
    const current = await admin.generateLink({ type: "email_change_current", email, newEmail });
    expect(current.data.user?.new_email).toBe(newEmail);
    expect(current.data.properties?.action_link).toMatch(/type=email_change/);
    const other = await admin.generateLink({ type: "email_change_new", email, newEmail });
    await pressLink(current.data.properties?.action_link ?? "");
    await pressLink(other.data.properties?.action_link ?? "");
    expect((await admin.getUserById(signup.data.user?.id ?? "")).data.user?.email).toBe(newEmail);
  });

  test("an invitation is mailed and leads in", async () => {
    const email = someone();
    const { data, error } = await server.admin.inviteUserByEmail(email, { data: { team: "blue" } });
    expect(error).toBeNull();
    expect(data.user?.invited_at).toBeTruthy();
    const { link, subject } = await server.smtp.mailTo(email);
    expect(subject).toBe("You are invited to Bush Tea");
    expect(hashOf(await pressLink(link)).get("type")).toBe("invite");
    expect((await server.admin.inviteUserByEmail(email)).error?.code).toBe("email_exists");
  });

  test("an administrator lists and removes factors, and signs a user out", async () => {
    const client = server.client();
    const { data } = await client.auth.signUp({ email: someone(), password: "password123" });
    await client.auth.mfa.enroll({ factorType: "totp" });
    const userId = data.user?.id ?? "";
    const { data: listed } = await server.admin.mfa.listFactors({ userId });
    expect(listed?.factors).toHaveLength(1);
    const removed = await server.admin.mfa.deleteFactor({ userId, id: listed?.factors[0]?.id ?? "" });
    expect(removed.error).toBeNull();
    expect((await server.admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    expect((await server.admin.mfa.listFactors({ userId: randomUUID() })).error).not.toBeNull();
    expect((await server.admin.signOut("this-is-a-bad-token")).error?.message).toMatch(/^invalid JWT/);
    expect((await server.admin.signOut(data.session?.access_token ?? "")).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
  });

  test("nobody else gets in", async () => {
    const client = server.client();
    await client.auth.signUp({ email: someone(), password: "password123" });
    const { data } = await client.auth.getSession();
    for (const path of ["/admin/users", "/admin/users/x", "/admin/users/x/factors"]) {
      const asUser = await fetch(`${server.authUrl}${path}`, {
        headers: { authorization: `Bearer ${data.session?.access_token}` },
      });
      expect(asUser.status).toBe(403);
      expect((await fetch(`${server.authUrl}${path}`)).status).toBe(401);
    }
    const invite = await fetch(`${server.authUrl}/invite`, {
      method: "POST",
      body: JSON.stringify({ email: someone() }),
    });
    expect(await invite.json()).toMatchObject({ error_code: "no_authorization" });
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
    const phone = { phone: "5926001234", password: "password123" };
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

  test("where sign-up confirms itself, a second one is told so", async () => {
    const email = someone();
    await server.client().auth.signUp({ email, password: "password123" });
    const again = await server.client().auth.signUp({ email, password: "password123" });
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

  test("what is closed says so", async () => {
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
    await client.auth.signUp({ email: someone(), password: "password123" });
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

  test("a listed issuer's identity token signs in; links and unlinks; forged ones do not", async () => {
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
    await owner.auth.signUp({ email: someone(), password: "password123" });
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

  test("a wallet's message signs in once, on this site only, and only when it is signed and fresh", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    const address = toBase58(Buffer.from(publicKey.export({ format: "jwk" }).x ?? "", "base64url"));
    const write = (site: string, at = server.now()) =>
      [
        `${new URL(site).host} wants you to sign in with your Solana account:`,
        address,
        "",
        "Version: 1",
        `URI: ${site}/auth`,
        `Issued At: ${new Date(at).toISOString()}`,
      ].join("\n");
    const signIn = (message: string, signed = message) =>
      server.client().auth.signInWithWeb3({
        chain: "solana",
        message,
        signature: new Uint8Array(sign(null, Buffer.from(signed), privateKey)),
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

  test("an unverified address of an issuer never opens somebody's account", async () => {
    const email = someone();
    await server.client().auth.signUp({ email, password: "password123" });
    const token = await issuer.token({ sub: "hearth-3", email, email_verified: false });
    const { data } = await server.client().auth.signInWithIdToken({ provider: "hearth", token });
    expect(data.user?.email).toBe("");
  });
});

test("what is closed by default: anonymous sign-in, phones, wallets", async () => {
  const server = await startAuthServer("pglite", { signup: false, manualLinking: false });
  try {
    const client = server.client();
    expect((await client.auth.signInAnonymously()).error).toMatchObject({
      code: "anonymous_provider_disabled",
      message: "Anonymous sign-ins are disabled",
    });
    const closed = await client.auth.signUp({ email: "late@example.org", password: "password123" });
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
      password: "password123",
      email_confirm: true,
    });
    await client.auth.signInWithPassword({ email: "known@example.org", password: "password123" });
    const { data } = await client.auth.getUserIdentities();
    const identity = data?.identities[0];
    if (identity === undefined) throw new Error("no identity");
    expect((await client.auth.unlinkIdentity(identity)).error?.message).toBe("Manual linking is disabled");
  } finally {
    await server.close();
  }
});

function toBase58(bytes: Buffer): string {
  const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
  let value = BigInt(`0x${bytes.toString("hex")}`);
  let text = "";
  for (; value > 0n; value /= 58n) text = alphabet[Number(value % 58n)] + text;
  return "1".repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}

/** An OpenID issuer with a key set of its own. */
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
