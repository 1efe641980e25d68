// More people at once than the server works for: over real sockets, those on top are told at once when to come back.
import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, openHouse } from "#tests/support/house.ts";

const AT_ONCE = 150;
const ON_TOP = 60;

type Answer = { status: number | undefined; retryAfter: string | undefined; body: string };

describe("a crowd", () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse("pglite", { TRUST_PROXY: "1" });
  });
  afterAll(() => house.close());

  /** On a connection and from a network of its own, as people who do not know each other come. */
  let asked = 0;
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      asked += 1;
      const headers = { "x-forwarded-for": `10.0.${asked >> 8}.${asked & 255}` };
      get(`${house.url}${path}`, { agent: false, headers }, (response) => {
        let body = "";
        response.setEncoding("utf8").on("data", (text) => {
          body += text;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode, retryAfter: response.headers["retry-after"], body }),
        );
      }).on("error", reject);
    });

  it("is served up to its limit, sent away above it without waiting, and everybody is welcome again after it", async () => {
    const plant = "/rest/v1/plants?select=id&id=eq.neem";
    // The first of all has the tables read; that is not what the crowd should wait for.
    expect((await ask(plant)).status).toBe(200);
    const release = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // While the database is taken nobody can be answered, however fast the machine is.
    const busy = house.db.transaction(
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
    const crowd = Array.from({ length: AT_ONCE + ON_TOP }, async () => {
      answers.push(await ask(plant));
    });
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(ON_TOP);
    for (const { status, retryAfter, body } of answers) {
      expect({ status, retryAfter }).toEqual({ status: 503, retryAfter: "2" });
      expect(JSON.parse(body)).toMatchObject({ message: expect.stringContaining("try again in 2 seconds") });
    }
    expect((await ask("/healthz")).status).toBe(200);

    release.resolve();
    await busy;
    await Promise.all(crowd);
    expect(answers.slice(ON_TOP).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
    expect((await ask(plant)).body).toBe('[{"id":"neem"}]');
  });
});
