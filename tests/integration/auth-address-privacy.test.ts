/** What a person sees of their own account, and what a request answers, shows nothing about other addresses. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashCode, sha256 } from "#server/auth/credentials/secrets.ts";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { type Answer, createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

describe.each(databaseKinds({ smoke: false }))("another address on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind);
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

  /** Eighteen networks ask for all the mails that an address gets in an hour. */
  async function busy(email: string): Promise<string> {
    for (let turn = 0; turn < 18; turn += 1) {
      await post("/otp", { email }, newNetwork());
      server.pass(1);
    }
    return email;
  }

  const unconfirmed = async () => {
    const email = newEmail();
    await post("/signup", { email, password: "a stranger's password" }, newNetwork());
    await server.smtp.mailTo(email);
    server.pass(61);
    return email;
  };

  describe("asked for in a change of address", () => {
    const addresses = {
      "is free": async () => newEmail(),
      "has an account": async () => (await signUpOwner()).email,
      "was signed up by somebody and not confirmed": unconfirmed,
    };

    /** The tables with their numbers of rows, and the account without what is random or differs from person to person. */
    async function whatTheySee(findAddress: () => Promise<string>, hasMoved = false) {
      const { client, email: first } = await signUpOwner();
      if (hasMoved) {
        const address = newEmail();
        await client.auth.updateUser({ email: address });
        for (const [of, mail] of [
          [first, await server.smtp.mailTo(first, 2)],
          [address, await server.smtp.mailTo(address)],
        ] as const) {
          const { data } = await client.auth.getSession();
          await fetch(`${server.authUrl}/verify`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${data.session?.access_token}`,
            },
            body: JSON.stringify({ type: "email_change", email: of, token: mail.code }),
          });
        }
        await client.auth.refreshSession();
        expect((await client.auth.getUser()).data.user?.email).toBe(address);
      }
      const address = await findAddress();
      const challenge = { code_challenge: "c".repeat(43), code_challenge_method: "plain" };
      const { data: session } = await client.auth.getSession();
      const email = session.session?.user.email;
      const put = async () =>
        fetch(`${server.authUrl}/user`, {
          method: "PUT",
          headers: {
            "content-type": "application/json",
            "x-test-address": newNetwork(),
            authorization: `Bearer ${session.session?.access_token}`,
          },
          body: JSON.stringify({ email: address, ...challenge }),
        });
      const asked = await put();
      const answer = await asked.json();
      server.pass(1800);
      await post("/resend", { type: "email_change", email, ...challenge }, newNetwork());
      await server.mail.flush();
      const user = (await client.auth.getUser()).data.user;
      const { data: verified } = await client.auth.getClaims();
      const actor: Actor = { role: "authenticated", claims: { ...verified?.claims } };
      const { rows } = await server.db.transaction(actor, (tx) =>
        tx.query<{ data: Record<string, unknown> }>("select public.export_my_data() as data"),
      );
      const exported = Object.entries(rows[0]?.data ?? {}).map(([table, found]) => [
        table,
        Array.isArray(found) ? found.map((row) => [row.kind, row.token_type, row.subject]).sort() : "",
      ]);
      const mails = rows[0]?.data["private.mails"];
      expect(mails).toContainEqual(expect.objectContaining({ kind: "signup" }));
      // Counts what was sent for others of the block.
      expect(mails).not.toContainEqual(expect.objectContaining({ turn: expect.anything() }));
      return {
        status: asked.status,
        shown: Object.keys(answer),
        isOneMoment: answer.email_change_sent_at === answer.updated_at,
        wasSentAgain: Date.parse(user?.email_change_sent_at ?? "") >= server.now() - 900_000,
        exported,
      };
    }

    test.each([
      ["an account", false],
      ["an account that an earlier address can take back", true],
    ])(
      "looks the same to %s whether it is free, taken or waits for a confirmation",
      async (_whose, hasMoved) => {
        const free = await whatTheySee(addresses["is free"], hasMoved);
        expect(free).toMatchObject({ status: 200, isOneMoment: true, wasSentAgain: true });
        expect(await whatTheySee(addresses["has an account"], hasMoved)).toEqual(free);
        const waiting = addresses["was signed up by somebody and not confirmed"];
        expect(await whatTheySee(waiting, hasMoved)).toEqual(free);
      },
    );

    test.each(Object.entries(addresses))(
      "lets wrong codes count alike when it %s",
      async (_kind, findAddress) => {
        const { client } = await signUpOwner();
        const { data } = await client.auth.getSession();
        const enter = async (email: string, token: string) => {
          const answer = await fetch(`${server.authUrl}/verify`, {
            method: "POST",
            headers: {
              "content-type": "application/json",
              authorization: `Bearer ${data.session?.access_token}`,
              "x-test-address": newNetwork(),
            },
            body: JSON.stringify({ type: "email_change", email, token }),
          });
          return answer.status;
        };
        for (let round = 0; round < 4; round += 1) {
          const address = await findAddress();
          server.pass(61);
          expect((await client.auth.updateUser({ email: address })).error).toBeNull();
          for (let guess = 0; guess < 5; guess += 1) expect(await enter(address, `12345${guess}`)).toBe(403);
        }
        const own = newEmail();
        server.pass(601);
        await client.auth.updateUser({ email: own });
        expect(await enter(own, (await server.smtp.mailTo(own)).code)).toBe(429);
      },
    );

    test("can be moved to by its owner although a stranger has typed it into a sign-up", async () => {
      const address = await unconfirmed();
      const strangers = await server.smtp.mailTo(address);
      const { client, email } = await signUpOwner();
      server.pass(61);
      expect((await client.auth.updateUser({ email: address })).error).toBeNull();
      await pressLink((await server.smtp.mailTo(email, 2)).link);
      const target = hashOf(await pressLink((await server.smtp.mailTo(address, 2)).link));
      const { data } = await server.client().auth.getUser(target.get("access_token") ?? "");
      expect(data.user?.email).toBe(address);
      expect(hashOf(await pressLink(strangers.link)).get("error_code")).toBe("otp_expired");
    });
  });

  describe("that a stranger signs up with", () => {
    const CHOSEN = "the stranger's password";
    const banned = async (email: string) => {
      await server.db.query("update auth.users set banned_until = $2 where email = $1", [
        email,
        new Date(server.now() + 86_400_000),
      ]);
      return email;
    };
    const addresses: Record<string, () => Promise<string>> = {
      "is free": async () => newEmail(),
      "has an account": async () => (await signUpOwner()).email,
      "has a banned account": async () => banned((await signUpOwner()).email),
      "was signed up by somebody else": unconfirmed,
      "was signed up by somebody who is banned": async () => banned(await unconfirmed()),
      "was invited": async () => {
        const email = newEmail();
        await server.admin.inviteUserByEmail(email);
        return email;
      },
      "has an account made by an administrator, not confirmed": async () => {
        const email = newEmail();
        await server.admin.createUser({ email, password: "the owner's password" });
        return email;
      },
      "was asked for by mail only": async () => {
        const email = newEmail();
        await post("/otp", { email }, newNetwork());
        return email;
      },
      "has got all its mails": async () => busy(newEmail()),
      "has got all its mails and has an account": async () => busy((await signUpOwner()).email),
      "has got all its mails and was signed up by somebody else": async () => busy(await unconfirmed()),
    };

    async function whatTheyAreTold(findAddress: () => Promise<string>): Promise<unknown[]> {
      const email = await findAddress();
      server.pass(61);
      const network = newNetwork();
      const told: unknown[] = [];
      const signIn = async (password: string) => {
        const { status, body } = await post("/token?grant_type=password", { email, password }, network);
        told.push([status, body.error_code]);
      };
      const signUp = async (password: string) =>
        told.push((await post("/signup", { email, password }, network)).status);
      const resend = async () =>
        told.push((await post("/resend", { type: "signup", email }, network)).status);

      await signUp(CHOSEN);
      await signIn(CHOSEN);
      await signIn("another password");
      server.pass(61);
      await signUp("a second password");
      // Somebody else's sign-up must not show.
      await post("/signup", { email, password: "another's password" }, newNetwork());
      await signIn("another's password");
      await signIn(CHOSEN);
      await signIn("a second password");
      // Mails sent again change nothing: the answer must not show whether they were sent.
      for (let turn = 0; turn < 3; turn += 1) {
        server.pass(61);
        await resend();
        await signIn("a second password");
      }
      server.pass(61);
      await signUp(CHOSEN);
      await signIn(CHOSEN);
      server.pass(3600);
      await signIn(CHOSEN);
      return told;
    }

    test("answers the sign-in with that password alike, whatever is known of the address", async () => {
      const free = await whatTheyAreTold(addresses["is free"] ?? expect.fail);
      const waiting = [400, "email_not_confirmed"];
      const refused = [400, "invalid_credentials"];
      expect(free).toEqual([
        ...[200, waiting, refused],
        ...[200, refused, refused, waiting],
        ...[200, waiting, 200, waiting, 200, waiting],
        ...[200, waiting, refused],
      ]);
      for (const [what, findAddress] of Object.entries(addresses)) {
        expect([what, await whatTheyAreTold(findAddress)]).toEqual([what, free]);
      }
    });

    test("asks the stranger to confirm also after the owner has set a new password, which works", async () => {
      const { email, client } = await signUpOwner();
      server.pass(61);
      const stranger = newNetwork();
      await post("/signup", { email, password: CHOSEN }, stranger);
      expect((await client.auth.updateUser({ password: "the owner's new password" })).error).toBeNull();
      await client.auth.signOut({ scope: "global" });
      const { body } = await post("/token?grant_type=password", { email, password: CHOSEN }, stranger);
      expect(body.error_code).toBe("email_not_confirmed");
      const owner = { email, password: "the owner's new password" };
      expect((await client.auth.signInWithPassword(owner)).error).toBeNull();
    });

    test("gets nothing from the stranger that a link or a code could open", async () => {
      const { email } = await signUpOwner();
      server.pass(61);
      await post("/signup", { email, password: CHOSEN, data: { theirs: true } }, newNetwork());
      // What the address got is a notice without a code: the decoy's code is overwritten with a known one to try it.
      const { rows } = await server.db.query<{ user_id: string; pending_metadata: unknown }>(
        `update auth.one_time_tokens set token_hash = $2, code_hash = $3
         where relates_to = $1 and token_type = 'decoy_signup' returning user_id, pending_metadata`,
        [email, sha256("a known link"), "unset"],
      );
      expect(rows).toMatchObject([{ pending_metadata: null }]);
      await server.db.query("update auth.one_time_tokens set code_hash = $2 where relates_to = $1", [
        email,
        hashCode("decoy_signup", rows[0]?.user_id ?? "", email, "123456"),
      ]);
      for (const type of ["signup", "email", "invite", "magiclink", "recovery", "decoy_signup"]) {
        const byLink = await post("/verify", { type, token_hash: "a known link" }, newNetwork());
        const byCode = await post("/verify", { type, email, token: "123456" }, newNetwork());
        expect([type, byLink.status >= 400, byCode.status >= 400]).toEqual([type, true, true]);
      }
    });
  });

  test.each([
    ["/signup", { password: "a stranger's password" }],
    ["/otp", { create_user: false }],
    ["/recover", {}],
    ["/resend", { type: "signup" }],
    ["/resend", { type: "email_change" }],
  ])("is not shown by %s with %j refusing a code challenge", async (path, rest) => {
    const broken = { ...rest, code_challenge: "too short", code_challenge_method: "s256" };
    for (const email of [newEmail(), await unconfirmed(), (await signUpOwner()).email]) {
      const { status, body } = await post(path, { ...broken, email }, newNetwork());
      expect([status, body.error_code]).toEqual([400, "validation_failed"]);
    }
  });

  /** What a stranger could see of an answer. */
  const seenOf = ({ status, body, headers }: Answer) => [
    status,
    body.error_code,
    headers.get("retry-after"),
    Object.keys(body),
  ];

  describe.each([
    ["/otp", {}],
    ["/otp", { create_user: false }],
    ["/recover", {}],
    ["/signup", { password: "a stranger's password" }],
    ["/resend", { type: "signup" }],
    ["/resend", { type: "email_change" }],
  ])("that was sent mails within the hour is not shown by %s with %j", (path, rest) => {
    test.each([
      ["once by its owner", (email: string) => post("/otp", { email }, newNetwork())],
      ["all of them", busy],
    ])("%s", async (_how, useUp) => {
      server.stopClock();
      const asked = await signUpOwner();
      const idle = await signUpOwner();
      server.pass(3600);
      await useUp(asked.email);
      server.pass(13);
      const seen = async (network: string, { email }: { email: string }) =>
        seenOf(await post(path, { ...rest, email }, network));
      for (let turn = 0; turn < 11; turn += 1) {
        const network = newNetwork();
        const answer = await seen(network, asked);
        expect(answer[0]).toBe(200);
        expect(answer).toEqual(await seen(network, idle));
      }
      const network = newNetwork();
      for (let minute = 0; minute < 8; minute += 1) {
        expect([minute, await seen(network, asked)]).toEqual([minute, await seen(network, idle)]);
        server.pass(61);
      }
    });
  });

  test("that has got all its mails is not shown by a change of address to it", async () => {
    const known = await signUpOwner();
    const free = newEmail();
    for (const address of [known.email, free]) await busy(address);
    const answers = [];
    for (const address of [newEmail(), free, known.email]) {
      const { client, email } = await signUpOwner();
      server.pass(61);
      const { data, error } = await client.auth.updateUser({ email: address });
      expect(error).toBeNull();
      const sentAt = data.user?.email_change_sent_at;
      server.pass(61);
      await post("/resend", { type: "email_change", email }, newNetwork());
      const after = (await client.auth.getUser()).data.user;
      const agreed = await pressLink((await server.smtp.mailTo(email, 2)).link);
      answers.push([
        Object.keys(data.user ?? {}),
        after?.email_change_sent_at !== sentAt,
        [...hashOf(agreed)],
        after?.new_email === address,
      ]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test("that has got all its mails keeps the last links and codes, and its owner's networks get more", async () => {
    const { client, email, address } = await signUpOwner();
    server.pass(61);
    const sent = () => server.smtp.mails.filter(({ to }) => to === email).length;
    await busy(email);
    await server.mail.flush();
    const used = sent();
    for (let turn = 0; turn < 5; turn += 1) {
      await post("/otp", { email }, newNetwork());
      await post("/recover", { email }, newNetwork());
      await post("/signup", { email, password: "a stranger's password" }, newNetwork());
    }
    await server.mail.flush();
    expect(sent()).toBe(used);
    // The last one, that of every ten minutes, has no code.
    const codes = server.smtp.mails.filter(({ to }) => to === email).map((mail) => mail.code);
    expect(codes.at(-1)).toBe("");
    const code = codes.at(-2) ?? "";
    expect((await post("/verify", { type: "email", email, token: code }, newNetwork())).status).toBe(200);
    // A network with a session of the account, and a session of the account on another network.
    expect((await post("/recover", { email }, address)).status).toBe(200);
    await server.smtp.mailTo(email, used + 1);
    server.pass(61);
    expect((await client.auth.reauthenticate()).error).toBeNull();
    await server.smtp.mailTo(email, used + 2);
  });

  test("whose change waits takes no more of the asking network's mails than any other", async () => {
    const { client, email } = await signUpOwner();
    await client.auth.updateUser({ email: newEmail() });
    const countUntilRefused = async (first: string) => {
      const network = newNetwork();
      for (let turn = 0; turn < 50; turn += 1) {
        const address = turn % 2 === 0 && turn < 10 ? first : newEmail();
        server.pass(61);
        const { status } = await post("/resend", { type: "email_change", email: address }, network);
        if (status === 429) return turn;
      }
      return undefined;
    };
    expect(await countUntilRefused(email)).toBe(await countUntilRefused(newEmail()));
  });
});
