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
    const { data } = await client.auth.getSession();
    const answer = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${data.session?.access_token}`,
      },
      body: JSON.stringify({ type: "email_change", email: address, token: toNew.code }),
    });
    expect(answer.status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(other)).toBe(false);
    expect(await passwordWorks(address)).toBe(true);
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
