/** Account pre-registration: an attacker signs up or requests mail with the victim's address before the victim does. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const ATTACKERS_PASSWORD = "the attacker's password";
const OWNERS_PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: false }))("pre-registration by an attacker on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0, anonymous: true });
    server.stopClock();
  });
  afterAll(() => server.close());

  const { newEmail, newNetwork, post } = createVisitors(() => server);

  /** Sends the mails at different times, so that their order is defined. */
  const signUp = async (
    email: string,
    password: string,
    data: Record<string, unknown> = {},
    address = newNetwork(),
  ) => {
    server.pass(1);
    const client = server.client({ address });
    expect((await client.auth.signUp({ email, password, options: { data } })).error).toBeNull();
  };
  const signIn = async (email: string, password: string, address = newNetwork()) => {
    const { error } = await server.client({ address }).auth.signInWithPassword({ email, password });
    return error?.code ?? "signed in";
  };
  const press = async (email: string, nth: number) => {
    await server.smtp.mailTo(email, nth);
    const mail = server.smtp.mails.filter(({ to }) => to === email)[nth - 1];
    expect(hashOf(await pressLink(mail?.link ?? "")).get("access_token")).toBeTruthy();
  };
  const pressEnded = async (email: string, nth: number) => {
    const mail = server.smtp.mails.filter(({ to }) => to === email)[nth - 1];
    const answer = hashOf(await pressLink(mail?.link ?? ""));
    expect(answer.get("access_token")).toBeNull();
    expect(answer.get("error_code")).toBe("otp_expired");
  };
  const storedPassword = async (email: string) => {
    const { rows } = await server.db.query<{ encrypted_password: string | null }>(
      "select encrypted_password from auth.users where email = $1",
      [email],
    );
    return rows[0]?.encrypted_password;
  };
  const metadataOf = async (email: string) => {
    const { rows } = await server.db.query<{ raw_user_meta_data: unknown }>(
      "select raw_user_meta_data from auth.users where email = $1",
      [email],
    );
    return rows[0]?.raw_user_meta_data;
  };

  test("an invited account cannot be entered with an attacker's password when the invitation came first", async () => {
    const email = newEmail();
    await server.admin.inviteUserByEmail(email, { data: { team: "blue" } });
    await server.smtp.mailTo(email);
    await signUp(email, ATTACKERS_PASSWORD, { team: "red", extra: true });
    await server.smtp.mailTo(email, 2);
    expect(await storedPassword(email)).toBeNull();
    await press(email, 1);
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await metadataOf(email)).toEqual({ team: "blue" });
    // The attacker's confirmation link has ended with the address's proof.
    await pressEnded(email, 2);
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await metadataOf(email)).toEqual({ team: "blue" });
  });

  test("an invited account cannot be entered with an attacker's password when the sign-up came first", async () => {
    const email = newEmail();
    await signUp(email, ATTACKERS_PASSWORD, { team: "red" });
    await server.smtp.mailTo(email);
    server.pass(1);
    expect(
      (await server.admin.inviteUserByEmail(email, { data: { team: "blue" } })).data.user?.user_metadata,
    ).toEqual({ team: "blue" });
    await press(email, 2);
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    await pressEnded(email, 1);
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await metadataOf(email)).toEqual({ team: "blue" });
  });

  test.each([
    ["the owner first", 0],
    ["the attacker first", 1],
  ])("of two sign-ups, %s, each mail confirms only its own password", async (_order, owners) => {
    for (const pressed of [0, 1]) {
      const email = newEmail();
      const passwords =
        owners === 0 ? [OWNERS_PASSWORD, ATTACKERS_PASSWORD] : [ATTACKERS_PASSWORD, OWNERS_PASSWORD];
      for (const [nth, password] of passwords.entries()) {
        await signUp(email, password, { [nth === owners ? "mine" : "theirs"]: true });
        await server.smtp.mailTo(email, nth + 1);
      }
      await press(email, pressed + 1);
      expect(await signIn(email, passwords[pressed] ?? "")).toBe("signed in");
      expect(await signIn(email, passwords[1 - pressed] ?? "")).toBe("invalid_credentials");
      expect(await metadataOf(email)).toEqual({ [pressed === owners ? "mine" : "theirs"]: true });
    }
  });

  test("a resent mail confirms the address but no password", async () => {
    const email = newEmail();
    await signUp(email, OWNERS_PASSWORD, { mine: true });
    await server.smtp.mailTo(email);
    server.pass(3599);
    await signUp(email, ATTACKERS_PASSWORD, { theirs: true });
    await server.smtp.mailTo(email, 2);
    // By now the owner's mail has expired, and the attacker's sign-up is the only one left.
    server.pass(60);
    const owner = server.client({ address: newNetwork() });
    expect((await owner.auth.resend({ type: "signup", email })).error).toBeNull();
    await press(email, 3);
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await signIn(email, OWNERS_PASSWORD)).toBe("invalid_credentials");
    expect(await metadataOf(email)).toEqual({});
  });

  test.each(["magiclink", "recovery", "admin"] as const)(
    "a sign-up's password does not become active when the address is proven by %s",
    async (way) => {
      const email = newEmail();
      await signUp(email, ATTACKERS_PASSWORD, { theirs: true });
      await server.smtp.mailTo(email);
      server.pass(1);
      if (way === "admin") {
        const { rows } = await server.db.query<{ id: string }>("select id from auth.users where email = $1", [
          email,
        ]);
        await server.admin.updateUserById(rows[0]?.id ?? "", { email_confirm: true });
      } else {
        await post(way === "magiclink" ? "/otp" : "/recover", { email }, newNetwork());
        await press(email, 2);
      }
      expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
      // An administrator's word is no answer from the mailbox: its own mail may still sign in.
      await (way === "admin" ? press : pressEnded)(email, 1);
      expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
      expect(await metadataOf(email)).toEqual({});
    },
  );

  test("a kept sign-up mail or invitation opens nothing, by link or code, once a sign-in link has proven the address", async () => {
    const email = newEmail();
    await signUp(email, ATTACKERS_PASSWORD);
    const kept = await server.smtp.mailTo(email);
    await server.admin.inviteUserByEmail(email);
    await server.smtp.mailTo(email, 2);
    server.pass(1);
    await post("/otp", { email }, newNetwork());
    await press(email, 3);
    const byCode = await post("/verify", { type: "signup", email, token: kept.code }, newNetwork());
    expect(byCode).toMatchObject({ status: 403, body: { error_code: "otp_expired" } });
    await pressEnded(email, 1);
    await pressEnded(email, 2);
  });

  test("an address that an administrator confirmed ends its sign-up mails when its mailbox answers", async () => {
    const email = newEmail();
    await signUp(email, ATTACKERS_PASSWORD);
    await server.smtp.mailTo(email);
    const { rows } = await server.db.query<{ id: string }>("select id from auth.users where email = $1", [
      email,
    ]);
    await server.admin.updateUserById(rows[0]?.id ?? "", { email_confirm: true });
    await post("/otp", { email }, newNetwork());
    await press(email, 2);
    await pressEnded(email, 1);
  });

  test("a password set by an administrator is not replaced by an attacker's sign-up", async () => {
    const email = newEmail();
    await server.admin.createUser({ email, password: OWNERS_PASSWORD, user_metadata: { team: "blue" } });
    await signUp(email, ATTACKERS_PASSWORD, { team: "red" });
    await server.smtp.mailTo(email);
    server.pass(1);
    await post("/otp", { email, data: { team: "red" } }, newNetwork());
    await press(email, 2);
    expect(await signIn(email, OWNERS_PASSWORD)).toBe("signed in");
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
    expect(await metadataOf(email)).toEqual({ team: "blue" });
  });

  test("a mail to the previous address does not confirm the address an administrator has set", async () => {
    const before = newEmail();
    await signUp(before, ATTACKERS_PASSWORD);
    const { link } = await server.smtp.mailTo(before);
    const { rows } = await server.db.query<{ id: string }>("select id from auth.users where email = $1", [
      before,
    ]);
    const email = newEmail();
    expect((await server.admin.updateUserById(rows[0]?.id ?? "", { email })).error).toBeNull();
    expect(hashOf(await pressLink(link)).get("error_code")).toBe("otp_expired");
    expect(await signIn(email, ATTACKERS_PASSWORD)).toBe("invalid_credentials");
  });

  test("before confirmation only the right password reveals that the address is unconfirmed", async () => {
    const email = newEmail();
    const address = newNetwork();
    await signUp(email, OWNERS_PASSWORD, {}, address);
    expect(await signIn(email, OWNERS_PASSWORD, address)).toBe("email_not_confirmed");
    expect(await signIn(email, ATTACKERS_PASSWORD, address)).toBe("invalid_credentials");
    // The answer on other networks would show them that somebody signed up.
    expect(await signIn(email, OWNERS_PASSWORD)).toBe("invalid_credentials");
    server.pass(3601);
    expect(await signIn(email, OWNERS_PASSWORD, address)).toBe("invalid_credentials");
  });

  test("a guest's password is not usable before their email address is confirmed", async () => {
    const guest = server.client({ address: newNetwork() });
    await guest.auth.signInAnonymously();
    const alone = await guest.auth.updateUser({ password: OWNERS_PASSWORD });
    expect(alone.error?.message).toBe(
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
    const email = newEmail();
    const { data, error } = await guest.auth.updateUser({ email, password: OWNERS_PASSWORD });
    expect(error).toBeNull();
    const { rows } = await server.db.query("select encrypted_password from auth.users where id = $1", [
      data.user?.id,
    ]);
    expect(rows).toEqual([{ encrypted_password: null }]);
    await press(email, 1);
    expect(await signIn(email, OWNERS_PASSWORD)).toBe("signed in");
  });

  test("consent to storing health questions is only given by the signed-in user, not by sign-up, mail or invitation", async () => {
    const consent = { keep_health_questions: true, hello: 1 };
    const newcomer = server.client({ address: newNetwork() });
    const ways: ((email: string) => Promise<unknown>)[] = [
      (email) => signUp(email, OWNERS_PASSWORD, consent),
      (email) => post("/otp", { email, data: consent }, newNetwork()),
      (email) => server.admin.inviteUserByEmail(email, { data: consent }),
    ];
    for (const way of ways) {
      const email = newEmail();
      await way(email);
      const { code } = await server.smtp.mailTo(email);
      const { data, error } = await newcomer.auth.verifyOtp({ email, token: code, type: "email" });
      expect(error).toBeNull();
      expect(data.user?.user_metadata).toEqual({ hello: 1 });
    }
    const guest = server.client({ address: newNetwork() });
    const { data } = await guest.auth.signInAnonymously({ options: { data: consent } });
    expect(data.user?.user_metadata).toEqual({ hello: 1 });
    const agreed = await newcomer.auth.updateUser({ data: { keep_health_questions: true } });
    expect(agreed.data.user?.user_metadata).toEqual(consent);
  });
});
