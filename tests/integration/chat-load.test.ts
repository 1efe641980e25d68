// The limits of the chat apply before any computation; tests/long measures what the most expensive questions delay.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bucketName } from "#server/limits/bucket-name.ts";
import { EITHER_DATABASE } from "#tests/support/database-kinds.ts";
import { openTestServer, type TestServer } from "#tests/support/test-server.ts";
import { worstQuestions } from "#tests/support/worst-questions.ts";

describe("the chat under load", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer(EITHER_DATABASE, { TRUST_PROXY: "1" });
  });
  afterAll(() => server.close());

  const ask = (body: unknown, network: string, name = "herbal-chat") =>
    fetch(`${server.url}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${server.anonKey}`,
        "x-forwarded-for": network,
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });

  const fill = (rule: string, hits: number, network: string) =>
    server.db.query("insert into private.rate_limits values ($1, $2::integer, now() + interval '1 minute')", [
      bucketName(rule, network),
      hits,
    ]);

  it("does not read the body of a question above the limit or the cap", async () => {
    const network = "203.0.113.7";
    await fill("chat-minute", 12, network);
    await fill("chat-cap-minute", 60, network);
    for (const body of ["no JSON at all", worstQuestions[0], { query: "my baby is not breathing" }]) {
      const response = await ask(body, network);
      expect(response.status).toBe(429);
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
      expect((await response.json()).error).toContain("Please wait a little");
    }
  });

  it("counts requests with an unreadable body", async () => {
    const network = "203.0.113.8";
    expect((await ask("no JSON at all", network)).status).toBe(400);
    const { rows } = await server.db.query("select hits from private.rate_limits where bucket = $1", [
      bucketName("chat-minute", network),
    ]);
    expect(rows).toEqual([{ hits: 1 }]);
  });

  it("rejects a body larger than any question needs, and accepts the longest question", async () => {
    const [question] = worstQuestions;
    expect((await ask({ ...question, padding: "x".repeat(140_000) }, "203.0.113.9")).status).toBe(413);
    const longest = {
      query: "悪".repeat(2_000),
      conversationHistory: Array(4).fill({ role: "assistant", content: "悪".repeat(4_000) }),
    };
    expect((await ask(longest, "203.0.113.9")).status).toBe(200);
  });

  it.each([
    ["herbal-analytics", "feedback-minute", 60],
    ["push-renewal", "push-renewal", 20],
  ])("counts a call of %s before its body is read", async (name, rule, limit) => {
    const network = "203.0.113.10";
    await fill(rule, limit, network);
    const response = await ask("no JSON at all", network, name);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});
