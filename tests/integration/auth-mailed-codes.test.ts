/** Whoever holds a session or the password gets few mailed codes to guess, and does not keep the owner's recovery mail back. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: true }))("mailed codes on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0 });
  });
  afterAll(() => server.close());
  const { newNetwork, post, signUpOwner } = createVisitors(() => server);

  const mailsTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email);
  };
  async function nextMail(email: string, act: () => Promise<unknown>) {
    const before = (await mailsTo(email)).length;
    await act();
    return server.smtp.mailTo(email, before + 1);
  }
  async function signIn(email: string, address = newNetwork()) {
    const client = server.client({ address });
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    return client;
  }
  /** A request of the session from another network. */
  async function send(client: SupabaseClient, method: "GET" | "POST", nonce?: string) {
    const { data } = await client.auth.getSession();
    const { status } = await fetch(`${server.authUrl}/reauthenticate`, {
      method,
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "application/json",
        "x-test-address": newNetwork(),
      },
      ...(nonce === undefined ? {} : { body: JSON.stringify({ nonce }) }),
    });
    return status;
  }
  const repeat = async <T>(times: number, act: () => Promise<T>) => {
    const results: T[] = [];
    for (let turn = 0; turn < times; turn += 1) results.push(await act());
    return results;
  };

  test("an account's sessions get six security codes an hour, whatever their networks, and recovery goes out", async () => {
    const { email, client } = await signUpOwner();
    const other = await signIn(email);
    server.pass(3600);
    const before = (await mailsTo(email)).length;
    expect(await repeat(5, () => send(client, "GET"))).toEqual(Array(5).fill(200));
    expect(await repeat(3, () => send(other, "GET"))).toEqual([200, 429, 429]);
    expect(await mailsTo(email)).toHaveLength(before + 6);
    const owner = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => owner.auth.resetPasswordForEmail(email));
    expect((await owner.auth.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
    server.pass(3601);
    expect(await send(await signIn(email), "GET")).toBe(200);
  });

  test("a security code counts only in the session that asked for it", async () => {
    const { email, client } = await signUpOwner();
    const thief = await signIn(email);
    const { code: nonce } = await nextMail(email, () => client.auth.reauthenticate());
    const byThief = await thief.auth.updateUser({ password: "the thief's password", nonce });
    expect(byThief.error?.code).toBe("reauthentication_not_valid");
    expect(await send(thief, "POST", nonce)).toBe(422);
    expect((await client.auth.updateUser({ password: "another password", nonce })).error).toBeNull();
  });

  test("wrong codes in one session leave the codes of another", async () => {
    const { email, client } = await signUpOwner();
    const thief = await signIn(email);
    const { code } = await nextMail(email, () => client.auth.reauthenticate());
    expect(await repeat(6, () => send(thief, "POST", "not a code"))).toEqual(Array(6).fill(422));
    expect(await send(client, "POST", code)).toBe(200);
  });

  test("twenty wrong security codes a day are compared, right ones not counted", async () => {
    const { email, client } = await signUpOwner();
    const { code } = await nextMail(email, () => client.auth.reauthenticate());
    expect(await send(client, "POST", code)).toBe(200);
    expect(await repeat(21, () => send(client, "POST", "not a code"))).toEqual([...Array(20).fill(422), 429]);
    server.pass(86_401);
    const again = await signIn(email);
    const later = await nextMail(email, () => again.auth.reauthenticate());
    expect(await send(again, "POST", later.code)).toBe(200);
  });

  test("a session asks for six changes of address an hour, each of which mails the present address a code", async () => {
    const { email, client } = await signUpOwner();
    const before = (await mailsTo(email)).length;
    const { data } = await client.auth.getSession();
    let turn = 0;
    const change = async () => {
      const { status } = await fetch(`${server.authUrl}/user`, {
        method: "PUT",
        headers: {
          authorization: `Bearer ${data.session?.access_token}`,
          "content-type": "application/json",
          "x-test-address": newNetwork(),
        },
        body: JSON.stringify({ email: `wanted${turn++}-${email}` }),
      });
      return status;
    };
    expect(await repeat(8, change)).toEqual([...Array(6).fill(200), 429, 429]);
    expect(await mailsTo(email)).toHaveLength(before + 6);
  });

  test("a session without its second step gets no security code", async () => {
    const { email, client } = await signUpOwner();
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: "app" });
    const code = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") }).generate({
      timestamp: server.now(),
    });
    await client.auth.mfa.challengeAndVerify({ factorId: data?.id ?? "", code });
    const half = await signIn(email);
    expect((await half.auth.reauthenticate()).error?.code).toBe("insufficient_aal");
    expect((await client.auth.reauthenticate()).error).toBeNull();
  });

  test("the password on many networks brings six sign-in mails over the address's own, and recovery by link", async () => {
    const { email } = await signUpOwner();
    server.pass(3601);
    const before = (await mailsTo(email)).length;
    const networks = Array.from({ length: 28 }, newNetwork);
    for (const address of networks) {
      await signIn(email, address);
      expect((await post("/otp", { email }, address)).status).toBe(200);
    }
    // The last one is that of every ten minutes, which has no code either.
    const sent = (await mailsTo(email)).slice(before);
    expect(sent).toHaveLength(25);
    expect(sent.filter(({ code }) => code !== "")).toHaveLength(24);
    // The owner's own device, on which somebody else cannot have used up the mails.
    const home = newNetwork();
    await signIn(email, home);
    const mail = await nextMail(email, () => post("/recover", { email }, home));
    expect(mail.code).toBe("");
    expect(hashOf(await pressLink(mail.link)).get("type")).toBe("recovery");
    const { rows } = await server.db.query(
      "select 1 from auth.one_time_tokens t join auth.users u on u.id = t.user_id where u.email = $1 and token_type = 'recovery'",
      [email],
    );
    expect(rows).toHaveLength(0);
  });
});
