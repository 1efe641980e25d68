/** The owner is told by mail of everything that takes a way in, a protection or the account away, a bounded number of times. */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

const PASSWORD = "the owner's password";
const SIGNED_OUT = "Devices were signed out of your Bush Tea account";

describe.each(databaseKinds({ smoke: true }))("losses are told on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, {
      mailIntervalSeconds: 0,
      passkeys: true,
      manualLinking: true,
      limitFactor: 100,
    });
  });
  afterAll(() => server.close());
  const { newNetwork, signUpOwner } = createVisitors(() => server);

  const mailsTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email);
  };
  async function told(email: string, act: () => Promise<unknown>) {
    const before = (await mailsTo(email)).length;
    await act();
    return (await mailsTo(email)).slice(before).map(({ subject }) => subject);
  }
  async function signIn(email: string) {
    const client = server.client({ address: newNetwork() });
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  }
  async function linkIdentity(email: string) {
    await server.db.query(
      `insert into auth.identities (provider, provider_id, user_id, identity_data)
       select 'hearth', $1, id, '{}' from auth.users where email = $2`,
      [randomUUID(), email],
    );
  }
  async function unlink(client: SupabaseClient, provider: string) {
    const { data } = await client.auth.getUserIdentities();
    const identity = data?.identities.find((known) => known.provider === provider);
    if (identity === undefined) throw new Error(`no identity of ${provider}`);
    return client.auth.unlinkIdentity(identity);
  }
  async function addPasskey(client: SupabaseClient) {
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const { data: offer, error } = await client.auth.passkey.startRegistration();
    if (error) throw error;
    const { data } = await client.auth.passkey.verifyRegistration({
      challengeId: offer.challenge_id,
      credential: key.create(offer.options.challenge).toJSON() as never,
    });
    return data?.id ?? "";
  }
  async function addSecondStep(client: SupabaseClient) {
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
    const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }).generate({
      timestamp: server.now(),
    });
    expect((await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error).toBeNull();
  }
  async function asUser(client: SupabaseClient, sql: string, values: unknown[] = []) {
    const { data } = await client.auth.getClaims();
    const actor: Actor = { role: "authenticated", claims: { ...data?.claims } };
    return server.db.transaction(actor, (tx) => tx.query(sql, values));
  }

  test("a removed passkey", async () => {
    const { email, client } = await signUpOwner();
    const passkeyId = await addPasskey(client);
    expect(await told(email, () => client.auth.passkey.delete({ passkeyId }))).toEqual([
      "A passkey was removed from your Bush Tea account",
    ]);
  });

  test("a linked sign-in that is removed", async () => {
    const { email, client } = await signUpOwner();
    await linkIdentity(email);
    expect(await told(email, () => unlink(client, "hearth"))).toEqual([
      "A linked sign-in was removed from your Bush Tea account",
    ]);
  });

  test("an address that is removed, to the address itself; the password alone does not remove it", async () => {
    const { email, client } = await signUpOwner();
    await linkIdentity(email);
    server.pass(601);
    const thief = await signIn(email);
    expect((await unlink(thief, "email")).error?.code).toBe("reauthentication_needed");
    const { data } = await client.auth.refreshSession();
    const nonce = async () => {
      await client.auth.reauthenticate();
      return (await mailsTo(email)).at(-1)?.code;
    };
    const given = await fetch(`${server.authUrl}/reauthenticate`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ nonce: await nonce() }),
    });
    expect(given.status).toBe(200);
    expect(await told(email, () => unlink(client, "email"))).toEqual([
      "Your address was removed from your Bush Tea account",
    ]);
  });

  test.each(["others", "global"] as const)(
    "devices that are signed out (%s), if there were any",
    async (scope) => {
      const { email, client } = await signUpOwner();
      server.pass(601);
      expect(await told(email, () => client.auth.signOut({ scope: "others" }))).toEqual([]);
      const other = await signIn(email);
      expect(await told(email, () => client.auth.signOut({ scope }))).toEqual([SIGNED_OUT]);
      expect((await other.auth.getUser()).error).not.toBeNull();
    },
  );

  test("signing out others again and again is told five times an hour", async () => {
    const { email, client } = await signUpOwner();
    server.pass(601);
    const subjects = await told(email, async () => {
      for (let turn = 0; turn < 7; turn += 1) {
        await signIn(email);
        await client.auth.signOut({ scope: "others" });
      }
    });
    expect(subjects).toEqual(Array(5).fill(SIGNED_OUT));
  });

  test("a device that is signed out in the list, but not the own one", async () => {
    const { email, client } = await signUpOwner();
    const other = await signIn(email);
    const sessionOf = async (of: SupabaseClient) => (await of.auth.getClaims()).data?.claims.session_id;
    const end = async (session: unknown) => asUser(client, "select public.sign_out_session($1)", [session]);
    const otherSession = await sessionOf(other);
    expect(await told(email, () => end(otherSession))).toEqual([SIGNED_OUT]);
    expect(await told(email, () => end(otherSession))).toEqual([]);
    const own = await sessionOf(client);
    expect(await told(email, () => end(own))).toEqual([]);
  });

  test("a deleted account, whose address is not kept once that is sent", async () => {
    const { email, client } = await signUpOwner();
    expect(await told(email, () => asUser(client, "select public.delete_my_account()"))).toEqual([
      "Your Bush Tea account was deleted",
    ]);
    const { rows } = await server.db.query("select 1 from private.mails where recipient = $1", [email]);
    expect(rows).toEqual([]);
  });

  test("a link that undoes a second step, when it is used", async () => {
    const { email, client } = await signUpOwner();
    await addSecondStep(client);
    const { link = "" } = (await mailsTo(email)).at(-1) ?? {};
    expect(
      await told(email, async () => expect(hashOf(await pressLink(link)).get("type")).toBe("recovery")),
    ).toEqual(["A change of your Bush Tea account was undone"]);
  });
});
