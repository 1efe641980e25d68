/** Sign-up and sign-in with the real client, by password, link and code, and session refresh. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

let next = 0;
const someone = () => `person${++next}@example.org`;

describe.each(databaseKinds({ smoke: false }))("sign-in on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { limitFactor: 1000, redirectUrls: ["https://app.example.org/**"] });
  });
  afterAll(() => server.close());

  async function signedUp(email = someone(), password = "a long password") {
    const client = server.client();
    const { error } = await client.auth.signUp({ email, password });
    expect(error).toBeNull();
    const { code } = await server.smtp.mailTo(email);
    const verified = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(verified.error).toBeNull();
    return { client, email, password };
  }

  test("sign-up sends a mail without a session, and its link confirms the address and leads to the site's root", async () => {
    const email = someone();
    const client = server.client();
    const { data, error } = await client.auth.signUp({
      email,
      password: "a long password",
      options: { data: { consent: true } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user?.email).toBe(email);
    expect(data.user?.user_metadata).toEqual({ consent: true });
    const early = await client.auth.signInWithPassword({ email, password: "a long password" });
    expect(early.error?.code).toBe("email_not_confirmed");

    const mail = await server.smtp.mailTo(email);
    expect(mail.subject).toBe("Confirm your email address for Bush Tea");
    expect(mail.html).toContain(mail.code);
    const target = await pressLink(mail.link);
    expect(target.origin + target.pathname).toBe(`${server.url}/`);
    expect(hashOf(target).get("type")).toBe("signup");
    const session = await client.auth.setSession({
      access_token: hashOf(target).get("access_token") ?? "",
      refresh_token: hashOf(target).get("refresh_token") ?? "",
    });
    expect(session.error).toBeNull();
    expect(session.data.user?.email_confirmed_at).toBeTruthy();
    const again = await client.auth.signInWithPassword({ email, password: "a long password" });
    expect(again.error).toBeNull();
    const { rows } = await server.db.query("select id from public.profiles where id = $1", [
      again.data.user?.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test("a magic link creates the user, leads to /auth/callback with type magiclink, and works once", async () => {
    const email = someone();
    const client = server.client();
    const { error } = await client.auth.signInWithOtp({
      email,
      options: { emailRedirectTo: `${server.url}/auth/callback` },
    });
    expect(error).toBeNull();
    const { link, subject } = await server.smtp.mailTo(email);
    expect(subject).toBe("Your Bush Tea sign-in link");
    const target = await pressLink(link);
    expect(target.pathname).toBe("/auth/callback");
    expect(hashOf(target).get("type")).toBe("magiclink");
    expect(hashOf(target).get("token_type")).toBe("bearer");
    expect(Number(hashOf(target).get("expires_in"))).toBe(3600);
    const second = await pressLink(link);
    expect(hashOf(second).get("access_token")).toBeNull();
    expect(Object.fromEntries(hashOf(second))).toEqual({
      error: "access_denied",
      error_code: "otp_expired",
      error_description: "Email link has already been used",
      error_reason: "used",
    });
  });

  test("a link whose code was entered counts as used; one that is unknown or expired is invalid", async () => {
    const email = someone();
    const client = server.client();
    await client.auth.signUp({ email, password: "a long password" });
    const { link, code } = await server.smtp.mailTo(email);
    expect((await client.auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    expect(hashOf(await pressLink(link)).get("error_reason")).toBe("used");

    const forged = new URL(link);
    forged.searchParams.set("token", "x".repeat(40));
    expect(hashOf(await pressLink(forged.href)).get("error_reason")).toBeNull();

    server.pass(61);
    await client.auth.signInWithOtp({ email });
    const late = await server.smtp.mailTo(email, 2);
    server.pass(3601);
    const refused = hashOf(await pressLink(late.link));
    expect(refused.get("error_description")).toBe("Email link is invalid or has expired");
    expect(refused.get("error_reason")).toBeNull();
  });

  test("GET and HEAD requests of a mail scanner do not consume the link, and its page has a strict content policy", async () => {
    const email = someone();
    await server.client().auth.signInWithOtp({ email });
    const { link } = await server.smtp.mailTo(email);
    for (const method of ["HEAD", "GET", "GET"]) {
      const answer = await fetch(link, { method });
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
      expect(answer.headers.get("cache-control")).toBe("no-store");
    }
    expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
  });

  test("another site cannot submit the confirmation form for the visitor", async () => {
    const email = someone();
    await server.client().auth.signInWithOtp({ email });
    const { link } = await server.smtp.mailTo(email);
    const answer = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" },
      body: new URL(link).searchParams,
    });
    expect(answer.status).toBe(200);
    expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
  });

  test("a code signs in once; wrong and used codes are rejected with the message the client expects", async () => {
    const email = someone();
    const client = server.client();
    await client.auth.signInWithOtp({ email });
    const { code } = await server.smtp.mailTo(email);
    const wrong = await client.auth.verifyOtp({
      email,
      token: code === "000000" ? "000001" : "000000",
      type: "email",
    });
    expect(wrong.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Token has expired or is invalid",
    });
    const right = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(right.data.session?.user.email).toBe(email);
    const again = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(again.error?.code).toBe("otp_expired");
  });

  test("a link can be verified by its token_hash, and codes and links expire after an hour", async () => {
    const email = someone();
    const client = server.client();
    await client.auth.signInWithOtp({ email });
    const first = await server.smtp.mailTo(email);
    const token = new URL(first.link).searchParams.get("token") ?? "";
    const byHash = await client.auth.verifyOtp({ token_hash: token, type: "magiclink" });
    expect(byHash.data.session).not.toBeNull();

    server.pass(61);
    await client.auth.signInWithOtp({ email });
    const second = await server.smtp.mailTo(email, 2);
    server.pass(3601);
    const late = await client.auth.verifyOtp({ email, token: second.code, type: "email" });
    expect(late.error?.code).toBe("otp_expired");
    expect(hashOf(await pressLink(second.link)).get("error_code")).toBe("otp_expired");
  });

  test("recovery leads to the page for a new password, and setting it signs out the other sessions", async () => {
    const { client, email } = await signedUp();
    const other = server.client();
    server.pass(61);
    expect((await other.auth.resetPasswordForEmail(email)).error).toBeNull();
    const { link, subject } = await server.smtp.mailTo(email, 2);
    expect(subject).toBe("Choose a new Bush Tea password");
    const target = await pressLink(link);
    expect(target.pathname).toBe("/auth/callback");
    const hash = hashOf(target);
    expect(hash.get("type")).toBe("recovery");
    await other.auth.setSession({
      access_token: hash.get("access_token") ?? "",
      refresh_token: hash.get("refresh_token") ?? "",
    });
    const short = await other.auth.updateUser({ password: "short" });
    expect(short.error).toMatchObject({
      code: "weak_password",
      message: "Password should be at least 8 characters.",
    });
    expect((await other.auth.updateUser({ password: "x".repeat(73) })).error?.code).toBe("validation_failed");
    expect((await other.auth.updateUser({ password: "a new password" })).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await other.auth.getUser()).error).toBeNull();
    const fresh = await server.client().auth.signInWithPassword({ email, password: "a new password" });
    expect(fresh.error).toBeNull();
    const old = await server.client().auth.signInWithPassword({ email, password: "a long password" });
    expect(old.error).toMatchObject({
      code: "invalid_credentials",
      message: "Invalid login credentials",
      status: 400,
    });
  });

  test("redirects lead only to the site or an allowed URL", async () => {
    const callback = `${server.url}/auth/callback`;
    const deep = "https://app.example.org/deep/link";
    const cases: { given: string; ofMail: string; expected: string }[] = [
      { given: "https://evil.example.org/", ofMail: callback, expected: server.url },
      { given: `${server.url}@evil.org/`, ofMail: callback, expected: server.url },
      // A page that takes no session would make the owner's link useless.
      { given: `${server.url}/plants`, ofMail: callback, expected: `${server.url}/plants` },
      { given: deep, ofMail: deep, expected: deep },
    ];
    for (const { given, ofMail, expected } of cases) {
      const email = someone();
      await server.client().auth.signInWithOtp({ email, options: { emailRedirectTo: given } });
      const { link } = await server.smtp.mailTo(email);
      const target = await pressLink(link);
      expect(target.href.replace(/\/?#.*$/, "")).toBe(ofMail);
      const forged = await fetch(`${server.authUrl}/verify`, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams({ token: "x", type: "magiclink", redirect_to: given }),
      });
      expect(new URL(forged.headers.get("location") ?? "").href.replace(/\/?#.*$/, "")).toBe(expected);
    }
  });

  test("a link that somebody else requested with PKCE leaves its code to sign in with, until the flow is completed", async () => {
    const email = someone();
    for (const isCompleted of [false, true]) {
      const other = server.client({ flowType: "pkce" });
      await other.auth.signInWithOtp({ email });
      const mail = await server.smtp.mailTo(email, isCompleted ? 2 : 1);
      const target = await pressLink(mail.link);
      if (isCompleted)
        expect(
          (await other.auth.exchangeCodeForSession(target.searchParams.get("code") ?? "")).error,
        ).toBeNull();
      const { error } = await server.client().auth.verifyOtp({ email, token: mail.code, type: "email" });
      expect(error?.code).toBe(isCompleted ? "otp_expired" : undefined);
      server.pass(61);
    }
  });

  test("with PKCE the link contains a code that only the browser that started can exchange", async () => {
    const email = someone();
    const client = server.client({ flowType: "pkce" });
    await client.auth.signInWithOtp({ email });
    const { link } = await server.smtp.mailTo(email);
    const target = await pressLink(link);
    expect(target.hash).toBe("");
    const code = target.searchParams.get("code") ?? "";
    const attacker = await fetch(`${server.authUrl}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: `${code}x`, code_verifier: "y".repeat(60) }),
    });
    expect(await attacker.json()).toMatchObject({ code: 404, error_code: "flow_state_not_found" });
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session?.user.email).toBe(email);
    const replay = await fetch(`${server.authUrl}/token?grant_type=pkce`, {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "y".repeat(60) }),
    });
    expect(replay.status).toBe(404);
  });

  test("the token of a PKCE link opens no session without the verifier, and trying does not consume it", async () => {
    const email = someone();
    const client = server.client({ flowType: "pkce" });
    await client.auth.signInWithOtp({ email });
    const { link } = await server.smtp.mailTo(email);
    const token = new URL(link).searchParams.get("token") ?? "";
    for (const type of ["magiclink", "email", "recovery"] as const) {
      const attacker = await server.client().auth.verifyOtp({ token_hash: token, type });
      expect(attacker.data.session).toBeNull();
      expect(attacker.error).toMatchObject({ status: 403, code: "bad_code_verifier" });
    }
    const code = (await pressLink(link)).searchParams.get("code") ?? "";
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.session?.user.email).toBe(email);
  });

  test("the access token has the documented claims and is signed by a published key", async () => {
    const { client, email } = await signedUp();
    const { data, error } = await client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
    expect(data?.claims).toMatchObject({
      iss: server.authUrl,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
    });
    expect(data?.claims.amr).toEqual([{ method: "otp", timestamp: expect.any(Number) }]);
    expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
    const keys = await (await fetch(`${server.authUrl}/.well-known/jwks.json`)).json();
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test("signing out ends this session, the others or all", async () => {
    const { client, email, password } = await signedUp();
    const second = server.client();
    await second.auth.signInWithPassword({ email, password });
    // For ten minutes the session of the mail stays.
    server.pass(601);
    expect((await second.auth.signOut({ scope: "others" })).error).toBeNull();
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await second.auth.getUser()).error).toBeNull();
    const third = server.client();
    await third.auth.signInWithPassword({ email, password });
    await third.auth.signOut({ scope: "local" });
    expect((await second.auth.getUser()).error).toBeNull();
    const fourth = server.client();
    await fourth.auth.signInWithPassword({ email, password });
    await fourth.auth.signOut();
    expect((await second.auth.getUser()).error).not.toBeNull();
  });

  test("changing the email address needs both mailboxes and leads back to the callback", async () => {
    const { client, email } = await signedUp();
    const newEmail = someone();
    server.pass(61);
    const asked = await client.auth.updateUser({ email: newEmail });
    expect(asked.error).toBeNull();
    expect(asked.data.user?.new_email).toBe(newEmail);
    const toNew = await server.smtp.mailTo(newEmail);
    const toOld = await server.smtp.mailTo(email, 2);
    const first = await pressLink(toOld.link);
    expect(first.pathname).toBe("/auth/callback");
    expect(hashOf(first).get("message")).toContain("other email");
    const second = await pressLink(toNew.link);
    expect(hashOf(second).get("type")).toBe("email_change");
    const { data } = await client.auth.getUser(hashOf(second).get("access_token") ?? "");
    expect(data.user).toMatchObject({ email: newEmail });
    expect(data.user?.identities?.[0]?.identity_data?.email).toBe(newEmail);
    expect((await server.smtp.mailTo(email, 3)).subject).toBe("Your Bush Tea email address was changed");
  });

  test("the reauthentication code is verified, and is required in a session older than ten minutes", async () => {
    const { client, email } = await signedUp();
    server.pass(61);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code } = await server.smtp.mailTo(email, 2);
    const wrong = await client.auth.updateUser({
      password: "another password",
      nonce: code === "111111" ? "222222" : "111111",
    });
    expect(wrong.error?.code).toBe("reauthentication_not_valid");
    expect((await client.auth.updateUser({ password: "another password", nonce: code })).error).toBeNull();
    server.pass(601);
    await client.auth.refreshSession();
    const change = { password: "a third password" };
    expect((await client.auth.updateUser(change)).error?.code).toBe("reauthentication_needed");
    const guessed = await client.auth.updateUser({ ...change, current_password: "a wrong password" });
    expect(guessed.error?.code).toBe("invalid_credentials");
    const known = await client.auth.updateUser({ ...change, current_password: "another password" });
    expect(known.error).toBeNull();
  });
});
