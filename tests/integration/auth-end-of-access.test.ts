/** Whatever ends access to an account ends every credential that was given out before: codes, mailed links, pending changes. */
import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds, EITHER_DATABASE } from "#tests/support/database-kinds.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: false }))("the end of access on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, {
      mailIntervalSeconds: 0,
      manualLinking: true,
      anonymous: true,
      passkeys: true,
    });
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  async function nextMail(email: string, act: () => Promise<unknown>) {
    await server.mail.flush();
    const before = server.smtp.mails.filter(({ to }) => to === email).length;
    await act();
    return server.smtp.mailTo(email, before + 1);
  }
  const idOf = async (email: string) =>
    (await server.db.query<{ id: string }>("select id from auth.users where email = $1", [email])).rows[0]
      ?.id ?? "";
  const tokenOf = async (client: SupabaseClient) =>
    (await client.auth.getSession()).data.session?.access_token ?? "";
  const send = async (client: SupabaseClient, method: string, path: string, body?: unknown) =>
    fetch(`${server.authUrl}${path}`, {
      method,
      headers: {
        "content-type": "application/json",
        "x-test-address": newNetwork(),
        authorization: `Bearer ${await tokenOf(client)}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function owner() {
    const { email, client } = await signUpOwner();
    return { email, client, id: await idOf(email) };
  }
  type Owner = Awaited<ReturnType<typeof owner>>;

  /** Somebody who could read the mailbox for a moment keeps a code that is not exchanged and a link that is not pressed. */
  async function takeCredentials(email: string) {
    const thief = server.client({ flowType: "pkce", address: newNetwork() });
    const mail = await nextMail(email, () => thief.auth.signInWithOtp({ email }));
    const code = (await pressLink(mail.link)).searchParams.get("code") ?? "";
    expect(code).not.toBe("");
    const { link } = await nextMail(email, () => post("/recover", { email }, newNetwork()));
    return async () => ({
      code: (await thief.auth.exchangeCodeForSession(code)).error?.code,
      link: hashOf(await pressLink(link)).get("error_code"),
    });
  }
  const REFUSED = { code: "flow_state_not_found", link: "otp_expired" };

  async function addSecondStep({ client, email }: Owner) {
    const { data } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName: randomUUID() });
    const secret = Secret.fromBase32(data?.totp.secret ?? "");
    const code = new TOTP({ secret }).generate({ timestamp: server.now() });
    const factorId = data?.id ?? "";
    const undo = await nextMail(email, () => client.auth.mfa.challengeAndVerify({ factorId, code }));
    return { factorId, undo };
  }

  const endings: Record<string, (one: Owner) => Promise<unknown>> = {
    "a new password": ({ client }) => client.auth.updateUser({ password: "another password" }),
    "a password reset by mail": async ({ email }) => {
      const client = server.client({ address: newNetwork() });
      const { code } = await nextMail(email, () => client.auth.resetPasswordForEmail(email));
      await client.auth.verifyOtp({ email, token: code, type: "recovery" });
      await client.auth.updateUser({ password: "another password" });
    },
    "signing out other devices after a mail": ({ client }) => client.auth.signOut({ scope: "others" }),
    "signing out everywhere after a mail": ({ client }) => client.auth.signOut({ scope: "global" }),
    "an administrator's new password": ({ id }) =>
      server.admin.updateUserById(id, { password: "another password" }),
    "an administrator's new address": ({ id }) => server.admin.updateUserById(id, { email: newEmail() }),
    "a ban that has ended": async ({ id }) => {
      await server.admin.updateUserById(id, { ban_duration: "24h" });
      await server.admin.updateUserById(id, { ban_duration: "none" });
    },
    "unlinking the address": async ({ client, id }) => {
      await server.db.query(
        "insert into auth.identities (provider, provider_id, user_id, identity_data) values ('hearth', $1, $2, $3)",
        [randomUUID(), id, { sub: id, email: newEmail() }],
      );
      const { rows } = await server.db.query(
        "select id from auth.identities where user_id = $1 and provider = 'email'",
        [id],
      );
      expect((await send(client, "DELETE", `/user/identities/${rows[0]?.id}`)).status).toBe(200);
    },
  };

  test.each(Object.keys(endings))(
    "%s ends issued codes, mailed links and a pending change of address",
    async (name) => {
      const one = await owner();
      const pending = newEmail();
      await nextMail(pending, () => one.client.auth.updateUser({ email: pending }));
      const tryCredentials = await takeCredentials(one.email);
      await endings[name]?.(one);
      expect(await tryCredentials()).toEqual(REFUSED);
      const { rows } = await server.db.query("select email, email_change from auth.users where id = $1", [
        one.id,
      ]);
      expect(rows[0]?.email_change).toBe("");
      await post("/resend", { type: "email_change", email: rows[0]?.email }, newNetwork());
      await server.mail.flush();
      expect(server.smtp.mails.filter(({ to }) => to === pending)).toHaveLength(1);
    },
  );

  test.each(["global", "others"] as const)(
    "signing out %s without a mail ends a pending change of address, and leaves what was mailed to the account itself",
    async (scope) => {
      const one = await owner();
      server.pass(601);
      const pending = newEmail();
      const { link } = await nextMail(pending, () => one.client.auth.updateUser({ email: pending }));
      const tryCredentials = await takeCredentials(one.email);
      expect((await one.client.auth.signOut({ scope })).error).toBeNull();
      expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
      expect(await tryCredentials()).toEqual({ code: undefined, link: null });
    },
  );

  test("undoing a second step ends them, too", async () => {
    const one = await owner();
    const { undo } = await addSecondStep(one);
    const tryCredentials = await takeCredentials(one.email);
    expect(hashOf(await pressLink(undo.link)).get("type")).toBe("recovery");
    expect(await tryCredentials()).toEqual(REFUSED);
  });

  describe("a change of address", () => {
    async function askToMove(one: Owner) {
      const address = newEmail();
      const toOld = await nextMail(one.email, () => one.client.auth.updateUser({ email: address }));
      return { address, toOld, toNew: await server.smtp.mailTo(address) };
    }
    const enterCode = (one: Owner, email: string, token: string) =>
      send(one.client, "POST", "/verify", { type: "email_change", email, token });

    test.each(["link", "code"])(
      "that its asker completes by %s leaves him no code of the old mailbox and no session",
      async (way) => {
        const one = await owner();
        const { toOld, toNew } = await askToMove(one);
        await pressLink(toNew.link);
        const tryCredentials = await takeCredentials(one.email);
        if (way === "link") await pressLink(toOld.link);
        else {
          const answer = await enterCode(one, one.email, toOld.code);
          expect(answer.status).toBe(200);
          expect(await answer.json()).not.toHaveProperty("access_token");
        }
        expect(await tryCredentials()).toEqual(REFUSED);
        expect((await one.client.auth.getUser()).error).not.toBeNull();
      },
    );

    test("by codes in the account's own session leaves none either", async () => {
      const one = await owner();
      const { address, toOld, toNew } = await askToMove(one);
      const tryCredentials = await takeCredentials(one.email);
      await enterCode(one, one.email, toOld.code);
      expect((await enterCode(one, address, toNew.code)).status).toBe(200);
      expect(await tryCredentials()).toEqual(REFUSED);
      expect((await one.client.auth.getUser()).data.user?.email).toBe(address);
    });

    test("opens no session for the old mailbox's link, also when the new code was entered in the account", async () => {
      const one = await owner();
      const { address, toOld, toNew } = await askToMove(one);
      await enterCode(one, address, toNew.code);
      const target = hashOf(await pressLink(toOld.link));
      expect(target.get("access_token")).toBeNull();
      expect(target.get("message")).toContain("Your email address was changed");
      const password = await post("/token?grant_type=password", { email: address, password: PASSWORD });
      expect(password.status).toBe(200);
    });

    test("asked for with PKCE still signs in the browser that asked", async () => {
      const { email, id } = await owner();
      const client = server.client({ flowType: "pkce", address: newNetwork() });
      await client.auth.signInWithPassword({ email, password: PASSWORD });
      const { toOld, toNew } = await askToMove({ email, id, client });
      await pressLink(toOld.link);
      const code = (await pressLink(toNew.link)).searchParams.get("code") ?? "";
      expect((await client.auth.exchangeCodeForSession(code)).error).toBeNull();
    });

    test("of a guest's account leaves the guest no session when somebody else agrees", async () => {
      const guest = server.client({ address: newNetwork() });
      await guest.auth.signInAnonymously();
      const address = newEmail();
      const { link } = await nextMail(address, () => guest.auth.updateUser({ email: address }));
      expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
      expect((await guest.auth.getUser()).error).not.toBeNull();
    });

    test("by an administrator takes the undo of a second step from the old mailbox", async () => {
      const one = await owner();
      const { undo } = await addSecondStep(one);
      await server.admin.updateUserById(one.id, { email: newEmail() });
      expect(hashOf(await pressLink(undo.link)).get("error_code")).toBe("otp_expired");
    });
  });

  describe("the undo of a second step", () => {
    const factorsOf = async ({ id }: Owner) =>
      (await server.db.query("select id from auth.mfa_factors where user_id = $1", [id])).rows.map(
        (row) => row.id,
      );

    test("also removes the factor that it was exchanged for, and ways to sign in added since", async () => {
      const one = await owner();
      const first = await addSecondStep(one);
      await addSecondStep(one);
      await server.db.query(
        `insert into auth.webauthn_credentials (user_id, credential_id, credential, created_at) values ($1, $2, '{}', $3)`,
        [one.id, randomUUID(), new Date(server.now())],
      );
      expect((await one.client.auth.mfa.unenroll({ factorId: first.factorId })).error).toBeNull();
      expect(hashOf(await pressLink(first.undo.link)).get("type")).toBe("recovery");
      expect(await factorsOf(one)).toEqual([]);
      const { rows } = await server.db.query("select 1 from auth.webauthn_credentials where user_id = $1", [
        one.id,
      ]);
      expect(rows).toEqual([]);
    });

    test("does nothing once its factor is gone and an earlier one protects the account", async () => {
      const one = await owner();
      const first = await addSecondStep(one);
      server.pass(5);
      const second = await addSecondStep(one);
      expect((await one.client.auth.mfa.unenroll({ factorId: second.factorId })).error).toBeNull();
      expect(hashOf(await pressLink(second.undo.link)).get("error_code")).toBe("otp_expired");
      expect(await factorsOf(one)).toEqual([first.factorId]);
      expect((await one.client.auth.getUser()).error).toBeNull();
      const password = await post("/token?grant_type=password", { email: one.email, password: PASSWORD });
      expect(password.status).toBe(200);
    });
  });

  test("a passkey is neither added nor removed, and no identity unlinked, in a session that was left open", async () => {
    const { client, id } = await owner();
    const { rows } = await server.db.query<{ id: string }>(
      `insert into auth.webauthn_credentials (user_id, credential_id, credential) values ($1, $2, '{}') returning id`,
      [id, randomUUID()],
    );
    server.pass(601);
    const { error } = await client.auth.passkey.startRegistration();
    expect(error?.code).toBe("reauthentication_needed");
    const { data } = await client.auth.getSession();
    const remove = async (path: string) => {
      const headers = { authorization: `Bearer ${data.session?.access_token}` };
      return (await fetch(`${server.authUrl}/${path}`, { method: "DELETE", headers })).json();
    };
    const [passkey] = rows;
    for (const path of [`passkeys/${passkey?.id}`, `user/identities/${randomUUID()}`])
      expect(await remove(path), path).toMatchObject({ error_code: "reauthentication_needed" });
  });

  test("every table of credentials that names a user is ended, or is known to last", async () => {
    const one = await owner();
    const { factorId } = await addSecondStep(one);
    const insert = (table: string, row: Record<string, unknown>) =>
      server.db.query(
        `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, n) => `$${n + 1}`)})`,
        Object.values(row),
      );
    const user_id = one.id;
    await takeCredentials(one.email);
    await insert("auth.mfa_factors", { user_id, factor_type: "totp", friendly_name: "unfinished" });
    await insert("auth.mfa_challenges", { factor_id: factorId });
    await insert("auth.webauthn_credentials", { user_id, credential_id: randomUUID(), credential: {} });
    await insert("auth.webauthn_challenges", { user_id, challenge: "c", expires_at: new Date() });
    await server.admin.updateUserById(one.id, { password: "another password" });
    const { rows: tables } = await server.db.query<{ name: string }>(
      `select table_name::text as name from private.columns_naming_a_person() where table_schema = 'auth' order by 1`,
    );
    const left: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await server.db.query(`select 1 from auth.${name} where user_id = $1`, [one.id]);
      left[name] = rows.length;
    }
    expect(left).toEqual({
      flow_state: 0,
      // The address, the factor, the passkey and the two mails that can undo the factor are the account's own.
      identities: 1,
      mfa_factors: 1,
      one_time_tokens: 2,
      refresh_tokens: 0,
      sessions: 0,
      webauthn_challenges: 0,
      webauthn_credentials: 1,
    });
    const challenges = await server.db.query("select 1 from auth.mfa_challenges where factor_id = $1", [
      factorId,
    ]);
    expect(challenges.rows).toEqual([]);
  });
});

test("with automatic confirmation, a new address ends what was mailed to the old one", async () => {
  const server = await startAuthServer(EITHER_DATABASE, { autoconfirm: true, mailIntervalSeconds: 0 });
  try {
    const client = server.client();
    await client.auth.signUp({ email: "old@example.org", password: PASSWORD });
    await client.auth.signInWithOtp({ email: "old@example.org" });
    const { link } = await server.smtp.mailTo("old@example.org");
    expect((await client.auth.updateUser({ email: "new@example.org" })).error).toBeNull();
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect((await client.auth.getUser()).error).toBeNull();
  } finally {
    await server.close();
  }
});
