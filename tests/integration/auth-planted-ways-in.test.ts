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

  async function addPasskey(client: SupabaseClient) {
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const { data: offer, error } = await client.auth.passkey.startRegistration();
    if (error) throw error;
    const made = await client.auth.passkey.verifyRegistration({
      challengeId: offer.challenge_id,
      credential: key.create(offer.options.challenge).toJSON() as never,
    });
    expect(made.error).toBeNull();
    const signIn = async () => {
      const visitor = server.client({ address: newNetwork() });
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      const credential = key.get(question?.options.challenge ?? "").toJSON() as never;
      const challengeId = question?.challenge_id ?? "";
      return { visitor, ...(await visitor.auth.passkey.verifyAuthentication({ challengeId, credential })) };
    };
    return { id: made.data?.id ?? "", signIn };
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
    const secret = Secret.fromBase32(data?.totp.secret ?? "");
    const code = new TOTP({ secret }).generate({ timestamp: server.now() });
    const added = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    expect(added.error).toBeNull();
  }

  /** In the account's own session; the old mailbox agrees. @returns the mail that can undo it */
  async function moveAway(email: string, client: SupabaseClient) {
    const address = newEmail();
    const toOld = await nextMail(email, () => client.auth.updateUser({ email: address }));
    await pressLink(toOld.link);
    const { code } = await server.smtp.mailTo(address);
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
