/** Whoever asks to move an account to somebody else's address keeps no way into it once that address's owner agrees. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: false }))("an email change on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0 });
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  async function askToMove() {
    const asker = await signUpOwner();
    await asker.client.auth.updateUser({ data: { keep_health_questions: true } });
    const other = server.client({ address: newNetwork() });
    await other.auth.signInWithPassword({ email: asker.email, password: PASSWORD });
    const address = newEmail();
    expect((await asker.client.auth.updateUser({ email: address })).error).toBeNull();
    const toNew = await server.smtp.mailTo(address);
    const toOld = await server.smtp.mailTo(asker.email, 2);
    return { ...asker, other, address, toNew, toOld };
  }
  /** The client library sends no session with a code; the site does. */
  async function enterInOwnSession(client: SupabaseClient, address: string, code: string) {
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ type: "email_change", email: address, token: code }),
    });
    return answer.status;
  }
  const changeInOwnSession = async (client: SupabaseClient, address: string, code: string) =>
    expect(await enterInOwnSession(client, address, code)).toBe(200);
  const isSignedIn = async (client: SupabaseClient) => (await client.auth.getUser()).error === null;
  const passwordWorks = async (email: string) =>
    (await post("/token?grant_type=password", { email, password: PASSWORD }, newNetwork())).status === 200;

  test("agreed to from elsewhere leaves its asker no session, password, consent or mailed reminders", async () => {
    const { client, other, address, toNew, toOld } = await askToMove();
    const own = (await client.auth.getUser()).data.user?.id;
    await server.db.query("insert into reminder_settings (user_id, channel) values ($1, 'email')", [own]);
    await pressLink(toOld.link);
    const target = await pressLink(toNew.link);
    expect(hashOf(target).get("type")).toBe("email_change");
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await passwordWorks(address)).toBe(false);
    const { data } = await server.client().auth.getUser(hashOf(target).get("access_token") ?? "");
    expect(data.user?.email).toBe(address);
    expect(data.user?.user_metadata).not.toHaveProperty("keep_health_questions");
    const { rows } = await server.db.query("select channel from reminder_settings where user_id = $1", [own]);
    expect(rows).toEqual([{ channel: "push" }]);
  });

  test("completed by the old address opens no session in the account that is another's now", async () => {
    const { client, address, toNew, toOld } = await askToMove();
    await pressLink(toNew.link);
    const target = await pressLink(toOld.link);
    expect(hashOf(target).get("access_token")).toBeNull();
    expect(hashOf(target).get("message")).toBe(
      "Your email address was changed. Please sign in with the new one",
    );
    expect(await isSignedIn(client)).toBe(false);
    expect(await passwordWorks(address)).toBe(false);
  });

  test("confirmed by its code in the account's own session keeps that session and the password", async () => {
    const { client, other, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    await changeInOwnSession(client, address, toNew.code);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await passwordWorks(address)).toBe(true);
  });

  test("does not take the code of another account's change to the same address", async () => {
    const { client, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    const stranger = await signUpOwner();
    expect((await stranger.client.auth.updateUser({ email: address })).error).toBeNull();
    await pressLink((await server.smtp.mailTo(stranger.email, 2)).link);
    const planted = await server.smtp.mailTo(address, 2);
    expect(await enterInOwnSession(client, address, planted.code)).toBe(403);
    await changeInOwnSession(client, address, toNew.code);
    expect((await client.auth.getUser()).data.user?.email).toBe(address);
  });

  test("made in the account's own session can be undone from the old mailbox for seven days, whatever was changed since", async () => {
    const { client, email, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    await changeInOwnSession(client, address, toNew.code);
    const notice = await server.smtp.mailTo(email, 3);
    expect(notice.text).toContain("This was not me: take it back");
    // Whoever took the account sets a password, signs out everywhere else and moves it on.
    await client.auth.updateUser({ password: "the thief's own password" });
    await client.auth.signOut({ scope: "others" });
    const further = newEmail();
    expect((await client.auth.updateUser({ email: further })).error).toBeNull();
    await pressLink((await server.smtp.mailTo(address, 3)).link);
    await changeInOwnSession(client, further, (await server.smtp.mailTo(further)).code);

    const page = await (await fetch(notice.link)).text();
    expect(page).toContain("Take your address back");
    expect(page).toContain("all devices are signed out");
    const target = await pressLink(notice.link);
    expect(hashOf(target).get("type")).toBe("recovery");
    expect(await isSignedIn(client)).toBe(false);
    const { data } = await server.client().auth.getUser(hashOf(target).get("access_token") ?? "");
    expect(data.user?.email).toBe(email);
    for (const [who, password] of [
      [further, "the thief's own password"],
      [email, "the thief's own password"],
      [email, PASSWORD],
    ])
      expect((await post("/token?grant_type=password", { email: who, password }, newNetwork())).status).toBe(
        400,
      );
    // The thief's first mailbox got no link, and the same link again has nothing left to undo.
    const later = await server.smtp.mailTo(address, 4);
    expect(later.text).not.toContain("take it back");
    expect(later.text).toContain("the link that went to the earlier address still takes the account back");
    expect(hashOf(await pressLink(notice.link)).get("error_code")).toBe("otp_expired");
  });

  test("agreed to from elsewhere is refused while an earlier change can be undone, which stays possible", async () => {
    const { client, email, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    await changeInOwnSession(client, address, toNew.code);
    const undo = await server.smtp.mailTo(email, 3);
    const victim = newEmail();
    expect((await client.auth.updateUser({ email: victim })).error).toBeNull();
    const asked = await server.smtp.mailTo(address, 2);
    expect(asked.text).not.toContain("devices are signed out");
    expect(await (await fetch(asked.link)).text()).toContain("finished on the account page");
    await pressLink(asked.link);
    // The mail has no link, because it would be refused; the code is refused without the account's session.
    const mail = await server.smtp.mailTo(victim);
    expect(mail.text).not.toContain("http");
    const code = { type: "email_change", email: victim, token: mail.code };
    const refused = await post("/verify", code, newNetwork());
    expect(refused).toMatchObject({ status: 403, body: { error_code: "email_change_only_in_account" } });
    expect(await isSignedIn(client)).toBe(true);
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
    expect((await post("/verify", code, newNetwork())).status).toBe(403);
  });

  test("a refused agreement leaves the code valid in the account's own session", async () => {
    const { client, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    await changeInOwnSession(client, address, toNew.code);
    const further = newEmail();
    await client.auth.updateUser({ email: further });
    const { code } = await server.smtp.mailTo(further);
    const elsewhere = await post(
      "/verify",
      { type: "email_change", email: further, token: code },
      newNetwork(),
    );
    expect(elsewhere.status).toBe(403);
    await pressLink((await server.smtp.mailTo(address, 2)).link);
    await changeInOwnSession(client, further, code);
    expect((await client.auth.getUser()).data.user?.email).toBe(further);
  });

  test("is undone over an empty account made with the old address since, and not over one in use", async () => {
    for (const isUsed of [false, true]) {
      const { client, email, address, toNew, toOld } = await askToMove();
      await pressLink(toOld.link);
      await changeInOwnSession(client, address, toNew.code);
      const undo = await server.smtp.mailTo(email, 3);
      await post("/otp", { email }, newNetwork());
      const again = hashOf(await pressLink((await server.smtp.mailTo(email, 4)).link)).get("access_token");
      const { data } = await server.client().auth.getUser(again ?? "");
      expect(data.user?.email).toBe(email);
      if (isUsed)
        await server.db.query("insert into user_reminders (user_id, title) values ($1, 'tea')", [
          data.user?.id,
        ]);
      const answer = hashOf(await pressLink(undo.link));
      if (isUsed) expect(answer.get("error_description")).toContain("delete the new account");
      else expect(answer.get("type")).toBe("recovery");
      await server.db.query("delete from auth.users where id = $1", [data.user?.id]);
      const late = hashOf(await pressLink(undo.link));
      expect(late.get("type")).toBe(isUsed ? "recovery" : null);
    }
  });

  test("cannot be undone after seven days, nor by whoever moved an account to another person", async () => {
    const { client, email, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    await changeInOwnSession(client, address, toNew.code);
    const { link } = await server.smtp.mailTo(email, 3);
    await server.db.query(
      "update auth.one_time_tokens set expires_at = expires_at - interval '7 days' where token_type = 'address_undo'",
    );
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");

    const moved = await askToMove();
    await pressLink(moved.toOld.link);
    await pressLink(moved.toNew.link);
    expect((await server.smtp.mailTo(moved.email, 3)).text).not.toContain("take it back");
  });

  test("tells the new address whose account it is and what agreeing means, in the mail and on the page", async () => {
    const { email, toNew, toOld } = await askToMove();
    const page = await (await fetch(toNew.link)).text();
    const masked = `${email[0]}…@example.org`;
    for (const text of [toNew.text, page]) {
      expect(text).toContain(masked);
      expect(text).toContain(
        "If this is not your account, do not agree: whoever made it could read what you ask.",
      );
      expect(text).not.toContain(email);
    }
    expect(await (await fetch(toOld.link)).text()).not.toContain(masked);
  });

  test("tells the present address where the account would go and what agreeing means", async () => {
    const { address, toOld } = await askToMove();
    for (const text of [toOld.text, await (await fetch(toOld.link)).text()]) {
      expect(text).toContain(`The new address would be ${address}.`);
      expect(text).toContain("its password and second step are removed");
    }
  });
});
