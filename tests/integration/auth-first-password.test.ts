/** The first password of an account that has only been used by mail links: a session alone is not enough to set one. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const PASSWORD = "a first password";

describe.each(databaseKinds({ smoke: false }))("the first password on %s", (kind) => {
  let server: AuthServer;
  let count = 0;
  beforeAll(async () => {
    server = await startAuthServer(kind, { limitFactor: 1000, mailIntervalSeconds: 0 });
    server.stopClock();
  });
  afterAll(() => server.close());

  async function byLink(email = `link${++count}@example.org`) {
    const client = server.client();
    await client.auth.signInWithOtp({ email });
    const { code } = await server.smtp.mailTo(email);
    expect((await client.auth.verifyOtp({ email, token: code, type: "email" })).error).toBeNull();
    return { client, email };
  }
  const signIn = async (email: string) =>
    (await server.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code ?? "signed in";
  const subjects = (email: string) =>
    server.smtp.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);

  test("needs a code sent by mail even in a fresh session, and the owner is notified", async () => {
    const { client, email } = await byLink();
    for (const extra of [{}, { nonce: "" }, { current_password: "" }]) {
      const refused = await client.auth.updateUser({ password: PASSWORD, ...extra });
      expect(refused.error?.code).toBe("reauthentication_needed");
    }
    expect(await signIn(email)).toBe("invalid_credentials");
    expect((await client.auth.reauthenticate()).error).toBeNull();
    const { code, subject } = await server.smtp.mailTo(email, 2);
    expect(subject).toBe("Your Bush Tea security code");
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await client.auth.updateUser({ password: PASSWORD, nonce: wrong })).error?.code).toBe(
      "reauthentication_not_valid",
    );
    expect((await client.auth.updateUser({ password: PASSWORD, nonce: code })).error).toBeNull();
    expect(await signIn(email)).toBe("signed in");
    await server.smtp.mailTo(email, 3);
    expect(subjects(email)).toContain("A password was added to your Bush Tea account");
    // From now on it is a change of password, which a fresh session may make, and the mail says so.
    expect((await client.auth.updateUser({ password: "a second password" })).error).toBeNull();
    await server.smtp.mailTo(email, 4);
    expect(subjects(email)).toContain("Your Bush Tea password was changed");
  });

  test("can be set for an hour in the session opened by a recovery mail, and in no other", async () => {
    const { client: old, email } = await byLink();
    const recover = async (nth: number) => {
      server.pass(1);
      await server.client().auth.resetPasswordForEmail(email);
      const hash = hashOf(await pressLink((await server.smtp.mailTo(email, nth)).link));
      const client = server.client();
      await client.auth.setSession({
        access_token: hash.get("access_token") ?? "",
        refresh_token: hash.get("refresh_token") ?? "",
      });
      return client;
    };
    const late = await recover(2);
    expect((await old.auth.updateUser({ password: PASSWORD })).error?.code).toBe("reauthentication_needed");
    server.pass(3601);
    await late.auth.refreshSession();
    expect((await late.auth.updateUser({ password: PASSWORD })).error?.code).toBe("reauthentication_needed");
    const fresh = await recover(3);
    expect((await fresh.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(await signIn(email)).toBe("signed in");
    await server.smtp.mailTo(email, 4);
    expect(subjects(email)).toContain("A password was added to your Bush Tea account");
  });

  test("can be set longer after a recovery mail than another one, which needs a new code after ten minutes", async () => {
    const { email } = await byLink();
    const recover = async () => {
      server.pass(61);
      const client = server.client();
      const before = subjects(email).length;
      await client.auth.resetPasswordForEmail(email);
      const { code } = await server.smtp.mailTo(email, before + 1);
      expect((await client.auth.verifyOtp({ email, token: code, type: "recovery" })).error).toBeNull();
      return client;
    };
    const first = await recover();
    server.pass(3500);
    expect((await first.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    await server.mail.flush();
    const inTime = await recover();
    server.pass(590);
    expect((await inTime.auth.updateUser({ password: "a second password" })).error).toBeNull();
    await server.mail.flush();
    const late = await recover();
    server.pass(610);
    const refused = await late.auth.updateUser({ password: "a third password" });
    expect(refused.error?.code).toBe("reauthentication_needed");
    const before = subjects(email).length;
    await late.auth.reauthenticate();
    const { code: nonce } = await server.smtp.mailTo(email, before + 1);
    expect((await late.auth.updateUser({ password: "a third password", nonce })).error).toBeNull();
  });

  test("can be set in the session opened by an invitation", async () => {
    const email = `link${++count}@example.org`;
    await server.admin.inviteUserByEmail(email);
    const { code } = await server.smtp.mailTo(email);
    const client = server.client();
    await client.auth.verifyOtp({ email, token: code, type: "invite" });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect(await signIn(email)).toBe("signed in");
  });
});
