/**
 * Somebody who reads a mailbox for a moment makes an account there, moves it away and keeps the link that takes it back. The mailbox's
 * owner, who makes an account of their own later, must not lose it to that link.
 */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sha256 } from "#server/auth/credentials/secrets.ts";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

const CHANGED = "Your Bush Tea account has a new email address";
const REPLACED = "An unused Bush Tea account of this address was removed";
const DELETED = "Your Bush Tea account was deleted";
const LEFT_DELETED = "A Bush Tea account that left this address was deleted";

describe.each(databaseKinds({ smoke: false }))("an address that is taken back on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0, passkeys: true, limitFactor: 100 });
    await server.db.query(
      "insert into public.plants (id, common_name, scientific_name, description) values ('test-plant', 'Test plant', 'Planta probata', 'For tests')",
    );
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  const mailsTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email);
  };
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);
  const newest = async (email: string) => {
    const mail = (await mailsTo(email)).at(-1);
    if (mail === undefined) throw new Error(`no mail to ${email}`);
    return mail;
  };

  /** In the account's own session; the old mailbox agrees. @returns the link that takes the account back */
  async function moveAway(email: string, client: SupabaseClient, address = newEmail()) {
    expect((await client.auth.updateUser({ email: address })).error).toBeNull();
    await pressLink((await newest(email)).link);
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ type: "email_change", email: address, token: (await newest(address)).code }),
    });
    expect(answer.status).toBe(200);
    const { subject, link } = await newest(email);
    expect(subject).toBe(CHANGED);
    return { link, address };
  }
  async function signInByMail(email: string) {
    const client = server.client({ address: newNetwork() });
    const asked = (await mailsTo(email)).length;
    expect((await client.auth.signInWithOtp({ email })).error).toBeNull();
    // Another mail, about the address, may follow it.
    const mail = (await mailsTo(email)).slice(asked).find(({ subject }) => subject.includes("sign-in link"));
    const { data, error } = await client.auth.verifyOtp({ email, token: mail?.code ?? "", type: "email" });
    expect(error).toBeNull();
    return { client, id: data.user?.id ?? "" };
  }
  /** The thief's account has left the address, and the owner has signed in there for the first time. */
  async function ownerAfterThief() {
    const { email, client: thief } = await signUpOwner();
    const { link, address } = await moveAway(email, thief);
    const { client, id } = await signInByMail(email);
    return { email, address, thief, link, client, id };
  }
  const isThere = async (id: string) =>
    (await server.db.query("select 1 from auth.users where id = $1", [id])).rows.length === 1;
  async function asUser(client: SupabaseClient, sql: string, values: unknown[] = []) {
    const { data } = await client.auth.getClaims();
    const actor: Actor = { role: "authenticated", claims: { ...data?.claims } };
    return server.db.transaction(actor, (tx) => tx.query(sql, values));
  }

  type Owner = { client: SupabaseClient; id: string; email: string };
  const recordEvent = ({ client, id }: Owner, type: string, plant: string | null = null) =>
    asUser(client, "insert into user_analytics_events (user_id, event_type, plant_id) values ($1, $2, $3)", [
      id,
      type,
      plant,
    ]);
  const uses: Record<string, (owner: Owner) => Promise<unknown>> = {
    "a second step": async ({ client }) => {
      const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
      const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") });
      const code = totp.generate({ timestamp: server.now() });
      const taken = await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
      expect(taken.error).toBeNull();
    },
    "a passkey": async ({ client }) => {
      const site = new URL(server.url);
      const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
      const { data: offer, error } = await client.auth.passkey.startRegistration();
      if (error) throw error;
      const made = await client.auth.passkey.verifyRegistration({
        challengeId: offer.challenge_id,
        credential: key.create(offer.options.challenge).toJSON() as never,
      });
      expect(made.error).toBeNull();
    },
    "a password": async ({ client, email }) => {
      await client.auth.reauthenticate();
      const { code: nonce } = await newest(email);
      const { error } = await client.auth.updateUser({ password: "the owner's new password", nonce });
      expect(error).toBeNull();
    },
    "consent to keep questions": async ({ client }) =>
      expect((await client.auth.updateUser({ data: { keep_health_questions: true } })).error).toBeNull(),
    "a display name": ({ client, id }) =>
      asUser(client, "update profiles set display_name = 'Amina' where id = $1", [id]),
    "a name kept off the leaderboard": ({ client, id }) =>
      asUser(client, "update profiles set on_leaderboard = false where id = $1", [id]),
    "a pending change of address": async ({ client }) =>
      expect((await client.auth.updateUser({ email: newEmail() })).error).toBeNull(),
    "a linked sign-in": ({ id }) =>
      server.db.query(
        "insert into auth.identities (provider, provider_id, user_id, identity_data) values ('hearth', $1, $2, '{}')",
        [randomUUID(), id],
      ),
    "dealt rounds": ({ client }) => asUser(client, "select public.deal_rounds(1)"),
    "a view of a plant": ({ client }) => asUser(client, "select public.increment_plant_views('test-plant')"),
    "a view of a plant's history": (owner) => recordEvent(owner, "plant_history_viewed", "test-plant"),
    "a question that was not kept": (owner) => recordEvent(owner, "ai_query"),
    "a reminder": ({ id }) =>
      server.db.query("insert into user_reminders (user_id, title) values ($1, 'tea')", [id]),
    "a later sign-in": async ({ email }) => {
      server.pass(1);
      await signInByMail(email);
    },
  };
  test.each(Object.entries(uses))("a kept link does not remove an account with %s", async (_what, use) => {
    const { email, link, client, id } = await ownerAfterThief();
    await use({ client, id, email });
    const before = (await subjectsTo(email)).length;
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("email_exists");
    expect(await isThere(id)).toBe(true);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await subjectsTo(email)).slice(before)).toEqual([]);
  });

  test("whoever asks for a mail at an address that two accounts left gets the link of each", async () => {
    const { email, thief, client, id } = await ownerAfterThief();
    await moveAway(email, client);
    server.pass(600);
    const asked = (await mailsTo(email)).length;
    await server.client({ address: newNetwork() }).auth.signInWithOtp({ email });
    const links = (await mailsTo(email))
      .slice(asked)
      .filter(({ subject }) => subject === CHANGED)
      .map(({ link }) => link);
    const owners = await server.db.query<{ id: string }>(
      "select user_id as id from auth.one_time_tokens where token_hash = any($1)",
      [links.map((link) => sha256(new URL(link).searchParams.get("token") ?? ""))],
    );
    const thiefId = (await thief.auth.getUser()).data.user?.id;
    expect(new Set(owners.rows.map((row) => row.id))).toEqual(new Set([id, thiefId]));
  });

  test("an account that was confirmed with a password is in use", async () => {
    const { email, client: thief } = await signUpOwner();
    const { link } = await moveAway(email, thief);
    const owner = server.client({ address: newNetwork() });
    await owner.auth.signUp({ email, password: "the owner's own password" });
    await owner.auth.verifyOtp({ email, token: (await newest(email)).code, type: "email" });
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("email_exists");
    expect((await owner.auth.getUser()).data.user?.email).toBe(email);
  });

  test("an account that has only seen its first page steps aside, and its mailbox is told", async () => {
    const { email, address, link, ...owner } = await ownerAfterThief();
    await recordEvent({ email, ...owner }, "page_view");
    expect(await (await fetch(link)).text()).toContain("is removed if nothing was done with it");
    const before = (await subjectsTo(email)).length;
    expect(hashOf(await pressLink(link)).get("type")).toBe("recovery");
    expect(await isThere(owner.id)).toBe(false);
    const told = (await subjectsTo(email)).slice(before);
    expect(told).toContain(REPLACED);
    expect(await subjectsTo(address)).not.toContain(REPLACED);
  });

  test("an undo that removes no account tells of none", async () => {
    const { email, client } = await signUpOwner();
    const { link } = await moveAway(email, client);
    expect(hashOf(await pressLink(link)).get("type")).toBe("recovery");
    expect(await subjectsTo(email)).not.toContain(REPLACED);
  });

  test.each(["otp", "recover"])(
    "the notice of a change is not mailed again to an address that has another confirmed account (%s)",
    async (path) => {
      const { email, id } = await ownerAfterThief();
      const notices = async () => {
        server.pass(301);
        expect((await post(`/${path}`, { email, create_user: false }, newNetwork())).status).toBe(200);
        return (await subjectsTo(email)).filter((subject) => subject === CHANGED).length;
      };
      const before = (await subjectsTo(email)).filter((subject) => subject === CHANGED).length;
      expect(await notices()).toBe(before);
      // An account that has not proven the address does not keep the notice from its owner, nor does one that is gone.
      await server.db.query("update auth.users set email_confirmed_at = null where id = $1", [id]);
      expect(await notices()).toBe(before + 1);
      await server.db.query("delete from auth.users where id = $1", [id]);
      expect(await notices()).toBe(before + 2);
    },
  );

  test("a deleted account is told also to the mailbox that could have taken it back, and no address is kept", async () => {
    const { email, client } = await signUpOwner();
    const { link, address } = await moveAway(email, client);
    await asUser(client, "select public.delete_my_account()");
    expect((await subjectsTo(address)).at(-1)).toBe(DELETED);
    const told = await newest(email);
    expect(told.subject).toBe(LEFT_DELETED);
    expect(told.text).not.toContain(address);
    expect(await subjectsTo(email)).not.toContain(DELETED);
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    const { rows } = await server.db.query("select 1 from private.mails where recipient = any($1::text[])", [
      [email, address],
    ]);
    expect(rows).toEqual([]);
  });

  test("a deleted account is not told to a mailbox whose seven days are over, nor twice to its own", async () => {
    const expired = await signUpOwner();
    await moveAway(expired.email, expired.client);
    await server.db.query(
      `update auth.one_time_tokens set expires_at = now() - interval '1 minute'
       where token_type = 'address_undo' and relates_to = $1`,
      [expired.email],
    );
    await asUser(expired.client, "select public.delete_my_account()");
    expect(await subjectsTo(expired.email)).not.toContain(LEFT_DELETED);

    const returned = await signUpOwner();
    const { address } = await moveAway(returned.email, returned.client);
    await returned.client.auth.updateUser({ email: returned.email });
    await server.db.query("update auth.users set email = $1, email_change = '' where email = $2", [
      returned.email,
      address,
    ]);
    await asUser(returned.client, "select public.delete_my_account()");
    const told = (await subjectsTo(returned.email)).filter((subject) => /deleted/.test(subject));
    expect(told).toEqual([DELETED]);
  });
});
