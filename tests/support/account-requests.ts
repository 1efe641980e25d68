/** Test accounts, and every request that changes an account together with its sessions, mails, factors or keys. */
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { type AuthServer, hashOf, pressLink } from "./auth-server.ts";
import { createSecurityKey } from "./security-key.ts";
import { createWallet } from "./wallet.ts";

export function accountRequests(server: () => AuthServer) {
  let people = 0;
  const password = "a long password";
  const newAddress = () => `concurrent-${++people}@tea.test`;

  async function person(flowType: "implicit" | "pkce" = "implicit") {
    const email = newAddress();
    const { data } = await server().admin.createUser({ email, password, email_confirm: true });
    const client = server().client({ flowType });
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const id = data.user?.id ?? "";
    // As if a mailed code had been given in this session, which enrolling a first factor requires.
    await server().db.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       select id, 'otp', $2, $2 from auth.sessions where user_id = $1`,
      [id, new Date(server().now())],
    );
    return { id, email, client };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const outcome = (answer: { error: { code?: string | undefined; message: string } | null }) =>
    answer.error === null ? "accepted" : (answer.error.code ?? answer.error.message);
  const send = async ({ client }: Person, method: string, path: string, body?: unknown) => {
    const token = (await client.auth.getSession()).data.session?.access_token;
    const answer = await fetch(`${server().authUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.ok ? "accepted" : (await answer.json()).error_code;
  };

  async function recoveryMail({ client, email }: Person) {
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    return server().smtp.mailTo(email);
  }

  /** Enrols an authenticator app without verifying it, and returns the call that verifies it. */
  async function withAuthenticatorApp(one: Person) {
    const { data: factor, error } = await one.client.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const { data: challenge } = await one.client.auth.mfa.challenge({ factorId: factor.id });
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: server().now() });
    const verify = async () =>
      outcome(
        await one.client.auth.mfa.verify({
          factorId: factor.id,
          challengeId: challenge?.id ?? "",
          code: code(),
        }),
      );
    return { factorId: factor.id, verify };
  }

  function newKey() {
    const site = new URL(server().url);
    const webauthn = { rpId: site.hostname, rpOrigins: [site.origin] };
    return { key: createSecurityKey({ rpId: site.hostname, origin: site.origin }), webauthn };
  }

  /** Each entry prepares one request and returns the account's id and the call that sends the request. */
  const requests: Record<string, () => Promise<{ id: string; call: () => Promise<string> }>> = {
    "opening an emailed link": async () => {
      const one = await person();
      const { link } = await recoveryMail(one);
      return {
        id: one.id,
        call: async () => (hashOf(await pressLink(link)).has("access_token") ? "accepted" : "not signed in"),
      };
    },
    "verifying an emailed code": async () => {
      const one = await person();
      const { code: token } = await recoveryMail(one);
      const { email } = one;
      return {
        id: one.id,
        call: async () => outcome(await server().client().auth.verifyOtp({ email, token, type: "recovery" })),
      };
    },
    "requesting a mail beyond the limit": async () => {
      const one = await person();
      for (let n = 0; n < 3; n += 1) await recoveryMail(one);
      await server().smtp.mailTo(one.email, 3);
      return {
        id: one.id,
        call: async () => outcome(await one.client.auth.resetPasswordForEmail(one.email)),
      };
    },
    "refreshing a session": async () => {
      const one = await person();
      return { id: one.id, call: async () => outcome(await one.client.auth.refreshSession()) };
    },
    "signing out everywhere": async () => {
      const one = await person();
      return { id: one.id, call: () => send(one, "POST", "/logout?scope=global") };
    },
    "verifying a second factor": async () => {
      const one = await person();
      return { id: one.id, call: (await withAuthenticatorApp(one)).verify };
    },
    "removing a second factor": async () => {
      const one = await person();
      const { factorId, verify } = await withAuthenticatorApp(one);
      expect(await verify()).toBe("accepted");
      return { id: one.id, call: () => send(one, "DELETE", `/factors/${factorId}`) };
    },
    "removing a second factor as an administrator": async () => {
      const one = await person();
      const { factorId: id } = await withAuthenticatorApp(one);
      return {
        id: one.id,
        call: async () => outcome(await server().admin.mfa.deleteFactor({ id, userId: one.id })),
      };
    },
    "exchanging a PKCE code": async () => {
      const one = await person("pkce");
      const { link } = await recoveryMail(one);
      const code = (await pressLink(link)).searchParams.get("code") ?? "";
      return { id: one.id, call: async () => outcome(await one.client.auth.exchangeCodeForSession(code)) };
    },
    "signing in with a wallet": async () => {
      const wallet = createWallet();
      const signIn = () => {
        server().pass(1);
        const message = wallet.write(server().url, server().now());
        return server()
          .client()
          .auth.signInWithWeb3({ chain: "solana", message, signature: wallet.sign(message) });
      };
      const { data } = await signIn();
      return { id: data.user?.id ?? "", call: async () => outcome(await signIn()) };
    },
    "signing in with a passkey": async () => {
      const one = await person();
      const { key } = newKey();
      const { data: offer } = await one.client.auth.passkey.startRegistration();
      await one.client.auth.passkey.verifyRegistration({
        challengeId: offer?.challenge_id ?? "",
        credential: key.create(offer?.options.challenge ?? "").toJSON() as never,
      });
      const visitor = server().client();
      const { data: question } = await visitor.auth.passkey.startAuthentication();
      const credential = key.get(question?.options.challenge ?? "").toJSON() as never;
      const challengeId = question?.challenge_id ?? "";
      return {
        id: one.id,
        call: async () =>
          outcome(await visitor.auth.passkey.verifyAuthentication({ challengeId, credential })),
      };
    },
  };

  return { password, newAddress, person, withAuthenticatorApp, newKey, outcome, send, requests };
}
