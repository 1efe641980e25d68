/** Clients for attack tests on authentication: account owners who have signed up, and requests from any network. */
import { expect } from "vitest";
import type { AuthServer } from "./auth-server.ts";

export type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

export type Visitors = ReturnType<typeof createVisitors>;

export function createVisitors(server: () => AuthServer) {
  let people = 0;
  let networks = 0;

  const newEmail = () => `victim${++people}@example.org`;

  /** An address in an unused network and block, so that the rate limits of one test do not affect the next. */
  const newNetwork = () => `10.${1 + Math.floor(++networks / 250)}.${networks % 250}.1`;

  async function post(path: string, body: unknown, address = "127.0.0.1"): Promise<Answer> {
    const answer = await fetch(`${server().authUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-test-address": address },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === "" ? {} : JSON.parse(text), headers: answer.headers };
  }

  async function signUpOwner(address = newNetwork()) {
    const email = newEmail();
    const client = server().client({ address });
    await client.auth.signUp({ email, password: "the owner's password" });
    const { code } = await server().smtp.mailTo(email);
    const { error } = await client.auth.verifyOtp({ email, token: code, type: "email" });
    expect(error).toBeNull();
    return { email, client, address };
  }

  return { newEmail, newNetwork, post, signUpOwner };
}
