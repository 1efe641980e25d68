// Concurrent requests about one account are serialised, and what the first one ended is rejected for the second.
// PostgreSQL only: the embedded database runs one transaction at a time.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sweepAccounts } from "#server/auth/storage/sweep.ts";
import { accountRequests } from "#tests/support/account-requests.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import {
  assertRowsUnlocked,
  openBlockingTransaction,
  untilBlocked,
  whileBlocked,
} from "#tests/support/blocking-transaction.ts";

describe("concurrent requests about one account on postgres", () => {
  let server: AuthServer;
  const { password, newAddress, person, withAuthenticatorApp, newKey, outcome, send, requests } =
    accountRequests(() => server);
  beforeAll(async () => {
    server = await startAuthServer(
      "postgres",
      { limitFactor: 1000, mailIntervalSeconds: 0, passkeys: true, web3Chains: ["solana"] },
      { longTimeouts: true },
    );
  });
  afterAll(() => server.close());

  // The locks taken by a request that changes an account, and the stronger one of a request that deletes it.
  const lockUserSql = "select from auth.users where id = $1 for no key update";
  const lockUser = (id: string) => openBlockingTransaction(server.db, lockUserSql, [id]);

  it.each(Object.entries(requests))(
    "%s waits for the user's lock without holding any other",
    async (_what, prepare) => {
      const { id, call } = await prepare();
      let answer: Promise<string> | undefined;
      await whileBlocked(server.db, lockUserSql, [id], async (tx) => {
        let done = false;
        answer = call().finally(() => {
          done = true;
        });
        await untilBlocked(server.db, 1, answer);
        expect(done).toBe(false);
        await assertRowsUnlocked(tx, ["auth"], id);
      });
      expect(await answer).toBe("accepted");
    },
  );

  it("a request whose session ends while it waits is rejected", async () => {
    const one = await person();
    const { factorId, verify } = await withAuthenticatorApp(one);
    const { tx, release } = await lockUser(one.id);
    const answers = [
      send(one, "PUT", "/user", { password: "another password" }),
      verify(),
      send(one, "DELETE", `/factors/${factorId}`),
      send(one, "POST", "/factors", { factor_type: "totp", friendly_name: "attacker" }),
      send(one, "GET", "/reauthenticate"),
    ];
    await untilBlocked(server.db, answers.length, Promise.race(answers));
    await tx.query("delete from auth.sessions where user_id = $1", [one.id]);
    await release();
    const [changed, stepped, ...others] = await Promise.all(answers);
    expect([changed, ...others]).toEqual(answers.slice(1).map(() => "session_not_found"));
    // The client library replaces the message of this response.
    expect(stepped).toBe("Auth session missing!");
    expect((await server.client().auth.signInWithPassword({ email: one.email, password })).error).toBeNull();
  });

  it("a password that is changed while it is being checked does not sign in", async () => {
    const { id, email } = await person();
    const { tx, release } = await lockUser(id);
    const signedIn = server.client().auth.signInWithPassword({ email, password });
    await untilBlocked(server.db, 1, signedIn);
    await tx.query("update auth.users set encrypted_password = 'another' where id = $1", [id]);
    await release();
    expect(outcome(await signedIn)).toBe("invalid_credentials");
  });

  it("one response of a security key verifies one second factor only", async () => {
    const one = await person();
    const { key, webauthn } = newKey();
    const { data: factor } = await one.client.auth.mfa.enroll({
      factorType: "webauthn",
      friendlyName: "blue",
    });
    const factorId = factor?.id ?? "";
    const { data: challenge, error } = await one.client.auth.mfa.challenge({ factorId, webauthn });
    if (error) throw error;
    const given = key
      .create(challenge.webauthn.credential_options.publicKey.challenge as ArrayBuffer)
      .toJSON();
    const verify = () =>
      send(one, "POST", `/factors/${factorId}/verify`, {
        challenge_id: challenge.id,
        webauthn: { type: "create", credential_response: given },
      });
    const { release } = await openBlockingTransaction(
      server.db,
      "select from auth.mfa_factors where id = $1 for update",
      [factorId],
    );
    const answers = [verify(), verify()];
    await untilBlocked(server.db, 2, Promise.race(answers));
    await release();
    expect((await Promise.all(answers)).sort()).toEqual(["accepted", expect.stringMatching(/^mfa_/)]);
  });

  it("a factor that is being removed is not asked for", async () => {
    const one = await person();
    const { factorId } = await withAuthenticatorApp(one);
    const { release } = await openBlockingTransaction(
      server.db,
      "delete from auth.mfa_factors where id = $1",
      [factorId],
    );
    const challenge = one.client.auth.mfa.challenge({ factorId });
    await untilBlocked(server.db, 1, challenge);
    await release();
    expect(outcome(await challenge)).toBe("mfa_factor_not_found");
  });

  it("two concurrent first sign-ins create one user", async () => {
    for (const call of [
      (email: string) => server.client().auth.signUp({ email, password }),
      (email: string) => server.client().auth.signInWithOtp({ email }),
      (email: string) => server.admin.inviteUserByEmail(email),
      (email: string) => server.admin.generateLink({ type: "magiclink", email }),
    ]) {
      const email = newAddress();
      const { release } = await openBlockingTransaction(
        server.db,
        "insert into auth.users (email) values ($1)",
        [email],
      );
      const answer = call(email);
      await untilBlocked(server.db, 1, answer);
      await release();
      expect(outcome(await answer)).toBe("accepted");
    }
  });

  it("deleting expired rows does not wait for locks", async () => {
    const { id } = await person();
    const longAgo = new Date(0);
    for (const n of [1, 2]) {
      await server.db.query(
        `insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, expires_at)
         values ($1, 'recovery', $2, '', $3)`,
        [id, `${id}-${n}`, longAgo],
      );
    }
    const ofPerson = "select token_hash from auth.one_time_tokens where user_id = $1";
    const { release } = await openBlockingTransaction(
      server.db,
      `${ofPerson} and token_hash like '%-2' for update`,
      [id],
    );
    const swept = sweepAccounts(server.db, server.now()).then(() => "swept");
    const waited = untilBlocked(server.db, 1, swept).then(() => "waited");
    const first = await Promise.race([swept, waited]);
    await release();
    await swept;
    expect(first).toBe("swept");
    expect((await server.db.query(ofPerson, [id])).rows).toEqual([{ token_hash: `${id}-2` }]);
  });

  it("both links of an email change count when opened concurrently", async () => {
    const { id, email, client } = await person();
    const newEmail = newAddress();
    expect((await client.auth.updateUser({ email: newEmail })).error).toBeNull();
    const links = [(await server.smtp.mailTo(newEmail)).link, (await server.smtp.mailTo(email)).link];
    const { release } = await lockUser(id);
    const pressed = Promise.all(links.map(pressLink));
    await untilBlocked(server.db, 2);
    await release();
    const waiting = (await pressed).filter((answer) =>
      hashOf(answer).get("message")?.includes("other email"),
    );
    expect(waiting).toHaveLength(1);
    const { rows } = await server.db.query("select email from auth.users where id = $1", [id]);
    expect(rows).toEqual([{ email: newEmail }]);
  });
});
