/**
 * An account that arrives at an address is its mailbox's to recover and to delete, whatever it brought along; and one that goes back to
 * the address it left takes nothing along that was kept in it since.
 */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TABLES_OF_A_PERSON } from "#server/auth/storage/kept-since.ts";
import type { Actor } from "#server/db/database.ts";
import { createVictimRows, rowsOf } from "#tests/support/attack-victim.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { createSecurityKey } from "#tests/support/security-key.ts";

const CHANGED = "Your Bush Tea account has a new email address";
const PASSWORD = "the owner's password";
const DAY = 86_400;

describe.each(databaseKinds({ smoke: false }))("an account that arrives bare on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0, passkeys: true, limitFactor: 100 });
    await server.db.query(
      "insert into public.plants (id, common_name, scientific_name, description) values ('neem', 'Neem', 'Azadirachta indica', 'For tests') on conflict do nothing",
    );
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  const mailsTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email);
  };
  const newest = async (email: string, subject = "") => {
    const mail = (await mailsTo(email)).findLast((one) => one.subject.includes(subject));
    if (mail === undefined) throw new Error(`no mail "${subject}" to ${email}`);
    return mail;
  };
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  const userOf = async (client: SupabaseClient) => (await client.auth.getUser()).data.user;
  const idOf = async (client: SupabaseClient) => (await userOf(client))?.id ?? "";
  const factorsOf = async (id: string) =>
    (await server.db.query<{ id: string }>("select id from auth.mfa_factors where user_id = $1", [id])).rows;

  /** Both codes are typed in the account's own session. @returns the link that takes the account back, if there is one */
  async function move(client: SupabaseClient, address: string) {
    const email = (await userOf(client))?.email ?? "";
    expect((await client.auth.updateUser({ email: address })).error).toBeNull();
    const codes = { [email]: (await newest(email)).code, [address]: (await newest(address)).code };
    const authorization = `Bearer ${await tokenOf(client)}`;
    for (const [of, token] of Object.entries(codes)) {
      const answer = await fetch(`${server.authUrl}/verify`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization },
        body: JSON.stringify({ type: "email_change", email: of, token }),
      });
      expect(answer.status).toBe(200);
    }
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect((await userOf(client))?.email).toBe(address);
    return newest(email);
  }

  async function addSecondStep(client: SupabaseClient) {
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") });
    const take = async (session: SupabaseClient) => {
      const code = totp.generate({ timestamp: server.now() });
      return (await session.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code })).error;
    };
    expect(await take(client)).toBeNull();
    return { id: data?.id ?? "", take };
  }

  /** An account of whoever is called so, with a second step that is older than three days, in a session that has taken it. */
  async function withOldStep() {
    const { email, client: first } = await signUpOwner();
    await first.auth.updateUser({ data: { keep_health_questions: true, onboarded: true } });
    const step = await addSecondStep(first);
    server.pass(3.1 * DAY);
    const client = server.client({ address: newNetwork() });
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect(await step.take(client)).toBeNull();
    return { email, client, step };
  }

  /** What the owner of a mailbox does. */
  async function recover(email: string) {
    const client = server.client({ address: newNetwork() });
    await client.auth.resetPasswordForEmail(email);
    const { code } = await newest(email, "new Bush Tea password");
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "recovery" });
    expect(error).toBeNull();
    return client;
  }
  async function asUser(client: SupabaseClient, sql: string) {
    const { data } = await client.auth.getClaims();
    const actor: Actor = { role: "authenticated", claims: { ...data?.claims } };
    return server.db.transaction(actor, (tx) => tx.query(sql));
  }
  /** The database's own clock stands still while the server's goes on. */
  const setAgeOfMove = (id: string, hours: number) =>
    server.db.query(
      `update auth.one_time_tokens set created_at = now() - $2 * interval '1 hour'
       where user_id = $1 and token_type = 'address_undo'`,
      [id, hours],
    );
  const openLink = async (link: string) => {
    const answer = hashOf(await pressLink(link));
    expect(answer.get("type")).toBe("recovery");
    const client = server.client({ address: newNetwork() });
    await client.auth.setSession({
      access_token: answer.get("access_token") ?? "",
      refresh_token: answer.get("refresh_token") ?? "",
    });
    return client;
  };

  test("moved to an address without an account, it is its mailbox's to take over twelve days later", async () => {
    const { client: thief, step } = await withOldStep();
    const victim = newEmail();
    await move(thief, victim);
    server.pass(12 * DAY);
    await server.client({ address: newNetwork() }).auth.signUp({ email: victim, password: "tea and broom" });
    expect((await newest(victim)).subject).toBe("You already have a Bush Tea account");
    const owner = await recover(victim);
    expect((await owner.auth.updateUser({ password: "the owner's new password" })).error).toBeNull();
    expect((await userOf(owner))?.user_metadata).not.toHaveProperty("keep_health_questions");
    expect(await step.take(owner)).not.toBeNull();
    expect((await thief.auth.getUser()).error).not.toBeNull();
    await asUser(owner, "select public.delete_my_account()");
    const fresh = server.client({ address: newNetwork() });
    expect((await fresh.auth.signUp({ email: victim, password: "tea and broom" })).error).toBeNull();
    expect((await newest(victim)).subject).toBe("Confirm your email address for Bush Tea");
  });

  test.each(["at once", "after four days"])(
    "moved in after the owner's account was moved away, it is deleted by the owner, and the undo works (%s)",
    async (when) => {
      const decoy = await withOldStep();
      const { email: victim, client: stolen } = await signUpOwner();
      const account = await idOf(stolen);
      const { link } = await move(stolen, newEmail());
      await move(decoy.client, victim);
      if (when !== "at once") server.pass(4 * DAY);
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("email_exists");
      const owner = await recover(victim);
      await asUser(owner, "select public.delete_my_account()");
      const back = await openLink(link);
      expect(await userOf(back)).toMatchObject({ id: account, email: victim });
    },
  );

  test("a second step added where it moved in can be undone for as long as the owner's account can be taken back", async () => {
    const { client: decoy } = await signUpOwner();
    const { email: victim, client: stolen } = await signUpOwner();
    const { link } = await move(stolen, newEmail());
    await move(decoy, victim);
    await addSecondStep(await recover(victim));
    server.pass(6.9 * DAY);
    const owner = await recover(victim);
    await expect(asUser(owner, "select public.delete_my_account()")).rejects.toThrow("second step");
    const again = await openLink((await newest(victim, "if it is not yours")).link);
    await asUser(again, "select public.delete_my_account()");
    expect((await userOf(await openLink(link)))?.email).toBe(victim);
  });

  test("a passkey that it brought along ends with the password that its mailbox chooses", async () => {
    const { client: thief } = await signUpOwner();
    const site = new URL(server.url);
    const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
    const { data: offer } = await thief.auth.passkey.startRegistration();
    const made = await thief.auth.passkey.verifyRegistration({
      challengeId: offer?.challenge_id ?? "",
      credential: key.create(offer?.options.challenge ?? "").toJSON() as never,
    });
    expect(made.error).toBeNull();
    await addSecondStep(thief);
    const victim = newEmail();
    await move(thief, victim);
    const signIn = async () => {
      const visitor = server.client({ address: newNetwork() });
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      const credential = key.get(question?.options.challenge ?? "").toJSON() as never;
      const challengeId = question?.challenge_id ?? "";
      return (await visitor.auth.passkey.verifyAuthentication({ challengeId, credential })).error;
    };
    expect(await signIn()).toBeNull();
    const owner = await recover(victim);
    expect((await owner.auth.updateUser({ password: "the owner's new password" })).error).toBeNull();
    expect(await signIn()).not.toBeNull();
    expect((await thief.auth.getUser()).error).not.toBeNull();
  });

  test("moved twice, it arrives without the step that was added in between, and without a link to the mailbox in between", async () => {
    const { email, client: thief, step } = await withOldStep();
    const between = newEmail();
    const { link } = await move(thief, between);
    const inBetween = await addSecondStep(await recover(between));
    server.pass(3.1 * DAY);
    const again = await recover(between);
    expect(await inBetween.take(again)).toBeNull();
    const victim = newEmail();
    expect((await move(again, victim)).text).not.toContain("/verify");
    const owner = await recover(victim);
    expect((await owner.auth.updateUser({ password: "the owner's new password" })).error).toBeNull();
    expect(await factorsOf(await idOf(owner))).toEqual([]);
    // Its maker takes it back with the step that it had, not with those since.
    const back = await openLink(link);
    expect((await userOf(back))?.email).toBe(email);
    expect(await factorsOf(await idOf(back))).toEqual([{ id: step.id }]);
  });

  test("whoever made it takes it back without what its new mailbox kept in it, and without consent", async () => {
    const { email, client: thief } = await signUpOwner();
    await thief.auth.updateUser({ data: { keep_health_questions: true, onboarded: true } });
    const victim = newEmail();
    const { link } = await move(thief, victim);
    const owner = await recover(victim);
    await owner.auth.updateUser({ password: "the owner's new password" });
    expect((await userOf(owner))?.user_metadata).not.toHaveProperty("keep_health_questions");
    expect((await userOf(owner))?.user_metadata).not.toHaveProperty("onboarded");
    await owner.auth.updateUser({ data: { keep_health_questions: true, onboarded: true } });
    await addSecondStep(owner);
    const id = await idOf(owner);
    await asUser(owner, `update public.profiles set display_name = 'Amina' where id = '${id}'`);
    await setAgeOfMove(id, 1);
    await server.db.query(
      `insert into conversations (user_id, session_id, query, ai_response, triage)
       values ($1, gen_random_uuid(), 'a question of the owner', 'an answer', 'routine')`,
      [id],
    );
    expect(await (await fetch(link)).text()).toContain(
      "What was kept in the account since the change is deleted",
    );
    const back = await openLink(link);
    expect(await userOf(back)).toMatchObject({ id, email });
    const kept = JSON.stringify(await rowsOf(server.db, id));
    for (const word of ["question of the owner", "Amina", "keep_health_questions", "onboarded"])
      expect(kept).not.toContain(word);
    expect((await newest(victim, "was changed")).text).toContain("what was kept in it since it came here");
  });

  test.each(["first", "second"])(
    "taken back with the %s link, it has the user metadata that it had when it left",
    async (which) => {
      const { email, client: thief } = await signUpOwner();
      const before = { tea: "mint", cups: { morning: 2 } };
      await thief.auth.updateUser({ data: { ...before, keep_health_questions: true } });
      const had = { ...(await userOf(thief))?.user_metadata };
      delete had.keep_health_questions;
      const victim = newEmail();
      let { link } = await move(thief, victim);
      const owner = await recover(victim);
      const data = { note: "a note of the owner", tea: null, cups: 7, keep_health_questions: true };
      expect((await owner.auth.updateUser({ data })).error).toBeNull();
      if (which === "second") {
        server.pass(301);
        await post("/otp", { email, create_user: false }, newNetwork());
        link = (await newest(email, CHANGED)).link;
      }
      const back = await openLink(link);
      expect(had).toMatchObject(before);
      expect((await userOf(back))?.user_metadata).toEqual(had);
      expect(JSON.stringify(await rowsOf(server.db, await idOf(back)))).not.toContain("a note of the owner");
    },
  );

  test("the export after an undo shows no mail to the other address, and none is lost", async () => {
    const { email, client: thief } = await signUpOwner();
    const id = await idOf(thief);
    const victim = newEmail();
    const { link } = await move(thief, victim);
    server.pass(3600);
    const owner = await recover(victim);
    await owner.auth.reauthenticate();
    await owner.auth.updateUser({ email: newEmail() });
    await owner.auth.updateUser({ password: "the owner's new password" });
    const asked = server.now();
    await server.mail.flush();
    await server.db.query(
      `insert into private.mails (kind, user_id, recipient, subject, body_text, next_attempt_at, expires_at, created_at)
       values ('password-changed', $1, $2, 'A mail that waits', 'text', $3, $4, $3)`,
      [id, victim, new Date(asked), new Date(asked + 3_600_000)],
    );
    server.pass(60);
    const back = await openLink(link);
    const { rows } = await asUser(back, "select public.export_my_data() as data");
    const exported = rows[0]?.data as Record<string, { recipient: string; kind: string }[]>;
    const mails = exported["private.mails"] ?? [];
    expect(mails.filter(({ kind }) => kind === "email-change-undo")).toHaveLength(1);
    expect(mails.map(({ recipient }) => recipient).filter((to) => to !== email)).toEqual([]);
    expect(JSON.stringify(exported)).not.toContain(victim);
    const sentAt = Object.entries({ ...exported.account }).filter(([name]) => name.endsWith("_sent_at"));
    for (const [name, at] of sentAt)
      if (at !== null) expect(Date.parse(String(at)), name).toBeLessThan(asked - 3000_000);
    expect((await newest(victim, "A mail that waits")).to).toBe(victim);
    await newest(victim, "was changed");
    const left = await server.db.query(
      "select 1 from private.mails where recipient = $1 and created_at > $2",
      [victim, new Date(asked - 3_000_000)],
    );
    expect(left.rows).toEqual([]);
  });

  test("an undo deletes every row made since, and no other", async () => {
    for (const isSince of [true, false]) {
      const { client } = await signUpOwner();
      const id = await idOf(client);
      const fill = async () => {
        await server.db.query("delete from auth.identities where user_id = $1", [id]);
        await createVictimRows(server.db, id);
        await server.db.query("delete from auth.mfa_factors where user_id = $1", [id]);
        for (const row of [
          "chat_sessions (session_id, owner, latch, updated_at) values (gen_random_uuid(), $1, 'crisis', now())",
          "daily_plants_viewed (user_id, featured_date) values ($1, (now() at time zone 'America/Guyana')::date)",
          "mails (kind, user_id, subject, next_attempt_at, expires_at, created_at, sent_at) values ('reminder', $1, 'its title', now(), now(), now(), now())",
        ])
          await server.db.query(`insert into private.${row}`, [id]);
      };
      const snapshot = async () => {
        const all = await rowsOf(server.db, id);
        const rows = Object.entries(all).filter(([place]) => !place.startsWith("auth."));
        return new Map(
          rows.map(([place, found]) => [place, place.endsWith(".mails") ? reminders(found) : found]),
        );
      };
      const reminders = (mails: Record<string, unknown>[]) =>
        mails.filter((mail) => mail.kind === "reminder");
      await fill();
      const { link } = await move(client, newEmail());
      const before = await snapshot();
      const filled = [...before].filter(([, rows]) => rows.length > 0).map(([place]) => place);
      expect(filled.length).toBeGreaterThan(15);
      await setAgeOfMove(id, isSince ? 1 : -48);
      await openLink(link);
      const after = await snapshot();
      if (!isSince) {
        expect(after).toEqual(before);
        continue;
      }
      const left = [...after].filter(([, rows]) => rows.length > 0).map(([place]) => place);
      expect(left.sort()).toEqual(["public.profiles", "public.user_roles"]);
    }
  });

  test("a view of a plant that was opened before is forgotten, its bookmark is not", async () => {
    const { client } = await signUpOwner();
    const id = await idOf(client);
    const { link } = await move(client, newEmail());
    await server.db.query(
      `insert into user_plant_interactions (user_id, plant_id, bookmarked, viewed_at, created_at)
       values ($1, 'neem', true, now(), now() - interval '2 hours')`,
      [id],
    );
    await setAgeOfMove(id, 1);
    await openLink(link);
    const { rows } = await server.db.query(
      "select bookmarked, viewed_at from user_plant_interactions where user_id = $1",
      [id],
    );
    expect(rows).toEqual([{ bookmarked: true, viewed_at: null }]);
  });

  test("every table of a person says when its rows were made, or why they stay", async () => {
    const { rows } = await server.db.query<{ place: string }>(
      `select distinct format('%I.%I', table_schema, table_name) as place from private.columns_naming_a_person()
       where table_schema in ('public', 'private')`,
    );
    expect(rows.map(({ place }) => place).sort()).toEqual([...TABLES_OF_A_PERSON].sort());
  });

  test("an owner with an old second step who changes the address is told, loses the step alone and goes on", async () => {
    const { email, client, step } = await withOldStep();
    const id = await idOf(client);
    await server.db.query("insert into user_reminders (user_id, title) values ($1, 'tea')", [id]);
    const address = newEmail();
    await client.auth.updateUser({ email: address });
    for (const text of [(await newest(address)).text, (await newest(email)).text])
      expect(text).toContain("typed on the account page");
    const notice = await move(client, newEmail());
    expect(notice.subject).toBe(CHANGED);
    expect(notice.text).toContain("If it had a second step, that was removed");

    const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
    expect((await client.auth.refreshSession()).error).toBeNull();
    const claims = (await client.auth.getClaims()).data?.claims;
    expect(claims).toMatchObject({ aal: "aal1", sub: id });
    expect(JSON.stringify(claims?.amr)).not.toContain("totp");
    expect((await asUser(client, "select title from user_reminders")).rows).toEqual([{ title: "tea" }]);
    const now = (await userOf(client))?.email ?? "";
    expect(
      (await post("/token?grant_type=password", { email: now, password: PASSWORD }, newNetwork())).status,
    ).toBe(200);
    expect(await factorsOf(id)).toEqual([]);
    const exported = JSON.stringify((await asUser(client, "select public.export_my_data()")).rows);
    expect(exported).toContain("private.left_second_steps");
    expect(exported).not.toMatch(/"secret"|"credential"/);
    // It can be set up anew in the same session, after a mail.
    const fresh = await addSecondStep(await recover(now));

    // Whoever has the earlier mailbox alone gets no further with the link than with any other mail.
    const back = await openLink(notice.link);
    expect(await factorsOf(id)).toEqual([{ id: step.id }]);
    expect((await asUser(back, "select title from user_reminders")).rows).toEqual([]);
    expect((await back.auth.updateUser({ password: "a thief's password" })).error?.code).toBe(
      "insufficient_aal",
    );
    expect(await fresh.take(back)).not.toBeNull();
    server.pass(60);
    expect(await step.take(back)).toBeNull();
    expect((await asUser(back, "select title from user_reminders")).rows).toEqual([{ title: "tea" }]);
  });

  test("a second step set up after a mail, where the account is back, is not removed by a link kept from before", async () => {
    const { email, client } = await withOldStep();
    const id = await idOf(client);
    const { link } = await move(client, newEmail());
    await move(client, email);
    const step = await addSecondStep(await recover(email));
    server.pass(4 * DAY);
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect(await factorsOf(id)).toEqual([{ id: step.id }]);
    expect(await step.take(await recover(email))).toBeNull();
  });

  test("a second step set up at another address does not end the link of the mailbox that was left", async () => {
    const { client, step } = await withOldStep();
    const id = await idOf(client);
    const thief = newEmail();
    const { link } = await move(client, thief);
    await addSecondStep(await recover(thief));
    server.pass(4 * DAY);
    await openLink(link);
    expect(await factorsOf(id)).toEqual([{ id: step.id }]);
  });

  test.each(["passkey", "second step"])(
    "undoing a %s removes a consent that is perhaps another's",
    async (what) => {
      const { email, client } = await signUpOwner();
      await client.auth.updateUser({ data: { keep_health_questions: true, onboarded: true, tea: "mint" } });
      if (what === "second step") await addSecondStep(client);
      else {
        const site = new URL(server.url);
        const key = createSecurityKey({ rpId: site.hostname, origin: site.origin });
        const { data: offer } = await client.auth.passkey.startRegistration();
        await client.auth.passkey.verifyRegistration({
          challengeId: offer?.challenge_id ?? "",
          credential: key.create(offer?.options.challenge ?? "").toJSON() as never,
        });
      }
      const back = await openLink((await newest(email, "was added to your Bush Tea account")).link);
      const { user_metadata: data } = (await userOf(back)) ?? {};
      expect(data).toHaveProperty("tea", "mint");
      expect(data).not.toHaveProperty("keep_health_questions");
      expect(data).not.toHaveProperty("onboarded");
      expect((await newest(email, "was undone")).text).toContain(
        "asked again whether we keep your questions",
      );
    },
  );
});
