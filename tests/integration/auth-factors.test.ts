/** Two-factor sign-in with the real client: authenticator apps, security keys and their effect on sessions. */
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

describe.each(databaseKinds({ smoke: false }))("second factors on %s", (kind) => {
  let server: AuthServer;
  let count = 0;
  beforeAll(async () => {
    server = await startAuthServer(kind, { autoconfirm: true, limitFactor: 1000, passkeys: true });
  });
  afterAll(() => server.close());

  async function person() {
    const client = server.client();
    const email = `two-step${++count}@example.org`;
    await client.auth.signUp({ email, password: "a long password" });
    return { client, email };
  }

  const codeOf = (secret: string, timestamp = server.now()) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

  async function withApp() {
    const owner = await person();
    const { data: factor, error } = await owner.client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "my phone",
    });
    if (error) throw error;
    const done = await owner.client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    expect(done.error).toBeNull();
    return { ...owner, factor };
  }

  test("an authenticator app is enrolled with a QR code, verified once, and raises the session to aal2", async () => {
    const { client, email } = await person();
    const other = server.client();
    await other.auth.signInWithPassword({ email, password: "a long password" });
    const { data: factor, error } = await client.auth.mfa.enroll({ factorType: "totp", issuer: "Bush Tea" });
    if (error) throw error;
    expect(factor.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
    expect(factor.totp.qr_code).not.toContain("#");
    expect(factor.totp.uri).toContain(`secret=${factor.totp.secret}`);

    const longAgo = codeOf(factor.totp.secret, server.now() - 3_600_000);
    const wrong = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code: longAgo });
    expect(wrong.error).toMatchObject({
      code: "mfa_verification_failed",
      message: "Invalid TOTP code entered",
    });
    const code = codeOf(factor.totp.secret);
    const right = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(right.error).toBeNull();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
    expect(
      level.data?.currentAuthenticationMethods
        .map((entry) => (typeof entry === "string" ? entry : entry.method))
        .sort(),
    ).toEqual(["password", "totp"]);
    const replay = await client.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
    expect(replay.error?.code).toBe("mfa_verification_failed");
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  });

  test("a session with the first factor only cannot sign out other sessions", async () => {
    const { client: owner, email } = await withApp();
    const half = server.client();
    await half.auth.signInWithPassword({ email, password: "a long password" });
    for (const scope of ["others", "global"] as const) {
      await half.auth.signOut({ scope });
      expect((await owner.auth.getUser()).error).toBeNull();
    }
  });

  test("a new sign-in starts at aal1 and cannot change the account", async () => {
    const { email, factor } = await withApp();
    const client = server.client();
    await client.auth.signInWithPassword({ email, password: "a long password" });
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal2",
    });
    expect((await client.auth.updateUser({ password: "another password" })).error?.code).toBe(
      "insufficient_aal",
    );
    expect((await client.auth.updateUser({ email: "attacker@example.org" })).error?.code).toBe(
      "insufficient_aal",
    );
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe("insufficient_aal");
    const another = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "attacker" });
    expect(another.error?.code).toBe("insufficient_aal");
    const consent = await client.auth.updateUser({ data: { keep_health_questions: true } });
    expect(consent.error?.code).toBe("insufficient_aal");
    const { data: me } = await client.auth.getUserIdentities();
    const [identity] = me?.identities ?? [];
    if (identity === undefined) throw new Error("the owner has no identity");
    expect((await client.auth.unlinkIdentity(identity)).error?.code).toBe("insufficient_aal");

    // An enrolment begun just before the first factor was verified.
    const secret = new Secret({ size: 20 }).base32;
    const { rows } = await server.db.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, secret)
       select id, 'planted', 'totp', $2 from auth.users where email = $1 returning id`,
      [email, secret],
    );
    const planted = await client.auth.mfa.challengeAndVerify({
      factorId: rows[0]?.id ?? "",
      code: codeOf(secret),
    });
    expect(planted.error?.code).toBe("insufficient_aal");
    server.pass(31);
    const done = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    expect(done.error).toBeNull();
    expect((await client.auth.updateUser({ password: "another password" })).error).toBeNull();
  });

  test("a session that was left open cannot prove itself with a further factor of its own", async () => {
    const { client, factor } = await withApp();
    // Begun in time, finished too late.
    const { data: begun } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "begun" });
    server.pass(601);
    const finished = await client.auth.mfa.challengeAndVerify({
      factorId: begun?.id ?? "",
      code: codeOf(begun?.totp.secret ?? ""),
    });
    expect(finished.error?.code).toBe("reauthentication_needed");
    const added = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "borrowed" });
    expect(added.error?.code).toBe("reauthentication_needed");
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
      "reauthentication_needed",
    );
  });

  test("a further factor does not make the session's last proof younger", async () => {
    const { client, factor } = await withApp();
    server.pass(500);
    const { data: further, error } = await client.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "tablet",
    });
    if (error) throw error;
    const done = await client.auth.mfa.challengeAndVerify({
      factorId: further.id,
      code: codeOf(further.totp.secret),
    });
    expect(done.error).toBeNull();
    server.pass(101);
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
      "reauthentication_needed",
    );
  });

  test("a factor is not removed in a session that was left open, until it is used again", async () => {
    const { client, factor } = await withApp();
    server.pass(601);
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error?.code).toBe(
      "reauthentication_needed",
    );
    const again = await client.auth.mfa.challengeAndVerify({
      factorId: factor.id,
      code: codeOf(factor.totp.secret),
    });
    expect(again.error).toBeNull();
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).error).toBeNull();
  });

  test("removing the last factor returns the session to aal1", async () => {
    const { client, factor } = await withApp();
    expect((await client.auth.mfa.unenroll({ factorId: factor.id })).data).toEqual({ id: factor.id });
    const { data } = await client.auth.refreshSession();
    expect(data.session).not.toBeNull();
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: "aal1",
      nextLevel: "aal1",
      currentAuthenticationMethods: [{ method: "password" }],
    });
  });

  test("a security key registers, verifies a later session, and rejects a foreign or replayed response", async () => {
    const { client, email } = await person();
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const webauthn = { rpId: site.hostname, rpOrigins: [site.origin] };
    const { data: factor } = await client.auth.mfa.enroll({
      factorType: "webauthn",
      friendlyName: "blue key",
    });
    const factorId = factor?.id ?? "";

    async function answerWith(who: typeof client, answerer: typeof key) {
      const { data: challenge, error } = await who.auth.mfa.challenge({ factorId, webauthn });
      if (error) throw error;
      const { type, credential_options: options } = challenge.webauthn;
      const given = answerer[type === "create" ? "create" : "get"](
        options.publicKey.challenge as ArrayBuffer,
      );
      const send = () =>
        who.auth.mfa.verify({
          factorId,
          challengeId: challenge.id,
          webauthn: { ...webauthn, type, credential_response: given as never },
        });
      return { type, send };
    }

    const phisher = createSecurityKey({ rpId: site.hostname, origin: "https://bush-tea.evil.org" });
    expect((await (await answerWith(client, phisher)).send()).error?.code).toBe("mfa_verification_failed");
    const registration = await answerWith(client, key);
    expect(registration.type).toBe("create");
    expect((await registration.send()).error).toBeNull();
    expect((await client.auth.mfa.listFactors()).data?.webauthn).toHaveLength(1);
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");

    const later = server.client();
    await later.auth.signInWithPassword({ email, password: "a long password" });
    const foreignKey = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    expect((await (await answerWith(later, foreignKey)).send()).error?.code).toBe("mfa_verification_failed");
    const assertion = await answerWith(later, key);
    expect(assertion.type).toBe("request");
    expect((await assertion.send()).error).toBeNull();
    expect((await assertion.send()).error).not.toBeNull();
    expect((await later.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe("aal2");
  });

  test("phone factors are reported as disabled, names are unique, challenges expire", async () => {
    const { client } = await person();
    const phone = await client.auth.mfa.enroll({ factorType: "phone", phone: "+5926001234" });
    expect(phone.error?.code).toBe("mfa_phone_enroll_not_enabled");
    const first = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "same" });
    const second = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "same" });
    expect(second.error?.code).toBe("mfa_factor_name_conflict");
    const factorId = first.data?.id ?? "";
    const challenge = await client.auth.mfa.challenge({ factorId });
    server.pass(301);
    const late = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? "",
      code: codeOf(first.data?.totp.secret ?? ""),
    });
    expect(late.error?.code).toBe("mfa_challenge_expired");
  });

  test("a passkey registers, signs in once per challenge, and can be renamed and removed", async () => {
    const { client } = await person();
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const { data: offer, error } = await client.auth.passkey.startRegistration();
    if (error) throw error;
    expect(offer.options.authenticatorSelection?.residentKey).toBe("required");
    const answer = key.create(offer.options.challenge).toJSON() as never;
    const made = await client.auth.passkey.verifyRegistration({
      challengeId: offer.challenge_id,
      credential: answer,
    });
    expect(made.error).toBeNull();
    const passkeyId = made.data?.id ?? "";

    const visitor = server.client();
    const signIn = async (holder = key) => {
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      expect(question?.options.allowCredentials ?? []).toEqual([]);
      const credential = holder.get(question?.options.challenge ?? "").toJSON() as never;
      const send = () =>
        visitor.auth.passkey.verifyAuthentication({ challengeId: question?.challenge_id ?? "", credential });
      return send;
    };
    const send = await signIn();
    const first = await send();
    expect(first.error).toBeNull();
    expect(first.data?.user?.id).toBe((await client.auth.getUser()).data.user?.id);
    expect((await send()).error).toMatchObject({ code: "webauthn_challenge_not_found" });
    const foreignKey = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    expect((await (await signIn(foreignKey))()).error).toMatchObject({
      code: "webauthn_verification_failed",
    });

    const renamed = await client.auth.passkey.update({ passkeyId, friendlyName: "my laptop" });
    expect(renamed.data?.friendly_name).toBe("my laptop");
    const { data: listed } = await client.auth.passkey.list();
    expect(listed).toEqual([expect.objectContaining({ id: passkeyId, last_used_at: expect.any(String) })]);
    const other = await person();
    expect((await other.client.auth.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 });
    expect((await client.auth.passkey.delete({ passkeyId })).error).toBeNull();
    expect((await (await signIn())()).error).toMatchObject({ code: "webauthn_verification_failed" });
  });

  test("a passkey is accepted only where its holder proved themself to it, a second step also without", async () => {
    const { client } = await person();
    const site = new URL(server.url);
    const device = { rpId: site.hostname, origin: site.origin, verifies: false };
    const key = createSecurityKey(device);
    const register = async () => {
      const { data: offer, error } = await client.auth.passkey.startRegistration();
      if (error) throw error;
      expect(offer.options.authenticatorSelection?.userVerification).toBe("required");
      return client.auth.passkey.verifyRegistration({
        challengeId: offer.challenge_id,
        credential: key.create(offer.options.challenge).toJSON() as never,
      });
    };
    const signIn = async () => {
      const visitor = server.client();
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      expect(question?.options.userVerification).toBe("required");
      return visitor.auth.passkey.verifyAuthentication({
        challengeId: question?.challenge_id ?? "",
        credential: key.get(question?.options.challenge ?? "").toJSON() as never,
      });
    };
    expect((await register()).error).toMatchObject({ code: "webauthn_verification_failed" });
    device.verifies = true;
    expect((await register()).error).toBeNull();
    expect((await signIn()).error).toBeNull();
    device.verifies = false;
    expect((await signIn()).error).toMatchObject({ code: "webauthn_verification_failed" });

    const webauthn = { rpId: site.hostname, rpOrigins: [site.origin] };
    const step = createSecurityKey(device);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: "webauthn", friendlyName: "key" });
    const factorId = factor?.id ?? "";
    const { data: challenge, error } = await client.auth.mfa.challenge({ factorId, webauthn });
    if (error) throw error;
    const { credential_options: options } = challenge.webauthn;
    const verified = await client.auth.mfa.verify({
      factorId,
      challengeId: challenge.id,
      webauthn: {
        ...webauthn,
        type: "create",
        credential_response: step.create(options.publicKey.challenge as ArrayBuffer) as never,
      },
    });
    expect(verified.error).toBeNull();
  });

  test("after thirty wrong codes in a day guessing is blocked, the owner is notified once and is not locked out", async () => {
    server.stopClock();
    const { client: owner, email, factor } = await withApp();
    const right = () => codeOf(factor.totp.secret);
    const wrong = () => {
      const near = [-1, 0, 1].map((step) => codeOf(factor.totp.secret, server.now() + step * 30_000));
      return ["000000", "000001", "000002", "000003"].find((code) => !near.includes(code)) ?? "";
    };
    /** An attacker who knows the password, from a new network each time. */
    const guess = async (turn: number, code: string) => {
      const attacker = server.client({ address: `10.9.${Math.floor(turn / 200)}.${turn % 200}` });
      await attacker.auth.signInWithPassword({ email, password: "a long password" });
      const { error } = await attacker.auth.mfa.challengeAndVerify({ factorId: factor.id, code });
      return error?.code ?? "in";
    };
    const notifications = () =>
      server.smtp.mails.filter(
        (mail) => mail.to === email && mail.subject === "Wrong codes for your Bush Tea account",
      ).length;
    server.pass(60);
    for (let turn = 0; turn < 29; turn += 1)
      expect(await guess(turn, wrong())).toBe("mfa_verification_failed");
    await server.mail.flush();
    expect(notifications()).toBe(0);
    expect(await guess(29, wrong())).toBe("mfa_verification_failed");
    await server.mail.flush();
    expect(notifications()).toBe(1);
    // Now even the right code is rejected from networks the owner has not used.
    for (let turn = 30; turn < 36; turn += 1)
      expect(await guess(turn, right())).toBe("over_request_rate_limit");
    expect(
      (await owner.auth.mfa.challengeAndVerify({ factorId: factor.id, code: right() })).error,
    ).toBeNull();
    expect(await guess(36, right())).toBe("over_request_rate_limit");
    await server.mail.flush();
    expect(notifications()).toBe(1);
    // Without a session the owner still gets in from anywhere with the mailbox and the app.
    expect((await owner.auth.signOut({ scope: "global" })).error).toBeNull();
    const returning = server.client({ address: "10.9.9.10" });
    await server.mail.flush();
    const count = server.smtp.mails.filter((mail) => mail.to === email).length;
    await returning.auth.signInWithOtp({ email });
    const { code } = await server.smtp.mailTo(email, count + 1);
    expect((await returning.auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    server.pass(60);
    expect(
      (await returning.auth.mfa.challengeAndVerify({ factorId: factor.id, code: right() })).error,
    ).toBeNull();
    server.pass(86_400);
    expect(await guess(37, right())).toBe("in");
  });

  test("guessing the code of an authenticator app is rate-limited", async () => {
    const { client, factor } = await withApp();
    // Excludes a guess that happens to be right.
    const right = [-1, 0, 1, 2, 3].map((step) => codeOf(factor.totp.secret, server.now() + step * 30_000));
    const wrong = Array.from({ length: 61 }, (_, n) => String(n).padStart(6, "0")).filter(
      (code) => !right.includes(code),
    );
    const outcomes = new Set<string | undefined>();
    for (let guess = 0; guess < 8; guess += 1) {
      const challenge = await client.auth.mfa.challenge({ factorId: factor.id });
      for (let turn = 0; turn < 7; turn += 1) {
        const { error } = await client.auth.mfa.verify({
          factorId: factor.id,
          challengeId: challenge.data?.id ?? "",
          code: wrong[guess * 7 + turn] ?? "",
        });
        outcomes.add(error?.code);
      }
    }
    expect(outcomes).toEqual(
      new Set(["mfa_verification_failed", "mfa_challenge_expired", "mfa_factor_not_found"]),
    );
  });
});
