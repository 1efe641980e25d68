/** How reads are classified by what they cost, and what is answered when no turn is to be had for those of a class. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { currentCaller, onBehalfOf } from "#server/db/caller.ts";
import type { Actor } from "#server/db/database.ts";
import { type QueryBudget, type QueryCost, QueryRefusedError } from "#server/limits/query-budget.ts";
import { createRestApp } from "#server/rest/app.ts";
import { openAppDatabase, type TestDatabase } from "#tests/support/database.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";

type Role = Actor["role"];
const sub = randomUUID();
const actors = new Map<string | null, Actor>([
  ["service_role", { role: "service_role", claims: { role: "service_role" } }],
  ["authenticated", { role: "authenticated", claims: { role: "authenticated", sub } }],
]);
const guest: Actor = { role: "anon", claims: { role: "anon" } };

describe("reads under a budget", () => {
  let opened: TestDatabase;
  let app: ReturnType<typeof createRestApp>;
  let now = 0;
  /** What the next read costs, whatever it really takes. */
  let costMs = 1;
  /** The classes that are refused. */
  let full: readonly QueryCost[] = [];
  let entered: QueryCost[] = [];

  const queryBudget: QueryBudget = {
    async enter(_network, cost = "ordinary") {
      entered.push(cost);
      if (full.includes(cost)) throw new QueryRefusedError(1);
      const caller = currentCaller();
      const before = caller?.databaseMs ?? 0;
      return () => {
        if (caller) caller.databaseMs = before + costMs;
      };
    },
  };

  beforeAll(async () => {
    opened = await openAppDatabase(EITHER_DATABASE);
    app = createRestApp({
      db: opened.db,
      authenticate: async ({ headers }) => actors.get(headers.get("x-role")) ?? guest,
      schemas: ["public"],
      maxRows: 1000,
      queryBudget,
      sharedRelations: [{ schema: "public", name: "plants" }],
      now: () => now,
    });
  });
  beforeEach(() => {
    costMs = 1;
    full = [];
    entered = [];
  });
  afterAll(() => opened.close());

  const ask = (path: string, as: Role, init: RequestInit = {}) =>
    onBehalfOf("192.0.2.1", async () =>
      app.request(`http://x/rest/v1${path}`, {
        ...init,
        headers: { "content-type": "application/json", "x-role": as },
      }),
    );
  const statusOf = async (path: string, as: Role) => (await ask(path, as)).status;

  test("a list that was slow once does not wait with searches, and is measured until it is ordinary again", async () => {
    costMs = 40;
    expect(await statusOf("/plants?select=id", "authenticated")).toBe(200);
    full = ["expensive"];
    costMs = 1;
    for (let n = 0; n < 5; n += 1) expect(await statusOf("/plants?select=id", "authenticated")).toBe(200);
    expect(entered).toEqual(["expensive", "moderate", "moderate", "moderate", "ordinary", "ordinary"]);
    expect(await statusOf("/plants?select=id&common_name=like.*e*", "authenticated")).toBe(429);
  });

  test("a list that takes long waits with searches", async () => {
    costMs = 300;
    await statusOf("/plants?select=id,common_name", "authenticated");
    await statusOf("/plants?select=id,common_name", "authenticated");
    expect(entered).toEqual(["expensive", "expensive"]);
  });

  test("guests get what was last read of the catalogue when there is no turn, but nothing from before a write", async () => {
    const list = () => ask("/plants?select=id,habitat&order=id", "anon");
    costMs = 40;
    const before = await list();
    now += 60_000;
    full = ["moderate", "expensive"];
    const after = await list();
    expect([before.status, after.status, await after.json()]).toEqual([200, 200, await before.json()]);
    expect(await statusOf("/plants?select=id,habitat&order=id", "authenticated")).toBe(429);
    const body = JSON.stringify({ habitat: "In yards." });
    await ask("/plants?id=eq.neem", "service_role", { method: "PATCH", body });
    expect((await list()).status).toBe(429);
  });

  test("a network that has used up its own budget gets no copies either", async () => {
    const list = () => ask("/plants?select=common_name,id&order=id", "anon");
    expect((await list()).status).toBe(200);
    now += 60_000;
    full = ["ordinary", "moderate", "expensive"];
    expect((await list()).status).toBe(429);
  });
});
