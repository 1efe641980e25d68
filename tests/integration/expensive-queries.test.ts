/** The most expensive reads are rejected or end soon; tests/long measures how little they delay other clients. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databaseKinds } from "#tests/support/database-kinds.ts";
import { hostilePaths } from "#tests/support/hostile-requests.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";

describe.each(databaseKinds({ smoke: false }))("expensive queries on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(kind, { TRUST_PROXY: "1", API_RATE_LIMIT: "0", API_DATABASE_SHARE: "10" });
  });
  afterAll(() => server.close());

  const statusOf = async (path: string, network: string) => {
    const response = await fetch(`${server.url}/rest/v1/${path}`, {
      headers: {
        apikey: server.anonKey,
        authorization: `Bearer ${server.anonKey}`,
        "x-forwarded-for": network,
      },
    });
    await response.body?.cancel();
    return response.status;
  };

  test("queries that used to take seconds are rejected: many searches, columns, conditions or paths, searches in JSON, exploding patterns", async () => {
    for (const path of hostilePaths("z").slice(0, 9)) {
      const status = await statusOf(path, "203.0.113.9");
      expect([path.slice(0, 40), status]).toEqual([path.slice(0, 40), 400]);
    }
  });

  test("aggregates are off, as they are in PostgREST", async () => {
    const response = await fetch(`${server.url}/rest/v1/plants?select=uses,sources,safety,id.count()`, {
      headers: { apikey: server.anonKey },
    });
    expect([response.status, (await response.json()).code]).toEqual([400, "PGRST123"]);
  });

  test("sorts by many columns and long lists are rejected", async () => {
    const ids = Array.from({ length: 1500 }, (_, n) => `p${n}`).join();
    for (const path of [
      "plants?select=id&order=search_words,description,history,safety_warnings,recognise,habitat",
      "plants?select=id&order=safety->0->>a,sources->0->>b",
      `plants?select=id&id=in.(${ids})`,
      `rpc/leaderboard_top?${"period=week&".repeat(1240)}`,
    ])
      expect([path.slice(0, 40), await statusOf(path, "203.0.113.13")]).toEqual([path.slice(0, 40), 400]);
  });

  test("guests share one read of a list, and see what the operator wrote at once", async () => {
    const list = async (network: string) => {
      const response = await fetch(`${server.url}/rest/v1/plants?select=id,habitat&order=id`, {
        headers: { apikey: server.anonKey, "x-forwarded-for": network },
      });
      return (await response.json()) as { id: string; habitat: string }[];
    };
    const neem = (rows: { id: string; habitat: string }[]) => rows.find(({ id }) => id === "neem")?.habitat;
    const before = neem(await list("203.0.113.14"));
    await server.db.query("update plants set habitat = 'Beside the sea wall.' where id = 'neem'");
    expect(neem(await list("203.0.113.15"))).toBe(before);
    const { error } = await server.service.from("plants").update({ habitat: "In yards." }).eq("id", "neem");
    expect(error).toBeNull();
    expect(neem(await list("203.0.113.16"))).toBe("In yards.");
  });

  test("a search of 500 words is rejected before it reaches the database", async () => {
    const words = encodeURIComponent(Array(500).fill("b").join("|"));
    expect(await statusOf(`plants?select=id&limit=1&history=fts.${words}`, "203.0.113.10")).toBe(400);
  });

  test("the costliest search that is allowed ends within the guest's statement timeout, is cancelled, or waits for others' searches", async () => {
    const words = encodeURIComponent(Array.from({ length: 4 }, (_, n) => `b${n}`).join("|"));
    const columns = ["history", "description", "traditional_uses", "modern_research", "safety_warnings"];
    const path = `plants?select=id&or=(${columns.map((column) => `${column}.fts.${words}`).join()})`;
    expect([200, 500, 429]).toContain(await statusOf(path, "203.0.113.11"));
    expect(await statusOf("plants?select=id&limit=1", "203.0.113.12")).toBe(200);
  });
});
