/** People with an account, and every request about one that also touches what hangs on it: sessions, mails, factors, keys. */
import { Secret, TOTP } from "otpauth";
import { expect } from "vitest";
import { type AuthServer, hashOf, pressLink } from "./auth-server.ts";
import { createSecurityKey } from "./security-key.ts";
import { createWallet } from "./wallet.ts";

export function accountRequests(server: () => AuthServer) {
  let people = 0;
  const password = "a long password";
  const newAddress = () => `at-once-${++people}@tea.test`;

  async function person(flowType: "implicit" | "pkce" = "implicit") {
    const email = newAddress();
    const { data } = await server().admin.createUser({ email, password, email_confirm: true });
    const client = server().client({ flowType });
    const { error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    return { id: data.user?.id ?? "", email, client };
  }
  type Person = Awaited<ReturnType<typeof person>>;

  const fine = (answer: { error: { code?: string | undefined; message: string } | null }) =>
    answer.error === null ? "fine" : (answer.error.code ?? answer.error.message);
  const ask = async ({ client }: Person, method: string, path: string, body?: unknown) => {
    const token = (await client.auth.getSession()).data.session?.access_token;
    const answer = await fetch(`${server().authUrl}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.ok ? "fine" : (await answer.json()).error_code;
  };

  async function recoveryMail({ client, email }: Person) {
    expect((await client.auth.resetPasswordForEmail(email)).error).toBeNull();
    return server().smtp.mailTo(email);
  }

  /** An app whose first code has still to be given, and the call that gives it. */
  async function withApp(one: Person) {
    const { data: factor, error } = await one.client.auth.mfa.enroll({ factorType: "totp" });
    if (error) throw error;
    const { data: challenge } = await one.client.auth.mfa.challenge({ factorId: factor.id });
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(factor.totp.secret) }).generate({ timestamp: server().now() });
    const verify = async () =>
      fine(
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

  /** What each does is prepared first; what is given back is whose account it is and the call itself. */
  const requests: Record<string, () => Promise<{ id: string; call: () => Promise<string> }>> = {
    "pressing a link": async () => {
      const one = await person();
      const { link } = await recoveryMail(one);
      return {
        id: one.id,
        call: async () => (hashOf(await pressLink(link)).has("access_token") ? "fine" : "not signed in"),
      };
    },
    "typing a code": async () => {
      const one = await person();
      const { code: token } = await recoveryMail(one);
      const { email } = one;
      return {
        id: one.id,
        call: async () => fine(await server().client().auth.verifyOtp({ email, token, type: "recovery" })),
      };
    },
    "asking for one mail too many": async () => {
      const one = await person();
      for (let n = 0; n < 3; n += 1) await recoveryMail(one);
      await server().smtp.mailTo(one.email, 3);
      return { id: one.id, call: async () => fine(await one.client.auth.resetPasswordForEmail(one.email)) };
    },
    "staying signed in": async () => {
      const one = await person();
      return { id: one.id, call: async () => fine(await one.client.auth.refreshSession()) };
    },
    "signing out everywhere": async () => {
      const one = await person();
      return { id: one.id, call: () => ask(one, "POST", "/logout?scope=global") };
    },
    "taking the second step": async () => {
      const one = await person();
      return { id: one.id, call: (await withApp(one)).verify };
    },
    "giving the second step up": async () => {
      const one = await person();
      const { factorId, verify } = await withApp(one);
      expect(await verify()).toBe("fine");
      return { id: one.id, call: () => ask(one, "DELETE", `/factors/${factorId}`) };
    },
    "having it taken away": async () => {
      const one = await person();
      const { factorId: id } = await withApp(one);
      return {
        id: one.id,
        call: async () => fine(await server().admin.mfa.deleteFactor({ id, userId: one.id })),
      };
    },
    "coming back from a link": async () => {
      const one = await person("pkce");
      const { link } = await recoveryMail(one);
      const code = (await pressLink(link)).searchParams.get("code") ?? "";
      return { id: one.id, call: async () => fine(await one.client.auth.exchangeCodeForSession(code)) };
    },
    "coming with a wallet": async () => {
      const wallet = createWallet();
      const signIn = () => {
        server().pass(1);
        const message = wallet.write(server().url, server().now());
        return server()
          .client()
          .auth.signInWithWeb3({ chain: "solana", message, signature: wallet.sign(message) });
      };
      const { data } = await signIn();
      return { id: data.user?.id ?? "", call: async () => fine(await signIn()) };
    },
    "coming with a passkey": async () => {
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
        call: async () => fine(await visitor.auth.passkey.verifyAuthentication({ challengeId, credential })),
      };
    },
  };

  return { password, newAddress, person, withApp, newKey, fine, ask, requests };
}
