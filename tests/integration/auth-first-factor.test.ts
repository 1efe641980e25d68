/** A first second step needs the mailbox, and its owner can undo one that somebody else added. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: false }))("a first second step on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0 });
  });
  afterAll(() => server.close());
  const { newNetwork, post, signUpOwner } = createVisitors(() => server);

  const codeOf = (secret = "") =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.now() });

  async function signInByPassword(email: string) {
    const client = server.client({ address: newNetwork() });
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  }

  test("needs a mailed code in a session that a password opened, or one opened by mail a while ago", async () => {
    const { email, client } = await signUpOwner();
    const borrowed = await signInByPassword(email);
    for (const factorType of ["totp", "webauthn"] as const) {
      const { error } = await borrowed.auth.mfa.enroll({ factorType, friendlyName: factorType });
      expect(error).toMatchObject({ status: 400, code: "reauthentication_needed" });
    }
    server.pass(601);
    expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe(
      "reauthentication_needed",
    );
  });

  test("is enrolled by the client library once the code from /reauthenticate was given in the session", async () => {
    const { email } = await signUpOwner();
    const client = await signInByPassword(email);
    await client.auth.reauthenticate();
    const { code } = await server.smtp.mailTo(email, 2);
    const { data } = await client.auth.getSession();
    const answer = async (nonce: string) =>
      (
        await fetch(`${server.authUrl}/reauthenticate`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${data.session?.access_token}`,
          },
          body: JSON.stringify({ nonce }),
        })
      ).status;
    expect(await answer(code === "111111" ? "222222" : "111111")).toBe(422);
    expect((await client.auth.mfa.enroll({ factorType: "totp" })).error?.code).toBe(
      "reauthentication_needed",
    );
    expect(await answer(code)).toBe(200);
    expect((await client.auth.mfa.enroll({ factorType: "totp" })).error).toBeNull();
    expect(await answer(code)).toBe(422);
  });

  test("is finished within an hour of the mail", async () => {
    const { client } = await signUpOwner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    server.pass(3601);
    const given = { factorId: factor?.id ?? "", code: codeOf(factor?.totp.secret) };
    expect((await client.auth.mfa.challengeAndVerify(given)).error?.code).toBe("reauthentication_needed");
  });

  test("is not finished by another session, with a key of its own", async () => {
    const { email, client } = await signUpOwner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "key" });
    const factorId = factor?.id ?? "";
    const borrowed = await signInByPassword(email);
    const { data } = await borrowed.auth.getSession();
    const send = async (path: string, body: unknown) =>
      (
        await fetch(`${server.authUrl}/factors/${factorId}/${path}`, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            authorization: `Bearer ${data.session?.access_token}`,
          },
          body: JSON.stringify(body),
        })
      ).json();
    const offer = await send("challenge", {});
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const credential_response = key.create(offer.webauthn.credential_options.publicKey.challenge).toJSON();
    const answer = await send("verify", {
      challenge_id: offer.id,
      webauthn: { type: "create", credential_response },
    });
    expect(answer).toMatchObject({ error_code: "reauthentication_needed" });
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("is not given up by another session before it is finished", async () => {
    const { email, client } = await signUpOwner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    const factorId = factor?.id ?? "";
    const borrowed = await signInByPassword(email);
    expect((await borrowed.auth.mfa.unenroll({ factorId })).error?.code).toBe("reauthentication_needed");
    expect((await client.auth.mfa.unenroll({ factorId })).error).toBeNull();
  });

  test("can be undone from the mailbox for three days, also after a new password", async () => {
    const { email, client } = await signUpOwner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    const code = codeOf(factor?.totp.secret);
    const added = await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
    expect(added.error).toBeNull();
    const mail = await server.smtp.mailTo(email, 2);
    expect(mail.subject).toBe("A second step was added to your Bush Tea account");
    expect((await client.auth.updateUser({ password: "the attacker's password" })).error).toBeNull();
    server.pass(2 * 86_400);
    expect(hashOf(await pressLink(mail.link)).get("error_code")).toBe("otp_expired");
    await server.mail.flush();
    const fresh = server.smtp.mails.find(
      ({ to, subject }) => to === email && subject === "Your Bush Tea account still has its new second step",
    );
    const target = await pressLink(fresh?.link ?? "");
    expect(hashOf(target).get("type")).toBe("recovery");
    expect((await client.auth.getUser()).error).not.toBeNull();
    const owner = server.client({ address: newNetwork() });
    await owner.auth.setSession({
      access_token: hashOf(target).get("access_token") ?? "",
      refresh_token: hashOf(target).get("refresh_token") ?? "",
    });
    const { data } = await owner.auth.getUser();
    expect(data.user?.factors ?? []).toEqual([]);
    const known = await post(
      "/token?grant_type=password",
      { email, password: "the attacker's password" },
      newNetwork(),
    );
    expect(known.status).toBe(400);
    expect((await owner.auth.updateUser({ password: "a password of my own" })).error).toBeNull();
    expect(hashOf(await pressLink(mail.link)).get("error")).toBe("access_denied");
  });

  test("cannot be undone after that", async () => {
    const { email, client } = await signUpOwner();
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "totp" });
    const code = codeOf(factor?.totp.secret);
    await client.auth.mfa.challengeAndVerify({ factorId: factor?.id ?? "", code });
    const mail = await server.smtp.mailTo(email, 2);
    server.pass(3 * 86_400 + 1);
    expect(hashOf(await pressLink(mail.link)).get("error")).toBe("access_denied");
  });
});
