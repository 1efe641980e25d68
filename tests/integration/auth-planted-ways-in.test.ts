/** What an intruder adds to come back later is told to the owner, and goes with every proof by mail, whatever its order. */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

describe.each(databaseKinds({ smoke: false }))("planted ways in on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0, passkeys: true, limitFactor: 100 });
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, signUpOwner } = createVisitors(() => server);

  const countOf = async (table: string, email: string) => {
    const { rows } = await server.db.query(
      `select 1 from auth.${table} where user_id = (select id from auth.users where email = $1)`,
      [email],
    );
    return rows.length;
  };

  async function nextMail(email: string, act: () => Promise<unknown>) {
    await server.mail.flush();
    const before = server.smtp.mails.filter(({ to }) => to === email).length;
    await act();
    return server.smtp.mailTo(email, before + 1);
  }

  async function registerPasskey(client: SupabaseClient) {
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const { data: offer, error } = await client.auth.passkey.startRegistration();
    if (error) throw error;
    const made = await client.auth.passkey.verifyRegistration({
      challengeId: offer.challenge_id,
      credential: key.create(offer.options.challenge).toJSON() as never,
    });
    return { key, ...made };
  }

  async function addPasskey(client: SupabaseClient) {
    const { key, data, error } = await registerPasskey(client);
    expect(error).toBeNull();
    const signIn = async () => {
      const visitor = server.client({ address: newNetwork() });
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      const credential = key.get(question?.options.challenge ?? "").toJSON() as never;
      const challengeId = question?.challenge_id ?? "";
      return { visitor, ...(await visitor.auth.passkey.verifyAuthentication({ challengeId, credential })) };
    };
    return { id: data?.id ?? "", signIn };
  }

  async function linkIdentity(email: string) {
    await server.db.query(
      `insert into auth.identities (provider, provider_id, user_id, identity_data)
       select 'hearth', $1, id, '{}' from auth.users where email = $2`,
      [randomUUID(), email],
    );
  }

  async function addSecondStep(client: SupabaseClient) {
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") });
    const take = async (session: SupabaseClient) => {
      const code = totp.generate({ timestamp: server.now() });
      const taken = await session.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
      expect(taken.error).toBeNull();
    };
    await take(client);
    return { id: data?.id ?? "", take };
  }

  /** A session that a mail has just opened. */
  async function openByMail(email: string) {
    const client = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => client.auth.resetPasswordForEmail(email));
    await client.auth.verifyOtp({ email, token: code, type: "recovery" });
    return client;
  }

  async function choosePassword(client: SupabaseClient, password: string) {
    const { error } = await client.auth.updateUser({ password });
    expect(error).toBeNull();
  }

  const STEP_STAYS = "Your Bush Tea account still has its new second step";
  const subjectsTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  async function freshUndo(email: string) {
    await server.mail.flush();
    const mail = server.smtp.mails.findLast(({ to, subject }) => to === email && subject === STEP_STAYS);
    return mail?.link ?? "";
  }

  const signsIn = async (email: string, password: string) =>
    (await server.client({ address: newNetwork() }).auth.signInWithPassword({ email, password })).error ===
    null;

  /** In the account's own session; the old mailbox agrees. @returns the mail that tells the old mailbox */
  async function moveAway(email: string, client: SupabaseClient, address = newEmail()) {
    const { code } = await nextMail(address, async () => {
      const toOld = await nextMail(email, () => client.auth.updateUser({ email: address }));
      await pressLink(toOld.link);
    });
    const { data } = await client.auth.getSession();
    return nextMail(email, () =>
      fetch(`${server.authUrl}/verify`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          authorization: `Bearer ${data.session?.access_token}`,
        },
        body: JSON.stringify({ type: "email_change", email: address, token: code }),
      }),
    );
  }

  test("an added passkey is told with a link that removes every passkey, linked sign-in and session", async () => {
    const { email, client } = await signUpOwner();
    const earlier = await addPasskey(client);
    await linkIdentity(email);
    let passkey = earlier;
    const mail = await nextMail(email, async () => {
      passkey = await addPasskey(client);
    });
    expect(mail.subject).toBe("A passkey was added to your Bush Tea account");
    const { visitor } = await passkey.signIn();
    expect((await visitor.auth.getUser()).error).toBeNull();
    server.pass(2 * 86_400);
    expect(hashOf(await pressLink(mail.link)).get("type")).toBe("recovery");
    expect((await visitor.auth.getUser()).error).not.toBeNull();
    for (const { signIn } of [earlier, passkey])
      expect((await signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(await countOf("identities", email)).toBe(1);
    expect(await countOf("sessions", email)).toBe(1);
  });

  test("a password reset by mail removes passkeys and linked sign-ins, and says so; another new password does not", async () => {
    const { email, client } = await signUpOwner();
    server.pass(601);
    const password = "the owner's password";
    await client.auth.signInWithPassword({ email, password });
    const passkey = await addPasskey(client);
    await linkIdentity(email);
    const changed = await nextMail(email, () => client.auth.updateUser({ password: "another password" }));
    expect(changed.text).not.toContain("passkeys");
    expect((await passkey.signIn()).error).toBeNull();

    const owner = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => owner.auth.resetPasswordForEmail(email));
    await owner.auth.verifyOtp({ email, token: code, type: "recovery" });
    const told = await nextMail(email, () => owner.auth.updateUser({ password: "a third password" }));
    expect(told.text).toContain("The passkeys and linked sign-ins that the account had were removed.");
    expect((await passkey.signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(await countOf("identities", email)).toBe(1);
  });

  test("a link that undoes a passkey, kept by somebody, ends with a password chosen after a later mail", async () => {
    const { email, client } = await signUpOwner();
    const kept = await nextMail(email, () => addPasskey(client));
    server.pass(60);
    const owner = await openByMail(email);
    await choosePassword(owner, "the owner's new password");
    expect(hashOf(await pressLink(kept.link)).get("error_code")).toBe("otp_expired");
    expect(await signsIn(email, "the owner's new password")).toBe(true);
    expect((await owner.auth.getUser()).error).toBeNull();
  });

  test("a link that undoes a second step ends in the same way, and a fresh one is mailed for the rest of the three days", async () => {
    const { email, client } = await signUpOwner();
    let step: Awaited<ReturnType<typeof addSecondStep>> | undefined;
    const kept = await nextMail(email, async () => {
      step = await addSecondStep(client);
    });
    server.pass(2 * 86_400);
    const owner = await openByMail(email);
    await step?.take(owner);
    await choosePassword(owner, "the owner's new password");
    expect(hashOf(await pressLink(kept.link)).get("error_code")).toBe("otp_expired");
    expect(await signsIn(email, "the owner's new password")).toBe(true);
    expect(await countOf("mfa_factors", email)).toBe(1);
    expect(hashOf(await pressLink(await freshUndo(email))).get("type")).toBe("recovery");
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("the fresh link ends three days after the second step was added, and an older step gets none", async () => {
    const { email, client } = await signUpOwner();
    const { take } = await addSecondStep(client);
    server.pass(3 * 86_400 - 600);
    const owner = await openByMail(email);
    await take(owner);
    await choosePassword(owner, "the owner's new password");
    const link = await freshUndo(email);
    expect(link).toContain("two_step_undo");
    server.pass(601);
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    const later = await openByMail(email);
    await take(later);
    await choosePassword(later, "the owner's third password");
    expect((await subjectsTo(email)).filter((subject) => subject === STEP_STAYS)).toHaveLength(1);
  });

  test("a password chosen after a mail ends a link that was mailed since the mail was answered, too", async () => {
    const { email, client: thief } = await signUpOwner();
    server.pass(60);
    const owner = await openByMail(email);
    server.pass(60);
    const kept = await nextMail(email, () => addPasskey(thief));
    await choosePassword(owner, "the owner's new password");
    expect(hashOf(await pressLink(kept.link)).get("error_code")).toBe("otp_expired");
    expect((await owner.auth.getUser()).error).toBeNull();
    expect(await signsIn(email, "the owner's new password")).toBe(true);
  });

  test("whoever adds a passkey and a second step and then chooses a password by mail leaves the owner a link", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    server.pass(60);
    const passkey = await addPasskey(thief);
    const step = await nextMail(email, () => addSecondStep(thief));
    await choosePassword(thief, "the thief's password");
    expect((await passkey.signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(hashOf(await pressLink(step.link)).get("error_code")).toBe("otp_expired");
    expect(hashOf(await pressLink(await freshUndo(email))).get("type")).toBe("recovery");
    expect(await countOf("mfa_factors", email)).toBe(0);
    expect(await signsIn(email, "the thief's password")).toBe(false);
  });

  test("exchanging the second step afterwards does not help against that link", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const first = await addSecondStep(thief);
    server.pass(60);
    await addSecondStep(thief);
    server.pass(60);
    await choosePassword(thief, "the thief's password");
    expect((await thief.auth.mfa.unenroll({ factorId: first.id })).error).toBeNull();
    expect(await countOf("mfa_factors", email)).toBe(1);
    expect(hashOf(await pressLink(await freshUndo(email))).get("type")).toBe("recovery");
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("a kept link that takes the address back ends with a reset by an owner who added a second step first", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const away = newEmail();
    const kept = await moveAway(email, thief, away);
    await moveAway(away, thief, email);
    server.pass(3600);
    const { take } = await addSecondStep(await openByMail(email));
    server.pass(60);
    const owner = await openByMail(email);
    await take(owner);
    await choosePassword(owner, "the owner's new password");
    expect(hashOf(await pressLink(kept.link)).get("error_code")).toBe("otp_expired");
    expect(await countOf("mfa_factors", email)).toBe(1);
    expect((await owner.auth.getUser()).error).toBeNull();
    expect(await signsIn(email, "the owner's new password")).toBe(true);
  });

  test("a second step added while the account was away does not come back with it", async () => {
    const { email, client: thief } = await signUpOwner();
    const away = newEmail();
    await moveAway(email, thief, away);
    const { take } = await addSecondStep(await openByMail(away));
    server.pass(4 * 86_400);
    const back = await openByMail(away);
    await take(back);
    await moveAway(away, back, email);
    expect(await countOf("mfa_factors", email)).toBe(0);
    await choosePassword(await openByMail(email), "the owner's new password");
  });

  test("a link that takes the address back ends with a password chosen by its own mailbox, which has the account again", async () => {
    const { email, client } = await signUpOwner();
    const away = newEmail();
    const kept = await moveAway(email, client, away);
    server.pass(60);
    const elsewhere = await openByMail(away);
    await choosePassword(elsewhere, "a password chosen elsewhere");
    await moveAway(away, elsewhere, email);
    server.pass(60);
    const owner = await openByMail(email);
    await choosePassword(owner, "the owner's new password");
    expect(hashOf(await pressLink(kept.link)).get("error_code")).toBe("otp_expired");
    expect(await signsIn(email, "the owner's new password")).toBe(true);
  });

  test("a password chosen by the mailbox that the account moved to leaves the link that takes it back", async () => {
    const { email, client } = await signUpOwner();
    const away = newEmail();
    const undo = await moveAway(email, client, away);
    server.pass(60);
    await choosePassword(await openByMail(away), "a password chosen elsewhere");
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
  });

  const STEP_AGAIN = "The new second step of your Bush Tea account: if it is not yours";
  const mailsAgain = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to, subject }) => to === email && subject === STEP_AGAIN);
  };

  test.each(["recovery", "magiclink"] as const)(
    "an owner whose notice of a planted second step was deleted gets the link again by answering a mail (%s)",
    async (type) => {
      const { email, client: thief } = await signUpOwner();
      await addSecondStep(thief);
      server.pass(86_400);
      const answer = async () => {
        const owner = server.client({ address: newNetwork() });
        const { code } = await nextMail(email, () =>
          type === "recovery"
            ? owner.auth.resetPasswordForEmail(email)
            : owner.auth.signInWithOtp({ email, options: { shouldCreateUser: false } }),
        );
        expect((await owner.auth.verifyOtp({ email, token: code, type })).error).toBeNull();
      };
      await answer();
      await answer();
      expect(await mailsAgain(email)).toHaveLength(1);
      server.pass(301);
      await answer();
      const mails = await mailsAgain(email);
      expect(mails).toHaveLength(2);
      expect(hashOf(await pressLink(mails[1]?.link ?? "")).get("type")).toBe("recovery");
      expect(await countOf("mfa_factors", email)).toBe(0);
      expect((await thief.auth.getUser()).error).not.toBeNull();
      for (const { link } of mails)
        expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    },
  );

  test("an undo ends every other undo link of its mailbox, and a young second step that stays is told afresh", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const away = newEmail();
    const address = await moveAway(email, thief, away);
    await moveAway(away, thief, email);
    const step = await nextMail(email, () => addSecondStep(thief));
    server.pass(60);
    const earlier = await nextMail(email, () => addPasskey(thief));
    const passkey = await nextMail(email, () => addPasskey(thief));
    expect(hashOf(await pressLink(passkey.link)).get("type")).toBe("recovery");
    for (const { link } of [address, step, earlier])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect(await countOf("mfa_factors", email)).toBe(1);
    const answer = hashOf(await pressLink(await freshUndo(email)));
    expect(answer.get("type")).toBe("recovery");
    expect(await countOf("mfa_factors", email)).toBe(0);
    const { data } = await server.client().auth.getUser(answer.get("access_token") ?? "");
    expect(data.user?.email).toBe(email);
  });

  test("undoing a second step ends the kept links of a passkey, of the address and of a step exchanged before", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const away = newEmail();
    const address = await moveAway(email, thief, away);
    await moveAway(away, thief, email);
    const passkey = await nextMail(email, () => addPasskey(thief));
    let first: Awaited<ReturnType<typeof addSecondStep>> | undefined;
    const exchanged = await nextMail(email, async () => {
      first = await addSecondStep(thief);
    });
    server.pass(60);
    const second = await nextMail(email, () => addSecondStep(thief));
    await thief.auth.mfa.unenroll({ factorId: first?.id ?? "" });
    const answer = hashOf(await pressLink(second.link));
    expect(answer.get("type")).toBe("recovery");
    for (const { link } of [address, passkey, exchanged])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    const { error } = await server.client().auth.getUser(answer.get("access_token") ?? "");
    expect(error).toBeNull();
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("a second step that was begun before a passkey and finished after it goes with the passkey", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const { data } = await thief.auth.mfa.enroll({ factorType: "totp", friendlyName: "begun" });
    server.pass(1);
    const passkey = await nextMail(email, () => addPasskey(thief));
    server.pass(1);
    const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }).generate({
      timestamp: server.now(),
    });
    expect((await thief.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
    expect(hashOf(await pressLink(passkey.link)).get("type")).toBe("recovery");
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("signing out everywhere after a mail ends kept undo links, and tells a young second step afresh", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    const away = newEmail();
    const address = await moveAway(email, thief, away);
    await moveAway(away, thief, email);
    const passkey = await nextMail(email, () => addPasskey(thief));
    server.pass(3600);
    const owner = await openByMail(email);
    const step = await nextMail(email, () => addSecondStep(owner));
    expect((await owner.auth.signOut({ scope: "others" })).error).toBeNull();
    for (const { link } of [address, passkey, step])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect((await owner.auth.getUser()).error).toBeNull();
    expect(hashOf(await pressLink(await freshUndo(email))).get("type")).toBe("recovery");
  });

  const LEFT = "Your Bush Tea account has a new email address";
  test.each(["recover", "otp"])(
    "an owner whose notice of a changed address was deleted gets its link again by asking for a mail (%s)",
    async (path) => {
      const { email, client: thief } = await signUpOwner();
      const away = newEmail();
      const first = await moveAway(email, thief, away);
      await choosePassword(await openByMail(away), "the thief's password");
      const ask = async () => {
        const answer = await fetch(`${server.authUrl}/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-test-address": newNetwork() },
          body: JSON.stringify({ email }),
        });
        expect(answer.status).toBe(200);
        await server.mail.flush();
        return server.smtp.mails.filter(({ to, subject }) => to === email && subject === LEFT);
      };
      server.pass(6 * 86_400);
      await ask();
      expect(await ask()).toHaveLength(2);
      server.pass(301);
      const mails = await ask();
      expect(mails).toHaveLength(3);
      expect(server.smtp.mails.filter(({ to, subject }) => to === away && subject === LEFT)).toHaveLength(0);
      const answer = hashOf(await pressLink(mails[2]?.link ?? ""));
      const { data } = await server.client().auth.getUser(answer.get("access_token") ?? "");
      expect(data.user?.email).toBe(email);
      expect(await signsIn(away, "the thief's password")).toBe(false);
      for (const { link } of [first, ...mails])
        expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
      server.pass(301);
      expect(await ask()).toHaveLength(3);
    },
  );

  test("that link ends after seven days, however often it was asked for", async () => {
    const { email, client } = await signUpOwner();
    await moveAway(email, client);
    server.pass(7 * 86_400 - 60);
    const mail = await nextMail(email, () =>
      server.client({ address: newNetwork() }).auth.resetPasswordForEmail(email),
    );
    expect(mail.subject).toBe(LEFT);
    server.pass(61);
    expect(hashOf(await pressLink(mail.link)).get("error_code")).toBe("otp_expired");
  });

  test("a passkey that names another account is refused", async () => {
    const { client } = await signUpOwner();
    const other = await signUpOwner();
    const { key } = await registerPasskey(client);
    const userIdOf = async (one: SupabaseClient) => (await one.auth.getUser()).data.user?.id ?? "";
    const signIn = async (userId: string) => {
      const visitor = server.client({ address: newNetwork() });
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      const answer = key.get(question?.options.challenge ?? "").toJSON();
      const userHandle = Buffer.from(userId).toString("base64url");
      const credential = { ...answer, response: { ...(answer.response as object), userHandle } } as never;
      return visitor.auth.passkey.verifyAuthentication({
        challengeId: question?.challenge_id ?? "",
        credential,
      });
    };
    expect((await signIn(await userIdOf(other.client))).error?.code).toBe("webauthn_verification_failed");
    expect((await signIn(await userIdOf(client))).error).toBeNull();
  });

  test("a second step older than three days, and none, bring no such mail", async () => {
    const { email, client } = await signUpOwner();
    await openByMail(email);
    await addSecondStep(client);
    server.pass(3 * 86_400 + 1);
    await openByMail(email);
    expect(await mailsAgain(email)).toHaveLength(0);
  });

  test("undoing a second step removes a passkey and a linked sign-in that were added before it", async () => {
    const { email, client } = await signUpOwner();
    const passkey = await addPasskey(client);
    await linkIdentity(email);
    const undo = await nextMail(email, () => addSecondStep(client));
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
    expect((await passkey.signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(await countOf("identities", email)).toBe(1);
  });

  test("undoing a change of address removes a passkey, a linked sign-in and a second step that were added just before", async () => {
    const { email, client } = await signUpOwner();
    const passkey = await addPasskey(client);
    await linkIdentity(email);
    await addSecondStep(client);
    const undo = await moveAway(email, client);
    expect(undo.subject).toBe("Your Bush Tea account has a new email address");
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
    expect((await passkey.signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(await countOf("identities", email)).toBe(1);
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("a change of address and back leaves the mailbox the link that undoes it, with what was added before", async () => {
    const { email, client } = await signUpOwner();
    const { signIn } = await addPasskey(client);
    await addSecondStep(client);
    const away = newEmail();
    const { link } = await moveAway(email, client, away);
    await moveAway(away, client, email);
    const answer = hashOf(await pressLink(link));
    const { data } = await server.client().auth.getUser(answer.get("access_token") ?? "");
    expect(data.user?.email).toBe(email);
    expect((await client.auth.getUser()).error).not.toBeNull();
    expect((await signIn()).error?.code).toBe("webauthn_verification_failed");
    expect(await countOf("mfa_factors", email)).toBe(0);
  });

  test("links that undo a passkey or second step open nothing once the account has left their mailbox", async () => {
    const { email, client } = await signUpOwner();
    const passkey = await nextMail(email, () => addPasskey(client));
    const step = await nextMail(email, () => addSecondStep(client));
    const undo = await moveAway(email, client);
    for (const { link } of [passkey, step])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
  });

  test("a mailbox in between gets a notice and keeps no link into the account", async () => {
    const { email, client } = await signUpOwner();
    const away = newEmail();
    const undo = await moveAway(email, client, away);
    const passkey = await nextMail(away, () => addPasskey(client));
    const step = await nextMail(away, () => addSecondStep(client));
    const notice = await moveAway(away, client, email);
    expect(notice.subject).toBe("Your Bush Tea email address was changed");
    expect(notice.text).not.toContain("/verify");
    for (const { link } of [passkey, step])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    // Left once more, the first mailbox keeps the link that it had.
    const again = await moveAway(email, client);
    expect(again.text).not.toContain("/verify");
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
  });

  test("five passkeys an hour and ten a day are added to an account, removed ones counted", async () => {
    const { email, client } = await signUpOwner();
    for (const count of [5, 5, 0]) {
      await client.auth.signInWithPassword({ email, password: "the owner's password" });
      for (let n = 0; n < count; n++) {
        const { id } = await addPasskey(client);
        await client.auth.passkey.delete({ passkeyId: id });
      }
      const { error } = await registerPasskey(client);
      expect(error).toMatchObject({ status: 429, message: expect.stringContaining("Too many passkeys") });
      server.pass(3601);
    }
  });

  test("five second steps an hour are added, and a wrong code is not one of them", async () => {
    const { client } = await signUpOwner();
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "mistyped" });
    const wrong = { factorId: data?.id ?? "", code: "not a code" };
    expect((await client.auth.mfa.challengeAndVerify(wrong)).error?.code).toBe("mfa_verification_failed");
    for (let n = 0; n < 5; n++) await addSecondStep(client);
    await expect(addSecondStep(client)).rejects.toThrow("Too many second steps");
  });

  test("passkeys are listed after the second step, and renamed in a fresh session", async () => {
    const { client, email } = await signUpOwner();
    const { id: passkeyId } = await addPasskey(client);
    const rename = () => client.auth.passkey.update({ passkeyId, friendlyName: "mine" });
    expect((await rename()).error).toBeNull();
    await addSecondStep(client);
    const half = server.client({ address: newNetwork() });
    await half.auth.signInWithPassword({ email, password: "the owner's password" });
    expect((await half.auth.passkey.list()).error?.code).toBe("insufficient_aal");
    expect((await client.auth.passkey.list()).data).toHaveLength(1);
    server.pass(601);
    expect((await rename()).error?.code).toBe("reauthentication_needed");
  });

  test("ten new passwords an hour are accepted, and a stranger's do not keep the owner from one by mail", async () => {
    const { email } = await signUpOwner();
    const stranger = server.client({ address: newNetwork() });
    await stranger.auth.signInWithPassword({ email, password: "the owner's password" });
    for (let n = 0; n < 10; n++)
      expect((await stranger.auth.updateUser({ password: `a stranger's password ${n}` })).error).toBeNull();
    const { error } = await stranger.auth.updateUser({ password: "one password more" });
    expect(error).toMatchObject({ status: 429, message: expect.stringContaining("changed too often") });

    const owner = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => owner.auth.resetPasswordForEmail(email));
    await owner.auth.verifyOtp({ email, token: code, type: "recovery" });
    expect((await owner.auth.updateUser({ password: "the owner's new password" })).error).toBeNull();
  });

  test("three new passwords follow one mail, and whoever used them up does not keep a newer mail from one", async () => {
    const { email } = await signUpOwner();
    const thief = await openByMail(email);
    for (let n = 0; n < 3; n++)
      expect((await thief.auth.updateUser({ password: `the thief's password ${n}` })).error).toBeNull();
    for (let n = 0; n < 9; n++) await thief.auth.updateUser({ password: `a further password ${n}` });
    const { error } = await thief.auth.updateUser({ password: "one password more" });
    expect(error).toMatchObject({ status: 429, message: expect.stringContaining("changed too often") });

    server.pass(1);
    await choosePassword(await openByMail(email), "the owner's new password");
    expect((await thief.auth.getUser()).error).not.toBeNull();
  });

  test("removing a passkey ends the sessions that passkeys opened, and not the one that asks", async () => {
    const { client } = await signUpOwner();
    const passkey = await addPasskey(client);
    const { visitor } = await passkey.signIn();
    expect((await client.auth.passkey.delete({ passkeyId: passkey.id })).error).toBeNull();
    expect((await visitor.auth.getUser()).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  test("challenges are kept for the newest few of an account, a factor and an address, and expired ones go", async () => {
    const { email, client } = await signUpOwner();
    for (let n = 0; n < 8; n++) await client.auth.passkey.startRegistration();
    expect(await countOf("webauthn_challenges", email)).toBe(5);
    await addPasskey(client);

    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "app" });
    const factorId = data?.id ?? "";
    const challengesOfFactor = async () =>
      (await server.db.query("select 1 from auth.mfa_challenges where factor_id = $1", [factorId])).rows
        .length;
    for (let n = 0; n < 8; n++) await client.auth.mfa.challenge({ factorId });
    expect(await challengesOfFactor()).toBe(5);

    server.pass(301);
    await client.auth.mfa.challenge({ factorId });
    expect(await challengesOfFactor()).toBe(1);
    await server.client({ address: newNetwork() }).auth.passkey.startAuthentication();
    expect(await countOf("webauthn_challenges", email)).toBe(0);
  });
});
