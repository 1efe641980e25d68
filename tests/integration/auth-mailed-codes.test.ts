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

  let wanted = 0;
  /** Asks for a change of address from another network. */
  async function change(client: SupabaseClient, to = `wanted${++wanted}@example.org`) {
    const { data } = await client.auth.getSession();
    const { status } = await fetch(`${server.authUrl}/user`, {
      method: "PUT",
      headers: {
        authorization: `Bearer ${data.session?.access_token}`,
        "content-type": "application/json",
        "x-test-address": newNetwork(),
      },
      body: JSON.stringify({ email: to }),
    });
    return status;
  }
  /** Enters a code of a change of address, in a session or without one. */
  async function enter(email: string, token: string, client?: SupabaseClient) {
    const session = (await client?.auth.getSession())?.data.session;
    const { status } = await fetch(`${server.authUrl}/verify`, {
      method: "POST",
      headers: {
        ...(session ? { authorization: `Bearer ${session.access_token}` } : {}),
        "content-type": "application/json",
        "x-test-address": newNetwork(),
      },
      body: JSON.stringify({ type: "email_change", email, token }),
    });
    return status;
  }
  async function openByMail(email: string) {
    const client = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => client.auth.signInWithOtp({ email }));
    expect((await client.auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    return client;
  }

  test("a session asks for six changes of address an hour, each of which mails the present address a code", async () => {
    const { email, client } = await signUpOwner();
    server.pass(601);
    const before = (await mailsTo(email)).length;
    expect(await repeat(8, () => change(client))).toEqual([...Array(6).fill(200), 429, 429]);
    expect(await mailsTo(email)).toHaveLength(before + 6);
  });

  test("an account asks for twelve changes of address a day, and for three more after each answered mail", async () => {
    const { email } = await signUpOwner();
    for (const hour of [0, 1, 2]) {
      server.pass(3601);
      const thief = await signIn(email);
      const expected = hour < 2 ? [...Array(6).fill(200), 429] : Array(7).fill(429);
      expect(await repeat(7, () => change(thief))).toEqual(expected);
    }
    const owner = await openByMail(email);
    expect(await repeat(4, () => change(owner))).toEqual([200, 200, 200, 429]);
    server.pass(86_401);
    expect(await change(await signIn(email))).toBe(200);
  });

  test("twenty wrong codes of changes of address a day are compared, whoever enters them; then links work", async () => {
    const { email } = await signUpOwner();
    server.pass(3601);
    const thief = await signIn(email);
    const own = "thief-of-codes@example.org";
    // A code that is used up counts no further.
    for (const session of [thief, undefined, thief, undefined]) {
      const { code } = await nextMail(email, () => change(thief, own));
      expect(await repeat(5, () => enter(email, "000000x", session))).toEqual(Array(5).fill(403));
      expect(await enter(email, code)).toBe(403);
    }
    server.pass(3601);
    const again = await signIn(email);
    const mail = await nextMail(email, () => change(again, own));
    expect(await enter(email, mail.code, again)).toBe(429);
    expect(await enter(email, mail.code)).toBe(403);
    // The new mailbox's code counts with them.
    expect(await enter(own, (await mailsTo(own)).at(-1)?.code ?? "", again)).toBe(429);
    expect(hashOf(await pressLink(mail.link)).get("message")).toContain("link accepted");

    const owner = await openByMail(email);
    const { code } = await nextMail(email, () => change(owner, "new-of-owner@example.org"));
    expect(await enter(email, code, thief)).toBe(429);
    expect(await repeat(3, () => enter(email, "000000x", owner))).toEqual(Array(3).fill(403));
    expect(await enter(email, code, owner)).toBe(200);
    server.pass(86_401);
    const later = await signIn(email);
    const next = await nextMail(email, () => change(later, own));
    expect(await enter(email, next.code)).toBe(200);
  });

  test("right codes of changes of address are not counted, and strangers count nothing while no code is out", async () => {
    const { email, client } = await signUpOwner();
    expect(await repeat(21, () => enter(email, "000000x"))).toEqual(Array(21).fill(403));
    for (let turn = 0; turn < 4; turn += 1) {
      const { code } = await nextMail(email, () => change(client));
      expect(await repeat(4, () => enter(email, "000000x"))).toEqual(Array(4).fill(403));
      expect(await enter(email, code)).toBe(200);
      expect(await repeat(9, () => enter(email, "000000x"))).toEqual(Array(9).fill(403));
    }
    const { code } = await nextMail(email, () => change(client));
    expect(await enter(email, code)).toBe(200);
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
