/** Load shedding over real sockets: requests above the concurrency limit are rejected at once with Retry-After. */
import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

const LIMIT = 150;
const EXCESS = 60;

type Answer = { status: number | undefined; retryAfter: string | undefined; body: string };

describe("overload", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer("pglite");
  });
  afterAll(() => server.close());

  /** Sends each request on a new connection, as separate clients do. */
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      get(`${server.url}${path}`, { agent: false }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode, retryAfter: response.headers["retry-after"], body }),
        );
      }).on("error", reject);
    });

  it("serves requests up to the limit, rejects those above it at once, and recovers afterwards", async () => {
    const plant = "/rest/v1/plants?select=id&id=eq.neem";
    // The first request reads the schema; the others should not wait for it.
    expect((await ask(plant)).status).toBe(200);
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // While this transaction occupies the database no request can finish, on however fast a machine.
    const busy = server.db.transaction(
      "owner",
      async (tx) => {
        await tx.query("select 1");
        held.resolve();
        await release.promise;
      },
      { idleTimeoutMs: 60_000 },
    );
    await held.promise;
    const answers: Answer[] = [];
    const requests = Array.from({ length: LIMIT + EXCESS }, async () => {
      answers.push(await ask(plant));
    });
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(EXCESS);
    for (const { status, retryAfter, body } of answers) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: "2" });
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining("try again in 2 seconds") });
    }
    expect((await ask("/healthz")).status).toBe(200);

    release.resolve();
    await busy;
    await Promise.all(requests);
    expect(answers.slice(EXCESS).map(({ status }) => status)).toEqual(Array(LIMIT).fill(200));
    expect((await ask(plant)).body).toBe('[{"id":"neem"}]');
  });
});
