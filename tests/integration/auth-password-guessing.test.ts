/** Wrong passwords are counted for an account from all networks together, and its owner is never locked out. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

const PASSWORD = "the owner's password";

describe.each(databaseKinds({ smoke: false }))("guessing a password on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind, { mailIntervalSeconds: 0 });
    server.stopClock();
  });
  afterAll(() => server.close());
  const { newNetwork, post, signUpOwner } = createVisitors(() => server);

  test("at sign-in ends after ninety an hour and 360 a day, but not for the owner", async () => {
    const { email, address } = await signUpOwner();
    const guess = (password: string, network = newNetwork()) =>
      post("/token?grant_type=password", { email, password }, network);
    const guessWrong = async (times: number) => {
      for (let turn = 0; turn < times; turn += 1) expect((await guess(`guess ${turn}`)).status).toBe(400);
    };
    await guessWrong(89);
    expect((await guess(PASSWORD)).status).toBe(200);
    await guessWrong(1);
    expect((await guess(PASSWORD)).status).toBe(400);
    for (let hour = 1; hour < 4; hour += 1) {
      server.pass(3601);
      await guessWrong(90);
    }
    server.pass(3601);
    expect((await guess(PASSWORD)).status).toBe(400);
    expect((await guess(PASSWORD, address)).status).toBe(200);
    await post("/otp", { email }, newNetwork());
    const { link } = await server.smtp.mailTo(email, 2);
    expect(hashOf(await pressLink(link)).get("access_token")).toBeTruthy();
  });

  test("by ten networks does not lock the owner out of a new device", async () => {
    const { email } = await signUpOwner();
    const attempt = (password: string, network: string) =>
      post("/token?grant_type=password", { email, password }, network);
    for (let turn = 0; turn < 10; turn += 1) {
      const network = newNetwork();
      const statuses: number[] = [];
      for (let guess = 0; guess < 10; guess += 1)
        statuses.push((await attempt(`guess ${guess}`, network)).status);
      expect(statuses).toEqual([...Array(8).fill(400), 429, 429]);
    }
    expect((await attempt(PASSWORD, newNetwork())).status).toBe(200);
  });

  test("shows nothing of when somebody else has signed in, or tried to", async () => {
    const used = await signUpOwner();
    const unused = await signUpOwner();
    const chosen = "the stranger's password";
    const stranger = newNetwork();
    for (const { email } of [used, unused]) await post("/signup", { email, password: chosen }, stranger);
    server.pass(3601);
    for (const { email } of [used, unused]) await post("/signup", { email, password: chosen }, stranger);
    const owner = { email: used.email, password: PASSWORD };
    expect((await post("/token?grant_type=password", owner, used.address)).status).toBe(200);
    await post("/token?grant_type=password", { ...owner, password: "mistyped" }, used.address);
    server.pass(13);
    const shown = [];
    for (const { email } of [used, unused]) {
      const answers = [];
      for (let turn = 0; turn < 92; turn += 1) {
        const guess = { email, password: `guess ${turn}` };
        const { status, body, headers } = await post("/token?grant_type=password", guess, newNetwork());
        answers.push([status, body, headers.get("retry-after")]);
      }
      const { body } = await post("/token?grant_type=password", { email, password: chosen }, stranger);
      shown.push([...answers, body]);
    }
    expect(shown[0]).toEqual(shown[1]);
  });

  test("in a borrowed session ends after twenty a day; a mailed code still changes it", async () => {
    const { email, client } = await signUpOwner();
    server.pass(601);
    const { data } = await client.auth.getSession();
    const change = async (given: Record<string, string>) => {
      const answer = await fetch(`${server.authUrl}/user`, {
        method: "PUT",
        headers: {
          "content-type": "application/json",
          "x-test-address": newNetwork(),
          authorization: `Bearer ${data.session?.access_token}`,
        },
        body: JSON.stringify({ password: "a new password", ...given }),
      });
      return (await answer.json()).error_code;
    };
    for (let turn = 0; turn < 20; turn += 1)
      expect(await change({ current_password: `guess ${turn}` })).toBe("invalid_credentials");
    expect(await change({ current_password: PASSWORD })).toBe("reauthentication_needed");
    await client.auth.reauthenticate();
    const { code } = await server.smtp.mailTo(email, 2);
    expect(await change({ nonce: code })).toBeUndefined();
  });
});
