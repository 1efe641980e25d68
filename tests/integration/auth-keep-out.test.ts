/** Somebody who knows the password or holds a session cannot keep the mailbox's owner from choosing a new password. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: true }))("an owner is not kept out on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0 });
  });
  afterAll(() => server.close());
  const { newNetwork, signUpOwner } = createVisitors(() => server);

  const lives = async (client: SupabaseClient) => (await client.auth.getUser()).error === null;
  const sessionOf = async (client: SupabaseClient) => {
    const { data } = await client.auth.getClaims();
    return String(data?.claims.session_id);
  };
  async function nextMail(email: string, act: () => Promise<unknown>) {
    await server.mail.flush();
    const before = server.smtp.mails.filter(({ to }) => to === email).length;
    await act();
    return server.smtp.mailTo(email, before + 1);
  }
  async function signIn(email: string, password = PASSWORD) {
    const client = server.client({ address: newNetwork() });
    expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull();
    return client;
  }
  async function askForReset(email: string) {
    const client = server.client({ address: newNetwork() });
    const mail = await nextMail(email, () => client.auth.resetPasswordForEmail(email));
    return { client, mail };
  }
  async function openByMail(email: string) {
    const { client, mail } = await askForReset(email);
    const { error } = await client.auth.verifyOtp({ email, token: mail.code, type: "recovery" });
    expect(error).toBeNull();
    return client;
  }
  /** The owner's own sign-up session is older than ten minutes. */
  async function victim() {
    const owner = await signUpOwner();
    server.pass(700);
    return { ...owner, thief: await signIn(owner.email) };
  }
  async function signOutSession(client: SupabaseClient, session: string) {
    const { data } = await client.auth.getClaims();
    const actor: Actor = { role: "authenticated", claims: { ...data?.claims } };
    const { rows } = await server.db.transaction(actor, (tx) =>
      tx.query("select public.sign_out_session($1) as done", [session]),
    );
    return rows;
  }

  const scopes = ["others", "global"] as const;

  test.each(scopes)("signing out %s leaves the mailed link and code", async (scope) => {
    const { email, thief } = await victim();
    const byCode = await askForReset(email);
    await thief.auth.signOut({ scope });
    const { error } = await byCode.client.auth.verifyOtp({
      email,
      token: byCode.mail.code,
      type: "recovery",
    });
    expect(error).toBeNull();
    const { mail } = await askForReset(email);
    await (await signIn(email)).auth.signOut({ scope });
    expect(hashOf(await pressLink(mail.link)).get("type")).toBe("recovery");
  });

  test("a link with PKCE that stays still needs its verifier", async () => {
    const { email, thief } = await victim();
    const client = server.client({ flowType: "pkce", address: newNetwork() });
    const mail = await nextMail(email, () => client.auth.resetPasswordForEmail(email));
    await thief.auth.signOut({ scope: "others" });
    const target = await pressLink(mail.link);
    expect(hashOf(target).get("access_token")).toBeNull();
    await thief.auth.signOut({ scope: "others" });
    const code = target.searchParams.get("code") ?? "";
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  test.each(scopes)(
    "signing out %s leaves a session of the mailbox, whose new password ends the thief's",
    async (scope) => {
      const { email, thief, client: earlier } = await victim();
      const owner = await openByMail(email);
      expect((await thief.auth.signOut({ scope })).error).toBeNull();
      expect(await lives(earlier)).toBe(false);
      const later = await signIn(email);
      expect((await owner.auth.updateUser({ password: "the owner's new one" })).error).toBeNull();
      expect([await lives(owner), await lives(thief), await lives(later)]).toEqual([true, false, false]);
    },
  );

  test("after ten minutes, or by another session of the mailbox, it can be signed out", async () => {
    const { email, thief } = await victim();
    const first = await openByMail(email);
    server.pass(1);
    const second = await openByMail(email);
    await second.auth.signOut({ scope: "others" });
    expect([await lives(first), await lives(thief)]).toEqual([false, false]);
    server.pass(1);
    const third = await openByMail(email);
    await second.auth.signOut({ scope: "others" });
    expect([await lives(second), await lives(third)]).toEqual([true, false]);
    server.pass(601);
    await (await signIn(email)).auth.signOut({ scope: "others" });
    expect(await lives(second)).toBe(false);
  });

  test("it is not ended in the list of devices either", async () => {
    const { email, client: earlier, thief } = await victim();
    const owner = await openByMail(email);
    // The database has a clock of its own.
    await server.db.query("update auth.mfa_amr_claims set updated_at = now() where session_id = $1", [
      await sessionOf(owner),
    ]);
    await server.db.query(
      "update auth.mfa_amr_claims set updated_at = now() - interval '11 minutes' where session_id = $1",
      [await sessionOf(earlier)],
    );
    await expect(signOutSession(thief, await sessionOf(owner))).rejects.toThrow("signed in by mail");
    expect(await signOutSession(thief, await sessionOf(earlier))).toEqual([{ done: true }]);
    expect(await lives(owner)).toBe(true);
    expect(await signOutSession(owner, await sessionOf(owner))).toEqual([{ done: true }]);
  });

  test("a password changed with the password leaves it, and the mails of the last ten minutes", async () => {
    const { email, thief } = await victim();
    const { mail: old } = await askForReset(email);
    server.pass(601);
    const { mail } = await askForReset(email);
    const change = (client: SupabaseClient, current_password: string, password: string) =>
      client.auth.updateUser({ password, current_password });
    expect((await change(thief, PASSWORD, "the thief's password")).error).toBeNull();
    expect(hashOf(await pressLink(old.link)).get("error_code")).toBe("otp_expired");
    expect(hashOf(await pressLink(mail.link)).get("type")).toBe("recovery");
    const owner = await openByMail(email);
    // Opened after the mail was answered, but not by it.
    const later = await signIn(email, "the thief's password");
    expect((await change(later, "the thief's password", "the thief's second")).error).toBeNull();
    expect(await lives(owner)).toBe(true);
    expect((await owner.auth.updateUser({ password: "the owner's new one" })).error).toBeNull();
    expect(await lives(later)).toBe(false);
  });

  test("many sign-ins do not push it out", async () => {
    const { email } = await victim();
    const owner = await openByMail(email);
    for (let turn = 0; turn < 51; turn += 1) {
      server.pass(1);
      await signIn(email);
    }
    expect(await lives(owner)).toBe(true);
  });

  async function addSecondStep(client: SupabaseClient, friendlyName = "app") {
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName });
    const totp = new TOTP({ secret: Secret.fromBase32(data?.totp.secret ?? "") });
    const factorId = data?.id ?? "";
    const code = () => totp.generate({ timestamp: server.now() });
    const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code: code() });
    expect(error).toBeNull();
    return { factorId, code };
  }

  test("sign-ins without the second step end no session that has taken it", async () => {
    const { email, client: owner } = await signUpOwner();
    await addSecondStep(owner);
    server.pass(601);
    for (let turn = 0; turn < 51; turn += 1) {
      server.pass(1);
      await signIn(email);
    }
    expect(await lives(owner)).toBe(true);
    const { rows } = await server.db.query(
      "select 1 from auth.sessions where user_id = (select id from auth.users where email = $1)",
      [email],
    );
    expect(rows).toHaveLength(51);
  });

  test("sessions with the second step are bounded too", async () => {
    const { email, client } = await signUpOwner();
    const { factorId, code } = await addSecondStep(client);
    await server.db.query(
      `insert into auth.sessions (user_id, aal, factor_id, created_at, updated_at)
       select id, 'aal2', $2, now() - make_interval(hours => n), now() from auth.users, generate_series(1, 60) n where email = $1`,
      [email, factorId],
    );
    server.pass(60);
    const latest = await signIn(email);
    expect((await latest.auth.mfa.challengeAndVerify({ factorId, code: code() })).error).toBeNull();
    const { rows } = await server.db.query(
      "select 1 from auth.sessions where user_id = (select id from auth.users where email = $1) and aal = 'aal2'",
      [email],
    );
    expect(rows).toHaveLength(50);
    expect([await lives(client), await lives(latest)]).toEqual([true, true]);
  });

  test("a customer's many sign-ins, from all the networks of a block, end no session of another block", async () => {
    const { email } = await signUpOwner();
    server.pass(601);
    const owner = await signIn(email);
    for (let turn = 0; turn < 51; turn += 1) {
      server.pass(1);
      const thief = server.client({ address: `2001:db8:0:${(turn * 256).toString(16)}::1` });
      expect((await thief.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    }
    expect(await lives(owner)).toBe(true);
  });

  test("many challenges of one network do not push out the owner's", async () => {
    const { email, client: owner } = await signUpOwner();
    const { factorId, code } = await addSecondStep(owner);
    server.pass(60);
    const next = await signIn(email);
    const { data } = await next.auth.mfa.challenge({ factorId });
    const thief = await signIn(email);
    const token = (await thief.auth.getSession()).data.session?.access_token;
    for (let turn = 0; turn < 60; turn += 1)
      await fetch(`${server.authUrl}/factors/${factorId}/challenge`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          "x-test-address": `2001:db8:1:${turn.toString(16)}::1`,
        },
        body: "{}",
      });
    const challengeId = data?.id ?? "";
    expect((await next.auth.mfa.verify({ factorId, challengeId, code: code() })).error).toBeNull();
  });

  const KINDS = ["recovery", "magiclink"] as const;
  const ask = (client: SupabaseClient, email: string, kind: (typeof KINDS)[number]) =>
    kind === "recovery"
      ? client.auth.resetPasswordForEmail(email)
      : client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });

  test.each(KINDS)("newer mails that strangers ask for leave the owner's (%s)", async (kind) => {
    const { email } = await signUpOwner();
    server.pass(3600);
    const owner = server.client({ address: newNetwork() });
    const first = await nextMail(email, () => ask(owner, email, kind));
    for (let turn = 0; turn < 9; turn += 1) {
      server.pass(1);
      const stranger = server.client({ address: newNetwork() });
      await nextMail(email, () => ask(stranger, email, kind));
    }
    const { error } = await owner.auth.verifyOtp({ email, token: first.code, type: kind });
    expect(error).toBeNull();
    expect(hashOf(await pressLink(first.link)).get("error_reason")).toBe("used");
  });

  test("the link of the first mail works as well, and using one ends the others", async () => {
    const { email } = await signUpOwner();
    server.pass(3600);
    const mails: Awaited<ReturnType<typeof askForReset>>["mail"][] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      server.pass(1);
      mails.push((await askForReset(email)).mail);
    }
    expect(hashOf(await pressLink(mails[0]?.link ?? "")).get("type")).toBe("recovery");
    for (const { link } of mails.slice(1))
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
  });

  test("five wrong codes end the codes of all live mails, and leave the links", async () => {
    const { email } = await signUpOwner();
    server.pass(3600);
    const mails: Awaited<ReturnType<typeof askForReset>>["mail"][] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      server.pass(1);
      mails.push((await askForReset(email)).mail);
    }
    const verify = (token: string) =>
      server.client({ address: newNetwork() }).auth.verifyOtp({ email, token, type: "recovery" });
    const wrong = ["000001", "000002", "000003", "000004", "000005"];
    for (const code of wrong) expect((await verify(code)).error).not.toBeNull();
    for (const { code } of mails) expect((await verify(code)).error?.code).toBe("otp_expired");
    expect(hashOf(await pressLink(mails[2]?.link ?? "")).get("type")).toBe("recovery");
  });

  test("newer mails of a change of address and of a security code leave the earlier ones", async () => {
    const { email, client: owner } = await signUpOwner();
    const wanted = `new-${email}`;
    const change = await nextMail(wanted, () => owner.auth.updateUser({ email: wanted }));
    for (let turn = 0; turn < 5; turn += 1) {
      server.pass(1);
      const stranger = server.client({ address: newNetwork() });
      await nextMail(wanted, () => stranger.auth.resend({ type: "email_change", email }));
    }
    const confirmed = await server
      .client({ address: newNetwork() })
      .auth.verifyOtp({ email: wanted, token: change.code, type: "email_change" });
    expect(confirmed.error).toBeNull();
    const codes: string[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      server.pass(1);
      codes.push((await nextMail(email, () => owner.auth.reauthenticate())).code);
    }
    const password = "another password";
    expect((await owner.auth.updateUser({ password, nonce: codes[0] ?? "" })).error).toBeNull();
  });

  test("a further second step does not end it before its own", async () => {
    const { email, client } = await signUpOwner();
    await addSecondStep(client, "first");
    server.pass(1);
    const owner = await openByMail(email);
    await addSecondStep(client, "second");
    expect(await lives(owner)).toBe(true);
  });

  test("others are signed out ten times an hour, and three times after each mail", async () => {
    const { email, thief } = await victim();
    const statuses = async (client: SupabaseClient, times: number) => {
      const answers: (number | undefined)[] = [];
      for (let turn = 0; turn < times; turn += 1)
        answers.push((await client.auth.signOut({ scope: "others" })).error?.status);
      return answers;
    };
    expect(await statuses(thief, 11)).toEqual([...Array(10).fill(undefined), 429]);
    expect(await statuses(await openByMail(email), 4)).toEqual([undefined, undefined, undefined, 429]);
    server.pass(1);
    expect(await statuses(await openByMail(email), 1)).toEqual([undefined]);
  });

  const passedBy = async (client: SupabaseClient, factorId: string, code: string) => {
    const { data } = await client.auth.mfa.challenge({ factorId });
    return (await client.auth.mfa.verify({ factorId, challengeId: data?.id ?? "", code })).error?.status;
  };
  /** Each from a network of its own. */
  async function guess(open: () => Promise<SupabaseClient>, factorId: string, times: number) {
    const answers: (number | undefined)[] = [];
    for (let turn = 0; turn < times; turn += 1) {
      if (turn % 30 === 0) server.pass(1);
      answers.push(await passedBy(await open(), factorId, "not a code"));
    }
    return answers;
  }

  test("wrong codes after a mail and with the password leave a later mail attempts of its own", async () => {
    const { email, client: first } = await signUpOwner();
    const { factorId, code } = await addSecondStep(first);
    await first.auth.signOut({ scope: "local" });
    server.pass(3600);
    const thief = await openByMail(email);
    const token = (await thief.auth.getSession()).data.session?.access_token ?? "";
    const wrongByMail = async () => {
      const send = (path: string, body: unknown) =>
        fetch(`${server.authUrl}/factors/${factorId}/${path}`, {
          method: "POST",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            "x-test-address": newNetwork(),
          },
          body: JSON.stringify(body),
        });
      const challenge = (await (await send("challenge", {})).json()) as { id: string };
      return (await send("verify", { challenge_id: challenge.id, code: "not a code" })).status;
    };
    const byMail: number[] = [];
    for (let turn = 0; turn < 36; turn += 1) byMail.push(await wrongByMail());
    expect(byMail).toEqual([...Array(33).fill(422), 429, 429, 429]);
    const byPassword = await guess(() => signIn(email), factorId, 31);
    expect(byPassword).toEqual([...Array(30).fill(422), 429]);
    // The next quarter of an hour has three of its own, which only a mail opens.
    server.pass(901);
    expect(await passedBy(await signIn(email), factorId, code())).toBe(429);
    const owner = await openByMail(email);
    expect(await passedBy(owner, factorId, "not a code")).toBe(422);
    expect(await passedBy(owner, factorId, code())).toBeUndefined();
    expect((await owner.auth.updateUser({ password: "the owner's new one" })).error).toBeNull();
  });

  test("codes after mails stay few in a day", async () => {
    const { email, client: first } = await signUpOwner();
    const { factorId, code } = await addSecondStep(first);
    await first.auth.signOut({ scope: "local" });
    let compared = 0;
    for (let hour = 0; hour < 12; hour += 1) {
      server.pass(3601);
      const session = await openByMail(email);
      const answers = await guess(async () => session, factorId, hour === 0 ? 12 : 6);
      compared += answers.filter((status) => status === 422).length;
    }
    expect(compared).toBe(45);
    server.pass(86_401);
    expect(await passedBy(await openByMail(email), factorId, code())).toBeUndefined();
  }, 60_000);

  /** Asks with a challenge of its own, so that the link opens nothing for the owner, and uses the code up. */
  async function spend(email: string, address: string, kind: (typeof KINDS)[number]) {
    const stranger = server.client({ flowType: "pkce", address });
    await ask(stranger, email, kind);
    for (let turn = 0; turn < 5; turn += 1)
      await stranger.auth.verifyOtp({ email, token: `00000${turn}`, type: "email" });
  }
  const newestTo = async (email: string) => {
    await server.mail.flush();
    return server.smtp.mails.filter(({ to }) => to === email).at(-1);
  };

  test.each(KINDS)("the networks of one customer leave the owner a mail of their own (%s)", async (kind) => {
    const { email } = await signUpOwner();
    server.pass(3600);
    for (let turn = 0; turn < 20; turn += 1)
      await spend(email, `2001:db8:77:${turn.toString(16)}00::1`, kind);
    const owner = server.client({ address: newNetwork() });
    const { code } = await nextMail(email, () => ask(owner, email, kind));
    expect((await owner.auth.verifyOtp({ email, token: code, type: kind })).error).toBeNull();
  });

  test.each(KINDS)(
    "strangers who use all mails up leave one every ten minutes that opens the account (%s)",
    async (kind) => {
      const { email } = await signUpOwner();
      server.pass(3600);
      for (let turn = 0; turn < 20; turn += 1) await spend(email, newNetwork(), kind);
      for (let wait = 0; wait < 3; wait += 1) {
        // Whoever asked for it: the newest mail works in every browser, and has no code to use up.
        await ask(server.client({ flowType: "pkce", address: newNetwork() }), email, kind);
        const mail = await newestTo(email);
        expect(mail?.code).toBe("");
        expect(hashOf(await pressLink(mail?.link ?? "")).get("access_token")).toBeTruthy();
        server.pass(601);
      }
    },
  );

  test("an address gets forty codes a day, then links that open the account in every browser", async () => {
    const { email } = await signUpOwner();
    server.pass(86_401);
    const codes: string[] = [];
    for (let turn = 0; turn < 42; turn += 1) {
      if (turn % 14 === 0) server.pass(3601);
      const stranger = server.client({ flowType: "pkce", address: newNetwork() });
      codes.push((await nextMail(email, () => ask(stranger, email, KINDS[turn % 2] ?? "recovery"))).code);
    }
    expect(codes.map((code) => code !== "")).toEqual([...Array(40).fill(true), false, false]);
    const last = await newestTo(email);
    expect(hashOf(await pressLink(last?.link ?? "")).get("access_token")).toBeTruthy();
    server.pass(86_401);
    await openByMail(email);
  });

  test("a session on many networks gets six recovery mails over the address's own, and leaves those every ten minutes", async () => {
    const { email } = await signUpOwner();
    server.pass(3601);
    await server.mail.flush();
    const before = server.smtp.mails.filter(({ to }) => to === email).length;
    for (let turn = 0; turn < 32; turn += 1) {
      const address = newNetwork();
      const thief = server.client({ address });
      await thief.auth.signInWithPassword({ email, password: PASSWORD });
      await thief.auth.resetPasswordForEmail(email);
    }
    await server.mail.flush();
    expect(server.smtp.mails.filter(({ to }) => to === email)).toHaveLength(before + 18 + 6 + 1);
    server.pass(601);
    const { mail } = await askForReset(email);
    expect(hashOf(await pressLink(mail.link)).get("type")).toBe("recovery");
  });

  test("signing out after a mail ends kept links and codes, and a session of a later mail", async () => {
    const { email } = await signUpOwner();
    server.pass(3600);
    const { mail: kept } = await askForReset(email);
    const owner = server.client({ address: newNetwork() });
    const { code: token } = await nextMail(email, () => ask(owner, email, "magiclink"));
    expect((await owner.auth.verifyOtp({ email, token, type: "magiclink" })).error).toBeNull();
    server.pass(1);
    const link = await nextMail(email, () =>
      ask(server.client({ address: newNetwork() }), email, "magiclink"),
    );
    expect(hashOf(await pressLink(kept.link)).get("type")).toBe("recovery");
    const { mail: second } = await askForReset(email);
    const thief = await openByMail(email);
    const { mail: third } = await askForReset(email);
    expect((await owner.auth.signOut({ scope: "others" })).error).toBeNull();
    for (const mail of [link, second, third])
      expect(hashOf(await pressLink(mail.link)).get("error_code")).toBe("otp_expired");
    expect([await lives(owner), await lives(thief)]).toEqual([true, false]);
  });
});
