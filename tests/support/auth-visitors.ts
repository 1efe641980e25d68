/** The visitors of attack tests: owners who have signed up, and strangers who come from anywhere. */
import { expect } from "vitest";
import type { AuthServer } from "./auth-server.ts";

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

export type Visitors = ReturnType<typeof meetVisitors>;

export function meetVisitors(server: () => AuthServer) {
  let people = 0;
  let networks = 0;

  const someone = () => `victim${++people}@example.org`;

  /** A network nobody has come from yet: limits of one test must not spill into the next. */
  const elsewhere = () => `10.1.${Math.floor(++networks / 250)}.${networks % 250}`;

  async function post(path: string, body: unknown, address = "127.0.0.1"): Promise<Answer> {
    const answer = await fetch(`${server().authUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-test-address": address },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? {} : JSON.parse(text), headers: answer.headers };
  }

  async function signedUp(address = elsewhere()) {
    const email = someone();
    const client = server().client({ address });
    await client.auth.signUp({ email, password: "the owner's password" });
    const { code } = await server().smtp.mailTo(email);
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
    return { email, client, address };
  }

  return { someone, elsewhere, post, signedUp };
}
