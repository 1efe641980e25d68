/** What a person sees of their own account, and what a request answers, shows nothing about other addresses. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#server/db/database.ts";
import { type AuthServer, hashOf, pressLink, startAuthServer } from "#tests/support/auth-server.ts";
import { createVisitors } from "#tests/support/auth-visitors.ts";
import { databaseKinds } from "#tests/support/database-kinds.ts";

describe.each(databaseKinds({ smoke: false }))("another address on %s", (kind) => {
  let server: AuthServer;
  beforeAll(async () => {
    server = await startAuthServer(kind);
  });
  afterAll(() => server.close());
  const { newEmail, newNetwork, post, signUpOwner } = createVisitors(() => server);

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
    async function whatTheySee(findAddress: () => Promise<string>) {
      const { client } = await signUpOwner();
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
      return {
        status: asked.status,
        shown: Object.keys(answer),
        isOneMoment: answer.email_change_sent_at === answer.updated_at,
        wasSentAgain: Date.parse(user?.email_change_sent_at ?? "") >= server.now() - 900_000,
        exported,
      };
    }

    test("looks the same whether it is free, taken or waits for a confirmation", async () => {
      const free = await whatTheySee(addresses["is free"]);
      expect(free).toMatchObject({ status: 200, isOneMoment: true, wasSentAgain: true });
      expect(await whatTheySee(addresses["has an account"])).toEqual(free);
      expect(await whatTheySee(addresses["was signed up by somebody and not confirmed"])).toEqual(free);
    });

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

  test.each(["email_change", "signup"])(
    "that has asked for mails within the hour is not shown by /resend of type %s",
    async (type) => {
      const { email: busy } = await signUpOwner();
      const { email: idle } = await signUpOwner();
      server.pass(61);
      for (let turn = 0; turn < 10; turn += 1) await post("/otp", { email: busy }, newNetwork());
      const ask = async (email: string) => {
        const network = newNetwork();
        const statuses = [];
        for (let minute = 0; minute < 8; minute += 1) {
          statuses.push((await post("/resend", { type, email }, network)).status);
          server.pass(61);
        }
        return statuses;
      };
      const shown = await ask(busy);
      expect(shown[0]).toBe(200);
      expect(shown).toEqual(await ask(idle));
    },
  );

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
