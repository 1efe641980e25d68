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
  async function changeInOwnSession(client: SupabaseClient, address: string, code: string) {
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ type: "email_change", email: address, token: code }),
    });
    expect(answer.status).toBe(200);
  }
  const isSignedIn = async (client: SupabaseClient) => (await client.auth.getUser()).error === null;
  const passwordWorks = async (email: string) =>
    (await post("/token?grant_type=password", { email, password: PASSWORD }, newNetwork())).status === 200;

  test("agreed to from elsewhere leaves its asker no session, password or consent", async () => {
    const { client, other, address, toNew, toOld } = await askToMove();
    await pressLink(toOld.link);
    const target = await pressLink(toNew.link);
    expect(hashOf(target).get("type")).toBe("email_change");
    expect(await isSignedIn(client)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await passwordWorks(address)).toBe(false);
    const { data } = await server.client().auth.getUser(hashOf(target).get("access_token") ?? "");
    expect(data.user?.email).toBe(address);
    expect(data.user?.user_metadata).not.toHaveProperty("keep_health_questions");
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
    // The undo that went to the thief's first mailbox, and the same link again, have nothing left to undo.
    const later = await server.smtp.mailTo(address, 4);
    for (const link of [later.link, notice.link])
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
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
