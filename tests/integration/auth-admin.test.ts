/** The admin API of auth, called with the real client library. */

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

describe.each(databaseKinds({ smoke: false }))("auth admin API on %s", (kind) => {
  let server: AuthServer;
  let count = 0;
  beforeAll(async () => {
    server = await startAuthServer(kind, {
      autoconfirm: true,
      passwordMin: 6,
      limitFactor: 1000,
      mailIntervalSeconds: 0,
    });
  });
  afterAll(() => server.close());
  const someone = () => `managed${++count}@example.org`;

  test("the service role creates, finds, lists, changes, bans and deletes users", async () => {
    const { admin } = server;
    const email = someone();
    const made = await admin.createUser({
      email,
      password: "a long password",
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
    expect((await admin.createUser({ email, password: "a long password" })).error?.code).toBe("email_exists");
    expect((await admin.createUser({ email: "xx:;x@x.x", password: "a long password" })).error?.message).toBe(
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
    const banned = await client.auth.signInWithPassword({
      email: `new_${email}`,
      password: "a long password",
    });
    expect(banned.error?.code).toBe("user_banned");
    await admin.updateUserById(id, { ban_duration: "none" });
    expect(
      (await client.auth.signInWithPassword({ email: `new_${email}`, password: "a long password" })).error,
    ).toBeNull();

    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.deleteUser(id)).error?.code).toBe("user_not_found");
    expect((await client.auth.getUser()).error?.code).toBe("user_not_found");
  });

  test("a soft-deleted user cannot sign in and the address can be used again", async () => {
    const email = someone();
    const { data } = await server.admin.createUser({
      email,
      password: "a long password",
      email_confirm: true,
    });
    expect((await server.admin.deleteUser(data.user?.id ?? "", true)).error).toBeNull();
    expect(
      (await server.client().auth.signInWithPassword({ email, password: "a long password" })).error,
    ).not.toBeNull();
    expect((await server.admin.createUser({ email, password: "a long password" })).error).toBeNull();
  });

  test("lists are paginated", async () => {
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

  test("links of every type can be generated and used", async () => {
    const { admin } = server;
    const redirectTo = `${server.url}/welcome`;
    const signup = await admin.generateLink({
      type: "signup",
      email: someone(),
      password: "a long password",
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
      (await server.client().auth.signInWithPassword({ email, password: "a long password" })).error,
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

  test("an invitation is mailed and its link signs in", async () => {
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
    const { data } = await client.auth.signUp({ email: someone(), password: "a long password" });
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

  test("the routes of the OAuth server answer that it is disabled, to the service role only", async () => {
    const { error } = await server.admin.oauth.listClients();
    expect(error).toMatchObject({
      status: 404,
      code: "feature_disabled",
      message: "OAuth server is disabled",
    });
    const made = await server.admin.oauth.createClient({
      client_name: "another site",
      redirect_uris: ["https://other.example.org/"],
    });
    expect(made.error?.code).toBe("feature_disabled");
    expect((await server.admin.oauth.getClient(randomUUID())).error?.code).toBe("feature_disabled");
    expect((await server.admin.oauth.deleteClient(randomUUID())).error?.code).toBe("feature_disabled");
    expect((await fetch(`${server.authUrl}/admin/oauth/clients`)).status).toBe(401);
  });

  test("wallet sign-in is reported as disabled before the request is parsed", async () => {
    for (const body of ["", "{", '{"chain":"dogecoin"}']) {
      const answer = await fetch(`${server.authUrl}/token?grant_type=web3`, { method: "POST", body });
      expect(await answer.json()).toMatchObject({ code: 422, error_code: "web3_provider_disabled" });
    }
  });

  test("everyone but the service role is denied", async () => {
    const client = server.client();
    await client.auth.signUp({ email: someone(), password: "a long password" });
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
});
